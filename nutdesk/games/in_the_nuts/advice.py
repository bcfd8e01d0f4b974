"""How to play In the Nuts! well: what storage cards, squirrels on the hill and a half-done turn promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import exp
from operator import itemgetter
from typing import Any, Final

import attrs

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Pick, Place, Roll, Send, Steal, Stop, Store
from nutdesk.games.in_the_nuts.foresight import THROWS, busts, foresee
from nutdesk.games.in_the_nuts.parts import (
    ALL,
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
UNSEEN: Final = -2
"""In the place of a face-up nut: one that will be turned up during the turn."""


@attrs.frozen
class Worth:
    """What things are worth to a seat, as log-odds of winning."""

    full: float
    """Ten points of full storage cards."""
    begun: float
    """A storage card on which something lies …"""
    wide: float
    """… for every ten points it will bring …"""
    fill: float
    """… the same times the part that is filled …"""
    square: float
    """… and times the square of this part …"""
    nut: float
    """… and for each nut that lies there."""
    twice: float
    """One more begun card for the same nut, which then has fewer cards to lie on."""
    joker: float
    """A joker that waits for its place."""
    squirrels: tuple[float, float, float]
    """A squirrel that waits in the 2-, 3- and 4-squirrel area."""
    raccoons: tuple[float, float]
    """One that waits in the lower and in the upper raccoon field."""
    promise: float
    """Its part of the best nut below, times what this nut would bring."""
    david: float
    """David's company: nobody steals here."""
    turn: float
    """Having the turn, before its first throw."""


KNOWN: Final = {
    0: Worth(1.39, 0.45, 0.38, -3.47, 4.39, 0.06, -0.07, 0.25, (0.07, -0.05, -0.05), (0.71, -0.05), 0.74, 0.05, 1.01),
    6: Worth(0.91, 0.33, -0.09, -0.16, 1.38, -0.07, -0.2, 0.1, (0.12, 0.06, 0.07), (0.21, 0.27), 0.39, 0.58, 0.41),
    18: Worth(0.82, 0.09, -0.09, 1.55, -0.43, -0.11, -0.28, 0.08, (0.1, 0.09, 0.06), (0.03, 0.15), 0.25, 0.42, 0.27),
    38: Worth(0.46, -0.17, 0.07, -0.34, -0.34, 0.43, -0.22, 0.06, (0.07, 0.0, 0.01), (0.14, 0.07), 0.24, 0.13, 0.21),
}
"""By the cards left in the draw pile; between them it changes evenly.

Found by logistic regression: who won, from the differences of two seats before 120,000 turns of 15,000 games. In each,
squirrels first tried all sorts of moves; then others played on that reckoned every turn to its last throw. Hardly
anybody keeps a joker, so what one is worth is partly a guess.
"""
POINT: Final = 0.35
"""A point in the last turn, when nothing but points counts."""
MORE: Final = (1.14, 0.81, 0.56, 0.37, 0.31, 0.32, 0.34)
"""How much of a turn is still to come, by the squirrels on the track.

A whole turn moves the lead by twice what having it is worth: it is over when the other one has it. Found by reckoning
2,000 turns to their last throw.
"""
SHARP: Final = 8.0
"""How much more a nut or a place draws the more it is worth."""


KEEN: Final = 40.0
"""How much more a throw, a stop or a space draws the better the chance it leaves."""
SELDOM: Final = 0.05
"""What a joker draws that can also be laid another time."""


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
        worth.raccoons[RACCOONS.index(field)] if field in RACCOONS else worth.squirrels[need - NEED[0]]
        for field, need in enumerate(NEED)
    )
    for worth in WORTH
)
"""By the cards in the pile, for every field: what a squirrel that waits there is worth, whatever nuts lie below."""


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
    begun = 0
    for card in range(CARDS):
        kind = cards[card]
        if kind == FULL:
            total += worth.full * POINTS[card] / 10
        elif kind != EMPTY:
            lying = cards[CARDS + card]
            part = lying / CAPACITY[card]
            total += worth.begun + worth.nut * lying + worth.twice * (begun >> kind & 1)
            total += POINTS[card] / 10 * (worth.wide + part * (worth.fill + part * worth.square))
            begun |= 1 << kind
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


@lru_cache(1 << 14)
def _best(cards: Cards, pile: int, nut: int) -> tuple[float, Cards]:
    """What one more nut of this sort brings, and the storage cards with it where it serves best."""
    if nut == UNSEEN:
        return sum(_best(cards, pile, kind)[0] for kind in range(PLAIN)) / PLAIN, cards
    here = _stock(cards, (), pile)
    ways = [(_stock(after, (), pile) - here, after) for after in _stored(cards, nut)] if nut >= 0 else []
    if nut >= PLAIN and pile:
        ways.append((WORTH[pile].joker, cards))
    return max(ways, default=(0.0, cards))


@lru_cache(1 << 14)
def _prospects(
    cards: Cards, jokers: tuple[int, ...], pile: int, display: tuple[int, ...]
) -> tuple[float, tuple[float, ...]]:
    """What a seat's storage cards promise, and what a squirrel that waits is worth to it, for every field."""
    shown = [_best(cards, pile, nut)[0] for nut in display]
    promise = WORTH[pile].promise
    waiting = tuple(
        each + promise / need * max(shown[place] for place in below)
        for each, need, below in zip(WAITING[pile], NEED, BELOW, strict=True)
    )
    return _stock(cards, jokers, pile), waiting


def _robbed(victim: Cards, card: int) -> Cards:
    """The storage cards of a seat after a nut was stolen from one of them."""
    after, left = list(victim), victim[CARDS + card] - 1
    after[card], after[CARDS + card] = victim[card] if left else EMPTY, left
    return tuple(after)


def _theft(thief: Cards, victim: Cards, pile: int, card: int) -> float:
    """What a nut taken from this card brings the thief and costs the victim."""
    lost = _stock(victim, (), pile) - _stock(_robbed(victim, card), (), pile)
    return _best(thief, pile, victim[card])[0] + lost


@lru_cache(1 << 13)
def _best_theft(thief: Cards, victim: Cards, pile: int) -> tuple[Cards, Cards]:
    """Both seats' storage cards after the theft that hurts and helps most."""
    card = max(
        (card for card in range(CARDS) if victim[CARDS + card]), key=lambda card: _theft(thief, victim, pile, card)
    )
    return _best(thief, pile, victim[card])[1], _robbed(victim, card)


class _Harvest:
    """What collecting changes, played through in thought: everybody takes and stores what serves best."""

    __slots__ = ("cards", "david", "display", "extra", "jokers", "left", "pile", "seats", "turn")

    def __init__(self, outlook: _Outlook) -> None:
        state = outlook.state
        self.seats, self.turn, self.david = state.seats, state.turn, state.david
        self.pile = self.left = outlook.pile
        self.cards, self.jokers, self.display = outlook.cards[:], outlook.jokers, outlook.display
        self.extra = [0.0] * state.seats
        """What does not lie on a storage card yet."""

    def owe(self, owed: Choice) -> None:
        """Something that somebody has to choose during collecting or before the first turn."""
        seat = owed.seat
        if owed.kind == "store":
            self.store(seat, owed.about[0])
        elif owed.kind == "pick":
            self.take(seat, BELOW[min(owed.about[0], TOP)])
        elif owed.kind == "steal":
            self.rob(seat)
        elif owed.kind == "send":
            self.extra[seat] += WORTH[self.pile].squirrels[0]

    def store(self, seat: int, nut: int) -> None:
        brings, after = _best(self.cards[seat], self.pile, nut)
        if after == self.cards[seat]:
            self.extra[seat] += brings
        self.cards[seat] = after

    def take(self, seat: int, places: Sequence[int]) -> None:
        """The best nut of these places; another one is turned up."""
        cards, pile, display = self.cards[seat], self.pile, self.display
        place = places[0]
        if len(places) > 1:
            place = max(places, key=lambda place: _best(cards, pile, display[place])[0])
        self.store(seat, display[place])
        self.display = (*display[:place], UNSEEN, *display[place + 1 :])
        self.left -= 1

    def rob(self, thief: int) -> None:
        """The thief takes what hurts the best of those that David is not with, and David goes there (IN-C5)."""
        cards, pile = self.cards, self.pile
        victims = [seat for seat in range(self.seats) if seat not in (thief, self.david) and any(cards[seat][CARDS:])]
        if victims:
            victim = max(victims, key=lambda seat: _stock(cards[seat], self.jokers[seat], pile))
            cards[thief], cards[victim] = _best_theft(cards[thief], cards[victim], pile)
            self.david = victim

    def collect(self, fields: list[list[int]]) -> None:
        """Nuts for those who have enough in a field, in turn; the others are pushed up (IN-C1 to IN-C5)."""
        for number, field in enumerate(fields):
            need = NEED[number]
            if max(field) < need:
                continue
            for step in range(self.seats):
                seat = (self.turn + step) % self.seats
                while field[seat] >= need:
                    field[seat] -= need
                    self.take(seat, BELOW[number])
                    if number in RACCOONS:
                        self.rob(seat)
                    if number < TOP:
                        above = fields[UP[number]]
                        for other, squirrels in enumerate(field):
                            if other != seat and 0 < squirrels < need:
                                above[other] += squirrels
                                field[other] = 0

    def odds(self, fields: list[list[int]], next_up: int) -> list[float]:
        """What it all promises, with these squirrels on the hill and this seat to throw next."""
        odds = self.extra
        if self.left <= 0:
            self.hand_out(fields)
            for seat, cards in enumerate(self.cards):
                odds[seat] += _stock(cards, self.jokers[seat], 0)
            return odds
        worth = WORTH[self.left]
        for seat, cards in enumerate(self.cards):
            stock, waiting = _prospects(cards, self.jokers[seat], self.left, self.display)
            odds[seat] += stock
            for field, each in zip(fields, waiting, strict=True):
                if field[seat]:
                    odds[seat] += field[seat] * each
        odds[next_up] += worth.turn
        if self.david >= 0:
            odds[self.david] += worth.david
        return odds

    def hand_out(self, fields: list[list[int]]) -> None:
        """In the last turn four squirrels get one nut more, wherever they are (IN-E1)."""
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            for _ in range(sum(field[seat] for field in fields) // NEED[TOP]):
                self.take(seat, ALL)


def _chances(odds: Sequence[float]) -> list[float]:
    """The chances of the seats, from what it all promises them."""
    best = max(odds)
    chances = [exp(one - best) for one in odds]
    total = sum(chances)
    return [one / total for one in chances]


class _Outlook:
    """What a position promises each seat if it were counted from here."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pile = 0 if state.last else len(state.pile)
        self.worth = WORTH[self.pile]
        kinds, lying = state.kinds, state.lying
        self.cards = [(*kinds[at : at + CARDS], *lying[at : at + CARDS]) for at in range(0, len(kinds), CARDS)]
        self.jokers = [tuple(held) for held in state.jokers]
        self.display = tuple(state.display)

    def chances(self) -> list[float]:
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
            return max(ways, key=itemgetter(state.turn))
        return _chances(self.settled(0, state.check >= 0))

    def first_sight(self, seat: int, action: Action) -> float:
        """What choosing a nut or its place brings, as far as the storage cards tell."""
        cards, pile = self.cards[seat], self.pile
        if isinstance(action, Pick):
            return _best(cards, pile, self.display[PLACE[action.place]])[0]
        if isinstance(action, Store | Lay):
            paid = self.worth.joker if isinstance(action, Lay) and pile else 0.0
            here = _stock(cards, (), pile)
            return _stock(_with(cards, action.card - 1, NUT[action.nut]), (), pile) - here - paid
        if isinstance(action, Keep):
            return self.worth.joker if pile else 0.0
        if isinstance(action, Steal):
            return _theft(cards, self.cards[action.victim - 1], pile, action.card - 1)
        if isinstance(action, Send):
            return _best(cards, pile, self.display[BELOW[FIELD[action.field]][0]])[0]
        return 0.0

    def going_on(self, track: int) -> list[float]:
        """With these squirrels on the track: the better of stopping and throwing once more."""
        now = self.settled(track)
        return max(_chances(now), self.thrown(track, now), key=itemgetter(self.state.turn))

    def thrown(self, track: int, now: list[float]) -> list[float]:
        """With one more throw: all is lost, or one more squirrel stands on the track."""
        state = self.state
        seat = state.turn
        if state.supply[seat] <= (track & ~state.track).bit_count():
            return _chances(now)
        more = now[:]
        more[seat] += 2 * self.worth.turn * MORE[min(track.bit_count(), len(MORE) - 1)]
        bust = _bust(track)
        if not bust:
            return _chances(more)
        lost = _chances(self.settled(0))
        return [(1 - bust) * here + bust * there for here, there in zip(_chances(more), lost, strict=True)]

    def settled(self, track: int, over: bool = True) -> list[float]:
        """If the squirrels of the track moved up, everything were collected (IN-C1) and the turn were over."""
        state, turn = self.state, self.state.turn
        harvest = _Harvest(self)
        for owed in reversed(state.pending):
            if type(owed) is Choice:
                harvest.owe(owed)
        fields = [field[:] for field in state.fields]
        for number in _climbers(track):
            fields[number][turn] += 1
        harvest.collect(fields)
        return harvest.odds(fields, (turn + over) % state.seats)


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
        return _Outlook(state).chances()

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        """Throwing on, stopping and the spaces by the chances they leave; nuts and their places by looks."""
        due = state.pending[-1]
        if due.kind not in ("again", "place"):
            return self.first_sight(state, actions)
        outlook, turn = _Outlook(state), state.turn
        now = outlook.settled(state.track)
        chances: list[float] = []
        for action in actions:
            if isinstance(action, Place):
                chances.append(outlook.going_on(state.track | 1 << action.space)[turn])
            elif isinstance(action, Roll):
                chances.append(outlook.thrown(state.track, now)[turn])
            elif isinstance(action, Stop):
                chances.append(_chances(now)[turn])
            else:
                chances.append(0.0)
        best = max(chances)
        return [exp(KEEN * (chance - best)) if chance else SELDOM for chance in chances]

    def first_sight(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
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
