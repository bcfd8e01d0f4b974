"""The caption of a lesson's step: its text, the reply to an answer, the choices of a vote, and the buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Layer, Shadow
from nutdesk.desk.classroom.vote_button import VoteButton, lay_out
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import Drawn, icon_in, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr


class CaptionBand(Drawn, QWidget):
    """The caption, how far the lesson is, and the buttons that go on."""

    chosen = Signal(int)
    """A choice of a vote, from 0."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.caption, self.progress, self.reply, self.tone = "", "", "", ""
        self.back = DeskButton(desk, tr("Back"), icon="ui-prev", parent=self)
        self.next = DeskButton(desk, tr("Next"), icon="ui-next", kind="primary", parent=self)
        self.next.size_of_type = 22
        self.script = DeskButton(desk, tr("Back to the lesson"), icon="ui-undo", parent=self)
        self.script.hide()
        self.choices: list[VoteButton] = []
        self.must_fit: tuple[tuple[str, str], ...] = ()
        """All captions with their replies that this step may have: the band has room for each of them."""

    def show_caption(self, caption: str, progress: str, tone: str = "") -> None:
        """Show a caption without a reply; `tone` is 'right', 'wrong' or ''."""
        self.caption, self.progress, self.reply, self.tone = caption, progress, "", tone
        self._name()

    def show_reply(self, reply: str, tone: str) -> None:
        """Show a reply below the caption, which stays."""
        self.reply, self.tone = reply, tone
        self._name()

    def _name(self) -> None:
        said = strung("{progress}. {caption}", progress=self.progress, caption=self.caption)
        self.setAccessibleName(strung("{caption} {reply}", caption=said, reply=self.reply) if self.reply else said)
        self.update()

    def show_way_back(self, astray: bool) -> None:
        """Show the button that returns to the script, if somebody has left it."""
        if astray == self.script.isHidden():
            self.script.setVisible(astray)
            self.arrange()
            self.update()

    def show_choices(self, texts: Sequence[str]) -> None:
        """Show the choices of a vote."""
        for old in self.choices:
            old.hide()
            old.deleteLater()
        self.choices = []
        for k, text in enumerate(texts):
            button = VoteButton(self.desk, text, key=str(k + 1), parent=self)
            set_tip(button, text)
            button.clicked.connect(lambda _=False, k=k: self.chosen.emit(k))
            button.show()
            self.choices.append(button)
        self.arrange()

    def mark_choices(self, known: Mapping[int, bool]) -> None:
        """Mark the choices, from 0, of which it is known whether they are right."""
        for k, right in known.items():
            if k < len(self.choices):
                self.choices[k].mark(right)

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
        end = x if self.script.isHidden() else self.script.x()
        if self.choices:
            lay_out(self.choices, sheet.adjusted(layout.px(12), 0, end - layout.px(12) - sheet.right(), -layout.px(4)))

    def _arrange_below(self) -> None:
        """Arrange a tall panel: the caption on top, the choices below it, the buttons at the bottom."""
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

    def art(self) -> Art:
        layout, rect, box = self.desk.layout, self.sheet, self.words_room
        radius, small, size = layout.px(18), layout.letters(17), layout.letters(34)
        caption, reply = self.caption, self.reply
        while size > self.least and self._tall(caption, reply, box.width(), size) > box.height():
            size -= 1
        if reply and self._tall(caption, reply, box.width(), size) > box.height():
            caption, reply = reply, ""  # a refusal can be long; the question is still in the bar above
        line = {"right": "@go", "wrong": "@no"}.get(self.tone, "@line")
        words: list[Layer] = []
        if reply:
            asked = paragraphs(caption, box.width(), size, 600)
            sign = size * 1.15
            told = box.adjusted(sign + layout.px(8), asked + self._gap(size), 0, 0)
            icon = "ui-ok" if self.tone == "right" else "ui-no"
            high = paragraphs(reply, told.width(), size, 600)
            spare = max(0.0, (told.height() - high) / 2)
            words = [
                Label(caption, *sides(box.adjusted(0, spare, 0, 0)), size, 600, "@ink2", wrap=True, top=True),
                icon_in(icon, QRectF(box.left(), told.top() + spare + size * 0.05, sign, sign), line),
                Label(reply, *sides(told.adjusted(0, spare, 0, 0)), size, 600, wrap=True, top=True),
            ]
        else:
            words = [Label(caption, *sides(box), size, 600, wrap=True)]
        return (
            Shadow(*sides(rect), radius, layout.px(6)),
            Box(*sides(rect), radius, "@panel", line, 4 if self.tone else 1.5),
            Label(self.progress, box.left(), rect.top() + 6, box.width(), small * 1.4, small, 600, "@ink2"),
            *words,
        )

    def _gap(self, size: float) -> float:
        return size * 0.3

    def _tall(self, caption: str, reply: str, wide: float, size: float) -> float:
        """The height of a caption and its reply at a size of letters."""
        high = paragraphs(caption, wide, size, 600)
        if reply:
            beside = size * 1.15 + self.desk.layout.px(8)
            high += self._gap(size) + paragraphs(reply, wide - beside, size, 600)
        return high

    @property
    def lack(self) -> float:
        """How much higher the band must be for all its texts to be readable."""
        room = self.words_room
        wanted = [self._tall(caption, reply, room.width(), self.least) for caption, reply in self.must_fit]
        return max(wanted, default=0) - room.height()

    @property
    def least(self) -> float:
        """The smallest letters of a caption."""
        return self.desk.layout.letters(0, 14)

    @property
    def words_room(self) -> QRectF:
        """The width that the buttons leave for the caption."""
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
