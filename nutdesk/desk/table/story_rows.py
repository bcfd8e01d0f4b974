"""Lines of a story as a list: a picture and a text, or a barrier, a name or a fork across."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QWidget

from nutdesk.core.match import Entry
from nutdesk.core.table import Art, Box, Label, Poly
from nutdesk.core.value import Value
from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import icon_in, paint_art, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import SCROLL, Desk, clear_viewport
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex


@attrs.frozen
class StoryRow(Value):
    """One line of the story: a fact, a barrier, or a fork."""

    kind: str
    text: str
    icon: str = ""
    clause: str = ""
    entry: Entry | None = None


class StoryRowsModel(QAbstractListModel):
    """Lines of a story, shown by a delegate that knows their kinds."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[StoryRow] = []

    def set_rows(self, rows: list[StoryRow]) -> None:
        """Replace all lines."""
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == Qt.ItemDataRole.ToolTipRole and row.clause:
            return tr("{clause}: click to read the rule", clause=row.clause)
        return None


class StoryRowDelegate(QStyledItemDelegate):
    """Paints a line: picture and words, or a barrier across."""

    def __init__(self, desk: Desk, parent: QListView, row: float = 40) -> None:
        super().__init__(parent)
        self.desk, self.view = desk, parent
        self.row = row
        """Height of a line of one sentence, in units."""

    def _row(self, index: Index) -> StoryRow:
        model = index.model()
        assert isinstance(model, StoryRowsModel)
        return model.rows[index.row()]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        layout, row = self.desk.layout, self._row(index)
        view = self.view
        width = view.viewport().width()
        if row.kind != "fact":
            return QSize(width, round(max(30, layout.px(38))))
        # The text must fit when the scroll bar appears; once it is there, the view is narrower anyway.
        bar = view.verticalScrollBar()
        spare = 0 if bar.isVisible() else max(10, bar.sizeHint().width())
        text = paragraphs(row.text, width - layout.px(56) - spare, layout.letters(16), 500)
        return QSize(width, round(max(layout.px(self.row), text + layout.px(self.row * 0.3))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        # Not option.state: it loads all of QStyle, which a table that comes up does not need.
        focused = self.view.hasFocus() and index == self.view.currentIndex()
        row, last = self._row(index), index.row() == index.model().rowCount() - 1
        painter.save()
        painter.setRenderHints(HINTS)
        fact = row.kind == "fact"
        art = self._fact(row, rect, last, focused) if fact else self._across(row, rect, focused)
        paint_art(painter, art, self.desk)
        painter.restore()

    def _fact(self, row: StoryRow, rect: QRectF, last: bool, focused: bool) -> Art:
        """A picture and words; the newest, and the one with the focus, on a plate."""
        px, size = self.desk.layout.px, self.desk.layout.letters(16)
        picture = QRectF(rect.left() + px(8), rect.center().y() - px(30) / 2, px(30), px(30))
        words = sides(rect.adjusted(px(48), 0, -px(6), 0))
        return (
            *((_plate(rect, "@panel2", focused),) if last or focused else ()),
            icon_in(row.icon, picture, "@ink2"),
            Label(row.text, *words, size, 500, wrap=True),
        )

    def _across(self, row: StoryRow, rect: QRectF, focused: bool) -> Art:
        """A dashed line, and a pill on it that says what it is."""
        px, size, room = self.desk.layout.px, self.desk.layout.letters(14.5), rect.width() - self.desk.layout.px(60)
        colour, middle = {"barrier": "@no", "name": "@go"}.get(row.kind, "@ink2"), rect.center()
        text, type_ = row.text, metrics(size, 700)
        if type_.horizontalAdvance(text) > room and row.kind == "barrier":
            text = tr("no undo past here")
        wide, side = min(room, type_.horizontalAdvance(text)) + px(46), size * 1.3
        pill = QRectF(middle.x() - wide / 2, middle.y() - size, wide, size * 2)
        words = (pill.left() + px(16) + side, pill.top(), wide - px(46), 2 * size)
        line = ((rect.left(), middle.y()), (rect.right(), middle.y()))
        return (
            *((_plate(rect, "", focused),) if focused else ()),
            Poly(line, "", colour, 2, (5, 2), closed=False),
            Box(*sides(pill), size, "@panel", colour),
            icon_in(row.icon, QRectF(pill.left() + px(10), middle.y() - side / 2, side, side), colour),
            Label(text, *words, size, 700, colour, elide=True),
        )


def _plate(rect: QRectF, fill: str, focused: bool) -> Box:
    return Box(*sides(rect.adjusted(2, 2, -2, -2)), 9, fill, "@ink" if focused else "")


class StoryRowList(QListView):
    """A list that scrolls to its newest line when it gets the focus."""

    def follow(self, model: StoryRowsModel) -> None:
        """Show a model; while it is empty it takes no focus."""
        self.setModel(model)
        for change in (model.rowsInserted, model.modelReset):
            change.connect(self._take_keys)
        self._take_keys()

    def _take_keys(self) -> None:
        filled = self.model().rowCount() > 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if filled else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():  # Qt would begin with the oldest, far out of sight
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum():
            event.ignore()  # the keys of buttons and hints: Qt would look for a line that begins so
        else:
            super().keyPressEvent(event)


def row_list(desk: Desk, model: StoryRowsModel, parent: QWidget, row: float = 40) -> QListView:
    """A list of such lines, on whatever paper it lies; row is the height of one, in units."""
    made = StoryRowList(parent)
    made.follow(model)
    made.setItemDelegate(StoryRowDelegate(desk, made, row))
    made.setFrameShape(QListView.Shape.NoFrame)
    made.setVerticalScrollMode(QListView.ScrollMode.ScrollPerItem)  # no sentence is cut at the top
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    made.setSelectionMode(QListView.SelectionMode.NoSelection)
    made.setUniformItemSizes(False)
    made.setResizeMode(QListView.ResizeMode.Adjust)
    clear_viewport(made)
    made.setStyleSheet(SCROLL)
    return made
