"""The text of the scene's file, to be edited by hand, with the wrong line marked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontDatabase, QKeyEvent, QTextCursor, QTextFormat
from PySide6.QtWidgets import QTextEdit, QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.editor.field import Deaf, Lines, field_style
from nutdesk.desk.kit.panel import DrawnPanel, icon_in
from nutdesk.desk.kit.widgets import Desk, DeskButton, dress
from nutdesk.desk.kit.words import tr


class TextPanel(DrawnPanel):
    """Covers the table while the text is edited."""

    edited = Signal(str)
    closed = Signal()

    def __init__(self, desk: Desk, deaf: Deaf, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.field = Lines(tr("The text of the scene"), 20, deaf, self)
        self.field.setTabChangesFocus(False)
        self.field.textChanged.connect(lambda: self.edited.emit(self.field.toPlainText()))
        self.close_button = DeskButton(desk, tr("Back to the table"), icon="ui-prev", key="Esc", parent=self)
        self.close_button.clicked.connect(self.closed)
        self.sentence, self.wrong = "", 0
        self.hide()

    def show_text(self, text: str, sentence: str, line: int) -> None:
        """Show the text, what is wrong with it, and in which line; 0 for none."""
        self.field.show_text(text)
        self.sentence, self.wrong = sentence, line
        self.field.setExtraSelections([self._mark(line)] if line else [])
        self.setAccessibleDescription(sentence)
        self.update()

    def _mark(self, line: int) -> Any:
        mark: Any = QTextEdit.ExtraSelection()  # its fields are not in the stubs
        colour = QColor(self.desk.theme.colour("@no"))
        colour.setAlpha(70)
        mark.format.setBackground(colour)
        mark.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
        block = self.field.document().findBlockByNumber(min(line, self.field.blockCount()) - 1)
        mark.cursor = QTextCursor(block)
        return mark

    def go_to(self, line: int) -> None:
        """Put the cursor on a line, with some lines around it visible."""
        block = self.field.document().findBlockByNumber(max(0, min(line, self.field.blockCount()) - 1))
        self.field.setTextCursor(QTextCursor(block))
        self.field.centerCursor()

    def open(self, line: int) -> None:
        self.show()
        self.raise_()
        self.go_to(line)
        self.field.setFocus()

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        dress(self, field_style(self.desk))
        pad = layout.px(12)
        hint = self.close_button.sizeHint()
        self.close_button.setGeometry(
            round(sheet.right() - hint.width() - 4), round(sheet.top() + 2), hint.width(), hint.height()
        )
        top = sheet.top() + hint.height() + 4
        self.field.setGeometry(
            round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(sheet.bottom() - pad - top)
        )
        face = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        dress(
            self.field, f"QPlainTextEdit {{ font-family: '{face.family()}'; font-size: {layout.letters(16):.0f}px; }}"
        )

    def art(self) -> Art:
        layout, rect, size = self.desk.layout, self.sheet, self.desk.layout.letters(17)
        role, sign = ("@no", "ui-barrier") if self.sentence else ("@go", "ui-ok")
        words = self.sentence or tr("No mistakes found")
        if self.wrong:
            words = tr("Line {n}: {sentence}", n=self.wrong, sentence=words)
        left, high = rect.left() + layout.px(16), self.close_button.height()
        room = self.close_button.x() - left - size * 2
        return (
            icon_in(sign, QRectF(left, rect.top() + (high - size) / 2, size * 1.2, size * 1.2), role),
            Label(words, left + size * 1.6, rect.top() + 2, room, high, size, 600, role, wrap=True),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
