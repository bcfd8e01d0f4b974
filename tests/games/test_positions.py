"""Written positions of every game: whatever stands in one, it is refused, or read and written the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from random import Random
from typing import Any

import attrs
import pytest

from nutdesk import paths
from nutdesk.core.check import tables
from nutdesk.core.game import Game, Options, Refusal
from nutdesk.core.match import Match
from nutdesk.games import all_games
from nutdesk.teach.scene import find, load

Scale = Callable[[int, int], int]
Path = tuple[str | int, ...]
GAMES = [pytest.param(game, id=game.id) for game in all_games()]
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 7, 10**30, 2.5, "", "x", "²", [], [[]], [{}], [None], ["x"], [1], [1, 2, 3]),
    *({}, {"1": []}, {"1": ["x"]}, {"1": {"1": [[]]}}, {"x": {}}),
)


@attrs.frozen
class Written:
    options: Options
    seats: int
    data: dict[str, Any]


def positions(game: Game, rng: Random) -> Iterator[Written]:
    """Those of the scenes, and some of a random game at every table."""
    for path in find(paths.scenes()):
        if path.parent.name != game.id:
            continue
        scene = load(path)
        if scene.position is not None:
            yield Written(scene.options, scene.players, deepcopy(dict(scene.position)))
    for seats, options in tables(game):
        match = Match(game, options, game.seats[:seats], "positions")
        match.begin()
        for move in range(40):
            if match.over:
                break
            if move % 8 == 0:
                yield Written(options, seats, deepcopy(game.describe(match.state)))
            match.play(rng.choice(game.legal(match.state)))


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Where something stands in a position, however deep."""
    if isinstance(value, Mapping):
        inside: list[tuple[str | int, Any]] = list(value.items())
    else:
        inside = list(enumerate(value)) if isinstance(value, list) else []
    for key, part in inside:
        yield (*path, key)
        yield from places(part, (*path, key))


def check(game: Game, written: Written, path: Path, value: Any) -> None:
    """Read a position with another value in one place."""
    data = deepcopy(written.data)
    at: Any = data
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = value
    try:
        state = game.position(data, written.options, written.seats)
    except Refusal as refusal:
        fine = bool(refusal.where and refusal.ruling.reason)
    except Exception as problem:
        problem.add_note(f"{game.id}: {value!r} at {path} of {written}")
        raise
    else:
        again = game.position(game.describe(state), written.options, written.seats)
        fine = again == state and bool(game.legal(state)) == bool(state.pending)
    assert fine, f"{value!r} at {path} of {written}"


@pytest.mark.parametrize("game", GAMES)
def test_a_value_of_another_kind_is_refused_or_reads_back(game: Game, scale: Scale) -> None:
    rng = Random(7)
    seen: set[str] = set()
    for written in positions(game, rng):
        for key in sorted(written.data.keys() - seen):
            for value in VALUES:
                check(game, written, (key,), value)
        seen |= written.data.keys()
        found = list(places(written.data))
        for path in rng.sample(found, min(len(found), scale(30, 1_000))):
            check(game, written, path, rng.choice(VALUES))
