"""A course being presented: which lesson, which step, what the room has answered. Nothing here is seen by anybody."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from nutdesk.core.moves import Action
from nutdesk.desk.classroom.slides import RoomAnswers, ballot, table_of
from nutdesk.desk.kit.translated import tell_cast, tell_scene
from nutdesk.desk.kit.words import tell_fault, tr
from nutdesk.teach.browse import seconds
from nutdesk.teach.lesson import Lesson, Verdict
from nutdesk.teach.progress import Progress
from nutdesk.teach.scene import Ask, Scene, SceneError, Step, Vote, load
from nutdesk.teach.source import tidy


class Script(QObject):
    """Plays scene after scene; whatever is wrong with one is told, and the one before stays."""

    opened = Signal()
    """Another lesson is on the table."""
    stepped = Signal(object, object)
    """Another step is shown: the entry that it plays, or None, and the public table before."""
    answered = Signal()
    """The room has said something."""
    troubled = Signal(str)
    """Why a lesson or a step cannot be shown; '' when it can again."""
    ended = Signal()
    """There is nothing after the last step."""

    def __init__(self, course: Sequence[Path], progress: Progress, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.course = tuple(course)
        self.progress = progress
        self.place = -1
        """Which lesson of the course, from 0."""
        self.path = self.course[0]
        self.lesson: Lesson | None = None
        self.rooms: dict[int, RoomAnswers] = {}
        self.trouble = ""
        self.broken: Path | None = None
        """The file of the lesson that could not be opened last, and the line that is wrong, 0 for none."""
        self.line = 0

    # ---- lessons --------------------------------------------------------------------------------------------------

    def open(self, place: int, step: int = 1) -> bool:
        """Put a lesson on the table at a step; if it cannot be loaded or played, the one before stays."""
        path = self.course[place]
        try:
            lesson = Lesson(tell_scene(load(path)))
            tell_cast(lesson.match)
            lesson.goto(step)
        except SceneError as error:
            self.broken, self.line = path, error.line
            return self._fail(tell_fault(error), place)
        except Exception as error:  # a stranger's scene must not end a session
            self.broken, self.line = path, 0
            return self._fail(tr("{path}: it cannot be shown ({error}).", path=path, error=error), place)
        self.place, self.path, self.lesson, self.rooms = place, path, lesson, {}
        self._well()
        self.opened.emit()
        self.stepped.emit(None, None)
        return True

    def _fail(self, sentence: str, place: int | None = None) -> bool:
        self.trouble = tidy(sentence)
        if place is not None:
            self._stuck = place
        self.troubled.emit(self.trouble)
        return False

    _stuck = -1
    """The lesson that could not be opened: the way on leads past it."""

    def _well(self) -> None:
        self._stuck = -1
        if self.trouble:
            self.trouble = ""
            self.troubled.emit("")

    @property
    def scene(self) -> Scene:
        assert self.lesson is not None
        return self.lesson.scene

    @property
    def step(self) -> Step | None:
        return self.lesson.step if self.lesson is not None else None

    @property
    def room(self) -> RoomAnswers:
        """What has been said to this step; kept while the lesson is on the table."""
        assert self.lesson is not None
        if self.lesson.at not in self.rooms:
            self.rooms[self.lesson.at] = RoomAnswers(hands=[0] * len(ballot(self.lesson)))
        return self.rooms[self.lesson.at]

    @property
    def planned(self) -> int:
        """Seconds for the lesson that is on the table."""
        return sum(map(seconds, self.scene.steps)) if self.lesson is not None else 0

    # ---- steps ----------------------------------------------------------------------------------------------------

    def next(self) -> None:
        """On: a question is answered first, then comes the next step, then the next lesson."""
        lesson = self.lesson
        if self._stuck >= 0:
            self._next_lesson(self._stuck)
        elif lesson is None:
            return
        elif isinstance(lesson.step, Ask | Vote) and not self.room.solved and not lesson.straying:
            self.reveal()
        elif lesson.done:
            self.progress.finish(self.path)
            self._next_lesson(self.place)
        else:
            self._go(lesson.at + 1)

    def _next_lesson(self, place: int) -> None:
        if place + 1 < len(self.course):
            self.open(place + 1)
        else:
            self.ended.emit()

    def back(self) -> None:
        """One step back; from the first to the last of the lesson before."""
        lesson = self.lesson
        if lesson is None:
            return
        if lesson.straying or self.trouble:
            self.resume()
        elif lesson.at > 1:
            self._go(lesson.at - 1)
        elif self.place > 0:
            self.open(self.place - 1)

    def goto(self, number: int) -> None:
        """Any step of this lesson, from 1."""
        if self.lesson is not None and number != self.lesson.at:
            self._go(number)
        elif self.lesson is not None:
            self.resume()

    def _go(self, number: int) -> None:
        lesson = self.lesson
        assert lesson is not None
        lesson.resume()
        at, before, entry = lesson.at, table_of(lesson), None
        try:
            if number == lesson.at + 1:
                entry = lesson.next()
            else:
                lesson.goto(number)
        except SceneError as error:
            self._return(at, tell_fault(error))
            return
        except Exception as error:  # a stranger's scene must not end a session
            self._return(at, tr("Step {number} cannot be shown ({error}).", number=number, error=error))
            return
        self._well()
        self.stepped.emit(entry, before if entry is not None else None)

    def _return(self, at: int, sentence: str) -> None:
        """Stay where one was."""
        assert self.lesson is not None
        self.lesson.goto(at)
        self._fail(sentence)

    def resume(self) -> None:
        """Back to the script after a free try."""
        if self.lesson is not None:
            self.lesson.resume()
            self._well()
            self.stepped.emit(None, None)

    # ---- the room -------------------------------------------------------------------------------------------------

    @property
    def asking(self) -> bool:
        """Whether a question waits for its answer."""
        lesson = self.lesson
        return lesson is not None and isinstance(lesson.step, Ask) and not lesson.straying and not self.room.solved

    def answer(self, actions: Sequence[Action], spot: str = "") -> Verdict | None:
        """Somebody shows a move as the answer to a question: nothing is played."""
        if not self.asking or not actions:
            return None
        assert self.lesson is not None
        verdict = self.lesson.answer(*actions)
        if not verdict.right and self.lesson.match.judge(actions):
            clause = getattr(self.lesson.step, "clause", "")  # the rule that the question is about
            verdict = Verdict(False, tr("That is allowed, but it is not the answer. Try again."), clause)
        self.take(verdict, spot)
        return verdict

    def take(self, verdict: Verdict, spot: str = "") -> None:
        """An answer that was judged elsewhere."""
        self.room.verdict = verdict
        if spot:
            self.room.marks[spot] = verdict.right
        self.answered.emit()

    def raise_hand(self, choice: int, by: int = 1) -> None:
        """Count a hand for a choice, from 0; by -1 takes one away."""
        if self.lesson is not None and not self.lesson.straying and choice < len(self.room.hands):
            self.room.raise_hand(choice, by)
            self.answered.emit()

    def flip_bars(self) -> None:
        if self.lesson is not None and self.room.hands:
            self.room.bars = not self.room.bars
            self.answered.emit()

    def reveal(self) -> None:
        """Show the answer."""
        if isinstance(self.step, Ask | Vote):
            self.room.revealed = True
            self.room.bars = self.room.bars or any(self.room.hands)
            self.answered.emit()


__all__ = ["Script"]
