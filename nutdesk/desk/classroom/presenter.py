"""The presenter's window: what the room sees, what comes next, notes, hands, a clock, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent

from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.core.table import Table
from nutdesk.desk.classroom.answers import Answers
from nutdesk.desk.classroom.audience import AudienceWindow, told
from nutdesk.desk.classroom.presenter_layout import PresenterLayout
from nutdesk.desk.classroom.presenter_view import PresenterView
from nutdesk.desk.classroom.script import Script
from nutdesk.desk.classroom.slides import Slide, slide, table_of
from nutdesk.desk.classroom.tool_row import LETTERS, digit_of
from nutdesk.desk.classroom.trial import TrialPage
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.translated import tell_cast, tell_scene, voice_of
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.animator import Moment
from nutdesk.teach.browse import ListedLesson as Listed
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.progress import Progress

ONWARDS = (
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Right,
    Qt.Key.Key_Down,
    Qt.Key.Key_Space,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
)
BACKWARDS = (Qt.Key.Key_PageUp, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Backspace)


class PresenterWindow(PresenterLayout):
    """Drives the audience's window; nothing of this one is ever on the projector."""

    closed = Signal()
    edit_wanted = Signal(object, int)
    """A scene that cannot be shown is to be put right: its path, and the line that is wrong."""

    def __init__(
        self, course: Sequence[Path], title: str, theme: Theme, pace: float, progress: Progress, *, seconds: int = 0
    ) -> None:
        super().__init__(theme)
        self.course_title, self._seconds = title, seconds
        self.script = Script(course, progress, self)
        self.picture.animator.pace = pace
        self.presenter_tools.room = Answers(self)
        self.audience = AudienceWindow(self.picture, self.projector_overlay, self.presenter_tools)
        self.audience.keyed.connect(self.keyPressEvent)
        self._table: Table | None = None
        self.presenter_view = PresenterView(self)
        self._connect()

    @property
    def planned(self) -> int:
        return self._seconds or self.script.planned

    def _connect(self) -> None:
        script = self.script
        script.opened.connect(self._opened)
        script.stepped.connect(self._stepped)
        script.answered.connect(self._answered)
        script.troubled.connect(self._troubled)
        self.banner.button.clicked.connect(lambda _=False: self.edit_wanted.emit(script.broken, script.line))
        script.ended.connect(self.close)
        self.steps.wanted.connect(self._jump)
        self.this.clause_wanted.connect(self.open_rules)
        self.notes.written.connect(self._write_note)
        self.hands_up.counted.connect(script.raise_hand)
        self.hands_up.bars.clicked.connect(script.flip_bars)
        self.hands_up.answer.clicked.connect(script.reveal)
        self.tools.wanted.connect(self.use)
        self.presenter_tools.picked.connect(lambda _tool: self.presenter_view.show_used())
        self.projector_overlay.changed.connect(self.presenter_view.show_used)
        self.projector_overlay.held.connect(self._held)
        self.projector_overlay.zoomed.connect(self.presenter_view.show_used)
        self.end_button.clicked.connect(self.close)
        self.window_button.clicked.connect(self.flip_audience)

    def begin(self, place: int = 0, step: int = 1) -> None:
        """Open the audience's window and the first lesson."""
        self.audience.place(self)
        self.activateWindow()
        self.setFocus()
        self.script.open(place, step)

    def _troubled(self, sentence: str) -> None:
        """Tell why; while nothing is on the table, offer the editor: in front of a room nobody wants it."""
        script = self.script
        mendable = script.lesson is None and script.broken is not None and script.broken.is_file()
        self.banner.tell(sentence, mendable=mendable)

    # ---- showing --------------------------------------------------------------------------------------------------

    def _opened(self) -> None:
        """Another lesson: everything that belonged to the last one goes."""
        lesson = self.script.lesson
        assert lesson is not None
        self.leave_trial()
        self._drawn_before = self.projector_overlay.frozen  # a frozen room keeps its picture with the lines on it
        if not self._drawn_before:
            self.projector_overlay.clear()
        self.projector_overlay.zoom_to(None)
        self._take_voice(lesson)
        self.presenter_view.take(lesson)
        if self.rules is not None:
            self.rules.deleteLater()
            self.rules = None

    def reword(self) -> None:
        lesson = self.script.lesson
        if lesson is None:
            return
        lesson.scene = tell_scene(lesson.scene)
        tell_cast(lesson.match)
        self._take_voice(lesson)
        self.presenter_view.take(lesson)
        self.picture.show_slide(self._slide_now())
        self.presenter_view.show_step()
        self.presenter_view.show_next()
        self.arrange()

    def _take_voice(self, lesson: Lesson) -> None:
        voice = voice_of(lesson.match)
        self.picture.take_voice(voice)
        self.desk.style = Style(self.desk.theme, voice)

    _drawn_before = False
    """Whether the lines belong to a lesson that is no longer on the table."""

    def _held(self, on: bool) -> None:
        """Frozen, or going on: then what was drawn on the lesson before goes with its picture."""
        if not on and self._drawn_before:
            self._drawn_before = False
            self.projector_overlay.clear()

    def _stepped(self, entry: Entry | None, before: Table | None) -> None:
        if self.trial is not None:
            self.leave_trial()
        self.presenter_view.begin_step()
        try:
            self._show(entry, before)
            self.presenter_view.show_step()
        except Exception as error:  # a stranger's scene must not end a session: the room keeps its picture
            number = self.script.lesson.at if self.script.lesson is not None else 0
            self.banner.tell(tr("Step {number} cannot be shown ({error}).", number=number, error=error))

    def _show(self, entry: Entry | None, before: Table | None) -> None:
        """The picture for the room: what happened, then where things stand."""
        lesson = self.script.lesson
        assert lesson is not None
        events = entry.events if entry is not None else ()
        here = slide(lesson, self.script.room, events, before)
        self._table = here.table
        if entry is None:
            self.picture.show_slide(here)
        else:
            self.picture.play(self._shots(entry), here)

    def _shots(self, entry: Entry) -> list[Moment]:
        lesson = self.script.lesson
        assert lesson is not None
        return [
            Moment(table_of(lesson, TABLE, frame.state), frame.event) for frame in entry.frames if told(frame.event)
        ]

    def _answered(self) -> None:
        lesson = self.script.lesson
        assert lesson is not None
        self.picture.show_slide(self._slide_now())
        self.presenter_view.show_ballot()

    def _slide_now(self) -> Slide:
        lesson = self.script.lesson
        assert lesson is not None
        entry = lesson.match.current
        return slide(lesson, self.script.room, entry.events)

    # ---- the tools ------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Do what a button, a key or a clicker asks for."""
        projector_overlay, script = self.projector_overlay, self.script
        if name == "next":
            script.next()
        elif name == "back":
            script.back()
        elif name == "black":
            projector_overlay.set_black(not projector_overlay.black)
        elif name == "freeze":
            projector_overlay.freeze(not projector_overlay.frozen)
        elif name == "clear":
            projector_overlay.clear()
        elif name == "vote":
            script.flip_bars()
        elif name == "try":
            self.flip_trial()
        else:
            self.presenter_tools.pick(name)
        self.presenter_view.show_used()

    def _jump(self, number: int) -> None:
        self.script.goto(number)
        self.setFocus()

    def flip_trial(self) -> None:
        """Play on from here at a table with all hands; or back to the script."""
        if self.trial is not None:
            self.script.resume()
        elif self.script.lesson is not None:
            self.trial = TrialPage(self.script, self.desk.theme, self)
            self.trial.animator.pace = self.picture.animator.pace
            self.trial.session.played.connect(self._tried)
            self.trial.session.jumped.connect(lambda: self._tried(None))
            self.trial.clause_wanted.connect(self.trial.open_rules)
            self.arrange()
            self.trial.show()
            self.trial.raise_()
            self.banner.raise_()
            self.trial.view.setFocus()
            self.presenter_view.show_used()

    def _tried(self, entry: Entry | None) -> None:
        """Somebody has played on: the room follows, as far as it may see."""
        lesson = self.script.lesson
        assert lesson is not None
        before, here = self._table, self._slide_now()
        self._table = here.table
        if entry is not None and lesson.straying:
            about = slide(lesson, self.script.room, entry.events, before)
            self.picture.play(self._shots(entry), about)
        else:
            self.picture.show_slide(here)
        self.presenter_view.show_cards()
        self.presenter_view.show_way()

    def leave_trial(self) -> None:
        if self.trial is not None:
            page, self.trial = self.trial, None
            page.animator.skip()
            page.hide()
            page.deleteLater()
            self.setFocus()
            self.presenter_view.show_used()

    def flip_audience(self) -> None:
        """Bring the audience's window back, or change between window and full screen."""
        if self.audience.isVisible():
            self.audience.flip_full_screen()
        else:
            self.audience.place(self)

    def open_rules(self, clause: str) -> None:
        """The rule that a step is about; for the presenter's eyes."""
        game = self.script.scene.game
        if self.rules is None:
            self.rules = RulesPanel(self.desk, game.id, game.title, self)
            self.rules.closed.connect(self.rules.hide)
        self.rules.arrange()
        self.rules.open_at(clause)
        self.rules.raise_()

    def _write_note(self, text: str) -> None:
        script, lesson = self.script, self.script.lesson
        if lesson is not None:
            own = lesson.step.note if lesson.step is not None else ""
            script.progress.write(script.path, lesson.at, None if text == own else text)
        self.setFocus()

    # ---- keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of a clicker, the tools' letters, and numbers for raised hands."""
        key, letter = event.key(), event.text().upper()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            super().keyPressEvent(event)
        elif key in ONWARDS:
            self.use("next")
        elif key in BACKWARDS:
            self.use("back")
        elif key == Qt.Key.Key_Escape:
            self.calm()
        elif key == Qt.Key.Key_F5:
            self.flip_audience()
        elif key == Qt.Key.Key_Home:
            self.script.goto(1)
        elif (digit := digit_of(event)) is not None:
            taking = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.script.raise_hand(digit - 1, -1 if taking else 1)
        elif letter in LETTERS:
            self.use(LETTERS[letter])
        else:
            super().keyPressEvent(event)

    def calm(self) -> None:
        """Esc: the tool goes, then black, then freeze, then the free try."""
        if self.presenter_tools.tool:
            self.presenter_tools.pick(self.presenter_tools.tool)
        elif self.projector_overlay.black:
            self.projector_overlay.set_black(False)
        elif self.projector_overlay.frozen:
            self.projector_overlay.freeze(False)
        elif self.trial is not None:
            self.flip_trial()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.notes.editing:
            self.notes.flip()
        self.presenter_view.stop()
        self.picture.animator.skip()
        self.audience.close()
        self.audience.deleteLater()
        super().closeEvent(event)
        self.closed.emit()


def present(lessons: Sequence[Listed], title: str, theme: Theme, pace: float, progress: Progress) -> PresenterWindow:
    """A presenter's window for these lessons, in order."""
    seconds = sum(lesson.seconds for lesson in lessons)
    return PresenterWindow([lesson.path for lesson in lessons], title, theme, pace, progress, seconds=seconds)


__all__ = ["PresenterWindow", "present"]
