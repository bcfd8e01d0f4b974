"""Text fields in the colours of the desk; undo in them is left to the editor."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from nutdesk.desk.kit.forms import DOWN
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import SCROLL, Desk

OURS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class Deaf(QObject):
    """Keeps the undo and redo keys from a field, so that they reach the window's menu."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return any(event.matches(key) for key in OURS)
        return False


class Lines(QPlainTextEdit):
    """A few lines of text; Tab goes to the next field."""

    def __init__(self, name: str, rows: int, deaf: Deaf, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows = rows
        self.setAccessibleName(name)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.installEventFilter(deaf)

    def show_text(self, text: str) -> None:
        """Set the text without moving the cursor of somebody who is typing the same."""
        if self.toPlainText() != text:
            self.blockSignals(True)
            self.setPlainText(text)
            self.blockSignals(False)

    def fit(self) -> None:
        """Make it as high as its rows."""
        self.setFixedHeight(round(self.fontMetrics().lineSpacing() * self.rows + 22))


def field_style(desk: Desk) -> str:
    """The style sheet of everything that can be typed or chosen in."""
    theme, layout = desk.theme, desk.layout
    role = {
        name: theme.colour(f"@{name}").name() for name in ("panel", "panel2", "ink", "ink2", "line", "go", "ongo", "no")
    }
    size = layout.letters(17)
    return (
        f"* {{ font-family: '{TEXT}'; font-size: {size:.0f}px; color: {role['ink']}; }}"
        f"QLabel {{ background: transparent; }}"
        f"QLabel[role='head'] {{ color: {role['ink2']}; font-weight: 600; }}"
        f"QLabel[role='wrong'] {{ color: {role['no']}; font-weight: 600; }}"
        f"QPlainTextEdit, QLineEdit, QComboBox, QSpinBox {{ background: {role['panel2']}; color: {role['ink']};"
        f" border: 2px solid {role['line']}; border-radius: 8px; padding: 3px 6px;"
        f" selection-background-color: {role['go']}; selection-color: {role['ongo']}; }}"
        f"QPlainTextEdit:focus, QLineEdit:focus, QComboBox:focus, QSpinBox:focus {{ border-color: {role['ink']}; }}"
        f"QPlainTextEdit:disabled, QLineEdit:disabled, QComboBox:disabled {{ color: {role['ink2']}; }}"
        f"QComboBox::drop-down {{ border: none; width: 24px; }}"
        f"QComboBox::down-arrow {{ image: url({DOWN}); width: 14px; height: 14px; background: #FFF9EC;"
        f" border-radius: 4px; padding: 2px; }}"
        f"QComboBox QAbstractItemView {{ background: {role['panel']}; color: {role['ink']};"
        f" selection-background-color: {role['go']}; selection-color: {role['ongo']}; }}"
        f"QListWidget {{ background: transparent; border: 2px solid transparent; border-radius: 10px; outline: none; }}"
        f"QListWidget:focus {{ border-color: {role['ink']}; }}"
        f"QListWidget::item {{ padding: 5px 6px; border-radius: 8px; border: 2px solid transparent; }}"
        f"QListWidget::item:selected {{ background: {role['panel2']}; color: {role['ink']};"
        f" border: 2px solid {role['go']}; }}"
        f"QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }} {SCROLL}"
    )
