"""A worksheet: a table in play whose parts are to be named, and sentences with gaps; and what belongs into them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from nutdesk.core.game import Game
from nutdesk.desk.handout.named_table import SPACED, TablePicture
from nutdesk.desk.handout.page_flow import GREEN, MARGIN, RULE, Block, PageFlow, gap, heading
from nutdesk.desk.handout.printing import INK, LEAST, MM, PT, QUIET, PrintedPage, height_of, width_of
from nutdesk.desk.kit.words import joined, strung, tr
from nutdesk.teach.handbook import GapSentence, Handbook

BLANK: Final = "\x00"
"""Stands for a gap while lines are broken."""
BODY: Final = 11.5
GAP_WIDTH: Final = 29.0
"""Millimetres: all gaps are of the same length, so that it tells nothing."""
LINE: Final = 7.3
"""Millimetres from one line to the next, to write between them."""
INDENT: Final = 7.0
MOST: Final = 16
PICTURE: Final = 84.0
CUT: Final = (3.0, 3.0)
"""Dashes of the line along which the solutions are cut off."""


class Worksheet:
    """The page, for a width in millimetres."""

    def __init__(self, game: Game, handbook: Handbook, taught: Collection[str], wide: float) -> None:
        self.game, self.wide = game, wide
        self.sentences = [gap for gap in handbook.gaps if gap.clause in taught][:MOST]
        """Those whose rules the course teaches."""
        self.picture = TablePicture(handbook.table, wide, PICTURE, blank=True)

    def add_to(self, flow: PageFlow) -> None:
        """Draw the page, with the solutions at its foot."""
        flow.new_page()
        wide = self.wide
        words, solved = self._words(), self._solved()
        flow.add(self._head(), heading(tr("What is what? Write the names on the lines."), wide, 12, above=1))
        flow.add(gap(1), Block(self.picture.height, self.picture.draw))
        flow.add(heading(tr("Which words are missing?"), wide, 12))
        lines = [self._sentence(k, sentence) for k, sentence in enumerate(self.sentences, 1)]
        room = flow.left - words.height - solved.height - 3
        while lines and sum(line.height for line in lines) > room:
            lines.pop()
            self.sentences.pop()
            words, solved = self._words(), self._solved()
            room = flow.left - words.height - solved.height - 3
        flow.add(*lines)
        flow.place(flow.bottom - solved.height - words.height, words.draw)
        flow.place(flow.bottom - solved.height, solved.draw)
        flow.y = flow.bottom

    def _sentence(self, number: int, sentence: GapSentence) -> Block:
        """A numbered sentence with lines to write on."""
        rows: list[list[tuple[float, str]]] = [[]]
        x, space = 0.0, width_of(" ", BODY)
        for token in sentence.blank(BLANK).split():
            before, gap_, after = token.partition(BLANK)
            pieces = [before, *([BLANK] if gap_ else []), after]
            widths = [GAP_WIDTH if piece == BLANK else width_of(piece, BODY) for piece in pieces]
            if x + sum(widths) > self.wide - INDENT and rows[-1]:
                rows.append([])
                x = 0.0
            for piece, wide in zip(pieces, widths, strict=True):
                rows[-1].append((x, piece))
                x += wide
            x += space

        def draw(sheet: PrintedPage, y: float) -> None:
            sheet.words(str(number), MARGIN, y, INDENT, BODY, weight=700, ink=GREEN)
            for k, row in enumerate(rows):
                for at, piece in row:
                    self._draw_piece(sheet, piece, MARGIN + INDENT + at, y + k * LINE)

        return Block(len(rows) * LINE, draw)

    def _draw_piece(self, sheet: PrintedPage, piece: str, x: float, y: float) -> None:
        if piece == BLANK:
            sheet.painter.setPen(QPen(QColor(INK), 0.6 * PT))
            sheet.line(x + 0.5, y + 4.8, x + GAP_WIDTH - 0.5, y + 4.8)
        elif piece:
            sheet.words(piece, x, y, 200, BODY)

    def _head(self) -> Block:
        wide = self.wide
        title, name = tr("{game}: worksheet", game=self.game.title), tr("Name:")
        high = height_of(title, wide - 70, 20, display=True)

        def draw(sheet: PrintedPage, y: float) -> None:
            sheet.words(title, MARGIN, y, wide - 70, 20, display=True)
            sheet.words(name, MARGIN + wide - 65, y + 3.2, 20, 10, ink=QUIET)
            sheet.painter.setPen(QPen(QColor(RULE), 0.75 * PT))
            sheet.line(MARGIN + wide - 50, y + 7.5, MARGIN + wide, y + 7.5)

        return Block(high + 1, draw)

    def _words(self) -> Block:
        """The words that are missing, in the order of the alphabet."""
        found = sorted({word for sentence in self.sentences for word in sentence.words}, key=str.casefold)
        text, wide = joined(found, "   ·   "), self.wide
        high = height_of(text, wide - 8, 10.5) + 5

        def draw(sheet: PrintedPage, y: float) -> None:
            sheet.painter.setPen(QPen(QColor(RULE), 0.75 * PT))
            sheet.painter.setBrush(QColor("#F6EFE0"))
            sheet.painter.drawRoundedRect(QRectF(MARGIN * MM, y * MM, wide * MM, high * MM), 2 * MM, 2 * MM)
            sheet.words(text, MARGIN + 4, y + 2.5, wide - 8, 10.5)

        return Block(high, draw)

    @property
    def solutions(self) -> str:
        """What belongs on the lines and into the gaps, in one text."""
        gaps = (
            strung("{n}: {words}", n=k, words=joined(sentence.words)) for k, sentence in enumerate(self.sentences, 1)
        )
        return joined((self.picture.solutions, joined(gaps, SPACED)), "\n")

    def _solved(self) -> Block:
        """The solutions, small and upside down, below a line to cut along."""
        wide, title, text = self.wide, tr("Solutions"), self.solutions
        high = height_of(title, wide, LEAST, 700) + height_of(text, wide, LEAST)

        def draw(sheet: PrintedPage, y: float) -> None:
            painter = sheet.painter
            pen = QPen(QColor(RULE), 0.75 * PT)
            pen.setDashPattern(list(CUT))
            painter.setPen(pen)
            sheet.line(MARGIN, y + 3, MARGIN + wide, y + 3)
            painter.save()
            painter.translate((MARGIN + wide) * MM, (y + 5 + high) * MM)
            painter.rotate(180)
            below = sheet.words(title, 0, 0, wide, LEAST, weight=700, ink=QUIET)
            sheet.words(text, 0, below, wide, LEAST, ink=QUIET)
            painter.restore()

        return Block(high + 5, draw)
