"""How the final score is counted before everybody's eyes: which lines, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import attrs

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.value import Value

MOST = 12
"""More counts than this are grouped, as nobody wants to wait for them."""


@attrs.frozen
class ScoreCount(Value):
    """Lines of the score that are counted at once: one line, or all of one kind."""

    lines: tuple[ScoreLine, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose lines they are."""
        return tuple(dict.fromkeys(line.seat for line in self.lines))

    def gain(self, seat: int) -> int:
        """What it brings a seat."""
        return sum(line.points for line in self.lines if line.seat == seat)


def counts(result: Result) -> list[ScoreCount]:
    """Every line once: each for itself, or with those of its kind where there are many; the winners come last."""
    places = sorted(range(len(result.scores)), key=lambda seat: (seat in result.winners, result.scores[seat], -seat))
    lines = sorted(result.lines, key=lambda line: places.index(line.seat))
    kinds = _kinds(lines)
    ways: tuple[Callable[[ScoreLine], Hashable], ...] = (id, lambda line: (line.seat, _kind(line)))
    for way in ways:
        groups: dict[Hashable, list[ScoreLine]] = {}
        for line in lines:
            groups.setdefault(way(line), []).append(line)
        if len(groups) <= MOST:
            return [ScoreCount(tuple(group)) for group in groups.values()]
    return [ScoreCount(tuple(line for line in lines if _kind(line) == kind)) for kind in kinds]


def _kind(line: ScoreLine) -> str:
    return line.kind or line.clause


def _kinds(lines: Iterable[ScoreLine]) -> list[str]:
    """All kinds, in the order in which they come at every seat."""
    order: list[str] = []
    seat, at = -1, 0
    for line in lines:
        if line.seat != seat:
            seat, at = line.seat, 0
        kind = _kind(line)
        if kind not in order:
            order.insert(at, kind)
        at = order.index(kind) + 1
    return order
