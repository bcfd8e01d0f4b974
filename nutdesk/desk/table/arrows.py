"""Arrow keys: from one thing on the table to the nearest in that direction.

Nothing here knows the shape of a board. Hexes, belts, rings and rows follow from the positions of their places: eight
directions reach six neighbours, and going up and down stays in the same column.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt

KEPT = 0.3
"""The penalty for leaving the column or row along which the finger came."""
HOLDS = 4
"""A place around this many others is only the ground under them."""

KEYS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
PAD = {
    Qt.Key.Key_1: (-1, 1),
    Qt.Key.Key_2: (0, 1),
    Qt.Key.Key_3: (1, 1),
    Qt.Key.Key_4: (-1, 0),
    Qt.Key.Key_6: (1, 0),
    Qt.Key.Key_7: (-1, -1),
    Qt.Key.Key_8: (0, -1),
    Qt.Key.Key_9: (1, -1),
    Qt.Key.Key_End: (-1, 1),
    Qt.Key.Key_PageDown: (1, 1),
    Qt.Key.Key_Home: (-1, -1),
    Qt.Key.Key_PageUp: (1, -1),
}
"""The number pad, with its digits and without."""

Way = tuple[int, int]


def way_of(key: Qt.Key, modifiers: Qt.KeyboardModifier) -> Way | None:
    """The direction of a key: with Shift, an arrow goes to the corner on its right."""
    held = modifiers & ~Qt.KeyboardModifier.KeypadModifier
    pad = bool(modifiers & Qt.KeyboardModifier.KeypadModifier)
    if key in KEYS and held == Qt.KeyboardModifier.ShiftModifier:
        x, y = KEYS[key]
        return (x - y, x + y)
    if held != Qt.KeyboardModifier.NoModifier:
        return None
    return KEYS.get(key) or (PAD.get(key) if pad else None)


def nearest(found: Mapping[str, QPointF], here: str, way: Way, came: QPointF | None = None) -> str:
    """The thing that a step in a direction leads to; '' if there is none."""
    dx, dy = way
    long = hypot(dx, dy)
    start, track = found[here], came or found[here]
    from_x, from_y, track_x, track_y = start.x(), start.y(), track.x(), track.y()
    best, score = "", 1e18
    for key, there in found.items():
        there_x, there_y = there.x(), there.y()
        x, y = there_x - from_x, there_y - from_y
        along = (x * dx + y * dy) / long
        if key == here or along <= 1:
            continue
        off = abs((there_x - track_x) * dy - (there_y - track_y) * dx) / long
        far = hypot(x, y)
        reach = far * (far / along) ** 2 + KEPT * off  # the nearest, and the further aside the less so
        if reach < score - 1e-6:
            best, score = key, reach
    return best


def keeps(track: QPointF, there: QPointF, way: Way) -> QPointF:
    """The track after a step: a vertical step keeps the column, a horizontal one the row."""
    dx, dy = way
    return QPointF(track.x() if not dx else there.x(), track.y() if not dy else there.y())


def grounds(boxes: Mapping[str, QRectF]) -> set[str]:
    """Places that are only the ground under others, so that arrows skip them."""
    middles = [box.center() for box in boxes.values()]
    return {key for key, box in boxes.items() if sum(map(box.contains, middles)) > HOLDS}
