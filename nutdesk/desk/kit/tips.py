"""The hint panel: rows that can be pressed, and the marks that show them on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, hypot, pi, sin

import attrs
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from nutdesk.core.moves import Action
from nutdesk.core.table import Art, Box, Button, Label, Layer, Oval, Poly, moved
from nutdesk.core.value import Value
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, focus_ring, progress, sides
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, parent_of
from nutdesk.desk.kit.words import inside, joined, percent, strung, tr

INK, GOLD, GREEN = "#2F1F14", "#FFC83D", "#2F6B3C"
WIDTHS = (13.0, 10.0, 8.0)
"""Of the arrows, best first."""
HEAD, WING = 30.0, 0.62
"""How long the head of an arrow is, and how wide for its length to each side."""
INDENT = 14
"""How far the further steps of a plan begin behind the first, with a dot before them."""
SEAL, RAYS = 21.0, 12
"""Half of a hint's seal, in units, and how many rays it has."""


@attrs.frozen
class Tip(Value):
    """One of the suggested plans, and how the table offers its first step."""

    action: Action
    title: str
    why: str
    chance: float | None
    piece: str = ""
    spot: str = ""
    button: Button | None = None
    steps: tuple[str, ...] = ()
    """All its steps, if there are several."""

    @property
    def titles(self) -> tuple[str, ...]:
        return self.steps or (self.title,)

    @property
    def percent(self) -> str:
        return "" if self.chance is None else percent(self.chance)

    def spoken(self) -> str:
        title, *others = self.titles
        for other in others:
            title = tr("{steps}, then: {next}", steps=title, next=inside(other))
        if not self.percent:
            return strung("{title}. {why}", title=title, why=self.why)
        return tr("{title}, {percent} to win. {why}", title=title, percent=self.percent, why=self.why)


class TipRow(Drawn, PlainButton):
    """A suggested plan; pressing its row plays all of it."""

    pointed = Signal()
    """The mouse or the keyboard came to it."""

    def __init__(self, desk: Desk, tip: Tip, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.tip, self.number = desk, tip, number
        self.setAccessibleName(strung("{number}: {tip}", number=number, tip=tip.spoken()))
        set_tip(self, tr("Play all steps") if tip.steps else tr("Play it"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _sizes(self) -> tuple[float, float, float]:
        """Letters of the title and of the reason, and where they begin."""
        layout = self.desk.layout
        return layout.letters(17), layout.letters(16), layout.px(48)

    @property
    def foot(self) -> float:
        """The room for the button of a plan with several steps."""
        return self.desk.layout.side(40) + self.desk.layout.px(2) if self.tip.steps else 0.0

    def _steps(self, width: float) -> list[tuple[str, float, float]]:
        """Each step with the room it has beside it, and its height."""
        layout = self.desk.layout
        size, _, left = self._sizes()
        room = width - left - layout.px(12)
        percent = metrics(size, 700).horizontalAdvance(self.tip.percent) + layout.px(10)
        rooms = [room - percent] + [room - layout.px(INDENT)] * (len(self.tip.titles) - 1)
        return [
            (text, wide, paragraphs(text, wide, size, 700)) for text, wide in zip(self.tip.titles, rooms, strict=True)
        ]

    def wanted_height(self, width: float) -> float:
        layout = self.desk.layout
        _, small, left = self._sizes()
        why = paragraphs(self.tip.why, width - left - layout.px(12), small, 500)
        steps = self._steps(width)
        apart = layout.px(3) * (len(steps) - 1)
        return float(sum(high for *_, high in steps) + apart + why + layout.px(22) + self.foot)

    def art(self) -> Art:
        layout, tip, rect = self.desk.layout, self.tip, QRectF(self.rect()).adjusted(3, 3, -3, -3)
        px, radius = layout.px, layout.px(16)
        size, small, left = self._sizes()
        room, top = self.width() - left - px(12), rect.top() + px(8)
        lit = self.underMouse() or self.hasFocus()
        art: list[Layer] = [
            Box(*sides(rect), px(12), "@panel2" if lit else "@panel", "@line", 1.5),
            *moved(seal(self.number, radius, 5, GOLD), rect.left() + px(22), rect.top() + px(24)),
            Label(tip.percent, left, top, room, px(30), size, 700, "@go", "right", top=True),
        ]
        for at, (text, wide, high) in enumerate(self._steps(self.width())):
            in_by = px(INDENT) if at else 0.0
            if at:
                top += px(3)
                art.append(Oval(left, top + size * 0.45, px(6), px(6), "@ink2"))
            art.append(Label(text, left + in_by, top, wide, high, size, 700, wrap=True, top=True))
            top += high
        foot = rect.bottom() - top - self.foot
        art.append(Label(tip.why, left, top, room, foot, small, 500, "@ink2", wrap=True, top=True))
        return (*art, *(focus_ring(rect.adjusted(3, 3, -3, -3), px(10)) if self.hasFocus() else ()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class HintPanel(DrawnPanel):
    """The panel with the tips; until they are found, the progress."""

    chosen = Signal(object)
    """A Tip is to be played, all of it."""
    stepped = Signal(object)
    """Only the first step of a Tip is to be played."""
    pointed = Signal(int)
    """The mouse or the keyboard came to the row at this place."""
    closed = Signal()
    HEAD = 54

    def __init__(self, desk: Desk, parent: QWidget, make_room: Callable[[float, float], tuple[float, float]]) -> None:
        super().__init__(desk, parent)
        self.make_room = make_room
        """Takes where the panel would begin and end; returns where it has to."""
        self.rows: list[TipRow] = []
        self.step_buttons: dict[int, DeskButton] = {}
        """By the number of their row."""
        self.share = 0.0
        self.words = ""
        self.close_button = DeskButton(desk, "", icon="ui-close", kind="quiet", parent=self)
        self.close_button.setAccessibleName(tr("Close the hint"))
        set_tip(self.close_button, tr("Close the hint (Esc)"))
        self.close_button.clicked.connect(self.closed)
        self.hide()

    def wait(self, share: float) -> None:
        """Show that a hint is being worked out."""
        self.share = share
        if self.isHidden() or self.rows:
            self._put([])
            self.words = tr("The wise old squirrel is thinking about your move.")
            self.setAccessibleName(self.words)
            self.open()
        self.update()

    def show_tips(self, tips: Sequence[Tip]) -> None:
        """Show as many of the tips as there is room for above the tray, one at least."""
        self.words = ""
        self._put(tips)
        while len(self.rows) > 1 and self._wanted() > parent_of(self).height() - self.desk.layout.tray:
            tips = tips[:-1]
            self._put(tips)
        said = joined((row.tip.spoken() for row in self.rows), " ")
        self.setAccessibleName(strung("{title}. {said}", title=tr("Hint"), said=said))
        self.open()
        if self.rows:
            self.rows[0].setFocus()

    def _put(self, tips: Sequence[Tip]) -> None:
        for old in (*self.rows, *self.step_buttons.values()):
            old.hide()
            old.deleteLater()
        self.rows, self.step_buttons = [], {}
        for number, tip in enumerate(tips, 1):
            row = TipRow(self.desk, tip, number, self)
            row.clicked.connect(lambda _checked=False, tip=tip: self.chosen.emit(tip))
            row.pointed.connect(lambda at=number - 1: self.pointed.emit(at))
            row.show()
            self.rows.append(row)
            if tip.steps:
                button = DeskButton(self.desk, tr("Only the first step"), kind="quiet", icon="ui-next", parent=self)
                button.size_of_type = 16.0
                said = tr("Only the first step: {step}", step=tip.title)
                button.setAccessibleName(strung("{number}: {tip}", number=number, tip=said))
                set_tip(button, tr("After it, the rest is shown again"))
                button.clicked.connect(lambda _checked=False, tip=tip: self.stepped.emit(tip))
                button.show()
                self.step_buttons[number] = button

    def open(self) -> None:
        self.arrange()
        self.show()
        self.raise_()
        self.update()  # as large as before it would keep what was painted around the rows

    def arrange(self) -> None:
        """Place it over the right column, as high as its rows."""
        layout, parent = self.desk.layout, parent_of(self)
        wide = round(layout.px(312) + 2 * layout.px(10))
        inner = wide - 2 * layout.px(20)
        heights = self._heights()
        body = sum(heights) + layout.px(6) * len(heights) if heights else self._wait_height()
        pad = layout.px(10)
        x = parent.width() - round(layout.px(24)) - round(layout.px(312)) - round(pad)
        first = round(layout.bar + pad)
        side = round(layout.side(48))
        head = self._head()
        y, bottom = self.make_room(first, first + head + body + 3 * pad)
        self.setGeometry(x, round(y), wide, round(min(bottom, parent.height()) - y))
        self.close_button.setGeometry(round(self.sheet.right() - side - 4), round(self.sheet.top() + 4), side, side)
        top = self.sheet.top() + head
        for row, high in zip(self.rows, heights, strict=True):
            row.setGeometry(round(layout.px(20)), round(top), round(inner), round(high))
            self._place_step(row)
            top += high + layout.px(6)

    def _heights(self) -> list[float]:
        """The height of each row."""
        px = self.desk.layout.px
        inner = round(px(312) + 2 * px(10)) - 2 * px(20)
        return [row.wanted_height(inner) for row in self.rows]

    def _wanted(self) -> float:
        """Where the panel would end with all its rows."""
        px = self.desk.layout.px
        return self.desk.layout.bar + self._head() + sum(self._heights()) + px(6) * len(self.rows) + 4 * px(10)

    def _place_step(self, row: TipRow) -> None:
        """The button at the foot of a row."""
        button = self.step_buttons.get(row.number)
        if button is not None:
            wide, high = min(button.sizeHint().width(), row.width() - 8), round(row.foot)
            button.setGeometry(row.geometry().right() - wide - 3, row.geometry().bottom() - high - 3, wide, high)

    def _head(self) -> float:
        """The height of the heading, whose button does not shrink with a small window."""
        return max(self.desk.layout.px(self.HEAD), round(self.desk.layout.side(48)) + 8)

    def _wait_height(self) -> float:
        """The height of the text while a hint is worked out, and of the bar below it."""
        layout = self.desk.layout
        inner = layout.px(312) - 2 * layout.px(18)
        return max(layout.px(76), paragraphs(self.words, inner, layout.letters(16), 500) + layout.px(30))

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        left, top, small = rect.left() + layout.px(18), rect.top() + layout.px(6), layout.letters(16)
        head = (top, rect.width(), layout.px(self.HEAD - 10))
        art: list[Layer] = [Label(tr("Hint"), left, *head, layout.letters(22), display=True)]
        if any(row.tip.percent for row in self.rows):
            room = self.close_button.x() - layout.px(6) - left
            aside = Label(tr("chance of winning"), left, top, room, head[2], small, 500, "@ink2", "right")
            art.append(aside)
        if not self.rows:
            room, foot = rect.width() - 2 * layout.px(18), rect.top() + self._head()
            high, bar = rect.bottom() - layout.px(30) - foot, rect.bottom() - layout.px(18)
            art.append(Label(self.words, left, foot, room, high, small, 500, "@ink2", wrap=True, top=True))
            art += progress(left, bar, room, layout.px(8), self.share)
        return tuple(art)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif not self.press_key(event):
            super().keyPressEvent(event)

    def press_key(self, event: QKeyEvent) -> bool:
        """Press the row with this number; return whether there is one."""
        number = event.key() - Qt.Key.Key_0
        if self.isHidden() or not self.rows or not 0 <= number <= 9:
            return False
        if 1 <= number <= len(self.rows):
            self.rows[number - 1].click()
        return True


class ButtonMark(Drawn, QWidget):
    """A gold rim and a number around a button of the tray that makes the suggested move."""

    def __init__(self, button: DeskButton, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.number = button.desk, number
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        corner = button.mapTo(parent, button.rect().topLeft())
        self.setGeometry(corner.x() - 18, corner.y() - 18, button.width() + 36, button.height() + 36)
        self.show()
        self.raise_()

    def art(self) -> Art:
        rect = QRectF(self.rect()).adjusted(21, 21, -21, -21)
        rims = (Box(*sides(rect), 14, line=colour, width=width) for colour, width in ((INK, 8), (GOLD, 5)))
        return *rims, *moved(seal(self.number, 14, 5, GOLD), rect.left() - 2, rect.top() - 2)


# ---- the marks on the table: no game has the like of the seal, whose number is taken for none of the game's ---------


def burst(radius: float) -> tuple[tuple[float, float], ...]:
    """The edge of a seal around the origin: rays, as of a lamp."""
    return tuple(
        (cos(pi * k / RAYS) * radius * (1.0, 0.82)[k % 2], sin(pi * k / RAYS) * radius * (1.0, 0.82)[k % 2])
        for k in range(2 * RAYS)
    )


def seal(number: int, radius: float = SEAL, rim: float = 7, gold: str = "@gold") -> Art:
    """The seal of a hint around the origin: on the table, on a row, on a button."""
    edge, size = burst(radius), 20 if radius == SEAL else max(13.0, radius * 1.1)
    return (
        Poly(edge, GREEN, INK, rim),
        Poly(edge, GREEN, gold, rim / 2),
        Label(str(number), -radius, -radius, 2 * radius, 2 * radius, size, 700, "#FFFFFF", "centre"),
    )


def shaft(dx: float, dy: float, number: int) -> Art:
    """The shaft of an arrow from the origin to a point; dark below gold, like every mark."""
    far = max(1.0, hypot(dx, dy))
    short = max(0.0, 1 - HEAD / far)
    line, width = ((0.0, 0.0), (dx * short, dy * short)), WIDTHS[number - 1]
    return Poly(line, "", INK, width + 6, closed=False), Poly(line, "", "@gold", width, closed=False)


def head(dx: float, dy: float) -> Art:
    """The head of the same arrow."""
    far = max(1.0, hypot(dx, dy))
    ux, uy = dx / far * HEAD, dy / far * HEAD
    tip = ((dx, dy), (dx - ux - uy * WING, dy - uy + ux * WING), (dx - ux + uy * WING, dy - uy - ux * WING))
    return Poly(tip, INK, INK, 7), Poly(tip, "@gold", "@gold", 1)
