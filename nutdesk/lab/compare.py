"""Two trials side by side: what differs, by how much, and whether that is more than chance."""

from __future__ import annotations

from math import sqrt
from typing import Final

import attrs

from nutdesk.lab.figures import Mean, Rate, TrialFigures, UsedFigure, sureness

WHOLE_GAME: Final = "The game"
"""The name of the table for figures about whole games."""
FIRST, TIES, SCORE = "first player wins", "shared wins", "score"
MARGIN, LENGTH = "lead of the winner", "length in moves"


@attrs.frozen
class Difference:
    """One figure in both trials."""

    table: str
    name: str
    one: float
    other: float
    rate: bool
    """Whether it is a share of 1, rather than a number."""
    low: float
    """The 95 % interval of other minus one, for this figure alone."""
    high: float
    sure: bool
    """Whether the difference is more than chance, allowing for all the figures that are compared in its table."""

    @property
    def value(self) -> float:
        return self.other - self.one


def compare(one: TrialFigures, other: TrialFigures) -> tuple[Difference, ...]:
    """Every figure that both trials have; in each table, certain differences come first."""
    if not one.games or not other.games:
        return ()
    whole = [
        _rates(WHOLE_GAME, FIRST, one.places[0], other.places[0], 5),
        _rates(WHOLE_GAME, TIES, one.ties, other.ties, 5),
        _means(WHOLE_GAME, SCORE, one.score, other.score, 5),
        _means(WHOLE_GAME, LENGTH, one.length, other.length, 5),
        _means(WHOLE_GAME, MARGIN, one.margin, other.margin, 5),
    ]
    others = {table.name: table for table in other.tables}
    found = list(whole)
    for table in one.tables:
        if table.name not in others:
            continue
        theirs: dict[str, UsedFigure] = {entry.name: entry for entry in others[table.name].entries}
        both = [(entry, theirs[entry.name]) for entry in table.entries if entry.name in theirs]
        rows = [_rates(table.name, mine.name, mine.winners, their.winners, len(both)) for mine, their in both]
        found += sorted(rows, key=lambda row: (not row.sure, -abs(row.value), row.name))
    return tuple(found)


def _rates(table: str, name: str, one: Rate, other: Rate, comparisons: int) -> Difference:
    low, high = _newcombe(one, other)
    sure = sureness(comparisons)
    surely = _newcombe(
        Rate.of(one.value * one.count, one.count, sure), Rate.of(other.value * other.count, other.count, sure)
    )
    return Difference(table, name, one.value, other.value, True, low, high, surely[0] > 0 or surely[1] < 0)


def _newcombe(one: Rate, other: Rate) -> tuple[float, float]:
    """The interval of other minus one, from the intervals of both (Newcombe's method 10)."""
    gap = other.value - one.value
    low = gap - sqrt((other.value - other.low) ** 2 + (one.high - one.value) ** 2)
    high = gap + sqrt((other.high - other.value) ** 2 + (one.value - one.low) ** 2)
    return low, high


def _means(table: str, name: str, one: Mean, other: Mean, comparisons: int) -> Difference:
    gap = other.value - one.value
    off = sqrt(sum(mean.spread**2 / max(1, mean.count) for mean in (one, other)))
    half = sureness(1) * off
    return Difference(
        table, name, one.value, other.value, False, gap - half, gap + half, abs(gap) > sureness(comparisons) * off
    )


def verdict(differences: tuple[Difference, ...]) -> str:
    """What one may conclude, in a sentence or two."""
    if not differences:
        return "There is nothing to compare yet."
    tables = dict.fromkeys(row.table for row in differences)
    sure = [row for row in differences if row.sure]
    many = (
        f"{len(differences)} figures were compared; where a table has many entries, each of them must differ more "
        "before it counts, so that chance alone fools us in no more than one table of twenty."
    )
    if not sure:
        return f"Nothing differs by more than chance. {many}"
    told = [f"{row.name} ({show(row.one, row)} and {show(row.other, row)})" for row in sure[:6]]
    more = f" and {len(sure) - 6} more" if len(sure) > 6 else ""
    where = "" if len(tables) == 1 else f" of {len(differences)}"
    return f"{len(sure)}{where} differ by more than chance: {', '.join(told)}{more}. {many}"


def show(value: float, row: Difference) -> str:
    """A number of this row as text."""
    return f"{value:.1%}" if row.rate else f"{value:.1f}"
