"""Runs a course, for one person or for a group: what is shown, what was answered, what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

import attrs

from nutdesk.core.game import Ruling
from nutdesk.core.match import Entry
from nutdesk.core.wish import Wish
from nutdesk.core.words import say
from nutdesk.teach.ballot import ballot
from nutdesk.teach.browse import seconds
from nutdesk.teach.lesson import Lesson, Verdict, refused
from nutdesk.teach.progress import Progress
from nutdesk.teach.scene import Ask, Ending, QuestionStep, Scene, SceneError, Step, Vote, load
from nutdesk.teach.source import tidy


@attrs.define
class GivenAnswers:
    """What has been answered at a step."""

    verdict: Verdict | None = None
    """On the last answer that was shown."""
    marks: dict[str, bool] = attrs.Factory(dict)
    """Places that somebody pointed at, and whether they were right."""
    chosen: dict[int, bool] = attrs.Factory(dict)
    """Choices, from 0, that somebody who learns alone has tried, and whether they were right."""
    hands: Counter[int] = attrs.Factory(Counter)
    """How many hands are up for each choice of the ballot, from 0."""
    bars: bool = False
    """Whether the hands are shown as bars."""
    revealed: bool = False
    """Whether the presenter has shown the answer."""

    @property
    def solved(self) -> bool:
        """Whether the answer is known."""
        return self.revealed or (self.verdict is not None and self.verdict.right)

    def forget(self) -> None:
        """Ask the question again; raised hands stay."""
        self.verdict, self.marks, self.chosen, self.revealed = None, {}, {}, False


class LessonScreen(Protocol):
    """A screen that shows what a runner runs."""

    def show_lesson(self) -> None:
        """Another lesson has started."""

    def show_step(self, entry: Entry | None) -> None:
        """Show a step, or the same one again; `entry` is what it plays, if there is something to watch."""

    def show_answer(self) -> None:
        """Something was answered at the step that is shown."""

    def show_trouble(self, sentence: str) -> None:
        """Show why a lesson or step cannot be shown; '' when it can again."""

    def end(self) -> None:
        """There is nothing after the last step."""


class Runner:
    """Runs one lesson after another. If one cannot be run it says why, and the lesson before stays."""

    def __init__(
        self,
        course: Sequence[Path | Scene],
        translate: Callable[[Lesson], None],
        progress: Progress | None = None,
        *,
        alone: bool = False,
    ) -> None:
        self.course = tuple(course)
        self.translate = translate
        """Translates a scene into the current language."""
        self.progress = progress
        self.alone = alone
        """Whether somebody learns alone: going on skips an open question, and coming back asks it again."""
        self.screens: list[LessonScreen] = []
        self.place = -1
        """The place of the lesson in the course, from 0."""
        self.lesson: Lesson | None = None
        self.trouble = ""
        self.broken: SceneError | None = None
        """Why the last chosen lesson could not be opened."""
        self._stuck = -1
        """The lesson that could not be opened, so that going on skips it."""
        self._given: dict[int, GivenAnswers] = {}

    @property
    def scene(self) -> Scene:
        """The scene of the current lesson."""
        assert self.lesson is not None
        return self.lesson.scene

    @property
    def path(self) -> Path:
        """The file of the current lesson."""
        return Path(self.scene.path)

    @property
    def step(self) -> Step | None:
        """The step that is shown."""
        return self.lesson.step if self.lesson is not None else None

    @property
    def given(self) -> GivenAnswers:
        """What has been answered at this step; remembered for as long as the lesson is open."""
        assert self.lesson is not None
        return self._given.setdefault(self.lesson.at, GivenAnswers())

    @property
    def leads_to_game(self) -> bool:
        """Whether everybody can play when the current lesson is over."""
        return isinstance(self.scene.steps[-1], Ending)

    @property
    def planned(self) -> int:
        """How many seconds the current lesson should take."""
        return sum(map(seconds, self.scene.steps)) if self.lesson is not None else 0

    # ---- lessons --------------------------------------------------------------------------------------------------

    def open(self, place: int, step: int = 1) -> bool:
        """Open a lesson at a step; if it cannot be loaded or played, the lesson before stays."""
        source = self.course[place]
        path = source if isinstance(source, Path) else Path(source.path)
        try:
            lesson = Lesson(load(source) if isinstance(source, Path) else source)
            self.translate(lesson)
            lesson.goto(step)
        except SceneError as error:
            return self._bar(place, error)
        except Exception as error:  # a stranger's scene must not end a session
            return self._bar(place, SceneError(str(path), 0, say("it cannot be shown ({error}).", error=str(error))))
        self.place, self.lesson, self._given = place, lesson, {}
        self._well()
        for screen in self.screens:
            screen.show_lesson()
        self._show(None)
        return True

    def _bar(self, place: int, error: SceneError) -> bool:
        """Report that a lesson cannot be opened."""
        self._stuck, self.broken = place, error
        self._fail(error.said)
        return False

    def _fail(self, sentence: str) -> None:
        self.trouble = tidy(sentence)
        for screen in self.screens:
            screen.show_trouble(self.trouble)

    def _well(self) -> None:
        self._stuck, self.broken = -1, None
        if self.trouble:
            self._fail("")

    # ---- steps ----------------------------------------------------------------------------------------------------

    def next(self) -> None:
        """Go on: to the answer if it has not been shown, then to the next step, then to the next lesson."""
        lesson = self.lesson
        if self._stuck >= 0:
            self._next_lesson(self._stuck)
        elif lesson is None:
            return
        elif self.owes_answer:
            self.reveal()
        elif lesson.done:
            if self.alone and self.progress is not None:  # to present a lesson is not to have learnt it
                self.progress.finish(self.path)
            self._next_lesson(self.place)
        else:
            self._go(lesson.at + 1)

    @property
    def owes_answer(self) -> bool:
        """Whether going on shows the answer first."""
        if self.alone:
            return isinstance(self.step, Vote) and not self.given.solved
        return self.waiting

    def _next_lesson(self, place: int) -> None:
        if place + 1 < len(self.course):
            self.open(place + 1)
        else:
            for screen in self.screens:
                screen.end()

    def back(self) -> None:
        """Go back to the script if it was left, else one step; from the first step to the lesson before."""
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
        """Show any step of this lesson, from 1; for somebody alone, the last step before it that can be played."""
        if self.lesson is not None:
            self.lesson.check(number)
        if self.lesson is not None and number != self.lesson.at:
            self._go(number)
        else:
            self.resume()

    def _go(self, number: int) -> None:
        lesson = self.lesson
        assert lesson is not None
        at, entry, wrong = lesson.at, None, ""
        try:
            if number == at + 1:
                entry = lesson.next()
            else:
                lesson.goto(number)
        except SceneError as error:
            wrong = error.said
        except Exception as error:  # a stranger's scene must not end a session
            wrong = cannot_show(number, error)
        if wrong and not self.alone:
            lesson.goto(at)
        if not wrong:
            self._well()
        if lesson.at != at:
            if self.alone:
                self.given.forget()
            self._show(entry)
        if wrong:
            self._fail(wrong)

    def resume(self) -> None:
        """Return to the script after free play."""
        if self.lesson is not None:
            self.lesson.resume()
            self._well()
            self._show(None)

    def _show(self, entry: Entry | None) -> None:
        for screen in self.screens:
            screen.show_step(entry)

    # ---- answers --------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether a question or a vote is open."""
        lesson = self.lesson
        open_step = lesson is not None and isinstance(lesson.step, QuestionStep) and not lesson.straying
        return open_step and not self.given.solved

    @property
    def asking(self) -> bool:
        """Whether a question is open that a move answers."""
        return isinstance(self.step, Ask) and self.waiting

    def answer(self, wish: Wish) -> bool:
        """Take a move as the answer to an open question, without playing it; False if no question is open."""
        if not self.asking or not wish.actions:
            return False
        assert self.lesson is not None
        self._take(self.lesson.answer(*wish.actions), wish.spot)
        return True

    def refuse(self, ruling: Ruling, spot: str = "") -> None:
        """Take something that the rules forbid as the answer to a question, if one is open."""
        if self.asking:
            self._take(refused(ruling), spot)

    def _take(self, verdict: Verdict, spot: str) -> None:
        self.given.verdict = verdict
        if spot:
            self.given.marks[spot] = verdict.right
        self._answered()

    def choose(self, choice: int) -> None:
        """Take a choice, from 0, of somebody who learns alone as the answer to an open vote."""
        step = self.step
        if isinstance(step, Vote) and self.waiting and choice < len(step.choices):
            assert self.lesson is not None
            verdict = self.lesson.choose(choice)
            self.given.verdict, self.given.chosen[choice] = verdict, verdict.right
            self._answered()

    def raise_hand(self, choice: int, by: int = 1) -> None:
        """Add hands for a choice, from 0, or remove them if `by` is negative; there are never fewer than none."""
        if self.lesson is not None and choice < len(ballot(self.lesson)):
            hands = self.given.hands
            hands[choice] = max(0, hands[choice] + by)
            self._answered()

    def flip_bars(self) -> None:
        """Show the raised hands as bars, or stop showing them."""
        if self.lesson is not None and ballot(self.lesson):
            self.given.bars = not self.given.bars
            self._answered()

    def reveal(self) -> None:
        """Show the answer."""
        if isinstance(self.step, QuestionStep):
            self.given.revealed = True
            self.given.bars = self.given.bars or any(self.given.hands.values())
            self._answered()

    def _answered(self) -> None:
        for screen in self.screens:
            screen.show_answer()


def cannot_show(number: int, error: Exception) -> str:
    """The message that a step cannot be shown, and why."""
    return say("Step {number} cannot be shown ({error}).", number=number, error=str(error))
