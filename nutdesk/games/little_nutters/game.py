"""Little Nutters as one object: its rules, its views, its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from nutdesk.core.game import First, Game, Use
from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.little_nutters import CARD, cues, exhibits, foresight, options, positions, rules, table, views
from nutdesk.games.little_nutters.actions import VERBS, Nullify, Play
from nutdesk.games.little_nutters.choices import KINDS
from nutdesk.games.little_nutters.parts import CHARACTERS, FACE, FACES, NUT, SEATS, in_nuts, spell
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.table import HAND_CARD

if TYPE_CHECKING:
    from nutdesk.core.advice import Advice

CLAUSES = frozenset(
    (
        "LN-S1",
        "LN-S2",
        "LN-S3",
        "LN-P1",
        "LN-P2",
        "LN-P3",
        "LN-P4",
        "LN-P5",
        "LN-P6",
        "LN-P7",
        "LN-T1",
        "LN-T2",
        "LN-T3",
        "LN-T4",
        "LN-T5",
        "LN-T6",
        "LN-T7",
        "LN-E1",
        "LN-D1",
        "LN-D2",
        "LN-D3",
        "LN-D4",
        "LN-D5",
        "LN-D6",
        "LN-D7",
        "LN-D8",
        "LN-D9",
        "LN-R1",
        "LN-R2",
        "LN-R3",
        "LN-R4",
        "LN-R5",
        "LN-R6",
        "LN-R7",
    )
)


class LittleNutters(Game):
    id, title, tagline, players, usual, shelf, minutes, untested = CARD
    secrets = ("hands", "offer")
    unseen = ("patches", "draw")
    card = HAND_CARD
    verbs = VERBS
    seats = SEATS
    clauses = CLAUSES
    first = First("LN-S3", say("By the rulebook it is whoever has the next birthday."))
    setup = staticmethod(rules.setup)
    judge = staticmethod(foresight.judge)
    legal = staticmethod(KINDS.legal)
    interrupts = staticmethod(options.interrupts)
    step = staticmethod(rules.step)
    view = staticmethod(views.view)
    determinize = staticmethod(views.determinize)
    standing = staticmethod(views.standing)
    result = staticmethod(rules.result)
    position = staticmethod(positions.position)
    describe = staticmethod(positions.describe)
    attempt = staticmethod(table.attempt)
    cues = staticmethod(cues.cues)
    exhibit = staticmethod(exhibits.exhibit)
    table = staticmethod(table.table)
    points = staticmethod(in_nuts)

    def census(self, state: State) -> Mapping[str, int]:
        lying: Counter[str] = Counter()
        piles = (
            *state.patches,
            *state.hands,
            *state.beside,
            state.draw,
            state.discard,
            state.forest,
            state.box,
            state.table,
            state.turned,
            state.offer,
            [block for block in state.blocks if block >= 0],
        )
        for pile in piles:
            lying.update(FACES[face] for face in pile)
        lying[FACES[NUT]] += sum(state.sacks)
        lying.update(CHARACTERS[one].id for one in (*state.characters, *state.spare))
        return lying

    def uses(self, state: State, action: Action) -> tuple[Use, ...]:
        verb = super().uses(state, action)
        if isinstance(action, Play | Nullify):
            return (*verb, (say("Cards played"), spell(FACE[action.card])))
        return verb

    def dealt(self, state: State, seat: int) -> tuple[Use, ...]:
        return (
            (say("Characters"), CHARACTERS[state.characters[seat]].name),
            *((say("Cards dealt"), spell(face)) for face in state.hands[seat]),
        )

    def advice(self) -> Advice:
        from nutdesk.games.little_nutters.advice import NuttersAdvice

        return NuttersAdvice(self)


GAME = LittleNutters()
