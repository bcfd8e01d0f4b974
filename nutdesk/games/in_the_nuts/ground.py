"""The ground the board stands on: where fields, spaces and nuts are."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Label, Point, Svg
from nutdesk.games.in_the_nuts.parts import NEED, RACCOONS, SPACES
from nutdesk.games.in_the_nuts.pictures import INK, OUTLINE, PAPER

WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
FRAME: Final = (14.0, 8.0, 1212.0, 814.0)

WIDE: Final = {space: 116.0 if space == 7 else 86.0 for space in SPACES}
FIRST: Final = 94.0
X: Final = {space: FIRST + sum(WIDE[other] for other in range(2, space)) + WIDE[space] / 2 for space in SPACES}
SPANS: Final = ((2, 4), (5, 6), (7, 7), (8, 9), (10, 12), (2, 6), (7, 7), (8, 12), (2, 12))
"""The spaces each field lies over."""
ROWS: Final = {2: (338.0, 164.0), 3: (164.0, 150.0), 4: (22.0, 120.0)}
"""Top and height of the areas, by how many squirrels they need."""
TRACK: Final = (528.0, 98.0)
NUT_ROW: Final = 722.0
SUPPLY: Final = (90.0, 716.0)
CARD: Final = (108.0, 132.0)
SIDE: Final = 1148.0
"""The middle of the column on the right: David's burrow, the dice, the cards set aside."""
GAP: Final = 14.0
GROUND: Final = {2: "#CBDDA6", 3: "#B3CB92", 4: "#9DBD84"}
LOOT_AT: Final = 112.0
"""Room beside the row of nuts that David may steal."""
DICE_AT: Final = ((1134.0, 246.0), (1162.0, 334.0), (1134.0, 422.0))


def box(field: int) -> tuple[float, float, float, float]:
    """Middle, width and height of a field."""
    first, last = SPANS[field]
    left = X[first] - WIDE[first] / 2 + (0 if first == SPACES[0] else GAP)
    right = X[last] + WIDE[last] / 2 - (0 if last == SPACES[-1] else GAP)
    top, high = ROWS[NEED[field]]
    return (left + right) / 2, top + high / 2, right - left, high


def crowd(field: int, number: int) -> tuple[float, list[Point]]:
    """How large squirrels are in a field, and where so many of them stand: in one row, two or three."""
    x, y, wide, high = box(field)
    room = wide - (16 if field in RACCOONS else 26)
    for rows, size in ((1, 60.0), (2, 48.0), (3, 40.0)):
        most = -(-number // rows)
        if most < 2 or (room - size) / (most - 1) >= size * 0.55:
            break
    step = min(size * 1.2, (room - size) / max(1, most - 1))
    middle = y - high * 0.5 + (high - 34) * 0.52
    out: list[Point] = []
    for row in range(rows):
        there = min(most, number - row * most)
        line = middle + (row - (rows - 1) / 2) * size * 0.9
        out += [(x + (k - (there - 1) / 2) * step, line) for k in range(there)]
    return size, out


@cache
def backdrop() -> Art:
    """The wooden board with a meadow that turns to sand, and what each area takes."""
    x, y, wide, high = FRAME
    art: list[Art] = [
        (
            Box(x + 4, y + 12, wide, high - 4, 28, "#4D2A1808"),
            Box(x, y + 7, wide, high - 7, 26, "#7C5B34", OUTLINE, 2.4),
            Box(x, y, wide, high - 8, 26, "#DCC79A"),
            Box(x, y, wide, high / 2, 26, "#B8CFA6"),
        )
    ]
    stripes = 48
    top, bottom = y + 26, y + high - 36
    for k in range(stripes):
        colour = _between(k / (stripes - 1))
        start = top + (bottom - top) * k / stripes
        art.append((Box(x + 1, start, wide - 2, (bottom - top) / stripes + 1, 0, colour),))
    art.append((Box(x, y, wide, high - 8, 26, "", OUTLINE, 2.4),))
    for need, (row, tall) in ROWS.items():
        middle = row + tall / 2
        art.append(
            (
                Box(x + 12, middle - 36, 56, 72, 14, PAPER, OUTLINE, 1.6),
                Svg("symbol-paw", x + 27, middle - 29, 26, 26),
                Label(str(need), x + 12, middle - 2, 56, 38, 27, 600, INK, "centre", True),
            )
        )
    return tuple(layer for part in art for layer in part)


def _between(at: float) -> str:
    """The colour of the ground from the top of the board (0) to its foot (1)."""
    stops = ((0.0, (0xB8, 0xCF, 0xA6)), (0.62, (0xCF, 0xDD, 0xAE)), (1.0, (0xDC, 0xC7, 0x9A)))
    (low, here), (high, there) = (stops[0], stops[1]) if at < stops[1][0] else (stops[1], stops[2])
    share = (at - low) / (high - low)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(here, there, strict=True))


def loot_step(number: int) -> float:
    """How far apart the nuts lie that David may steal."""
    return min(84.0, (1000 - 2 * LOOT_AT) / max(1, number))
