"""The presenter's own table with every hand on it, for free play and for answers that somebody shows."""

from __future__ import annotations

import attrs
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Table
from nutdesk.desk.classroom.lesson_table import LessonTable
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.tools import LETTERS
from nutdesk.desk.kit.words import tr
from nutdesk.teach.runner import Runner


class FreeTry(LessonTable):
    """An ordinary table for a lesson's match: moves are free play, or answers while a question is open."""

    def __init__(self, runner: Runner, theme: Theme, parent: QWidget) -> None:
        super().__init__(runner, theme, parent)
        for button in (self.menu_button, self.settings_button):
            button.hide()
        for panel in self.note_panels:
            panel.fold(False)

    @property
    def asking(self) -> bool:
        return self.runner.asking

    def show_prompt(self, table: Table) -> None:
        """Show only the question: the game's own prompt could give the answer away."""
        if self.asking:
            self.prompt.show_prompt(tr("Show the answer: drag, click, or use the keys"), "")
        else:
            super().show_prompt(table)

    def show_frame(self, table: Table) -> None:
        """Show the table, without the keys of buttons whose letters the presenter's tools need."""
        buttons = tuple(
            attrs.evolve(button, key="") if button.key.upper() in LETTERS else button for button in table.buttons
        )
        super().show_frame(attrs.evolve(table, buttons=buttons))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().upper() in LETTERS and not event.modifiers():
            event.ignore()  # for the presenter
        else:
            super().keyPressEvent(event)


__all__ = ["FreeTry"]
