"""The real game on paper, which its author published for printing and cutting out (NS-P1 to NS-P3)."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Cutout, Label, Oval, Svg
from nutdesk.core.words import say
from nutdesk.games.nice_one_squirrel.drawing import EDGES
from nutdesk.games.nice_one_squirrel.parts import (
    CACHES,
    COLOUR_OF,
    COLOURS,
    DECK,
    KIND_OF,
    KINDS,
    SEATS,
    SPELLED,
)

INK, CREAM = "#2F1F14", "#FFF6E0"
AIDS = 3
"""Cards that sum up a turn; more can be printed."""


@cache
def cutouts() -> tuple[Cutout, ...]:
    """All parts: 32 nuts with backs, nine caches, six standing squirrels, and cards that sum up a turn."""
    return (
        *(Cutout(SPELLED[nut], 440, 600, _nut(nut), _back(), colours=(_field(nut),)) for nut in sorted(DECK)),
        *(Cutout(say("cache {n}", n=number), 600, 800, _cache(number)) for number in range(1, CACHES + 1)),
        *(Cutout(player.name, 300, 460, _squirrel(player), _squirrel(player), 110) for player in SEATS),
        *(Cutout(say("your turn"), 600, 800, _aid()) for _ in range(AIDS)),
    )


def _field(nut: int) -> str:
    return f"field-{COLOURS[COLOUR_OF[nut]]}"


@cache
def _nut(nut: int) -> Art:
    """Colour by field, badge and word; kind by picture and word."""
    colour, kind = COLOURS[COLOUR_OF[nut]], KINDS[KIND_OF[nut]]
    corners = ((24.0, 24.0), (416.0, 24.0), (416.0, 576.0), (24.0, 576.0))
    return (
        Box(0, 0, 440, 600, 0, CREAM),
        Svg(_field(nut), 24, 24, 392, 556, clip=corners),
        Box(24, 24, 392, 552, 26, "", EDGES[colour], 10),
        Oval(66, 118, 308, 308, CREAM),
        Svg(f"nut-{kind}", 92, 144, 256, 256),
        Svg(f"badge-{colour}", 40, 40, 112, 112),
        Box(44, 462, 352, 88, 44, CREAM, EDGES[colour], 6),
        Label(SPELLED[nut], 54, 462, 332, 88, 42, 700, INK, "centre", shrink=True),
    )


@cache
def _back() -> Art:
    beads = tuple(
        Oval(220 + 118 * cos(a) - 26, 300 + 118 * sin(a) - 26, 52, 52, "#F6C98A", "#3B2416", 4)
        for a in (k * 2 * pi / CACHES - pi / 2 for k in range(CACHES))
    )
    return (
        Box(0, 0, 440, 600, 0, CREAM),
        Box(24, 24, 392, 552, 26, "#C7522E", "#3B2416", 6),
        *beads,
        Svg("nut-acorn", 160, 240, 120, 120),
    )


def _cache(number: int) -> Art:
    following = number % CACHES + 1
    return (
        Box(0, 0, 600, 800, 0, CREAM),
        Box(24, 24, 552, 752, 30, "#F3E3BF", "#3B2416", 6),
        Label(say("Cache"), 54, 44, 360, 90, 70, 600, INK, "left", True, shrink=True),
        Label(str(number), 300, 40, 246, 210, 200, 600, INK, "right", True),
        Svg("mound", 50, 330, 500, 312),
        Label(
            say("Clockwise, the next is cache {n}.", n=following), 40, 692, 520, 60, 38, 500, INK, "centre", shrink=True
        ),
    )


def _squirrel(player: Player) -> Art:
    return (
        Box(0, 0, 300, 460, 0, CREAM),
        Svg(f"squirrel-{player.colour}", 24, 40, 252, 252),
        Box(20, 330, 260, 92, 24, "#FFFFFF", "#3B2416", 5),
        Label(player.name, 28, 330, 244, 92, 58, 600, INK, "centre", True, shrink=True),
    )


@cache
def _aid() -> Art:
    """A turn and the worth of a nut, in a few words."""
    rows = (
        (say("1. Move"), say("1 to 4 caches clockwise, not onto another squirrel. First turn: start anywhere free.")),
        (say("2. Turn over"), say("the nut that lies there face down, if there is one.")),
        (say("3. Play a nut"), say("from your hand face up, and score it. Or play nothing.")),
    )
    art: Art = (
        Box(0, 0, 600, 800, 0, CREAM),
        Box(24, 24, 552, 752, 30, "#FFFFFF", "#3B2416", 6),
        Label(say("Your turn"), 54, 28, 500, 80, 62, 600, INK, "left", True),
    )
    for (head, text), y, high in zip(rows, (106.0, 288.0, 424.0), (138.0, 92.0, 92.0), strict=True):
        art += (
            Label(head, 54, y, 490, 50, 40, 700, INK),
            Label(text, 54, y + 46, 490, high, 36, 500, INK, wrap=True, top=True),
        )
    return (
        *art,
        Box(54, 566, 492, 4, 0, "#3B2416"),
        Label(say("+1 for each nut of its colour"), 54, 580, 490, 50, 36, 600, INK),
        Label(say("+1 for each nut of its kind"), 54, 630, 490, 50, 36, 600, INK),
        Label(say("+2 if its twin is there"), 54, 680, 490, 50, 36, 600, INK),
    )
