"""Two Heaps: a throw-away game, as small as a complete one can be.

It has everything the grammar knows: a deal, a die, hands and a pile that hide something, a look that reveals it to
one seat, a turn of two choices (the first one open), an interrupt, options, written positions and a table.

TH-S1  Six cards (or nine), 1 and up. Everyone gets two; the others are a face-down pile.
TH-T1  First go to the left or the right heap. Before that you may peek at the pile's top card, once.
TH-T2  Then bury a card there: it scores its number if it is higher than the heap's top card, else nothing.
       Or roll a die and score its eyes (twice, with the option "lucky").
TH-I1  Anybody may cheer at any time, once: 1 point.
TH-E1  After three turns each the game is over; the most points win, equal points share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

import attrs

from nutdesk.core.events import event
from nutdesk.core.game import (
    FINE,
    Game,
    Option,
    Options,
    Player,
    Refusal,
    Result,
    Ruling,
    ScoreLine,
    Tell,
    View,
    hush,
    no,
)
from nutdesk.core.moves import Action, Chance, Choice, Luck, Pending
from nutdesk.core.standing import Standing, scored
from nutdesk.core.table import Art, Box, Button, Gesture, Group, Label, Piece, SeatCard, Spot, Table
from nutdesk.core.words import Seat, say

HEAPS: Final = ("left", "right")
TURNS: Final = 3
SIZE: Final = (80.0, 110.0)


@attrs.frozen(slots=True, order=False)
class Go(Action):
    verb = "go"
    title = say("Go to a heap")
    heap: str


@attrs.frozen(slots=True, order=False)
class Bury(Action):
    verb = "bury"
    title = say("Bury a card")
    card: int


@attrs.frozen(slots=True, order=False)
class Roll(Action):
    verb = "roll"
    title = say("Roll")


@attrs.frozen(slots=True, order=False)
class Peek(Action):
    verb = "peek"
    title = say("Peek")


@attrs.frozen(slots=True, order=False)
class Cheer(Action):
    verb = "cheer"
    title = say("Cheer")
    seat: int


DEALT = event("TH-S1", "The cards are dealt")
WENT = event("TH-T1", "{seat} goes to the {heap} heap", "seat heap")
PEEKED = event("TH-T1", "{seat} peeks at the pile", "seat")
SAW = event("TH-T1", "{seat} sees a {card}", "seat card")
BURIED = event("TH-T2", "{seat} buries a {card}: +{points}", "seat card points")
ROLLED = event("TH-T2", "{seat} rolls a {eyes}", "seat eyes")
CHEERED = event("TH-I1", "{seat} cheers", "seat")
ENDED = event("TH-E1", "It is over")


def to_a_heap(seat: int) -> Choice:
    """Where a player may go is no secret."""
    return Choice(seat, "heap", "TH-T1", open=True)


@attrs.define
class TinyState:
    seats: int
    cards: int
    lucky: bool
    pending: list[Pending]
    hands: list[list[int]]
    pile: list[int]
    """First on top."""
    heaps: list[list[int]]
    """Last on top."""
    scores: list[int]
    cheered: list[bool]
    peeked: list[bool]
    """Who knows the pile's top card, which never moves."""
    heap: int = -1
    """The heap the player on turn went to, -1 before."""
    turns: int = 0
    """How many have been played, of all players together."""

    def copy(self) -> TinyState:
        return TinyState(
            self.seats,
            self.cards,
            self.lucky,
            self.pending[:],
            [hand[:] for hand in self.hands],
            self.pile[:],
            [heap[:] for heap in self.heaps],
            self.scores[:],
            self.cheered[:],
            self.peeked[:],
            self.heap,
            self.turns,
        )


@attrs.define
class TinyView(View):
    seats: int
    cards: int
    lucky: bool
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    pile: int
    top: int
    """The pile's top card if the viewer has seen it, else 0."""
    heaps: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    cheered: tuple[bool, ...]
    peeked: tuple[bool, ...]
    heap: int
    turns: int


class Tiny(Game):
    """The rules above, as plainly as they can be written."""

    id = "two-heaps"
    title = "Two Heaps"
    tagline = "Small enough to lose"
    players: ClassVar[tuple[int, ...]] = (2, 3)
    usual = 2
    secrets = ("hands",)
    unseen = ("pile",)
    minutes = 1
    shelf = 99
    options: ClassVar[tuple[Option, ...]] = (
        Option("lucky", "Lucky die", "The die counts twice.", "TH-T2"),
        Option("cards", "Cards", "How many there are.", "TH-S1", "six", ("six", "nine")),
    )
    verbs: ClassVar[tuple[type[Action], ...]] = (Go, Bury, Roll, Peek, Cheer)
    seats: ClassVar[tuple[Player, ...]] = (Player("Ann", "red"), Player("Bob", "blue"), Player("Cid", "white"))
    clauses = frozenset(("TH-S1", "TH-T1", "TH-T2", "TH-I1", "TH-E1"))

    def setup(self, options: Options, seats: int) -> TinyState:
        cards = 6 if options["cards"] == "six" else 9
        deal = Chance("deal", cards=cards, clause="TH-S1")
        return TinyState(
            seats,
            cards,
            bool(options["lucky"]),
            [deal],
            [[] for _ in range(seats)],
            [],
            [[], []],
            [0] * seats,
            [False] * seats,
            [False] * seats,
        )

    def judge(self, state: TinyState, action: Action) -> Ruling:
        due = state.pending[-1] if state.pending else None
        if not isinstance(due, Choice):
            return no("TH-E1", "It is over.")
        if isinstance(action, Cheer):
            if not 0 <= action.seat < state.seats or state.cheered[action.seat]:
                return no("TH-I1", "Everybody cheers once.")
            return FINE
        if due.kind == "heap":
            if isinstance(action, Go) and action.heap in HEAPS:
                return FINE
            if isinstance(action, Peek) and state.pile and not state.peeked[due.seat]:
                return Ruling(True, barrier="a card is seen")
            return no("TH-T1", "{seat} goes to a heap first.", "heap-left", "heap-right", seat=Seat(due.seat))
        if isinstance(action, Roll):
            return Ruling(True, barrier="a die is rolled")
        if isinstance(action, Bury) and action.card in state.hands[due.seat]:
            return FINE
        return no("TH-T2", "Bury a card of your hand, or roll.")

    def legal(self, state: TinyState) -> list[Action]:
        due = state.pending[-1] if state.pending else None
        if not isinstance(due, Choice):
            return []
        if due.kind == "heap":
            peek: list[Action] = [Peek()] if state.pile and not state.peeked[due.seat] else []
            return [*(Go(heap) for heap in HEAPS), *peek]
        return [*(Bury(card) for card in state.hands[due.seat]), Roll()]

    def interrupts(self, state: TinyState, seat: int) -> list[Action]:
        return [Cheer(seat)] if state.pending and not state.cheered[seat] else []

    def step(self, state: TinyState, action: Action, tell: Tell = hush) -> None:
        due = state.pending[-1]
        if isinstance(due, Chance) and isinstance(action, Luck):
            self._answer(state, due, action.values, tell)
            return
        assert isinstance(due, Choice)
        seat = due.seat
        match action:
            case Cheer(seat):
                state.cheered[seat] = True
                state.scores[seat] += 1
                tell(CHEERED, seat)
            case Peek():
                state.peeked[seat] = True
                tell(PEEKED, seat)
                tell(SAW, seat, state.pile[0], only=seat)
            case Go(heap):
                state.heap = HEAPS.index(heap)
                state.pending[-1] = Choice(seat, "card", "TH-T2")
                tell(WENT, seat, heap)
            case Bury(card):
                cards = state.heaps[state.heap]
                points = card if not cards or card > cards[-1] else 0
                state.hands[seat].remove(card)
                cards.append(card)
                state.scores[seat] += points
                tell(BURIED, seat, card, points)
                self._next(state, seat, tell)
            case Roll():
                state.pending[-1] = Chance("roll", dice=(6,), clause="TH-T2", about=(seat,))

    def _answer(self, state: TinyState, due: Chance, values: tuple[int, ...], tell: Tell) -> None:
        if due.kind == "roll":
            (seat,), (eyes,) = due.about, values
            state.scores[seat] += eyes * (2 if state.lucky else 1)
            tell(ROLLED, seat, eyes)
            self._next(state, seat, tell)
            return
        cards = [card + 1 for card in values]
        state.hands = [sorted(cards[2 * seat : 2 * seat + 2]) for seat in range(state.seats)]
        state.pile = cards[2 * state.seats :]
        state.pending[-1] = to_a_heap(0)
        tell(DEALT)

    def _next(self, state: TinyState, seat: int, tell: Tell) -> None:
        state.heap = -1
        state.turns += 1
        state.pending[-1] = to_a_heap((seat + 1) % state.seats)
        if state.turns == TURNS * state.seats:
            state.pending.clear()
            tell(ENDED)

    def view(self, state: TinyState, viewer: int) -> TinyView:
        due = state.pending[-1] if state.pending else None
        return TinyView(
            viewer,
            due,
            state.turns % state.seats,
            self.result(state),
            state.seats,
            state.cards,
            state.lucky,
            tuple(state.hands[viewer]) if viewer >= 0 else (),
            tuple(map(len, state.hands)),
            len(state.pile),
            state.pile[0] if viewer >= 0 and state.peeked[viewer] else 0,
            tuple(map(tuple, state.heaps)),
            tuple(state.scores),
            tuple(state.cheered),
            tuple(state.peeked),
            state.heap,
            state.turns,
        )

    def determinize(self, view: TinyView, rng: Random) -> TinyState:
        known = {*view.hand, view.top, *view.heaps[0], *view.heaps[1]}
        pool = [card for card in range(1, view.cards + 1) if card not in known]
        rng.shuffle(pool)
        hands = [
            list(view.hand) if seat == view.viewer else sorted(pool.pop() for _ in range(count))
            for seat, count in enumerate(view.counts)
        ]
        return TinyState(
            view.seats,
            view.cards,
            view.lucky,
            [view.due] if view.due else [],
            hands,
            [view.top, *pool] if view.top else pool,
            [list(heap) for heap in view.heaps],
            list(view.scores),
            list(view.cheered),
            list(view.peeked),
            view.heap,
            view.turns,
        )

    def standing(self, view: TinyView) -> tuple[Standing, ...]:
        return tuple(Standing(seat, (self.line(seat, points),)) for seat, points in enumerate(view.scores))

    def line(self, seat: int, points: int) -> ScoreLine:
        return ScoreLine(seat, say("points"), points, "TH-T2")

    def result(self, state: TinyState) -> Result | None:
        if state.pending:
            return None
        winners = tuple(seat for seat, points in enumerate(state.scores) if points == max(state.scores))
        lines = tuple(self.line(seat, points) for seat, points in enumerate(state.scores))
        return Result(tuple(state.scores), winners, "TH-E1", say("Everybody has had three turns."), lines)

    def position(self, data: Mapping[str, Any], options: Options, seats: int) -> TinyState:
        state = self.setup(options, seats)
        for key, value in data.items():
            if key not in ("hands", "pile", "heaps", "scores", "cheered", "peeked", "heap", "turns"):
                raise Refusal(no("", "A position has no '{key}'.", key=key), key)
            setattr(state, key, value.copy() if isinstance(value, list) else value)
        lying = sorted(card for place in (*state.hands, *state.heaps, state.pile) for card in place)
        if lying != list(range(1, state.cards + 1)):
            raise Refusal(no("TH-S1", "Every card lies somewhere, and once."), "hands")
        seat = state.turns % seats
        over = state.turns == TURNS * seats
        due = to_a_heap(seat) if state.heap < 0 else Choice(seat, "card", "TH-T2")
        state.pending = [] if over else [due]
        return state

    def describe(self, state: TinyState) -> dict[str, Any]:
        keys = ("hands", "pile", "heaps", "scores", "cheered", "peeked", "heap", "turns")
        return {key: getattr(state.copy(), key) for key in keys}

    def census(self, state: TinyState) -> Mapping[str, int]:
        lying = sum(map(len, (*state.hands, *state.heaps, state.pile)))
        return {"card": lying or state.cards}

    def table(self, view: TinyView, players: tuple[Player, ...]) -> Table:
        due = view.due if isinstance(view.due, Choice) else None
        if due:
            words = "{seat}: go to a heap" if due.kind == "heap" else "{seat}: bury a card or roll"
            prompt = say(words, seat=Seat(due.seat))
        else:
            prompt = say("It is over") if view.result else say("Wait")
        spots = [
            Spot(f"heap-{heap}", say("The {heap} heap", heap=heap), 200 + 300 * side, 200, 140, 180, art=_blank())
            for side, heap in enumerate(HEAPS)
        ]
        hand = [
            Piece(f"card-{card}", say("Your {card}", card=card), "hand", 0, 0, *SIZE, _card(card), like=f"card-{card}")
            for card in view.hand
        ]
        seats = [
            SeatCard(seat, (Label(str(points), 10, 4, 200, 40, 30),), 60, say("{seat}: {n}", seat=Seat(seat), n=points))
            for seat, points in enumerate(view.scores)
        ]
        return Table(
            700,
            500,
            (),
            tuple(spots),
            tuple(self._pieces(view)),
            scored(seats, self.standing(view), view.result),
            prompt,
            due.seat if due else None,
            due.clause if due else "TH-E1",
            tuple(self._gestures(view)),
            tuple(self._buttons(view)),
            (Group(say("Cards"), tuple(hand)),),
            say("Your hand"),
        )

    def _pieces(self, view: TinyView) -> list[Piece]:
        pieces = [
            Piece(
                f"{heap}-{k}",
                say("{card} on the {heap} heap", card=card, heap=heap),
                f"heap-{heap}",
                200 + 300 * side + 8 * k,
                200,
                *SIZE,
                _card(card),
                k,
                like=f"card-{card}",
            )
            for side, heap in enumerate(HEAPS)
            for k, card in enumerate(view.heaps[side])
        ]
        if view.pile:
            name = say("The pile, with {n} on top", n=view.top) if view.top else say("The pile, face down")
            pieces.append(Piece("pile", name, "", 350, 420, *SIZE, _card(view.top or "?")))
        side = view.heap if view.heap >= 0 else 0.5
        pieces.append(Piece("pawn", say("The pawn"), "", 200 + 300 * side, 80, 40, 40, _blank(), seat=view.turn))
        return pieces

    def _buttons(self, view: TinyView) -> list[Button]:
        buttons = []
        if view.viewer >= 0 and view.result is None and not view.cheered[view.viewer]:
            buttons.append(Button(say("Cheer"), (Cheer(view.viewer),), "C", clause="TH-I1"))
        if Roll() in view.legal:
            buttons.append(Button(say("Roll"), (Roll(),), "R", barrier="a die is rolled", clause="TH-T2"))
        if Peek() in view.legal:
            buttons.append(Button(say("Peek"), (Peek(),), "P", barrier="a card is seen", clause="TH-T1"))
        return buttons

    def _gestures(self, view: TinyView) -> list[Gesture]:
        if not view.legal:
            return []
        if view.heap >= 0:
            spot = f"heap-{HEAPS[view.heap]}"
            return [Gesture(f"card-{card}", spot, (Bury(card),), say("bury"), clause="TH-T2") for card in view.hand]
        carried = [
            Gesture(f"card-{card}", f"heap-{heap}", (Go(heap), Bury(card)), say("go and bury"), clause="TH-T2")
            for card in view.hand
            for heap in HEAPS
        ]
        going = [Gesture("pawn", f"heap-{heap}", (Go(heap),), say("go"), clause="TH-T1") for heap in HEAPS]
        return [*carried, *going]

    def attempt(self, view: TinyView, piece: str, spot: str) -> tuple[Action, ...]:
        if not view.legal or not piece.startswith("card-") or not spot.startswith("heap-"):
            return ()
        bury, heap = Bury(int(piece.removeprefix("card-"))), spot.removeprefix("heap-")
        return (bury,) if view.heap >= 0 and HEAPS[view.heap] == heap else (Go(heap), bury)


def _card(face: int | str) -> Art:
    return (Box(-40, -55, *SIZE, 8, "#FFF6E0", "#3B2416"), Label(str(face), -40, -25, 80, 50, 30, align="centre"))


def _blank() -> Art:
    return (Box(-20, -20, 40, 40, 12, "", "@line"),)


TINY: Final = Tiny()
