"""Pieces, the deal, and how a round begins."""

from __future__ import annotations

from collections import Counter

import pytest

from nutdesk.core.match import Match
from nutdesk.core.moves import Luck
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders import census
from nutdesk.games.nuts.orders.parts import BONUS_DECK, CARDS, GOAL_COPIES, ORDER_DECK, PATTERNS, VALUES
from nutdesk.games.nuts.parts import NUTS
from tests.games.nuts.factory import ORDERS, QUIET, SAMPLE, at, due, each, legal, play, refusal, told


def dealt(seats: int = 3, squirrel: int = 4, start: int = 2) -> Match:
    match = Match(GAME, ORDERS, GAME.seats[:seats], "deal")
    match.begin([Luck(tuple(range(40))), Luck(tuple(range(36))), Luck((squirrel, start))])
    return match


@pytest.mark.rule("NU-P2")
@pytest.mark.parametrize(
    ("seats", "line", "salters"), [(3, "ACPSACPSACPS", [2, 7, 12]), (6, "ACPSACPSACPSACPS", [2, 7, 12, 14])]
)
def test_dispensers_salters_and_squirrel_stand_where_they_start(seats: int, line: str, salters: list[int]) -> None:
    match = dealt(seats, squirrel=9)
    written = GAME.describe(match.state)
    assert (written["dispensers"], written["salters"], written["squirrel"]) == (line, salters, 9)
    assert written["tiles"] == []


@pytest.mark.rule("NU-P4", "NU-P5")
def test_there_are_forty_orders_and_thirty_six_bonus_cards() -> None:
    assert Counter(ORDER_DECK) == dict.fromkeys(range(4), 10)
    assert Counter(BONUS_DECK) == dict.fromkeys(range(18), 2)
    assert len(set(PATTERNS)) == 18
    assert all(sum(pattern) == 4 for pattern in PATTERNS)
    assert Counter(VALUES) == {5: 12, 6: 6}
    assert all(VALUES[CARDS.index(name)] == 6 for name in ("AACC", "AAPP", "AASS", "CCPP", "CCSS", "PPSS"))


@pytest.mark.rule("NU-P6")
def test_there_are_eighteen_goal_cards() -> None:
    assert dict(zip(GOALS, GOAL_COPIES, strict=True)) == {
        "peanut-champion": 2,
        "almond-thought-leader": 2,
        "cashew-innovator": 2,
        "pistachio-monger": 2,
        "salty-mama": 2,
        "nut-lover": 2,
        "squirrel-buddy": 6,
    }
    assert sum(GOAL_COPIES) == 18


@pytest.mark.rule("NU-P3", "NU-P4", "NU-P5", "NU-P6")
def test_the_census_counts_every_piece() -> None:
    counted = census(dealt(6).state)
    assert counted["cross tile"] == 48
    assert sum(number for name, number in counted.items() if name.endswith(" order")) == 40
    assert sum(number for name, number in counted.items() if name in CARDS) == 36
    assert all(counted[f"{nut} dispenser"] == 4 for nut in NUTS)
    assert (counted["salter"], counted["squirrel"]) == (4, 1)


@pytest.mark.rule("NU-S1")
def test_everyone_draws_three_and_keeps_one_two_or_three() -> None:
    match = dealt()
    assert due(match) == ("keep", 1)
    assert [len(cards) for cards in match.state.drawn] == [3, 3, 3]
    mine = [CARDS[card] for card in match.state.drawn[0]]
    assert legal(match) == sorted([*(f"discard {name}" for name in mine), "keep"])
    assert refusal(match, "discard nonsense").clause == "NU-S1"
    play(match, "keep")
    assert len(match.state.hands[0]) == 3
    assert due(match) == ("keep", 2)
    play(match, f"discard {CARDS[match.state.drawn[1][0]]}")
    play(match, f"discard {CARDS[match.state.drawn[1][0]]}")
    assert len(match.state.hands[1]) == 1  # one must be kept: nobody asks about the last one
    assert due(match) == ("keep", 3)
    assert len(match.state.bonus_discards) == 2
    play(match, "keep", "luck 2")
    assert due(match) == ("turn", 2)  # the random player who starts


@pytest.mark.rule("NU-S1", "NU-S2")
def test_the_last_to_choose_is_told_that_the_round_begins() -> None:
    match = each(dealt(), "keep", "keep")
    ruling = match.judge([GAME.parse("keep")])
    assert ruling.barrier == "the first round begins: hunger is rolled, orders are turned up"


@pytest.mark.rule("NU-S2")
def test_a_round_gives_tokens_hunger_and_orders() -> None:
    match = at(**QUIET, passes=2, ran=True, round=4, start=3, turn=2)
    match.state.tokens[:] = [0, 2, 5]
    play(match, "pass", "luck 3")
    assert match.state.tokens == [3, 5, 8]
    assert (match.state.hunger, match.state.round) == (3, 5)
    assert -1 not in match.state.orders
    assert due(match) == ("turn", 1)  # NU-E1: the marker moved on from the third player


@pytest.mark.rule("NU-S3")
def test_filling_goes_from_the_left_and_discards_what_would_match() -> None:
    match = at(orders="C..PPPPCCCCC", deck="CASPAAA", tokens=[1, 0, 0], squirrel=12)
    # Slot 2 is fed by a cashew dispenser, slot 3 by a peanut dispenser.
    entry = play(match, "refill")
    assert told(entry)[1:] == ["WOULD_MATCH", "FILLED", "FILLED"]
    assert GAME.describe(match.state)["orders"] == "CASPPPPCCCCC"
    assert GAME.describe(match.state)["discards"] == "C"
    assert GAME.describe(match.state)["deck"] == "PAAA"


@pytest.mark.rule("NU-S3")
def test_what_would_match_depends_on_where_the_belts_lead() -> None:
    match = at(**{**SAMPLE, "orders": "PACCAPCPSPA."}, deck="PCA", tokens=[1, 0, 0])
    # Slot 12 is fed from column 10: a peanut.
    play(match, "refill")
    assert GAME.describe(match.state)["orders"][-1] == "C"


@pytest.mark.rule("NU-P4")
def test_the_order_deck_is_rebuilt_from_its_discards() -> None:
    match = at(orders=".CCCCCPPPPPP", deck="", discards="ACA", tokens=[1, 0, 0])
    entry = play(match, "refill", "luck 0,1,2")
    assert told(entry) == ["REFILLED", "REBUILT", "WOULD_MATCH", "FILLED"]
    assert match.state.orders[0] == 1
    assert (match.state.deck, match.state.discards) == ([0], [0])


@pytest.mark.rule("NU-P4")
def test_without_any_order_card_refill_is_refused_and_slots_stay_open() -> None:
    match = at(orders=".CCCCCPPPPPP", deck="", tokens=[1, 0, 0])
    assert refusal(match, "refill").clause == "NU-P4"
    assert "refill" not in legal(match)


@pytest.mark.rule("NU-R11")
def test_a_slot_that_every_order_would_match_stays_open() -> None:
    match = at(orders="..CCCCPPPPPP", deck="A", discards="A", tokens=[1, 0, 0], squirrel=12)
    entry = play(match, "refill", "luck 0,1")
    assert told(entry) == ["REFILLED", "WOULD_MATCH", "STAYS_OPEN", "REBUILT", "FILLED"]
    assert GAME.describe(match.state)["orders"].startswith(".A")
    match = at(orders=".CCCCCPPPPPP", deck="AA", tokens=[1, 0, 0])
    assert told(play(match, "refill"))[-1] == "STAYS_OPEN"
    assert match.state.orders[0] == -1
