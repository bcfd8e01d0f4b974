"""The journal of a live match: every step is on the disk before the next one is made."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, Self

from nutdesk.core.match import Entry, Match
from nutdesk.record import lock
from nutdesk.record.fault import BadFile
from nutdesk.record.file import replay, settle
from nutdesk.record.format import End, Header, write_at, write_end, write_entry, write_header
from nutdesk.record.reader import check, parse, read, trouble

_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Busy(BadFile):
    """A journal that another program is writing."""


class Journal:
    """Keeps a match on the disk while it is played.

    A killed program loses nothing that was kept: each write ends with a line break, and goes to the disk
    itself (fsync) before keep() returns, so a power cut loses nothing either.
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
        # A file with lines holds the match as it is now.
        self._made = len(match.entries) if size else 0
        self._at = match.current.number if size else -1

    def commit(self, entry: Entry) -> Entry:
        """Commit a prepared entry to the match, and keep it."""
        made = self.match.commit(entry)
        self.keep()
        return made

    def goto(self, entry: Entry) -> None:
        """Go to an entry of the match, and keep that."""
        self.match.goto(entry)
        self.keep()

    def keep(self) -> None:
        """Write what has changed in the match since the last time.

        OSError if the disk does not take it: the game can go on, and the next keep() writes what is missing.
        """
        match, at = self.match, self._at
        rows = [] if self._size else [write_header(self.header)]
        for entry in match.entries[self._made :]:
            rows.append(write_entry(match, self.header, entry))
            at = entry.number
        if match.current.number != at:
            rows.append(write_at(match.current))
        if match.over and (rows or not self._ended):
            rows.append(write_end(match))
        if rows:
            self._append(b"".join(rows))
        self._made, self._at, self._ended = len(match.entries), match.current.number, match.over

    def _append(self, data: bytes) -> None:
        if os.fstat(self._handle).st_size != self._size:
            os.ftruncate(self._handle, self._size)  # a write that failed half-way
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        os.fsync(self._handle)
        self._size += len(data)

    def close(self) -> None:
        """Stop writing; the journal stays where it is and can be reopened."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def create(match: Match, path: Path, header: Header) -> Journal:
    """A new journal with all that was played so far; FileExistsError if there is such a file."""
    handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        lock.claim(handle)
        journal = Journal(match, header, path, handle)
        journal.keep()
        settle(path.parent)
    except BaseException:
        os.close(handle)
        path.unlink()
        raise
    return journal


def reopen(path: Path) -> Journal:
    """Go on with a journal exactly where it was; raises BadFile, or Busy if another program has it."""
    path = Path(path)
    check(path)
    with trouble(path):
        handle = os.open(path, _FLAGS)
    try:
        if not lock.claim(handle):
            raise Busy(path, "{file} is being played in another window of nutdesk.")
        record = parse(path, read(path))
        if not record.journal:
            raise BadFile(path, "{file} is a saved game: it can be opened, but not written on.")
        match, _ = replay(path, record)
        ended = isinstance(record.lines[-1][1], End)
        journal = Journal(match, record.header, path, handle, size=record.size, ended=ended)
        journal.keep()  # the end line, if the program was killed just before it
    except BaseException:
        os.close(handle)
        raise
    return journal
