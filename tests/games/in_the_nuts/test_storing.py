"""Storage cards and jokers."""

from __future__ import annotations

import pytest

from nutdesk.games.in_the_nuts import GAME
from nutdesk.games.in_the_nuts.parts import NUT, NUTS
from nutdesk.games.in_the_nuts.state import State
from nutdesk.games.in_the_nuts.storing import best_lay
from tests.games.in_the_nuts.meadow import at, due, legal, play, refusal, storage, told

FULL = dict.fromkeys(map(str, range(1, 9)), "full")


@pytest.mark.rule("IN-N1")
def test_a_nut_goes_on_a_card_of_its_kind_or_an_empty_one() -> None:
    match = at(
        check="four",
        owed=["store 1 acorn"],
        storage={"1": {"1": "full", "2": ["walnut"], "3": ["acorn"], "4": ["acorn"], "5": "full"}},
    )
    assert legal(match) == [f"store {card} acorn" for card in (3, 4, 6, 7, 8)]
    assert refusal(match, "store 1 acorn").clause == "IN-N2"
    assert refusal(match, "store 2 acorn").clause == "IN-P3"
    assert refusal(match, "store 3 walnut").clause == "IN-N1"
    assert refusal(match, "store 9 acorn").clause == "IN-P3"
    play(match, "store 4 acorn")
    assert storage(match, 1)["4"] == ["acorn", "acorn"]


@pytest.mark.rule("IN-N1")
def test_a_nut_must_be_stored_at_once() -> None:
    match = at(check="four", owed=["store 1 acorn"])
    assert refusal(match, "keep").clause == "IN-N1"
    assert refusal(match, "roll").clause == "IN-N1"


@pytest.mark.rule("IN-N1")
def test_a_nut_that_fits_nowhere_is_out_of_the_game() -> None:
    match = at(
        2,
        track=[3],
        fields={"2-4": [1, 0]},
        display=["acorn", "walnut", "walnut", "walnut"],
        storage={"1": FULL | {"8": ["walnut"]}},
    )
    box = match.state.box[NUT["acorn"]]
    entry = play(match, "stop")
    assert told(entry)[-2:] == ["TURNED", "WASTED"]
    assert match.state.box[NUT["acorn"]] == box + 1
    assert due(match) == (2, "roll")


@pytest.mark.rule("IN-N2")
def test_a_full_card_turns_over_and_its_nuts_leave_the_game() -> None:
    match = at(check="four", owed=["store 1 acorn"], storage={"1": {"3": ["acorn", "walnut-acorn as acorn"]}})
    box = list(match.state.box)
    entry = play(match, "store 3 acorn")
    assert told(entry)[:2] == ["STORED", "FILLED"]
    assert storage(match, 1) == {"3": "full"}
    assert match.state.box[NUT["acorn"]] == box[NUT["acorn"]] + 2
    assert match.state.box[NUT["walnut-acorn"]] == box[NUT["walnut-acorn"]] + 1
    assert match.state.points(0) == 10


@pytest.mark.rule("IN-N3")
def test_a_joker_is_stored_as_either_nut_it_shows_or_kept() -> None:
    match = at(
        check="four",
        owed=["store 1 walnut-acorn"],
        storage={"1": FULL | {"2": ["acorn"], "3": ["walnut"], "4": ["beechnut"]}},
    )
    assert legal(match) == ["store 2 acorn", "store 3 walnut", "keep"]
    assert refusal(match, "store 4 acorn").clause == "IN-P3"
    assert refusal(match, "store 2 walnut").clause == "IN-P3"
    assert refusal(match, "store 4 beechnut").clause == "IN-P3"
    play(match, "store 2 acorn")
    assert match.state.points(0) == sum((5, 1, 1, 15, 15, 20, 30, 5))


@pytest.mark.rule("IN-N3")
def test_on_an_empty_card_the_owner_says_which_nut_the_joker_is() -> None:
    match = at(check="four", owed=["store 1 walnut-acorn"], storage={"1": FULL | {"8": []}})
    assert legal(match) == ["store 8 walnut", "store 8 acorn", "keep"]
    assert refusal(match, "store 8 beechnut").clause == "IN-N3"
    play(match, "store 8 acorn")
    assert storage(match, 1)["8"] == ["walnut-acorn as acorn"]


@pytest.mark.rule("IN-N3")
def test_a_kept_joker_may_be_stored_before_the_first_roll_and_when_asked_to_stop_or_roll() -> None:
    match = at(jokers={"1": ["walnut-acorn"]}, storage={"1": FULL | {"8": ["walnut"], "7": ["walnut"]}})
    assert legal(match) == ["roll", "lay walnut-acorn 7 walnut", "lay walnut-acorn 8 walnut"]
    play(match, "roll 2 1 6")
    assert refusal(match, "lay walnut-acorn 8 walnut").clause == "IN-N3"
    play(match, "place 3")
    assert legal(match) == ["roll", "stop", "lay walnut-acorn 7 walnut", "lay walnut-acorn 8 walnut"]
    play(match, "lay walnut-acorn 8 walnut")
    assert due(match) == (1, "again")
    assert storage(match, 1)["8"] == ["walnut", "walnut-acorn as walnut"]
    assert legal(match) == ["roll", "stop"]
    assert not match.current.barrier


@pytest.mark.rule("IN-N3")
def test_only_a_joker_that_is_kept_can_be_laid() -> None:
    match = at(jokers={"2": ["walnut-acorn"]})
    assert refusal(match, "lay walnut-acorn 8 walnut").clause == "IN-N3"
    assert refusal(match, "lay walnut 8 walnut").clause == "IN-N3"


@pytest.mark.rule("IN-N3")
def test_two_jokers_alike_are_listed_once() -> None:
    match = at(jokers={"1": ["walnut-acorn", "walnut-acorn"]}, storage={"1": FULL | {"8": ["walnut"]}})
    assert legal(match) == ["roll", "lay walnut-acorn 8 walnut"]


@pytest.mark.rule("IN-N3")
def test_a_joker_that_fits_nowhere_is_kept() -> None:
    match = at(
        2,
        track=[3],
        fields={"2-4": [1, 0]},
        display=["walnut-acorn", "walnut", "walnut", "walnut"],
        storage={"1": FULL},
    )
    entry = play(match, "stop")
    assert told(entry)[-1] == "JOKER_KEPT"
    assert [NUTS[nut] for nut in match.state.jokers[0]] == ["walnut-acorn"]


@pytest.mark.rule("IN-N3")
def test_a_card_emptied_by_a_theft_takes_any_kind_but_a_joker_keeps_its_kind() -> None:
    match = at(
        2,
        turn=1,
        check="7",
        owed=["steal 1"],
        storage={"2": FULL | {"7": ["acorn"], "8": ["acorn", "walnut-acorn as acorn"]}},
    )
    play(match, "steal 2 7", "store 1 acorn")
    assert "7" not in storage(match, 2)
    again = at(
        2,
        turn=1,
        check="7",
        owed=["steal 1"],
        storage={"2": FULL | {"7": ["acorn"], "8": ["acorn", "walnut-acorn as acorn"]}},
    )
    play(again, "steal 2 8", "store 1 acorn")
    assert storage(again, 2)["8"] == ["walnut-acorn as acorn"]


@pytest.mark.rule("IN-E2")
@pytest.mark.parametrize(
    ("jokers", "storage", "first", "points"),
    [
        (["walnut-acorn"], {"5": ["acorn"] * 3, "7": ["walnut"] * 2}, "lay walnut-acorn 5 acorn", 12),
        (["walnut-acorn"], {"3": "full", "7": ["walnut"] * 4, "5": ["acorn"] * 3}, "lay walnut-acorn 7 walnut", 16),
        (["walnut-acorn", "walnut-beechnut"], {}, "lay walnut-beechnut 1 walnut", 5),
        (["walnut-acorn", "hazelnut-beechnut"], {"1": "full", "2": "full"}, None, 2),
        (
            # Each alone would fill the card for two; together the one that can fill the other card must.
            ["walnut-acorn", "walnut-hazelnut"],
            {"1": ["walnut"], "2": ["acorn"]},
            None,
            8,
        ),
    ],
)
def test_the_best_placement_of_all_jokers_is_offered(
    jokers: list[str], storage: dict[str, object], first: str | None, points: int
) -> None:
    match = at(check="jokers", last=True, owed=["joker 1"], jokers={"1": jokers}, storage={"1": storage})
    best = best_lay(match.state, 0)
    assert best is not None
    assert best[1] == points
    if first:
        assert str(best[0]) == first


FIVE_JOKERS = {
    "check": "jokers",
    "last": True,
    "owed": ["joker 1"],
    "jokers": {"1": ["walnut-acorn", "walnut-hazelnut", "hazelnut-beechnut", "beechnut-acorn", "walnut-acorn"]},
    "storage": {"1": {"1": ["walnut"], "2": ["acorn"], "3": ["hazelnut"], "4": ["beechnut"] * 2}},
}


def most(state: State, seen: dict[str, int]) -> int:
    """The points of the first seat after the best of all ways to place its jokers, found by trying them all."""
    key = repr((state.kinds, state.lying, state.jokers))
    if key not in seen:
        after = [state.copy() for _ in GAME.legal(state)]
        for one, move in zip(after, GAME.legal(state), strict=True):
            GAME.step(one, move)
        seen[key] = max((most(one, seen) for one in after), default=state.points(0))
    return seen[key]


@pytest.mark.rule("IN-E2")
def test_following_the_offers_scores_what_they_promise_and_nothing_scores_more() -> None:
    match = at(2, **FIVE_JOKERS)
    before = match.state.points(0)
    promised = best_lay(match.state, 0)
    assert promised is not None
    assert before + promised[1] == most(match.state, {})
    while not match.over:
        best = best_lay(match.state, 0)
        assert best is not None
        match.play(best[0])
    assert match.state.points(0) == before + promised[1]
