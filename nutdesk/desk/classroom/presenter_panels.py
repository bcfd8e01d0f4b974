"""The presenter's panels: the steps, this one, the next one, and notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QWidget

from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.quiet import QuietButton, Scroll
from nutdesk.desk.kit.theme import TEXT, font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_chip, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.browse import seconds
from nutdesk.teach.scene import Ask, Do, Refuse, Step, Vote

DARK, CREAM = "#2F1F14", "#FFF6E0"
LEFT, RIGHT, MIDDLE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignVCenter
TOP, CENTRE = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignCenter


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
    return tr("Words and a finger: nothing moves.")


def title_of(step: Step) -> str:
    """A step in a few words: its first sentence."""
    text = step.say or (step.ask if isinstance(step, Ask) else step.vote if isinstance(step, Vote) else "")
    for end in (". ", "? ", "! ", ": "):
        text = text.split(end)[0]
    return text.rstrip(".")


def clock(total: int) -> str:
    return f"{total // 60}:{total % 60:02}"


class PresenterPanel(Panel):
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

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        pad = layout.px(18)
        head = QRectF(rect.left() + pad, rect.top() + layout.px(6), rect.width() - 2 * pad, layout.px(36))
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(22), 600, True))
        painter.drawText(head, MIDDLE | LEFT, self.title)
        if self.aside:
            used = metrics(layout.letters(22), 600, True).horizontalAdvance(self.title) + layout.px(14)
            size = layout.letters(15)
            words = metrics(size, 600).elidedText(self.aside, Qt.TextElideMode.ElideRight, head.width() - used)
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(size, 600))
            painter.drawText(head, MIDDLE | RIGHT, words)
        self.paint_body(painter, self.body)

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        """What the subclass has to show."""

    def height_of(self, text: str, wide: float, size: float, weight: int, *, display: bool = False) -> float:
        """How high wrapped words are."""
        box, wrap = QRectF(0, 0, wide, 10_000), int(Qt.TextFlag.TextWordWrap)
        return metrics(self.desk.layout.letters(size), weight, display).boundingRect(box, wrap, text).height()

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        weight: int = 500,
        role: str = "@ink",
        *,
        flags: Qt.AlignmentFlag = TOP,
        display: bool = False,
    ) -> float:
        """Write wrapped text; return its height."""
        pixels = self.desk.layout.letters(size)
        painter.setPen(self.desk.theme.colour(role))
        painter.setFont(font(pixels, weight, display))
        wrap = int(flags) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(rect, wrap, text)
        return metrics(pixels, weight, display).boundingRect(rect, wrap, text).height()


class StepButton(QuietButton):
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

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        px, now, done = layout.px, self.state == "now", self.state == "done"
        rect = QRectF(self.rect()).adjusted(px(3), px(3), -px(3), -px(3))
        if now or self.state == "next" or self.underMouse():
            painter.setBrush(theme.colour("@go" if now else "@panel2"))
            painter.setPen(Qt.PenStyle.NoPen if now else QPen(theme.colour("@line"), 1.4))
            painter.drawRoundedRect(rect, px(12), px(12))
        ink = theme.colour("@ongo" if now else "@ink2" if done else "@ink")
        disc = QRectF(rect.left() + px(8), rect.center().y() - px(16), px(32), px(32))
        painter.setBrush(theme.colour("@ongo") if now else theme.colour("@panel2") if done else QColor(DARK))
        painter.setPen(QPen(QColor("#3B2416"), 1.4))
        painter.drawEllipse(disc)
        painter.setPen(theme.colour("@go" if now else "@ink2") if now or done else QColor(CREAM))
        painter.setFont(font(layout.letters(16), 700))
        painter.drawText(disc, CENTRE, str(self.step.number))
        side = px(22)
        sign = QRectF(rect.right() - side - px(8), rect.center().y() - side / 2, side, side)
        draw_icon(painter, "ui-ok" if done else icon_of(self.step), sign, ink.name())
        room = QRectF(disc.right() + px(10), rect.top(), sign.left() - disc.right() - px(18), rect.height())
        size = layout.letters(17)
        metric = metrics(size, 700 if now else 600)
        text = self.text()
        part = 2.0  # two lines; less where long words leave them half empty
        while metric.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text).height() > rect.height() and part > 0.8:
            text = metric.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width() * part)
            part -= 0.1
        painter.setPen(ink)
        painter.setFont(font(size, 700 if now else 600))
        painter.drawText(room, int(MIDDLE) | int(Qt.TextFlag.TextWordWrap), text)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(2, 2, -2, -2), px(12))
        painter.end()


class LessonStepsPanel(PresenterPanel):
    """All steps of the lesson; a click jumps there."""

    wanted = Signal(int)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Steps"), parent)
        self.buttons: list[StepButton] = []
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
        self.aside = tr("{at} of {total}", at=at, total=len(self.buttons))
        for button in self.buttons:
            number = button.step.number
            button.set_state("done" if number < at else "now" if number == at else "next" if number == at + 1 else "")
        if 0 < at <= len(self.buttons):
            self.area.ensureWidgetVisible(self.buttons[at - 1], 0, self.buttons[at - 1].height())
        self.update()

    def arrange(self) -> None:
        px = self.desk.layout.px
        room = self.sheet.adjusted(px(8), px(44), -px(8), -px(8)).toRect()
        self.area.setGeometry(room)
        high = round(px(60))
        for k, button in enumerate(self.buttons):
            button.setGeometry(0, k * high, room.width() - 10, high)
        self.list.resize(room.width() - 10, high * len(self.buttons))


class ThisPanel(PresenterPanel):
    """What this step is, and how long it may take."""

    clause_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("This step"), parent)
        self.words, self.clause = "", ""
        self.right: tuple[str, ...] = ()
        self.spent, self.planned = 0, 0
        self._chip = QRectF()

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

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        self._chip = QRectF()
        if self.clause:
            self._chip = draw_chip(painter, self.desk, self.clause, "ui-rules", rect.right(), rect.top() - px(22))
        foot = rect.bottom() - layout.letters(16) * 1.4 - px(20)
        words = QRectF(rect.left(), rect.top(), rect.width(), foot - rect.top())
        y = rect.top() + self.write(painter, words, self.words, 16.5, 500, "@ink2") + px(6)
        side = px(22)
        for name in self.right:
            if y + px(30) > foot:
                break
            draw_icon(painter, "ui-ok", QRectF(rect.left(), y + px(4), side, side), theme.colour("@go").name())
            line = QRectF(rect.left() + px(32), y, rect.width() - px(32), px(30))
            size = layout.letters(16.5)
            text = metrics(size, 600).elidedText(name, Qt.TextElideMode.ElideRight, line.width())
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 600))
            painter.drawText(line, MIDDLE, text)
            y += px(32)
        bar = QRectF(rect.left(), foot, rect.width(), px(13))
        painter.setBrush(theme.colour("@panel2"))
        painter.setPen(QPen(theme.colour("@line"), 1.2))
        painter.drawRoundedRect(bar, px(6), px(6))
        if self.planned:
            share = min(1.0, self.spent / self.planned)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("@go" if self.spent <= self.planned else "@no"))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), px(6), px(6))
        time = tr("{spent} of {planned} planned", spent=clock(self.spent), planned=clock(self.planned))
        self.write(painter, QRectF(rect.left(), bar.bottom() + px(4), rect.width(), px(30)), time, 16, 600, "@ink2")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._chip.contains(event.position()):
            self.clause_wanted.emit(self.clause)


class NextPanel(PresenterPanel):
    """The picture that comes next, and what it is."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Next"), parent)
        self.aside = tr("Page Down")
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

    def paint_body(self, painter: QPainter, rect: QRectF) -> None:
        px = self.desk.layout.px
        left = rect.left()
        if not self.image.isNull():
            frame = self.frame
            paint_framed(painter, self.image, frame, px(7), px(4))
            left = frame.right() + px(20)
        room = QRectF(left, rect.top(), rect.right() - left, rect.height())
        if self.step is None:
            self.write(painter, room, self.words, 21, 600, display=True)
            return
        layout = self.desk.layout
        high = max(px(30), layout.letters(15) * 1.85)
        foot = room.bottom() - high
        words = QRectF(room.left(), room.top() - px(4), room.width(), foot - room.top())
        text, kind = title_of(self.step), kind_of(self.step, self.moves)
        below = self.height_of(kind, room.width(), 16, 500)
        size = 22.0
        while size > 17 and self.height_of(text, room.width(), size, 600, display=True) + below > words.height():
            size -= 1
        used = self.write(painter, words, text, size, 600, display=True)
        if used + below <= words.height() + px(2):  # beside the picture there is no half a line
            self.write(painter, words.adjusted(0, used, 0, px(2)), kind, 16, 500, "@ink2")
        time = tr("{time} min", time=clock(seconds(self.step)))
        at = QRectF(room.left(), foot, room.width(), high)
        clause = getattr(self.step, "clause", "")
        if clause:
            wide = metrics(layout.letters(15), 700).horizontalAdvance(clause) + px(20) + layout.letters(15) * 1.5
            draw_chip(painter, self.desk, clause, "ui-rules", room.left() + wide, at.center().y())
            at.setLeft(room.left() + wide + px(12))
        self.write(painter, at, time, 16, 600, "@ink2", flags=MIDDLE)


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
