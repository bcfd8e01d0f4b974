"""What a seat may know of Nice One Squirrel!, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.games.nice_one_squirrel import GAME
from nutdesk.games.nice_one_squirrel.parts import NUT, NUTS
from tests.games.nice_one_squirrel.ring import at, dealt, play

VIEWERS = (TABLE, 0, 1, 2)


def two_worlds() -> tuple[Match, Match]:
    """Two positions that differ only in Cyril's hand and in what lies face down."""
    position: dict[str, Any] = {"squirrels": [1, 4, 0], "turn": 3}
    return (
        at(hands=[["red-acorn"], ["blue-acorn", "blue-walnut"], []], caches={"5": ["?green-acorn"]}, **position),
        at(hands=[["red-acorn"], ["green-acorn", "blue-walnut"], []], caches={"5": ["?blue-acorn"]}, **position),
    )


@pytest.mark.rule("NS-S1")
@pytest.mark.parametrize("viewer", [TABLE, 0, 2])
def test_another_hand_and_a_face_down_nut_cannot_be_told_apart(viewer: int) -> None:
    one, other = two_worlds()
    assert GAME.view(one.state, viewer) == GAME.view(other.state, viewer)
    assert GAME.table(GAME.view(one.state, viewer), one.cast) == GAME.table(GAME.view(other.state, viewer), other.cast)


@pytest.mark.rule("NS-S1")
def test_a_player_sees_the_own_hand_and_how_many_the_others_hold() -> None:
    match, _ = two_worlds()
    view = GAME.view(match.state, 1)
    assert view.hand == (NUT["blue-acorn"], NUT["blue-walnut"])
    assert view.counts == (1, 2, 0)
    assert view.hidden == (False,) * 4 + (True,) + (False,) * 4


@pytest.mark.rule("NS-S1")
def test_the_public_holds_no_hand() -> None:
    match, _ = two_worlds()
    assert GAME.view(match.state, TABLE).hand == ()


@pytest.mark.rule("NS-O1")
def test_only_nuts_taken_up_are_known_to_the_others() -> None:
    match = at(taking=True, squirrels=[1, 0, 0], hands=[["red-acorn"], [], []], caches={"2": ["blue-walnut"]})
    play(match, "move 2, take blue-walnut")
    for viewer in VIEWERS:
        assert GAME.view(match.state, viewer).known == ((NUT["blue-walnut"],), (), ())


@pytest.mark.rule("NS-O1")
@given(st.integers())
def test_a_redeal_leaves_known_nuts_where_everyone_saw_them_go(seed: int) -> None:
    match = dealt(taking=True)
    play(match, "place 2")
    (nut,) = match.state.caches[1]
    play(match, f"take {NUTS[nut]}")
    for viewer in VIEWERS:
        assert nut in GAME.determinize(GAME.view(match.state, viewer), Random(seed)).hands[0]


@pytest.mark.rule("NS-S1")
@given(st.integers())
def test_a_redeal_keeps_counts_and_all_that_lies_open(seed: int) -> None:
    match = dealt()
    play(match, "place 2", "nothing")
    for viewer in VIEWERS:
        other = GAME.determinize(GAME.view(match.state, viewer), Random(seed))
        assert other.caches == match.state.caches
        assert [len(hand) for hand in other.hands] == [len(hand) for hand in match.state.hands]
        assert [nut >= 0 for nut in other.hidden] == [nut >= 0 for nut in match.state.hidden]
        assert viewer == TABLE or other.hands[viewer] == match.state.hands[viewer]
        assert other.box == []


@pytest.mark.rule("NS-O1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_redeal_in_the_middle_of_everything_looks_the_same(viewer: int) -> None:
    match = at(
        taking=True,
        turn=2,
        phase="nut",
        squirrels=[1, 4, 7],
        hands=[["red-acorn", "red-acorn", "blue-walnut"], ["blue-acorn", "green-acorn"], ["red-walnut"]],
        known=[["red-acorn"], ["blue-acorn"], ["red-walnut"]],
        caches={"4": ["yellow-acorn", "yellow-walnut"], "8": ["?yellow-walnut"]},
        scores=[21, 3, 5],
        played=[4, 3, 2],
        rounds=4,
        idle=2,
        ender=1,
        enough=True,
    )
    view = look(GAME, match.state, viewer)
    for seed in range(20):
        other = GAME.determinize(view, Random(seed))
        assert look(GAME, other, viewer) == view
        assert GAME.census(other) == GAME.census(match.state)


@pytest.mark.rule("NS-S1")
def test_redeals_vary_in_every_hidden_place() -> None:
    state, rng = dealt().state, Random(1)
    others = [GAME.determinize(GAME.view(state, 0), rng) for _ in range(30)]
    for cache in range(8):
        assert len({other.hidden[cache] for other in others}) > 5
    for seat in (1, 2):
        assert len({tuple(other.hands[seat]) for other in others}) > 20


def test_nuts_left_out_of_a_written_position_may_be_anywhere_hidden() -> None:
    match = at(hands=[["red-acorn"], ["blue-acorn"], []], squirrels=[1, 0, 0])
    others = [GAME.determinize(GAME.view(match.state, 0), Random(seed)) for seed in range(60)]
    assert {len(other.box) for other in others} == {30}
    assert len({tuple(other.hands[1]) for other in others}) > 8


def test_before_the_deal_everybody_sees_nothing() -> None:
    state = GAME.setup({"taking-up": False}, 3)
    for viewer in VIEWERS:
        view = GAME.view(state, viewer)
        assert (view.hand, view.counts, any(view.hidden)) == ((), (0, 0, 0), False)
        assert GAME.determinize(view, Random(1)) == state
