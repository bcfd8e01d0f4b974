"""GAME_TITLE, rule by rule."""

from __future__ import annotations

import pytest

from nutdesk.core.match import Match
from nutdesk.games import load

GAME = load("GAME_ID")


def begun(heap: int) -> Match:
    """A game for two with so many nuts left."""
    start = GAME.position({"heap": heap}, {}, 2)
    match = Match(GAME, {}, GAME.seats[:2], "seed", start=start)
    match.begin()
    return match


@pytest.mark.rule("XX-S1")
def test_fifteen_nuts_lie_in_a_heap() -> None:
    assert GAME.setup({}, 2).heap == 15


@pytest.mark.rule("XX-T1")
def test_one_two_or_three_nuts_are_taken() -> None:
    match = begun(15)
    assert [str(action) for action in GAME.legal(match.state)] == ["take 1", "take 2", "take 3"]
    assert GAME.judge(match.state, GAME.parse("take 4")).clause == "XX-T1"


@pytest.mark.rule("XX-E1")
def test_who_takes_the_last_nut_wins() -> None:
    match = begun(2)
    match.play(GAME.parse("take 2"))
    result = GAME.result(match.state)
    assert result is not None
    assert result.winners == (0,)
