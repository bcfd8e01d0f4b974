"""Little Nutters keeps every promise of the table's grammar, loses no card, and ends as it should."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nutdesk.core.check import play_and_check, random_play
from nutdesk.core.dealer import draw
from nutdesk.core.moves import Chance
from nutdesk.games.little_nutters import GAME

Scale = Callable[[int, int], int]


@pytest.mark.parametrize("seats", GAME.players)
def test_every_table_keeps_every_promise(seats: int, scale: Scale) -> None:
    """With --long it is 10,000 games."""
    for seed in range(scale(1, 2_000)):
        play_and_check(GAME, {}, seats, f"forest {seed}", every=scale(31, 97))


@pytest.mark.rule("LN-D1", "LN-R2")
@pytest.mark.parametrize("seats", GAME.players)
def test_all_200_cards_are_there_at_every_step(seats: int, scale: Scale) -> None:
    for seed in range(scale(3, 200)):
        rng, state = Random(f"census {seed}"), GAME.setup({}, seats)
        census = GAME.census(state)
        assert sum(census.values()) == 200
        while state.pending:
            top = state.pending[-1]
            GAME.step(state, draw(top, rng) if isinstance(top, Chance) else rng.choice(GAME.legal(state)))
            assert GAME.census(state) == census


@pytest.mark.rule("LN-S1")
def test_at_least_95_in_100_random_games_end_by_reaching_the_target(scale: Scale) -> None:
    reached = games = 0
    for seats in GAME.players:
        for seed in range(scale(40, 2_000)):
            state = GAME.setup({}, seats)
            random_play(GAME, state, Random(f"target {seats} {seed}"))
            games += 1
            reached += max(state.sacks) >= state.target
    assert reached >= 0.95 * games
