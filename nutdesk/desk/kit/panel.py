"""Parts of a screen that are described as drawings of core.table, in their own pixels: one path paints and tells them.

The words of such a drawing are said already: what comes from a game goes through said() first.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Oval, Point, Svg
from nutdesk.desk.kit.art import HINTS, paint
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, Panel
from nutdesk.desk.kit.words import Voice, joined


class Said(Voice):
    """Leaves words as they are: they were said before."""

    def say(self, text: str) -> str:
        return str(text)  # only the letters: whoever measures them remembers them when the table is gone


SAID = Said()
ROUND = 12
"""Sides of a round corner."""


class Drawn(QWidget if TYPE_CHECKING else object):  # type: ignore[misc]
    """What a widget of any kind has that shows a drawing; it comes before the widget's own class."""

    desk: Desk

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        # Raised while Qt paints, an error would leave a painter open, and the program would hang.
        if cls.art is Drawn.art and cls.__module__ != __name__:
            raise TypeError(f"{cls.__name__} does not say in art() what it shows")

    def art(self) -> Art:
        """What it shows now."""
        raise NotImplementedError

    def show_art(self) -> None:
        """What it shows is something else: paint it, and give it as a name what is written there."""
        words = (layer.text for layer in self.art() if isinstance(layer, Label) and layer.text)
        self.setAccessibleName(joined(words))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        paint_art(painter, self.art(), self.desk)
        painter.end()


class DrawnPanel(Drawn, Panel):
    """A sheet of paper with a drawing on it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        Panel.paintEvent(self, event)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        super().paint_on(painter, rect)
        paint_art(painter, self.art(), self.desk)


def paint_art(painter: QPainter, art: Art, desk: Desk) -> None:
    """Paint a drawing whose units are pixels, no letters smaller than somebody wants to read."""
    paint(painter, art, Style(desk.theme, SAID), 1 / desk.layout.magnified)


def said(art: Art, style: Style) -> Art:
    """The drawing of a game with its words as they are said now."""
    return tuple(_said(layer, style) if isinstance(layer, Label) else layer for layer in art)


def _said(label: Label, style: Style) -> Label:
    text, brief = style.words(label.text), label.brief and style.words(label.brief)
    if text is label.text and brief is label.brief:
        return label
    return attrs.evolve(label, text=text, brief=brief)


# ---- what several of them have --------------------------------------------------------------------------------------


def sides(rect: QRectF) -> tuple[float, float, float, float]:
    """Left, top, width and height: the box of a layer."""
    return rect.x(), rect.y(), rect.width(), rect.height()


def on_line(
    left: float, base: float, wide: float, size: float, weight: int = 600, display: bool = False
) -> tuple[float, float, float, float]:
    """The box of a line of words that stands on a line."""
    type_ = metrics(size, weight, display)
    return left, base - type_.ascent(), wide, type_.height()


def icon_in(name: str, rect: QRectF, tint: str = "") -> Svg:
    """A drawing of resources/art; those in one ink take a tint."""
    return Svg(name, *sides(rect), tint if name.startswith("ui-") else "")


def rounded(rect: QRectF, radius: float) -> tuple[Point, ...]:
    """A box with round corners as a polygon: from its top right corner on, one corner after the other."""
    inner = rect.adjusted(radius, radius, -radius, -radius)
    corners = (inner.topRight(), inner.bottomRight(), inner.bottomLeft(), inner.topLeft())
    return tuple(
        (corner.x() + radius * cos(turn), corner.y() + radius * sin(turn))
        for k, corner in enumerate(corners)
        for turn in (pi / 2 * (k - 1 + step / ROUND) for step in range(ROUND + 1))
    )


def disc(x: float, y: float, radius: float, fill: str = "", line: str = "", width: float = 2) -> Oval:
    """A circle around its middle."""
    return Oval(x - radius, y - radius, 2 * radius, 2 * radius, fill, line, width)


def focus_ring(rect: QRectF, radius: float) -> Art:
    """White inside dark, outside the shape: never only a colour."""
    wide = 1.5 if Desk.target > HIT else 1.0
    box = (*sides(rect.adjusted(-2, -2, 2, 2)), radius + 2)
    return Box(*box, line="#2F1F14", width=6 * wide), Box(*box, line="#FFFFFF", width=3 * wide)


def chip_at(desk: Desk, text: str, sign: str, right: float, middle: float) -> tuple[Art, QRectF]:
    """A small rounded label that ends at right, and where it lies."""
    px, size = desk.layout.px, desk.layout.letters(15)
    wide = metrics(size, 700).horizontalAdvance(text) + px(20) + (size * 1.5 if sign else 0)
    high = size * 1.85
    box = QRectF(right - wide, middle - high / 2, wide, high)
    left = box.left() + px(10)
    picture: Art = ()
    if sign:
        picture = (icon_in(sign, QRectF(left, middle - size * 0.6, size * 1.2, size * 1.2), "@ink"),)
        left += size * 1.5
    words = Label(text, *on_line(left, middle + size * 0.36, box.right() - left, size, 700), size, 700)
    return (Box(*sides(box), high / 2, "@panel2", "@line", 1.5), *picture, words), box


def keycap(key: str, box: tuple[float, float, float, float], size: float, ink: str = "@ink2") -> Art:
    """The key that does the same."""
    return Box(*box, 6, "@panel2", "@line", 1.2), Label(key, *box, size, 600, ink, "centre")


def number_disc(x: float, y: float, radius: float, number: int) -> Art:
    """A gold disc with a number."""
    box = (x - radius, y - radius, 2 * radius, 2 * radius)
    words = Label(str(number), *box, max(13.0, radius * 1.15), 700, "#2F1F14", "centre")
    return disc(x, y, radius, "#FFC83D", "#2F1F14"), words


def progress(left: float, top: float, wide: float, high: float, share: float, fill: str = "@go") -> Art:
    """A bar that tells how far something is, from 0 to 1."""
    whole = Box(left, top, wide, high, high / 2, "@panel2")
    return whole, Box(left, top, wide * min(1.0, share), high, high / 2, fill)
