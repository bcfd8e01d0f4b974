"""The caption of a lesson's step: its text, how far the lesson is, the choices of a vote, and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Shadow
from nutdesk.desk.classroom.vote_button import VoteButton, lay_out
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import Drawn, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr


class CaptionBand(Drawn, QWidget):
    """The caption, how far the lesson is, and the buttons that go on."""

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
        self.choices: list[VoteButton] = []
        self.must_fit: tuple[str, ...] = ()
        """All texts that the caption may have during this step: the band has room for each of them."""

    def show_caption(self, caption: str, progress: str, tone: str = "") -> None:
        """Show a caption; `tone` is 'right', 'wrong' or ''."""
        self.caption, self.progress, self.tone = caption, progress, tone
        self.setAccessibleName(strung("{progress}. {caption}", progress=progress, caption=caption))
        self.update()

    def show_way_back(self, astray: bool) -> None:
        """Show the button that returns to the script, if somebody has left it."""
        if astray == self.script.isHidden():
            self.script.setVisible(astray)
            self.arrange()
            self.update()

    def show_choices(self, texts: list[str], right: int | None = None) -> None:
        """The choices of a vote; the right one is marked when it is known."""
        for old in self.choices:
            old.hide()
            old.deleteLater()
        self.choices = []
        for k, text in enumerate(texts):
            icon, kind = ("ui-ok", "chosen") if k == right else ("", "normal")
            button = VoteButton(self.desk, text, icon=icon, kind=kind, key=str(k + 1), parent=self)
            set_tip(button, text)
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
        while size > self.least and paragraphs(self.caption, box.width(), size, 600) > box.height():
            size -= 1
        line = {"right": "@go", "wrong": "@no"}.get(self.tone, "@line")
        return (
            Shadow(*sides(rect), radius, layout.px(6)),
            Box(*sides(rect), radius, "@panel", line, 4 if self.tone else 1.5),
            Label(self.progress, box.left(), rect.top() + 6, box.width(), small * 1.4, small, 600, "@ink2"),
            Label(self.caption, *sides(box), size, 600, wrap=True),
        )

    @property
    def lack(self) -> float:
        """How much higher the band must be for all its texts to be readable."""
        room = self.words_room
        wanted = [paragraphs(text, room.width(), self.least, 600) for text in self.must_fit]
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
