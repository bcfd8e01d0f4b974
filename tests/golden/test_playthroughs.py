"""Every game is played as it was written down: each move, each sentence, each position, what each viewer is shown."""

from __future__ import annotations

import pytest

from nutdesk.core.check import tables
from nutdesk.core.game import Game, Options
from nutdesk.games import all_games
from tests.golden.playthrough import fingerprint, name_of, play, written

TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{name_of(seats, options).replace(' ', '-')}")
    for game in all_games()
    for seats, options in tables(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_game_goes_as_it_went_when_it_was_written_down(game: Game, seats: int, options: Options) -> None:
    kept = written(game.id)[name_of(seats, options)]
    for number, (line, now) in enumerate(zip(kept, play(game, seats, options), strict=True), 1):
        assert now == line, f"line {number} of {name_of(seats, options)}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_table_is_missing_and_none_is_left_over(game: Game) -> None:
    assert set(written(game.id)) == {name_of(seats, options) for seats, options in tables(game)}


def test_a_number_is_the_same_however_it_came_about() -> None:
    assert fingerprint((146.0, 0.1 + 0.2, -0.0)) == fingerprint((146, 0.3, 0))
    assert fingerprint((146.0,)) != fingerprint((146.5,))
