"""Paints the drawings of core.table, and renders them into pixmaps at the screen's resolution."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
)

from nutdesk.core.table import Art, Box, Inset, Label, Layer, Oval, Piece, Point, Poly, Shadow, Spot, Svg, Table
from nutdesk.core.value import Value
from nutdesk.desk.kit.drawing import HINTS, INK, Style, drawing, shadow
from nutdesk.desk.kit.fitting import NARROWEST, clipped, enlarged, fit_words, least_size, shrunk
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.legibility import legible, worded
from nutdesk.desk.kit.theme import Theme, font, metrics

__all__ = [
    "AT_REST",
    "HINTS",
    "INK",
    "OVEN",
    "Baked",
    "PixmapBaker",
    "Style",
    "bounds",
    "drawing",
    "hexagon",
    "outline",
    "paint",
    "picture",
    "shadow",
]


DIMMEST = 0.47
"""The most that a veil covers at a desk, so that whoever holds a piece still reads names, prices and numbers."""
DIM = 0.3
"""The same on a projector, which has less contrast: rims show there what is meant."""


def paint(painter: QPainter, art: Art, style: Style, scale: float = 1.0, text: float = 1.0) -> None:
    """Paint a drawing; `scale` is the pixels of one unit, so that letters keep their least size.

    If `text` is above 1, texts become that many times as large, where there is room for them.
    """
    _paint(painter, _shown(art, style, scale), style, scale, text)


def _shown(art: Art, style: Style, scale: float) -> Art:
    """What is painted of a drawing: on a projector only what can be read there."""
    return art if style.floor <= SMALLEST else legible(art, style, scale)


def _paint(painter: QPainter, art: Art, style: Style, scale: float, text: float) -> None:
    for layer in art:
        if isinstance(layer, Svg):
            _svg(painter, layer, style)
        elif isinstance(layer, Label):
            _label(painter, layer, style, scale, text)
        elif isinstance(layer, Shadow):
            shadow(painter, QRectF(layer.x, layer.y, layer.w, layer.h), layer.radius, layer.depth, layer.strength)
        elif isinstance(layer, Inset):
            painter.save()
            painter.translate(layer.x, layer.y)
            painter.scale(layer.scale, layer.scale)
            _cut(painter, layer.clip)
            paint(painter, layer.art, style, scale * layer.scale, text)
            painter.restore()
        elif isinstance(layer, Box) and not layer.radius and not layer.line:
            painter.fillRect(QRectF(layer.x, layer.y, layer.w, layer.h), _brush(layer.fill, style.theme))
        else:
            painter.setPen(_pen(layer.line, layer.width, layer.dash, style.theme))
            if isinstance(layer, Box):
                painter.setBrush(_brush(layer.fill, style.theme))
                painter.drawRoundedRect(QRectF(layer.x, layer.y, layer.w, layer.h), layer.radius, layer.radius)
            elif isinstance(layer, Oval):
                painter.setBrush(_brush(layer.fill, style.theme, layer.soft))
                painter.drawEllipse(QRectF(layer.x, layer.y, layer.w, layer.h))
            else:
                painter.setBrush(_brush(layer.fill if layer.closed else "", style.theme))
                points = QPolygonF([QPointF(x, y) for x, y in layer.points])
                painter.drawPolygon(points) if layer.closed else painter.drawPolyline(points)


@lru_cache(512)
def _brush(fill: str, theme: Theme, soft: bool = False) -> QBrush:
    if not fill:
        return QBrush(Qt.BrushStyle.NoBrush)
    colour = theme.colour(fill)
    if soft:
        gradient = QRadialGradient(0.5, 0.5, 0.5)
        gradient.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
        middle, clear = QColor(colour), QColor(colour)
        middle.setAlphaF(colour.alphaF() * 0.6)
        clear.setAlpha(0)
        for at, stop in ((0.0, colour), (0.55, middle), (1.0, clear)):
            gradient.setColorAt(at, stop)
        return QBrush(gradient)
    if fill == "@felt":
        gradient = QRadialGradient(0.4, 0.25, 0.8)
        gradient.setCoordinateMode(QRadialGradient.CoordinateMode.ObjectMode)
        gradient.setColorAt(0, colour)
        gradient.setColorAt(1, theme.colour("@felt2"))
        return QBrush(gradient)
    return QBrush(colour)


@lru_cache(512)
def _pen(line: str, width: float, dash: tuple[float, ...], theme: Theme) -> QPen:
    if not line or not width:
        return QPen(Qt.PenStyle.NoPen)
    pen = QPen(theme.colour(line), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dash:
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(list(dash))
    return pen


def _svg(painter: QPainter, layer: Svg, style: Style) -> None:
    renderer = drawing(layer.name, style.theme.colour(layer.tint).name() if layer.tint else "")
    if renderer is None:
        return
    # QSvgRenderer leaves clip and opacity as it finds them, so they are set around it.
    painter.save()
    _cut(painter, layer.clip)
    if layer.opacity < 1:
        painter.setOpacity(painter.opacity() * layer.opacity)
    renderer.render(painter, QRectF(layer.x, layer.y, layer.w, layer.h))
    painter.restore()


def _cut(painter: QPainter, clip: tuple[Point, ...]) -> None:
    """From now on paint only inside a polygon, if one is given."""
    if clip:
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in clip]))
        path.closeSubpath()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "centre": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


def _label(painter: QPainter, label: Label, style: Style, scale: float, larger: float) -> None:
    label = worded(label, style, scale)
    text = style.words(label.text)
    if not text:
        return
    least = least_size(style, scale)
    size = max(label.size, least)
    if label.shrink:
        size = shrunk(text, label.w, size, least, label.weight, label.display)
    if larger > 1:
        size = enlarged(label, text, size, larger)
    painter.setPen(style.theme.colour(label.colour))
    painter.setFont(font(size, label.weight, label.display))
    flags = ALIGN[label.align] | (Qt.AlignmentFlag.AlignTop if label.top else Qt.AlignmentFlag.AlignVCenter)
    flags |= Qt.TextFlag.TextDontClip  # a letter may reach out of its box
    if label.wrap:
        flags |= Qt.TextFlag.TextWordWrap
        narrow = fit_words(label, text, size)
        text = clipped(label, text, size, narrow)
        if narrow < 1:
            painter.save()
            painter.translate(label.x, label.y)
            painter.scale(narrow, 1)
            painter.drawText(QRectF(0, 0, label.w / narrow, label.h), int(flags), text)
            painter.restore()
            return
    elif label.elide:
        text = metrics(size, label.weight, label.display).elidedText(text, Qt.TextElideMode.ElideRight, label.w)
    elif (label.shrink or style.floor > SMALLEST) and (
        long := metrics(size, label.weight, label.display).horizontalAdvance(text)
    ) > label.w + 1:
        narrow = max(NARROWEST, label.w / long)
        text = clipped(label, text, size, narrow)
        painter.save()
        painter.translate(label.x, label.y)
        painter.scale(narrow, 1)
        painter.drawText(QRectF(0, 0, label.w / narrow, label.h), int(flags), text)
        painter.restore()
        return
    painter.drawText(QRectF(label.x, label.y, label.w, label.h), int(flags), text)


def bounds(art: Art) -> QRectF:
    """The box around a drawing, lines included."""
    box = QRectF()
    for layer in art:
        box = box.united(_layer_box(layer))
    return box


def _layer_box(layer: Layer) -> QRectF:
    if isinstance(layer, Poly):
        xs, ys = [x for x, _ in layer.points], [y for _, y in layer.points]
        rect = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    elif isinstance(layer, Inset):
        inner, times = bounds(layer.art), layer.scale
        return QRectF(
            layer.x + inner.x() * times, layer.y + inner.y() * times, inner.width() * times, inner.height() * times
        )
    else:
        rect = QRectF(layer.x, layer.y, layer.w, layer.h)
    if isinstance(layer, Shadow):
        return rect.adjusted(-layer.depth, -layer.depth, 2 * layer.depth, 2 * layer.depth)
    half = layer.width / 2 + 1 if not isinstance(layer, Svg | Label) and layer.line else 1
    return rect.adjusted(-half, -half, half, half)


def _ground(art: Art) -> Art:
    """The plain shapes below everything else, which many drawings have in common; none if there is nothing else."""
    many = next((k for k, layer in enumerate(art) if not isinstance(layer, Poly)), 0)
    return art[:many] if many > 1 else ()


@attrs.frozen(eq=False)
class Baked(Value):
    """A pixmap of a drawing and where its top left corner lies from the drawing's origin, in window pixels."""

    pixmap: QPixmap
    corner: QPointF


class PixmapBaker:
    """Renders drawings for one style and scale and remembers them; the least used are forgotten first."""

    LIMIT = 160 * 1024 * 1024

    def __init__(self) -> None:
        self._baked: OrderedDict[tuple[object, ...], Baked] = OrderedDict()
        self._bytes = 0

    def bake(
        self,
        art: Art,
        style: Style,
        scale: float,
        ratio: float,
        *,
        veiled: bool = False,
        magnified: float = 1.0,
        text: float = 1.0,
    ) -> Baked:
        """The drawing at `scale` pixels per unit, for a screen with this device pixel ratio.

        `magnified` is the part of the scale that is due to larger letters; `text` is how much larger they become beyond
        it.
        """
        pixels = round(scale * ratio, 4)
        key = (art, style.theme.name, style.voice, style.floor, pixels, ratio, veiled, magnified, text)
        found = self._baked.get(key)
        if found is not None:
            self._baked.move_to_end(key)
            return found
        shown = _shown(art, style, scale / magnified)
        box = bounds(shown)
        # Whole pixels, so that a piece drawn on a whole pixel is drawn sharp.
        left, top = int(box.left() * pixels) - 1, int(box.top() * pixels) - 1
        width, height = int(box.width() * pixels) + 3, int(box.height() * pixels) + 3
        pixmap = QPixmap(max(1, width), max(1, height))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(HINTS)
        below = _ground(shown)
        if below:
            ground = self.bake(below, style, scale, ratio)
            x, y = round(ground.corner.x() * ratio) - left, round(ground.corner.y() * ratio) - top
            painter.drawPixmap(x, y, ground.pixmap.width(), ground.pixmap.height(), ground.pixmap)
        painter.translate(-left, -top)
        painter.scale(pixels, pixels)
        _paint(painter, shown[len(below) :], style, scale / magnified, text)
        painter.end()
        if veiled:
            painter = QPainter(pixmap)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            veil = QColor(style.theme.colour("@veil"))
            veil.setAlphaF(min(veil.alphaF(), DIMMEST if style.floor <= SMALLEST else DIM))
            painter.fillRect(pixmap.rect(), veil)
            painter.end()
        pixmap.setDevicePixelRatio(ratio)
        found = self._baked[key] = Baked(pixmap, QPointF(left / ratio, top / ratio))
        self._bytes += width * height * 4
        self.trim(self.LIMIT)
        return found

    def trim(self, limit: int) -> None:
        """Forget the least used drawings until this many bytes are left."""
        while self._bytes > limit and self._baked:
            _, old = self._baked.popitem(last=False)
            self._bytes -= old.pixmap.width() * old.pixmap.height() * 4


OVEN = PixmapBaker()
"""Shared by all tables, so that the next game or lesson finds most of its pieces rendered."""
AT_REST = 24 * 1024 * 1024
"""Bytes that it keeps while no table is shown."""


def hexagon(width: float, height: float) -> tuple[tuple[float, float], ...]:
    """A hexagon with a corner on top, around (0, 0)."""
    w, h = width / 2, height / 2
    return ((0, -h), (w, -h / 2), (w, h / 2), (0, h), (-w, h / 2), (-w, -h / 2))


def outline(
    spot: Spot | Piece,
    grow: float,
    fill: str = "",
    line: str = "",
    width: float = 2,
    dash: tuple[float, ...] = (),
) -> Layer:
    """The shape of a spot or piece around its middle, enlarged by this much."""
    w, h = spot.w + 2 * grow, spot.h + 2 * grow
    shape = spot.shape if isinstance(spot, Spot) else "box"
    if shape == "oval":
        return Oval(-w / 2, -h / 2, w, h, fill, line, width, dash)
    if shape == "hex":
        return Poly(hexagon(w, h), fill, line, width, dash)
    return Box(-w / 2, -h / 2, w, h, min(14, h / 4), fill, line, width, dash)


def picture(table: Table, width: int, height: int, style: Style | None = None) -> QImage:
    """The board of a table alone, for thumbnails and for looking at a new game's table."""
    style = style or Style()
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(style.theme.colour("@wood"))
    scale = min(width / table.width, height / table.height)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate((width - table.width * scale) / 2, (height - table.height * scale) / 2)
    painter.scale(scale, scale)
    paint(painter, table.backdrop + table.painted, style, scale)
    things: Sequence[Spot | Piece] = sorted((*table.spots, *table.pieces), key=lambda thing: thing.order)
    for thing in things:
        painter.save()
        painter.translate(thing.x, thing.y)
        if isinstance(thing, Piece):
            painter.rotate(thing.angle)
        paint(painter, thing.art, style, scale)
        painter.restore()
    painter.end()
    return image
