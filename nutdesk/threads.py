"""Threads beside this one: the one way to start them.

Where a limit or a sandbox allows no further thread, CannotStart says so in one sentence; processes, which are slower to
load and to start, say the same in children.py.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Event, Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class CannotStart(OSError):
    """No further process or thread can be started here: why, in one sentence."""


class Threads(ThreadPoolExecutor):
    """Threads, usually one, that work beside us; raises CannotStart where there can be none, now and ever after."""

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
    """RuntimeError if so many threads cannot be started now."""
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
