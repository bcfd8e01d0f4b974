"""Games on the disk, as the window needs them: the one that is played, the one that waits, those that are saved."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QPixmap

from nutdesk.desk.kit.words import tell_fault, tr

if TYPE_CHECKING:
    from nutdesk.core.match import Match
    from nutdesk.desk.window import MainWindow
    from nutdesk.record.file import OtherData
    from nutdesk.record.journal import Journal
    from nutdesk.record.store import Summary


class Records(QObject):
    """Writes down the game on the table, and puts games from the disk on it."""

    def __init__(self, window: MainWindow, *, writing: bool) -> None:
        super().__init__(window)
        self.window = window
        self.writing = writing
        """Whether games are written down; off for pictures and measurements."""
        self.journal: Journal | None = None
        """Of the game on the table."""
        self.waiting: Summary | None = None
        """The game that was left last and is not over."""
        self._made = 0
        """How many entries a new journal began with: one that gets no more is thrown away."""
        self._apart = True
        """Whether a game played by other house data gets a window of its own."""

    # ---- the game on the table ------------------------------------------------------------------------------------

    def begin(self, match: Match) -> Journal | None:
        """The journal of a match; a full disk is no reason not to play."""
        if not self.writing:
            return None
        from nutdesk.record import store

        try:
            return store.begin(match)
        except OSError as error:
            self.window.complain(tr("This game is not kept while you play: {why}.", why=error.strerror or error))
            return None

    def follow(self, journal: Journal | None) -> None:
        """A game is on the table, with the journal that it is written to."""
        self.journal = journal
        self._made = len(journal.match.entries) if journal is not None else 0

    def put_away(self) -> None:
        """The game on the table waits in its journal from now on, or is among the finished ones."""
        journal, self.journal = self.journal, None
        if journal is None:
            return
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

    def _keep_thumbnail(self, match: Match, path: Path) -> None:
        from nutdesk.desk.thumbnail import keep_thumbnail

        keep_thumbnail(match, path, self.window.theme)

    def recover(self) -> None:
        """After a fault: the game again, as it was after the last move."""
        journal, self.journal = self.journal, None
        if journal is not None:
            with suppress(OSError):
                journal.close()
            self.reopen(journal.path)

    # ---- the game that waits --------------------------------------------------------------------------------------

    def show_waiting(self) -> None:
        """Look for the game that waits, and show it at home with a picture of it."""
        found = None
        if self.writing:
            from nutdesk.record import store

            found = next((game for game in store.recent() if game.live and not game.over and not game.problem), None)
        thumbnail = None
        if found is not None:
            from nutdesk.desk.thumbnail import thumbnail_of

            thumbnail = thumbnail_of(found.path, self.window.theme)
            if thumbnail is None:
                found = None
        self.waiting = found
        self.window.home.resume.show_game(found, thumbnail or QPixmap())

    def resume(self) -> None:
        """Go on with the game that was left."""
        if self.waiting is None:
            self.show_waiting()  # asked for before the home screen was painted
        if self.waiting is not None:
            self.reopen(self.waiting.path)

    def reopen(self, path: Path) -> None:
        """Go on with a game in its journal."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData
        from nutdesk.record.journal import reopen

        try:
            journal = reopen(path)
        except OtherData as other:
            self._open_apart(path, other)
            return
        except BadFile as bad:
            self.window.complain(tell_fault(bad))
            return
        self.window.seat(journal.match, journal)
        self._made = 0  # it waited for us, and does so again

    # ---- saved games ----------------------------------------------------------------------------------------------

    def open_file(self, path: Path) -> bool:
        """Open a saved game: a copy of it goes on in a journal of its own."""
        from nutdesk.record.fault import BadFile
        from nutdesk.record.file import OtherData, load

        try:
            loaded = load(path)
        except OtherData as other:
            return self._open_apart(path, other)
        except BadFile as bad:
            self.window.complain(tell_fault(bad))
            return False
        self.window.seat(loaded.match, self.begin(loaded.match))
        return True

    def _open_apart(self, path: Path, other: OtherData) -> bool:
        """A game that was played by other house data goes on in a window of its own."""
        from nutdesk.desk.lab.variants import start_window

        if not self._apart:
            self.window.complain(str(other))
            return False
        done = start_window("open", str(path))
        if done:
            why = tr("It opens in a window of its own, because it is played by other house data.")
            self.window.complain(why, good=True)
        else:
            self.window.complain(tr("Another window could not be opened."))
        return done

    def open_asked(self, path: Path) -> None:
        """Open the game that this process was started for, by whose data it plays: never in yet another window."""
        from nutdesk.record import store

        self._apart = False
        try:
            if path.resolve().parent == store.journals().resolve():
                self.reopen(path)
            else:
                self.open_file(path)
        finally:
            self._apart = True

    def ask_open(self) -> None:
        """Choose a saved game in the system's dialog."""
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record.format import SUFFIX

        title, games = tr("Open a game"), tr("Games") + f" (*{SUFFIX} *.txt)"
        name, _ = QFileDialog.getOpenFileName(self.window, title, str(self._folder()), games)
        if name:
            self.open_file(Path(name))

    def ask_save(self) -> None:
        """Choose in the system's dialog where a copy of the game on the table goes."""
        page = self.window.page
        if page is None or self.window.stack.currentWidget() is not page or self.window.authoring.save():
            return
        from PySide6.QtWidgets import QFileDialog

        from nutdesk.record.format import SUFFIX

        start = self._folder() / f"{page.session.game.title}{SUFFIX}"
        title, games = tr("Save a copy"), tr("Games ({pattern})", pattern=f"*{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(self.window, title, str(start), games)
        if name:
            self.save_file(Path(name if name.endswith(SUFFIX) else name + SUFFIX))

    def _folder(self) -> Path:
        """Where saved games are looked for first."""
        from nutdesk.record import store

        with suppress(OSError):  # the dialog then begins elsewhere
            store.games().mkdir(parents=True, exist_ok=True)
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
            self.window.complain(tr("{file} could not be written: {why}.", file=path.name, why=why))
            return False
        page.say_briefly(tr("Saved as {name}", name=path.name))
        return True

    def choose_recent(self) -> None:
        """The games played last: those waiting go on, those over can be looked at."""
        from nutdesk.desk.recent import RecentSheet

        page = self.window.shown
        if self.window.papers.has_sheet:
            return
        sheet = RecentSheet(page.desk, page)
        sheet.open_wanted.connect(self._open_summary)
        sheet.file_wanted.connect(self.ask_open)
        sheet.changed.connect(self.show_waiting)
        sheet.open()

    def _open_summary(self, game: Summary) -> None:
        (self.reopen if game.live else self.open_file)(game.path)
