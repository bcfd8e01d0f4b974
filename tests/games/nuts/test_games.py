"""NUTS keeps every promise of the table's grammar, in both editions and for all player counts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nutdesk.core.check import play_and_check, random_play, tables
from nutdesk.core.match import Match
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


WRONG: dict[str, tuple[str, Callable[[Any], object]]] = {
    "an order is lost": ("orders", lambda state: state.deck.pop()),
    "an order lies in two places": ("orders", lambda state: state.discards.append(state.deck[-1])),
    "a bonus card is lost": ("orders", lambda state: state.drawn[0].pop()),
    "a dispenser is another one": ("orders", lambda state: setattr(state, "dispensers", [1, *state.dispensers[1:]])),
    "three have a goal card of which there are two": ("orders", lambda state: setattr(state, "goals", [1] * 3)),
    "54 tiles lie there": ("orders", lambda state: setattr(state, "rows", [0o111111111] * 6)),
    "two salters are one": ("orders", lambda state: setattr(state, "salters", [1, 1, 6])),
    "the squirrel has left": ("orders", lambda state: setattr(state, "squirrel", 12)),
    "a card is lost": ("trucks", lambda state: state.deck.pop()),
    "a truck is lost": ("trucks", lambda state: setattr(state, "trucks", state.trucks - 1)),
    "a truck has left and waits": ("trucks", lambda state: state.shipped[0].append(0)),
    "twelve splitters of a hand lie there": ("trucks", lambda state: setattr(state, "rows", [0o2222] * 3)),
    "two robots are one": ("trucks", lambda state: setattr(state, "robots", state.robots[:-1] + state.robots[:1])),
    "two roasters are one": ("trucks", lambda state: setattr(state, "roasters", [2, 2])),
    "the squirrel is gone": ("trucks", lambda state: setattr(state, "squirrel", -1)),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_the_census_sees_a_piece_that_was_lost_or_made(wrong: str) -> None:
    edition, happen = WRONG[wrong]
    match = Match(GAME, {"edition": edition}, GAME.seats[:3], "census")
    match.begin()
    state = match.state.copy()
    happen(state)
    assert dict(GAME.census(state)) != dict(GAME.census(match.state))


@pytest.mark.rule("NU-R14", "NT-10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_game_comes_to_an_end(seats: int, options: dict[str, str], scale: Scale) -> None:
    for seed in range(scale(5, 500)):
        assert random_play(GAME, GAME.setup(options, seats), Random(f"end {seed}")) > 0
