"""A panel beside the board with a rule or advice for the moment."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Inset, Label, Note
from nutdesk.desk.kit.panel import DrawnPanel, chip_at, focus_ring, said, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk
from nutdesk.desk.kit.words import tr


class NotePanel(DrawnPanel):
    """A note of the table: title, clause, and its drawing; advice stays folded until it is asked for."""

    clause_wanted = Signal(str)
    asked = Signal()
    """Somebody unfolded or folded it."""

    HEAD = 50

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.title, self.aside, self.clause = "", "", ""
        self.body: Art = ()
        self.body_height = 0.0
        self.advice = False
        self._shut = True
        """Whether advice is folded; kept while something else is on the note."""
        self.opened = False
        """Whether somebody at the screen unfolded it."""
        self._shown: tuple[object, ...] = ()

    def show_note(
        self,
        title: str,
        body: Art,
        height: float,
        *,
        name: str,
        aside: str = "",
        clause: str = "",
        advice: bool = False,
    ) -> None:
        shown = (title, body, height, name, aside, clause, advice, self.desk.style, self.folded)
        if shown == self._shown:
            return  # it is asked for at every step of a drag
        self._shown = shown
        self.title, self.body, self.body_height, self.aside, self.clause = title, body, height, aside, clause
        if advice != self.advice:
            self.advice = advice
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if advice else Qt.FocusPolicy.NoFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor if advice else Qt.CursorShape.ArrowCursor)
        self._name = name
        self._say()
        self.update()

    _name = ""

    def _say(self) -> None:
        """Set its name: its text, or how to see it."""
        words = self.desk.style.words
        folded = tr("{title}: press Space to show it", title=words(self.title))
        self.setAccessibleName(folded if self.folded else words(self._name))

    def take(self, note: Note) -> None:
        """Show a note of the table."""
        self.show_note(
            note.title,
            note.body,
            note.height,
            name=note.name,
            aside=note.aside,
            clause=note.clause,
            advice=note.on_request,
        )

    def wanted_height(self) -> float:
        body = 0 if self.folded else self.body_height
        return (self.HEAD + body + 2 * MARGIN + 8) * self.desk.layout.unit

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        head, _ = self._head()
        focus = focus_ring(rect.adjusted(2, 2, -2, -2), layout.px(18)) if self.hasFocus() else ()
        if self.folded:
            return head + focus
        body = said(self.body, self.desk.style)
        inset = Inset(body, rect.left(), rect.top() + self.HEAD * layout.unit, rect.width() / 312)
        return *head, *focus, inset

    def _head(self) -> tuple[Art, QRectF]:
        """Its title, what stands at the right of it, and where the chip of a clause is."""
        layout, rect, words = self.desk.layout, self.sheet, self.desk.style.words
        left, top, high = rect.left() + layout.px(18), rect.top() + layout.px(8), layout.px(36)
        end = right = rect.right() - layout.px(18)
        beside: Art = ()
        plate = QRectF()
        if self.advice:
            beside, box = chip_at(self.desk, tr("Show") if self.folded else tr("Hide"), "ui-hint", end, top + high / 2)
            right = box.left() - layout.px(8)
        elif self.clause:
            beside, plate = chip_at(self.desk, self.clause, "ui-rules", end, top + high / 2)
            right = plate.left() - layout.px(8)
        elif self.aside:
            aside, size = words(self.aside), layout.letters(16)
            beside = (Label(aside, left, top, end - left, high, size, 600, "@ink2", "right"),)
            right = end - metrics(size, 600).horizontalAdvance(aside) - layout.px(8)
        box = QRectF(left, top, right - left + 1, high)
        title = Label(words(self.title), *sides(box), layout.letters(22), display=True, shrink=True, elide=True)
        return (*beside, title), plate

    @property
    def folded(self) -> bool:
        return self.advice and self._shut

    def fold(self, folded: bool) -> None:
        """Show or hide the body of advice."""
        if self.advice and folded != self.folded:
            self._shut = folded
            self._say()
            self.update()
            self.asked.emit()

    def _press(self) -> None:
        self.opened = self.folded
        self.fold(not self.folded)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.advice:
            self._press()
        elif self.clause and self._head()[1].contains(event.position()):
            self.clause_wanted.emit(self.clause)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.advice and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press()
        else:
            super().keyPressEvent(event)
