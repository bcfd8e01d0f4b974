"""The keys, on one sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from nutdesk import mac
from nutdesk.core.table import Art, Label, Layer
from nutdesk.desk.kit.keyboard import held, key, listed
from nutdesk.desk.kit.panel import Drawn, keycap
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk, DeskButton
from nutdesk.desk.kit.words import later, tr

LINES: tuple[tuple[str | tuple[str, ...], str], ...] = (
    (later("Arrows"), later("move the finger over the table")),
    (later("{shift} and arrows"), later("to the corners, as the number pad does")),
    (later(". and ,"), later("to the next thing that is possible, and back")),
    (("words",), later("the table in words, to play from a list")),
    (("here", "again"), later("what is under the finger; say again what happened")),
    (later("Enter or Space"), later("take what is under it, drop it there")),
    (later("Esc"), later("put it back; close what lies on top")),
    (later("Any key"), later("skips the motion, as a click does")),
    (later("Letters on buttons"), later("press that button")),
    (later("Enter"), later("press the big button")),
    (later("Space"), later("lift the curtain")),
    (("cover",), later("cover my cards")),
    (("undo", "redo"), later("undo, redo")),
    (("lines",), later("other lines of play")),
    (("timeline", "trunk"), later("the timeline; from a trial back to the main line")),
    (("hint",), later("a hint: up to three moves; 1, 2, 3 play one")),
    (("coach",), later("the coach, when the game is over")),
    (("bots-pause", "bots-step"), later("bots wait or go on, one move of a bot")),
    (("seat",), later("who plays here: somebody comes or goes")),
    (("phones",), later("phones as private hands")),
    (("rules",), later("the rule that matters now")),
    (later("{ctrl} and +, -, 0"), later("larger, smaller, fit; the wheel does it too")),
    (later("{shift} and wheel"), later("move a table that is shown larger")),
    (later("{down}, {up}"), later("next and previous step of a lesson")),
    (("lessons", "projector"), later("the lessons; the game on the projector")),
    (later("{tool} and S, Z, L, P, A"), later("the tools of the projector, on your own board")),
    (("statistics", "trials"), later("the statistics of all games; trials of bots")),
    (("new", "open"), later("new game; open a game")),
    (("save", "export"), later("save a copy; export")),
    (("home", "back"), later("home; back to the page from which this one was opened")),
    (("print", "make-scene"), later("print a handout; make a scene of this position")),
    (("menu", "settings"), later("the menu; settings")),
    (("full",), later("full screen")),
)
"""What does something: commands, whose keys are shown, or other keys."""
FUNCTION_KEYS = later("fn and F1 to F12"), later("where the keys of the top row have pictures")
"""How a Mac has the keys above the digits."""


def rows() -> list[tuple[str, str]]:
    """Every line, in the current language: keys, and what they do."""
    parts = {"shift": held("Shift"), "ctrl": held("Ctrl"), "tool": held("Meta" if mac.here() else "Alt")}
    parts |= {"down": key("PgDown"), "up": key("PgUp")}
    lines = (FUNCTION_KEYS, *LINES) if mac.here() else LINES
    return [(listed(*keys) if isinstance(keys, tuple) else tr(keys, **parts), tr(what)) for keys, what in lines]


WAYS = {
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
}


class KeyRows(Drawn, QWidget):
    """Keys and what they do, line by line."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    @property
    def step(self) -> float:
        """The least pixels from one line to the next."""
        return max(self.desk.layout.letters(17) * 1.7, 22)

    @property
    def column(self) -> float:
        """Where the text begins: right of the widest key."""
        layout = self.desk.layout
        widest = max(metrics(layout.letters(17), 600).horizontalAdvance(keys) for keys, _ in rows())
        return max(layout.px(270), 200.0, widest + 16 + layout.px(16))

    @property
    def wanted_width(self) -> float:
        size = self.desk.layout.letters(17)
        return self.column + max(metrics(size, 500).horizontalAdvance(what) for _, what in rows()) + 2

    def art(self) -> Art:
        lines = rows()
        size, step, left = self.desk.layout.letters(17), self.height() / len(lines), self.column
        art: list[Layer] = []
        for k, (keys, what) in enumerate(lines):
            cap = (1, k * step + 2, metrics(size, 600).horizontalAdvance(keys) + 16, step - 5)
            art += keycap(keys, cap, size, "@ink")
            art.append(Label(what, left, k * step, self.width() - left, step, size, 500))
        return tuple(art)


class KeysSheet(Sheet):
    """Shows the keys until Escape, a click beside it or the question mark."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Keys"), parent)
        self.close_button = DeskButton(desk, tr("Close"), key=tr("Esc"), parent=self)
        self.close_button.clicked.connect(self.close_sheet)
        self.rows = KeyRows(desk)
        self.area = Scroll(self.rows, self)
        self.reword()

    def reword(self) -> None:
        told = ". ".join(f"{keys}: {what}" for keys, what in rows())
        self.setAccessibleName(tr("Keys. {keys}", keys=told))
        self.rows.setAccessibleName(told)
        self.rows.update()
        if self.isVisible():
            self.arrange()

    def first_focus(self) -> QWidget:
        return self.close_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        wide = max(560, layout.px(800), self.rows.wanted_width + layout.px(52 + 2 * MARGIN))
        return wide, max(500, layout.px(96 + 42 * len(rows())))

    def arrange(self) -> None:
        super().arrange()
        layout, sheet, button = self.desk.layout, self.sheet, self.close_button.sizeHint()
        pad, top = layout.px(30), sheet.top() + layout.px(6)
        self.close_button.setGeometry(
            round(sheet.right() - layout.px(12) - button.width()), round(top), button.width(), button.height()
        )
        room = sheet.adjusted(pad, 0, -layout.px(8), -layout.px(10)).toRect()
        room.setTop(round(max(sheet.top() + layout.px(66), top + button.height() + layout.px(4))))
        self.area.setGeometry(room)
        self.rows.resize(room.width() - round(layout.px(14)), max(round(self.rows.step * len(rows())), room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.area.verticalScrollBar().triggerAction(way)
        else:
            super().keyPressEvent(event)
