"""All finished games in one SQLite file, so that no chart needs to read thousands of records.

Everything in it comes from the records and can be read from them again, so losing it does no harm. A file of another
version is emptied, a damaged one is set aside, and follow() reads what is missing. Records that were deleted, renamed
or copied in are noticed by their names, times and sizes. A rebuild fills a second file that replaces the first at the
end: until then, or if it is stopped, the old figures stay.

There is no write-ahead log, as only one short write is made when a game ends, and nobody waits for a rebuild. SQLite's
plain journal leaves no files behind, and works in home folders on a network.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from nutdesk import files, paths
from nutdesk.record import store
from nutdesk.record.facts import FinishedGame, facts_of, who_is
from nutdesk.record.fault import BadFile
from nutdesk.record.file import OtherData, play_by

VERSION: Final = 3
"""The version of the tables below; a file with another one is filled again from the records.

What the game is, when it began and how many played is repeated for every side: so the two indices answer nearly every
question alone, in the order in which it is asked.
"""
TABLES: Final = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY, mark TEXT NOT NULL UNIQUE, what TEXT NOT NULL, begun INTEGER NOT NULL,
    seats INTEGER NOT NULL, people INTEGER NOT NULL, fair INTEGER NOT NULL, moves INTEGER NOT NULL,
    made INTEGER NOT NULL, undone INTEGER NOT NULL
);
CREATE TABLE files (
    path TEXT PRIMARY KEY, changed INTEGER NOT NULL, size INTEGER NOT NULL, game INTEGER REFERENCES games
) WITHOUT ROWID;
CREATE TABLE sides (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, side INTEGER NOT NULL, who TEXT NOT NULL,
    name TEXT NOT NULL, kind TEXT NOT NULL, score INTEGER NOT NULL, won INTEGER NOT NULL,
    what TEXT NOT NULL, begun INTEGER NOT NULL, seats INTEGER NOT NULL, people INTEGER NOT NULL,
    PRIMARY KEY (game, side)
) WITHOUT ROWID;
CREATE TABLE options (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, name TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (game, name)
) WITHOUT ROWID;
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE, verb TEXT NOT NULL, made INTEGER NOT NULL,
    undone INTEGER NOT NULL, PRIMARY KEY (game, verb)
) WITHOUT ROWID;
CREATE INDEX files_game ON files (game);
CREATE INDEX sides_results ON sides (what, kind, side, seats, score, won, people, begun);
CREATE INDEX sides_who ON sides (kind, who, begun, game, won, what, people, seats, score);
"""
CHUNK: Final = 100
"""How many records are read and written at a time: after each such chunk one can stop, and see the progress."""
MANY: Final = 400
"""More records than this are read by other processes."""
PATIENCE: Final = 5.0
"""Seconds to wait for another program that writes."""
STALE: Final = 24 * 3600.0
"""Seconds after which an unfinished rebuild is deleted."""
LATEST: Final = 2**63 - 1
"""The largest number in SQLite, which in nanoseconds is the year 2262: a file may claim to be from later."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_SETTING_ASIDE: Final = threading.Lock()

T = TypeVar("T")
Report = Callable[[int, int], object]
"""Called with how many records have been read, out of how many."""
Stopped = Callable[[], bool]


class Unavailable(OSError):
    """The statistics cannot be read or written now; the message says why in one sentence."""


def place() -> Path:
    """The path of the player's statistics."""
    return paths.user_data() / "statistics.sqlite"


def read_many(records: Sequence[Path]) -> list[FinishedGame | None]:
    """The facts of each record; None for one that does not count or cannot be read."""
    found: list[FinishedGame | None] = []
    for path in records:
        try:
            found.append(facts_of(path))
        except OtherData:
            with readers() as workers:
                found.append(workers.submit(_read_by_its_own_data, path).result())
        except BadFile:
            found.append(None)
        except Exception:
            # Whatever is wrong with one file, the others are counted.
            found.append(None)
    return found


def _read_by_its_own_data(path: Path) -> FinishedGame | None:
    """The facts of a record that must be played again, in a process that plays nothing else."""
    try:
        play_by(path)
        return facts_of(path)
    except BadFile:
        return None


def readers() -> Executor:
    """A pool of processes that read records, on all cores but one, which is left for the user."""
    from nutdesk.children import Pool

    return Pool(max(1, (os.cpu_count() or 1) - 1))


class Statistics:
    """The file, and what is done with it. Every call opens it anew, from any thread."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or place()
        self.renewed = False
        """Whether the file was damaged or of another version, and so is empty until follow() fills it."""

    # ---- questions ------------------------------------------------------------------------------------------------

    def ask(self, question: str, values: Sequence[object] | dict[str, object] = ()) -> list[tuple[Any, ...]]:
        """The rows that answer a question in SQL; raises Unavailable."""
        with self._open() as db:
            return db.execute(question, values).fetchall()

    def consult(
        self,
        ask: Callable[[], T],
        report: Report = lambda _done, _total: None,
        pool: Callable[[], Executor] | None = None,
    ) -> T:
        """Catch up with the records, then ask; a file that turns out to be damaged is made anew in between."""
        try:
            self.follow(report, pool=pool)
            return ask()
        except Unavailable:
            if not self.renewed:
                raise
        self.follow(report, pool=pool)
        return ask()

    # ---- keeping up with the records ------------------------------------------------------------------------------

    def add(self, path: Path) -> None:
        """Add a game that was just stored, without waiting: what cannot be written now is found by follow()."""
        with suppress(Unavailable, OSError), self._open(patience=0) as db:
            status = path.stat()
            self._put(db, _name(path), _changed(status), status.st_size, read_many([path])[0])

    def follow(
        self,
        report: Report = lambda _done, _total: None,
        stopped: Stopped = lambda: False,
        pool: Callable[[], Executor] | None = None,
    ) -> bool:
        """Read new and changed records, and forget deleted ones; return whether there were any.

        With a pool, its processes do the reading if there are many. Raises Unavailable.
        """
        there = _records()
        with self._open() as db:
            rows = db.execute("SELECT path, changed, size FROM files")
            known = {name: (changed, size) for name, changed, size in rows}
            gone = [name for name in known if name not in there]
            if gone:
                with _writing(db):
                    db.executemany("DELETE FROM files WHERE path = ?", ((name,) for name in gone))
            new = {name: path for name, (path, *found) in there.items() if known.get(name) != tuple(found)}
            report(0, len(new))
            done = 0
            for chunk in _read(new, pool, stopped):
                with _writing(db):
                    for name, played in chunk:
                        self._put(db, name, *there[name][1:], played)
                done += len(chunk)
                report(done, len(new))
            if gone or new:
                with _writing(db):
                    db.execute("DELETE FROM games WHERE id NOT IN (SELECT game FROM files WHERE game IS NOT NULL)")
            self.renewed = False
        return bool(gone or new)

    def rebuild(
        self,
        report: Report = lambda _done, _total: None,
        stopped: Stopped = lambda: False,
        pool: Callable[[], Executor] | None = None,
    ) -> bool:
        """Read every record again; return whether it was finished. Raises Unavailable."""
        for left in self.path.parent.glob(f"{self.path.name}.*.part*"):
            with suppress(OSError):
                if time.time() - left.stat().st_mtime > STALE:
                    left.unlink()
        beside = Statistics(self.path.with_name(f"{self.path.name}.{os.getpid()}.part"))
        try:
            beside.follow(report, stopped, pool)
            if stopped():
                return False
            beside.path.replace(self.path)
        except OSError as error:
            raise error if isinstance(error, Unavailable) else Unavailable(error.strerror or str(error)) from error
        finally:
            beside.path.unlink(missing_ok=True)
        return True

    def fill(self, games: Iterator[FinishedGame]) -> None:
        """Add games that have no records, for benchmarks and pictures."""
        with self._open() as db, _writing(db):
            for played in games:
                _insert(db, played)

    # ---- the file -------------------------------------------------------------------------------------------------

    @contextmanager
    def _open(self, patience: float = PATIENCE) -> Iterator[sqlite3.Connection]:
        """The open file, with its tables; a damaged one is set aside, now or when that is found out."""
        try:
            files.folder(self.path.parent)
            found = _identity(self.path)
            with closing(self._connect(patience)) as db:
                yield db
        except _TROUBLE as error:
            if _is_damage(error):
                self._set_aside(found)
                raise Unavailable("the file is damaged, and was set aside") from error
            raise Unavailable(str(error)) from error
        except Unavailable:
            raise
        except OSError as error:
            raise Unavailable(error.strerror or str(error)) from error

    def _connect(self, patience: float) -> sqlite3.Connection:
        for attempt in (1, 2):
            found = _identity(self.path)
            db = sqlite3.connect(self.path, timeout=patience, isolation_level=None)
            try:
                self._prepare(db)
            except _TROUBLE as error:
                db.close()
                if attempt == 2 or not _is_damage(error):
                    raise
                self._set_aside(found)
            else:
                break
        return db

    def _prepare(self, db: sqlite3.Connection) -> None:
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA synchronous = NORMAL")  # what a power cut takes is in the records
        if db.execute("PRAGMA user_version").fetchone()[0] == VERSION:
            return
        with _writing(db):
            if db.execute("PRAGMA user_version").fetchone()[0] == VERSION:
                return  # another program was faster
            names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            old = [name for (name,) in db.execute(names)]
            db.execute("PRAGMA defer_foreign_keys = ON")
            for name in old:
                db.execute(f'DROP TABLE "{name}"')
            for statement in TABLES.split(";"):
                db.execute(statement)
            db.execute(f"PRAGMA user_version = {VERSION}")
            self.renewed = True

    def _set_aside(self, found: tuple[int, int] | None) -> None:
        """Move a damaged file out of the way, for anybody who wants to look at it.

        Two threads may find the damage: the second must leave the new file alone.
        """
        self.renewed = True
        with _SETTING_ASIDE:
            if found is not None and _identity(self.path) == found:
                self.path.with_name(f"{self.path.name}-journal").unlink(missing_ok=True)
                self.path.replace(self.path.with_suffix(".damaged"))

    @staticmethod
    def _put(db: sqlite3.Connection, name: str, changed: int, size: int, played: FinishedGame | None) -> None:
        game = _insert(db, played) if played is not None else None
        db.execute("INSERT OR REPLACE INTO files VALUES (?, ?, ?, ?)", (name, changed, size, game))


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file this is, whatever its name; None if there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino


_TROUBLE: Final = (sqlite3.Error, UnicodeDecodeError)
"""The errors that a damaged file causes: SQLite may quote bytes of it in a message that is then not valid text."""


def _is_damage(error: Exception) -> bool:
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return False
    # A file of our version without our tables is not ours.
    return code & 0xFF in _DAMAGED or (code == sqlite3.SQLITE_ERROR and "no such" in str(error))


@contextmanager
def _writing(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    db.execute("COMMIT")


def _insert(db: sqlite3.Connection, played: FinishedGame) -> int:
    """The number of a game, which is added unless another record of it is there already."""
    found = db.execute("SELECT id FROM games WHERE mark = ?", (played.mark,)).fetchone()
    if found is not None:
        return int(found[0])
    seats = sum(side.seated for side in played.sides)
    row = (
        played.mark,
        played.game,
        played.begun,
        seats,
        played.people,
        played.fair,
        played.moves,
        sum(played.made.values()),
        sum(played.undone.values()),
    )
    game = db.execute("INSERT INTO games VALUES (NULL, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row).lastrowid
    assert game is not None
    about = (played.game, played.begun, seats, played.people)
    sides = (
        (game, at, "" if side.kind else who_is(side.name), side.name, side.kind, side.score, side.won, *about)
        for at, side in enumerate(played.sides)
    )
    db.executemany("INSERT INTO sides VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", sides)
    options = ((game, name, _word(value)) for name, value in played.options.items())
    db.executemany("INSERT INTO options VALUES (?, ?, ?)", options)
    actions = ((game, verb, n, played.undone.get(verb, 0)) for verb, n in played.made.items())
    db.executemany("INSERT INTO actions VALUES (?, ?, ?, ?)", actions)
    return game


def _word(value: bool | str) -> str:
    return value if isinstance(value, str) else "on" if value else "off"


def _name(path: Path) -> str:
    """A record's folder and name, by which the statistics know it. Not every file name is valid text."""
    return os.fsencode(f"{path.parent.name}/{path.name}").decode(errors="backslashreplace")


def _changed(status: os.stat_result) -> int:
    return max(0, min(status.st_mtime_ns, LATEST))


def _records() -> dict[str, tuple[Path, int, int]]:
    """All records in the player's folders, by what they are known by: the path, the time of change, the size."""
    found: dict[str, tuple[Path, int, int]] = {}
    for folder in (store.games(), store.journals()):
        for path in store.files_in(folder):
            with suppress(OSError):  # just put away, or a link that leads nowhere
                status = path.stat()
                if status.st_size:
                    found[_name(path)] = path, _changed(status), status.st_size
    return found


def _read(
    records: Mapping[str, Path], pool: Callable[[], Executor] | None, stopped: Stopped
) -> Iterator[list[tuple[str, FinishedGame | None]]]:
    """The facts of the records, chunk by chunk."""
    names = list(records)
    chunks = [names[at : at + CHUNK] for at in range(0, len(names), CHUNK)]
    if pool is not None and len(names) > MANY:
        from nutdesk.threads import CannotStart

        with suppress(CannotStart):  # what is left is read here
            yield from _read_beside(records, chunks, pool, stopped)
    while chunks and not stopped():
        chunk = chunks.pop(0)
        yield list(zip(chunk, read_many([records[name] for name in chunk]), strict=True))


def _read_beside(
    records: Mapping[str, Path], chunks: list[list[str]], pool: Callable[[], Executor], stopped: Stopped
) -> Iterator[list[tuple[str, FinishedGame | None]]]:
    """Have other processes read the chunks; the ones that they did not get to stay in the list."""
    with pool() as workers:
        waiting: dict[Future[list[FinishedGame | None]], list[str]] = {}
        try:
            while (chunks or waiting) and not stopped():
                while chunks and len(waiting) < 8:
                    waiting[workers.submit(read_many, [records[name] for name in chunks[0]])] = chunks[0]
                    chunks.pop(0)
                ready, _ = wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield list(zip(waiting.pop(future), future.result(), strict=True))
        except OSError:
            chunks[:0] = waiting.values()
            raise
        finally:
            workers.shutdown(cancel_futures=True)


__all__ = ["Statistics", "Unavailable", "place", "readers"]
