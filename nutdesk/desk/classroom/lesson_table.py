"""A table on which a lesson is played: every hand lies open, and what is done while a question is asked answers it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Ruling
from nutdesk.core.wish import Wish
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import Runner


class LessonTable(TablePage):
    """The table of a lesson that a runner has opened."""

    is_lesson = True

    def __init__(self, runner: Runner, theme: Theme, parent: QWidget | None = None) -> None:
        self.runner = runner
        session = Session(self.lesson.match)
        session.open_hands = True
        session.uncover()
        super().__init__(session, theme, parent)
        self.gate = self._answer

    @property
    def lesson(self) -> Lesson:
        assert self.runner.lesson is not None
        return self.runner.lesson

    def _answer(self, wish: Wish) -> bool:
        """A wish while a question is asked is an answer, not a move."""
        if not self.runner.answer(wish):
            return False
        self.show_now()
        return True

    def _refused(self, ruling: Ruling, piece: str, spot: str) -> None:
        super()._refused(ruling, piece, spot)
        if piece:
            self.runner.refuse(ruling, spot)
