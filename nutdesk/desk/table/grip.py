"""Handling pieces: picking one up, seeing where it may go, dropping it.

Drag, two clicks and keys use the same list of gestures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Literal

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk.core.game import Ruling, look, no
from nutdesk.core.moves import Action
from nutdesk.core.table import Gesture, Oval, Piece, Table
from nutdesk.core.wish import How, Wish
from nutdesk.desk.table.finger import Finger
from nutdesk.desk.table.lights import Lights
from nutdesk.desk.table.scene import LIFT, TableScene
from nutdesk.desk.table.session import Session

QUESTION = "question"
"""The aim when a panel asks for something, and it is not clear which place is the answer."""
GHOST = 1.15
RAISED = 14


class Grip(QObject):
    """What is held, and what dropping it here would mean."""

    held_changed = Signal()
    aimed_changed = Signal()
    wished = Signal(object)
    """The Wish that a drop means."""
    unclear = Signal(object, object)
    """The list[tuple[Gesture, Wish]] that a drop can mean, and where (QPointF in the scene)."""
    refused = Signal(object, str, str)
    """Ruling, piece id, spot id: the drop means something that the rules do not allow."""
    pointed = Signal(str)
    """The id of what the pointer or the finger is on; '' for nothing."""

    def __init__(self, scene: TableScene, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.session = session
        self.enabled = True
        self.held: Piece | None = None
        self.by: Literal["", "drag", "click", "key"] = ""
        """How it is held."""
        self.touched = False
        """Whether it is done by touch, not by mouse."""
        self.aimed = ""
        self.hovered = ""
        self.shown: tuple[str, ...] = ()
        """What a lesson points at while nothing is held."""
        self.places: dict[str, QRectF] = {}
        """Where one can drop beside the board, in the scene: the players' cards."""
        self.said_beside: dict[str, str] = {}
        """Their descriptions."""
        self._offers: dict[str, list[Gesture]] = defaultdict(list)
        self._targets: dict[str, list[Gesture]] = {}
        self._attempts: dict[str, tuple[Action, ...]] = {}
        """What dropping the held piece on a spot would mean."""
        self._view: Any = None
        """What is known while it is held."""
        self._ghost: QGraphicsPixmapItem | None = None
        self.finger = Finger(self)
        self.lights = Lights(self)
        scene.beside = self.place_beside

    tells = True
    """Whether it shows where a piece may go; not while a question is open, as that would be the answer."""
    lifts_all = False
    """Whether a piece that can go nowhere is lifted all the same, for somebody who writes down what forbids it."""

    # ---- what is on offer -----------------------------------------------------------------------------------------

    def take_table(self, table: Table) -> None:
        """Another table is shown: put back what was held."""
        self.cancel()
        self._offers = defaultdict(list)
        for gesture in table.gestures:
            self._offers[gesture.piece].append(gesture)
        self.shown = ()
        self._light_shown()
        self.finger.stay_on({*self.scene.pieces, *self.scene.spots, "hand"})
        self.lights.refresh()

    def liftable(self) -> list[str]:
        """What can be picked up, in the order of the table's gestures."""
        return list(self._offers)

    def offers(self, piece: str) -> list[Gesture]:
        """What can be done with a piece."""
        return self._offers.get(piece, [])

    def grips(self, piece: str) -> bool:
        return self.enabled and bool(self._offers.get(piece))

    def targets(self) -> dict[str, list[Gesture]]:
        return self._targets

    def aimed_gesture(self) -> Gesture | None:
        """The one gesture that dropping now would make; None if there is none, or several."""
        found = self._targets.get(self.aimed, []) if self.held else []
        return found[0] if len(found) == 1 else None

    # ---- lifting and dropping -------------------------------------------------------------------------------------

    def lift(self, piece_id: str, by: Literal["drag", "click", "key"]) -> bool:
        """Pick a piece up. One that can go nowhere says why, unless its places differ in their reasons."""
        item = self.scene.pieces.get(piece_id)
        if item is None or not self.enabled or not isinstance(item.thing, Piece):
            return False
        self.cancel()
        if self.session.covered and not self._offers:
            self.refused.emit(no("", "Lift the curtain first."), piece_id, "")
            return False
        self._attempts, self._view = {}, None
        if not self._offers.get(piece_id) and self.tells and not self.lifts_all:
            ruling = self._why_idle(item.thing)
            if ruling is not None:
                self.refused.emit(ruling, piece_id, piece_id)
                return False
        self.held, self.by = item.thing, by
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

    def _why_idle(self, piece: Piece) -> Ruling | None:
        """Why a piece without any legal place cannot be used now; None if its places have different reasons."""
        table = self.scene.table
        assert table is not None
        rulings: dict[tuple[Action, ...], Ruling] = {}
        for spot in (*self.scene.spots, *self.scene.pieces, "hand", *self.places):
            actions = self._attempt(spot, piece)
            if actions and actions not in rulings:
                rulings[actions] = self.session.judge(actions)
        reasons = {(ruling.clause, ruling.reason): ruling for ruling in rulings.values() if not ruling}
        if not reasons:
            return no(table.clause, "You cannot do anything with it now.", piece.id)
        return next(iter(reasons.values())) if len(reasons) == 1 else None

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
        """Whether a panel on the board asks here for what is held; what came from there is only put back."""
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
        """The place meant by a drop on the question: the place for answers, or the only legal one."""
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

    def place_beside(self, key: str) -> QPointF | None:
        """Where a player's card or the hand is."""
        if key in self.places:
            return self.places[key].center()
        return QPointF(self.scene.layout_.width / 2, self.scene.tray_top + 40) if key == "hand" else None

    def _attempt(self, spot: str, piece: Piece | None = None) -> tuple[Action, ...]:
        """What dropping a piece on a spot would mean, allowed or not; the held one, unless another is given."""
        what = piece or self.held
        assert what is not None
        if spot not in self._attempts:  # the same for as long as the piece is held
            if self._view is None:
                self._view = look(self.session.game, self.session.match.state, self.session.viewer)
            self._attempts[spot] = self.session.game.attempt(self._view, what.id, spot)
        return self._attempts[spot]

    def aim(self, spot: str) -> None:
        if spot == self.aimed:
            return
        self.aimed = spot
        self.lights.mark_aim()
        self.aimed_changed.emit()
        self.pointed.emit(spot)

    def drop(self, point: QPointF | None = None) -> None:
        """Drop here: a single legal meaning is played, several ask, none explains and puts the piece back."""
        if self.held is None:
            return
        piece, spot = self.held, self.aimed
        found = self._targets.get(spot, [])
        if found:
            how, ghost = self.by or "click", self._ghost.pos() if self._ghost is not None else None
            at = point or self.place(spot)
            self.cancel()
            self._wish(found, how, at, ghost)
            return
        ruling = self._refusal(piece, spot)
        self.cancel()
        if ruling is not None:
            self.refused.emit(ruling, piece.id, spot)

    def _refusal(self, piece: Piece, spot: str) -> Ruling | None:
        """Why a drop is not allowed; None if it means nothing at all."""
        if not spot or spot == piece.spot:
            return None
        if spot == QUESTION and self._targets:
            return no("", "That could mean several things here. Drop it on one of the lit places.", piece.id)
        actions = self._attempt(spot)
        if not actions:
            return no("", "{piece} cannot go there.", piece.id, piece=piece.name) if self._offers else None
        ruling = self.session.judge(actions)
        return None if ruling else ruling

    def place(self, spot: str) -> QPointF:
        """Where a spot is in the scene; the hand is the middle of the tray."""
        item = self.scene.item(spot)
        if item is not None:
            return item.pos()
        beside = self.place_beside(spot)
        if beside is not None:
            return beside
        box = self._question_box()
        if spot == QUESTION and box is not None:
            return box.center()
        return QPointF(self.scene.layout_.width / 2, self.scene.tray_top + 40)

    def _wish(self, found: list[Gesture], how: How, at: QPointF, ghost: QPointF | None = None) -> None:
        """Send a wish; if it could be one of several, ask."""
        let_go = (ghost.x(), ghost.y()) if ghost is not None else None
        said: How = "touch" if self.touched and how != "key" else how
        wishes = [Wish.of(gesture, said, self.session.viewer, let_go) for gesture in found]
        if len(wishes) == 1:
            self.wished.emit(wishes[0])
        else:
            self.unclear.emit(list(zip(found, wishes, strict=True)), at)

    def cancel(self) -> None:
        """Put back what is held."""
        if self._ghost is not None:
            self.scene.removeItem(self._ghost)
            self._ghost = None
        if self.held is None:
            return
        item = self.scene.pieces.get(self.held.id)
        if item is not None:
            item.settle()
        self.held, self.by, self.aimed = None, "", ""
        self._targets = {}
        self.lights.aim_marks.clear()
        self._light_shown()
        self.lights.refresh()
        self.held_changed.emit()

    def show(self, keys: Iterable[str]) -> None:
        """Point at things and dim everything else; nothing but this ends it."""
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
        """What each piece would be worth on a spot, to be shown on the hand."""
        return {
            gesture.piece: gesture.value
            for gestures in self._offers.values()
            for gesture in gestures
            if gesture.spot == spot and gesture.value
        }

    def filling(self, spot: str) -> list[Gesture]:
        """The thing that can go to a place, if there is just one."""
        found = [gesture for offers in self._offers.values() for gesture in offers if gesture.spot == spot]
        return found[:1] if self.enabled and len({gesture.actions for gesture in found}) == 1 else []

    def click_on(self, spot: str) -> bool:
        """Click on a place with nothing held: this is a move only if nothing else can be meant.

        So it needs a single piece that can go anywhere. Otherwise a stray click could cost something, a click on a hand
        could mean any of its corners, and moves that cannot be taken back are never made by accident.
        """
        alone = spot != "hand" and len(self._offers) == 1
        return alone and not any(gesture.barrier for gesture in self.filling(spot)) and self.fill(spot, "click")

    def fill(self, spot: str, how: How) -> bool:
        """Make the move, if only one thing can go to a place."""
        found = self.filling(spot)
        if found:
            self._wish(found, how, self.place(spot))
        return bool(found)
