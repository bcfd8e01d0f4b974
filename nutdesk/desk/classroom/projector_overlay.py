"""What the presenter lays over the audience's picture: black, freeze, spotlight, laser, pen, arrows and zoom."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import Literal

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from nutdesk.desk.classroom.lens import DARKNESS, Lens, Pointed, region

Kind = Literal["pen", "arrow"]
PEN, RIM = "#FF4FA3", "#000000"
LEAST = 0.012
"""A stroke shorter than this share of the picture is a stray click, and is dropped."""
LASER_STAYS, LASER_FADES = 900, 400
"""Milliseconds after the last movement."""
RADIUS = 0.17
"""Of the spotlight, in picture heights."""
SMALLEST_ZOOM = 0.06
"""A region narrower than this share was not meant."""


@attrs.define
class PenStroke:
    """A line that stays until it is cleared."""

    kind: Kind
    points: list[QPointF]
    anchored: bool
    """Whether its points are on the board and move with the camera; otherwise they are shares of the picture."""
    reach: float = 0.0
    """How far it went from its beginning, in shares."""
    inside: bool = True
    """Whether it stays on the board, and does not go on over the text beside it."""


class ProjectorOverlay(QObject):
    """The presenter's overlay, one model for both windows: the audience sees what it contains, and nothing else."""

    changed = Signal()
    """Something in the overlay has changed."""
    held = Signal(bool)
    """The picture was frozen or released."""
    zoomed = Signal()
    """Another region is shown, or the script's own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.black = False
        self.frozen = False
        self.spot: Pointed | None = None
        self.radius = RADIUS
        self.laser: Pointed | None = None
        self.glow = 0.0
        """How strong the laser still is, 1 to 0."""
        self.strokes: list[PenStroke] = []
        self.left: list[PenStroke] = []
        """Strokes on a picture that the presenter has left, and that a frozen room still sees."""
        self.drawing: PenStroke | None = None
        self.zoom: QRectF | None = None
        """The region that the audience sees, in shares of the picture as it was when the region was chosen."""
        self.frame: QRectF | None = None
        """The region that is being selected."""
        self.ghost: QPixmap | None = None
        self.ghost_at = QPointF()
        self._fade = QTimer(self)
        self._fade.setInterval(40)
        self._fade.timeout.connect(self._dim)
        self._idle = 0
        self._start = QPointF()
        self.lens: Lens | None = None
        """Of the audience's picture as it is now, whose shares all others are."""
        self.image_size = QSizeF()
        """The size at which held pieces are drawn: that of the audience's picture."""

    # ---- the picture ----------------------------------------------------------------------------------------------

    def set_black(self, on: bool) -> None:
        if on != self.black:
            self.black = on
            self.changed.emit()

    def freeze(self, on: bool) -> None:
        """Keep the audience's picture as it is, or release it."""
        if on != self.frozen:
            self.frozen, self.left = on, []
            self.held.emit(on)
            self.changed.emit()

    def light_at(self, share: QPointF | None, lens: Lens | None = None) -> None:
        """Move the spotlight; None takes it away."""
        self.spot = self._pointed(share, lens) if share is not None else None
        self.changed.emit()

    def _pointed(self, share: QPointF, lens: Lens | None) -> Pointed:
        lens = lens or self.lens
        return lens.place(share) if lens is not None else Pointed(share.x(), share.y(), False)

    def widen(self, factor: float) -> None:
        self.radius = min(0.6, max(0.06, self.radius * factor))
        self.changed.emit()

    def zoom_to(self, region: QRectF | None) -> None:
        """Show a region of the board; None returns to what the script shows."""
        if region is not None and min(region.width(), region.height()) < SMALLEST_ZOOM:
            return
        self.zoom = region
        self.zoomed.emit()

    def frame_to(self, region: QRectF | None) -> None:
        self.frame = region
        self.changed.emit()

    def carry(self, ghost: QPixmap | None, share: QPointF) -> None:
        """Pick a piece up from the picture; None lets it go."""
        if ghost is not None or self.ghost is not None:
            self.ghost, self.ghost_at = ghost, share
            self.changed.emit()

    def carry_to(self, share: QPointF) -> None:
        self.ghost_at = share
        self.changed.emit()

    # ---- pointing and drawing -------------------------------------------------------------------------------------

    def point_at(self, share: QPointF, lens: Lens | None = None) -> None:
        """Move the laser dot, which fades when it rests."""
        self.laser, self.glow, self._idle = self._pointed(share, lens), 1.0, 0
        self._fade.start()
        self.changed.emit()

    def _dim(self) -> None:
        self._idle += self._fade.interval()
        left = 1 - (self._idle - LASER_STAYS) / LASER_FADES
        if left <= 0:
            self.put_laser_away()
        elif left < 1:
            self.glow = left
            self.changed.emit()

    def put_laser_away(self) -> None:
        self._fade.stop()
        self.laser, self.glow = None, 0.0
        self.changed.emit()

    def begin(self, kind: Kind, share: QPointF, lens: Lens | None = None) -> None:
        lens = lens or self.lens
        anchored = lens is not None and lens.on_board(share)
        self._start = share
        self.drawing = PenStroke(kind, [self._kept(share, lens, anchored)], anchored)

    def _kept(self, share: QPointF, lens: Lens | None, anchored: bool) -> QPointF:
        return lens.to_board(share) if anchored and lens is not None else share

    def draw_to(self, share: QPointF, lens: Lens | None = None) -> None:
        stroke, lens = self.drawing, lens or self.lens
        if stroke is None:
            return
        point = self._kept(share, lens, stroke.anchored)
        if lens is not None and not lens.on_board(share):
            stroke.inside = False
        stroke.reach = max(stroke.reach, hypot(share.x() - self._start.x(), share.y() - self._start.y()))
        if stroke.kind == "arrow":
            stroke.points[1:] = [point]
        else:
            stroke.points.append(point)
        self.changed.emit()

    def end(self) -> None:
        """Let go: a line stays, a stray click leaves nothing."""
        stroke, self.drawing = self.drawing, None
        if stroke is not None and stroke.reach >= LEAST:
            self.strokes.append(stroke)
        self.changed.emit()

    def clear(self) -> None:
        """Delete all strokes; everything else stays."""
        self.strokes, self.left, self.drawing = [], [], None
        self.changed.emit()

    def leave(self) -> None:
        """Another picture comes: strokes go with the old one, which a frozen room still sees."""
        self.left = [*self.left, *self.strokes] if self.frozen else []
        self.strokes, self.drawing = [], None
        self.changed.emit()

    def reset(self) -> None:
        """Return to the state before any tool was used."""
        self._fade.stop()
        self.black, self.spot, self.laser, self.radius = False, None, None, RADIUS
        self.strokes, self.drawing = [], None
        self.freeze(False)
        self.zoom_to(None)
        self.changed.emit()

    @property
    def lines(self) -> list[PenStroke]:
        return [*self.strokes, *([self.drawing] if self.drawing is not None else [])]


# ---- painting --------------------------------------------------------------------------------------------------------


def paint_overlay(
    painter: QPainter, overlay: ProjectorOverlay, size: QSizeF, lens: Lens | None = None, *, room: bool = False
) -> None:
    """Paint the overlay on a picture of this size, which shows the board as a lens says.

    The room sees what the presenter does, except while its picture is black, which covers everything, or frozen: then
    it is spared what is only tried out.
    """
    here, now = lens or overlay.lens, overlay.lens
    if room and overlay.black:
        painter.fillRect(QRectF(QPointF(0, 0), size), Qt.GlobalColor.black)
        return
    spot = _share(overlay.spot, here)
    if spot is not None and overlay.spot is not None:
        wider = here.widening(now) if here is not None and now is not None and overlay.spot.on_board else 1.0
        radius, dark = overlay.radius * size.height() * wider, here.darkness if here is not None else DARKNESS
        _paint_spotlight(painter, _place(spot, size), radius, size, dark)
    for stroke in [*(overlay.left if room else []), *overlay.lines]:
        _paint_line(painter, stroke, here, size)
    if not (room and overlay.frozen):
        if overlay.frame is not None:
            frame = region(here, now, overlay.frame) if here is not None and now is not None else overlay.frame
            _paint_frame(painter, QRectF(_place(frame.topLeft(), size), _place(frame.bottomRight(), size)))
        if overlay.ghost is not None:
            _paint_ghost(painter, overlay, size)
    laser = _share(overlay.laser, here)
    if laser is not None:
        _paint_laser(painter, _place(laser, size), size.height() / 1080, overlay.glow)


def _share(place: Pointed | None, lens: Lens | None) -> QPointF | None:
    if place is None or lens is None:
        return QPointF(place.x, place.y) if place is not None and not place.on_board else None
    return lens.share(place)


def _paint_line(painter: QPainter, stroke: PenStroke, lens: Lens | None, size: QSizeF) -> None:
    places = [Pointed(point.x(), point.y(), stroke.anchored) for point in stroke.points]
    shares = [share for place in places if (share := _share(place, lens)) is not None]
    painter.save()
    if stroke.anchored and stroke.inside and lens is not None:
        # The camera may move: a line on the board never comes to lie on the words.
        painter.setClipPath(lens.board(size), Qt.ClipOperation.IntersectClip)
    _paint_stroke(painter, stroke.kind, [_place(share, size) for share in shares], size)
    painter.restore()


def _place(point: QPointF, size: QSizeF) -> QPointF:
    return QPointF(point.x() * size.width(), point.y() * size.height())


def _paint_spotlight(painter: QPainter, middle: QPointF, radius: float, size: QSizeF, darkness: int) -> None:
    light = QRadialGradient(middle, radius * 1.15)
    light.setColorAt(0.0, QColor(0, 0, 0, 0))
    light.setColorAt(0.84, QColor(0, 0, 0, 0))
    light.setColorAt(1.0, QColor(0, 0, 0, darkness))
    painter.fillRect(QRectF(QPointF(0, 0), size), light)


def _paint_stroke(painter: QPainter, kind: Kind, points: list[QPointF], size: QSizeF) -> None:
    if len(points) < 2:
        return
    unit = size.height() / 1080
    path = QPainterPath(points[0])
    if kind == "arrow":
        start, tip = points[0], points[-1]
        path.lineTo(tip)
        long = hypot(tip.x() - start.x(), tip.y() - start.y())
        if long > 1:
            ux, uy = (tip.x() - start.x()) / long, (tip.y() - start.y()) / long
            head = min(44 * unit, long * 0.45)
            for side in (1, -1):
                path.moveTo(tip)
                path.lineTo(tip.x() - (ux + uy * side * 0.8) * head, tip.y() - (uy - ux * side * 0.8) * head)
    else:
        for near, far in pairwise(points[1:]):
            path.quadTo(near, (near + far) * 0.5)
        path.lineTo(points[-1])
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fill = "#FFFFFF" if kind == "arrow" else PEN
    for colour, width in ((RIM, 20.0), (fill, 12.0)):
        pen = QPen(QColor(colour), width * unit)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _paint_frame(painter: QPainter, region: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in (("#000000", 7.0), ("#FFD400", 4.0)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(region, 6, 6)


def _paint_ghost(painter: QPainter, overlay: ProjectorOverlay, size: QSizeF) -> None:
    """Paint a held piece at its size in the picture."""
    assert overlay.ghost is not None
    whole = overlay.image_size if not overlay.image_size.isEmpty() else size
    shape = overlay.ghost.deviceIndependentSize() * (size.height() / whole.height())
    at = _place(overlay.ghost_at, size) - QPointF(shape.width() / 2, shape.height() * 0.6)
    painter.drawPixmap(QRectF(at, shape), overlay.ghost, QRectF(overlay.ghost.rect()))


def _paint_laser(painter: QPainter, at: QPointF, unit: float, glow: float) -> None:
    painter.save()
    painter.setOpacity(glow)
    painter.setPen(Qt.PenStyle.NoPen)
    for radius, alpha in ((46, 40), (32, 70), (20, 128)):
        painter.setBrush(QColor(255, 43, 43, alpha))
        painter.drawEllipse(at, radius * unit, radius * unit)
    painter.setBrush(QColor("#FF1E1E"))
    painter.setPen(QPen(QColor("#FFFFFF"), 4 * unit))
    painter.drawEllipse(at, 13 * unit, 13 * unit)
    painter.restore()


__all__ = ["Kind", "PenStroke", "ProjectorOverlay", "paint_overlay"]
