"""Many drawings on one sheet, painted by the desk and by a browser, and compared drawing by drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import ceil
from pathlib import Path
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter

from nutdesk.browser.plain import plain
from nutdesk.core.table import Art, Table
from nutdesk.desk.kit.art import HINTS, Style, bounds, paint
from tests.browser.chromium import Bench

WIDE = 1600
MARGIN = 8
SEEN = 12
"""How much a pixel must differ from the ground to count as painted, of 255."""
Pixels = NDArray[np.int16]


@attrs.frozen
class Cell:
    """A drawing and where its box is on the sheet."""

    name: str
    art: Art
    x: int
    y: int
    w: int
    h: int
    left: float
    """Where the drawing's origin is, from the sheet's corner."""
    top: float


@attrs.frozen
class Difference:
    """How far apart two pictures of a drawing are."""

    cell: Cell
    mean: float
    """Of all channels, of 255."""
    edges: int
    """Pixels between the boxes around what each has painted."""
    most: float
    """The mean of the worst square of 16 pixels: something small that is wrong shows here."""


def drawings(tables: Iterable[Table]) -> dict[Art, str]:
    """Every distinct drawing of tables, and a name for it."""
    found: dict[Art, str] = {}
    for table in tables:
        for name, art in _arts(table):
            if art:
                found.setdefault(art, name)
    return found


def _arts(table: Table) -> Iterator[tuple[str, Art]]:
    yield "backdrop", table.backdrop
    yield "painted", table.painted
    for spot in table.spots:
        yield f"spot {spot.id}", spot.art
        yield f"badge {spot.id}", spot.badge
        yield f"glow {spot.id}", spot.glow
    for piece in (*table.pieces, *(piece for group in table.hand for piece in group.pieces)):
        yield f"piece {piece.id}", piece.art
        yield f"glow {piece.id}", piece.glow
    for card in table.seats:
        yield f"seat {card.seat}", card.body
    for note in table.notes:
        yield f"note {note.title}", note.body
    for cue in table.cues:
        yield f"cue {cue.kind}", cue.art
        yield f"back {cue.kind}", cue.back
    for line in (line for gesture in table.gestures for line in gesture.lines):
        yield f"line {line.text}", line.art


def laid_out(arts: dict[Art, str], scale: float) -> tuple[list[Cell], int]:
    """The drawings in rows, tall ones first, and how high the sheet is."""
    boxes = [(art, name, bounds(art)) for art, name in arts.items()]
    cells: list[Cell] = []
    x = y = row = 0
    for art, name, box in sorted(boxes, key=lambda each: -each[2].height()):
        wide, high = (ceil(side * scale) + 2 * MARGIN for side in (box.width(), box.height()))
        if x + wide > WIDE:
            x, y, row = 0, y + row, 0
        left, top = x + MARGIN - round(box.x() * scale), y + MARGIN - round(box.y() * scale)
        cells.append(Cell(name, art, x, y, min(wide, WIDE), high, left, top))
        x, row = x + wide, max(row, high)
    return cells, y + row


def by_desk(cells: list[Cell], high: int, style: Style, scale: float, ground: str) -> QImage:
    """The sheet as the desk paints it."""
    image = QImage(WIDE, high, QImage.Format.Format_RGB32)
    image.fill(style.theme.colour(ground))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    for cell in cells:
        painter.save()
        painter.translate(cell.left, cell.top)
        painter.scale(scale, scale)
        paint(painter, cell.art, style, scale)
        painter.restore()
    painter.end()
    return image


SHEET = """async ({cells, high, wide, look, theme, ground}) => {
  document.documentElement.dataset.theme = theme;
  const {node, draw, paint} = ours.art;
  document.getElementById("sheet")?.remove();
  const drawn = cells.map(({art, left, top}) =>
    node("g", {transform: `translate(${left} ${top}) scale(${look.scale})`}, draw(art, look)));
  const whole = node("rect", {width: wide, height: high, fill: paint(ground)});
  const sheet = node("svg", {id: "sheet", width: wide, height: high, viewBox: `0 0 ${wide} ${high}`}, whole, ...drawn);
  document.body.style.margin = "0";
  sheet.style.display = "block";
  document.body.prepend(sheet);
}"""


def by_browser(bench: Bench, cells: list[Cell], high: int, style: Style, scale: float, ground: str) -> QImage:
    """The sheet as a browser draws it."""
    look = {"scale": scale, "floor": style.floor, "legible": style.floor > 13}
    told = [{"art": [plain(layer, style.words) for layer in c.art], "left": c.left, "top": c.top} for c in cells]
    given: dict[str, Any] = {"cells": told, "high": high, "wide": WIDE, "look": look, "ground": ground}
    bench.run(SHEET, {**given, "theme": style.theme.name})
    # The whole page is drawn once: a picture of an element would scroll.
    bench.page.set_viewport_size({"width": WIDE, "height": high})
    return QImage.fromData(bench.page.screenshot(animations="allow")).convertToFormat(QImage.Format.Format_RGB32)


def compared(cells: list[Cell], desk: QImage, browser: QImage) -> list[Difference]:
    """How far apart the pictures of every drawing are."""
    one, other = pixels(desk), pixels(browser)
    assert one.shape == other.shape
    return [_difference(cell, _cut(one, cell), _cut(other, cell)) for cell in cells]


def pixels(image: QImage) -> Pixels:
    """Red, green and blue of every pixel."""
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return flat[:, : image.width(), :3].astype(np.int16)


def _cut(sheet: Pixels, cell: Cell) -> Pixels:
    return sheet[cell.y : cell.y + cell.h, cell.x : cell.x + cell.w]


def _difference(cell: Cell, one: Pixels, other: Pixels) -> Difference:
    apart = np.abs(one - other).mean(axis=2)
    high, wide = (side // 16 * 16 for side in apart.shape)
    squares = apart[:high, :wide].reshape(high // 16, 16, wide // 16, 16).mean(axis=(1, 3)) if high and wide else apart
    edges = max((abs(a - b) for a, b in zip(painted(one), painted(other), strict=True)), default=0)
    return Difference(cell, float(apart.mean()), edges, float(squares.max(initial=0)))


def painted(part: Pixels) -> tuple[int, int, int, int]:
    """The box around what is painted on the ground, whose colour is in the corner."""
    shown = np.abs(part - part[0, 0]).max(axis=2) > SEEN
    rows, columns = np.flatnonzero(shown.any(axis=1)), np.flatnonzero(shown.any(axis=0))
    if not len(rows):
        return (0, 0, 0, 0)
    return int(columns[0]), int(rows[0]), int(columns[-1]), int(rows[-1])


def side_by_side(cells: Iterable[Cell], desk: QImage, browser: QImage, file: Path) -> Path:
    """Pictures of drawings, the desk's at the left and the browser's at the right, in one file."""
    shown = list(cells)
    wide, high = max(cell.w for cell in shown), sum(cell.h for cell in shown)
    image = QImage(2 * wide, high, QImage.Format.Format_RGB32)
    image.fill(0xFFFFFF)
    painter, y = QPainter(image), 0
    for cell in shown:
        part = QRect(cell.x, cell.y, cell.w, cell.h)
        for x, sheet in ((0, desk), (wide, browser)):
            painter.drawImage(x, y, sheet, part.x(), part.y(), part.width(), part.height())
        y += cell.h
    painter.end()
    image.save(str(file))
    return file
