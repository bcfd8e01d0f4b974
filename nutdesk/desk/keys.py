"""The keys, on one sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollBar, QWidget

from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import MARGIN, Desk, Panel, parent_of
from nutdesk.desk.kit.words import tr

KEYS = (
    ("Arrows", "move the finger over the table"),
    ("Shift+arrows", "to the corners, as the number pad does"),
    (". and ,", "to the next thing that is possible, and back"),
    ("F4", "the table in words, to play from a list"),
    ("F3, Shift+F3", "what is under the finger; say again what happened"),
    ("Enter or Space", "take what is under it, drop it there"),
    ("Esc", "put it back; close a paper"),
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


class KeyRows(QWidget):
    """A keycap and what it does, line by line."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk

    @property
    def step(self) -> float:
        """Pixels from one line to the next, at least."""
        return max(self.desk.layout.letters(17) * 1.7, 22)

    @property
    def column(self) -> float:
        """Where the words begin: right of the widest key."""
        layout = self.desk.layout
        keys = max(metrics(layout.letters(17), 600).horizontalAdvance(tr(key)) for key, _ in KEYS)
        return max(layout.px(270), 200.0, keys + 16 + layout.px(16))

    @property
    def wanted_width(self) -> float:
        size = self.desk.layout.letters(17)
        return self.column + max(metrics(size, 500).horizontalAdvance(tr(what)) for _, what in KEYS) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        size, step = layout.letters(17), self.height() / len(KEYS)
        for k, (key, what) in enumerate((tr(key), tr(what)) for key, what in KEYS):
            y = k * step
            wide = metrics(size, 600).horizontalAdvance(key) + 16
            cap = QRectF(1, y + 2, wide, step - 5)
            painter.setBrush(theme.colour("@panel2"))
            painter.setPen(QPen(theme.colour("@line"), 1.2))
            painter.drawRoundedRect(cap, 6, 6)
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 600))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            painter.setFont(font(size, 500))
            left = self.column
            painter.drawText(QRectF(left, y, self.width() - left, step), Qt.AlignmentFlag.AlignVCenter, what)
        painter.end()


class KeysSheet(Panel):
    """Shows the keys until any key or click."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.rows = KeyRows(desk)
        self.area = Scroll(self.rows, self)
        self.reword()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)

    def reword(self) -> None:
        listed = ". ".join(f"{tr(key)}: {tr(what)}" for key, what in KEYS)
        self.setAccessibleName(tr("Keys. {keys}", keys=listed))
        self.rows.setAccessibleName(listed)
        self.rows.update()
        if self.isVisible():
            self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.arrange()
        return False

    def open(self) -> None:
        self.arrange()
        self.show()
        self.raise_()
        self.setFocus()

    def arrange(self) -> None:
        """In the middle of the window."""
        layout, parent = self.desk.layout, parent_of(self)
        wide = max(560, layout.px(800), self.rows.wanted_width + layout.px(52 + 2 * MARGIN))
        wide = min(wide, parent.width() - 10)
        high = min(max(500, layout.px(96 + 42 * len(KEYS))), parent.height() - 10)
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), round(high)
        )
        pad, sheet = layout.px(30), self.sheet
        room = sheet.adjusted(pad, layout.px(66), -layout.px(8), -layout.px(10)).toRect()
        self.area.setGeometry(room)
        self.rows.resize(room.width() - round(layout.px(14)), max(round(self.rows.step * len(KEYS)), room.height()))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(30), 600, True))
        painter.drawText(
            QRectF(rect.left() + layout.px(30), rect.top() + layout.px(10), rect.width(), layout.px(50)),
            Qt.AlignmentFlag.AlignVCenter,
            tr("Keys"),
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other."""
        self.close_sheet()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar, way = self.area.verticalScrollBar(), WAYS.get(Qt.Key(event.key()))
        if way is not None and bar.maximum() > 0:
            bar.triggerAction(way)
        else:
            self.close_sheet()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_sheet()

    def close_sheet(self) -> None:
        self.hide()
        self.deleteLater()
