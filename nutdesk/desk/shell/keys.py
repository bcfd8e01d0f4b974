"""The keys, on one sheet."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from nutdesk.core.table import Art, Label, Layer
from nutdesk.desk.kit.panel import Drawn, keycap
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk, DeskButton
from nutdesk.desk.kit.words import tr

KEYS = (
    ("Arrows", "move the finger over the table"),
    ("Shift+arrows", "to the corners, as the number pad does"),
    (". and ,", "to the next thing that is possible, and back"),
    ("F4", "the table in words, to play from a list"),
    ("F3, Shift+F3", "what is under the finger; say again what happened"),
    ("Enter or Space", "take what is under it, drop it there"),
    ("Esc", "put it back; close what lies on top"),
    ("Any key", "skips the motion, as a click does"),
    ("Letters on buttons", "press that button"),
    ("Enter", "press the big button"),
    ("Space", "lift the curtain"),
    ("F6", "cover my cards"),
    ("Ctrl+Z, Ctrl+Shift+Z", "undo, redo"),
    ("Ctrl+B", "other lines of play"),
    ("Ctrl+T, Ctrl+M", "the timeline; from a trial back to the main line"),
    ("F2", "a hint: up to three moves; 1, 2, 3 play one"),
    ("F9", "the coach, when the game is over"),
    ("F7, F8", "bots wait or go on, one move of a bot"),
    ("F1", "the rule that matters now"),
    ("Ctrl and +, -, 0", "larger, smaller, fit; the wheel does it too"),
    ("Shift and wheel", "move a table that is shown larger"),
    ("Page Down, Page Up", "next and previous step of a lesson"),
    ("Ctrl+L, F5", "the lessons; the game on the projector"),
    ("Alt and S, Z, L, P, A", "the tools of the projector, on your own board"),
    ("Alt+Left", "back to the page from which this one was opened"),
    ("Ctrl+I, Ctrl+Shift+L", "the statistics of all games; trials of bots"),
    ("Ctrl+N, O, S, E, H", "new game, open, save a copy, export, home"),
    ("Ctrl+P, Ctrl+Shift+E", "print a handout; make a scene of this position"),
    ("F10, Ctrl+,", "the menu; settings"),
    ("F11", "full screen"),
)


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
        keys = max(metrics(layout.letters(17), 600).horizontalAdvance(tr(key)) for key, _ in KEYS)
        return max(layout.px(270), 200.0, keys + 16 + layout.px(16))

    @property
    def wanted_width(self) -> float:
        size = self.desk.layout.letters(17)
        return self.column + max(metrics(size, 500).horizontalAdvance(tr(what)) for _, what in KEYS) + 2

    def art(self) -> Art:
        size, step, left = self.desk.layout.letters(17), self.height() / len(KEYS), self.column
        art: list[Layer] = []
        for k, (key, what) in enumerate((tr(key), tr(what)) for key, what in KEYS):
            cap = (1, k * step + 2, metrics(size, 600).horizontalAdvance(key) + 16, step - 5)
            art += keycap(key, cap, size, "@ink")
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
        listed = ". ".join(f"{tr(key)}: {tr(what)}" for key, what in KEYS)
        self.setAccessibleName(tr("Keys. {keys}", keys=listed))
        self.rows.setAccessibleName(listed)
        self.rows.update()
        if self.isVisible():
            self.arrange()

    def first_focus(self) -> QWidget:
        return self.close_button

    def wanted(self) -> tuple[float, float]:
        layout = self.desk.layout
        wide = max(560, layout.px(800), self.rows.wanted_width + layout.px(52 + 2 * MARGIN))
        return wide, max(500, layout.px(96 + 42 * len(KEYS)))

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
        self.rows.resize(room.width() - round(layout.px(14)), max(round(self.rows.step * len(KEYS)), room.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = WAYS.get(Qt.Key(event.key()))
        if way is not None:
            self.area.verticalScrollBar().triggerAction(way)
        else:
            super().keyPressEvent(event)
