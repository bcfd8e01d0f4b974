"""Moving pieces."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

CROSS_FADE = 80
"""Milliseconds, where less motion is wanted."""
FAINT = 0.25
HOP = 46.0
"""How far a die jumps while it tumbles, in pixels."""


class Motion(QObject):
    """Pieces in motion, all at once. Ending it at any moment puts everything in its place."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._settle)
        self.calm = False
        """Less motion: things fade in at their place instead of travelling, and dice show their result at once."""
        self._ways: list[tuple[QGraphicsItem, list[QPointF]]] = []
        self._fades: list[tuple[QGraphicsItem, float, float]] = []
        self._doomed: list[QGraphicsPixmapItem] = []
        self._tumbling: list[tuple[QGraphicsItem, float, QPointF]] = []

    def start(
        self,
        ways: list[tuple[QGraphicsItem, list[QPointF]]],
        fades: list[tuple[QGraphicsItem, float, float]],
        doomed: list[QGraphicsPixmapItem],
        milliseconds: int,
        tumbling: Sequence[QGraphicsItem] = (),
    ) -> None:
        """Start: pieces travel, fade in, fade out, and dice tumble."""
        self.end()
        if self.calm:
            for item, points in ways:
                item.setPos(points[-1])
            fading = {id(item) for item, _, _ in fades}
            fades = fades + [(item, FAINT, item.opacity()) for item, _ in ways if id(item) not in fading]
            ways, tumbling, milliseconds = [], (), min(milliseconds, CROSS_FADE)
        self._ways, self._fades, self._doomed = ways, fades, doomed
        self._tumbling = [(item, item.rotation(), item.pos()) for item in tumbling]
        if milliseconds <= 0 or not (ways or fades or doomed or tumbling):
            self._settle()
            return
        self._advance(0.0)
        self._clock.setDuration(milliseconds)
        self._clock.start()

    @property
    def running(self) -> bool:
        return self._clock.state() == QVariantAnimation.State.Running

    def end(self) -> None:
        """Put everything in its place at once."""
        if self.running:
            self._clock.stop()
            self._settle()

    def _advance(self, at: float) -> None:
        for item, points in self._ways:
            item.setPos(_along(points, at))
        for k, (item, angle, place) in enumerate(self._tumbling):
            left = 1 - at
            item.setRotation(angle - (540 + 90 * k) * left)
            item.setPos(place + QPointF(HOP * left * (1 - 2 * (k % 2)), -HOP * 1.6 * left * abs(cos(left * 9))))
        for item, start_at, stop_at in self._fades:
            item.setOpacity(start_at + (stop_at - start_at) * at)

    def _settle(self) -> None:
        self._advance(1.0)
        for item in self._doomed:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._ways, self._fades, self._doomed, self._tumbling = [], [], [], []
        self.finished.emit()


def _along(points: list[QPointF], at: float) -> QPointF:
    """The point at a share of the whole length of a line."""
    if len(points) == 2 or at >= 1:
        return points[0] + (points[-1] - points[0]) * at
    steps = [hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(points)]
    left = sum(steps) * at
    for (a, b), length in zip(pairwise(points), steps, strict=True):
        if left <= length and length:
            return a + (b - a) * (left / length)
        left -= length
    return points[-1]
