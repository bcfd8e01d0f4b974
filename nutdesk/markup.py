"""HTML in which everything that is put in is escaped, unless it is HTML from here itself.

Texts come from people and from files too, and none of them may become a picture, a link or a script. So only html()
makes HTML, from a pattern that is written in the program.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape


class Html(str):
    """A piece of HTML."""

    __slots__ = ()


def html(pattern: str, /, **parts: object) -> Html:
    """HTML from a pattern with named parts: html("<b>{name}</b>", name=…)."""
    return Html(pattern.format(**{key: _safe(part) for key, part in parts.items()}))


def in_a_row(pieces: Iterable[Html], by: str = "") -> Html:
    """Pieces of HTML with a text between them."""
    return Html(escape(by).join(pieces))


def _safe(part: object) -> object:
    return part if isinstance(part, Html | int | float) else escape(str(part))


__all__ = ["Html", "html", "in_a_row"]
