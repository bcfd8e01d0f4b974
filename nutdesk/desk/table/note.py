"""A panel beside the board with a rule or advice for the moment."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Note
from nutdesk.desk.kit.art import paint
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk, Panel, draw_chip, draw_focus
from nutdesk.desk.kit.words import tr


class NotePanel(Panel):
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
        self._chip = QRectF()
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

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme, style = self.desk.layout, self.desk.theme, self.desk.style
        pad = layout.px(18)
        head = QRectF(rect.left() + pad, rect.top() + layout.px(8), rect.width() - 2 * pad, layout.px(36))
        right = head.right()
        self._chip = QRectF()
        if self.advice:
            label = tr("Show") if self.folded else tr("Hide")
            chip = draw_chip(painter, self.desk, label, "ui-hint", head.right(), head.center().y())
            right = chip.left() - layout.px(8)
        elif self.clause:
            self._chip = draw_chip(painter, self.desk, self.clause, "ui-rules", head.right(), head.center().y())
            right = self._chip.left() - layout.px(8)
        elif self.aside:
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(layout.letters(16), 600))
            aside = style.words(self.aside)
            painter.drawText(head, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, aside)
            right -= metrics(layout.letters(16), 600).horizontalAdvance(aside) + layout.px(8)
        painter.setPen(theme.colour("@ink"))
        title, size = style.words(self.title), layout.letters(22)
        while size > layout.least and metrics(size, 600, True).horizontalAdvance(title) > right - head.left():
            size -= 1
        painter.setFont(font(size, 600, True))
        title = metrics(size, 600, True).elidedText(title, Qt.TextElideMode.ElideRight, right - head.left() + 1)
        painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, title)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), layout.px(18))
        if self.folded:
            return
        unit = rect.width() / 312
        painter.save()
        painter.translate(rect.left(), rect.top() + self.HEAD * layout.unit)
        painter.scale(unit, unit)
        paint(painter, self.body, style, unit / layout.magnified)
        painter.restore()

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
        elif self.clause and self._chip.contains(event.position()):
            self.clause_wanted.emit(self.clause)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.advice and event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._press()
        else:
            super().keyPressEvent(event)
