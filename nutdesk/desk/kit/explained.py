"""A list that says in words what each choice means."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from nutdesk.core.table import Box, Label
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.panel import paint_art, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung

BAR = 12
"""Pixels for the bar of a list that is scrolled."""
Index = QModelIndex | QPersistentModelIndex


class ExplainedChoice(QComboBox):
    """A list with a sentence below each name, as a touch screen shows no tips."""

    def __init__(self, desk: Desk, parent: QWidget, called: str = "") -> None:
        super().__init__(parent)
        self.called = called
        """What is chosen here, if no label beside it says so."""
        self.texts: list[str] = []
        self.setItemDelegate(TwoLines(desk, self))
        self.currentIndexChanged.connect(self.reword)

    def add(self, name: str, text: str, data: str) -> None:
        """One more choice and what it means."""
        self.texts.append(text)
        self.addItem(name, data)

    def reword(self) -> None:
        """Show the current choice in the tip, and tell it to screen readers."""
        text = self.texts[self.currentIndex()]
        set_tip(self, strung("{called}: {text}", called=self.called, text=text) if self.called else text)
        self.setAccessibleDescription(text)

    def showPopup(self) -> None:
        """The list is as wide as its sentences."""
        view = self.view()
        view.setMinimumWidth(view.sizeHintForColumn(0) + 2 * view.frameWidth() + BAR)
        super().showPopup()


class TwoLines(QStyledItemDelegate):
    """Paints a name, and below it the sentence."""

    def __init__(self, desk: Desk, box: ExplainedChoice) -> None:
        super().__init__(box)
        self.desk, self.box = desk, box

    def _lines(self, index: Index) -> tuple[tuple[str, int], ...]:
        """The words and how strong they are."""
        return (str(index.data()), 700), (self.box.texts[index.row()], 500)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size, pad = self.desk.layout.letters(17), self.desk.layout.px(12)
        wide = max(metrics(size, weight).horizontalAdvance(words) for words, weight in self._lines(index))
        high = max(self.desk.layout.target, 2 * metrics(size, 700).height() + pad)
        return QSize(round(wide + 2 * pad), round(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        size, pad = self.desk.layout.letters(17), self.desk.layout.px(12)
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)  # type: ignore[attr-defined]
        line = metrics(size, 700).height()
        left, middle, wide = box.left() + pad, box.center().y(), box.width() - 2 * pad
        (name, strong), (text, plain) = self._lines(index)
        painter.save()
        painter.setRenderHints(HINTS)
        art = (
            *((Box(*sides(box), pad / 2, "@go"),) if chosen else ()),
            Label(name, left, middle - line, wide, line, size, strong, "@ongo" if chosen else "@ink"),
            Label(text, left, middle, wide, line, size, plain, "@ongo" if chosen else "@ink2"),
        )
        paint_art(painter, art, self.desk)
        painter.restore()
