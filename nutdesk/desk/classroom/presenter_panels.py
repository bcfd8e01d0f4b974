"""The presenter's panels: the steps, this one, the next one, and notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from nutdesk.core.table import Art, Box, Label, Layer, Oval, moved
from nutdesk.desk.kit.keyboard import key
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, chip_at, focus_ring, icon_in, sides
from nutdesk.desk.kit.quiet import QuietButton, Scroll
from nutdesk.desk.kit.theme import TEXT, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.browse import seconds
from nutdesk.teach.scene import Ask, Do, Refuse, Step, Vote

DARK, CREAM = "#2F1F14", "#FFF6E0"


def icon_of(step: Step) -> str:
    """The sign of a step's kind."""
    for kind, icon in ((Do, "ui-play"), (Ask, "ui-question"), (Vote, "ui-vote"), (Refuse, "ui-no")):
        if isinstance(step, kind):
            return icon
    return "ui-caption"


def kind_of(step: Step, moves: Sequence[str] = ()) -> str:
    """What happens in a step, as a sentence for the presenter; `moves` are its moves in the game's words."""
    if isinstance(step, Do):
        return tr("A scripted move: {moves}.", moves=", ".join(moves or map(str, step.actions)))
    if isinstance(step, Refuse):
        named = ", ".join(moves or map(str, step.actions))
        return tr("A move that the rules do not allow: {moves}.", moves=named)
    if isinstance(step, Ask):
        return tr("A question: the room points, and somebody drags.")
    if isinstance(step, Vote):
        return tr("A vote: count the raised hands.")
    return tr("Caption and pointer only.")


def title_of(step: Step) -> str:
    """A step in a few words: its first sentence."""
    text = " ".join(step.words)
    for end in (". ", "? ", "! ", ": "):
        text = text.split(end)[0]
    return text.rstrip(".")


def clock(total: int) -> str:
    return f"{total // 60}:{total % 60:02}"


class PresenterPanel(DrawnPanel):
    """A panel with a title and something small at its right."""

    def __init__(self, desk: Desk, title: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.title, self.aside = title, ""
        self.setAccessibleName(title)

    @property
    def body(self) -> QRectF:
        """The room below the title."""
        px = self.desk.layout.px
        return self.sheet.adjusted(px(18), px(46), -px(18), -px(12))

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        left, wide = rect.left() + layout.px(18), rect.width() - 2 * layout.px(18)
        top, high, big, small = rect.top() + layout.px(6), layout.px(36), layout.letters(22), layout.letters(15)
        used = metrics(big, 600, True).horizontalAdvance(self.title) + layout.px(14)
        return (
            Label(self.title, left, top, wide, high, big, display=True),
            Label(self.aside, left + used, top, wide - used, high, small, 600, "@ink2", "right", elide=True),
            *self.below(self.body),
        )

    def below(self, rect: QRectF) -> Art:
        """What the subclass has to show."""
        return ()

    def height_of(self, text: str, wide: float, size: float, weight: int, *, display: bool = False) -> float:
        """How high wrapped words are."""
        box, wrap = QRectF(0, 0, wide, 10_000), int(Qt.TextFlag.TextWordWrap)
        return metrics(self.desk.layout.letters(size), weight, display).boundingRect(box, wrap, text).height()


class StepButton(Drawn, QuietButton):
    """One step of the script: its number, its words, its kind."""

    def __init__(self, desk: Desk, step: Step, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.step = desk, step
        self.state = ""
        """'done', 'now', 'next' or nothing."""
        self.setText(title_of(step))
        self.setAccessibleName(tr("Step {number}: {words}", number=step.number, words=self.text()))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_state(self, state: str) -> None:
        if state != self.state:
            self.state = state
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(100, round(self.desk.layout.px(62)))

    def art(self) -> Art:
        layout, px, now, done = self.desk.layout, self.desk.layout.px, self.state == "now", self.state == "done"
        rect = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(3))
        plate: Art = ()
        if now or self.state == "next" or self.underMouse():
            plate = (Box(*sides(rect), px(12), "@go" if now else "@panel2", "" if now else "@line", 1.4),)
        ink = "@ongo" if now else "@ink2" if done else "@ink"
        disc = QRectF(rect.left() + px(8), rect.center().y() - px(16), px(32), px(32))
        fill, number = ("@ongo", "@go") if now else ("@panel2", "@ink2") if done else (DARK, CREAM)
        sign = QRectF(rect.right() - px(22) - px(8), rect.center().y() - px(22) / 2, px(22), px(22))
        room = QRectF(disc.right() + px(10), rect.top(), sign.left() - disc.right() - px(18), rect.height())
        size, weight = layout.letters(17), 700 if now else 600
        metric, text = metrics(size, weight), self.text()
        part = 2.0  # two lines; less where long words leave them half empty
        while metric.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() > rect.height() and part > 0.8:
            text = metric.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() * part)
            part -= 0.1
        return (
            *plate,
            Oval(*sides(disc), fill, "#3B2416", 1.4),
            Label(str(self.step.number), *sides(disc), layout.letters(16), 700, number, "centre"),
            icon_in("ui-ok" if done else icon_of(self.step), sign, ink),
            Label(text, *sides(room), size, weight, ink, wrap=True),
            *(focus_ring(rect.adjusted(2, 2, -2, -2), px(12)) if self.hasFocus() else ()),
        )


class LessonStepsPanel(PresenterPanel):
    """All steps of the lesson; a click jumps there."""

    wanted = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Steps"), parent)
        self.buttons: list[StepButton] = []
        self.at = 0
        self.list = QWidget()
        self.list.setStyleSheet("background: transparent")
        self.area = Scroll(self.list, self)

    def show_steps(self, steps: tuple[Step, ...]) -> None:
        for old in self.buttons:
            old.hide()
            old.deleteLater()
        self.buttons = []
        for step in steps:
            button = StepButton(self.desk, step, self.list)
            button.clicked.connect(partial(self.wanted.emit, step.number))
            button.show()
            self.buttons.append(button)
        self.arrange()

    def show_at(self, at: int) -> None:
        self.at, self.aside = at, tr("{at} of {total}", at=at, total=len(self.buttons))
        for button in self.buttons:
            number = button.step.number
            button.set_state("done" if number < at else "now" if number == at else "next" if number == at + 1 else "")
        self._scroll()
        self.update()

    def _scroll(self) -> None:
        """The step that is shown is in sight, with the ones before and after it."""
        if 0 < self.at <= len(self.buttons):
            self.area.ensureWidgetVisible(self.buttons[self.at - 1], 0, self.buttons[self.at - 1].height())

    def arrange(self) -> None:
        px = self.desk.layout.px
        room = self.sheet.adjusted(px(8), px(44), -px(8), -px(8)).toRect()
        self.area.setGeometry(room)
        high = round(px(60))
        for k, button in enumerate(self.buttons):
            button.setGeometry(0, k * high, room.width() - 10, high)
        self.list.resize(room.width() - 10, high * len(self.buttons))
        self._scroll()


class ThisPanel(PresenterPanel):
    """What this step is, and how long it may take."""

    clause_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("This step"), parent)
        self.words, self.clause = "", ""
        self.right: tuple[str, ...] = ()
        self.spent, self.planned = 0, 0

    def show_step(self, step: Step | None, right: tuple[str, ...], moves: Sequence[str] = ()) -> None:
        self.words = kind_of(step, moves) if step is not None else ""
        self.clause = getattr(step, "clause", "")
        self.right = right
        self.planned = seconds(step) if step is not None else 0
        about = {"title": self.title, "words": self.words, "clause": self.clause}
        self.setAccessibleName(strung("{title}. {words} {clause}", **about))
        self.update()

    def show_time(self, spent: int) -> None:
        self.spent = spent
        self.update()

    def below(self, rect: QRectF) -> Art:
        layout, px, art = self.desk.layout, self.desk.layout.px, list[Layer](self._clause()[0])
        size, small = layout.letters(16.5), layout.letters(16)
        left, wide = rect.left(), rect.width()
        foot = rect.bottom() - small * 1.4 - px(20)
        art.append(
            Label(self.words, left, rect.top(), wide, foot - rect.top(), size, 500, "@ink2", wrap=True, top=True)
        )
        y = rect.top() + self.height_of(self.words, wide, 16.5, 500) + px(6)
        for name in self.right:
            if y + px(30) > foot:
                break
            art.append(icon_in("ui-ok", QRectF(left, y + px(4), px(22), px(22)), "@go"))
            art.append(Label(name, left + px(32), y, wide - px(32), px(30), size, 600, elide=True))
            y += px(32)
        art.append(Box(left, foot, wide, px(13), px(6), "@panel2", "@line", 1.2))
        if self.planned:
            share = min(1.0, self.spent / self.planned)
            fill = "@go" if self.spent <= self.planned else "@no"
            art.append(Box(left, foot, wide * share, px(13), px(6), fill))
        time = tr("{spent} of {planned} planned", spent=clock(self.spent), planned=clock(self.planned))
        return *art, Label(time, left, foot + px(17), wide, px(30), small, 600, "@ink2", wrap=True, top=True)

    def _clause(self) -> tuple[Art, QRectF]:
        """The rule that the step is about, and where it stands."""
        body = self.body
        middle = body.top() - self.desk.layout.px(22)
        return chip_at(self.desk, self.clause, "ui-rules", body.right(), middle) if self.clause else ((), QRectF())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._clause()[1].contains(event.position()):
            self.clause_wanted.emit(self.clause)


class NextPanel(PresenterPanel):
    """The picture that comes next, and what it is."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Next"), parent)
        self.aside = key("PgDown")
        self.image = QImage()
        self.step: Step | None = None
        self.words = ""
        """What comes instead of a step: the next lesson, or the end."""
        self.moves: Sequence[str] = ()

    def show_next(self, step: Step | None, words: str, image: QImage, moves: Sequence[str] = ()) -> None:
        self.step, self.words, self.image, self.moves = step, words, image, moves
        self.setAccessibleName(tr("Next: {words}", words=title_of(step) if step is not None else words))
        self.update()

    @property
    def frame(self) -> QRectF:
        body, px = self.body, self.desk.layout.px
        high = body.height() - px(4)
        wide = min(high * 16 / 9, body.width() * 0.6)
        return QRectF(body.left(), body.top(), wide, wide * 9 / 16)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        super().paint_on(painter, rect)
        if not self.image.isNull():
            paint_framed(painter, self.image, self.frame, self.desk.layout.px(7), self.desk.layout.px(4))

    def below(self, rect: QRectF) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        left = rect.left() if self.image.isNull() else self.frame.right() + px(20)
        top, wide = rect.top(), rect.right() - left
        if self.step is None:
            words = (left, top, wide, rect.height(), layout.letters(21))
            return (Label(self.words, *words, display=True, wrap=True, top=True),)
        line = max(px(30), layout.letters(15) * 1.85)
        foot = rect.bottom() - line
        high, text, kind = foot - top, title_of(self.step), kind_of(self.step, self.moves)
        below, size = self.height_of(kind, wide, 16, 500), 22.0
        while size > 17 and self.height_of(text, wide, size, 600, display=True) + below > high:
            size -= 1
        art: list[Layer] = [
            Label(text, left, top - px(4), wide, high, layout.letters(size), display=True, wrap=True, top=True)
        ]
        used = self.height_of(text, wide, size, 600, display=True)
        if used + below <= high + px(2):  # beside the picture there is no half a line
            box = (left, top - px(4) + used, wide, high + px(2) - used)
            art.append(Label(kind, *box, layout.letters(16), 500, "@ink2", wrap=True, top=True))
        time, clause = tr("{time} min", time=clock(seconds(self.step))), getattr(self.step, "clause", "")
        if clause:
            chip, plate = chip_at(self.desk, clause, "ui-rules", 0, foot + line / 2)
            art += moved(chip, left + plate.width(), 0)
            left += plate.width() + px(12)
        return *art, Label(time, left, foot, rect.right() - left, line, layout.letters(16), 600, "@ink2", wrap=True)


def paint_framed(painter: QPainter, image: QImage, frame: QRectF, radius: float, rim: float) -> None:
    """A picture in a dark frame with round corners."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DARK))
    painter.drawRoundedRect(frame.adjusted(-rim, -rim, rim, rim), radius + rim, radius + rim)
    path = QPainterPath()
    path.addRoundedRect(frame, radius, radius)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.drawImage(frame, image)
    painter.restore()


class NotesPanel(PresenterPanel):
    """The presenter's notes on this step: the scene's own until something else is written."""

    written = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Notes"), parent)
        self.edit = QPlainTextEdit(self)
        self.edit.setAccessibleName(tr("Notes for this step"))
        self.edit.setFrameShape(QFrame.Shape.NoFrame)
        self.edit.setTabChangesFocus(True)
        self.edit.setPlaceholderText(tr("Nothing yet. Whatever you write here stays with this step, on this computer."))
        self.button = DeskButton(desk, tr("Edit"), kind="quiet", parent=self)
        self.button.size_of_type = 16
        self.button.clicked.connect(self.flip)
        self.set_editing(False)

    @property
    def editing(self) -> bool:
        return not self.edit.isReadOnly()

    def show_note(self, text: str) -> None:
        if self.editing:
            self.flip()
        self.edit.setPlainText(text)

    def flip(self) -> None:
        """Start writing, or store what was written."""
        if self.editing:
            self.set_editing(False)
            self.written.emit(self.edit.toPlainText())
        else:
            self.set_editing(True)
            self.edit.setFocus()

    def set_editing(self, on: bool) -> None:
        self.edit.setReadOnly(not on)
        # Read only, it must not take the keys of the clicker.
        self.edit.setFocusPolicy(Qt.FocusPolicy.StrongFocus if on else Qt.FocusPolicy.NoFocus)
        if not on:
            self.edit.clearFocus()
        self.button.set_label(tr("Done") if on else tr("Edit"))
        self.restyle()

    def restyle(self) -> None:
        theme, layout = self.desk.theme, self.desk.layout
        border = f"2px solid {theme.colour('@go').name()}" if self.editing else "2px solid transparent"
        self.edit.setStyleSheet(
            f"QPlainTextEdit {{ background: {theme.colour('@panel').name()}; color: {theme.colour('@ink').name()};"
            f" border: {border}; border-radius: 8px; font: 500 {layout.letters(23):.0f}px '{TEXT}'; }}"
        )

    def arrange(self) -> None:
        sheet, px = self.sheet, self.desk.layout.px
        hint = self.button.sizeHint()
        high = round(px(52))
        wide = max(hint.width(), round(px(96)))
        self.button.setGeometry(round(sheet.right() - wide - px(6)), round(sheet.top()), wide, high)
        self.edit.setGeometry(sheet.adjusted(px(14), px(50), -px(14), -px(12)).toRect())
        self.restyle()


__all__ = [
    "LessonStepsPanel",
    "NextPanel",
    "NotesPanel",
    "PresenterPanel",
    "ThisPanel",
    "clock",
    "icon_of",
    "kind_of",
    "paint_framed",
    "title_of",
]
