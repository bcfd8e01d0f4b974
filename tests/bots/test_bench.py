"""The figures of the search are there for every game."""

from __future__ import annotations

from nutdesk.bots import bench
from nutdesk.games import all_games


def test_every_game_is_thought_about_and_the_memory_stays_small() -> None:
    figures = bench.measure(quick=True)
    assert {f"{game.id}_iterations_per_second" for game in all_games()} < figures.keys()
    assert min(figures.values()) > 0
    assert figures.get("memory_mb", 0) < 300
