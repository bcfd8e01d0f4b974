"""Touch on the table: one finger does what the mouse does, two zoom and move the board."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEventPoint, QTouchEvent

if TYPE_CHECKING:
    from nutdesk.desk.table.view import TableView

TOUCHES: Final = (
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
)


class TableTouch:
    """Turns touch events into calls of the view: press, move and release, zoom and pan."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self._pinched = False
        """Whether two fingers were down: until all are up, a single one means nothing."""

    def take(self, event: QTouchEvent) -> bool:
        """Handle a touch event. It is always accepted, as otherwise Qt would send it again as a mouse event."""
        event.accept()
        view, points = self.view, event.points()
        if event.type() == QEvent.Type.TouchCancel:
            view.let_go()
            self._pinched = False
            return True
        if len(points) >= 2:
            if not self._pinched:
                self._pinched = True
                view.let_go()
            elif all(point.state() != QEventPoint.State.Released for point in points[:2]):
                self._pinch(points[0], points[1])
        elif points and not self._pinched:
            self._point(points[0])
        if event.type() == QEvent.Type.TouchEnd:
            self._pinched = False
        return True

    def _point(self, point: QEventPoint) -> None:
        view, at = self.view, point.position().toPoint()
        if view.grip is not None:
            view.grip.touched = True
        if point.state() == QEventPoint.State.Pressed:
            view.touched.emit()
            view.setFocus()
            view.press(at)
        elif point.state() == QEventPoint.State.Released:
            view.release(at)
            if view.grip is not None and view.grip.held is None:
                view.grip.hover(QPointF(-1, -1))  # a finger that is gone points at nothing
        else:
            view.move_to(at, down=True)

    def _pinch(self, one: QEventPoint, two: QEventPoint) -> None:
        """The board follows both fingers: their distance zooms, their middle moves it."""
        now = (one.position() + two.position()) * 0.5
        before = (one.lastPosition() + two.lastPosition()) * 0.5
        wide, was = (_far(one.position(), two.position()), _far(one.lastPosition(), two.lastPosition()))
        if was > 1 and wide > 1:
            self.view.zoom_by(wide / was, now)
        if now != before:
            self.view.pan_by(now - before)


def _far(one: QPointF, two: QPointF) -> float:
    return hypot(one.x() - two.x(), one.y() - two.y())
