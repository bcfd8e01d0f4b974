"""Lines of a story as a list: a picture and a text, or a barrier, a name or a fork across."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from nutdesk.core.match import Entry
from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import SCROLL, Desk, draw_icon
from nutdesk.desk.kit.words import tr

Index = QModelIndex | QPersistentModelIndex


@attrs.frozen
class StoryRow:
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
        self.desk = desk
        self.row = row
        """Height of a line of one sentence, in units."""

    def _row(self, index: Index) -> StoryRow:
        model = index.model()
        assert isinstance(model, StoryRowsModel)
        return model.rows[index.row()]

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        layout, row = self.desk.layout, self._row(index)
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width()
        if row.kind != "fact":
            return QSize(width, round(max(30, layout.px(38))))
        # The text must fit when the scroll bar appears; once it is there, the view is narrower anyway.
        bar = view.verticalScrollBar()
        spare = 0 if bar.isVisible() else max(10, bar.sizeHint().width())
        text = paragraphs(row.text, width - layout.px(56) - spare, layout.letters(16), 500)
        return QSize(width, round(max(layout.px(self.row), text + layout.px(self.row * 0.3))))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        layout, theme, row = self.desk.layout, self.desk.theme, self._row(index)
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHints(HINTS)
        last = index.row() == index.model().rowCount() - 1
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)  # type: ignore[attr-defined]
        if row.kind == "fact":
            if last or focused:
                painter.setBrush(theme.colour("@panel2"))
                painter.setPen(QPen(theme.colour("@ink"), 2) if focused else Qt.PenStyle.NoPen)
                painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 9, 9)
            side = layout.px(30)
            draw_icon(
                painter,
                row.icon,
                QRectF(rect.left() + layout.px(8), rect.center().y() - side / 2, side, side),
                theme.colour("@ink2").name(),
            )
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(layout.letters(16), 500))
            words = rect.adjusted(layout.px(48), 0, -layout.px(6), 0)
            painter.drawText(words, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), row.text)
        else:
            if focused:
                painter.setPen(QPen(theme.colour("@ink"), 2))
                painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 9, 9)
            colour = theme.colour({"barrier": "@no", "name": "@go"}.get(row.kind, "@ink2"))
            pen = QPen(colour, 2)
            pen.setDashPattern([4, 3])
            painter.setPen(pen)
            painter.drawLine(QPointF(rect.left(), rect.center().y()), QPointF(rect.right(), rect.center().y()))
            size = layout.letters(14.5)
            text = row.text
            room = rect.width() - layout.px(60)
            if metrics(size, 700).horizontalAdvance(text) > room and row.kind == "barrier":
                text = tr("no undo past here")
            text = metrics(size, 700).elidedText(text, Qt.TextElideMode.ElideRight, room)
            wide = min(room, metrics(size, 700).horizontalAdvance(text)) + layout.px(46)
            pill = QRectF(rect.center().x() - wide / 2, rect.center().y() - size, wide, size * 2)
            painter.setPen(QPen(colour, 2))
            painter.setBrush(theme.colour("@panel"))
            painter.drawRoundedRect(pill, size, size)
            side = size * 1.3
            draw_icon(
                painter,
                row.icon,
                QRectF(pill.left() + layout.px(10), pill.center().y() - side / 2, side, side),
                colour.name(),
            )
            painter.setPen(colour)
            painter.setFont(font(size, 700))
            painter.drawText(pill.adjusted(layout.px(16) + side, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


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
    made.viewport().setAutoFillBackground(False)
    made.setStyleSheet(SCROLL)
    return made
