"""Drawings over the table: rings around things, pills, arrows."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk.core.table import Art, Box
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.table.hand import ORDER
from nutdesk.desk.table.scene import LIFT, TableScene

BELOW = ("selectable", "held", "shown", "shown small")
"""Marks that lie below their piece: what it shows, and what its neighbours show, stays in sight."""


class Overlay:
    """What one owner lays over a table, and takes away together."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drawn: list[QGraphicsPixmapItem] = []

    def clear(self) -> None:
        """Take everything away."""
        for mark in self.drawn:
            if mark.scene() is not None:
                self.scene.removeItem(mark)
        self.drawn = []

    def lay(self, art: Art, at: QPointF, unit: float, order: float, *, magnified: bool = True) -> None:
        """Lay a drawing over the table, with letters as large as outside the board or as on it."""
        self.drawn.append(self.scene.draw(art, at, unit, order, magnified=magnified))

    def ring(self, key: str, kind: str) -> None:
        """Mark a spot or piece: 'legal', 'hover', 'selectable', 'no', 'focus', 'held' or 'counts'."""
        scene, item = self.scene, self.scene.item(key)
        if item is not None:
            above = -0.001 if kind in BELOW and key in scene.pieces else 0.5
            order = item.zValue() + above if kind != "focus" else LIFT * 0.9
            rim = "large focus" if kind == "focus" and scene.layout_.target > HIT else kind
            self.lay(mark_art(item.thing, rim, captioned=bool(item.caption)), item.pos(), scene.unit(item), order)

    def ring_tray(self) -> None:
        """The tray as a place to drop on."""
        scene, layout = self.scene, self.scene.layout_
        wide, high = layout.width - 12, layout.tray - 12
        rims = (("#33FFC83D", 22.0), ("#3B2416", 9.0), ("@gold", 6.5), ("#FFFFFF", 2.0))
        art = tuple(Box(0, 0, wide, high, 14, "", line, width) for line, width in rims)
        self.lay(art, QPointF(6, scene.tray_top + 7), 1.0, ORDER - 0.5)
