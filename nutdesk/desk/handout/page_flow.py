"""Blocks that follow each other down a page and on to the next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen

from nutdesk.desk.handout.printing import INK, PT, QUIET, Page, Paper, PrintedPage, height_of
from nutdesk.desk.kit.words import tr

MARGIN: Final = 12.0
FOOT: Final = 7.0
"""Millimetres for the line at the foot of a page."""
RULE: Final = "#B9A98B"
GREEN: Final = "#205A2C"
HEADING: Final = 14.0
SLACK: Final = 0.01
"""Millimetres by which sums of heights may be off."""

Draw = Callable[[PrintedPage, float], None]
"""Draws something at this height of a page, in millimetres from its top."""


@attrs.frozen
class Block:
    """Something that takes the whole width of a page."""

    height: float
    draw: Draw
    keeps: bool = False
    """Whether it must not stand alone at the foot of a page, as a heading."""


class PageFlow:
    """Takes blocks one after the other, and begins a new page where there is no room left."""

    def __init__(self, paper: Paper, title: str) -> None:
        self.paper, self.title = paper, title
        self.wide = paper.width - 2 * MARGIN
        self.sheets: list[list[tuple[float, Draw]]] = []
        self.y = self.bottom
        """Where the next block goes; at the bottom, a new page is begun for it."""

    @property
    def bottom(self) -> float:
        return self.paper.height - MARGIN - FOOT

    @property
    def left(self) -> float:
        """Millimetres that are left on this page."""
        return self.bottom - self.y

    def new_page(self) -> None:
        self.sheets.append([])
        self.y = MARGIN

    def add(self, *blocks: Block) -> None:
        """Place blocks; those that keep stay with the one after them."""
        for k, block in enumerate(blocks):
            needed = block.height
            for behind, after in zip(blocks[k:], blocks[k + 1 :], strict=False):
                if not behind.keeps:
                    break
                needed += after.height
            if not self.sheets or needed > self.left + SLACK:
                self.new_page()
            self.sheets[-1].append((self.y, block.draw))
            self.y += block.height

    def place(self, y: float, draw: Draw) -> None:
        """Draw something at a height of the last page, wherever the flow is."""
        self.sheets[-1].append((y, draw))

    def pages(self) -> tuple[Page, ...]:
        """The pages, numbered at their foot."""
        return tuple(partial(_draw_page, sheet, self.title) for sheet in self.sheets)


def _draw_page(drawn: Sequence[tuple[float, Draw]], title: str, sheet: PrintedPage) -> None:
    for y, draw in drawn:
        draw(sheet, y)
    number_page(sheet, title)


def number_page(sheet: PrintedPage, title: str) -> None:
    """The page's number, and what it is a page of."""
    y, wide = sheet.paper.height - MARGIN - 4, sheet.paper.width - 2 * MARGIN
    sheet.words(title, MARGIN, y, wide, 9, ink=QUIET)
    place = tr("page {n} of {total}", n=sheet.number, total=sheet.total)
    sheet.words(place, MARGIN, y, wide, 9, ink=QUIET, align=Qt.AlignmentFlag.AlignRight)


# ---- the usual blocks -----------------------------------------------------------------------------------------------


def gap(height: float) -> Block:
    """Nothing, which stays with what follows."""
    return Block(height, lambda _sheet, _y: None, keeps=True)


def text(
    words: str, wide: float, points: float, *, x: float = MARGIN, weight: int = 400, ink: str = "", after: float = 1.0
) -> Block:
    """A paragraph."""

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(words, x, y, wide, points, weight=weight, ink=ink or INK)

    return Block(height_of(words, wide, points, weight) + after, draw)


def heading(words: str, wide: float, points: float = HEADING, *, x: float = MARGIN, above: float = 3.0) -> Block:
    """A heading with a line below, which stays with what follows."""
    high = height_of(words, wide, points, display=True)

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(words, x, y + above, wide, points, display=True)
        sheet.painter.setPen(QPen(QColor(RULE), 0.75 * PT))
        sheet.line(x, y + above + high + 0.4, x + wide, y + above + high + 0.4)

    return Block(above + high + 2.2, draw, keeps=True)


def listed(sign: str, words: str, wide: float, points: float, *, x: float = MARGIN, indent: float = 6.0) -> Block:
    """A line of a list, with a number or a dot before it."""

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(sign, x, y, indent, points, weight=700, ink=GREEN)
        sheet.words(words, x + indent, y, wide - indent, points)

    return Block(height_of(words, wide - indent, points) + 1.2, draw)
