"""Values on the hand: what each piece would be worth on a spot."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from nutdesk.core.table import Table
from nutdesk.desk.kit.marks import pill
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT


class ValuePills:
    """The values of the gestures on offer, while nothing is held."""

    def __init__(self, grip: Grip) -> None:
        self.grip = grip
        self.marks = Overlay(grip.scene)
        self._shown = ""

    def mark_usual(self, table: Table | None, *, anew: bool = False) -> None:
        """Mark the values if all those of the table are about the same spot."""
        spots = {gesture.spot for gesture in table.gestures if gesture.value} if table else set()
        if anew:
            self._shown = ""
        self.mark(spots.pop() if len(spots) == 1 else "")

    def mark(self, spot: str) -> None:
        """Mark what each piece of the hand would be worth on a spot; '' removes the values."""
        scene = self.grip.scene
        values = self.grip.values_at(spot) if spot and self.grip.held is None else {}
        key = f"{spot}{sorted(values.items())}"
        if key == self._shown and self.marks.drawn:
            return
        self._shown = key
        self.marks.clear()
        for piece, value in values.items():
            item = scene.pieces.get(piece)
            if item is None or not item.in_tray:
                continue
            unit = scene.unit(item)
            art = pill(value, scene.style_, quiet=value in ("+0", "?"), size=18)
            at = QPointF(item.pos().x() + item.thing.w * 0.36 * unit, item.pos().y() + item.thing.h * 0.34 * unit)
            self.marks.lay(art, at, max(unit, scene.layout_.least / 18), LIFT * 0.6)
