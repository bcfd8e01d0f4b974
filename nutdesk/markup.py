"""Pieces of a page in HTML: whatever is put into one is letters, unless it is a piece of a page itself.

Texts come from files too, and from people: none of them may become a picture, a link or a script. So nothing makes a
page but html(), from a pattern that is written here in the program.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Html(str):
    """A piece of a page."""

    __slots__ = ()


def html(pattern: str, /, **parts: object) -> Html:
    """A piece of a page with its named parts: html("<b>{name}</b>", name=…)."""
    return Html(pattern.format(**{key: _safe(part) for key, part in parts.items()}))


def in_a_row(pieces: Iterable[Html], by: str = "") -> Html:
    """Pieces one after the other, with a text between them."""
    return Html(escape(by).join(pieces))


def _safe(part: object) -> object:
    return part if isinstance(part, Html | int | float) else escape(str(part))


__all__ = ["Html", "html", "in_a_row"]
