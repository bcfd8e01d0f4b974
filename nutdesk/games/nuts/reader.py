"""Reading a written position: every mistake is refused with its clause and its key."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NoReturn

from nutdesk.core.game import Refusal, Ruling, no
from nutdesk.games.nuts.floor import AROUND
from nutdesk.games.nuts.parts import CONVEYORS, LETTERS


def refuse(where: str, ruling: Ruling) -> NoReturn:
    """The position cannot be: which key, and why."""
    raise Refusal(ruling, where)


class Reader:
    """A description, asked for one value at a time."""

    def __init__(self, data: Mapping[str, Any], keys: Collection[str]) -> None:
        self.data = data
        for key in data:
            if key not in keys:
                refuse(key, no("", "A position of this game has no '{key}'.", key=key))

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int, high: int, clause: str) -> int:
        return check(key, self.data.get(key, default), low, high, clause)

    def numbers(self, key: str, default: Sequence[int], low: int, high: int, clause: str) -> list[int]:
        """One number for each of the defaults."""
        values = self.items(key, list(default), clause)
        if len(values) != len(default):
            refuse(key, no(clause, "'{key}' needs {n} numbers.", key=key, n=len(default)))
        return [check(key, value, low, high, clause) for value in values]

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            refuse(key, no("", "'{key}' is true or false.", key=key))
        return value

    def items(self, key: str, default: list[Any], clause: str) -> list[Any]:
        values = self.data.get(key, default)
        if not isinstance(values, list):
            refuse(key, no(clause, "'{key}' is a list.", key=key))
        return values

    def lists(self, key: str, count: int, clause: str, default: object = None) -> list[list[Any]]:
        """One list for each player."""
        values = self.items(key, [default or [] for _ in range(count)], clause)
        if len(values) != count or not all(isinstance(value, list) for value in values):
            refuse(key, no(clause, "'{key}' needs one list for each of {n} players.", key=key, n=count))
        return values

    def letters(self, key: str, default: str, clause: str, extra: str = "") -> list[int]:
        """Nuts as letters A, C, P, S; a letter of extra stands for -1."""
        text = self.data.get(key, default)
        if not isinstance(text, str) or not all(letter in LETTERS + extra for letter in text):
            refuse(key, no(clause, "'{key}' is a word of A (almond), C (cashew), P (peanut), S (pistachio).", key=key))
        return [LETTERS.find(letter) for letter in text]

    def word(self, key: str, default: str, known: Collection[str], clause: str) -> str:
        return named(key, self.data.get(key, default), known, clause)

    def tiles(self, key: str, wide: int, clause: str) -> list[int]:
        """Conveyor rows from a list of [row, column] or [row, column, tile]."""
        rows = [0] * CONVEYORS
        for value in self.items(key, [], clause):
            if not isinstance(value, list) or len(value) not in (2, 3):
                refuse(key, no(clause, "A tile is [conveyor, column]."))
            row = check(key, value[0], 1, CONVEYORS, clause) - 1
            column = check(key, value[1], 1, wide - 1, clause) - 1
            kind = check(key, value[2], 1, 5, clause) if len(value) == 3 else 1
            if rows[row] & AROUND[column]:
                refuse(key, no(clause, "Tiles overlap on conveyor {row}.", row=row + 1))
            rows[row] |= kind << 3 * column
        return rows


def check(key: str, value: object, low: int, high: int, clause: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        refuse(key, no(clause, "'{key}' is a number from {low} to {high}.", key=key, low=low, high=high))
    return value


def named(key: str, value: object, known: Collection[str], clause: str) -> str:
    if not isinstance(value, str) or value not in known:
        names = ", ".join(known)
        refuse(key, no(clause, "'{key}': '{value}' is not one of {names}.", key=key, value=value, names=names))
    return value


def dealt(total: Sequence[int]) -> list[int]:
    """The same cards, one of each in turn: the order of a deck that nobody wrote down."""
    left, out = list(total), []
    while left:
        for card in sorted(set(left)):
            left.remove(card)
            out.append(card)
    return out
