"""The table of the Orders game: what can be dragged, what it would do, and what the panels say."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.game import TABLE, look
from nutdesk.core.table import Label
from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.orders.scenery import looks, survey
from tests.games.nuts.factory import QUIET, SAMPLE, at, drag, drags, each, play, seen

BUSY: dict[str, Any] = {**SAMPLE, "dispensers": "ACPSACPSAPCS", "orders": "PA.CASCASPA.", "tokens": [6, 4, 3]}


def words(match: Any, title: str) -> list[str]:
    """The texts in a note."""
    (note,) = (note for note in seen(match).notes if note.title == title)
    return [str(layer.text) for layer in note.body if isinstance(layer, Label)]


def button(match: Any, label: str) -> Any:
    (found,) = (button for button in seen(match).offered if button.label == label)
    return found


@pytest.mark.rule("NU-T3", "NU-T2")
def test_a_tile_from_the_stack_is_one_gesture() -> None:
    match = at(**QUIET)
    gesture = drag(match, "stack", "belt-1-1")
    assert [str(action) for action in gesture.actions] == ["build", "cross 1 1"]
    assert [str(line.text) for line in gesture.lines] == ["almond, 1 to 2, salted"]
    assert drags(at(**{**QUIET, "tokens": [0, 0, 0]}), "stack", "belt-1-1") == []


def test_a_tile_slides_or_leaves() -> None:
    match = at(**{**QUIET, "tiles": [[2, 5]], "tokens": [2, 0, 0]})
    assert [str(a) for a in drag(match, "tile-2-5", "hand").actions] == ["build", "cross 2 5"]
    assert [str(a) for a in drag(match, "tile-2-5", "belt-2-6").actions] == [
        "build",
        "cross 2 5",
        "build",
        "cross 2 6",
    ]
    assert drags(at(**{**QUIET, "tiles": [[2, 5]], "tokens": [1, 0, 0]}), "tile-2-5", "belt-2-6") == []


@pytest.mark.rule("NU-T5")
def test_what_was_laid_this_turn_is_taken_back_for_nothing() -> None:
    match = each(
        at(**{**QUIET, "orders": ".ACCSACCSACC"}),
        "build",
        "cross 2 5",
        "salt",
        "salter 7 8",
        "reposition",
        "order 2 1",
        "swap",
        "dispensers 3 4",
    )
    assert [str(a) for a in drag(match, "tile-2-5", "hand").actions] == ["back 1"]
    assert [str(a) for a in drag(match, "tile-2-5", "belt-4-9").actions] == ["back 1", "build", "cross 4 9"]
    assert [str(a) for a in drag(match, "salter-2", "salt-7").actions] == ["back 2"]
    assert [str(a) for a in drag(match, "order-1", "slot-2").actions] == ["back 3"]
    assert [str(a) for a in drag(match, "dispenser-4", "top-3").actions] == ["back 4"]


def test_a_salter_dragged_far_takes_several_steps() -> None:
    match = at(**{**QUIET, "tokens": [3, 0, 0]})
    gesture = drag(match, "salter-1", "salt-5")
    assert [str(a) for a in gesture.actions] == ["salt", "salter 2 3", "salt", "salter 3 4", "salt", "salter 4 5"]
    assert gesture.says == "3 tokens"
    assert drags(match, "salter-1", "salt-6") == []
    assert drags(match, "salter-1", "salt-8") == []  # beyond another salter


def test_every_gesture_keeps_its_promise() -> None:
    match = each(at(**{**BUSY, "tokens": [9, 0, 0]}), "salt", "salter 7 8")
    for gesture in seen(match).gestures:
        assert match.judge(gesture.actions), gesture


@pytest.mark.rule("NU-R9")
def test_a_stuck_token_explains_itself() -> None:
    match = each(at(**{**QUIET, "tiles": [[2, 5]]}), "build", "cross 2 5", "build", "cross 2 6")
    assert drags(match, "undo-1-a", "floor") == []
    actions = GAME.attempt(look(GAME, match.state, 0), "undo-1-a", "floor")
    ruling = match.judge(actions)
    assert ruling.clause == "NU-R9"
    assert "Cross tile added on conveyor 2, columns 6 and 7" in ruling.reason


@pytest.mark.parametrize(
    ("piece", "spot", "clause"),
    [
        ("stack", "belt-4-6", "NU-T3"),
        ("stack", "belt-4-4", "NU-T3"),
        ("salter-1", "salt-9", "NU-T2"),
        ("order-1", "order-2", "NU-T2"),
    ],
)
def test_a_wrong_drop_has_a_reason(piece: str, spot: str, clause: str) -> None:
    match = at(**BUSY)
    actions = GAME.attempt(look(GAME, match.state, 0), piece, spot)
    ruling = match.judge(actions)
    assert (bool(ruling), ruling.clause) == (False, clause)


def test_a_drop_that_means_nothing_means_nothing() -> None:
    view = look(GAME, at(**BUSY).state, 0)
    for piece, spot in (("stack", "slot-1"), ("salter-1", "belt-1-1"), ("order-1", "order-1"), ("squirrel", "row-9")):
        assert GAME.attempt(view, piece, spot) == ()
    assert GAME.attempt(look(GAME, at(**BUSY).state, 1), "stack", "belt-1-4") == ()  # not this seat's turn


@pytest.mark.rule("NU-T4")
def test_the_turn_note_says_whether_all_changes_touch_one_path() -> None:
    match = at(**BUSY)
    assert words(match, "This turn")[-1] == "Nothing changed on the floor yet"
    each(match, "swap", "dispensers 5 8")
    assert words(match, "This turn") == ["Swap 5 and 8", "3", "All touch the path 5 to 6"]
    each(match, "salt", "salter 2 3")
    assert words(match, "This turn")[-1] == "1 change is off the path 5 to 6"
    end = button(match, "Run the factory")
    assert "Off the matching path 5 to 6: Salter moved from column 2 to 3" in end.why_not


@pytest.mark.rule("NU-R4")
def test_the_run_button_says_what_the_turn_would_pay() -> None:
    match = each(at(**BUSY), "swap", "dispensers 5 8")
    run = button(match, "Run the factory")
    assert run.hint == "Brings 1 almond, 1 pistachio if the squirrel stays away (hunger 1)"
    assert run.barrier == "the squirrel rolls"
    play(match, "feed")
    run = button(match, "Run the factory")
    assert run.hint == "Brings 1 almond, 1 pistachio; the squirrel is fed"
    assert run.barrier == ""


@pytest.mark.rule("NU-T2")
def test_buttons_carry_their_prices_and_say_why_not() -> None:
    match = at(**{**BUSY, "tokens": [1, 0, 0]})
    labels = [button.label for button in seen(match).offered]
    assert labels == ["Build · 1", "Plan · 1", "Feed · 1", "Refill · 1", "Pass"]
    assert button(match, "Build · 1").lifts == "stack"
    assert button(match, "Plan · 1").barrier == "bonus cards are drawn"
    match = at(**{**BUSY, "tokens": [0, 0, 0]})
    assert button(match, "Feed · 1").why_not == "Feed costs 1, and you have 0 left."
    assert button(match, "Build · 1").why_not == "Build costs 1, and you have 0 left."
    prices = words(match, "This turn")[:8]
    assert prices == ["Tile", "1", "Salter", "1", "Order", "2", "Swap", "3"]


@pytest.mark.rule("NU-T2")
def test_a_drag_that_cannot_be_paid_says_so() -> None:
    match = at(**{**BUSY, "tokens": [1, 0, 0]})
    ruling = match.judge(GAME.attempt(look(GAME, match.state, 0), "dispenser-5", "dispenser-8"))
    assert ruling.reason == "Swap costs 3, and you have 1 left."


def test_hovering_a_dispenser_or_an_order_lights_its_whole_path() -> None:
    match = at(**BUSY)
    pieces = {piece.id: piece for piece in seen(match).pieces}
    assert pieces["dispenser-5"].lights == ("slot-6",)
    assert pieces["order-6"].lights == ("dispenser-5",)
    assert pieces["dispenser-5"].glow == pieces["order-6"].glow != ()
    assert "leads to slot 6, an order for one pistachio" in pieces["dispenser-5"].name


def test_only_one_path_is_gold_and_salt_and_squirrel_show() -> None:
    match = each(at(**{**BUSY, "salters": [5, 7, 11], "squirrel": 8}), "swap", "dispensers 5 8")
    view = look(GAME, match.state, 0)
    look_at = looks(view, survey(view))
    assert [look_at(0, column).heat for column in range(12)] == [0, 0, 0, 0, 2, 0, 0, 1, 0, 0, 0, 0]
    assert look_at(1, 4).salted is False
    assert look_at(2, 4).salted is True
    assert look_at(4, 7).hunted is True
    assert look_at(3, 7).hunted is False


@pytest.mark.rule("NU-E3")
def test_the_tray_shows_what_the_bonus_cards_are_worth_now() -> None:
    match = at(**BUSY, bonus=[["AACP", "PPSS"], [], []], nuts=[[2, 1, 1, 0], [0] * 4, [0] * 4])
    cards = {
        piece.id: piece.name for group in seen(match).hand for piece in group.pieces if piece.like in ("AACP", "PPSS")
    }
    assert cards["bonus-1"].endswith("5 points, filled now")
    assert cards["bonus-2"].endswith("6 points, failed now")


def test_the_public_sees_no_cards_and_no_gestures() -> None:
    table = seen(at(**BUSY, bonus=[["AACP"], [], []]), TABLE)
    assert (table.hand, table.gestures, table.offered) == ((), (), ())


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_piece_lies_on_the_table_and_is_big_enough_to_hit(seats: int) -> None:
    table = seen(at(seats))
    for piece in table.pieces:
        assert 0 < piece.x < table.width
        assert 0 < piece.y < table.height
        assert min(piece.w, piece.h) >= 44


def test_a_click_on_an_undo_token_is_enough() -> None:
    match = each(at(**QUIET), "build", "cross 3 4")
    assert [gesture.click for gesture in drags(match, "undo-1-a", "hand")] == [True]


def test_advice_names_the_changes_that_let_the_factory_run_and_waits_to_be_asked() -> None:
    match = at(**{**QUIET, "orders": "SACCSACCSACC", "tokens": [1, 0, 0]})
    (note,) = (note for note in seen(match).notes if note.title == "One more change")
    assert note.on_request
    assert "Tile on conveyor 1: 1-2" in words(match, "One more change")
    for text in note.name.split("; "):
        row, left = text.removeprefix("Tile on conveyor ").split(": ")
        tried = each(at(**{**QUIET, "tokens": [1, 0, 0]}), "build", f"cross {row} {left.split('-')[0]}")
        assert tried.judge([GAME.parse("end")])
    poor = at(**{**QUIET, "tokens": [0, 0, 0]})
    assert words(poor, "One more change") == ["No single change brings more"]


@pytest.mark.rule("NU-R5")
def test_every_goal_that_is_met_has_a_button_with_its_own_key() -> None:
    match = at(phase="claim", nuts=[[4, 4, 1, 1], [0] * 4, [0] * 4], salt=[4, 0, 0])
    *claims, none = sorted(seen(match).offered, key=lambda button: button.key)
    assert [(claim.label, claim.key) for claim in claims] == [
        ("Claim Almond Thought Leader", "1"),
        ("Claim Cashew Innovator", "2"),
        ("Claim Salty Mama", "3"),
        ("Claim Nut Lover", "4"),
    ]
    assert claims[0].primary
    assert (none.label, none.key) == ("Claim nothing more", "N")


@pytest.mark.parametrize(
    ("seats", "newest", "before"),
    [
        (2, "Tile on conveyor 1: 5-6", "and 2 before"),
        (3, "Tile on conveyor 3: 1-2", "and 5 before"),
        (4, "Tile on conveyor 3: 3-4", "and 6 before"),
        (6, "Tile on conveyor 3: 3-4", "and 6 before"),
    ],
)
def test_many_changes_are_summed_up_below_the_newest(seats: int, newest: str, before: str) -> None:
    wide = 3 if seats < 5 else 4
    match = at(seats, orders="SACC" * wide, dispensers="ACPS" * wide, tokens=[9] * seats)
    for place in ("1 1", "1 3", "1 5", "1 7", "1 9", "3 1", "3 3"):
        each(match, "build", f"cross {place}")
    lines = words(match, "This turn")
    assert lines[0] == newest
    assert before in lines


@pytest.mark.parametrize(("edition", "seats"), [("orders", 3), ("orders", 6), ("trucks", 4)])
def test_every_place_is_told_from_the_others_by_the_beginning_of_its_name(edition: str, seats: int) -> None:
    """Hints and move lists leave out what comes after the first colon or comma."""
    names = [spot.name.split(":")[0].split(",")[0] for spot in seen(at(seats, edition)).spots]
    assert len(names) == len(set(names))


def test_without_tokens_the_prompt_asks_for_nothing_that_costs_any() -> None:
    table = seen(at(**{**QUIET, "tokens": [0, 3, 3]}))
    assert str(table.prompt).endswith("no tokens left, pass")
    assert not table.how
    assert "change the floor" in str(seen(at(**QUIET)).prompt)
