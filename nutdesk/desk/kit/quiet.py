"""Lists and buttons that leave most keys alone, so that a clicker works wherever the focus is."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from nutdesk.desk.kit.plain import PlainButton
from nutdesk.desk.kit.widgets import SCROLL, clear_viewport


class QuietButton(PlainButton):
    """Space presses it; arrows, Enter and everything else belong to the screen around it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()


class Scroll(QScrollArea):
    """A list that may be longer than its room: it scrolls by wheel, and to what is chosen."""

    def __init__(self, inner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("QScrollArea { background: transparent }" + SCROLL)
        clear_viewport(self).setStyleSheet("background: transparent")
        self.setWidget(inner)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


__all__ = ["QuietButton", "Scroll"]
