"""The conformance suite finds what a game gives away, whatever way it takes, and says what it is."""

from __future__ import annotations

import pytest

from nutdesk.core.check import Broken, difference, play_and_check
from nutdesk.core.game import Game
from nutdesk.games import load
from tests.core.leaking import LEAKS, twin


def play_a_few(game: Game) -> None:
    for seed in "012345":
        play_and_check(game, game.chosen({}), 3, seed, every=5)


@pytest.mark.parametrize("name", LEAKS)
def test_a_leak_is_found_and_named(name: str) -> None:
    game, sentence = LEAKS[name]
    with pytest.raises(Broken) as caught:
        play_a_few(game)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("name", ["nut-hunt", "nice-one-squirrel", "little-nutters"])
def test_telling_what_everybody_may_know_is_no_leak(name: str) -> None:
    game = twin(load(name), lambda state, _: state.turn)
    play_and_check(game, game.chosen({}), 3, "a", every=12)


def test_what_a_seat_put_under_the_deck_is_no_leak_when_another_scouts_it() -> None:
    game = load("nut-hunt")
    cards = game.describe(game.position({}, game.chosen({}), 3))["deck"][:2]
    start = {"phase": "keep", "turn": 2, "scouted": cards, "known": [cards, [], []]}
    late = type("Late", (type(game),), {"setup": lambda _, options, seats: game.position(start, options, seats)})()
    play_and_check(late, game.chosen({}), 3, "a", every=1_000)


def test_two_values_part_where_they_differ() -> None:
    assert difference([1, (2, 3)], [1, (2, 4)]) == "[1][1]"
    assert difference((1,), (1, 2), "cards") == "the length of cards"
    assert difference({"a": [1]}, {"a": [1]}) == ""
