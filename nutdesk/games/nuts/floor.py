"""The factory floor: where every path leads, looked up in tables row by row.

A conveyor row is one whole number in base eight: its digit number c (from 0) is the tile whose left half
lies in column c, 0 for none. A cross swaps two columns, so a row of crosses is a permutation, and a floor
of six rows is six look-ups for all columns at once. Columns count from 0 in here.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Final

CROSS: Final = 1
SPLIT_LEFT: Final = 2  # the left input feeds both outputs, the right input is dead
SPLIT_RIGHT: Final = 3
JOIN_LEFT: Final = 4  # both inputs feed the left output
JOIN_RIGHT: Final = 5

WIDEST: Final = 16
ALL: Final = bytes(range(256))
COLUMNS: Final = tuple(ALL[:width] for width in range(WIDEST + 1))
"""The columns of a floor so many wide: where the paths start."""

ONE: Final = tuple(1 << 3 * column for column in range(WIDEST))
"""A cross in this column."""
PLACE: Final = tuple(7 << 3 * column for column in range(WIDEST))
"""Whatever tile lies in this column."""
AROUND: Final = tuple(
    sum(PLACE[near] for near in (column - 1, column, column + 1) if 0 <= near < WIDEST) for column in range(WIDEST)
)
"""Where a tile would overlap one in this column."""
FORKS: Final = sum(6 << 3 * column for column in range(WIDEST))
"""The bits that only splitters and joiners have."""

EXITS: Final = {
    CROSS: ((1,), (0,)),
    SPLIT_LEFT: ((0, 1), ()),
    SPLIT_RIGHT: ((), (0, 1)),
    JOIN_LEFT: ((0,), (0,)),
    JOIN_RIGHT: ((1,), (1,)),
}
"""For a tile: the outputs of its left and of its right input."""

Levels = tuple[bytes, bytes, bytes, bytes, bytes, bytes, bytes]
"""The column of every dispenser's path: at the top, and below each of the six conveyors."""


class _Crossings(dict[int, bytes]):
    """For a row of crosses: where each column goes on. Rows are worked out when first met."""

    def __missing__(self, row: int) -> bytes:
        lead = bytearray(ALL)
        for column in tiles(row):
            lead[column], lead[column + 1] = column + 1, column
        self[row] = table = bytes(lead)
        return table


CROSSINGS: Final = _Crossings()


def tiles(row: int) -> list[int]:
    """The columns in which the tiles of a row begin."""
    return [column for column in range(WIDEST - 1) if row & PLACE[column]]


def tile(row: int, column: int) -> int:
    """The tile that begins in this column, 0 for none."""
    return row >> 3 * column & 7


def paths(rows: Sequence[int], start: bytes) -> Levels:
    """Where all paths run on a floor of crosses; start is COLUMNS[width]."""
    a, b, c, d, e, f = rows
    cross = CROSSINGS
    one = start.translate(cross[a])
    two = one.translate(cross[b])
    three = two.translate(cross[c])
    four = three.translate(cross[d])
    five = four.translate(cross[e])
    return start, one, two, three, four, five, five.translate(cross[f])


def routes(rows: Sequence[int], start: bytes) -> list[tuple[int, ...]]:
    """Every distinct path from top to bottom, as its column at each level; forks make more, dead ends fewer."""
    if not (rows[0] | rows[1] | rows[2] | rows[3] | rows[4] | rows[5]) & FORKS:
        return list(zip(*paths(rows, start), strict=True))
    found: list[tuple[int, ...]] = [(column,) for column in start]
    for row in rows:
        lead = WAYS[row]
        found = [(*path, column) for path in found for column in lead[path[-1]]]
    return found


class _Ways(dict[int, list[tuple[int, ...]]]):
    """For any row: the columns that each column leads to. Rows are worked out when first met."""

    def __missing__(self, row: int) -> list[tuple[int, ...]]:
        lead: list[tuple[int, ...]] = [(column,) for column in range(WIDEST)]
        for column in tiles(row):
            left, right = EXITS[tile(row, column)]
            lead[column] = tuple(column + step for step in left)
            lead[column + 1] = tuple(column + step for step in right)
        self[row] = lead
        return lead


WAYS: Final = _Ways()


def bench() -> float:
    """Full-floor path evaluations per second, over a thousand random floors."""
    rng, floors, width = Random("floor"), [], 12
    for _ in range(1000):
        rows = [0] * 6
        for _ in range(width):
            row, column = rng.randrange(6), rng.randrange(width - 1)
            if not rows[row] & AROUND[column]:
                rows[row] |= ONE[column]
        floors.append(tuple(rows))
    start, done, begin = COLUMNS[width], 0, perf_counter()
    while perf_counter() - begin < 0.5:
        for floor in floors:
            paths(floor, start)
        done += len(floors)
    return done / (perf_counter() - begin)
