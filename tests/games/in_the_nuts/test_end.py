"""The last turn, the score, and ties."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.core.check import random_play
from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import NUTS
from nutdesk.games.in_the_nuts.state import ENDED
from tests.games.in_the_nuts.meadow import at, due, legal, play, refusal, there, told

EIGHT = ["walnut", "hazelnut", "beechnut", "acorn"] * 2
THREE = {"turn": 2, "display": ["acorn", "walnut", "hazelnut", "beechnut"], "aside": EIGHT}


@pytest.mark.rule("IN-E1")
def test_the_last_card_of_the_pile_begins_the_last_turn() -> None:
    match = at(3, **THREE, track=[2], pile=["acorn"], fields={"2-4": [0, 1, 0]})
    entry = play(match, "stop")
    assert told(entry)[-2:] == ["TURNED", "PILE_USED_UP"]
    state = match.state
    assert state.last
    assert (len(state.pile), len(state.aside)) == (8, 0)
    assert [NUTS[nut] for nut in reversed(state.pile)] == EIGHT


@pytest.mark.rule("IN-E1")
def test_two_cards_in_the_pile_are_not_the_end() -> None:
    match = at(3, **THREE, track=[2], pile=["acorn", "walnut"], fields={"2-4": [0, 1, 0]})
    play(match, "stop", "store 1 acorn")
    assert not match.state.last
    assert due(match) == (3, "roll")


@pytest.mark.rule("IN-E1")
def test_a_turn_without_a_nut_does_not_end_the_game() -> None:
    match = at(3, **THREE, track=[2], pile=["acorn"])
    play(match, "stop")
    assert due(match) == (3, "roll")


@pytest.mark.rule("IN-E1")
def test_first_the_checks_are_finished_then_all_go_to_the_top_and_share_out() -> None:
    fields = {"2-4": [0, 1, 1], "8-9": [0, 1, 0], "right": [2, 1, 2], "left": [2, 0, 0], "four": [3, 3, 3]}
    match = at(3, **THREE, track=[2, 8], pile=["acorn"], fields=fields)
    play(match, "stop", "store 1 acorn")
    assert match.state.last
    entry = play(match, "store 2 hazelnut")  # the check of 8–9 still came
    assert told(entry) == ["STORED", "RALLIED", "COLLECTED_LAST"]
    # Red, whose turn it is, first: 3 + 1; then Blue 3 + 1 + 2; then Black 3 + 2 + 2.
    assert there(match, "four") == [7, 0, 6]
    assert all(there(match, field) == [0, 0, 0] for field in ("2-4", "5-6", "8-9", "left", "right"))
    order = []
    while not match.over:
        if due(match)[1] == "pick":
            order.append(due(match)[0])
        play(match, legal(match)[0])
    assert order == [2, 3, 1]
    assert there(match, "four") == [3, 0, 2]


@pytest.mark.rule("IN-E1")
def test_eight_squirrels_take_two_nuts_in_a_row() -> None:
    match = at(
        2,
        turn=1,
        last=True,
        check="right",
        owed=["store 1 acorn"],
        pile=["walnut"],
        fields={"left": [2, 0], "right": [2, 0], "four": [3, 4], "2-4": [1, 0]},
    )
    play(match, "store 1 acorn")
    order = []
    while not match.over:
        if due(match)[1] == "pick":
            order.append(due(match)[0])
        play(match, legal(match)[0])
    # White's four are taken in the last check, before the eight of the other meet on top.
    assert order == [2, 1, 1]


@pytest.mark.rule("IN-E1")
def test_a_place_that_cannot_be_refilled_stays_empty_and_who_finds_no_nut_gets_none() -> None:
    match = at(
        3,
        turn=1,
        last=True,
        check="last",
        owed=["pick 1"],
        pile=[],
        display=["", "", "acorn", ""],
        fields={"four": [4, 4, 1]},
    )
    assert legal(match) == ["pick 8-9"]
    assert refusal(match, "pick 2-4").clause == "IN-E1"
    entry = play(match, "pick 8-9")
    assert told(entry) == ["TOOK_LAST", "STAYS_EMPTY"]
    entry = play(match, "store 1 acorn")
    assert told(entry) == ["STORED", "COLLECTED_LAST", "NO_NUT", "COLLECTED_LAST", "NO_NUT", "ENDED"]
    assert there(match, "four") == [0, 0, 1]
    assert match.state.supply == [15, 15, 14]
    assert match.over


@pytest.mark.rule("IN-E1")
def test_an_empty_place_in_the_two_squirrel_area_still_sends_home_and_pushes() -> None:
    match = at(
        3,
        turn=1,
        last=True,
        check="2-4",
        owed=["store 1 acorn"],
        pile=[],
        display=["acorn", "", "", ""],
        fields={"5-6": [2, 1, 0]},
    )
    entry = play(match, "store 1 acorn")
    assert told(entry)[:4] == ["STORED", "COLLECTED_TWO", "PUSHED", "NO_NUT"]
    assert match.over
    assert match.state.supply == [15, 14, 15]


@pytest.mark.rule("IN-E1")
def test_a_three_squirrel_field_with_one_nut_left_offers_that_one() -> None:
    match = at(3, turn=1, last=True, check="left", owed=["pick 1"], pile=[], display=["", "walnut", "acorn", "acorn"])
    assert legal(match) == ["pick 5-6"]


@pytest.mark.rule("IN-E2")
def test_kept_jokers_are_stored_at_the_end_the_active_player_first() -> None:
    match = at(
        3,
        turn=2,
        last=True,
        check="last",
        owed=["store 2 acorn"],
        jokers={"1": ["walnut-acorn"], "2": ["walnut-acorn", "hazelnut-acorn"]},
    )
    play(match, "store 1 acorn")
    assert due(match) == (2, "joker")
    assert refusal(match, "roll").clause == "IN-E2"
    entry = play(match, "lay walnut-acorn 1 acorn")
    assert told(entry) == ["JOKER_STORED_LAST", "FILLED"]
    assert due(match) == (2, "joker")
    play(match, "lay hazelnut-acorn 2 acorn")
    assert due(match) == (1, "joker")
    entry = play(match, "lay walnut-acorn 8 walnut")
    assert told(entry)[-1] == "ENDED"
    assert match.over


@pytest.mark.rule("IN-E2")
def test_a_joker_that_fits_nowhere_scores_nothing() -> None:
    full = dict.fromkeys(map(str, range(1, 9)), "full")
    match = at(
        2,
        turn=1,
        last=True,
        check="last",
        owed=["store 1 acorn"],
        storage={"1": full | {"8": ["acorn"]}},
        jokers={"1": ["walnut-hazelnut"]},
    )
    play(match, "store 8 acorn")
    assert match.over
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores == (5 + 5 + 10 + 10 + 15 + 15 + 20 + 2, 0)


@pytest.mark.rule("IN-E2")
def test_five_ten_and_fifteen_and_two_and_one_nuts_are_thirty_three() -> None:
    match = at(
        2,
        last=True,
        check="over",
        storage={
            "1": {"1": "full", "3": "full", "5": "full", "7": ["acorn", "acorn"], "8": ["walnut"]},
            "2": {"8": "full"},
        },
    )
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores == (33, 30)
    assert result.winners == (0,)
    assert [(line.seat, line.points) for line in result.lines] == [(0, 30), (0, 3), (1, 30), (1, 0)]


@pytest.mark.rule("IN-E3")
def test_a_tie_goes_to_the_most_valuable_full_card() -> None:
    match = at(
        3,
        last=True,
        check="over",
        storage={
            "1": {"1": "full", "2": "full", "3": "full", "4": "full"},
            "2": {"8": "full"},
            "3": {"5": "full", "6": "full"},
        },
    )
    result = GAME.result(match.state)
    assert result is not None
    assert result.scores == (30, 30, 30)
    assert result.winners == (1,)
    assert result.clause == "IN-E3"
    assert result.reason == "A tie at 30. The best full storage card decides: 30 points beat 15."


@pytest.mark.rule("IN-E3")
def test_a_tie_in_that_too_is_a_shared_victory() -> None:
    match = at(
        3,
        last=True,
        check="over",
        storage={
            "1": {"8": "full", "7": ["acorn"]},
            "2": {"8": "full", "6": ["walnut"]},
            "3": {"5": "full", "6": "full"},
        },
    )
    result = GAME.result(match.state)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.reason == "A tie at 31, and the best full storage card of each has 30 points: a shared victory."


@pytest.mark.rule("IN-E3")
def test_a_tie_without_a_full_card_is_a_shared_victory() -> None:
    match = at(2, last=True, check="over", storage={"1": {"7": ["acorn"]}, "2": {"6": ["walnut"]}})
    result = GAME.result(match.state)
    assert result is not None
    assert result.winners == (0, 1)
    assert result.reason == "A tie at 1, and none of them has a full storage card: a shared victory."


@pytest.mark.rule("IN-E1", "IN-E2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_with_the_set_aside_cards_in_play(seats: int) -> None:
    for seed in range(60):
        state = GAME.setup({}, seats)
        random_play(GAME, state, Random(f"end {seed}"))
        assert state.check == ENDED
        assert state.last
        assert not state.aside
        assert all(max(field) == 0 for field in state.fields[:8])
        assert max(state.fields[8]) < 4


@pytest.mark.rule("IN-E1")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_a_crowded_last_turn_comes_to_an_end_however_few_cards_are_left(left: int) -> None:
    crowd = {
        "2-4": [4, 1, 1, 1],
        "5-6": [3, 1, 1, 1],
        "7": [2, 1, 1, 1],
        "8-9": [1, 1, 1, 1],
        "left": [0, 2, 2, 2],
        "raccoon": [0, 2, 2, 2],
        "right": [0, 2, 2, 2],
        "four": [1, 3, 3, 3],
    }
    empty = 0
    for seed in range(60):
        start = at(
            turn=1,
            check="2-4",
            last=True,
            owed=["store 1 acorn"],
            pile=EIGHT[:left],
            fields=crowd,
            storage={"2": {"4": ["walnut"], "7": ["acorn"]}, "3": {"8": ["hazelnut"]}},
        )
        state = start.state.copy()
        census = GAME.census(state)
        random_play(GAME, state, Random(f"crowd {seed}"))
        assert GAME.census(state) == census
        assert GAME.result(state) is not None
        empty += -1 in state.display
    assert empty == 60
