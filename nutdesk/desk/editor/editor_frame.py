"""The parts of the editor and where they are: steps on the left, a form on the right, the table between them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk.core.table import Table
from nutdesk.desk.editor.bar import EditorBar
from nutdesk.desk.editor.field import Deaf
from nutdesk.desk.editor.form import FormPanel
from nutdesk.desk.editor.scene_steps import SceneStepsPanel
from nutdesk.desk.editor.text import TextPanel
from nutdesk.desk.kit.layout import HIT, ROOMY, Layout
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.words import tr
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session

BAND = 104


class EditorFrame(TablePage):
    """A table with the editor around it; what it does is decided in editor.py."""

    band: float = BAND
    benched = True
    wordy = False
    is_lesson = True

    def __init__(self, session: Session, theme: Theme, parent: QWidget | None = None) -> None:
        self.preview: QWidget | None = None
        """The scene shown as a lesson, over everything else."""
        super().__init__(session, theme, parent)
        self.desk.least = ROOMY  # the board is in the middle of all its tools
        self.deaf = Deaf(self)
        self.bar = EditorBar(self.desk, self)
        self.steps = SceneStepsPanel(self.desk, self)
        self.form = FormPanel(self.desk, session.game, self.deaf, self)
        self.text = TextPanel(self.desk, self.deaf, self)
        self.text.closed.connect(self.close_text)
        self.grip.held_changed.connect(self._show_players)

    def parts(self) -> list[QWidget]:
        return [self.view, self.text, self.bar, self.steps, self.form, *super().parts()[1:]]

    def close_text(self) -> None:
        """Back to the table."""
        if self.text.isVisible():
            self.text.hide()
            self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.text.isVisible():
            self.close_text()
        else:
            super().keyPressEvent(event)

    def _refresh_around(self) -> None:
        """Update without taking the focus from somebody who is typing."""
        before = QApplication.focusWidget()
        super()._refresh_around()
        if before is not None and hasattr(self, "form") and before is not self.view and self.isAncestorOf(before):
            before.setFocus()

    def show_frame(self, table: Table) -> None:
        super().show_frame(table)
        self.title.show_title(self.session.game.title, tr("scene editor"))

    def _show_players(self) -> None:
        """Bring the players to the front while a piece is held that can be dropped on one."""
        wanted = any(key.startswith("seat-") for key in self.grip.targets())
        if wanted != self._players_wanted:
            self._players_wanted = wanted
            self._arrange_left(self.desk.layout)

    _players_wanted = False

    def _arrange(self) -> None:
        self.band = BAND + max(0.0, self.desk.target - HIT) * 1.6  # its buttons are higher
        super()._arrange()
        if not hasattr(self, "text"):
            return
        layout = self.desk.layout
        pad = round(layout.px(10))
        left, wide = round(layout.left), round(self.width() - layout.left - layout.right)
        top, high = round(layout.bar), round(layout.px(self.band))
        self.bar.setGeometry(left - pad // 2, top, wide + pad, high + pad // 2)
        self.bar.arrange()
        low = round(self.height() - layout.tray)
        self.text.setGeometry(left - pad // 2, top + high, wide + pad, low - top - high)
        self.text.arrange()
        if self.text.isVisible():
            self.text.raise_()
        self.bar.raise_()
        if self.preview is not None:
            self.preview.setGeometry(self.rect())
            self.preview.raise_()

    def _arrange_left(self, layout: Layout) -> None:
        super()._arrange_left(layout)
        if not hasattr(self, "steps"):
            return
        players = self._players_wanted
        self.heading.setVisible(players and self.heading.isVisible())
        if not players:
            self.grip.places = {}
            for panel in (*self.seat_panels, *self.note_panels, self.fits):
                panel.hide()
        low = round(self.height() - layout.tray)
        self.steps.setGeometry(0, round(layout.bar), round(layout.left), low - round(layout.bar))
        self.steps.setVisible(not players)
        self.steps.arrange()

    def _arrange_right(self, layout: Layout) -> None:
        super()._arrange_right(layout)
        if not hasattr(self, "form"):
            return
        for panel in self.note_panels:
            panel.hide()
        self.story.hide()
        low = round(self.height() - layout.tray)
        x = round(self.width() - layout.right)
        self.form.setGeometry(x, round(layout.bar), self.width() - x, low - round(layout.bar))
        self.form.arrange()
        self.form.raise_()
