"""A player's number now: how it is drawn on a card, and which lines it comes from, in words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF

from nutdesk.core.standing import Standing
from nutdesk.core.table import Art, Label, Layer
from nutdesk.desk.kit.panel import icon_in
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.words import scored, signed, tr

PAPER, INK = "#FFF6E0", "#2F1F14"


def score_sign(standing: Standing, room: QRectF, size: float, ink: str) -> tuple[Art, float]:
    """The number at the right end of a box, and where it begins.

    A crown before it says who is ahead, a card after it that something face down counts too.
    """
    text, gap = scored(standing.points), size * 0.22
    wide, right = metrics(size, 600, True).horizontalAdvance(text) + 2, room.right()
    art: list[Layer] = []
    if standing.hidden:
        card = QRectF(0, 0, size * 0.96, size * 0.96)
        card.moveCenter(room.center())
        card.moveRight(right + card.width() * 0.16)  # the drawing has a margin
        art.append(icon_in("card-hidden", card))
        right = card.left() - gap * 0.4
    art.append(Label(text, right - wide, room.top(), wide, room.height(), size, 600, ink, "right", display=True))
    left = right - wide
    if standing.ahead:
        crown = QRectF(0, 0, size * 0.8, size * 0.8)
        crown.moveCenter(room.center())
        crown.moveRight(left - gap)
        art.append(icon_in("ui-crown", crown, ink))
        left = crown.left()
    return tuple(art), left


def score_words(standing: Standing | None, words: Callable[[str], str]) -> list[str]:
    """Every line of a standing in words: what it is, what it brings, and by which clause."""
    if standing is None:
        return []
    said = [
        tr("{text}: {points} ({clause})", text=words(line.text), points=signed(line.points), clause=line.clause)
        for line in standing.open
    ]
    return said + [
        tr(
            "{text}: {points} ({clause}), your secret",
            text=words(line.text),
            points=signed(line.points),
            clause=line.clause,
        )
        for line in standing.held
    ]
