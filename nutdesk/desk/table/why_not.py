"""A note over the table: why not, or what is here."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, draw_chip, draw_icon, parent_of
from nutdesk.desk.kit.words import strung, tr


class WhyNot(QWidget):
    """Why a drop was refused: the sentence, the clause, and the way to the rule."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.reason, self.clause = "", "", ""
        self.calm = False
        """Whether it only describes something, and nothing was refused."""
        self._tip = QPointF()
        self._box = QRectF()
        self.hide()

    @property
    def tip(self) -> QPoint:
        """What it points at, in the parent."""
        return self.pos() + self._tip.toPoint()

    def tell(self, title: str, text: str, at: QPoint) -> None:
        """Show something that was asked for."""
        self.explain(title, text, "", at)
        self.calm = True

    def explain(self, title: str, reason: str, clause: str, at: QPoint | QRect) -> None:
        """Show the reason beside a point of the parent, or a thing there; any input closes it."""
        lies = at if isinstance(at, QRect) else QRect(at, at)
        middle = lies.center().y()
        self.calm = False
        self.title, self.reason, self.clause = title, reason, clause
        self.setAccessibleName(strung("{title} {reason} {clause}", title=title, reason=reason, clause=clause))
        layout = self.desk.layout
        wide = layout.px(330)
        size = layout.letters(17)
        text = paragraphs(reason, wide - layout.px(36), size, 500)
        high = layout.px(62) + text + (layout.px(54) if clause else layout.px(14))
        tail, pad = layout.px(40), layout.px(12)
        parent = parent_of(self)
        on_right = lies.right() + tail + wide + 2 * pad < parent.width()
        left = lies.right() if on_right else lies.left() - wide - tail - 2 * pad
        # Above the tray if possible, so that the hand and its values stay visible.
        tray = parent.height() - layout.tray
        low = tray - high - 2 * pad if middle < tray else parent.height() - high - 2 * pad
        top = max(layout.bar + 4, min(middle - high * 0.4, low))
        self.setGeometry(round(left), round(top), round(wide + tail + 2 * pad), round(high + 2 * pad))
        box_left = tail + pad if on_right else pad
        self._box = QRectF(box_left, pad, wide, high)
        self._tip = QPointF(2 if on_right else self.width() - 2, min(max(middle - top, pad + 20), pad + high - 20))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme, box, tip = self.desk.layout, self.desk.theme, self._box, self._tip
        path, tail = QPainterPath(), QPainterPath()
        path.addRoundedRect(box, layout.px(16), layout.px(16))
        side = box.left() + 4 if tip.x() < box.left() else box.right() - 4
        tail.moveTo(side, tip.y() - layout.px(14))
        tail.lineTo(tip)
        tail.lineTo(side, tip.y() + layout.px(14))
        tail.closeSubpath()
        path = path.united(tail)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(42, 24, 8, 70))
        painter.drawPath(path.translated(2, 5))
        painter.setBrush(theme.colour("@panel"))
        tone = theme.colour("@ink" if self.calm else "@no")
        painter.setPen(QPen(tone, 3))
        painter.drawPath(path)
        pad = layout.px(18)
        icon = layout.px(28)
        draw_icon(
            painter,
            "ui-point" if self.calm else "ui-no",
            QRectF(box.left() + pad, box.top() + layout.px(14), icon, icon),
            tone.name(),
        )
        painter.setPen(tone)
        size = layout.letters(22)
        left = box.left() + pad + icon + layout.px(8)
        while size > 15 and metrics(size, 600, True).horizontalAdvance(self.title) > box.right() - pad - left:
            size -= 1
        painter.setFont(font(size, 600, True))
        title = metrics(size, 600, True).elidedText(self.title, Qt.TextElideMode.ElideRight, box.right() - pad - left)
        painter.drawText(
            QRectF(left, box.top() + layout.px(8), box.right() - left, layout.px(40)),
            Qt.AlignmentFlag.AlignVCenter,
            title,
        )
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(17), 500))
        words = QRectF(box.left() + pad, box.top() + layout.px(54), box.width() - 2 * pad, box.height())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), self.reason)
        if self.clause:
            y = box.bottom() - layout.px(30)
            size = layout.letters(15)
            wide = metrics(size, 700).horizontalAdvance(self.clause) + layout.px(20) + size * 1.5
            chip = draw_chip(painter, self.desk, self.clause, "ui-rules", box.left() + pad + wide, y)
            painter.setPen(theme.colour("@go"))
            painter.setFont(font(layout.letters(16), 700))
            read, small = tr("Read the rule"), layout.letters(16)
            painter.drawText(QPointF(chip.right() + layout.px(12), y + size * 0.36), read)
            x = chip.right() + layout.px(24) + metrics(small, 700).horizontalAdvance(read)
            self._keycap(painter, x, y)
        painter.end()

    def _keycap(self, painter: QPainter, left: float, middle: float) -> None:
        """The key that reads the rule, as far as there is room."""
        layout, theme = self.desk.layout, self.desk.theme
        size = layout.letters(14)
        wide = metrics(size, 600).horizontalAdvance("F1") + layout.px(14)
        if left + wide > self._box.right() - layout.px(10):
            return
        cap = QRectF(left, middle - size * 0.85, wide, size * 1.7)
        painter.setBrush(theme.colour("@panel2"))
        painter.setPen(QPen(theme.colour("@line"), 1.2))
        painter.drawRoundedRect(cap, 6, 6)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size, 600))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, "F1")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.clause:
            self.rule_wanted.emit(self.clause)
        self.hide()
