"""The presenter's tools on the audience's picture, and pieces that are pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QPixmap

from nutdesk.core.table import Piece
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.lens import Lens, region
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.kit.art import PixmapBaker

NEAR: Final = 0.012
"""A movement shorter than this share of the picture is not a drag."""
LIFTED: Final = 1.15


class AnswerTaker(Protocol):
    """Takes the answers that are given on the picture."""

    def can_lift(self, piece: str) -> bool: ...

    def dropped(self, piece: str, spots: Sequence[str]) -> None: ...

    def tapped(self, things: Sequence[str]) -> bool: ...


class PresenterTools(QObject):
    """Takes the pointer from any window, as shares of its picture, and does what the chosen tool does.

    A window that does not show the current picture gives the lens of what it shows.
    """

    picked = Signal(str)
    """Another tool was chosen; '' for none."""

    def __init__(
        self, projector_overlay: ProjectorOverlay, picture: AudiencePicture, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.projector_overlay, self.picture = projector_overlay, picture
        self.tool = ""
        self.room: AnswerTaker | None = None
        self._held: Piece | None = None
        self._start: QPointF | None = None
        self._far = 0.0
        self._clicked = False
        """Whether the first of two clicks was made: the second one ends what it began, like letting go after a drag."""
        self._oven = PixmapBaker()

    def pick(self, tool: str) -> None:
        """Choose a tool, or put it away if it is chosen already."""
        self.tool = "" if tool == self.tool else tool
        projector_overlay = self.projector_overlay
        if self.tool != "spotlight":
            projector_overlay.light_at(None)
        if self.tool != "laser":
            projector_overlay.put_laser_away()
        if tool == "zoom" and projector_overlay.zoom is not None:
            projector_overlay.zoom_to(None)
            self.tool = ""
        if self._clicked:  # a line that was begun and not ended
            projector_overlay.end()
            projector_overlay.frame_to(None)
        self._let_go()
        self.picked.emit(self.tool)

    def press(self, share: QPointF, lens: Lens | None = None) -> None:
        if self._clicked:
            self.move(share, lens)
            return
        self._start, self._far = share, 0.0
        projector_overlay = self.projector_overlay
        if self.tool == "pen":
            projector_overlay.begin("pen", share, lens)
        elif self.tool == "arrow":
            projector_overlay.begin("arrow", share, lens)
        elif self.tool == "zoom":
            self._frame_to(QRectF(share, share), lens)
        elif not self.tool and lens is None:
            self._lift(share)

    def _frame_to(self, box: QRectF, lens: Lens | None) -> None:
        now = self.picture.lens
        self.projector_overlay.frame_to(region(now, lens, box) if lens is not None else box)

    def move(self, share: QPointF, lens: Lens | None = None) -> None:
        """The pointer is here, with the button down or not."""
        projector_overlay, start = self.projector_overlay, self._start
        if start is not None:
            self._far = max(self._far, hypot(share.x() - start.x(), share.y() - start.y()))
        if self.tool == "laser":
            projector_overlay.point_at(share, lens)
        elif self.tool == "spotlight":
            projector_overlay.light_at(share, lens)
        elif self.tool in ("pen", "arrow"):
            projector_overlay.draw_to(share, lens)
        elif self.tool == "zoom" and start is not None:
            self._frame_to(QRectF(start, share).normalized(), lens)
        elif self._held is not None:
            projector_overlay.carry_to(share)

    def release(self, share: QPointF) -> None:
        """The end of a drag or of the second click; after the first of two clicks everything stays held."""
        first = self._far < NEAR and not self._clicked
        if self.tool in ("pen", "arrow"):
            if first:
                self._clicked = True
                return
            self.projector_overlay.end()
        elif self.tool == "zoom":
            if first:
                self._clicked = True
                return
            self._zoom()
        elif not self.tool and self.room is not None and self._drop(share, first):
            return
        self._let_go()

    def _zoom(self) -> None:
        projector_overlay = self.projector_overlay
        region = projector_overlay.frame
        projector_overlay.frame_to(None)
        if region is not None:
            projector_overlay.zoom_to(region)
            if projector_overlay.zoom is not None:
                self.tool = ""  # the hand is free again, and Z goes back
                self.picked.emit("")

    def _drop(self, share: QPointF, first: bool) -> bool:
        """Drop a piece, or point at something; return whether the piece stays held for a second click."""
        assert self.room is not None
        held, things = self._held, self.things_at(share)
        if first and held is not None:
            if not self.room.tapped([held.id]):
                self._clicked = True
            return self._clicked
        self._let_go()
        if held is not None:
            self.room.dropped(held.id, [key for key in things if key != held.id])
        elif first and things:
            self.room.tapped(things)
        return False

    def leave(self) -> None:
        """The pointer has left the picture."""
        if self.tool == "laser":
            self.projector_overlay.put_laser_away()

    def turn(self, steps: float) -> None:
        """The wheel was turned: make the spotlight wider or narrower."""
        if self.tool == "spotlight":
            self.projector_overlay.widen(1.1**steps)

    # ---- pieces ---------------------------------------------------------------------------------------------------

    def _lift(self, share: QPointF) -> None:
        if self.room is None:
            return
        for key in self.things_at(share):
            if self.room.can_lift(key):
                piece = self._piece(key)
                if piece is not None:
                    self._held = piece
                    self.projector_overlay.carry(self._ghost(piece), share)
                    return

    def _piece(self, key: str) -> Piece | None:
        for piece, _ in self.picture.laid:
            if piece.id == key:
                return piece
        item = self.picture.scene.pieces.get(key)
        return item.thing if item is not None and isinstance(item.thing, Piece) else None

    def _ghost(self, piece: Piece) -> QPixmap:
        picture = self.picture
        return self._oven.bake(piece.art, picture.style, picture.scene.scale * LIFTED, picture.ratio).pixmap

    def _let_go(self) -> None:
        self._held, self._start, self._clicked = None, None, False
        self.projector_overlay.carry(None, QPointF())

    def things_at(self, share: QPointF) -> list[str]:
        """What is under the pointer, on the board or on the card, topmost first."""
        picture = self.picture
        point = QPointF(share.x() * picture.size.width(), share.y() * picture.size.height())
        on_card = [piece.id for piece, place in picture.laid if place.contains(point)]
        return on_card or (picture.scene.spots_at(point) if picture.lens.on_board(share) else [])


__all__ = ["AnswerTaker", "PresenterTools"]
