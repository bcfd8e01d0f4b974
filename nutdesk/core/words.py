"""Sentences that know what they are made of, so that a screen can put in names and another language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence


class Seat(int):
    """A seat number inside a sentence: a screen prints the player's name instead."""

    def __format__(self, spec: str) -> str:
        return f"Player {int(self) + 1}"

    __str__ = int.__repr__


class Name(str):
    """What somebody has called something: it is said as it stands, whatever it may mean in a language or a template."""

    __slots__ = ()


def called(name: str) -> str:
    """A name as whoever wrote it meant it; one that a game gives is a sentence, and can be translated."""
    return Name(name) if type(name) is str else name


class Say(str):
    """A sentence: reads as English text, and keeps its template and parts. Without parts it is no template."""

    __slots__ = ("one", "parts", "template")
    template: str
    parts: dict[str, object]
    one: str
    """A counted sentence has this form for one; its template is that for many, and carries {n}."""

    def __new__(cls, template: str, parts: dict[str, object], one: str = "") -> Say:
        self = super().__new__(cls, filled(one if one and parts["n"] in (1, -1) else template, parts))
        self.template = template
        self.parts = parts
        self.one = one
        return self

    def __reduce__(self) -> tuple[type[Say], tuple[str, dict[str, object], str]]:
        return Say, (self.template, self.parts, self.one)


def filled(template: str, parts: dict[str, object], otherwise: str = "") -> str:
    """The template with its parts; without parts it is a text, whatever signs are in it: a name may come from a file.

    The other template is taken if this one, from a damaged file of translations, wants what is not there.
    """
    try:
        return template.format(**parts) if parts else template
    except (LookupError, ValueError, TypeError, AttributeError, MemoryError, OverflowError):
        if not otherwise:
            raise
        return otherwise.format(**parts)


def say(template: str, **parts: object) -> Say:
    """A sentence from a template with named parts: say("{who} moves to cache {cache}", …)."""
    return Say(template, parts)


def count(number: int, one: str, many: str, **parts: object) -> Say:
    """'1 point', '3 points': the two templates carry {n}, and other parts if they are given."""
    return Say(many, {"n": number, **parts}, one)


def listed(items: Iterable[str], by: str = ", ") -> Say:
    """'acorn, walnut': texts one after the other, divided by a sign; only the texts themselves are to be translated."""
    parts: dict[str, object] = {f"item{number}": item for number, item in enumerate(items, 1)}
    return Say(by.join(f"{{{key}}}" for key in parts), parts)


Translate = Callable[[str, int], str]
"""What a template is in another language, for so many (-1 where nothing is counted); '' if it is not known there."""


def english(template: str, n: int) -> str:
    """The language that everything is written in."""
    return ""


def spoken(text: str, names: Sequence[str], translate: Translate = english) -> str:
    """The text with players' names for seats, each template passed through translate."""
    if isinstance(text, Name):
        return text
    if not isinstance(text, Say):
        return translate(text, -1) or text
    parts: dict[str, object] = {}
    for key, value in text.parts.items():
        if isinstance(value, Seat):
            parts[key] = names[value] if 0 <= value < len(names) else f"{value}"
        elif isinstance(value, str):
            parts[key] = spoken(value, names, translate)
        else:
            parts[key] = value
    n = parts["n"] if text.one else -1
    assert isinstance(n, int)
    n = abs(n) if text.one else -1  # -1 as a number is counted too
    own = text.one if text.one and n == 1 else text.template
    return filled(translate(text.template, n) or own, parts, own)
