"""GAME_TITLE: whoever takes the last nut wins. Replace it, rule by rule, with a game of your own."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import attrs

from nutdesk.core.choices import ChoiceKind, Choices
from nutdesk.core.events import event
from nutdesk.core.game import FINE, Game, Options, Player, Result, Ruling, ScoreLine, Tell, View, hush, no
from nutdesk.core.moves import Action, Choice, Pending
from nutdesk.core.table import Box, Gesture, Oval, Piece, SeatCard, Spot, Table
from nutdesk.core.words import Seat, count, say
from nutdesk.core.written import Written

NUTS = 15
MOST = 3
TAKEN = event("XX-T1", "{seat} takes {n}", "seat n")
ENDED = event("XX-E1", "{seat} has taken the last nut", "seat")


@attrs.frozen(slots=True, order=False)
class Take(Action):
    verb = "take"
    title = say("Take nuts")
    n: int


@attrs.define
class State:
    seats: int
    pending: list[Pending]
    heap: int = NUTS
    taken: int = 0
    turn: int = 0

    def copy(self) -> State:
        return State(self.seats, self.pending[:], self.heap, self.taken, self.turn)


@attrs.define
class Seen(View):
    """All is public: a viewer sees the whole position."""

    state: State


def legal(state: State, due: Choice) -> list[Action]:
    return [Take(n) for n in range(1, min(MOST, state.heap) + 1)]


def judge(state: State, due: Choice, action: Take) -> Ruling:
    if 1 <= action.n <= min(MOST, state.heap):
        return FINE
    return no("XX-T1", "Take one, two or three nuts of those that are left.", "heap")


TURN = ChoiceKind(
    "take", "XX-T1", legal, {Take: judge}, no("XX-T1", "Take nuts."), say("{seat}: take up to three nuts")
)
KINDS = Choices(TURN, over=no("XX-E1", "The game is over."))


class Nuts(Game):
    id = "GAME_ID"
    title = "GAME_TITLE"
    tagline = say("Take the last nut")
    players = (2, 3, 4)
    usual = 2
    shelf = 99
    minutes = 2
    hands = False
    verbs = (Take,)
    seats = (
        Player(say("Red"), "red"),
        Player(say("Blue"), "blue"),
        Player(say("White"), "white"),
        Player(say("Yellow"), "yellow"),
    )
    clauses = frozenset(("XX-S1", "XX-T1", "XX-E1"))
    legal = staticmethod(KINDS.legal)
    judge = staticmethod(KINDS.judge)

    def setup(self, options: Options, seats: int) -> State:
        return State(seats, [TURN(0)])  # XX-S1

    def step(self, state: State, action: Any, tell: Tell = hush) -> None:
        seat = state.turn
        state.heap, state.taken, state.turn = state.heap - action.n, state.taken + action.n, (seat + 1) % state.seats
        state.pending = [TURN(state.turn)] if state.heap else []
        tell(TAKEN, seat, action.n)
        if not state.heap:
            tell(ENDED, seat)

    def result(self, state: State) -> Result | None:
        if state.heap:
            return None
        winner = (state.turn - 1) % state.seats
        scores = tuple(int(seat == winner) for seat in range(state.seats))
        lines = tuple(ScoreLine(seat, say("the last nut"), score, "XX-E1") for seat, score in enumerate(scores))
        return Result(scores, (winner,), "XX-E1", say("The last nut is taken."), lines)

    def view(self, state: State, viewer: int) -> Seen:
        return Seen(viewer, state.pending[-1] if state.pending else None, state.turn, self.result(state), state.copy())

    def determinize(self, view: Seen, rng: Random) -> State:
        return view.state.copy()

    def census(self, state: State) -> Mapping[str, int]:
        return {"nut": state.heap + state.taken}

    def position(self, data: Mapping[str, Any], options: Options, seats: int) -> State:
        written = Written(data, "heap turn")
        heap, turn = written.number("heap", 0, NUTS, "XX-S1", NUTS), written.number("turn", 0, seats - 1)
        return State(seats, [TURN(turn)] if heap else [], heap, NUTS - heap, turn)

    def describe(self, state: State) -> dict[str, Any]:
        return {"heap": state.heap, "turn": state.turn}

    def table(self, view: Seen, players: tuple[Player, ...]) -> Table:
        heap, due = view.state.heap, view.due
        lying = count(heap, "The heap: {n} nut", "The heap: {n} nuts")
        spots = (Spot("heap", lying, 480, 280, 800, 480), Spot("bag", say("The bag"), 1080, 280, 220, 300))
        nuts = tuple(_nut(k + 1, 200 + 140 * (k % 5), 150 + 130 * (k // 5)) for k in range(heap))
        seats = tuple(map(_seat, range(view.state.seats)))
        prompt = KINDS.prompt(view, due) if isinstance(due, Choice) else say("The last nut is taken.")
        on_turn, clause = (view.turn, "XX-T1") if due else (None, "XX-E1")
        gestures = tuple(_take(heap, n) for n in range(1, len(view.legal) + 1))
        how = say("Drag a nut into the bag: those after it come along")
        bag = (Box(970, 130, 220, 300, 40, "#8A6238", "#3B2416"),)
        return Table(1240, 560, bag, spots, nuts, seats, prompt, on_turn, clause, gestures, how=how)

    def attempt(self, view: Seen, piece: str, spot: str) -> tuple[Action, ...]:
        if not view.legal or not piece.startswith("nut-") or spot != "bag":
            return ()
        return (Take(view.state.heap + 1 - int(piece.removeprefix("nut-"))),)


def _nut(number: int, x: float, y: float) -> Piece:
    art = (Oval(-40, -40, 80, 80, "#C98B4A", "#3B2416", 3),)
    return Piece(f"nut-{number}", say("Nut {n}", n=number), "heap", x, y, 90, 90, art, sound="nut")


def _seat(seat: int) -> SeatCard:
    name = say("{seat}", seat=Seat(seat))
    return SeatCard(seat, (), 10, name)


def _take(heap: int, n: int) -> Gesture:
    return Gesture(f"nut-{heap + 1 - n}", "bag", (Take(n),), count(n, "take {n} nut", "take {n} nuts"), clause="XX-T1")


GAME = Nuts()
