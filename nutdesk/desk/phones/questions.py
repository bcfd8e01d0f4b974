"""Yes or no: what somebody is asked on a device, at the desk, or at both, and what happens if nobody answers."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import attrs
from PySide6.QtCore import QObject, QTimer, Signal

from nutdesk.core.words import Say

PATIENCE = 30_000
"""Milliseconds after which a question counts as not answered."""


@attrs.frozen(eq=False)
class OpenQuestion:
    """Something that one person is asked; whoever is asked at several places answers at one."""

    number: int
    seat: int
    """The seat whose device is asked; -1 if none is."""
    at_desk: bool
    """Whether it is asked at the desk."""
    about: tuple[str, int]
    """What it is about, and whose seat: about one thing there is one question at a time."""
    sentence: Say
    yes: Say
    no: Say
    then: Callable[[bool | None], object]
    """Called with the answer; with None if nobody gave one in time."""
    lapses: bool
    """Whether it means nothing any more as soon as something is played."""
    timer: QTimer


class Questions(QObject):
    """The questions that are open."""

    asked = Signal(object)
    """An OpenQuestion was put, or is put again."""
    settled = Signal(object)
    """An OpenQuestion needs no answer any more."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.open: dict[int, OpenQuestion] = {}
        self.patience = PATIENCE
        self._numbers = count(1)

    def ask(
        self,
        sentence: Say,
        yes: Say,
        no: Say,
        then: Callable[[bool | None], object],
        *,
        about: tuple[str, int],
        seat: int = -1,
        at_desk: bool = False,
        lapses: bool = False,
    ) -> None:
        """Ask the device of a seat, the desk, or both; the first answer counts."""
        timer = QTimer(self)
        timer.setSingleShot(True)
        question = OpenQuestion(next(self._numbers), seat, at_desk, about, sentence, yes, no, then, lapses, timer)
        self.open[question.number] = question
        timer.timeout.connect(lambda: self._settle(question, None))
        timer.start(self.patience)
        self.asked.emit(question)

    def is_open(self, about: tuple[str, int]) -> bool:
        """Whether somebody is being asked about this."""
        return any(question.about == about for question in self.open.values())

    def answer(self, number: int, yes: bool, seat: int | None = None) -> None:
        """Somebody has answered: at the desk, or on the device of a seat, which answers only what it was asked."""
        question = self.open.get(number)
        if question is not None and (question.at_desk if seat is None else question.seat == seat):
            self._settle(question, yes)

    def lapse(self) -> None:
        """Something was played: what was asked about the position before means nothing any more."""
        for question in tuple(self.open.values()):
            if question.lapses:
                self._settle(question, None)

    def drop(self, kind: str = "") -> None:
        """Nothing comes of these questions, or of all: whoever asked is gone, or the table is left."""
        for question in tuple(self.open.values()):
            if kind in ("", question.about[0]):
                self._close(question)

    def _settle(self, question: OpenQuestion, answer: bool | None) -> None:
        self._close(question)
        question.then(answer)

    def _close(self, question: OpenQuestion) -> None:
        question.timer.stop()
        question.timer.deleteLater()
        self.open.pop(question.number, None)
        self.settled.emit(question)


__all__ = ["OpenQuestion", "Questions"]
