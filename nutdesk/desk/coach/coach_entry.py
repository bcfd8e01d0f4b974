"""Opens the coach when a game is over, and returns to the table for a replay or a trial."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.match import Entry
from nutdesk.core.moves import Action
from nutdesk.core.wish import Wish
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.end_sheet import EndSheet
from nutdesk.desk.table.lookback import Lookback
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.speech import Speech

if TYPE_CHECKING:
    from nutdesk.desk.coach.analysis import Analysis
    from nutdesk.desk.coach.coach import Coach
    from nutdesk.desk.coach.coach_sheet import CoachSheet

PAUSE = 1500
"""Milliseconds after a game in which its players may be gone already, before the coach begins to think."""


class CoachEntry(QObject):
    """Opens the coach's sheet over a page, and does what is chosen there."""

    again_wanted = Signal()
    closed = Signal()
    """The coach was closed: the table gets the keys."""

    def __init__(
        self,
        session: Session,
        desk: Desk,
        end_sheet: EndSheet,
        lookback: Lookback,
        speech: Speech,
        come_back: Callable[[], None],
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self.session, self.desk, self.end_sheet, self.lookback = session, desk, end_sheet, lookback
        self.speech, self.come_back, self.page = speech, come_back, page
        self.sheet: CoachSheet | None = None
        self._coach: Coach | None = None
        """Works out in the background what decided the game, until the sheet is opened."""
        self._then: Callable[[str], None] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(PAUSE)
        self._wait.timeout.connect(self._begin)

    def why_not(self) -> str:
        """Why there is nothing to say about the game; '' if there is."""
        return "" if self.session.match.over else tr("The coach looks at the game when it is over.")

    def open(self) -> None:
        """Show the coach, if the game is over."""
        if self.why_not():
            return
        begun, self._coach = self._coach, None
        self.close()
        from nutdesk.desk.coach.coach import Coach
        from nutdesk.desk.coach.coach_sheet import CoachSheet

        self.come_back()
        self.end_sheet.hide()
        self.rest()
        coach = begun or Coach(self.session, self)
        self.sheet = CoachSheet(self.session, coach, self.desk, self.end_sheet, self.speech, self.page)
        self.sheet.closed.connect(self.close)
        self.sheet.again_wanted.connect(self.again_wanted)
        self.sheet.branch_wanted.connect(self._branch)
        self.sheet.replay_wanted.connect(self._replay)
        self.sheet.open()

    # ---- in the background ----------------------------------------------------------------------------------------

    def think(self, then: Callable[[str], None]) -> None:
        """Find out what decided the game while nobody waits for it, and call back with a sentence if there is one."""
        from nutdesk.desk.coach.analysis import recall, retold
        from nutdesk.desk.coach.report import decisive

        if self.sheet is not None:
            return
        self._then = then
        known = recall(self.session.match)
        if known is not None:
            then(decisive(self.session, retold(self.session, known), self.end_sheet.decided))
        elif self._coach is None:
            self._wait.start()

    def rest(self) -> None:
        """Stop thinking in the background."""
        self._wait.stop()
        self._then = None
        if self._coach is not None:
            self._coach.cancel()
            self._coach.deleteLater()
            self._coach = None

    def _begin(self) -> None:
        from nutdesk.desk.coach.coach import Coach

        self._coach = Coach(self.session, self)
        self._coach.done.connect(self._found)
        self._coach.start()

    def _found(self, analysis: Analysis) -> None:
        from nutdesk.desk.coach.report import decisive

        if self._then is not None:
            self._then(decisive(self.session, analysis, self.end_sheet.decided))
            self.rest()

    # ---- its sheet ------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Back to the table."""
        self.rest()
        if self.sheet is not None:
            self.sheet.end()
            self.sheet = None
            self.closed.emit()

    def _branch(self, entry: Entry, seat: int, better: tuple[Action, ...]) -> None:
        """Play on from a moment as a trial, with bots for the others, starting with the better move if any."""
        session = self.session
        self.close()
        session.try_from(entry, session.people[0] if len(session.people) == 1 else seat)
        if better:
            wish = Wish(better, "click", session.viewer)
            if not session.submit(wish):  # something is revealed after its first move: the rest is not decided yet
                session.submit(attrs.evolve(wish, actions=better[:1]))
        self.speech.say_briefly(tr("A trial from move {n}: the main line waits", n=entry.depth))

    def _replay(self) -> None:
        """From the first move, on the timeline."""
        self.close()
        self.lookback.open(self.session.match.root)
