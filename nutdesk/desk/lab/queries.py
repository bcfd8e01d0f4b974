"""Questions to the statistics, and reading records, each in a thread, so that the window never waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from nutdesk import files
from nutdesk.record.figures import GameFigures, GameFilter
from nutdesk.record.statistics import Statistics, Unavailable, readers
from nutdesk.threads import CannotStart, Threads

Ask = Callable[[GameFigures], Any]
Questions = Sequence[tuple[str, Ask]]


class StatisticsQueries(QObject):
    """Asks the statistics; a new enquiry replaces the one before."""

    answered = Signal(int, str, object)
    """The number of an enquiry, the name of a question, and its answer."""
    settled = Signal(int)
    """All questions of this enquiry are answered."""
    progressed = Signal(int, int)
    """So many records are read, of so many."""
    changed = Signal(bool, bool)
    """The records have been read: whether anything is new, and whether all were to be read."""
    exported = Signal(object, str)
    """A path, and why it could not be written, or ''."""
    failed = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.statistics = Statistics()
        self.number = 0
        self.done = 0
        """The last enquiry that was completely answered."""
        self._stop = False
        self.closed = False
        self.settled.connect(self._settle)
        self._answers = Threads("statistics")
        self._records = Threads("records")

    @property
    def idle(self) -> bool:
        """Whether everything has been answered."""
        return self.done == self.number

    def ask(self, choice: GameFilter, questions: Questions) -> int:
        """Start an enquiry; return its number."""
        self.number += 1
        number = self.number
        self._answer_aside(self._answer, number, choice, questions)
        return number

    def export(self, choice: GameFilter, path: Path) -> None:
        """Write all chosen games as a table."""
        self._answer_aside(self._export, choice, path)

    def follow(self) -> None:
        """Look for new records, and read them."""
        self._stop = False
        self._read_aside(self.statistics.follow, every=False)

    def rebuild(self) -> None:
        """Read every record again."""
        self._stop = False
        self._read_aside(self.statistics.rebuild, every=True)

    def stop(self) -> None:
        """Stop reading; what was read stays, and so does the old file of an unfinished rebuild."""
        self._stop = True

    def close(self) -> None:
        """The window closes: stop everything."""
        self.stop()
        self.closed = True
        self.number += 1
        for thread in (self._answers, self._records):
            thread.shutdown(cancel_futures=True)

    def _answer_aside(self, work: Callable[..., None], *about: object) -> None:
        """Ask in a thread; a page that is refreshed while its window closes has none left."""
        if not self.closed:
            try:
                self._answers.submit(work, *about)
            except CannotStart:  # the file has the answer in a moment
                work(*about)

    def _read_aside(self, reading: Callable[..., bool], *, every: bool) -> None:
        """Read in a thread, as it may take minutes."""
        if not self.closed:
            try:
                self._records.submit(self._read, reading, every)
            except CannotStart as error:
                self.changed.emit(False, every)
                self.failed.emit(str(error))

    def _answer(self, number: int, choice: GameFilter, questions: Questions) -> None:
        figures = GameFigures(self.statistics, choice)
        try:
            for name, ask in questions:
                if number != self.number:
                    return
                self.answered.emit(number, name, ask(figures))
        except Unavailable as error:
            if self.statistics.renewed:
                self.follow()  # it was damaged, and is empty now
            else:
                self.failed.emit(str(error))
        self.settled.emit(number)

    def _settle(self, number: int) -> None:
        self.done = number

    def _export(self, choice: GameFilter, path: Path) -> None:
        why = ""
        try:
            files.replace(path, "".join(GameFigures(self.statistics, choice).as_csv()).encode("utf-8-sig"))
        except Unavailable as error:
            why = str(error)
        except OSError as error:
            why = error.strerror or str(error)
        self.exported.emit(path, why)

    def _read(self, reading: Callable[..., bool], every: bool) -> None:
        how = self.progressed.emit, lambda: self._stop, readers
        try:
            try:
                changed = reading(*how)
            except Unavailable:
                if not self.statistics.renewed:
                    raise
                changed = self.statistics.follow(*how)  # it was damaged, and is empty now
        except (Unavailable, BrokenExecutor) as error:  # or a process that read for us was ended
            self.failed.emit(str(error))
            changed = False
        self.changed.emit(changed, every)
