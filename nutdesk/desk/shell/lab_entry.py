"""The ways into the lab: the home screen, the menu, the keys."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.desk.kit.words import tr
from nutdesk.desk.shell.trail import LAB

if TYPE_CHECKING:
    from nutdesk.desk.kit.theme import Theme
    from nutdesk.desk.lab.lab_page import LabPage
    from nutdesk.desk.shell.window import MainWindow


class LabEntry(QObject):
    """The lab's commands; its page is made when it is first opened."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.page: LabPage | None = None
        window.add_command("statistics", tr("Statistics…"), partial(self.show, "statistics"), "game")
        window.add_command("trials", tr("Trials of bots…"), partial(self.show, "trials"), "players")

    def show(self, door: str = "") -> None:
        """Show a section of the lab; a game in progress waits in its journal."""
        from nutdesk.desk.lab.lab_page import LabPage

        window = self.window
        if not window.records.may_leave(partial(self.show, door)):
            return
        window.trail.leave_for(LAB)
        if self.page is None:
            self.page = LabPage(window.theme, window)
            self.page.home_wanted.connect(window.go_home)
            self.page.back_wanted.connect(window.trail.back)
            self.page.start_wanted.connect(window.start)
            window.stack.addWidget(self.page)
        self.page.back.set_label(window.trail.label)
        window.stack.setCurrentWidget(self.page)
        try:
            self.page.go(door)
        except ImportError as error:  # a Python without SQLite, for instance
            window.trail.back()
            window.complain(tr("This part of nutdesk cannot be opened here: {why}.", why=error))
            return
        window.setWindowTitle(tr("{page} · nutdesk", page=self.page.buttons[self.page.open_door].text()))

    def set_theme(self, theme: Theme) -> None:
        if self.page is not None:
            self.page.set_theme(theme)

    def close(self) -> None:
        """The window closes."""
        if self.page is not None:
            self.page.close_rooms()
