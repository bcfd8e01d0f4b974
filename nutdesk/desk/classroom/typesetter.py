"""Sets text and drawings on a slide: every text as large as its room allows, and never too small for the last row."""

from __future__ import annotations

import re

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from nutdesk.core.table import Align, Art, Label, Layer, Oval, moved
from nutdesk.desk.classroom.slide_text import floor_of
from nutdesk.desk.kit.art import Style, bounds, paint
from nutdesk.desk.kit.panel import SAID, icon_in, sides
from nutdesk.desk.kit.theme import font

WRAP = int(Qt.TextFlag.TextWordWrap)
RANGE = re.compile(r"(?<=\d)–(?=\d)")
"""The dash of a range such as 5–6, which is never broken at the end of a line."""


class Typesetter:
    """What is set on one slide of one size, as data until it is painted."""

    def __init__(self, style: Style, height: float) -> None:
        self.style = style
        self.unit = height / 1080
        self.floor = floor_of(height)
        self.art: list[Layer] = []
        """Words that are said already, and what is around them, in pixels."""
        self.things: list[tuple[Art, float, float, float]] = []
        """Drawings of the game, where the origin of each lies and how large its units are."""

    def px(self, size: float) -> float:
        return size * self.unit

    def type(self, size: float) -> int:
        return max(self.floor, round(size * self.unit))

    def paint(self, painter: QPainter) -> None:
        paint(painter, tuple(self.art), Style(self.style.theme, SAID))
        for art, x, y, scale in self.things:
            painter.save()
            painter.translate(x, y)
            painter.scale(scale, scale)
            paint(painter, art, self.style, scale)
            painter.restore()

    def shift(self, down: float) -> None:
        """Move everything that was set."""
        self.art = list(moved(tuple(self.art), 0, down))
        self.things = [(art, x, y + down, scale) for art, x, y, scale in self.things]

    # ---- words ----------------------------------------------------------------------------------------------------

    def box(self, text: str, size: int, wide: float, weight: int, display: bool = False) -> QRectF:
        """The box of a text that is wrapped to a width."""
        whole = unbroken(text)
        return QFontMetricsF(font(size, weight, display)).boundingRect(QRectF(0, 0, wide, 100_000), WRAP, whole)

    def tall(self, text: str, size: int, wide: float, weight: int, display: bool = False) -> float:
        return self.box(text, size, wide, weight, display).height()

    def fit(self, text: str, most: float, room: QRectF, weight: int, *, display: bool = False) -> int:
        """The largest size, up to `most`, at which a text fits its room; never below the smallest."""
        size = self.type(most)
        while size > self.floor:
            box = self.box(text, size, room.width(), weight, display)
            if box.height() <= room.height() and box.width() <= room.width():
                break
            size -= 1
        return size

    def write(
        self,
        text: str,
        room: QRectF,
        size: int,
        weight: int,
        ink: str,
        *,
        align: Align = "left",
        display: bool = False,
        top: bool = False,
        wrap: bool = True,
    ) -> None:
        box = (*sides(room), size, weight, ink, align)
        whole = unbroken(text) if wrap else text
        self.art.append(Label(whole, *box, display=display, wrap=wrap, elide=not wrap, top=top))

    def sign(self, sign: str, disc: QRectF) -> None:
        """A disc with a hook, a cross or a number."""
        inset = disc.width() / 4
        self.art.append(Oval(*sides(disc), {"ok": "@go", "no": "@no"}.get(sign, "@ink")))
        if sign in ("ok", "no"):
            self.art.append(icon_in(f"ui-{sign}", disc.adjusted(inset, inset, -inset, -inset), "#FFFFFF"))
        else:
            self.write(sign, disc, self.type(40), 700, "#FFFFFF", align="centre", wrap=False)

    # ---- pictures -------------------------------------------------------------------------------------------------

    def picture(self, art: Art, room: QRectF) -> QRectF:
        """Set a drawing in the middle of its room, as large as that allows; return where it is."""
        box = bounds(art)
        if box.isEmpty():
            return QRectF()
        scale = min(room.width() / box.width(), room.height() / box.height())
        corner = room.center() - box.center() * scale
        self.things.append((art, corner.x(), corner.y(), scale))
        return QRectF(corner + box.topLeft() * scale, box.size() * scale)


def unbroken(text: str) -> str:
    """The text with a joiner on both sides of the dash of each range.

    >>> unbroken("under 5–6") == "under 5\u2060–\u20606"
    True
    """
    return RANGE.sub("\u2060–\u2060", text)


__all__ = ["Typesetter", "unbroken"]
