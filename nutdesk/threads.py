"""Starts threads; nothing else in the program does.

Where a limit or a sandbox allows no more threads, CannotStart says so in one sentence. children.py does the same for
processes, which are slower to load and to start.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class CannotStart(OSError):
    """No more processes or threads can be started here; the message says why in one sentence."""


class Threads(ThreadPoolExecutor):
    """A pool of threads, usually of one; raises CannotStart when there can be none, now or later."""

    def __init__(self, name: str, threads: int = 1) -> None:
        super().__init__(threads, name)
        self._why: CannotStart | None = None

    def submit(self, call: Callable[P, T], /, *words: P.args, **named: P.kwargs) -> Future[T]:
        if self._why is not None:
            raise self._why
        try:
            return super().submit(call, *words, **named)
        except RuntimeError as error:
            if not self._shutdown:  # what lies in the queue stays there: no thread will ever take it
                self._why = CannotStart(f"no further thread can be started ({error})")
                raise self._why from error
            raise


def try_threads(count: int) -> None:
    """Raises RuntimeError if this many threads cannot be started now."""
    over, started = Event(), []
    try:
        for _ in range(count):
            thread = Thread(target=over.wait, daemon=True)
            thread.start()
            started.append(thread)
    finally:
        over.set()
        for thread in started:
            thread.join()
