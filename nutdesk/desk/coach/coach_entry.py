"""The way to the coach when a game is over, and back to the table: by a replay, or by a trial."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.core.match import Entry
from nutdesk.core.moves import Action
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.coach.coach_sheet import CoachSheet
    from nutdesk.desk.table.table_page import TablePage


class CoachEntry(QObject):
    """Opens the coach's sheet over a page, and does on the table what is chosen there."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.sheet: CoachSheet | None = None

    def open(self) -> None:
        """How the chances went and where the game turned; when it is over."""
        page = self.page
        if not page.session.match.over:
            page.say_briefly(tr("The coach speaks when the game is over."))
            return
        self.close()
        from nutdesk.desk.coach.coach_sheet import CoachSheet

        page.quiet()
        if page.lookback.looking is not None:
            page.lookback.close()
        page.end_sheet.hide()
        self.sheet = CoachSheet(page)
        self.sheet.closed.connect(self.close)
        self.sheet.again_wanted.connect(page.again_wanted)
        self.sheet.branch_wanted.connect(self._branch)
        self.sheet.replay_wanted.connect(self._replay)
        self.sheet.open()

    def close(self) -> None:
        """Back to the table."""
        if self.sheet is not None:
            self.sheet.end()
            self.sheet = None
            self.page.take_keys()

    def _branch(self, entry: Entry, seat: int, better: tuple[Action, ...]) -> None:
        """Play a moment again as a trial: one person, bots for the others; the better move first, if there is one."""
        session = self.page.session
        self.close()
        session.try_from(entry, session.people[0] if len(session.people) == 1 else seat)
        if better:
            self.page.narrator.expect()
            if not session.submit(better):
                session.submit(better[:1])  # something is revealed after it: the rest is not decided yet
        self.page.say_briefly(tr("A trial from move {n}: the main line waits", n=entry.depth))

    def _replay(self) -> None:
        """From the first move, on the timeline."""
        self.close()
        self.page.lookback.open(self.page.session.match.root)
