"""Games and lessons as lines of a list."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.card import Card
from nutdesk.desk.kit.drawing import HINTS, drawing
from nutdesk.desk.kit.plain import PlainButton
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.browse import ListedLesson

MIDDLE, RIGHT = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignRight


def minutes(seconds: int) -> str:
    """'2 min', rounded up, as nobody minds finishing early."""
    return tr("{n} min", n=max(1, -(-seconds // 60)))


class GameButton(PlainButton):
    """A game whose lessons can be chosen, and how many of its course were finished."""

    def __init__(self, desk: Desk, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.card = desk, card
        self.done, self.total = 0, 0
        self.setCheckable(True)
        self.setText(card.title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_progress(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        words = tr("{done} of {total} lessons done", done=done, total=total)
        self.setAccessibleName(strung("{title}. {words}", title=self.card.title, words=words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme, px = self.desk.layout, self.desk.theme, self.desk.layout.px
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect()).adjusted(px(6), px(6), -px(6), -px(6))
        on = self.isChecked()
        painter.setBrush(theme.colour("@go" if on else "@panel"))
        painter.setPen(QPen(theme.colour("@line"), 1.5))
        painter.drawRoundedRect(rect, px(16), px(16))
        ink = theme.colour("@ongo" if on else "@ink")
        side = rect.height() - px(20)
        box = QRectF(rect.left() + px(10), rect.top() + px(10), side, side)
        paint_cover(painter, self.card.id, box, px(12))
        room = QRectF(box.right() + px(14), rect.top(), rect.right() - box.right() - px(26), rect.height())
        size = layout.letters(22)
        while size > layout.letters(0, 14) and metrics(size, 600, True).horizontalAdvance(self.text()) > room.width():
            size -= 1
        painter.setPen(ink)
        painter.setFont(font(size, 600, True))
        half = rect.height() / 2
        painter.drawText(room.adjusted(0, 0, 0, -half + px(4)), Qt.AlignmentFlag.AlignBottom, self.text())
        painter.setFont(font(layout.letters(16), 600))
        painter.setPen(theme.colour("@ongo" if on else "@ink2"))
        words = tr("{done} of {total}", done=self.done, total=self.total)
        painter.drawText(room.adjusted(0, half + px(4), 0, 0), Qt.AlignmentFlag.AlignTop, words)
        if self.total:
            wide = metrics(layout.letters(16), 600).horizontalAdvance(words) + px(12)
            bar = QRectF(room.left() + wide, rect.center().y() + px(11), room.width() - wide, px(9))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("@panel2"))
            painter.drawRoundedRect(bar, px(4), px(4))
            painter.setBrush(theme.colour("@gold"))
            bar.setWidth(bar.width() * self.done / self.total)
            painter.drawRoundedRect(bar, px(4), px(4))
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), px(16))
        painter.end()


def paint_cover(painter: QPainter, game: str, box: QRectF, radius: float) -> None:
    """The middle of a game's cover."""
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    renderer = drawing(f"covers/{game}")
    if renderer is not None:
        size = renderer.defaultSize()
        scale = max(box.width() / size.width(), box.height() / size.height())
        wide, high = size.width() * scale, size.height() * scale
        renderer.render(painter, QRectF(box.center().x() - wide / 2, box.center().y() - high / 2, wide, high))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#3B2416"), 1.6))
    painter.drawPath(path)


class LessonRow(QuietButton):
    """One lesson in the list: its number, its title, its length, and whether it was finished."""

    def __init__(self, desk: Desk, lesson: ListedLesson, done: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.lesson, self.done = desk, lesson, done
        self.setCheckable(True)
        self.setText(lesson.title)
        state = tr("done") if done else tr("not done yet")
        time = minutes(lesson.seconds)
        self.setAccessibleName(strung("{title}. {time}, {state}", title=lesson.title, time=time, state=state))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme, px = self.desk.layout, self.desk.theme, self.desk.layout.px
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect()).adjusted(px(4), px(3), -px(4), -px(3))
        on = self.isChecked()
        if on or self.underMouse():
            painter.setBrush(theme.colour("@go" if on else "@panel2"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, px(12), px(12))
        ink, quiet = theme.colour("@ongo" if on else "@ink"), theme.colour("@ongo" if on else "@ink2")
        side = px(32)
        disc = QRectF(rect.left() + px(10), rect.center().y() - side / 2, side, side)
        painter.setBrush(theme.colour("@go") if self.done and not on else theme.colour("@panel2"))
        painter.setPen(QPen(QColor("#3B2416"), 1.4))
        painter.drawEllipse(disc)
        if self.done:
            inset = px(7)
            tint = theme.colour("@ink" if on else "@ongo").name()
            draw_icon(painter, "ui-ok", disc.adjusted(inset, inset, -inset, -inset), tint)
        elif self.lesson.course is not None:
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(layout.letters(16), 700))
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.lesson.course))
        else:
            inset = px(7)
            icon = "ui-pen" if self.lesson.own else "ui-play"
            draw_icon(painter, icon, disc.adjusted(inset, inset, -inset, -inset), theme.colour("@ink2").name())
        time = minutes(self.lesson.seconds)
        small = layout.letters(16)
        painter.setPen(quiet)
        painter.setFont(font(small, 600))
        painter.drawText(rect.adjusted(0, 0, -px(12), 0), MIDDLE | RIGHT, time)
        room = QRectF(disc.right() + px(12), rect.top(), 0, rect.height())
        room.setRight(rect.right() - px(22) - metrics(small, 600).horizontalAdvance(time))
        size = layout.letters(19)
        painter.setPen(ink)
        painter.setFont(font(size, 600))
        words = metrics(size, 600).elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, MIDDLE, words)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), px(12))
        painter.end()


__all__ = ["MIDDLE", "GameButton", "LessonRow", "minutes", "paint_cover"]
