"""A scene shown at the table: captions above the board, questions answered by dragging, votes by number keys."""

from __future__ import annotations

from pathlib import Path

import attrs
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.moves import Action
from nutdesk.core.table import Table
from nutdesk.desk.kit.art import HINTS, paragraphs, shadow
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.theme import Theme, font
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import joined, strung, tell_fault, tr
from nutdesk.desk.room.choice import Choice, lay_out
from nutdesk.desk.table.page import TablePage
from nutdesk.desk.table.session import Session
from nutdesk.desk.telling import tell_cast, tell_scene
from nutdesk.teach.lesson import Lesson, Verdict
from nutdesk.teach.scene import Ask, Refuse, Scene, SceneError, Vote, load

ASIDE = 340
"""Units beside the board for a caption where letters are so large that it cannot stand above."""
BAND, TALL = 158, 236
"""Units above the board for a caption, and for a vote with its choices."""


class CaptionBand(QWidget):
    """The caption, how far the lesson is, and the way on."""

    voted = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.caption, self.progress, self.tone = "", "", ""
        self.back = DeskButton(desk, tr("Back"), icon="ui-prev", parent=self)
        self.next = DeskButton(desk, tr("Next"), icon="ui-next", kind="primary", parent=self)
        self.next.size_of_type = 22
        self.script = DeskButton(desk, tr("Back to the lesson"), icon="ui-undo", parent=self)
        self.script.hide()
        self.choices: list[Choice] = []
        self.must_fit: tuple[str, ...] = ()
        """What the caption may be while this step is shown: the band has room for each."""

    def show_caption(self, caption: str, progress: str, tone: str = "") -> None:
        """tone is 'right', 'wrong' or nothing."""
        self.caption, self.progress, self.tone = caption, progress, tone
        self.setAccessibleName(strung("{progress}. {caption}", progress=progress, caption=caption))
        self.update()

    def show_choices(self, texts: list[str], right: int | None = None) -> None:
        """The choices of a vote; the right one is marked when it is known."""
        for old in self.choices:
            old.hide()
            old.deleteLater()
        self.choices = []
        for k, text in enumerate(texts):
            icon, kind = ("ui-ok", "chosen") if k == right else ("", "normal")
            button = Choice(self.desk, text, icon=icon, kind=kind, key=str(k + 1), parent=self)
            button.setToolTip(text)
            button.clicked.connect(lambda _=False, k=k: self.voted.emit(k))
            button.show()
            self.choices.append(button)
        self.arrange()

    @property
    def sheet(self) -> QRectF:
        layout = self.desk.layout
        return QRectF(self.rect()).adjusted(layout.px(8), layout.px(4), -layout.px(8), -layout.px(8))

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(6)
        if not layout.columns:
            self._arrange_below()
            return
        wide = round(max(self.next.sizeHint().width(), self.back.sizeHint().width()))
        high = round(min(self.next.sizeHint().height(), (sheet.height() - pad) / 2))
        x, middle = sheet.right() - pad - wide, sheet.center().y()
        self.next.setGeometry(round(x), round(middle - high), wide, high)
        self.back.setGeometry(round(x), round(middle), wide, high)
        script = self.script.sizeHint()
        self.script.setGeometry(round(x - script.width() - pad), round(middle), script.width(), high)
        if self.choices:
            lay_out(self.choices, sheet.adjusted(layout.px(12), 0, x - layout.px(12) - sheet.right(), -layout.px(4)))

    def _arrange_below(self) -> None:
        """A tall paper: the caption above, the choices below it, the way on at the foot."""
        layout, sheet = self.desk.layout, self.sheet
        pad, half = layout.px(4), sheet.width() / 2 - layout.px(4)
        high = self.back.sizeHint().height()
        y = sheet.bottom() - pad - high
        back, on = self.back.sizeHint().width(), self.next.sizeHint().width()
        wide = round(2 * half * min(0.45, 1.1 * back / (back + on)))  # each as its words want
        self.back.setGeometry(round(sheet.left() + pad), round(y), wide, high)
        self.next.setGeometry(round(sheet.left() + pad) + wide, round(y), round(2 * half) - wide, high)
        if self.script.isVisible():
            y -= high
            self.script.setGeometry(round(sheet.left() + pad), round(y), round(2 * half), high)
        if self.choices:
            lay_out(self.choices, QRectF(sheet.left() + pad, sheet.top(), 2 * half, y - sheet.top()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        rect = self.sheet
        shadow(painter, rect, layout.px(18), layout.px(6))
        line = {"right": theme.colour("@go"), "wrong": theme.colour("@no")}.get(self.tone, theme.colour("@line"))
        painter.setBrush(theme.colour("@panel"))
        painter.setPen(QPen(QColor(line), 4 if self.tone else 1.5))
        painter.drawRoundedRect(rect, layout.px(18), layout.px(18))
        box, small, size = self.words_room, layout.letters(17), layout.letters(34)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(small, 600))
        above = QRectF(box.left(), rect.top() + 6, box.width(), small * 1.4)
        painter.drawText(above, Qt.AlignmentFlag.AlignVCenter, self.progress)
        while size > self.least and paragraphs(self.caption, box.width(), size, 600) > box.height():
            size -= 1
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size, 600))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self.caption)
        painter.end()

    @property
    def lack(self) -> float:
        """How much higher the band should be, so that all it may say can be read."""
        room = self.words_room
        wanted = [paragraphs(text, room.width(), self.least, 600) for text in self.must_fit]
        return max(wanted, default=0) - room.height()

    @property
    def least(self) -> float:
        """The smallest letters of a caption."""
        return self.desk.layout.letters(0, 14)

    @property
    def words_room(self) -> QRectF:
        """What the buttons leave to the caption."""
        layout, rect = self.desk.layout, self.sheet
        left = rect.left() + layout.px(20)
        wide = self.next.geometry().left() - left - layout.px(12)
        if self.script.isVisible():
            wide -= self.script.width()
        below = rect.bottom() - min(button.y() for button in self.choices) if self.choices else 0
        if not layout.columns:
            left, wide = rect.left() + layout.px(12), rect.width() - layout.px(20)
            below = rect.bottom() - min(b.y() for b in (*self.choices, self.script, self.next) if not b.isHidden())
        above = layout.letters(17) * 1.4
        return QRectF(left, rect.top() + above + 6, wide, rect.height() - above - layout.px(14) - below)


class LessonPage(TablePage):
    """A table that follows a script, and lets go of it whenever somebody wants to try."""

    finished = Signal()
    band: float = BAND
    aside = ASIDE
    is_lesson = True
    finish_label = ""
    """What the last step's button says: there may be a next lesson."""

    def __init__(self, path: Path | Scene, theme: Theme, parent: QWidget | None = None) -> None:
        self.lesson = Lesson(tell_scene(path if isinstance(path, Scene) else load(path)))
        tell_cast(self.lesson.match)
        session = Session(self.lesson.match)
        session.open_hands = True
        session.uncover()
        super().__init__(session, theme, parent)
        self.caption = CaptionBand(self.desk, self)
        self.caption.next.clicked.connect(self.next)
        self.caption.back.clicked.connect(self.back)
        self.caption.script.clicked.connect(self.resume)
        self.caption.voted.connect(self._vote)
        self.gate = self._answer
        session.played.connect(lambda _entry: self._strayed())
        session.jumped.connect(self._strayed)
        self.next()

    def reword(self) -> None:
        self.lesson.scene = tell_scene(self.lesson.scene)
        tell_cast(self.lesson.match)
        super().reword()
        self.caption.arrange()

    # ---- the script -----------------------------------------------------------------------------------------------

    def next(self) -> None:
        """The next step; at a vote the first press shows the answer, whether or not hands were counted."""
        self.quiet()
        step = self.lesson.step
        if isinstance(step, Vote) and not self._answered:
            self._reveal(step)
            return
        if self.lesson.done:
            self.finished.emit()
            return
        self._answered = ""
        try:
            entry = self.lesson.next()
        except SceneError as error:  # a scene of one's own that nobody has checked
            self.caption.show_caption(tell_fault(error), self.caption.progress, "wrong")
            return
        self._stepping = True
        self.narrator.expect()
        if entry is not None:
            self.story.model.rebuild(entry.parent)  # somebody may have strayed from the script
        self.session.follow(entry)
        self._stepping = False
        self.show_step()

    _stepping = False
    _answered = ""

    def back(self) -> None:
        self.quiet()
        if self.lesson.at > 1:
            self.goto(self.lesson.at - 1)

    def goto(self, number: int) -> None:
        """Any step, or the last one before it that the rules allow."""
        self.quiet()
        self._answered = ""
        wrong: SceneError | None = None
        try:
            self.lesson.goto(number)
        except SceneError as error:  # a scene of one's own that nobody has checked
            wrong = error
        self.session.follow(None)
        self.show_step()
        if wrong is not None:
            self.caption.show_caption(tell_fault(wrong), self.caption.progress, "wrong")

    def resume(self) -> None:
        """Back to the script after a free try."""
        self.quiet()
        self.lesson.resume()
        self.session.follow(None)
        self.show_step()

    def show_step(self) -> None:
        """Caption, choices and highlights of the step that is shown."""
        step = self.lesson.step
        if step is None:
            return
        total = len(self.lesson.scene.steps)
        question = step.ask if isinstance(step, Ask) else step.vote if isinstance(step, Vote) else ""
        text = joined((part for part in (step.say, question) if part), " ")
        progress = tr("{title} · {at} of {total}", title=self.lesson.scene.title, at=self.lesson.at, total=total)
        self.caption.show_caption(text, progress)
        self.caption.must_fit = (text, _answer_of(step)) if isinstance(step, Vote) else (text,)
        self.caption.show_choices(self._choice_texts() if isinstance(step, Vote) else [])
        self.caption.next.set_label(tr("Answer") if isinstance(step, Vote) else self._next_label())
        if isinstance(step, Ask | Vote):
            ask = tr("Show it on the table: drag, click, or use the keys")
            self.prompt.show_prompt(ask if isinstance(step, Ask) else tr("What do you think?"), "")
        self.caption.back.setEnabled(self.lesson.at > 1)
        self.caption.script.setVisible(self.lesson.straying)
        self._arrange()
        for panel in self.note_panels:
            panel.fold(False)  # advice is part of teaching
        if not self.director.busy:
            self._point(step.show)
        self.announce(self.caption.accessibleName())
        if isinstance(step, Refuse):
            ruling = self.lesson.ruling()
            spot = next((key for key in ruling.culprits if key in self.scene.spots), "")
            self._refused(ruling, "", spot)

    def _next_label(self) -> str:
        return (self.finish_label or tr("Finish")) if self.lesson.done else tr("Next")

    def show_prompt(self, table: Table) -> None:
        """A question stands alone: the game's own prompt could give the answer away."""
        if isinstance(self.lesson.step, Ask | Vote) and not self._answered:
            return
        ahead = self.lesson.scene.steps[self.lesson.at : self.lesson.at + 1]
        if self.session.match.over and isinstance(next(iter(ahead), None), Ask | Vote):
            self.prompt.show_prompt(tr("The game is over"), "")  # who wins is asked next
        else:
            super().show_prompt(table)

    def _refresh_around(self) -> None:
        super()._refresh_around()
        self.end_bar.setVisible(self.session.match.over and not self.asking)

    @property
    def asking(self) -> bool:
        return isinstance(self.lesson.step, Ask | Vote) and self._answered != "right" and not self.lesson.straying

    def _show_table(self, table: Table, *, live: bool) -> None:
        self.grip.tells = not self.asking
        super()._show_table(attrs.evolve(table, leads=(), how="") if self.asking else table, live=live)

    def _choice_texts(self) -> list[str]:
        step = self.lesson.step
        assert isinstance(step, Vote)
        votes = self.lesson.votes
        counted = any(votes)
        return [
            strung("{choice} ({votes})", choice=choice, votes=votes[k]) if counted else choice
            for k, choice in enumerate(step.choices)
        ]

    def _point(self, keys: tuple[str, ...]) -> None:
        self.grip.show(keys)
        for panel in self.seat_panels:
            panel.set_lit(panel.card is not None and f"seat-{panel.card.seat}" in keys)

    def director_done(self) -> None:
        super().director_done()
        if hasattr(self, "caption") and self.lesson.step is not None and not self.lesson.straying:
            self._point(self.lesson.step.show)

    # ---- the room -------------------------------------------------------------------------------------------------

    def _answer(self, actions: tuple[Action, ...]) -> bool:
        """A gesture while a question is asked is an answer, not a move."""
        if not isinstance(self.lesson.step, Ask) or self.lesson.straying or self._answered == "right":
            return False
        verdict = self.lesson.answer(*actions)
        if not verdict.right and self.lesson.match.judge(actions):
            verdict = Verdict(False, tr("That is allowed, but it is not the answer. Try again."), "")
        self._tell(verdict)
        self.show_now()
        return True

    def _refused(self, ruling: object, piece: str, spot: str) -> None:
        super()._refused(ruling, piece, spot)  # type: ignore[arg-type]
        if isinstance(self.lesson.step, Ask) and piece and not self.lesson.straying:
            self._tell(Verdict(False, self.why_not.reason, self.why_not.clause))

    def _tell(self, verdict: Verdict) -> None:
        self._answered = "right" if verdict.right else "wrong"
        word = tr("Yes.") if verdict.right else tr("Not quite.")
        clause = f" ({verdict.clause})" if verdict.clause else ""
        because = self.session.words(verdict.because)
        told = strung("{word} {because}{clause}", word=word, because=because, clause=clause)
        self.caption.show_caption(told, self.caption.progress, self._answered)
        self.announce(self.caption.caption)

    def _reveal(self, step: Vote) -> None:
        """The answer to a vote: named, marked among the choices, and explained."""
        self._answered = "right"
        self.caption.show_caption(_answer_of(step), self.caption.progress, "right")
        self.caption.show_choices(self._choice_texts(), step.right)
        self.caption.next.set_label(self._next_label())
        self._show_table(self.session.table(), live=True)
        self.end_bar.setVisible(self.session.match.over)
        self._point(step.show)
        self.announce(self.caption.caption)

    def _vote(self, choice: int) -> None:
        step = self.lesson.step
        if isinstance(step, Vote) and not self._answered and choice < len(step.choices):
            self.lesson.vote(choice)
            self.caption.show_choices(self._choice_texts())

    def _strayed(self) -> None:
        if not self._stepping and hasattr(self, "caption"):
            self.caption.script.setVisible(self.lesson.straying)
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
            self._vote(int(event.text()) - 1)
        else:
            super().keyPressEvent(event)

    def _arrange(self) -> None:
        high = TALL if isinstance(self.lesson.step, Vote) else BAND
        unit = Layout(self.width(), self.height(), text=self.desk.text).unit
        self.band = max(high, (2 * self.desk.target + 20) / unit)  # two buttons below each other
        super()._arrange()
        if hasattr(self, "caption"):
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
        self.caption.setGeometry(place.toRect())
        self.caption.arrange()
        self.caption.raise_()


def _answer_of(step: Vote) -> str:
    answer = step.choices[step.right]
    return strung("{answer}. {because} ({clause})", answer=answer, because=step.because, clause=step.clause)


__all__ = ["CaptionBand", "LessonPage"]
