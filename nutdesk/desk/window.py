"""The main window: home, a game, a lesson, and what the menu can do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

import attrs
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QKeySequence,
    QPainter,
    QPixmap,
)
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QMessageBox, QStackedWidget, QWidget

from nutdesk import games
from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.desk import settings as kept
from nutdesk.desk.art import Style, drawing, picture
from nutdesk.desk.home import HomePage
from nutdesk.desk.keys import KeysSheet
from nutdesk.desk.lesson import LessonPage
from nutdesk.desk.newgame import Setup, quick_setup
from nutdesk.desk.page import TablePage
from nutdesk.desk.session import Session
from nutdesk.desk.settings import PACES, THEME_CHOICES
from nutdesk.desk.theme import DARK, LIGHT, TEXT, THEMES, Theme
from nutdesk.desk.widgets import menu_style
from nutdesk.desk.words import tr
from nutdesk.record import store
from nutdesk.record.fault import BadFile
from nutdesk.record.file import load, save
from nutdesk.record.format import SUFFIX
from nutdesk.record.journal import Journal, reopen
from nutdesk.teach.browse import lesson_after
from nutdesk.teach.scene import SceneError

THEME_NAMES = {"system": "As the system", "light": "Light", "dark": "Dark", "contrast": "High contrast"}
GROUPS = ("game", "moves", "players", "teach", "view", "help", "end")
"""The parts of the menu, in order."""
PACE_NAMES = {"off": "No animation", "quick": "Quick", "normal": "Normal", "slow": "Slow, for a class"}


class MainWindow(QMainWindow):
    """One window, one thing on it at a time."""

    def __init__(self, *, journals: bool = True) -> None:
        super().__init__()
        self.setWindowTitle("nutdesk")
        self.setWindowIcon(window_icon())
        self.setMinimumSize(1100, 620)
        self.settings = kept.load()
        self.journals = journals
        """Whether games are written down; off for pictures and measurements."""
        self.journal: Journal | None = None
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.home = HomePage(games.all_games(), self.theme, self)
        self.stack.addWidget(self.home)
        self.page: TablePage | None = None
        self.last_setup: Setup | None = None
        self.home.start_wanted.connect(self.start)
        self.home.resume_wanted.connect(self.resume)
        self.home.open_wanted.connect(lambda _path: self.choose_recent())
        self.home.lesson_wanted.connect(self.open_lesson)
        self.home.settings_wanted.connect(self.show_settings)
        self.actions_: dict[str, QAction] = {}
        self.groups: dict[str, list[str]] = {}
        self._make_actions()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda _scheme: self._apply_theme())
        self.go_home()

    # ---- what one can do ------------------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        add = self.add_command
        add("new", tr("New game"), self.new_game, "game", QKeySequence.StandardKey.New)
        add("open", tr("Open a game…"), self.ask_open, "game", QKeySequence.StandardKey.Open)
        add("save", tr("Save a copy…"), self.ask_save, "game", QKeySequence.StandardKey.Save)
        add("home", tr("Home"), self.go_home, "game", "Ctrl+H")
        add("undo", tr("Undo"), self._undo, "moves", QKeySequence.StandardKey.Undo)
        add("redo", tr("Redo"), self._redo, "moves", "Ctrl+Shift+Z", "Ctrl+Y")
        add("lines", tr("Other lines…"), self._lines, "moves", "Ctrl+B")
        add("open-hands", tr("Open hands, no curtain"), self._open_hands, "moves")
        add("zoom-in", tr("Larger"), lambda: self._zoom(1.25), "view", "Ctrl++", "Ctrl+=")
        add("zoom-out", tr("Smaller"), lambda: self._zoom(0.8), "view", "Ctrl+-")
        add("fit", tr("Fit the table"), self._fit, "view", "Ctrl+0")
        add("full", tr("Full screen"), self._full_screen, "view", "F11")
        add("rules", tr("Rules"), self._rules, "help", "F1")
        add("keys", tr("Keys"), self.show_keys, "help", "?", "Ctrl+/")
        add("quit", tr("Quit"), self.close, "end", QKeySequence.StandardKey.Quit, "Ctrl+Q")
        self.actions_["open-hands"].setCheckable(True)
        self.actions_["open-hands"].setChecked(self.settings.open_hands)

    def add_command(
        self, name: str, text: str, slot: Callable[[], object], group: str, *keys: QKeySequence.StandardKey | str
    ) -> QAction:
        """Something one can do here: it is in the menu, under its group, and on its keys."""
        action = QAction(text, self)
        # The system's own key for it may be the same as ours: twice, it would be ambiguous.
        action.setShortcuts(list(dict.fromkeys(QKeySequence(key) for key in keys)))
        action.triggered.connect(lambda _checked=False: slot())
        self.addAction(action)
        self.actions_[name] = action
        self.groups.setdefault(group, []).append(name)
        return action

    def show_menu(self, at: QWidget) -> None:
        """Everything there is, from the button in the corner."""
        menu = QMenu(self)
        page, in_game = self.page, self.stack.currentWidget() is self.page and self.page is not None
        session = page.session if page is not None and in_game else None
        self.actions_["undo"].setEnabled(bool(session and session.can_undo()))
        self.actions_["redo"].setEnabled(bool(session and session.can_redo()))
        self.actions_["lines"].setEnabled(bool(session and session.branches()))
        for group in GROUPS:
            for name in self.groups.get(group, ()):
                menu.addAction(self.actions_[name])
            menu.addSeparator()
        # The shortcuts must work again when the menu is gone: whether a move can be undone is asked then.
        menu.aboutToHide.connect(self._enable_all)
        self._pop_up(menu, at)

    def _enable_all(self) -> None:
        for action in self.actions_.values():
            action.setEnabled(True)

    def show_settings(self, at: QWidget) -> None:
        """Look and pace."""
        menu = QMenu(self)
        for title, names, chosen, apply in (
            ("Look", THEME_NAMES, self.settings.theme, self.set_theme_choice),
            ("Pace", PACE_NAMES, self.settings.pace, self.set_pace),
        ):
            menu.addSection(title)
            head = menu.addAction(title)
            head.setEnabled(False)
            group = QActionGroup(menu)
            for key, text in names.items():
                action = menu.addAction(text)
                action.setCheckable(True)
                action.setChecked(key == chosen)
                action.triggered.connect(partial(apply, key))
                group.addAction(action)
        menu.addSeparator()
        menu.addAction(self.actions_["open-hands"])
        self._pop_up(menu, at)

    def _pop_up(self, menu: QMenu, at: QWidget) -> None:
        page = self.stack.currentWidget()
        assert isinstance(page, TablePage | HomePage)
        menu.setStyleSheet(menu_style(page.desk))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.aboutToHide.connect(lambda: QTimer.singleShot(0, self._focus_page))
        inside = at.mapTo(self, QPoint(0, at.height()))
        inside.setX(max(0, min(inside.x(), self.width() - menu.sizeHint().width() - 8)))
        menu.popup(self.mapToGlobal(inside))

    def _focus_page(self) -> None:
        """Back to the table when a menu is gone, so that the keys that are printed there work."""
        page = self.page
        if page is not None and self.stack.currentWidget() is page and not page.rules.isVisible():
            (page.curtain.button if page.curtain.isVisible() else page.view).setFocus()

    # ---- look and pace --------------------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        if self.settings.theme in THEMES:
            return THEMES[self.settings.theme]
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return DARK if dark else LIGHT

    def set_theme_choice(self, choice: str) -> None:
        assert choice in THEME_CHOICES
        self.settings.theme = choice
        self.settings.save()
        self._apply_theme()

    def _apply_theme(self) -> None:
        self.home.set_theme(self.theme)
        if self.page is not None:
            self.page.set_theme(self.theme)

    def set_pace(self, pace: str) -> None:
        self.settings.pace = pace
        self.settings.save()
        if self.page is not None:
            self.page.director.pace = PACES[pace]

    # ---- games ----------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> None:
        """A new game on the table."""
        self.last_setup = setup
        self.settings.names[setup.game.id] = [player.name for player in setup.players]
        self.settings.save()
        match = Match(setup.game, setup.options, setup.players, setup.seed, fair=setup.fair)
        match.begin()
        self.home.close_sheet()
        self._seat(match, self._begin_journal(match))

    def _begin_journal(self, match: Match) -> Journal | None:
        """The journal of a match; a full disk is no reason not to play."""
        if not self.journals:
            return None
        try:
            return store.begin(match)
        except OSError as error:
            self.complain(f"This game is not kept while you play: {error.strerror or error}.")
            return None

    def _seat(self, match: Match, journal: Journal | None) -> None:
        self.leave_game()
        self.journal, self._made = journal, len(match.entries)
        session = Session(match, journal)
        session.open_hands = self.settings.open_hands
        session.set_open_hands(session.open_hands)
        self._show_page(TablePage(session, self.theme, self))

    def _show_page(self, page: TablePage) -> None:
        self.page = page
        page.director.pace = PACES[self.settings.pace]
        page.menu_wanted.connect(self.show_menu)
        page.settings_wanted.connect(self.show_settings)
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self.play_again)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.setWindowTitle(f"{page.session.game.title} · nutdesk")
        if page.curtain.isVisible():
            page.curtain.button.setFocus()
        else:
            page.view.setFocus()

    _made = 0
    """How many entries a new journal began with: one that gets no more is thrown away."""

    def leave_game(self) -> None:
        """Put the game away: it waits in its journal, or among the finished ones."""
        journal, self.journal = self.journal, None
        if journal is not None:
            with suppress(OSError):  # every move that the disk did not take has said so
                if len(journal.match.entries) == self._made:
                    store.discard(journal)  # nothing was played: it must not hide the game that waits
                elif journal.match.over:
                    store.finish(journal)
                else:
                    journal.keep()
            journal.close()
        if self.page is not None:
            page, self.page = self.page, None
            page.director.skip()
            self.stack.removeWidget(page)
            page.deleteLater()

    def go_home(self) -> None:
        left = self.page.session.game.id if self.page is not None else ""
        self.leave_game()
        self.home.known_names = self.settings.names
        self._show_resume()
        self.stack.setCurrentWidget(self.home)
        self.setWindowTitle("nutdesk")
        self.home.focus_game(left)

    def _show_resume(self) -> None:
        found = (
            next((game for game in store.recent() if game.live and not game.over and not game.problem), None)
            if self.journals
            else None
        )
        thumbnail = QPixmap()
        if found is not None:
            try:
                match = load(found.path).match
                table = match.game.table(look(match.game, match.state, TABLE), match.cast)
                style = Style(self.theme, tuple(player.name for player in match.cast))
                thumbnail = QPixmap.fromImage(picture(table, 620, 415, style))
            except BadFile:
                found = None
        self._waiting = found
        self.home.resume.show_game(found, thumbnail)

    _waiting: store.Summary | None = None

    def resume(self) -> None:
        """Go on with the game that was left."""
        if self._waiting is not None:
            self._reopen(self._waiting.path)

    def _reopen(self, path: Path) -> None:
        try:
            journal = reopen(path)
        except BadFile as bad:
            self.complain(str(bad))
            return
        self._seat(journal.match, journal)
        self._made = 0  # it waited for us, and does so again

    def play_again(self) -> None:
        """The same people, the same rules, other luck."""
        page = self.page
        if page is None:
            return
        match = page.session.match
        fresh = quick_setup(match.game)
        self.start(attrs.evolve(fresh, players=match.players, options=match.options, fair=match.fair))

    def new_game(self) -> None:
        game = self.page.session.game if self.page is not None else None
        self.go_home()
        if game is not None:
            self.home.open_sheet(game)

    def open_file(self, path: Path) -> bool:
        """Open a saved game: a copy of it goes on in a journal of its own."""
        try:
            loaded = load(path)
        except BadFile as bad:
            self.complain(str(bad))
            return False
        self._seat(loaded.match, self._begin_journal(loaded.match))
        return True

    def ask_open(self) -> None:
        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
        name, _ = QFileDialog.getOpenFileName(self, "Open a game", str(store.games()), f"Games (*{SUFFIX})")
        if name:
            self.open_file(Path(name))

    def ask_save(self) -> None:
        if self.page is None or self.stack.currentWidget() is not self.page:
            return
        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
        start = store.games() / f"{self.page.session.game.title}{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(self, "Save a copy", str(start), f"Games (*{SUFFIX})")
        if name:
            self.save_file(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def save_file(self, path: Path) -> bool:
        assert self.page is not None
        try:
            save(self.page.session.match, path)
        except OSError as error:
            self.complain(f"{path.name} could not be written: {error.strerror or error}.")
            return False
        self.page.say_briefly(f"Saved as {path.name}")
        return True

    def choose_recent(self) -> None:
        """The games played last: those waiting go on, those over can be looked at."""
        menu = QMenu(self)
        for game in store.recent(12):
            if game.problem:
                action = menu.addAction(game.path.name)
                action.triggered.connect(partial(self.complain, game.problem))
                continue
            when = f"{game.changed:%d %b %H:%M}" if game.changed else ""
            state = "over" if game.over else f"{game.moves} moves"
            action = menu.addAction(f"{game.title}: {', '.join(game.players)} ({when}, {state})")
            action.triggered.connect(partial(self._reopen if game.live else self.open_file, game.path))
        if menu.isEmpty():
            menu.addAction("No games yet").setEnabled(False)
        menu.addSeparator()
        menu.addAction(self.actions_["open"])
        self._pop_up(menu, self.home.resume.more_button)

    # ---- lessons --------------------------------------------------------------------------------------------------

    def open_lesson(self, path: Path) -> bool:
        try:
            page = LessonPage(path, self.theme)
        except SceneError as error:
            self.complain(str(error))
            return False
        self.leave_game()
        page.setParent(self)
        following = lesson_after(path)
        page.finish_label = "Next lesson" if following else "Finish"
        page.finished.connect(partial(self.open_lesson, following) if following else self.go_home)
        self._show_page(page)
        page.show_step()
        return True

    # ---- small slots ----------------------------------------------------------------------------------------------

    def _undo(self) -> None:
        if self.page is not None:
            self.page.quiet()
            self.page.session.undo()

    def _redo(self) -> None:
        if self.page is not None:
            self.page.quiet()
            self.page.session.redo()

    def _lines(self) -> None:
        if self.page is not None:
            self.page.choose_line()

    def _open_hands(self) -> None:
        self.settings.open_hands = self.actions_["open-hands"].isChecked()
        self.settings.save()
        if self.page is not None:
            self.page.session.set_open_hands(self.settings.open_hands)

    def _zoom(self, factor: float) -> None:
        if self.page is not None:
            self.page.view.zoom_by(factor)

    def _fit(self) -> None:
        if self.page is not None:
            self.page.view.fit()

    def _rules(self) -> None:
        if self.page is not None:
            self.page.open_rules()

    def _full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_keys(self) -> None:
        page = self.stack.currentWidget()
        assert isinstance(page, TablePage | HomePage)
        KeysSheet(page.desk, page).open()

    def complain(self, sentence: str) -> None:
        """One clear sentence."""
        box = QMessageBox(QMessageBox.Icon.Warning, "nutdesk", sentence, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        role = {name: self.theme.colour(f"@{name}").name() for name in ("panel", "ink")}
        box.setStyleSheet(f"* {{ background: {role['panel']}; color: {role['ink']}; font: 17px '{TEXT}'; }}")
        self.complaint = sentence
        box.open()

    complaint = ""

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_game()
        super().closeEvent(event)


def window_icon() -> QIcon:
    icon = QIcon()
    renderer = drawing("nut-acorn")
    if renderer is not None:
        for side in (32, 64, 128):
            pixmap = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter)
            painter.end()
            icon.addPixmap(pixmap)
    return icon
