"""Writes values of core/table.py as JSON, and remembers what it wrote.

What comes out is plain(value) in letters. From one position to the next a game shows most of its values again, the very
same objects; these are written once. On a board of a thousand drawings that is nine parts of ten.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from nutdesk.browser.plain import LAYERS, MANY, Words, fields_of, number, plain, thinned
from nutdesk.core.standing import Standing
from nutdesk.core.value import Value

MOST: Final = 3_000_000
"""Letters after which what was not written again since so many is forgotten: a game makes new values with each move."""


class Quill:
    """Writes in one language, with the names of one table."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._known: dict[int, tuple[object, str]] = {}
        """What was written, by the identity of the value, which is kept so that no other can have it."""
        self._before: dict[int, tuple[object, str]] = {}
        """What was written before that, and is forgotten unless it is written again soon."""
        self._letters = 0
        self._texts: dict[str, str] = {}

    def write(self, value: Value) -> str:
        """A value as JSON."""
        if self._letters > MOST:
            self._before, self._known, self._letters = self._known, {}, 0
            self._texts.clear()
        return self._write(value)

    def _write(self, value: Any) -> str:
        kind = type(value)
        if kind is tuple or isinstance(value, Value):
            known = self._known.get(id(value))
            if known is None:
                known = self._before.get(id(value))
                if known is None:
                    known = value, self._row(value) if kind is tuple else self._object(value)
                self._known[id(value)] = known
                self._letters += len(known[1])
            return known[1]
        if kind is str:
            return quoted(value)
        if kind is int:
            return repr(value)
        return repr(number(value)) if kind is float else dumped(value)

    def _row(self, held: tuple[Any, ...]) -> str:
        if len(held) > MANY and type(held[0]) is tuple:
            return dumped(thinned(held))
        return f"[{','.join([self._write(part) for part in held])}]"

    def _object(self, value: Value) -> str:
        if isinstance(value, Standing):
            return dumped(plain(value, self.words))
        kind: type = type(value)
        parts = [f'"is":"{LAYERS[kind]}"'] if kind in LAYERS else []
        for name, default, text in fields_of(kind):
            held = getattr(value, name)
            if held is not default and held != default:
                parts.append(f'"{name}":{self._said(held) if text else self._write(held)}')
        return f"{{{','.join(parts)}}}"

    def _said(self, held: Any) -> str:
        if type(held) is str:  # without parts: said again and again
            known = self._texts.get(held)
            if known is None:
                known = self._texts[held] = quoted(self.words(held))
            return known
        return quoted(self.words(held)) if isinstance(held, str) else f"[{','.join(map(self._said, held))}]"


quoted: Callable[[str], str] = json.encoder.encode_basestring
"""A text as JSON."""
_encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False)


def dumped(data: Any) -> str:
    """Plain data as JSON, as short as it can be."""
    return _encoder.encode(data)


__all__ = ["Quill", "dumped"]
