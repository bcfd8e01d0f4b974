"""The wooden table under everything."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.theme import Theme

PLANK = (1100, 118)
"""Length and height of a plank, in units; a pattern of four repeats."""


def wood(size: QRectF, theme: Theme, unit: float, ratio: float) -> QPixmap:
    """Planks with grain, lit from the top left, as one pixmap."""
    from PySide6.QtGui import QRadialGradient  # only now: the first picture of the window does without

    pixmap = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
    painter = QPainter(pixmap)
    # The pattern is laid in pixels of the screen: between two of its copies there is no seam.
    painter.drawTiledPixmap(pixmap.rect(), QPixmap.fromImage(_planks(theme, unit, ratio)))
    painter.scale(ratio, ratio)
    far = max(size.width(), size.height())
    glow = QRadialGradient(size.left() + size.width() * 0.36, size.top() + size.height() * 0.25, far * 0.8)
    glow.setColorAt(0, theme.colour("@light"))
    glow.setColorAt(0.55, theme.colour("@light", 0))
    glow.setColorAt(1, theme.colour("@shade"))
    painter.fillRect(size, QBrush(glow))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Floor:
    """The wood under a whole screen, rendered again when the screen, its resolution or the theme changes."""

    def __init__(self) -> None:
        self._wood = QPixmap()
        self._key: tuple[object, ...] = ()

    def paint(self, painter: QPainter, screen: QWidget, theme: Theme, unit: float) -> None:
        ratio = screen.devicePixelRatioF()
        key = (screen.width(), screen.height(), theme.name, unit, ratio)
        if key != self._key:
            self._wood, self._key = wood(QRectF(screen.rect()), theme, unit, ratio), key
        painter.drawPixmap(0, 0, self._wood)


def paint_planks(painter: QPainter, size: QRectF, theme: Theme, unit: float) -> None:
    """Paint the same planks without their grain, at once, until there is time for the rest."""
    plank = round(PLANK[1] * unit)
    for k in range(round(size.height()) // plank + 1):
        painter.fillRect(QRectF(0, k * plank, size.width(), plank), theme.colour("@wood2" if k % 2 else "@wood"))


@lru_cache(4)
def _planks(theme: Theme, unit: float, ratio: float) -> QImage:
    rng = Random(7)
    long, plank = round(PLANK[0] * unit * ratio) / ratio, round(PLANK[1] * unit * ratio) / ratio
    # Drawn upright and in opaque colours: Qt takes several times as long for lines from left to right, and to blend.
    image = QImage(round(4 * plank * ratio), round(long * ratio), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    grounds = [theme.colour("@wood2" if k % 2 else "@wood") for k in range(4)]
    wide = image.width() // 4
    for k, ground in enumerate(grounds):  # before it is turned, as whole pixels are filled at once
        painter.fillRect(image.width() - (k + 1) * wide, 0, wide, image.height(), ground)
    painter.translate(image.width(), 0)
    painter.rotate(90)
    painter.scale(ratio, ratio)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = theme.name == "light"
    for k, ground in enumerate(grounds):
        top = k * plank
        grain = _blend(ground, theme.colour("@grain"), 0.28)
        for line in range(9):
            y = top + (8 + line * 12.5 + rng.uniform(-3, 3)) * unit
            path = QPainterPath(QPointF(0, y))
            for part in range(4):  # it ends at the height at which it began, so that the pattern has no seam
                near, far = long * part / 4, long * (part + 1) / 4
                end = y if part == 3 else y + rng.uniform(-2, 2) * unit
                path.cubicTo(
                    near + long / 12,
                    y + rng.uniform(-5, 5) * unit,
                    far - long / 12,
                    y + rng.uniform(-5, 5) * unit,
                    far,
                    end,
                )
            painter.setPen(QPen(grain, rng.choice((1, 1.4, 2)) * unit))
            painter.drawPath(path)
    painter.end()
    image = image.transformed(QTransform().rotate(-90))
    painter.begin(image)
    painter.setRenderHints(HINTS)
    painter.scale(ratio, ratio)
    for k in range(4):  # the edges of the planks
        painter.fillRect(QRectF(0, (k + 1) * plank - 1.5, long, 1.5), QColor(58, 36, 16, 46))
        painter.fillRect(QRectF(0, k * plank, long, 1.2), QColor(255, 255, 255, 30 if light else 10))
    painter.end()
    return image


def _blend(below: QColor, above: QColor, strength: float) -> QColor:
    """The colour that shows where the one above covers the one below by this part."""
    under, over = ((colour.redF(), colour.greenF(), colour.blueF()) for colour in (below, above))
    return QColor.fromRgbF(*(part + (top - part) * strength for part, top in zip(under, over, strict=True)))
