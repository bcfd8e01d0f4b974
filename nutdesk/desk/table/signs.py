"""Where a sign on a lit place and the words for the aimed one find room, so that they cover nothing that counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot, inf
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from nutdesk.core.table import Art, Inset, Label, Piece, Spot, Svg
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.fitting import enlarged, height_of, least_size, shrunk
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.table.scene import TableScene, ThingItem

SMALL = 0.45
"""A drawing up to this part of its thing is a fact, as the nuts that a tile costs; a larger one is scenery."""
MOST = 0.4
"""A place that takes this part of the board has others on it."""
SLACK = 0.07
"""The part of a name's height at its edge that may lie on something without covering it."""
WIDER = 1.25
"""How much wider than its place a name may be."""
GAP = 5
"""Pixels between the words and what they are about."""


class Area(NamedTuple):
    """A rectangle of the scene: plain numbers, as many of them are compared."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float, unit: float = 1.0) -> Area:
        return Area(x + self.left * unit, y + self.top * unit, x + self.right * unit, y + self.bottom * unit)

    def over(self, other: Area) -> float:
        """How much of the two is common to both."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def holds(self, other: Area) -> bool:
        """Whether the middle of another one is inside."""
        at = other.middle
        return self.left <= at.x() <= self.right and self.top <= at.y() <= self.bottom

    def grown(self, by: float) -> Area:
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)

    @property
    def middle(self) -> QPointF:
        return QPointF((self.left + self.right) / 2, (self.top + self.bottom) / 2)


def area(box: QRectF) -> Area:
    """A rectangle of Qt as plain numbers."""
    return Area(box.left(), box.top(), box.right(), box.bottom())


@lru_cache(4096)
def facts_of(art: Art, style: Style, scale: float, text: float, small: float) -> tuple[Area, ...]:
    """What must stay legible of a drawing, in its units: its texts, and drawings that are smaller than this."""
    found: list[Area] = []
    for layer in art if style.floor <= SMALLEST else legible(art, style, scale):
        if isinstance(layer, Label):
            box = written(layer, style, scale, text)
            if box is not None:
                found.append(box)
        elif isinstance(layer, Svg) and max(layer.w, layer.h) <= small and layer.opacity == 1:
            found.append(Area(layer.x, layer.y, layer.x + layer.w, layer.y + layer.h))
        elif isinstance(layer, Inset):
            inner = facts_of(layer.art, style, scale * layer.scale, text, small / layer.scale)
            found += [box.moved(layer.x, layer.y, layer.scale) for box in inner]
    return tuple(found)


def written(label: Label, style: Style, scale: float, larger: float) -> Area | None:
    """Where the letters of a label are, which is often less than its box."""
    text = style.words(label.text)
    if not text:
        return None
    least = least_size(style, scale)
    size = max(label.size, least)
    if label.shrink:
        size = shrunk(text, label.w, size, least, label.weight, label.display)
    if larger > 1:
        size = enlarged(label, text, size, larger)
    if label.wrap:
        wide, high = label.w, min(label.h, height_of(label, text, size, 1.0))
    else:
        wide = min(metrics(size, label.weight, label.display).horizontalAdvance(text), label.w)
        high = size * 1.15
    left = label.x + {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align] * (label.w - wide)
    top = label.y if label.top else label.y + (label.h - high) / 2
    return Area(left, top, left + wide, top + high)


class FreeRoom:
    """A table as far as signs and words have to keep clear of it."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        room = scene.layout_.board
        self.room = Area(room.left() + 2, 2 if room.top() < 20 else room.top(), room.right() - 2, scene.tray_top - 2)
        """What is in sight of the board: the panels and the tray lie above the rest."""
        self.facts: list[Area] = []
        self.pieces: list[Area] = []
        for item in (*scene.spots.values(), *scene.pieces.values()):
            self.facts += self.facts_on(item)
        self.facts += map(area, scene.title_boxes())
        if scene.table is not None:
            corner = scene.board_point(0, 0)
            for art in (scene.table.backdrop, scene.table.painted):
                written = facts_of(art, scene.style_, scene.scale, scene.layout_.text, 0)
                self.facts += [box.moved(corner.x(), corner.y(), scene.scale) for box in written]
        for item in scene.pieces.values():
            box = self.of(item)
            self.pieces.append(box.grown(-0.12 * min(box.right - box.left, box.bottom - box.top)))

    def of(self, item: ThingItem) -> Area:
        """The place that a thing takes."""
        unit, thing = self.scene.unit(item), item.thing
        wide, high = thing.w / 2 * unit, thing.h / 2 * unit
        return Area(item.at_x - wide, item.at_y - high, item.at_x + wide, item.at_y + high)

    def fills(self, box: Area) -> bool:
        """Whether a place is a large part of what is in sight."""
        room = self.room
        return box.over(room) > MOST * (room.right - room.left) * (room.bottom - room.top)

    def facts_on(self, item: ThingItem) -> list[Area]:
        """What must stay legible of a thing, in the scene."""
        scene, thing, unit = self.scene, item.thing, self.scene.unit(item)
        magnified = scene.layout_.magnified if item.in_tray else 1.0
        text = 1.0 if item.in_tray else scene.layout_.text
        art = item.art() + (thing.badge if isinstance(thing, Spot) else ())
        small = 0.0 if isinstance(thing, Piece) and not item.in_tray else SMALL * max(thing.w, thing.h)
        boxes = facts_of(art, scene.style_, unit / magnified, text, small)
        return [box.moved(item.at_x, item.at_y, unit) for box in boxes]

    # ---- signs ----------------------------------------------------------------------------------------------------

    def sign_on(self, item: ThingItem, size: tuple[float, float], taken: Sequence[Area]) -> tuple[Area | None, bool]:
        """Where a sign of this size lies on a place, None if that is out of sight; and whether it has no good room."""
        box = self.of(item)
        if not item.in_tray and not self.room.over(box):
            return None, False
        wide, high = size
        near = box.grown(max(wide, high))
        facts = [other for other in self.facts if other.over(near)]
        pieces = [other for other in self.pieces if other.over(near)]
        best, least, tight = None, float("inf"), False
        for number, sign in enumerate(self._offers(item, box, wide, high)):
            if not item.in_tray and sign.over(self.room) < wide * high - 1:
                continue
            hidden = sum(map(sign.grown(1).over, facts)) + 2 * sum(map(sign.grown(2).over, taken))
            cost = 60 * hidden + sum(map(sign.over, pieces)) + number * wide * high / 200
            if cost < least:
                best, least, tight = sign, cost, hidden > 0 or sign.over(box) < wide * high / 3
        return best, tight

    def _offers(self, item: ThingItem, box: Area, wide: float, high: float) -> Iterable[Area]:
        """Places for a sign: on the upper edge first, then anywhere on its place, then just beside it."""
        x, y = box.middle.x(), box.middle.y()
        across, down = (box.right - box.left) / 2, (box.bottom - box.top) / 2
        hexagon = isinstance(item.thing, Spot) and item.thing.shape == "hex"
        for fy in (-1.0, 1.0, -0.75, 0.75, -0.5, 0.5, -0.25, 0.25, 0.0):
            for fx in (0.8, -0.8, 1.0, -1.0, 1.2, -1.2, 0.5, -0.5, 0.25, -0.25, 0.0):
                if hexagon and abs(fy) > 1.1 - abs(fx) / 2:
                    continue  # beyond the sloping edge
                cx, cy = x + fx * (across - wide * 0.3), y + fy * (down - high * 0.3)
                yield Area(cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2)
        for fx, fy in ((0, -1), (1, 0), (-1, 0), (0, 1)):
            cx, cy = x + fx * (across + wide / 2), y + fy * (down + high / 2)
            yield Area(cx - wide / 2, cy - high / 2, cx + wide / 2, cy + high / 2)

    def name_beside(self, item: ThingItem, at: QPointF, size: tuple[float, float], taken: Sequence[Area]) -> Area:
        """Where a name of this size lies that has no room on its place: as near as it covers nothing."""
        wide, high = size
        own = self.of(item)
        spots = [self.of(other) for other in self.scene.spots.values() if other is not item]
        # What is as large as the place itself might be taken for what is named.
        others = [box.grown((box.left - box.right) / 4) for box in spots if not self.fills(box) and not box.holds(own)]
        best, least = None, inf
        for name in self._around_point(at, wide, high):
            cost = float(any(map(name.over, others))) + 2 * any(map(name.over, taken))
            if cost < least:
                covers = 3 * sum(fact.over(name) for fact in self.facts) + 2 * sum(
                    box.over(name) for box in self.pieces
                )
                cost += 4 * covers / (wide * high)
            if cost < least:
                best, least = name, cost
            if cost <= 0.12:
                break
        assert best is not None
        return best

    def home_of(self, item: ThingItem, at: QPointF, size: tuple[float, float], taken: Sequence[Area]) -> Area | None:
        """Where on its own place a name of this size covers nothing that counts, near a point; None if nowhere."""
        wide, high = size
        box = self.of(item)
        across, down = (box.right - box.left) / 2, (box.bottom - box.top) / 2
        if wide > WIDER * 2 * across or high > down:
            return None
        near = box.grown(wide)
        facts = [fact for fact in (*self.facts, *self.pieces, *taken) if fact.over(near)]
        ways = [
            (box.middle.x() + across * x, box.middle.y() + down * y)
            for x in (0.0, 0.15, -0.15, 0.3, -0.3, 0.5, -0.5)
            for y in _steps(-0.8, 0.8, 0.08)
        ]
        for x, y in sorted(ways, key=lambda way: hypot(way[0] - at.x(), way[1] - at.y())):
            name = Area(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
            inner = name.grown(-SLACK * high)  # at its very edge there are no letters
            if name.over(self.room) > wide * high - 1 and not any(map(inner.over, facts)):
                return name
        return None

    def _around_point(self, at: QPointF, wide: float, high: float) -> Iterable[Area]:
        """Places in the room, the nearest to a point first."""
        room, x, y = self.room, at.x(), at.y()
        for right, down in _spiral(round(high), round(room.right - room.left), round(room.bottom - room.top)):
            left = min(max(x + right - wide / 2, room.left), room.right - wide)
            top = min(max(y + down - high / 2, room.top), room.bottom - high)
            yield Area(left, top, left + wide, top + high)

    # ---- words ----------------------------------------------------------------------------------------------------

    def words_at(self, aimed: Area, size: tuple[float, float], lit: Sequence[Area], signs: Sequence[Area]) -> Area:
        """Where words of this size lie: near what they are about, and on as little as may be that counts."""
        wide, high = size
        room = self.room
        wide, high = min(wide, room.right - room.left), min(high, room.bottom - room.top)
        own = aimed.grown(GAP)
        best, least = None, float("inf")
        for far, words in self._around(aimed, wide, high):
            if far >= least:
                break  # they come nearest first
            cost = far + 1e6 * bool(words.over(own)) + 1e7 * any(words.over(sign) for sign in signs)
            size_ = wide * high
            cost += 900 * sum(map(words.over, lit)) / size_
            if cost < least:
                cost += (
                    1200 * sum(map(words.over, self.facts)) / size_ + 200 * sum(map(words.over, self.pieces)) / size_
                )
            if cost < least:
                best, least = words, cost
        assert best is not None
        return best

    def _around(self, aimed: Area, wide: float, high: float) -> list[tuple[float, Area]]:
        """Places in the room and how far they are from what is aimed at, the nearest first; above is better."""
        room, middle = self.room, aimed.middle
        rows = {aimed.top - GAP - high, aimed.bottom + GAP, middle.y() - high / 2}
        columns = {aimed.left - GAP - wide, aimed.right + GAP, middle.x() - wide / 2}
        rows |= set(_steps(room.top, room.bottom - high, high / 2))
        columns |= set(_steps(room.left, room.right - wide, max(high / 2, wide / 6)))
        found = []
        for top in {min(max(top, room.top), room.bottom - high) for top in rows}:
            for left in {min(max(left, room.left), room.right - wide) for left in columns}:
                aside = max(aimed.left - left - wide, left - aimed.right, 0)
                above = max(aimed.top - top - high, top - aimed.bottom, 0)
                off = abs(left + wide / 2 - middle.x()) * 0.15 + (10 if top > middle.y() - high / 2 else 0)
                found.append((hypot(aside, above) + off, Area(left, top, left + wide, top + high)))
        found.sort(key=lambda one: one[0])
        return found


@lru_cache(8)
def _spiral(high: int, across: int, down: int) -> tuple[tuple[float, float], ...]:
    """Ways from a point to places all over a room, the shortest first; names are wide, so up and down is farther."""
    columns, rows = (
        range(-across // (high // 2), across // (high // 2) + 1),
        range(-down * 3 // high, down * 3 // high + 1),
    )
    ways = [(column * high / 2, row * high / 3) for column in columns for row in rows]
    return tuple(sorted(ways, key=lambda way: hypot(way[0] * 0.6, way[1])))


def _steps(start: float, stop: float, step: float) -> Iterable[float]:
    at = start
    while at < stop:
        yield at
        at += step
    yield stop
