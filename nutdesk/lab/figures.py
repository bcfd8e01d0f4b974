"""What the counts say: rates and means with 95 % intervals, and which entries are too strong or too weak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import sqrt
from statistics import NormalDist
from typing import Final

import attrs

from nutdesk import games
from nutdesk.bots.ladder import SURE, wilson
from nutdesk.lab.counts import WHOLE, Counts, Used
from nutdesk.lab.trial import Trial

STRONG, WEAK, FAIR, OPEN, FEW = "strong", "weak", "fair", "open", "few"
MARGIN: Final = 0.03
"""A win rate that is closer to the expected one than this is fair, however certain the difference."""
ENOUGH: Final = 30
"""An entry used in fewer games than this is not judged."""


def sureness(comparisons: int) -> float:
    """Standard deviations to allow in each of so many comparisons, for all to be right in 19 of 20 trials."""
    return NormalDist().inv_cdf(1 - 0.025 / comparisons) if comparisons > 1 else SURE


@attrs.frozen
class Rate:
    """How often something happened, with its 95 % interval."""

    value: float
    low: float
    high: float
    count: int
    """Out of how many."""

    @classmethod
    def of(cls, parts: float, count: int, sure: float = SURE) -> Rate:
        """The rate of so many parts out of a count; out of none, nothing is known."""
        if not count:
            return cls(0.0, 0.0, 1.0, 0)
        value = min(1.0, parts / count)
        return cls(value, *wilson(value, count, sure), count)


@attrs.frozen
class Mean:
    """A summary of numbers: the average with its 95 % interval, and how far they spread."""

    value: float
    low: float
    high: float
    count: int
    spread: float
    """The standard deviation."""
    least: int
    middle: int
    most: int

    @classmethod
    def of(cls, counter: Mapping[int, int]) -> Mean:
        count = sum(counter.values())
        if not count:
            return cls(0.0, 0.0, 0.0, 0, 0.0, 0, 0, 0)
        value = sum(number * times for number, times in counter.items()) / count
        square = sum((number - value) ** 2 * times for number, times in counter.items())
        spread = sqrt(square / (count - 1)) if count > 1 else 0.0
        half = SURE * spread / sqrt(count)
        ordered = sorted(counter)
        passed, middle = 0, ordered[0]
        for middle in ordered:
            passed += counter[middle]
            if 2 * passed >= count:
                break
        return cls(value, value - half, value + half, count, spread, ordered[0], middle, ordered[-1])


@attrs.frozen
class UsedFigure:
    """One entry of a table: who used it, and how well they did."""

    name: str
    times: int
    """How often it was used in all."""
    winners: Rate
    """The share of the winners who used it."""
    players: Rate
    """The share of all players who used it."""
    wins: Rate
    """The share of those who used it who won."""
    expected: float
    """The share that would have won if it were as good as the others of its table."""
    reach: float
    """How far the true share may be from the expected one, allowing for all entries of the table."""
    verdict: str


@attrs.frozen
class UseTable:
    """All entries of one kind, those that won most often first."""

    name: str
    house: bool
    """Whether its data can be replaced: see the game's house.py."""
    entries: tuple[UsedFigure, ...]

    @property
    def open(self) -> float:
        """How far a judged entry may still be from the expected share; 0 if all are known to be close."""
        judged = [entry for entry in self.entries if entry.verdict != FEW]
        return max((entry.reach for entry in judged or self.entries if entry.verdict in (OPEN, FEW)), default=0.0)

    @property
    def doubtful(self) -> bool:
        """Whether no entry is certainly too strong or too weak, but one may be."""
        return self.open > 0 and not any(entry.verdict in (STRONG, WEAK) for entry in self.entries)


@attrs.frozen
class TrialFigures:
    """All figures of a trial."""

    games: int
    seats: tuple[Rate, ...]
    """Wins by seat."""
    places: tuple[Rate, ...]
    """Wins by order of play."""
    ties: Rate
    score: Mean
    scores: tuple[Mean, ...]
    """By seat."""
    margin: Mean
    length: Mean
    tables: tuple[UseTable, ...]


def figures(trial: Trial, counts: Counts) -> TrialFigures:
    """The figures for the games counted so far."""
    played = counts.games
    reader = games.house_of(trial.game)
    house = reader.TABLES if reader else ()
    return TrialFigures(
        played,
        tuple(Rate.of(won / WHOLE, played) for won in counts.wins),
        tuple(Rate.of(won / WHOLE, played) for won in counts.places),
        Rate.of(counts.ties, played),
        Mean.of(together(counts.scores)),
        tuple(Mean.of(scores) for scores in counts.scores),
        Mean.of(counts.margins),
        Mean.of(counts.lengths),
        tuple(_table(name, name in house, entries, counts) for name, entries in sorted(counts.uses.items())),
    )


def together(counters: Iterable[Counter[int]]) -> Counter[int]:
    """The scores of all seats."""
    found: Counter[int] = Counter()
    for counter in counters:
        found.update(counter)
    return found


def _table(name: str, house: bool, entries: Mapping[str, Used], counts: Counts) -> UseTable:
    seats = range(counts.seats)
    users = [sum(used.users[seat] for used in entries.values()) for seat in seats]
    wins = [sum(used.wins[seat] for used in entries.values()) for seat in seats]
    usual = [wins[seat] / WHOLE / users[seat] if users[seat] else 0.0 for seat in seats]
    sure = sureness(len(entries))
    found = [_entry(entry, used, usual, counts, sure) for entry, used in entries.items()]
    return UseTable(name, house, tuple(sorted(found, key=lambda one: (one.expected - one.wins.value, one.name))))


def _entry(name: str, used: Used, usual: list[float], counts: Counts, sure: float) -> UsedFigure:
    users, wins = sum(used.users), sum(used.wins) / WHOLE
    expected = sum(here * rate for here, rate in zip(used.users, usual, strict=True)) / users
    rate = Rate.of(wins, users)
    surely = Rate.of(wins, users, sure)
    reach = max(surely.high - expected, expected - surely.low)
    verdict = FAIR if reach <= MARGIN else OPEN
    if users < ENOUGH:
        verdict = FEW
    elif surely.low > expected and rate.value >= expected + MARGIN:
        verdict = STRONG
    elif surely.high < expected and rate.value <= expected - MARGIN:
        verdict = WEAK
    return UsedFigure(
        name,
        used.times,
        Rate.of(wins, round(sum(counts.wins) / WHOLE)),
        Rate.of(users, counts.games * counts.seats),
        rate,
        expected,
        reach,
        verdict,
    )
