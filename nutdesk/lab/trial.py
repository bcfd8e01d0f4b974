"""A trial: a game, who plays it, by which options and data, and how often; and the units it is played in."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from threading import Lock
from typing import Any, Final

import attrs

from nutdesk import games
from nutdesk.bots import levels
from nutdesk.bots.bot import Bot
from nutdesk.bots.tasks import fingerprint, play_out, stopping
from nutdesk.core.dealer import Dealer
from nutdesk.core.game import Game, Use, look
from nutdesk.core.moves import Action
from nutdesk.lab.counts import WHOLE, Counts

UNIT: Final = 4
"""The games that a process plays at a time: enough to make handing them out cheap, few enough to show progress."""


ALONE: Final = Lock()
"""Held while a unit is played: a process plays by one set of data at a time, even if a cluster gives it several
threads."""


@attrs.frozen
class Trial:
    """What is played. The same trial gives the same games, whoever plays them."""

    game: str
    seats: int
    options: tuple[tuple[str, bool | str], ...]
    levels: tuple[str, ...]
    """The level of the bot at each seat."""
    games: int
    seed: str = "1"
    data: str = ""
    """The text of a house-data file; '' for the data that come with the game."""

    @property
    def units(self) -> range:
        return range(-(-self.games // UNIT))

    def numbers(self, unit: int) -> range:
        """The numbers of a unit's games."""
        return range(unit * UNIT, min(self.games, (unit + 1) * UNIT))

    @property
    def key(self) -> str:
        """A hash of everything that changes the games, but not of their number, as more can follow."""
        known = repr((self.seats, self.options, self.levels, self.seed, self.data, fingerprint(self.game)))
        return hashlib.sha256(known.encode()).hexdigest()[:16]


def trial(
    game: Game,
    seats: int,
    options: Mapping[str, bool | str],
    names: tuple[str, ...],
    count: int,
    seed: str = "1",
    data: str = "",
) -> Trial:
    """A trial of a game; a single level is used for all seats. ValueError if levels or data do not fit."""
    if strange := [name for name in names if name not in levels.BY_ID]:
        raise ValueError(f"there is no level '{strange[0]}': there are {', '.join(levels.BY_ID)}")
    if len(names) not in (1, seats):
        raise ValueError(f"{len(names)} levels do not fit {seats} seats: give one for all, or one for each")
    data = games.checked_data(game.id, data) if data else ""
    return Trial(game.id, seats, tuple(options.items()), names * (seats // len(names)), count, seed, data)


def play_unit(trial: Trial, unit: int) -> tuple[int, Counts]:
    """Play one unit, decided by its number alone, and return its counts; raises Stopped if nobody waits for them."""
    with ALONE:
        games.swap(trial.game, trial.data)
        game = games.load(trial.game)
        bots = [levels.counted_bot(level, game, stopping) for level in trial.levels]
        counts = Counts.empty(trial.seats)
        for number in trial.numbers(unit):
            counts.add(play(game, trial, bots, number))
        return unit, counts


def play(game: Game, trial: Trial, bots: list[Bot], number: int) -> Counts:
    """Play one game, and return its counts."""
    seats = trial.seats
    deal = Dealer(f"{trial.seed}/{number}")
    rngs = [Random(f"{trial.seed}/{number}/{seat}") for seat in range(seats)]
    used: list[Counter[Use]] = [Counter() for _ in range(seats)]
    state = game.setup(dict(trial.options), seats)
    first = -1

    def choose(seat: int) -> Action:
        nonlocal first
        if first < 0:
            first = seat
            for other in range(seats):
                used[other].update(game.dealt(state, other))
        action = bots[seat].choose(look(game, state, seat), rngs[seat])
        used[getattr(action, "seat", seat)].update(game.uses(state, action))
        return action

    made = play_out(game, state, deal, choose)
    for seat in range(seats):
        used[seat].update(game.holds(state, seat))
    return _counted(game, state, seats, first, made, used)


def _counted(game: Game, state: Any, seats: int, first: int, made: int, used: list[Counter[Use]]) -> Counts:
    result = game.result(state)
    assert result is not None
    part = WHOLE // len(result.winners)
    won = [part if seat in result.winners else 0 for seat in range(seats)]
    counts = Counts.empty(seats)
    counts.games = 1
    counts.ties = int(len(result.winners) > 1)
    counts.wins = won
    counts.places = [won[(first + place) % seats] for place in range(seats)]
    counts.scores = [Counter({result.scores[seat]: 1}) for seat in range(seats)]
    counts.lengths = Counter({made: 1})
    counts.margins = Counter({_margin(result.scores): 1}) if len(result.scores) > 1 else Counter()
    for seat, there in enumerate(used):
        for (table, entry), times in there.items():
            counts.use(str(table), str(entry), seat, won[seat], times)
    return counts


def _margin(scores: tuple[int, ...]) -> int:
    """How far the best score is ahead of the second."""
    best, second, *_ = sorted(scores, reverse=True)
    return best - second


def tasks(trial: Trial, done: set[int]) -> Iterator[tuple[Trial, int]]:
    """The units that are still to be played."""
    return ((trial, unit) for unit in trial.units if unit not in done)
