"""Reads records that anybody may have written: everything doubtful is a BadFile, and nothing takes long."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import attrs

from nutdesk import games
from nutdesk.core import house
from nutdesk.core.clean import UNPRINTABLE
from nutdesk.core.game import Game
from nutdesk.record import migrate
from nutdesk.record.fault import BadFile, Fault, blame
from nutdesk.record.format import At, End, Header, Line, Made, On, Seated, Taken, encode
from nutdesk.record.note import HINTS, Remark, is_name, is_note

# Far above every real record, and low enough that the worst file is refused or read within seconds.
LARGEST: Final = 16 * 1024 * 1024  # bytes of a file
LONGEST: Final = 64 * 1024  # bytes of a line
DEEPEST: Final = 12  # brackets in brackets
MOST: Final = 100_000  # entries
DIGITS: Final = 9  # of a number
LETTERS: Final = 200  # of a name or a title

T = TypeVar("T")


@attrs.frozen
class Record:
    """What a file says, not replayed yet; each line with its number."""

    header: Header
    lines: tuple[tuple[int, Line], ...]
    journal: bool
    size: int
    """The number of bytes that count: all, or those up to the last line break of a journal."""
    old: bool = False
    """Whether it was written in an older format."""


def check(path: Path) -> None:
    """Make sure that it is an ordinary file and not too large; raises BadFile."""
    with trouble(path):
        found = path.stat()
    # Before it is opened, as opening a pipe would wait for ever.
    if not stat.S_ISREG(found.st_mode):
        raise BadFile(path, "{file} is not a file.")
    if found.st_size > LARGEST:
        size, most = found.st_size // 2**20, LARGEST // 2**20
        raise BadFile(path, "{file} is {size} MB large; a record is at most {most}.", size=size, most=most)


def read(path: Path) -> bytes:
    """The bytes of a file that may be a record; raises BadFile."""
    check(path)
    with trouble(path), path.open("rb") as file:
        return file.read(LARGEST)


@contextmanager
def trouble(path: Path) -> Iterator[None]:
    """Turn an error of the system about a file into a sentence."""
    try:
        yield
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile(path, "There is no file {file}.") from None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BadFile(path, "{file} cannot be opened: {why}.", why=why) from error
    except ValueError as error:
        raise BadFile(path, "{file} is not the name of a file.") from error


def parse(path: Path, data: bytes) -> Record:
    """The record in the bytes of a file; raises BadFile."""
    record, fault = readable(path, data)
    if fault is not None:
        raise fault
    return record


def readable(path: Path, data: bytes) -> tuple[Record, BadFile | None]:
    """The record up to the first fault, and that fault; raises BadFile if it is in the first line."""
    raw, journal, size, old, fault = _documents(path, data)
    try:
        header = known_header(path, raw[0])
    except BadFile as bad:
        raise fault or bad from None
    lines: list[tuple[int, Line]] = []
    try:
        for number, document in enumerate(raw[1:], 2):
            with blame(path, number):
                lines.append((number, read_line(document)))
    except BadFile as bad:
        fault = fault or bad
    return Record(header, tuple(lines), journal, size, old), fault


def renewed(path: Path) -> bytes:
    """The file in today's format; raises BadFile."""
    raw, *_, fault = _documents(path, read(path))
    if fault is not None:
        raise fault
    return b"".join(encode(document) for document in raw)


def _documents(path: Path, data: bytes) -> tuple[migrate.Lines, bool, int, bool, BadFile | None]:
    """The lines of a file in today's format, whether it is a journal, its size, and whether its format is older.

    The last value is what is wrong with the line after these, or with the number of lines.
    """
    if not data:
        raise BadFile(path, "{file} is empty.")
    size = data.rfind(b"\n") + 1
    rows, tail = data[:size].split(b"\n")[:-1], data[size:]
    head = read_head(path, rows[0] if rows else tail)
    journal, fault = head.get("journal") is True, None
    if journal and not rows:
        raise BadFile(path, "{file} is cut off in its first line.")
    raw = [head]
    try:
        if not journal:
            rows += [tail] if tail else []
            size = len(data)
            _count(path, head, len(rows) - 1)
    except BadFile as bad:
        fault = bad
    try:
        for number, row in enumerate(rows[1:], 2):
            with blame(path, number):
                raw.append(decode(row))
    except BadFile as bad:
        fault = fault or bad
    old = head["nutdesk"] < migrate.FORMAT
    return (_upgrade(path, raw) if old else raw), journal, size, old, fault


def read_head(path: Path, row: bytes) -> dict[str, Any]:
    """The first line as it was written, if we know its format and data; raises BadFile."""
    try:
        head = decode(row)
    except Fault:
        if not row.startswith(b'{"nutdesk"'):
            raise BadFile(path, "{file} is not a nutdesk record.") from None
        with blame(path, 1):
            raise
    if "nutdesk" not in head:
        raise BadFile(path, "{file} is not a nutdesk record.")
    number = head["nutdesk"]
    with blame(path, 1):
        if type(number) is not int:
            raise Fault("the format is not a number")
        if number < 1:
            raise Fault("there is no format {number}", number=number)
    if number > migrate.FORMAT:
        template = "{file} was written by a newer version of nutdesk (format {number}); this one reads up to {most}."
        raise BadFile(path, template, number=number, most=migrate.FORMAT)
    if (name := head.get("game")) in games.ids() and _newer(head.get("house"), most := games.edition(str(name))):
        template = (
            "{file} was played with the house data of a newer version of nutdesk (edition "
            "{number}); this one has up to {most}."
        )
        raise BadFile(path, template, number=head["house"], most=most)
    return head


def _newer(edition: object, most: int) -> bool:
    return type(edition) is int and edition > most


def known_header(path: Path, head: Mapping[str, Any]) -> Header:
    """The header of a file in today's format; raises BadFile."""
    with blame(path, 1):
        if (name := head.get("game")) in games.ids() or not isinstance(name, str):
            return read_header(head)
    raise BadFile(path, "{file} is a record of '{name}', a game that this version of nutdesk does not have.", name=name)


def _count(path: Path, head: Mapping[str, Any], found: int) -> None:
    promised = head.get("lines")
    with blame(path, 1):
        if type(promised) is not int:
            raise Fault("it does not say how many lines follow")
    if found < promised:
        template = "{file} is cut off: {found} of {promised} lines are left after the first."
        raise BadFile(path, template, found=found, promised=promised)
    if found > promised:
        template = "{file} is damaged: {found} lines follow the first, and {promised} were written."
        raise BadFile(path, template, found=found, promised=promised)


def _upgrade(path: Path, raw: migrate.Lines) -> migrate.Lines:
    number = raw[0]["nutdesk"]
    try:
        return migrate.upgrade(raw)
    except (LookupError, TypeError, ValueError, AttributeError) as error:
        # A migration trusts the lines it gets, and these are not checked yet.
        raise BadFile(path, "{file} is in the old format {number} and is damaged.", number=number) from error


def decode(row: bytes) -> dict[str, Any]:
    """A line as plain data; raises Fault."""
    if len(row) > LONGEST:
        raise Fault("it is too long")
    # A few brackets cannot be nested deeply: nearly all lines pass without being scanned.
    if row.count(b"[") + row.count(b"{") > DEEPEST and _depth(row) > DEEPEST:
        raise Fault("it is nested too deeply")
    try:
        text = row.decode()
        data = _DECODER.decode(text)
        if "\\u" in text:
            json.dumps(data, ensure_ascii=False).encode()  # half a surrogate pair cannot be written again
    except json.JSONDecodeError:
        raise Fault("it is not JSON") from None
    except UnicodeError:
        raise Fault("it is not text") from None
    if not isinstance(data, dict):
        raise Fault("it is not a JSON object")
    return data


_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"')
_BRACKET = re.compile(rb"[][{}]")


def _depth(row: bytes) -> int:
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", row)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) != len(pairs):
        raise Fault("a key is there twice")
    return data


def _whole(text: str) -> int:
    if len(text.lstrip("-")) > DIGITS:
        raise Fault("a number is too large")
    return int(text)


def _fraction(text: str) -> NoReturn:
    raise Fault("'{text}' is not a whole number", text=text[:20])


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_int=_whole, parse_float=_fraction, parse_constant=_fraction
)


def read_header(data: Mapping[str, Any]) -> Header:
    """The header in the first line; raises Fault."""
    _keys(
        data,
        ("nutdesk", "program", "game", "created", "players", "options", "fair", "seed"),
        ("title", "start", "house", "data", "journal", "lines"),
    )
    if ("journal" in data) == ("lines" in data) or data.get("journal", True) is not True:
        raise Fault("it is neither a journal nor a saved file")
    name, fair, start = _text(data, "game"), data["fair"], data.get("start")
    if name not in games.ids():
        raise Fault("this version of nutdesk has no game '{name}'", name=name)
    game = games.load(name)
    if not isinstance(fair, bool):
        raise Fault("'fair' is neither true nor false")
    if "start" in data and not isinstance(start, dict):
        raise Fault("'start' is not a position")
    return Header(
        name,
        _options(game, data),
        _seated(game, data["players"]),
        _text(data, "seed"),
        fair,
        read_time(_text(data, "created")),
        _text(data, "title", ""),
        start,
        _text(data, "program"),
        house_data(name, data),
    )


def _options(game: Game, head: Mapping[str, Any]) -> dict[str, bool | str]:
    options, edition = head["options"], head.get("house", 1)
    if not isinstance(options, dict):
        raise Fault("'options' is not a JSON object")
    held = games.edition_options(game.id, edition) if type(edition) is int and "data" not in head else {}
    if strange := sorted(set(options) & set(held)):
        raise Fault("its house data have no option '{key}'", key=strange[0])
    try:
        return game.chosen({**options, **held})
    except ValueError as error:
        raise Fault("{why}", why=str(error)) from None


def _seated(game: Game, players: object) -> tuple[Seated, ...]:
    if not isinstance(players, list) or not all(isinstance(player, dict) for player in players):
        raise Fault("'players' is not a list of players")
    if len(players) not in game.players:
        raise Fault("{game} is not a game for {n}", game=game.title, n=len(players))
    seated = []
    for player in players:
        _keys(player, ("name", "colour"), ("kind",))
        seated.append(Seated(_text(player, "name"), _text(player, "colour"), _text(player, "kind", "")))
    # A screen could not draw a colour that the game does not have.
    colours = {player.colour for player in game.seats}
    for who in seated:
        if who.colour not in colours:
            raise Fault("{game} has no colour '{colour}'", game=game.title, colour=who.colour)
    return tuple(seated)


def house_data(game: str, head: Mapping[str, Any]) -> str:
    """The text that replaces the game's own house data, according to the first line; raises Fault."""
    if "data" in head:
        if "house" in head or not isinstance(head["data"], str):
            raise Fault("'data' is not a text")
        try:
            return games.checked_data(game, head["data"])
        except house.BadData as error:
            raise Fault("it was played with impossible house data: {why}", why=str(error)) from None
    edition = head.get("house", 1)
    try:
        if type(edition) is not int:
            raise LookupError
        return games.edition_data(game, edition)
    except LookupError:
        raise Fault("there is no edition '{edition}' of the house data", edition=str(edition)[:20]) from None


def read_time(text: str) -> datetime:
    """The time at which a game began; raises Fault."""
    try:
        time = datetime.fromisoformat(text)
        time.astimezone()  # the first and last days of the calendar have no local time
    except (ValueError, OverflowError, OSError):
        raise Fault("'created' is not a time") from None
    if time.tzinfo is None:
        raise Fault("'created' does not name its time zone")
    return time


def read_line(data: Mapping[str, Any]) -> Line:
    """A line after the first; raises Fault."""
    kinds = [kind for kind in KINDS if kind in data]
    if len(kinds) != 1:
        raise Fault("it is not one of: {kinds}", kinds=", ".join(KINDS))
    return KINDS[kinds[0]](data)


def _read_made(data: Mapping[str, Any]) -> Made:
    _keys(data, ("n", "moves"), ("after", "digest"))
    n, after = data["n"], data.get("after", -1)
    if type(n) is not int or not 0 <= n < MOST:
        raise Fault("'n' is not the number of an entry")
    if type(after) is not int or (not -1 < after < n and ("after" in data or n)):
        raise Fault("'after' is not the number of an earlier entry")
    return Made(n, after, _list(data, "moves", str), _text(data, "digest", ""))


def _read_at(data: Mapping[str, Any]) -> At:
    _keys(data, ("at",))
    if type(data["at"]) is not int:
        raise Fault("'at' is not the number of an entry")
    return At(data["at"])


def _read_on(data: Mapping[str, Any]) -> On:
    _keys(data, ("on",), ("name", "note", "hints", "trial"))
    name, note, hints = data.get("name", ""), data.get("note", ""), data.get("hints", 0)
    if type(data["on"]) is not int:
        raise Fault("'on' is not the number of an entry")
    if not isinstance(name, str) or not is_name(name):
        raise Fault("'name' is not a short text of one line")
    if not isinstance(note, str) or not is_note(note):
        raise Fault("'note' is not a plain text, or too long")
    if type(hints) is not int or not 0 <= hints <= HINTS:
        raise Fault("'hints' is not a count")
    if data.get("trial", True) is not True:
        raise Fault("'trial' is not true")
    return On(data["on"], Remark(name, note, hints, "trial" in data))


def _read_taken(data: Mapping[str, Any]) -> Taken:
    _keys(data, ("seat", "name"), ("kind",))
    if type(data["seat"]) is not int or data["seat"] < 0:
        raise Fault("'seat' is not the number of a seat")
    return Taken(data["seat"], _text(data, "name"), _text(data, "kind", ""))


def _read_end(data: Mapping[str, Any]) -> End:
    _keys(data, ("end",))
    end = data["end"]
    if not isinstance(end, dict):
        raise Fault("'end' is not a JSON object")
    _keys(end, ("scores", "winners"))
    return End(_list(end, "scores", int), _list(end, "winners", int))


KINDS: Final[Mapping[str, Callable[[Mapping[str, Any]], Line]]] = {
    "n": _read_made,
    "at": _read_at,
    "on": _read_on,
    "seat": _read_taken,
    "end": _read_end,
}
"""The kinds of lines, by the key that only lines of this kind have."""


def _keys(data: Mapping[str, Any], needed: Sequence[str], others: Sequence[str] = ()) -> None:
    for key in needed:
        if key not in data:
            raise Fault("'{key}' is missing", key=key)
    for key in data:
        if key not in needed and key not in others:
            raise Fault("'{key}' does not belong there", key=key)


def _text(data: Mapping[str, Any], key: str, default: str | None = None) -> str:
    value = data.get(key, default)
    if not isinstance(value, str) or len(value) > LETTERS or UNPRINTABLE.search(value):
        raise Fault("'{key}' is not a text of one line", key=key)
    return value


def _list(data: Mapping[str, Any], key: str, kind: type[T]) -> tuple[T, ...]:
    values = data[key]
    if not isinstance(values, list) or not all(type(value) is kind for value in values):
        raise Fault("'{key}' is not the list that belongs there", key=key)
    return tuple(values)
