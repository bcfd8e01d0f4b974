"""Positions written by hand: sensible defaults, and every mistake named."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal
from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import NUT, NUTS
from tests.games.in_the_nuts.meadow import at, dealt, due, legal, play


def test_an_empty_page_is_a_first_turn_on_an_empty_board() -> None:
    match = at(3)
    state = match.state
    assert due(match) == (1, "roll")
    assert state.supply == [15, 15, 15]
    assert [NUTS[nut] for nut in state.display] == ["walnut", "hazelnut", "beechnut", "acorn"]
    assert len(state.aside) == 8
    assert len(state.pile) == 56 - 4 - 8


def test_squirrels_on_the_track_ask_to_stop_or_roll() -> None:
    match = at(track=[3, 5], turn=3)
    assert due(match) == (3, "again")
    assert match.state.throws == 2
    assert match.state.supply == [15, 15, 13, 15]


def test_only_the_next_cards_of_the_pile_can_be_written() -> None:
    match = at(next=["acorn", "walnut-acorn"])
    assert [NUTS[nut] for nut in match.state.pile[:-3:-1]] == ["acorn", "walnut-acorn"]
    assert len(match.state.pile) == 48


def test_what_a_full_card_took_is_not_in_the_pile() -> None:
    assert len(at(storage={"1": {"8": "full"}}).state.pile) == len(at().state.pile) - 6


@pytest.mark.rule("IN-P2")
def test_cards_not_mentioned_lie_in_the_box() -> None:
    match = at(pile=["acorn"], aside=["walnut"] * 8)
    assert match.state.box[NUT["walnut"]] == 12 - 9
    assert sum(GAME.census(match.state)[nut] for nut in NUTS) == 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_reads_back_from_its_description(seats: int) -> None:
    match = dealt(seats)
    for _ in range(60):
        play(match, legal(match)[-1])
        assert GAME.position(GAME.describe(match.state), {}, seats) == match.state


def test_describing_does_not_share_anything_with_the_position() -> None:
    match = at(fields={"2-4": [1, 0, 0, 0]})
    GAME.describe(match.state)["fields"]["2-4"][0] = 9
    assert match.state.fields[0] == [1, 0, 0, 0]


MISTAKES: list[tuple[str, str, dict[str, Any]]] = [
    ("", "squirrels", {"squirrels": 1}),
    ("IN-T1", "turn", {"turn": 5}),
    ("IN-T1", "turn", {"turn": True}),
    ("IN-C5", "david", {"david": 5}),
    ("IN-C1", "check", {"check": "top"}),
    ("IN-E1", "last", {"check": "over"}),
    ("IN-P4", "track", {"track": [1]}),
    ("IN-P4", "track", {"track": 7}),
    ("IN-T4", "track", {"track": [7], "check": "7", "owed": ["steal 1"]}),
    ("IN-P4", "fields", {"fields": [1]}),
    ("IN-P4", "fields.2-5", {"fields": {"2-5": [0, 0, 0, 0]}}),
    ("IN-P4", "fields.2-4", {"fields": {"2-4": [0, 0]}}),
    ("IN-P1", "fields.2-4", {"fields": {"2-4": [16, 0, 0, 0]}}),
    (
        "IN-P1",
        "fields",
        {
            "check": "four",
            "owed": ["pick 1"],
            "fields": {"four": [11, 0, 0, 0], "left": [2, 0, 0, 0], "right": [2, 0, 0, 0], "5-6": [1, 0, 0, 0]},
        },
    ),
    ("IN-C1", "fields.2-4", {"fields": {"2-4": [2, 0, 0, 0]}}),
    ("IN-C1", "fields.left", {"fields": {"left": [0, 3, 0, 0]}}),
    ("IN-C1", "fields.four", {"fields": {"four": [0, 4, 0, 0]}}),
    ("IN-C1", "fields.5-6", {"check": "2-4", "owed": ["store 1 acorn"], "fields": {"5-6": [0, 2, 0, 0]}}),
    ("IN-P3", "storage", {"storage": [1]}),
    ("IN-P3", "storage.5", {"storage": {"5": {}}}),
    ("IN-P3", "storage.1", {"storage": {"1": "full"}}),
    ("IN-P3", "storage.1.9", {"storage": {"1": {"9": "full"}}}),
    ("IN-P3", "storage.1.2", {"storage": {"1": {"2": "empty"}}}),
    ("IN-P2", "storage.1.2", {"storage": {"1": {"2": ["peanut"]}}}),
    ("IN-P3", "storage.1.3", {"storage": {"1": {"3": ["walnut", "acorn"]}}}),
    ("IN-P3", "storage.1.3", {"storage": {"1": {"3": ["walnut-acorn"]}}}),
    ("IN-P3", "storage.1.3", {"storage": {"1": {"3": ["walnut as acorn"]}}}),
    ("IN-N3", "storage.1.3", {"storage": {"1": {"3": ["walnut-acorn as hazelnut"]}}}),
    ("IN-N3", "storage.1.3", {"storage": {"1": {"3": ["hazelnut", "walnut-acorn"]}}}),
    ("IN-N2", "storage.1.1", {"storage": {"1": {"1": ["walnut", "walnut"]}}}),
    ("IN-N1", "jokers.1", {"jokers": {"1": ["walnut"]}}),
    ("IN-N3", "jokers", {"jokers": ["walnut-acorn"]}),
    ("IN-N3", "jokers.1", {"jokers": {"1": "walnut-acorn"}}),
    ("IN-T2", "owed", {"owed": []}),
    ("IN-T2", "owed", {"owed": "roll 1"}),
    ("IN-T2", "owed", {"owed": ["roll"]}),
    ("IN-T2", "owed", {"owed": ["roll 7"]}),
    ("IN-T2", "owed", {"owed": ["dance 1"]}),
    ("IN-T2", "owed", {"owed": ["pick 1"]}),
    ("IN-T2", "owed", {"owed": ["roll 2"]}),
    ("IN-T2", "owed", {"owed": ["again 1"]}),
    ("IN-T2", "owed", {"owed": ["roll 1"], "track": [7]}),
    ("IN-S3", "owed", {"owed": ["steal 2", "roll 1"]}),
    ("IN-S3", "owed", {"owed": ["send 1", "roll 1"]}),
    ("IN-S3", "owed", {"owed": ["send 2", "send 2", "roll 1"]}),
    ("IN-S3", "owed", {"owed": ["send 2", "again 1"], "track": [7]}),
    ("IN-T1", "roll", {"owed": ["place 1"]}),
    ("IN-T1", "roll", {"roll": [1, 2]}),
    ("IN-T1", "roll", {"roll": [1, 2, 7]}),
    ("IN-T2", "owed", {"owed": ["place 1"], "roll": [4, 5, 6], "track": [9, 10]}),
    ("IN-C1", "owed", {"check": "2-4", "owed": ["roll 1"]}),
    ("IN-C5", "owed", {"check": "2-4", "owed": ["steal 1"], "storage": {"2": {"8": ["acorn"]}}}),
    ("IN-T2", "owed", {"check": "7", "owed": ["steal 1"]}),
    ("IN-E2", "owed", {"check": "jokers", "last": True, "owed": ["roll 1"]}),
    ("IN-E2", "owed", {"check": "over", "last": True, "owed": ["joker 1"]}),
    ("IN-P4", "display", {"display": ["acorn"]}),
    ("IN-P2", "display", {"display": ["acorn", "acorn", "acorn", "peanut"]}),
    ("IN-P2", "storage", {"owed": ["store 1 walnut-acorn", "roll 1"], "jokers": {"1": ["walnut-acorn"] * 2}}),
    ("IN-P2", "pile", {"pile": ["walnut"] * 12}),
    ("IN-S2", "next", {"pile": ["acorn"], "next": ["acorn"]}),
    ("IN-S2", "aside", {"aside": ["acorn"]}),
    ("IN-S2", "aside", {"last": True, "aside": ["acorn"] * 8}),
    ("IN-E1", "pile", {"pile": []}),
]


@pytest.mark.parametrize(("clause", "where", "position"), MISTAKES, ids=lambda value: str(value)[:40])
def test_every_mistake_is_named(clause: str, where: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.position(position, {}, 4)
    assert (caught.value.ruling.clause, caught.value.where) == (clause, where)
    assert caught.value.ruling.reason


@pytest.mark.rule("IN-S1")
def test_nuts_that_stay_in_the_box_are_not_dealt() -> None:
    with pytest.raises(Refusal) as caught:
        GAME.position({"pile": ["walnut"] * 10}, {}, 2)
    assert caught.value.where == "pile"


@pytest.mark.rule("IN-T4")
def test_a_turn_that_ran_out_of_squirrels_cannot_go_on() -> None:
    fields = {
        "left": [2, 0],
        "right": [2, 0],
        "raccoon": [2, 0],
        "four": [3, 0],
        "2-4": [1, 0],
        "5-6": [1, 0],
        "7": [1, 0],
        "8-9": [1, 0],
        "10-12": [1, 0],
    }
    with pytest.raises(Refusal) as caught:
        GAME.position({"fields": fields, "track": [7]}, {}, 2)
    assert caught.value.ruling.clause == "IN-T4"
