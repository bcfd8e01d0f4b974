"""The player's games: journals of those in progress, and a folder of those that are done."""

from __future__ import annotations

import os
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from itertools import count, islice
from pathlib import Path
from typing import BinaryIO, Final

import attrs

from nutdesk import files, paths
from nutdesk import games as shelf
from nutdesk.core.clean import file_name, printable
from nutdesk.core.match import Match
from nutdesk.record import migrate, reader
from nutdesk.record.clock import local_time
from nutdesk.record.facts import left_in_variation
from nutdesk.record.fault import BadFile, Fault
from nutdesk.record.file import header_of, written
from nutdesk.record.format import SUFFIX, End, Header, Line, Made, Taken
from nutdesk.record.journal import Journal, create, is_claimed, reopen

TAIL: Final = 4096
"""Bytes at the end of a file that nearly always contain its last entry."""
AHEAD: Final = 60.0
"""Seconds that clocks may differ: a file from further in the future has a wrong time."""
DEAD: Final = 3600.0
"""Seconds after which an empty journal belongs to nobody."""


@attrs.frozen
class Summary:
    """A game as a list shows it, from the first and last lines of its file."""

    path: Path
    changed: datetime | None = None
    """When it was last played."""
    problem: str = ""
    """Why it cannot be opened; the other fields then mean nothing."""
    title: str = ""
    game: str = ""
    players: tuple[str, ...] = ()
    """The names of everybody with a score: the seats as they are now, then others such as an automa."""
    kinds: tuple[str, ...] = ()
    """'' for each of them who is a person."""
    begun: datetime | None = None
    dealt: bool = True
    """Whether it began with a deal, not from a written position."""
    moves: int = 0
    """How many were made, including the ones that were taken back."""
    over: bool = False
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    live: bool = False
    """Whether it is a journal, which can be resumed."""
    trial: bool = False
    """Whether it was left in the middle of a trial: the main line is still there beside it."""


def journals() -> Path:
    """The folder of games in progress."""
    return paths.user_data() / "journals"


def games() -> Path:
    """The folder of games that are done."""
    return paths.user_data() / "games"


def own_folder(path: Path) -> Path:
    """One of these folders, created if needed, and readable by nobody else."""
    files.folder(path)
    with suppress(OSError):
        if stat.S_IMODE(path.stat().st_mode) & 0o077:
            path.chmod(0o700)
    return path


def begin(match: Match, header: Header | None = None) -> Journal:
    """A journal for a match that is played from now on."""
    header = header or header_of(match)
    folder, names = own_folder(journals()), _names(header)
    while True:
        with suppress(FileExistsError):
            return create(match, folder / next(names), header)


def finish(journal: Journal) -> Path:
    """Save a game, finished or not, among those that are done, then delete its journal; return where it is."""
    data = written(journal.match, journal.header)
    folder = own_folder(games())
    # The same bytes may be there already, if the program was killed before it could delete the journal.
    places = (folder / name for name in _names(journal.header))
    path = next(path for path in places if not path.exists() or _holds(path, data))
    files.replace(path, data, private=True)
    discard(journal)
    with suppress(ImportError):  # not every Python has SQLite: then nothing is counted
        from nutdesk.record.statistics import Statistics

        Statistics().add(path)
    return path


def discard(journal: Journal) -> None:
    """Delete a journal."""
    ours = journal.is_there()
    journal.close()
    if ours:
        journal.path.unlink(missing_ok=True)


def tidy() -> None:
    """Clean up after programs that were killed: journals of finished games, half-written files."""
    for folder in (journals(), games(), paths.user_data()):
        files.sweep(folder)
    for path in files_in(journals()):
        with suppress(Exception):  # a file that makes trouble is left for recent() to show, and hides no other
            if not path.stat().st_size:
                _remove_dead(path)
            elif summary(path).over:
                _put_away(path)


def _remove_dead(path: Path) -> None:
    found = path.lstat()
    if stat.S_ISREG(found.st_mode) and time.time() - found.st_mtime > DEAD and not is_claimed(path):
        path.unlink()


def _put_away(path: Path) -> None:
    """Store the game of a journal that says it is over; raises BadFile, OSError."""
    with reopen(path) as journal:
        match = journal.match
        if match.variation() is not None:  # what was tried is over, not the game itself
            match.goto((match.root, *match.trunk())[-1])
            journal.keep()
        if not match.over:
            return
        if _is_kept(written(match, journal.header)):
            discard(journal)
        else:
            finish(journal)


def _is_kept(data: bytes) -> bool:
    """Whether a stored game says the same, whatever its first line says: somebody has only looked at it."""
    lines = data.partition(b"\n")[2]
    for path in files_in(games()):
        with suppress(OSError):
            first = path.stat().st_size - len(lines)  # bytes of its first line, if it is the one
            if 0 < first <= reader.LONGEST and path.read_bytes().partition(b"\n")[2] == lines:
                return True
    return False


def recent(limit: int = 30) -> list[Summary]:
    """The games that were played last, newest first."""
    return list(islice(newest(), limit))


def newest() -> Iterator[Summary]:
    """All games, the one that was played last first; each is read when it is asked for."""
    return map(summary, _newest(journals(), games()))


def summary(path: Path) -> Summary:
    """What a list shows of a file, without playing it again."""
    path = Path(path)
    try:
        reader.check(path)
        return _summary(path)
    except BadFile as bad:
        return Summary(path, problem=bad.sentence)
    except Exception:
        # Whatever is wrong with it, it must not hide the others.
        return Summary(path, problem=BadFile(path, "{file} cannot be read.").sentence)


def _newest(*folders: Path) -> list[Path]:
    found: list[tuple[float, Path]] = []
    for path in (path for folder in folders for path in files_in(folder)):
        with suppress(FileNotFoundError):  # another program has just put it away
            try:
                status = path.stat()
            except OSError:
                status = path.lstat()  # a link that leads nowhere has a problem, and is shown with it
            if status.st_size:  # one without a byte is just being made, or its program was killed doing so
                found.append((_time(path, status.st_mtime), path))
    return [path for _, path in sorted(found, reverse=True)]


def files_in(folder: Path) -> list[Path]:
    """The records in a folder; a folder that cannot be read counts as empty."""
    try:
        with os.scandir(folder) as entries:
            return [folder / entry.name for entry in entries if entry.name.endswith(SUFFIX)]
    except OSError:
        return []


def _time(path: Path, changed: float) -> float:
    """When a game was last played: when its file was changed, unless that is in the future, which is a wrong clock.

    Then it is when the game began; if that is wrong too, it comes after all others.
    """
    now = time.time()
    if changed <= now + AHEAD:
        return max(0.0, min(changed, now))
    with suppress(BadFile, Fault, OSError), path.open("rb") as file:
        head = reader.read_head(path, file.readline(reader.LONGEST + 1).removesuffix(b"\n"))
        begun = reader.read_time(str(head.get("created"))).timestamp()
        return begun if 0 <= begun <= now else 0.0
    return 0.0


def _summary(path: Path) -> Summary:
    with reader.trouble(path), path.open("rb") as file:
        moment = _time(path, os.fstat(file.fileno()).st_mtime)
        changed = local_time(moment) if moment else None
        first = file.readline(reader.LONGEST + 1).removesuffix(b"\n")
        head = reader.read_head(path, first)
        old = head["nutdesk"] < migrate.FORMAT
        lines = [] if old else _tail(path, file, len(first) + 1, journal=head.get("journal") is True)
    if old:
        record = reader.parse(path, reader.read(path))
        header, lines = record.header, [line for _, line in record.lines]
    else:
        header = reader.known_header(path, head)
    if not lines:
        raise BadFile(path, "{file} is cut off: nothing was dealt.")
    end = lines[-1] if isinstance(lines[-1], End) else None
    live = head.get("journal") is True
    game = shelf.load(header.game)
    seated = list(header.players)
    for taken in _taken(path, lines if old else None):
        if taken.seat < len(seated):
            seated[taken.seat] = attrs.evolve(seated[taken.seat], name=printable(taken.name), kind=taken.kind)
    cast = (*seated, *game.others(header.options, len(header.seated)))
    return Summary(
        path,
        changed,
        "",
        header.title or game.title,
        header.game,
        tuple(who.name for who in cast),
        tuple(who.kind for who in cast),
        header.created,
        header.start is None,
        max((line.n for line in lines if isinstance(line, Made)), default=0),
        end is not None,
        end.scores if end else (),
        end.winners if end else (),
        live,
        live and end is None and left_in_variation(path),
    )


def _taken(path: Path, lines: list[Line] | None) -> list[Taken]:
    """The changes of seats in these lines, or in the file."""
    if lines is not None:
        return [line for line in lines if isinstance(line, Taken)]
    data = reader.read(path)
    if b'"seat"' not in data:  # nearly always, and a list asks this of many
        return []
    found: list[Taken] = []
    for row in data.split(b"\n")[1:]:
        if b'"seat"' in row:
            with suppress(Fault):
                line = reader.read_line(reader.decode(row))
                found += [line] if isinstance(line, Taken) else []
    return found


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
            del rows[:1]  # only the end of it was read, if it ends at all
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
    """File names for a game, best first: readable, and allowed on every system."""
    game = shelf.load(header.game)
    players = ", ".join(who.name for who in header.seated)
    name = file_name(f"{header.created:%Y-%m-%d %H.%M} {header.title or game.title} - {players}")
    yield name + SUFFIX
    for number in count(2):
        yield f"{name} ({number}){SUFFIX}"


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data
