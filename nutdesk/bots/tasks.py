"""A long series of tasks: handed out to processes, kept as they come, never done twice.

Each task is a pure function of its arguments, so it does not matter who does it, when, or how often a run is broken
off. The ladder and the lab are such series, of games that bots play.
"""

from __future__ import annotations

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import suppress
from functools import cache
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from nutdesk import __version__, children
from nutdesk.core import house
from nutdesk.core.check import LONGEST, Broken
from nutdesk.core.dealer import Dealer
from nutdesk.core.game import Game
from nutdesk.core.moves import Action, Choice

T = TypeVar("T")

LOSSES: Final = 3
"""So often the processes may be lost before it is given up."""
MOST: Final = 64 * 2**20
"""Bytes of all results that are kept: about fifty thousand games of the lab."""


class Stopped(Exception):
    """Nobody waits for the result any more."""


class Lost(Exception):
    """Nobody is left who does the tasks: one sentence. What was done is kept."""


# Who works


class RemoteExecutor(Executor):
    """Others who can be gone without a word."""

    def check(self) -> None:
        """Lost if nobody of them has been there for a while."""


class LocalExecutor(Executor):
    """Does a task at once, in this process."""

    def submit(self, call: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(call(*words, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(children.Pool):
    """Processes of our own, with the house data of this one."""

    def __init__(self, jobs: int) -> None:
        with children.starting(children.HANDS):
            self._quit = get_context("spawn").Event()
        super().__init__(jobs, _join, self._quit, dict(house.everything()))

    def leave(self, *, wait: bool) -> None:
        """Have every task given up at its next move; a window does not wait for it.

        Who ends right after that does: Python's own end of the processes would meet this one.
        """
        self._quit.set()
        # A process that is just starting still needs what it is given: all of it stays until the last one is gone.
        leaving = Thread(target=self.shutdown, kwargs={"cancel_futures": True})
        try:
            leaving.start()
        except RuntimeError:  # no further thread can be started
            self.shutdown(wait=wait, cancel_futures=True)
            return
        if wait:
            leaving.join()


def workers(jobs: int) -> Executor:
    """So many processes; a single one is this."""
    return Processes(jobs) if jobs > 1 else LocalExecutor()


_quit: Event | None = None


def _join(quit_: Event, laid: Mapping[str, str]) -> None:
    global _quit  # noqa: PLW0603 - a pool starts its processes with a function and nothing else
    _quit = quit_
    for game, text in laid.items():
        house.lay(game, text)


def stopping() -> bool:
    """Whether this process should give up what it is doing."""
    return _quit is not None and _quit.is_set()


# A game


def play_out(game: Game, state: Any, deal: Dealer, choose: Callable[[int], Action]) -> int:
    """Play a position to its end: choose says what a seat does in it. How many choices that were.

    Raises Stopped if nobody waits for the end any more, and Broken if there is none.
    """
    chances = made = 0
    while state.pending:
        due = state.pending[-1]
        if not isinstance(due, Choice):
            game.step(state, deal(due, chances))
            chances += 1
            continue
        if stopping():
            raise Stopped
        if made == LONGEST:
            raise Broken(f"{game.id}: no end after {LONGEST} moves")
        made += 1
        game.step(state, choose(due.seat))
    return made


# Handing out


class TaskSeries(Generic[T]):
    """Tasks, a few of them handed out ahead. poll() collects what is done, pause and leave hold whenever one likes."""

    def __init__(
        self, call: Callable[..., T], tasks: Iterable[tuple[Any, ...]], make: Callable[[], Executor], ahead: int
    ) -> None:
        self._call, self._waiting, self._make, self._ahead = call, deque(tasks), make, ahead
        self._executor: Executor | None = None
        self._out: dict[Future[T], tuple[Any, ...]] = {}
        self._losses = 0
        self.paused = False

    @property
    def over(self) -> bool:
        """Whether nothing is left to do."""
        return not self._waiting and not self._out

    def poll(self, patience: float | None = 0) -> list[T]:
        """What is done by now, waiting so many seconds for the first of it; None waits for ever."""
        self._hand_out()
        done, _ = wait(self._out, patience, FIRST_COMPLETED)
        found = []
        for future in done:
            task = self._out.pop(future)
            try:
                found.append(future.result())
            except (BrokenExecutor, CancelledError):
                self._waiting.appendleft(task)
        if len(found) < len(done):
            self._lose()
        if not found and isinstance(self._executor, RemoteExecutor):
            self._executor.check()
        self._hand_out()
        return found

    def _lose(self) -> None:
        """A process died, and took its pool along: what it was doing is done again by others."""
        self._losses += 1
        if self._losses > LOSSES:
            raise Lost("the processes that play the games end again and again")
        self._waiting.extendleft(self._out.values())
        self._out.clear()
        self._executor = None

    def _hand_out(self) -> None:
        while self._waiting and not self.paused and len(self._out) < self._ahead:
            if self._executor is None:
                self._executor = self._make()
            task = self._waiting.popleft()
            try:
                self._out[self._executor.submit(self._call, *task)] = task
            except BrokenExecutor:
                self._waiting.appendleft(task)
                self._lose()

    def leave(self, *, wait: bool = False) -> None:
        """Stop; what is not done stays undone, and no process is left, at once or soon."""
        executor, self._executor = self._executor, None
        self._waiting.clear()
        for future in self._out:
            future.cancel()
        self._out.clear()
        if isinstance(executor, Processes):
            executor.leave(wait=wait)
        elif executor is not None:
            executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.leave(wait=True)


# Keeping


class ResultLog:
    """A file to which every result is added as it comes, one line each."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> list[dict[str, Any]]:
        """What is there; a line that was cut off while it was written, or damaged since, does not count."""
        try:
            if not self.file.is_file() or self.file.stat().st_size > MOST:
                return []
            lines = self.file.read_bytes().splitlines()
        except OSError:  # it will be played again
            return []
        found = []
        for line in lines:
            try:
                data = json.loads(line.decode())
            except (ValueError, RecursionError):
                continue
            if isinstance(data, dict):
                found.append(data)
        return found

    def tidy(self, most: int = MOST) -> None:
        """Take the oldest files beside this one away, until all that is left is no larger than this."""
        found = []
        with suppress(OSError):  # no such folder yet
            found = [(file, file.stat()) for file in self.file.parent.iterdir() if file.is_file()]
        size = 0
        for file, status in sorted(found, key=lambda one: (one[0] == self.file, one[1].st_mtime), reverse=True):
            size += status.st_size
            if size > most and file != self.file:
                with suppress(OSError):  # in use, or gone
                    file.unlink()

    def add(self, data: Mapping[str, Any]) -> None:
        """Write a result down."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # The line break in front ends a line that was cut off.
        with self.file.open("a", encoding="utf-8") as log:
            log.write("\n" + json.dumps(data) + "\n")


@cache
def fingerprint(game: str) -> str:
    """Of the rules and data of a game and of the bots: results of a program that plays otherwise are not mixed in."""
    here = Path(__file__).resolve().parent.parent
    rooms = (here / "core", here / "bots", here / "games" / game.replace("-", "_"))
    files = sorted(file for room in rooms for kind in ("*.py", "*.toml") for file in room.rglob(kind))
    if not files:  # frozen
        return __version__
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
