"""A message across the presenter's window when a lesson cannot go on as written."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.drawing import shadow
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_icon
from nutdesk.desk.kit.words import strung, tr


class Banner(Panel):
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

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        shadow(painter, rect, px(18), px(12), 0.4)
        painter.setBrush(theme.colour("@panel"))
        painter.setPen(QPen(theme.colour("@no"), 3))
        painter.drawRoundedRect(rect, px(18), px(18))
        side = px(44)
        sign = QRectF(rect.left() + px(18), rect.top() + px(18), side, side)
        draw_icon(painter, "ui-no", sign, theme.colour("@no").name())
        left, size = sign.right() + px(18), layout.letters(20)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size, 600, True))
        head = QRectF(left, rect.top() + px(12), rect.right() - left - px(14), size * 1.4)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.title)
        painter.setFont(font(layout.letters(17), 500))
        body = QRectF(left, head.bottom(), head.width(), rect.bottom() - head.bottom())
        painter.drawText(body, int(Qt.TextFlag.TextWordWrap), self.sentence)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.button.isHidden():  # with nothing else on the desk, what can be done about it stays
            self.hide()


__all__ = ["Banner"]
