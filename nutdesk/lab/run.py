"""A trial while it is played: progress, pause, stop, and continuing after an interruption."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from time import monotonic
from typing import Self

from nutdesk import paths
from nutdesk.bots.tasks import Processes, ResultLog, TaskSeries, workers
from nutdesk.core import house
from nutdesk.lab.counts import Counts
from nutdesk.lab.trial import Trial, play_unit, tasks

Make = Callable[[], Executor]


def results_file(trial: Trial) -> Path:
    """The file with the units of a trial. Another trial, or another version of the program, has another file."""
    return paths.user_cache() / "lab" / f"{trial.game}-{trial.key}.jsonl"


def kept(trial: Trial) -> dict[int, Counts]:
    """The units of a trial that were played before."""
    found = {}
    for data in ResultLog(results_file(trial)).read():
        try:
            unit, counts = data["unit"], Counts.read(data)
        except (LookupError, TypeError, ValueError, AttributeError):
            continue
        if type(unit) is not int or unit not in trial.units:
            continue
        if counts.games == len(trial.numbers(unit)) and counts.seats == trial.seats:
            found[unit] = counts
    return found


def crew(trial: Trial, jobs: int) -> Make:
    """What plays a trial on this machine: so many processes, or for one job this process if it has the right data."""
    return lambda: workers(jobs) if house.laid(trial.game) == trial.data else Processes(jobs)


class TrialRun:
    """Plays a trial. Nothing starts before the first poll(), which does not wait unless told to."""

    def __init__(self, trial: Trial, make: Make, ahead: int) -> None:
        self.trial = trial
        self.counts = Counts.empty(trial.seats)
        self._log = ResultLog(results_file(trial))
        self._log.tidy()
        done = kept(trial)
        for counts in done.values():
            self.counts.add(counts)
        self._series = TaskSeries(play_unit, tasks(trial, set(done)), make, ahead)
        self._clock: float | None = None
        self._spent, self._played = 0.0, 0

    @classmethod
    def local(cls, trial: Trial, jobs: int) -> Self:
        """A run on so many cores of this machine."""
        return cls(trial, crew(trial, jobs), 2 * jobs if jobs > 1 else 1)

    @classmethod
    def apart(cls, trial: Trial, jobs: int) -> Self:
        """The same, but never in this process: for a window, which must not wait."""
        return cls(trial, lambda: Processes(jobs), 2 * jobs)

    @property
    def games(self) -> int:
        """How many games have been played."""
        return self.counts.games

    @property
    def over(self) -> bool:
        return self._series.over

    @property
    def paused(self) -> bool:
        return self._series.paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._tick()
        self._series.paused = paused

    @property
    def seconds_left(self) -> float | None:
        """How long the rest will take, judged by what was played in this run; None before the first result."""
        if not self._played:
            return None
        return self._spent / self._played * (self.trial.games - self.games)

    @property
    def rate(self) -> float | None:
        """Games per second in this run."""
        return self._played / self._spent if self._played and self._spent else None

    def poll(self, patience: float | None = 0) -> int:
        """Collect and store what is done; return how many games that was."""
        self._tick()
        before = self.games
        for unit, counts in self._series.poll(patience):
            self._log.add({"unit": unit, **counts.plain()})
            self.counts.add(counts)
        self._tick()
        self._played += self.games - before
        return self.games - before

    def _tick(self) -> None:
        """Count the time while games are played."""
        now = monotonic()
        if self._clock is not None and not self.paused:
            self._spent += now - self._clock
        self._clock = now

    def leave(self, *, wait: bool = False) -> None:
        """Stop playing and end the processes, waiting for their end if asked to; results are kept."""
        self._series.leave(wait=wait)
