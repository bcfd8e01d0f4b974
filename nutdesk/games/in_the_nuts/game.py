"""In the Nuts! as one object: its rules, its views, its table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from nutdesk.core.advice import Advice
from nutdesk.core.game import First, Game, Use
from nutdesk.core.words import say
from nutdesk.games.in_the_nuts import CARD, choices, cues, exhibits, positions, rules, scoring, table, views
from nutdesk.games.in_the_nuts.actions import VERBS
from nutdesk.games.in_the_nuts.parts import CAPACITY, CARDS, COPIES, FULL, NUTS, POINTS, SEATS
from nutdesk.games.in_the_nuts.state import State, own

CLAUSES = frozenset(
    (
        "IN-P1",
        "IN-P2",
        "IN-P3",
        "IN-P4",
        "IN-S1",
        "IN-S2",
        "IN-S3",
        "IN-S4",
        "IN-T1",
        "IN-T2",
        "IN-T3",
        "IN-T4",
        "IN-C1",
        "IN-C2",
        "IN-C3",
        "IN-C4",
        "IN-C5",
        "IN-N1",
        "IN-N2",
        "IN-N3",
        "IN-E1",
        "IN-E2",
        "IN-E3",
    )
)


class InTheNuts(Game):
    id, title, tagline, players, usual, shelf, minutes, untested = CARD
    unseen = ("pile", "aside")
    verbs = VERBS
    seats = SEATS
    clauses = CLAUSES
    first = First("IN-S4", say("By the rulebook it is whoever saw a squirrel last."))
    setup = staticmethod(rules.setup)
    judge = staticmethod(rules.judge)
    legal = staticmethod(choices.KINDS.legal)
    step = staticmethod(rules.step)
    view = staticmethod(views.view)
    determinize = staticmethod(views.determinize)
    standing = staticmethod(views.standing)
    result = staticmethod(scoring.result)
    position = staticmethod(positions.position)
    describe = staticmethod(positions.describe)
    attempt = staticmethod(table.attempt)
    cues = staticmethod(cues.cues)
    table = staticmethod(table.table)
    exhibit = staticmethod(exhibits.exhibit)

    def census(self, state: State) -> Mapping[str, int]:
        seats = range(state.seats)
        squirrels = {
            f"{SEATS[seat].colour} squirrel": state.supply[seat]
            + sum(field[seat] for field in state.fields)
            + (state.track.bit_count() if seat == state.turn else 0)
            for seat in seats
        }
        cards = Counter({NUTS[nut]: copies for nut, copies in enumerate(state.box)})
        cards.update(NUTS[nut] for nut in (*views.in_sight(state), *state.pile, *state.aside))
        if state.pending and state.pending[-1] == choices.DEALS[state.seats]:
            cards = Counter(dict(zip(NUTS, COPIES, strict=True)))  # before the deal
        return {**squirrels, **cards, "storage card": len(state.kinds)}

    def holds(self, state: State, seat: int) -> tuple[Use, ...]:
        full = (at % CARDS for at in own(seat) if state.kinds[at] == FULL)
        return tuple(
            (say("Storage cards"), say("{nuts} nuts, {points} points", nuts=CAPACITY[card], points=POINTS[card]))
            for card in full
        )

    def advice(self) -> Advice:
        from nutdesk.games.in_the_nuts.advice import InTheNutsAdvice

        return InTheNutsAdvice(self)


GAME = InTheNuts()
