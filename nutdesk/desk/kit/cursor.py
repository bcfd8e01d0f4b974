"""A large mouse pointer that is easy to find, drawn by the desk."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QCursor, QGuiApplication, QPainter, QPen, QPixmap, QPolygonF

from nutdesk.desk.kit.drawing import HINTS, finest

USUAL = 24
"""Pixels of a pointer as most systems have it."""
SHAPE = ((1, 1), (1, 18), (5.4, 14.2), (8.4, 21), (11.4, 19.6), (8.4, 13), (14, 13))


def arrow(side: float) -> QCursor:
    """A white arrow with a dark rim, this many pixels high, sharp on any of the screens."""
    ratio = finest()
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    unit = side / USUAL
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    painter.scale(unit * ratio, unit * ratio)
    painter.setBrush(QColor("#FFFFFF"))
    painter.setPen(QPen(QColor("#000000"), 1.2))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in SHAPE]))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return QCursor(pixmap, round(unit), round(unit))


def use_large_pointer(large: bool) -> None:
    """Use a pointer of twice the usual size in the whole desk, or the system's own."""
    if QGuiApplication.overrideCursor() is not None:
        QGuiApplication.restoreOverrideCursor()
    if large:
        QGuiApplication.setOverrideCursor(arrow(2 * USUAL))
