"""The journal of a match in progress: every step is safe on the disk before the next one is written."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from nutdesk import files
from nutdesk.core.match import Match
from nutdesk.record.fault import BadFile
from nutdesk.record.file import replay, visits
from nutdesk.record.format import End, Header, write_at, write_end, write_header, write_moves, write_on
from nutdesk.record.note import Remark, remark_on
from nutdesk.record.reader import LARGEST, Record, check, parse, read, renewed, trouble

if TYPE_CHECKING:
    from concurrent.futures import Future

_FLAGS: Final = os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0)


class Busy(BadFile):
    """A journal that somebody is writing."""


class Journal:
    """Writes a match down while it is played.

    keep() passes its lines to the system before it returns, so a program that is killed loses nothing. A power cut
    loses what the disk has not written yet. Waiting for the disk takes as long as a few frames of an animation, so a
    thread waits, and the next write and close() wait for that thread: only what the last keep() wrote is at risk.

    Other programs can reach the file too, such as a file manager or one that synchronises folders. So each write first
    checks that the file at the path is still the one that is open, and complete; if not, everything is written again.
    """

    def __init__(
        self, match: Match, header: Header, path: Path, handle: int, *, size: int = 0, ended: bool = False
    ) -> None:
        self.match = match
        self.header = header
        self.path = path
        self.told: Callable[[Path], object] = lambda _path: None
        """Called with the path of the game after its file was gone or cut short and had to be written again."""
        self._handle = handle
        self._file = os.fstat(handle)
        self._size = size
        self._ended = ended
        self._closed = False
        # Only a game needs it, and the home screen is to come up fast.
        from nutdesk.threads import Threads

        # One thread for all writes: to start one each time takes milliseconds on a busy machine.
        self._disk = Threads("journal")
        self._synced: Future[None] | None = None
        # A file with lines holds the match as it is now.
        self._made = len(match.entries) if size else 0
        self._taken = len(match.seat_changes) if size else 0
        self._at = match.current.number if size else -1
        self._remarks = self._written() if size else {}

    def _written(self) -> dict[int, Remark]:
        """What the file says about each entry, by number."""
        return {entry.number: remark for entry in self.match.entries if (remark := remark_on(entry))}

    def keep(self) -> None:
        """Write what has changed in the match since the last call.

        OSError if the disk refuses: the game can go on, and the next keep() writes what is missing.
        """
        if self._closed:  # it was put away, and must not come back
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        match, remarks = self.match, self._written()
        if not self._size or not self._is_whole():
            self._write_anew(self._everything(remarks))
        elif data := self._changes(remarks):
            self._append(data)
        self._made, self._at, self._ended = len(match.entries), match.current.number, match.over
        self._taken = len(match.seat_changes)
        self._remarks = remarks

    def _everything(self, remarks: dict[int, Remark]) -> bytes:
        """All lines of a journal that starts now."""
        match = self.match
        rows = [write_header(self.header), *write_moves(match, self.header)]
        rows += [write_on(match.entries[n]) for n in remarks]
        rows += map(write_at, visits(match))
        if match.over:
            rows.append(write_end(match))
        return b"".join(rows)

    def _changes(self, remarks: dict[int, Remark]) -> bytes:
        """The lines for what has happened since the last write."""
        match, new = self.match, self.match.entries[self._made :]
        rows = write_moves(match, self.header, made=self._made, taken=self._taken)
        if remarks != self._remarks:
            none = Remark()
            changed = {n for n in remarks | self._remarks if remarks.get(n, none) != self._remarks.get(n, none)}
            rows += [write_on(match.entries[n]) for n in sorted(changed)]
        if match.current.number != (new[-1].number if new else self._at):
            rows.append(write_at(match.current))
        if match.over and (rows or not self._ended):
            rows.append(write_end(match))
        return b"".join(rows)

    # ---- a file that others have touched ---------------------------------------------------------------------------

    def is_there(self) -> bool:
        """Whether the file at our path is the one that we have open."""
        try:
            return os.path.samestat(self.path.stat(), self._file)
        except (FileNotFoundError, NotADirectoryError):
            return False

    def _is_whole(self) -> bool:
        """Whether everything we wrote is still there, and nobody else is writing."""
        return self._handle >= 0 and self.is_there() and os.fstat(self._handle).st_size >= self._size

    def _write_anew(self, data: bytes) -> None:
        """Write the whole match to our path, or beside it if somebody else's file is there now: it must not be lost."""
        synced, self._synced = self._synced, None
        if synced is not None:
            with suppress(OSError):  # that file does not count any more
                synced.result()
        files.folder(self.path.parent)
        ours, first = self.is_there(), not self._size
        path = self.path if ours or self._is_older() else free(self.path)
        if ours and self._handle >= 0:
            os.close(self._handle)  # Windows replaces no file that is open
            self._handle = -1
        files.replace(path, data, private=True)
        handle = os.open(path, _FLAGS)
        if not files.claim(handle):
            os.close(handle)
            raise OSError(errno.EBUSY, os.strerror(errno.EBUSY))
        if self._handle >= 0:
            os.close(self._handle)
        self.path, self._handle, self._file, self._size = path, handle, os.fstat(handle), len(data)
        if not first:
            self.told(path)

    def _is_older(self) -> bool:
        """Whether our path is empty or holds an older version of our own file, which somebody restored."""
        if not os.path.lexists(self.path):
            return True
        if self._handle < 0:
            return False
        try:
            os.lseek(self._handle, 0, os.SEEK_SET)
            return os.read(self._handle, LARGEST).startswith(read(self.path)) and not is_claimed(self.path)
        except (BadFile, OSError):
            return False

    # ---- the disk --------------------------------------------------------------------------------------------------

    def _append(self, data: bytes) -> None:
        synced, self._synced = self._synced, None
        if synced is not None:
            try:
                synced.result()
            except OSError:
                self._size = 0  # nobody can tell what of the file is on the disk: the next keep() writes all of it
                raise
        if os.fstat(self._handle).st_size != self._size:
            os.ftruncate(self._handle, self._size)  # a write that failed half-way
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._handle, rest) :]
        self._size += len(data)
        from nutdesk.threads import CannotStart

        try:
            self._synced = self._disk.submit(os.fsync, self._handle)
        except CannotStart:
            os.fsync(self._handle)

    def close(self) -> None:
        """Stop writing; the file stays where it is and can be reopened."""
        self._closed = True
        self._disk.shutdown()
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def create(match: Match, path: Path, header: Header) -> Journal:
    """A new journal with everything played so far; FileExistsError if the file exists."""
    # An empty file reserves the name, until one with everything played so far takes its place.
    handle = os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600)
    journal = Journal(match, header, path, handle)
    try:
        journal.keep()
    except BaseException:
        journal.close()
        path.unlink()
        raise
    return journal


def reopen(path: Path) -> Journal:
    """Continue a journal exactly where it ended; raises BadFile, or Busy if another program has it."""
    path = Path(path)
    handle, record = _claim(path)
    try:
        match, _ = replay(path, record)
        if record.old:
            # Our lines must not follow a header of an older format: a program of that age would stumble over them.
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
    """Claim a journal for this program alone, and read it; raises BadFile."""
    check(path)
    with trouble(path):
        handle = os.open(path, _FLAGS)
    try:
        if not files.claim(handle):
            raise Busy(path, "{file} is being played in another window of nutdesk.")
        with trouble(path):
            if not os.path.samestat(os.fstat(handle), path.stat()):
                raise Busy(path, "{file} is being changed by another program right now.")
        if hasattr(os, "fchmod"):
            with suppress(OSError):  # one of an earlier nutdesk may be open to everybody's eyes
                os.fchmod(handle, 0o600)
        record = parse(path, read(path))
        if not record.journal:
            raise BadFile(path, "{file} is a saved game: it can be opened, but not added to.")
    except BaseException:
        os.close(handle)
        raise
    return handle, record


def is_claimed(path: Path) -> bool:
    """Whether somebody is playing the game at a path, in this program or another one; OSError."""
    if not stat.S_ISREG(path.stat().st_mode):
        return False  # opening a pipe would wait for ever
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        return not files.claim(handle)
    finally:
        os.close(handle)


def free(path: Path) -> Path:
    """The path, or one with a number if something is there already."""
    found, number = path, 2
    while os.path.lexists(found):
        found = path.with_name(f"{path.stem} ({number}){path.suffix}")
        number += 1
    return found
