"""What must hold for every input: an answer or one clear sentence, in time, and nothing else is touched."""

from __future__ import annotations

import hashlib
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

from nutdesk.core.clean import UNPRINTABLE
from tests.fuzz.mutate import Change

PATIENCE = 60
"""Seconds for one input: only to stop what would never end."""
LONGEST = 1200
"""Letters of a sentence, the name of a file in it."""

Open = Callable[[Path], None]
"""Has the program take a file; raises what it refuses it with."""


class NeverDone(BaseException):
    """No code of the program may catch this."""


@contextmanager
def in_time() -> Iterator[None]:
    """Stop what takes for ever, where the system has a clock for that."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise NeverDone

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def is_sentence(error: BaseException) -> bool:
    """One line that can be read and printed."""
    text = str(error)
    return bool(text.strip()) and len(text) <= LONGEST and not UNPRINTABLE.search(text)


def tree(folder: Path) -> dict[str, str]:
    """Everything in a folder, and a sum of what it holds."""
    found = {}
    for place, _, names in os.walk(folder):
        for name in names:
            path = Path(place) / name
            sum_ = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "other"
            found[str(path.relative_to(folder))] = sum_
    return found


def fuzz(
    name: str,
    numbers: range,
    corpus: Sequence[bytes],
    changes: Sequence[Change],
    path: Path,
    open_: Open,
    refusals: tuple[type[Exception], ...],
    *,
    may_write: bool = False,
) -> None:
    """Open that many changed files, each made from its number alone; fails with the numbers that broke a promise."""
    broken: list[str] = []
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        data = changed(name, number, corpus, changes)
        path.write_bytes(data)
        why = _broken(path, open_, refusals)
        if not why and not may_write and path.read_bytes() != data:
            why = "the file was written to"
        if why:
            broken.append(f"{name}/{number} ({len(data)} bytes): {why}")
        if len(broken) == 5:
            break
    assert not broken, "\n\n".join(broken)


def changed(name: str, number: int, corpus: Sequence[bytes], changes: Sequence[Change]) -> bytes:
    """The input with this number."""
    rng = Random(f"{name}/{number}")
    data = rng.choice(corpus)
    for _ in range(rng.choice((1, 1, 1, 2))):
        change = rng.choice(changes)
        try:
            data = change(data, rng)
        except Exception:  # it was broken by the change before: broken enough
            break
    return data


def _broken(path: Path, open_: Open, refusals: tuple[type[Exception], ...]) -> str:
    try:
        with in_time():
            open_(path)
    except refusals as error:
        return "" if is_sentence(error) else f"no sentence: {str(error)[:300]!r}"
    except NeverDone:
        return "never done: " + "".join(traceback.format_exc(limit=-4))
    except Exception:
        return "".join(traceback.format_exc(limit=-5))
    return ""
