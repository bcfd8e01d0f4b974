"""How to play In the Nuts! well: what storage cards, squirrels on the hill and a half-done turn promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any, Final

import attrs

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Pick, Place, Roll, Send, Steal, Stop, Store
from nutdesk.games.in_the_nuts.foresight import THROWS, busts, foresee
from nutdesk.games.in_the_nuts.parts import (
    BELOW,
    CAPACITY,
    CARDS,
    DECKS,
    EMPTY,
    FIELD,
    FULL,
    NEED,
    NUT,
    OVER,
    PLACE,
    PLAIN,
    POINTS,
    RACCOONS,
    SHOWS,
    SPACES,
    TOP,
    UP,
)  # fmt: skip
from nutdesk.games.in_the_nuts.reasons import why
from nutdesk.games.in_the_nuts.scoring import result
from nutdesk.games.in_the_nuts.state import State, worth

Cards = tuple[int, ...]
"""The kinds on a seat's eight storage cards, then how many nuts lie on each."""


@attrs.frozen
class Worth:
    """What things are worth to a seat, as log-odds of winning."""

    full: float
    """Ten points of full storage cards."""
    fill: float
    """Ten points of a storage card that is begun, times the part that is filled …"""
    square: float
    """… times the square of this part …"""
    nut: float
    """… and for each nut that lies there."""
    joker: float
    """A joker that waits for its place."""
    squirrel: float
    """A squirrel that waits on the hill, wherever it is."""
    raccoons: tuple[float, float]
    """One more for waiting in the lower and in the upper raccoon field."""
    david: float
    """David's company: nobody steals here."""
    turn: float
    """Having the turn, before its first throw."""


KNOWN: Final = {
    0: Worth(1.80, -1.17, 2.29, 0.33, 0.70, 0.27, (0.79, 0.12), 0.02, 0.88),
    6: Worth(1.21, -0.86, 1.69, 0.31, 0.38, 0.20, (0.42, 0.15), 0.62, 0.43),
    18: Worth(1.04, 1.84, -0.10, -0.27, 0.11, 0.15, (0.00, 0.05), 0.48, 0.29),
    38: Worth(0.58, 1.01, -0.23, -0.09, 0.04, 0.11, (0.31, 0.01), 0.26, 0.30),
}
"""By the cards left in the draw pile; between them it changes evenly.

Found by logistic regression: who won, from the differences of two seats before every turn of 8,000 games of young
squirrels that now and then took something else.
"""
POINT: Final = 0.35
"""A point in the last turn, when nothing but points counts."""
MORE: Final = (0.9, 0.74, 0.6, 0.5, 0.41, 0.34, 0.28, 0.24)
"""How much of a turn is still to come, by the squirrels on the track.

A whole turn moves the lead by twice what having it is worth: it is over when the other one has it.
"""
START: Final = 0.02
"""What it is worth beyond this to be just about to throw: clever squirrels make more of a turn than young ones."""
SHARP: Final = 8.0
"""How much more a nut or a place draws the more it is worth."""


def _between(pile: int) -> Worth:
    """What things are worth with so many cards in the pile."""
    marks = sorted(KNOWN)
    low = max(mark for mark in marks if mark <= pile)
    high = min((mark for mark in marks if mark > pile), default=low)
    part = (pile - low) / (high - low) if high > low else 0.0

    def mix(one: Any, other: Any) -> Any:
        if isinstance(one, tuple):
            return tuple(map(mix, one, other))
        return one + part * (other - one)

    return Worth(*map(mix, attrs.astuple(KNOWN[low], recurse=False), attrs.astuple(KNOWN[high], recurse=False)))


WORTH: Final = tuple(_between(pile) for pile in range(len(max(DECKS.values(), key=len))))
WAITING: Final = tuple(
    tuple(
        worth.squirrel + (worth.raccoons[RACCOONS.index(field)] if field in RACCOONS and pile else 0.0)
        for field in range(len(NEED))
    )
    for pile, worth in enumerate(WORTH)
)
"""By the cards in the pile, for every field: what a squirrel that waits there is worth."""


@cache
def _bust(track: int) -> float:
    """The chance that the next throw finds both spaces taken, by the bits of the track."""
    return busts(tuple(space for space in SPACES if track >> space & 1)) / THROWS


@cache
def _climbers(track: int) -> tuple[int, ...]:
    """The fields that the squirrels of a track move up to."""
    return tuple(OVER[space] for space in SPACES if track >> space & 1)


@lru_cache(1 << 13)
def _stock(cards: Cards, jokers: tuple[int, ...], pile: int) -> float:
    """What a seat's storage cards promise; in the last turn, which has no pile, they count as they are."""
    if not pile:
        return POINT * _counted(cards, jokers)
    worth = WORTH[pile]
    total = worth.joker * len(jokers)
    for card in range(CARDS):
        kind = cards[card]
        if kind == FULL:
            total += worth.full * POINTS[card] / 10
        elif kind != EMPTY:
            lying = cards[CARDS + card]
            part = lying / CAPACITY[card]
            total += POINTS[card] / 10 * part * (worth.fill + worth.square * part) + worth.nut * lying
    return total


def _counted(cards: Cards, jokers: tuple[int, ...]) -> int:
    """The points of a seat, each joker laid where it serves best (IN-E2)."""
    if jokers:
        ways = _stored(cards, jokers[0])
        return max((_counted(after, jokers[1:]) for after in ways), default=_counted(cards, jokers[1:]))
    return sum(worth(cards[card], cards[CARDS + card], card) for card in range(CARDS))


def _stored(cards: Cards, nut: int) -> list[Cards]:
    """The storage cards after every different way to store a nut."""
    out, seen = [], set()
    for card in range(CARDS):
        kind, lying = cards[card], cards[CARDS + card]
        for one in SHOWS[nut]:
            look = one, kind, lying, CAPACITY[card]
            if kind in (EMPTY, one) and look not in seen:
                seen.add(look)
                out.append(_with(cards, card, one))
    return out


def _with(cards: Cards, card: int, kind: int) -> Cards:
    """The storage cards with one nut of a kind more on one of them."""
    after, lying = list(cards), cards[CARDS + card] + 1
    after[card], after[CARDS + card] = (FULL, 0) if lying == CAPACITY[card] else (kind, lying)
    return tuple(after)


@lru_cache(1 << 13)
def _gain(cards: Cards, pile: int, nut: int) -> float:
    """What one more nut of this sort brings."""
    if nut < 0:
        return 0.0
    here = _stock(cards, (), pile)
    best = max((_stock(after, (), pile) - here for after in _stored(cards, nut)), default=0.0)
    return max(best, WORTH[pile].joker) if nut >= PLAIN and pile else best


@lru_cache(1 << 13)
def _prospects(
    cards: Cards, jokers: tuple[int, ...], pile: int, display: tuple[int, ...]
) -> tuple[float, tuple[float, ...]]:
    """What a seat's storage cards promise, and what each face-up nut would add."""
    return _stock(cards, jokers, pile), tuple(_gain(cards, pile, nut) for nut in display)


def _theft(thief: Cards, victim: Cards, pile: int, card: int) -> tuple[float, float]:
    """What a nut taken from this card brings the thief, and what it costs the victim."""
    nut, left = victim[card], victim[CARDS + card] - 1
    after = list(victim)
    after[card], after[CARDS + card] = nut if left else EMPTY, left
    return _gain(thief, pile, nut), _stock(victim, (), pile) - _stock(tuple(after), (), pile)


@lru_cache(1 << 13)
def _best_theft(thief: Cards, victim: Cards, pile: int) -> tuple[float, float]:
    """The theft that hurts and helps most; nothing where nothing lies."""
    ways = [_theft(thief, victim, pile, card) for card in range(CARDS) if victim[CARDS + card]]
    return max(ways, key=sum, default=(0.0, 0.0))


class _Outlook:
    """What a position promises each seat, as log-odds, if it were counted from here."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = range(state.seats)
        self.pile = pile = 0 if state.last else len(state.pile)
        self.worth = WORTH[pile]
        self.each = WAITING[pile]
        kinds, lying = state.kinds, state.lying
        self.cards = [(*kinds[at : at + CARDS], *lying[at : at + CARDS]) for at in range(0, len(kinds), CARDS)]
        display = tuple(state.display)
        known = [_prospects(self.cards[seat], tuple(state.jokers[seat]), pile, display) for seat in self.seats]
        self.stock = [stock for stock, _ in known]
        self.shown = [shown for _, shown in known]

    def odds(self) -> list[float]:
        state = self.state
        due = state.pending[-1]
        kind = due.kind
        if kind == "again":
            return self.going_on(state.track)
        if type(due) is Chance:
            return self.thrown(state.track, self.settled(state.track))
        if kind == "place":
            green, one, other = state.roll
            ways = [
                self.going_on(state.track | 1 << space)
                for space in {green + one, green + other}
                if not state.track >> space & 1
            ]
            return max(ways, key=self.lead)
        collecting = state.check >= 0
        odds = self.settled(0, collecting)
        for owed in state.pending:
            if type(owed) is not Choice:
                continue
            seat = owed.seat
            if owed.kind == "store":
                odds[seat] += _gain(self.cards[seat], self.pile, owed.about[0])
            elif owed.kind == "pick":
                shown = self.shown[seat]
                odds[seat] += max(shown[place] for place in BELOW[min(owed.about[0], TOP)])
            elif owed.kind == "steal":
                self.rob(odds, seat)
            elif owed.kind == "send":
                odds[seat] += self.worth.squirrel
        return odds

    def first_sight(self, seat: int, action: Action) -> float:
        """What choosing a nut or its place brings, as far as the storage cards tell."""
        cards = self.cards[seat]
        if isinstance(action, Pick):
            return self.shown[seat][PLACE[action.place]]
        if isinstance(action, Store | Lay):
            paid = self.worth.joker if isinstance(action, Lay) and self.pile else 0.0
            here = _stock(cards, (), self.pile)
            return _stock(_with(cards, action.card - 1, NUT[action.nut]), (), self.pile) - here - paid
        if isinstance(action, Keep):
            return self.worth.joker if self.pile else 0.0
        if isinstance(action, Steal):
            return sum(_theft(cards, self.cards[action.victim - 1], self.pile, action.card - 1))
        return self.shown[seat][BELOW[FIELD[action.field]][0]] if isinstance(action, Send) else 0.0

    def rob(self, odds: list[float], thief: int) -> None:
        """The thief takes what hurts the best of those that David is not with, and David goes there (IN-C5)."""
        david = self.state.david
        victims = [seat for seat in self.seats if seat not in (thief, david) and any(self.cards[seat][CARDS:])]
        if victims:
            victim = max(victims, key=odds.__getitem__)
            brings, costs = _best_theft(self.cards[thief], self.cards[victim], self.pile)
            odds[thief] += brings
            odds[victim] += self.worth.david - costs
            if david >= 0:
                odds[david] -= self.worth.david

    def going_on(self, track: int) -> list[float]:
        """With these squirrels on the track: the better of stopping and throwing once more."""
        now = self.settled(track)
        return max(now, self.thrown(track, now), key=self.lead)

    def lead(self, odds: Sequence[float]) -> float:
        """How far the player whose turn it is would be ahead of the best of the others."""
        turn = self.state.turn
        return odds[turn] - max(one for seat, one in enumerate(odds) if seat != turn)

    def thrown(self, track: int, now: Sequence[float]) -> list[float]:
        """With one more throw: all is lost, or one more squirrel stands on the track."""
        state = self.state
        seat = state.turn
        if state.supply[seat] <= (track & ~state.track).bit_count():
            return list(now)
        bust = _bust(track)
        odds = list(now)
        odds[seat] += 2 * self.worth.turn * MORE[min(track.bit_count(), len(MORE) - 1)]
        if not bust:
            return odds
        return [(1 - bust) * here + bust * there for here, there in zip(odds, self.settled(0), strict=True)]

    def settled(self, track: int, over: bool = True) -> list[float]:
        """If the squirrels of the track moved up, everything were collected (IN-C1) and the turn were over."""
        state, worth = self.state, self.worth
        odds, turn, seats = self.stock[:], state.turn, self.seats
        fields = [field[:] for field in state.fields]
        if not state.last:
            odds[(turn + over) % state.seats] += worth.turn + START
            if state.david >= 0:
                odds[state.david] += worth.david
        for number in _climbers(track):
            fields[number][turn] += 1
        for number, field in enumerate(fields):
            if max(field) >= NEED[number]:
                self.collect(fields, number, odds)
            each = self.each[number]
            for seat in seats:
                if field[seat]:
                    odds[seat] += each * field[seat]
        return odds

    def collect(self, fields: list[list[int]], number: int, odds: list[float]) -> None:
        """Nuts for those who have enough in a field, in turn; the others are pushed up."""
        state, field, need = self.state, fields[number], NEED[number]
        fresh = 1.0
        for step in range(state.seats):
            seat = (state.turn + step) % state.seats
            while field[seat] >= need:
                field[seat] -= need
                below = BELOW[number]
                shown = self.shown[seat]
                odds[seat] += fresh * (shown[below[0]] if len(below) == 1 else max(shown[at] for at in below))
                fresh = 0.8  # what is turned up next may fit less
                if number in RACCOONS:
                    self.rob(odds, seat)
                if number < TOP:
                    above = fields[UP[number]]
                    for other in self.seats:
                        if other != seat and 0 < field[other] < need:
                            above[other] += field[other]
                            field[other] = 0


class InTheNutsAdvice(Advice):
    """Counts what lies safe, hopes for what is begun, and fears the bust."""

    depth = 0

    def value(self, state: State) -> Sequence[float]:
        if not state.pending:
            done = result(state)
            assert done is not None
            return [(seat in done.winners) / len(done.winners) for seat in range(state.seats)]
        due = state.pending[-1]
        if type(due) is Chance and due.cards:
            return [1 / state.seats] * state.seats
        odds = _Outlook(state).odds()
        best = max(odds)
        chances = [exp(one - best) for one in odds]
        total = sum(chances)
        return [one / total for one in chances]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        due = state.pending[-1]
        if due.kind == "again":
            bust = _bust(state.track)
            nuts = sum(1 for one in foresee(state) if one.seat == state.turn)
            roll = (1 - bust) ** (2 + 2 * nuts)
            return [roll if type(action) is Roll else 1 - roll if type(action) is Stop else 0.1 for action in actions]
        if due.kind == "roll":
            return [1.0 if type(action) is Roll else 0.2 for action in actions]
        if due.kind == "place":
            mine = [field[state.turn] for field in state.fields]
            for number in _climbers(state.track):
                mine[number] += 1
            here = [OVER[action.space] for action in actions if isinstance(action, Place)]
            return [1.0 + 1.5 * (mine[number] % 2) + (number in RACCOONS) for number in here]
        outlook = _Outlook(state)
        assert isinstance(due, Choice)
        gains = [outlook.first_sight(due.seat, action) for action in actions]
        best = max(gains)
        return [exp(SHARP * (gain - best)) for gain in gains]

    def why(self, view: Any, action: Action) -> Say:
        return why(view, action)
