"""Nice One Squirrel! as one object: its rules, its views, its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from nutdesk.core.advice import Advice
from nutdesk.core.game import First, Game, Option, Use
from nutdesk.core.moves import Action
from nutdesk.core.table import Cutout
from nutdesk.core.words import say
from nutdesk.games.nice_one_squirrel import CARD, cues, exhibits, positions, rules, table, views
from nutdesk.games.nice_one_squirrel.actions import VERBS, Place, Play
from nutdesk.games.nice_one_squirrel.choices import KINDS
from nutdesk.games.nice_one_squirrel.parts import COPIES, NUT, NUTS, SEATS, SPELLED
from nutdesk.games.nice_one_squirrel.state import State

CLAUSES = frozenset(
    f"NS-{group}{number}"
    for group, last in (("P", 3), ("S", 2), ("T", 5), ("E", 2), ("O", 2))
    for number in range(1, last + 1)
)


class NiceOneSquirrel(Game):
    id, title, tagline, players, usual, shelf, minutes, untested = CARD
    options = (
        Option(
            "taking-up",
            say("Taking up nuts"),
            say("Instead of playing a nut you may take one from your cache; 20 points end the game too."),
            "NS-O1",
        ),
    )
    secrets = ("hands",)
    unseen = ("hidden",)
    verbs = VERBS
    seats = SEATS
    clauses = CLAUSES
    first = First("NS-S2", say("By the rulebook it is the youngest."))

    setup = staticmethod(rules.setup)
    judge = staticmethod(KINDS.judge)
    legal = staticmethod(KINDS.legal)
    step = staticmethod(rules.step)
    view = staticmethod(views.view)
    determinize = staticmethod(views.determinize)
    standing = staticmethod(views.standing)
    result = staticmethod(rules.result)
    position = staticmethod(positions.position)
    describe = staticmethod(positions.describe)
    attempt = staticmethod(table.attempt)
    cues = staticmethod(cues.cues)
    table = staticmethod(table.table)
    exhibit = staticmethod(exhibits.exhibit)

    def census(self, state: State) -> Mapping[str, int]:
        if not any(state.hands) and not any(state.caches) and not state.box:
            return dict.fromkeys(NUTS, COPIES)  # before the deal
        lying = Counter(NUTS[nut] for place in (*state.hands, *state.caches, state.box) for nut in place)
        lying.update(NUTS[nut] for nut in state.hidden if nut >= 0)
        return lying

    def uses(self, state: State, action: Action) -> tuple[Use, ...]:
        verb = super().uses(state, action)
        if isinstance(action, Play):
            return (*verb, (say("Nuts played"), SPELLED[NUT[action.nut]]))
        if isinstance(action, Place):
            return (*verb, (say("First caches"), say("cache {n}", n=action.cache)))
        return verb

    def advice(self) -> Advice:
        from nutdesk.games.nice_one_squirrel.advice import NiceOneAdvice

        return NiceOneAdvice(self)

    def cutouts(self) -> tuple[Cutout, ...]:
        # Imported only here, as games at the desk print nothing.
        from nutdesk.games.nice_one_squirrel.cutouts import cutouts

        return cutouts()


GAME = NiceOneSquirrel()
