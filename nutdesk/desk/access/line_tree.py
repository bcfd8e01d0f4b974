"""The list of the table in words: how its lines are painted, and which keys it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget, QTreeWidgetItem

from nutdesk.core.table import Box, Label
from nutdesk.desk.access.word_lines import WordLine
from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import paint_art, sides
from nutdesk.desk.kit.widgets import Desk, clear_viewport
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.access.words_panel import WordsPanel

Index = QModelIndex | QPersistentModelIndex
LINE = Qt.ItemDataRole.UserRole
PATH = Qt.ItemDataRole.UserRole + 1


def _item(line: WordLine, above: tuple[str, ...] = ()) -> QTreeWidgetItem:
    """A line with those below it."""
    path, item = (*above, line.key), QTreeWidgetItem([line.text])
    item.setData(0, LINE, line)
    item.setData(0, PATH, path)
    for part in line.parts:
        item.addChild(_item(part, path))
    return item


class LineDelegate(QStyledItemDelegate):
    """Paints a line: titles in bold, long lines wrapped, a rim around the current one."""

    def __init__(self, desk: Desk, tree: LineTree) -> None:
        super().__init__(tree)
        self.desk, self.tree = desk, tree

    def _type(self, index: Index) -> tuple[float, int]:
        layout = self.desk.layout
        return (layout.letters(17), 700) if not index.parent().isValid() else (layout.letters(16), 500)

    def _room(self, index: Index) -> float:
        depth, up = 1, index.parent()
        while up.isValid():
            depth, up = depth + 1, up.parent()
        bar = self.tree.verticalScrollBar()
        spare = 0 if bar.isVisible() else max(10, bar.sizeHint().width())
        return float(self.tree.viewport().width() - depth * self.tree.indentation() - spare - self.desk.layout.px(16))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, weight = self._type(index)
        high = paragraphs(str(index.data()), self._room(index), size, weight)
        return QSize(10, round(max(28.0, high + self.desk.layout.px(12))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        px, rect = self.desk.layout.px, QRectF(option.rect)  # type: ignore[attr-defined]
        focused = option.state & QStyle.StateFlag.State_HasFocus  # type: ignore[attr-defined]
        line, (size, weight) = index.data(LINE), self._type(index)
        ink = "@go" if isinstance(line, WordLine) and line.does not in ("", "press") else "@ink"
        plate = Box(*sides(rect.adjusted(1.5, 1.5, -1.5, -1.5)), 8, "@panel2", "@ink", 2.5)
        words = Label(str(index.data()), *sides(rect.adjusted(px(8), 0, -px(6), 0)), size, weight, ink, wrap=True)
        painter.save()
        painter.setRenderHints(HINTS)
        paint_art(painter, (plate, words) if focused else (words,), self.desk)
        painter.restore()


class LineTree(QTreeWidget):
    """The list of lines; keys that mean nothing in a list go to the table."""

    def __init__(self, panel: WordsPanel) -> None:
        super().__init__(panel)
        self.panel = panel
        self.setAccessibleName(tr("Table in words"))
        self.setHeaderHidden(True)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QTreeWidget.SelectionMode.NoSelection)
        self.setExpandsOnDoubleClick(False)
        clear_viewport(self)
        self.setTabKeyNavigation(False)
        self.setItemDelegate(LineDelegate(panel.desk, self))

    def add(self, line: WordLine) -> None:
        """Add a section with its lines."""
        self.addTopLevelItem(_item(line))

    def line_of(self, item: QTreeWidgetItem) -> WordLine:
        """The line that an item shows."""
        line = item.data(0, LINE)
        assert isinstance(line, WordLine)
        return line

    def path_of(self, item: QTreeWidgetItem) -> tuple[str, ...]:
        """Which line it is: the keys from its section down."""
        return tuple(item.data(0, PATH))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, grip = event.key(), self.panel.grip
        moves = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End)
        item = self.currentItem()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is not None:
            self.panel.do(item)
        elif key == Qt.Key.Key_Escape and grip.held is not None:
            grip.cancel()
        elif key in moves:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.panel.has_keys = True
