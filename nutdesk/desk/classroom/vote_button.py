"""The choices of a vote: side by side where their text wraps well, otherwise one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from nutdesk.core.table import Label
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import paint_art, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.kit.words import tr


class VoteButton(DeskButton):
    """A button with text on several lines."""

    def mark(self, right: bool) -> None:
        """Mark it as the right choice, or as a wrong one."""
        self.icon_name, self.kind = ("ui-ok", "chosen") if right else ("ui-no", "normal")
        self.off = not right
        self.setAccessibleDescription(tr("right") if right else tr("wrong"))
        self.update()

    def height_for(self, wide: float) -> float:
        """Its height at this width, with room for the mark of a right answer; infinite if a word does not fit."""
        layout = self.desk.layout
        size = layout.letters(self.size_of_type)
        cap = metrics(layout.letters(14), 600).horizontalAdvance(self.keycap) + layout.px(20)
        room = wide - 2 * self._pad - layout.px(26) - cap - layout.px(34)
        if max(metrics(size, 600).horizontalAdvance(word) for word in self.text().split()) > room:
            return inf
        words = paragraphs(self.text(), room, size, 600)
        return max(self.sizeHint().height(), words + layout.px(12) + 2 * self._pad)

    def _paint_words(self, painter: QPainter, room: QRectF, size: float, ink: QColor) -> None:
        paint_art(painter, (Label(self.text(), *sides(room), size, 600, ink.name(), wrap=True),), self.desk)


def lay_out(choices: Sequence[VoteButton], room: QRectF) -> None:
    """Place choices at the foot of a room, in the rows that need the least height."""

    def rows(across: int) -> list[Sequence[VoteButton]]:
        return [choices[k : k + across] for k in range(0, len(choices), across)]

    def heights(across: int) -> list[float]:
        return [max(choice.height_for(room.width() / across) for choice in row) for row in rows(across)]

    across = min(range(1, len(choices) + 1), key=lambda across: sum(heights(across)))
    across = ceil(len(choices) / len(rows(across)))  # no row much shorter than the others
    wide, high = room.width() / across, heights(across)
    if sum(high) > room.height():
        high = [room.height() / len(high)] * len(high)
    top = room.bottom() - sum(high)
    for row, tall in zip(rows(across), high, strict=True):
        for k, choice in enumerate(row):
            choice.setGeometry(QRectF(room.left() + k * wide, top, wide, tall).toRect())
        top += tall


__all__ = ["VoteButton", "lay_out"]
