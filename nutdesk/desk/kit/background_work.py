"""Work that takes its time, done in a thread: the window never waits for it, and can call it back."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, Signal

from nutdesk.threads import CannotStart, Threads

Work = Generator[Any, None, Any]
"""Work in steps: what it yields is told on the way, what it returns at the end. It must not touch a widget."""
THREADS: Final = 4

_out: set[BackgroundWork] = set()
"""Those that are not back yet: a thread must not be left with the last hold on one."""


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
    """One piece of work. Whoever sent it is told in the window's own thread, and if it goes the work ends."""

    came = Signal(object)
    """A step is done: what it brought."""
    done = Signal(object)
    """All is done: what it brought."""
    failed = Signal(object)
    """It cannot be done: the exception."""
    stopped = Signal()
    """It was called back."""

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
        """Go, now that everybody listens."""
        _out.add(self)
        try:
            _threads().submit(self._run)
        except CannotStart:  # then here and now
            self._run()

    def stop(self, *_: object) -> None:
        """Call it back: it ends after the step that it is at."""
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
