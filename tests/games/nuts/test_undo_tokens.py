"""Undo tokens are rules: every change of a turn can be backed out if the rest still works."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.orders import changes
from tests.games.nuts.factory import ORDERS, QUIET, at, drag, each, legal, play, refusal, seen, told

OPEN = {**QUIET, "orders": "..CCCCPPPPPP"}


@pytest.mark.rule("NU-T5")
@pytest.mark.parametrize(
    ("moves", "price"),
    [
        (("build", "cross 3 4"), 1),
        (("salt", "salter 7 8"), 1),
        (("salt", "salter 7 8", "salt", "salter 8 9"), 2),
        (("reposition", "order 5 1"), 2),
        (("swap", "dispensers 3 9"), 3),
    ],
)
def test_backing_out_restores_the_floor_and_returns_the_tokens(moves: tuple[str, ...], price: int) -> None:
    match = at(**OPEN)
    before = match.state.copy()
    each(match, *moves)
    assert match.state.tokens[0] == 9 - price
    entry = play(match, "back 1")
    assert match.state == before
    assert told(entry) == ["BACKED_OUT"]
    assert f"{price} token" in str(entry.events[0].sentence())


@pytest.mark.rule("NU-T5")
def test_any_change_can_be_backed_out_not_only_the_last() -> None:
    match = each(
        at(**OPEN), "build", "cross 3 4", "swap", "dispensers 1 2", "salt", "salter 7 6", "swap", "dispensers 2 3"
    )
    assert {f"back {n}" for n in (1, 2, 3, 4)} <= set(legal(match))
    play(match, "back 2")
    assert GAME.describe(match.state)["dispensers"] == "APCSACPSACPS"  # only the swap of 2 and 3
    assert GAME.describe(match.state)["changes"] == ["add 3 4", "salter 7 6", "swap 2 3"]
    assert match.state.tokens[0] == 9 - 5


@pytest.mark.rule("NU-T5")
def test_every_change_is_marked_where_it_happened() -> None:
    match = each(
        at(**OPEN, tiles=[[5, 1]]),
        "build",
        "cross 3 4",
        "build",
        "cross 5 1",
        "salt",
        "salter 7 6",
        "reposition",
        "order 5 1",
    )
    marks = {piece.id: piece.spot for piece in seen(match).pieces if piece.id.startswith("undo")}
    assert marks == {
        "undo-1-a": "belt-3-4",
        "undo-2-a": "belt-5-1",
        "undo-3-a": "salt-6",
        "undo-3-b": "salt-7",
        "undo-4-a": "slot-1",
        "undo-4-b": "slot-5",
    }
    match = each(at(**OPEN), "swap", "dispensers 3 9")
    marks = {piece.id: piece.spot for piece in seen(match).pieces if piece.id.startswith("undo")}
    assert marks == {"undo-1-a": "top-3", "undo-1-b": "top-9"}


@pytest.mark.rule("NU-T5")
def test_dragging_a_token_off_backs_its_change_out() -> None:
    match = each(at(**OPEN), "build", "cross 3 4", "salt", "salter 7 6")
    for token, number in (("undo-1-a", 1), ("undo-2-a", 2), ("undo-2-b", 2)):
        for spot in ("floor", "hand"):
            gesture = drag(match, token, spot)
            assert [str(action) for action in gesture.actions] == [f"back {number}"]
            assert gesture.says == "backed out: 1 token back"


@pytest.mark.rule("NU-T5")
def test_cards_drawn_and_orders_revealed_stay() -> None:
    match = each(at(**OPEN, bonus_deck=["AACC", "AAPP"]), "refill", "build", "cross 3 4", "plan", "keep")
    assert refusal(match, "back 2").clause == "NU-T5"
    play(match, "back 1")
    assert len(match.state.hands[0]) == 2
    assert match.state.tokens[0] == 7
    assert "end" in legal(match)  # something was done: it is no pass


@pytest.mark.rule("NU-R9")
@pytest.mark.parametrize(
    ("position", "moves", "stuck", "other"),
    [
        # Without the removal the new tile would overlap.
        ({"tiles": [[2, 5]]}, ("build", "cross 2 5", "build", "cross 2 6"), 1, 2),
        # Without the first tile there is nothing to remove.
        ({}, ("build", "cross 2 5", "build", "cross 2 5"), 1, 2),
        # The second order needs the slot that the first one left.
        ({}, ("reposition", "order 3 1", "reposition", "order 4 3"), 1, 2),
        # The order moved on.
        ({}, ("reposition", "order 3 1", "reposition", "order 1 2"), 1, 2),
        # The second salter needs the place that the first one left.
        ({"salters": [2, 3, 12]}, ("salt", "salter 3 4", "salt", "salter 2 3"), 1, 2),
    ],
)
def test_a_change_that_others_stand_on_stays(
    position: dict[str, object], moves: tuple[str, ...], stuck: int, other: int
) -> None:
    match = each(at(**{**OPEN, **position}), *moves)
    ruling = refusal(match, f"back {stuck}")
    assert ruling.clause == "NU-R9"
    assert ruling.culprits == (f"undo-{other}-a",)
    assert f"back {stuck}" not in legal(match)
    each(match, f"back {other}", f"back {stuck}")
    assert match.state.log == []
    assert match.state.tokens[0] == 9


@pytest.mark.rule("NU-R9")
def test_feed_is_no_marked_change() -> None:
    match = each(at(**OPEN), "feed", "build", "cross 3 4", "back 1")
    assert match.state.feeds == 1
    assert refusal(match, "back 1").clause == "NU-T5"


@pytest.mark.rule("NU-T5", "NU-R1")
def test_running_takes_the_undo_tokens_away() -> None:
    match = each(at(**QUIET), "feed", "build", "cross 1 1")
    assert any(piece.id.startswith("undo") for piece in seen(match).pieces)
    play(match, "end")
    assert match.state.log == []
    assert not any(piece.id.startswith("undo") for piece in seen(match).pieces)


@pytest.mark.rule("NU-R8", "NU-R9", "NU-T5")
@pytest.mark.parametrize("refilled", [False, True])
def test_a_change_can_be_backed_out_exactly_if_the_turn_can_be_replayed_without_it(refilled: bool) -> None:
    """The short cut of changes.obstacle agrees with trying it, over many random turns; a Refill is where it begins."""
    rng = Random(11)
    tried = refused = 0
    for _ in range(250):
        position = {**OPEN, "orders": "".join(rng.sample("...CCCPPPSSS", 12)), "tokens": [14, 0, 0]}
        match = at(**position)
        if refilled:
            position["tokens"] = [20, 0, 0]
            match = at(**position)
            for _ in range(rng.randrange(1, 6)):
                first = rng.choice([move for move in ("build", "salt", "reposition") if move in legal(match)])
                play(match, first)
                play(match, rng.choice([move for move in legal(match) if move != "cancel"]))
            play(match, "refill")
        base = match.state.final
        assert bool(base) is refilled
        start = match.state.copy()
        history: list[str] = []
        for _ in range(rng.randrange(2, 12)):
            menu = [move for move in ("build", "salt", "reposition") if move in legal(match)]
            if not menu:
                break
            first = rng.choice(menu)
            play(match, first)
            near = [move for move in legal(match) if move != "cancel"]
            if first == "build":  # few places, so that changes meet
                near = [move for move in near if move.split()[1] == "1" and int(move.split()[2]) < 6] or near
            second = rng.choice(near)
            play(match, second)
            history += [first, second]
        for number, mark in enumerate(changes.marks(match.state), 1):
            if mark.entries[0] < base:
                assert refusal(match, f"back {number}").clause == "NU-R8"
                assert max(mark.entries) < base
                continue
            kept = [
                move
                for at_, pair in enumerate(zip(history[::2], history[1::2], strict=True), base)
                if at_ not in mark.entries
                for move in pair
            ]
            fresh = start.copy()
            possible = True
            for move in kept:
                action = GAME.parse(move)
                if not GAME.judge(fresh, action):
                    possible = False
                    break
                GAME.step(fresh, action)
            # A cross that would be added instead of removed is another action.
            possible = possible and fresh.log == [e for at_, e in enumerate(match.state.log) if at_ not in mark.entries]
            assert (f"back {number}" in legal(match)) is possible, (history, number)
            tried += 1
            refused += not possible
            if possible:
                after = match.prepare([GAME.parse(f"back {number}")]).state
                assert (after.rows, after.salters, after.orders) == (fresh.rows, fresh.salters, fresh.orders)
                assert after.tokens == fresh.tokens
    assert tried > 800
    assert refused > 100


@pytest.mark.rule("NU-T5")
def test_a_written_turn_can_be_backed_out_like_a_played_one() -> None:
    match = each(at(**OPEN), "build", "cross 3 4", "salt", "salter 7 6", "reposition", "order 5 1")
    written = GAME.position(GAME.describe(match.state), ORDERS, 3)
    assert written == match.state
    for state in (written, match.state.copy()):
        GAME.step(state, GAME.parse("back 2"))
        assert state.salters == [1, 6, 11]


@pytest.mark.rule("NU-T5")
def test_a_very_long_turn_can_be_backed_out_too() -> None:
    match = at(**{**QUIET, "tokens": [80, 0, 0]})
    for _ in range(40):
        each(match, "build", "cross 3 4", "build", "cross 3 4")
    assert legal(match) == ["back 80"]
    for number in range(80, 0, -1):
        play(match, f"back {number}")
    assert match.state.tokens[0] == 80
