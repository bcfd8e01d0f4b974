"""Our translations without Qt: what QTranslator finds in a compiled file, found the same way.

A .qm file is a row of sections; one holds the messages, one says which form belongs to which number. Qt finds messages
by their hash; here they lie in a dictionary, which for our few thousand is quicker to make than to search.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from typing import Final

from nutdesk import paths
from nutdesk.languages import LANGUAGES, unsealed

MAGIC: Final = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
MESSAGES: Final = 0x69
NUMERUS: Final = 0x88
END, TRANSLATION, SOURCE, CONTEXT = 1, 3, 6, 7
LENGTHS: Final = {TRANSLATION: 4, SOURCE: 4, CONTEXT: 4, 2: 4, 4: 4, 8: 4}
"""The marks that a length and so many bytes follow; END has nothing after it, and two old ones have four bytes."""
OLD: Final = (5, 9)
NOTHING: Final = 0xFFFFFFFF

AND, OR = 0xFD, 0xFE
NOT, LAST_DIGIT, LAST_TWO, LEADING = 0x08, 0x10, 0x20, 0x40
COMPARES: Final = 0x07
EQUAL, BELOW, UP_TO, BETWEEN = 1, 2, 3, 4

Key = tuple[str, str]
"""A context and an English text."""


class BadCatalogue(ValueError):
    """Compiled translations that cannot be read."""


class Catalogue:
    """The translations of one language."""

    def __init__(self, data: bytes = b"") -> None:
        """Takes a compiled file; without one, everything stays English. Raises BadCatalogue."""
        self._forms: dict[Key, tuple[str, ...]] = {}
        self._rules = b""
        try:
            if data and not data.startswith(MAGIC):
                raise BadCatalogue("these are no compiled translations")
            for mark, part in _sections(data):
                if mark == MESSAGES:
                    self._forms = dict(_messages(part))
                elif mark == NUMERUS:
                    self._rules = part
        except (struct.error, UnicodeDecodeError, IndexError) as error:
            raise BadCatalogue(f"these translations are damaged ({error})") from None

    def find(self, context: str, source: str, n: int = -1) -> str:
        """The translation, for the number n if something is counted; '' if there is none."""
        forms = self._forms.get((context, source), ())
        form = form_for(n, self._rules) if n >= 0 else 0
        return forms[form] if form < len(forms) else ""

    def __iter__(self) -> Iterator[Key]:
        return iter(self._forms)

    def __len__(self) -> int:
        return len(self._forms)


def _sections(data: bytes) -> Iterator[tuple[int, bytes]]:
    at = len(MAGIC)
    while at + 5 <= len(data):
        mark, length = struct.unpack_from(">BI", data, at)
        yield mark, data[at + 5 : at + 5 + length]
        at += 5 + length


def _messages(data: bytes) -> Iterator[tuple[Key, tuple[str, ...]]]:
    """Each message is a row of marked texts up to an end."""
    at = 0
    forms: list[str] = []
    found = {SOURCE: "", CONTEXT: ""}
    while at < len(data):
        mark = data[at]
        at += 1
        if mark == END:
            yield (found[CONTEXT], found[SOURCE]), tuple(forms)
            forms, found = [], dict.fromkeys(found, "")
        elif mark in LENGTHS:
            (length,) = struct.unpack_from(">I", data, at)
            at += LENGTHS[mark]
            length = 0 if length == NOTHING else length
            part = data[at : at + length]
            at += length
            if mark == TRANSLATION:
                forms.append(part.decode("utf-16-be"))
            elif mark in found:
                found[mark] = part.rstrip(b"\0").decode()
        elif mark in OLD:
            at += 4
        else:
            raise BadCatalogue(f"these translations have an unknown mark {mark}")


def form_for(n: int, rules: bytes) -> int:
    """Which form of a translation is for a number.

    A rule is a row of comparisons joined by AND within OR; the first rule that holds gives the form by its place, and
    where none does, the form after the last rule is meant.

    >>> german = bytes([EQUAL, 1])
    >>> [form_for(n, german) for n in (0, 1, 2)]
    [1, 0, 1]
    """
    if not rules:
        return 0
    at = form = 0
    while True:
        any_holds = False
        while True:
            all_hold = True
            while True:
                holds, at = _compare(n, rules, at)
                all_hold &= holds
                if at == len(rules) or rules[at] != AND:
                    break
                at += 1
            any_holds |= all_hold
            if at == len(rules) or rules[at] != OR:
                break
            at += 1
        if any_holds:
            return form
        form += 1
        if at == len(rules):
            return form
        at += 1


def _compare(n: int, rules: bytes, at: int) -> tuple[bool, int]:
    """Whether one comparison holds, and where the next sign is."""
    code, right = rules[at], rules[at + 1]
    at += 2
    if code & LAST_DIGIT:
        n %= 10
    elif code & LAST_TWO:
        n %= 100
    elif code & LEADING:
        while n >= 1000:
            n //= 1000
    how = code & COMPARES
    if how == BETWEEN:
        holds, at = right <= n <= rules[at], at + 1
    else:
        holds = {EQUAL: n == right, BELOW: n < right, UP_TO: n <= right}.get(how, True)
    return holds != bool(code & NOT), at


@cache
def catalogue(language: str) -> Catalogue:
    """The translations to a language that come with the program; none for English, or if they are damaged."""
    if language not in LANGUAGES:
        return Catalogue()
    try:
        return Catalogue(unsealed((paths.resources() / "translations" / f"nutdesk_{language}.qm").read_bytes()))
    except (OSError, BadCatalogue):
        return Catalogue()


__all__ = ["BadCatalogue", "Catalogue", "catalogue", "form_for"]
