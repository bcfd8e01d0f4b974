"""What bots are told about the ring: nuts belong with their like, and a lead late is worth more than one early."""

from __future__ import annotations

import pytest

from nutdesk.core.game import look
from nutdesk.core.moves import Action
from nutdesk.games.nice_one_squirrel import GAME
from tests.games.nice_one_squirrel.ring import at, dealt

ADVICE = GAME.advice()


def by_weight(match_state: object) -> list[str]:
    """The legal actions, the most promising first."""
    actions = GAME.legal(match_state)
    weights = dict(zip(actions, ADVICE.weigh(match_state, actions), strict=True))
    assert min(weights.values()) > 0
    return [str(action) for action in sorted(actions, key=lambda action: -weights[action])]


@pytest.mark.rule("NS-T4")
def test_the_nut_that_scores_most_looks_best() -> None:
    match = at(
        2,
        phase="nut",
        squirrels=[1, 5],
        caches={"1": ["blue-acorn", "blue-walnut"]},
        hands=[["blue-acorn", "blue-chestnut", "red-hazelnut"], ["red-acorn"]],
    )
    assert by_weight(match.state) == ["play blue-acorn", "play blue-chestnut", "nothing", "play red-hazelnut"]


@pytest.mark.rule("NS-T1")
def test_the_cache_where_the_hand_scores_looks_best() -> None:
    match = at(
        2,
        squirrels=[1, 9],
        caches={"2": ["red-walnut"], "4": ["blue-acorn", "blue-walnut"], "3": ["green-walnut"]},
        hands=[["blue-acorn"], ["red-acorn"]],
    )
    assert by_weight(match.state)[0] == "move 4"


@pytest.mark.parametrize("seats", GAME.players)
def test_chances_are_one_together_and_even_at_an_even_start(seats: int) -> None:
    values = ADVICE.value(dealt(seats).state)
    assert values is not None
    assert len(values) == seats
    assert sum(values) == pytest.approx(1)
    assert max(values) < 2.5 / seats


def test_the_same_lead_is_worth_more_when_fewer_nuts_are_left() -> None:
    nuts = ["blue-acorn", "red-walnut", "green-chestnut", "yellow-hazelnut", "blue-walnut", "red-acorn"]
    leads = []
    for left in (6, 3, 1):
        match = at(2, squirrels=[1, 5], scores=[13, 10], hands=[nuts[:left], nuts[:left]])
        values = ADVICE.value(match.state)
        assert values is not None
        leads.append(values[0])
    assert 0.5 < leads[0] < leads[1] < leads[2] < 1


@pytest.mark.rule("NS-E1")
def test_who_has_no_more_turn_hopes_for_nothing() -> None:
    """The first player has ended it; the last turn of the second can still bring four points."""
    position = {
        "squirrels": [1, 5],
        "caches": {"6": ["blue-acorn"]},
        "hands": [[], ["blue-acorn"]],
        "turn": 2,
        "ender": 1,
    }
    chances = [ADVICE.value(at(2, scores=scores, **position).state) for scores in ([9, 8], [40, 8])]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0][1] > 0.5
    assert chances[1][1] < 0.01


@pytest.mark.rule("NS-O2")
def test_twenty_points_near_mean_few_turns_are_left() -> None:
    nuts = ["blue-acorn", "red-walnut", "green-chestnut", "yellow-hazelnut"]
    leads = [
        ADVICE.value(at(2, taking=taking, squirrels=[1, 5], scores=[19, 15], hands=[nuts, nuts]).state)
        for taking in (False, True)
    ]
    assert leads[0] is not None
    assert leads[1] is not None
    assert leads[1][0] > leads[0][0] > 0.5


def test_every_kind_of_move_has_its_own_reason() -> None:
    match = at(
        2,
        taking=True,
        phase="nut",
        squirrels=[1, 5],
        caches={"1": ["blue-acorn", "red-walnut"], "2": ["?red-acorn"]},
        hands=[["blue-acorn", "blue-chestnut", "green-hazelnut"], ["red-acorn"]],
    )
    view = look(GAME, match.state, 0)
    reasons = {str(action): str(ADVICE.why(view, action)) for action in view.legal}
    assert reasons["play blue-acorn"] == "The blue acorn meets its twin here: 4 points."
    assert reasons["play blue-chestnut"] == "The blue chestnut meets its like here: 1 point."
    assert "nothing" in reasons["play green-hazelnut"]
    assert "somewhere else" in reasons["take red-walnut"]
    assert reasons["nothing"] == "Here a nut scores 4 points at most. It may do better later."


def test_the_reason_to_go_somewhere_is_what_the_own_hand_finds_there() -> None:
    match = at(
        2,
        squirrels=[1, 9],
        caches={"2": ["red-walnut"], "3": ["?green-walnut"], "4": ["green-hazelnut"]},
        hands=[["red-walnut"], ["red-acorn"]],
    )
    view = look(GAME, match.state, 0)

    def why(action: Action) -> str:
        return str(ADVICE.why(view, action))

    assert [why(GAME.parse(f"move {cache}")) for cache in (2, 3, 4)] == [
        "On cache 2 a nut from the hand could score 4 points.",
        "Only on cache 3 is a nut turned over.",
        "No nut in hand scores anything on cache 4 yet.",
    ]


def test_caches_where_nothing_scores_are_told_apart_by_what_comes_within_reach() -> None:
    match = at(
        2,
        squirrels=[1, 5],
        caches={"2": ["?blue-acorn"], "3": ["?green-walnut"], "7": ["red-walnut"], "8": []},
        hands=[["red-walnut"], ["red-acorn"]],
    )
    view = look(GAME, match.state, 0)
    assert [str(ADVICE.why(view, GAME.parse(f"move {cache}"))) for cache in (2, 3, 4)] == [
        "A nut is turned over on cache 2, as on 1 other within reach.",
        "A nut is turned over on cache 3, and cache 7 comes within reach, for 4 points.",
        "From cache 4 the next move can reach cache 7, for 4 points.",
    ]
