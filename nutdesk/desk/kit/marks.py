"""The marks of look.md: what can be picked up, where it may go, what is forbidden."""

from __future__ import annotations

import attrs

from nutdesk.core.table import Art, Box, Label, Oval, Piece, Spot, Svg
from nutdesk.desk.kit.art import Style, outline
from nutdesk.desk.kit.theme import metrics

Thing = Spot | Piece


@attrs.frozen
class _Rim:
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


def pill(text: str, style: Style, *, icon: str = "", quiet: bool = False, size: float = 16) -> Art:
    """A rounded label around its middle: green for what a move does, quiet for nothing much."""
    words = style.words(text)
    width = metrics(size, 700).horizontalAdvance(words) + (52 if icon else 28)
    high = size * 2.2
    fill, line, ink = ("@panel2", "@line", "@ink2") if quiet else ("#2F6B3C", "#FFF6E0", "#FFFFFF")
    art: Art = (
        Box(-width / 2 + 1, -high / 2 + 3, width, high, high / 2, "#402A1808"),
        Box(-width / 2, -high / 2, width, high, high / 2, fill, line, 2),
    )
    start = -width / 2 + 14
    if icon:
        art += (Svg(icon, -width / 2 + 12, -11, 22, 22, ink),)
        start += 26
    return (*art, Label(words, start, -high / 2, width, high, size, 700, ink))
