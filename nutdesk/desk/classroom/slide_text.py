"""The text of the audience's picture, and where it is: a slim head, the caption, and a card beside the board."""

from __future__ import annotations

from math import ceil

import attrs
from PySide6.QtCore import QRectF

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Piece, SeatCard
from nutdesk.desk.kit.theme import metrics

LINES = 30
"""The smallest letters of a sentence are the picture's height divided by this."""
NAMES = 1080 / 28
"""The same for names and numbers on the board, which are few and short."""
HEAD = 56
"""Height of the head, in units of 1/1080 of the picture's height, as everything here."""
BAND = 208
"""Height of the caption."""
SLIM = 130
"""Height of a caption of one line, where no card keeps the board small anyway."""
CAPTION = 58
"""The largest letters of a caption."""
EDGE = 64
"""Room at both sides of the caption."""
CARD = 620
"""Width of the card."""
MOST = 0.36
"""The card takes at most this part of the width."""
GAP = 16
"""Room around the card and the board."""


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
    """Things that the sentence is about, shown large."""
    named: bool = False
    """Whether each of them has its name below it, as what a magnifying glass shows."""
    figure: tuple[str, str] | None = None
    """A number to remember, and what it counts."""
    seats: tuple[SeatCard, ...] = ()
    cast: tuple[Player, ...] = ()
    decides: int | None = None
    """The seat that is asked."""
    clause: str = ""
    tone: str = ""
    """'right', 'wrong' or '': the colour of the caption's edge."""
    opens: bool = False
    """Whether the title is large on the card."""
    emblem: Art = ()
    """A drawing below a large title."""
    picture: str = ""
    """A drawing from resources/art in the place of the board."""
    call: str = ""
    """What everybody is called upon to do, at the foot of the card: 'Now play!'"""
    aside: str = ""
    """How far a game is, where a lesson counts its steps."""

    @property
    def carded(self) -> bool:
        """Whether there is anything for the card."""
        return bool(self.points or self.exhibits or self.figure or self.seats or self.opens or self.call)

    def spoken(self) -> str:
        """Everything on it as one text, for a screen reader."""
        points = (point.text for point in self.points)
        parts = (self.game, self.aside, self.title, *points, *(self.figure or ()), self.caption, self.reply, self.call)
        return ". ".join(part for part in parts if part)


@attrs.frozen
class SlideFrame:
    """Where everything is in a picture of a certain size."""

    head: QRectF
    board: QRectF
    """The room for the board: beside the card, or all of it."""
    card: QRectF | None
    """The room for the card; None if there is nothing to show on it."""
    band: QRectF
    """The caption."""

    def on_board(self, x: float, y: float) -> bool:
        """Whether a point is on neither head, caption nor card."""
        if y < self.head.bottom() or y >= self.band.top():
            return False
        return self.card is None or not self.card.contains(x, y)


def slide_frame(width: float, height: float, text: SlideText | None = None) -> SlideFrame:
    """Where everything is: without a card, and with a caption of one line, there is more room for the board."""
    unit = height / 1080
    carded = text is not None and text.carded
    low = SLIM if text is not None and not carded and _is_line(text, width, unit) else BAND
    band = QRectF(0, height - low * unit, width, low * unit)
    head, gap = QRectF(0, 0, width, HEAD * unit), GAP * unit
    room = QRectF(gap, head.bottom(), width - 2 * gap, band.top() - head.bottom() - gap)
    if not carded:
        return SlideFrame(head, room, None, band)
    wide = min(CARD * unit, width * MOST)
    card = QRectF(room.right() - wide, room.top(), wide, room.height())
    return SlideFrame(head, QRectF(room.left(), room.top(), card.left() - gap - room.left(), room.height()), card, band)


def _is_line(text: SlideText, width: float, unit: float) -> bool:
    """Whether a caption is one line in the largest letters, with nothing above or below it."""
    if text.reply or text.decides is not None or text.tone:
        return False
    return metrics(round(CAPTION * unit), 700).horizontalAdvance(text.caption) <= width - 2 * EDGE * unit


def floor_of(height: float) -> int:
    """The smallest letters of a sentence in a picture of this height."""
    return ceil(height / LINES)


def name_floor(height: float) -> int:
    """The smallest letters on the board in a picture of this height."""
    return ceil(height / NAMES)


__all__ = ["CAPTION", "EDGE", "SlideFrame", "SlidePoint", "SlideText", "floor_of", "name_floor", "slide_frame"]
