"""A sheet that shows how far some work is, and can stop it."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.background_work import BackgroundWork
from nutdesk.desk.kit.panel import DrawnPanel, progress
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import tr

PATIENCE = 300
"""Milliseconds before the sheet appears; shorter work needs none."""


class Waiting(DrawnPanel, Sheet):
    """Appears if the work takes long and closes with it; closing it stops the work."""

    def __init__(self, desk: Desk, title: str, work: BackgroundWork, parent: QWidget) -> None:
        super().__init__(desk, title, parent)
        self.work = work
        self.at, self.total = 0, 0
        self.stop_button = DeskButton(desk, tr("Stop"), key=tr("Esc"), parent=self)
        self.stop_button.clicked.connect(self.close_sheet)
        work.came.connect(self._came)
        for end in (work.done, work.failed, work.stopped):
            end.connect(self._end)
        QTimer.singleShot(PATIENCE, self, self._appear)

    def _appear(self) -> None:
        if self.work.busy:
            self.open()

    def _came(self, step: tuple[int, int]) -> None:
        self.at, self.total = step
        self.setAccessibleDescription(self.words)
        self.update()

    @property
    def words(self) -> str:
        return tr("{done} of {total}", done=self.at, total=self.total) if self.total else tr("One moment…")

    def _end(self, *_: object) -> None:
        super().close_sheet()

    def close_sheet(self) -> None:
        """Stop the work, as nobody waits for it any more."""
        self.work.stop()
        super().close_sheet()

    def first_focus(self) -> QWidget:
        return self.stop_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        return max(layout.px(520), 380), max(layout.px(230), 180)

    def arrange(self) -> None:
        super().arrange()
        layout, sheet, hint = self.desk.layout, self.sheet, self.stop_button.sizeHint()
        low = sheet.bottom() - hint.height() - layout.px(8)
        self.stop_button.setGeometry(
            round(sheet.right() - layout.px(24) - hint.width()), round(low), hint.width(), hint.height()
        )

    def art(self) -> Art:
        layout, px, rect = self.desk.layout, self.desk.layout.px, self.sheet
        left, top, wide = rect.left() + px(26), rect.top() + px(self.HEAD), rect.width() - px(52)
        share = self.at / self.total if self.total else 0
        return (
            Label(self.words, left, top, wide, px(30), layout.letters(19), 600),
            *progress(left, top + px(38), wide, px(10), share, "@gold"),
        )


__all__ = ["Waiting"]
