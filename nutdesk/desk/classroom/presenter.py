"""The presenter's window: what the audience sees, what comes next, notes, hands, a clock, and the tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent

from nutdesk.core.fact import Fact, fact
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.desk.classroom.answers import Answers
from nutdesk.desk.classroom.audience import AudienceWindow, shots
from nutdesk.desk.classroom.free_try import FreeTry
from nutdesk.desk.classroom.presenter_layout import PresenterLayout
from nutdesk.desk.classroom.presenter_view import Panels, PresenterView
from nutdesk.desk.classroom.projector_menu import contrast_flipped, projector_menu, slow_flipped
from nutdesk.desk.classroom.slides import slide
from nutdesk.desk.classroom.tool_row import digit_of
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.menu import below
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.tools import LETTERS
from nutdesk.desk.kit.translated import tell_lesson, voice_of
from nutdesk.desk.kit.words import voice
from nutdesk.teach.browse import ListedLesson as Listed
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.progress import Progress
from nutdesk.teach.runner import Runner, cannot_show
from nutdesk.teach.scene import Ending

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
    """Controls the audience's window; nothing of this window is ever on the projector."""

    viewer: int | None = TABLE
    closed = Signal()
    play_wanted = Signal(str)
    """The course is over, and the game is to be played on the projector."""
    setting_wanted = Signal(str, object)
    """Something of the projector shall be set: the setting and its value."""
    edit_wanted = Signal(object, int)
    """The presenter wants to fix a scene that cannot be shown: its path, and the line that is wrong."""

    def __init__(
        self, course: Sequence[Path], title: str, theme: Theme, pace: float, progress: Progress, *, seconds: int = 0
    ) -> None:
        super().__init__(theme)
        self._seconds = seconds
        self.runner = Runner(course, tell_lesson, progress)
        self.runner.screens.append(self)
        self.picture.animator.pace = pace
        self.presenter_tools.room = self.answers = Answers(self.runner)
        self.audience = AudienceWindow(self.picture, self.projector_overlay, self.presenter_tools)
        self.audience.keyed.connect(self.keyPressEvent)
        self._step_began = QElapsedTimer()
        self._step_began.start()
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self._show_time)
        self._tick.start()
        panels = Panels(
            self.title, self.steps, self.this, self.next_panel, self.notes, self.hands_up, self.cards, self.tools
        )
        self.presenter_view = PresenterView(self.runner, panels, title, self)
        self._connect()

    @property
    def planned(self) -> int:
        return self._seconds or self.runner.planned

    def _connect(self) -> None:
        runner = self.runner
        self.banner.button.clicked.connect(self._mend)
        self.steps.wanted.connect(self._jump)
        self.this.clause_wanted.connect(self.open_rules)
        self.notes.written.connect(self._write_note)
        self.hands_up.counted.connect(runner.raise_hand)
        self.hands_up.bars.clicked.connect(runner.flip_bars)
        self.hands_up.answer.clicked.connect(runner.reveal)
        self.tools.wanted.connect(self.use)
        self.presenter_tools.picked.connect(self._show_used)
        self.projector_overlay.changed.connect(self._show_used)
        self.projector_overlay.zoomed.connect(self._show_used)
        self.end_button.clicked.connect(self.close)
        self.play_button.clicked.connect(self._play)
        self.window_button.clicked.connect(self._show_menu)

    def begin(self, place: int = 0, step: int = 1) -> None:
        """Open the audience's window and the first lesson."""
        self.audience.place(self)
        self.activateWindow()
        self.setFocus()
        self.runner.open(place, step)

    def take_look(self, theme: Theme, pace: float, *, calm: bool) -> None:
        """Take the projector's colours, and how slowly and with how much motion pieces move."""
        self.picture.take_theme(theme)
        self.picture.set_motion(pace, calm=calm)
        self.presenter_view.take_theme(theme)
        if self.free_try is not None:
            self.free_try.animator.pace = pace

    def _show_menu(self) -> None:
        """Show what can be chosen for the projector."""
        menu = projector_menu(self, self.desk, self.picture, self.use)
        menu.aboutToHide.connect(self.setFocus)
        menu.popup(below(menu, self.window_button))

    def _mend(self) -> None:
        broken = self.runner.broken
        if broken is not None:
            self.edit_wanted.emit(Path(broken.path), broken.line)

    # ---- showing --------------------------------------------------------------------------------------------------

    @property
    def _lesson(self) -> Lesson:
        assert self.runner.lesson is not None
        return self.runner.lesson

    def show_trouble(self, sentence: str) -> None:
        """Show what is wrong; before the first lesson also offer the editor: an audience must not see it."""
        runner = self.runner
        mendable = runner.lesson is None and runner.broken is not None and Path(runner.broken.path).is_file()
        self.banner.tell(voice("").tell(sentence), mendable=mendable)

    def show_lesson(self) -> None:
        """Another lesson: clear everything that belonged to the last one."""
        self._leave_free_try()
        self.projector_overlay.leave()
        self.projector_overlay.zoom_to(None)
        self._take_voice()
        self.presenter_view.show_lesson()
        if self.rules is not None:
            self.rules.deleteLater()
            self.rules = None

    def reword(self) -> None:
        if self.runner.lesson is None:
            return
        tell_lesson(self._lesson)
        self._take_voice()
        self.presenter_view.show_lesson()
        self._show_now()
        self.presenter_view.show_step()
        self._show_used()
        self.presenter_view.show_next()
        self.arrange()

    def _take_voice(self) -> None:
        speaks = voice_of(self._lesson.match)
        self.picture.take_voice(speaks)
        self.desk.style = Style(self.desk.theme, speaks)

    def show_step(self, entry: Entry | None) -> None:
        self._leave_free_try()
        self._step_began.restart()
        try:
            self._show(entry)
            self.presenter_view.show_step()
            self.play_button.setVisible(isinstance(self.runner.step, Ending))
            self._show_used()
            self._show_time()
        except Exception as error:  # a stranger's scene must not end a session: the room keeps its picture
            self.show_trouble(cannot_show(self._lesson.at, error))

    def _show(self, entry: Entry | None) -> None:
        """Show the audience what happened, then the position."""
        lesson = self._lesson
        if entry is None:
            self.picture.show_slide(slide(lesson, self.runner.given))
        else:
            self._watch(fact(lesson.match, entry, TABLE), entry.parent)

    def _watch(self, played: Fact, before: Entry | None) -> None:
        """Play what happened since an entry, as the audience may see it."""
        lesson = self._lesson
        self.picture.play(shots(played, lesson.match), slide(lesson, self.runner.given, played.told, before))

    def show_answer(self) -> None:
        self._show_now()
        self.presenter_view.show_ballot()
        self._show_used()

    def _show_now(self) -> None:
        """Show the position, with the last events in words."""
        lesson = self._lesson
        self.picture.show_slide(slide(lesson, self.runner.given, lesson.match.current.events))

    def end(self) -> None:
        self.close()

    def _play(self) -> None:
        game = self.runner.scene.game.id
        self.close()
        self.play_wanted.emit(game)

    def _show_time(self) -> None:
        """Show the time used for this step and for everything."""
        self.this.show_time(self._step_began.elapsed() // 1000)
        self.update(0, 0, self.width(), round(self.desk.layout.bar))

    def _show_used(self) -> None:
        """Show which tools are in use, and where the buttons for back and on lead."""
        projector_overlay, lesson = self.projector_overlay, self.runner.lesson
        given = self.runner.given if lesson is not None else None
        states = {
            self.presenter_tools.tool: True,
            "black": projector_overlay.black,
            "freeze": projector_overlay.frozen,
            "zoom": projector_overlay.zoom is not None,
            "vote": given is not None and given.bars,
            "try": self.free_try is not None,
        }
        used = {name for name, on in states.items() if on}
        self.tools.show_used(used, sum(given.hands.values()) if given is not None else 0)
        self.presenter_view.show_way()

    # ---- the tools ------------------------------------------------------------------------------------------------

    def use(self, name: str) -> None:
        """Do what a button, a key or a clicker asks for."""
        projector_overlay, runner = self.projector_overlay, self.runner
        if name == "next":
            runner.next()
        elif name == "back":
            runner.back()
        elif name == "black":
            projector_overlay.set_black(not projector_overlay.black)
        elif name == "freeze":
            projector_overlay.freeze(not projector_overlay.frozen)
        elif name == "clear":
            projector_overlay.clear()
        elif name == "vote":
            runner.flip_bars()
        elif name == "try":
            self.flip_free_try()
        elif name == "window":
            self.flip_audience()
        elif name == "contrast":
            self.setting_wanted.emit(*contrast_flipped(self.picture))
        elif name == "slow":
            self.setting_wanted.emit(*slow_flipped(self.picture))
        else:
            self.presenter_tools.pick(name)
        self._show_used()

    def _jump(self, number: int) -> None:
        self.runner.goto(number)
        self.setFocus()

    def flip_free_try(self) -> None:
        """Start free play at a table with every hand, or return to the script."""
        if self.free_try is not None:
            self.runner.resume()
        elif self.runner.lesson is not None:
            page = self.free_try = self.answers.free_try = FreeTry(self.runner, self.desk.theme, self)
            page.animator.pace = self.picture.animator.pace
            page.session.screens.append(self)
            page.clause_wanted.connect(page.open_rules)
            self.arrange()
            page.show()
            page.raise_()
            self.banner.raise_()
            page.view.setFocus()
            self._show_used()

    def tell(self, fact: Fact) -> None:
        """Somebody has played on: show the audience what it may see of that."""
        lesson = self._lesson
        if fact.played and lesson.straying:
            self._watch(fact, lesson.match.current.parent)
        else:
            self._show_now()
        self.presenter_view.show_cards()
        self.presenter_view.show_way()

    def _leave_free_try(self) -> None:
        if self.free_try is not None:
            page, self.free_try, self.answers.free_try = self.free_try, None, None
            page.animator.skip()
            page.hide()
            page.deleteLater()
            self.setFocus()
            self._show_used()

    def flip_audience(self) -> None:
        """Bring the audience's window back, or switch it between window and full screen."""
        if self.audience.isVisible():
            self.audience.flip_full_screen()
        else:
            self.audience.place(self)

    def open_rules(self, clause: str) -> None:
        """The rule that a step is about; for the presenter's eyes."""
        game = self.runner.scene.game
        if self.rules is None:
            self.rules = RulesPanel(self.desk, game.id, game.title, self)
            self.rules.closed.connect(self.rules.hide)
        self.rules.arrange()
        self.rules.open_at(clause)
        self.rules.raise_()

    def _write_note(self, text: str) -> None:
        self.presenter_view.write_note(text)
        self.setFocus()

    # ---- keys -----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the keys of a clicker, the tools' letters, and numbers for raised hands."""
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
            self.runner.goto(1)
        elif (digit := digit_of(event)) is not None:
            taking = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            lesson = self.runner.lesson
            if lesson is not None and not lesson.straying:
                self.runner.raise_hand(digit - 1, -1 if taking else 1)
        elif letter in LETTERS:
            self.use(LETTERS[letter])
        else:
            super().keyPressEvent(event)

    def calm(self) -> None:
        """Escape: first put the tool away, then end black, then the freeze, then free play."""
        if self.presenter_tools.tool:
            self.presenter_tools.pick(self.presenter_tools.tool)
        elif self.projector_overlay.black:
            self.projector_overlay.set_black(False)
        elif self.projector_overlay.frozen:
            self.projector_overlay.freeze(False)
        elif self.free_try is not None:
            self.flip_free_try()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.notes.editing:
            self.notes.flip()
        self._tick.stop()
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
