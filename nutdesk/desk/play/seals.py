"""Where the numbers of hints go on the board."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from PySide6.QtCore import QLineF, QPointF

from nutdesk.desk.kit.tips import HEAD, SEAL
from nutdesk.desk.table.scene import ThingItem

STEPS = 24
"""This many places along an arrow are tried for its number."""


@attrs.frozen
class Aim:
    """What a hint marks on the board: an arrow, or only a piece."""

    number: int
    start: QPointF
    stop: QPointF | None
    item: ThingItem


def place_seals(aims: list[Aim], unit: float, unit_of: Callable[[ThingItem], float]) -> dict[int, QPointF]:
    """Where the numbers go: behind the head of their own arrow or at a corner of the piece, clear of each other.

    The best move chooses first.
    """
    places: dict[int, QPointF] = {}
    for aim in sorted(aims, key=lambda aim: aim.number):
        offers = _behind(aim.start, aim.stop, unit) if aim.stop else _corners(aim.item, unit_of(aim.item))
        ways = [QLineF(other.start, other.stop) for other in aims if other.stop is not None and other is not aim]
        if aim.stop and QLineF(aim.start, aim.stop) in ways:  # one arrow for two moves: side by side
            offers = _beside(offers, aim.start, aim.stop, unit)

        def free(offer: QPointF, ways: list[QLineF] = ways) -> tuple[float, float]:
            apart = [_far(offer, place) / (2.3 * SEAL * unit) for place in places.values()]
            heads = [_far(offer, way.p2()) / (1.3 * SEAL * unit) for way in ways]
            shafts = [_off(offer, way) / (1.3 * SEAL * unit) for way in ways]
            return min([1.0, *apart, *heads]), round(min([1.0, *shafts]), 1)

        places[aim.number] = max(offers, key=free)  # of several the first
    return places


def _beside(offers: list[QPointF], start: QPointF, stop: QPointF, unit: float) -> list[QPointF]:
    """Places along an arrow and to both sides of it."""
    across = QLineF(start, stop).normalVector().unitVector()
    side = QPointF(across.dx(), across.dy()) * 1.2 * SEAL * unit
    return [offer + way for offer in offers for way in (QPointF(), -side, side)]


def _off(point: QPointF, way: QLineF) -> float:
    """How far a point is from the nearest place of an arrow."""
    ahead = QPointF(way.dx(), way.dy())
    part = QPointF.dotProduct(point - way.p1(), ahead) / max(1.0, way.length() ** 2)
    return _far(point, way.pointAt(min(1.0, max(0.0, part))))


def _behind(start: QPointF, stop: QPointF, unit: float) -> list[QPointF]:
    """Places along an arrow, the one at its head first."""
    line = QLineF(stop, start)
    first = min(1.0, (HEAD + SEAL) * unit / line.length())
    return [line.pointAt(first + (1 - first) * k / STEPS) for k in range(STEPS + 1)]


def _corners(item: ThingItem, unit: float) -> list[QPointF]:
    wide, high = item.thing.w * unit * 0.45, item.thing.h * unit * 0.45
    return [item.pos() + QPointF(dx * wide, dy * high) for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1))]


def _far(one: QPointF, other: QPointF) -> float:
    return QLineF(one, other).length()
