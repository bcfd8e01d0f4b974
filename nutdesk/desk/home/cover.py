"""A game's cover on the home screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.card import Card
from nutdesk.desk.home.who_plays import who_plays
from nutdesk.desk.kit.drawing import HINTS, drawing, shadow
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr, tr_count, voice

FOOT = 184
"""Units below the picture: the title, how many play and how long, and who plays at a press."""
LIFT = 6
"""Units that a cover rises under the pointer."""


def spread(counts: tuple[int, ...]) -> str:
    """'2 to 6 players'."""
    if len(counts) > 1:
        return tr("{few} to {many} players", few=counts[0], many=counts[-1])
    return tr_count(counts[0], "{n} player", "{n} players")


class Cover(PlainButton):
    """A game's cover: a press starts a game with the players it names; another button changes them first."""

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
        self.tagline = tagline
        self.who = ""
        self.change = DeskButton(desk, tr("Change"), parent=self)
        self.change.size_of_type = 16
        self.change.setAccessibleName(tr("{game}: choose who plays, and the rules", game=game.title))
        set_tip(self.change, tr("Choose who plays, and the rules"))
        self.change.hide()  # until the first picture of the window is there
        self.show_who(None)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_who(self, kept: Mapping[str, Any] | None) -> None:
        """Say who plays at a press, from the last setup of this game."""
        self.who = who_plays(self.game, kept)
        play = tr("Play: {who}", who=self.who)
        self.setAccessibleDescription(play)
        set_tip(self, strung("{tagline}\n{play}", tagline=self.tagline, play=play))
        self.update()

    @property
    def _hot(self) -> bool:
        return self.underMouse() or self.hasFocus()

    def event(self, event: QEvent) -> bool:
        done = bool(super().event(event))
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave, QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.place()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Keep the other button in the corner of the picture, which rises under the pointer."""
        if self._picture.isNull():
            return
        frame, gap, hint = self._frame, self.desk.layout.px(2), self.change.sizeHint()
        top = frame.top() + gap - (self.desk.layout.px(LIFT) if self._hot else 0)
        self.change.setGeometry(round(frame.left() + gap), round(top), hint.width(), hint.height())

    @property
    def _box(self) -> QRectF:
        pad = self.desk.layout.px(14)
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    @property
    def _frame(self) -> QRectF:
        """Where the picture is."""
        inset, foot = self.desk.layout.px(12), self.desk.layout.px(FOOT)
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
        self.place()
        self.change.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout = self.desk.layout
        hot = self._hot
        box = self._box.translated(0, -layout.px(LIFT) if hot else 0)
        radius = layout.px(28)
        shadow(painter, box, radius, layout.px(14 if hot else 9), 0.5)
        painter.setPen(QPen(QColor("#3B2416"), 2.5))
        painter.setBrush(QColor("#8A6238"))
        painter.drawRoundedRect(box.translated(0, layout.px(8)), radius, radius)
        painter.setBrush(QColor("#FFF6E0"))
        painter.drawRoundedRect(box, radius, radius)
        foot, picture = layout.px(FOOT), self._frame.translated(box.topLeft() - self._box.topLeft())
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
        self._paint_play(painter, QRectF(box.left(), box.bottom() - layout.px(80), box.width(), layout.px(80)))
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
        top = QRectF(foot.left(), foot.top() + layout.px(8), foot.width(), layout.px(48))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter, self.game.title)
        small = layout.letters(21)
        painter.setPen(QColor("#6A5138"))
        low = top.translated(0, layout.px(42))
        minutes = tr("{n} min", n=self.game.minutes) if self.game.minutes else ""
        line = f"{self.counts}  {minutes}"
        while small > layout.least and metrics(small, 600).horizontalAdvance(line) > low.width():
            small -= 1
        painter.setFont(font(small, 600))
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, self.counts)
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, minutes)

    def _paint_play(self, painter: QPainter, foot: QRectF) -> None:
        """What a press does, and with whom."""
        layout = self.desk.layout
        inset = layout.px(12)
        pill, words = foot.adjusted(inset, 0, -inset, -inset), tr("Play")
        painter.setBrush(QColor("#3A7D49" if self.underMouse() else "#2F6B3C"))
        painter.setPen(QPen(QColor("#3B2416"), 2))
        painter.drawRoundedRect(pill, layout.px(18), layout.px(18))
        side = pill.height() * 0.42
        left = pill.left() + layout.px(14)
        draw_icon(painter, "ui-play", QRectF(left, pill.center().y() - side / 2, side, side), "#FFFFFF")
        left += side + layout.px(12)
        room, big, small = pill.right() - layout.px(8) - left, layout.letters(25), layout.letters(18)
        while small > layout.least and metrics(small, 600).horizontalAdvance(self.who) > room:
            small -= 1
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font(small, 600))
        long, flags = metrics(small, 600), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        if long.horizontalAdvance(self.who) > room:  # many play: they take both lines
            if self._picture.isNull():
                return  # the first picture of the window does not wait for the fitting
            from nutdesk.desk.kit.fitting import paragraphs

            who, part = self.who, 2.0 * room
            while paragraphs(who, room, small, 600) > pill.height() - 4 and part > room:
                who, part = long.elidedText(self.who, Qt.TextElideMode.ElideRight, part), part - small
            painter.drawText(QRectF(left, pill.top(), room, pill.height()), flags | Qt.TextFlag.TextWordWrap, who)
            return
        high = big * 1.2 + small * 1.25
        top = pill.center().y() - high / 2
        painter.drawText(QRectF(left, top + big * 1.2, room, small * 1.25), flags, self.who)
        painter.setFont(font(big, 600, True))
        painter.drawText(QRectF(left, top, room, big * 1.2), flags, words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)
