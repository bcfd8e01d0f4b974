"""The hand at the table: lifting a piece, seeing where it may go, dropping it.

Drag, two clicks and keys walk the same list of gestures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk.core.game import Ruling, look, no
from nutdesk.core.moves import Action
from nutdesk.core.table import Box, Gesture, Oval, Piece, Svg, Table
from nutdesk.desk.access.finger import Way, grounds, keeps, nearest
from nutdesk.desk.kit.marks import mark_art, pill
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, TableScene
from nutdesk.desk.table.session import Session

GHOST = 1.15
RAISED = 14
NEAR = 12
"""Pixels within which the arrows take two things for one."""
MANY = 16
"""More lit places than this at once are a glare, not a help."""


class Grip(QObject):
    """What is held, and what letting go here would mean."""

    held_changed = Signal()
    aimed_changed = Signal()
    dropped = Signal(object, object)
    """list[Gesture] that the drop can mean (one or more), and where (QPointF in the scene)."""
    refused = Signal(object, str, str)
    """Ruling, piece id, spot id: the drop means something that the rules do not allow."""
    pointed = Signal(str)
    """The id under the keyboard's or mouse's finger; '' for none."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.enabled = True
        self.held: Piece | None = None
        self.by = ""
        """How it is held: 'drag', 'click' or 'keys'."""
        self.aimed = ""
        self.focus = ""
        self.hovered = ""
        self.shown: tuple[str, ...] = ()
        """What a lesson points at while nothing is held."""
        self.places: dict[str, QRectF] = {}
        """Where one can drop beside the board, in the scene: the players' cards."""
        self.said_beside: dict[str, str] = {}
        """What there is to say about them."""
        self._offers: dict[str, list[Gesture]] = defaultdict(list)
        self._targets: dict[str, list[Gesture]] = {}
        self._attempts: dict[str, tuple[Action, ...]] = {}
        """What dropping the held piece on a spot would mean."""
        self._ghost: QGraphicsPixmapItem | None = None
        self.marks = Overlay(scene)
        """What can be lifted, where it may go, the finger."""
        self.aim_marks = Overlay(scene)
        """The spot that is aimed at, and what counts there."""

    pointing = True
    """Whether the keys are on the table: elsewhere the finger only remembers its place."""

    tells = True
    """Whether it shows where a piece may go; while a question is open that would be the answer."""

    # ---- what is on offer -----------------------------------------------------------------------------------------

    def take_table(self, table: Table) -> None:
        """A new table is shown: whatever was held is put back."""
        self.cancel()
        self._offers = defaultdict(list)
        for gesture in table.gestures:
            self._offers[gesture.piece].append(gesture)
        self.shown = ()
        self._light_shown()
        ids = set(self.scene.pieces) | set(self.scene.spots) | {"hand"}
        if self.focus not in ids:
            self.focus = ""
        self.refresh()

    def offers(self, piece: str) -> list[Gesture]:
        return self._offers.get(piece, [])

    def grips(self, piece: str) -> bool:
        return self.enabled and bool(self._offers.get(piece))

    def targets(self) -> dict[str, list[Gesture]]:
        return self._targets

    def aimed_gesture(self) -> Gesture | None:
        """The one gesture that letting go now would make; None if there is none, or several."""
        found = self._targets.get(self.aimed, []) if self.held else []
        return found[0] if len(found) == 1 else None

    # ---- lifting and dropping -------------------------------------------------------------------------------------

    def lift(self, piece_id: str, by: str) -> bool:
        """Take a piece up. A piece without any legal place can be lifted too: the drop explains why not."""
        item = self.scene.pieces.get(piece_id)
        if item is None or not self.enabled or not isinstance(item.thing, Piece):
            return False
        self.cancel()
        if self.session.covered and not self._offers:
            self.refused.emit(no("", "Lift the curtain first."), piece_id, "")
            return False
        self.held, self.by = item.thing, by
        self._attempts = {}
        self._targets = defaultdict(list)
        for gesture in self._offers.get(piece_id, []):
            self._targets[gesture.spot].append(gesture)
        self._targets = dict(self._targets)
        item.setOpacity(0.28 if by == "drag" else 1.0)
        if by == "drag":
            self._make_ghost(item.thing, self.scene.unit(item))
        self.scene.light((*self._targets, piece_id) if self._targets and self.tells else None)
        self.refresh()
        self.held_changed.emit()
        return True

    def _make_ghost(self, piece: Piece, unit: float) -> None:
        w, h = piece.w, piece.h
        under = Oval(-w * 0.55, h * 0.36, w * 1.2, h * 0.34, "#521E1206", soft=True)
        ghost = QGraphicsPixmapItem()
        baked = self.scene.bake((under, *piece.art), unit * GHOST, magnified=self.scene.pieces[piece.id].in_tray)
        ghost.setPixmap(baked.pixmap)
        ghost.setOffset(baked.corner)
        ghost.setZValue(LIFT * 2)
        ghost.setPos(self.scene.pieces[piece.id].pos())
        self.scene.addItem(ghost)
        self._ghost = ghost

    def move_to(self, point: QPointF) -> None:
        """The pointer moved while something is held."""
        if self._ghost is not None:
            self._ghost.setPos(QPointF(round(point.x()), round(point.y() - RAISED)))
        self.aim(self._best_spot(point))

    def _best_spot(self, point: QPointF) -> str:
        """The spot meant by a point: a legal one if there is any under it, else the topmost with a meaning."""
        assert self.held is not None
        beside = self.place_at(point)
        under = [key for key in (*([beside] if beside else []), *self.scene.spots_at(point)) if key != self.held.id]
        for key in under:
            if key in self._targets:
                return key
        if self.held.spot in under[:1]:
            return ""
        for key in under:
            if self._attempt(key):
                return key
        return ""

    def place_at(self, point: QPointF) -> str:
        """The player's card at a point."""
        return next((key for key, box in self.places.items() if box.contains(point)), "")

    def _attempt(self, spot: str) -> tuple[Action, ...]:
        assert self.held is not None
        if spot not in self._attempts:  # the same for as long as the piece is held
            view = look(self.session.game, self.session.match.state, self.session.viewer)
            self._attempts[spot] = self.session.game.attempt(view, self.held.id, spot)
        return self._attempts[spot]

    def aim(self, spot: str) -> None:
        if spot == self.aimed:
            return
        self.aimed = spot
        self._mark_aim()
        self.aimed_changed.emit()
        self.pointed.emit(spot)

    def drop(self, point: QPointF | None = None) -> None:
        """Let go where one aims: one legal meaning plays it, several ask, none explains and snaps back."""
        if self.held is None:
            return
        piece, spot = self.held, self.aimed
        found = self._targets.get(spot, [])
        at = point or self._place(spot)
        if found:
            self.cancel(keep_ghost_at=at if self.by == "drag" else None)
            self.dropped.emit(found, at)
            return
        ruling = self._refusal(piece, spot)
        self.cancel()
        if ruling is not None:
            self.refused.emit(ruling, piece.id, spot)

    def _refusal(self, piece: Piece, spot: str) -> Ruling | None:
        """Why a drop is not allowed; None where it means nothing at all."""
        if not spot or spot == piece.spot:
            return None
        actions = self._attempt(spot)
        if not actions:
            return no("", "{piece} has no business there.", piece.id, piece=piece.name) if self._offers else None
        ruling = self.session.judge(actions)
        return None if ruling else ruling

    def _place(self, spot: str) -> QPointF:
        item = self.scene.item(spot)
        if item is not None:
            return item.pos()
        if spot in self.places:
            return self.places[spot].center()
        return QPointF(self.scene.layout_.width / 2, self.scene.tray_top + 40)

    last_drop: QPointF | None = None
    """Where the ghost was let go: the piece travels on from there."""

    def cancel(self, keep_ghost_at: QPointF | None = None) -> None:
        """Put back what is held."""
        self.last_drop = keep_ghost_at
        if self._ghost is not None:
            if keep_ghost_at is not None:
                self.last_drop = self._ghost.pos()
            self.scene.removeItem(self._ghost)
            self._ghost = None
        if self.held is None:
            return
        item = self.scene.pieces.get(self.held.id)
        if item is not None:
            item.setOpacity(1)
        self.held, self.by, self.aimed = None, "", ""
        self._targets = {}
        self.aim_marks.clear()
        self._light_shown()
        self.refresh()
        self.held_changed.emit()

    def show(self, keys: Iterable[str]) -> None:
        """Point at things, with everything else veiled; nothing takes the veil away."""
        self.shown = tuple(key for key in keys if self.scene.item(key) is not None)
        self._light_shown()
        self.refresh()

    def _light_shown(self) -> None:
        lying = [self.scene.pieces[key].thing for key in self.shown if key in self.scene.pieces]
        spots = [thing.spot for thing in lying if isinstance(thing, Piece)]
        self.scene.light((*self.shown, *spots) if self.shown else None)

    # ---- marks ----------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Draw all marks anew: what can be lifted, where it may go, the keyboard's finger."""
        scene, marks = self.scene, self.marks
        marks.clear()
        self.aim_marks.clear()
        if self.held is not None:
            marks.ring(self.held.id, "home" if self.by == "drag" else "counts")
            quiet = self.quiet_targets()
            for spot, gestures in self._targets.items() if self.tells else ():
                if spot == "hand":
                    marks.ring_tray()
                marks.ring(spot, "faint" if spot in quiet else "legal")
                self._mark_pill(spot, gestures)
            self._mark_aim()
        elif self.shown:
            for key in self.shown:
                marks.ring(key, "legal")
        elif self.enabled:
            tray = [key for key, item in scene.pieces.items() if item.in_tray]
            # In the hand a mark says something only where not everything can be played.
            some = not all(self._offers.get(key) for key in tray)
            for key in self._offers:
                item = scene.pieces.get(key)
                if item is not None and (some or not item.in_tray):
                    marks.ring(key, "selectable")
        if self.focus:
            marks.ring(self.focus, "focus" if self.pointing else "hover")

    def quiet_targets(self) -> set[str]:
        """Of very many places those that do not bring most: they are marked faintly, until one aims."""
        if len(self._targets) <= MANY:
            return set()
        brings = {spot: max(len(gesture.lines) for gesture in found) for spot, found in self._targets.items()}
        best = {spot for spot, number in brings.items() if number == max(brings.values())}
        return brings.keys() - best if len(best) <= MANY else set(brings)

    def _mark_pill(self, spot: str, gestures: list[Gesture]) -> None:
        item = self.scene.item(spot)
        if item is None:
            return
        says = gestures[0].says if len(gestures) == 1 else ""
        if not says:
            return
        unit = max(self.scene.layout_.unit, self.scene.layout_.least / 16)
        art = pill(says, self.scene.style_, icon="ui-barrier" if gestures[0].barrier else "")
        top = min((self._top(other.thing.id) for other in self.scene.pieces.values()
                   if isinstance(other.thing, Piece) and other.thing.spot == spot and not other.in_tray),
                  default=self._top(spot))  # fmt: skip
        high = min(top, self._top(spot)) - 14 * unit
        self.marks.lay(art, QPointF(item.pos().x(), max(20 * unit, high)), unit, LIFT * 0.8)

    def _top(self, key: str) -> float:
        item = self.scene.item(key)
        assert item is not None
        return item.pos().y() - item.thing.h / 2 * self.scene.unit(item)

    def _mark_aim(self) -> None:
        """The spot under the ghost, the pieces its sentence is about, and on a forbidden spot the red dashes."""
        self.aim_marks.clear()
        if self.held is None or not self.aimed:
            return
        scene, item = self.scene, self.scene.item(self.aimed)
        if item is None:
            return
        legal = self.aimed in self._targets or not self.tells
        unit = scene.unit(item)
        self.aim_marks.lay(mark_art(item.thing, "aimed" if legal else "no"), item.pos(), unit, item.zValue() + 0.6)
        if not legal:
            sign = (
                Box(-19, -19, 38, 38, 19, "#FFF6E0", "#3B2416", 1.5),
                Svg("ui-no", -15, -15, 30, 30, "#B3261E"),
            )
            self.aim_marks.lay(sign, QPointF(item.pos().x(), self._top(self.aimed)), unit, LIFT * 0.85)
        for gesture in self._targets.get(self.aimed, [])[:1] if self.tells else ():
            for key in gesture.counts:
                other = scene.item(key)
                if other is not None:
                    self.aim_marks.lay(
                        mark_art(other.thing, "counts"),
                        other.pos(),
                        scene.unit(other),
                        other.zValue() + 0.005,
                    )

    # ---- the pointer without anything held ------------------------------------------------------------------------

    def hover(self, point: QPointF) -> str:
        """The pointer moves over the table: what is under it."""
        things = [] if self.place_at(point) else self.scene.things_at(point)
        key = things[0].id if things else ""
        for thing in things:
            if self._offers.get(thing.id):
                key = thing.id
                break
        if key != self.hovered:
            self.hovered = key
            self.pointed.emit(key)
        return key

    def values_at(self, spot: str) -> dict[str, str]:
        """What each piece would be worth on a spot: for the pills on the hand."""
        return {
            gesture.piece: gesture.value
            for gestures in self._offers.values()
            for gesture in gestures
            if gesture.spot == spot and gesture.value
        }

    # ---- keys -----------------------------------------------------------------------------------------------------

    def candidates(self) -> dict[str, QPointF]:
        """What the arrows can reach: with empty hands what can be lifted and every spot, else every place to drop."""
        scene = self.scene
        ground = grounds({key: QRectF(item.thing.x - item.thing.w / 2, item.thing.y - item.thing.h / 2,
                                      item.thing.w, item.thing.h) for key, item in scene.spots.items()})  # fmt: skip
        found: dict[str, QPointF] = {
            key: item.pos() for key, item in scene.spots.items() if item.isVisible() and key not in ground
        }
        if self.held is not None:
            meant = {key: self._place(key) for key in self._targets}
            return {**self._apart(found, meant), **meant}
        taken = {
            key: item.pos()
            for key, item in scene.pieces.items()
            if isinstance(item.thing, Piece) and (self._offers.get(key) or item.thing.glow) and not item.thing.label
        }
        for key, at in taken.items():
            spot = scene.spots.get(self._spot_of(key))
            # A piece about the middle of its spot stands for it.
            if spot is not None and _far(spot.pos(), at) < min(spot.thing.w, spot.thing.h) * scene.scale / 4:
                found.pop(spot.thing.id, None)
        return {**self._apart(found, taken), **taken, **{k: i.pos() for k, i in scene.pieces.items() if i.in_tray}}

    def _apart(self, found: dict[str, QPointF], meant: dict[str, QPointF]) -> dict[str, QPointF]:
        """Without what lies just where something that is meant lies: no arrow would lead from one to the other."""
        return {key: at for key, at in found.items() if all(_far(at, there) >= NEAR for there in meant.values())}

    track: QPointF | None = None
    """Where the finger came along: going up and down it keeps to its column."""

    def step_focus(self, way: Way) -> str:
        """Move the finger to the nearest candidate in a direction."""
        found = self.candidates()
        if not found:
            return ""
        if self.focus not in found:
            self.set_focus(next((key for key in self._offers if key in found), next(iter(found))))
            return self.focus
        track = self.track or found[self.focus]
        best = nearest(found, self.focus, way, track)
        if best:
            self.set_focus(best)
            self.track = keeps(track, found[best], way)
        return self.focus

    def next_possible(self, by: int) -> str:
        """Move the finger to the next thing that can be taken, or the next place where the held one may go."""
        found = self.candidates()
        keys = [key for key in (self._targets if self.held is not None else self._offers) if key in found]
        if keys:
            at = keys.index(self.focus) + by if self.focus in keys else (0 if by > 0 else -1)
            self.set_focus(keys[at % len(keys)])
        return self.focus

    def set_pointing(self, on: bool) -> None:
        """The keys come to the table, or leave it."""
        if on != self.pointing:
            self.pointing = on
            self.refresh()

    def set_focus(self, key: str) -> None:
        self.focus, self.track = key, None
        if self.held is not None and self.by == "keys":
            self.aim(key)
        self.refresh()
        self.pointed.emit(key)

    def _filling(self, spot: str) -> list[Gesture]:
        """The one thing that can come to a place, if there is just one."""
        found = [gesture for offers in self._offers.values() for gesture in offers if gesture.spot == spot]
        return found[:1] if self.enabled and len({gesture.actions for gesture in found}) == 1 else []

    def fill(self, spot: str) -> bool:
        """A click on a lit place without anything held: if only one thing can come there, it does."""
        found = self._filling(spot)
        if found:
            self.last_drop = None
            self.dropped.emit(found, self._place(spot))
        return bool(found)

    def would_do(self, key: str) -> tuple[str, list[Gesture]] | None:
        """What Enter takes with empty hands: a piece and its gestures; '' and a gesture if it makes that at once."""
        if self._offers.get(key):
            return key, self._offers[key]
        spot = self._spot_of(key)
        lying = [item for item in self.scene.pieces.values() if isinstance(item.thing, Piece)
                 and item.thing.spot == spot and self._offers.get(item.thing.id)]  # fmt: skip
        if lying and spot in self.scene.spots:
            top = max(lying, key=lambda item: item.zValue()).thing.id
            return top, self._offers[top]
        found = self._filling(spot) if spot in self.scene.spots else []
        return ("", found) if found else None

    def _spot_of(self, key: str) -> str:
        standing = self.scene.pieces.get(key)
        return standing.thing.spot if standing is not None and isinstance(standing.thing, Piece) else key

    def take_up(self, piece: str) -> None:
        """Lift a piece with the keys and point at the first place it may go; a die is thrown at once."""
        if piece in self.scene.pieces and self.lift(piece, "keys") and self._targets:
            first = next(iter(self._targets))
            if any(gesture.click for gesture in self._targets[first]):
                self.aim(first)
                self.drop()
            else:
                self.set_focus(first)

    def press_enter(self) -> None:
        """Take, or drop. On a spot: what lies there and can be lifted, or the one thing that can be put there."""
        if self.held is not None:
            self.aim(self.focus)
            self.drop()
            return
        doing, spot = self.would_do(self.focus), self._spot_of(self.focus)
        if doing is not None and not doing[0]:
            self.fill(spot)
        elif doing is not None or spot not in self.scene.spots:
            self.take_up(doing[0] if doing is not None else self.focus)


def _far(one: QPointF, two: QPointF) -> float:
    return (one - two).manhattanLength()
