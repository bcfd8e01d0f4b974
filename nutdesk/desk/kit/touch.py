"""Touch on a window: a finger that rests asks what is there, like a resting pointer; one that moves scrolls a list."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QHelpEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QGraphicsView, QWidget

STAYS: Final = 600
"""Milliseconds."""
STILL: Final = 14
"""Pixels that a finger may move meanwhile."""


class LongPress(QObject):
    """Watches the fingers on a window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._at = QPoint()
        self._timer = QTimer(self, singleShot=True, interval=STAYS)
        self._timer.timeout.connect(self._ask)
        self._watching: QObject | None = None

    def watch(self) -> None:
        """Start once the window is shown: touch events come through its handle."""
        handle = self._window.windowHandle()
        if handle is not None and handle is not self._watching:
            handle.installEventFilter(self)
            self._watching = handle

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            points = event.points()
            at = points[0].position().toPoint() if points else QPoint()
            if event.type() == QEvent.Type.TouchBegin and len(points) == 1:
                self._at = at
                self._timer.start()
                self._make_flickable(self._window.childAt(at))
            elif (
                event.type() in (QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
                or len(points) > 1
                or (at - self._at).manhattanLength() > STILL
            ):
                self._timer.stop()
        return False

    def _make_flickable(self, part: QWidget | None) -> None:
        """Make a list follow the finger when it is first touched; a table has its own way."""
        while part is not None and not isinstance(part, QAbstractScrollArea):
            part = part.parentWidget()
        if part is None or isinstance(part, QGraphicsView):
            return
        from PySide6.QtWidgets import QScroller  # only now: many a desk is never touched

        if not QScroller.hasScroller(part.viewport()):
            QScroller.grabGesture(part.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def _ask(self) -> None:
        part = self._window.childAt(self._at)
        if part is None:
            return
        if isinstance(part, QAbstractButton):
            part.setDown(False)  # who asked did not press
        at = part.mapFrom(self._window, self._at)
        QApplication.sendEvent(part, QHelpEvent(QEvent.Type.ToolTip, at, part.mapToGlobal(at)))
