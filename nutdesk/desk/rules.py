"""The rules at hand: a drawer that opens at the clause that matters now."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QTextBrowser, QWidget

from nutdesk.desk.theme import TEXT, font
from nutdesk.desk.widgets import SCROLL, Desk, DeskButton, Panel, parent_of
from nutdesk.teach import rulebook

MARKS = {"rule": "", "ruling": "decided here", "house": "house data"}


class RulesPanel(Panel):
    """All clauses of one game, searchable, with house data and rulings marked."""

    closed = Signal()

    def __init__(self, desk: Desk, game: str, title: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.game = game
        self.title = title
        self.search = QLineEdit(self)
        self.search.setPlaceholderText("Search the rules")
        self.search.setAccessibleName("Search the rules")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.refresh)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(f"Rules of {title}")
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.close_button = DeskButton(desk, "Close", key="Esc", parent=self)
        self.close_button.clicked.connect(self.closed)
        self.at = ""
        self.hide()

    def open_at(self, clause: str) -> None:
        """Show the rules with a clause in sight."""
        self.at = clause
        self.search.clear()
        self.refresh()
        self.show()
        self.raise_()
        self.text.setFocus()

    def refresh(self, _words: str = "") -> None:
        """Write the text anew: theme, size and search words may have changed."""
        layout, theme = self.desk.layout, self.desk.theme
        ink, ink2, panel2, go = (theme.colour(role).name() for role in ("@ink", "@ink2", "@panel2", "@go"))
        words = self.search.text().strip()
        none = "No rule has all of these words."
        try:
            found = rulebook.search(self.game, words) if words else rulebook.clauses(self.game)
        except rulebook.RulebookError as error:
            found, none = (), f"The rules cannot be shown. {error.sentence}"
        html = [f"<body style='color:{ink}; font-size:{layout.letters(17):.0f}px; font-family:\"{TEXT}\"'>"]
        section = ""
        for clause in found:
            if clause.section != section:
                section = clause.section
                html.append(f"<h3 style='margin:14px 0 4px 0'>{escape(section)}</h3>")
            here = clause.id == self.at and not words
            mark = f" <i style='color:{ink2}'>({MARKS[clause.kind]})</i>" if MARKS[clause.kind] else ""
            back = f"background-color:{panel2};" if here else ""
            html.append(
                f"<a name='{clause.id}'></a><p style='margin:0 0 8px 0; padding:6px; {back}'>"
                f"<b style='color:{go}'>{clause.id}</b>{mark}<br>{escape(clause.text)}</p>"
            )
        if not found:
            html.append(f"<p>{escape(none)}</p>")
        self.text.setHtml("".join(html) + "</body>")
        self.text.setStyleSheet(f"QTextBrowser {{ background: transparent; color: {ink}; }} {SCROLL}")
        self.search.setFont(font(layout.letters(17), 500))
        line, panel = theme.colour("@line").name(), theme.colour("@panel2").name()
        self.search.setStyleSheet(
            f"QLineEdit {{ background: {panel}; color: {ink}; border: 2px solid {line};"
            f" border-radius: 10px; padding: 4px 8px; }}"
            f"QLineEdit:focus {{ border-color: {ink}; }}"
        )
        if self.at and not words:
            self.text.scrollToAnchor(self.at)

    def arrange(self) -> None:
        layout, parent = self.desk.layout, parent_of(self)
        wide = min(parent.width() * 0.9, max(layout.px(520), 380))
        self.setGeometry(
            round(parent.width() - wide), round(layout.bar), round(wide), round(parent.height() - layout.bar)
        )
        sheet, pad = self.sheet, layout.px(16)
        button = self.close_button.sizeHint()
        top = sheet.top() + layout.px(54)
        field = max(36.0, layout.px(42))
        self.search.setGeometry(round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(field))
        low = sheet.bottom() - button.height() - layout.px(4)
        self.close_button.setGeometry(
            round(sheet.right() - pad - button.width()), round(low), button.width(), button.height()
        )
        top += field + layout.px(8)
        self.text.setGeometry(round(sheet.left() + pad), round(top), round(sheet.width() - 2 * pad), round(low - top))
        if self.isVisible():
            self.refresh()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(24), 600, True))
        head = QRectF(
            rect.left() + layout.px(18),
            rect.top() + layout.px(8),
            rect.width() - layout.px(36),
            layout.px(44),
        )
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, f"Rules of {self.title}")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
