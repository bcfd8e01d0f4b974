"""How the final score is counted before everybody's eyes: which lines, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import attrs

from nutdesk.core.game import Result, ScoreLine

MOST = 12
"""More counts than this are grouped, as nobody wants to wait for them."""


@attrs.frozen
class ScoreCount:
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
    ways: tuple[Callable[[ScoreLine], Hashable], ...] = (
        id,
        lambda line: (line.seat, line.kind or line.clause),
        lambda line: line.kind or line.clause,
    )
    grouped: list[ScoreCount] = []
    for way in ways:
        grouped = _grouped(lines, way)
        if len(grouped) <= MOST:
            break
    return grouped


def _grouped(lines: Iterable[ScoreLine], way: Callable[[ScoreLine], Hashable]) -> list[ScoreCount]:
    groups: dict[Hashable, list[ScoreLine]] = {}
    for line in lines:
        groups.setdefault(way(line), []).append(line)
    return [ScoreCount(tuple(group)) for group in groups.values()]
