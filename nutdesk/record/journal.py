"""The journal of a live match: every step is on the disk before the next one is written."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from nutdesk import files
from nutdesk.core.match import Entry, Match
from nutdesk.record.fault import BadFile
from nutdesk.record.file import replay, visits
from nutdesk.record.format import End, Header, write_at, write_end, write_entry, write_header, write_on
from nutdesk.record.note import Remark, remark_on
from nutdesk.record.reader import Record, check, parse, read, renewed, trouble

if TYPE_CHECKING:
    from concurrent.futures import Future

_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Busy(BadFile):
    """A journal that another program is writing."""


class Journal:
    """Keeps a match on the disk while it is played.

    keep() hands its lines to the system before it returns, so a killed program loses nothing that was kept. To be
    safe from a power cut too, the disk must be waited for, and that takes up to a few frames of an animation: a
    thread does it, and the next write waits for that thread. So at most the last step is at risk, for a moment.
    """

    def __init__(
        self, match: Match, header: Header, path: Path, handle: int, *, size: int = 0, ended: bool = False
    ) -> None:
        self.match = match
        self.header = header
        self.path = path
        self._handle = handle
        self._size = size
        self._ended = ended
        # Only a game needs it, and the home screen is to come up fast.
        from concurrent.futures import ThreadPoolExecutor

        # One thread for all writes: to start one each time takes milliseconds on a busy machine.
        self._disk = ThreadPoolExecutor(1, "journal")
        self._synced: Future[None] | None = None
        # A file with lines holds the match as it is now.
        self._made = len(match.entries) if size else 0
        self._at = match.current.number if size else -1
        self._remarks = self._written() if size else {}

    def commit(self, entry: Entry) -> Entry:
        """Commit a prepared entry to the match, and keep it."""
        made = self.match.commit(entry)
        self.keep()
        return made

    def goto(self, entry: Entry) -> None:
        """Go to an entry of the match, and keep that."""
        self.match.goto(entry)
        self.keep()

    def _written(self) -> dict[int, Remark]:
        """What is written about entries now, by their numbers."""
        return {entry.number: remark for entry in self.match.entries if (remark := remark_on(entry))}

    def keep(self) -> None:
        """Write what has changed in the match since the last time.

        OSError if the disk does not take it: the game can go on, and the next keep() writes what is missing.
        """
        match, new = self.match, self.match.entries[self._made :]
        rows = [] if self._size else [write_header(self.header)]
        rows += [write_entry(match, self.header, entry) for entry in new]
        remarks = self._written()
        if remarks != self._remarks:
            none = Remark()
            changed = {n for n in remarks | self._remarks if remarks.get(n, none) != self._remarks.get(n, none)}
            rows += [write_on(match.entries[n]) for n in sorted(changed)]
        at = new[-1].number if new else self._at
        if not self._size:
            rows += map(write_at, visits(match))
        elif match.current.number != at:
            rows.append(write_at(match.current))
        if match.over and (rows or not self._ended):
            rows.append(write_end(match))
        if rows:
            self._append(b"".join(rows))
        self._made, self._at, self._ended = len(match.entries), match.current.number, match.over
        self._remarks = remarks

    def _append(self, data: bytes) -> None:
        synced, self._synced = self._synced, None
        if synced is not None:
            synced.result()
        if os.fstat(self._handle).st_size != self._size:
            os.ftruncate(self._handle, self._size)  # a write that failed half-way
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        self._size += len(data)
        self._synced = self._disk.submit(os.fsync, self._handle)

    def close(self) -> None:
        """Stop writing; the journal stays where it is and can be reopened."""
        if self._handle >= 0:
            self._disk.shutdown()
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def create(match: Match, path: Path, header: Header) -> Journal:
    """A new journal with all that was played so far; FileExistsError if there is such a file."""
    handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o666)
    journal = Journal(match, header, path, handle)
    try:
        files.claim(handle)
        journal.keep()
        files.sync_folder(path.parent)
    except BaseException:
        journal.close()
        path.unlink()
        raise
    return journal


def reopen(path: Path) -> Journal:
    """Go on with a journal exactly where it was; raises BadFile, or Busy if another program has it."""
    path = Path(path)
    handle, record = _claim(path)
    try:
        match, _ = replay(path, record)
        if record.old:
            # Our lines may not stand under the header of an older format: a program of that age would trip over them.
            data = renewed(path)
            os.close(handle)
            handle = -1
            with trouble(path):
                files.replace(path, data, private=True)
            handle, record = _claim(path)
    except BaseException:
        if handle >= 0:
            os.close(handle)
        raise
    ended = isinstance(record.lines[-1][1], End)
    journal = Journal(match, record.header, path, handle, size=record.size, ended=ended)
    with suppress(OSError):  # the next keep() tries again
        journal.keep()  # the end line, if the program was killed just before it
    return journal


def _claim(path: Path) -> tuple[int, Record]:
    """A journal that is ours alone from now on, and what it says; raises BadFile."""
    check(path)
    with trouble(path):
        handle = os.open(path, _FLAGS)
    try:
        if not files.claim(handle):
            raise Busy(path, "{file} is being played in another window of nutdesk.")
        record = parse(path, read(path))
        if not record.journal:
            raise BadFile(path, "{file} is a saved game: it can be opened, but not written on.")
    except BaseException:
        os.close(handle)
        raise
    return handle, record
