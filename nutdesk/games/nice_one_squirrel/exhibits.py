"""What a lesson shows large beside the table: nuts, squirrels, and how a nut scores."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.table import Art, Box, Label, Piece, moved
from nutdesk.core.words import Say, count, say
from nutdesk.games.nice_one_squirrel import drawing
from nutdesk.games.nice_one_squirrel.drawing import nut_card
from nutdesk.games.nice_one_squirrel.parts import COLOUR_OF, COLOURS, KIND_OF, KINDS, NUT, SEATS, SPELLED
from nutdesk.games.nice_one_squirrel.rules import score

ON: Final = " on "
"""Between a nut and those that it meets: 'blue-acorn on blue-chestnut yellow-walnut'."""
WIDE: Final = 300.0
PLAYED: Final = 84.0
"""The width of the nut that is played."""


@cache
def exhibit(key: str) -> Piece | None:
    """A nut, all nuts, all squirrels, or what a nut scores where others lie."""
    if key in NUT:
        return _piece(key, SPELLED[NUT[key]], nut_card(NUT[key], 100))
    if key == "nuts":
        return _piece(key, say("all nuts; each is there twice"), _all_nuts())
    if key == "squirrels":
        return _piece(key, say("all squirrels"), _all_squirrels())
    played, on, others = key.partition(ON)
    lying = tuple(NUT[other] for other in others.split() if other in NUT)
    if not on or played not in NUT or not lying or len(lying) < len(others.split()):
        return None
    nut = NUT[played]
    points = sum(score(list(lying), nut))
    name = say("the {nut} scores {points}", nut=SPELLED[nut], points=count(points, "{n} point", "{n} points"))
    return _piece(key, name, _sum(nut, lying, points))


def _piece(key: str, name: Say, art: Art) -> Piece:
    return Piece(key, name, "", 0, 0, WIDE, WIDE, art)


def _all_nuts() -> Art:
    """A row for each colour, a column for each kind."""
    return tuple(
        layer
        for colour in range(len(COLOURS))
        for kind in range(len(KINDS))
        for layer in moved(nut_card(colour * len(KINDS) + kind, 66), 76 * (kind - 1.5), 98 * (colour - 1.5))
    )


def _all_squirrels() -> Art:
    art: Art = ()
    for k, player in enumerate(SEATS):
        x, y = (k % 2 - 0.5) * 150, (k // 2 - 1) * 132
        art += moved(drawing.squirrel(player.colour, 84), x, y)
        art += (Label(player.name, x - 72, y + 40, 144, 36, 26, 600, "@ink", "centre", True, shrink=True),)
    return art


def _sum(nut: int, lying: tuple[int, ...], points: int) -> Art:
    """The nut, those that it meets with a rim around its like, and the sum line by line."""
    colours, kinds, twin = score(list(lying), nut)
    across = 2 if len(lying) == 4 else min(len(lying), 3 if len(lying) <= 6 else 5)
    down = -(-len(lying) // across)
    size = min(62.0, 186 / across - 6, 128 / down / drawing.TALL)
    stride, high = size + 6, size * drawing.TALL + 6
    art = moved(nut_card(nut, PLAYED), PLAYED / 2 - WIDE / 2, 0)
    left, top = PLAYED - WIDE / 2 + 26 + stride / 2, -high * (down - 1) / 2
    for k, other in enumerate(lying):
        x, y = left + stride * (k % across), top + high * (k // across)
        if COLOUR_OF[other] == COLOUR_OF[nut] or KIND_OF[other] == KIND_OF[nut]:
            art += (Box(x - size / 2 - 4, y - high / 2 - 1, size + 8, high + 2, 9, "@gold"),)
        art += moved(nut_card(other, size), x, y)
    y = max(PLAYED * drawing.TALL, high * down) / 2 + 20
    rows = ((say("same colour"), colours), (say("same kind"), kinds), (say("twin"), twin))
    for text, value in rows:
        art += _line(text, f"+{value}", y, 24, "@ink" if value else "@ink2")
        y += 40
    return (*art, Box(-WIDE / 2, y + 4, WIDE, 2, 0, "@line"), *_line(say("together"), str(points), y + 10, 34, "@go"))


def _line(text: Say, value: str, y: float, size: float, ink: str) -> Art:
    return (
        Label(text, -WIDE / 2, y, 226, size * 1.5, size, 600, ink, shrink=True),
        Label(value, WIDE / 2 - 70, y, 70, size * 1.5, size * 1.2, 600, ink, "right", True),
    )


__all__ = ["exhibit"]
