"""Plays trials in the background: processes play, and the window adds up their counts now and then."""

from __future__ import annotations

import os
from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from nutdesk.lab.run import TrialRun
from nutdesk.lab.trial import Trial

OFTEN = 250
"""Milliseconds between two looks at the results."""
SELDOM = 0.7
"""Seconds between two updates of the charts, which cost more than counts."""
SPARE = 1
"""Cores that are left for the desk, if there are more than two."""


def cores() -> int:
    """How many processes play."""
    there = os.cpu_count() or 1
    return max(2, there - SPARE) if there > 1 else 1


class BackgroundTrial(QObject):
    """Plays one trial, or two in turns for a comparison."""

    changed = Signal()
    """More games are finished, all are, or it was paused or resumed."""
    failed = Signal(str)
    """It cannot go on; carries one sentence."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.runs: list[TrialRun] = []
        self._timer = QTimer(self)
        self._timer.setInterval(OFTEN)
        self._timer.timeout.connect(self._look)
        self._told = 0.0

    @property
    def busy(self) -> bool:
        """Whether games are played, or would be without a pause."""
        return any(not run.over for run in self.runs)

    @property
    def paused(self) -> bool:
        return any(run.paused for run in self.runs)

    @property
    def games(self) -> int:
        return sum(run.games for run in self.runs)

    @property
    def total(self) -> int:
        return sum(run.trial.games for run in self.runs)

    @property
    def seconds_left(self) -> float | None:
        """How long it will take; None while nothing is known."""
        left = [run.seconds_left for run in self.runs if not run.over]
        known = [seconds for seconds in left if seconds is not None]
        return sum(known) * len(left) / len(known) if known else None

    def start(self, trials: Sequence[Trial]) -> None:
        """Start these trials; games that were played before count."""
        self.stop()
        jobs = cores()
        # Never in this process: a window must not wait for a game.
        self.runs = [TrialRun.apart(trial, max(1, jobs // len(trials))) for trial in trials]
        self._told = 0.0
        self._timer.start()
        self._look()

    def pause(self, paused: bool) -> None:
        """Start nothing new for a while; units in progress are finished."""
        for run in self.runs:
            run.paused = paused
        self.changed.emit()

    def stop(self) -> None:
        """End the processes; results stay, on the disk and on the screen."""
        self._timer.stop()
        for run in self.runs:
            run.leave()

    def _look(self) -> None:
        more = 0
        try:
            for run in self.runs:
                more += run.poll()
        except Exception as error:  # of a process: the window must live on
            self.stop()
            self.failed.emit(str(error) or type(error).__name__)
            return
        now = monotonic()
        if not self.busy:
            self.stop()
            self.changed.emit()
        elif (more and now - self._told >= SELDOM) or not self._told:
            self._told = now
            self.changed.emit()
