"""Everything that a game says to people, and whether translators can find it: for the tests of languages."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any

import attrs

from nutdesk.core import table as parts
from nutdesk.core.words import Say, Seat

ROOT = Path(__file__).resolve().parents[1]

READ = {
    parts.Label: ("text", "brief"),
    parts.Spot: ("name", "art", "badge", "glow"),
    parts.Piece: ("name", "caption", "art", "glow"),
    parts.Line: ("text", "value", "art"),
    parts.Gesture: ("says", "value", "lines", "barrier"),
    parts.Button: ("label", "hint", "barrier", "why_not"),
    parts.Group: ("title", "pieces", "hint"),
    parts.SeatCard: ("body", "name", "extra"),
    parts.Note: ("title", "body", "name", "aside"),
    parts.Table: (
        "backdrop",
        "spots",
        "pieces",
        "seats",
        "prompt",
        "gestures",
        "buttons",
        "hand",
        "hand_title",
        "notes",
        "how",
        "marks",
        "aim",
        "pace",
        "leads",
    ),
    parts.Cutout: ("name", "face", "back"),
}
"""The fields of a table that somebody reads or hears."""


@cache
def packaging(name: str) -> ModuleType:
    """A module of packaging/, which is no package."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        importlib.import_module("sources")  # others of them want it, at a time when the path is as before
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT / "packaging"))


@cache
def sources() -> dict[str, frozenset[str]]:
    """What translators are given, by context."""
    found: dict[str, set[str]] = {}
    for text in packaging("sources").find(ROOT).texts.values():
        found.setdefault(text.context, set()).add(text.source)
    return {context: frozenset(texts) for context, texts in found.items()}


@cache
def known_to(game: str) -> frozenset[str]:
    """What the translators of a game are given."""
    return sources()[game] | sources()["core"]


def words_of(thing: Any) -> Iterator[str]:
    """Every text of a table, or of a part of one."""
    if isinstance(thing, str):
        if thing:
            yield thing
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from words_of(part)
    elif attrs.has(type(thing)):
        for name in READ.get(type(thing), ()):
            yield from words_of(getattr(thing, name))


def unknown(text: str, game: str, names: Iterable[str]) -> Iterator[str]:
    """What in a text no translator was given; players' names are nobody's business."""
    known = known_to(game)
    if not isinstance(text, Say):
        if has_letters(text) and text not in known and text not in names:
            yield text
        return
    if has_letters("".join(literal for literal, *_ in Formatter().parse(text.template))) and text.template not in known:
        yield text.template
    for value in text.parts.values():
        if isinstance(value, str) and not isinstance(value, Seat):
            yield from unknown(value, game, names)


def has_letters(text: str) -> bool:
    """Whether there is a word in it: a lone letter is a sign."""
    return re.search(r"[^\W\d_]{2}", text) is not None
