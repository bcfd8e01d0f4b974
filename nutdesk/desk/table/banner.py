"""A message across the presenter's window when a lesson cannot go on as written."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Shadow
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr


class Banner(DrawnPanel):
    """What is wrong and in which line; the audience keeps its last good picture and sees nothing of this."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.sentence = ""
        self._over = QRect()
        self.button = DeskButton(desk, tr("Open in the editor"), icon="ui-pen", kind="chosen", parent=self)
        self.button.hide()
        self.hide()

    def tell(self, sentence: str, *, mendable: bool = False) -> None:
        """Show a sentence, and if it can be fixed a button for the editor; '' hides the banner."""
        self.sentence = sentence
        self.button.setVisible(mendable)
        self.setAccessibleName(strung("{title} {sentence}", title=self.title, sentence=sentence) if sentence else "")
        self.setVisible(bool(sentence))
        if sentence:
            self.arrange(self._over)
            self.raise_()
            self.update()
            if mendable:
                self.button.setFocus()

    @property
    def title(self) -> str:
        return tr("This cannot be shown. The room keeps its picture.")

    def arrange(self, over: QRect) -> None:
        """Lie across the lower part of a place."""
        self._over = over
        layout = self.desk.layout
        size = layout.letters(17)
        room = QRectF(0, 0, over.width() - layout.px(130), 10_000)
        words = metrics(size, 500).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.sentence)
        high = round(words.height() + layout.letters(20) * 1.6 + layout.px(50))
        below = self.button.sizeHint() if not self.button.isHidden() else QSize(0, 0)
        high += below.height()
        self.setGeometry(over.left(), over.bottom() - high, over.width(), high)
        left, foot = self.sheet.left() + layout.px(74), self.sheet.bottom() - layout.px(10)
        self.button.setGeometry(round(left), round(foot - below.height()), below.width(), below.height())

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        px, big = layout.px, layout.letters(20)
        sign = QRectF(rect.left() + px(18), rect.top() + px(18), px(44), px(44))
        left, top, high = sign.right() + px(18), rect.top() + px(12), big * 1.4
        wide, below = rect.right() - left - px(14), rect.bottom() - top - high
        return (
            Shadow(*sides(rect), px(18), px(12), 0.4),
            Box(*sides(rect), px(18), "@panel", "@no", 3),
            icon_in("ui-no", sign, "@no"),
            Label(self.title, left, top, wide, high, big, display=True),
            Label(self.sentence, left, top + high, wide, below, layout.letters(17), 500, wrap=True, top=True),
        )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.button.isHidden():  # with nothing else on the desk, what can be done about it stays
            self.hide()


__all__ = ["Banner"]
