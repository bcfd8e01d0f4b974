"""Slow work, done in a thread: the window never waits for it, and can stop it."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from nutdesk.threads import CannotStart, Threads

Work = Generator[Any, None, Any]
"""Work in steps: it yields progress and returns a result. It must not touch a widget."""
THREADS: Final = 4

_out: set[BackgroundWork] = set()
"""Works in progress: a thread must not hold the last reference to one."""


@cache
def _threads() -> Threads:
    app = QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(_call_back)
    return Threads("work", THREADS)


def _call_back() -> None:
    for work in tuple(_out):
        work.stop()


class BackgroundWork(QObject):
    """One piece of work. It reports in the window's own thread, and stops if its owner goes."""

    came = Signal(object)
    """A step is done; carries its progress."""
    done = Signal(object)
    """Everything is done; carries the result."""
    failed = Signal(object)
    """It failed; carries the exception."""
    stopped = Signal()
    """It was stopped."""

    def __init__(self, work: Work, owner: QObject) -> None:
        super().__init__()
        self._work, self._stop = work, False
        owner.destroyed.connect(self.stop)
        for end in (self.done, self.failed, self.stopped):
            end.connect(self._end)

    @property
    def busy(self) -> bool:
        return self in _out

    def start(self) -> None:
        """Start, now that everything is connected."""
        _out.add(self)
        try:
            _threads().submit(self._run)
        except CannotStart:  # then here and now
            self._run()

    def stop(self, *_: object) -> None:
        """Stop after the current step."""
        self._stop = True

    def _run(self) -> None:
        try:
            while not self._stop:
                self.came.emit(next(self._work))
        except StopIteration as end:
            self.done.emit(end.value)
        except Exception as error:
            self.failed.emit(error)
        else:
            self._work.close()
            self.stopped.emit()

    def _end(self, *_: object) -> None:
        _out.discard(self)


__all__ = ["BackgroundWork", "Work"]
