"""The panel of the turning points: what was played, what it cost or gained, and what the coach says about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.desk.coach.analysis import Turning
from nutdesk.desk.coach.cards import LEFT, RIGHT, draw_title, signed
from nutdesk.desk.coach.report import who_did
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.theme import font
from nutdesk.desk.kit.tips import draw_number
from nutdesk.desk.kit.widgets import Desk, Panel, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr

NARROWER = (0.93, 0.86, 0.79, 0.72)
"""How far letters are squeezed, as a part of their width, where a text does not fit at the smallest size."""


class TurningsPanel(Panel):
    """The frame around the turning points, or the remark that there are none."""

    def __init__(self, desk: Desk, empty: bool, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.empty = empty
        self.setAccessibleName(tr("No decision here cost or won much.") if empty else tr("Turning points"))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout = self.desk.layout
        draw_title(painter, self.desk, rect, tr("Turning points"))
        if self.empty:
            painter.setFont(font(layout.letters(18), 500))
            room = rect.adjusted(layout.px(18), layout.px(50), -layout.px(18), -layout.px(12))
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), tr("No decision here cost or won much."))


class TurningRow(PlainButton):
    """One turning point; pressing it shows that moment."""

    def __init__(self, desk: Desk, turning: Turning, number: int, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.turning, self.number, self.player = desk, turning, number, player
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        change = tr("{n} %", n=signed(turning.change))
        self.played = who_did(player.name, turning)
        self.setAccessibleName(
            tr(
                "Turning point {n}, move {place}: {played}, {change}.",
                n=number,
                place=turning.place,
                played=self.played,
                change=change,
            )
            + " "
            + self.advice()
        )
        set_tip(self, strung("{played}. {advice}", played=self.played, advice=self.advice()))

    def advice(self) -> str:
        """What the coach says about it."""
        turning = self.turning
        if turning.better:
            return tr("Better: {move}. {why}", move=self._short(turning.better), why=turning.why)
        return tr("Well found. {why}", why=turning.why)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme, turning = self.desk.layout, self.desk.theme, self.turning
        rect = self.sheet
        chosen = self.isChecked()
        painter.setBrush(theme.colour("@panel2"))
        painter.setPen(QPen(theme.colour("@ink"), 2.5) if chosen else QPen(theme.colour("@line"), 1.4))
        painter.drawRoundedRect(rect, layout.px(13), layout.px(13))
        top = self._head()
        middle = QPointF(rect.left() + layout.px(28), rect.top() + top / 2 + 2)
        draw_number(painter, middle, min(layout.px(17), top / 2 - 1), self.number)
        size, big = layout.letters(16), layout.letters(21)
        head = QRectF(rect.left() + layout.px(56), rect.top() + 2, rect.width() - layout.px(66), top)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size, 700))
        painter.drawText(head, LEFT, tr("move {n}", n=turning.place))
        side = min(layout.px(30), top - 2)
        badge = QRectF(head.right() - side, head.center().y() - side / 2, side, side)
        draw_icon(painter, f"badge-{self.player.colour}", badge)
        painter.setPen(theme.colour("@go" if turning.change > 0 else "@no"))
        painter.setFont(font(big, 600, True))
        painter.drawText(head.adjusted(0, 0, -side - layout.px(8), 0), RIGHT, tr("{n} %", n=signed(turning.change)))
        self._paint_words(painter, self.room)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(3, 3, -3, -3), layout.px(11))
        painter.end()

    @property
    def sheet(self) -> QRectF:
        """The panel without its rim."""
        return QRectF(self.rect()).adjusted(3, 3, -3, -3)

    @property
    def room(self) -> QRectF:
        """The room for the text."""
        layout = self.desk.layout
        return self.sheet.adjusted(layout.px(16), self._head(), -layout.px(12), -layout.px(4))

    def _head(self) -> float:
        return min(self.sheet.height() * 0.3, self.desk.layout.px(44))

    def _short(self, text: str) -> str:
        """The text without the name, as the row already says whose move it was."""
        text = "; ".join(part.removeprefix(f"{self.player.name} ") for part in text.split("; "))
        return text[:1].upper() + text[1:]

    def lines(self, wide: float, high: float) -> tuple[float, float, tuple[tuple[str, float], ...]]:
        """How to write the text in this room: how large, how narrow, and each paragraph with its height.

        The reason is shortened first, then the letters are squeezed.
        """
        layout, better = self.desk.layout, self.turning.better
        brief = tr("Better: {move}", move=self._short(better)) if better else tr("Well found.")
        sizes = [float(size) for size in range(round(layout.letters(16.5)), round(layout.least) - 1, -1)]
        ways = [(advice, size, 1.0) for advice in (self.advice(), brief) for size in sizes]
        ways += [(brief, layout.least, narrow) for narrow in NARROWER]
        for advice, size, narrow in ways:
            texts = ((self.played, wide, 700), (advice, wide - self._indent, 600))
            found = tuple((text, paragraphs(text, room / narrow, size, weight)) for text, room, weight in texts)
            if sum(tall for _, tall in found) <= high:
                break
        return size, narrow, found

    @property
    def _indent(self) -> float:
        return self.desk.layout.px(28)

    def _paint_words(self, painter: QPainter, rect: QRectF) -> None:
        """What was played and what the coach says to it."""
        layout, theme = self.desk.layout, self.desk.theme
        green = theme.colour("@go")
        size, narrow, ((played, high), (advice, low)) = self.lines(rect.width(), rect.height())
        spare = max(0.0, (rect.height() - high - low) / 3)
        y = rect.top() + spare
        name, side = "ui-branch" if self.turning.better else "ui-ok", min(layout.px(20), size * 1.5)
        middle = y + high + spare + (size * 1.35 - side) / 2
        draw_icon(painter, name, QRectF(rect.left(), middle, side, side), green.name())
        parts = (played, 0.0, high, 700, theme.colour("@ink")), (advice, self._indent, low, 600, green)
        for text, left, tall, weight, ink in parts:
            painter.save()
            painter.translate(rect.left() + left, y)
            painter.scale(narrow, 1)
            painter.setPen(ink)
            painter.setFont(font(size, weight))
            room = QRectF(0, 0, (rect.width() - left) / narrow, tall + 1)
            painter.drawText(room, int(LEFT | Qt.TextFlag.TextWordWrap), text)
            painter.restore()
            y += tall + spare

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
