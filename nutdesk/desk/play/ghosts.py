"""The ghosts of a plan: every piece where it would lie, a dotted way to it, and the paths that come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from PySide6.QtCore import QPointF

from nutdesk.core.table import Art, Gesture, Layer, Oval, Piece, Spot
from nutdesk.desk.kit.art import outline
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.play.plan import PlanStep
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, ThingItem

FAINT = 0.38
"""How much of a ghost is seen."""
WIDE = 3.0
"""A spot this many times as wide and high as a piece is no place of its own for it."""
APART = 19.0
"""Units between two dots of a way."""
RIM, DARK = "#2F6B3C", "#2F1F14"

Place = Callable[[str], QPointF | None]
"""Where a spot, the hand or a panel is, in the scene."""


def lay_ghosts(marks: Overlay, steps: Sequence[PlanStep], leads: Art, place: Place) -> QPointF | None:
    """Lay the ghosts of a plan over the table; return a corner of the first for its number, None if there is none."""
    scene, first = marks.scene, None
    if leads:
        marks.lay(leads, scene.board_point(0, 0), scene.scale, LIFT * 1.1)
        marks.drawn[-1].setOpacity(FAINT)
    for step in steps:
        if not isinstance(step.choice, Gesture) or step.piece is None:
            continue
        item, spot = scene.pieces.get(step.piece.id), scene.item(step.choice.spot)
        start = item.pos() if item is not None else scene.board_point(step.piece.x, step.piece.y)
        thing: Piece | Spot = step.lands or step.piece
        unit = scene.scale if step.lands is not None or item is None else scene.unit(item)
        stop = scene.board_point(thing.x, thing.y) if step.lands is not None else place(step.choice.spot)
        art = thing.art
        if step.lands is None:  # it goes off the board, or is used up
            if item is not None:
                marks.lay(mark_art(item.thing, "aimed"), item.pos(), scene.unit(item), LIFT * 1.12)
            if stop is None or (spot is not None and _is_wide(spot, thing)):
                continue
            if spot is not None and spot.thing.h < thing.h:
                thing, unit, art = spot.thing, scene.unit(spot), ()
        assert stop is not None
        size = unit * min(thing.w, thing.h) / 2
        marks.lay(_dots(stop - start, unit, size), start, unit, LIFT * 1.15)
        if spot is not None:
            if art:
                marks.lay(art, stop, unit, LIFT * 1.2)
                marks.drawn[-1].setOpacity(FAINT)
            rims = ((DARK, 6.0, (4.0, 1.6)), ("#FFFFFF", 4.5, (5.33, 2.13)), (RIM, 3.0, (8.0, 3.2)))
            rim = tuple(outline(thing, 3, "", line, width, dash) for line, width, dash in rims)
            marks.lay(rim, stop, unit, LIFT * 1.21)
        if first is None:
            first = stop + QPointF(-thing.w * unit * 0.5, -thing.h * unit * 0.5)
    return first


def _is_wide(spot: ThingItem, thing: Piece | Spot) -> bool:
    """Whether a spot is so large that a piece has no place of its own there: the whole floor."""
    return spot.thing.w > WIDE * thing.w and spot.thing.h > WIDE * thing.h


def _dots(way: QPointF, unit: float, end: float) -> Art:
    """A dotted way from the origin to a point, ending at the rim of what lies there."""
    dx, dy = way.x() / unit, way.y() / unit
    far = hypot(dx, dy)
    reach = far - end / unit
    found: list[Layer] = []
    for k in range(1, int(reach // APART) + 1):
        x, y = dx * k * APART / far, dy * k * APART / far
        found.append(Oval(x - 5, y - 5, 10, 10, RIM, "#FFFFFF", 2))
    return tuple(found)
