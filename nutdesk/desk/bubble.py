"""Small papers over the table: why not, and how a game ended."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player, Result, ScoreLine
from nutdesk.desk.art import HINTS, paragraphs
from nutdesk.desk.theme import SEAT_FILL, font, metrics
from nutdesk.desk.widgets import Desk, DeskButton, Panel, draw_chip, draw_icon, parent_of


class WhyNot(QWidget):
    """Why a drop was refused: the sentence, the clause, and the way to the rule."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.reason, self.clause = "", "", ""
        self._tip = QPointF()
        self._box = QRectF()
        self.hide()

    def explain(self, title: str, reason: str, clause: str, at: QPoint) -> None:
        """Show beside a point of the parent; it goes with the next input."""
        self.title, self.reason, self.clause = title, reason, clause
        self.setAccessibleName(f"{title} {reason} {clause}")
        layout = self.desk.layout
        wide = layout.px(330)
        size = layout.letters(17)
        text = paragraphs(reason, wide - layout.px(36), size, 500)
        high = layout.px(62) + text + (layout.px(54) if clause else layout.px(14))
        tail, pad = layout.px(40), layout.px(12)
        parent = parent_of(self)
        on_right = at.x() + tail + wide + 2 * pad < parent.width()
        left = at.x() if on_right else at.x() - wide - tail - 2 * pad
        top = min(max(layout.bar + 4, at.y() - high * 0.4), parent.height() - high - 2 * pad)
        self.setGeometry(round(left), round(top), round(wide + tail + 2 * pad), round(high + 2 * pad))
        box_left = tail + pad if on_right else pad
        self._box = QRectF(box_left, pad, wide, high)
        self._tip = QPointF(at.x() - left, at.y() - top)
        self._tip.setY(min(max(self._tip.y(), pad + 20), pad + high - 20))
        if not on_right:
            self._tip.setX(self.width() - 2)
        else:
            self._tip.setX(2)
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
        painter.setPen(QPen(theme.colour("@no"), 3))
        painter.drawPath(path)
        pad = layout.px(18)
        icon = layout.px(28)
        draw_icon(
            painter,
            "ui-no",
            QRectF(box.left() + pad, box.top() + layout.px(14), icon, icon),
            theme.colour("@no").name(),
        )
        painter.setPen(theme.colour("@no"))
        size = layout.letters(22)
        left = box.left() + pad + icon + layout.px(8)
        while size > 15 and metrics(size, 600, True).horizontalAdvance(self.title) > box.right() - pad - left:
            size -= 1
        painter.setFont(font(size, 600, True))
        painter.drawText(
            QRectF(left, box.top() + layout.px(8), box.right() - left, layout.px(40)),
            Qt.AlignmentFlag.AlignVCenter,
            self.title,
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
            painter.drawText(QPointF(chip.right() + layout.px(12), y + size * 0.36), "Read the rule  F1")
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.clause:
            self.rule_wanted.emit(self.clause)
        self.hide()


class EndSheet(Panel):
    """How the game ended: who won and why, the score line by line, and what now."""

    again = Signal()
    home = Signal()
    closed = Signal()
    line_wanted = Signal(object)
    """A ScoreLine that is to be shown on the board."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.result: Result | None = None
        self._places: list[tuple[QRectF, ScoreLine]] = []
        self.cast: tuple[Player, ...] = ()
        self.again_button = DeskButton(desk, "Play again", icon="ui-play", kind="primary", parent=self)
        self.table_button = DeskButton(desk, "Look at the table", parent=self)
        self.home_button = DeskButton(desk, "Home", parent=self)
        self.again_button.clicked.connect(self.again)
        self.table_button.clicked.connect(self.closed)
        self.home_button.clicked.connect(self.home)
        self.hide()

    def show_result(self, result: Result, cast: tuple[Player, ...]) -> None:
        self.result, self.cast = result, cast
        words = self.desk.style.words
        lines = "; ".join(f"{cast[line.seat].name}: {words(line.text)}, {line.points}" for line in result.lines)
        self.setAccessibleName(f"{self._title()}. {words(result.reason)} {lines}")
        self.arrange()
        self.show()
        self.raise_()
        self.again_button.setFocus()

    def _title(self) -> str:
        assert self.result is not None
        names = [self.cast[seat].name for seat in self.result.winners]
        if len(names) == 1:
            return f"{names[0]} wins"
        return f"{', '.join(names[:-1])} and {names[-1]} share the win"

    def _order(self) -> list[int]:
        assert self.result is not None
        scores, winners = self.result.scores, self.result.winners
        return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))

    def _lines_of(self, seat: int) -> list[ScoreLine]:
        assert self.result is not None
        return [line for line in self.result.lines if line.seat == seat]

    def arrange(self) -> None:
        if self.result is None:
            return
        layout = self.desk.layout
        rows = sum(46 + 28 * len(self._lines_of(seat)) for seat in range(len(self.result.scores)))
        wide, high = layout.px(760), layout.px(150 + rows + 120)
        parent = parent_of(self)
        high = min(high, parent.height() - layout.px(20))
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), round(high)
        )
        sheet, button = self.sheet, self.again_button.sizeHint().height()
        y = round(sheet.bottom() - button - layout.px(10))
        x = sheet.left() + layout.px(14)
        third = (sheet.width() - layout.px(28)) / 3
        small = self.table_button.sizeHint().height()
        self.again_button.setGeometry(round(x), y, round(third), button)
        self.table_button.setGeometry(round(x + third), y + (button - small) // 2, round(third), small)
        self.home_button.setGeometry(round(x + 2 * third), y + (button - small) // 2, round(third), small)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        if self.result is None:
            return
        layout, theme = self.desk.layout, self.desk.theme
        pad = layout.px(30)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(40), 600, True))
        painter.drawText(
            QRectF(rect.left() + pad, rect.top() + layout.px(18), rect.width() - 2 * pad, layout.px(56)),
            Qt.AlignmentFlag.AlignCenter,
            self._title(),
        )
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(layout.letters(18), 500))
        reason = f"{self.desk.style.words(self.result.reason)}  ({self.result.clause})"
        painter.drawText(
            QRectF(rect.left() + pad, rect.top() + layout.px(76), rect.width() - 2 * pad, layout.px(34)),
            Qt.AlignmentFlag.AlignCenter,
            reason,
        )
        y = rect.top() + layout.px(124)
        self._places = []
        for seat in self._order():
            player = self.cast[seat]
            row = QRectF(rect.left() + pad, y, rect.width() - 2 * pad, layout.px(40))
            if seat in self.result.winners:
                painter.setPen(QPen(QColor(SEAT_FILL[player.colour]).darker(120), 2))
                painter.setBrush(theme.colour("@panel2"))
                painter.drawRoundedRect(row, layout.px(10), layout.px(10))
            side = layout.px(32)
            draw_icon(
                painter,
                f"badge-{player.colour}",
                QRectF(row.left() + layout.px(8), row.center().y() - side / 2, side, side),
            )
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(layout.letters(22), 600, True))
            painter.drawText(row.adjusted(layout.px(52), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, player.name)
            painter.setFont(font(layout.letters(26), 600, True))
            painter.drawText(
                row.adjusted(0, 0, -layout.px(14), 0),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                str(self.result.scores[seat]),
            )
            y += layout.px(46)
            for line in self._lines_of(seat):
                box = QRectF(rect.left() + pad, y - layout.px(4), rect.width() - 2 * pad, layout.px(26))
                self._paint_line(painter, line, box)
                y += layout.px(28)

    def _paint_line(self, painter: QPainter, line: ScoreLine, box: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(layout.letters(16), 500))
        text = self.desk.style.words(line.text)
        room = box.width() - layout.px(52) - layout.px(180)
        text = metrics(layout.letters(16), 500).elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(box.adjusted(layout.px(52), 0, -layout.px(180), 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.drawText(box.adjusted(0, 0, -layout.px(80), 0), right, line.clause)
        painter.drawText(box.adjusted(0, 0, -layout.px(14), 0), right, f"{line.points:+d}")
        if line.shows:
            side = layout.px(20)
            eye = QRectF(box.left() + layout.px(24), box.center().y() - side / 2, side, side)
            draw_icon(painter, "ui-eye", eye, theme.colour("@go").name())
            self._places.append((box, line))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A line with an eye can be looked at on the board."""
        for box, line in self._places:
            if box.contains(event.position()):
                self.line_wanted.emit(line)
                return
