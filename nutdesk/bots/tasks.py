"""A long series of tasks, handed out to processes. Results are stored as they come, and no task is done twice.

Each task is a pure function of its arguments, so it does not matter which process does it, when, or how often a run is
interrupted. The ladder and the lab are such series, of games between bots.
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
"""How often processes may be lost before the series is given up."""
MOST: Final = 64 * 2**20
"""The most bytes of results that are stored: about fifty thousand games of the lab."""


class Stopped(Exception):
    """Raised when nobody waits for the result any more."""


class Lost(Exception):
    """Raised when no process is left to do the tasks; the message is one sentence. Finished results are stored."""


# Who works


class RemoteExecutor(Executor):
    """Processes on other machines, which may disappear without notice."""

    def check(self) -> None:
        """Raise Lost if none of them has answered for a while."""


class LocalExecutor(Executor):
    """Does each task at once, in this process."""

    def submit(self, call: Callable[..., Any], /, *words: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(call(*words, **named))
        except Exception as error:
            future.set_exception(error)
        return future


class Processes(children.Pool):
    """A pool of our own processes, with the house data of this one."""

    def __init__(self, jobs: int) -> None:
        with children.starting(children.HANDS):
            self._quit = get_context("spawn").Event()
        super().__init__(jobs, _join, self._quit, dict(house.everything()))

    def leave(self, *, wait: bool) -> None:
        """Have every process give up its task at the next move. With wait=False a window need not wait for that.

        Wait if the program ends right afterwards: Python ends its processes itself, and the two would get in each
        other's way.
        """
        self._quit.set()
        # A process that is just starting still needs its arguments, so everything stays until the last one has ended.
        leaving = Thread(target=self.shutdown, kwargs={"cancel_futures": True})
        try:
            leaving.start()
        except RuntimeError:  # no further thread can be started
            self.shutdown(wait=wait, cancel_futures=True)
            return
        if wait:
            leaving.join()


def workers(jobs: int) -> Executor:
    """A pool of this many processes; one job runs in this process.

    >>> with workers(1) as executor:
    ...     executor.submit(max, 3, 5).result()
    5
    """
    return Processes(jobs) if jobs > 1 else LocalExecutor()


_quit: Event | None = None


def _join(quit_: Event, laid: Mapping[str, str]) -> None:
    global _quit  # noqa: PLW0603 - a pool starts its processes with a function and nothing else
    _quit = quit_
    for game, text in laid.items():
        house.lay(game, text)


def stopping() -> bool:
    """Whether this process should give up its task."""
    return _quit is not None and _quit.is_set()


# A game


def play_out(game: Game, state: Any, deal: Dealer, choose: Callable[[int], Action]) -> int:
    """Play a state to the end, in place; `choose` makes each seat's choices. Return how many choices were made.

    Raises Stopped if nobody waits for the result any more, and Broken if the game does not end.
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
    """Hands tasks to an executor, a few at a time; poll() collects their results."""

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
        """The results since the last call, waiting up to so many seconds for the first; None waits for ever."""
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
        """A process died and took its pool with it: put its tasks back to be done again."""
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
        """Stop for good: drop the tasks that are left and end all processes, waiting for their end if asked to."""
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
    """A file to which each result is added as it comes, one per line."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> list[dict[str, Any]]:
        """The results in the file; a line that is cut off or damaged is skipped."""
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
        """Delete the oldest files in this folder until the rest is at most this large; this file itself stays."""
        found = []
        with suppress(OSError):  # no such folder yet
            found = [(file, file.stat()) for file in self.file.parent.iterdir() if file.is_file()]
        size = 0
        found.sort(key=lambda one: (one[0] == self.file, one[1].st_mtime_ns, one[0]), reverse=True)
        for file, status in found:
            size += status.st_size
            if size > most and file != self.file:
                with suppress(OSError):  # in use, or gone
                    file.unlink()

    def add(self, data: Mapping[str, Any]) -> None:
        """Add a result."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        # The line break in front ends a line that was cut off.
        with self.file.open("a", encoding="utf-8") as log:
            log.write("\n" + json.dumps(data) + "\n")


@cache
def fingerprint(game: str) -> str:
    """A hash of the code and data of a game and of the bots, so that results of different programs are not mixed."""
    here = Path(__file__).resolve().parent.parent
    rooms = (here / "core", here / "bots", here / "games" / game.replace("-", "_"))
    files = sorted(file for room in rooms for kind in ("*.py", "*.toml") for file in room.rglob(kind))
    if not files:  # frozen
        return __version__
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
