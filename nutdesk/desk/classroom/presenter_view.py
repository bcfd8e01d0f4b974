"""What only the presenter sees of a lesson: this step and the next, notes, hands, everybody's cards."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, QSizeF, QTimer
from PySide6.QtGui import QImage

from nutdesk.desk.classroom.hands_up import CardsPanel, HandsUpPanel
from nutdesk.desk.classroom.presenter_panels import LessonStepsPanel, NextPanel, NotesPanel, ThisPanel, title_of
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.classroom.slides import told_ballot
from nutdesk.desk.classroom.step_names import name_step
from nutdesk.desk.classroom.tool_row import ToolRow
from nutdesk.desk.kit.theme import PROJECTOR, Theme
from nutdesk.desk.kit.words import tell_fault, tr
from nutdesk.desk.table.seat_strip import TitleBlock
from nutdesk.teach.ballot import BallotChoice
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import Runner
from nutdesk.teach.scene import Ask, Vote

NEXT_PICTURE = QSizeF(704, 396)
AHEAD = 30
"""Milliseconds after a step before the next one is drawn in advance: the audience comes first."""


class Panels(NamedTuple):
    """The panels of a presenter's window that show something of a lesson."""

    title: TitleBlock
    steps: LessonStepsPanel
    this: ThisPanel
    next: NextPanel
    notes: NotesPanel
    hands_up: HandsUpPanel
    cards: CardsPanel
    tools: ToolRow


class PresenterView(QObject):
    """Fills the panels of a presenter's window."""

    def __init__(self, runner: Runner, panels: Panels, course_title: str, parent: QObject) -> None:
        super().__init__(parent)
        self.runner, self.panels, self.course_title = runner, panels, course_title
        self._slide_pictures: SlidePictures | None = None
        self._theme = PROJECTOR
        self._look_ahead = QTimer(self)
        self._look_ahead.setSingleShot(True)
        self._look_ahead.setInterval(AHEAD)
        self._look_ahead.timeout.connect(self.show_next)

    def take_theme(self, theme: Theme) -> None:
        """The audience's picture has other colours: so has the next one."""
        self._theme = theme
        if self._slide_pictures is not None:
            self._slide_pictures.picture.take_theme(theme)
            self._look_ahead.start()

    def stop(self) -> None:
        """The window goes."""
        self._look_ahead.stop()

    @property
    def _lesson(self) -> Lesson:
        assert self.runner.lesson is not None
        return self.runner.lesson

    # ---- a lesson and its steps -----------------------------------------------------------------------------------

    def show_lesson(self) -> None:
        """Another lesson has started, or the same one in another language."""
        scene, many = self.runner.scene, len(self.runner.course)
        self.panels.steps.show_steps(scene.steps)
        if self._slide_pictures is None:
            self._slide_pictures = SlidePictures(scene, self)
            self._slide_pictures.picture.take_theme(self._theme)
        else:
            self._slide_pictures.take(scene)
        words = tr("lesson {at} of {total} · presenter", at=self.runner.place + 1, total=many)
        self.panels.title.show_title(self.course_title if many > 1 else scene.title, words)

    def show_step(self) -> None:
        """Show everything about the current step, and soon the picture of the next."""
        panels, lesson = self.panels, self._lesson
        step = lesson.step
        answers = self.show_ballot()
        panels.steps.show_at(lesson.at)
        right: tuple[str, ...] = ()
        if isinstance(step, Ask):
            right = tuple(answer.text for answer in answers if answer.actions[0] in step.right)
        elif isinstance(step, Vote):
            right = (step.choices[step.right],)
        moves = name_step(lesson) if not lesson.straying else ()
        panels.this.show_step(step, right, moves)
        self.show_cards()
        progress = self.runner.progress
        written = progress.note(self.runner.path, lesson.at) if progress is not None else None
        panels.notes.show_note(written if written is not None else step.note if step is not None else "")
        self._look_ahead.start()

    def write_note(self, text: str) -> None:
        """Store the presenter's note on the step; the scene's own note is not stored again."""
        lesson, progress = self.runner.lesson, self.runner.progress
        if lesson is not None and progress is not None:
            own = lesson.step.note if lesson.step is not None else ""
            progress.write(self.runner.path, lesson.at, None if text == own else text)

    def show_ballot(self) -> tuple[BallotChoice, ...]:
        """Show the possible answers and the raised hands; return the answers."""
        answers = told_ballot(self._lesson) if not self._lesson.straying else ()
        self.panels.hands_up.show_ballot(answers, self.runner.given)
        return answers

    def show_cards(self) -> None:
        """Everybody's hand, of the position as it is."""
        lesson = self._lesson
        due = lesson.match.due
        hands = []
        for seat, player in enumerate(lesson.match.players):
            held = tuple(piece for group in lesson.table(seat).hand for piece in group.pieces)
            hands.append((player, held, due is not None and due.seat == seat))
        self.panels.cards.show_hands(hands)

    def show_next(self) -> None:
        """Show the picture that Page Down would bring."""
        lesson, panel = self.runner.lesson, self.panels.next
        if lesson is None or self._slide_pictures is None:
            return
        if lesson.done:
            panel.show_next(None, self._after(), QImage())
            return
        try:
            image = self._slide_pictures.picture_of(lesson.at + 1, NEXT_PICTURE)
            moves = name_step(self._slide_pictures.lesson)
        except Exception as error:  # told now, so that it is no surprise in front of the room
            panel.show_next(None, tell_fault(error), QImage())
            return
        panel.show_next(lesson.scene.steps[lesson.at], "", image, moves)

    def _after(self) -> str:
        place, course = self.runner.place, self.runner.course
        if place + 1 < len(course):
            return tr("Lesson {number} begins.", number=place + 2)
        return tr("This was the last step.")

    # ---- the bar --------------------------------------------------------------------------------------------------

    def show_way(self) -> None:
        """Show where the buttons for back and on lead."""
        runner, lesson = self.runner, self.runner.lesson
        if lesson is None:
            return
        tools, place, many = self.panels.tools, runner.place, len(runner.course)
        if runner.owes_answer:
            tools.next.set_words(tr("Show the answer"), tr("then the next step"))
        elif not lesson.done:
            tools.next.set_words(tr("Next step"), title_of(lesson.scene.steps[lesson.at]))
        elif place + 1 < many:
            tools.next.set_words(tr("Next lesson"), tr("{at} of {total}", at=place + 2, total=many))
        else:
            tools.next.set_words(tr("End"), tr("of the lesson"))
        tools.back.setEnabled(lesson.at > 1 or place > 0 or lesson.straying)


__all__ = ["Panels", "PresenterView"]
