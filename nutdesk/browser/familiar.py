"""Tables in which all that is as before is the very same object, so that a quill need not write it again.

A game makes a table anew for every viewer and every picture, and most of it equals what lay at the same place of the
one before.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Final

import attrs

from nutdesk.core.table import Table

FIELDS: Final = tuple(field.name for field in attrs.fields(Table))


class Familiar:
    """Knows what was seen last at each place of a table."""

    def __init__(self) -> None:
        self._known: dict[Hashable, Any] = {}

    def __call__(self, table: Table) -> Table:
        """An equal table, made of what is known as far as it goes."""
        rows = ((name, held) for name in FIELDS if isinstance(held := getattr(table, name), tuple) and held)
        known: dict[str, Any] = {name: self._row(name, held) for name, held in rows}
        return attrs.evolve(table, **known)

    def _row(self, name: str, held: tuple[object, ...]) -> tuple[object, ...]:
        row = tuple([self._part((name, place), part) for place, part in enumerate(held)])
        known: tuple[object, ...] = self._known.get(name, ())
        if len(known) == len(row) and all(old is new for old, new in zip(known, row, strict=True)):
            return known
        self._known[name] = row
        return row

    def _part(self, place: Hashable, part: object) -> object:
        known = self._known.get(place)
        if known is part or known == part:
            return known
        self._known[place] = part
        return part
