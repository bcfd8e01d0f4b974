"""A game as text that people can read, print and mail, and that is read back exactly.

    nutdesk notation 2
    game: nice-one-squirrel
    player pink: Tufty
    player black clever: Cyril
    option taking-up: off
    seed: acorn
    play: fair
    created: 2026-11-16T10:00:00+01:00

    0. luck 3,1,2                     # the deal
    # Tufty's turn
    1. place 9                        # Tufty starts on cache 9
       name: A bold start
       note: Nobody begins here.
    2. nothing                        # Tufty plays nothing
       # Tufty goes
       seat 1 young: Tabby

    after 1:
    3. play 4; luck 6                 # another line, tried later
    visited: 2

A '#' after a blank begins a comment for the reader; the text after 'player', 'name', 'note' and the like is taken as it
stands. 'house: 2' is the edition of the house data, as in a record; without it, it is that of 0.1.0. Other data are
included as 'data'. The number before a move is its place in the order in which moves were made. Below the last move
that was made before it, 'seat' says who plays a seat from then on; notation 1 did not have it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import attrs

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.words import spoken
from nutdesk.record import reader
from nutdesk.record.fault import BadFile, Fault, blame
from nutdesk.record.file import visits
from nutdesk.record.format import NOTATION, At, Header, Line, Made, On, Taken
from nutdesk.record.note import Remark, is_name, is_note

VERSION: Final = 2
SUFFIX: Final = ".txt"
COLUMN: Final = 34
"""The column where comments begin."""

_MOVE = re.compile(r"(\d{1,6})\. ?(.*)")
_AFTER = re.compile(r"after (\d{1,6}):")
_FIELD = re.compile(r"([a-z-]+(?: [^:\s]+)*): ?(.*)")


# ---- writing --------------------------------------------------------------------------------------------------------


def write(match: Match, header: Header) -> str:
    """The whole tree of a match as text."""
    rows = [f"{NOTATION}{VERSION}", *_head(header), ""]
    rows += _branch(match, header, [match.root, *_main_line(match)])
    shown = {entry.number for entry in _main_line(match)} | {0}
    for entry in match.entries:
        if entry.number not in shown:
            assert entry.parent is not None
            line = list(_first_line(entry))
            shown |= {one.number for one in line}
            rows += ["", f"after {entry.parent.number}:", *_branch(match, header, line)]
    if went := visits(match):
        rows += ["", "# Where the players went afterwards; the game goes on after the last of them."]
        rows.append("visited: " + ", ".join(str(entry.number) for entry in went))
    if over := _result(match):
        rows += ["", *(f"# {row}" for row in over)]
    return "\n".join(row.rstrip() for row in rows) + "\n"


def _main_line(match: Match) -> list[Entry]:
    """The line that the players are on, to its end."""
    return [*match.line(), *match.ahead()]


def _first_line(entry: Entry | None) -> Iterator[Entry]:
    while entry is not None:
        yield entry
        entry = entry.children[0] if entry.children else None


def _head(header: Header) -> Iterator[str]:
    if header.title:
        yield f"title: {_quoted(header.title)}"
    yield f"game: {header.game}"
    for who in header.seated:
        yield f"player {who.colour}{' ' + who.kind if who.kind else ''}: {_quoted(who.name)}"
    for key, value in header.options.items():
        yield f"option {key}: {value if isinstance(value, str) else 'on' if value else 'off'}"
    yield f"seed: {_quoted(header.seed)}"
    yield f"play: {'fair' if header.fair else 'practice'}"
    yield f"created: {header.created.isoformat()}"
    yield f"program: {_quoted(header.program)}"
    if header.start is not None:
        yield "start: " + json.dumps(header.start, ensure_ascii=False)
    edition = games.edition_of(header.game, header.data)
    if edition > 1:
        yield f"house: {edition}"
    elif not edition:
        yield "data: " + json.dumps(header.data, ensure_ascii=False)


def _quoted(text: str) -> str:
    """The text as it stands, or in quotation marks where reading it back might change it."""
    return json.dumps(text, ensure_ascii=False) if text != text.strip() or text[:1] == '"' or not text else text


def _branch(match: Match, header: Header, line: list[Entry]) -> Iterator[str]:
    changes = match.changes_along(match.entries)
    for entry in line:
        names = [who.name for who in match.seated(entry.number)]
        if (who := turn_begins(match, entry)) is not None:
            yield f"# {names[who]}'s turn"
        begun = entry.parent is None and header.start is not None
        moves = "" if begun else "; ".join(map(str, entry.moves))
        move = f"{entry.number}. {moves}".rstrip()
        words = "; ".join(told(match, entry))
        if barrier := match.barred(entry):
            words += f" | {spoken(barrier, names)}: no undo past here"
        yield f"{move:<{COLUMN}} # {words}" if words else move
        if entry.name:
            yield f"   name: {_quoted(entry.name)}"
        for row in entry.note.split("\n") if entry.note else ():
            yield f"   note: {_quoted(row)}"
        if entry.hints:
            yield f"   hints: {entry.hints}"
        if entry.variation:
            yield "   trial: yes"
        for change in changes.get(entry.number, ()):
            kind = f" {change.player.kind}" if change.player.kind else ""
            yield f"   # {change.before.name} goes"
            yield f"   seat {change.seat + 1}{kind}: {_quoted(change.player.name)}"


def turn_begins(match: Match, entry: Entry) -> int | None:
    """The seat whose turn begins with an entry, if one does: at the start of the game, or after another seat's turn."""
    if entry.parent is None:
        return None
    before = entry.parent
    now = match.game.view(before.state, TABLE).moment()
    if not 0 <= now[0] < len(match.cast):
        return None
    if before.parent is None or match.game.view(before.parent.state, TABLE).moment() != now:
        return now[0]
    return None


def told(match: Match, entry: Entry) -> list[str]:
    """What everybody saw, with the names of those who sat there then."""
    names = [who.name for who in match.seated(entry.number)]
    return [spoken(event.sentence(), names) for event in visible(entry.events)]


def _result(match: Match) -> list[str]:
    result = match.game.result(_main_line(match)[-1].state if _main_line(match) else match.state)
    if result is None:
        return []
    names = [who.name for who in match.cast]
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, result.scores, strict=False))
    return [spoken(result.reason, names), scores]


# ---- reading --------------------------------------------------------------------------------------------------------


def parse(path: Path, data: bytes) -> reader.Record:
    """The record in a text; raises BadFile with the line."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeError:
        raise BadFile(path, "{file} is not text.") from None
    rows = text.replace("\r\n", "\n").split("\n")
    version = rows[0].removeprefix(NOTATION).strip()
    if version not in map(str, range(1, VERSION + 1)):
        template = "{file} is in a notation that this version of nutdesk does not know ('{version}'); it reads {known}."
        raise BadFile(path, template, version=version[:20], known=VERSION)
    sheet = _Sheet(path)
    for number, row in enumerate(rows[1:], 2):
        with blame(path, number):
            sheet.read(number, row)
    return sheet.record(len(data))


def head(path: Path, data: bytes) -> dict[str, Any]:
    """Everything before the first move, not checked yet; raises BadFile."""
    sheet = _Sheet(path)
    for number, row in enumerate(data.decode("utf-8-sig", "replace").splitlines()[1:], 2):
        if _MOVE.fullmatch(row.strip()):
            break
        with blame(path, number):
            sheet.read(number, row)
    return sheet.head


@attrs.define
class _Remark:
    """What is written below a move, as far as it was read; `line` is where it begins."""

    line: int
    name: str = ""
    note: list[str] = attrs.Factory(list)
    hints: int = 0
    trial: bool = False


class _Sheet:
    """Collects the lines of a text until it has all of them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.head: dict[str, Any] = {"nutdesk": 1, "players": [], "options": {}, "journal": True}
        self.made: dict[int, tuple[int, Made]] = {}
        self.remarks: dict[int, _Remark] = {}
        self.taken: dict[int, list[tuple[int, Taken]]] = {}
        """The changes of seats below each move."""
        self.visited: list[tuple[int, At]] = []
        self.last = -1
        """The entry after which the next one comes."""

    def read(self, number: int, row: str) -> None:
        if len(row) > reader.LONGEST:
            raise Fault("it is too long")
        line = row.strip()
        if not line or line.startswith("#"):
            return
        if found := _MOVE.fullmatch(line):
            self._move(number, int(found[1]), found[2])
        elif found := _AFTER.fullmatch(line):
            if not self.made:
                raise Fault("the game has not begun yet")
            self.last = int(found[1])
        elif found := _FIELD.fullmatch(line):
            self._field(number, found[1], found[2])
        else:
            raise Fault("it is neither a move nor a word of this notation: '{what}'", what=line[:40])

    def _move(self, number: int, n: int, words: str) -> None:
        if n in self.made:
            raise Fault("move {n} is there twice", n=n)
        if n >= reader.MOST:
            raise Fault("there are too many moves")
        moves = re.split(r"(?:^|\s)#", words, maxsplit=1)[0].strip()
        if not self.made and n:
            raise Fault("move 0, the deal, should come first")
        if self.made and not 0 <= self.last < n:
            raise Fault("move {n} cannot come after move {last}", n=n, last=self.last)
        made = Made(n, self.last, tuple(re.split(r"\s*;\s*", moves)) if moves else ())
        self.made[n] = (number, made)
        self.last = n

    def _field(self, number: int, words: str, value: str) -> None:
        name, *rest = words.split()
        if name in ("name", "note", "hints", "trial") and not rest:
            self._remark(number, name, value)
        elif name == "seat" and 1 <= len(rest) <= 2:
            self._seat(number, rest, value)
        elif name == "visited" and not rest:
            self._visited(number, value)
        elif self.made:
            raise Fault("'{name}' belongs before the first move", name=name)
        elif name == "player" and 1 <= len(rest) <= 2:
            kind = {"kind": rest[1]} if len(rest) == 2 else {}
            self.head["players"].append({"name": _text(value), "colour": rest[0]} | kind)
        elif name == "option" and len(rest) == 1:
            self._once(self.head["options"], rest[0], value)
        elif name == "play" and not rest:
            if value not in ("fair", "practice"):
                raise Fault("'play' must be fair or practice")
            self._once(self.head, "fair", value == "fair")
        elif name == "start" and not rest:
            self._once(self.head, "start", reader.decode(value.encode(errors="replace")))
        elif name == "house" and not rest:
            if not value.isdecimal() or len(value) > 4:
                raise Fault("'house' is not the number of an edition")
            self._once(self.head, "house", int(value))
        elif name in ("title", "game", "seed", "created", "program", "data") and not rest:
            self._once(self.head, name, _text(value))
        else:
            raise Fault("'{words}' is not a word of this notation", words=words[:40])

    def _once(self, place: dict[str, Any], key: str, value: object) -> None:
        if key in place:
            raise Fault("'{key}' is there twice", key=key)
        place[key] = value

    def _remark(self, number: int, name: str, value: str) -> None:
        if not self.made:
            raise Fault("'{name}' belongs under a move", name=name)
        remark = self.remarks.setdefault(self.last, _Remark(number))
        if name == "hints":
            if not value.isdecimal() or len(value) > 4:
                raise Fault("'hints' is not a count")
            remark.hints = int(value)
        elif name == "trial":
            if value != "yes":
                raise Fault("a trial must be marked 'yes'")
            remark.trial = True
        elif name == "name":
            remark.name = _text(value)
            if not is_name(remark.name):
                raise Fault("the name is not a short text of one line")
        else:
            remark.note.append(_text(value))
            if not is_note("\n".join(remark.note)):
                raise Fault("the note is not a plain text, or too long")

    def _seat(self, number: int, rest: list[str], value: str) -> None:
        seats = len(self.head["players"])
        if not self.made:
            raise Fault("'{name}' belongs under a move", name="seat")
        if not rest[0].isdecimal() or len(rest[0]) > 2 or not 1 <= int(rest[0]) <= seats:
            raise Fault("there is no seat {n}", n=rest[0][:20])
        kind = {"kind": rest[1]} if len(rest) == 2 else {}
        line = reader.read_line({"seat": int(rest[0]) - 1, "name": _text(value)} | kind)
        assert isinstance(line, Taken)
        self.taken.setdefault(self.last, []).append((number, line))

    def _visited(self, number: int, value: str) -> None:
        for word in value.split(","):
            if not word.strip().isdecimal() or len(word.strip()) > 6:
                raise Fault("'visited' must be a list of moves: '{word}' is not a move", word=word[:20])
            self.visited.append((number, At(int(word))))

    def record(self, size: int) -> reader.Record:
        """The finished record, with the moves in the order in which they were made."""
        header = self._header()
        if not self.made:
            raise BadFile(self.path, "{file} has no moves: not even the deal.")
        lines: list[tuple[int, Line]] = []
        for n in sorted(self.made):
            lines += [self.made[n], *self.taken.get(n, ())]
        for n, remark in sorted(self.remarks.items()):
            kept = Remark(remark.name, "\n".join(remark.note), remark.hints, remark.trial)
            lines.append((remark.line, On(n, kept)))
        return reader.Record(header, (*lines, *self.visited), False, size)

    def _header(self) -> Header:
        for key in ("game", "seed", "created"):
            if key not in self.head:
                raise BadFile(self.path, "{file} has no '{key}'.", key=key)
        try:
            return reader.read_header({"program": "", "fair": True} | self.head)
        except Fault as fault:
            template = "{file} has a mistake before its first move: {what}."
            raise BadFile(self.path, template, what=fault.phrase) from None


def _text(value: str) -> str:
    """A text as it stands, or without its quotation marks."""
    if not value.startswith('"'):
        return value
    try:
        text = json.loads(value)
    except (ValueError, RecursionError):
        raise Fault("a quotation mark is missing") from None
    if not isinstance(text, str):
        raise Fault("a quotation mark is missing")
    return text
