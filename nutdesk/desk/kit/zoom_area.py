"""An area that magnifies a whole page, and scrolls it."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from nutdesk.desk.kit.widgets import clear_viewport, dress

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
"""Scroll bars on a background of their own, which hides the table in every theme."""


class ZoomArea(QScrollArea):
    """Magnifies its page a number of times, and scrolls what has no room; else it changes nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.times = 1.0
        self.least = QSize()
        """The page gets no smaller than this, before it is magnified."""
        self.scrolls = False
        """Whether the page is larger than the area."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        clear_viewport(self)

    def magnify(self, times: float, least: QSize | None = None) -> None:
        """Set how many times as large as the area the page is, and how large it is at least."""
        times, least = max(1.0, times), least or QSize()
        if (times, least) != (self.times, self.least):
            self.times, self.least = times, least
            self.fit()

    def _scroll(self, scrolls: bool) -> None:
        if scrolls == self.scrolls:
            return
        self.scrolls = scrolls
        app = QApplication.instance()
        if scrolls:
            dress(self, BARS)
            app.focusChanged.connect(self._follow)  # type: ignore[union-attr]
        else:
            app.focusChanged.disconnect(self._follow)  # type: ignore[union-attr]
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(policy)
        self.setVerticalScrollBarPolicy(policy)

    def fit(self) -> None:
        """Give the page its size."""
        lying, room = self.widget(), self.maximumViewportSize()
        if lying is not None:
            size = room.expandedTo(self.least) * self.times
            self._scroll(size != room)
            lying.resize(size)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what has the focus."""
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
        if self.scrolls:
            super().wheelEvent(event)
        else:
            event.ignore()


class LongZoomArea(ZoomArea):
    """An area as wide as the window, whose page may be longer and scrolls only up and down."""

    BAR = 8
    """The width of its scroll bar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.long = 0.0
        self.setStyleSheet(BARS)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    def lengthen(self, long: float) -> None:
        """Set the length of the page; it always fills at least the window."""
        self.long = long
        self.fit()

    def fit(self) -> None:
        lying, room = self.widget(), self.maximumViewportSize()
        if lying is not None:
            moves = self.long > room.height()
            lying.resize(room.width() - (self.BAR if moves else 0), max(room.height(), round(self.long)))

    def wheelEvent(self, event: QWheelEvent) -> None:
        QScrollArea.wheelEvent(self, event)
