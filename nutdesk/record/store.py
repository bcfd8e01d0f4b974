"""The player's games: journals of those being played, a folder of those that are done."""

from __future__ import annotations

import os
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import BinaryIO, Final

import attrs

from nutdesk import files, paths
from nutdesk import games as shelf
from nutdesk.core.match import Match
from nutdesk.record import migrate, reader
from nutdesk.record.facts import left_in_trial
from nutdesk.record.fault import BadFile, Fault
from nutdesk.record.file import header_of, written
from nutdesk.record.format import SUFFIX, End, Header, Line, Made
from nutdesk.record.journal import Journal, create, reopen

TAIL: Final = 4096
"""Bytes at the end of a file that nearly always hold its last entry."""
NAME: Final = 120
"""Bytes of a file name: the least that every system and every backup takes, with room for a number."""


@attrs.frozen
class Summary:
    """A game as a list shows it, from the first and last lines of its file."""

    path: Path
    changed: datetime | None = None
    """When it was played last."""
    problem: str = ""
    """Why it cannot be opened; the other fields then say nothing."""
    title: str = ""
    game: str = ""
    players: tuple[str, ...] = ()
    """Names of all who have a score: the seats, then others such as an automa."""
    created: datetime | None = None
    moves: int = 0
    """How many were made, those that were taken back included."""
    over: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    live: bool = False
    """A journal: it can be resumed."""
    trial: bool = False
    """It was left in the middle of a trial: the game itself waits beside it."""


def journals() -> Path:
    """The folder of games being played."""
    return paths.user_data() / "journals"


def games() -> Path:
    """The folder of games that are done."""
    return paths.user_data() / "games"


def begin(match: Match, header: Header | None = None) -> Journal:
    """The journal of a match that is played from now on."""
    header = header or header_of(match)
    journals().mkdir(parents=True, exist_ok=True)
    names = _names(header)
    while True:
        with suppress(FileExistsError):
            return create(match, journals() / next(names), header)


def finish(journal: Journal) -> Path:
    """Save a game among those that are done, over or not, and end its journal; where it lies now."""
    data = written(journal.match, journal.header)
    games().mkdir(parents=True, exist_ok=True)
    # The same bytes may be there already: the program was killed before it could remove the journal.
    places = (games() / name for name in _names(journal.header))
    path = next(path for path in places if not path.exists() or _holds(path, data))
    files.replace(path, data, private=True)
    discard(journal)
    with suppress(ImportError):  # not every Python has SQLite: then nothing is counted
        from nutdesk.record.statistics import Statistics

        Statistics().add(path)
    return path


def discard(journal: Journal) -> None:
    """Throw a journal away."""
    journal.close()
    journal.path.unlink(missing_ok=True)


def resume() -> Journal | None:
    """The journal that was played last and is not over, ready to go on; None if there is none.

    Those that are over are put away on the way. One that cannot be opened is left for recent() to show.
    """
    for found in _newest(journals()):
        try:
            journal = reopen(found)
        except BadFile:
            continue
        if not journal.match.over:
            return journal
        finish(journal)
    return None


def recent(limit: int = 30) -> list[Summary]:
    """The games played last, newest first."""
    return [summary(path) for path in _newest(journals(), games())[:limit]]


def summary(path: Path) -> Summary:
    """What a list shows of a file, without playing it again."""
    path = Path(path)
    try:
        reader.check(path)
        return _summary(path)
    except BadFile as bad:
        return Summary(path, problem=bad.sentence)


def suggest(header: Header) -> str:
    """A file name for a game: readable, and allowed on every system."""
    return next(_names(header))


def _newest(*folders: Path) -> list[Path]:
    found: list[tuple[float, Path]] = []
    for path in (path for folder in folders for path in folder.glob(f"*{SUFFIX}")):
        with suppress(FileNotFoundError):  # another program has just put it away
            status = path.stat()
            if status.st_size:  # one without a byte is just being made, or its program was killed doing so
                found.append((status.st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def _summary(path: Path) -> Summary:
    with reader.trouble(path), path.open("rb") as file:
        changed = datetime.fromtimestamp(os.fstat(file.fileno()).st_mtime).astimezone()
        first = file.readline(reader.LONGEST + 1).removesuffix(b"\n")
        head = reader.read_head(path, first)
        old = head["nutdesk"] < migrate.FORMAT
        lines = [] if old else _tail(path, file, len(first) + 1, journal=head.get("journal") is True)
    if old:
        record = reader.parse(path, reader.read(path))
        header, lines = record.header, [line for _, line in record.lines]
    else:
        header = reader.known_header(path, head)
    end = lines[-1] if lines and isinstance(lines[-1], End) else None
    live = head.get("journal") is True
    game = shelf.load(header.game)
    cast = (*header.players, *game.others(header.options, len(header.seated)))
    return Summary(
        path, changed, "", header.title or game.title, header.game, tuple(who.name for who in cast),
        header.created, max((line.n for line in lines if isinstance(line, Made)), default=0),
        end is not None, end.scores if end else (), end.winners if end else (), live,
        live and end is None and left_in_trial(path),
    )  # fmt: skip


def _tail(path: Path, file: BinaryIO, first: int, *, journal: bool) -> list[Line]:
    """The last lines, from an entry to the end of the file."""
    size, span = os.fstat(file.fileno()).st_size, TAIL
    while True:
        start = max(first, size - span)
        file.seek(start)
        rows = file.read(size - start).split(b"\n")
        rest = rows.pop()
        if rest and not journal:
            rows.append(rest)
        if start > first:
            del rows[0]  # only the end of it was read
        lines: list[Line] = []
        for row in reversed(rows):
            try:
                lines.append(reader.read_line(reader.decode(row)))
            except Fault as fault:
                raise BadFile(path, "{file} is damaged near its end: {what}.", what=fault.phrase) from None
            if isinstance(lines[-1], Made):
                return lines[::-1]
        if start == first:
            return lines[::-1]
        span *= 8


def _names(header: Header) -> Iterator[str]:
    game = shelf.load(header.game)
    players = ", ".join(who.name for who in header.seated)
    name = _safe(f"{header.created:%Y-%m-%d %H.%M} {header.title or game.title} - {players}")
    yield name + SUFFIX
    for number in count(2):
        yield f"{name} ({number}){SUFFIX}"


def _safe(text: str) -> str:
    """The text without what some system forbids; with a date in front it is no device name of Windows."""
    text = "".join(sign for sign in text if sign not in '<>:"/\\|?*' and unicodedata.category(sign)[0] != "C")
    cut = unicodedata.normalize("NFC", " ".join(text.split())).encode()[:NAME]
    return cut.decode(errors="ignore").rstrip(" .,-")


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data
