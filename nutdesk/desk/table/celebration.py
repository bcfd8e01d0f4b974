"""The winner's squirrel behind the score sheet, and the nuts that it throws on the table: they fall once and lie."""

from __future__ import annotations

from math import pi, sin
from random import Random

import attrs
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSizeF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from nutdesk.core.value import Value
from nutdesk.desk.kit.drawing import HINTS, drawing
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr

LASTS = 1900
"""Milliseconds of the whole celebration."""
MANY = 30
"""How many nuts and leaves lie on the table in the end, if there is room."""
SIDE = 46
"""Units of a nut."""
SQUIRREL = 176
"""Units of the squirrel, if there is room."""
STANDS = 0.8
"""The part of the squirrel that is seen above the sheet."""
UP = 0.22
"""The part of the celebration in which the squirrel comes up."""
NUTS = ("nut-acorn", "nut-hazelnut", "symbol-leaf", "nut-walnut", "nut-chestnut", "symbol-leaf")
LEAVES = ("symbol-leaf",)
SHADE = QColor(30, 18, 6, 70)
TRIES = 40


@attrs.frozen
class _Thrown(Value):
    """One nut or leaf: where it comes to rest, and how it gets there."""

    name: str
    rest: QPointF
    side: float
    angle: float
    start: float
    """When it is thrown, as a part of the whole."""
    high: float
    """How far it flies above both ends of its way."""


class Celebration(QWidget):
    """Lies on the board below the sheet; what it shows means nothing that is not written there."""

    ended = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.colours: tuple[str, ...] = ()
        self.side = 0.0
        """The side of the squirrel, in pixels."""
        self._names: tuple[str, ...] = NUTS
        self._sheet = QRectF()
        self._thrown: list[_Thrown] = []
        self._baked: dict[tuple[str, int], QPixmap] = {}
        self._dirty = QRegion()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(LASTS)
        self._clock.valueChanged.connect(lambda _at: self._advance())
        self._clock.finished.connect(self._arrived)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("The winner's squirrel celebrates"))
        self.hide()

    def cheer(self, colours: tuple[str, ...], *, gently: bool) -> None:
        """These squirrels have won; only leaves fall where the only person at the desk has lost."""
        self.colours, self._names = colours, LEAVES if gently else NUTS
        self._throw()

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def start(self) -> None:
        """Play it, once."""
        self._clock.start()

    def end(self) -> None:
        """Everything lies where it comes to rest."""
        if self.running:
            self._clock.stop()
            self.update()

    def arrange(self, room: QRectF, board: QRectF, sheet: QRectF) -> None:
        """Cover the room around a sheet; nuts fall on the part of it where the board is."""
        self.setGeometry(room.toRect())
        self._sheet = sheet.translated(-room.topLeft())
        self._board = board.translated(-room.topLeft())
        self._baked.clear()
        self._throw()

    _board = QRectF()

    def _throw(self) -> None:
        """Choose where everything comes to rest: around the sheet, nothing on top of another."""
        side, chance = self.desk.layout.px(SIDE), Random(7)
        room = self._board.adjusted(side * 0.6, side * 0.6, -side * 0.6, -side * 0.6)
        taken = [self._sheet.adjusted(-side * 0.3, -side * 0.3, side * 0.3, side * 0.3)]
        taken += [self._place(k, 1.0).adjusted(side * 0.2, 0, -side * 0.2, 0) for k in range(len(self.colours))]
        self._thrown = []
        for _ in range(MANY * TRIES if room.isValid() and self.colours else 0):
            size = side * (0.8 + 0.35 * chance.random())
            x, y = (
                edge + chance.random() * long
                for edge, long in ((room.left(), room.width()), (room.top(), room.height()))
            )
            box = QRectF(x - size / 2, y - size / 2, size, size)
            if any(box.intersects(other) for other in taken):
                continue
            taken.append(box.adjusted(-4, -4, 4, 4))
            name = self._names[len(self._thrown) % len(self._names)]
            start = UP + 0.2 * chance.random()
            high = self.desk.layout.px(60 + 120 * chance.random())
            self._thrown.append(_Thrown(name, QPointF(x, y), size, chance.uniform(-70, 70), start, high))
            if len(self._thrown) == MANY:
                break
        self.update()

    # ---- painting -------------------------------------------------------------------------------------------------

    @property
    def _at(self) -> float:
        return float(self._clock.currentValue()) if self.running else 1.0

    def _place(self, number: int, at: float) -> QRectF:
        """Where a winner's squirrel is: it comes up behind the sheet, and jumps once more."""
        side, many = self.side, len(self.colours)
        step = min(side * 0.9, self._sheet.width() * 0.9 / max(1, many))
        x = self._sheet.center().x() + (number - (many - 1) / 2) * step
        up = QEasingCurve(QEasingCurve.Type.OutBack).valueForProgress(min(1.0, at / UP))
        jump = 0.12 * sin(pi * min(1.0, max(0.0, (at - UP) / 0.25))) if at < UP + 0.25 else 0.0
        top = self._sheet.top() - side * (STANDS * up + jump)
        return QRectF(QPointF(x - side / 2, top), QSizeF(side, side))

    def _flying(self, thing: _Thrown, at: float) -> tuple[QPointF, float, float] | None:
        """Its middle, angle and size at a moment; None before it is thrown."""
        part = (at - thing.start) / (1 - UP - 0.2 - 0.05)
        if part <= 0:
            return None
        if part >= 1:
            return thing.rest, thing.angle, 1.0
        origin = QPointF(self._sheet.center().x(), self._sheet.top())
        way = origin + (thing.rest - origin) * part
        return way - QPointF(0, 4 * thing.high * part * (1 - part)), thing.angle - 400 * (1 - part), 1.3 - 0.3 * part

    def _advance(self) -> None:
        """Paint only what moves, where it was and where it is."""
        seen = QRegion()
        for k in range(len(self.colours)):
            seen += self._place(k, self._at).adjusted(-3, -3, 3, 3).toAlignedRect()
        for thing in self._thrown:
            found = self._flying(thing, self._at)
            if found is not None:
                reach = thing.side * 1.1
                seen += QRectF(found[0].x() - reach, found[0].y() - reach, 2 * reach, 2 * reach).toAlignedRect()
        self.update(seen + self._dirty)
        self._dirty = seen

    def _arrived(self) -> None:
        self.update()
        self.ended.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        at = self._at
        for thing in self._thrown:
            found = self._flying(thing, at)
            if found is not None:
                self._paint(painter, thing, *found)
        for k, colour in enumerate(self.colours):
            place = self._place(k, at)
            painter.drawPixmap(place.topLeft(), self._pixmap(f"squirrel-{colour}", place.width()))
        painter.end()

    def _paint(self, painter: QPainter, thing: _Thrown, middle: QPointF, angle: float, size: float) -> None:
        side = thing.side
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADE)
        painter.drawEllipse(QRectF(middle.x() - side * 0.42, middle.y() + side * 0.22, side * 0.92, side * 0.32))
        painter.save()
        painter.translate(middle)
        painter.rotate(angle)
        painter.scale(size, size)
        painter.drawPixmap(QPointF(-side / 2, -side / 2), self._pixmap(thing.name, side))
        painter.restore()

    def _pixmap(self, name: str, side: float) -> QPixmap:
        """A drawing at its size, made once."""
        key = (name, round(side))
        if key not in self._baked:
            ratio = self.devicePixelRatioF()
            made = QPixmap(max(1, round(side * ratio)), max(1, round(side * ratio)))
            made.fill(Qt.GlobalColor.transparent)
            painter = QPainter(made)
            painter.setRenderHints(HINTS)
            renderer = drawing(name)
            if renderer is not None:
                renderer.render(painter)
            painter.end()
            made.setDevicePixelRatio(ratio)
            self._baked[key] = made
        return self._baked[key]
