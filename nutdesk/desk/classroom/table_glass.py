"""A pane of glass over the board of a player: the projector's tools are used on it, and what they draw is seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from nutdesk.desk.classroom.lens import TableLens, region
from nutdesk.desk.classroom.projector import Projector
from nutdesk.desk.classroom.projector_overlay import paint_overlay
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.play.table_page import TablePage

PANE = 4.0
"""The width of the line around what the room sees of a board that is zoomed there."""


class TableGlass(QWidget):
    """Takes the pointer while a tool is in the hand, and shows what is over the room's picture, except black."""

    def __init__(self, page: TablePage, projector: Projector) -> None:
        super().__init__(page)
        self.page, self.projector = page, projector
        self.setMouseTracking(True)
        self.setAccessibleName("")
        projector.changed.connect(self.refresh)
        projector.picture.changed.connect(self._repaint)
        page.view.zoomed.connect(self._repaint)
        self.lower()
        page.view.lower()  # the panels beside the board lie above the glass, and the board below it
        self.refresh()

    def refresh(self) -> None:
        """Be there while there is something to do or to see."""
        tool, overlay = self.projector.presenter_tools.tool, self.projector.projector_overlay
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not tool)
        self.setCursor(Qt.CursorShape.CrossCursor if tool else Qt.CursorShape.ArrowCursor)
        self.setVisible(bool(tool or overlay.lines or overlay.spot or overlay.laser or overlay.zoom is not None))
        self.update()

    def _repaint(self, *_: object) -> None:
        if self.isVisible():
            self.update()

    @property
    def lens(self) -> TableLens:
        """Where the board lies on this glass."""
        scene, view = self.page.scene, self.page.view
        corner = self.mapFrom(self.page, view.mapTo(self.page, view.mapFromScene(scene.board_point(0, 0))))
        return TableLens(scene.scale, corner.x(), corner.y(), self.width(), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, size, lens = QPainter(self), QSizeF(self.size()), self.lens
        painter.setRenderHints(HINTS)
        picture, overlay = self.projector.picture, self.projector.projector_overlay
        if overlay.zoom is not None:
            board = picture.frame.board
            wide, high = picture.size.width(), picture.size.height()
            box = QRectF(board.x() / wide, board.y() / high, board.width() / wide, board.height() / high)
            seen = region(lens, picture.lens, box)
            frame = QRectF(seen.x() * size.width(), seen.y() * size.height(), *_scaled(seen, size))
            painter.setPen(QPen(Qt.GlobalColor.black, PANE + 2))
            painter.drawRoundedRect(frame, 6, 6)
            painter.setPen(QPen(Qt.GlobalColor.white, PANE, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame, 6, 6)
        paint_overlay(painter, overlay, size, lens)
        painter.end()

    # ---- the pointer ----------------------------------------------------------------------------------------------

    def share(self, event: QMouseEvent) -> QPointF:
        return QPointF(event.position().x() / self.width(), event.position().y() / self.height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.projector.presenter_tools.press(self.share(event), self.lens)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.projector.presenter_tools.move(self.share(event), self.lens)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.projector.presenter_tools.release(self.share(event))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.projector.presenter_tools.turn(event.angleDelta().y() / 120)

    def leaveEvent(self, event: QEvent) -> None:
        self.projector.presenter_tools.leave()


def _scaled(share: QRectF, size: QSizeF) -> tuple[float, float]:
    return share.width() * size.width(), share.height() * size.height()


__all__ = ["TableGlass"]
