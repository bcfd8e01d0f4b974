"""The text in the audience's picture: the card beside the board and the caption below, for the last row."""

from __future__ import annotations

from math import ceil

import attrs
from PySide6.QtCore import QRectF

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Piece, SeatCard

LINES = 30
"""The smallest letters are the picture's height divided by this."""
BAND = 238
"""Height of the caption, in units of 1/1080 of the picture's height, as everything here."""
CARD = (664, 32)
"""Width of the card, and its distance to the edges."""


@attrs.frozen
class SlidePoint:
    """One line on the card: a sign, a text, and for a vote how many hands."""

    text: str
    sign: str = ""
    """'ok', 'no', a number, or nothing."""
    hands: int | None = None
    share: float = 0.0
    """Its share of the longest bar."""


@attrs.frozen
class SlideText:
    """Everything that the audience reads besides the board."""

    game: str
    title: str
    caption: str
    at: int = 0
    total: int = 0
    reply: str = ""
    """What an answer is worth, below the question."""
    points: tuple[SlidePoint, ...] = ()
    exhibits: tuple[Piece, ...] = ()
    """Pieces that the sentence is about, shown large."""
    figure: tuple[str, str] | None = None
    """A number to remember, and what it counts."""
    seats: tuple[SeatCard, ...] = ()
    cast: tuple[Player, ...] = ()
    decides: int | None = None
    """The seat that is to choose."""
    clause: str = ""
    tone: str = ""
    """'right', 'wrong' or '': the colour of the caption's edge."""
    emblem: Art = ()
    """A drawing beside the caption."""
    aside: str = ""
    """How far a game is, where a lesson counts its steps."""

    def spoken(self) -> str:
        """Everything on it as one text, for a screen reader."""
        points = (point.text for point in self.points)
        parts = (self.game, self.aside, self.title, *points, *(self.figure or ()), self.caption, self.reply)
        return ". ".join(part for part in parts if part)


def card_room(width: float, height: float) -> QRectF:
    """Where the card is in a picture of this size: beside the board, at most two fifths of the width."""
    unit = height / 1080
    wide, edge = min(CARD[0] * unit, width * 0.4), CARD[1] * unit
    return QRectF(width - wide - edge, edge, wide, height - BAND * unit - 2 * edge)


def board_room(width: float, height: float) -> QRectF:
    """The room for what the camera shows: left of the card, above the caption."""
    unit = height / 1080
    card, edge = card_room(width, height), 12 * unit
    return QRectF(edge, edge, card.left() - 2 * edge, height - BAND * unit - 2 * edge)


def floor_of(height: float) -> int:
    """The smallest letters in a picture of this height."""
    return ceil(height / LINES)


__all__ = ["BAND", "SlidePoint", "SlideText", "board_room", "card_room", "floor_of"]
