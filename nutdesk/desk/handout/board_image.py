"""A table as a picture for paper: the part of the board that matters, with its marks and the names of its places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from nutdesk.core.table import Art, Box, Label, Piece, Spot, Table
from nutdesk.desk.handout.printing import LEAST, PAPER
from nutdesk.desk.kit.art import HINTS, Style, bounds, drawing, paint
from nutdesk.desk.kit.fitting import fits
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.words import Voice

DOTS: Final = 150
"""Pixels in an inch of a picture: sharp on paper, and a course stays a file that can be sent."""
MM_DOTS: Final = DOTS / 25.4
LABEL: Final = 30
"""Units on the board of the smallest letters in a picture at its closest; closer, one no longer sees where it is."""
AROUND: Final = (0.55, 0.16)
"""How much of a thing's own size is shown on each side of it: of a single one, and of several."""

Thing = Spot | Piece


def image_style(voice: Voice) -> Style:
    """The style of pictures: letters are as large as the smallest on paper, or left out."""
    return Style(PAPER, voice, LEAST * DOTS / 72)


@attrs.frozen
class BoardView:
    """What of a table is shown, and what is marked in it."""

    table: Table
    voice: Voice
    about: tuple[str, ...] = ()
    """Where the camera turns; everywhere if it is empty."""
    marks: Mapping[str, str] = attrs.Factory(dict)
    """The kind of mark of a spot or piece."""
    named: tuple[tuple[str, str], ...] = ()
    """Places whose names must be readable."""

    def region(self, wide: float, high: float) -> QRectF:
        """The part of the board for a picture of so many millimetres, in its proportions."""
        table = self.table
        whole = QRectF(0, 0, table.width, table.height)
        things = [thing for thing in things_of(table) if thing.id in self.about]
        region = QRectF()
        around = AROUND[len(things) > 1]
        for thing in things:
            w, h = thing.w * (1 + 2 * around), thing.h * (1 + 2 * around)
            region = region.united(QRectF(thing.x - w / 2, thing.y - h / 2, w, h))
        if not things:
            region = whole
        closest = LABEL / (LEAST * DOTS / 72) * MM_DOTS
        middle = region.center()
        region.setSize(region.size().expandedTo(QSizeF(wide, high) * closest).boundedTo(whole.size()))
        scale = max(region.width() / wide, region.height() / high)
        region.setSize(QSizeF(wide, high) * scale)
        region.moveCenter(
            QPointF(
                _within(middle.x(), region.width(), table.width), _within(middle.y(), region.height(), table.height)
            )
        )
        return region

    def image(self, wide: float, high: float, region: QRectF | None = None) -> QImage:
        """The picture, so many millimetres wide and high."""
        region = region or self.region(wide, high)
        style = image_style(self.voice)
        image = QImage(round(wide * MM_DOTS), round(high * MM_DOTS), QImage.Format.Format_RGB32)
        image.fill(QColor("#FFFFFF"))
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        scale = image.width() / region.width()
        painter.scale(scale, scale)
        painter.translate(-region.topLeft())
        paint(painter, self.table.backdrop + self.table.painted, style, scale)
        for thing, art, _ in sorted(self._layers(), key=lambda layer: layer[2]):
            if art and bounds(art).translated(thing.x, thing.y).intersects(region):
                painter.save()
                painter.translate(thing.x, thing.y)
                if isinstance(thing, Piece):
                    painter.rotate(thing.angle)
                paint(painter, art, style, scale)
                painter.restore()
        for art, x, y in self._tags(style, scale, region):
            painter.save()
            painter.translate(x, y)
            paint(painter, art, style, scale)
            painter.restore()
        painter.end()
        return image

    def _layers(self) -> Iterable[tuple[Thing, Art, float]]:
        """Everything on the board with its marks, and at which height it lies."""
        for thing in things_of(self.table):
            yield thing, thing.art, thing.order
            if thing.id in self.marks:
                yield thing, mark_art(thing, self.marks[thing.id]), thing.order + 0.6
            if isinstance(thing, Spot) and thing.badge:
                yield thing, thing.badge, thing.order + 0.7

    def _tags(self, style: Style, scale: float, region: QRectF) -> Iterable[tuple[Art, float, float]]:
        """The names of places whose own letters are too small here, so that none covers another."""
        size = style.floor / scale
        taken: list[QRectF] = []
        spots = {spot.id: spot for spot in self.table.spots}
        for key, name in self.named:
            spot = spots.get(key)
            if spot is None or not region.contains(spot.x, spot.y) or _written(self.table, spot, name, style, scale):
                continue
            wide = metrics(style.floor, 600, True).horizontalAdvance(name) / scale + size * 0.7
            place = QRectF(0, 0, wide, size * 1.35)
            place.moveCenter(QPointF(spot.x, spot.y + spot.h * 0.24))
            place.moveLeft(max(region.left(), min(place.left(), region.right() - wide)))
            while any(place.intersects(other) for other in taken):
                place.translate(0, size * 0.5)
            taken.append(place)
            box = (-wide / 2, -place.height() / 2, wide, place.height())
            art: Art = (
                Box(*box, size * 0.3, "#FFF6E0", "#3B2416", size / 12),
                Label(name, *box, size, 600, "@ink", "centre", display=True),
            )
            yield art, place.center().x(), place.center().y()


def things_of(table: Table) -> tuple[Thing, ...]:
    """The spots and pieces of a board."""
    return (*table.spots, *table.pieces)


def pieces_image(pieces: Sequence[Piece], wide: float, high: float, voice: Voice) -> QImage:
    """Cards and other things side by side in rows, as large as there is room for."""
    style = image_style(voice)
    image = QImage(round(wide * MM_DOTS), round(high * MM_DOTS), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    w, h = max(piece.w for piece in pieces) + 12, max(piece.h for piece in pieces) + 12
    best, across = 0.0, 1
    for columns in range(1, len(pieces) + 1):
        rows = -(-len(pieces) // columns)
        fit = min(image.width() / (columns * w), image.height() / (rows * h), 2.2 * DOTS / 96)
        if fit > best + 1e-6:
            best, across = fit, columns
    rows = -(-len(pieces) // across)
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.translate((image.width() - across * w * best) / 2, (image.height() - rows * h * best) / 2)
    painter.scale(best, best)
    for k, piece in enumerate(pieces):
        painter.save()
        painter.translate((k % across + 0.5) * w, (k // across + 0.5) * h)
        paint(painter, piece.art, style, best)
        painter.restore()
    painter.end()
    return image


def art_image(art: Art, size: QSizeF, wide: float, voice: Voice) -> QImage:
    """A drawing with its origin at the top left, so many millimetres wide."""
    scale = wide * MM_DOTS / size.width()
    image = QImage(round(size.width() * scale), round(size.height() * scale), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    painter.scale(scale, scale)
    paint(painter, art, image_style(voice), scale)
    painter.end()
    return image


def cover_image(name: str, wide: float, high: float) -> QImage:
    """A drawing of resources/art in the middle, as high as there is room for."""
    image = QImage(round(wide * MM_DOTS), round(high * MM_DOTS), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    renderer = drawing(name)
    if renderer is not None:
        box = renderer.viewBoxF()
        size = box.size().scaled(QSizeF(image.size()), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(0, 0), size)
        place.moveCenter(QRectF(image.rect()).center())
        painter = QPainter(image)
        painter.setRenderHints(HINTS)
        renderer.render(painter, place)
        painter.end()
    return image


def beside(left: QImage, right: QImage) -> QImage:
    """Two pictures of the same height as one."""
    both = QImage(left.width() + right.width(), left.height(), QImage.Format.Format_RGB32)
    both.fill(Qt.GlobalColor.white)
    painter = QPainter(both)
    painter.drawImage(0, 0, left)
    painter.drawImage(left.width(), 0, right)
    painter.end()
    return both


def _written(table: Table, spot: Spot, name: str, style: Style, scale: float) -> bool:
    """Whether a place or what lies on it says its name in letters that can be read."""
    lying = (piece.art for piece in table.pieces if piece.spot == spot.id)
    layers = (layer for art in (spot.art, spot.badge, *lying) for layer in art)
    return any(
        isinstance(layer, Label) and name in style.words(layer.text) and fits(layer, style, scale) for layer in layers
    )


def _within(middle: float, seen: float, whole: float) -> float:
    """The middle of what is seen, so that no edge of the whole is passed."""
    return whole / 2 if seen >= whole else max(seen / 2, min(middle, whole - seen / 2))
