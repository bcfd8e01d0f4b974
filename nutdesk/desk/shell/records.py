"""Games on the disk, as the window needs them: the current one, the unfinished one, saved ones."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmap

from nutdesk.core.clean import UNPRINTABLE
from nutdesk.desk.kit.words import tell_fault, tr

if TYPE_CHECKING:
    from nutdesk.core.match import Match
    from nutdesk.desk.shell.window import MainWindow
    from nutdesk.record.evening import Evening
    from nutdesk.record.fault import BadFile
    from nutdesk.record.file import OtherData, Salvaged
    from nutdesk.record.format import Header
    from nutdesk.record.journal import Journal
    from nutdesk.record.store import Summary


class Records(QObject):
    """Writes down the game on the table, and opens games from the disk."""

    def __init__(self, window: MainWindow, *, writing: bool) -> None:
        super().__init__(window)
        self.window = window
        self.writing = writing
        """Whether games are written down; not for pictures and measurements."""
        self.journal: Journal | None = None
        """Of the game on the table."""
        self.waiting: Summary | None = None
        """The last unfinished game."""
        self._made = 0
        """How many entries and changes of seats a new journal began with; if it gets no more, it is deleted."""
        self._homeless: Match | None = None
        """The match for which no journal could be made."""
        self._given_up: Match | None = None
        """The match whose moves may be lost, as somebody said so or saved them elsewhere."""
        self._tidying: Thread | None = None
        self._apart = True
        """Whether a game with other house data gets its own window."""

    # ---- the game on the table ------------------------------------------------------------------------------------

    def begin(self, match: Match, header: Header | None = None) -> Journal | None:
        """The journal of a match; a full disk is no reason not to play."""
        if not self.writing:
            return None
        from nutdesk.record import store

        try:
            return store.begin(match, header)
        except OSError as error:
            self._homeless = match
            self.window.complain(tr("This game is not being saved: {why}.", why=error.strerror or error))
            return None

    def follow(self, match: Match, journal: Journal | None) -> None:
        """A game is on the table, with its journal."""
        self._hold(journal)
        self._made = _length(match)

    def _hold(self, journal: Journal | None) -> None:
        self.journal = journal
        if journal is not None:
            journal.told = partial(self._tell_anew, journal)

    def _tell_anew(self, journal: Journal, path: Path) -> None:
        """The file of the game was gone or cut short and was written again: say so once."""
        journal.told = lambda _path: None
        name = UNPRINTABLE.sub("?", path.name)
        told = tr("The file of this game was gone or cut short. The whole game was saved again, as {file}.", file=name)
        QTimer.singleShot(0, self, lambda: self.window.complain(told, good=True))  # not in the middle of a move

    # ---- leaving it -------------------------------------------------------------------------------------------------

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the table can be left without losing a move. If not, ask; the answer may call `leave`."""
        why = self._why_unkept()
        if why is None:
            return True
        self.window.complain(
            tr("Part of this game is not saved: {why}. If you leave now, it is lost.", why=why),
            (tr("Try again"), leave),
            others=(
                (tr("Save it elsewhere…"), partial(self._save_elsewhere, leave)),
                (tr("Leave anyway"), partial(self._give_up, leave)),
            ),
            close=tr("Stay"),
        )
        return False

    def _why_unkept(self) -> str | None:
        """Why some of the game is not on any disk; None if all of it is, or may be lost."""
        page, journal = self.window.page, self.journal
        match = page.session.match if page is not None else None
        if page is None or match is None or match is self._given_up or _length(match) <= self._made:
            return None
        try:
            if journal is not None:
                journal.keep()
            elif match is self._homeless:
                from nutdesk.record import store

                self._hold(store.begin(match))
                page.session.journal = self.journal
        except OSError as error:
            return str(error.strerror or error)
        return None

    def _save_elsewhere(self, leave: Callable[[], object]) -> None:
        assert self.window.page is not None
        if (path := self._ask_place(Path.home())) is not None and self.save_file(path):
            self._give_up(leave)

    def _give_up(self, leave: Callable[[], object]) -> None:
        assert self.window.page is not None
        self._given_up = self.window.page.session.match
        try:
            leave()
        finally:
            self._given_up = None  # what is opened instead may turn out to be damaged: then it is asked again

    def put_away(self) -> Path | None:
        """Leave the game on the table in its journal, or store it if it is finished; return where it is."""
        journal, self.journal = self.journal, None
        if journal is None:
            return None
        from nutdesk.record import store

        path: Path | None = None
        with suppress(OSError):  # what the disk does not take now was asked about
            if _length(journal.match) == self._made:
                store.discard(journal)  # nothing was played: it must not hide the game that waits
            elif journal.match.over:
                path = store.finish(journal)
                self._keep_thumbnail(journal.match, path)
            else:
                journal.keep()
                path = journal.path
                self._keep_thumbnail(journal.match, path)
        journal.close()
        return path

    def _keep_thumbnail(self, match: Match, path: Path) -> None:
        from nutdesk.desk.home.thumbnail import keep_thumbnail

        keep_thumbnail(match, path, self.window.theme)

    def recover(self) -> None:
        """After an error: the game again, as it was after the last move."""
        journal, self.journal = self.journal, None
        if journal is None:
            return
        try:
            journal.keep()
        except OSError:  # what is on no disk is still here
            self.window.seat(journal.match, journal)
        else:
            journal.close()
            self.reopen(journal.path)

    # ---- the game that waits --------------------------------------------------------------------------------------

    def show_waiting(self) -> None:
        """Find the unfinished game and show it on the home screen; one that cannot be read hides no other."""
        self.waiting, picture = None, QPixmap()
        if self.writing:
            from nutdesk.record import store

            for game in store.recent():
                if game.live and not game.over and not game.problem:
                    from nutdesk.desk.home.thumbnail import thumbnail_of

                    if (found := thumbnail_of(game.path, self.window.theme)) is not None:
                        self.waiting, picture = game, found
                        break
        self.window.home.resume.show_game(self.waiting, picture)
        self.window.home.show_evening(self.evening())

    def evening(self) -> Evening | None:
        """Who has won how often in the games that people have just played here."""
        if not self.writing:
            return None
        from nutdesk.record import store
        from nutdesk.record.evening import evening

        return evening(store.newest(), datetime.now().astimezone())

    def tidy(self) -> None:
        """Clean up in the background what killed programs left behind."""
        if self.writing:
            from nutdesk.record import store

            thread = Thread(target=store.tidy, name="tidy", daemon=True)
            with suppress(RuntimeError):  # no thread to be had: it can wait
                thread.start()
                self._tidying = thread

    def close(self) -> None:
        """The window closes."""
        if self._tidying is not None:
            self._tidying.join()

    def resume(self) -> None:
        """Continue the unfinished game."""
        if self.waiting is None:
            self.show_waiting()  # asked for before the home screen was painted
        if self.waiting is not None:
            self.reopen(self.waiting.path)

    def reopen(self, path: Path) -> None:
        """Continue a game in its journal."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData
        from nutdesk.record.journal import reopen

        if not self.may_leave(partial(self.reopen, path)):
            return
        try:
            journal = reopen(path)
        except OtherData as other:
            self._open_apart(path, other)
            return
        except BadFile as bad:
            self._refuse(path, bad)
            return
        self.window.seat(journal.match, journal)
        self._made = 0  # it waited for us, and does so again

    # ---- saved games ----------------------------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a saved game: a copy of it continues in a new journal."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData, load

        if not self.may_leave(partial(self.open_file, path)):
            return False
        try:
            loaded = load(path)
        except OtherData as other:
            return self._open_apart(path, other)
        except BadFile as bad:
            self._refuse(path, bad)
            return False
        self.window.seat(loaded.match, self.begin(loaded.match))
        return True

    def _refuse(self, path: Path, bad: BadFile) -> None:
        """Say why a file cannot be opened, and offer what can be read of its moves."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData, salvage
        from nutdesk.record.journal import Busy

        try:
            found = None if isinstance(bad, Busy) else salvage(path)
        except OtherData as other:
            self._open_apart(path, other)  # that window says it, and can read it
            return
        except BadFile:
            found = None
        if found is None:
            self.window.complain(tell_fault(bad))
            return
        told = tr(
            "{why} The moves before that can be opened as a copy; the damaged file stays as it is.", why=tell_fault(bad)
        )
        offer = tr("Open what can be read, up to move {n}", n=found.moves)
        self.window.complain(told, (offer, partial(self._open_salvaged, found)))

    def _open_salvaged(self, found: Salvaged) -> None:
        if self.may_leave(partial(self._open_salvaged, found)):
            self.window.seat(found.match, self.begin(found.match, found.header))
            self._made = 0  # a copy is kept, even if nothing more is played

    def _open_apart(self, path: Path, other: OtherData) -> bool:
        """Continue a game with other house data in its own window."""
        from nutdesk.desk.new_game.house_data import start_window

        if not self._apart:
            self.window.complain(str(other))
            return False
        done = start_window("open", str(path))
        if done:
            why = tr("It opens in a window of its own, because it is played with other house data.")
            self.window.complain(why, good=True)
        else:
            self.window.complain(tr("Another window could not be opened."))
        return done

    def open_asked(self, path: Path) -> None:
        """Open the game that this process was started for, by whichever data; never in yet another window."""
        self._apart = False
        try:
            self.open_path(path)
        finally:
            self._apart = True

    def open_path(self, path: Path) -> None:
        """Open a game from wherever it is: one in progress goes on in its journal, of any other a copy is opened."""
        from nutdesk.record import store

        if not _same(path.parent, store.journals()):
            self.open_file(path)
        elif self.journal is None or not _same(path, self.journal.path):  # that one is on the table
            self.reopen(path)

    def ask_open(self) -> None:
        """Choose a saved game in the system's file dialog."""
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record.format import SUFFIX

        title, games = tr("Open a game"), tr("Games") + f" (*{SUFFIX} *.txt)"
        name, _ = QFileDialog.getOpenFileName(self.window, title, str(self._folder()), games)
        if name:
            self.open_file(Path(name))

    def ask_save(self) -> None:
        """Choose in the system's file dialog where to save a copy of the game."""
        page = self.window.page
        if page is None or self.window.stack.currentWidget() is not page or self.window.authoring.save():
            return
        if (path := self._ask_place(self._folder())) is not None:
            self.save_file(path)

    def _ask_place(self, folder: Path) -> Path | None:
        """Where to save a copy of the game; None if nowhere."""
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record.format import SUFFIX

        assert self.window.page is not None
        start = folder / f"{self.window.page.session.game.title}{SUFFIX}"
        title, games = tr("Save a copy"), tr("Games ({pattern})", pattern=f"*{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self.window, title, str(start), games)
        return Path(name if name.endswith(SUFFIX) else name + SUFFIX) if name else None

    def _folder(self) -> Path:
        """The folder in which the file dialog starts."""
        from nutdesk.record import store

        with suppress(OSError):  # the dialog then begins elsewhere
            store.own_folder(store.games())
        return store.games()

    def save_file(self, path: Path) -> bool:
        """Write a copy of the game on the table."""
        from nutdesk.record.file import save

        page = self.window.page
        assert page is not None
        try:
            save(page.session.match, path)
        except OSError as error:
            why = error.strerror or error
            self.window.complain(tr("{file} could not be saved: {why}.", file=path.name, why=why))
            return False
        page.say_briefly(tr("Saved as {name}", name=path.name))
        return True

    def choose_recent(self) -> None:
        """Show the recent games: unfinished ones can be continued, finished ones looked at."""
        from nutdesk.desk.home.recent import RecentSheet

        page = self.window.shown
        if self.window.sheets.has_sheet:
            return
        sheet = RecentSheet(page.desk, page)
        sheet.open_wanted.connect(self._open_summary)
        sheet.file_wanted.connect(self.ask_open)
        sheet.changed.connect(self.show_waiting)
        sheet.open()

    def _open_summary(self, game: Summary) -> None:
        (self.reopen if game.live else self.open_file)(game.path)


def _length(match: Match) -> int:
    """How much has happened in a match."""
    return len(match.entries) + len(match.seat_changes)


def _same(one: Path, other: Path) -> bool:
    """Whether two paths lead to the same place, whatever the disk makes of capitals and accents."""
    try:
        return one.samefile(other)
    except OSError:
        return False
