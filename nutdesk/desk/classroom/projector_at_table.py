"""The projector at a player's table: its tools above the board, and the glass on which they are used."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut

from nutdesk.desk.classroom.projector import Projector
from nutdesk.desk.classroom.projector_bar import ProjectorBar
from nutdesk.desk.classroom.table_glass import TableGlass
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.play.table_page import TablePage


class ProjectorAtTable(QObject):
    """What a page has of the projector while it shows the page's game."""

    def __init__(self, page: TablePage, projector: Projector) -> None:
        super().__init__(page)
        self.page, self.projector = page, projector
        self.bar = ProjectorBar(page.desk, projector, page)
        self.glass = TableGlass(page, projector)
        self._said = ""
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
        self._escape.activated.connect(projector.calm)
        projector.changed.connect(self._changed)
        self._changed()
        self.bar.show()
        page.lay_above(self)

    def _changed(self) -> None:
        """Escape first puts the tool away; a screen reader is told how the tool in the hand is used."""
        self._escape.setEnabled(bool(self.projector.presenter_tools.tool))
        if self.projector.hint != self._said:
            self._said = self.projector.hint
            if self._said:
                self.page.announce(self._said)

    def arrange(self, layout: Layout) -> None:
        """The tools lie between the bar and the board, the glass on the board."""
        left, wide = round(layout.left), round(self.page.width() - layout.left - layout.right)
        top, high = round(layout.bar), round(layout.px(layout.row))
        self.bar.setGeometry(left, top, wide, high)
        self.bar.arrange()
        self.bar.raise_()
        self.glass.setGeometry(left, top + high, wide, round(self.page.height() - layout.tray) - top - high)

    def leave(self) -> None:
        """Take everything off the page."""
        self.projector.changed.disconnect(self._changed)
        self.page.lay_above(None)
        for part in (self.bar, self.glass):
            part.hide()
            part.deleteLater()
        self._escape.setEnabled(False)
        self.deleteLater()


__all__ = ["ProjectorAtTable"]
