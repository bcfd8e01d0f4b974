"""Nice One Squirrel! as one object: its rules, its views, its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

from nutdesk.core.advice import Advice
from nutdesk.core.game import First, Game, Option, Options, Player, Result, Ruling, Tell, Use, hush
from nutdesk.core.moves import Action
from nutdesk.core.table import Cutout, Table
from nutdesk.core.words import say
from nutdesk.games.nice_one_squirrel import CARD, positions, rules, table, views
from nutdesk.games.nice_one_squirrel.actions import VERBS, Place, Play
from nutdesk.games.nice_one_squirrel.parts import COPIES, NUT, NUTS, SEATS, SPELLED
from nutdesk.games.nice_one_squirrel.state import State
from nutdesk.games.nice_one_squirrel.views import NiceOneView

CLAUSES = frozenset(
    (
        "NS-P1",
        "NS-P2",
        "NS-P3",
        "NS-S1",
        "NS-S2",
        "NS-T1",
        "NS-T2",
        "NS-T3",
        "NS-T4",
        "NS-T5",
        "NS-E1",
        "NS-E2",
        "NS-O1",
        "NS-O2",
    )
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

    def setup(self, options: Options, seats: int) -> State:
        return rules.setup(options, seats)

    def judge(self, state: State, action: Action) -> Ruling:
        return rules.judge(state, action)

    def legal(self, state: State) -> list[Action]:
        return rules.legal(state)

    def step(self, state: State, action: Action, tell: Tell = hush) -> None:
        rules.step(state, action, tell)

    def view(self, state: State, viewer: int) -> NiceOneView:
        return views.view(state, viewer)

    def determinize(self, view: NiceOneView, rng: Random) -> State:
        return views.determinize(view, rng)

    def result(self, state: State) -> Result | None:
        return rules.result(state)

    def position(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        return positions.position(data, options, seats)

    def describe(self, state: State) -> dict[str, Any]:
        return positions.describe(state)

    def census(self, state: State) -> Mapping[str, int]:
        if not any(state.hands) and not any(state.caches) and not state.box:
            return dict.fromkeys(NUTS, COPIES)  # before the deal
        lying = Counter(NUTS[nut] for place in (*state.hands, *state.caches, state.box) for nut in place)
        lying.update(NUTS[nut] for nut in state.hidden if nut >= 0)
        return lying

    def table(self, view: NiceOneView, players: tuple[Player, ...]) -> Table:
        return table.table(view, players)

    def attempt(self, view: NiceOneView, piece: str, spot: str) -> tuple[Action, ...]:
        return table.attempt(view, piece, spot)

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
        # Only now: who plays at the desk prints nothing.
        from nutdesk.games.nice_one_squirrel.cutouts import cutouts

        return cutouts()


GAME = NiceOneSquirrel()
