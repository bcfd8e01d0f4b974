"""The finger, the keyboard's pointer on the table: it goes from thing to thing, picks one up and puts it down."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from nutdesk.core.table import Gesture, Piece
from nutdesk.desk.table.arrows import Way, grounds, keeps, nearest

if TYPE_CHECKING:
    from nutdesk.desk.table.grip import Grip

NEAR = 12
"""Things within this many pixels count as one for the arrows."""


class Finger:
    """Moves over what a grip can pick up, or over the places for what it holds."""

    def __init__(self, grip: Grip) -> None:
        self.grip = grip
        self.scene = grip.scene
        self.at = ""
        """The id of what it is on; '' for nothing."""
        self.pointing = True
        """Whether the table has the keys; otherwise the finger only remembers its place."""
        self.track: QPointF | None = None
        """The path it came along: going up and down it stays in its column."""
        self._ground: set[str] | None = None
        """Spots that the arrows skip on this table, once they were needed."""

    def stay_on(self, keys: Set[str]) -> None:
        """Stay on the same thing in a new table, if it is still there."""
        self._ground = None
        if self.at not in keys:
            self.at = ""

    def set_pointing(self, on: bool) -> None:
        """The table gets the keys, or loses them."""
        if on != self.pointing:
            self.pointing = on
            self.grip.lights.mark_finger()

    # ---- going ----------------------------------------------------------------------------------------------------

    def put(self, key: str) -> None:
        """Put the finger on a thing; '' removes it."""
        grip = self.grip
        self.at, self.track = key, None
        if grip.held is not None and grip.by == "key":
            grip.aim(key)
        grip.lights.mark_finger()
        grip.pointed.emit(key)

    def step(self, way: Way) -> str:
        """Move to the nearest candidate in a direction."""
        found = self.candidates()
        if not found:
            return ""
        if self.at not in found:
            self.put(next((key for key in self.grip.liftable() if key in found), next(iter(found))))
            return self.at
        track = self.track or found[self.at]
        best = nearest(found, self.at, way, track)
        if best:
            self.put(best)
            self.track = keeps(track, found[best], way)
        return self.at

    def next_possible(self, by: int) -> str:
        """Move to the next thing that can be picked up, or to the next place for the held one."""
        found, grip = self.candidates(), self.grip
        keys = [key for key in (grip.targets() if grip.held is not None else grip.liftable()) if key in found]
        if keys:
            at = keys.index(self.at) + by if self.at in keys else (0 if by > 0 else -1)
            self.put(keys[at % len(keys)])
        return self.at

    def candidates(self) -> dict[str, QPointF]:
        """What the arrows can reach: what can be picked up and every spot, or every place for the held piece."""
        grip, scene = self.grip, self.scene
        if self._ground is None:
            things = {key: item.thing for key, item in scene.spots.items()}
            self._ground = grounds(
                {key: QRectF(it.x - it.w / 2, it.y - it.h / 2, it.w, it.h) for key, it in things.items()}
            )
        found: dict[str, QPointF] = {
            key: item.pos() for key, item in scene.spots.items() if item.isVisible() and key not in self._ground
        }
        if grip.held is not None:
            meant = {key: grip.place(key) for key in grip.targets()}
            return {**_apart(found, meant), **meant}
        taken = {
            key: item.pos()
            for key, item in scene.pieces.items()
            if isinstance(item.thing, Piece) and (grip.offers(key) or item.thing.glow) and not item.thing.label
        }
        for key, at in taken.items():
            spot = scene.spots.get(self.spot_of(key))
            # A piece near the middle of its spot stands for it.
            if spot is not None and _far(spot.pos(), at) < min(spot.thing.w, spot.thing.h) * scene.scale / 4:
                found.pop(spot.thing.id, None)
        return {**_apart(found, taken), **taken, **{k: i.pos() for k, i in scene.pieces.items() if i.in_tray}}

    def spot_of(self, key: str) -> str:
        """The spot that a thing is or lies on."""
        standing = self.scene.pieces.get(key)
        return standing.thing.spot if standing is not None and isinstance(standing.thing, Piece) else key

    # ---- doing ----------------------------------------------------------------------------------------------------

    def would_do(self, key: str) -> tuple[str, list[Gesture]] | None:
        """What Enter picks up: a piece and its gestures; '' and a gesture if it is made at once."""
        grip, scene = self.grip, self.scene
        if grip.offers(key):
            return key, grip.offers(key)
        spot = self.spot_of(key)
        lying = [
            item
            for item in scene.pieces.values()
            if isinstance(item.thing, Piece) and item.thing.spot == spot and grip.offers(item.thing.id)
        ]
        if lying and spot in scene.spots:
            top = max(lying, key=lambda item: item.zValue()).thing.id
            return top, grip.offers(top)
        found = grip.filling(spot) if spot in scene.spots else []
        return ("", found) if found else None

    def take_up(self, piece: str) -> None:
        """Pick up a piece and move to the first place where it may go; a die is thrown at once."""
        grip = self.grip
        if piece in self.scene.pieces and grip.lift(piece, "key") and grip.targets():
            first = next(iter(grip.targets()))
            if any(gesture.click for gesture in grip.targets()[first]):
                grip.aim(first)
                grip.drop()
            else:
                self.put(first)

    def press(self) -> None:
        """Pick up, or drop. On a spot: pick up what lies there, or put the only possible thing there."""
        grip = self.grip
        if grip.held is not None:
            grip.aim(self.at)
            grip.drop()
            return
        doing, spot = self.would_do(self.at), self.spot_of(self.at)
        if doing is not None and not doing[0]:
            grip.fill(spot, "key")
        elif doing is not None or spot not in self.scene.spots:
            self.take_up(doing[0] if doing is not None else self.at)


def _apart(found: dict[str, QPointF], meant: dict[str, QPointF]) -> dict[str, QPointF]:
    """Leave out what lies in the same place as something more important: no arrow would lead from one to the other."""
    taken = [(there.x(), there.y()) for there in meant.values()]
    free: dict[str, QPointF] = {}
    for key, at in found.items():
        left, top = at.x(), at.y()
        if not any(abs(left - x) + abs(top - y) < NEAR for x, y in taken):
            free[key] = at
    return free


def _far(one: QPointF, two: QPointF) -> float:
    return (one - two).manhattanLength()
