"""A workbench: a screen full of papers that is magnified as a whole, and moved under the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

BAR = (
    "QScrollBar:vertical { width: 8px; background: #6A5138; }"
    "QScrollBar::handle:vertical { background: #D8C39C; border-radius: 4px; min-height: 24px; }"
)
BARS = (
    BAR
    + BAR.replace("vertical", "horizontal").replace("width", "height").replace("min-height", "min-width")
    + "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
    "{ background: none; width: 0; height: 0; } QAbstractScrollArea::corner { background: #6A5138; }"
)
"""Bars on wood of their own: behind them there is nothing of the table, in a dark room no more than in a light one."""


class ZoomArea(QScrollArea):
    """Makes what lies on it so many times as large as its own room; once as large, it is as if it were not there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.times = 1.0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)

    def magnify(self, times: float) -> None:
        """How many times as large as the room."""
        times = max(1.0, times)
        if times == self.times:
            return
        if self.times == 1:
            self.setStyleSheet(BARS)
            QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]
        elif times == 1:
            QApplication.instance().focusChanged.disconnect(self._follow)  # type: ignore[union-attr]
        self.times = times
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if times == 1 else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)
        self.fit()

    def fit(self) -> None:
        """Give what lies on it its size."""
        lying = self.widget()
        if lying is not None:
            lying.resize(self.maximumViewportSize() * self.times)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """What has the focus can be seen."""
        lying = self.widget()
        if now is not None and now is not lying and lying is not None and lying.isAncestorOf(now):
            self.ensureWidgetVisible(now)

    def closeEvent(self, event: QCloseEvent) -> None:
        lying = self.widget()
        if lying is not None:
            lying.close()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()  # the keys belong to what lies here

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.times > 1:
            super().wheelEvent(event)
        else:
            event.ignore()


class LongZoomArea(ZoomArea):
    """A bench as wide as the window: what lies on it may be longer, and is moved up and down only."""

    BAR = 8
    """What its bar takes of the width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.long = 0.0
        self.setStyleSheet(BARS)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    def lengthen(self, long: float) -> None:
        """How long what lies on it is; at least it fills the window."""
        self.long = long
        self.fit()

    def fit(self) -> None:
        lying, room = self.widget(), self.maximumViewportSize()
        if lying is not None:
            moves = self.long > room.height()
            lying.resize(room.width() - (self.BAR if moves else 0), max(room.height(), round(self.long)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        QScrollArea.wheelEvent(self, event)
