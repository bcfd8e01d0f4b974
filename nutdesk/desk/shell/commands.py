"""The commands of the window; each is in the menu and on its keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from nutdesk.desk.kit.keyboard import keys_of
from nutdesk.desk.kit.menu import Menu, below, dress_menu
from nutdesk.desk.kit.plain import keyless
from nutdesk.desk.kit.words import later, strung, tr

if TYPE_CHECKING:
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow

GROUPS = {
    "game": later("Game"),
    "moves": later("Moves"),
    "players": later("Bots and hints"),
    "teach": later("Teach and print"),
    "projector": later("Projector"),
    "view": later("View"),
    "help": later("Help"),
    "end": "",
}
"""The groups of the menu, in order."""
OPEN = ("game", "help", "end")
"""Those whose commands are in the menu itself, and not in a submenu."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""The commands for which macOS has a place of its own."""


Why = Callable[[], str]
"""Says why something cannot be done now; '' if it can."""


def always() -> str:
    """Why a command that can always be given cannot be given: never."""
    return ""


def undo(page: TablePage) -> None:
    page.quiet()
    page.session.undo()


def redo(page: TablePage) -> None:
    page.quiet()
    page.session.redo()


class Commands(QObject):
    """The commands of the main window; each feature adds its own."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.actions: dict[str, QAction] = {}
        self.reasons: dict[str, Why] = {}
        """Why each command cannot be given now: asked when the menu opens, and before a key does anything."""
        self.groups: dict[str, list[str]] = {}
        self._texts: dict[str, str] = {}
        self._add_all()
        self.menu_key = QShortcut(QKeySequence(*keys_of("menu")), window, self._menu)

    def _menu(self) -> None:
        """The menu by its key, where there is one."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            self.show_menu(page.menu_button)

    def _add_all(self) -> None:
        add, window, page, why = self.add, self.window, self.on_page, self.why_on_page
        add("new", tr("New game"), window.new_game, "game")
        add("open", tr("Open a game…"), self._open, "game")
        add("save", tr("Save a copy…"), window.records.ask_save, "game", why_not=why())
        add("seed", tr("Copy the seed words"), window.copy_seed, "game", why_not=why(why_no_seed))
        add("home", tr("Home"), window.go_home, "game")
        add("back", tr("Back"), window.trail.back, "view", why_not=self._why_not_back)
        no_undo, no_redo = why(lambda page: page.session.why_no_undo()), why(lambda page: page.session.why_no_redo())
        add("undo", tr("Undo"), page(undo), "moves", why_not=no_undo)
        add("redo", tr("Redo"), page(redo), "moves", why_not=no_redo)
        lines = page(lambda page: page.choose_line())
        add("lines", tr("Other lines…"), lines, "moves", why_not=why(why_no_lines))
        timeline = page(lambda page: page.lookback.toggle())
        add("timeline", tr("Timeline"), timeline, "moves", why_not=why())
        trunk = page(lambda page: page.lookback.return_to_trunk())
        add("trunk", tr("Back to the main line"), trunk, "moves", why_not=why(why_no_trunk))
        cover, no_cover = page(lambda page: page.session.cover()), why(lambda page: page.session.why_no_cover())
        add("cover", tr("Cover my cards"), cover, "moves", why_not=no_cover)
        add("open-hands", tr("Open hands, no curtain"), self._open_hands, "moves").setCheckable(True)
        hint, no_hint = page(lambda page: page.hints.ask()), why(lambda page: page.hints.why_not())
        add("hint", tr("Hint"), hint, "players", why_not=no_hint)
        coach, no_coach = page(lambda page: page.coaching.open()), why(lambda page: page.coaching.why_not())
        add("coach", tr("Coach"), coach, "players", why_not=no_coach)
        pause, no_bots = page(lambda page: page.bot_watch.pause()), why(lambda page: page.bot_watch.why_no_bots())
        add("bots-pause", tr("Bots: pause or go on"), pause, "players", why_not=no_bots)
        step, no_step = page(lambda page: page.bot_watch.step()), why(lambda page: page.bot_watch.why_no_step())
        add("bots-step", tr("Bots: one move"), step, "players", why_not=no_step)
        no_seat = why(lambda page: page.why_no_reseat())
        add("seat", tr("Who plays here?"), window.sheets.ask_who_acts, "players", why_not=no_seat)
        larger, smaller = page(lambda page: page.view.zoom_by(1.25)), page(lambda page: page.view.zoom_by(0.8))
        add("zoom-in", tr("Larger"), larger, "view", why_not=why())
        add("zoom-out", tr("Smaller"), smaller, "view", why_not=why(why_not_smaller))
        fit = page(lambda page: page.view.fit())
        add("fit", tr("Fit the table"), fit, "view", why_not=why(why_not_smaller))
        add("full", tr("Full screen"), self._full_screen, "view")
        add("words", tr("Table in words"), page(self._words), "view", why_not=why(why_no_words))
        self.actions["words"].setCheckable(True)
        add("here", tr("What is here?"), page(lambda page: page.tell_here()), "view", why_not=why())
        add("again", tr("Say it again"), page(lambda page: page.tell_again()), "view", why_not=why())
        add("rules", tr("Rules"), window.sheets.show_rules, "help")
        add("keys", tr("Keys"), window.sheets.show_keys, "help")
        add("settings", tr("Settings…"), window.chosen_settings.show_sheet, "help")
        add("about", tr("About nutdesk"), window.sheets.show_about, "help")
        add("quit", tr("Quit"), QApplication.closeAllWindows, "end")
        self.actions["open-hands"].setChecked(window.settings.open_hands)
        self.actions["words"].setChecked(window.settings.in_words)

    def add(
        self,
        name: str,
        text: str,
        slot: Callable[[], object],
        group: str,
        *,
        why_not: Why = always,
    ) -> QAction:
        """Add a command: to the menu under its group, and to its keys."""
        action = QAction(text, self.window)
        action.setShortcuts([QKeySequence(key) for key in keys_of(name)])
        action.setShortcutVisibleInContextMenu(True)  # a Mac hides them, and takes our menu for one
        action.setMenuRole(ROLES.get(name, QAction.MenuRole.NoRole))  # or Qt guesses it from the text
        action.triggered.connect(lambda _checked=False: self._give(name, slot))
        self.window.addAction(action)
        self.actions[name], self._texts[name], self.reasons[name] = action, text, why_not
        self.groups.setdefault(group, []).append(name)
        return action

    def _give(self, name: str, slot: Callable[[], object]) -> None:
        """Do what a command says; if it cannot be done now, its key is told why."""
        if not (why := self.reasons[name]()):
            slot()
            return
        action, page = self.actions[name], self.window.page
        if action.isCheckable():
            action.setChecked(not action.isChecked())
        if page is not None and self.window.stack.currentWidget() is page:
            page.quiet()
            page.say_briefly(why)

    def reword(self) -> None:
        for name, text in self._texts.items():
            self.actions[name].setText(text)

    def on_page(self, do: Callable[[TablePage], object]) -> Callable[[], object]:
        """Add a command for the table, if there is one."""
        return lambda: do(self.window.page) if self.window.page is not None else None

    def why_on_page(self, ask: Callable[[TablePage], str] | None = None) -> Why:
        """Why a command for the table cannot be given: there is none, or the table says it."""

        def why_not() -> str:
            page = self.window.page
            if page is None or self.window.stack.currentWidget() is not page:
                return tr("There is no game on the table.")
            return ask(page) if ask is not None else ""

        return why_not

    def _why_not_back(self) -> str:
        """Why no page lies below the one that is shown; '' if one does."""
        return "" if self.window.trail.left else tr("This was opened from home.")

    def _open(self) -> None:
        """Ask for a file: of lessons where the lessons are shown, else of a game."""
        window = self.window
        (window.authoring.ask_add if window.teaching.browsing else window.records.ask_open)()

    def _open_hands(self) -> None:
        self.window.chosen_settings.change("open_hands", self.actions["open-hands"].isChecked())

    def _words(self, page: TablePage) -> None:
        """Open the table in words and go there, go there, or close it."""
        here = page.words.isVisible() and page.words.tree.hasFocus()
        self.window.chosen_settings.change("in_words", not here)
        page.words.has_keys = not here
        page.take_keys()
        self.actions["words"].setChecked(self.window.settings.in_words)

    def _full_screen(self) -> None:
        projector = self.window.projecting.projector
        if projector is not None and projector.window.isActiveWindow():  # the menu bar of a Mac is for both
            projector.window.flip_full_screen()
        elif self.window.isFullScreen():
            self.window.showNormal()
        else:
            self.window.showFullScreen()

    # ---- the menu -------------------------------------------------------------------------------------------------

    def show_menu(self, at: QWidget) -> None:
        """Show the menu below the button in the corner."""
        menu = Menu(self.window)
        self.tell_why_not()
        for group, title in GROUPS.items():
            part = menu if group in OPEN else menu.addMenu(tr(title))
            for name in self.groups.get(group, ()):
                part.addAction(self.actions[name])
            if group in OPEN:
                menu.addSeparator()
        menu.aboutToHide.connect(self.enable_all)
        self.pop_up(menu, at)

    def tell_why_not(self) -> None:
        """While a menu is open, a command that cannot be given is not lit, and says why."""
        for name, why_not in self.reasons.items():
            action, why = self.actions[name], why_not()
            action.setEnabled(not why)
            text = self._texts[name]
            # A line that is not lit can be reached by no key and has no description: its own words say why.
            told = strung("{command} \N{EN DASH} {why}", command=text, why=why) if why else text
            action.setText(keyless(told))

    def enable_all(self) -> None:
        """The keys must work again when a menu is closed: they ask for themselves, and say why not."""
        for action in self.actions.values():
            action.setEnabled(True)
        self.reword()

    def pop_up(self, menu: Menu, at: QWidget) -> None:
        """Open a menu below a widget, inside the window."""
        window = self.window
        dress_menu(menu, window.shown.desk)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, window, window.focus_page))
        menu.popup(below(menu, at))


# ---- why not ---------------------------------------------------------------------------------------------------------


def why_no_seed(page: TablePage) -> str:
    """Why the seed words are not told; '' if they are."""
    match = page.session.match
    if not match.seed:
        return tr("This position was set up, not dealt.")
    return tr("In fair play, only when the game is over.") if match.fair and not match.finished else ""


def why_no_lines(page: TablePage) -> str:
    return "" if page.session.branches() else tr("There is no other line.")


def why_no_trunk(page: TablePage) -> str:
    return "" if page.session.in_variation else tr("This is the main line.")


def why_not_smaller(page: TablePage) -> str:
    return "" if page.scene.zoom > 1 else tr("The whole table is in view already.")


def why_no_words(page: TablePage) -> str:
    return "" if page.wordy else tr("There is no room for it here.")
