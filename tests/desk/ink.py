"""Watches every word that is painted: how large it is on the screen, and whether it fits where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QGraphicsTextItem, QGraphicsView, QWidget

_WRAP = int(Qt.TextFlag.TextWordWrap)
JOINER = "\u2060"
"""Keeps a line from being broken there, and is not seen."""
_MIDDLE, _BOTTOM = Qt.AlignmentFlag.AlignVCenter.value, Qt.AlignmentFlag.AlignBottom.value


@attrs.frozen
class Word:
    """A text as it was painted."""

    text: str
    pixels: float
    """Height of the type on the screen, in pixels that do not depend on its density."""
    cut: float
    """How far it reaches out of its box, in pixels; 0 if it fits or has no box."""
    top: float = 0
    bottom: float = 0
    """Where its lines begin and end on the widget or the picture, whatever cuts them there."""
    baked: bool = False
    """Painted on a picture that is shown later: the pieces and the board."""

    @property
    def elided(self) -> bool:
        return "…" in self.text


@contextmanager
def watched() -> Iterator[list[Word]]:
    """Collects the texts that are painted in the block: the painter is Qt's, and paints as ever."""
    words: list[Word] = []
    paint = QPainter.drawText

    def draw(painter: QPainter, *given: Any) -> Any:
        word = _measure(painter, given)
        baked = isinstance(painter.device(), QPixmap | QImage)
        words.append(attrs.evolve(word, text=word.text.replace(JOINER, ""), baked=baked))
        return paint(painter, *given)

    QPainter.drawText = draw  # type: ignore[method-assign, assignment]
    try:
        yield words
    finally:
        QPainter.drawText = paint  # type: ignore[method-assign]


def _measure(painter: QPainter, given: tuple[Any, ...]) -> Word:
    font, zoom = painter.font(), painter.worldTransform().m22()
    text = next(part for part in given if isinstance(part, str))
    size = font.pixelSize() * zoom
    box = given[0]
    at = painter.worldTransform()
    if isinstance(box, QPointF) or len(given) < 3:
        base = at.map(box).y() if isinstance(box, QPointF) else 0.0
        return Word(text, size, 0, base - QFontMetricsF(font).ascent() * zoom, base)
    box = QRectF(box)
    flags = int(given[1].value if hasattr(given[1], "value") else given[1])
    metrics = QFontMetricsF(font)
    if flags & _WRAP:
        need = metrics.boundingRect(QRectF(0, 0, box.width(), 10_000), flags & _WRAP, text)
        out = max(need.width() - box.width(), need.height() - box.height() - metrics.descent())
        high = need.height()
    else:
        out, high = metrics.horizontalAdvance(text) - box.width(), metrics.height()
    free = box.height() - high
    place = at.mapRect(box)
    top = place.top() + zoom * (free / 2 if flags & _MIDDLE else free if flags & _BOTTOM else 0)
    return Word(text, size, max(0.0, out) * zoom, top, top + high * zoom)


def chart_faults(root: QWidget, least: float) -> Iterator[str]:
    """Which words inside the charts of a screen are smaller than so many pixels, cut, or lie on each other."""
    for view in root.findChildren(QGraphicsView):
        if not view.isVisible():
            continue
        boxes: list[tuple[QRectF, str]] = []
        for item in view.scene().items():
            if not isinstance(item, QGraphicsTextItem) or not item.toPlainText().strip():
                continue
            text, size = item.toPlainText(), item.font().pixelSize()
            box = item.sceneBoundingRect().adjusted(0, size * 0.2, 0, -size * 0.2)  # letters are lower than their line
            if size < least:
                yield f"{size} px in a chart: {text}"
            clip = item.parentItem()
            while clip is not None and not clip.flags() & clip.GraphicsItemFlag.ItemClipsChildrenToShape:
                clip = clip.parentItem()
            room = view.sceneRect() if clip is None else clip.sceneBoundingRect()
            if not room.adjusted(-1, -1, 1, 1).contains(box):
                yield f"cut in a chart: {text}"
            yield from (f"on each other in a chart: {text}, {other}" for lies, other in boxes if lies.intersects(box))
            boxes.append((box, text))


class Painted(QObject):
    """Remembers what of a widget was painted."""

    region = QRegion()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region = self.region.united(event.region())
        return False
