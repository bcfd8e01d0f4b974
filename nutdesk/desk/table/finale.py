"""The end of a game as a moment: the score is counted where it was made, then the winner's squirrel celebrates.

It takes less than ten seconds, once, and any key or click goes to its end: the result on its sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import ScoreLine
from nutdesk.core.words import Say
from nutdesk.desk.kit.sound import speaker
from nutdesk.desk.kit.words import joined, signed, strung
from nutdesk.desk.table.animator import Animator
from nutdesk.desk.table.counting import ScoreCount, counts
from nutdesk.desk.table.end_sheet import EndSheet
from nutdesk.desk.table.finale_cover import FinaleCover, Token
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.outcome import Outcome
from nutdesk.desk.table.seat_strip import Prompt, SeatPanel
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.speech import ScreenReaderVoice
from nutdesk.desk.table.tray import EndBar
from nutdesk.desk.table.view import TableView

LONGEST = 5200
"""Milliseconds for all counts together …"""
SLOWEST = 900
"""… and for one of them."""
FLIGHT = 0.45
"""The part of a count in which its points fly to the player."""


class Finale(QObject):
    """Counts the score, celebrates, and leaves the result on its sheet."""

    counted = Signal(str, object)
    """What was counted, and the points so far: a dict of seats and numbers."""
    cheered = Signal()
    """Everything is counted, and the result is shown."""
    finished = Signal()
    """The result lies there."""

    def __init__(
        self,
        session: Session,
        animator: Animator,
        grip: Grip,
        view: TableView,
        seats: Sequence[SeatPanel],
        prompt: Prompt,
        sheet: EndSheet,
        bar: EndBar,
        announcer: ScreenReaderVoice,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self.session, self.animator, self.grip, self.view, self.seats = session, animator, grip, view, seats
        self.prompt, self.sheet, self.bar, self.announcer, self.page = prompt, sheet, bar, announcer, page
        self.cover = FinaleCover(sheet.desk, page)
        self.cover.touched.connect(self.skip)
        self.busy = False
        self.due = False
        """Whether the last move was made just now: it is celebrated once."""
        self._outcome: Outcome | None = None
        self._queue: list[ScoreCount] = []
        self._counted: dict[int, int] = {}
        self._cheering = False
        self._away = False
        """Whether somebody looks at the table in place of the result."""
        self._pause = 0
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._next)
        sheet.celebration.ended.connect(self._finish)
        sheet.turned.connect(bar.show_way)

    # ---- the moment -----------------------------------------------------------------------------------------------

    def play(self, outcome: Outcome) -> None:
        """Count and celebrate; where less motion is wanted, the result is there at once."""
        self.clear()
        self._outcome, self._queue, self._cheering, self._away = outcome, counts(outcome.result), False, False
        self._counted = dict.fromkeys(range(len(outcome.result.scores)), 0)
        self.busy = True
        self.bar.hide()
        self.bar.rest()
        pace = self.animator.pace
        if pace <= 0 or self.grip.scene.motion.calm:
            self.skip()
            return
        self._pause = round(min(SLOWEST * pace, LONGEST / max(1, len(self._queue))))
        self._show_totals()
        self.cover.open()
        self._next()

    def show(self, outcome: Outcome) -> None:
        """Show the result without a moment, as of a game that ended long ago; if it was put away, only the points."""
        self.busy = False
        self._outcome = outcome
        self._counted = dict(enumerate(outcome.result.scores))
        self._show_totals(ended=True)
        if not self._away:
            self.sheet.show_outcome(outcome)
            self.sheet.celebration.end()
        self._rest_on_result()

    def put_away(self) -> None:
        """Show the table in place of the result; the points stay on the cards."""
        self._away = True
        self.sheet.hide()

    def bring_back(self, outcome: Outcome) -> None:
        """Show the result again."""
        self._away = False
        self.show(outcome)

    def skip(self) -> None:
        """Go to the end at once."""
        if not self.busy:
            return
        for count in self._queue:
            self._tell(count)
        self._queue = []
        if not self._cheering:
            self._cheer()
        self.sheet.celebration.end()
        self._finish()

    def clear(self) -> None:
        """The game goes on, or its past is looked at: nothing of its end is shown."""
        self.busy = False
        self._rest.stop()
        self.cover.close_up()
        self.sheet.hide()
        for panel in self.seats:
            panel.show_total(None)

    def keys(self, line: ScoreLine) -> tuple[str, ...]:
        """What of a line is in sight: a tray has only the things of whoever looks."""
        scene, own = self.grip.scene, line.seat == self.session.viewer
        found = ((key, scene.item(key)) for key in line.shows)
        return tuple(key for key, item in found if item is not None and (own or not item.in_tray))

    # ---- counting -------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        if not self._queue:
            self._cheer()
            self.sheet.celebration.start()
            return
        count = self._queue.pop(0)
        self._tell(count)
        self.grip.show([key for line in count.lines for key in self.keys(line)])
        cast, seats = self.session.match.cast, count.seats
        self.prompt.show_prompt(self._sentence(count), cast[seats[0]].colour if len(seats) == 1 else "")
        gains = [(seat, count.gain(seat)) for seat in seats]
        tokens = [Token(signed(gain), self._from(count, seat), self._to(seat)) for seat, gain in gains if gain]
        self.cover.fly(tokens, round(self._pause * FLIGHT), partial(self._land, count))

    def _land(self, count: ScoreCount) -> None:
        """The points have arrived at the players' cards."""
        for seat in count.seats:
            self._counted[seat] += count.gain(seat)
        self._show_totals(count)
        told, names = self._sentence(count), [self.session.match.cast[seat].name for seat in count.seats]
        if len(names) == 1:
            told = strung("{name}: {text}", name=names[0], text=told)
        self.counted.emit(told, dict(self._counted))
        speaker.play("nut")
        self._rest.start(round(self._pause * (1 - FLIGHT)))

    def _show_totals(self, count: ScoreCount | None = None, *, ended: bool = False) -> None:
        assert self._outcome is not None
        winners = self._outcome.result.winners if ended else ()
        for seat, panel in self._panels().items():
            panel.show_total(self._counted[seat], count.gain(seat) if count is not None else 0, won=seat in winners)

    def _panels(self) -> dict[int, SeatPanel]:
        shown = {panel.card.seat: panel for panel in self.seats if panel.card is not None and not panel.isHidden()}
        return {seat: panel for seat, panel in shown.items() if seat in self._counted}

    def _sentence(self, count: ScoreCount) -> str:
        """What is counted: a line, or the kind of several."""
        words, first = self.session.words, count.lines[0]
        if len(count.lines) == 1:
            return strung("{line}: {points}", line=words(first.text), points=signed(first.points))
        kind = words(first.kind) if isinstance(first.kind, Say) else first.clause
        if len(count.seats) == 1:
            return strung("{line}: {points}", line=kind, points=signed(count.gain(first.seat)))
        return kind

    def _tell(self, count: ScoreCount) -> None:
        """Say every line of it to a screen reader."""
        cast, words = self.session.match.cast, self.session.words
        for line in count.lines:
            text = strung("{line}: {points}", line=words(line.text), points=signed(line.points))
            self.announcer.say(strung("{name}: {text}", name=cast[line.seat].name, text=text))

    def _to(self, seat: int) -> QPointF:
        """Where the points of a player are counted."""
        panel = self._panels().get(seat)
        if panel is None:
            return QPointF(self.page.width() / 2, 0)
        box, high = panel.geometry(), self.sheet.desk.layout.px(36)
        return QPointF(box.right() - high, box.top() + high)

    def _from(self, count: ScoreCount, seat: int) -> QPointF:
        """Where they were made: the middle of what is shown; else beside the player's card."""
        keys = [key for line in count.lines if line.seat == seat for key in self.keys(line)]
        places = [item.pos() for key in keys if (item := self.grip.scene.item(key)) is not None]
        if not places:
            return self._to(seat) + QPointF(self.sheet.desk.layout.px(190), 0)
        x, y = (sum(values) / len(places) for values in zip(*((at.x(), at.y()) for at in places), strict=True))
        return QPointF(self.view.mapTo(self.page, self.view.mapFromScene(QPointF(x, y))))

    # ---- celebrating ----------------------------------------------------------------------------------------------

    def _cheer(self) -> None:
        """Everything is counted: show the result."""
        assert self._outcome is not None
        self._cheering = True
        self.grip.show(())
        self._counted = dict(enumerate(self._outcome.result.scores))
        self._show_totals(ended=True)
        self.sheet.show_outcome(self._outcome)
        self.cheered.emit()
        self.cover.raise_()
        speaker.play("win")
        told = (*self.sheet.said(), *filter(None, (self.sheet.evening.words(),)))
        self.announcer.say(joined((text.rstrip(".") for text in told), ". "))

    def _finish(self) -> None:
        if not self.busy:
            return
        self.busy = False
        self._rest.stop()
        self.cover.close_up()
        self.bar.rest()
        self._rest_on_result()

    def _rest_on_result(self) -> None:
        """The result lies there, and the buttons come. The sheet takes the keys: Space and Enter do nothing there."""
        self.bar.show()
        if not self._away:
            self.sheet.setFocus()
        self.finished.emit()
