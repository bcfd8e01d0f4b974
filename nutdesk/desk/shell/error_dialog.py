"""The dialog for unexpected errors, made of plain Qt parts, as ours may be what is broken."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from nutdesk.desk.kit.plain import PlainLabel
from nutdesk.desk.kit.words import tr

LETTERS = 16
"""Pixels, as the system's own letters may be too small for a grandmother."""


class FaultDialog(QDialog):
    """Says what happened and where the game and the log are, and offers to go on."""

    def __init__(self, report: str, journal: Path | None, log: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("nutdesk: an error"))
        self.resize(820, 520)
        face = self.font()
        face.setPixelSize(LETTERS)
        self.setFont(face)
        lines = [tr("Something went wrong that should not have.")]
        if journal is not None:
            lines.append(tr("Your game is safe: every move is saved in {place}", place=journal))
        lines.append(tr("The log is {place}", place=log))
        lines.append(tr("“Go on” opens the game as it was after the last move."))
        # Plain text and colours, so that it can be read whatever went wrong. The rim shows the focus.
        self.setStyleSheet(
            "QPushButton { padding: 6px 14px; border: 3px solid palette(mid); border-radius: 8px; }"
            "QPushButton:focus, QPlainTextEdit:focus { border: 3px solid palette(window-text); }"
            "QPlainTextEdit { border: 3px solid palette(mid); }"
        )
        self.words = PlainLabel("\n\n".join(lines), self)
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = QPlainTextEdit(report, self)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(tr("Details, for somebody who can help"))
        self.copy_button = QPushButton(tr("Copy"), self)
        self.quit_button = QPushButton(tr("Quit"), self)
        self.go_on_button = QPushButton(tr("Go on"), self)
        self.go_on_button.setDefault(True)
        self.copy_button.clicked.connect(self.copy)
        self.quit_button.clicked.connect(self.reject)
        self.go_on_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(self.copy_button)
        row.addStretch(1)
        row.addWidget(self.quit_button)
        row.addWidget(self.go_on_button)
        column = QVBoxLayout(self)
        column.addWidget(self.words)
        column.addWidget(self.details, 1)
        column.addLayout(row)
        self.go_on_button.setFocus()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.copy_button.setText(tr("Copied"))

    def reject(self) -> None:
        """Closing it with Escape or the corner goes on too; only the button quits."""
        super().done(0 if self.sender() is self.quit_button else 1)
