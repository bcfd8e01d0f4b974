"""A position. Caches and seats count from 0 in here."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Pending


@attrs.define
class State:
    seats: int
    taking: bool
    pending: list[Pending]
    turn: int
    hands: list[list[int]]
    """Sorted."""
    known: list[list[int]]
    """Nuts taken up in sight of all and not played since (NS-O1)."""
    caches: list[list[int]]
    """The face-up nuts, oldest first."""
    hidden: list[int]
    """The face-down nut of each cache, -1 if there is none."""
    squirrels: list[int]
    """Each seat's cache, -1 before its first turn."""
    scores: list[int]
    played: list[int]
    """How many nuts each seat has played."""
    rounds: int = 0
    idle: int = 0
    """Turns in a row that count towards NS-E2."""
    ender: int = -1
    """The seat that began the last turns, -1 if none has."""
    enough: bool = False
    """The last turns began with 20 points rather than an empty hand."""
    box: list[int] = attrs.Factory(list)
    """Nuts that a written position leaves out; empty in a game."""

    def copy(self) -> State:
        return State(
            self.seats,
            self.taking,
            self.pending[:],
            self.turn,
            [hand[:] for hand in self.hands],
            [known[:] for known in self.known],
            [cache[:] for cache in self.caches],
            self.hidden[:],
            self.squirrels[:],
            self.scores[:],
            self.played[:],
            self.rounds,
            self.idle,
            self.ender,
            self.enough,
            self.box,
        )
