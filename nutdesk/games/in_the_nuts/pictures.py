"""The drawings: nut cards, storage cards, squirrels, fields and hedges."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from random import Random
from typing import Final

from nutdesk.core.table import Art, Box, Label, Oval, Point, Poly, Svg
from nutdesk.core.words import say
from nutdesk.games.in_the_nuts import parts

PAPER: Final = "#FFF6E0"
OUTLINE: Final = "#3B2416"
INK: Final = "#2F1F14"
SOFT_INK: Final = "#6A5138"
SAFE: Final = "#2F6B3C"
GOLD: Final = "#D08A00"


def disc(x: float, y: float, radius: float, text: str, size: float) -> Art:
    """A dark count in a circle."""
    return (
        Oval(x - radius, y - radius, 2 * radius, 2 * radius, INK, PAPER, 2.2),
        Label(text, x - radius, y - radius, 2 * radius, 2 * radius, size, 700, PAPER, "centre"),
    )


def plate(x: float, y: float, wide: float, text: str, size: float = 17, high: float = 26) -> Art:
    """A paper label around (x, y)."""
    return (
        Box(x - wide / 2, y - high / 2, wide, high, 8, PAPER, OUTLINE, 1.5),
        Label(text, x - wide / 2 + 4, y - high / 2, wide - 8, high, size, 600, INK, "centre", True, shrink=True),
    )


def paper(wide: float, high: float, *, fill: str = PAPER, edge: str = "#C9B48C", line: str = OUTLINE) -> Art:
    """A card around its middle, with its edge and shadow."""
    x, y = -wide / 2, -high / 2
    return (
        Box(x + 2, y + 7, wide, high, 11, "#402A1808"),
        Box(x, y + 3.5, wide, high, 11, edge, OUTLINE, 2),
        Box(x, y, wide, high, 11, fill, line, 2),
    )


@cache
def nut_card(nut: int, wide: float, high: float, *, taken: bool = False) -> Art:
    """A nut card around its middle; taken marks one that a stop would bring."""
    x, y = -wide / 2, -high / 2
    art = paper(wide, high)
    big = min(wide * 0.66, high * 0.56)
    words = parts.spell(nut) if nut < parts.PLAIN else say("joker")
    named = high >= 90
    middle = -high * 0.1 if named else 0.0
    if nut < parts.PLAIN:
        art += (Svg(f"nut-{parts.KINDS[nut]}", -big / 2, middle - big / 2, big, big),)
    else:
        art += joker_face(nut, wide - 14, (high - 46) if named else high - 12, middle)
    if named:
        art += (Label(words, x + 1, y + high - 34, wide - 2, 28, 17, 700, INK, "centre", shrink=True),)
    if taken:
        art = (
            Box(x - 5, y - 5, wide + 10, high + 10, 16, "#55FFC83D"),
            *art,
            Box(x, y, wide, high, 11, "", GOLD, 4.5),
            Oval(wide / 2 - 18, y - 15, 34, 34, SAFE, PAPER, 2.5),
            Svg("ui-ok", wide / 2 - 11, y - 8, 20, 20, "#FFFFFF"),
        )
    return art


def joker_face(nut: int, wide: float, high: float, y: float = 0) -> Art:
    """Two nuts across a golden line, with the joker's star between."""
    one, other = parts.SHOWS[nut]
    size = min(wide * 0.56, high * 0.56)
    star = size * 0.58
    return (
        Poly(((-wide / 2, y + high / 2), (wide / 2, y - high / 2)), "", "#D8A62A", 3, closed=False),
        Svg(f"nut-{parts.KINDS[one]}", -wide / 2, y - high / 2, size, size),
        Svg(f"nut-{parts.KINDS[other]}", wide / 2 - size, y + high / 2 - size, size, size),
        Svg("joker", -star / 2, y - star / 2, star, star),
    )


@cache
def storage_card(card: int, kind: int, lying: int, wild: tuple[int, ...], wide: float, high: float) -> Art:
    """A storage card around its middle: free places, nuts, and what it is worth; turned over when full."""
    x, y, points = -wide / 2, -high / 2, str(parts.POINTS[card])
    if kind == parts.FULL:
        return (
            *paper(wide, high, fill=SAFE, edge="#1F4A2A"),
            Box(x + 6, y + 6, wide - 12, high - 12, 7, "", "#B3FFF6E0", 1.6),
            Svg("ui-ok", -15, y + 12, 30, 30, "#FFFFFF"),
            Label(points, x, y + 38, wide, 46, 34, 600, "#FFFFFF", "centre", True),
            Label(say("full, safe"), x + 8, y + high - 36, wide - 16, 28, 15, 700, "#FFFFFF", "centre", shrink=True),
        )
    art = paper(wide, high)
    size, places = _places(parts.CAPACITY[card], wide)
    plain = lying - len(wild)
    for number, (px, py) in enumerate(places):
        at = (px - size / 2, y + 46 + py - size / 2)
        if number < lying:
            art += (Svg(f"nut-{parts.KINDS[kind]}", *at, size, size),)
            if number >= plain:
                star = size * 0.56
                art += (Svg("joker", at[0] + size - star * 0.8, at[1] + size - star * 0.8, star, star),)
        else:
            art += (Oval(at[0] + 3, at[1] + 3, size - 6, size - 6, "", "#BF6A5138", 1.8, (2.4, 2)),)
    return (
        *art,
        Box(-24, y + high - 32, 48, 26, 13, PAPER, SAFE, 2),
        Label(points, -24, y + high - 32, 48, 26, 17, 700, SAFE, "centre"),
    )


@cache
def _places(holds: int, wide: float) -> tuple[float, tuple[Point, ...]]:
    """How large nuts are on a storage card, and where they lie, around the middle of its picture."""
    columns = 2 if holds <= 4 else 3
    rows = -(-holds // columns)
    size = min(36.0, (wide - 8) / columns - 1.5)
    out = []
    for number in range(holds):
        row, column = divmod(number, columns)
        inside = min(columns, holds - row * columns)
        out.append(((column - (inside - 1) / 2) * (size + 1.5), (row - (rows - 1) / 2) * (size + 3)))
    return size, tuple(out)


def small_card(card: int, kind: int, lying: int, wild: int, x: float, y: float) -> Art:
    """A storage card on a seat card, 66 × 38: its nut and how full it is."""
    if kind == parts.FULL:
        return (
            Box(x, y, 66, 38, 9, SAFE, OUTLINE, 1.6),
            Svg("ui-ok", x + 8, y + 10, 18, 18, "#FFFFFF"),
            Label(str(parts.POINTS[card]), x + 28, y, 34, 38, 18, 700, "#FFFFFF", "centre"),
        )
    if kind == parts.EMPTY:
        return (
            Box(x, y, 66, 38, 9, "@panel2", "@line", 1.6),
            Label(f"0/{parts.CAPACITY[card]}", x, y, 66, 38, 16, 600, "@ink2", "centre"),
        )
    star = (Svg("joker", x + 19, y + 19, 17, 17),) if wild else ()
    return (
        Box(x, y, 66, 38, 9, PAPER, OUTLINE, 1.6),
        Svg(f"nut-{parts.KINDS[kind]}", x + 4, y + 5, 28, 28),
        *star,
        Label(f"{lying}/{parts.CAPACITY[card]}", x + 32, y, 32, 38, 16, 700, INK, "centre"),
    )


@cache
def squirrel(colour: str, size: float) -> Art:
    return (
        Oval(-size * 0.45, size * 0.27, size, size * 0.30, "#751E1206", soft=True),
        Svg(f"squirrel-{colour}", -size / 2, -size / 2, size, size),
    )


@cache
def die(colour: str, eyes: int, size: float) -> Art:
    """A die around its middle; 0 eyes before the first throw."""
    under = Oval(-size * 0.5, size * 0.2, size * 1.1, size * 0.36, "#661E1206", soft=True)
    if eyes:
        return under, Svg(f"die-{colour}-{eyes}", -size / 2, -size / 2, size, size)
    face, edge = ("#3E8E4E", "#1F5A2D") if colour == "green" else ("#FFFDF4", "#CDBFA0")
    s = size * 0.4
    return (
        under,
        Box(-s, -s + size * 0.08, 2 * s, 2 * s, size * 0.19, edge, OUTLINE, 2.2),
        Box(-s, -s, 2 * s, 2 * s, size * 0.19, face, OUTLINE, 2.2),
    )


@cache
def hedge(x: float, top: float, bottom: float) -> Art:
    """A hedge standing upright: leaves with a dark outline, a shaded side and a few blossoms."""
    wide, number = 28.0, max(2, int((bottom - top) / 15))
    leaves = [
        (
            x + (-0.24 if k % 2 else 0.24) * wide,
            top + (k + 0.5) * (bottom - top) / number,
            wide * 0.36 + k * 7 % 3 * 0.9,
        )
        for k in range(number)
    ]

    def blobs(grow: float, dx: float, dy: float, fill: str) -> Art:
        return tuple(
            Oval(a + dx * r - r * grow, b + dy * r - r * grow, 2 * r * grow, 2 * r * grow, fill) for a, b, r in leaves
        )

    blossom = tuple(Oval(a + 1, b - 1.6, 5.2, 5.2, "#F3E9F0") for k, (a, b, _) in enumerate(leaves) if k % 4 == 1)
    return (
        Oval(x - 18, bottom - 10, 48, 16, "#661E1206", soft=True),
        *(Oval(a - r - 2.4, b - r - 2.4, 2 * r + 4.8, 2 * r + 4.8, OUTLINE) for a, b, r in leaves),
        *blobs(1, 0.1, 0.18, "#355E2C"),
        *blobs(0.94, 0, 0, "#4F7F3B"),
        *blobs(0.5, -0.22, -0.3, "#79A955"),
        *blossom,
    )


@cache
def field_ground(wide: float, high: float, fill: str, raccoon: bool) -> Art:
    """A field around its middle: edge, ground, inner light, and tufts of grass or the raccoon."""
    x, y = -wide / 2, -high / 2
    art: Art = (
        Box(x + 2, y + 9, wide, high, 16, "#332A1808"),
        Box(x, y + 5, wide, high, 16, "#4A5266" if raccoon else "#6E7F4E", OUTLINE, 2),
        Box(x, y, wide, high, 16, fill, OUTLINE, 2.2),
        Box(x + 5, y + 5, wide - 10, high - 10, 12, "", "#66FFFFFF", 1.6),
    )
    if raccoon:
        size = min(wide, high) * 0.92
        return (*art, Svg("raccoon", -size / 2, -high * 0.46, size, size, opacity=0.3))
    rng = Random(int(wide * 7 + high))
    for _ in range(int(wide / 26)):
        gx, gy = x + 14 + rng.random() * (wide - 28), y + 24 + rng.random() * (high - 60)
        blades = ((gx, gy), (gx - 3, gy - 7)), ((gx + 2, gy), (gx + 4, gy - 8))
        art += tuple(Poly(blade, "", "#736F9150", 2, closed=False) for blade in blades)
    return art


def ring(middle: Point, radius: float, share: float) -> Art:
    """A ring whose red part, clockwise from the top, is a share of the whole."""
    x, y = middle

    def band(start: float, stop: float) -> tuple[Point, ...]:
        steps = max(2, round(abs(stop - start) * 60))
        angles = [2 * pi * (start + (stop - start) * k / steps) - pi / 2 for k in range(steps + 1)]
        outer = [(x + (radius + 10) * cos(a), y + (radius + 10) * sin(a)) for a in angles]
        inner = [(x + (radius - 10) * cos(a), y + (radius - 10) * sin(a)) for a in reversed(angles)]
        return tuple(outer + inner)

    far, near = radius + 11, radius - 11
    art: Art = (
        Oval(x - far, y - far, 2 * far, 2 * far, "@panel2", OUTLINE, 2),
        Oval(x - near, y - near, 2 * near, 2 * near, "@panel", OUTLINE, 2),
    )
    return (*art, Poly(band(0, share), "@no")) if share else art


def dots(start: Point, stop: Point) -> Art:
    """A dotted way for what would move."""
    (x0, y0), (x1, y1) = start, stop
    out: list[Oval] = []
    for k in range(6):
        t = k / 5
        x, y = x0 + (x1 - x0) * t * t * (3 - 2 * t), y0 + (y1 - y0) * t
        out.append(Oval(x - 4.4, y - 4.4, 8.8, 8.8, "#FFFFFF", OUTLINE, 1.8))
    return tuple(out)


def pile(cards: int, size: float) -> Art:
    """Face-down cards, one on the other, around the middle of the top one."""
    thick = min(4, (cards + 5) // 6)
    return tuple(Svg("back-in-the-nuts", -size / 2, -size / 2 - k * 3, size, size) for k in range(thick))
