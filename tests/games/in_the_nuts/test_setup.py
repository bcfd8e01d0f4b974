"""Pieces and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from nutdesk.core.moves import Luck
from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import (
    BELOW,
    CAPACITY,
    COPIES,
    DECKS,
    FIELDS,
    NUTS,
    OVER,
    POINTS,
    SEATS,
    STORAGE,
    UP,
)
from tests.games.in_the_nuts.meadow import at, dealt, due, legal, play, refusal, storage, there, told


@pytest.mark.rule("IN-P1")
def test_every_player_has_fifteen_squirrels_of_one_colour() -> None:
    assert [player.colour for player in SEATS] == ["black", "red", "blue", "white"]
    census = GAME.census(GAME.setup({}, 4))
    assert [census[f"{player.colour} squirrel"] for player in SEATS] == [15] * 4


@pytest.mark.rule("IN-P2")
def test_twelve_of_each_nut_and_two_jokers_of_each_pair() -> None:
    assert sum(COPIES) == 60
    deck = Counter(NUTS[nut] for nut in DECKS[4])
    assert [deck[nut] for nut in ("walnut", "hazelnut", "beechnut", "acorn")] == [12] * 4
    jokers = {name: number for name, number in deck.items() if "-" in name}
    assert len(jokers) == 6
    assert set(jokers.values()) == {2}


@pytest.mark.rule("IN-P3")
def test_eight_storage_cards_with_these_values() -> None:
    assert STORAGE == ((2, 5), (2, 5), (3, 10), (3, 10), (4, 15), (4, 15), (5, 20), (6, 30))
    assert len(CAPACITY) == len(POINTS) == 8


@pytest.mark.rule("IN-P3")
def test_a_storage_card_holds_one_kind_only() -> None:
    match = at(check="four", owed=["store 1 acorn"], storage={"1": {"3": ["walnut"]}})
    ruling = refusal(match, "store 3 acorn")
    assert ruling.clause == "IN-P3"
    assert ruling.culprits == ("card-0-3",)


@pytest.mark.rule("IN-P4")
def test_the_board_leads_from_track_to_field_to_field() -> None:
    over = {space: FIELDS[OVER[space]] for space in range(2, 13)}
    assert over == {
        2: "2-4",
        3: "2-4",
        4: "2-4",
        5: "5-6",
        6: "5-6",
        7: "7",
        8: "8-9",
        9: "8-9",
        10: "10-12",
        11: "10-12",
        12: "10-12",
    }
    assert [FIELDS[field] for field in UP] == ["left", "left", "raccoon", "right", "right", "four", "four", "four"]
    assert BELOW[FIELDS.index("left")] == (0, 1)
    assert BELOW[FIELDS.index("right")] == (2, 3)


@pytest.mark.rule("IN-P4")
def test_there_is_no_space_one_and_no_nut_under_seven() -> None:
    placing = at(owed=["place 1"], roll=[1, 1, 2])
    assert refusal(placing, "place 1").clause == "IN-P4"
    picking = at(check="four", owed=["pick 1"])
    assert refusal(picking, "pick 7").clause == "IN-P4"


@pytest.mark.rule("IN-S1")
@pytest.mark.parametrize(("seats", "each"), [(2, 10), (3, 11), (4, 12)])
def test_fewer_players_leave_plain_nuts_in_the_box_but_no_joker(seats: int, each: int) -> None:
    deck = Counter(DECKS[seats])
    assert [deck[nut] for nut in range(4)] == [each] * 4
    assert [deck[nut] for nut in range(4, 10)] == [2] * 6
    state = dealt(seats).state
    assert state.box == [12 - each] * 4 + [0] * 6


@pytest.mark.rule("IN-S2")
@pytest.mark.parametrize(("seats", "pile"), [(2, 38), (3, 41), (4, 44)])
def test_four_face_up_one_each_eight_aside(seats: int, pile: int) -> None:
    match = dealt(seats, "acorn", "walnut", "beechnut", "hazelnut", "walnut", "acorn")
    state = match.state
    assert [NUTS[nut] for nut in state.display] == ["acorn", "walnut", "beechnut", "hazelnut"]
    assert (len(state.aside), len(state.pile)) == (8, pile)
    assert due(match) == (1, "store")
    play(match, "store 8 walnut")
    assert due(match) == (2, "store")
    play(match, "store 1 acorn")
    assert storage(match, 1) == {"8": ["walnut"]}
    assert storage(match, 2) == {"1": ["acorn"]}


@pytest.mark.rule("IN-S2")
def test_a_joker_of_the_deal_may_be_kept() -> None:
    match = dealt(2, "acorn", "acorn", "acorn", "acorn", "walnut-acorn")
    assert "keep" in legal(match)
    play(match, "keep")
    assert [NUTS[nut] for nut in match.state.jokers[0]] == ["walnut-acorn"]


@pytest.mark.rule("IN-S2")
def test_the_deal_tells_what_stays_in_the_box() -> None:
    assert told(dealt(3).root) == ["REMOVED", "DEALT"]
    assert told(dealt(4).root) == ["DEALT"]


@pytest.mark.rule("IN-S3")
def test_the_others_send_one_two_and_three_squirrels_before_the_first_turn() -> None:
    match = dealt(4, *["acorn"] * 8)
    play(match, *["store 1 acorn"] * 4)
    sent = []
    while due(match)[1] == "send":
        sent.append(due(match)[0])
        play(match, legal(match)[0])
    assert sent == [2, 3, 3, 4, 4, 4]
    assert due(match) == (1, "roll")
    assert match.state.supply == [15, 14, 13, 12]


@pytest.mark.rule("IN-S3")
def test_no_opening_squirrel_in_the_raccoon_field_and_no_two_in_one_field() -> None:
    match = at(4, owed=["send 3", "send 3", "roll 1"])
    assert legal(match) == ["send 2-4", "send 5-6", "send 8-9", "send 10-12"]
    assert refusal(match, "send 7").clause == "IN-S3"
    assert refusal(match, "send left").clause == "IN-S3"
    play(match, "send 5-6")
    assert there(match, "5-6") == [0, 0, 1, 0]
    assert refusal(match, "send 5-6").culprits == ("field-5-6",)
    assert legal(match) == ["send 2-4", "send 8-9", "send 10-12"]


@pytest.mark.rule("IN-S3")
def test_two_players_may_open_in_the_same_field() -> None:
    match = at(3, owed=["send 3", "send 3", "roll 1"], fields={"2-4": [0, 1, 0]})
    play(match, "send 2-4")
    assert there(match, "2-4") == [0, 1, 1]


def test_the_deal_takes_any_order_of_the_deck() -> None:
    match = dealt(2)
    again = type(match)(GAME, {}, GAME.seats[:2], "x")
    again.begin([Luck(tuple(reversed(range(len(DECKS[2])))))])
    assert GAME.census(again.state) == GAME.census(match.state)
