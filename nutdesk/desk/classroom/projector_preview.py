"""The picture as the presenter sees it, and beside it what the room sees if that is another; tools work on both."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.lens import Lens
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay, paint_overlay
from nutdesk.desk.classroom.slide_text import HEAD
from nutdesk.desk.kit.drawing import HINTS, shadow
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import disc, paint_art
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.tools import how_to
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr

RIM = 5
INSET = 0.28
"""The share of the picture's width and height that the room's own picture takes, where it is another one."""
ABOVE = 0.24
"""The share of the height below it, where the caption is."""
DARK, CREAM = "#2F1F14", "#FFF6E0"


class ProjectorPreview(QWidget):
    """The presenter's picture; the pointer on it is the pointer on the projector.

    While the projector is black or frozen it goes on, and what the room sees is a small picture in its corner.
    """

    def __init__(
        self,
        desk: Desk,
        picture: AudiencePicture,
        projector_overlay: ProjectorOverlay,
        presenter_tools: PresenterTools,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.desk, self.picture, self.projector_overlay, self.presenter_tools = (
            desk,
            picture,
            projector_overlay,
            presenter_tools,
        )
        self.setMouseTracking(True)
        picture.changed.connect(self.update)
        projector_overlay.changed.connect(self._changed)
        projector_overlay.zoomed.connect(self._changed)
        presenter_tools.picked.connect(self._changed)
        self._changed()

    def _changed(self) -> None:
        """Something is over the picture, or a tool was taken: show how it is used."""
        tool = self.presenter_tools.tool
        self.setCursor(Qt.CursorShape.CrossCursor if tool else Qt.CursorShape.ArrowCursor)
        self.setAccessibleName(self.state)
        self.setAccessibleDescription(self.hint)
        self.update()

    # ---- where things are -----------------------------------------------------------------------------------------

    @property
    def frame(self) -> QRectF:
        """The picture itself, in its own proportions."""
        room = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        size = self.picture.size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)

    @property
    def apart(self) -> bool:
        """Whether the room sees another picture than the presenter."""
        return self.projector_overlay.black or self.projector_overlay.frozen

    @property
    def inset(self) -> QRectF:
        """Where the room's own picture is, while it is another one."""
        frame = self.frame
        wide, high = frame.width() * INSET, frame.height() * INSET
        return QRectF(frame.right() - wide - 12, frame.bottom() - frame.height() * ABOVE - high, wide, high)

    def share(self, at: QPointF) -> QPointF:
        return _share(self.frame, at)

    def at(self, share: QPointF) -> QPointF:
        """The point of this widget for a share of the picture."""
        frame = self.frame
        return QPointF(frame.left() + share.x() * frame.width(), frame.top() + share.y() * frame.height())

    # ---- painting -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        frame = self.frame
        shadow(painter, frame, 14, 10, 0.5)
        self._paint_picture(painter, frame, self.picture.image, self.picture.lens, 10)
        paint_art(painter, self._state(frame), self.desk)
        if self.apart:
            image = self.picture.room_image.scaled(
                (self.inset.size() * self.devicePixelRatioF()).toSize(),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            self._paint_picture(painter, self.inset, image, self.picture.room_lens, 6, room=True)
            paint_art(
                painter, self._pill(tr("The room sees"), self.inset.topLeft() - QPointF(0, self._high)), self.desk
            )
        painter.end()

    def _paint_picture(
        self, painter: QPainter, frame: QRectF, image: QImage, lens: Lens, radius: float, *, room: bool = False
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(CREAM if room else DARK))
        painter.drawRoundedRect(frame.adjusted(-RIM, -RIM, RIM, RIM), radius + 4, radius + 4)
        path = QPainterPath()
        path.addRoundedRect(frame, radius, radius)
        painter.save()
        painter.setClipPath(path)
        painter.drawImage(frame, image)
        painter.translate(frame.topLeft())
        paint_overlay(painter, self.projector_overlay, frame.size(), lens, room=room)
        painter.restore()

    @property
    def state(self) -> str:
        """Whether the audience sees what the presenter does."""
        if self.projector_overlay.black:
            return tr("Black: only you see this")
        if self.projector_overlay.frozen:
            return tr("Frozen: only you see this")
        return tr("On the projector")

    @property
    def hint(self) -> str:
        """How the tool in use is used."""
        return how_to(self.presenter_tools.tool, zoomed=self.projector_overlay.zoom is not None)

    @property
    def _high(self) -> float:
        return self.desk.layout.letters(15) * 2

    def _state(self, frame: QRectF) -> Art:
        """Who sees this, and how the tool in use is used."""
        overlay, corner = self.projector_overlay, frame.topLeft() + QPointF(10, frame.height() * HEAD / 1080 + 6)
        dot = "#000000" if overlay.black else "#5B8FA8" if overlay.frozen else "#2F6B3C"
        art = self._pill(self.state, corner, dot)
        if self.hint:
            art += self._pill(self.hint, corner + QPointF(0, self._high + 6), dark=True)
        return art

    def _pill(self, text: str, corner: QPointF, dot: str = "", *, dark: bool = False) -> Art:
        size, high, left, top = self.desk.layout.letters(15), self._high, corner.x(), corner.y()
        indent, most = size * (1.9 if dot else 0.8), self.frame.right() - 10 - left
        wide = min(most, metrics(size, 700).horizontalAdvance(text) + indent + size * 0.7 + 1)
        tall = paragraphs(text, wide - indent - size * 0.4, size, 700)
        high = max(high, tall + size * 0.6)
        fill, ink, line = (DARK, CREAM, "@gold") if dark else (CREAM, DARK, DARK)
        return (
            Box(left, top, wide, high, min(high / 2, size), fill, line, 1.6),
            *((disc(left + size * 1.05, top + high / 2, size * 0.42, dot, DARK, 1.6),) if dot else ()),
            Label(text, left + indent, top, wide - indent - size * 0.4, high, size, 700, ink, wrap=True),
        )

    # ---- the pointer ----------------------------------------------------------------------------------------------

    def _pointed(self, at: QPointF) -> tuple[QPointF, Lens | None]:
        """What is pointed at, and the lens of the room's own picture if it is that."""
        if self.apart and self.inset.contains(at):
            return _share(self.inset, at), self.picture.room_lens
        return self.share(at), None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.frame.contains(event.position()):
            self.presenter_tools.press(*self._pointed(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.frame.contains(event.position()) or event.buttons():
            self.presenter_tools.move(*self._pointed(event.position()))
        else:
            self.presenter_tools.leave()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.presenter_tools.release(self.share(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.presenter_tools.turn(event.angleDelta().y() / 120)

    def leaveEvent(self, event: QEvent) -> None:
        self.presenter_tools.leave()


def _share(frame: QRectF, at: QPointF) -> QPointF:
    return QPointF((at.x() - frame.left()) / frame.width(), (at.y() - frame.top()) / frame.height())


__all__ = ["ProjectorPreview"]
