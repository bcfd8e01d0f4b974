"""Where the board lies in a picture: what is pointed at in one window is shown at the same place in every other."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from nutdesk.desk.classroom.slide_text import SlideFrame

DARKNESS = 190
"""How dark it gets around a spotlight, of 255."""


@attrs.frozen
class Pointed:
    """A point that is pointed at: on the board in its units, or beside it in shares of the picture."""

    x: float
    y: float
    on_board: bool


@attrs.frozen
class Lens:
    """Where the board lies in a picture of the audience, whose points are shares of its width and height."""

    scale: float
    x: float
    y: float
    width: float
    height: float
    frame: SlideFrame | None = None
    """Where the text is."""

    @property
    def darkness(self) -> int:
        """How dark it gets around a spotlight here."""
        return DARKNESS

    def to_board(self, share: QPointF) -> QPointF:
        """A share of the picture in units of the board."""
        return QPointF(
            (share.x() * self.width - self.x) / self.scale,
            (share.y() * self.height - self.y) / self.scale,
        )

    def from_board(self, point: QPointF) -> QPointF:
        """A point of the board as a share of the picture."""
        return QPointF(
            (self.x + point.x() * self.scale) / self.width,
            (self.y + point.y() * self.scale) / self.height,
        )

    def on_board(self, share: QPointF) -> bool:
        """Whether the board is seen there: neither head, caption nor card."""
        return self.frame is None or self.frame.on_board(share.x() * self.width, share.y() * self.height)

    def board(self, size: QSizeF) -> QPainterPath:
        """The part of such a picture, at this size, where the board is seen."""
        frame, seen, card = self.frame, QPainterPath(), QPainterPath()
        if frame is None:
            seen.addRect(QRectF(QPointF(0, 0), size))
            return seen
        seen.addRect(QRectF(frame.head.bottomLeft(), frame.band.topRight()))
        if frame.card is not None:
            card.addRect(frame.card)
        scaled = QTransform.fromScale(size.width() / self.width, size.height() / self.height)
        return scaled.map(seen.subtracted(card))

    def place(self, share: QPointF) -> Pointed:
        """What is pointed at."""
        on_board = self.on_board(share)
        point = self.to_board(share) if on_board else share
        return Pointed(point.x(), point.y(), on_board)

    def share(self, place: Pointed) -> QPointF | None:
        """Where a place is in this picture; None if it is not."""
        point = QPointF(place.x, place.y)
        return self.from_board(point) if place.on_board else point

    def from_other(self, other: Lens, share: QPointF) -> QPointF:
        """The share of this picture that shows the same point of the board as a share of another one."""
        return self.from_board(other.to_board(share))

    def widening(self, other: Lens) -> float:
        """How much more of its height a thing of the board takes in this picture than in another one."""
        return (self.scale / self.height) / (other.scale / other.height)


class TableLens(Lens):
    """Where the board lies on a player's table: all of it is board, and what the audience reads is not there."""

    @property
    def darkness(self) -> int:
        """One goes on playing there."""
        return 90

    def share(self, place: Pointed) -> QPointF | None:
        return super().share(place) if place.on_board else None


def region(lens: Lens, other: Lens, box: QRectF) -> QRectF:
    """A region of one picture as that of another one which shows the same part of the board."""
    return QRectF(lens.from_other(other, box.topLeft()), lens.from_other(other, box.bottomRight()))


__all__ = ["DARKNESS", "Lens", "Pointed", "TableLens", "region"]
