"""Things in motion: each has a track of its own, and ending it at any moment puts everything in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, hypot

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from nutdesk.core.value import Value
from nutdesk.desk.kit.art import Baked

Curve = QEasingCurve.Type
HOP = 46.0
"""How far a die jumps while it tumbles, in pixels."""
Points = Sequence[QPointF]


@attrs.frozen
class Track(Value):
    """What happens to one thing: `move` is given the share that is done, from 0 to 1."""

    move: Callable[[float], None]
    begin: float
    """Milliseconds after the start."""
    span: float
    curve: Curve = Curve.OutCubic

    @property
    def end(self) -> float:
        return self.begin + self.span


class Motion(QObject):
    """Everything that moves at the same time."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._advance)
        self._clock.finished.connect(self._settle)
        self.calm = False
        """Less motion: things fade in at their place instead of travelling, and dice show their result at once."""
        self._tracks: list[tuple[Track, QEasingCurve]] = []
        self._doomed: list[QGraphicsPixmapItem] = []
        self.total = 0
        """How many milliseconds the last motion was to take."""

    def start(self, tracks: Sequence[Track], doomed: Sequence[QGraphicsPixmapItem] = ()) -> None:
        """Start all tracks; what is doomed is taken away at the end."""
        self.end()
        self._tracks = [(track, QEasingCurve(track.curve)) for track in tracks]
        self._doomed = list(doomed)
        self.total = round(max((track.end for track in tracks), default=0))
        if self.total <= 0:
            self._settle()
            return
        self._advance(0.0)
        self._clock.setDuration(self.total)
        self._clock.start()

    @property
    def running(self) -> bool:
        return self._clock.state() != QVariantAnimation.State.Stopped

    def end(self) -> None:
        """Put everything in its place at once."""
        if self.running:
            self._clock.stop()
            self._settle()

    def _advance(self, at: float) -> None:
        now = at * self.total
        for track, curve in self._tracks:
            share = (now - track.begin) / track.span if track.span > 0 else 1.0
            track.move(curve.valueForProgress(min(1.0, max(0.0, share))))

    def _settle(self) -> None:
        for track, _ in self._tracks:
            track.move(1.0)
        for item in self._doomed:
            scene = item.scene()
            if scene is not None:
                scene.removeItem(item)
        self._tracks, self._doomed = [], []
        self.finished.emit()


# ---- what a track does ----------------------------------------------------------------------------------------------


def travelling(item: QGraphicsItem, points: Points) -> Callable[[float], None]:
    """Go along a line."""
    return lambda at: item.setPos(along(points, at))


def fading(item: QGraphicsItem, start: float, stop: float) -> Callable[[float], None]:
    return lambda at: item.setOpacity(start + (stop - start) * at)


def lit(show: Callable[[float], object]) -> Callable[[float], None]:
    """Light up quickly and fade slowly; `show` is told how strong it is."""

    def at(share: float) -> None:
        show(min(1.0, share / 0.2) * min(1.0, (1 - share) / 0.6))

    return at


def growing(item: QGraphicsItem, start: float) -> Callable[[float], None]:
    """Come to its own size; where the curve overshoots it is larger for a moment."""
    return lambda at: item.setScale(start + (1 - start) * at)


def turning(item: QGraphicsItem, degrees: float) -> Callable[[float], None]:
    """Turn clockwise by so much, to the angle that it has now."""
    angle = item.rotation()
    return lambda at: item.setRotation(angle - degrees * (1 - at))


def flipping(item: QGraphicsPixmapItem, back: Baked) -> Callable[[float], None]:
    """Turn a card over: its back until it stands on its edge, then its face."""
    face, corner = item.pixmap(), item.offset()

    def flip(at: float) -> None:
        item.setPixmap(back.pixmap if at < 0.5 else face)
        item.setOffset(back.corner if at < 0.5 else corner)
        item.setTransform(QTransform() if at >= 1 else QTransform.fromScale(max(0.02, abs(1 - 2 * at)), 1))

    return flip


def tumbling(item: QGraphicsItem, number: int) -> Callable[[float], None]:
    """Roll and jump like a die; several differ by their number."""
    angle, place = item.rotation(), item.pos()

    def tumble(at: float) -> None:
        left = 1 - at
        item.setRotation(angle - (540 + 90 * number) * left)
        item.setPos(place + QPointF(HOP * left * (1 - 2 * (number % 2)), -HOP * 1.6 * left * abs(cos(left * 9))))

    return tumble


def length(points: Points) -> float:
    """How long a line is."""
    return sum(hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(points))


def along(points: Points, at: float) -> QPointF:
    """The point at a share of the whole length of a line."""
    if len(points) == 2 or at >= 1:
        return points[0] + (points[-1] - points[0]) * at if len(points) == 2 else points[-1]
    steps = [hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(points)]
    left = sum(steps) * at
    for (a, b), step in zip(pairwise(points), steps, strict=True):
        if left <= step and step:
            return a + (b - a) * (left / step)
        left -= step
    return points[-1]
