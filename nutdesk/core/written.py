"""Positions that people write: read key by key, and every mistake is a refusal that names its key."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nutdesk.core.game import Refusal, no


def wrong(where: str, clause: str, template: str, /, **parts: object) -> Refusal:
    """The refusal of a position: the wrong key, the clause, and why."""
    return Refusal(no(clause, template, **parts), where)


def number(key: str, value: object, low: int, high: int, clause: str = "") -> int:
    """The value, if it is a number from low to high.

    >>> number("turn", 2, low=1, high=4)
    2
    """
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise wrong(key, clause, "'{key}' must be a number from {low} to {high}.", key=key, low=low, high=high)
    return value


def numbers(
    key: str, values: object, length: int, low: int, high: int, clause: str = "", template: str = ""
) -> list[int]:
    """The values, if there are exactly so many numbers. A template replaces the sentence of the refusal."""
    if not isinstance(values, list) or len(values) != length:
        raise wrong(key, clause, template or "'{key}' needs {n} numbers.", key=key, n=length)
    return [number(key, value, low, high, clause) for value in values]


class Written:
    """A position as it was written. Unknown keys are refused; missing ones have a default.

    >>> Written({"turn": 2}, "turn round").number("turn", 1, 4)
    2
    """

    def __init__(self, data: Mapping[str, Any], keys: str) -> None:
        known = keys.split()
        for key in data:
            if key not in known:
                raise wrong(key, "", "A position has no '{key}'.", key=key)
        self.data = data

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def get(self, key: str, default: Any = None) -> Any:
        """The value as it was written."""
        return self.data.get(key, default)

    def number(self, key: str, low: int, high: int, clause: str = "", default: int | None = None) -> int:
        """A number from low to high; if missing, the default, or else the lowest."""
        return number(key, self.data.get(key, low if default is None else default), low, high, clause)

    def numbers(
        self, key: str, default: Sequence[int], low: int, high: int, clause: str = "", template: str = ""
    ) -> list[int]:
        """As many numbers as there are defaults."""
        return numbers(key, self.data.get(key, list(default)), len(default), low, high, clause, template)

    def flag(self, key: str, clause: str = "") -> bool:
        """True or false; if missing, false."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise wrong(key, clause, "'{key}' must be true or false.", key=key)
        return value

    def entries(self, key: str, clause: str = "", template: str = "") -> list[Any]:
        """A list of anything; if missing, empty."""
        values = self.data.get(key, [])
        if not isinstance(values, list):
            raise wrong(key, clause, template or "'{key}' is a list.", key=key)
        return values
