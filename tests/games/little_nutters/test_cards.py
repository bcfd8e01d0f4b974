"""The play phase: boosts, trouble and bust-a-nut, card by card; reactions, random selection, piles."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.games.little_nutters import GAME
from tests.games.little_nutters.forest import (
    at,
    beside,
    due,
    hand,
    known,
    legal,
    patch,
    pile,
    play,
    refusal,
    told,
)

LEAF, PAW, MOON = "acorn-helmet-leaf", "acorn-helmet-paw", "acorn-helmet-moon"
PATCHES = {"1": ["fox", "nut"], "2": ["nut", "boulder"], "3": ["adder", "badger"], "4": ["magpie"]}


def playing(card: str, seats: int = 3, **position: Any) -> Any:
    """A match in the play phase of the first seat, which holds the card; others hold what is given."""
    hands = position.pop("hands", [[], [], []])
    hands = [[card, *hands[0]], *hands[1:]]
    return at(seats, due="play", hands=hands, **position)


@pytest.mark.rule("LN-T1")
def test_one_card_or_none_then_one_is_drawn_and_the_turn_is_over() -> None:
    match = playing("mole-helper", hands=[["beaver-crew"], [], []], draw=["cramp", "catapult"])
    play(match, "play mole-helper-leaf")
    assert (hand(match, 1), due(match)) == (["beaver-crew-leaf", "cramp-leaf"], (2, "patch"))
    match = playing("mole-helper", draw=["cramp"])
    play(match, "pass")
    assert (hand(match, 1), due(match)) == (["mole-helper-leaf", "cramp-leaf"], (2, "patch"))


@pytest.mark.rule("LN-T1")
def test_cards_are_played_in_the_play_phase_only() -> None:
    match = at(3, hands=[["mole-helper"], [], []])
    assert refusal(match, "play mole-helper-leaf").clause == "LN-T1"
    match = playing("mole-helper")
    assert refusal(match, "dig 27").clause == "LN-T1"


@pytest.mark.rule("LN-T2")
def test_a_defence_card_is_never_played_of_ones_own_accord() -> None:
    match = playing("acorn-helmet")
    assert legal(match) == ["pass"]
    assert refusal(match, "play acorn-helmet-leaf").clause == "LN-T2"


@pytest.mark.rule("LN-T3")
def test_a_card_is_discarded_after_use_unless_it_stays() -> None:
    match = playing("full-cheeks")
    play(match, "play full-cheeks-leaf")
    assert pile(match, "draw") + pile(match, "discard") + hand(match, 1) == ["full-cheeks-leaf"]
    match = playing("mole-helper")
    play(match, "play mole-helper-leaf")
    assert (beside(match, 1), pile(match, "discard")) == (["mole-helper-leaf"], [])


# ---- boosts (LN-D5, LN-R5) ----


@pytest.mark.rule("LN-D5", "LN-R5", "LN-P6")
def test_bulldozer_takes_the_tops_of_three_different_open_patches_one_by_one() -> None:
    match = playing("bulldozer", patches=PATCHES, blocks={"4": "fallen-log"}, touched=4, draw=["cramp"])
    play(match, "play bulldozer-leaf")
    assert legal(match) == ["pick 1", "pick 2", "pick 27", "stop"]
    assert refusal(match, "pick 4").clause == "LN-P7"
    assert refusal(match, "pick 3").clause == "LN-P6"
    play(match, "pick 1")
    assert hand(match, 1) == ["fox"]
    assert refusal(match, "pick 1").clause == "LN-P6"
    play(match, "pick 2", "pick 27")
    assert (match.state.sacks, due(match)) == ([2, 0, 0], (2, "patch"))
    assert pile(match, "discard") == ["bulldozer-leaf"]


@pytest.mark.rule("LN-R5")
def test_bulldozer_may_stop_early() -> None:
    match = playing("bulldozer", patches=PATCHES)
    play(match, "play bulldozer-leaf", "pick 2", "stop")
    assert (match.state.sacks, due(match)) == ([1, 0, 0], (2, "patch"))


@pytest.mark.rule("LN-D5", "LN-R5")
def test_treasure_map_searches_two_different_open_patches_free() -> None:
    match = playing("treasure-map", patches=PATCHES, blocks={"4": "fallen-log"})
    play(match, "play treasure-map-leaf", "pick 1")
    assert refusal(match, "pick 1").clause == "LN-R5"
    assert refusal(match, "pick 4").clause == "LN-P7"
    play(match, "pick 3")
    assert (known(match, 1, 1), known(match, 1, 3), known(match, 1, 2)) == (PATCHES["1"], PATCHES["3"], ["?", "?"])
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-D5", "LN-R5")
def test_mole_helper_makes_searching_free_and_heavy_snow_makes_it_cost_one_again() -> None:
    match = at(3, beside=[["mole-helper"], [], []])
    play(match, "search 27")
    assert due(match) == (1, "play")
    match = at(3, beside=[["mole-helper", "heavy-snow"], [], []], hands=[["cramp"], [], []])
    play(match, "search 27")
    assert due(match) == (1, "pay")
    play(match, "discard cramp-leaf")
    assert due(match) == (1, "play")


@pytest.mark.rule("LN-D5", "LN-R5")
def test_beaver_crew_makes_excavating_cost_one_two_with_snow_and_still_one_for_the_digger() -> None:
    def cost(match: Any) -> int:
        play(match, "excavate 27")
        return int(match.due.about[2])

    hands = [["cramp", "catapult", "trapdoor", "bulldozer"], [], []]
    assert cost(at(3, hands=hands)) == 2
    assert cost(at(3, hands=hands, beside=[["beaver-crew"], [], []])) == 1
    assert cost(at(3, hands=hands, beside=[["beaver-crew", "beaver-crew"], [], []])) == 1
    assert cost(at(3, hands=hands, beside=[["beaver-crew", "heavy-snow"], [], []])) == 2
    digger: dict[str, Any] = {"characters": ["digger", "trader", "peeker"], "sacks": [0, 1, 0]}
    assert cost(at(3, hands=hands, beside=[["beaver-crew"], [], []], **digger)) == 1
    assert cost(at(3, hands=hands, beside=[["heavy-snow", "heavy-snow"], [], []], **digger)) == 3


@pytest.mark.rule("LN-D5", "LN-P5", "LN-R1")
def test_nut_fever_works_on_the_next_turn_and_to_its_end() -> None:
    match = playing("nut-fever", patches={"1": ["fox", "nut", "nut"]}, seats=2, hands=[[], []])
    play(match, "play nut-fever-leaf")
    assert beside(match, 1) == ["nut-fever-leaf"]
    play(match, "dig 27", "stop", "pass")
    play(match, "dig 1", "stop", "pass")
    assert (beside(match, 1), pile(match, "draw") + pile(match, "discard") + hand(match, 1)) == ([], ["nut-fever-leaf"])


@pytest.mark.rule("LN-D5")
def test_full_cheeks_draws_three_before_the_card_of_the_turn() -> None:
    match = playing("full-cheeks", draw=["cramp", "catapult", "trapdoor", "bulldozer", "no-chance"])
    play(match, "play full-cheeks-leaf")
    assert len(hand(match, 1)) == 4
    assert pile(match, "draw") == ["no-chance-leaf"]


@pytest.mark.rule("LN-D5", "LN-R5")
def test_extra_paws_is_another_patch_phase_for_digging_only() -> None:
    match = playing(
        "extra-paws", patches=PATCHES, hands=[["cramp", "catapult", "trapdoor"], [], []], current=1, touched=1
    )
    play(match, "play extra-paws-leaf")
    assert due(match) == (1, "patch")
    assert {action.split()[0] for action in legal(match)} == {"dig"}
    assert refusal(match, "search 2").clause == refusal(match, "excavate 2").clause == "LN-R5"
    play(match, "dig 2")
    assert "excavate 2" not in legal(match)
    play(match, "stop")
    assert (due(match), match.state.sacks) == ((2, "patch"), [1, 0, 0])
    assert len(hand(match, 1)) == 4  # a card was drawn, from the rebuilt pile


@pytest.mark.rule("LN-R5")
def test_extra_paws_end_turn_means_no_draw() -> None:
    match = playing("extra-paws", patches=PATCHES, draw=["cramp"])
    play(match, "play extra-paws-leaf", "dig 1", "accept")
    assert (due(match), hand(match, 1), pile(match, "discard")) == ((2, "patch"), [], ["extra-paws-leaf"])


@pytest.mark.rule("LN-D5", "LN-T4", "LN-R5")
@pytest.mark.parametrize("turned", [LEAF, PAW, MOON])
def test_lucky_dip_does_what_the_symbol_says(turned: str) -> None:
    draw = [turned, "catapult", "trapdoor", "no-chance"]
    match = playing("lucky-dip", patches=PATCHES, hands=[["cramp"], [], []], draw=draw)
    play(match, "play lucky-dip-leaf" + (", luck 0,1" if turned == PAW else ""))
    if turned == LEAF:
        play(match, "pick 2", "pick 1, luck 0,1,2,3")
        assert match.state.sacks == [1, 0, 0]
        assert {"fox", "cramp-leaf"} < set(hand(match, 1))
    elif turned == PAW:
        assert len(hand(match, 1)) == 4
    else:
        assert due(match) == (1, "discard")
        play(match, "discard cramp-leaf, luck 0,1,2,3")
        assert "cramp-leaf" in pile(match, "discard")
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-T2")
def test_boosts_are_never_answered() -> None:
    match = playing("full-cheeks", hands=[[], ["guard-hedgehog", "no-chance"], []], draw=["cramp"])
    play(match, "play full-cheeks-leaf")
    assert due(match) == (2, "patch")


# ---- trouble (LN-D6, LN-R6) ----


@pytest.mark.rule("LN-D6", "LN-P7", "LN-T2")
def test_fallen_log_blocks_an_open_patch_and_cannot_be_answered() -> None:
    match = playing("fallen-log", patches=PATCHES, blocks={"4": "frozen-ground"}, hands=[[], ["no-chance"], []])
    play(match, "play fallen-log-leaf")
    assert "pick 4" not in legal(match)
    play(match, "pick 2")
    assert (due(match), GAME.describe(match.state)["blocks"]["2"]) == ((2, "patch"), "fallen-log-leaf")


@pytest.mark.rule("LN-D6", "LN-R1", "LN-R6")
def test_heavy_snow_makes_the_targets_next_turn_dearer_and_adds_up() -> None:
    match = playing("heavy-snow", hands=[[], ["cramp", "catapult", "trapdoor", "bulldozer"], []], patches=PATCHES)
    match.state.beside[1].append(match.state.hands[0][0])  # a second copy lies there already
    play(match, "play heavy-snow-leaf", "name 2", "accept")
    assert len(beside(match, 2)) == 2
    assert "search 1" in legal(match)
    play(match, "search 1")
    assert match.due.about[2] == 3
    play(match, "discard cramp-leaf", "discard catapult-leaf", "discard trapdoor-leaf", "pass")
    assert beside(match, 2) == []


@pytest.mark.rule("LN-D6", "LN-R6", "LN-R1")
def test_butterfingers_the_target_chooses_as_many_as_there_are() -> None:
    match = playing("butterfingers", hands=[[], ["cramp", "catapult", "trapdoor"], []])
    play(match, "play butterfingers-leaf")
    assert legal(match) == ["name 2"]
    assert refusal(match, "name 3").clause == "LN-R1"
    assert refusal(match, "name 1").clause == "LN-T5"
    play(match, "name 2", "accept", "discard cramp-leaf")
    assert due(match) == (2, "discard")
    play(match, "discard trapdoor-leaf")
    assert (hand(match, 2), due(match)) == (["catapult-leaf"], (2, "patch"))
    match = playing("butterfingers", hands=[[], ["cramp"], []])
    play(match, "play butterfingers-leaf", "name 2", "accept", "discard cramp-leaf")
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-R1")
@pytest.mark.parametrize(
    "card", ["butterfingers", "grappling-hook", "peanut-bribe", "swap-shop", "fallen-log", "bulldozer"]
)
def test_a_card_with_a_target_needs_a_legal_one(card: str) -> None:
    match = playing(card, blocks={"27": "fallen-log"})
    assert legal(match) == ["pass"]
    assert refusal(match, f"play {card}-leaf").clause in ("LN-R1", "LN-R6", "LN-P6", "LN-P7")


@pytest.mark.rule("LN-T2", "LN-D4", "LN-T5")
@pytest.mark.parametrize("defence", ["no-chance-leaf", "guard-hedgehog-leaf"])
def test_trouble_against_a_player_can_be_nullified(defence: str) -> None:
    match = playing("butterfingers", hands=[[], [defence, "cramp"], ["no-chance-paw"]])
    play(match, "play butterfingers-leaf", "name 2")
    assert (due(match), legal(match)) == ((2, "defend"), [f"nullify {defence}", "accept"])
    entry = play(match, f"nullify {defence}")
    assert "NULLIFIED" in told(entry)
    assert (hand(match, 2), due(match)) == (["cramp-leaf"], (2, "patch"))


@pytest.mark.rule("LN-D4", "LN-R6", "LN-T2")
@pytest.mark.parametrize("danger", ["fox", "tangled-roots"])
def test_guard_hedgehog_nullifies_attacks_and_obstacles_too_and_never_stays(danger: str) -> None:
    match = at(3, patches={"1": [danger, "nut"]}, hands=[["guard-hedgehog"], [], []])
    play(match, "dig 1", "nullify guard-hedgehog-leaf")
    assert (due(match), beside(match, 1), pile(match, "discard")) == ((1, "dig on"), [], ["guard-hedgehog-leaf"])


@pytest.mark.rule("LN-D6", "LN-R3", "LN-P6", "LN-T2")
def test_swap_shop_swaps_top_cards_unseen_and_knowledge_moves_with_them() -> None:
    match = playing("swap-shop", patches=PATCHES, blocks={"2": "fallen-log"}, seen={"1": [[2], []]}, touched=4)
    play(match, "play swap-shop-leaf")
    assert refusal(match, "pick 3").clause == "LN-P6"
    play(match, "pick 1")
    assert refusal(match, "pick 1").clause == "LN-R5"
    play(match, "pick 2")
    assert (patch(match, 1), patch(match, 2)) == (["nut", "nut"], ["fox", "boulder"])
    assert (known(match, 2, 1), known(match, 2, 2)) == (["?", "?"], ["fox", "?"])
    assert known(match, 1, 1) == ["?", "?"]
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-D6", "LN-R6", "LN-R1")
def test_cramp_skips_the_first_patch_phase_of_the_next_turn_only() -> None:
    match = playing("cramp", hands=[[], ["extra-paws"], []], patches=PATCHES)
    play(match, "play cramp-leaf", "name 2", "accept")
    assert due(match) == (2, "play")
    play(match, "play extra-paws-leaf", "dig 2", "stop")
    assert (match.state.sacks, beside(match, 2)) == ([0, 1, 0], [])


@pytest.mark.rule("LN-R4", "LN-P5")
def test_cramp_cannot_be_aimed_at_a_player_who_cannot_be_stopped() -> None:
    match = playing("cramp", beside=[[], ["nut-fever"], []])
    play(match, "play cramp-leaf")
    assert legal(match) == ["name 3"]
    assert refusal(match, "name 2").clause == "LN-R4"
    assert legal(playing("cramp", seats=2, hands=[[], []], beside=[[], ["nut-fever"]])) == ["pass"]


@pytest.mark.rule("LN-D6", "LN-T7", "LN-R6", "LN-T2")
def test_peanut_bribe_takes_a_friend_that_works_at_once_unless_its_owner_answers() -> None:
    position: dict[str, Any] = {"beside": [[], ["mole-helper", "heavy-snow"], ["beaver-crew"]]}
    match = playing("peanut-bribe", hands=[[], ["no-chance"], []], **position)
    play(match, "play peanut-bribe-leaf")
    assert legal(match) == ["take 2 mole-helper-leaf", "take 3 beaver-crew-leaf"]
    assert refusal(match, "take 2 heavy-snow-leaf").clause == "LN-R6"
    play(match, "take 2 mole-helper-leaf")
    assert due(match) == (2, "defend")
    play(match, "accept")
    assert (beside(match, 1), beside(match, 2)) == (["mole-helper-leaf"], ["heavy-snow-leaf"])
    match = playing("peanut-bribe", hands=[[], ["no-chance"], []], **position)
    play(match, "play peanut-bribe-leaf", "take 2 mole-helper-leaf", "nullify no-chance-leaf")
    assert beside(match, 1) == []


@pytest.mark.rule("LN-D6", "LN-R6", "LN-T2", "LN-T4")
@pytest.mark.parametrize("turned", [LEAF, PAW, MOON])
def test_forest_storm_has_three_faces(turned: str) -> None:
    match = playing(
        "forest-storm",
        hands=[["cramp"], ["catapult", "no-chance"], []],
        draw=[turned, "trapdoor"],
        patches=PATCHES,
        blocks={"4": "fallen-log"},
        beside=[["mole-helper"], ["beaver-crew", "heavy-snow"], []],
        seen={"1": [[1], [1]]},
    )
    play(match, "play forest-storm-leaf" + (", luck 0,1" if turned == PAW else ""))
    if turned == LEAF:
        assert due(match) == (1, "discard")
        play(match, "discard cramp-leaf")
        assert due(match) == (2, "discard")
        play(match, "discard catapult-leaf, luck 0,1")  # the third player holds nothing
        assert hand(match, 2) == ["no-chance-leaf"]
    elif turned == PAW:
        assert (beside(match, 1), beside(match, 2)) == ([], ["heavy-snow-leaf"])
    else:
        play(match, "pick 1", "pick 4, luck 0,2,1, luck 0,1")
        assert sorted(patch(match, 1) + patch(match, 4)) == ["fox", "magpie", "nut"]
        assert (known(match, 1, 1), known(match, 1, 4)) == (["?", "?"], ["?"])
    assert due(match) == (2, "patch")


# ---- bust-a-nut (LN-D7, LN-R6) ----


def busting(card: str, turned: str, sacks: list[int], **position: Any) -> Any:
    position.setdefault("draw", [turned, "no-chance-leaf", "trapdoor-paw"])
    match = playing(card, sacks=sacks, **position)
    play(match, f"play {card}-leaf", "name 2")
    return match


@pytest.mark.rule("LN-T5")
def test_a_player_without_nuts_cannot_be_busted() -> None:
    match = playing("grappling-hook", sacks=[0, 1, 0])
    play(match, "play grappling-hook-leaf")
    assert legal(match) == ["name 2"]
    assert refusal(match, "name 3").clause == "LN-R1"


@pytest.mark.rule("LN-T5", "LN-D4", "LN-T2")
def test_a_padlock_nullifies_a_bust_a_nut() -> None:
    match = busting("grappling-hook", LEAF, [0, 2, 0], hands=[[], ["nut-padlock"], []])
    assert (due(match), legal(match)) == ((2, "defend"), ["nullify nut-padlock-leaf", "accept"])
    play(match, "nullify nut-padlock-leaf")
    assert (match.state.sacks, due(match)) == ([0, 2, 0], (2, "patch"))
    assert pile(match, "discard") == ["grappling-hook-leaf", "nut-padlock-leaf"]


@pytest.mark.rule("LN-D7", "LN-T4", "LN-T5")
@pytest.mark.parametrize("card", ["grappling-hook", "sneaky-straw", "trapdoor", "catapult"])
def test_leaf_steals_with_every_bust_a_nut(card: str) -> None:
    match = busting(card, LEAF, [1, 2, 0])
    play(match, "accept, luck 0,1,2")
    assert match.state.sacks == [2, 1, 0]
    assert due(match) == (2, "patch")


@pytest.mark.rule("LN-D7", "LN-R6", "LN-T6")
def test_grappling_hook_almost_puts_the_nut_into_the_draw_pile_and_whoever_draws_it_stores_it() -> None:
    match = busting("grappling-hook", PAW, [1, 2, 0])
    play(match, "accept, luck 0,1,2,3")
    assert (match.state.sacks, match.state.sunk) == ([1, 1, 0], 1)
    assert "nut" in pile(match, "draw")
    match = at(3, due="play", turn=3, sacks=[1, 1, 0], draw=["nut", "cramp"])
    play(match, "pass")
    assert (match.state.sacks, hand(match, 3), match.state.sunk) == ([1, 1, 1], [], 0)


@pytest.mark.rule("LN-D7")
@pytest.mark.parametrize("card", ["grappling-hook", "trapdoor", "catapult"])
def test_moon_leaves_the_nut_safe(card: str) -> None:
    match = busting(card, MOON, [1, 2, 0])
    play(match, "accept, luck 0,1,2")
    assert match.state.sacks == [1, 2, 0]


@pytest.mark.rule("LN-D7", "LN-R6")
def test_sneaky_straw_puts_the_nut_on_any_patch_seen_by_all_or_costs_a_card() -> None:
    match = busting("sneaky-straw", PAW, [1, 2, 0], patches=PATCHES, blocks={"3": "fallen-log"})
    play(match, "accept", "pick 3, luck 0,1,2")
    assert (match.state.sacks, patch(match, 3)[0]) == ([1, 1, 0], "nut")
    assert [known(match, seat, 3)[0] for seat in (1, 2, 3)] == ["nut"] * 3
    match = busting("sneaky-straw", MOON, [1, 2, 0], hands=[["cramp"], [], []])
    play(match, "accept, luck 0, luck 0,1,2")
    assert (match.state.sacks, "cramp-leaf" in pile(match, "discard")) == ([1, 2, 0], True)


@pytest.mark.rule("LN-D7", "LN-R6", "LN-T6", "LN-S1")
def test_trapdoors_draws_may_bring_the_target_a_nut_and_the_win() -> None:
    match = busting("trapdoor", PAW, [1, 6, 0], draw=[PAW, "cramp", "nut", "catapult"])
    play(match, "accept")
    result = GAME.result(match.state)
    assert result is not None
    assert (result.winners, result.clause) == ((1,), "LN-S1")


@pytest.mark.rule("LN-D7", "LN-R6")
@pytest.mark.parametrize("own", [1, 0])
def test_catapult_moves_a_nut_of_both_into_the_draw_pile_or_the_targets_only(own: int) -> None:
    match = busting("catapult", PAW, [own, 2, 0], draw=[PAW, "no-chance", "cramp"])
    entry = play(match, "accept")
    assert told(entry).count("NUT_SUNK") == 1 + own
    assert match.state.sacks[1] == 1
    assert match.state.sacks[0] + match.state.sunk == 1 + own  # a sunk nut may be drawn at once


# ---- piles (LN-T4, LN-T6, LN-R2) ----


@pytest.mark.rule("LN-T4", "LN-R2")
def test_a_nut_turned_up_has_no_symbol_is_not_drawn_and_another_card_is_turned() -> None:
    match = busting("grappling-hook", LEAF, [1, 2, 0], draw=["nut", LEAF, "cramp"])
    entry = play(match, "accept, luck 2,0,1")
    assert told(entry)[1:3] == ["NO_MATCH", "SYMBOL_TURNED"]
    assert (match.state.sacks, match.state.sunk) == ([2, 1, 0], 1)
    assert sorted(pile(match, "draw") + hand(match, 1)) == sorted(["nut", LEAF, "cramp-leaf"])


@pytest.mark.rule("LN-R2", "LN-T4")
def test_turned_cards_go_back_then_the_shuffle_then_the_discard_then_the_draw() -> None:
    match = busting("grappling-hook", MOON, [1, 2, 0], draw=[MOON])
    entry = play(match, "accept, luck 0")
    assert told(entry)[-4:] == ["PILE_SHUFFLED", "CARD_DRAWN", "DRAWN_CARD", "TURN_BEGAN"]
    assert (hand(match, 1), pile(match, "discard")) == ([MOON], ["grappling-hook-leaf"])


@pytest.mark.rule("LN-T6", "LN-R2")
def test_an_empty_draw_pile_is_rebuilt_from_the_discard_pile_when_a_card_is_needed() -> None:
    match = playing("full-cheeks", draw=["cramp"], discard=["catapult", "trapdoor"])
    entry = play(match, "play full-cheeks-leaf, luck 1,0, luck 0")
    assert told(entry).count("PILE_REBUILT") == 2  # the second time it is the Full Cheeks itself
    assert len(hand(match, 1)) == 4


@pytest.mark.rule("LN-T6", "LN-R1")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    match = playing("mole-helper")
    play(match, "play mole-helper-leaf")
    assert (hand(match, 1), due(match)) == ([], (2, "patch"))


@pytest.mark.rule("LN-T4")
def test_a_selection_with_no_card_to_turn_has_no_outcome() -> None:
    match = busting("grappling-hook", LEAF, [1, 2, 0], draw=[])
    play(match, "accept, luck 0")
    assert (match.state.sacks, due(match)) == ([1, 2, 0], (2, "patch"))


@pytest.mark.rule("LN-T4", "LN-T6")
def test_a_selection_rebuilds_the_pile_it_needs() -> None:
    match = busting("grappling-hook", LEAF, [1, 2, 0], draw=[], discard=[LEAF])
    play(match, "accept, luck 0, luck 0")
    assert match.state.sacks == [2, 1, 0]


@pytest.mark.rule("LN-S1")
def test_a_stolen_nut_may_win() -> None:
    match = busting("grappling-hook", LEAF, [6, 2, 0])
    play(match, "accept")
    assert GAME.result(match.state).winners == (0,)  # type: ignore[union-attr]
