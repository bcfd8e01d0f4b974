"""What is laid over whatever is on the window: the rules, the keys, about nutdesk, the welcome."""

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
        """The rules of any game, read where none is on the table."""

    @property
    def has_sheet(self) -> bool:
        """Whether a sheet lies on the screen already: one at a time."""
        return any(sheet.isVisible() for sheet in self.window.shown.findChildren(Sheet))

    def show_rules(self) -> None:
        """The rules of the game on the table; elsewhere those of any game, or they go again."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            page.open_rules()
        elif self.shelf_rules is not None:
            self.close_shelf_rules()
        else:
            self.open_shelf_rules()

    def open_shelf_rules(self, game: str = "") -> None:
        """The rules of a game, with the others a press away."""
        from nutdesk import games
        from nutdesk.desk.kit.rules_panel import RulesPanel

        page, shelf = self.window.shown, [(one.id, one.title) for one in games.all_games()]
        chosen = next((one for one in shelf if one[0] == game), shelf[0])
        panel = self.shelf_rules = RulesPanel(page.desk, *chosen, page, shelf=shelf)
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
        """The keys on a sheet; the same key takes it away."""
        from nutdesk.desk.shell.keys import KeysSheet

        for sheet in self.window.shown.findChildren(KeysSheet):
            if sheet.isVisible():
                sheet.close_sheet()
                return
        KeysSheet(self.window.shown.desk, self.window.shown).open()

    def welcome(self) -> None:
        """Three cards, on the first start only."""
        window = self.window
        if window.settings.welcomed or window.page is not None:
            return
        from nutdesk.desk.shell.welcome import WelcomeSheet

        window.settings.welcomed = True
        window.settings.save()
        sheet = WelcomeSheet(window.home.desk, window.home)
        sheet.learn_wanted.connect(window.teaching.show_lessons)
        sheet.open()
