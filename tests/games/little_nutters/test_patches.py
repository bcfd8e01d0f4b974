"""The patch phase: searching, digging, excavating, blocked patches; attacks and obstacles card by card."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.games.little_nutters import GAME, events
from tests.games.little_nutters.forest import (
    at,
    due,
    hand,
    interrupts,
    known,
    legal,
    patch,
    pile,
    play,
    refusal,
    told,
)

FOUR = {"1": ["nut", "fox", "acorn-helmet-leaf", "boulder"]}


@pytest.mark.rule("LN-P1")
def test_searching_costs_a_card_shows_the_patch_to_the_searcher_alone_and_leads_to_the_play_phase() -> None:
    match = at(3, patches=FOUR, hands=[["full-cheeks", "cramp"], [], []])
    play(match, "search 1", "discard full-cheeks-leaf")
    assert due(match) == (1, "play")
    assert known(match, 1, 1) == patch(match, 1) == FOUR["1"]
    assert known(match, 2, 1) == ["?"] * 4
    assert (hand(match, 1), pile(match, "discard")) == (["cramp-leaf"], ["full-cheeks-leaf"])


@pytest.mark.rule("LN-P1", "LN-R1")
def test_a_price_must_be_paid_in_full() -> None:
    match = at(3, patches=FOUR, hands=[[], [], []])
    assert refusal(match, "search 1").clause == "LN-P1"
    assert refusal(match, "excavate 1").clause == "LN-P3"
    assert legal(match) == ["dig 1", "dig 27"]


@pytest.mark.rule("LN-P1")
def test_searching_is_instead_of_digging() -> None:
    match = at(3, patches=FOUR, hands=[["full-cheeks", "cramp"], [], []])
    play(match, "dig 1")
    assert refusal(match, "search 1").clause == "LN-P1"


@pytest.mark.rule("LN-P2")
def test_a_dug_nut_goes_into_the_sack_and_a_dug_defence_card_into_the_hand() -> None:
    match = at(3, patches={"1": ["nut", "acorn-helmet-leaf", "nut", "nut"]})
    play(match, "dig 1")
    assert (match.state.sacks, due(match)) == ([1, 0, 0], (1, "dig on"))
    play(match, "dig 1")
    assert (hand(match, 1), due(match)) == (["acorn-helmet-leaf"], (1, "dig on"))


@pytest.mark.rule("LN-P2", "LN-P5", "LN-R4")
def test_a_nut_and_then_a_fox_the_nut_stays_the_turn_ends_no_card_is_drawn() -> None:
    match = at(3, patches=FOUR, hands=[["cramp"], [], []], draw=["catapult"])
    play(match, "dig 1", "dig 1", "accept")
    assert (match.state.sacks, hand(match, 1), pile(match, "draw")) == ([1, 0, 0], ["cramp-leaf"], ["catapult-leaf"])
    assert due(match) == (2, "patch")
    assert pile(match, "forest") == ["fox"]


@pytest.mark.rule("LN-P2", "LN-T2")
def test_with_an_acorn_helmet_played_the_dig_goes_on() -> None:
    match = at(3, patches=FOUR, hands=[["acorn-helmet-moon"], [], []])
    play(match, "dig 1", "dig 1")
    assert legal(match) == ["nullify acorn-helmet-moon", "accept"]
    play(match, "nullify acorn-helmet-moon")
    assert due(match) == (1, "dig on")
    assert (pile(match, "forest"), pile(match, "discard")) == (["fox"], ["acorn-helmet-moon"])


@pytest.mark.rule("LN-T2")
def test_the_digger_is_asked_whatever_the_hand_holds() -> None:
    match = at(3, patches={"1": ["fox", "nut"]}, hands=[[], ["acorn-helmet"], []])
    play(match, "dig 1")
    assert due(match) == (1, "defend")
    assert legal(match) == ["accept"]


@pytest.mark.rule("LN-T2")
def test_a_defence_card_answers_only_what_it_is_for() -> None:
    match = at(3, patches={"1": ["fox", "nut"]}, hands=[["sturdy-spade", "nut-padlock", "no-chance"], [], []])
    play(match, "dig 1")
    assert legal(match) == ["accept"]
    assert refusal(match, "nullify sturdy-spade-leaf").clause == "LN-T2"


@pytest.mark.rule("LN-P3", "LN-R3")
def test_excavating_a_fox_costs_two_takes_it_unread_into_the_hand_and_the_dig_goes_on() -> None:
    match = at(3, patches={"1": ["fox", "nut"]}, hands=[["cramp", "catapult"], [], []])
    entry = play(match, "excavate 1", "discard cramp-leaf", "discard catapult-leaf")
    assert (hand(match, 1), due(match)) == (["fox"], (1, "dig on"))
    assert pile(match, "discard") == ["catapult-leaf", "cramp-leaf"]
    assert [event.only for event in entry.events if event.kind is events.CARD_EXCAVATED] == [0]


@pytest.mark.rule("LN-P3")
def test_an_excavated_nut_goes_into_the_sack() -> None:
    match = at(3, patches={"1": ["nut", "nut"]}, hands=[["cramp", "catapult"], [], []])
    play(match, "excavate 1", "discard cramp-leaf", "discard catapult-leaf")
    assert match.state.sacks == [1, 0, 0]


@pytest.mark.rule("LN-P3", "LN-R2")
def test_an_excavated_attack_is_only_good_for_discarding_and_goes_to_the_forest_pile() -> None:
    match = at(3, due="play", hands=[["fox", "cramp"], [], []])
    assert refusal(match, "play fox").clause == "LN-P3"
    match = at(3, patches=FOUR, hands=[["fox"], [], []])
    play(match, "search 1", "discard fox")
    assert (pile(match, "forest"), pile(match, "discard")) == (["fox"], [])


@pytest.mark.rule("LN-P4")
def test_dig_and_excavate_may_be_mixed_on_the_one_patch() -> None:
    match = at(3, patches=FOUR, hands=[["cramp", "catapult", "trapdoor"], [], []])
    assert refusal(match, "stop").clause == "LN-P4"
    play(match, "dig 1")
    assert set(legal(match)) == {"dig 1", "excavate 1", "stop"}
    assert refusal(match, "dig 27").clause == "LN-P4"
    play(match, "excavate 1", "discard cramp-leaf", "discard catapult-leaf")
    assert hand(match, 1) == ["fox", "trapdoor-leaf"]
    play(match, "stop")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-P4")
def test_an_emptied_patch_is_gone_and_ends_the_phase() -> None:
    match = at(3, patches={"1": ["nut"]})
    entry = play(match, "dig 1")
    assert due(match) == (1, "play")
    assert "PATCH_GONE" in told(entry)
    play(match, "pass")
    assert refusal(match, "dig 1").clause == "LN-P4"


@pytest.mark.rule("LN-P5", "LN-D2")
def test_badger_dig_stopped_leads_to_the_play_phase_and_a_card_is_drawn() -> None:
    match = at(3, patches={"1": ["badger", "nut"]}, draw=["catapult"])
    play(match, "dig 1", "accept")
    assert due(match) == (1, "play")
    play(match, "pass")
    assert hand(match, 1) == ["catapult-leaf"]


@pytest.mark.rule("LN-D2", "LN-R1")
def test_mad_cat_ends_the_turn_and_takes_a_random_card_for_all_to_see() -> None:
    match = at(3, patches={"1": ["mad-cat", "nut"]}, hands=[["cramp", "catapult", "trapdoor"], [], []])
    entry = play(match, "dig 1", "accept, luck 1,0,2")
    assert (due(match), hand(match, 1)) == ((2, "patch"), ["cramp-leaf", "catapult-leaf"])
    assert pile(match, "discard") == ["trapdoor-leaf"]
    assert [event.only for event in entry.events if event.kind is events.CARD_LOST] == [None]


@pytest.mark.rule("LN-D2", "LN-R1")
def test_mad_cat_takes_nothing_from_an_empty_hand() -> None:
    match = at(3, patches={"1": ["mad-cat", "nut"]})
    play(match, "dig 1", "accept")
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-D2", "LN-R4")
def test_night_owl_buries_a_nut_under_the_patch_known_to_all() -> None:
    match = at(3, patches={"1": ["night-owl", "boulder"]}, sacks=[2, 0, 0])
    play(match, "dig 1", "accept")
    assert (match.state.sacks, patch(match, 1), due(match)) == ([1, 0, 0], ["boulder", "nut"], (2, "patch"))
    assert [known(match, seat, 1) for seat in (1, 2, 3)] == [["?", "nut"]] * 3


@pytest.mark.rule("LN-R4")
def test_night_owl_as_the_last_card_the_nut_becomes_the_patch() -> None:
    match = at(3, patches={"1": ["night-owl"]}, sacks=[1, 0, 0])
    entry = play(match, "dig 1", "accept")
    assert patch(match, 1) == ["nut"]
    assert "PATCH_GONE" not in told(entry)
    assert "dig 1" in legal(match)


@pytest.mark.rule("LN-R4")
def test_night_owl_without_a_nut_ends_the_turn_and_no_more() -> None:
    match = at(3, patches={"1": ["night-owl", "boulder"]})
    play(match, "dig 1", "accept")
    assert (patch(match, 1), due(match)) == (["boulder"], (2, "patch"))


@pytest.mark.rule("LN-D2", "LN-R4")
def test_adder_the_digger_chooses_what_to_discard() -> None:
    match = at(3, patches={"1": ["adder", "nut"]}, hands=[["cramp", "catapult"], [], []])
    play(match, "dig 1", "accept")
    assert (due(match), legal(match)) == ((1, "discard"), ["discard cramp-leaf", "discard catapult-leaf"])
    play(match, "discard cramp-leaf")
    assert (due(match), hand(match, 1)) == ((1, "play"), ["catapult-leaf"])


@pytest.mark.rule("LN-R1", "LN-R4")
def test_adder_takes_nothing_from_an_empty_hand() -> None:
    match = at(3, patches={"1": ["adder", "nut"]})
    play(match, "dig 1", "accept")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-D2", "LN-R4", "LN-R1")
def test_magpie_the_next_seat_takes_a_random_card_that_only_the_two_see() -> None:
    match = at(3, turn=3, patches={"1": ["magpie", "nut"]}, hands=[[], [], ["cramp", "catapult"]])
    entry = play(match, "dig 1", "accept, luck 1,0")
    assert (hand(match, 1), hand(match, 3), due(match)) == (["catapult-leaf"], ["cramp-leaf"], (3, "play"))
    assert {event.only for event in entry.events if event.kind is events.PASSED_CARD} == {0, 2}


@pytest.mark.rule("LN-D3")
def test_tangled_roots_stop_the_dig_unless_nullified_by_a_spade() -> None:
    match = at(3, patches={"1": ["tangled-roots", "nut"]}, hands=[["sturdy-spade"], [], []])
    play(match, "dig 1")
    assert legal(match) == ["nullify sturdy-spade-leaf", "accept"]
    play(match, "accept")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-D3", "LN-R4")
def test_boulder_discard_one_or_dig_stopped() -> None:
    match = at(3, patches={"1": ["boulder", "nut"]}, hands=[["cramp", "catapult"], [], []])
    play(match, "dig 1", "accept")
    assert due(match) == (1, "discard or stop")
    after = GAME.position(GAME.describe(match.state), {}, 3)
    play(match, "discard cramp-leaf")
    assert due(match) == (1, "dig on")
    GAME.step(after, GAME.parse("accept"))
    assert after.pending[-1].kind == "play"


@pytest.mark.rule("LN-R4")
def test_boulder_stops_a_digger_without_cards() -> None:
    match = at(3, patches={"1": ["boulder", "nut"]})
    play(match, "dig 1", "accept")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-D3", "LN-R3")
def test_sinkhole_shuffles_the_rest_and_ends_what_was_known() -> None:
    match = at(3, patches={"1": ["sinkhole", "nut", "fox", "boulder"]}, seen={"1": [[], [1, 2], [1], [3]]})
    play(match, "dig 1", "accept, luck 2,0,1")
    assert patch(match, 1) == ["nut", "boulder", "fox"]
    assert [known(match, seat, 1) for seat in (1, 2, 3)] == [["?"] * 3] * 3
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-R3")
def test_sinkhole_does_not_shuffle_a_single_card() -> None:
    match = at(3, patches={"1": ["sinkhole", "nut"]}, seen={"1": [[], [2]]})
    play(match, "dig 1", "accept")
    assert known(match, 2, 1) == ["nut"]


@pytest.mark.rule("LN-D3", "LN-P7")
def test_frozen_ground_stays_and_blocks_the_patch() -> None:
    match = at(3, patches={"1": ["frozen-ground", "nut"]}, hands=[[], ["cramp", "trapdoor"], []])
    play(match, "dig 1", "accept")
    assert pile(match, "forest") == []
    play(match, "pass")
    for deed in ("dig 1", "search 1", "excavate 1"):
        assert refusal(match, deed).clause == "LN-P7"
    assert interrupts(match, 1) == ["clear 1 1 cramp-leaf+trapdoor-leaf"]
    before = list(match.state.pending)
    play(match, "clear 1 1 cramp-leaf+trapdoor-leaf")
    assert match.state.pending == before
    assert (pile(match, "forest"), hand(match, 2)) == (["frozen-ground"], [])
    play(match, "dig 1")
    assert match.state.sacks == [0, 1, 0]


@pytest.mark.rule("LN-R4")
def test_frozen_ground_as_the_last_card_blocks_nothing() -> None:
    match = at(3, patches={"1": ["frozen-ground"]})
    entry = play(match, "dig 1", "accept")
    assert "PATCH_GONE" in told(entry)
    assert (pile(match, "forest"), match.state.blocks[0]) == (["frozen-ground"], -1)


@pytest.mark.rule("LN-D3", "LN-T2")
def test_empty_shell_does_nothing_and_nobody_is_asked() -> None:
    match = at(3, patches={"1": ["empty-shell", "nut"]}, hands=[["sturdy-spade"], [], []])
    play(match, "dig 1")
    assert (due(match), pile(match, "forest")) == ((1, "dig on"), ["empty-shell"])


@pytest.mark.rule("LN-P7")
def test_a_blocked_patch_can_be_cleared_by_anyone_but_not_while_paying_or_naming() -> None:
    blocked: dict[str, Any] = {"blocks": {"1": "fallen-log"}, "patches": {"1": ["nut", "fox"]}}
    hands = [["cramp", "catapult", "trapdoor"], ["no-chance", "full-cheeks"], []]
    match = at(3, hands=hands, **blocked)
    assert len(interrupts(match, 0)) == 3
    assert interrupts(match, 1) == ["clear 1 1 no-chance-leaf+full-cheeks-leaf"]
    assert interrupts(match, 2) == []
    play(match, "search 27")
    assert interrupts(match, 0) == []
    assert refusal(match, "clear 0 1 cramp-leaf+catapult-leaf").clause == "LN-P3"
    play(match, "clear 1 1 no-chance-leaf+full-cheeks-leaf")
    assert (due(match), hand(match, 2), match.state.blocks[0]) == ((1, "pay"), [], -1)
    match = at(3, due="play", hands=[["butterfingers"], ["no-chance", "full-cheeks"], []], **blocked)
    play(match, "play butterfingers-leaf")
    assert refusal(match, "clear 1 1 no-chance-leaf+full-cheeks-leaf").clause == "LN-P7"


@pytest.mark.rule("LN-P7")
def test_clearing_takes_exactly_what_the_block_asks_for() -> None:
    match = at(3, blocks={"1": "fallen-log"}, patches={"1": ["nut", "fox"]}, hands=[["cramp", "catapult"], [], []])
    assert refusal(match, "clear 0 1 cramp-leaf").clause == "LN-P7"
    assert refusal(match, "clear 0 1 cramp-leaf+cramp-leaf").clause == "LN-P7"
    assert refusal(match, "clear 0 27 cramp-leaf+catapult-leaf").clause == "LN-P7"
    assert refusal(match, "clear 1 1 cramp-leaf+catapult-leaf").clause == "LN-P7"


@pytest.mark.rule("LN-R1")
def test_the_patch_phase_must_be_used_unless_every_patch_is_blocked() -> None:
    match = at(3, patches=FOUR)
    assert refusal(match, "skip").clause == "LN-R1"
    match = at(3, blocks={"27": "fallen-log"}, hands=[["cramp", "catapult"], [], []])
    assert legal(match) == ["skip"]
    play(match, "clear 0 27 cramp-leaf+catapult-leaf")
    assert "skip" not in legal(match)
    match = at(3, blocks={"27": "fallen-log"})
    play(match, "skip")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-P5", "LN-T2", "LN-R4")
def test_who_cannot_be_stopped_digs_past_everything_and_is_not_asked() -> None:
    match = at(3, patches={"1": ["fox", "frozen-ground", "nut", "boulder"]}, beside=[["nut-fever"], [], []])
    play(match, "dig 1", "dig 1", "dig 1")
    assert (due(match), match.state.sacks, pile(match, "forest")) == (
        (1, "dig on"),
        [1, 0, 0],
        ["frozen-ground", "fox"],
    )


@pytest.mark.rule("LN-E1")
def test_the_game_ends_when_the_last_card_has_left_the_last_patch() -> None:
    match = at(3, patches={"27": ["boulder"]}, sacks=[2, 3, 3])
    play(match, "dig 27", "accept")
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.clause) == ((1, 2), "LN-E1")
    assert result.reason == f"No patch is left. A tie at {max(result.scores)}: the win is shared."


@pytest.mark.rule("LN-E1")
def test_the_last_cards_text_is_done_first() -> None:
    match = at(3, patches={"27": ["night-owl"]}, sacks=[2, 1, 1])
    play(match, "dig 27", "accept")
    assert not match.over
    assert patch(match, 27) == ["nut"]


@pytest.mark.rule("LN-E1")
def test_the_game_ends_after_three_whole_rounds_in_which_no_card_left_a_patch() -> None:
    match = at(2, patches=FOUR, sacks=[1, 0], beside=[["mole-helper"], ["mole-helper"]])
    for turn in range(6):
        assert not match.over, turn
        play(match, "search 1", "pass")
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.clause) == ((0,), "LN-E1")


@pytest.mark.rule("LN-E1")
def test_a_card_that_leaves_a_patch_starts_the_count_again() -> None:
    match = at(2, patches=FOUR, beside=[["mole-helper"], ["mole-helper"]], idle=5)
    play(match, "dig 1", "stop", "pass")
    assert match.state.idle == 0
