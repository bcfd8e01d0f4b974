"""Shows what can be done: what can be picked up, where it may go, and what dropping it here would mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from nutdesk.core.table import Box, Gesture, Piece, Svg
from nutdesk.desk.kit.marks import mark_art, pill
from nutdesk.desk.table.last_move import LastMove
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT

if TYPE_CHECKING:
    from nutdesk.desk.table.grip import Grip

MANY = 16
"""More highlighted places than this at once are no help."""
FORBIDDEN = (Box(-19, -19, 38, 38, 19, "#FFF6E0", "#3B2416", 1.5), Svg("ui-no", -15, -15, 30, 30, "#B3261E"))
"""The sign over a place where a piece may not go."""


class Lights:
    """The marks of a grip."""

    def __init__(self, grip: Grip) -> None:
        self.grip = grip
        self.scene = grip.scene
        self.marks = Overlay(grip.scene)
        """What can be picked up, and where it may go."""
        self.aim_marks = Overlay(grip.scene)
        """The spot that is aimed at, and what counts there."""
        self.finger_mark = Overlay(grip.scene)
        self.last_move = LastMove(grip.scene, lambda: grip.session.viewer)

    def refresh(self) -> None:
        """Draw all marks again: what can be picked up, where it may go, the finger."""
        grip, scene, marks = self.grip, self.scene, self.marks
        marks.clear()
        self.aim_marks.clear()
        self.last_move.draw()
        if grip.held is not None:
            marks.ring(grip.held.id, "home" if grip.by == "drag" else "counts")
            quiet = self.quiet_targets()
            for spot, gestures in grip.targets().items() if grip.tells else ():
                if spot == "hand":
                    marks.ring_tray()
                marks.ring(spot, "faint" if spot in quiet else "legal")
                self._mark_pill(spot, gestures)
            self.mark_aim()
        elif grip.shown:
            for key in grip.shown:
                marks.ring(key, "legal")
        elif grip.enabled:
            tray = [key for key, item in scene.pieces.items() if item.in_tray]
            # A mark in the hand is useful only if not everything can be played.
            some = not all(grip.offers(key) for key in tray)
            for key in grip.liftable():
                item = scene.pieces.get(key)
                if item is not None and (some or not item.in_tray):
                    marks.ring(key, "selectable")
        self.mark_finger()

    def mark_finger(self) -> None:
        """Mark the finger alone, as it moves often while the other marks stay."""
        finger = self.grip.finger
        self.finger_mark.clear()
        if finger.at:
            self.finger_mark.ring(finger.at, "focus" if finger.pointing else "hover")

    def quiet_targets(self) -> set[str]:
        """Among very many places, those that do not score most: they are marked faintly until one is aimed at."""
        targets = self.grip.targets()
        if len(targets) <= MANY:
            return set()
        brings = {spot: max(len(gesture.lines) for gesture in found) for spot, found in targets.items()}
        best = {spot for spot, number in brings.items() if number == max(brings.values())}
        return brings.keys() - best if len(best) <= MANY else set(brings)

    def _mark_pill(self, spot: str, gestures: list[Gesture]) -> None:
        scene, item = self.scene, self.scene.item(spot)
        says = gestures[0].says if len(gestures) == 1 else ""
        if item is None or not says:
            return
        unit = max(scene.layout_.unit, scene.layout_.least / 16)
        art = pill(says, scene.style_, icon="ui-barrier" if gestures[0].barrier else "")
        top = min(
            (
                self._top(other.thing.id)
                for other in scene.pieces.values()
                if isinstance(other.thing, Piece) and other.thing.spot == spot and not other.in_tray
            ),
            default=self._top(spot),
        )
        high = min(top, self._top(spot)) - 14 * unit
        self.marks.lay(art, QPointF(item.pos().x(), max(20 * unit, high)), unit, LIFT * 0.8)

    def _top(self, key: str) -> float:
        item = self.scene.item(key)
        assert item is not None
        return item.pos().y() - item.thing.h / 2 * self.scene.unit(item)

    def mark_aim(self) -> None:
        """Mark the spot under the held piece, the pieces its sentence is about, and a forbidden spot in red."""
        grip, scene, marks = self.grip, self.scene, self.aim_marks
        marks.clear()
        item = scene.item(grip.aimed) if grip.held is not None and grip.aimed else None
        if item is None:
            return
        found = grip.targets().get(grip.aimed, [])
        legal = bool(found) or not grip.tells
        unit = scene.unit(item)
        marks.lay(mark_art(item.thing, "aimed" if legal else "no"), item.pos(), unit, item.zValue() + 0.6)
        if not legal:
            marks.lay(FORBIDDEN, QPointF(item.pos().x(), self._top(grip.aimed)), unit, LIFT * 0.85)
        for gesture in found[:1] if grip.tells else ():
            for key in gesture.counts:
                other = scene.item(key)
                if other is not None:
                    order = other.zValue() + 0.005
                    marks.lay(mark_art(other.thing, "counts"), other.pos(), scene.unit(other), order)
