"""Positions written by hand, what each seat may know, and the two editions side by side."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.match import Match
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.orders.parts import CARDS
from tests.games.nuts.factory import ORDERS, QUIET, TRUCKS, at, each, misread, play, refusal


@pytest.mark.parametrize(
    ("position", "clause", "key"),
    [
        ({"trucks": 3}, "", "trucks"),
        ({"turn": 4}, "NU-T1", "turn"),
        ({"turn": "one"}, "NU-T1", "turn"),
        ({"hunger": 5}, "NU-S2", "hunger"),
        ({"squirrel": 13}, "NU-P2", "squirrel"),
        ({"dispensers": "ACPS"}, "NU-P2", "dispensers"),
        ({"dispensers": "AAAAACPSACPS"}, "NU-P2", "dispensers"),
        ({"dispensers": 12}, "NU-P2", "dispensers"),
        ({"tiles": [[1, 12]]}, "NU-T3", "tiles"),
        ({"tiles": [[1, 1], [1, 2]]}, "NU-T3", "tiles"),
        ({"tiles": [[7, 1]]}, "NU-T3", "tiles"),
        ({"tiles": ["1,1"]}, "NU-T3", "tiles"),
        ({"tiles": [[1, 1, 3]]}, "NU-T3", "tiles"),
        ({"salters": [2, 2, 7]}, "NU-T2", "salters"),
        ({"salters": [2, 7]}, "NU-P2", "salters"),
        ({"orders": "A"}, "NU-P1", "orders"),
        ({"orders": "AAAAAAAAAAAA"}, "NU-P4", "orders"),
        ({"bonus": [["AACP", "AACP", "AACP"], [], []]}, "NU-P5", "bonus"),
        ({"bonus": [["AAAA"], [], []]}, "NU-P5", "bonus"),
        ({"bonus": [[]]}, "NU-P5", "bonus"),
        ({"nuts": [[6, 0, 0, 0], [0] * 4, [0] * 4]}, "NU-P7", "nuts"),
        ({"nuts": [[6, 6, 0, 0], [0] * 4, [0] * 4], "goals": [["cashew-innovator"], [], []]}, "NU-R12", "nuts"),
        ({"nuts": [[0, 0], [0] * 4, [0] * 4]}, "NU-P7", "nuts"),
        ({"goals": [["nut-lover"], ["nut-lover"], ["nut-lover"]]}, "NU-P6", "goals"),
        ({"tokens": [1, 2]}, "NU-S2", "tokens"),
        ({"changes": ["add 1 1"]}, "NU-T5", "changes"),
        ({"changes": ["remove 1 1"], "tiles": [[1, 2]]}, "NU-T5", "changes"),
        ({"changes": ["jump 1 1"]}, "NU-T5", "changes"),
        ({"changes": ["salter 4 3"]}, "NU-T5", "changes"),
        ({"changes": ["order 4 3"]}, "NU-T5", "changes"),
        ({"changes": ["swap 4 4"]}, "NU-T5", "changes"),
        ({"changes": ["add ² 1"]}, "NU-T5", "changes"),
        ({"final": 1}, "NU-R8", "final"),
        ({"changes": ["order 4 3"], "final": 1}, "NU-T5", "changes"),
        ({"changes": ["order 3 3"], "final": 1, "orders": "..A........."}, "NU-T5", "changes"),
        ({"changes": ["order 4 3"], "orders": "..AP........"}, "NU-T5", "changes"),
        ({"phase": "lunch"}, "NU-T1", "phase"),
        ({"phase": "keep"}, "NU-S1", "drawn"),
        ({"drawn": [["AACP"], [], []]}, "NU-S1", "drawn"),
        ({"round": 0}, "NU-S1", "round"),
        ({"running": [1]}, "NU-R1", "running"),
        ({"phase": "hunt"}, "NU-R1", "running"),
        ({"phase": "hunt", "running": [1]}, "NU-R1", "running"),
        ({"phase": "hunt", "running": [1], "orders": "A..........."}, "NU-R2", "phase"),
        ({"phase": "sixth", "running": [1], "orders": "A..........."}, "NU-R12", "phase"),
        ({"ran": 1}, "", "ran"),
        ({"passes": 3}, "NU-T1", "passes"),
    ],
)
def test_mistakes_are_refused_with_clause_and_key(position: dict[str, Any], clause: str, key: str) -> None:
    assert misread(**position) == (clause, key)


@pytest.mark.rule("NU-P4", "NU-P5")
def test_a_deck_that_is_not_mentioned_holds_the_rest() -> None:
    state = at(orders="PA.CASCASPA.", bonus=[["AACP"], [], []]).state
    assert (len(state.deck), len(state.bonus_deck), state.box) == (30, 35, ())
    state = at(orders="PA.CASCASPA.", deck="SC").state
    assert (state.deck, len(state.box)) == ([1, 3], 28)


@pytest.mark.parametrize("options", [ORDERS, TRUCKS], ids=["orders", "trucks"])
def test_every_position_of_a_game_reads_back(options: dict[str, str]) -> None:
    match = Match(GAME, options, GAME.seats[:4], "read back")
    match.begin()
    rng = Random(8)
    for _ in range(400):
        if match.over:
            break
        match.play(rng.choice(GAME.legal(match.state)))
        written = GAME.describe(match.state)
        assert GAME.position(written, options, 4) == match.state


@pytest.mark.rule("NU-R8")
@pytest.mark.parametrize(
    "moves",
    [
        ("reposition", "order 5 1", "refill"),
        ("reposition", "order 5 1", "reposition", "order 1 2", "refill"),
        ("reposition", "order 5 1", "refill", "reposition", "order 1 12", "refill"),
        ("reposition", "order 5 1", "refill", "reposition", "order 5 12", "refill"),
        ("reposition", "order 5 1", "reposition", "order 6 5", "salt", "salter 7 8", "refill", "build", "cross 3 4"),
    ],
    ids=", ".join,
)
def test_a_turn_reads_back_though_a_refill_filled_the_slot_an_order_came_from(moves: tuple[str, ...]) -> None:
    state = each(at(orders="..CCCCPPPP..", tokens=[9, 9, 9]), *moves).state
    assert GAME.position(GAME.describe(state), ORDERS, 3) == state


def test_bonus_cards_are_seen_by_their_owner_alone() -> None:
    match = at(**QUIET, bonus=[["AACP"], ["CCSS"], []])
    assert [CARDS[card] for card in look(GAME, match.state, 0).hand] == ["AACP"]
    for viewer in (1, 2, TABLE):
        view = look(GAME, match.state, viewer)
        assert "AACP" not in [CARDS[card] for card in view.hand]
        assert view.hand_counts == (1, 1, 0)
        assert view.hands == ()


def test_discarded_bonus_cards_lie_face_down() -> None:
    match = each(at(**QUIET, bonus_deck=["AACP", "CCSS"]), "plan")
    entry = play(match, "discard AACP")
    assert [event.only for event in entry.events] == [0, None]
    assert look(GAME, match.state, 1).bonus_discards == 1


def test_bonus_cards_are_shown_when_the_game_is_over() -> None:
    match = at(**QUIET, bonus=[["AACP"], ["CCSS"], []], nuts=[[2] * 4, [0] * 4, [0] * 4], passes=2, ran=True)
    play(match, "pass")
    assert [[CARDS[card] for card in hand] for hand in look(GAME, match.state, TABLE).hands] == [["AACP"], ["CCSS"], []]


@pytest.mark.rule("NT-1")
def test_the_trucks_edition_is_for_two_to_four() -> None:
    for seats in (2, 3, 4):
        assert GAME.setup(TRUCKS, seats).seats == seats
        assert GAME.chosen(TRUCKS, seats) == TRUCKS
    for seats in (5, 6):
        with pytest.raises(ValueError, match="2 to 4"):
            GAME.setup(TRUCKS, seats)
        with pytest.raises(ValueError, match="2, 3, 4"):
            GAME.chosen(TRUCKS, seats)
        assert GAME.setup(ORDERS, seats).columns == 16


def test_each_edition_refuses_the_others_moves_with_a_reason() -> None:
    for match in (at(**QUIET), each(at(**QUIET), "build")):
        for move in ("run", "spin 3", "clear 1 1", "fork split-left 1 1", "ship AAA", "drop almond"):
            assert refusal(match, move).reason == "That belongs to the Trucks edition."
    match = at(edition="trucks")
    for move in ("plan", "refill", "build", "swap", "back 1", "end", "pass", "claim nut-lover", "sixth", "keep"):
        ruling = match.judge([GAME.parse(move)])
        assert not ruling
        assert ruling.clause.startswith("NT-")
