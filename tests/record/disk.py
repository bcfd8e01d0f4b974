"""A disk that sees in which order it is asked to write, to rename and to wait, and says what a power cut would leave.

The files are real. Safe are the bytes of a file that were there when an fsync of it began which has ended, and the
names in a folder that were there at its last fsync. What has happened since then to the names in a folder may be on
the disk or not, in each folder for itself.
"""

from __future__ import annotations

import itertools
import os
import stat
import threading
from collections.abc import Callable, Iterator
from inspect import unwrap
from pathlib import Path
from typing import Any, Self

import attrs
import pytest

Files = dict[str, bytes]
"""What may be left of a folder: files by their path in it."""

CALLS = ("open", "write", "ftruncate", "replace", "rename", "unlink", "mkdir")
HELD = 0.05
"""Seconds that a thread's fsync takes, unless somebody writes on without waiting for it."""


@attrs.frozen
class Moment:
    """A moment in which the power may fail."""

    call: str
    """The call of the system that was just done."""
    left: tuple[Files, ...]
    """All that may be left then."""


class Disk:
    """Watches a folder and all in it, from the beginning of a with block to its end; what is there already is safe."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.moments: list[Moment] = []
        self._lock = threading.RLock()
        self._wrote_on = threading.Event()
        self._handles: dict[int, int] = {}
        """A handle of ours on everything that was ever there, by its number: so no number is given twice."""
        self._safe: dict[int, bytes] = {}
        self._names: dict[int, list[dict[str, int]]] = {}
        """Of a folder: the names in it that are safe, and after every change since then."""
        self._open, self._fsync = os.open, os.fsync
        self._patched = pytest.MonkeyPatch()

    def __enter__(self) -> Self:
        self._look(self.root)
        self._safe = {at: self._bytes(at) for at in self._handles if at not in self._names}
        for name in CALLS:
            call = unwrap(getattr(os, name))  # its own handles keep no file from being moved
            self._patched.setattr(os, name, self._seen(name, call))
        self._patched.setattr(os, "fsync", self.fsync)
        return self

    def __exit__(self, *_: object) -> None:
        self._patched.undo()
        for handle in self._handles.values():
            os.close(handle)

    def _seen(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def do(*args: Any, **named: Any) -> Any:
            if name == "write":
                self._wrote_on.set()
            with self._lock:
                done = call(*args, **named)
                if name != "open" or args[1] & os.O_CREAT:
                    self._note(name)
            return done

        return do

    def fsync(self, handle: int) -> None:
        with self._lock:
            at = os.fstat(handle).st_ino
            data, names = self._bytes(at), len(self._names.get(at, ()))
            self._wrote_on.clear()
        if threading.current_thread() is not threading.main_thread():
            self._wrote_on.wait(HELD)
        self._fsync(handle)
        with self._lock:
            if names:
                del self._names[at][: names - 1]
            else:
                self._safe[at] = data
            self._note("fsync of a folder" if names else "fsync")

    def _note(self, call: str) -> None:
        self._look(self.root)
        self.moments.append(Moment(call, tuple(self._left(self.root.stat().st_ino, ""))))

    def _look(self, folder: Path) -> None:
        """See what has changed in a folder and in those in it."""
        number = self._hold(folder)
        paths = [path for path in folder.iterdir() if path.is_dir() or path.suffix in (".nutdesk", ".part")]
        names = {path.name: self._hold(path) for path in paths}
        known = self._names.setdefault(number, [names])
        if known[-1] != names:
            known.append(names)
        for path in paths:
            if path.is_dir():
                self._look(path)

    def _hold(self, path: Path) -> int:
        number = path.stat().st_ino
        if number not in self._handles:
            self._handles[number] = self._open(path, os.O_RDONLY)
        return number

    def _bytes(self, number: int) -> bytes:
        status = os.fstat(self._handles[number])
        return os.pread(self._handles[number], status.st_size, 0) if stat.S_ISREG(status.st_mode) else b""

    def _left(self, folder: int, place: str) -> Iterator[Files]:
        for names in self._names[folder]:
            parts = [
                list(self._left(number, f"{place}{name}/"))
                if number in self._names
                else [{f"{place}{name}": self._safe.get(number, b"")}]
                for name, number in names.items()
            ]
            for chosen in itertools.product(*parts):
                yield {path: data for part in chosen for path, data in part.items()}
