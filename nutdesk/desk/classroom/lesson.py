"""A scene at the table: captions above the board, questions answered by dragging, by a click or a number key."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.fact import Fact
from nutdesk.core.match import Entry
from nutdesk.core.table import Table
from nutdesk.desk.classroom.caption import CaptionBand
from nutdesk.desk.classroom.exhibit_panel import ExhibitPanel, StepExhibits
from nutdesk.desk.classroom.lesson_table import LessonTable
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.translated import tell_lesson
from nutdesk.desk.kit.words import joined, strung, tr, voice
from nutdesk.teach.exhibit import exhibits
from nutdesk.teach.lesson import Verdict
from nutdesk.teach.progress import Progress
from nutdesk.teach.runner import Runner
from nutdesk.teach.scene import Ask, Ending, QuestionStep, Refuse, Scene, Step, Vote

ASIDE = 340
"""Units beside the board for a caption, where letters are too large for it to be above."""
EXHIBITS = 0.42
"""The part of that room for what is shown large, if a step shows something."""
BAND, TALL = 158, 236
"""Units above the board for a caption, and for a vote with its choices."""


def for_learner(source: Path | Scene, progress: Progress | None = None) -> Runner:
    """The runner of a lesson for somebody who learns alone, before its first step; raises SceneError."""
    runner = Runner((source,), tell_lesson, progress, alone=True)
    if not runner.open(0, 0) and runner.broken is not None:
        raise runner.broken
    return runner


class LessonPage(LessonTable):
    """A table that follows a script, and lets the learner leave it at any time to try something."""

    finished = Signal()
    band: float = BAND
    aside = ASIDE
    finish_label = ""
    """The label of the last step's button, as there may be a next lesson."""

    def __init__(self, runner: Runner, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(runner, theme, parent)
        self.caption = CaptionBand(self.desk, self)
        self.caption.next.clicked.connect(self.next)
        self.caption.back.clicked.connect(self.back)
        self.caption.script.clicked.connect(self.resume)
        self.caption.chosen.connect(runner.choose)
        self.exhibits = ExhibitPanel(self.desk, self)
        runner.screens.append(self)
        self.next()

    def reword(self) -> None:
        tell_lesson(self.lesson)
        super().reword()
        self.caption.arrange()

    # ---- the script -----------------------------------------------------------------------------------------------

    def next(self) -> None:
        """Go on; at a vote this first shows the answer."""
        self.quiet()
        self.runner.next()

    def back(self) -> None:
        self.quiet()
        if self.lesson.at > 1:
            self.runner.goto(self.lesson.at - 1)

    def goto(self, number: int) -> None:
        """Show any step, or the last one before it that the rules allow."""
        self.quiet()
        self.runner.goto(number)

    def resume(self) -> None:
        """Return to the script after free play."""
        self.quiet()
        self.runner.resume()

    def show_lesson(self) -> None:
        """Nothing to do: a page has one lesson, which is there from the beginning."""

    def show_step(self, entry: Entry | None) -> None:
        if entry is not None:
            self.story.model.rebuild(entry.parent)  # somebody may have strayed from the script
        self.session.follow(entry)
        self.tell_step()

    def show_trouble(self, sentence: str) -> None:
        if sentence:
            self.caption.show_caption(voice("").tell(sentence), self.caption.progress, "wrong")

    def end(self) -> None:
        self.finished.emit()

    def tell_step(self) -> None:
        """Show the caption, the choices and the highlights of the step."""
        step = self.lesson.step
        if step is None:
            return
        total = len(self.lesson.scene.steps)
        question = step if isinstance(step, QuestionStep) else None
        text = step.say if isinstance(step, Ending) else joined(step.words, " ")
        self.exhibits.show_things(self._shown(step))
        progress = tr("{title} · {at} of {total}", title=self.lesson.scene.title, at=self.lesson.at, total=total)
        self.caption.show_caption(text, progress)
        replies = (question.because, *question.replies) if question else ("",)
        self.caption.must_fit = tuple((text, reply) for reply in replies)
        self.caption.show_choices(step.choices if isinstance(step, Vote) else ())
        self.caption.next.set_label(tr("Show the answer") if isinstance(step, Vote) else self._next_label())
        if question:
            self._prompt_for(question)
        self.caption.back.setEnabled(self.lesson.at > 1)
        self.caption.show_way_back(self.lesson.straying)
        self._arrange()
        for panel in self.note_panels:
            panel.fold(False)  # advice is part of teaching
        if not self.animator.busy:
            self._point(step.show)
        self.announce(joined((self.caption.accessibleName(), self.exhibits.accessibleName()), " "))
        if isinstance(step, Refuse):
            ruling = self.lesson.ruling()
            spot = next((key for key in ruling.culprits if key in self.scene.spots), "")
            self._refused(ruling, "", spot)
        self.show_answer()

    def _shown(self, step: Step) -> StepExhibits:
        """What the step shows large: also what it points at in the hands of others."""
        unseen = (key for key in step.show if self.scene.item(key) is None and not key.startswith("seat-"))
        large = exhibits(self.lesson, dict.fromkeys((*step.large, *unseen)))
        return StepExhibits(large, step.figure, step.can if isinstance(step, Ending) else ())

    def _next_label(self) -> str:
        return (self.finish_label or tr("Finish")) if self.lesson.done else tr("Next")

    def show_prompt(self, table: Table) -> None:
        """Show only the question: the game's own prompt could give the answer away."""
        given = self.runner.given
        if isinstance(self.lesson.step, QuestionStep) and not given.solved and given.verdict is None:
            self._prompt_for(self.lesson.step)
            return
        ahead = self.lesson.scene.steps[self.lesson.at : self.lesson.at + 1]
        if self.session.match.over and isinstance(next(iter(ahead), None), QuestionStep):
            self.prompt.show_prompt(tr("The game is over"), "")  # who wins is asked next
        else:
            super().show_prompt(table)

    def _prompt_for(self, question: QuestionStep) -> None:
        ask = tr("Show it on the table: drag, click, or use the keys")
        self.prompt.show_prompt(ask if isinstance(question, Ask) else tr("What do you think?"), "")

    def _refresh_around(self) -> None:
        super()._refresh_around()
        self.end_bar.setVisible(self.session.match.over and not self.asking)

    @property
    def asking(self) -> bool:
        return self.runner.waiting

    def _show_table(self, table: Table, *, live: bool) -> None:
        self.grip.tells = not self.asking
        super()._show_table(table.without_answers() if self.asking else table, live=live)

    def _point(self, keys: tuple[str, ...]) -> None:
        self.grip.show(keys)
        for panel in self.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in keys)

    def animation_done(self) -> None:
        super().animation_done()
        if hasattr(self, "caption") and self.lesson.step is not None and not self.lesson.straying:
            self._point(self.lesson.step.show)

    # ---- answers --------------------------------------------------------------------------------------------------

    def show_answer(self) -> None:
        given, step = self.runner.given, self.lesson.step
        if isinstance(step, QuestionStep) and given.solved:
            self._reveal(step)
        elif given.verdict is not None:
            self._reply(given.verdict)

    def _reply(self, verdict: Verdict) -> None:
        """Say what an answer is worth, below the question."""
        word = tr("Yes.") if verdict.right else tr("Not quite.")
        clause = f" ({verdict.clause})" if verdict.clause else ""
        because = self.session.words(verdict.because)
        reply = strung("{word} {because}{clause}", word=word, because=because, clause=clause)
        self.caption.show_reply(reply, "right" if verdict.right else "wrong")
        self.caption.mark_choices(self.runner.given.chosen)
        self.announce(reply)

    def _reveal(self, step: QuestionStep) -> None:
        """Show the answer: light it on the board, mark it among the choices, and explain it."""
        given = self.runner.given
        found = given.verdict is not None and given.verdict.right
        if found and given.verdict is not None:
            self._reply(given.verdict)
        else:
            reply = strung("{because} ({clause})", because=self.session.words(step.because), clause=step.clause)
            self.caption.show_reply(reply, "right")
        if isinstance(step, Vote):
            self.caption.mark_choices({**given.chosen, step.right: True})
            if not found:
                reply = self.caption.reply
                self.announce(reply if step.says_choice else joined((step.choices[step.right], reply), ": "))
        self.caption.next.set_label(self._next_label())
        self._show_table(self.session.table(), live=True)
        self.end_bar.setVisible(self.session.match.over)
        self._point((*step.show, *step.reveal))

    def tell(self, fact: Fact) -> None:
        super().tell(fact)
        if hasattr(self, "caption") and self.caption.script.isHidden() == self.lesson.straying:
            self.caption.show_way_back(self.lesson.straying)
            self._arrange()

    # ---- keys and measures ----------------------------------------------------------------------------------------

    def parts(self) -> list[QWidget]:
        board, *others = super().parts()
        return [board, self.caption, *others]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_PageDown:
            self.next()
        elif key == Qt.Key.Key_PageUp:
            self.back()
        elif isinstance(self.lesson.step, Vote) and event.text() in "123456789" and event.text():
            self.runner.choose(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        high = TALL if isinstance(self.lesson.step, Vote) else BAND
        unit = Layout(self.width(), self.height(), text=self.desk.text).unit
        self.band = max(high, (2 * self.desk.target + 20) / unit)  # two buttons below each other
        super()._arrange()
        if hasattr(self, "exhibits"):
            self._arrange_caption()
            if self.desk.layout.columns and self.caption.lack > 0:
                self.band += (self.caption.lack + 1) / unit
                super()._arrange()
                self._arrange_caption()

    def _arrange_caption(self) -> None:
        layout = self.desk.layout
        if layout.columns:
            wide = self.width() - layout.left - layout.right
            place = QRectF(layout.left, layout.bar, wide, layout.px(self.band))
        else:
            wide = layout.px(self.aside)
            place = QRectF(layout.left - wide, layout.bar, wide, self.height() - layout.bar)  # the hand lies beside it
        story = self.story.geometry()
        if self.exhibits.shown and not layout.story:  # no column for it: the lower part of the caption's
            half = place.adjusted(0, place.height() * (1 - EXHIBITS), 0, 0)
            place.setBottom(half.top())
            self.caption.setGeometry(place.toRect())
            self.caption.arrange()
            if (lack := self.caption.lack) > 0:  # words come first
                half.setTop(min(half.top() + lack + 1, half.bottom()))
                place.setBottom(half.top())
            story = half.toRect()
        if layout.story:
            self.story.setVisible(not self.exhibits.shown)
        self.exhibits.setGeometry(story)
        self.exhibits.raise_()
        self.caption.setGeometry(place.toRect())
        self.caption.arrange()
        self.caption.raise_()
