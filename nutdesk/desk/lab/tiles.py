"""The key figures above the charts, one on each tile."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, Panel, draw_icon
from nutdesk.desk.kit.words import strung

INK = "#3B2416"


class Tile(Panel):
    """A picture, what it is about, and the figure in large type with a few words below it."""

    def __init__(self, desk: Desk, head: str, icon: str, colour: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.head, self.icon, self.colour = head, icon, colour
        self.figure, self.words = "", ""

    def tell(self, figure: str, words: str = "") -> None:
        """Show another figure."""
        self.figure, self.words = figure, words
        self.setAccessibleName(strung("{head}: {figure}. {words}", head=self.head, figure=figure, words=words))
        set_tip(self, words)
        self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme, px = self.desk.layout, self.desk.theme, self.desk.layout.px
        side = min(rect.height() - px(28), px(64))
        box = QRectF(rect.left() + px(14), rect.center().y() - side / 2, side, side)
        painter.setBrush(QColor(self.colour))
        painter.setPen(QPen(QColor(INK), 2))
        painter.drawRoundedRect(box, side * 0.28, side * 0.28)
        inset = side * 0.2
        draw_icon(painter, self.icon, box.adjusted(inset, inset, -inset, -inset), "#2F1F14")
        left = box.right() + px(14)
        room = rect.right() - px(12) - left
        y = rect.top() + px(10)
        for text, letters, weight, display, role in (
            (self.head, 15, 600, False, "@ink2"),
            (self.figure, 30, 600, True, "@ink"),
            (self.words, 15, 500, False, "@ink2"),
        ):
            size = layout.letters(letters)
            while size > 13 and metrics(size, weight, display).horizontalAdvance(text) > room:
                size -= 1
            painter.setPen(theme.colour(role))
            painter.setFont(font(size, weight, display))
            high = layout.letters(letters) * (1.25 if display else 1.35)
            text = metrics(size, weight, display).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, y, room + 4, high), Qt.AlignmentFlag.AlignVCenter, text)
            y += high
