"""How to play In the Nuts! well: what storage cards, squirrels on the hill and a half-done turn promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from typing import Any, Final

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Pick, Place, Roll, Send, Steal, Stop, Store
from nutdesk.games.in_the_nuts.foresight import THROWS, busts, foresee
from nutdesk.games.in_the_nuts.parts import (
    BELOW,
    CAPACITY,
    CARDS,
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
    SQUIRRELS,
    TOP,
    UP,
)  # fmt: skip
from nutdesk.games.in_the_nuts.reasons import why
from nutdesk.games.in_the_nuts.scoring import result
from nutdesk.games.in_the_nuts.state import State

Cards = tuple[int, ...]
"""The kinds on a seat's eight storage cards, then how many nuts lie on each."""

# All in points of the final score; fitted by games of the greedy player against itself.
UNIT: Final = 3.2
"""What a nut is worth as long as nobody knows which."""
HOPE: Final = (
    (), (), (0.0, 0.42), (0.0, 0.20, 0.52), (0.0, 0.14, 0.32, 0.60),
)  # fmt: skip
"""By how many squirrels a field needs: the share of its nut that those who wait there are worth."""
TEMPO: Final = 2.6
"""Having the turn before the first throw."""
STOLEN: Final = (2.6, 2.2)
"""What a theft brings the thief, and what it costs the victim."""
KEPT: Final = 3.4
"""A joker that waits for the best place."""
SHARE: Final = 0.31
"""How many of a player's nuts are of a kind he wants."""


@cache
def _bust(track: int) -> float:
    """The chance that the next throw finds both spaces taken, by the bits of the track."""
    return busts(tuple(space for space in SPACES if track >> space & 1)) / THROWS


@cache
def _climbers(track: int) -> tuple[int, ...]:
    """The fields that the squirrels of a track move up to."""
    return tuple(OVER[space] for space in SPACES if track >> space & 1)


@cache
def _enough(need: int, coming: int) -> float:
    """The chance that so many nuts of one kind are among those still coming: a Poisson tail."""
    mean = SHARE * coming + 0.15
    term = total = exp(-mean)
    for number in range(1, need):
        term *= mean / number
        total += term
    return max(0.0, 1.0 - total)


@lru_cache(1 << 16)
def _stock(cards: Cards, jokers: tuple[int, ...], coming: int) -> float:
    """What a seat's storage cards promise: full ones their points, the others as far as they may still be filled."""
    points, owed = 0.0, [0] * PLAIN
    open_: list[tuple[int, int, int]] = []
    empty: list[int] = []
    for card in range(CARDS):
        kind, lying = cards[card], cards[CARDS + card]
        if kind == FULL:
            points += POINTS[card]
        elif kind == EMPTY:
            empty.append(card)
        else:
            points += lying
            open_.append((CAPACITY[card] - lying, card, kind))
    for need, card, kind in sorted(open_):
        owed[kind] += need
        points += (POINTS[card] - CAPACITY[card]) * _enough(owed[kind], coming)
    for card in reversed(empty):
        kind = min(range(PLAIN), key=owed.__getitem__)
        chance = _enough(owed[kind] + CAPACITY[card], coming)
        points += POINTS[card] * chance
        owed[kind] += CAPACITY[card] if chance > 0.3 else 0
    if jokers:
        points += KEPT * len(jokers) if coming else _laid(cards, jokers)
    return points


def _laid(cards: Cards, jokers: tuple[int, ...]) -> float:
    """What kept jokers bring when nothing more comes: each to where it serves best."""
    if not jokers:
        return 0.0
    return max(
        (_stock(after, jokers[1:], 0) - _stock(cards, (), 0) for after in _stored(cards, jokers[0])), default=0.0
    )


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


@lru_cache(1 << 16)
def _worth(cards: Cards, coming: int, nut: int) -> float:
    """What one more nut of this sort brings."""
    if nut < 0:
        return 0.0
    here = _stock(cards, (), coming)
    best = max((_stock(after, (), coming) - here for after in _stored(cards, nut)), default=0.0)
    return max(best, KEPT if nut >= PLAIN and coming else 0.0)


@lru_cache(1 << 16)
def _prospects(
    cards: Cards, jokers: tuple[int, ...], coming: int, display: tuple[int, ...]
) -> tuple[float, tuple[float, ...]]:
    """What a seat's storage cards promise, and what each face-up nut would add."""
    return _stock(cards, jokers, coming), tuple(_worth(cards, coming, nut) for nut in display)


class _Outlook:
    """What a position promises each seat, in points, if it were counted from here."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = seats = range(state.seats)
        self.coming = coming = 0 if state.last else len(state.pile) // state.seats + 1
        kinds, lying = state.kinds, state.lying
        self.cards = [(*kinds[at : at + CARDS], *lying[at : at + CARDS]) for at in range(0, len(kinds), CARDS)]
        display = tuple(state.display)
        known = [_prospects(self.cards[seat], tuple(state.jokers[seat]), coming, display) for seat in seats]
        self.stock = [stock for stock, _ in known]
        self.shown = [shown for _, shown in known]

    def points(self) -> list[float]:
        state = self.state
        due = state.pending[-1]
        kind = due.kind
        if kind == "again":
            now = self.settled(state.track)
            return max(now, self.thrown(state.track, now), key=lambda points: _lead(points, state.turn))
        if type(due) is Chance:
            return self.thrown(state.track, self.settled(state.track))
        if kind == "place":
            green, one, other = state.roll
            ways = []
            for space in {green + one, green + other}:
                if not state.track >> space & 1:
                    track = state.track | 1 << space
                    now = self.settled(track)
                    ways.append(max(now, self.thrown(track, now), key=lambda points: _lead(points, state.turn)))
            return max(ways, key=lambda points: _lead(points, state.turn))
        points = self.settled(0)
        for owed in state.pending:
            if type(owed) is not Choice:
                continue
            seat = owed.seat
            if owed.kind == "store":
                points[seat] += _worth(self.cards[seat], self.coming, owed.about[0])
            elif owed.kind == "pick":
                shown = self.shown[seat]
                points[seat] += max(shown[place] for place in BELOW[min(owed.about[0], TOP)])
            elif owed.kind == "steal":
                self.rob(points, seat)
            elif owed.kind == "send":
                points[seat] += HOPE[2][1] * UNIT
            elif owed.kind == "roll":
                points[seat] += TEMPO
        if kind in ("store", "pick", "steal") and state.check >= 0 and not state.last:
            points[(state.turn + 1) % state.seats] += TEMPO
        return points

    def first_sight(self, seat: int, action: Action) -> float:
        """What choosing a nut or its place brings, as far as the storage cards tell."""
        state, cards = self.state, self.cards[seat]
        if isinstance(action, Pick):
            return self.shown[seat][PLACE[action.place]]
        if isinstance(action, Store | Lay):
            paid = KEPT if isinstance(action, Lay) and self.coming else 0.0
            return _stock(_with(cards, action.card - 1, NUT[action.nut]), (), self.coming) - self.stock[seat] - paid
        if isinstance(action, Keep):
            return KEPT if self.coming else 0.0
        if isinstance(action, Steal):
            victim, card = action.victim - 1, action.card - 1
            theirs = self.cards[victim]
            nut = theirs[card]
            left = theirs[CARDS + card] - 1
            after = list(theirs)
            after[card], after[CARDS + card] = nut if left else EMPTY, left
            loss = self.stock[victim] - _stock(tuple(after), tuple(state.jokers[victim]), self.coming)
            return loss + _worth(cards, self.coming, nut)
        return self.shown[seat][BELOW[FIELD[action.field]][0]] if isinstance(action, Send) else 0.0

    def rob(self, points: list[float], thief: int) -> None:
        safe = thief, self.state.david
        victims = [seat for seat in self.seats if seat not in safe and any(self.cards[seat][CARDS:])]
        if victims:
            points[thief] += STOLEN[0]
            points[max(victims, key=points.__getitem__)] -= STOLEN[1]

    def thrown(self, track: int, now: Sequence[float]) -> list[float]:
        """With one more throw: all is lost, or one more squirrel stands on the track."""
        state = self.state
        seat = state.turn
        if state.supply[seat] <= 0:
            return list(now)
        bust = _bust(track)
        lost = self.settled(0) if bust else list(now)
        points = [(1 - bust) * here + bust * there for here, there in zip(now, lost, strict=True)]
        points[seat] += (1 - bust) * UNIT * MORE[min(track.bit_count(), len(MORE) - 1)]
        return points

    def settled(self, track: int) -> list[float]:
        """If the squirrels of the track moved up and everything were collected (IN-C1)."""
        state = self.state
        points, turn, seats = self.stock[:], state.turn, self.seats
        fields = state.fields
        collects = track or state.check >= 0
        if collects:
            fields = [field[:] for field in fields]
            for number in _climbers(track):
                fields[number][turn] += 1
            if track and not state.last:
                points[(turn + 1) % state.seats] += TEMPO
        waiting = WAITING if self.coming else LAST_WAITING
        for number, field in enumerate(fields):
            most = max(field)
            if most:
                if collects and most >= NEED[number]:
                    self.collect(fields, number, points)
                hope = waiting[number]
                for seat in seats:
                    points[seat] += hope[field[seat]]
        return points

    def collect(self, fields: list[list[int]], number: int, points: list[float]) -> None:
        """Nuts for those who have enough in a field, in turn; the others are pushed up."""
        state, field, need = self.state, fields[number], NEED[number]
        fresh = 1.0
        for step in range(state.seats):
            seat = (state.turn + step) % state.seats
            while field[seat] >= need:
                field[seat] -= need
                below = BELOW[number]
                worth = self.shown[seat][below[0]] if len(below) == 1 else max(self.shown[seat][at] for at in below)
                points[seat] += fresh * worth
                fresh = 0.8  # what is turned up next may fit less
                if number in RACCOONS:
                    self.rob(points, seat)
                if number < TOP:
                    above = fields[UP[number]]
                    for other in self.seats:
                        if other != seat and 0 < field[other] < need:
                            above[other] += field[other]
                            field[other] = 0


EVERY: Final = range(SQUIRRELS + 1)
WAITING: Final = tuple(
    tuple((1.4 if number in RACCOONS else 1.0) * UNIT * HOPE[need][min(here, need - 1)] for here in EVERY)
    for number, need in enumerate(NEED)
)
"""For every field: what so many squirrels that wait there are worth."""
LAST_WAITING: Final = (tuple(0.25 * UNIT * here for here in EVERY),) * len(NEED)
"""In the last turn four of them, wherever they stand, get a nut (IN-E1)."""
MORE: Final = (1.2, 0.95, 0.8, 0.7, 0.6, 0.5, 0.45, 0.4)
"""What going on brings beyond what lies there, in nuts, by the squirrels on the track."""


def _lead(points: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max(point for other, point in enumerate(points) if other != seat)


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
        outlook = _Outlook(state)
        points = outlook.points()
        heat = HEAT[0] + HEAT[1] * outlook.coming
        best = max(points)
        odds = [exp((point - best) / heat) for point in points]
        total = sum(odds)
        return [one / total for one in odds]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        due = state.pending[-1]
        if due.kind == "again":
            bust = _bust(state.track)
            gains = sum(1 for one in foresee(state) if one.seat == state.turn)
            roll = (1 - bust) ** (2 + 2 * gains)
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
        points = [outlook.first_sight(due.seat, action) for action in actions]
        best = max(points)
        return [exp(point - best) for point in points]

    def why(self, view: Any, action: Action) -> Say:
        return why(view, action)


HEAT: Final = (3.0, 0.75)
"""How many points of a lead make a game safe: at the end, and more for every nut still to come."""
