"""Every game keeps every promise of the table's grammar, at every table: core/check.py says which they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nutdesk import paths
from nutdesk.core.check import check_cover, play_and_check, random_play, tables
from nutdesk.core.game import Game, Options, look
from nutdesk.core.match import Match
from nutdesk.core.table import Button, Svg
from nutdesk.games import all_games, ids, load

Scale = Callable[[int, int], int]
ART = paths.resources() / "art"

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
TABLES = [
    pytest.param(game, seats, options, id="-".join((game.id, str(seats), *map(str, options.values()))))
    for game in all_games()
    for seats, options in tables(game)
]


def test_every_folder_is_a_game_under_its_own_name() -> None:
    assert [load(game_id).id for game_id in ids()] == list(ids())
    assert len({game.shelf for game in all_games()}) == len(ids())


@pytest.mark.parametrize("name", ["chess", "", "__pycache__", "nice_one_squirrel", "../core"])
def test_there_is_no_game_under_another_name(name: str) -> None:
    with pytest.raises(KeyError):
        load(name)


@pytest.mark.parametrize("game", GAMES)
def test_the_cover_tells_the_truth(game: Game) -> None:
    check_cover(game)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_says_it_hides_is_in_its_positions(game: Game) -> None:
    positions = (game.setup(options, seats) for seats, options in tables(game))
    fields = {field.name for position in positions for field in attrs.fields(type(position))}
    assert {*game.secrets, *game.unseen} <= fields


def check(game: Game, seats: int, options: Options, seed: str, looks: int) -> None:
    """Play and check a game, with about so many of the dear looks, however long such games are."""
    moves = random_play(game, game.setup(options, seats), Random(seed))
    play_and_check(game, options, seats, seed, every=max(1, moves // looks))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_keeps_every_promise(game: Game, seats: int, options: Options, scale: Scale) -> None:
    check(game, seats, options, "one game of each", scale(4, 1_000_000))


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_comes_to_an_end(game: Game, seats: int, options: Options, scale: Scale) -> None:
    for seed in range(scale(1, 300)):
        random_play(game, game.setup(options, seats), Random(seed))


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_on_the_table_is_drawn(game: Game, scale: Scale) -> None:
    drawn = {path.relative_to(ART).with_suffix("").as_posix() for path in ART.rglob("*.svg")}
    for seats, options in tables(game):
        match, rng = Match(game, options, game.seats[:seats], "pictures"), Random(seats)
        match.begin()
        for move in range(scale(20, 400)):
            due = match.due
            if due is None:
                break
            if move % 10 == 0:
                table = game.table(look(game, match.state, due.seat), match.cast)
                assert set(pictures(table)) <= drawn
            match.play(rng.choice(game.legal(match.state)))


def pictures(value: object) -> Iterator[str]:
    """The names of all drawings in a table, wherever they stand."""
    if isinstance(value, Svg):
        yield value.name
    elif isinstance(value, Button) and value.icon:
        yield value.icon
    elif isinstance(value, tuple):
        for part in value:
            yield from pictures(part)
    else:
        for field in getattr(type(value), "__attrs_attrs__", ()):
            yield from pictures(getattr(value, field.name))


@pytest.mark.parametrize("game", GAMES)
def test_any_game_keeps_every_promise(game: Game, scale: Scale) -> None:
    """With --long it is 2,000 games of each: 10,000 of the five."""

    @settings(max_examples=scale(2, 2_000))
    @given(st.sampled_from(list(tables(game))), st.integers(0, 10**9), st.integers(1, 4))
    def play(table: tuple[int, Options], seed: int, looks: int) -> None:
        check(game, *table, str(seed), looks)

    play()
