"""How the ring, its cards and its squirrels are drawn."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from nutdesk.core.table import (
    Art,
    Box,
    Label,
    Oval,
    Poly,
    Svg,
)
from nutdesk.core.words import say
from nutdesk.games.nice_one_squirrel.parts import (
    CACHES,
    COLOUR_OF,
    COLOURS,
    KIND_OF,
    KINDS,
    LANDINGS,
)
from nutdesk.games.nice_one_squirrel.views import NiceOneView

MIDDLE: Final = (614.0, 410.0)
RING: Final = (456.0, 296.0)
LANE: Final = (280.0, 134.0)
TALL: Final = 1.36
EDGES: Final = {"red": "#D55E00", "blue": "#0072B2", "green": "#009E73", "yellow": "#A89B00"}


def round_the_ring(place: float, radii: tuple[float, float]) -> tuple[float, float]:
    """Where a cache is on an oval; place counts from 1, with fractions in between."""
    angle = (place - 1) * 2 * pi / CACHES - pi / 2
    return MIDDLE[0] + radii[0] * cos(angle), MIDDLE[1] + radii[1] * sin(angle)


def lane(place: float) -> tuple[float, float]:
    x, y = round_the_ring(place, LANE)
    return x, y + 12


def disc(
    x: float,
    y: float,
    radius: float,
    text: str,
    fill: str,
    ink: str,
    line: str,
    size: float,
    display: bool = False,
) -> Art:
    return (
        Oval(x - radius, y - radius, 2 * radius, 2 * radius, fill, line, 2.2),
        Label(text, x - radius - 4, y - radius, 2 * radius + 8, 2 * radius, size, 700, ink, "centre", display),
    )


@cache
def nut_card(nut: int, width: float) -> Art:
    """A nut card around its middle: colour by field, pattern and badge, kind by picture."""
    colour, kind = COLOURS[COLOUR_OF[nut]], KINDS[KIND_OF[nut]]
    k, high = width / 100, width * TALL
    x, y = -width / 2, -high / 2
    field = (x + 6 * k, y + 6 * k, width - 12 * k, high - 12 * k)
    corners = (
        (field[0], field[1]),
        (field[0] + field[2], field[1]),
        (field[0] + field[2], field[1] + field[3]),
        (field[0], field[1] + field[3]),
    )
    return (
        *paper(width),
        Svg(f"field-{colour}", *field, clip=corners),
        Box(*field, 7 * k, "", EDGES[colour], 3 * k),
        Oval(-33 * k, -30 * k, 66 * k, 66 * k, "#F5FFF9EA"),
        Svg(f"nut-{kind}", -27 * k, -24 * k, 54 * k, 54 * k),
        Svg(f"badge-{colour}", x + k, y + k, 34 * k, 34 * k),
    )


def paper(width: float) -> Art:
    k, high = width / 100, width * TALL
    x, y = -width / 2, -high / 2
    return (
        Box(x + 2, y + 6, width, high, 10 * k, "#402A1808"),
        Box(x, y + 3 * k, width, high, 10 * k, "#C9B48C", "#3B2416", 2),
        Box(x, y, width, high, 10 * k, "#FFF6E0", "#3B2416", 2),
    )


@cache
def card_back(width: float) -> Art:
    """A face-down nut."""
    high = width * TALL
    x, y = -width / 2, -high / 2
    beads = tuple(
        Oval(
            0.27 * width * cos(a) - 0.066 * width,
            0.36 * width * sin(a) - 0.066 * width,
            0.132 * width,
            0.132 * width,
            "#F6C98A",
            "#3B2416",
            1,
        )
        for a in (i * 2 * pi / 9 - pi / 2 for i in range(9))
    )
    return (
        *paper(width),
        Box(x + 6, y + 6, width - 12, high - 12, 6, "#C7522E"),
        *beads,
        Label("?", x, y, width, high, width * 0.36, 700, "#FFF6E0", "centre", True),
    )


def squirrel(colour: str, size: float) -> Art:
    return (
        Oval(-size * 0.45, size * 0.27, size, size * 0.30, "#751E1206", soft=True),
        Svg(f"squirrel-{colour}", -size / 2, -size / 2, size, size),
    )


@cache
def backdrop() -> Art:
    """The felt mat with its stitch, the direction of play, and the rule in short."""
    x, y = MIDDLE
    ring = tuple(lane(1 + k / 12) for k in range(12 * CACHES))
    return (
        Box(x - 602, 24, 1212, 800, 280, "#471B1006"),
        Box(x - 606, 12, 1212, 802, 280, "@felt", "#2B3A26", 2),
        Box(x - 596, 22, 1192, 782, 272, "", "@stitch", 2, (4, 3)),
        Poly(ring, "", "#24FFF6E0", 34),
        Poly(ring, "", "#8CE9F0D9", 3, (3, 4)),
        Label(say("Round the ring"), x - 190, y - 72, 380, 40, 27, 600, "#EBF3F6E6", "centre", True),
        Label(say("1 to 4 caches clockwise"), x - 200, y - 32, 400, 34, 20, 600, "#EBF3F6E6", "centre"),
        Label(
            say("Passing others is fine, sharing is not"),
            x - 170,
            y + 2,
            340,
            60,
            17,
            500,
            "#EBF3F6E6",
            "centre",
            wrap=True,
            top=True,
        ),
    )


@cache
def way() -> Art:
    """Arrows clockwise on the lane."""
    return tuple(head for k in range(CACHES) for head in arrow(k + 1.5, 13, "#E9F0D9"))


def arrow(place: float, size: float, colour: str) -> Art:
    """An arrow head on the lane, pointing clockwise."""
    x, y = lane(place)
    x2, y2 = lane(place + 0.02)
    length = ((x2 - x) ** 2 + (y2 - y) ** 2) ** 0.5
    dx, dy = (x2 - x) / length, (y2 - y) / length
    points = ((size, 0.0), (-size * 0.5, -size * 0.75), (-size * 0.5, size * 0.75))
    return (Poly(tuple((x + a * dx - b * dy, y + a * dy + b * dx) for a, b in points), colour),)


def reach(view: NiceOneView, seat: int) -> Art:
    """The path ahead of a squirrel that is to move, with its steps counted."""
    here = view.squirrels[seat]
    arc = tuple(lane(here + 1 + 4 * k / 24) for k in range(25))
    art: list[Art] = [
        (Poly(arc, "", "#3B2416", 13, closed=False), Poly(arc, "", "@gold", 8, closed=False)),
        (Poly(arc, "", "#FFFFFF", 2, closed=False),),
        (*arrow(here + 1.5, 17, "#3B2416"), *arrow(here + 1.5, 11, "@gold")),
    ]
    for step, to in enumerate(LANDINGS[here], 1):
        x, y = lane(to + 1)
        if to in view.squirrels:
            art.append(disc(x, y, 21, str(step), "#FFF6E0", "#6A5138", "#3B2416", 22, True))
            cross = Svg("ui-no", x + 12, y - 28, 22, 22, "#B3261E")
            art.append((Oval(x + 8, y - 32, 30, 30, "#FFF6E0", "#3B2416", 1.5), cross))
        else:
            art.append(disc(x, y, 23, str(step), "@gold", "#2F1F14", "#3B2416", 24, True))
    return tuple(layer for part in art for layer in part)
