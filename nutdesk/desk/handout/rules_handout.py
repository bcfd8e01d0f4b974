"""The rules of a game on paper, in our own words, with everything that is not from the rulebook marked."""

from __future__ import annotations

from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPen

from nutdesk.core.game import Game
from nutdesk.desk.handout.handout import MARGIN, draw_cover, number_page
from nutdesk.desk.handout.printing import MM, PT, QUIET, Paper, PrintedDocument, PrintedPage, height_of
from nutdesk.desk.kit.translated import clauses, mark_of
from nutdesk.desk.kit.words import joined, tr, voice
from nutdesk.teach.rulebook import MARKED

BODY: Final = 11.0
COLUMN: Final = 20.0
"""Millimetres for the clause's id, beside its text."""
CHIP: Final = 5.2
"""Millimetres for a mark, above its sentences."""
BETWEEN: Final = 0.8
"""Millimetres between sentences of different kinds."""
GREEN: Final = "#205A2C"


@attrs.frozen
class _Block:
    """A heading, or a clause: its sentences, each with a mark or ''."""

    text: str = ""
    head: str = ""
    parts: tuple[tuple[str, str], ...] = ()

    def height(self, wide: float) -> float:
        if not self.head:
            return height_of(self.text, wide, 15, display=True) + 5
        high = sum(height_of(text, wide - COLUMN, BODY) + (CHIP if mark else 0) for mark, text in self.parts)
        return high + BETWEEN * (len(self.parts) - 1) + 2


def rules_document(game: Game, paper: Paper) -> PrintedDocument:
    """All clauses of a game, section by section; raises RulebookError."""
    wide = paper.width - 2 * MARGIN - 8
    room = paper.height - 2 * MARGIN - 10
    blocks: list[_Block] = []
    section = ""
    for clause in clauses(game.id):
        if clause.section != section:
            section = clause.section
            blocks.append(_Block(section))
        parts = tuple((mark_of(part.kind)[0], part.text) for part in clause.parts)
        blocks.append(_Block(head=clause.id, parts=parts))
    pages: list[list[_Block]] = [[]]
    left = room - 62
    for k, block in enumerate(blocks):
        needed = block.height(wide)
        if not block.head:  # a heading never stands alone at the foot of a page
            needed += blocks[k + 1].height(wide)
        if needed > left:
            pages.append([])
            left = room
        pages[-1].append(block)
        left -= block.height(wide)
    title = tr("{game}: the rules", game=game.title)
    return PrintedDocument(
        title, paper, tuple(partial(_page, game, title, page, k == 0) for k, page in enumerate(pages))
    )


def _page(game: Game, title: str, blocks: list[_Block], first: bool, sheet: PrintedPage) -> None:
    left, wide = MARGIN + 4, sheet.paper.width - 2 * MARGIN - 8
    y = MARGIN
    if first:
        _head(sheet, game, title, left, y, wide)
        y += 62
    for block in blocks:
        if not block.head:
            y += 2.5
            high = sheet.words(block.text, left, y, wide, 15, display=True)
            sheet.painter.setPen(QPen(QColor("#B9A98B"), 0.75 * PT))
            sheet.line(left, y + high + 0.4, left + wide, y + high + 0.4)
            y += high + 2.5
            continue
        sheet.words(block.head, left, y, COLUMN, BODY, weight=700, ink=GREEN)
        inside = left + COLUMN
        for mark, text in block.parts:
            if mark:
                _chip(sheet, mark, inside, y)
                y += CHIP
            y += sheet.words(text, inside, y, wide - COLUMN, BODY) + BETWEEN
        y += 2 - BETWEEN
    number_page(sheet, title)


def _head(sheet: PrintedPage, game: Game, title: str, left: float, y: float, wide: float) -> None:
    """Draw the title, the kind of game, and its cover at the right."""
    painter = sheet.painter
    painter.save()
    box = 52.0
    painter.setClipRect(QRectF((left + wide - box) * MM, y * MM, box * MM, box * MM))
    draw_cover(sheet, game.id, left + wide - box, y, box)
    painter.restore()
    text = wide - box - 6
    y += sheet.words(title, left, y, text, 24, display=True) + 2
    y += sheet.words(voice(game.id).say(game.tagline), left, y, text, 13, weight=500) + 2
    counts = f"{game.players[0]}–{game.players[-1]}" if len(game.players) > 1 else str(game.players[0])
    facts = tr("{counts} players, about {minutes} minutes.", counts=counts, minutes=game.minutes)
    y += sheet.words(facts, left, y, text, BODY, ink=QUIET) + 2
    kinds = {part.kind for clause in clauses(game.id) for part in clause.parts}
    tags = (mark_of(kind) for kind in MARKED if kind in kinds)
    marks = [tr("Marked “{tag}”: {meaning}", tag=tag, meaning=meaning) for tag, meaning in tags]
    marks.append(tr("Everything else follows the rulebook, in our own words."))
    sheet.words(joined(marks, "\n"), left, y, text, 9.5, ink=QUIET)


def _chip(sheet: PrintedPage, text: str, x: float, y: float) -> None:
    from nutdesk.desk.kit.theme import metrics

    wide = metrics(9 * PT, 600).horizontalAdvance(text) / MM + 4
    sheet.painter.setPen(QPen(QColor("#B9A98B"), 0.75 * PT))
    sheet.painter.setBrush(QColor("#F6EFE0"))
    sheet.painter.drawRoundedRect(QRectF(x * MM, y * MM, wide * MM, 4.6 * MM), 2.3 * MM, 2.3 * MM)
    sheet.words(text, x + 2, y + 0.3, wide, 9, weight=600, ink=QUIET)
