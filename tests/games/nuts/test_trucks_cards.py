"""Bonus cards of the Trucks edition: one half of each, and what it opens."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.match import Match
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.trucks.parts import CARDS, DECK, HALVES
from tests.games.nuts.factory import due, each, legal, play, refusal, told
from tests.games.nuts.test_trucks import quiet, tops, trucks

HOLDING = {"bonus": [list(CARDS), [], []]}


@pytest.mark.rule("NT-9")
def test_there_are_four_of_each_of_eight_cards() -> None:
    assert len(DECK) == 32
    assert all(DECK.count(card) == 4 for card in range(8))
    assert dict(zip(CARDS, HALVES, strict=True)) == {
        "double-build": ("build", "two-nuts"),
        "lure": ("lure", "no-limits"),
        "double-clear": ("clear", "almond"),
        "cashew-fork": ("fork", "cashew"),
        "pistachio-fork": ("fork", "pistachio"),
        "half-turn": ("turn", "exchange"),
        "triple-slide": ("slide", "peanut"),
        "double-spin": ("spin", "trade"),
    }


@pytest.mark.rule("NT-9")
def test_a_card_is_played_and_discarded() -> None:
    match = each(quiet(**HOLDING, left=0), "card double-clear 2")
    assert (match.state.left, match.state.nuts[0]) == (0, [1, 0, 0, 0])
    assert "double-clear" not in GAME.describe(match.state)["bonus"][0]
    assert GAME.describe(match.state)["discards"] == ["double-clear"]
    assert refusal(match, "card double-clear 1").clause == "NT-9"
    assert refusal(match, "card lure 3").clause == "NT-9"


FREE = ("build", "lure", "clear", "turn", "spin")


@pytest.mark.rule("NT-9")
def test_some_halves_are_free_and_others_change_a_build_or_a_slide_that_is_spent() -> None:
    tiles = [[1, 1], [3, 3], [5, 5]]
    for card, (half, _) in zip(CARDS, HALVES, strict=True):
        match = each(quiet(**HOLDING, tiles=tiles), f"card {card} 1")
        assert match.state.left == (2 if half in FREE else 1), half
        match = quiet(**HOLDING, tiles=tiles, left=0)
        if half in FREE:
            play(match, f"card {card} 1")
            continue
        ruling = refusal(match, f"card {card} 1")
        assert ruling.clause == "NT-9"
        assert "both actions of this turn are used" in ruling.reason
        assert f"card {card} 1" not in legal(match)


@pytest.mark.rule("NT-9", "NT-6")
def test_a_card_just_gained_in_production_completes_a_truck() -> None:
    both = {"salters": [1, 7], "roasters": [1, 6], "squirrel": 5, "spins": [0] * 8, "deck": ["double-clear"]}
    match = trucks(**both, nuts=[[1, 0, 0, 0], [0] * 4, [0] * 4])
    play(match, "run")
    assert (match.state.nuts[0], due(match)) == ([2, 0, 0, 0], ("ship", 1))
    assert refusal(match, "ship AAA").clause == "NT-6"
    assert legal(match) == ["card double-clear 2", "done"]
    play(match, "card double-clear 2")
    play(match, "ship AAA")
    assert (match.state.scores[0], due(match)) == (7, ("configure", 2))


@pytest.mark.rule("NT-9")
@pytest.mark.parametrize("phase", ["ship", "drop", "discard"])
def test_all_halves_but_those_that_change_the_floor_are_played_after_the_run(phase: str) -> None:
    nuts = {"ship": [1, 1, 0, 0], "drop": [2, 2, 2, 2], "discard": [1, 1, 0, 0]}[phase]
    match = quiet(phase=phase, bonus=[list(CARDS), [], []], nuts=[nuts, [0, 0, 1, 0], [0] * 4], tiles=[[1, 1]])
    for card, (on_floor, nut) in zip(CARDS, HALVES, strict=True):
        ruling = refusal(match, f"card {card} 1")
        assert (ruling.clause, "before the factory runs" in ruling.reason) == ("NT-9", True), on_floor
        assert (f"card {card} 2" in legal(match)) is (nut != "two-nuts"), nut


@pytest.mark.rule("NT-9", "NT-6")
def test_after_the_truck_cards_are_still_played_but_no_second_truck_leaves() -> None:
    match = quiet(phase="ship", bonus=[["double-build", "double-clear"], [], []], nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4])
    play(match, "ship AAA")
    assert due(match) == ("ship", 1)
    each(match, "card double-build 2", "take almond", "take cashew")  # the warehouse is empty now
    assert (match.state.nuts[0], due(match)) == ([1, 1, 0, 0], ("ship", 1))
    match.state.nuts[0] = [1, 1, 1, 1]
    assert refusal(match, "ship ACPS").reason == "One truck a turn: yours has left."
    assert legal(match) == ["card double-clear 2", "done"]
    assert GAME.position(GAME.describe(match.state), {"edition": "trucks"}, 3) == match.state
    play(match, "done")
    assert (match.state.idle, due(match)) == (0, ("configure", 2))


@pytest.mark.rule("NT-9")
def test_the_turn_goes_on_by_itself_when_the_last_card_is_played_and_nothing_can_be_shipped() -> None:
    match = quiet(phase="ship", bonus=[["double-clear"], [], []])
    play(match, "card double-clear 2")
    assert (match.state.nuts[0], match.state.idle, due(match)) == ([1, 0, 0, 0], 1, ("configure", 2))


@pytest.mark.rule("NT-7", "NT-9")
def test_a_fourth_card_is_played_instead_of_discarded() -> None:
    hand = ["double-clear", "lure", "lure", "lure"]
    match = quiet(phase="discard", bonus=[hand, [], []])
    assert legal(match) == ["card double-clear 2", "card lure 2", "discard double-clear", "discard lure"]
    play(match, "card double-clear 2")
    assert (match.state.nuts[0], due(match)) == ([1, 0, 0, 0], ("configure", 2))
    match = quiet(phase="discard", bonus=[hand, [], []], nuts=[[0, 0, 6, 0], [0] * 4, [0] * 4])
    play(match, "card double-clear 2")
    assert due(match) == ("drop", 1)  # now there is a nut too many
    play(match, "drop almond")
    assert due(match) == ("configure", 2)


@pytest.mark.rule("NT-9")
@pytest.mark.parametrize(
    ("card", "nuts"),
    [
        ("double-clear", [1, 0, 0, 0]),
        ("cashew-fork", [0, 1, 0, 0]),
        ("triple-slide", [0, 0, 1, 0]),
        ("pistachio-fork", [0, 0, 0, 1]),
    ],
)
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
def test_no_limit_of_nuts_at_this_clean_up() -> None:
    match = quiet(bonus=[["lure"] * 4, [], []], nuts=[[2, 2, 2, 2], [0] * 4, [0] * 4])
    each(match, "card lure 2", "run", "done")
    assert (sum(match.state.nuts[0]), due(match)) == (8, ("configure", 2))
    assert match.state.unlimited is False  # this turn only


@pytest.mark.rule("NT-9", "NT-7")
def test_no_limit_of_nuts_leaves_the_limit_of_cards() -> None:
    match = quiet(phase="drop", bonus=[["lure"] * 4 + ["half-turn"], [], []], nuts=[[2, 2, 2, 2], [0] * 4, [0] * 4])
    play(match, "card lure 2")
    assert (sum(match.state.nuts[0]), due(match)) == (8, ("discard", 1))


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
def test_a_slide_moves_one_tile_up_to_three_columns_not_through_another() -> None:
    match = each(quiet(**HOLDING, tiles=[[1, 1], [2, 6], [2, 2]]), "card triple-slide 1")
    assert legal(match) == [
        "slide 1 1 2",
        "slide 1 1 3",
        "slide 1 1 4",
        "slide 2 2 1",
        "slide 2 2 3",
        "slide 2 2 4",
        "slide 2 6 4",
        "slide 2 6 5",
        "slide 2 6 7",
    ]
    assert refusal(match, "slide 1 1 5").clause == "NT-9"
    assert refusal(match, "slide 2 2 5").culprits == ("tile-2-6",)
    assert refusal(match, "slide 2 6 3").culprits == ("tile-2-2",)
    assert refusal(match, "slide 2 6 8").clause == "NT-3"
    play(match, "slide 1 1 4")
    assert (due(match), match.state.left) == (("configure", 1), 1)  # one tile, and the Slide is spent
    assert GAME.describe(match.state)["tiles"] == [[1, 4], [2, 2], [2, 6]]
    assert refusal(match, "slide 1 4 6").clause == "NT-3"  # without the card one column


@pytest.mark.rule("NT-9")
def test_spin_two_different_robots_once() -> None:
    match = each(quiet(**HOLDING), "card double-spin 1", "spin 3")
    assert refusal(match, "spin 3").culprits == ("robot-3",)
    play(match, "spin 4")
    assert [now != then for now, then in zip(tops(match), tops(quiet()), strict=True)] == [
        False,
        False,
        True,
        True,
        False,
        False,
        False,
        False,
    ]


def offering(**position: Any) -> Match:
    """Red offers Blue an almond for a cashew, and may add to it."""
    nuts = [[2, 1, 1, 0], [1, 2, 0, 1], [1, 0, 0, 0]]
    match = quiet(**{"bonus": [["double-spin"], [], []], "nuts": nuts, **position})
    return each(match, "card double-spin 2", "trade 2 almond cashew")


@pytest.mark.rule("NT-9")
def test_a_trade_needs_nuts_on_both_sides_of_different_kinds() -> None:
    assert refusal(quiet(**HOLDING), "card double-spin 2").clause == "NT-9"
    nuts = [[1, 0, 0, 0], [0, 2, 0, 0], [1, 0, 0, 0]]
    match = each(quiet(**HOLDING, nuts=nuts), "card double-spin 2")
    assert legal(match) == ["trade 2 almond cashew"]  # an almond for Pink's almond would be no trade
    assert refusal(match, "trade 3 almond almond").clause == "NT-9"


@pytest.mark.rule("NT-9")
def test_an_offer_is_nuts_for_nuts_and_no_kind_goes_both_ways() -> None:
    match = offering()
    assert due(match) == ("deal", 1)
    assert legal(match) == ["ask cashew", "ask pistachio", "give almond", "give peanut", "offer"]
    for wrong in ("ask almond", "give cashew"):
        assert refusal(match, wrong).reason == "No kind of nut goes both ways."
    assert refusal(match, "ask peanut").reason == "There are no more of these nuts to add."
    assert refusal(match, "run").clause == "NT-9"
    assert refusal(match, "accept").clause == "NT-9"
    each(match, "give almond", "ask pistachio")
    assert GAME.describe(match.state)["deal"] == [2, "AA", "CS"]
    assert match.state.nuts[0] == [2, 1, 1, 0]  # nothing changes hands before the answer
    assert legal(match) == ["ask cashew", "give peanut", "offer"]


@pytest.mark.rule("NT-9")
def test_the_other_player_accepts_an_offer() -> None:
    match = each(offering(), "give almond")
    assert match.judge([GAME.parse("offer")]).barrier == "the other player is asked"
    assert told(play(match, "offer")) == ["OFFERED"]
    assert due(match) == ("answer", 2)
    assert legal(match) == ["accept", "decline"]
    assert refusal(match, "run").clause == "NT-9"
    entry = play(match, "accept")
    assert told(entry) == ["ACCEPTED"]
    assert str(entry.events[0].sentence()) == "Player 2 accepts and gives Player 1 1 cashew for 2 almonds"
    assert match.state.nuts == [[0, 2, 1, 0], [3, 1, 0, 1], [1, 0, 0, 0]]
    assert (due(match), match.state.left) == (("configure", 1), 2)


@pytest.mark.rule("NT-9")
def test_the_other_player_declines_an_offer_and_the_card_is_gone() -> None:
    match = offering()
    before = [nuts[:] for nuts in match.state.nuts]
    each(match, "offer", "decline")
    assert (match.state.nuts, match.state.hands[0], due(match)) == (before, [], ("configure", 1))
    assert refusal(match, "trade 2 almond cashew").clause == "NT-9"  # it was the only offer


@pytest.mark.rule("NT-9")
def test_a_trade_at_ship_fills_a_truck_and_can_be_written_down_at_every_step() -> None:
    nuts = [[2, 0, 1, 0], [1, 2, 0, 1], [1, 0, 0, 0]]
    match = quiet(phase="ship", bonus=[["double-spin"], [], []], nuts=nuts)
    for move in ("card double-spin 2", "trade 2 peanut almond", "offer", "accept"):
        play(match, move)
        assert GAME.position(GAME.describe(match.state), {"edition": "trucks"}, 3) == match.state
    assert due(match) == ("ship", 1)
    play(match, "ship AAA")
    assert match.state.scores[0] == 7


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
