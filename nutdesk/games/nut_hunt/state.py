"""A position. Seats, tiles, nuts and objectives are numbers from 0 in here."""

from __future__ import annotations

import attrs

from nutdesk.core.moves import Pending
from nutdesk.games.nut_hunt.forest import Forest


@attrs.define
class Scattering:
    """Squirrels that must leave a tile, from the fox or from a new nest."""

    tile: int
    nest: bool
    barred: int
    """The one tile they may not reach, besides Frog Pond: the fox's old one, or the fox's own (NH-C1, NH-C2)."""
    owed: list[int]
    """How many squirrels of each side still have to go (NH-C5)."""

    def copy(self) -> Scattering:
        return Scattering(self.tile, self.nest, self.barred, self.owed[:])


@attrs.define
class State:
    """The sides are the seats, and after them the Automa in a game for one."""

    seats: int
    sides: int
    competitive: bool
    balanced: bool
    """Whether objectives have their balanced points (NH-P5)."""
    level: int
    """How many objectives the Automa starts with; 0 without one."""
    pending: list[Pending]
    """At the bottom what the turn waits for; above it one entry for each scattering, the newest on top."""
    scatters: list[Scattering]
    turn: int
    """The side whose turn it is; in set-up the seat that chooses."""
    turns: int
    """Turns begun; 0 in set-up."""
    placed: int
    """Squirrels placed in set-up."""
    forest: Forest
    fox: int
    left: int
    """The tile the fox came from, -1 before it moves."""
    rolled: int
    """What the fox die shows, 0 before the first roll."""
    rolls: int
    """How often it was thrown."""
    squirrels: list[int]
    """Of side s on tile t at s × 19 + t; nests alike."""
    nests: list[int]
    nuts: list[int]
    """Of seat s and kind k at s × 4 + k."""
    built: list[int]
    """Nests of each side."""
    stock: list[int]
    """Squirrels of each side off the board; below 0 where stand-ins are used (NH-P3)."""
    supply: list[int]
    """Nuts of each kind not in hand; below 0 where stand-ins are used."""
    hands: list[list[int]]
    """Objectives of each side, sorted; the Automa's, in dealt order, lie face up."""
    deck: list[int]
    """Top first."""
    seen: list[int]
    """For each objective in the deck, the seats that put it there, as bits: they know where it lies."""
    scouted: list[int]
    aside: list[int]
    """Objectives that the Automa has revealed."""
    queue: list[int]
    """Tiles on which the Automa has still to place a squirrel."""
    ender: int = -1
    """The first side with four nests."""
    box: list[int] = attrs.Factory(list)
    """Objectives that a written position leaves out; empty in a game."""

    def copy(self) -> State:
        return State(
            self.seats,
            self.sides,
            self.competitive,
            self.balanced,
            self.level,
            self.pending[:],
            [scattering.copy() for scattering in self.scatters],
            self.turn,
            self.turns,
            self.placed,
            self.forest,
            self.fox,
            self.left,
            self.rolled,
            self.rolls,
            self.squirrels[:],
            self.nests[:],
            self.nuts[:],
            self.built[:],
            self.stock[:],
            self.supply[:],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.seen[:],
            self.scouted[:],
            self.aside[:],
            self.queue[:],
            self.ender,
            self.box,
        )
