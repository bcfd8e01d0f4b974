"""What is shown on the board for the thing under the pointer: other things, a path, its text enlarged."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from nutdesk.core.table import Piece
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, TableScene, ThingItem


class HoverMarks:
    """The marks for one thing at a time."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.marks = Overlay(scene)

    def lift(self) -> None:
        """Remove the marks."""
        self.marks.clear()

    def hold(self, item: ThingItem) -> None:
        """Mark what belongs to a thing."""
        self.lift()
        scene, thing = self.scene, item.thing
        for key in thing.lights:
            other = scene.item(key)
            if other is not None:
                art, above = mark_art(other.thing, "aimed"), other.zValue() + 0.6
                self.marks.lay(art, other.pos(), scene.unit(other), above)
        if thing.glow:
            at = scene.board_point(0, 0)
            self.marks.lay(thing.glow, at, scene.scale, LIFT * 0.7)
        if isinstance(thing, Piece) and thing.reads:
            self._enlarge(item, thing, scene.layout_)

    def _enlarge(self, item: ThingItem, piece: Piece, layout: Layout) -> None:
        """Show the piece beside or above its place, so large that its text can be read from a distance."""
        scene = self.scene
        unit = max(scene.unit(item) * 1.25, min(layout.px(430), layout.height * 0.62) / piece.h)
        half = QPointF(piece.w / 2 * unit, piece.h / 2 * unit)
        at = QPointF(item.pos())
        reach = piece.w / 2 * scene.unit(item)
        if item.in_tray:
            at.setY(scene.tray_top - layout.px(60) - half.y())
        elif at.x() + reach + 2 * half.x() + layout.px(20) < layout.width - layout.right:
            at.setX(at.x() + reach + half.x() + layout.px(16))
        else:
            at.setX(at.x() - reach - half.x() - layout.px(16))
        edge = layout.px(8)
        at.setX(min(max(at.x(), layout.left + half.x() + edge), layout.width - layout.right - half.x() - edge))
        at.setY(min(max(at.y(), half.y() + edge), layout.height - layout.bar - half.y() - edge))
        self.marks.lay(piece.art, at, unit, LIFT * 1.5)
