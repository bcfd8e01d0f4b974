"""How bars, hatching and legends are drawn, in every chart alike."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from nutdesk.desk.kit.theme import SEAT_FILL, font, metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.lab.scale import Key

CURVED = 4.0
"""Radius of the corners of a bar."""
APART = 8.0
"""From one line of the hatching to the next."""


def tint(desk: Desk, colour: str) -> QColor:
    """A role, a '#rrggbb' or the name of a seat as a colour."""
    return QColor(SEAT_FILL[colour]) if colour in SEAT_FILL else desk.theme.colour(colour)


def edge(desk: Desk) -> QColor:
    """The outline of what is drawn: dark, where that can be seen."""
    return desk.theme.colour("@ink2" if desk.theme.name == "dark" else "#3B2416")


def draw_bar(painter: QPainter, desk: Desk, box: QRectF, fill: QColor, *, hatched: bool = False) -> None:
    """A bar with an edge and round corners; one of no length is a line."""
    corner = min(CURVED, box.width() / 2, box.height() / 2)
    painter.setPen(QPen(edge(desk), 1.8))
    painter.setBrush(fill)
    painter.drawRoundedRect(box, corner, corner)
    if hatched:
        hatch(painter, desk, box.adjusted(1.5, 1.5, -1.5, -1.5))


def hatch(painter: QPainter, desk: Desk, rect: QRectF) -> None:
    """Slanted lines over a bar: told apart without its colour."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(desk.theme.colour("@panel"), 2))
    for k in range(ceil((rect.width() + rect.height()) / APART)):
        x = rect.left() + k * APART
        painter.drawLine(QPointF(x, rect.top()), QPointF(x - rect.height(), rect.bottom()))
    painter.restore()


def draw_legend(painter: QPainter, desk: Desk, keys: Sequence[Key], at: QPointF) -> None:
    """Swatches with their names, in a row."""
    size, x = desk.layout.letters(15), at.x()
    for key in keys:
        box = QRectF(x, at.y() + size * 0.2, size * 1.6, size)
        if key.dash:
            pen = QPen(tint(desk, key.colour), 4)
            pen.setDashPattern(key.dash)
            painter.setPen(pen)
            painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))
        else:
            draw_bar(painter, desk, box, tint(desk, key.colour), hatched=key.hatched)
        painter.setPen(desk.theme.colour("@ink"))
        painter.setFont(font(size, 600))
        wide = metrics(size, 600).horizontalAdvance(key.name)
        painter.drawText(QRectF(box.right() + 6, at.y(), wide + 4, size * 1.4), Qt.AlignmentFlag.AlignVCenter, key.name)
        x = box.right() + wide + desk.layout.px(24)
