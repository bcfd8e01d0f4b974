"""The other forms of a chart: a table for those who want the numbers, and a file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QKeyEvent, QPainter
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import SCROLL, Desk

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
Grid = tuple[Sequence[str], Sequence[Sequence[str]]]
"""The heads of the columns, and the rows."""
FINER = 2.0
"""Pixels of a saved picture for one pixel of the screen."""


class ChartTable(QTableWidget):
    """Rows that can be read with the keys, but not changed."""

    def __init__(self, desk: Desk, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.setAccessibleName(title)
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def fill(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Show these rows, in the colours of the desk."""
        self.setColumnCount(len(heads))
        self.setRowCount(len(rows))
        self.setHorizontalHeaderLabels(list(heads))
        for y, row in enumerate(rows):
            for x, text in enumerate(row):
                cell = QTableWidgetItem(text)
                cell.setTextAlignment(LEFT if x == 0 else RIGHT)
                self.setItem(y, x, cell)
        theme, size = self.desk.theme, self.desk.layout.letters(15)
        role = {name: theme.colour(f"@{name}").name() for name in ("ink", "panel", "panel2", "line", "gold")}
        self.setStyleSheet(
            f"QTableWidget {{ background: {role['panel']}; color: {role['ink']}; border: 1px solid {role['line']};"
            f" gridline-color: {role['line']}; font: 500 {size:.0f}px '{TEXT}'; }}"
            f"QTableWidget::item:selected {{ background: {role['gold']}; color: #2F1F14; }}"
            f"QHeaderView::section {{ background: {role['panel2']}; color: {role['ink']}; border: none; padding: 4px;"
            f" font: 700 {size:.0f}px '{TEXT}'; }} QHeaderView {{ background: {role['panel2']}; }}{SCROLL}"
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk the rows; T and Escape belong to the chart around it."""
        if event.key() in (Qt.Key.Key_T, Qt.Key.Key_Escape):
            event.ignore()
        else:
            super().keyPressEvent(event)


def write_picture(path: Path, size: QSize, paint: Callable[[QPainter, QSize], None], said: str) -> bool:
    """Paint something into a file, .svg or .png by its name; `said` describes it to those who cannot see it."""
    if path.suffix == ".svg":
        from PySide6.QtSvg import QSvgGenerator

        drawing = QSvgGenerator()
        drawing.setFileName(str(path))
        drawing.setSize(size)
        drawing.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInch()))  # as the axes are drawn for
        drawing.setViewBox(QRectF(0, 0, size.width(), size.height()))
        drawing.setDescription(said)
        painter = QPainter()
        if not painter.begin(drawing):
            return False
        paint(painter, size)
        return painter.end()
    image = QImage(size * FINER, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(FINER)
    image.setText("Description", said)
    painter = QPainter(image)
    paint(painter, size)
    painter.end()
    return image.save(str(path))
