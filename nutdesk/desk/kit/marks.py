"""The marks of look.md: what can be picked up, where it may go, what is forbidden."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from nutdesk.core.table import Art, Box, Label, Oval, Piece, Spot, Svg
from nutdesk.core.value import Value
from nutdesk.desk.kit.art import Style, outline
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import metrics

Thing = Spot | Piece


@attrs.frozen
class _Rim(Value):
    grow: float
    line: str
    width: float
    dash: tuple[float, ...] = ()


RIMS: dict[str, tuple[_Rim, ...]] = {
    "legal": (
        _Rim(0, "#33FFC83D", 26),
        _Rim(0, "#33FFC83D", 19),
        _Rim(0, "#33FFC83D", 13),
        _Rim(0, "#3B2416", 9),
        _Rim(0, "@gold", 6.5),
        _Rim(0, "#FFFFFF", 2),
    ),
    "shown": (  # around the thing: what is on its own edge may be the point
        _Rim(9, "#40FFC83D", 30),
        _Rim(9, "#3B2416", 16),
        _Rim(9, "@gold", 12),
        _Rim(9, "#FFFFFF", 3.5),
    ),
    "shown small": (
        _Rim(5, "#40FFC83D", 18),
        _Rim(5, "#3B2416", 9),
        _Rim(5, "@gold", 6.5),
        _Rim(5, "#FFFFFF", 2),
    ),
    "faint": (_Rim(-10, "#803B2416", 5), _Rim(-10, "#E6FFE9A8", 2.6)),
    "aimed": (
        _Rim(4, "#55FFC83D", 30),
        _Rim(2, "#3B2416", 12),
        _Rim(2, "@gold", 9),
        _Rim(2, "#FFFFFF", 3),
    ),
    "no": (_Rim(0, "#FFF6E0", 9), _Rim(0, "@no", 6, (2.2, 1.6))),
    "hover": (_Rim(1, "#3B2416", 6), _Rim(1, "#FFFFFF", 4)),
    "focus": (_Rim(8, "#2F1F14", 11), _Rim(8, "#FFFFFF", 6)),
    "large focus": (_Rim(11, "#2F1F14", 18), _Rim(11, "#FFFFFF", 10)),
    "counts": (_Rim(1, "#3B2416", 6), _Rim(1, "@gold", 4)),
    "held": (_Rim(2, "#3B2416", 6.5), _Rim(2, "@gold", 4)),
    "home": (_Rim(3, "@ink2", 2.4, (3, 3)),),
    "gleam": (
        _Rim(1, "#26FFC83D", 34),
        _Rim(1, "#3DFFC83D", 22),
        _Rim(1, "#3B2416", 10),
        _Rim(1, "@gold", 7.5),
        _Rim(1, "#FFF6D8", 2.4),
    ),
}


def mark_art(thing: Thing, kind: str, *, captioned: bool = False) -> Art:
    """The mark of look.md for a state of a thing; it keeps clear of a caption below."""
    if kind == "selectable":
        if captioned or thing.h > thing.w * 1.15 or thing.w > thing.h * 1.3:  # a card: a rim
            return tuple(
                outline(thing, 2, "", rim.line, rim.width) for rim in (_Rim(0, "#3B2416", 6.5), _Rim(0, "@gold", 4))
            )
        wide, high = thing.w * 1.14, thing.h * 0.36
        y = thing.h * 0.43 - high / 2
        return tuple(
            Oval(-wide / 2, y, wide, high, "", line, width) for line, width in (("#3B2416", 6.5), ("@gold", 4))
        )
    return tuple(outline(thing, rim.grow, "", rim.line, rim.width, rim.dash) for rim in RIMS[kind])


def pill(text: str, style: Style, *, icons: tuple[str, ...] = (), quiet: bool = False, size: float = 16) -> Art:
    """A short sign around its middle: green for what a move does, paper for nothing much or only a warning."""
    words, side = style.words(text), size * 1.12
    apart = size * 0.3
    long = metrics(size, 700).horizontalAdvance(words) if words else 0.0
    inner = long + len(icons) * side + (len(icons) - (not words)) * apart
    high = size * 1.7
    width = max(high, inner + size * 0.9)
    warns = not words and icons == ("ui-barrier",)
    fill, line, ink = ("#2F6B3C", "#FFF6E0", "#FFFFFF")
    if quiet:
        fill, line, ink = ("@panel2", "@line", "@ink2")
    elif warns:
        fill, line, ink = ("#FFF6E0", "#B3261E", "#B3261E")
    art: Art = (
        Box(-width / 2 + 1, -high / 2 + 2, width, high, high / 2, "#402A1808"),
        Box(-width / 2, -high / 2, width, high, high / 2, fill, line, 2),
    )
    start = -inner / 2
    if words:
        art += (Label(words, start, -high / 2, long + 1, high, size, 700, ink),)
        start += long + apart
    for icon in icons:
        art += (Svg(icon, start, -side / 2, side, side, ink),)
        start += side + apart
    return art


WIDEST = 19
"""How wide the words at an aim get before they break, as a multiple of their letters."""


def plaque(lines: Sequence[tuple[str, str]], style: Style, *, size: float = 16) -> Art:
    """Words around their middle, one line or a few for each of these texts and the icon before it."""
    room, side, pad = size * WIDEST, size * 1.3, size * 0.85
    beside = side + size * 0.35 if any(icon for _, icon in lines) else 0.0
    told = [(style.words(text), icon) for text, icon in lines]
    long = max(metrics(size, 700).horizontalAdvance(words) for words, _ in told) + 2
    if long > room:  # lines of about the same length
        long = max(room, long / 2 + size * 2) if long < 2 * room else room
    heights = [max(paragraphs(words, long, size, 700), size * 1.5) for words, _ in told]
    wide, high = long + beside + 2 * pad, sum(heights) + size * 0.7
    radius = min(high / 2, size * 1.1)
    art: Art = (
        Box(-wide / 2 + 1, -high / 2 + 3, wide, high, radius, "#402A1808"),
        Box(-wide / 2, -high / 2, wide, high, radius, "#2F6B3C", "#FFF6E0", 2),
    )
    y = -high / 2 + size * 0.35
    for (words, icon), tall in zip(told, heights, strict=True):
        if icon:
            art += (Svg(icon, -wide / 2 + pad, y + tall / 2 - side / 2, side, side, "#FFFFFF"),)
        left = -wide / 2 + pad + beside
        art += (Label(words, left, y, long + 1, tall, size, 700, "#FFFFFF", wrap=True),)
        y += tall
    return art
