"""The main window: home, a game, a lesson, and what the menu can do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QIcon,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from nutdesk import games
from nutdesk.desk import settings as kept
from nutdesk.desk.commands import Commands
from nutdesk.desk.editor.authoring import Authoring
from nutdesk.desk.export import Exporter
from nutdesk.desk.home import HomePage
from nutdesk.desk.keys import KeysSheet
from nutdesk.desk.kit.bench import Bench
from nutdesk.desk.kit.cursor import use_large_pointer
from nutdesk.desk.kit.drawing import drawing
from nutdesk.desk.kit.layout import HIT, LARGE_HIT
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import TEXT, THEMES, Theme, dress_tips
from nutdesk.desk.kit.touch import LongPress
from nutdesk.desk.kit.widgets import Desk, Panel
from nutdesk.desk.kit.words import tell_fault, tr
from nutdesk.desk.lab.visit import Lab
from nutdesk.desk.language import choose, switch
from nutdesk.desk.place import Place
from nutdesk.desk.room.teaching import Teaching
from nutdesk.desk.settings import BY_ID, PACES
from nutdesk.desk.system import system_theme, wants_calm
from nutdesk.desk.table.thinking import stop_thinking

if TYPE_CHECKING:
    from nutdesk.core.match import Match
    from nutdesk.desk.rules import RulesPanel
    from nutdesk.desk.setup import Setup
    from nutdesk.desk.table.page import TablePage
    from nutdesk.record.file import OtherData
    from nutdesk.record.journal import Journal
    from nutdesk.record.store import Summary


class MainWindow(QMainWindow):
    """One window, one thing on it at a time."""

    def __init__(self, *, journals: bool = True) -> None:
        super().__init__()
        self.setWindowTitle("nutdesk")
        self.setMinimumSize(1100, 620)
        self.settings = kept.load()
        switch(choose(self.settings.language))
        self._take_sizes()
        self.journals = journals
        """Whether games are written down; off for pictures and measurements."""
        self.journal: Journal | None = None
        self.stack = QStackedWidget(self)
        self.bench = Bench(self)
        self.bench.setWidget(self.stack)
        self.setCentralWidget(self.bench)
        self.stack.currentChanged.connect(self._fit_bench)
        self.home = HomePage(games.cards(), self.theme, self)
        self.stack.addWidget(self.home)
        self.page: TablePage | None = None
        self.home.start_wanted.connect(self.start)
        self.home.resume_wanted.connect(self.resume)
        self.home.open_wanted.connect(lambda _path: self.choose_recent())
        self.home.settings_wanted.connect(self.show_settings)
        self.commands = Commands(self)
        self.add_command = self.commands.add
        self.actions_ = self.commands.actions
        self.teaching = Teaching(self)
        self.home.lessons_wanted.connect(self.teaching.show_lessons)
        self.lab = Lab(self)
        self.home.lab_wanted.connect(self.lab.show)
        self.authoring = Authoring(self)
        self.exporter = Exporter(self)
        self.place = Place(self, self.settings)
        self.fingers = LongPress(self)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda _scheme: self._apply_theme())
        self.home.setups = self.settings.setups
        self.home.focus_game("")
        self.home.painted.connect(self._catch_up)

    def _catch_up(self) -> None:
        """What the first picture of the window did not have to wait for."""
        self.setWindowIcon(window_icon())
        dress_tips(self.theme, Desk.text)
        if self.page is None:
            self._show_resume()

    @property
    def shown(self) -> TablePage | HomePage:
        """What is on the window now."""
        return cast("TablePage | HomePage", self.stack.currentWidget())

    # ---- settings -------------------------------------------------------------------------------------------------

    def show_settings(self, _at: QWidget | None = None) -> None:
        """Everything that can be chosen about the desk."""
        from nutdesk.desk.preferences import SettingsSheet

        page = self.shown
        if self._has_sheet():
            return
        sheet = SettingsSheet(page.desk, self.settings, page)
        sheet.changed.connect(self.change_setting)
        sheet.reset_wanted.connect(self.reset_settings)
        sheet.about_wanted.connect(self.show_about)
        sheet.closed.connect(self.focus_page)
        sheet.open()

    def _has_sheet(self) -> bool:
        """Whether a sheet lies on the screen already: one at a time."""
        return any(sheet.isVisible() for sheet in self.shown.findChildren(Sheet))

    def change_setting(self, name: str, value: Any) -> None:
        """One setting is another from now on, and after the next start."""
        assert BY_ID[name].suits(value), (name, value)
        setattr(self.settings, name, value)
        self.settings.save()
        self._apply(name)

    def reset_settings(self) -> None:
        """Every setting as on the first day; games, names and places stay."""
        from nutdesk.desk.preferences import SettingsSheet

        self.settings.reset()
        self.settings.save()
        for name in BY_ID:
            self._apply(name)
        for sheet in self.findChildren(SettingsSheet):
            sheet.refresh()

    def _apply(self, name: str) -> None:
        """Make what is on the screen follow a setting."""
        if name == "theme":
            self._apply_theme()
        elif name == "in_words":
            self.actions_["words"].setChecked(self.settings.in_words)
        elif name == "language":
            self._apply_language()
        elif name in ("text", "large_targets"):
            self._apply_sizes()
        elif name == "large_pointer":
            use_large_pointer(self.settings.large_pointer)
        elif name == "open_hands":
            self.actions_["open-hands"].setChecked(self.settings.open_hands)
            if self.page is not None:
                self.page.session.set_open_hands(self.settings.open_hands)
        if self.page is not None:
            self._apply_to(self.page)

    def _take_sizes(self) -> None:
        """How large somebody wants to read and to press: on every screen that is laid out from now on."""
        Desk.text = self.settings.text / 100
        Desk.target = LARGE_HIT if self.settings.large_targets else HIT
        use_large_pointer(self.settings.large_pointer)

    def _fit_bench(self) -> None:
        """The editor is magnified as a whole; every other page lays itself out for the letters."""
        self.bench.magnify(Desk.text if self.shown.desk.benched else 1.0)

    def _apply_sizes(self) -> None:
        self._take_sizes()
        self._fit_bench()
        sheets = [sheet for sheet in self.findChildren(Sheet) if sheet.isVisible()]
        for sheet in sheets:
            sheet.close_sheet()  # they are laid out once, for the letters of their day
        for page in (self.home, self.page, self.teaching.browser):
            if page is not None:
                page.arrange()
        self._apply_theme()
        if any(sheet.title == tr("Settings") for sheet in sheets):
            self.show_settings()

    def _apply_to(self, page: TablePage) -> None:
        dress_tips(self.theme, Desk.text)
        page.director.pace = PACES[self.settings.pace]
        page.scene.motion.calm = self.calm
        page.bots.pace = self.settings.bot_pace
        page.words.show_list(self.settings.in_words and page.wordy)
        page.set_volume(self.settings.volume if self.settings.sound else 0)

    def focus_page(self) -> None:
        """Back to the table when a menu is gone, so that the keys that are printed there work."""
        page = self.page
        if page is not None and self.stack.currentWidget() is page and not page.rules.isVisible():
            if page.curtain.isVisible():
                page.curtain.button.setFocus()
            else:
                page.take_keys()

    # ---- look and pace --------------------------------------------------------------------------------------------

    @property
    def theme(self) -> Theme:
        if self.settings.theme in THEMES:
            return THEMES[self.settings.theme]
        return THEMES[system_theme()]

    @property
    def calm(self) -> bool:
        """Whether pieces fade instead of travelling: as chosen, or as the system wants it."""
        return self.settings.motion == "less" or (self.settings.motion == "system" and wants_calm())

    def set_theme_choice(self, choice: str) -> None:
        self.change_setting("theme", choice)

    def _apply_theme(self) -> None:
        dress_tips(self.theme, Desk.text)
        self.home.set_theme(self.theme)
        self.teaching.set_theme(self.theme)
        self.lab.set_theme(self.theme)
        if self.page is not None:
            self.page.set_theme(self.theme)
        if self._waiting is not None and self.page is None:
            self._show_resume()  # its picture is lit as the rest
        for sheet in self.findChildren(Panel):
            if restyle := getattr(sheet, "restyle", None):
                restyle()

    def _apply_language(self) -> None:
        """Everything that is open speaks another language; nothing else about it changes."""
        switch(choose(self.settings.language))
        if self._waiting is not None and self.page is None:
            self._show_resume()

    def set_pace(self, pace: str) -> None:
        self.change_setting("pace", pace)

    # ---- games ----------------------------------------------------------------------------------------------------

    def start(self, setup: Setup) -> None:
        """A new game on the table."""
        from nutdesk.core.match import Match
        from nutdesk.desk.setup import remembered

        self.settings.setups[setup.game.id] = remembered(setup)
        self.settings.save()
        match = Match(setup.game, setup.options, setup.players, setup.seed, fair=setup.fair)
        match.begin()
        self.home.close_sheet()
        self._seat(match, self._begin_journal(match))

    def _begin_journal(self, match: Match) -> Journal | None:
        """The journal of a match; a full disk is no reason not to play."""
        if not self.journals:
            return None
        from nutdesk.record import store

        try:
            return store.begin(match)
        except OSError as error:
            self.complain(tr("This game is not kept while you play: {why}.", why=error.strerror or error))
            return None

    def _seat(self, match: Match, journal: Journal | None) -> None:
        from nutdesk.desk.table.page import TablePage
        from nutdesk.desk.table.session import Session

        self.leave_game()
        self.journal, self._made = journal, len(match.entries)
        session = Session(match, journal)
        session.open_hands = self.settings.open_hands
        session.set_open_hands(session.open_hands)
        self._show_page(TablePage(session, self.theme, self))

    def _show_page(self, page: TablePage) -> None:
        self.page = page
        self._apply_to(page)
        page.menu_wanted.connect(self.commands.show_menu)
        page.settings_wanted.connect(self.show_settings)
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self.play_again)
        page.bot_pace_wanted.connect(self.set_bot_pace)
        page.words_closed.connect(partial(self.change_setting, "in_words", False))
        page.words_closed.connect(self.focus_page)
        self.teaching.follow(page)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.setWindowTitle(f"{page.session.game.title} · nutdesk")
        if not page.end_sheet.isHidden():
            page.end_sheet.again_button.setFocus()
        elif page.curtain.isVisible():
            page.curtain.button.setFocus()
        else:
            page.take_keys()

    _made = 0
    """How many entries a new journal began with: one that gets no more is thrown away."""

    def leave_game(self) -> None:
        """Put the game away: it waits in its journal, or among the finished ones."""
        self.authoring.put_away(self.page)
        journal, self.journal = self.journal, None
        self.teaching.close_projector()
        if self.page is not None:
            self.page.session.return_to_trunk()  # a trial is left with the table: the game itself waits
        if journal is not None:
            from nutdesk.record import store

            with suppress(OSError):  # every move that the disk did not take has said so
                if len(journal.match.entries) == self._made:
                    store.discard(journal)  # nothing was played: it must not hide the game that waits
                elif journal.match.over:
                    self._keep_thumbnail(journal.match, store.finish(journal))
                else:
                    journal.keep()
                    self._keep_thumbnail(journal.match, journal.path)
            journal.close()
        if self.page is not None:
            page, self.page = self.page, None
            page.bots.rest()
            page.hints.drop()
            page.coaching.close()
            page.director.skip()
            self.stack.removeWidget(page)
            page.hide()
            page.setEnabled(False)  # until it is gone it must not take the focus
            page.deleteLater()

    def _keep_thumbnail(self, match: Match, path: Path) -> None:
        from nutdesk.desk.thumbnail import keep_thumbnail

        keep_thumbnail(match, path, self.theme)

    def go_home(self) -> None:
        left = self.page.session.game.id if self.page is not None else ""
        self.leave_game()
        if left:
            from nutdesk.desk.kit.art import AT_REST, OVEN

            OVEN.trim(AT_REST)
        self.home.setups = self.settings.setups
        self._show_resume()
        self.stack.setCurrentWidget(self.home)
        self.setWindowTitle("nutdesk")
        self.home.focus_game(left)

    def _show_resume(self) -> None:
        """The game that waits, with a picture of it."""
        found = None
        if self.journals:
            from nutdesk.record import store

            found = next((game for game in store.recent() if game.live and not game.over and not game.problem), None)
        thumbnail = None
        if found is not None:
            from nutdesk.desk.thumbnail import thumbnail_of

            thumbnail = thumbnail_of(found.path, self.theme)
            if thumbnail is None:
                found = None
        self._waiting = found
        self.home.resume.show_game(found, thumbnail or QPixmap())

    _waiting: Summary | None = None

    def resume(self) -> None:
        """Go on with the game that was left."""
        if self._waiting is None:
            self._show_resume()  # asked for before the home screen was painted
        if self._waiting is not None:
            self._reopen(self._waiting.path)

    def _reopen(self, path: Path) -> None:
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData
        from nutdesk.record.journal import reopen

        try:
            journal = reopen(path)
        except OtherData as other:
            self._open_apart(path, other)
            return
        except BadFile as bad:
            self.complain(tell_fault(bad))
            return
        self._seat(journal.match, journal)
        self._made = 0  # it waited for us, and does so again

    def _open_apart(self, path: Path, other: OtherData) -> bool:
        """A game that was played by other house data goes on in a window of its own."""
        from nutdesk.desk.lab.variants import start_window

        if not self.apart:
            self.complain(str(other))
            return False
        done = start_window("open", str(path))
        if not done:
            self.complain(tr("Another window could not be opened."))
        return done

    def play_again(self) -> None:
        """The same people, the same rules, other luck."""
        page = self.page
        if page is None:
            return
        from nutdesk.desk.setup import Setup, fresh_seed

        match = page.session.match
        self.start(Setup(match.game, match.players, match.options, fresh_seed(), match.fair))

    def new_game(self) -> None:
        game = self.page.session.game if self.page is not None else None
        self.go_home()
        if game is not None:
            self.home.open_sheet(game)

    def open_asked(self, path: Path) -> None:
        """Open the game that this process was started for, by whose data it plays: never in yet another window."""
        from nutdesk.record import store

        self.apart = False
        try:
            if path.resolve().parent == store.journals().resolve():
                self._reopen(path)
            else:
                self.open_file(path)
        finally:
            self.apart = True

    apart = True
    """Whether a game played by other house data gets a window of its own."""

    def open_file(self, path: Path) -> bool:
        """Open a saved game: a copy of it goes on in a journal of its own."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData, load

        try:
            loaded = load(path)
        except OtherData as other:
            return self._open_apart(path, other)
        except BadFile as bad:
            self.complain(tell_fault(bad))
            return False
        self._seat(loaded.match, self._begin_journal(loaded.match))
        return True

    def ask_open(self) -> None:
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record import store
        from nutdesk.record.format import SUFFIX

        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
        name, _ = QFileDialog.getOpenFileName(
            self, tr("Open a game"), str(store.games()), tr("Games") + f" (*{SUFFIX} *.txt)"
        )
        if name:
            self.open_file(Path(name))

    def ask_save(self) -> None:
        if self.page is None or self.stack.currentWidget() is not self.page or self.authoring.save():
            return
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record import store
        from nutdesk.record.format import SUFFIX

        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
        start = store.games() / f"{self.page.session.game.title}{SUFFIX}"
        name, _ = QFileDialog.getSaveFileName(
            self, tr("Save a copy"), str(start), tr("Games ({pattern})", pattern=f"*{SUFFIX}")
        )
        if name:
            self.save_file(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def save_file(self, path: Path) -> bool:
        from nutdesk.record.file import save

        assert self.page is not None
        try:
            save(self.page.session.match, path)
        except OSError as error:
            self.complain(tr("{file} could not be written: {why}.", file=path.name, why=error.strerror or error))
            return False
        self.page.say_briefly(tr("Saved as {name}", name=path.name))
        return True

    def copy_seed(self) -> None:
        """The words that give somebody else the same deal and the same dice."""
        if self.page is not None:
            seed = self.page.session.match.seed
            QGuiApplication.clipboard().setText(seed)
            self.page.say_briefly(tr("Copied: {words}", words=seed))

    def choose_recent(self) -> None:
        """The games played last: those waiting go on, those over can be looked at."""
        from nutdesk.desk.recent import RecentSheet

        page = self.shown
        if self._has_sheet():
            return
        sheet = RecentSheet(page.desk, page)
        sheet.open_wanted.connect(self._open_summary)
        sheet.file_wanted.connect(self.ask_open)
        sheet.changed.connect(self._show_resume)
        sheet.open()

    def _open_summary(self, game: Summary) -> None:
        (self._reopen if game.live else self.open_file)(game.path)

    def recover(self) -> None:
        """After a fault: the game again, from its journal, as it was after the last move."""
        journal, page = self.journal, self.page
        self.journal = self.page = None
        if page is not None:  # whatever it holds, it is not asked any more
            page.bots.rest()
            self.stack.removeWidget(page)
            page.hide()
            page.setEnabled(False)  # until it is gone it must not take the focus
            page.deleteLater()
        if journal is not None:
            with suppress(OSError):
                journal.close()
            self._reopen(journal.path)
        if self.page is None:
            self.go_home()

    def welcome(self) -> None:
        """Three cards, on the first start only."""
        if self.settings.welcomed or self.page is not None:
            return
        from nutdesk.desk.welcome import WelcomeSheet

        self.settings.welcomed = True
        self.settings.save()
        sheet = WelcomeSheet(self.home.desk, self.home)
        sheet.learn_wanted.connect(self.teaching.show_lessons)
        sheet.open()

    # ---- lessons --------------------------------------------------------------------------------------------------

    def open_lesson(self, path: Path) -> bool:
        from nutdesk.desk.room.lesson import LessonPage
        from nutdesk.teach.browse import lesson_after
        from nutdesk.teach.scene import SceneError

        try:
            page = LessonPage(path, self.theme)
        except SceneError as error:
            fix = partial(self.authoring.edit_file, path, error.line)
            self.complain(tell_fault(error), offer=(tr("Open in the editor"), fix) if path.is_file() else None)
            return False
        self.leave_game()
        page.setParent(self)
        following = lesson_after(path)
        page.finish_label = tr("Next lesson") if following else tr("Finish")
        page.finished.connect(partial(self.teaching.finish, path))
        page.finished.connect(partial(self.open_lesson, following) if following else self.go_home)
        self._show_page(page)
        page.show_step()
        return True

    # ---- papers and small things ------------------------------------------------------------------------------------

    def set_bot_pace(self, pace: str) -> None:
        """How long the bots take, at least."""
        self.change_setting("bot_pace", pace)

    def show_rules(self) -> None:
        if self.page is not None and self.stack.currentWidget() is self.page:
            self.page.open_rules()
        elif self.shelf_rules is not None:
            self._close_shelf_rules()
        else:
            self.open_shelf_rules()

    shelf_rules: RulesPanel | None = None
    """The rules of any game, read where none is on the table."""

    def open_shelf_rules(self, game: str = "") -> None:
        """The rules of a game, with the others a press away."""
        from nutdesk import games
        from nutdesk.desk.rules import RulesPanel

        page, shelf = self.shown, [(one.id, one.title) for one in games.all_games()]
        chosen = next((one for one in shelf if one[0] == game), shelf[0])
        panel = self.shelf_rules = RulesPanel(page.desk, *chosen, page, shelf=shelf)
        panel.closed.connect(self._close_shelf_rules)
        panel.arrange()
        panel.open_at("")

    def _close_shelf_rules(self) -> None:
        panel, self.shelf_rules = self.shelf_rules, None
        if panel is not None:
            panel.hide()
            panel.deleteLater()
            self.shown.setFocus()

    def show_about(self) -> None:
        from nutdesk.desk.about import AboutSheet

        if not self._has_sheet():
            AboutSheet(self.shown.desk, self.shown).open()

    def show_keys(self) -> None:
        page = self.shown
        KeysSheet(page.desk, page).open()

    def complain(
        self, sentence: str, offer: tuple[str, Callable[[], object]] | None = None, *, good: bool = False
    ) -> None:
        """One clear sentence, and perhaps something that can be done about it; good news have no warning sign."""
        from PySide6.QtWidgets import QMessageBox

        icon = QMessageBox.Icon.NoIcon if good else QMessageBox.Icon.Warning
        box = QMessageBox(icon, "nutdesk", sentence, QMessageBox.StandardButton.Ok, self)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        role = {name: self.theme.colour(f"@{name}").name() for name in ("panel", "ink")}
        size = round(17 * Desk.text)
        box.setStyleSheet(f"* {{ background: {role['panel']}; color: {role['ink']}; font: {size}px '{TEXT}'; }}")
        self.complaint = sentence
        if offer is not None:
            text, do = offer
            box.addButton(text, QMessageBox.ButtonRole.ActionRole).clicked.connect(lambda _=False: do())
        box.open()

    complaint = ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fingers.watch()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.leave_game()
        self.place.keep()
        self.settings.save()
        self.lab.close()
        stop_thinking()
        super().closeEvent(event)


def window_icon() -> QIcon:
    icon = QIcon()
    renderer = drawing("app")
    if renderer is not None:
        for side in (16, 32, 64, 128):
            pixmap = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter)
            painter.end()
            icon.addPixmap(pixmap)
    return icon
