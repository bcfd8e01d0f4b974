"""Parts of a game to print and cut out, at true size: the sheets, their cut marks and their folds."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from functools import cache, partial
from itertools import groupby
from typing import Final

import attrs
from PySide6.QtCore import QByteArray, QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtSvg import QSvgRenderer

from nutdesk.core.game import Game
from nutdesk.core.table import Art, Box, Cutout, Inset, Label, Layer, Oval, Poly, Svg
from nutdesk.desk.handout.overview_blocks import draw_cover
from nutdesk.desk.handout.page_flow import MARGIN, number_page
from nutdesk.desk.handout.printing import INK, MM, PT, QUIET, Page, Paper, PrintedDocument, PrintedPage, paper_style
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.drawing import source
from nutdesk.desk.kit.words import number, tr, tr_count, voice

EDGE: Final = 14.0
"""Millimetres of margin that any printer can keep, with room for the marks."""
MARK: Final = 4.0
TENTH: Final = MM / 10 / PT
"""Points in a tenth of a millimetre."""


@attrs.frozen
class Placed:
    """A part on a sheet: its top left corner and its size, in millimetres."""

    part: Cutout
    x: float
    y: float
    w: float
    h: float

    @property
    def folds(self) -> tuple[float, ...]:
        return tuple(self.y + fold / 10 for fold in self.part.folds)


def lay_out(parts: Sequence[Cutout], paper: Paper) -> list[list[Placed]]:
    """The parts on sheets: those of one size edge to edge, so that one cut separates two."""
    sheets: list[list[Placed]] = [[]]
    bottom = paper.height - EDGE
    y = EDGE
    for (wide, high), group in groupby(parts, lambda part: (part.w / 10, part.length / 10)):
        across = int((paper.width - 2 * EDGE) // wide)
        waiting = list(group)
        while waiting:
            if y + high > bottom:
                sheets.append([])
                y = EDGE
            # Full rows start at the same left edge; a short last row stays under the first columns.
            left = (paper.width - across * wide) / 2
            row, waiting = waiting[:across], waiting[across:]
            sheets[-1] += (Placed(part, left + k * wide, y, wide, high) for k, part in enumerate(row))
            y += high
        y += 2 * MARK
    return sheets


def parts_document(game: Game, paper: Paper, *, sparing: bool = False) -> PrintedDocument:
    """A game to print, cut out and play; `sparing` leaves large coloured areas white."""
    parts = game.cutouts()
    title = tr("{game}: print and play", game=game.title)
    pages: list[Page] = [partial(_first_page, game, title, parts)]
    pages += (partial(_sheet, title, placed, paper_style(voice(game.id)), sparing) for placed in lay_out(parts, paper))
    return PrintedDocument(title, paper, tuple(pages))


def spare(art: Art, colours: Collection[str]) -> Art:
    """A drawing that needs little ink: outlines and text stay, fills and patterns go."""
    thin: list[Layer] = []
    for layer in art:
        if isinstance(layer, Svg):
            if layer.name not in colours:
                thin.append(layer)
        elif isinstance(layer, Label):
            thin.append(attrs.evolve(layer, colour=INK))
        elif isinstance(layer, Inset):
            thin.append(attrs.evolve(layer, art=spare(layer.art, colours)))
        elif isinstance(layer, Box | Oval | Poly) and layer.line:
            thin.append(attrs.evolve(layer, fill="", width=min(layer.width, 4)))
        elif isinstance(layer, Box) and min(layer.w, layer.h) <= 8:  # a ruled line
            thin.append(layer)
    return tuple(thin)


@cache
def _pale(name: str) -> QSvgRenderer | None:
    """A picture with its colours reduced to a third; its outlines stay, and so does the badge that names a colour."""
    data = source(name)
    if data is None:
        return None

    def thin(match: re.Match[str]) -> str:
        parts = (int(match[0][k : k + 2], 16) for k in (1, 3, 5))
        return "#" + "".join(f"{round(255 - (255 - part) * 0.3):02X}" for part in parts)

    keep = r"#(?!3B2416|2A1A10)[0-9A-Fa-f]{6}"
    text = data.decode()
    return QSvgRenderer(QByteArray((text if name.startswith("badge-") else re.sub(keep, thin, text)).encode()))


def _draw(sheet: PrintedPage, part: Cutout, art: Art, x: float, y: float, style: Style, sparing: bool) -> None:
    for layer in spare(art, part.colours) if sparing else (art,):
        if isinstance(layer, Svg):
            renderer = _pale(layer.name)
            if renderer is not None:
                corner = (x * MM + layer.x * TENTH * PT, y * MM + layer.y * TENTH * PT)
                renderer.render(sheet.painter, QRectF(*corner, layer.w * TENTH * PT, layer.h * TENTH * PT))
        else:
            sheet.draw(layer if isinstance(layer, tuple) else (layer,), x, y, TENTH, style)


def _sheet(title: str, placed: list[Placed], style: Style, sparing: bool, sheet: PrintedPage) -> None:
    for one in placed:
        _draw_part(sheet, one, style, sparing)
    for one in placed:
        _draw_cuts(sheet, one, placed)
    number_page(sheet, tr("{title}. Print at 100 %, not fitted to the page.", title=title))


def _draw_part(sheet: PrintedPage, one: Placed, style: Style, sparing: bool) -> None:
    part, painter = one.part, sheet.painter
    painter.save()
    painter.setClipRect(QRectF(one.x * MM, one.y * MM, one.w * MM, one.h * MM), Qt.ClipOperation.IntersectClip)
    top = one.y + part.foot / 10
    if part.back:
        # The back is upside down, so that it is the right way up when it is folded behind the face.
        painter.save()
        painter.translate((one.x + part.w / 20) * MM, (top + part.h / 20) * MM)
        painter.rotate(180)
        _draw(sheet, part, part.back, -part.w / 20, -part.h / 20, style, sparing)
        painter.restore()
        top += part.h / 10
    _draw(sheet, part, part.face, one.x, top, style, sparing)
    painter.restore()


def _draw_cuts(sheet: PrintedPage, one: Placed, others: list[Placed]) -> None:
    """Draw a thin line to cut along, marks beyond the outer corners, and dashes along folds."""
    painter = sheet.painter
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#8A7A60"), 0.35 * PT))
    painter.drawRect(QRectF(one.x * MM, one.y * MM, one.w * MM, one.h * MM))
    right, bottom = one.x + one.w, one.y + one.h
    painter.setPen(QPen(QColor("#000000"), 0.5 * PT))
    for y in (one.y, bottom):
        if not any(abs(other.x + other.w - one.x) < 0.01 and other.y <= y <= other.y + other.h for other in others):
            _line(sheet, one.x - 1 - MARK, y, one.x - 1, y)
        if not any(abs(other.x - right) < 0.01 and other.y <= y <= other.y + other.h for other in others):
            _line(sheet, right + 1, y, right + 1 + MARK, y)
    for x in (one.x, right):
        if not any(abs(other.y + other.h - one.y) < 0.01 and other.x <= x <= other.x + other.w for other in others):
            _line(sheet, x, one.y - 1 - MARK, x, one.y - 1)
        if not any(abs(other.y - bottom) < 0.01 and other.x <= x <= other.x + other.w for other in others):
            _line(sheet, x, bottom + 1, x, bottom + 1 + MARK)
    pen = QPen(QColor("#3B2416"), 0.6 * PT)
    pen.setDashPattern([5, 4])
    painter.setPen(pen)
    for fold in one.folds:
        _line(sheet, one.x, fold, right, fold)


def _line(sheet: PrintedPage, x1: float, y1: float, x2: float, y2: float) -> None:
    sheet.painter.drawLine(QLineF(x1 * MM, y1 * MM, x2 * MM, y2 * MM))


def _first_page(game: Game, title: str, parts: Sequence[Cutout], sheet: PrintedPage) -> None:
    left, wide = MARGIN + 6, sheet.paper.width - 2 * MARGIN - 12
    y = MARGIN + 4
    y += sheet.words(title, left, y, wide, 26, display=True) + 4
    y += draw_cover(sheet, game.id, left, y, 70) + 8
    steps = (
        tr("Print every page on card at 100 %: “actual size”, not “fit to page”. One side is enough."),
        tr("Check the ruler below. If it is not 100 mm long, the size was changed."),
        tr("Cut along the thin lines; the short marks in the margin help with a knife and a ruler."),
        tr(
            "Fold along the dashed lines, printed sides outwards, and glue: nuts get their backs, squirrels stand up on"
            " their feet."
        ),
    )
    for k, step in enumerate(steps, 1):
        sheet.words(f"{k}", left, y, 8, 13, display=True, ink="#205A2C")
        y += sheet.words(step, left + 9, y, wide - 9, 12) + 2
    y += 8
    _ruler(sheet, left, y)
    y += 18
    y += sheet.words(tr("What is in it"), left, y, wide, 16, display=True) + 2
    for (w, h), group in groupby(parts, lambda part: (part.w, part.h)):
        some = list(group)
        names = dict.fromkeys(voice(game.id).tell(part.name) for part in some)
        listed = ", ".join(names) if len(names) <= 9 else ", ".join([*list(names)[:3], "…"])
        pieces = tr_count(len(some), "{n} piece", "{n} pieces")
        text = tr("{pieces} of {w} × {h} mm: {names}", pieces=pieces, w=number(w / 10), h=number(h / 10), names=listed)
        y += sheet.words(text, left, y, wide, 11) + 1.5
    y += 4
    sheet.words(
        tr("Also needed: paper and pencil for the points. The rules are printed from the menu: “Rules as PDF”."),
        left,
        y,
        wide,
        11,
        ink=QUIET,
    )
    number_page(sheet, title)


def _ruler(sheet: PrintedPage, x: float, y: float) -> None:
    """Exactly 100 millimetres."""
    sheet.painter.setPen(QPen(QColor("#000000"), 0.75 * PT))
    _line(sheet, x, y, x + 100, y)
    for mm in range(0, 101, 5):
        _line(sheet, x + mm, y, x + mm, y + (4 if mm % 10 == 0 else 2))
    sheet.words(tr("0 mm"), x, y + 5, 30, 9, ink=QUIET)
    sheet.words(tr("100 mm"), x + 94, y + 5, 30, 9, ink=QUIET)
