"""Values of core/table.py as plain data: objects that JSON carries, in the words of one language.

An object has the field names of its class and leaves out what has its default; a layer says in `is` which one it is.
Texts are spoken already. Actions are left out: a page names a gesture or a button by its place in the table, so no
browser can send an action that was not offered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from math import hypot
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
    Point,
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
MANY = 12
"""Points of a line from which on those are left out that make no difference."""
FINE = 0.05
"""Units that a line may be off: no eye sees a twentieth of a pixel."""


def plain(value: Value, words: Words) -> Plain:
    """A value as plain data, in somebody's words."""
    if isinstance(value, Standing):
        return _standing(value, words)
    kind: type = type(value)
    out: Plain = {"is": LAYERS[kind]} if kind in LAYERS else {}
    for name, default, text in fields_of(kind):
        held = getattr(value, name)
        if held != default:
            out[name] = _said(held, words) if text else _held(held, words)
    return out


@cache
def fields_of(kind: type) -> tuple[tuple[str, object, bool], ...]:
    """The name of every field of a class, its default, and whether it is a text."""
    texts = TEXTS.get(kind, ())
    fields = attrs.fields(kind)
    return tuple((field.name, field.default, field.name in texts) for field in fields if field.name not in UNSAID)


def _said(held: Any, words: Words) -> Any:
    return words(held) if isinstance(held, str) else [words(text) for text in held]


def _held(held: Any, words: Words) -> Any:
    if isinstance(held, tuple):
        if len(held) > MANY and type(held[0]) is tuple:
            return thinned(held)
        return [_held(part, words) for part in held]
    if isinstance(held, float):
        return number(held)
    return plain(held, words) if isinstance(held, Value) else held


def number(held: float) -> float:
    """A number with as many decimals as can be seen: small ones may be a scale."""
    return int(held) if held.is_integer() else round(held, 2 if abs(held) >= 10 else 4)


@lru_cache(1024)
def thinned(points: tuple[Point, ...]) -> list[list[float]]:
    """A line without the points that make no difference to it: a belt of NUTS has hundreds, most of them in a row."""
    kept, left = {0, len(points) - 1}, [(0, len(points) - 1)]
    while left:
        first, last = left.pop()
        off, worst = max(
            ((_off(points[k], points[first], points[last]), k) for k in range(first + 1, last)), default=(0, 0)
        )
        if off > FINE:
            kept.add(worst)
            left += [(first, worst), (worst, last)]
    return [[number(float(x)), number(float(y))] for k, (x, y) in enumerate(points) if k in kept]


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point is from the way between two others."""
    (x, y), (left, top) = point, start
    across, down = end[0] - left, end[1] - top
    long = across * across + down * down
    part = max(0.0, min(1.0, ((x - left) * across + (y - top) * down) / long)) if long else 0.0
    return hypot(x - left - part * across, y - top - part * down)


def _standing(standing: Standing, words: Words) -> Plain:
    """A standing as a seat's card shows it: the points, what they mean, and each line, open or held."""
    marked = (("ahead", standing.ahead), ("hidden", standing.hidden))
    lines = [plain(line, words) for line in standing.open]
    lines += [{**plain(line, words), "held": True} for line in standing.held]
    return {"points": standing.points, **{name: True for name, holds in marked if holds}, "lines": lines}


__all__ = ["LAYERS", "MANY", "Plain", "Words", "fields_of", "number", "plain", "thinned"]
