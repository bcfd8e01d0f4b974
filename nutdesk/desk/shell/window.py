"""The main window, which shows home, a game or a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QPainter,
    QPixmap,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from nutdesk import games, mac
from nutdesk.desk.kit.drawing import drawing
from nutdesk.desk.kit.layout import SMALLEST_WINDOW
from nutdesk.desk.kit.theme import TEXT, Theme, dress_tips
from nutdesk.desk.kit.touch import LongPress
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import forget_tables, tell_fault, tr
from nutdesk.desk.kit.zoom_area import ZoomArea
from nutdesk.desk.shell.authoring import Authoring
from nutdesk.desk.shell.chosen_settings import ChosenSettings
from nutdesk.desk.shell.commands import Commands
from nutdesk.desk.shell.export import Exporter
from nutdesk.desk.shell.lab_entry import LabEntry
from nutdesk.desk.shell.phoning import Phoning
from nutdesk.desk.shell.projecting import Projecting
from nutdesk.desk.shell.records import Records
from nutdesk.desk.shell.sheets import Sheets
from nutdesk.desk.shell.teaching import Teaching
from nutdesk.desk.shell.trail import LESSON, Trail
from nutdesk.desk.shell.window_place import WindowPlace
from nutdesk.desk.table.bot_requests import stop_thinking, thinking

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from nutdesk.core.match import Match
    from nutdesk.desk.home.home_page import HomePage
    from nutdesk.desk.new_game.setup import Setup
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.menu_bar import MenuBar
    from nutdesk.record.journal import Journal

Offer = tuple[str, Callable[[], object]]
"""The text of a button, and what it does."""


class MainWindow(QMainWindow):
    """The main window, which shows one page at a time."""

    painted = Signal()
    """A page was painted for the first time: anything that it did not need can be done now."""
    home_painted = Signal()
    """The home screen was painted for the first time."""

    def __init__(self, *, journals: bool = True, at_home: bool = True) -> None:
        super().__init__()
        self.setWindowTitle("nutdesk")
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.chosen_settings = ChosenSettings(self)
        self.settings = self.chosen_settings.settings
        self.records = Records(self, writing=journals)
        self.sheets = Sheets(self)
        self.stack = QStackedWidget(self)
        self.bench = ZoomArea(self)
        self.bench.setWidget(self.stack)
        self.setCentralWidget(self.bench)
        self.stack.currentChanged.connect(self.chosen_settings.fit_bench)
        self.home_page: HomePage | None = None
        """The home screen, if it was made: a game that is opened straight away needs none below it."""
        self.page: TablePage | None = None
        self.trail = Trail(self)
        self.commands = Commands(self)
        self.add_command = self.commands.add
        self.actions_ = self.commands.actions
        self.teaching = Teaching(self)
        self.projecting = Projecting(self)
        self.phoning = Phoning(self)
        self.lab = LabEntry(self)
        self.authoring = Authoring(self)
        self.exporter = Exporter(self)
        self.place = WindowPlace(self, self.settings)
        self.touch = LongPress(self)
        self.home_painted.connect(self.painted)
        self.painted.connect(self._catch_up, Qt.ConnectionType.SingleShotConnection)
        thinking().unable.connect(self._unable)
        self.menu_bar: MenuBar | None = None
        if mac.here():
            from nutdesk.desk.shell.menu_bar import MenuBar

            self.menu_bar = MenuBar(self)
        if at_home:
            self.stack.setCurrentWidget(self.home)

    @property
    def home(self) -> HomePage:
        """The home screen, made when it is first needed."""
        if self.home_page is None:
            from nutdesk.desk.home.home_page import HomePage

            home = self.home_page = HomePage(games.cards(), self.theme, self)
            home.start_wanted.connect(self.start)
            home.resume_wanted.connect(self.records.resume)
            home.recent_wanted.connect(self.records.choose_recent)
            home.settings_wanted.connect(self.chosen_settings.show_sheet)
            home.lessons_wanted.connect(self.teaching.show_lessons)
            home.lab_wanted.connect(self.lab.show)
            home.painted.connect(self.home_painted)
            home.setups = self.settings.setups
            self.stack.addWidget(home)
            home.focus_game("")
        return self.home_page

    def _catch_up(self) -> None:
        """Do what the first picture of the window did not have to wait for."""
        QGuiApplication.setWindowIcon(window_icon())  # the window on the projector has it too
        dress_tips(self.theme, Desk.text)
        if self.page is None:
            self.records.show_waiting()
        self.records.tidy()

    @property
    def shown(self) -> TablePage | HomePage:
        """The page that is shown."""
        return cast("TablePage | HomePage", self.stack.currentWidget())

    @property
    def theme(self) -> Theme:
        """The theme for everything that is opened here."""
        return self.chosen_settings.theme

    def focus_page(self) -> None:
        """Return the focus to the table when a menu closes, so that its keys work."""
        page = self.page
        if page is not None and self.stack.currentWidget() is page and not page.reading:
            if page.curtain.isVisible():
                page.curtain.button.setFocus()
            else:
                page.take_keys()

    # ---- games ----------------------------------------------------------------------------------------------------

    def start(self, setup: Setup, *, remember: bool = True) -> None:
        """Start a new game; if it is to be remembered, the next one is set up in the same way."""
        from nutdesk.core.match import Match
        from nutdesk.desk.new_game.setup import remembered

        if not self.records.may_leave(partial(self.start, setup, remember=remember)):
            return
        if remember:
            setups, game = self.settings.setups, setup.game.id
            setups[game] = remembered(setup, setups.get(game))
            self.settings.save()
        match = Match(setup.game, setup.options, setup.in_turn_order(), setup.seed, fair=setup.fair)
        match.begin()
        if self.home_page is not None:
            self.home_page.close_sheet()
        self.seat(match, self.records.begin(match))
        if self.page is not None and setup.game.first and setup.first is None and len(match.players) > 1:
            self.page.say_briefly(tr("Chosen at random: {name} starts", name=match.players[0].name))

    def seat(self, match: Match, journal: Journal | None) -> None:
        """Show a match on a table."""
        from nutdesk.desk.play.table_page import TablePage
        from nutdesk.desk.table.session import Session

        self.leave_game()
        self.trail.forget()
        self.records.follow(match, journal)
        session = Session(match, journal)
        session.open_hands = self.settings.open_hands
        session.set_open_hands(session.open_hands)
        page = TablePage(session, self.theme, self)
        page.evening = self.records.evening
        self.show_page(page)

    def show_page(self, page: TablePage) -> None:
        """A table that is made comes on the window."""
        self.page = page
        self.chosen_settings.apply_to(page)
        page.painted.connect(self.painted)
        page.menu_wanted.connect(self.commands.show_menu)
        page.settings_wanted.connect(self.chosen_settings.show_sheet)
        page.home_wanted.connect(self.go_home)
        page.again_wanted.connect(self.play_again)
        page.seat_wanted.connect(self.sheets.ask_who_plays)
        page.bot_pace_wanted.connect(partial(self.chosen_settings.change, "bot_pace"))
        page.skipping_told.connect(self.chosen_settings.note_skipping)
        page.words_closed.connect(partial(self.chosen_settings.change, "in_words", False))
        page.words_closed.connect(self.focus_page)
        self.projecting.follow(page)
        self.phoning.follow(page)
        self.stack.addWidget(page)
        self.stack.setCurrentWidget(page)
        self.setWindowTitle(f"{page.session.game.title} · nutdesk")
        if not page.end_sheet.isHidden():
            page.end_sheet.setFocus()
        elif page.curtain.isVisible():
            page.curtain.button.setFocus()
        else:
            page.take_keys()

    def leave_game(self) -> Path | None:
        """Leave the game: it waits in its journal, or is stored as finished. Return its file, if it has one."""
        self.authoring.put_away(self.page)
        self.projecting.close()
        self.phoning.leave()
        if self.page is not None:
            self.page.session.leave()
        file = self.records.put_away()
        page, self.page = self.page, None
        if page is not None:
            page.hints.drop()
            page.coaching.close()
            page.animator.skip()
            self._take_off(page)
        return file

    def _take_off(self, page: TablePage) -> None:
        page.bots.rest()
        self.stack.removeWidget(page)
        page.hide()
        page.setEnabled(False)  # until it is gone it must not take the focus
        page.deleteLater()

    def go_home(self) -> None:
        if not self.records.may_leave(self.go_home):
            return
        left = self.page.session.game.id if self.page is not None else ""
        self.leave_game()
        self.trail.forget()
        if left:
            from nutdesk.desk.kit.art import AT_REST, OVEN
            from nutdesk.desk.kit.fitting import paragraphs

            OVEN.trim(AT_REST)
            paragraphs.cache_clear()
            games.forget(left)
            forget_tables()
        self.home.setups = self.settings.setups
        self.records.show_waiting()
        self.stack.setCurrentWidget(self.home)
        self.setWindowTitle("nutdesk")
        self.home.focus_game(left)

    def play(self, game: str) -> None:
        """Start a game as a click on its cover does."""
        self.home.start_quickly(game)

    def play_again(self) -> None:
        """The next game: the same people and rules with a new seed, and the seats turn by one.

        Whoever came second begins, whoever began comes last, and everybody keeps their colour. Where the rules draw
        lots for the first player, the seats stay.
        """
        page = self.page
        if page is None:
            return
        from nutdesk.desk.new_game.setup import Setup, fresh_seed

        match = page.session.match
        if not self.records.may_leave(self.play_again):
            return
        first = 1 % len(match.players)
        again = Setup(match.game, match.players, match.options, fresh_seed(), match.fair, first)
        with self.phoning.keeping():
            self.start(again, remember=False)

    def new_game(self) -> None:
        """The sheet for a new game: of the game on the table, or of the cover that has the focus."""
        if not self.records.may_leave(self.new_game):
            return
        if self.page is not None:
            game = self.page.session.game
            self.go_home()
            self.home.open_sheet(game)
        elif self.shown is not self.home:
            self.go_home()
        elif self.home.sheet is None and not self.sheets.has_sheet:
            self.home.open_focused()

    def copy_seed(self) -> None:
        """Copy the words that give somebody else the same deal and the same dice."""
        if self.page is not None:
            match = self.page.session.match
            QGuiApplication.clipboard().setText(match.seed)
            self.page.say_briefly(tr("Copied: {words}", words=match.seed))

    def recover(self) -> None:
        """After an error: the game again, from its journal, as it was after the last move."""
        page, self.page = self.page, None
        if page is not None:  # whatever it holds, it is not asked any more
            self._take_off(page)
        with self.phoning.keeping():
            self.records.recover()
        if self.page is None:
            self.go_home()

    def open_path(self, path: Path) -> None:
        """Open a file that the system hands over: lessons are added, a scene or a game is opened."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        (self.authoring.way_to_open(path) or self.records.open_path)(path)

    # ---- lessons --------------------------------------------------------------------------------------------------

    def open_lesson(self, path: Path) -> bool:
        from nutdesk.desk.classroom.lesson import LessonPage, for_learner
        from nutdesk.teach.browse import lesson_after
        from nutdesk.teach.scene import SceneError

        if not self.records.may_leave(partial(self.open_lesson, path)):
            return False
        try:
            page = LessonPage(for_learner(path, self.teaching.progress), self.theme)
        except SceneError as error:
            fix = partial(self.authoring.edit_file, path, error.line)
            self.complain(tell_fault(error), offer=(tr("Open in the editor"), fix) if path.is_file() else None)
            return False
        self.trail.leave_for(LESSON)
        page.setParent(self)
        following = lesson_after(path)
        if page.runner.leads_to_game:
            page.finish_label = tr("Play it")
            page.finished.connect(partial(self.play, page.runner.scene.game.id))
        else:
            page.finish_label = tr("Next lesson") if following else tr("Finish")
            page.finished.connect(partial(self.open_lesson, following) if following else self.trail.back)
        self.show_page(page)
        page.tell_step()
        return True

    def complain(
        self,
        sentence: str,
        offer: Offer | None = None,
        *,
        good: bool = False,
        others: Sequence[Offer] = (),
        close: str = "",
    ) -> None:
        """Show one clear sentence, and perhaps what can be done; good news has no warning sign.

        `close` is the label for doing nothing about it, which Escape does too.
        """
        from nutdesk.desk.kit.message import Message

        box = Message(sentence, self, good=good, close=close)
        role = {name: self.theme.colour(f"@{name}").name() for name in ("panel", "ink")}
        size = round(17 * Desk.text)
        box.setStyleSheet(f"* {{ background: {role['panel']}; color: {role['ink']}; font: {size}px '{TEXT}'; }}")
        self.complaint = sentence
        for text, do in ((offer,) if offer is not None else ()) + tuple(others):
            box.offer(text).clicked.connect(lambda _=False, do=do: do())
        box.open()

    def _unable(self, why: str) -> None:
        """No process for bots can be started: say so once, and play on without it."""
        self.complain(tr(why))

    complaint = ""

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.touch.watch()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.records.may_leave(self.close):
            event.ignore()
            return
        self.leave_game()
        self.place.keep()
        self.settings.save()
        self.lab.close()
        self.records.close()
        stop_thinking()
        if self.menu_bar is not None:  # it has no parent that would take it away
            self.menu_bar.deleteLater()
            self.menu_bar = None
        super().closeEvent(event)


def window_icon() -> QIcon:
    """The icon of the program, in the sizes that systems ask for."""
    from PySide6.QtGui import QIcon  # only now: the first picture of the window does without

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
