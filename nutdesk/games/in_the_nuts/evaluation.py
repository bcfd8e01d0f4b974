"""What a position promises each seat: the turn, an imagined collection, and the chances of winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from operator import itemgetter
from typing import Final

from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.games.in_the_nuts import parts
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Pick, Send, Steal, Store
from nutdesk.games.in_the_nuts.foresight import THROWS, busts
from nutdesk.games.in_the_nuts.state import State
from nutdesk.games.in_the_nuts.values import UNSEEN, WORTH, best, best_theft, prospects, stock, stored_on, theft

MORE: Final = (1.14, 0.81, 0.56, 0.37, 0.31, 0.32, 0.34)
"""How much of a turn is still to come, by the number of squirrels on the track.

A whole turn changes the lead by twice the worth of having it, as it then passes to the other player. Measured on 2,000
turns that were calculated to their last throw.
"""


@cache
def bust_chance(track: int) -> float:
    """The chance that both spaces are taken at the next throw, by the bits of the track."""
    return busts(tuple(space for space in parts.SPACES if track >> space & 1)) / THROWS


@cache
def climbers(track: int) -> tuple[int, ...]:
    """The fields to which the squirrels of a track move up."""
    return tuple(parts.OVER[space] for space in parts.SPACES if track >> space & 1)


class _Harvest:
    """An imagined collection: everybody takes and stores what is best for them."""

    __slots__ = ("cards", "david", "display", "extra", "jokers", "left", "pile", "seats", "turn")

    def __init__(self, win_chances: Evaluation) -> None:
        state = win_chances.state
        self.seats, self.turn, self.david = state.seats, state.turn, state.david
        self.pile = self.left = win_chances.pile
        self.cards, self.jokers, self.display = win_chances.cards[:], win_chances.jokers, win_chances.display
        self.extra = [0.0] * state.seats
        """What is not on a storage card yet."""

    def owe(self, owed: Choice) -> None:
        """Something that somebody has to choose during the collection or before the first turn."""
        seat = owed.seat
        if owed.kind == "store":
            self.store(seat, owed.about[0])
        elif owed.kind == "pick":
            self.take(seat, parts.BELOW[min(owed.about[0], parts.TOP)])
        elif owed.kind == "steal":
            self.rob(seat)
        elif owed.kind == "send":
            self.extra[seat] += WORTH[self.pile].squirrels[0]

    def store(self, seat: int, nut: int) -> None:
        brings, after = best(self.cards[seat], self.pile, nut)
        if after == self.cards[seat]:
            self.extra[seat] += brings
        self.cards[seat] = after

    def take(self, seat: int, places: Sequence[int]) -> None:
        """Take the best nut of these places; another one is turned up."""
        cards, pile, display = self.cards[seat], self.pile, self.display
        place = places[0]
        if len(places) > 1:
            place = max(places, key=lambda place: best(cards, pile, display[place])[0])
        self.store(seat, display[place])
        self.display = (*display[:place], UNSEEN, *display[place + 1 :])
        self.left -= 1

    def rob(self, thief: int) -> None:
        """The thief takes the nut that hurts most from a player without David, and David goes there (IN-C5)."""
        cards, pile = self.cards, self.pile
        victims = [
            seat for seat in range(self.seats) if seat not in (thief, self.david) and any(cards[seat][parts.CARDS :])
        ]
        if victims:
            victim = max(victims, key=lambda seat: stock(cards[seat], self.jokers[seat], pile))
            cards[thief], cards[victim] = best_theft(cards[thief], cards[victim], pile)
            self.david = victim

    def collect(self, fields: list[list[int]]) -> None:
        """Give nuts in turn to those with enough in a field, and push the others up (IN-C1 to IN-C5)."""
        for number, field in enumerate(fields):
            need = parts.NEED[number]
            if max(field) < need:
                continue
            for step in range(self.seats):
                seat = (self.turn + step) % self.seats
                while field[seat] >= need:
                    field[seat] -= need
                    self.take(seat, parts.BELOW[number])
                    if number in parts.RACCOONS:
                        self.rob(seat)
                    if number < parts.TOP:
                        above = fields[parts.UP[number]]
                        for other, squirrels in enumerate(field):
                            if other != seat and 0 < squirrels < need:
                                above[other] += squirrels
                                field[other] = 0

    def odds(self, fields: list[list[int]], next_up: int) -> list[float]:
        """The chances of all seats, with these squirrels on the hill and this seat to throw next."""
        odds = self.extra
        if self.left <= 0:
            self.hand_out(fields)
            for seat, cards in enumerate(self.cards):
                odds[seat] += stock(cards, self.jokers[seat], 0)
            return odds
        worth = WORTH[self.left]
        for seat, cards in enumerate(self.cards):
            promised, waiting = prospects(cards, self.jokers[seat], self.left, self.display)
            odds[seat] += promised
            for field, each in zip(fields, waiting, strict=True):
                if field[seat]:
                    odds[seat] += field[seat] * each
        odds[next_up] += worth.turn
        if self.david >= 0:
            odds[self.david] += worth.david
        return odds

    def hand_out(self, fields: list[list[int]]) -> None:
        """In the last turn, any four squirrels get one more nut (IN-E1)."""
        for step in range(self.seats):
            seat = (self.turn + step) % self.seats
            for _ in range(sum(field[seat] for field in fields) // parts.NEED[parts.TOP]):
                self.take(seat, parts.ALL)


def shares_of(odds: Sequence[float]) -> list[float]:
    """The chances of the seats, from what their positions promise."""
    best = max(odds)
    chances = [exp(one - best) for one in odds]
    total = sum(chances)
    return [one / total for one in chances]


class Evaluation:
    """What a position promises each seat if it were counted from here."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.pile = 0 if state.last else len(state.pile)
        self.worth = WORTH[self.pile]
        kinds, lying = state.kinds, state.lying
        self.cards = [
            (*kinds[at : at + parts.CARDS], *lying[at : at + parts.CARDS]) for at in range(0, len(kinds), parts.CARDS)
        ]
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
        return shares_of(self.settled(0, state.check >= 0))

    def first_sight(self, seat: int, action: Action) -> float:
        """What choosing a nut or its place brings, as far as the storage cards tell."""
        cards, pile = self.cards[seat], self.pile
        if isinstance(action, Pick):
            return best(cards, pile, self.display[parts.PLACE[action.place]])[0]
        if isinstance(action, Store | Lay):
            paid = self.worth.joker if isinstance(action, Lay) and pile else 0.0
            here = stock(cards, (), pile)
            return stock(stored_on(cards, action.card - 1, parts.NUT[action.nut]), (), pile) - here - paid
        if isinstance(action, Keep):
            return self.worth.joker if pile else 0.0
        if isinstance(action, Steal):
            return theft(cards, self.cards[action.victim - 1], pile, action.card - 1)
        if isinstance(action, Send):
            return best(cards, pile, self.display[parts.BELOW[parts.FIELD[action.field]][0]])[0]
        return 0.0

    def going_on(self, track: int) -> list[float]:
        """With these squirrels on the track: the better of stopping and throwing once more."""
        now = self.settled(track)
        return max(shares_of(now), self.thrown(track, now), key=itemgetter(self.state.turn))

    def thrown(self, track: int, now: list[float]) -> list[float]:
        """With one more throw: all is lost, or one more squirrel stands on the track."""
        state = self.state
        seat = state.turn
        if state.supply[seat] <= (track & ~state.track).bit_count():
            return shares_of(now)
        more = now[:]
        more[seat] += 2 * self.worth.turn * MORE[min(track.bit_count(), len(MORE) - 1)]
        bust = bust_chance(track)
        if not bust:
            return shares_of(more)
        lost = shares_of(self.settled(0))
        return [(1 - bust) * here + bust * there for here, there in zip(shares_of(more), lost, strict=True)]

    def settled(self, track: int, over: bool = True) -> list[float]:
        """If the squirrels of the track moved up, everything were collected (IN-C1) and the turn were over."""
        state, turn = self.state, self.state.turn
        harvest = _Harvest(self)
        for owed in reversed(state.pending):
            if type(owed) is Choice:
                harvest.owe(owed)
        fields = [field[:] for field in state.fields]
        for number in climbers(track):
            fields[number][turn] += 1
        harvest.collect(fields)
        return harvest.odds(fields, (turn + over) % state.seats)
