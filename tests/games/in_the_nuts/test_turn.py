"""Rolling, placing, stopping, busting."""

from __future__ import annotations

import pytest

from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.foresight import busts
from tests.games.in_the_nuts.meadow import at, due, legal, play, refusal, there, told


@pytest.mark.rule("IN-T1")
def test_green_two_with_one_and_six_means_space_three_or_eight() -> None:
    match = at()
    assert legal(match) == ["roll"]
    play(match, "roll 2 1 6")
    assert sorted(legal(match)) == ["place 3", "place 8"]
    assert refusal(match, "place 7").clause == "IN-T1"  # the two white dice alone
    play(match, "place 8")
    assert match.state.track == 1 << 8
    assert match.state.supply == [14, 15, 15, 15]


@pytest.mark.rule("IN-T1")
def test_the_same_sum_twice_is_one_space() -> None:
    match = at()
    play(match, "roll 3 4 4")
    assert legal(match) == ["place 7"]


@pytest.mark.rule("IN-T1")
def test_a_space_holds_one_squirrel() -> None:
    match = at(track=[3])
    play(match, "roll 2 1 6")
    assert legal(match) == ["place 8"]
    ruling = refusal(match, "place 3")
    assert (ruling.clause, ruling.culprits) == ("IN-T1", ("space-3",))


@pytest.mark.rule("IN-T1", "IN-T2")
def test_one_throw_one_squirrel() -> None:
    match = at()
    play(match, "roll 2 1 6", "place 3")
    assert refusal(match, "place 8").clause == "IN-T1"


@pytest.mark.rule("IN-T2")
def test_after_each_squirrel_stop_or_roll() -> None:
    match = at()
    assert refusal(match, "stop").clause == "IN-T2"
    play(match, "roll 2 1 6")
    assert refusal(match, "stop").clause == "IN-T3"
    assert refusal(match, "roll").clause == "IN-T3"
    play(match, "place 3")
    assert due(match) == (1, "again")
    assert legal(match) == ["roll", "stop"]


@pytest.mark.rule("IN-T2")
def test_throwing_the_dice_is_said_before_and_cannot_be_taken_back() -> None:
    match = at()
    assert GAME.judge(match.state, GAME.parse("roll")).barrier
    play(match, "roll 2 1 6")
    assert match.current.barrier
    play(match, "place 3")
    assert not match.current.barrier


@pytest.mark.rule("IN-T3")
def test_green_four_with_five_and_six_busts_on_nine_and_ten() -> None:
    match = at(track=[3, 9, 10], fields={"2-4": [1, 1, 0, 0]})
    entry = play(match, "roll 4 5 6")
    assert told(entry) == ["ROLLED", "BUSTED"]
    assert match.state.track == 0
    assert match.state.supply == [14, 14, 15, 15]
    assert there(match, "2-4") == [1, 1, 0, 0]
    assert due(match) == (2, "roll")


@pytest.mark.rule("IN-T3")
def test_a_roll_that_names_one_space_twice_busts_on_it_and_is_not_said_to_name_two() -> None:
    entry = play(at(track=[3, 9]), "roll 4 5 5")
    assert told(entry) == ["ROLLED", "BUSTED"]
    assert str(entry.events[-1].sentence()).startswith("No space of the roll is free: ")


@pytest.mark.rule("IN-T3")
def test_a_free_space_must_be_used() -> None:
    match = at(track=[9])
    play(match, "roll 4 5 6")
    assert legal(match) == ["place 10"]


@pytest.mark.rule("IN-T3")
def test_the_odds_of_a_bust_are_exact() -> None:
    def slowly(track: tuple[int, ...]) -> int:
        eyes = range(1, 7)
        return sum(g + a in track and g + b in track for g in eyes for a in eyes for b in eyes)

    assert busts(()) == 0
    assert busts(tuple(range(2, 13))) == 216
    for track in ((7,), (4, 6, 8, 9, 10), (4, 6, 7, 9, 10), (2, 12), (5, 6, 7, 8, 9)):
        assert busts(track) == slowly(track)
    assert round(100 * busts((4, 6, 8, 9, 10)) / 216) == 32


@pytest.mark.rule("IN-T4")
def test_stopping_moves_every_squirrel_up_over_its_space() -> None:
    match = at(track=[4, 5, 7, 9, 12])
    entry = play(match, "stop")
    assert [there(match, field)[0] for field in ("2-4", "5-6", "7", "8-9", "10-12")] == [1] * 5
    assert match.state.track == 0
    assert told(entry) == ["STOPPED", "MOVED_UP", "NOBODY_COLLECTS"]
    assert due(match) == (2, "roll")


@pytest.mark.rule("IN-T4")
def test_the_last_squirrel_of_the_supply_ends_the_turn() -> None:
    waiting = {
        "2-4": [1, 0],
        "5-6": [1, 0],
        "7": [1, 0],
        "8-9": [1, 0],
        "10-12": [1, 0],
        "left": [2, 0],
        "raccoon": [2, 0],
        "right": [2, 0],
        "four": [3, 0],
    }
    match = at(2, fields=waiting)
    assert match.state.supply[0] == 1
    play(match, "roll 1 1 2")
    entry = play(match, "place 2")
    assert told(entry)[:4] == ["PLACED", "RAN_OUT", "MOVED_UP", "COLLECTED_TWO"]
    assert due(match) == (1, "store")


@pytest.mark.rule("IN-T4")
def test_stopping_is_a_barrier_just_when_a_card_is_turned() -> None:
    nothing = at(track=[4])
    assert not GAME.judge(nothing.state, GAME.parse("stop")).barrier
    collects = at(track=[4], fields={"2-4": [1, 0, 0, 0]})
    assert GAME.judge(collects.state, GAME.parse("stop")).barrier
    first_picks = at(track=[7], fields={"7": [1, 0, 0, 0]})
    assert not GAME.judge(first_picks.state, GAME.parse("stop")).barrier
