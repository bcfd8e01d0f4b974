"""Shows what can be done: what can be picked up, where it may go, and what dropping it here would mean.

A lit place carries a small sign of what it brings; the words for it are told where it is aimed at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from nutdesk.core.table import Art, Box, Gesture, Svg
from nutdesk.desk.kit.art import bounds
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.marks import mark_art, pill, plaque
from nutdesk.desk.table.last_move import LastMove
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT
from nutdesk.desk.table.signs import Area, FreeRoom, area

if TYPE_CHECKING:
    from nutdesk.desk.table.grip import Grip

MANY = 16
"""More highlighted places than this at once are no help."""
TOLD = 4
"""So many meanings of one drop are told in words; the menu after the drop has them all."""
LETTERS = 16
"""Their size, in units."""
SMALLER = 0.72
"""Signs shrink to this part where they have little room."""
GATE = "ui-barrier"
QUIET = ("+0", "?")
"""Values that promise nothing."""
FORBIDDEN = (Box(-19, -19, 38, 38, 19, "#FFF6E0", "#3B2416", 1.5), Svg("ui-no", -15, -15, 30, 30, "#B3261E"))
"""The sign over a place where a piece may not go."""


def sign_of(found: Sequence[Gesture]) -> tuple[str, tuple[str, ...]]:
    """The value and the icons on a place: what all its meanings have in common."""
    values = {gesture.value or _together(gesture) for gesture in found}
    icons = [icon for icon in found[0].icons if all(icon in gesture.icons for gesture in found)]
    if all(gesture.barrier for gesture in found):
        icons.append(GATE)
    return values.pop() if len(values) == 1 else "", tuple(icons)


def _together(gesture: Gesture) -> str:
    """What the lines of a sum come to, where the game does not say it."""
    worth = [int(line.value) for line in gesture.lines if line.value.lstrip("+-").isdigit()]
    return f"{sum(worth):+d}" if worth else ""


def words_of(found: Sequence[Gesture]) -> list[tuple[str, str]]:
    """What each meaning of a drop would do, and the gate before what cannot be taken back."""
    told = {gesture.says or gesture.barrier: GATE if gesture.barrier else "" for gesture in found}
    lines = [(words, icon) for words, icon in told.items() if words]
    return lines if len(lines) <= TOLD else [*lines[: TOLD - 1], ("…", "")]


class Lights:
    """The marks of a grip."""

    def __init__(self, grip: Grip) -> None:
        self.grip = grip
        self.scene = grip.scene
        self.marks = Overlay(grip.scene)
        """What can be picked up, where it may go, and the sign of what it brings there."""
        self.aim_marks = Overlay(grip.scene)
        """The spot that is aimed at, in words what it brings, and what counts there."""
        self.finger_mark = Overlay(grip.scene)
        self.signs: dict[str, Area] = {}
        """The signs on the lit places, in the scene."""
        self._room: FreeRoom | None = None
        self.last_move = LastMove(grip.scene, lambda: grip.session.viewer)

    def refresh(self) -> None:
        """Draw all marks again: what can be picked up, where it may go, the finger."""
        grip, scene, marks = self.grip, self.scene, self.marks
        marks.clear()
        self.aim_marks.clear()
        self.signs, self._room = {}, None
        self.last_move.draw()
        if grip.held is not None:
            self._room = FreeRoom(scene)
            marks.ring(grip.held.id, "home" if grip.by == "drag" else "held")
            quiet = self.quiet_targets()
            for spot in grip.targets() if grip.tells else ():
                if spot == "hand":
                    marks.ring_tray()
                marks.ring(spot, "faint" if spot in quiet else "legal")
            if grip.tells:
                # Among very many places only what sets one apart.
                apart = {s: found for s, found in grip.targets().items() if s not in quiet or found[0].icons}
                self._mark_signs(apart, self._room)
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

    @property
    def unit(self) -> float:
        """Pixels per unit of signs and words: they are read as the panels are, however small the board is."""
        return max(self.scene.layout_.unit, self.scene.layout_.least / LETTERS)

    def _mark_signs(self, targets: Mapping[str, Sequence[Gesture]], room: FreeRoom) -> None:
        """Lay a sign on each place that brings something: all as large as letters are elsewhere, or all smaller."""
        shown = {spot: sign_of(found) for spot, found in targets.items() if self.scene.item(spot) is not None}
        arts = {
            spot: pill(value, self.scene.style_, icons=icons, quiet=value in QUIET)
            for spot, (value, icons) in shown.items()
            if value or icons
        }
        for times in (1.0, max(SMALLER, SMALLEST / (LETTERS * self.unit))):
            tight = False
            self.signs = {}
            for spot, art in arts.items():
                item = self.scene.item(spot)
                assert item is not None
                wide, high = self._size(art)
                sign, narrow = room.sign_on(item, (wide * times, high * times), list(self.signs.values()))
                tight = tight or (narrow and not item.in_tray)
                if sign is not None:
                    self.signs[spot] = sign
            if not tight:
                break
        for spot, sign in self.signs.items():
            self.marks.lay(arts[spot], sign.middle, self.unit * times, LIFT * 0.8, magnified=times == 1)

    def _size(self, art: Art) -> tuple[float, float]:
        box = bounds(art)
        return box.width() * self.unit, box.height() * self.unit

    def mark_aim(self) -> None:
        """Mark the spot under the held piece, the pieces its sentence is about, and a forbidden spot in red."""
        grip, scene, marks = self.grip, self.scene, self.aim_marks
        marks.clear()
        if grip.held is None or not grip.aimed:
            return
        found = grip.targets().get(grip.aimed, [])
        item = scene.item(grip.aimed)
        if item is not None:
            legal = bool(found) or not grip.tells
            unit = scene.unit(item)
            marks.lay(mark_art(item.thing, "aimed" if legal else "no"), item.pos(), unit, item.zValue() + 0.6)
            if not legal and self._room is not None:
                sign, _ = self._room.sign_on(item, (38 * unit, 38 * unit), [])
                if sign is not None:
                    marks.lay(FORBIDDEN, sign.middle, unit, LIFT * 0.85)
        if grip.tells and found:
            self._mark_words(found)
            for key in found[0].counts:
                other = scene.item(key)
                if other is not None:
                    order = other.zValue() + 0.005
                    marks.lay(mark_art(other.thing, "counts"), other.pos(), scene.unit(other), order)

    def _mark_words(self, found: Sequence[Gesture]) -> None:
        """Tell what the aimed spot brings, beside it and clear of every other place that is lit."""
        grip, scene, room = self.grip, self.scene, self._room
        lines = words_of(found)
        if not lines or room is None:
            return
        art = plaque(lines, scene.style_)
        others = [scene.item(key) for key in grip.targets() if key != grip.aimed]
        aimed = self._aimed(room)
        # A place around the aimed one, or one that is most of the table, cannot be kept clear of.
        lit = [box for box in map(room.of, filter(None, others)) if not box.holds(aimed) and not room.fills(box)]
        at = room.words_at(aimed, self._size(art), lit, list(self.signs.values()))
        self.aim_marks.lay(art, at.middle, self.unit, LIFT * 2.2)

    def _aimed(self, room: FreeRoom) -> Area:
        """The place that is aimed at with all that lies on it: on the table, beside it, or the hand."""
        grip, scene = self.grip, self.scene
        item = scene.item(grip.aimed)
        if item is not None and grip.held is not None and room.fills(room.of(item)):
            return room.of(scene.pieces[grip.held.id])  # as on the whole floor: near where it was taken
        if item is not None:
            boxes = [room.of(item)]
            things = [piece for piece in scene.pieces.values() if piece.in_tray == item.in_tray]
            boxes += [room.of(piece) for piece in things if getattr(piece.thing, "spot", "") == grip.aimed]
            return _hull(boxes)
        if grip.aimed in grip.places:
            return area(grip.places[grip.aimed])
        top = min((room.of(piece).top for piece in scene.pieces.values() if piece.in_tray), default=scene.tray_top)
        return Area(scene.tray_left, min(top, scene.tray_top), scene.layout_.width - scene.tray_right, scene.tray_top)


def _hull(boxes: Sequence[Area]) -> Area:
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return Area(min(lefts), min(tops), max(rights), max(bottoms))
