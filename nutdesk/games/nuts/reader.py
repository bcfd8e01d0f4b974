"""What both editions read of a written position beside numbers: nuts as letters, tiles, cards by their names."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from nutdesk.core.written import Written, number, wrong
from nutdesk.games.nuts.floor import AROUND
from nutdesk.games.nuts.parts import CONVEYORS, LETTERS


class Reader(Written):
    """A position as it was written, asked for one value at a time."""

    def lists(self, key: str, length: int, clause: str, default: Sequence[Any] = ()) -> list[list[Any]]:
        """One list for each player."""
        values: list[list[Any]] = self.get(key, [list(default)] * length)
        lists = isinstance(values, list) and all(isinstance(value, list) for value in values)
        if not lists or len(values) != length:
            raise wrong(key, clause, "'{key}' needs one list for each of {n} players.", key=key, n=length)
        return values

    def letters(self, key: str, default: str, clause: str, extra: str = "") -> list[int]:
        """Nuts as letters A, C, P, S; a letter of extra stands for -1."""
        return letters(key, self.get(key, default), clause, extra)

    def word(self, key: str, default: str, known: Collection[str], clause: str) -> str:
        return named(key, self.get(key, default), known, clause)


def letters(key: str, text: object, clause: str, extra: str = "") -> list[int]:
    """The nuts of a word, if these are their letters; a letter of extra stands for -1."""
    if not isinstance(text, str) or not all(letter in LETTERS + extra for letter in text):
        raise wrong(key, clause, "'{key}' is a word of A (almond), C (cashew), P (peanut), S (pistachio).", key=key)
    return [LETTERS.find(letter) for letter in text]


def rows(key: str, tiles: Sequence[Any], wide: int, clause: str, sizes: Collection[int] = (2,)) -> list[int]:
    """Conveyor rows from a list of [row, column] or [row, column, tile], whichever has one of these sizes."""
    rows = [0] * CONVEYORS
    for value in tiles:
        if not isinstance(value, list) or len(value) not in sizes:
            raise wrong(key, clause, "A tile is [conveyor, column].")
        row = number(key, value[0], 1, CONVEYORS, clause) - 1
        column = number(key, value[1], 1, wide - 1, clause) - 1
        kind = number(key, value[2], 1, 5, clause) if len(value) == 3 else 1
        if rows[row] & AROUND[column]:
            raise wrong(key, clause, "Tiles overlap on conveyor {row}.", row=row + 1)
        rows[row] |= kind << 3 * column
    return rows


def named(key: str, value: object, known: Collection[str], clause: str) -> str:
    """The value, if it is one of the known words."""
    if not isinstance(value, str) or value not in known:
        names = ", ".join(known)
        raise wrong(key, clause, "'{key}': '{value}' is not one of {names}.", key=key, value=value, names=names)
    return value


def dealt(total: Sequence[int]) -> list[int]:
    """The same cards, one of each in turn: the order of a deck that nobody wrote down."""
    left, out = list(total), []
    while left:
        for card in sorted(set(left)):
            left.remove(card)
            out.append(card)
    return out
