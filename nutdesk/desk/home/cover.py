"""A game's cover on the home screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from nutdesk.core.card import Card
from nutdesk.desk.kit.drawing import HINTS, drawing, shadow
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr, tr_count, voice


def spread(counts: tuple[int, ...]) -> str:
    """'2 to 6 players'."""
    if len(counts) > 1:
        return tr("{few} to {many} players", few=counts[0], many=counts[-1])
    return tr_count(counts[0], "{n} player", "{n} players")


class Cover(PlainButton):
    """A game's cover: a click opens the sheet for a new game, the Play button starts one at once."""

    play_now = Signal()

    def __init__(self, desk: Desk, game: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.game = game
        self._picture = QPixmap()
        counts = tuple(count for count in game.players if count not in game.untested)
        self.counts = spread(counts)
        tagline = voice(game.id).tell(game.tagline)
        about = {"title": game.title, "tagline": tagline, "counts": self.counts}
        self.setAccessibleName(strung("{title}: {tagline}. {counts}", **about))
        set_tip(self, tagline)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def _box(self) -> QRectF:
        pad = self.desk.layout.px(14)
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    @property
    def _frame(self) -> QRectF:
        """Where the picture is."""
        inset, foot = self.desk.layout.px(12), self.desk.layout.px(120)
        return self._box.adjusted(inset, inset, -inset, -foot)

    def _pixels(self, frame: QRectF) -> QSize:
        ratio = self.devicePixelRatioF()
        return QSize(max(1, round(frame.width() * ratio)), max(1, round(frame.height() * ratio)))

    def bake(self) -> None:
        """Draw the picture once for this size: it takes longer than the rest of the screen."""
        size, ratio = self._pixels(self._frame), self.devicePixelRatioF()
        self._picture = QPixmap(size)
        self._picture.fill(self.desk.theme.colour("@felt"))
        painter = QPainter(self._picture)
        painter.setRenderHints(HINTS)
        frame = QRectF(0, 0, size.width(), size.height())
        renderer = drawing(f"covers/{self.game.id}")
        if renderer is not None:
            # Fill the frame and keep the proportions: the sides that are too wide are cut off.
            whole = renderer.defaultSize()
            scale = max(frame.width() / whole.width(), frame.height() / whole.height())
            wide, high = whole.width() * scale, whole.height() * scale
            renderer.render(painter, QRectF((frame.width() - wide) / 2, (frame.height() - high) / 2, wide, high))
        else:
            side = min(frame.width(), frame.height()) / 2
            draw_icon(painter, "nut-acorn", QRectF((frame.width() - side) / 2, (frame.height() - side) / 2, side, side))
        painter.end()
        self._picture.setDevicePixelRatio(ratio)
        self.update()

    @property
    def _pill(self) -> QRectF:
        box, layout = self._box, self.desk.layout
        wide, high = layout.px(200), layout.px(64)
        foot = layout.px(120)
        return QRectF(box.center().x() - wide / 2, box.bottom() - foot - high - layout.px(20), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout = self.desk.layout
        hot = self.underMouse() or self.hasFocus()
        box = self._box.translated(0, -layout.px(6) if hot else 0)
        radius = layout.px(28)
        shadow(painter, box, radius, layout.px(14 if hot else 9), 0.5)
        painter.setPen(QPen(QColor("#3B2416"), 2.5))
        painter.setBrush(QColor("#8A6238"))
        painter.drawRoundedRect(box.translated(0, layout.px(8)), radius, radius)
        painter.setBrush(QColor("#FFF6E0"))
        painter.drawRoundedRect(box, radius, radius)
        foot, picture = layout.px(120), self._frame.translated(box.topLeft() - self._box.topLeft())
        path = QPainterPath()
        path.addRoundedRect(picture, layout.px(20), layout.px(20))
        painter.save()
        painter.setClipPath(path)
        if self._picture.size() != self._pixels(picture) and not self._picture.isNull():
            self.bake()
        if self._picture.isNull():
            painter.fillRect(picture, self.desk.theme.colour("@felt"))
        else:
            painter.drawPixmap(picture.topLeft(), self._picture)
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        self._paint_words(
            painter, QRectF(box.left() + layout.px(22), picture.bottom(), box.width() - layout.px(44), foot)
        )
        if self.underMouse():
            pill = self._pill.translated(0, -layout.px(6))
            painter.setBrush(QColor("#2F6B3C"))
            painter.setPen(QPen(QColor("#FFF6E0"), 2.5))
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
            side, gap, words = pill.height() * 0.4, layout.px(12), tr("Play")
            long = metrics(layout.letters(30), 600, True).horizontalAdvance(words)
            left = pill.center().x() - (side + gap + long) / 2
            draw_icon(painter, "ui-play", QRectF(left, pill.center().y() - side / 2, side, side), "#FFFFFF")
            painter.setPen(QColor("#FFFFFF"))
            painter.setFont(font(layout.letters(30), 600, True))
            rest = QRectF(left + side + gap, pill.top(), long + 1, pill.height())
            painter.drawText(rest, Qt.AlignmentFlag.AlignVCenter, words)
        if self.hasFocus():
            draw_focus(painter, box, radius)
        painter.end()

    def _paint_words(self, painter: QPainter, foot: QRectF) -> None:
        layout = self.desk.layout
        size, least = layout.letters(33), layout.letters(0, 15)
        while size > least and metrics(size, 600, True).horizontalAdvance(self.game.title) > foot.width():
            size -= 1
        painter.setPen(QColor("#2F1F14"))
        painter.setFont(font(size, 600, True))
        painter.drawText(
            foot.adjusted(0, layout.px(12), 0, -foot.height() / 2),
            Qt.AlignmentFlag.AlignVCenter,
            self.game.title,
        )
        small = layout.letters(21)
        painter.setPen(QColor("#6A5138"))
        low = foot.adjusted(0, foot.height() / 2, 0, -layout.px(16))
        minutes = tr("{n} min", n=self.game.minutes) if self.game.minutes else ""
        line = f"{self.counts}  {minutes}"
        while small > layout.least and metrics(small, 600).horizontalAdvance(line) > low.width():
            small -= 1
        painter.setFont(font(small, 600))
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, self.counts)
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, minutes)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pill.contains(event.position()) and self.isDown():
            self.setDown(False)
            self.play_now.emit()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)
