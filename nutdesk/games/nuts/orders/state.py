"""A position of the Orders game. Columns, rows and seats count from 0 in here."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Pending

Change = tuple[int, int, int]
"""One floor action of the turn, as changes.py writes it."""


@attrs.define
class State:
    seats: int
    columns: int
    pending: list[Pending]
    turn: int
    start: int
    """Who has the start marker."""
    round: int
    """0 until everybody has chosen bonus cards."""
    hunger: int
    squirrel: int
    """Its column; -1 before the deal."""
    dispensers: list[int]
    rows: list[int]
    """The six conveyors, as floor.py writes them."""
    salters: list[int]
    """Their columns, left to right; they never pass each other."""
    orders: list[int]
    deck: list[int]
    """Order cards, the last on top."""
    discards: list[int]
    bonus_deck: list[int]
    bonus_discards: list[int]
    hands: list[list[int]]
    """Bonus cards kept; sorted."""
    drawn: list[list[int]]
    """Bonus cards to choose from; sorted."""
    tokens: list[int]
    nuts: list[list[int]]
    """How many of each kind are on the sheets."""
    salt: list[int]
    lost: list[int]
    """Squirrel tokens."""
    goals: list[int]
    """Claimed goal cards, a bit each."""
    log: list[Change]
    """The floor actions of this turn: what the undo tokens mark."""
    final: int = 0
    """So many of them were made before a Refill and stay (NU-R8)."""
    plans: int = 0
    feeds: int = 0
    refills: int = 0
    passes: int = 0
    """Passes in a row."""
    ran: bool = False
    """The factory ran in this round."""
    idle: int = 0
    """Whole rounds in a row without a run."""
    running: list[int] = attrs.Factory(list)
    """Columns of the dispensers with a run token, left to right."""
    riding: tuple[int, int] = (-1, 0)
    """The nut on its way while the factory runs: its dispenser and how many conveyors it has passed."""
    box: tuple[int, ...] = ()
    """Order cards that a written position leaves out; empty in a game."""
    bonus_box: tuple[int, ...] = ()

    def copy(self) -> State:
        return State(
            self.seats,
            self.columns,
            self.pending[:],
            self.turn,
            self.start,
            self.round,
            self.hunger,
            self.squirrel,
            self.dispensers[:],
            self.rows[:],
            self.salters[:],
            self.orders[:],
            self.deck[:],
            self.discards[:],
            self.bonus_deck[:],
            self.bonus_discards[:],
            [hand[:] for hand in self.hands],
            [cards[:] for cards in self.drawn],
            self.tokens[:],
            [nuts[:] for nuts in self.nuts],
            self.salt[:],
            self.lost[:],
            self.goals[:],
            self.log[:],
            self.final,
            self.plans,
            self.feeds,
            self.refills,
            self.passes,
            self.ran,
            self.idle,
            self.running[:],
            self.riding,
            self.box,
            self.bonus_box,
        )
