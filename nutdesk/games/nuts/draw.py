"""The factory floor as drawings: belts, tiles, dispensers, machines. Both editions draw with these."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

import attrs

from nutdesk.core.table import Art, Box, Label, Layer, Oval, Point, Poly, Svg
from nutdesk.core.value import Value
from nutdesk.games.nuts.floor import CROSS, JOIN_LEFT, JOIN_RIGHT, SPLIT_LEFT
from nutdesk.games.nuts.parts import NUTS

INK: Final = "#3B2416"
PAPER: Final = "#FFF6E0"
GOLD: Final = "#FFC83D"
FLAT: Final = (9999.0, 1.0)
"""One endless dash: a dashed line has flat ends, and belts must not bulge into each other."""
GLOW: Final = ((32, "#29FFC21F"), (23, "#42FFC21F"), (14, "#73FFC21F"))
BENDS: Final = 32
"""Pieces of a bend: so many that its ends stand straight on the tile's edge."""
USUAL: Final = 97.0
"""The column width that piece sizes are made for."""


@attrs.frozen
class Grid(Value):
    """Where rows and columns lie. A row is a word: 'belt' for a conveyor, or what stands in it."""

    columns: int
    left: float
    top: float
    wide: float
    """Of one column."""
    rows: tuple[tuple[str, float], ...]

    @property
    def k(self) -> float:
        """How big pieces are drawn."""
        return min(1.0, self.wide / USUAL)

    def x(self, column: float) -> float:
        return self.left + (column + 0.5) * self.wide

    def tops(self) -> list[float]:
        return _tops(self)

    def middle(self, row: int) -> float:
        tops = _tops(self)
        return (tops[row] + tops[row + 1]) / 2

    def high(self, row: int) -> float:
        return self.rows[row][1]

    def row(self, word: str) -> int:
        return next(at for at, (name, _) in enumerate(self.rows) if name == word)

    def belts(self) -> list[int]:
        """The rows that are conveyors."""
        return [at for at, (name, _) in enumerate(self.rows) if name == "belt"]

    def levels(self) -> list[int]:
        """For each row: how many conveyors lie above it."""
        return _levels(self)

    def bottom(self) -> float:
        return _tops(self)[-1]


@cache
def _tops(grid: Grid) -> list[float]:
    tops = [grid.top]
    for _, high in grid.rows:
        tops.append(tops[-1] + high)
    return tops


@cache
def _levels(grid: Grid) -> list[int]:
    passed, out = 0, []
    for name, _ in grid.rows:
        out.append(passed)
        passed += name == "belt"
    return out


@attrs.frozen
class Look(Value):
    """How a stretch of belt looks: 2 is the gold path, 1 another matching one, 0 none."""

    heat: int = 0
    salted: bool = False
    hunted: bool = False
    roasted: bool = False


PLAIN: Final = Look()
Looks = Callable[[int, int], Look]
"""The look of the belt in a column, below so many conveyors."""


def belt(points: tuple[Point, ...], width: float, look: Look) -> list[Layer]:
    """A belt along points: rim, rubber, treads; salt lies on it as white grains."""
    hot = look.heat
    fill = (GOLD if hot == 2 else "#F5E3AE") if hot else "#70777C"
    if hot and look.hunted:
        fill = "#F19A84" if hot == 2 else "#F3C4B4"
    tread = "#F2FFFFFF" if hot else "#8CB6BCC0"
    if look.hunted and not hot:
        tread = "#D9E0A48F"
    narrow = width - 13
    layers: list[Layer] = []
    if hot == 2:
        layers += [Poly(points, "", colour, width + more, FLAT, False) for more, colour in GLOW]
    layers += [
        Poly(points, "", INK, width + 5, FLAT, False),
        Poly(points, "", fill, width, FLAT, False),
        Poly(points, "", tread, narrow, (2.4 / narrow, 9.6 / narrow), False),
    ]
    if look.hunted:
        layers.append(Poly(points, "", "#B3261E", 3.2, (3.4, 3.0), False))
    if look.roasted:
        layers.append(Poly(points, "", "#B5492A", 9, (0.5, 1.6), False))
    if look.salted:
        layers.append(Poly(points, "", "#2F5E75", 7.5, (0.75, 1.25), False))
        layers.append(Poly(points, "", "#FFFFFF", 5, (0.9, 2.1), False))
    return layers


def belts(grid: Grid, covered: Callable[[int, int], bool], looks: Looks) -> Art:
    """All straight belts; covered(conveyor, column) says where a tile lies on top."""
    tops, levels, conveyors = grid.tops(), grid.levels(), grid.belts()
    first, last = 1, len(grid.rows) - 2
    width = 30 * grid.k
    drawn: dict[int, list[Layer]] = {0: [], 1: [], 2: []}
    for column in range(grid.columns):
        x, start, look = grid.x(column), -1.0, PLAIN
        for row in range(first, last + 2):
            hidden = row > last or (row in conveyors and covered(conveyors.index(row), column))
            here = PLAIN if row > last else looks(levels[row], column)
            if start >= 0 and (hidden or here != look):
                end = tops[row] + (6 if row > last else 1)
                drawn[look.heat] += belt(((x, start), (x, end)), width, look)
                start = -1.0
            if not hidden and start < 0:
                start, look = tops[row] - (18 if row == first else 1), here
    chevrons: list[Layer] = []
    for conveyor in (1, 3, 5):
        row = conveyors[conveyor]
        for column in range(grid.columns):
            if not covered(conveyor, column):
                ink = INK if looks(levels[row], column).heat else "#F2F4F4"
                x, y = grid.x(column), grid.middle(row)
                chevrons.append(Poly(((x - 7, y - 4), (x, y + 4), (x + 7, y - 4)), "", ink, 3.4, (), False))
    return (*drawn[0], *drawn[1], *drawn[2], *chevrons)


@cache
def floor(grid: Grid, bands: tuple[tuple[str, str], ...]) -> Art:
    """The factory hall: tiles underfoot, and a coloured band for each row of machines."""
    x, y = grid.left - 20, grid.top - 14
    w, h = grid.columns * grid.wide + 40, grid.bottom() - grid.top + 28
    art: list[Layer] = [
        Box(x + 4, y + 10, w, h, 26, "#4D1B1006"),
        Box(x, y, w, h, 24, "#BCC5BF", INK, 2.5),
    ]
    step = 97.0
    for i in range(int(w // step) + 1):
        for j in range(int(h // step) + 1):
            if (i + j) % 2:
                left, top = x + 4 + i * step, y + 4 + j * step
                wide, high = min(step, x + w - 4 - left), min(step, y + h - 4 - top)
                if wide > 8 and high > 8:
                    art.append(Box(left, top, wide, high, 8, "#1FFFFFFF"))
    tops = grid.tops()
    for word, colour in bands:
        row = grid.row(word)
        high = grid.high(row) - 10
        art.append(Box(grid.left - 8, tops[row] + 5, w - 24, high, 14, colour, "#593B2416", 1.5))
    return tuple(art)


@cache
def _curve(x0: float, x1: float, y: float, h: float) -> tuple[Point, ...]:
    """A belt from the top to the bottom of a tile, as a row of points on a smooth bend."""
    points: list[Point] = []
    for step in range(BENDS + 1):
        t = step / BENDS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        down = y * a + (y + h * 0.55) * b + (y + h * 0.40) * c + (y + h) * d
        points.append((x0 * (a + b) + x1 * (c + d), down))
    return tuple(points)


def line(grid: Grid, path: tuple[int, ...]) -> tuple[Point, ...]:
    """The points of a path from top to bottom: path is its column at every level."""
    tops, points = grid.tops(), [(grid.x(path[0]), grid.tops()[1] - 10)]
    for row, level in enumerate(grid.levels()):
        if grid.rows[row][0] == "belt":
            here, there = grid.x(path[level]), grid.x(path[level + 1])
            points += _curve(here, there, tops[row], grid.high(row))
    points.append((grid.x(path[-1]), tops[-2] + 8))
    return tuple(points)


def trail(grid: Grid, path: tuple[int, ...]) -> Art:
    """A path as a bright line over its belts."""
    points = line(grid, path)
    return (
        Poly(points, "", "#80FFFFFF", 24, (), False),
        Poly(points, "", INK, 13, (), False),
        Poly(points, "", GOLD, 8, (), False),
        Poly(points, "", "#FFFFFF", 2.4, (), False),
    )


@cache
def tile(kind: int, wide: float, high: float, left: Look = PLAIN, right: Look = PLAIN) -> Art:
    """A conveyor tile around its middle; left and right are the looks of its two inputs."""
    w, h = 2 * wide - 14, high - 2
    x, y = -w / 2, -h / 2
    art: list[Layer] = [
        Box(x + 3, y + 7, w, h, 12, "#402A1808"),
        Box(x, y + 4, w, h - 2, 12, "#8A6238", INK, 2),
        Box(x, y, w, h - 3, 12, "#F4E2BC", INK, 2.2),
    ]
    a, b = -wide / 2, wide / 2
    width = 24 * min(1.0, wide / USUAL)
    if kind == CROSS:
        ways = [(left, a, b), (right, b, a)]
    elif kind in (JOIN_LEFT, JOIN_RIGHT):
        out = a if kind == JOIN_LEFT else b
        ways = [(left, a, out), (right, b, out)]
    else:
        into, look = (a, left) if kind == SPLIT_LEFT else (b, right)
        ways = [(look, into, a), (look, into, b)]
        dead = b if kind == SPLIT_LEFT else a
        art += belt(((dead, y + 1), (dead, y + h * 0.3)), width, PLAIN)
        art.append(Box(dead - width / 2 - 5, y + h * 0.3, width + 10, 7, 3, "#B3261E", INK, 1.8))
    for look, start, end in sorted(ways, key=lambda way: way[0].heat):
        art += belt(_curve(start, end, y + 1, h - 5), width, look)
    return tuple(art)


@cache
def ghost_tile(wide: float, high: float) -> Art:
    """Where a tile lay when the turn began."""
    w, h = 2 * wide - 14, high - 4
    return (Box(-w / 2, -h / 2, w, h, 12, "#33FFFFFF", "#7B1F5A", 2.6, (3, 2.4)),)


def shadowed(name: str, size: float) -> Art:
    """A drawing standing on the floor."""
    return (
        Oval(-size * 0.45, size * 0.27, size, size * 0.30, "#751E1206", soft=True),
        Svg(name, -size / 2, -size / 2, size, size),
    )


@cache
def dispenser(nut: int, k: float) -> Art:
    """A dispenser with its nut in the window."""
    return (
        *shadowed("dispenser", 92 * k),
        Box(-33 * k, -44 * k, 66 * k, 44 * k, 8 * k, PAPER, INK, 1.8),
        Svg(f"nut-{NUTS[nut]}", -20 * k, -42 * k, 40 * k, 40 * k),
    )


@cache
def number(column: int, k: float) -> Art:
    """A column's number, beside the foot of its dispenser."""
    return plate(column + 1, -40 * k, 26 * k, k)


def plate(number: int, x: float, y: float, k: float) -> Art:
    """A number on a dark disc, which is wider for two digits."""
    h, w = 33.0, 33.0 if number < 10 else 39.0
    return (
        Oval(x - w / 2, y - h / 2, w, h, "#2F1F14", PAPER, 2),
        Label(str(number), x - w / 2 - 4, y - h / 2, w + 8, h, 18 if k == 1 else 16, 700, PAPER, "centre"),
    )


def conveyor_numbers(grid: Grid) -> Art:
    """The numbers of the conveyors, at their left end."""
    x, w = grid.left - 16, grid.x(0) - 20 * grid.k - grid.left + 12
    return tuple(
        Label(str(at + 1), x, grid.middle(row) - 20, w, 40, 20, 700, "#993B2416", "centre", True)
        for at, row in enumerate(grid.belts())
    )


def disc(x: float, y: float, radius: float, icon: str, fill: str, tint: str = "#FFFFFF") -> Art:
    """A round mark with an icon."""
    r = radius
    return (
        Oval(x - r, y - r, 2 * r, 2 * r, fill, PAPER, 2.5),
        Svg(icon, x - r * 0.58, y - r * 0.58, r * 1.16, r * 1.16, tint),
    )


@cache
def squirrel(k: float, hunger: int = 0) -> Art:
    """Herr Nussbaum, with what he adds to his roll."""
    art = shadowed("factory-squirrel", 74 * k)
    if not hunger:
        return art
    x, y, r = 34 * k, -28 * k, 17.0
    return (
        *art,
        Oval(x - r, y - r, 2 * r, 2 * r, "#B3261E", PAPER, 2.2),
        Label(f"+{hunger}", x - r - 4, y - r, 2 * r + 8, 2 * r, 20, 700, "#FFFFFF", "centre"),
    )


@cache
def die(eyes: int) -> Art:
    """What the squirrel has rolled."""
    return shadowed(f"die-white-{eyes}", 58)


@cache
def undo(size: float) -> Art:
    """An undo token."""
    return (
        Oval(-size * 0.5, size * 0.2, size * 1.1, size * 0.4, "#751E1206", soft=True),
        Svg("token-undo", -size / 2, -size / 2, size, size),
    )


def stays(size: float) -> Art:
    """What lies there instead once the change cannot be backed out any more."""
    return (
        Oval(-size * 0.5, size * 0.2, size * 1.1, size * 0.4, "#751E1206", soft=True),
        *disc(0, 0, size / 2, "ui-lock", "#6A5138"),
    )


def paper(w: float, h: float, radius: float = 10, line: str = INK, width: float = 2.4) -> Art:
    """A card lying on the table."""
    return (
        Box(-w / 2 + 2, -h / 2 + 6, w, h, radius, "#402A1808"),
        Box(-w / 2, -h / 2, w, h, radius, PAPER, line, width),
    )
