"""Starts processes; nothing else in the program does. Threads are in threads.py, which is quicker to load.

Such a process runs at low priority, leaves Ctrl+C to the one that started it, and ends with it, however that ends.
Where a limit or a sandbox allows no more processes or threads, CannotStart says so in one sentence.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

from nutdesk.threads import CannotStart, try_threads

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection

    PipeEnd: TypeAlias = PipeConnection
else:
    from multiprocessing.connection import Connection

    PipeEnd: TypeAlias = Connection

P = ParamSpec("P")
T = TypeVar("T")

POLITE: Final = 10
"""How far the priority of a process is lowered, so that it does not slow the screen down."""
BELOW_NORMAL: Final = 0x4000
"""The same on Windows, which has classes of priority."""
HANDS: Final = 2
"""Threads that a pool needs in its owner's process; if one of them could not start, nobody would notice."""


@contextmanager
def starting(threads: int = 0) -> Iterator[None]:
    """Turns the errors for lack of room for processes, or for so many threads, into CannotStart."""
    try:
        try_threads(threads)
        yield
    except (BrokenExecutor, CannotStart):
        raise
    except (OSError, RuntimeError, MemoryError) as error:
        why = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise CannotStart(f"no further process can be started ({why})") from error


def start(target: Callable[..., None], *words: Any, name: str) -> tuple[BaseProcess, PipeEnd]:
    """Start a process that calls `target` with its end of a pipe and these arguments; return it, and our end."""
    context = get_context("spawn")
    with starting():
        mine, theirs = context.Pipe()
        process = context.Process(target=_begin, args=(target, theirs, *words), name=name, daemon=True)
        try:
            process.start()
        except BaseException:
            mine.close()
            raise
        finally:
            theirs.close()  # or the pipe would stay open after its end
    return process, mine


class Pool(ProcessPoolExecutor):
    """Processes that do one task after the other; each first makes a call of its own, if one is given."""

    def __init__(self, jobs: int, begin: Callable[..., None] | None = None, *words: Any) -> None:
        with starting(HANDS):
            super().__init__(jobs, get_context("spawn"), _begin, (begin, *words))

    def submit(self, call: Callable[P, T], /, *words: P.args, **named: P.kwargs) -> Future[T]:
        try:
            with starting():
                return super().submit(call, *words, **named)
        except CannotStart:
            there = list((self._processes or {}).values())
            self.shutdown(wait=False, cancel_futures=True)
            for process in there:  # nobody may be left who would end them
                process.kill()
            raise


def _begin(call: Callable[..., None] | None, *words: Any) -> None:
    """What each of our processes does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _step_back()
    try:
        Thread(target=_follow, name="follow", daemon=True).start()
    except RuntimeError:
        os._exit(1)  # who could not end with its owner does not begin
    if call is not None:
        call(*words)


def _step_back() -> None:
    """Lower the priority of this process."""
    if sys.platform == "win32":
        import ctypes

        system = ctypes.windll.kernel32
        system.GetCurrentProcess.restype = ctypes.c_void_p
        system.SetPriorityClass(ctypes.c_void_p(system.GetCurrentProcess()), BELOW_NORMAL)
    else:
        os.nice(POLITE)


def _follow() -> None:
    """End with the process that started this one, even in the middle of a task or while waiting for one."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
