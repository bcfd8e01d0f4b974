"""A table in play with the names of its parts around it, or with empty lines for a worksheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPen

from nutdesk.core.game import look
from nutdesk.core.table import Piece, Table
from nutdesk.desk.handout.board_image import MM_DOTS, BoardView, art_image, pieces_image, things_of
from nutdesk.desk.handout.page_flow import GREEN, MARGIN, Block
from nutdesk.desk.handout.printing import INK, LEAST, MM, PT, PrintedPage, height_of, width_of
from nutdesk.desk.kit.translated import tell_cast, voice_of
from nutdesk.desk.kit.words import Voice, joined, strung
from nutdesk.teach.handbook import NamedPart, NamedTable

COLUMN: Final = 42.0
"""Millimetres for the names on each side of the board."""
HELD: Final = 22.0
"""Millimetres for what a player holds, below the board."""
BETWEEN: Final = 2.5
SMALLEST_BOARD: Final = 38.0
"""A smaller one shows nothing."""
LINE: Final = 30.0
"""Millimetres to write a name on."""
NOTE: Final = 312
"""Units of a panel beside the board, as the games draw it."""
SHEET: Final = "sheet"
SPACED: Final = "  ·  "
"""Between one answer and the next."""


@attrs.frozen
class _Tag:
    """A name beside the board, and the point that it belongs to."""

    part: NamedPart
    x: float
    y: float


class TablePicture:
    """Where everything is, for a width in millimetres and at most a height."""

    def __init__(self, named: NamedTable, wide: float, most: float, *, blank: bool) -> None:
        self.blank = blank
        match = named.match()
        tell_cast(match)
        self.voice: Voice = voice_of(match)
        self.table: Table = match.game.table(look(match.game, match.state, 0), match.cast)
        self.named = named
        self.wide = wide
        hand = {piece.id: piece for group in self.table.hand for piece in group.pieces}
        self.held = [(part, hand.get(part.at)) for part in named.parts if part.at in hand or part.at == SHEET]
        self.below = HELD + BETWEEN if self.held else 0.0
        ratio = self.table.height / self.table.width
        high = min((wide - 2 * COLUMN) * ratio, most - self.below)
        self.board = QSizeF(high / ratio, high)
        while self.height > most and high > SMALLEST_BOARD:
            high -= 2.0  # a smaller board leaves more room for the names beside it
            self.board = QSizeF(high / ratio, high)

    @property
    def height(self) -> float:
        """Millimetres of everything."""
        return max(self.board.height(), *map(self._stack, self._sides())) + self.below

    def _sides(self) -> tuple[list[_Tag], list[_Tag]]:
        """The names left and right of the board, from top to bottom."""
        places = {thing.id: thing for thing in things_of(self.table)}
        scale = self.board.width() / self.table.width
        found = [
            _Tag(part, places[part.at].x * scale, places[part.at].y * scale)
            for part in self.named.parts
            if part.at in places
        ]
        found.sort(key=lambda tag: tag.x)
        half = (len(found) + 1) // 2
        by_height = [sorted(side, key=lambda tag: tag.y) for side in (found[:half], found[half:])]
        return by_height[0], by_height[1]

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each part by its id: down the left side, down the right side, along the foot."""
        left, right = self._sides()
        order = [*(tag.part.at for tag in (*left, *right)), *(part.at for part, _ in self.held)]
        return {key: k for k, key in enumerate(order, 1)}

    @property
    def solutions(self) -> str:
        """What belongs on the empty lines."""
        names = {part.at: part.name for part in self.named.parts}
        return joined((strung("{n}: {name}", n=k, name=names[key]) for key, k in self.numbers.items()), SPACED)

    @property
    def column(self) -> float:
        return (self.wide - self.board.width()) / 2 - BETWEEN

    def _height_of(self, tag: _Tag) -> float:
        return self._words_height(tag.part, self.column)

    def _words_height(self, part: NamedPart, wide: float) -> float:
        if self.blank:
            return 7.5
        return height_of(part.name, wide, LEAST, 700) + height_of(part.text, wide, LEAST)

    def _stack(self, tags: Sequence[_Tag]) -> float:
        return sum(self._height_of(tag) + BETWEEN for tag in tags)

    def draw(self, sheet: PrintedPage, top: float) -> None:
        """Draw everything from this height of a page on."""
        left = MARGIN + (self.wide - self.board.width()) / 2
        view = BoardView(self.table, self.voice)
        image = view.image(self.board.width(), self.board.height())
        box = QRectF(left * MM, top * MM, self.board.width() * MM, self.board.height() * MM)
        sheet.painter.drawImage(box, image)
        for right, tags in enumerate(self._sides()):
            self._draw_side(sheet, tags, left, top, right=bool(right))
        self._draw_held(sheet, top + self.height - (HELD if self.held else 0))

    def _draw_side(self, sheet: PrintedPage, tags: Sequence[_Tag], left: float, top: float, *, right: bool) -> None:
        x = left + self.board.width() + BETWEEN if right else MARGIN
        room = self.height - self.below
        y = top
        for k, tag in enumerate(tags):
            below = self._stack(tags[k:])
            high = self._height_of(tag)
            y = max(y, min(top + tag.y - high / 2, top + room - below))
            self._draw_words(sheet, tag.part, x, y, self.column)
            middle, end = y + (3.4 if self.blank else 1.9), QPointF(left + tag.x, top + tag.y)
            if right:
                self._lead(sheet, [QPointF(x - 0.8, middle), end])
            else:  # level to the end of the column, so that it crosses no words below the name
                start = QPointF(x + self._long(tag.part) + 1.0, middle)
                self._lead(sheet, [start, QPointF(max(start.x(), x + self.column), middle), end])
            y += high + BETWEEN

    def _long(self, part: NamedPart) -> float:
        """How far the first line of a name reaches."""
        if self.blank:
            return LINE + 6
        return min(self.column, width_of(part.name, LEAST, 700))

    def _lead(self, sheet: PrintedPage, way: Sequence[QPointF]) -> None:
        """A line from a name to its thing, light around it so that it is seen on any ground."""
        painter, end = sheet.painter, way[-1]
        for colour, width in (("#FFFFFF", 2.2), (INK, 0.8)):
            painter.setPen(QPen(QColor(colour), width * PT))
            for here, there in pairwise(way):
                sheet.line(here.x(), here.y(), there.x(), there.y())
        painter.setPen(QPen(QColor("#FFFFFF"), 0.7 * PT))
        painter.setBrush(QColor(INK))
        painter.drawEllipse(QPointF(end.x() * MM, end.y() * MM), 0.9 * MM, 0.9 * MM)

    def _draw_words(self, sheet: PrintedPage, part: NamedPart, x: float, y: float, wide: float) -> None:
        if self.blank:
            sheet.words(str(self.numbers[part.at]), x, y, 6, 11, weight=700, ink=GREEN)
            sheet.painter.setPen(QPen(QColor(INK), 0.6 * PT))
            sheet.line(x + 6, y + 5, x + min(wide, LINE + 6), y + 5)
            return
        y += sheet.words(part.name, x, y, wide, LEAST, weight=700, ink=GREEN)
        sheet.words(part.text, x, y, wide, LEAST)

    def _draw_held(self, sheet: PrintedPage, top: float) -> None:
        """What one player holds: each thing with its name beside it."""
        room = self.wide / max(1, len(self.held))
        for k, (part, piece) in enumerate(self.held):
            x = MARGIN + k * room
            image = self._held_image(piece, room)
            wide = image.width() / MM_DOTS
            sheet.painter.drawImage(QRectF(x * MM, top * MM, wide * MM, image.height() / MM_DOTS * MM), image)
            self._draw_words(sheet, part, x + wide + 2, top + 1, room - wide - 5)

    def _held_image(self, piece: Piece | None, room: float) -> QImage:
        if piece is not None:
            return pieces_image([piece], min(room * 0.55, HELD * (piece.w + 12) / (piece.h + 12)), HELD, self.voice)
        panel = next(note for note in self.table.notes if note.side == "right" and not note.on_request)
        size = QSizeF(NOTE, panel.height)
        return art_image(panel.body, size, HELD * NOTE / panel.height, self.voice)


def table_block(named: NamedTable, wide: float, most: float) -> Block | None:
    """The table with its names, at most so high; None if it would be too small there."""
    made = TablePicture(named, wide, most, blank=False)
    return Block(made.height, made.draw) if made.height <= most and made.board.height() >= SMALLEST_BOARD else None
