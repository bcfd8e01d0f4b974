"""Refuses what Windows refuses: to rename, replace or delete a file that this process still has open."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from pathlib import Path
from types import FrameType
from typing import Any

FILES = Path("/proc/self/fd")
"""Every file that this process has open, where the system lists them."""


BETWEEN = {"pathlib", "shutil", "tempfile"}
"""Modules through which the program asks for it."""


class StillOpen(AssertionError):
    """A file that would be renamed, replaced or deleted while it is open."""


def watch() -> None:
    """From now on, look first at every file that the program renames, replaces or deletes in this process.

    The tests themselves may do what they like to its files: they are other programs, or a cloud, or a person.
    """
    if sys.platform == "linux":
        for name in ("rename", "replace", "unlink", "remove"):
            setattr(os, name, _looking(getattr(os, name)))


def _looking(call: Callable[..., None]) -> Callable[..., None]:
    @wraps(call)
    def looked(*places: Any, **named: Any) -> None:
        if _asked_by_the_program() and not named:  # shutil names a folder that is open, and a file in it
            for place in places:
                _refuse_open(place)
        call(*places, **named)

    return looked


def _asked_by_the_program() -> bool:
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame.f_globals.get("__name__") in BETWEEN:
        frame = frame.f_back
    return frame is not None and str(frame.f_globals.get("__name__")).partition(".")[0] == "nutdesk"


def _refuse_open(place: Any) -> None:
    with suppress(OSError):  # what is not there is nobody's
        found = os.lstat(place)
        for held in FILES.iterdir() if stat.S_ISREG(found.st_mode) else ():
            with suppress(OSError):  # the list of these files was one of them
                if os.path.samestat(found, os.fstat(int(held.name))):
                    raise StillOpen(f"{os.fspath(place)!r} is open here: Windows would not let it be moved or deleted")
