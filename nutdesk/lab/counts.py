"""What the lab counts, in whole numbers that can be added in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import lcm
from typing import Any, Final, Self

import attrs

WHOLE: Final = lcm(*range(1, 8))
"""The parts of one win. Up to seven players can share it evenly, so all parts are whole numbers."""

MOST: Final = 2**40
"""More than any count of games."""


@attrs.define
class Used:
    """How often an entry of a table was used, by seat."""

    users: list[int]
    """In how many games."""
    wins: list[int]
    """Their parts of the wins in those games."""
    times: int = 0
    """How often in all."""


@attrs.define
class Counts:
    """The counts of some games."""

    games: int
    wins: list[int]
    """Parts of the wins, by seat."""
    places: list[int]
    """The same by order of play: who chose first, and so on."""
    ties: int
    scores: list[Counter[int]]
    """For each seat, how often it had each score."""
    lengths: Counter[int]
    """How many games had how many moves, without dice and deals."""
    margins: Counter[int]
    """How far the best score was ahead of the second."""
    uses: dict[str, dict[str, Used]]
    """By table and entry."""

    @classmethod
    def empty(cls, seats: int) -> Self:
        return cls(0, [0] * seats, [0] * seats, 0, [Counter() for _ in range(seats)], Counter(), Counter(), {})

    @property
    def seats(self) -> int:
        return len(self.wins)

    def use(self, table: str, entry: str, seat: int, won: int, times: int) -> None:
        """Count that a seat used an entry so many times in a game, of which it has this part of the win."""
        used = self._entry(table, entry)
        used.users[seat] += 1
        used.wins[seat] += won
        used.times += times

    def _entry(self, table: str, entry: str) -> Used:
        entries = self.uses.setdefault(table, {})
        if entry not in entries:
            entries[entry] = Used([0] * self.seats, [0] * self.seats)
        return entries[entry]

    def add(self, other: Counts) -> None:
        """Add the counts of other games."""
        self.games += other.games
        self.ties += other.ties
        self.wins = _sum(self.wins, other.wins)
        self.places = _sum(self.places, other.places)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        self.lengths.update(other.lengths)
        self.margins.update(other.margins)
        for table, entries in other.uses.items():
            for entry, used in entries.items():
                mine_ = self._entry(table, entry)
                mine_.users, mine_.wins = _sum(mine_.users, used.users), _sum(mine_.wins, used.wins)
                mine_.times += used.times

    def plain(self) -> dict[str, Any]:
        """The counts as JSON can hold them."""
        return {
            "games": self.games,
            "wins": self.wins,
            "places": self.places,
            "ties": self.ties,
            "scores": [_pairs(one) for one in self.scores],
            "lengths": _pairs(self.lengths),
            "margins": _pairs(self.margins),
            "uses": {
                table: {entry: [used.users, used.wins, used.times] for entry, used in sorted(entries.items())}
                for table, entries in sorted(self.uses.items())
            },
        }

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Self:
        """Read what plain() wrote; LookupError, TypeError, ValueError or AttributeError if it is something else."""
        seats = len(data["wins"])
        uses = {
            table: {
                entry: Used(_numbers(users, seats), _numbers(wins, seats), _number(times))
                for entry, (users, wins, times) in entries.items()
            }
            for table, entries in data["uses"].items()
        }
        scores = [_counter(one) for one in data["scores"]]
        if len(scores) != seats:
            raise ValueError(scores)
        return cls(
            _number(data["games"]),
            _numbers(data["wins"], seats),
            _numbers(data["places"], seats),
            _number(data["ties"]),
            scores,
            _counter(data["lengths"]),
            _counter(data["margins"]),
            uses,
        )


def _sum(mine: list[int], theirs: list[int]) -> list[int]:
    return [one + other for one, other in zip(mine, theirs, strict=True)]


def _number(value: object, least: int = 0) -> int:
    if type(value) is not int or not least <= value <= MOST:
        raise ValueError(value)
    return value


def _numbers(values: list[object], seats: int) -> list[int]:
    if len(values) != seats:
        raise ValueError(values)
    return [_number(value) for value in values]


def _counter(pairs: list[tuple[object, object]]) -> Counter[int]:
    """Scores may be negative, but not how often they occurred."""
    return Counter({_number(key, -MOST): _number(times) for key, times in pairs})


def _pairs(counter: Counter[int]) -> list[tuple[int, int]]:
    return sorted(counter.items())
