"""The commands of the window; each is in the menu and on its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.menu import Menu, dress_menu
from nutdesk.desk.kit.words import later, tr

if TYPE_CHECKING:
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow

GROUPS = {
    "game": "",
    "moves": later("Moves"),
    "players": later("Bots and hints"),
    "teach": later("Teach and print"),
    "view": later("View"),
    "help": "",
    "end": "",
}
"""The groups of the menu, in order; those with a title are submenus."""


def undo(page: TablePage) -> None:
    page.quiet()
    if page.session.can_undo():
        page.session.undo()
    else:
        page.say_briefly(page.session.why_no_undo())


def redo(page: TablePage) -> None:
    page.quiet()
    if page.session.can_redo():
        page.session.redo()
    elif why := page.session.why_no_redo():
        page.say_briefly(why)


def pause_bots(page: TablePage) -> None:
    if page.bots.there:
        page.bot_watch.pause()


def step_bots(page: TablePage) -> None:
    if page.bots.there:
        page.bot_watch.step()


class Commands(QObject):
    """The commands of the main window; each feature adds its own."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.actions: dict[str, QAction] = {}
        self.groups: dict[str, list[str]] = {}
        self._texts: dict[str, str] = {}
        self._add_all()
        self.menu_key = QShortcut(QKeySequence("F10"), window, self._menu)

    def _menu(self) -> None:
        """The menu by its key, where there is one."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            self.show_menu(page.menu_button)

    def _add_all(self) -> None:
        add, window, page = self.add, self.window, self.on_page
        keys = QKeySequence.StandardKey
        add("new", tr("New game"), window.new_game, "game", keys.New)
        add("open", tr("Open a game…"), window.records.ask_open, "game", keys.Open)
        add("save", tr("Save a copy…"), window.records.ask_save, "game", keys.Save)
        add("seed", tr("Copy the seed words"), window.copy_seed, "game")
        add("home", tr("Home"), window.go_home, "game", "Ctrl+H")
        add("undo", tr("Undo"), page(undo), "moves", keys.Undo)
        add("redo", tr("Redo"), page(redo), "moves", "Ctrl+Shift+Z", "Ctrl+Y")
        add("lines", tr("Other lines…"), page(lambda page: page.choose_line()), "moves", "Ctrl+B")
        add("timeline", tr("Timeline"), page(lambda page: page.lookback.toggle()), "moves", "Ctrl+T")
        add("trunk", tr("Back to the main line"), page(lambda page: page.lookback.return_to_trunk()), "moves", "Ctrl+M")
        add("cover", tr("Cover my cards"), page(lambda page: page.session.cover()), "moves", "F6")
        add("open-hands", tr("Open hands, no curtain"), self._open_hands, "moves").setCheckable(True)
        add("hint", tr("Hint"), page(lambda page: page.hints.ask()), "players", "F2")
        add("coach", tr("Coach"), page(lambda page: page.coaching.open()), "players", "F9")
        add("bots-pause", tr("Bots: pause or go on"), page(pause_bots), "players", "F7")
        add("bots-step", tr("Bots: one move"), page(step_bots), "players", "F8")
        add("zoom-in", tr("Larger"), page(lambda page: page.view.zoom_by(1.25)), "view", "Ctrl++", "Ctrl+=")
        add("zoom-out", tr("Smaller"), page(lambda page: page.view.zoom_by(0.8)), "view", "Ctrl+-")
        add("fit", tr("Fit the table"), page(lambda page: page.view.fit()), "view", "Ctrl+0")
        add("full", tr("Full screen"), self._full_screen, "view", "F11")
        add("words", tr("Table in words"), page(self._words), "view", "F4").setCheckable(True)
        add("here", tr("What is here?"), page(lambda page: page.tell_here()), "view", "F3")
        add("again", tr("Say it again"), page(lambda page: page.tell_again()), "view", "Shift+F3")
        add("rules", tr("Rules"), window.sheets.show_rules, "help", "F1")
        add("keys", tr("Keys"), window.sheets.show_keys, "help", "?", "Ctrl+/")
        add("settings", tr("Settings…"), window.chosen_settings.show_sheet, "help", "Ctrl+,")
        add("about", tr("About nutdesk"), window.sheets.show_about, "help")
        add("quit", tr("Quit"), window.close, "end", keys.Quit, "Ctrl+Q")
        self.actions["open-hands"].setChecked(window.settings.open_hands)
        self.actions["words"].setChecked(window.settings.in_words)

    def add(
        self, name: str, text: str, slot: Callable[[], object], group: str, *keys: QKeySequence.StandardKey | str
    ) -> QAction:
        """Add a command: to the menu under its group, and to its keys."""
        action = QAction(text, self.window)
        # The system's own key for it may be the same as ours; given twice, it would be ambiguous.
        action.setShortcuts(list(dict.fromkeys(QKeySequence(key) for key in keys)))
        action.triggered.connect(lambda _checked=False: slot())
        self.window.addAction(action)
        self.actions[name], self._texts[name] = action, text
        self.groups.setdefault(group, []).append(name)
        return action

    def reword(self) -> None:
        for name, text in self._texts.items():
            self.actions[name].setText(text)

    def on_page(self, do: Callable[[TablePage], object]) -> Callable[[], object]:
        """Add a command for the table, if there is one."""
        return lambda: do(self.window.page) if self.window.page is not None else None

    def _open_hands(self) -> None:
        self.window.chosen_settings.change("open_hands", self.actions["open-hands"].isChecked())

    def _words(self, page: TablePage) -> None:
        """Open the table in words and go there, go there, or close it."""
        here = page.words.isVisible() and page.words.tree.hasFocus()
        if page.wordy:
            self.window.chosen_settings.change("in_words", not here)
            page.words.has_keys = not here
            page.take_keys()
        self.actions["words"].setChecked(self.window.settings.in_words)

    def _full_screen(self) -> None:
        if self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    # ---- the menu -------------------------------------------------------------------------------------------------

    def show_menu(self, at: QWidget) -> None:
        """Show the menu below the button in the corner."""
        menu, window = Menu(self.window), self.window
        page = window.page if window.stack.currentWidget() is window.page else None
        session = page.session if page is not None else None
        self.actions["undo"].setEnabled(bool(session and session.can_undo()))
        self.actions["redo"].setEnabled(bool(session and session.can_redo()))
        self.actions["lines"].setEnabled(bool(session and session.branches()))
        self.actions["timeline"].setEnabled(session is not None)
        self.actions["seed"].setEnabled(bool(session and (session.match.finished or not session.match.fair)))
        self.actions["trunk"].setEnabled(bool(session and session.in_variation))
        for group, title in GROUPS.items():
            part = menu.addMenu(tr(title)) if title else menu
            for name in self.groups.get(group, ()):
                part.addAction(self.actions[name])
            if not title:
                menu.addSeparator()
        # The keys must work again when the menu is closed; only then it is asked whether a move can be undone.
        menu.aboutToHide.connect(self._enable_all)
        self.pop_up(menu, at)

    def _enable_all(self) -> None:
        for action in self.actions.values():
            action.setEnabled(True)

    def pop_up(self, menu: Menu, at: QWidget) -> None:
        """Open a menu below a widget, inside the window."""
        window = self.window
        dress_menu(menu, window.shown.desk)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, window, window.focus_page))
        inside = at.mapTo(window, QPoint(0, at.height()))
        inside.setX(max(0, min(inside.x(), window.width() - menu.sizeHint().width() - 8)))
        menu.popup(window.mapToGlobal(inside))
