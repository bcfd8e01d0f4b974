"""A position. Patches and seats count from 0 in here; the last card of a list is the top one."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Pending

Op = tuple[int, ...]
"""What the table does next: a word of the vocabulary and its numbers."""


@attrs.define
class State:
    seats: int
    target: int
    """Nuts that win (LN-S1)."""
    pending: list[Pending]
    agenda: list[Op]
    """What is still to be done after the due answer, the next one last."""
    turn: int
    patches: list[list[int]]
    """Copies share the lists of single patches, here and in seen: such a list is replaced, never changed."""
    seen: list[list[int]]
    """For each card of a patch the seats that know it, a bit each (LN-P1, LN-R3)."""
    blocks: list[int]
    """The card that blocks a patch, -1 if none does (LN-P7)."""
    open: list[int]
    """The patches with cards and without a block, in order."""
    hands: list[list[int]]
    """Sorted."""
    murky: list[int]
    """How many cards of a hand may be attacks or obstacles, as far as the others know."""
    sacks: list[int]
    """Nuts stored."""
    characters: list[int]
    spare: list[int]
    """Characters that nobody has."""
    beside: list[list[int]]
    """Cards that stay beside each Nut Sack, oldest first (LN-T3)."""
    draw: list[int]
    sunk: int
    """Nuts that everybody saw go into the draw pile."""
    discard: list[int]
    forest: list[int]
    """Attacks and obstacles that are out of play (LN-P2)."""
    box: list[int]
    """Cards that a written position leaves out; empty in a game."""
    table: list[int]
    """Cards whose text is being carried out."""
    turned: list[int]
    """Cards turned over for their symbol (LN-T4)."""
    offer: list[int]
    """Two drawn cards of which one is kept (LN-D9)."""
    found: list[int]
    """What this patch phase has revealed, -1 for a card that only its owner saw."""
    current: int = -1
    """The patch of this patch phase."""
    touched: int = 0
    """Patches whose top card left this turn, a bit each (LN-P6)."""
    dug: int = 0
    """Cards dug this turn."""
    fate: int = 0
    """What the turned card does to the dig: 0 nothing, 1 stopped, 2 end turn (LN-P5)."""
    victim: int = -1
    """The player whom the card is against."""
    used: bool = False
    """The ability was used this turn (LN-S2)."""
    left: bool = False
    """A card left a patch this turn (LN-E1)."""
    played: bool = False
    """A card was played this turn (LN-T1)."""
    extra: bool = False
    """The second patch phase of a turn, digging only."""
    fresh: int = -1
    """The card put beside one's own sack this turn: it works from the next turn on."""
    idle: int = 0
    """Turns in a row without a card leaving a patch (LN-E1)."""
    rounds: int = 0

    def copy(self) -> State:
        return State(
            self.seats,
            self.target,
            self.pending[:],
            self.agenda[:],
            self.turn,
            self.patches[:],
            self.seen[:],
            self.blocks[:],
            self.open[:],
            [hand[:] for hand in self.hands],
            self.murky[:],
            self.sacks[:],
            self.characters,
            self.spare,
            [beside[:] for beside in self.beside],
            self.draw[:],
            self.sunk,
            self.discard[:],
            self.forest[:],
            self.box,
            self.table[:],
            self.turned[:],
            self.offer[:],
            self.found[:],
            self.current,
            self.touched,
            self.dug,
            self.fate,
            self.victim,
            self.used,
            self.left,
            self.played,
            self.extra,
            self.fresh,
            self.idle,
            self.rounds,
        )
