"""NUTS keeps every promise of the table's grammar, in both editions and for all player counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nutdesk.core.check import play_and_check, random_play, tables
from nutdesk.games.nuts import GAME

Scale = Callable[[int, int], int]
TABLES = [pytest.param(seats, options, id=f"{seats}-{options['edition']}") for seats, options in tables(GAME)]


def test_trucks_tables_are_those_for_two_to_four() -> None:
    assert [(seats, options["edition"]) for seats, options in tables(GAME)] == [
        (2, "orders"),
        (2, "trucks"),
        (3, "orders"),
        (3, "trucks"),
        (4, "orders"),
        (4, "trucks"),
        (5, "orders"),
        (6, "orders"),
    ]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_keeps_every_promise(seats: int, options: dict[str, str], scale: Scale) -> None:
    """With --long it is 10,000 games over the eight tables."""
    for seed in range(scale(1, 1_250)):
        play_and_check(GAME, options, seats, f"factory {seed}", every=scale(211, 401))


@pytest.mark.rule("NU-R14", "NT-10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_game_comes_to_an_end(seats: int, options: dict[str, str], scale: Scale) -> None:
    for seed in range(scale(5, 500)):
        assert random_play(GAME, GAME.setup(options, seats), Random(f"end {seed}")) > 0
