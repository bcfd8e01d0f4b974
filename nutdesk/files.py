"""Writes files so that nothing is lost: whole or not at all, by one program at a time, for the player alone."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

LARGEST: Final = 4 * 1024 * 1024
"""Bytes of a small file; this program never writes a larger one."""
PART: Final = ".part"
"""The end of the name of a file that is being written."""
DEAD: Final = 3600.0
"""Seconds after which a half-written file is no longer being written by anybody."""
PATIENCE: Final = 5.0
"""Seconds to wait for another program that writes the same file."""
BUSY: Final = 1.0 if sys.platform == "win32" else 0.0
"""Seconds to wait for a program that reads the file which is to be replaced: a virus scanner, a backup, OneDrive."""

if sys.platform == "win32":
    import msvcrt

    def claim(handle: int) -> bool:
        """Claim an open file for this program; False if another has it. Closing the file gives it back."""
        # Windows does not let others read what is locked, so lock a byte that none of our files reaches.
        os.lseek(handle, 0x7FFF_FFF0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def claim(handle: int) -> bool:
        """Claim an open file for this program; False if another has it. Closing the file gives it back."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # a file system without locks: better to play unlocked than not to play
        return True


def folder(path: Path) -> Path:
    """The folder, created if needed; new folders are readable only by the player, and survive a power cut."""
    if not path.is_dir():
        if path.parent != path:
            folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
        sync_folder(path.parent)
    return path


def replace(path: Path, data: bytes, *, private: bool = False) -> None:
    """Replace the contents of a file. Whatever happens, it is the old one or the new one, complete.

    When this returns, the new one is on the disk, and where the system allows it, so is its name.
    """
    path = path.resolve()  # a link stays a link
    beside = path.with_name(f".{os.urandom(8).hex()}{PART}")
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(beside, flags, 0o600 if private else 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _put(beside, path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def _put(file: Path, path: Path) -> None:
    """Give a file the name of another, which it replaces."""
    until = time.monotonic() + BUSY
    while True:
        try:
            file.replace(path)
            return
        except PermissionError:
            if time.monotonic() >= until:
                raise
        time.sleep(0.02)


def sync_folder(place: Path) -> None:
    """Make the names in a folder survive a power cut, where the system allows it."""
    with suppress(OSError):
        handle = os.open(place, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_json(path: Path) -> dict[str, Any]:
    """What a small file contains; an empty dict if it is missing, damaged, too large or not a file."""
    try:
        if not path.is_file() or path.stat().st_size > LARGEST:
            return {}
        kept = json.loads(path.read_text(encoding="utf-8"))
        text = json.dumps(kept, ensure_ascii=False, allow_nan=False)
        try:
            text.encode()
        except UnicodeEncodeError:  # half a letter, which no screen shows and no file takes
            kept = json.loads(text.encode(errors="replace"))
    except (OSError, ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def write_changes(
    path: Path,
    before: Mapping[str, Any],
    after: Mapping[str, Any],
    upgrade: Callable[[dict[str, Any]], dict[str, Any]] = dict,
) -> None:
    """Write to a small file what this window has changed since it last read or wrote it; keep what others changed.

    `upgrade` converts the file as it is now, which an older version may have written. OSError.
    """
    folder(path.parent)
    with _alone(path):
        kept = read_json(path)
        theirs = upgrade(kept)
        now = merged(theirs, before, after) if theirs else dict(after)
        data = json.dumps(now, indent=1, ensure_ascii=False, allow_nan=False)
        if kept and json.loads(data) == kept:
            return  # the disk need not be waited for
        replace(path, data.encode(errors="replace"), private=True)


def merged(theirs: Mapping[str, Any], before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What others have written, with everything that changed from `before` to `after`; nested tables are merged too.

    >>> merged({"a": 1, "b": 5}, {"a": 1, "b": 1}, {"a": 2, "b": 1})
    {'a': 2, 'b': 5}
    """
    out = dict(theirs)
    for key in {**before, **after}:
        old, new = before.get(key), after.get(key)
        if old == new and (key in before) == (key in after):
            continue
        if key not in after:
            out.pop(key, None)
        elif isinstance(new, Mapping) and isinstance(out.get(key), Mapping):
            out[key] = merged(out[key], old if isinstance(old, Mapping) else {}, new)
        else:
            out[key] = new
    return out


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Hold the lock of a file. After a while go on without it, as a change must not be lost for want of a lock."""
    handle = os.open(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        until = time.monotonic() + PATIENCE
        while not claim(handle) and time.monotonic() < until:
            time.sleep(0.005)
        yield
    finally:
        os.close(handle)


def sweep(place: Path) -> None:
    """Delete the half-written files that killed programs have left in a folder."""
    now = time.time()
    with suppress(OSError):
        for part in place.glob(f".*{PART}"):
            with suppress(OSError):
                if now - part.lstat().st_mtime > DEAD:
                    part.unlink()
