"""The key figures above the charts, one on each tile."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Layer
from nutdesk.desk.kit.drawing import INK
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung


class Tile(DrawnPanel):
    """A picture, what it is about, and the figure in large type with a few words below it."""

    def __init__(self, desk: Desk, head: str, icon: str, colour: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.head, self.icon, self.colour = head, icon, colour
        self.figure, self.words = "", ""
        self.setAccessibleName(head)  # until there is a figure

    def tell(self, figure: str, words: str = "") -> None:
        """Show another figure."""
        self.figure, self.words = figure, words
        self.setAccessibleName(strung("{head}: {figure}. {words}", head=self.head, figure=figure, words=words))
        set_tip(self, words)
        self.update()

    def art(self) -> Art:
        layout, px, rect = self.desk.layout, self.desk.layout.px, self.sheet
        side = min(rect.height() - px(28), px(64))
        box, inset = QRectF(rect.left() + px(14), rect.center().y() - side / 2, side, side), side * 0.2
        icon = icon_in(self.icon, box.adjusted(inset, inset, -inset, -inset), "#2F1F14")
        art: list[Layer] = [Box(*sides(box), side * 0.28, self.colour, INK), icon]
        left, y = box.right() + px(14), rect.top() + px(10)
        room = rect.right() - px(12) - left
        for text, letters, weight, display, ink in (
            (self.head, 15, 600, False, "@ink2"),
            (self.figure, 30, 600, True, "@ink"),
            (self.words, 15, 500, False, "@ink2"),
        ):
            size = layout.letters(letters)
            high = size * (1.25 if display else 1.35)
            art.append(Label(text, left, y, room, high, size, weight, ink, display=display, shrink=True, elide=True))
            y += high
        return tuple(art)
