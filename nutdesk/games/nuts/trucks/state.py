"""A position of the Trucks edition. Columns, rows and seats count from 0 in here."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Pending

Deal = tuple[int, tuple[int, ...], tuple[int, ...]]
"""An offer: to which seat, how many of each nut are given, and how many are asked for."""


@attrs.define
class State:
    seats: int
    pending: list[Pending]
    turn: int
    rounds: int
    squirrel: int
    rows: list[int]
    """The six conveyors, as floor.py writes them."""
    salters: list[int]
    """Sorted."""
    roasters: list[int]
    """Sorted."""
    robots: list[int]
    """Which robot stands in each column; -1 before the deal."""
    spins: list[int]
    """How many quarters it is turned."""
    deck: list[int]
    """Bonus cards, the last on top."""
    discards: list[int]
    hands: list[list[int]]
    """Sorted."""
    nuts: list[list[int]]
    """The warehouses: boxed nuts of each kind."""
    scores: list[int]
    trucks: int
    """The trucks that wait, a bit each."""
    shipped: list[list[int]]
    left: int
    """Actions left in the configuration."""
    fed: bool = False
    unlimited: bool = False
    """No limit of nuts at this turn's clean-up."""
    half: str = ""
    """The half of a bonus card that is being used."""
    uses: int = 0
    """How often it may still be used."""
    last: int = -1
    """What it was used on last, where the next must differ."""
    reached: list[int] = attrs.Factory(list)
    """Who has 50 points, in the order of getting there."""
    latest: list[int] = attrs.Factory(list)
    """Who has points, in the order in which they came to as many as they have now (NT-7)."""
    turns_left: int = 0
    """Turns until the end, once somebody has 50 points."""
    idle: int = 0
    """Turns in a row without a truck (NT-10)."""
    riding: tuple[tuple[int, ...], int] = ((), 0)
    """The nut on its way while the factory runs: its path and how many conveyors it has passed."""
    sent: bool = False
    """A truck has left this turn."""
    deal: Deal | None = None
    """The trade that is being offered (NT-9)."""
    box: tuple[int, ...] = ()
    """Bonus cards that a written position leaves out; empty in a game."""

    def copy(self) -> State:
        return State(
            self.seats,
            self.pending[:],
            self.turn,
            self.rounds,
            self.squirrel,
            self.rows[:],
            self.salters[:],
            self.roasters[:],
            self.robots[:],
            self.spins[:],
            self.deck[:],
            self.discards[:],
            [hand[:] for hand in self.hands],
            [nuts[:] for nuts in self.nuts],
            self.scores[:],
            self.trucks,
            [trucks[:] for trucks in self.shipped],
            self.left,
            self.fed,
            self.unlimited,
            self.half,
            self.uses,
            self.last,
            self.reached[:],
            self.latest[:],
            self.turns_left,
            self.idle,
            self.riding,
            self.sent,
            self.deal,
            self.box,
        )
