"""What a step shows large beside the table, as one drawing each: a scene has no secrets."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from nutdesk.core.match import Match
from nutdesk.core.table import Art, Note, Piece, Spot, Table, moved
from nutdesk.teach.lesson import Lesson

NOTE_WIDTH = 312
"""Units that the drawing of a note is wide."""


def exhibits(lesson: Lesson, keys: Iterable[str]) -> tuple[Piece, ...]:
    """The things with these ids, as whoever is to choose sees them; one that nobody has is left out."""
    wanted = tuple(keys)
    if not wanted:
        return ()
    due = lesson.match.due
    seats = sorted(range(len(lesson.match.players)), key=lambda seat: due is None or seat != due.seat)
    tables = [lesson.table(seat) for seat in seats]
    found = (exhibit(lesson.match, tables, key) for key in wanted)
    return tuple(piece for piece in found if piece is not None)


def exhibit(match: Match, tables: Sequence[Table], key: str) -> Piece | None:
    """A thing by its id: from the first table that has it, or a component of the game."""
    for table in tables:
        for piece in (*table.pieces, *(piece for group in table.hand for piece in group.pieces)):
            if piece.id == key:
                return attrs.evolve(piece, x=0, y=0, angle=0)
        for spot in table.spots:
            if spot.id == key:
                return _laid(table, spot)
        for note in table.notes:
            if note.id == key:
                return _noted(note)
    return match.game.exhibit(key)


def _laid(table: Table, spot: Spot) -> Piece:
    """A spot and what lies on it, as one thing."""
    art: Art = (*spot.art, *spot.badge)
    for piece in sorted(table.pieces, key=lambda piece: piece.order):
        if piece.spot == spot.id:
            art = (*art, *moved(piece.art, piece.x - spot.x, piece.y - spot.y))
    return Piece(spot.id, spot.name, spot.id, 0, 0, spot.w, spot.h, art)


def _noted(note: Note) -> Piece:
    art = moved(note.body, -NOTE_WIDTH / 2, -note.height / 2)
    return Piece(note.id, note.name, "", 0, 0, NOTE_WIDTH, note.height, art)
