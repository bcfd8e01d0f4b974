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
from nutdesk.core.table import Gesture, Oval, Piece, Table
from nutdesk.desk.table.finger import Finger
from nutdesk.desk.table.lights import Lights
from nutdesk.desk.table.scene import LIFT, TableScene
from nutdesk.desk.table.session import Session

QUESTION = "question"
"""What is aimed at where a panel asks for something, and it is not clear which place would be the answer."""
GHOST = 1.15
RAISED = 14


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
        self.finger = Finger(self)
        self.lights = Lights(self)

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
        self.finger.stay_on({*self.scene.pieces, *self.scene.spots, "hand"})
        self.lights.refresh()

    def liftable(self) -> list[str]:
        """What can be taken up, in the order of the table's gestures."""
        return list(self._offers)

    def offers(self, piece: str) -> list[Gesture]:
        """What can be done with a piece."""
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
        self.lights.refresh()
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
        return self._answer() if self._asks(point) else ""

    def _asks(self, point: QPointF) -> bool:
        """Whether a panel on the board asks here for what is held; what lies on it is only put back."""
        box = self._question_box()
        if box is None or self.held is None or not self.tells or point.y() >= self.scene.tray_top:
            return False
        return box.contains(point) and not box.contains(self.scene.pieces[self.held.id].pos())

    def _question_box(self) -> QRectF | None:
        table, scene = self.scene.table, self.scene
        if table is None or table.question is None:
            return None
        box = table.question
        return QRectF(scene.board_point(box.x, box.y), scene.board_point(box.x + box.w, box.y + box.h))

    def _answer(self) -> str:
        """The place that is meant by a drop on the question: where answers go, or the only one that is legal."""
        assert self.scene.table is not None
        assert self.scene.table.question is not None
        place = self.scene.table.question.answer
        meanings = {gesture.actions for found in self._targets.values() for gesture in found}
        if place in self._targets or (place and not meanings and self._attempt(place)):
            return place
        if len(meanings) == 1:
            return next(iter(self._targets))
        return QUESTION if self._offers else ""

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
        self.lights.mark_aim()
        self.aimed_changed.emit()
        self.pointed.emit(spot)

    def drop(self, point: QPointF | None = None) -> None:
        """Let go where one aims: one legal meaning plays it, several ask, none explains and snaps back."""
        if self.held is None:
            return
        piece, spot = self.held, self.aimed
        found = self._targets.get(spot, [])
        at = point or self.place(spot)
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
        if spot == QUESTION and self._targets:
            return no("", "Here it could mean several things. Drop it on one of the places that light up.", piece.id)
        actions = self._attempt(spot)
        if not actions:
            return no("", "{piece} has no business there.", piece.id, piece=piece.name) if self._offers else None
        ruling = self.session.judge(actions)
        return None if ruling else ruling

    def place(self, spot: str) -> QPointF:
        """Where a spot is in the scene; the hand is the middle of the tray."""
        item = self.scene.item(spot)
        if item is not None:
            return item.pos()
        if spot in self.places:
            return self.places[spot].center()
        box = self._question_box()
        if spot == QUESTION and box is not None:
            return box.center()
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
        self.lights.aim_marks.clear()
        self._light_shown()
        self.lights.refresh()
        self.held_changed.emit()

    def show(self, keys: Iterable[str]) -> None:
        """Point at things, with everything else veiled; nothing takes the veil away."""
        self.shown = tuple(key for key in keys if self.scene.item(key) is not None)
        self._light_shown()
        self.lights.refresh()

    def _light_shown(self) -> None:
        lying = [self.scene.pieces[key].thing for key in self.shown if key in self.scene.pieces]
        spots = [thing.spot for thing in lying if isinstance(thing, Piece)]
        self.scene.light((*self.shown, *spots) if self.shown else None)

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

    def filling(self, spot: str) -> list[Gesture]:
        """The one thing that can come to a place, if there is just one."""
        found = [gesture for offers in self._offers.values() for gesture in offers if gesture.spot == spot]
        return found[:1] if self.enabled and len({gesture.actions for gesture in found}) == 1 else []

    def click_on(self, spot: str) -> bool:
        """A click on a place without anything held: it is a move where nothing else can be meant.

        That is so while one piece alone can go anywhere. Elsewhere a stray click would cost something, on a hand it
        would mean any of its corners, and what cannot be taken back is never made by the way.
        """
        alone = spot != "hand" and len(self._offers) == 1
        return alone and not any(gesture.barrier for gesture in self.filling(spot)) and self.fill(spot)

    def fill(self, spot: str) -> bool:
        """If only one thing can come to a place, it does."""
        found = self.filling(spot)
        if found:
            self.last_drop = None
            self.dropped.emit(found, self.place(spot))
        return bool(found)
