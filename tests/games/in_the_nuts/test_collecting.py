"""The cascade: two, three and four squirrels, pushes, order, and the raccoon."""

from __future__ import annotations

import pytest

from nutdesk.games.in_the_nuts import GAME, events
from nutdesk.games.in_the_nuts.parts import NUTS
from tests.games.in_the_nuts.meadow import at, due, legal, play, refusal, storage, there, told

SHOWN = ["acorn", "walnut", "hazelnut", "beechnut"]


@pytest.mark.rule("IN-C1", "IN-C2", "IN-C3", "IN-C4")
def test_the_cascade_of_the_rulebook() -> None:
    """Red collects in 2–4 and pushes Blue, Blue collects on the left and pushes three, White collects on top."""
    match = at(
        turn=2,
        track=[2, 4],
        display=SHOWN,
        next=["hazelnut", "beechnut", "acorn"],
        fields={"2-4": [0, 1, 1, 0], "left": [1, 1, 2, 1], "four": [1, 0, 0, 3]},
    )
    home = list(match.state.supply)
    entry = play(match, "stop")
    assert told(entry) == ["STOPPED", "MOVED_UP", "COLLECTED_TWO", "PUSHED", "TOOK", "TURNED"]
    assert there(match, "2-4") == [0, 1, 0, 0]
    assert there(match, "left") == [1, 1, 3, 1]
    assert match.state.supply[1] == home[1] + 2
    assert due(match) == (2, "store")
    entry = play(match, "store 1 acorn")
    assert storage(match, 2) == {"1": ["acorn"]}
    assert told(entry) == ["STORED", "COLLECTED_THREE", "PUSHED_TO_TOP", "PUSHED_TO_TOP", "PUSHED_TO_TOP"]
    assert there(match, "left") == [0, 0, 0, 0]
    assert there(match, "four") == [2, 1, 0, 4]
    assert due(match) == (3, "pick")
    assert legal(match) == ["pick 2-4", "pick 5-6"]
    entry = play(match, "pick 5-6")
    assert told(entry) == ["TOOK_OF_TWO", "TURNED"]
    entry = play(match, "store 1 walnut")
    assert told(entry) == ["STORED", "COLLECTED_FOUR"]
    assert there(match, "four") == [2, 1, 0, 0]
    assert due(match) == (4, "pick")
    assert legal(match) == ["pick 2-4", "pick 5-6", "pick 8-9", "pick 10-12"]
    play(match, "pick 8-9", "store 8 hazelnut")
    assert there(match, "four") == [2, 1, 0, 0]
    assert [NUTS[nut] for nut in match.state.display] == ["hazelnut", "beechnut", "acorn", "beechnut"]
    assert match.state.supply == [home[0], home[1] + 2, home[2] + 3, home[3] + 4]
    assert due(match) == (3, "roll")


def test_a_nut_that_is_taken_is_told_with_the_place_where_it_lay() -> None:
    """The coach and the undo button say this sentence alone: "that field" would be none."""
    match = at(turn=2, track=[2, 4], display=SHOWN, fields={"2-4": [0, 1, 1, 0], "left": [1, 1, 2, 1]})
    taken = play(match, "stop").events
    picked = play(match, "store 1 acorn", "pick 5-6").events
    told = [str(event.sentence()) for event in (*taken, *picked) if event.kind in events.TOOK_FOR]
    assert told[0].endswith("takes the acorn under 2–4")
    assert told[1].endswith("picks the walnut under 5–6")


@pytest.mark.rule("IN-C1")
def test_fields_are_checked_from_left_to_right_and_then_upwards() -> None:
    match = at(
        track=[2, 12, 6],
        display=SHOWN,
        fields={"2-4": [1, 0, 0, 0], "10-12": [1, 0, 0, 0], "5-6": [1, 0, 0, 0]},
    )
    play(match, "stop")
    seen = []
    while due(match)[1] == "store":
        assert match.due is not None
        seen.append(NUTS[match.due.about[0]])
        play(match, legal(match)[0])
    assert seen == ["acorn", "walnut", "beechnut"]


@pytest.mark.rule("IN-C2")
def test_two_squirrels_take_the_nut_under_their_field_and_push_the_others() -> None:
    match = at(track=[8], display=SHOWN, next=["acorn"], fields={"8-9": [1, 1, 1, 0]})
    play(match, "stop")
    assert there(match, "8-9") == [0, 0, 0, 0]
    assert there(match, "right") == [0, 1, 1, 0]
    assert match.due is not None
    assert NUTS[match.due.about[0]] == "hazelnut"
    assert [NUTS[nut] for nut in match.state.display] == ["acorn", "walnut", "acorn", "beechnut"]
    assert match.state.supply == [15, 14, 14, 15]


@pytest.mark.rule("IN-C2")
def test_three_squirrels_collect_once_and_one_stays_never_pushed() -> None:
    match = at(track=[2, 3], display=SHOWN, fields={"2-4": [1, 0, 0, 0]})
    play(match, "stop", "store 1 acorn")
    assert there(match, "2-4") == [1, 0, 0, 0]
    assert there(match, "left") == [0, 0, 0, 0]
    assert due(match) == (2, "roll")


@pytest.mark.rule("IN-C2")
def test_four_squirrels_collect_twice_the_second_time_the_new_nut() -> None:
    match = at(track=[10, 11, 12], display=SHOWN, next=["walnut"], fields={"10-12": [1, 0, 0, 0]})
    play(match, "stop")
    assert "store 1 beechnut" in legal(match)
    entry = play(match, "store 1 beechnut")
    assert told(entry)[:3] == ["STORED", "COLLECTED_TWO", "TOOK"]
    assert "store 2 walnut" in legal(match)
    play(match, "store 2 walnut")
    assert there(match, "10-12") == [0, 0, 0, 0]


@pytest.mark.rule("IN-C3")
def test_three_squirrels_pick_one_of_the_two_nuts_on_their_side() -> None:
    match = at(track=[8], display=SHOWN, fields={"8-9": [1, 1, 0, 0], "right": [1, 2, 0, 0]})
    play(match, "stop", "store 1 hazelnut")
    assert due(match) == (2, "pick")
    assert legal(match) == ["pick 8-9", "pick 10-12"]
    assert refusal(match, "pick 2-4").clause == "IN-C3"
    assert there(match, "right") == [0, 0, 0, 0]
    assert there(match, "four") == [1, 0, 0, 0]


@pytest.mark.rule("IN-C3")
def test_who_has_three_there_too_is_not_pushed_but_collects_after() -> None:
    match = at(
        track=[2, 6],
        display=SHOWN,
        turn=3,
        next=["acorn"],
        fields={"2-4": [0, 1, 1, 0], "5-6": [1, 1, 1, 0], "left": [2, 2, 0, 1]},
    )
    play(match, "stop", "store 1 acorn", "store 2 walnut")
    # Black and Red have come to three and four; Red is pushed by nobody, White has one there.
    assert due(match) == (1, "pick")  # clockwise from Blue: White has not enough, then Black
    assert there(match, "left") == [0, 4, 0, 0]
    assert there(match, "four") == [0, 0, 0, 1]
    play(match, "pick 2-4", "store 8 acorn")
    assert due(match) == (2, "pick")
    assert there(match, "left") == [0, 1, 0, 0]


@pytest.mark.rule("IN-C3")
def test_the_player_whose_turn_it_is_comes_first_and_takes_all_nuts_in_a_row() -> None:
    match = at(
        check="left", turn=2, owed=["store 2 acorn"], display=SHOWN, next=["walnut"] * 3, fields={"left": [3, 7, 2, 3]}
    )
    play(match, "store 1 acorn")
    seen = []
    while due(match)[1] != "roll":
        seen.append(due(match))
        play(match, legal(match)[0])
    picks = [seat for seat, kind in seen if kind == "pick"]
    # Blue's two are pushed at once; Red's seventh is pushed by White, who comes next, and Black is last.
    assert picks == [2, 2, 4, 1]
    assert there(match, "left") == [0, 0, 0, 0]
    assert there(match, "four") == [0, 1, 2, 0]


@pytest.mark.rule("IN-C4")
def test_four_squirrels_on_top_pick_any_nut_and_push_nobody() -> None:
    match = at(check="right", owed=["store 1 acorn"], display=SHOWN, fields={"four": [0, 3, 4, 1]})
    play(match, "store 1 acorn")
    assert due(match) == (3, "pick")
    assert len(legal(match)) == 4
    assert there(match, "four") == [0, 3, 0, 1]
    assert match.state.supply == [15, 12, 15, 14]


@pytest.mark.rule("IN-C4")
def test_on_top_the_order_is_the_same() -> None:
    match = at(check="four", turn=3, owed=["store 3 acorn"], display=SHOWN, fields={"four": [4, 4, 4, 0]})
    play(match, "store 1 acorn")
    order = []
    while due(match)[1] != "roll":
        if due(match)[1] == "pick":
            order.append(due(match)[0])
        play(match, legal(match)[0])
    assert order == [3, 1, 2]


RICH = {
    "1": {"1": "full", "3": ["walnut"], "5": ["acorn", "walnut-acorn as acorn"], "6": ["walnut-hazelnut as walnut"]},
    "3": {"8": ["beechnut", "beechnut"]},
}


@pytest.mark.rule("IN-C5")
def test_the_raccoon_field_gives_any_nut_and_then_a_stolen_one() -> None:
    match = at(turn=2, track=[7], fields={"7": [0, 1, 1, 0]}, display=SHOWN, storage=RICH, next=["walnut"])
    entry = play(match, "stop")
    assert told(entry) == ["STOPPED", "MOVED_UP", "COLLECTED_WITH_DAVID", "PUSHED"]
    assert there(match, "raccoon") == [0, 0, 1, 0]
    assert due(match) == (2, "pick")
    assert len(legal(match)) == 4
    play(match, "pick 8-9")
    assert [NUTS[nut] for nut in match.state.display] == ["acorn", "walnut", "walnut", "beechnut"]
    play(match, "store 1 hazelnut")
    assert due(match) == (2, "steal")
    assert legal(match) == ["steal 1 3", "steal 1 5", "steal 3 8"]
    entry = play(match, "steal 3 8")
    assert told(entry) == ["STOLE", "DAVID_MOVED"]
    assert match.state.david == 2
    assert due(match) == (2, "store")
    play(match, "store 8 beechnut")
    assert storage(match, 2) == {"1": ["hazelnut"], "8": ["beechnut"]}
    assert storage(match, 3) == {"8": ["beechnut"]}
    assert due(match) == (3, "roll")


@pytest.mark.rule("IN-C5", "IN-N2", "IN-N3")
def test_david_takes_no_joker_nothing_from_a_full_card_and_nothing_of_ones_own() -> None:
    match = at(turn=2, check="7", owed=["steal 2"], storage=RICH | {"2": {"2": ["acorn"]}})
    for move, clause in (
        ("steal 1 6", "IN-C5"),
        ("steal 1 1", "IN-N2"),
        ("steal 1 2", "IN-C5"),
        ("steal 2 2", "IN-C5"),
        ("steal 9 1", "IN-C5"),
        ("steal 1 9", "IN-P3"),
    ):
        assert refusal(match, move).clause == clause
    play(match, "steal 1 5")
    assert storage(match, 1)["5"] == ["walnut-acorn as acorn"]


@pytest.mark.rule("IN-C5")
def test_who_has_david_is_safe() -> None:
    match = at(turn=2, check="7", owed=["steal 2"], storage=RICH, david=1)
    assert legal(match) == ["steal 3 8"]
    ruling = refusal(match, "steal 1 3")
    assert (ruling.clause, ruling.culprits) == ("IN-C5", ("seat-0",))


@pytest.mark.rule("IN-C5")
def test_the_theft_is_compulsory_when_it_is_possible() -> None:
    match = at(turn=2, check="7", owed=["steal 2"], storage=RICH)
    assert all(move.startswith("steal") for move in legal(match))
    assert refusal(match, "roll").clause == "IN-C5"


@pytest.mark.rule("IN-C5")
def test_with_nobody_to_rob_only_the_nut_is_taken() -> None:
    match = at(2, track=[7], fields={"7": [1, 0]}, display=SHOWN, storage={"2": {"3": ["walnut"]}}, david=2)
    play(match, "stop", "pick 2-4")
    entry = play(match, "store 1 acorn")
    assert told(entry) == ["STORED", "NOBODY_TO_ROB"]
    assert match.state.david == 1
    assert due(match) == (2, "roll")


@pytest.mark.rule("IN-C5")
def test_the_upper_raccoon_field_takes_three() -> None:
    match = at(
        turn=2,
        track=[7],
        fields={"7": [0, 1, 1, 0], "raccoon": [1, 0, 2, 0]},
        display=SHOWN,
        storage={"4": {"3": ["walnut"]}},
    )
    play(match, "stop", "pick 2-4", "store 1 acorn", "steal 4 3")
    entry = play(match, "store 3 walnut")
    assert told(entry) == ["STORED", "COLLECTED_WITH_DAVID", "PUSHED_TO_TOP"]
    assert due(match) == (3, "pick")
    assert len(legal(match)) == 4
    assert there(match, "four") == [1, 0, 0, 0]
    play(match, "pick 5-6", "store 1 walnut")
    assert due(match) == (3, "steal")
    assert legal(match) == ["steal 2 1", "steal 2 3"]  # David sits with White


@pytest.mark.rule("IN-C5", "IN-E1")
def test_without_a_face_up_nut_david_still_steals() -> None:
    match = at(
        turn=1,
        check="5-6",
        last=True,
        owed=["store 1 acorn"],
        display=["", "", "", ""],
        pile=[],
        fields={"7": [2, 0, 0, 0]},
        storage={"3": {"4": ["walnut"]}},
    )
    entry = play(match, "store 1 acorn")
    assert told(entry) == ["STORED", "COLLECTED_WITH_DAVID", "NO_NUT"]
    assert due(match) == (1, "steal")


@pytest.mark.rule("IN-C1")
def test_nuts_are_not_taken_in_the_middle_of_a_turn() -> None:
    assert refusal(at(), "pick 2-4").clause == "IN-C1"
    assert refusal(at(), "steal 2 1").clause == "IN-C5"


def test_every_step_of_a_cascade_can_be_watched() -> None:
    """Each fact comes with a position of its own, and each has a clause and a sentence."""
    match = at(turn=2, track=[2, 4], display=SHOWN, fields={"2-4": [0, 1, 1, 0]})
    entry = match.prepare([GAME.parse("stop")], watch=True)
    states = [frame.state for frame in entry.frames]
    assert len(states) == len(entry.events) == 6
    assert [state.fields[0] for state in states[1:4]] == [[0, 3, 1, 0], [0, 1, 1, 0], [0, 1, 0, 0]]
    assert [state.fields[5] for state in states[2:4]] == [[0, 0, 0, 0], [0, 0, 1, 0]]
    assert all(event.clause in GAME.clauses and event.sentence() for event in entry.events)
