"""A quiet line below the prompt, once: any key or click ends the motion."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.kit.panel import Drawn
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr


class SkipNote(Drawn, QWidget):
    """Shown over the board's upper edge during somebody's first long motion; it is in nobody's way."""

    SHOWN = 7000
    """Milliseconds: long enough to read, although the motion may be over."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.wanted = False
        """Whether it is still to be told."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(self.SHOWN)
        self._hush.timeout.connect(self.hide)
        self.hide()

    @property
    def words(self) -> str:
        return tr("Any key or click skips the motion")

    def tell(self) -> None:
        """Show it for a while, and never again."""
        self.wanted = False
        self.setAccessibleName(self.words)
        self.arrange(self.parentWidget())
        self.show()
        self.raise_()
        self._hush.start()

    def arrange(self, page: QWidget | None) -> None:
        """Below the bar, in the middle."""
        if page is None:
            return
        layout = self.desk.layout
        size = layout.letters(17)
        wide, high = metrics(size, 600).horizontalAdvance(self.words) + layout.px(40), size * 2
        self.setGeometry(
            round((page.width() - wide) / 2), round(layout.bar + layout.px(6)), round(wide + 1), round(high)
        )

    def art(self) -> Art:
        size, wide, high = self.desk.layout.letters(17), self.width(), self.height()
        return (
            Box(1, 1, wide - 2, high - 2, high / 2, "@panel", "@line", 1.5),
            Label(self.words, 0, 0, wide, high, size, 600, "@ink2", "centre"),
        )
