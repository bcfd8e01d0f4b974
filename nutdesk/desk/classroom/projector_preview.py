"""Exactly what is on the projector, in the presenter's window; the tools are used on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Box, Label
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay, paint_overlay
from nutdesk.desk.kit.drawing import HINTS, shadow
from nutdesk.desk.kit.panel import disc, paint_art
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr

RIM = 5


class ProjectorPreview(QWidget):
    """The audience's picture, smaller; the pointer on it is the pointer on the projector."""

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
        self.setAccessibleName(tr("On the projector"))
        picture.changed.connect(self.update)
        projector_overlay.changed.connect(self.update)
        presenter_tools.picked.connect(self._take_cursor)

    def _take_cursor(self, tool: str) -> None:
        self.setCursor(Qt.CursorShape.CrossCursor if tool else Qt.CursorShape.ArrowCursor)

    @property
    def frame(self) -> QRectF:
        """The picture itself, in its own proportions."""
        room = QRectF(self.rect()).adjusted(12, 12, -12, -12)
        size = self.picture.size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        return QRectF(room.center() - QPointF(size.width() / 2, size.height() / 2), size)

    def share(self, at: QPointF) -> QPointF:
        frame = self.frame
        return QPointF((at.x() - frame.left()) / frame.width(), (at.y() - frame.top()) / frame.height())

    def at(self, share: QPointF) -> QPointF:
        """The point of this widget for a share of the picture."""
        frame = self.frame
        return QPointF(frame.left() + share.x() * frame.width(), frame.top() + share.y() * frame.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        frame = self.frame
        shadow(painter, frame, 14, 10, 0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2F1F14"))
        painter.drawRoundedRect(frame.adjusted(-RIM, -RIM, RIM, RIM), 14, 14)
        path = QPainterPath()
        path.addRoundedRect(frame, 10, 10)
        painter.save()
        painter.setClipPath(path)
        painter.drawImage(frame, self.picture.image)
        painter.translate(frame.topLeft())
        paint_overlay(painter, self.projector_overlay, frame.size())
        painter.restore()
        self._paint_state(painter, frame)
        painter.end()

    def _paint_state(self, painter: QPainter, frame: QRectF) -> None:
        """Show whether the audience sees what the presenter does."""
        projector_overlay, layout = self.projector_overlay, self.desk.layout
        if projector_overlay.black:
            text, dot = tr("The projector is black"), "#000000"
        elif projector_overlay.frozen:
            text, dot = tr("Frozen: the room keeps this picture"), "#5B8FA8"
        else:
            text, dot = tr("On the projector"), "#2F6B3C"
        size = layout.letters(15)
        left, top, high = frame.left() + 10, frame.top() + 10, size * 2
        wide = metrics(size, 700).horizontalAdvance(text) + size * 2.6
        art = (
            Box(left, top, wide, high, high / 2, "#FFF6E0", "#2F1F14", 1.6),
            disc(left + size * 1.05, top + high / 2, size * 0.42, dot, "#2F1F14", 1.6),
            Label(text, left + size * 1.9, top, wide - size * 1.9, high, size, 700, "#2F1F14"),
        )
        paint_art(painter, art, self.desk)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.frame.contains(event.position()):
            self.presenter_tools.press(self.share(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.frame.contains(event.position()) or event.buttons():
            self.presenter_tools.move(self.share(event.position()))
        else:
            self.presenter_tools.leave()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.presenter_tools.release(self.share(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.presenter_tools.turn(event.angleDelta().y() / 120)

    def leaveEvent(self, event: QEvent) -> None:
        self.presenter_tools.leave()


__all__ = ["ProjectorPreview"]
