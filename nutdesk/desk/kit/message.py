"""A message in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from nutdesk.desk.kit.plain import keyless


class Message(QMessageBox):
    """One sentence and what can be done about it, closed by a press."""

    def __init__(self, sentence: str, parent: QWidget, *, good: bool = False, close: str = "") -> None:
        super().__init__(parent)
        self.setWindowTitle("nutdesk")
        self.setIcon(QMessageBox.Icon.NoIcon if good else QMessageBox.Icon.Warning)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(sentence)
        self.setStandardButtons(QMessageBox.StandardButton.Ok)
        fine = self.button(QMessageBox.StandardButton.Ok)
        if close:
            fine.setText(keyless(close))
        self.setEscapeButton(fine)
        self.setDefaultButton(QMessageBox.StandardButton.Ok)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def offer(self, text: str) -> QPushButton:
        """Add a button for something that can be done about it."""
        return self.addButton(keyless(text), QMessageBox.ButtonRole.ActionRole)
