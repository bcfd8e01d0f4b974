"""The keys, on one sheet."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, Panel, parent_of
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
    ("Page Down, Page Up", "next and previous step of a lesson"),
    ("Ctrl+L, F5", "the lessons; the game on the projector"),
    ("Ctrl+I, Ctrl+Shift+L", "the statistics of all games; trials of bots"),
    ("Ctrl+N, O, S, E, H", "new game, open, save a copy, export, home"),
    ("Ctrl+P, Ctrl+Shift+E", "print a handout; make a scene of this position"),
    ("F10, Ctrl+,", "the menu; settings"),
    ("F11", "full screen"),
)


class KeysSheet(Panel):
    """Shows the keys until any key or click."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.reword()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        parent.installEventFilter(self)

    def reword(self) -> None:
        listed = ". ".join(f"{tr(key)}: {tr(what)}" for key, what in KEYS)
        self.setAccessibleName(tr("Keys. {keys}", keys=listed))

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
        wide, high = max(560, layout.px(760)), max(500, layout.px(96 + 42 * len(KEYS)))
        high = min(high, parent.height() - 10)
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), round(high)
        )

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        pad = layout.px(30)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(30), 600, True))
        painter.drawText(
            QRectF(rect.left() + pad, rect.top() + layout.px(10), rect.width(), layout.px(50)),
            Qt.AlignmentFlag.AlignVCenter,
            tr("Keys"),
        )
        size = layout.letters(17)
        top = rect.top() + layout.px(66)
        step = (rect.bottom() - top - layout.px(10)) / len(KEYS)
        for k, (key, what) in enumerate((tr(key), tr(what)) for key, what in KEYS):
            y = top + k * step
            wide = metrics(size, 600).horizontalAdvance(key) + 16
            cap = QRectF(rect.left() + pad, y + 2, wide, step - 5)
            painter.setBrush(theme.colour("@panel2"))
            painter.setPen(QPen(theme.colour("@line"), 1.2))
            painter.drawRoundedRect(cap, 6, 6)
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 600))
            painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)
            painter.setFont(font(size, 500))
            left = rect.left() + pad + max(layout.px(270), 200)
            painter.drawText(QRectF(left, y, rect.right() - left, step), Qt.AlignmentFlag.AlignVCenter, what)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other."""
        self.close_sheet()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.close_sheet()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_sheet()

    def close_sheet(self) -> None:
        self.hide()
        self.deleteLater()
