"""The sheets of the window: the rules, the keys, who plays a seat, about nutdesk, the welcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.desk.kit.sheet import Sheet

if TYPE_CHECKING:
    from nutdesk.desk.kit.rules_panel import RulesPanel
    from nutdesk.desk.shell.window import MainWindow


class Sheets(QObject):
    """Opens them, one at a time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.shelf_rules: RulesPanel | None = None
        """The rules of any game, while no game is on the table."""

    @property
    def has_sheet(self) -> bool:
        """Whether a sheet is open: only one is at a time."""
        return any(sheet.isVisible() for sheet in self.window.shown.findChildren(Sheet))

    def show_rules(self) -> None:
        """Show the rules of the game on the table, or of any game; a second time closes those."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            page.open_rules()
        elif self.shelf_rules is not None:
            self.close_shelf_rules()
        else:
            self.open_shelf_rules()

    def open_shelf_rules(self) -> None:
        """Show the rules of the first game, with a choice of the others."""
        from nutdesk import games
        from nutdesk.desk.kit.rules_panel import RulesPanel

        page, shelf = self.window.shown, [(one.id, one.title) for one in games.all_games()]
        panel = self.shelf_rules = RulesPanel(page.desk, *shelf[0], page, shelf=shelf)
        panel.closed.connect(self.close_shelf_rules)
        panel.arrange()
        panel.open_at("")

    def close_shelf_rules(self) -> None:
        panel, self.shelf_rules = self.shelf_rules, None
        if panel is not None:
            panel.hide()
            panel.deleteLater()
            self.window.shown.setFocus()

    def show_about(self) -> None:
        from nutdesk.desk.shell.about import AboutSheet

        if not self.has_sheet:
            AboutSheet(self.window.shown.desk, self.window.shown).open()

    def show_keys(self) -> None:
        """Show the keys; the same key closes them."""
        from nutdesk.desk.shell.keys import KeysSheet

        for sheet in self.window.shown.findChildren(KeysSheet):
            if sheet.isVisible():
                sheet.close_sheet()
                return
        KeysSheet(self.window.shown.desk, self.window.shown).open()

    def ask_who_plays(self, seat: int) -> None:
        """Ask who plays a seat of the game on the table."""
        from nutdesk.desk.new_game.seat_sheet import SeatSheet

        page = self.window.page
        if page is None or self.has_sheet:
            return
        page.clear()
        sheet = SeatSheet(page.desk, page.session.match, seat, page)
        sheet.taken.connect(page.reseat)
        sheet.open()

    def ask_who_acts(self) -> None:
        """Ask who plays the seat that is to choose now: the others are one press away."""
        page = self.window.page
        if page is not None and (due := page.session.match.due) is not None:
            self.ask_who_plays(due.seat)

    def welcome(self) -> None:
        """Show three cards at the first start."""
        window = self.window
        if window.settings.welcomed or window.page is not None:
            return
        from nutdesk.desk.shell.welcome import WelcomeSheet

        window.settings.welcomed = True
        window.settings.save()
        sheet = WelcomeSheet(window.home.desk, window.home)
        sheet.learn_wanted.connect(window.teaching.show_lessons)
        sheet.open()
