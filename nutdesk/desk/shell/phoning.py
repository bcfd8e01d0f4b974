"""Phones at the table on the window: their command and sheets, and how long they stay."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.phones.consent_sheet import ConsentSheet
    from nutdesk.desk.phones.kept import Kept
    from nutdesk.desk.phones.phone_host import PhoneHost
    from nutdesk.desk.phones.phones_sheet import PhonesSheet
    from nutdesk.desk.phones.questions import OpenQuestion
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.shell.window import MainWindow


class Phoning(QObject):
    """Opens the phones of a table when somebody asks for them, and ends them with it. All of it is loaded only then."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.host: PhoneHost | None = None
        self.sheet: PhonesSheet | None = None
        self._asking: dict[int, ConsentSheet] = {}
        """The questions that are open at the desk."""
        self._left: dict[Path, Kept] = {}
        """The devices of tables that were left, by the journal of the game: they come back with it."""
        self._keeps = False
        """Whether the devices stay while one page goes and another comes."""
        why = window.commands.why_on_page(self.why_not)
        window.add_command("phones", tr("Phones…"), self.show, "players", why_not=why)

    def why_not(self, page: TablePage) -> str:
        """Why no phone can be used at this table; '' if one can."""
        if page.is_lesson:
            return tr("There are no phones in a lesson: everybody looks at the same picture.")
        return "" if page.session.people else tr("Only bots play here: there is no hand to hold.")

    # ---- while they are there -------------------------------------------------------------------------------------

    def show(self) -> None:
        """Open the sheet for phones, which opens the phones; a second time closes the sheet."""
        page = self.window.page
        if self.sheet is not None:
            self.sheet.close_sheet()
            return
        if page is None or self.why_not(page) or self.window.sheets.has_sheet:
            return
        from nutdesk.desk.phones.phones_sheet import PhonesSheet

        page.clear()
        host = self._open(page)
        self.sheet = PhonesSheet(page.desk, host, page)
        self.sheet.closed.connect(self._sheet_closed)
        self.sheet.close_phones_wanted.connect(self.close)
        self.sheet.help_wanted.connect(self.help_here)
        self.sheet.seat_wanted.connect(self._reseat)
        self.sheet.open()

    def _open(self, page: TablePage) -> PhoneHost:
        """The phones of this table, opened if they are not."""
        if self.host is None:
            from nutdesk.desk.phones.phone_host import PhoneHost
            from nutdesk.desk.shell.errors import ErrorLog

            journal = self.window.records.journal
            again = self._left.pop(journal.path, None) if journal is not None else None
            host = self.host = PhoneHost(page.session, self, again=again)
            host.said.connect(self._say)
            host.failed.connect(ErrorLog().write)
            host.questions.asked.connect(self._ask)
            host.questions.settled.connect(self._settle)
            host.open()
            self._connect(page)
        return self.host

    def _connect(self, page: TablePage) -> None:
        """Whoever sits at the desk can go on without a phone that is away."""
        from nutdesk.desk.table.session import STAND_IN

        page.device_bar.here_wanted.connect(partial(self._take_seat, page, ""))
        page.device_bar.bot_wanted.connect(partial(self._take_seat, page, STAND_IN))

    def _take_seat(self, page: TablePage, kind: str) -> None:
        seat = page.session.device_due
        if seat is None or self.host is None:
            return
        if kind:
            self._reseat(seat, kind)
        else:
            self.host.free(seat)

    def _sheet_closed(self) -> None:
        self.sheet = None

    def help_here(self) -> None:
        """Say what may keep phones from getting through, in front of the sheet."""
        from nutdesk.desk.phones.reach_sheet import ReachSheet

        page, host, sheet = self.window.page, self.host, self.sheet
        if page is not None and host is not None and sheet is not None:
            ReachSheet(page.desk, sheet.card.address, host.port, page).open()

    def _reseat(self, seat: int, kind: str) -> None:
        """A bot plays a seat, or a person again."""
        from nutdesk.desk.new_game.seat_sheet import name_for

        page = self.window.page
        if page is not None and not page.session.why_no_reseat():
            page.session.reseat(seat, name_for(page.session.match, seat, kind), kind)

    def _say(self, text: str) -> None:
        """Tell whoever is at the desk that somebody came or went, without getting in the way."""
        page = self.window.page
        if page is not None and self.window.stack.currentWidget() is page:
            page.say_briefly(text)

    def _ask(self, question: OpenQuestion) -> None:
        """Ask at the desk."""
        page = self.window.page
        if page is None or self.host is None or not question.at_desk:
            return
        from nutdesk.desk.phones.consent_sheet import ConsentSheet

        words, number = page.session.words, question.number
        sheet = ConsentSheet(page.desk, words(question.sentence), words(question.yes), words(question.no), page)
        sheet.answered.connect(lambda yes: self._answer(number, yes))
        self._asking[number] = sheet
        page.quiet()
        sheet.open()
        page.announce(words(question.sentence))

    def _answer(self, number: int, yes: bool) -> None:
        self._asking.pop(number, None)
        if self.host is not None:
            self.host.questions.answer(number, yes)

    def _settle(self, question: OpenQuestion) -> None:
        sheet = self._asking.pop(question.number, None)
        if sheet is not None:
            sheet.settle()

    # ---- from table to table --------------------------------------------------------------------------------------

    def follow(self, page: TablePage) -> None:
        """Another page is on the window: the phones go with it if they stay."""
        if self.host is not None and not page.is_lesson:
            self.host.follow(page.session)
            self._connect(page)

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """The devices stay with their people while one game goes and the next comes."""
        before, self._keeps = self._keeps, True
        try:
            yield
        finally:
            self._keeps = before
        page = self.window.page
        if self.host is not None and (page is None or self.host.session is not page.session):
            self.close()

    def leave(self) -> None:
        """The table is left: the phones close with it, unless the next one is theirs too."""
        if self.sheet is not None:
            self.sheet.close_sheet()
        if self.host is None or self._keeps:
            return
        journal = self.window.records.journal
        if journal is not None and self.host.tickets:
            self._left[journal.path] = self.host.kept()
        self.close()

    def close(self) -> None:
        """Close the phones: their process, their port, and what they show."""
        host, self.host = self.host, None
        if self.sheet is not None:
            self.sheet.close_sheet()
        if host is not None:
            host.close()
            host.deleteLater()


__all__ = ["Phoning"]
