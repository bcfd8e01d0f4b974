"""The forest: where each tile lies, which tiles touch, and where the fox runs."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

import attrs

from nutdesk.core.value import Value
from nutdesk.core.words import say
from nutdesk.games.nut_hunt.parts import POND, TILES, USUAL

ROWS: Final = (3, 4, 5, 4, 3)  # NH-P1
CELLS: Final = tuple((row, column) for row, wide in enumerate(ROWS) for column in range(wide))
CENTRE: Final = TILES // 2

# The compass (NH-P1): the die's faces clockwise from north-east, as steps in (row, half columns).
DIRECTIONS: Final = (
    say("north-east"),
    say("east"),
    say("south-east"),
    say("south-west"),
    say("west"),
    say("north-west"),
)
STEPS: Final = ((-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1))


def _half(row: int, column: int) -> int:
    """How far right a cell lies, in half tiles from the middle."""
    return 2 * column - (ROWS[row] - 1)


_PLACES: Final = {(row, _half(row, column)): cell for cell, (row, column) in enumerate(CELLS)}


def _next(cell: int, direction: int) -> int:
    row, column = CELLS[cell]
    down, right = STEPS[direction]
    return _PLACES.get((row + down, _half(row, column) + right), -1)


TOUCHING: Final = tuple(tuple(_next(cell, d) for d in range(6)) for cell in range(TILES))
"""TOUCHING[cell][direction]: the next cell that way, -1 beyond the edge."""
BOUNCED: Final = tuple(
    tuple(to if to >= 0 else TOUCHING[cell][(d + 3) % 6] for d, to in enumerate(TOUCHING[cell]))
    for cell in range(TILES)
)
"""The same, with the edge thrown back (NH-T2)."""


def _between(start: int) -> tuple[int, ...]:
    """How many tiles lie between a cell and every other, on the shortest way over the board."""
    far = {start: -1}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for to in TOUCHING[cell]:
            if to >= 0 and to not in far:
                far[to] = far[cell] + 1
                queue.append(to)
    return tuple(max(far[cell], 0) for cell in range(TILES))


BETWEEN: Final = tuple(_between(cell) for cell in range(TILES))


@attrs.frozen
class Forest(Value):
    """One way to lay the 19 tiles. Tiles are known by number; all tables are made when it is laid."""

    order: tuple[int, ...]
    """The tile on each cell, row by row; empty before the tiles are laid."""
    cell: tuple[int, ...] = attrs.field(eq=False, repr=False)
    """The cell of each tile."""
    near: tuple[tuple[int, ...], ...] = attrs.field(eq=False, repr=False)
    """The tiles that touch each tile."""
    refuges: tuple[tuple[int, ...], ...] = attrs.field(eq=False, repr=False)
    """The same without Frog Pond: where squirrels may flee (NH-C1)."""
    runs: tuple[tuple[int, ...], ...] = attrs.field(eq=False, repr=False)
    """runs[tile][die - 1]: where the fox, or an Automa squirrel, gets to (NH-T2)."""

    def centre(self) -> int:
        return self.order[CENTRE]

    def between(self, one: int, two: int) -> int:
        """The tiles between two, on the shortest way over the board (NH-E4)."""
        return BETWEEN[self.cell[one]][self.cell[two]]

    def edge(self, tile: int, die: int) -> bool:
        """Whether that way leads off the board."""
        return TOUCHING[self.cell[tile]][die - 1] < 0

    def direction(self, start: int, end: int) -> str:
        """The name of the way from a tile to one beside it; '' if they do not touch."""
        cells = TOUCHING[self.cell[start]]
        there = self.cell[end]
        return DIRECTIONS[cells.index(there)] if there in cells else ""


BARE: Final = Forest((), (), (), (), ())
"""No tile laid yet."""


def lay(order: Sequence[int]) -> Forest:
    """The forest with these tiles, row by row."""
    cell = [0] * TILES
    for place, tile in enumerate(order):
        cell[tile] = place
    near = tuple(tuple(order[to] for to in TOUCHING[place] if to >= 0) for place in cell)
    refuges = tuple(tuple(to for to in tiles if to != POND) for tiles in near)
    runs = tuple(tuple(order[to] for to in BOUNCED[place]) for place in cell)
    return Forest(tuple(order), tuple(cell), near, refuges, runs)


USUAL_FOREST: Final = lay(USUAL)
"""The forest of written positions that do not lay their own."""
