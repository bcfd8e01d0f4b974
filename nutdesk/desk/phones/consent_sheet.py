"""A small sheet at the desk: somebody's phone wants something, and whoever sits here says yes or no."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel, icon_in
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton


class ConsentSheet(DrawnPanel, Sheet):
    """Asks, and goes by itself when the question is settled elsewhere or nobody answers; Esc says no."""

    answered = Signal(bool)

    def __init__(self, desk: Desk, sentence: str, yes: str, no: str, parent: QWidget) -> None:
        super().__init__(desk, "", parent)
        self.sentence = sentence
        self.setAccessibleName(sentence)
        self.yes = DeskButton(desk, yes, icon="ui-ok", parent=self)
        self.no = DeskButton(desk, no, icon="ui-no", parent=self)
        self.yes.clicked.connect(lambda _checked=False: self._answer(True))
        self.no.clicked.connect(lambda _checked=False: self._answer(False))
        self._open = True

    def _answer(self, yes: bool) -> None:
        self._open = False
        self.close_sheet()
        self.answered.emit(yes)

    def settle(self) -> None:
        """Nobody needs to answer any more."""
        self._open = False
        self.close_sheet()

    def close_sheet(self) -> None:
        asked, self._open = self._open, False
        super().close_sheet()
        if asked:
            self.answered.emit(False)

    def first_focus(self) -> QWidget:
        return self.no

    @property
    def _words(self) -> tuple[float, float, float]:
        """The size of the letters, and the room that they take."""
        layout = self.desk.layout
        size, room = layout.letters(22), self.wide - layout.px(150)
        return size, room, paragraphs(self.sentence, room, size, 600)

    @property
    def wide(self) -> float:
        return max(self.desk.layout.px(720), 520.0)

    def wanted(self) -> tuple[float, float]:
        high = self._words[2] + self.yes.sizeHint().height() + self.desk.layout.px(90)
        return self.wide, high

    def arrange(self) -> None:
        super().arrange()
        layout, sheet = self.desk.layout, self.sheet
        x, low = sheet.right() - layout.px(20), sheet.bottom() - layout.px(12)
        for button in (self.no, self.yes):
            hint = button.sizeHint()
            x -= hint.width()
            button.setGeometry(round(x), round(low - hint.height()), hint.width(), hint.height())

    def art(self) -> Art:
        layout, sheet = self.desk.layout, self.sheet
        size, room, high = self._words
        side, left, top = layout.px(54), sheet.left() + layout.px(24), sheet.top() + layout.px(26)
        return (
            icon_in("ui-phone", QRectF(left, top, side, side), "@ink"),
            Label(self.sentence, left + side + layout.px(18), top, room, high + size, size, 600, wrap=True, top=True),
        )


__all__ = ["ConsentSheet"]
