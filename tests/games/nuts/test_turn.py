"""A turn of the Orders game: passing, the seven actions, and the single matching path."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.games.nuts import GAME
from nutdesk.games.nuts.orders.changes import levels, matching
from nutdesk.games.nuts.orders.parts import CARDS
from tests.games.nuts.factory import ORDERS, QUIET, SAMPLE, at, due, each, legal, play, refusal, seen, told


@pytest.mark.rule("NU-T1")
def test_everyone_in_turn_passes_or_plays_until_all_pass_in_a_row() -> None:
    match = at(**QUIET)
    play(match, "pass")
    assert due(match) == ("turn", 2)
    each(match, "feed", "end")  # a turn in between: counting begins again
    assert due(match) == ("turn", 3)
    each(match, "pass", "pass")
    assert due(match) == ("turn", 2)  # who passed before may play now
    assert "feed" in legal(match)
    assert "ROUND_ENDED" in told(play(match, "pass", "luck 1"))


@pytest.mark.rule("NU-T2")
@pytest.mark.parametrize(
    ("moves", "price"),
    [
        (("feed",), 1),
        (("refill",), 1),
        (("build", "cross 1 1"), 1),
        (("salt", "salter 2 3"), 1),
        (("reposition", "order 2 1"), 2),
        (("swap", "dispensers 1 4"), 3),
    ],
)
def test_every_action_has_its_price(moves: tuple[str, ...], price: int) -> None:
    spread = {**QUIET, "orders": ".ACCSACCSACC"}
    match = each(at(**{**spread, "tokens": [price, 0, 0]}), *moves)
    assert match.state.tokens[0] == 0
    assert refusal(at(**{**spread, "tokens": [price - 1, 0, 0]}), moves[0]).clause == "NU-T2"


@pytest.mark.rule("NU-T2")
def test_actions_repeat_as_long_as_they_can_be_paid() -> None:
    match = each(at(**{**QUIET, "tokens": [4, 0, 0]}), "feed", "feed", "build", "cross 1 1", "build", "cross 6 11")
    assert match.state.tokens[0] == 0
    assert set(legal(match)) == {"back 1", "back 2"}


@pytest.mark.rule("NU-T2")
def test_plan_draws_two_and_keeps_one_or_both() -> None:
    match = at(**QUIET, bonus_deck=["AACP", "CCSS", "PPSS"])
    assert match.judge([GAME.parse("plan")]).barrier == "bonus cards are drawn"
    play(match, "plan")
    assert due(match) == ("keep", 1)
    assert legal(match) == ["discard AACP", "discard CCSS", "keep"]
    assert refusal(match, "pass").clause == "NU-S1"
    play(match, "discard AACP")
    assert due(match) == ("turn", 1)
    assert [CARDS[card] for card in match.state.hands[0]] == ["CCSS"]
    match = each(at(**QUIET, bonus_deck=["AACP", "CCSS"]), "plan", "keep")
    assert [CARDS[card] for card in match.state.hands[0]] == ["AACP", "CCSS"]


@pytest.mark.rule("NU-R11")
def test_plan_rebuilds_its_deck_keeps_a_single_card_and_is_refused_without_any() -> None:
    match = at(**QUIET, bonus_deck=["AACP"], bonus_discards=["CCSS", "PPSS"])
    entry = play(match, "plan", "luck 1,0")
    assert "BONUS_REBUILT" in told(entry)
    assert [CARDS[card] for card in match.state.drawn[0]] == ["AACP", "PPSS"]
    match = each(at(**QUIET, bonus_deck=["AACP"]), "plan")
    assert due(match) == ("turn", 1)
    assert [CARDS[card] for card in match.state.hands[0]] == ["AACP"]
    assert refusal(match, "plan").clause == "NU-R11"


@pytest.mark.rule("NU-T2", "NU-R8")
def test_refill_fills_the_two_leftmost_open_slots() -> None:
    match = at(orders="C..P.PPCCCCC", deck="SSAAAA", tokens=[2, 0, 0], squirrel=12)
    play(match, "refill")
    assert GAME.describe(match.state)["orders"] == "CSSP.PPCCCCC"
    play(match, "refill")  # one open slot: it fills that one; the almonds would match
    assert match.state.tokens[0] == 0


@pytest.mark.rule("NU-R8")
def test_refill_needs_an_open_slot() -> None:
    assert refusal(at(**QUIET), "refill").clause == "NU-R8"


AFTER: dict[str, Any] = {**QUIET, "orders": ".A.CSACCSACC", "deck": "SPCA"}
"""A tile on conveyor 1 over columns 1 and 2 brings the almond to slot 2; slots 1 and 3 are open."""


@pytest.mark.rule("NU-R8", "NU-T5")
def test_refill_after_changes_makes_them_final_and_says_so_before() -> None:
    match = each(at(**AFTER), "build", "cross 1 1")
    (button,) = (button for button in seen(match).buttons if button.actions == (GAME.parse("refill"),))
    assert button.barrier == "orders are turned up, and the changes made so far stay"
    play(match, "refill")
    assert GAME.describe(match.state)["final"] == 1
    ruling = refusal(match, "back 1")
    assert (ruling.clause, ruling.culprits) == ("NU-R8", ("undo-1-a",))
    assert not [move for move in legal(match) if move.startswith("back")]
    assert {str(piece.name) for piece in seen(match).pieces if piece.id.startswith("undo")} == {
        "Stays since the Refill: Cross tile added on conveyor 1, columns 1 and 2"
    }
    each(match, "salt", "salter 2 1")  # what comes later is marked as ever
    assert "back 2" in legal(match)
    assert GAME.position(GAME.describe(match.state), ORDERS, 3) == match.state
    play(match, "end", "luck 1")
    assert match.state.nuts[0] == [1, 0, 0, 0]  # the change before the Refill counts for the path (NU-T4)


@pytest.mark.rule("NU-R8", "NU-R6")
def test_the_steps_of_a_salter_after_a_refill_can_be_backed_out_by_themselves() -> None:
    match = each(at(**AFTER), "salt", "salter 7 8", "refill", "salt", "salter 8 9")
    play(match, "back 2")
    assert GAME.describe(match.state)["salters"] == [2, 8, 12]
    assert refusal(match, "back 1").clause == "NU-R8"


@pytest.mark.rule("NU-R8", "NU-T4")
def test_final_changes_off_every_path_are_taken_back_and_their_tokens_lost() -> None:
    match = at(**{**AFTER, "orders": ".AACSACCSA.C", "deck": "SSPP"})
    floor = GAME.describe(match.state)
    each(match, "build", "cross 4 4", "reposition", "order 3 1", "salt", "salter 7 8", "refill")
    assert GAME.describe(match.state)["orders"] == "AASCSACCSASC"
    each(match, "salt", "salter 8 9")
    assert refusal(match, "end").clause == "NU-T4"  # what can be backed out is backed out first
    play(match, "back 4")
    hint = seen(match).buttons[-1].hint
    assert hint == "No matching path touches all changes: they are taken back, and their tokens are lost"
    entry = play(match, "end")
    assert told(entry) == ["GAVE_UP"]
    after = GAME.describe(match.state)
    assert (after["tiles"], after["salters"]) == (floor["tiles"], floor["salters"])
    assert after["orders"] == ".ASCSACCSASC"  # slot 3 is taken: the order that came from there is discarded
    assert after["discards"] == "A"
    assert (match.state.tokens[0], match.state.passes, due(match)) == (4, 0, ("turn", 2))


@pytest.mark.rule("NU-T3")
def test_a_cross_tile_lies_wholly_on_the_floor_and_over_no_other() -> None:
    match = each(at(**QUIET, tiles=[[2, 5]]), "build")
    for place in ("cross 0 1", "cross 7 1", "cross 1 0", "cross 1 12"):
        assert refusal(match, place).clause == "NU-T3"
    for place in ("cross 2 4", "cross 2 6"):
        ruling = refusal(match, place)
        assert (ruling.clause, ruling.culprits) == ("NU-T3", ("tile-2-5",))
    for place in ("cross 2 3", "cross 2 7", "cross 1 5", "cross 6 11", "cross 2 5"):
        assert place in legal(match)


@pytest.mark.rule("NU-T2", "NU-T3")
def test_building_where_a_tile_lies_removes_it() -> None:
    match = each(at(**QUIET, tiles=[[2, 5]]), "build", "cross 2 5")
    assert GAME.describe(match.state)["tiles"] == []
    assert GAME.describe(match.state)["changes"] == ["remove 2 5"]


@pytest.mark.rule("NU-T2")
def test_a_salter_moves_one_column_and_never_off_the_floor_or_onto_another() -> None:
    match = each(at(**{**QUIET, "salters": [1, 2, 12]}), "salt")
    assert legal(match) == ["cancel", "salter 12 11", "salter 2 3"]
    assert refusal(match, "salter 1 0").reason == "A salter stays on the floor."
    assert refusal(match, "salter 1 2").culprits == ("salter-2",)
    assert refusal(match, "salter 2 4").reason == "A salter moves one column at a time."
    assert refusal(match, "salter 5 6").clause == "NU-T2"


@pytest.mark.rule("NU-T2")
def test_reposition_moves_an_order_to_an_open_slot() -> None:
    match = each(at(**{**QUIET, "orders": ".CCCCCPPPPPP"}), "reposition")
    assert refusal(match, "order 1 2").clause == "NU-T2"  # nothing lies in slot 1
    assert refusal(match, "order 3 4").culprits == ("order-4",)
    play(match, "order 3 1")
    assert GAME.describe(match.state)["orders"] == "CC.CCCPPPPPP"
    assert refusal(at(**QUIET), "reposition").clause == "NU-T2"


@pytest.mark.rule("NU-T2")
def test_swap_takes_two_different_dispensers() -> None:
    match = each(at(**QUIET), "swap")
    for wrong in ("dispensers 3 3", "dispensers 4 2", "dispensers 0 2", "dispensers 3 13"):
        assert refusal(match, wrong).clause == "NU-T2"
    play(match, "dispensers 1 2")
    assert GAME.describe(match.state)["dispensers"] == "CAPSACPSACPS"


@pytest.mark.rule("NU-T2")
def test_a_chosen_action_can_still_be_another() -> None:
    match = at(**QUIET)
    for action in ("build", "salt", "swap"):
        play(match, action)
        assert refusal(match, "pass").clause in ("NU-T2", "NU-T3")
        play(match, "cancel")
        assert (due(match), match.state.tokens[0]) == (("turn", 1), 9)
    assert refusal(match, "cross 1 1").clause == "NU-T2"


# The single matching path


@pytest.mark.rule("NU-T4")
def test_floor_changes_without_a_matching_path_cannot_end_the_turn() -> None:
    match = each(at(**QUIET), "salt", "salter 2 3")
    ruling = refusal(match, "end")
    assert ruling.clause == "NU-T4"
    assert "No path matches" in ruling.reason
    assert refusal(match, "pass").clause == "NU-R10"
    assert "back 1" in legal(match)
    assert "end" not in legal(match)


@pytest.mark.rule("NU-T4")
def test_the_change_off_the_path_is_named() -> None:
    match = each(at(**QUIET), "build", "cross 1 1", "salt", "salter 7 8")
    ruling = refusal(match, "end")
    assert ruling.clause == "NU-T4"
    assert ruling.reason.startswith("Off the matching path 1 to 2: Salter moved from column 7 to 8.")
    assert ruling.culprits == ("undo-2-a", "dispenser-1")
    play(match, "back 2")
    assert "end" in legal(match)


@pytest.mark.rule("NU-T4")
@pytest.mark.parametrize(
    ("position", "moves", "ends"),
    [
        # An added tile it runs over: almond 1 to slot 2.
        ({}, ("build", "cross 1 1"), True),
        # A removed tile's place it runs through: cashew 2 straight down again.
        ({"orders": "SCCCSACCSACC", "tiles": [[1, 2]]}, ("build", "cross 1 2"), True),
        # A removed tile elsewhere, with a match that was there before.
        ({"orders": "SCCCSACCSACC", "tiles": [[1, 8]]}, ("build", "cross 1 8"), False),
        # A salter's new place, its old one, and neither.
        ({"orders": "SAPCSACCSACC"}, ("salt", "salter 2 3"), True),
        ({"orders": "SCCCSACCSACC"}, ("salt", "salter 2 3"), True),
        ({"orders": "AACCSACCSACC"}, ("salt", "salter 2 3"), False),
        # The moved order at the path's end, and another order at it.
        ({"orders": ".ACCSACCSACC"}, ("reposition", "order 2 1"), True),
        ({"orders": "A..CSACCSACC"}, ("reposition", "order 4 3"), False),
        # Either swapped dispenser at its top, and neither.
        ({}, ("swap", "dispensers 2 5"), True),
        ({}, ("swap", "dispensers 1 6"), True),
        ({"orders": "AACCSACCSACC"}, ("swap", "dispensers 3 4"), False),
    ],
)
def test_what_touches_a_path(position: dict[str, object], moves: tuple[str, ...], ends: bool) -> None:
    match = each(at(**{**QUIET, **position}), *moves)
    assert ("end" in legal(match)) is ends
    assert bool(match.judge([GAME.parse("end")])) is ends


@pytest.mark.rule("NU-T4")
def test_a_removed_place_is_run_through_from_the_top_or_at_the_bottom() -> None:
    """The tile of 5 and 6 is gone; a new one of 4 and 5 brings the path in at 4 and out at 5."""
    position = {**QUIET, "orders": "SACCSACCSACC", "dispensers": "ACPSACPSACPS", "tiles": [[2, 5]]}
    match = each(at(**position), "build", "cross 2 5", "build", "cross 2 4")
    assert "end" in legal(match)  # pistachio 4 to slot 5


@pytest.mark.rule("NU-T4", "NU-R13")
def test_all_changes_touch_one_and_the_same_path() -> None:
    """Two matching paths with a change each are not enough."""
    match = each(at(**QUIET), "build", "cross 1 1", "build", "cross 1 5")
    assert matching(match.state, levels(match.state)) == [0, 4]
    assert refusal(match, "end").clause == "NU-T4"


@pytest.mark.rule("NU-R13")
def test_a_path_under_the_squirrel_counts_for_the_changes_of_a_turn() -> None:
    match = each(at(**{**QUIET, "squirrel": 2}), "build", "cross 1 1")
    assert "end" in legal(match)


@pytest.mark.rule("NU-R6")
@pytest.mark.parametrize(
    ("orders", "ends"),
    [("SCCCSACCSACC", True), ("SACSSACCSACC", True), ("SAPCSACCSACC", False)],
    ids=["its old place", "its new place", "only a place between"],
)
def test_all_steps_of_a_salter_are_one_change_with_its_first_and_last_place(orders: str, ends: bool) -> None:
    match = each(at(**{**QUIET, "orders": orders}), "salt", "salter 2 3", "salt", "salter 3 4")
    assert ("end" in legal(match)) is ends
    assert "back 1" in legal(match)
    assert "back 2" not in legal(match)


@pytest.mark.rule("NU-R7")
def test_a_moved_order_is_followed_when_it_moves_again() -> None:
    spread = {**QUIET, "orders": "..CASACCSACC"}
    match = each(at(**spread), "reposition", "order 4 2", "reposition", "order 2 1")
    assert "end" in legal(match)  # the almond order lies in slot 1 now, and both changes moved it
    match = each(at(**spread), "reposition", "order 4 1", "reposition", "order 3 2")
    assert "end" not in legal(match)  # two orders, two paths


@pytest.mark.rule("NU-R7")
def test_a_swapped_dispenser_is_followed_when_it_is_swapped_again() -> None:
    match = each(at(**QUIET), "swap", "dispensers 1 2", "swap", "dispensers 2 6")
    assert GAME.describe(match.state)["dispensers"] == "CCPSAAPSACPS"
    assert matching(match.state, levels(match.state)) == [5]
    assert "end" in legal(match)  # the almond that came from 1 stands over slot 6


@pytest.mark.rule("NU-R7")
@pytest.mark.parametrize(("place", "ends"), [("cross 1 2", True), ("cross 1 8", False)])
def test_an_added_tile_is_judged_by_its_place_even_when_it_is_gone(place: str, ends: bool) -> None:
    match = each(at(**{**QUIET, "orders": "SCCCSACCSACC"}), "build", place, "build", place)
    assert len(match.state.log) == 2
    assert ("end" in legal(match)) is ends


@pytest.mark.rule("NU-R13")
def test_adding_a_tile_and_paying_to_remove_it_are_two_actions() -> None:
    match = each(at(**QUIET), "build", "cross 3 5", "build", "cross 3 5")
    assert match.state.tokens[0] == 7
    assert match.state.rows == [0] * 6
    assert "end" not in legal(match)
    assert refusal(match, "back 1").clause == "NU-R9"
    each(match, "back 2", "back 1")
    assert (match.state.tokens[0], "pass" in legal(match)) == (9, True)


@pytest.mark.rule("NU-R10", "NU-T1")
def test_who_has_done_something_ends_and_who_has_not_passes() -> None:
    match = at(**QUIET)
    assert refusal(match, "end").clause == "NU-R10"
    play(match, "feed")
    assert refusal(match, "pass").clause == "NU-R10"
    assert "end" in legal(match)
    match = each(at(**QUIET), "build", "cross 4 4", "back 1")
    assert "pass" in legal(match)
    assert refusal(match, "end").clause == "NU-R10"


@pytest.mark.rule("NU-R10")
def test_a_pass_never_runs_the_factory() -> None:
    match = at(**SAMPLE, tokens=[3, 3, 3])  # two paths match as it stands
    entry = play(match, "pass")
    assert told(entry) == ["PASSED"]
    assert match.state.nuts == [[0] * 4] * 3


@pytest.mark.rule("NU-T6")
def test_the_factory_runs_exactly_when_a_path_matches() -> None:
    match = each(at(**QUIET), "feed")
    assert told(play(match, "end")) == ["TURN_ENDED"]
    assert due(match) == ("turn", 2)
    match = each(at(**SAMPLE), "feed")
    assert told(play(match, "end"))[0] == "RUNS"


@pytest.mark.rule("NU-T6", "NU-R2")
def test_ending_says_before_whether_dice_are_thrown() -> None:
    assert each(at(**QUIET), "build", "cross 1 1").judge([GAME.parse("end")]).barrier == "the squirrel rolls"
    assert not each(at(**SAMPLE), "feed").judge([GAME.parse("end")]).barrier
