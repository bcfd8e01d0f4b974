"""The presenter's window: what the room sees, what comes next, notes, hands, a clock, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent

from nutdesk.core.fact import Fact, fact
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.core.table import Table
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.words import tr
from nutdesk.desk.room.answers import Answers
from nutdesk.desk.room.audience import AudienceWindow, shots
from nutdesk.desk.room.lectern import Lectern
from nutdesk.desk.room.prompter import Prompter
from nutdesk.desk.room.script import Script
from nutdesk.desk.room.slides import Slide, slide
from nutdesk.desk.room.tools import LETTERS, digit_of
from nutdesk.desk.room.trial import TrialPage
from nutdesk.desk.rules import RulesPanel
from nutdesk.desk.telling import tell_cast, tell_scene, voice_of
from nutdesk.teach.browse import Lesson as Listed
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


class PresenterWindow(Lectern):
    """Drives the audience's window; nothing of this one is ever on the projector."""

    viewer: int | None = TABLE
    closed = Signal()
    edit_wanted = Signal(object, int)
    """A scene that cannot be shown is to be put right: its path, and the line that is wrong."""

    def __init__(
        self, course: Sequence[Path], title: str, theme: Theme, pace: float, progress: Progress, *, seconds: int = 0
    ) -> None:
        super().__init__(theme)
        self.course_title, self._seconds = title, seconds
        self.script = Script(course, progress, self)
        self.picture.director.pace = pace
        self.wand.room = Answers(self)
        self.audience = AudienceWindow(self.picture, self.stage, self.wand)
        self.audience.keyed.connect(self.keyPressEvent)
        self._table: Table | None = None
        self.prompter = Prompter(self)
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
        self.wand.picked.connect(lambda _tool: self.prompter.show_used())
        self.stage.changed.connect(self.prompter.show_used)
        self.stage.held.connect(self._held)
        self.stage.zoomed.connect(self.prompter.show_used)
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
        self._drawn_before = self.stage.frozen  # a frozen room keeps its picture with the lines on it
        if not self._drawn_before:
            self.stage.clear()
        self.stage.zoom_to(None)
        self._take_voice(lesson)
        self.prompter.take(lesson)
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
        self.prompter.take(lesson)
        self.picture.show_slide(self._slide_now())
        self.prompter.show_step()
        self.prompter.show_next()
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
            self.stage.clear()

    def _stepped(self, entry: Entry | None, before: Table | None) -> None:
        if self.trial is not None:
            self.leave_trial()
        self.prompter.begin_step()
        try:
            self._show(entry, before)
            self.prompter.show_step()
        except Exception as error:  # a stranger's scene must not end a session: the room keeps its picture
            number = self.script.lesson.at if self.script.lesson is not None else 0
            self.banner.tell(tr("Step {number} cannot be shown ({error}).", number=number, error=error))

    def _show(self, entry: Entry | None, before: Table | None) -> None:
        """The picture for the room: what happened, then where things stand."""
        lesson = self.script.lesson
        assert lesson is not None
        played = fact(lesson.match, entry, TABLE) if entry is not None else None
        here = slide(lesson, self.script.room, played.told if played is not None else (), before)
        self._table = here.table
        if played is None:
            self.picture.show_slide(here)
        else:
            self.picture.play(shots(played, lesson.match), here)

    def _answered(self) -> None:
        lesson = self.script.lesson
        assert lesson is not None
        self.picture.show_slide(self._slide_now())
        self.prompter.show_ballot()

    def _slide_now(self) -> Slide:
        lesson = self.script.lesson
        assert lesson is not None
        entry = lesson.match.current
        return slide(lesson, self.script.room, entry.events)

    # ---- the tools ------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Do what a button, a key or a clicker asks for."""
        stage, script = self.stage, self.script
        if name == "next":
            script.next()
        elif name == "back":
            script.back()
        elif name == "black":
            stage.set_black(not stage.black)
        elif name == "freeze":
            stage.freeze(not stage.frozen)
        elif name == "clear":
            stage.clear()
        elif name == "vote":
            script.flip_bars()
        elif name == "try":
            self.flip_trial()
        else:
            self.wand.pick(name)
        self.prompter.show_used()

    def _jump(self, number: int) -> None:
        self.script.goto(number)
        self.setFocus()

    def flip_trial(self) -> None:
        """Play on from here at a table with all hands; or back to the script."""
        if self.trial is not None:
            self.script.resume()
        elif self.script.lesson is not None:
            self.trial = TrialPage(self.script, self.desk.theme, self)
            self.trial.director.pace = self.picture.director.pace
            self.trial.session.screens.append(self)
            self.trial.clause_wanted.connect(self.trial.open_rules)
            self.arrange()
            self.trial.show()
            self.trial.raise_()
            self.banner.raise_()
            self.trial.view.setFocus()
            self.prompter.show_used()

    def tell(self, fact: Fact) -> None:
        """Somebody has played on: the room follows, as far as it may see."""
        lesson = self.script.lesson
        assert lesson is not None
        before, here = self._table, self._slide_now()
        self._table = here.table
        if fact.played and lesson.straying:
            about = slide(lesson, self.script.room, fact.told, before)
            self.picture.play(shots(fact, lesson.match), about)
        else:
            self.picture.show_slide(here)
        self.prompter.show_cards()
        self.prompter.show_way()

    def leave_trial(self) -> None:
        if self.trial is not None:
            page, self.trial = self.trial, None
            page.director.skip()
            page.hide()
            page.deleteLater()
            self.setFocus()
            self.prompter.show_used()

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
        if self.wand.tool:
            self.wand.pick(self.wand.tool)
        elif self.stage.black:
            self.stage.set_black(False)
        elif self.stage.frozen:
            self.stage.freeze(False)
        elif self.trial is not None:
            self.flip_trial()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.notes.editing:
            self.notes.flip()
        self.prompter.stop()
        self.picture.director.skip()
        self.audience.close()
        self.audience.deleteLater()
        super().closeEvent(event)
        self.closed.emit()


def present(lessons: Sequence[Listed], title: str, theme: Theme, pace: float, progress: Progress) -> PresenterWindow:
    """A presenter's window for these lessons, in order."""
    seconds = sum(lesson.seconds for lesson in lessons)
    return PresenterWindow([lesson.path for lesson in lessons], title, theme, pace, progress, seconds=seconds)


__all__ = ["PresenterWindow", "present"]
