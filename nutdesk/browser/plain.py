"""Values of core/table.py as plain data: objects that JSON carries, in the words of one language.

An object has the field names of its class and leaves out what has its default; a layer says in `is` which one it is.
Texts are spoken already. Actions are left out: a page names a gesture or a button by its place in the table, so no
browser can send an action that was not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import attrs

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.standing import Standing
from nutdesk.core.table import (
    Box,
    Button,
    Gesture,
    Group,
    Inset,
    Label,
    Line,
    Note,
    Oval,
    Piece,
    Poly,
    SeatCard,
    Shadow,
    Spot,
    Svg,
    Table,
)
from nutdesk.core.value import Value

Plain = dict[str, Any]
Words = Callable[[str], str]
"""Says a text in a language, with the players' names."""

TEXTS: dict[type[Value], tuple[str, ...]] = {
    Label: ("text", "brief"),
    Spot: ("name",),
    Piece: ("name", "caption"),
    Line: ("text", "value"),
    Gesture: ("says", "value", "barrier", "title"),
    Button: ("label", "hint", "barrier", "why_not", "title", "others", "asks"),
    Group: ("title", "hint"),
    SeatCard: ("name", "extra", "score"),
    Note: ("title", "name", "aside"),
    Table: ("prompt", "hand_title", "how", "aim", "pace"),
    ScoreLine: ("text", "kind", "why"),
    Result: ("reason",),
}
"""The fields that people read or hear."""
UNSAID = ("actions",)
"""What no browser gets."""
LAYERS: dict[type[Value], str] = {
    Svg: "svg",
    Box: "box",
    Oval: "oval",
    Poly: "poly",
    Label: "label",
    Shadow: "shadow",
    Inset: "inset",
}
DIGITS = 4
"""Of a unit: a quarter of a thousandth of a pixel is nothing that anybody sees."""


def plain(value: Value, words: Words) -> Plain:
    """A value as plain data, in somebody's words."""
    if isinstance(value, Standing):
        return _standing(value, words)
    kind: type = type(value)
    out: Plain = {"is": LAYERS[kind]} if kind in LAYERS else {}
    for name, default, text in _fields(kind):
        held = getattr(value, name)
        if held != default:
            out[name] = _said(held, words) if text else _held(held, words)
    return out


@cache
def _fields(kind: type) -> tuple[tuple[str, object, bool], ...]:
    """The name of every field of a class, its default, and whether it is a text."""
    texts = TEXTS.get(kind, ())
    fields = attrs.fields(kind)
    return tuple((field.name, field.default, field.name in texts) for field in fields if field.name not in UNSAID)


def _said(held: Any, words: Words) -> Any:
    return words(held) if isinstance(held, str) else [words(text) for text in held]


def _held(held: Any, words: Words) -> Any:
    if isinstance(held, tuple):
        return [_held(part, words) for part in held]
    if isinstance(held, float):
        return _number(held)
    return plain(held, words) if isinstance(held, Value) else held


def _number(held: float) -> float:
    return int(held) if held.is_integer() else round(held, DIGITS)


def _standing(standing: Standing, words: Words) -> Plain:
    """A standing as a seat's card shows it: the points, what they mean, and each line, open or held."""
    marked = (("ahead", standing.ahead), ("hidden", standing.hidden))
    lines = [plain(line, words) for line in standing.open]
    lines += [{**plain(line, words), "held": True} for line in standing.held]
    return {"points": standing.points, **{name: True for name, holds in marked if holds}, "lines": lines}


__all__ = ["Plain", "Words", "plain"]
