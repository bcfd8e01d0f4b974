"""A step of a lesson on paper: its picture, its words, and the rules that it introduces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs
from PySide6.QtGui import QImage

from nutdesk.desk.classroom.slides import Slide, slide
from nutdesk.desk.handout.board_image import BoardView, beside, cover_image, pieces_image, things_of
from nutdesk.desk.kit.translated import tell_lesson, voice_of
from nutdesk.desk.kit.words import Voice, strung, tr
from nutdesk.teach.lesson import Lesson
from nutdesk.teach.runner import GivenAnswers
from nutdesk.teach.scene import Ask, QuestionStep, Scene, Step, Vote

ASIDE: Final = (0.36, 0.48)
"""The part of a picture's width for what is shown large beside the table: one thing, or several."""


@attrs.frozen(eq=False)
class PrintedStep:
    """One step, ready to be drawn."""

    title: str
    """The title of its lesson."""
    step: Step
    steps: int
    """How many the lesson has."""
    slide: Slide
    voice: Voice
    clauses: tuple[str, ...]
    """Rules mentioned here for the first time."""
    shows: tuple[str, ...]
    """Rules that this step shows at work: what happened by them, or what they forbid."""

    @property
    def place(self) -> str:
        """Which step it is."""
        return tr("step {n} of {total}", n=self.step.number, total=self.steps)

    @property
    def caption(self) -> str:
        step = self.step
        return " ".join(text for text in (step.say, step.asked if isinstance(step, QuestionStep) else "") if text)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is read below the caption: a figure, choices to vote on, why something is refused, what one can do."""
        figure = self.slide.slide_text.figure
        lines = [strung("{n} {what}", n=figure[0], what=figure[1])] if figure is not None else []
        for point in self.slide.slide_text.points:
            if point.sign.isdecimal():
                lines.append(strung("{sign}  {text}", sign=point.sign, text=point.text))
            elif point.sign == "no":
                lines.append(tr("Not allowed: {reason}", reason=point.text))
            elif point.sign == "ok":
                lines.append(strung("• {text}", text=point.text))
        return tuple(lines)

    @property
    def note(self) -> str:
        """What only the presenter reads."""
        return self.step.note

    @property
    def answer(self) -> str:
        """The answer to its question; '' if it asks nothing."""
        step = self.step
        if isinstance(step, Vote):
            number, because = step.right + 1, step.because
            if step.says_choice:
                return strung("{n}  {because}", n=number, because=because)
            return strung("{n}  {choice}. {because}", n=number, choice=step.choices[step.right], because=because)
        return step.because if isinstance(step, Ask) else ""

    def image(self, wide: float, high: float) -> QImage:
        """The picture, so many millimetres wide and high."""
        words, here = self.slide.slide_text, self.slide
        table = here.table
        there = {thing.id for thing in things_of(table)}
        marks = {key: "legal" for key in here.shown if key in there}
        marks |= {key: "legal" if right else "no" for key, right in here.verdicts.items() if key in there}
        view = BoardView(table, self.voice, tuple(marks) or here.moved, marks, here.named)
        if words.picture:
            return cover_image(words.picture, wide, high)
        if not words.exhibits or words.named:  # what a magnifying glass shows is near enough on paper
            return view.image(wide, high)
        aside = wide * ASIDE[len(words.exhibits) > 1]
        board = view.image(wide - aside, high)
        return beside(board, pieces_image(words.exhibits, aside, high, self.voice))


def printed_steps(scene: Scene, known: set[str] | None = None) -> Iterator[PrintedStep]:
    """Every step of a scene, as the audience sees it; the rules that it is the first to show are added to `known`."""
    known = set() if known is None else known
    lesson = Lesson(scene)
    tell_lesson(lesson)
    while not lesson.done:
        entry = lesson.next()
        step = lesson.step
        assert step is not None
        told = [event.clause for event in entry.events] if entry is not None else []
        shows = tuple(dict.fromkeys(clause for clause in (getattr(step, "clause", ""), *told) if clause))
        fresh = tuple(clause for clause in shows if clause in scene.clauses and clause not in known)
        known |= set(fresh)
        played = (entry.events, entry.parent) if entry is not None else ()
        here = slide(lesson, GivenAnswers(), *played)
        yield PrintedStep(lesson.scene.title, step, len(scene.steps), here, voice_of(lesson.match), fresh, shows)
