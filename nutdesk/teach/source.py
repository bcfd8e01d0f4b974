"""TOML written by people: read with care, and with the line of every key."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk.core import toml
from nutdesk.core.words import Say, say

LARGEST: Final = 100_000
"""Bytes: thirty times the longest scene, and three times a whole game of NUTS."""
DEEPEST: Final = 16
"""Nested brackets, or words of one dotted key."""
LONGEST: Final = 400
"""Letters of a message about a file."""

Keys = tuple[str | int, ...]
"""The path to a value: keys of tables, and places in lists from 0."""

_TOKEN = re.compile(
    r'''
      (?P<skip>[ \t\r]+|\#[^\n]*)
    | (?P<newline>\n)
    | (?P<text>"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?'{3,5}|(?!""")"(?:[^"\\\n]|\\[^\n])*"|(?!\'\'\')'[^'\n]*')
    | (?P<word>[A-Za-z0-9_-]+)
    | (?P<broken>["'])
    | (?P<sign>.)
    ''',
    re.VERBOSE | re.DOTALL,
)


def tidy(sentence: str) -> str:
    """A message on one line of limited length, whatever it quotes from a file; a Say can still be translated."""
    if isinstance(sentence, Say):
        parts = {key: tidy(part) if isinstance(part, str) else part for key, part in sentence.parts.items()}
        return Say(sentence.template, parts, sentence.one)
    line = "".join(letter if letter.isprintable() else " " for letter in sentence[:LONGEST])
    return line if len(sentence) <= LONGEST else f"{line}…"


class Mistake(ValueError):
    """A mistake that makes a file useless: where, and why, in one sentence."""

    def __init__(self, path: str, line: int, sentence: str, clause: str = "", *, unreadable: bool = False) -> None:
        self.sentence = tidy(sentence)
        super().__init__(self.sentence)
        self.path = path
        self.line = line
        self.clause = clause
        self.unreadable = unreadable
        """Whether the file is not even TOML."""

    @property
    def said(self) -> Say:
        """Where and why, as a sentence that can be translated."""
        where = f"{self.path}:{self.line}" if self.line else self.path
        clause = f" ({self.clause})" if self.clause else ""
        return say("{where}: {sentence}{clause}", where=where, sentence=self.sentence, clause=clause)

    def __str__(self) -> str:
        return str(self.said)


@attrs.frozen
class Source:
    """A TOML file that was read: its data, and where each key is."""

    path: str
    data: dict[str, Any]
    text: str

    @cached_property
    def lines(self) -> dict[Keys, int]:
        """The line of every key and list item; found when it is first asked for, as that takes longer than reading."""
        return _locate(list(_tokens(self.text)))

    def line(self, *keys: str | int) -> int:
        """The line of a key, from 1; if it is not there, the line of the nearest key around it.

        A key may be dotted, and a number in it is a place in a list, from 1.
        """
        parts: list[str | int] = []
        for key in keys:
            parts += key.split(".") if isinstance(key, str) else [key]
        at: Keys = ()
        for part in parts:
            steps = [part]
            if isinstance(part, str) and part.isdecimal() and len(part) < 6:
                steps.append(int(part) - 1)
            step = next(((*at, step) for step in steps if (*at, step) in self.lines), None)
            if step is None:
                break
            at = step
        return self.lines.get(at, 1)


def read(path: Path) -> Source:
    """The TOML file at a path; raises Mistake."""
    return parse(take(path), str(path))


def take(path: Path) -> bytes:
    """The bytes of a file, at most one more than allowed; raises Mistake."""
    try:
        if not path.is_file():
            what = say("This is a folder, not a file.") if path.is_dir() else say("There is no such file.")
            raise Mistake(str(path), 0, what, unreadable=True)
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        why = say("It cannot be read: {strerror}.", strerror=error.strerror)
        raise Mistake(str(path), 0, why, unreadable=True) from None


def parse(raw: bytes, path: str) -> Source:
    """The source in a TOML text; raises Mistake."""

    def broken(line: int, sentence: str) -> Mistake:
        return Mistake(path, line, sentence, unreadable=True)

    if len(raw) > LARGEST:
        raise broken(0, say("It is larger than {kb} kB: that cannot be right.", kb=LARGEST // 1000))
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise broken(raw.count(b"\n", 0, error.start) + 1, say("This is not text in UTF-8.")) from None
    if line := _too_deep(_tokens(text)):
        raise broken(line, say("It is nested more than {deepest} deep: that cannot be right.", deepest=DEEPEST))
    try:
        data = toml.checked(tomllib.loads(text))
    except ValueError as error:
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
        reason = str(error)[: place.start()] if place else "a number or a date in it is out of range"
        number = int(place[1] or text.count("\n") + 1) if place else 0
        if reason == "Illegal character '\\n'":
            raise broken(number, say("A text does not end: a quotation mark is missing in this line.")) from None
        why = say("This is not TOML: {reason}.", reason=reason[:1].lower() + reason[1:])
        raise broken(number, why) from None
    return Source(path, data, text)


Token = tuple[str, str, int]
"""Kind, text, line."""


def _tokens(text: str) -> Iterator[Token]:
    """The tokens of a TOML text, up to the first string that does not end."""
    line = 1
    for match in _TOKEN.finditer(text):
        kind, piece = match.lastgroup or "", match[0]
        if kind == "broken":
            return
        if kind != "skip":
            yield kind, piece, line
        line += piece.count("\n")


def _too_deep(tokens: Iterable[Token]) -> int:
    """The line where brackets or dots become too many; 0 if none do.

    tomllib calls itself for every bracket, and takes quadratic time for dots.
    """
    brackets = dots = 0
    for kind, piece, line in tokens:
        if kind == "sign":
            if piece in "[{":
                brackets += 1
            elif piece in "]}":
                brackets -= 1
            dots = dots + 1 if piece == "." else 0
        elif kind == "newline":
            dots = 0
        if brackets > DEEPEST or dots >= DEEPEST:
            return line
    return 0


def _locate(tokens: list[Token]) -> dict[Keys, int]:
    """Where every key and list item is in a text that tomllib has accepted."""
    lines: dict[Keys, int] = {}
    heads: dict[Keys, int] = {}
    """How many tables each array of tables has so far."""
    place = 0

    def peek(ahead: int = 0) -> str:
        return tokens[place + ahead][1] if place + ahead < len(tokens) else ""

    def blank() -> None:
        nonlocal place
        while peek() == "\n":
            place += 1

    def key() -> list[str]:
        nonlocal place
        words: list[str] = []
        while place < len(tokens) and tokens[place][0] in ("word", "text"):
            kind, piece, _ = tokens[place]
            words.append(piece if kind == "word" else next(iter(tomllib.loads(f"{piece} = 0"))))
            place += 1
            if peek() != ".":
                break
            place += 1
        return words

    def note(at: Keys, line: int) -> None:
        for length in range(1, len(at) + 1):
            lines.setdefault(at[:length], line)

    def value(at: Keys) -> None:
        nonlocal place
        if peek() == "[":
            place += 1
            index = 0
            blank()
            while peek() not in ("]", ""):
                note((*at, index), tokens[place][2])
                value((*at, index))
                index += 1
                separate()
            place += 1
        elif peek() == "{":
            place += 1
            blank()
            while peek() not in ("}", ""):
                pair(at)
                separate()
            place += 1
        else:
            while peek() not in (",", "]", "}", "\n", ""):
                place += 1

    def separate() -> None:
        nonlocal place
        blank()
        if peek() == ",":
            place += 1
            blank()

    def pair(table: Keys) -> None:
        nonlocal place
        line = tokens[place][2]
        at = (*table, *key())
        note(at, line)
        place += 1
        value(at)

    def inside(words: list[str]) -> Keys:
        """A table's path, with the newest table of each array of tables on the way."""
        at: Keys = ()
        for word in words:
            at = (*at, word)
            if at in heads:
                at = (*at, heads[at] - 1)
        return at

    table: Keys = ()
    while place < len(tokens):
        line = tokens[place][2]
        if peek() == "\n":
            place += 1
        elif peek() == "[":
            many = peek(1) == "["
            place += 2 if many else 1
            words = key()
            place += 2 if many else 1
            if many:
                array = (*inside(words[:-1]), words[-1])
                heads[array] = heads.get(array, 0) + 1
            table = inside(words)
            note(table, line)
        else:
            pair(table)
    return lines
