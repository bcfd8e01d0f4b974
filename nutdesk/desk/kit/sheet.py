"""A sheet in front of a screen: nothing below it can be used until it is closed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, parent_of


class Veil(QWidget):
    """Dims the screen below a sheet; a click beside the sheet closes it."""

    pressed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.desk.theme.colour("@veil"))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()


def in_sight(widget: QWidget) -> QRect:
    """The part of a widget that its scroll areas show, ignoring anything in front of it."""
    seen, up = widget.rect(), widget
    while not up.isWindow() and (above := up.parentWidget()) is not None:
        seen &= above.rect().translated(-widget.mapTo(above, QPoint(0, 0)))
        up = above
    return seen


class Sheet(Panel):
    """The sheet: it stays in the middle, keeps the focus, and closes with Escape."""

    closed = Signal()
    HEAD = 76
    """Room for the title, in units."""

    def __init__(self, desk: Desk, title: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.title = title
        self.setAccessibleName(title)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.veil = Veil(desk, parent)
        self.veil.pressed.connect(self.close_sheet)
        self._before = QApplication.focusWidget()
        self._measured: Layout | None = None
        parent.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show it."""
        self.arrange()
        for part in (self.veil, self):
            part.show()
            part.raise_()
        self.first_focus().setFocus()

    def first_focus(self) -> QWidget:
        """The widget that gets the focus first."""
        return self

    def wanted(self) -> tuple[float, float]:
        """The width and height that it would like, in pixels."""
        return 0.0, 0.0

    def measure(self) -> None:
        """Adjust to the desk's size, as the window may be resized while the sheet is open."""
        for button in self.findChildren(DeskButton):
            button.updateGeometry()
        self.restyle()
        if (parts := self.layout()) is not None:
            parts.activate()  # or what it wants is what its lines wanted before

    def arrange(self) -> None:
        """Place it in the middle of the visible part of the screen, never larger than that."""
        if self.desk.layout != self._measured:
            self._measured = self.desk.layout
            self.measure()
        parent = parent_of(self)
        wide, high = self.wanted()
        seen = QRectF(in_sight(parent))
        place = QRectF(0, 0, min(wide, seen.width() - 12), min(high, seen.height() - 12))
        place.moveCenter(seen.center())
        self.veil.setGeometry(parent.rect())
        self.setGeometry(place.toRect())

    def restyle(self) -> None:
        """The theme has changed."""
        self.veil.update()
        self.update()

    def close_sheet(self) -> None:
        if self.veil.parent() is None:
            return
        parent_of(self).removeEventFilter(self)
        before = self._before
        for part in (self.veil, self):
            part.hide()
            part.deleteLater()
        self.veil.setParent(None)
        self.closed.emit()
        if before is not None and before is QApplication.focusWidget():
            return
        try:
            if before is not None and before.isVisible():
                before.setFocus()
        except RuntimeError:  # it went while the sheet was there
            return

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            QTimer.singleShot(0, self, self._follow)  # the screen below takes its measures first
        return False

    def _follow(self) -> None:
        if self.isVisible():
            self.arrange()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        from nutdesk.core.table import Label  # only now: sheets lie on the home screen, which comes up fast
        from nutdesk.desk.kit.panel import paint_art

        layout = self.desk.layout
        side, high = layout.px(26), layout.px(self.HEAD - 18)
        box = (rect.left() + side, rect.top() + layout.px(10), rect.width() - 2 * side, high)
        paint_art(painter, (Label(self.title, *box, layout.letters(32), display=True),), self.desk)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Stop clicks on the sheet from reaching what is below."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        # Other keys stop here: the letters of the game's buttons do nothing now.
