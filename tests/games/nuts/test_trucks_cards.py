"""Bonus cards of the Trucks edition: one half of each, and what it opens."""

from __future__ import annotations

import pytest

from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.trucks.parts import CARDS, DECK, HALVES
from tests.games.nuts.factory import due, each, legal, play, refusal
from tests.games.nuts.test_trucks import quiet, tops, trucks

HOLDING = {"bonus": [list(CARDS), [], []]}


@pytest.mark.rule("NT-9")
def test_there_are_four_of_each_of_eight_cards() -> None:
    assert len(DECK) == 32
    assert all(DECK.count(card) == 4 for card in range(8))
    assert dict(zip(CARDS, HALVES, strict=True)) == {
        "double-build": ("build", "two-nuts"), "lure": ("lure", "no-limits"), "double-clear": ("clear", "almond"),
        "cashew-fork": ("fork", "cashew"), "pistachio-fork": ("fork", "pistachio"), "half-turn": ("turn", "exchange"),
        "triple-slide": ("slide", "peanut"), "double-spin": ("spin", "trade"),
    }  # fmt: skip


@pytest.mark.rule("NT-9")
def test_a_card_costs_no_action_and_is_played_in_the_configuration_only() -> None:
    match = each(quiet(**HOLDING, left=0), "card double-clear 2")
    assert (match.state.left, match.state.nuts[0]) == (0, [1, 0, 0, 0])
    assert "double-clear" not in GAME.describe(match.state)["bonus"][0]
    assert GAME.describe(match.state)["discards"] == ["double-clear"]
    assert refusal(match, "card double-clear 1").clause == "NT-9"
    assert refusal(match, "card lure 3").clause == "NT-9"
    match = each(quiet(bonus=[["lure"], [], []], nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4]), "run")
    assert refusal(match, "card lure 1").clause == "NT-6"


@pytest.mark.rule("NT-9")
@pytest.mark.parametrize(
    ("card", "nuts"),
    [("double-clear", [1, 0, 0, 0]), ("cashew-fork", [0, 1, 0, 0]), ("triple-slide", [0, 0, 1, 0]),
     ("pistachio-fork", [0, 0, 0, 1])],
)  # fmt: skip
def test_some_halves_give_a_nut(card: str, nuts: list[int]) -> None:
    match = each(quiet(**HOLDING), f"card {card} 2")
    assert match.state.nuts[0] == nuts


@pytest.mark.rule("NT-9")
def test_build_twice() -> None:
    match = each(quiet(**HOLDING), "card double-build 1")
    assert due(match) == ("build", 1)
    assert refusal(match, "run").clause == "NT-9"
    assert refusal(match, "done").clause == "NT-9"  # it must be used once
    play(match, "cross 1 1")
    assert "done" in legal(match)
    play(match, "cross 2 2")
    assert (due(match), match.state.left) == (("configure", 1), 2)
    assert GAME.describe(match.state)["tiles"] == [[1, 1], [2, 2]]


@pytest.mark.rule("NT-9")
def test_two_different_nuts_for_an_empty_warehouse() -> None:
    match = each(quiet(**HOLDING), "card double-build 2", "take peanut")
    assert refusal(match, "take peanut").clause == "NT-9"
    assert legal(match) == ["take almond", "take cashew", "take pistachio"]
    play(match, "take almond")
    assert (match.state.nuts[0], due(match)) == ([1, 0, 1, 0], ("configure", 1))
    match = quiet(**HOLDING, nuts=[[1, 0, 0, 0], [0] * 4, [0] * 4])
    assert refusal(match, "card double-build 2").reason == "This half is for an empty warehouse."


@pytest.mark.rule("NT-9")
def test_move_the_squirrel_anywhere_and_feed_it() -> None:
    match = each(quiet(**HOLDING), "card lure 1")
    assert refusal(match, "lure 9").clause == "NT-1"
    play(match, "lure 2")
    assert (match.state.squirrel, match.state.fed) == (1, True)


@pytest.mark.rule("NT-9", "NT-7")
def test_no_limits_at_this_clean_up() -> None:
    match = quiet(bonus=[["lure"] * 4, [], []], nuts=[[2, 2, 2, 2], [0] * 4, [0] * 4])
    each(match, "card lure 2", "run", "done")
    assert (sum(match.state.nuts[0]), due(match)) == (8, ("configure", 2))
    assert match.state.unlimited is False  # this turn only


@pytest.mark.rule("NT-9")
def test_clear_twice_or_once_if_there_is_only_one() -> None:
    assert refusal(quiet(**HOLDING), "card double-clear 1").reason == "There is no tile to clear."
    match = each(quiet(**HOLDING, tiles=[[1, 1]]), "card double-clear 1", "clear 1 1")
    assert due(match) == ("configure", 1)
    match = each(quiet(**HOLDING, tiles=[[1, 1], [1, 3], [1, 5]]), "card double-clear 1", "clear 1 1", "clear 1 5")
    assert GAME.describe(match.state)["tiles"] == [[1, 3]]


@pytest.mark.rule("NT-8", "NT-9")
@pytest.mark.parametrize("kind", ["split-left", "split-right", "join-left", "join-right"])
def test_splitters_and_joiners_come_only_through_cards(kind: str) -> None:
    match = quiet(**HOLDING, tiles=[[1, 3]])
    assert refusal(match, f"fork {kind} 1 1").clause == "NT-8"
    play(match, "card cashew-fork 1")
    assert refusal(match, f"fork {kind} 1 2").clause == "NT-3"
    assert refusal(match, "fork bend 1 1").clause == "NT-8"
    play(match, f"fork {kind} 1 1")
    assert GAME.describe(match.state)["tiles"] == [[1, 1, kind], [1, 3]]
    assert due(match) == ("configure", 1)


@pytest.mark.rule("NT-8")
def test_eight_tiles_of_each_hand() -> None:
    """A splitter with its input left is, the other way up, a joiner with its output right."""
    laid = [[row, column, "split-left" if row % 2 else "join-right"] for row in range(1, 5) for column in (1, 3)]
    match = each(quiet(**HOLDING, tiles=laid), "card cashew-fork 1")
    kinds = {move.split()[1] for move in legal(match)}
    assert kinds == {"split-right", "join-left"}
    assert refusal(match, "fork split-left 5 1").clause == "NT-8"


@pytest.mark.rule("NT-9")
def test_spin_one_robot_two_quarters() -> None:
    match = each(quiet(**HOLDING), "card half-turn 1", "spin 1")
    assert match.state.spins[0] == (quiet().state.spins[0] + 2) % 4
    assert due(match) == ("configure", 1)


@pytest.mark.rule("NT-9")
def test_exchange_one_nut() -> None:
    assert refusal(quiet(**HOLDING), "card half-turn 2").clause == "NT-9"
    match = each(quiet(**HOLDING, nuts=[[1, 0, 0, 0], [0] * 4, [0] * 4]), "card half-turn 2")
    assert legal(match) == [f"exchange almond {nut}" for nut in ("cashew", "peanut", "pistachio")]
    play(match, "exchange almond peanut")
    assert match.state.nuts[0] == [0, 0, 1, 0]


@pytest.mark.rule("NT-9")
def test_slide_tiles_up_to_three_times() -> None:
    match = each(quiet(**HOLDING, tiles=[[1, 1]]), "card triple-slide 1", "slide 1 1 2", "slide 1 2 3")
    assert "done" in legal(match)
    play(match, "slide 1 3 4")
    assert due(match) == ("configure", 1)
    match = each(quiet(**HOLDING, tiles=[[1, 1]]), "card triple-slide 1", "slide 1 1 2", "done")
    assert (due(match), match.state.left) == (("configure", 1), 2)


@pytest.mark.rule("NT-9")
def test_spin_two_different_robots_once() -> None:
    match = each(quiet(**HOLDING), "card double-spin 1", "spin 3")
    assert refusal(match, "spin 3").culprits == ("robot-3",)
    play(match, "spin 4")
    assert [now != then for now, then in zip(tops(match), tops(quiet()), strict=True)] == [
        False, False, True, True, False, False, False, False,
    ]  # fmt: skip


@pytest.mark.rule("NT-9")
def test_trade_one_nut_with_a_player() -> None:
    assert refusal(quiet(**HOLDING), "card double-spin 2").clause == "NT-9"
    nuts = [[1, 0, 0, 0], [0, 2, 0, 0], [1, 0, 0, 0]]
    match = each(quiet(**HOLDING, nuts=nuts), "card double-spin 2")
    assert legal(match) == ["trade 2 almond cashew"]  # an almond for Pink's almond would be no trade
    assert refusal(match, "trade 3 almond almond").clause == "NT-9"
    play(match, "trade 2 almond cashew")
    assert match.state.nuts == [[0, 1, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0]]


@pytest.mark.rule("NT-9")
def test_the_deck_is_rebuilt_and_may_be_empty() -> None:
    both = {"salters": [1, 7], "roasters": [1, 6], "squirrel": 5, "spins": [0] * 8}
    match = trucks(**{**both, "deck": [], "discards": ["lure", "half-turn"]})
    play(match, "run", "luck 1,0")
    assert GAME.describe(match.state)["bonus"][0] == ["half-turn"]
    match = trucks(**{**both, "deck": []})
    assert not match.judge([GAME.parse("run")]).barrier
    play(match, "run")
    assert GAME.describe(match.state)["bonus"][0] == []
