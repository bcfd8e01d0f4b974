"""What the presenter alone sees of a lesson: this step and the next, notes, hands, everybody's cards, the time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QSizeF, QTimer
from PySide6.QtGui import QImage

from nutdesk.desk.classroom.presenter_panels import title_of
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.classroom.slides import BallotChoice, ballot, table_of
from nutdesk.desk.kit.words import tell_fault, tr
from nutdesk.desk.table.move_names import name_step
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.scene import Ask, Vote

if TYPE_CHECKING:
    from nutdesk.desk.classroom.presenter import PresenterWindow

NEXT_PICTURE = QSizeF(704, 396)
AHEAD = 30
"""Milliseconds after a step before the next one is rehearsed: the room comes first."""


class PresenterView(QObject):
    """Fills the panels of a presenter's window."""

    def __init__(self, presenter: PresenterWindow) -> None:
        super().__init__(presenter)
        self.presenter = presenter
        self.script = presenter.script
        self._slide_pictures: SlidePictures | None = None
        self._step_began = QElapsedTimer()
        self._step_began.start()
        self._tick = QTimer(self)
        self._tick.setInterval(1000)
        self._tick.timeout.connect(self.show_time)
        self._tick.start()
        self._look_ahead = QTimer(self)
        self._look_ahead.setSingleShot(True)
        self._look_ahead.setInterval(AHEAD)
        self._look_ahead.timeout.connect(self.show_next)

    def stop(self) -> None:
        """The window goes."""
        self._tick.stop()
        self._look_ahead.stop()

    @property
    def _lesson(self) -> Lesson:
        assert self.script.lesson is not None
        return self.script.lesson

    # ---- a lesson and its steps -----------------------------------------------------------------------------------

    def take(self, lesson: Lesson) -> None:
        """Another lesson is on the table, or the same in another language."""
        presenter, many = self.presenter, len(self.script.course)
        presenter.steps.show_steps(lesson.scene.steps)
        if self._slide_pictures is None:
            self._slide_pictures = SlidePictures(lesson.scene, self)
        else:
            self._slide_pictures.take(lesson.scene)
        words = tr("lesson {at} of {total} · presenter", at=self.script.place + 1, total=many)
        presenter.title.show_title(presenter.course_title if many > 1 else lesson.scene.title, words)

    def begin_step(self) -> None:
        """Another step is shown: its time runs from now."""
        self._step_began.restart()

    def show_step(self) -> None:
        """Everything about the step that is shown, and soon the picture of the next."""
        presenter, script, lesson = self.presenter, self.script, self._lesson
        step = lesson.step
        answers = self.show_ballot()
        presenter.steps.show_at(lesson.at)
        right: tuple[str, ...] = ()
        if isinstance(step, Ask):
            right = tuple(answer.text for answer in answers if answer.actions[0] in step.right)
        elif isinstance(step, Vote):
            right = (step.choices[step.right],)
        moves = name_step(lesson) if not lesson.straying else ()
        presenter.this.show_step(step, right, moves)
        self.show_cards()
        written = script.progress.note(script.path, lesson.at)
        presenter.notes.show_note(written if written is not None else step.note if step is not None else "")
        self.show_way()
        self.show_time()
        self._look_ahead.start()

    def show_ballot(self) -> tuple[BallotChoice, ...]:
        """Show what can be answered, and what the room has said; the answers."""
        answers = ballot(self._lesson) if not self._lesson.straying else ()
        self.presenter.hands_up.show_ballot(answers, self.script.room)
        self.show_used()
        return answers

    def show_cards(self) -> None:
        """Everybody's hand, of the position as it is."""
        lesson = self._lesson
        due = lesson.match.due
        hands = []
        for seat, player in enumerate(lesson.match.players):
            held = tuple(piece for group in table_of(lesson, seat).hand for piece in group.pieces)
            hands.append((player, held, due is not None and due.seat == seat))
        self.presenter.cards.show_hands(hands)

    def show_next(self) -> None:
        """The picture that Page Down would bring."""
        lesson, panel = self.script.lesson, self.presenter.next_panel
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
        place, course = self.script.place, self.script.course
        if place + 1 < len(course):
            return tr("Lesson {number} begins.", number=place + 2)
        return tr("This was the last step.")

    # ---- the bar --------------------------------------------------------------------------------------------------

    def show_way(self) -> None:
        """What the buttons on and back lead to."""
        lesson = self._lesson
        tools, place, many = self.presenter.tools, self.script.place, len(self.script.course)
        waiting = isinstance(lesson.step, Ask | Vote) and not self.script.room.solved and not lesson.straying
        if waiting:
            tools.next.set_words(tr("Show the answer"), tr("then the next step"))
        elif not lesson.done:
            tools.next.set_words(tr("Next step"), title_of(lesson.scene.steps[lesson.at]))
        elif place + 1 < many:
            tools.next.set_words(tr("Next lesson"), tr("{at} of {total}", at=place + 2, total=many))
        else:
            tools.next.set_words(tr("End"), tr("of the lesson"))
        tools.back.setEnabled(lesson.at > 1 or place > 0 or lesson.straying)

    def show_used(self) -> None:
        """Which tools are in use."""
        presenter, script = self.presenter, self.script
        projector_overlay, room = presenter.projector_overlay, script.room if script.lesson is not None else None
        used = {presenter.presenter_tools.tool}
        for name, on in (
            ("black", projector_overlay.black),
            ("freeze", projector_overlay.frozen),
            ("zoom", projector_overlay.zoom is not None),
            ("vote", room is not None and room.bars),
            ("try", presenter.trial is not None),
        ):
            if on:
                used.add(name)
        presenter.tools.show_used(used, sum(room.hands) if room is not None else 0)
        if script.lesson is not None:
            self.show_way()

    def show_time(self) -> None:
        """How long this step has taken, and all of it."""
        presenter = self.presenter
        presenter.this.show_time(self._step_began.elapsed() // 1000)
        presenter.update(0, 0, presenter.width(), round(presenter.desk.layout.bar))
