"""Positions of Nice One Squirrel! written by hand: sensible defaults, and every mistake named."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import Refusal
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import NUT, NUTS
from tests.games.nice_one_squirrel.ring import at, dealt, legal, play

FIVE_STUCK = {"squirrels": [7, 8, 9, 6, 5], "turn": 5}


def test_an_empty_page_is_an_empty_ring_before_the_first_turn() -> None:
    match = at()
    assert match.state.squirrels == [-1, -1, -1]
    assert match.due is not None
    assert (match.due.seat, match.due.kind) == (0, "place")
    assert len(match.state.box) == 32


def test_seats_and_caches_count_from_one() -> None:
    match = at(squirrels=[0, 9, 1], turn=2)
    assert match.state.squirrels == [-1, 8, 0]
    assert match.state.turn == 1
    assert legal(match) == ["move 2", "move 3", "move 4"]


def test_a_question_mark_is_a_nut_face_down() -> None:
    state = at(caches={"4": ["?red-acorn", "blue-walnut"]}).state
    assert (state.hidden[3], state.caches[3]) == (NUT["red-acorn"], [NUT["blue-walnut"]])


def test_the_phase_follows_from_the_squirrel_unless_it_is_written() -> None:
    kinds = [
        match.due.kind for match in (at(), at(squirrels=[1, 0, 0]), at(squirrels=[1, 0, 0], phase="nut")) if match.due
    ]
    assert kinds == ["place", "move", "nut"]
    assert at(phase="over").over


@pytest.mark.rule("NS-P2")
def test_nuts_not_mentioned_lie_in_the_box() -> None:
    state = at(hands=[["red-acorn"], [], []]).state
    assert state.box.count(NUT["red-acorn"]) == 1
    assert GAME.census(state) == dict.fromkeys(NUTS, 2)


def test_a_position_reads_back_from_its_description_at_every_step() -> None:
    match = dealt(taking=True)
    for gesture in ("place 2", "nothing", "place 9", "nothing", "place 5", "nothing", "move 3"):
        play(match, gesture)
        assert GAME.position(GAME.describe(match.state), {"taking-up": True}, 3) == match.state


@pytest.mark.rule("NS-O2")
def test_the_first_seat_may_have_begun_the_last_turns_with_twenty_points() -> None:
    state = at(taking=True, enough=True, ender=1, turn=2).state
    assert (state.ender, state.enough) == (0, True)


def test_describing_does_not_share_anything_with_the_position() -> None:
    match = at(squirrels=[1, 0, 0], scores=[1, 2, 3])
    GAME.describe(match.state)["scores"][0] = 99
    assert match.state.scores == [1, 2, 3]


@pytest.mark.parametrize(
    ("clause", "where", "seats", "taking", "position"),
    [
        ("", "hand", 3, False, {"hand": []}),
        ("", "left", 3, False, {"left": 1}),
        ("NS-S1", "hands", 3, False, {"hands": [[], []]}),
        ("NS-S1", "hands", 3, False, {"hands": "red-acorn"}),
        ("NS-S1", "hands", 3, False, {"hands": ["red-acorn", [], []]}),
        ("NS-S1", "hands", 3, False, {"hands": 5}),
        ("NS-P2", "hands", 3, False, {"hands": [["pink-acorn"], [], []]}),
        ("NS-P2", "hands", 3, False, {"hands": [["?red-acorn"], [], []]}),
        ("NS-P2", "hands", 3, False, {"hands": [[3], [], []]}),
        ("NS-P2", "caches", 3, False, {"hands": [["red-acorn"], ["red-acorn"], ["red-acorn"]]}),
        ("NS-P2", "caches", 3, False, {"hands": [["red-acorn"] * 2, [], []], "caches": {"1": ["?red-acorn"]}}),
        ("NS-O1", "known", 3, True, {"known": [["red-acorn"], [], []]}),
        ("NS-O1", "known", 3, False, {"hands": [["red-acorn"], [], []], "known": [["red-acorn"], [], []]}),
        ("NS-P1", "caches", 3, False, {"caches": [["red-acorn"]]}),
        ("NS-P1", "caches.10", 3, False, {"caches": {"10": []}}),
        ("NS-P1", "caches.0", 3, False, {"caches": {"0": []}}),
        ("NS-P1", "caches.01", 3, False, {"caches": {"01": []}}),
        ("NS-P1", "caches.5", 3, False, {"caches": {"5": "red-acorn"}}),
        ("NS-P2", "caches.5", 3, False, {"caches": {"5": ["?"]}}),
        ("NS-P2", "caches.5", 3, False, {"caches": {"5": [["red-acorn"]]}}),
        ("NS-S1", "caches.5", 3, False, {"caches": {"5": ["?red-acorn", "?blue-acorn"]}}),
        ("NS-P1", "squirrels", 3, False, {"squirrels": [1, 2]}),
        ("NS-P1", "squirrels", 3, False, {"squirrels": [1, 2, 10]}),
        ("NS-P1", "squirrels", 3, False, {"squirrels": [1, 2, True]}),
        ("NS-T1", "squirrels", 3, False, {"squirrels": [1, 2, 1]}),
        ("NS-T4", "scores", 3, False, {"scores": [1, 2, -1]}),
        ("NS-T4", "scores", 3, False, {"scores": {"1": 2}}),
        ("NS-T3", "played", 3, False, {"played": [1.5, 0, 0]}),
        ("NS-S2", "turn", 3, False, {"turn": 0}),
        ("NS-S2", "turn", 3, False, {"turn": 4}),
        ("NS-S2", "turn", 3, False, {"turn": "1"}),
        ("NS-S2", "rounds", 3, False, {"rounds": -1}),
        ("NS-E2", "idle", 3, False, {"idle": 10}),
        ("NS-E2", "idle", 3, False, {"idle": 9}),
        ("NS-E1", "ender", 3, False, {"ender": 4}),
        ("NS-E1", "ender", 3, False, {"ender": 1}),
        ("NS-O2", "enough", 3, True, {"enough": True}),
        ("NS-O2", "enough", 3, False, {"enough": True, "ender": 2}),
        ("NS-O2", "enough", 3, True, {"enough": "yes", "ender": 2}),
        ("NS-T1", "phase", 3, False, {"phase": "nut"}),
        ("NS-T1", "phase", 3, False, {"phase": "move"}),
        ("NS-T1", "phase", 3, False, {"phase": "place", "squirrels": [1, 0, 0]}),
        ("NS-T1", "phase", 3, False, {"phase": "dance"}),
        ("NS-T1", "phase", 3, False, {"phase": "dance", "squirrels": [1, 0, 0]}),
        ("NS-T1", "phase", 3, False, {"phase": ["move"]}),
        ("NS-T5", "turn", 5, False, FIVE_STUCK),
    ],
)
def test_a_mistake_is_refused_by_clause_and_key(
    clause: str, where: str, seats: int, taking: bool, position: dict[str, Any]
) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.position(position, {"taking-up": taking}, seats)
    assert (caught.value.ruling.clause, caught.value.where) == (clause, where)
    assert caught.value.ruling.reason


@pytest.mark.parametrize(
    "position",
    [
        FIVE_STUCK | {"phase": "nut"},
        FIVE_STUCK | {"phase": "over"},
        {"idle": 15, "phase": "over"},
        {"ender": 5, "phase": "over"},
    ],
)
def test_what_is_a_mistake_now_may_be_right_in_another_phase(position: dict[str, Any]) -> None:
    assert at(5, **position)
