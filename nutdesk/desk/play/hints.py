"""Hints: up to three plans with their chances and a reason, in a note, and as arrows and ghosts on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import View, look
from nutdesk.core.table import Gesture, Piece, Table
from nutdesk.core.wish import Wish
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.tips import ButtonMark, HintPanel, head, seal, shaft
from nutdesk.desk.kit.widgets import MARGIN, DeskButton
from nutdesk.desk.kit.words import capital, tr
from nutdesk.desk.table.bot_requests import OwnRequests
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.move_names import short, title_button, title_gesture, title_opening
from nutdesk.desk.table.note import NotePanel
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, ThingItem
from nutdesk.desk.table.speech import Speech
from nutdesk.desk.table.story import StoryPanel
from nutdesk.desk.table.tray import TrayButtons

if TYPE_CHECKING:
    from nutdesk.bots.process import Reply
    from nutdesk.desk.access.words_panel import WordsPanel
    from nutdesk.desk.play.plan import HintPlan, PlanTip
    from nutdesk.desk.play.seals import Aim

SECONDS = 1.6
"""Roughly how many seconds a hint takes."""
TICK = 40
GRID = 9
"""This many points across and down are tested to see how much of a piece is visible."""
SHOWN = 3
"""How many moves are shown at most."""


class Hints(QObject):
    """Asks for the best moves of the person who is to choose, and shows them until something is played."""

    wished = Signal(object)
    """The Wish for a move that was shown."""
    closed = Signal()
    """The hints were closed."""

    def __init__(
        self,
        grip: Grip,
        buttons: TrayButtons,
        story: StoryPanel,
        words: WordsPanel,
        notes: Sequence[NotePanel],
        speech: Speech,
        taught: Callable[[], bool],
        come_back: Callable[[], None],
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self.grip, self.scene, self.session = grip, grip.scene, grip.session
        self.buttons, self.story, self.words, self.notes = buttons, story, words, notes
        self.speech, self.page = speech, page
        self.taught = taught
        """Whether a lesson takes the wishes."""
        self.come_back = come_back
        """Returns to the present, which is what a hint is about."""
        self.panel = HintPanel(story.desk, page, self._make_room)
        self.tips: list[PlanTip] = []
        self._requests = OwnRequests(self)
        self._since = 0.0
        self.marks = Overlay(grip.scene)
        self.plans: list[HintPlan] = []
        """What the last hint showed, to be continued while its steps are played."""
        self._going: tuple[HintPlan, bool] | None = None
        """The plan whose next step is played, or shown, once the table has come to rest; and whether it is played."""
        self._pointed = 0
        """Which of the plans has its ghosts on the board."""
        self._top = 0
        """Where the panel that people read begins while there is no hint."""
        self.seals: dict[int, QPointF] = {}
        """Where the number of each hint is on the board, in the scene."""
        self._rims: list[ButtonMark] = []
        self._timer = QTimer(self)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)
        self.panel.chosen.connect(self.play)
        self.panel.stepped.connect(self.play_step)
        self.panel.pointed.connect(self._point)
        self.panel.closed.connect(self.close)
        self.session.looked.connect(self.drop)

    def why_not(self) -> str:
        """Why there is no hint now; '' if there is."""
        session = self.session
        if self.taught():
            return tr("There are no hints in a lesson: the lesson itself helps.")
        if session.match.due is None:
            return tr("The game is over.")
        if session.bot_due is not None:
            return tr("It is not your move.")
        if (device := session.device_due) is not None:
            return tr("{name} plays on a phone: no hint is shown here.", name=session.match.cast[device].name)
        return tr("Lift the curtain first.") if session.covered else ""

    def ask(self) -> None:
        """Work out the move that is due; asking again closes the hint."""
        if self._requests.open or self.tips:
            self.close()
            return
        session = self.session
        if self.why_not():
            return
        self._going = None
        self.come_back()
        here = session.match.current
        session.annotate(here, hints=here.hints + 1)
        if known := [plan for plan in self.plans if plan.rest(session.match)]:
            self._offer(known)  # it was thought through to the end of the turn
            return
        due = session.match.due
        assert due is not None
        view = look(session.game, session.match.state, due.seat)
        seed = f"{session.match.seed}/{here.depth}/hint"
        self._requests.hint(session.game.id, view, seed, self._show)
        self._since = monotonic()
        self.speech.announce(tr("The wise old squirrel is thinking about your move."))
        self.panel.wait(0.0)
        self._timer.start()

    def _tick(self) -> None:
        self.panel.wait((monotonic() - self._since) / SECONDS)

    def _show(self, answer: Reply) -> None:
        assert answer.thought is not None
        here = self.session.match.current
        # Here and below: a table is painted before anybody asks for a hint.
        from nutdesk.desk.play.plan import HintPlan

        plans = [HintPlan(here, found.line, found.chance, found.why) for found in answer.thought.candidates]
        self.plans = [] if answer.mishap else plans
        self._offer(plans)

    def _offer(self, plans: Sequence[HintPlan]) -> None:
        """Show what is left of some plans, the best first."""
        self._timer.stop()
        assert self.scene.table is not None
        tips = [self._tip(self.scene.table, plan) for plan in plans]
        best, *others = self._alike_as_one(tips)[:SHOWN]
        others.sort(key=lambda tip: -(tip.chance or 0))  # nobody wonders why 74 % comes after 73 %
        self.tips = [self._in_full(tip) for tip in self._told_apart([best, *others])]
        self._pointed = 0
        self.panel.show_tips(self.tips)
        self.tips = self.tips[: len(self.panel.rows)]
        self.buttons.take_digits(True)
        self.mark()
        self.speech.announce(self.panel.accessibleName())

    def _tip(self, table: Table, plan: HintPlan) -> PlanTip:
        """The first step of what is left of a plan, as the table offers it."""
        session, words = self.session, self.session.words
        line, why = plan.rest(session.match), plan.why
        action = line[0]
        if line != plan.line:
            advice, view = session.game.advice(), self._view
            why = advice.why_line(view, line) if len(line) > 1 else advice.why(view, action)
        from nutdesk.desk.play.plan import PlanTip, offered

        choice, many = offered(table, line)
        tip = PlanTip(action, str(action), words(why), plan.chance, plan=plan, first=line[:many])
        if isinstance(choice, Gesture):
            return attrs.evolve(tip, title=self._title(choice), piece=choice.piece, spot=choice.spot)
        gestures = [g for g in table.gestures if g.actions[0] == action]
        if choice is not None:
            gesture = next((g for g in gestures if len(g.actions) == 1), None)
            return attrs.evolve(tip, title=title_button(choice, gesture, words), button=choice)
        if not gestures:
            return tip
        # Only the beginning of the gesture is meant: what is picked up, not yet where it goes.
        lifts = next((b for b in table.buttons if b.lifts == gestures[0].piece), None)
        title = title_opening(action, lifts, words) or self._name(gestures[0].piece)
        return attrs.evolve(tip, title=title, piece=gestures[0].piece)

    def _in_full(self, tip: PlanTip) -> PlanTip:
        """A tip with all its steps, if there are several."""
        session = self.session
        line = tip.plan.rest(session.match)
        if len(tip.first) == len(line):
            return tip
        from nutdesk.desk.play.plan import steps

        found, leads = steps(session.game, self._view, session.match.cast, line, session.words)
        titles = (tip.title, *(step.title for step in found[1:]))
        return attrs.evolve(tip, steps=titles, ghosts=tuple(found), leads=leads)

    @property
    def _view(self) -> View:
        """What the person who is to choose sees."""
        match = self.session.match
        assert match.due is not None
        return look(match.game, match.state, match.due.seat)

    def _title(self, gesture: Gesture) -> str:
        return title_gesture(gesture, self.session.words, self._name)

    def _name(self, key: str) -> str:
        """The name of a thing, without what lies on it."""
        return short(self._long_name(key))

    def _long_name(self, key: str) -> str:
        item = self.scene.item(key)
        return self.session.words(item.thing.name) if item is not None else ""

    def _alike_as_one(self, tips: list[PlanTip]) -> list[PlanTip]:
        """Only the best of moves with identical texts, as with two equivalent places."""
        words = [(tip.title, tip.why, self._long_name(tip.piece), self._long_name(tip.spot)) for tip in tips]
        return [tip for k, tip in enumerate(tips) if words[k] not in words[:k]]

    def _told_apart(self, tips: list[PlanTip]) -> list[PlanTip]:
        """Moves whose texts begin alike, with the full names of their pieces: which of three cards is meant."""
        titles = Counter(tip.title for tip in tips)
        return [
            attrs.evolve(tip, title=capital(self._long_name(tip.piece)))
            if titles[tip.title] > 1 and self._long_name(tip.piece)
            else tip
            for tip in tips
        ]

    # ---- on the board ---------------------------------------------------------------------------------------------

    def mark(self) -> None:
        """Draw the arrows, the worst first, so that the best is on top and no number is covered."""
        self.clear_marks()
        if not self.tips:
            return
        from nutdesk.desk.play.ghosts import lay_ghosts
        from nutdesk.desk.play.seals import Aim, place_seals

        scene = self.scene
        aims: list[Aim] = []
        ghost: QPointF | None = None
        for number, tip in reversed(list(enumerate(self.tips, 1))):
            item = scene.item(tip.piece)
            if tip.ghosts and number == self._pointed + 1:
                ghost = lay_ghosts(self.marks, tip.ghosts, tip.leads, self._place)
            if tip.button is not None:
                label = self.session.words(tip.button.label)
                for widget in self.buttons.findChildren(DeskButton):
                    if widget.text() == label and not widget.isHidden():
                        self._rims.append(ButtonMark(widget, number, self.page))
            elif tip.ghosts and (ghost is None or number != self._pointed + 1):
                there = scene.item(tip.spot) or item  # one plan at a time: the others have only their numbers here
                if there is not None:
                    aims.append(Aim(number, there.pos(), None, there))
            elif item is not None and not tip.ghosts:
                start, stop = self._start(item), self._place(tip.spot)
                if stop is None or (stop - start).manhattanLength() < 30:
                    self.marks.lay(mark_art(item.thing, "aimed"), item.pos(), scene.unit(item), LIFT)
                    stop = None
                aims.append(Aim(number, start, stop, item))
        unit = max(scene.layout_.unit, scene.layout_.least / 20)
        for aim in aims:
            if aim.stop is not None:
                dx, dy = (aim.stop.x() - aim.start.x()) / unit, (aim.stop.y() - aim.start.y()) / unit
                self.marks.lay(shaft(dx, dy, aim.number), aim.start, unit, LIFT * (1.2 - 0.01 * aim.number))
                self.marks.lay(head(dx, dy), aim.start, unit, LIFT * (1.25 - 0.01 * aim.number))
        self.seals = place_seals(aims, unit, scene.unit)
        if ghost is not None:
            self.seals[self._pointed + 1] = ghost
        for number, place in self.seals.items():
            self.marks.lay(seal(number), place, unit, LIFT * (1.3 - 0.01 * number))

    def _start(self, item: ThingItem) -> QPointF:
        """The middle of the visible part of a piece, as its neighbour in the hand may cover some of it."""
        scene, middle = self.scene, item.pos()
        wide, high = (side * scene.unit(item) for side in (item.thing.w, item.thing.h))
        steps = [(k + 0.5) / GRID - 0.5 for k in range(GRID)]
        seen = []
        for point in (QPointF(middle.x() + dx * wide, middle.y() + dy * high) for dx in steps for dy in steps):
            pieces = [thing for thing in scene.things_at(point, beside=False) if isinstance(thing, Piece)]
            if pieces and pieces[0] is item.thing:
                seen.append(point)
        if not seen or len(seen) == GRID**2:
            return middle
        centre = QPointF(sum(point.x() for point in seen) / len(seen), sum(point.y() for point in seen) / len(seen))
        return min(seen, key=lambda point: (point - centre).manhattanLength())

    def _place(self, spot: str) -> QPointF | None:
        """Where an arrow to a spot ends, in the scene; None for no spot, and for the hand, as no one card is meant."""
        scene, grip = self.scene, self.grip
        item = scene.item(spot)
        if item is not None:
            return item.pos()
        if spot in grip.places:
            box = grip.places[spot]
            return QPointF(box.right() + 4, box.center().y())
        return None

    def clear_marks(self) -> None:
        self.marks.clear()
        self.seals = {}
        for rim in self._rims:
            rim.hide()
            rim.deleteLater()
        self._rims = []

    # ---- and then -------------------------------------------------------------------------------------------------

    def play(self, tip: PlanTip) -> None:
        """Play a whole plan, step by step as if somebody had dragged it: each when the table has come to rest."""
        self._begin(tip, whole=True)

    def play_step(self, tip: PlanTip) -> None:
        """Play the first step of a plan, and show the rest of it then."""
        self._begin(tip, whole=False)

    def _begin(self, tip: PlanTip, *, whole: bool) -> None:
        self.drop()
        choice = tip.button or Gesture(tip.piece, tip.spot, tip.first)
        self.wished.emit(Wish.of(choice, "click", self.session.viewer))
        if tip.steps:
            self._going = tip.plan, whole

    def go_on(self) -> None:
        """The table has come to rest: go on with the plan that is being played."""
        going, self._going = self._going, None
        if going is None or self.why_not():
            return
        plan, whole = going
        rest = plan.rest(self.session.match)
        if not rest or rest == plan.line:
            return
        if not whole:
            self._offer([plan])
        elif self.scene.table is not None:
            self._begin(self._in_full(self._tip(self.scene.table, plan)), whole=True)

    def _point(self, at: int) -> None:
        """Show the ghosts of one of the plans."""
        if at != self._pointed and at < len(self.tips):
            self._pointed = at
            self.mark()

    def drop(self) -> None:
        """Drop what was asked or shown, as it is about another moment."""
        self._going = None
        self._requests.cancel()
        self._timer.stop()
        self.clear_marks()
        if not self.panel.isHidden():
            self.panel.hide()
            self._begin_reading(self._top)
        self.buttons.take_digits(False)
        self.tips = []

    def close(self) -> None:
        self.drop()
        self.closed.emit()

    # ---- beside the board -----------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """The panels beside the board were laid out again."""
        read = self._read
        self._top = read.y() if read is not None else 0
        if not self.panel.isHidden():
            self.panel.arrange()

    @property
    def _read(self) -> StoryPanel | WordsPanel | None:
        """The panel in the same column that people read, if any."""
        read = self.story if self.words.isHidden() else self.words
        return read if not read.isHidden() and read.parent() is self.page else None

    def _begin_reading(self, top: int) -> None:
        read = self._read
        if read is not None and read.y() != top:
            read.setGeometry(read.x(), top, read.width(), read.y() + read.height() - top)
            read.place()

    def _make_room(self, top: float, bottom: float) -> tuple[float, float]:
        """Where the hint panel begins and ends if it wants to lie here: it covers a note entirely or not at all.

        It lies below the notes, on the story; if it is too high for that, wherever it covers fewer of them. If too
        little of the story would be left to read, it covers all of it too.
        """
        layout, read = self.story.desk.layout, self._read
        pad, gap = layout.px(MARGIN), layout.px(14)
        notes = [note.geometry() for note in self.notes if not note.isHidden() and note.x() == self.story.x()]
        over = [box for box in notes if box.top() + pad < bottom - pad]
        end = bottom if read is None else read.y() + read.height()
        low = float(min(self._top, end - (bottom - top)))
        under = [box for box in notes if box.bottom() - pad > low + pad]
        if read is not None and top < low and len(under) < len(over):
            high = bottom - top
            top = min([low, *(float(box.top()) for box in under)])
            bottom = end if under else low + high
        else:
            bottom = max([bottom, *(float(box.y() + box.height()) for box in over)])
        below = round(bottom - 2 * pad + gap)
        if read is None or bottom - pad <= self._top + pad:
            below = self._top
        elif end - below < self.story.least_height():
            bottom, below = max(bottom, end), self._top
        self._begin_reading(below)
        return top, bottom
