"""A game at a glance, as handouts and rules on paper begin: its cover, its aim, what scores, a turn, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF

from nutdesk.core.game import Game
from nutdesk.desk.handout.page_flow import GREEN, MARGIN, Block, gap, heading, listed, text
from nutdesk.desk.handout.printing import MM, QUIET, PrintedPage, height_of
from nutdesk.desk.kit.art import drawing
from nutdesk.desk.kit.words import joined, tr, voice
from nutdesk.teach.handbook import Overview, ScoreRow

BODY: Final = 11.0
COVER: Final = 36.0
"""Millimetres of the cover's side."""
POINTS: Final = 22.0
"""Millimetres for the points of a line."""


def title_block(game: Game, title: str, wide: float, lines: tuple[str, ...] = ()) -> Block:
    """The title, what kind of game it is, more lines if wanted, and the cover beside them."""
    room = wide - COVER - 6
    tagline = voice(game.id).say(game.tagline)
    counts = f"{game.players[0]}–{game.players[-1]}" if len(game.players) > 1 else str(game.players[0])
    facts = tr("{counts} players, about {minutes} minutes.", counts=counts, minutes=game.minutes)
    small = joined(lines, "\n")
    words = height_of(title, room, 24, display=True) + height_of(tagline, room, 13, 500) + height_of(facts, room, BODY)
    words += height_of(small, room, 9.5) + 6 if small else 4

    def draw(sheet: PrintedPage, y: float) -> None:
        left = MARGIN + wide - COVER
        sheet.painter.save()
        sheet.painter.setClipRect(QRectF(left * MM, y * MM, COVER * MM, COVER * MM))
        draw_cover(sheet, game.id, left, y, COVER)
        sheet.painter.restore()
        y += sheet.words(title, MARGIN, y, room, 24, display=True) + 2
        y += sheet.words(tagline, MARGIN, y, room, 13, weight=500) + 2
        y += sheet.words(facts, MARGIN, y, room, BODY, ink=QUIET) + 2
        if small:
            sheet.words(small, MARGIN, y, room, 9.5, ink=QUIET)

    return Block(max(COVER, words) + 2, draw)


def draw_cover(sheet: PrintedPage, game: str, x: float, y: float, wide: float) -> float:
    """Draw the game's cover; return its height."""
    renderer = drawing(f"covers/{game}")
    if renderer is None:
        return 0.0
    box = renderer.viewBoxF()
    high = wide * box.height() / box.width()
    renderer.render(sheet.painter, QRectF(x * MM, y * MM, wide * MM, high * MM))
    return high


def overview_blocks(overview: Overview, wide: float, points: float = BODY) -> Iterator[Block]:
    """The aim, what scores, a turn and the end, in letters of this size."""
    yield heading(tr("The aim"), wide)
    yield text(overview.aim, wide, points)
    yield heading(tr("What counts"), wide)
    for row in overview.scores:
        yield _score(row, wide, points)
    yield heading(tr("A turn"), wide)
    for k, words in enumerate(overview.turn, 1):
        yield listed(str(k), words, wide, points)
    yield heading(tr("The end"), wide)
    yield text(overview.end, wide, points)
    yield gap(1)


def _score(row: ScoreRow, wide: float, points: float) -> Block:
    inside, large = wide - POINTS, points + 2

    def draw(sheet: PrintedPage, y: float) -> None:
        sheet.words(row.points, MARGIN, y - 0.4, POINTS, large, display=True, ink=GREEN)
        sheet.words(row.text, MARGIN + POINTS, y, inside, points)

    return Block(
        max(height_of(row.text, inside, points), height_of(row.points, POINTS, large, display=True)) + 0.8, draw
    )
