"""The drawings: hex tiles, pieces, objective cards, nut piles, the die and the compass."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from nutdesk.core.table import Art, Box, Label, Oval, Point, Poly, Svg, moved
from nutdesk.core.words import Say, say
from nutdesk.games.nut_hunt.forest import CELLS, ROWS
from nutdesk.games.nut_hunt.parts import BARRENS, COST, ENDS, FORAGE, IS_GREEN, NUTS, POND, TILE_IDS, TILE_NAMES

INK: Final = "#3B2416"
DARK: Final = "#2F1F14"
PAPER: Final = "#FFF6E0"
WIDTH: Final = 1240.0
HEIGHT: Final = 830.0
R: Final = 99.5
"""From the middle of a tile to its corner."""
K: Final = R / 100
WIDE: Final = R * 3**0.5
MIDDLE: Final = (622.0, 415.0)
ORANGE: Final = "#EE7A2B"


def hexagon(radius: float, dy: float = 0) -> tuple[Point, ...]:
    """A hexagon with a corner on top."""
    return tuple((radius * cos(pi / 3 * k - pi / 2), dy + radius * sin(pi / 3 * k - pi / 2)) for k in range(6))


def round_hexagon(radius: float, colour: str, corner: float, dy: float = 0) -> Poly:
    """Round corners by a wide line of the same colour."""
    return Poly(hexagon(radius - corner, dy), colour, colour, corner * 1.75)


def cell_middle(cell: int) -> Point:
    """Where a cell of the board lies."""
    row, column = CELLS[cell]
    return MIDDLE[0] + (column - (ROWS[row] - 1) / 2) * WIDE, MIDDLE[1] + (row - 2) * 1.5 * R


@cache
def mat() -> Art:
    """The felt under the tiles, with its stitch."""
    x, y = MIDDLE
    return (
        _mat(x + 4, y + 12, 0, "#471B1006"),
        _mat(x, y, 0, "@felt", "#2B3A26"),
        _mat(x, y, -9, "", "@stitch", (4, 3)),
    )


def _mat(x: float, y: float, grow: float, fill: str, line: str = "", dash: tuple[float, ...] = ()) -> Poly:
    a, b, t, s = 2.5 * WIDE + 20 + grow, 4 * R + 16 + grow, 1.42 * WIDE + 18 + grow * 0.6, R * 0.55
    corners = ((-t, -b), (t, -b), (a, -s), (a, s), (t, b), (-t, b), (-a, s), (-a, -s))
    points: list[Point] = []
    for k, (px, py) in enumerate(corners):
        (bx, by), (nx, ny) = corners[k - 1], corners[(k + 1) % 8]
        start, end = _towards((px, py), (bx, by), 34), _towards((px, py), (nx, ny), 34)
        for step in range(7):  # a corner as a small curve
            u = step / 6
            points.append(
                (
                    x + (1 - u) ** 2 * start[0] + 2 * u * (1 - u) * px + u * u * end[0],
                    y + (1 - u) ** 2 * start[1] + 2 * u * (1 - u) * py + u * u * end[1],
                )
            )
    return Poly(tuple(points), fill, line, 2, dash)


def _towards(start: Point, end: Point, far: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = (dx * dx + dy * dy) ** 0.5
    return start[0] + dx * far / long, start[1] + dy * far / long


# Tiles


@cache
def tile_art(tile: int) -> Art:
    """A tile around its middle: its edge, scene and forage."""
    inner = R - 2.5 * K
    border = "#2E7D3A" if IS_GREEN[tile] else "#2F6F93" if tile == POND else "#7B6A4C" if tile == BARRENS else "#F3E3BF"
    scene = inner - 4 * K
    layers: Art = (
        *moved((round_hexagon(inner, "#4D1B1208", 7 * K, 10 * K),), 2 * K, 0),
        round_hexagon(inner, "#7C5B34", 7 * K, 6 * K),
        round_hexagon(inner, border, 7 * K),
        Poly(hexagon(inner - 3 * K), "", "#59FFFFFF", 1.6 * K),
        Svg(f"tiles/{TILE_IDS[tile]}", -scene, -scene, 2 * scene, 2 * scene, clip=hexagon(inner - 9 * K)),
        Poly(hexagon(inner - 9 * K), "", "#BF3B2416", 1.8 * K),
    )
    if tile == BARRENS:
        layers += (Poly(hexagon(inner - 4.5 * K), "", "#E9DDBE", 3 * K, (1.2, 2.2)),)
    return layers + _forage_pill(tile)


@cache
def tile_badge(tile: int) -> Art:
    """Its name and cost: they stay readable when the tile is lit."""
    return name_plate(TILE_NAMES[tile]) + cost_pill(tile)


def _forage_pill(tile: int) -> Art:
    nuts = FORAGE[tile]
    size = (25 if len(nuts) < 4 else 22) * K
    wide, high = len(nuts) * (size + 2 * K) + 12 * K, size + 7 * K
    top = -56 * K - high / 2
    return (
        Box(-wide / 2, top, wide, high, high / 2, "#F0FFF9EA", "#8C3B2416", 1.4 * K),
        *(
            Svg(f"nut-{NUTS[nut]}", -wide / 2 + 7 * K + k * (size + 2 * K), top + 3.5 * K, size, size)
            for k, nut in enumerate(nuts)
        ),
    )


def name_plate(name: Say) -> Art:
    # All alike and as wide as a tile allows: in a small window letters are larger, in another language names longer.
    y = 38 * K
    wide, high = 160.0, 25.0
    return (
        Box(-wide / 2, y - high / 2 + 2, wide, high, 7, "#593B2416"),
        Box(-wide / 2, y - high / 2, wide, high, 7, PAPER, INK, 1.5),
        Label(name, -wide / 2 + 3, y - high / 2, wide - 6, high, 16.5, 600, DARK, "centre", True, shrink=True),
    )


def cost_pill(tile: int) -> Art:
    nuts, y = COST[tile], 65 * K
    if nuts:
        size = 19 * K
        wide, high = len(nuts) * (size + 1.5 * K) + 10 * K, size + 6 * K
        pill = Box(-wide / 2, y - high / 2, wide, high, high / 2, "#4A2E1A", PAPER, 1.3)
        first = -wide / 2 + 5.5 * K
        return (
            pill,
            *(
                Svg(f"nut-{NUTS[nut]}", first + k * (size + 1.5 * K), y - size / 2, size, size)
                for k, nut in enumerate(nuts)
            ),
        )
    words = say("fox only") if tile == POND else say("flee only")
    return (
        Box(-47, y - 12, 94, 24, 12, "#4A2E1A", PAPER, 1.3),
        Label(words, -47, y - 12, 94, 24, 15, 700, PAPER, "centre", shrink=True),
    )


@cache
def paws() -> Art:
    """Where the fox has come from."""
    discs: list[Art] = []
    for dx, dy in ((-44.0, 2.0), (0.0, -14.0), (44.0, -20.0)):
        discs.append(
            (
                Oval(dx - 15, dy - 19, 30, 30, "#EBFFF6E0", INK, 1.4),
                Svg("symbol-paw", dx - 11, dy - 15, 22, 22),
            )
        )
    return tuple(layer for disc in discs for layer in disc)


@cache
def flag(number: int, place: int) -> Art:
    """An end of one of the viewer's own objectives: its number on the tile's upper edge."""
    x, y = ((-60.0, -33.0), (60.0, -33.0), (-66.0, -8.0), (66.0, -8.0), (-66.0, 17.0), (66.0, 17.0))[place % 6]
    return (
        Box(x - 11, y - 11, 22, 22, 5, "#FFE9A8", INK, 1.6),
        Label(str(number), x - 11, y - 11, 22, 22, 15, 700, DARK, "centre"),
    )


# Pieces


@cache
def figure(name: str, size: float, count: int = 1) -> Art:
    """A wooden piece with its foot shadow; stacked ones carry their number."""
    art: Art = (
        Oval(-size * 0.45, size * 0.27, size, size * 0.30, "#751E1206", soft=True),
        Svg(name, -size / 2, -size / 2, size, size),
    )
    if count > 1:
        art += (
            badge(str(count), size * 0.38, -size * 0.4, 10)
            if size > 45
            else badge(str(count), size * 0.4, -size * 0.42, 8.5, 13)
        )
    return art


def badge(text: str, x: float, y: float, radius: float, size: float = 15) -> Art:
    return (
        Oval(x - radius, y - radius, 2 * radius, 2 * radius, DARK, PAPER, 1.8),
        Label(text, x - radius - 6, y - radius, 2 * radius + 12, 2 * radius, size, 700, PAPER, "centre"),
    )


# Cards


def paper(wide: float, high: float, radius: float = 12) -> Art:
    return (
        Box(-wide / 2 + 2, -high / 2 + 5, wide, high, radius, "#402A1808"),
        Box(-wide / 2, -high / 2 + 3, wide, high, radius, "#C9B48C", INK, 2),
        Box(-wide / 2, -high / 2, wide, high, radius, PAPER, INK, 2),
    )


def _scene(tile: int, x: float, y: float, wide: float, high: float) -> Art:
    """A strip of a tile's scene, cut to a box."""
    side = max(wide, high) * 1.1
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    middle = y + high / 2 + side * 0.06
    return (
        Svg(f"tiles/{TILE_IDS[tile]}", x + wide / 2 - side / 2, middle - side / 2, side, side, clip=corners),
        Box(x, y, wide, high, 3, "", INK, 1.6),
    )


CARD: Final = (208.0, 122.0)
STATE: Final = 28.0
"""Of which the line at its foot has so much of the height."""
GREEN: Final = "#2F6B3C"
STATES: Final = {
    "done": ("ui-ok", GREEN, "#FFFFFF"),
    "no nest": ("ui-no", "#8A5A12", "#FFFFFF"),
    "broken": ("ui-no", "#6A5138", "#FFFFFF"),
}


@cache
def objective_card(
    objective: int, value: str, number: int, state: str, words: str, now: str = "", high: float = CARD[1]
) -> Art:
    """An objective in the tray: its two tiles, its worth, how it stands for its owner, and what it would bring now."""
    wide = CARD[0]
    left, top = -wide / 2, -high / 2
    one, two = ENDS[objective]
    half = (wide - 22) / 2
    art: Art = paper(wide, high)
    art += _scene(one, left + 8, top + 8, half, 34) + _scene(two, left + 14 + half, top + 8, half, 34)
    for k, tile in enumerate((one, two)):
        art += (
            Label(
                TILE_NAMES[tile],
                left + 59,
                top + 45 + 21 * k,
                wide - 66,
                22,
                16.5,
                600,
                DARK,
                "left",
                True,
                shrink=True,
            ),
        )
    # On the left: in a full hand the next card lies over the right.
    art += _worth(value, state, now, left + 8, top + 44, 46, 44)
    if number:
        art += (
            Box(left - 4, top - 4, 24, 24, 6, "#FFE9A8", INK, 1.6),
            Label(str(number), left - 4, top - 4, 24, 24, 16, 700, DARK, "centre"),
        )
    if state:
        icon, fill, ink = STATES[state]
        art += (
            Box(left + 8, top + 91, wide - 16, 24, 8, fill),
            Svg(icon, left + 13, top + 94, 18, 18, ink),
            Label(words, left + 35, top + 91, wide - 48, 24, 15, 700, ink, "left", shrink=True),
        )
    return art


def _worth(value: str, state: str, now: str, x: float, y: float, wide: float, high: float) -> Art:
    """What an objective is worth, and below it, if it counts, what it would bring now."""
    if not now:
        box = (x, y + 3, wide, high - 6)
        return Box(*box, 17, GREEN, INK, 2), Label(value, *box, 17, 700, "#FFFFFF", "centre")
    above, below = (x, y, wide, high / 2), (x, y + high / 2 + 1, wide, high / 2)
    return (
        Box(*above, high / 4, GREEN, INK, 1.6),
        Label(value, *above, 15, 700, "#FFFFFF", "centre"),
        Box(*below, 6, STATES[state][1], INK, 1.6),
        Label(now, *below, 16, 700, "#FFFFFF", "centre"),
    )


SMALL: Final = (216.0, 56.0)


@cache
def small_objective(objective: int, value: str, state: str, now: str = "") -> Art:
    """An objective lying face up on the wood, with what it would bring now if it counts."""
    one, two = ENDS[objective]
    art: Art = paper(*SMALL, 9)
    for k, tile in enumerate((one, two)):
        y = -24 + 25 * k
        art += _scene(tile, -103, y, 18, 22)
        art += (Label(TILE_NAMES[tile], -82, y, 140, 23, 15, 600, DARK, "left", True, shrink=True),)
    return (*art, *_worth(value, state, now, 60, -24, 45, 47))


@cache
def card_back(wide: float) -> Art:
    return (Svg("back-objective", -wide / 2, -wide / 2, wide, wide),)


NUT_CARD: Final = (88.0, 106.0)


@cache
def nut_pile(nut: int, count: int) -> Art:
    """The viewer's nuts of one kind: a small fan with its number; an empty place if there are none.

    The number stands in the corner that a neighbour does not cover when room is scarce.
    """
    wide, high = 68.0, 92.0
    left, top, picture = 4 - wide / 2, 3 - high / 2, f"nut-{NUTS[nut]}"
    if not count:
        return (
            Box(left, top, wide, high, 9, "", "@ink2", 2, (3, 3)),
            Svg(picture, -20, -21, 48, 48, opacity=0.3),
        )
    art: Art = ()
    for k in range(min(count - 1, 2), -1, -1):
        x = left - 5 * k
        art += (Box(x + 1, top + 3, wide, high, 9, "#402A1808"), Box(x, top, wide, high, 9, PAPER, INK, 2))
    return (*art, Svg(picture, -23, -24, 54, 54), *badge(str(count), left + 6, top + 5, 15, 18))


@cache
def nut_box() -> Art:
    """The supply: a wooden box for the four kinds."""
    return (
        Box(-70, -68, 144, 144, 24, "#402A1808"),
        Box(-70, -72, 140, 140, 22, "#8A6238", INK, 2),
        Box(-61, -64, 122, 124, 16, "#6B4826", INK, 1.4),
    )


# The die


PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@cache
def die(face: int, side: float) -> Art:
    """The fox die around its middle; face 0 shows the fox, before the first roll."""
    half, pip = side / 2, side * 0.105
    art: Art = (
        Box(-half + 2, -half + 8, side, side, side * 0.24, "#402A1808"),
        Box(-half, -half + side * 0.08, side, side * 0.96, side * 0.24, "#A8470D", INK, 2.4),
        Box(-half, -half, side, side * 0.96, side * 0.24, ORANGE, INK, 2.4),
        Poly(((-half * 0.82, -half * 0.3), (-half * 0.82, -half * 0.5)), "", "#FFD0A0", side * 0.045, closed=False),
        Poly(((-half * 0.5, -half * 0.84), (-half * 0.3, -half * 0.84)), "", "#FFD0A0", side * 0.045, closed=False),
    )
    if not face:
        return (*art, Svg("fox", -side * 0.34, -side * 0.38, side * 0.68, side * 0.68))
    step = side * 0.24
    return art + tuple(
        Oval(x * step - pip, y * step - side * 0.02 - pip, 2 * pip, 2 * pip, "#FFF8EA") for x, y in PIPS[face]
    )


COMPASS_WIDE: Final = 212.0
"""How wide the compass is."""


@cache
def compass(face: int) -> Art:
    """The fox compass around its middle, where the die lies: each number is a way, and that of the die is orange."""
    art: Art = (
        *moved((round_hexagon(104, "#402A1808", 10),), 2, 6),
        round_hexagon(104, "#EAD9B4", 10),
        Poly(hexagon(101), "", INK, 2),
    )
    for k in range(1, 7):
        angle, fill = pi / 3 * (k - 2), ORANGE if k == face else "#FFF9EC"
        x, y = 82 * cos(angle), 82 * sin(angle)
        art += (
            Poly(((50 * cos(angle), 50 * sin(angle)), (x, y)), "", INK, 4, closed=False),
            Oval(x - 22, y - 22, 44, 44, fill, INK, 2.4),
            Label(str(k), x - 22, y - 22, 44, 44, 26, 700, "#2A1205", "centre"),
        )
    return art
