"""A position. Seats, fields and storage cards count from 0 in here; fields and nuts are numbers of parts."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Pending
from nutdesk.games.in_the_nuts import parts

# Where the checks after a turn are: 0 to 8 is a field, then the hand-out of the last turn, and the end.
NO_CHECK: Final = -1
HANDOUT: Final = 9
JOKERS: Final = 10
ENDED: Final = 11


@attrs.define
class State:
    seats: int
    pending: list[Pending]
    """Everything owed, the next on top: the opening lies here as a whole."""
    turn: int
    turns: int
    """Turns played before this one."""
    supply: list[int]
    track: int
    """Bit n: the squirrel of the player whose turn it is on space n."""
    fields: list[list[int]]
    """Squirrels in each field, by seat."""
    roll: tuple[int, ...]
    """The last throw: green, white, white; () before the first."""
    throws: int
    """Throws of this turn."""
    display: list[int]
    """The four face-up nuts, -1 where a place stays empty."""
    pile: list[int]
    """The draw pile, its top last."""
    aside: list[int]
    """The cards set aside, the top last; empty in the last turn."""
    last: bool
    """The draw pile has run out: this is the last turn."""
    check: int
    """What is being checked after a turn."""
    david: int
    """The seat David sits with, -1 for nobody."""
    kinds: list[int]
    """The nut that lies on each storage card (seat × 8 + card), EMPTY or FULL."""
    lying: list[int]
    """How many nuts lie on each storage card, jokers among them."""
    wild: list[tuple[int, ...]]
    """The jokers on each storage card."""
    jokers: list[list[int]]
    """The jokers each seat keeps, sorted."""
    box: list[int]
    """Nut cards out of the game, by number."""

    def copy(self) -> State:
        return State(
            self.seats,
            self.pending[:],
            self.turn,
            self.turns,
            self.supply[:],
            self.track,
            [field[:] for field in self.fields],
            self.roll,
            self.throws,
            self.display[:],
            self.pile[:],
            self.aside[:],
            self.last,
            self.check,
            self.david,
            self.kinds[:],
            self.lying[:],
            self.wild[:],
            [held[:] for held in self.jokers],
            self.box[:],
        )

    def order(self) -> list[int]:
        """The seats, the one whose turn it is first and on clockwise."""
        return [(self.turn + step) % self.seats for step in range(self.seats)]

    def points(self, seat: int) -> int:
        """What a seat has scored so far (IN-E2)."""
        return sum(worth(self.kinds[at], self.lying[at], at % parts.CARDS) for at in own(seat))


def own(seat: int) -> range:
    """Where a seat's storage cards are in the lists."""
    return range(seat * parts.CARDS, seat * parts.CARDS + parts.CARDS)


def worth(kind: int, lying: int, card: int) -> int:
    """A full storage card scores its points, each nut on another one scores 1 (IN-E2)."""
    return parts.POINTS[card] if kind == parts.FULL else lying


def blank(seats: int) -> State:
    """Everything in the supply, all cards that take part undealt."""
    return State(
        seats,
        [],
        0,
        0,
        [parts.SQUIRRELS] * seats,
        0,
        [[0] * seats for _ in parts.FIELDS],
        (),
        0,
        [parts.EMPTY for _ in parts.ALL],
        [],
        [],
        False,
        NO_CHECK,
        -1,
        [parts.EMPTY] * (seats * parts.CARDS),
        [0] * (seats * parts.CARDS),
        [()] * (seats * parts.CARDS),
        [[] for _ in range(seats)],
        [parts.REMOVED[seats] if nut < parts.PLAIN else 0 for nut in range(len(parts.COPIES))],
    )
