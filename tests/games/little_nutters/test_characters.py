"""The eight characters: LN-S2, LN-D9, LN-R7."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.match import Match
from nutdesk.games.little_nutters import GAME
from tests.games.little_nutters.forest import at, due, hand, known, legal, patch, pile, play, refusal, told

PATCHES = {"1": ["nut", "fox", "boulder"], "2": ["tangled-roots", "nut"], "3": ["sinkhole", "nut", "fox"]}


def as_(character: str, sacks: list[int] | None = None, **position: Any) -> Match:
    """The first seat is the character, and by default the second has a nut more."""
    others = [one for one in ("trader", "peeker", "gourmet") if one != character][:2]
    position.setdefault("patches", PATCHES)
    return at(3, characters=[character, *others], sacks=sacks or [0, 1, 0], **position)


@pytest.mark.rule("LN-S2")
@pytest.mark.parametrize(
    ("sacks", "works"), [([0, 0, 0], False), ([1, 1, 0], False), ([2, 1, 0], False), ([0, 1, 0], True)]
)
def test_an_ability_rests_while_its_owner_leads_or_is_tied(sacks: list[int], works: bool) -> None:
    match = as_("scout", sacks, hands=[[], [], []])
    assert ("search 1" in legal(match)) is works


@pytest.mark.rule("LN-S2")
def test_at_nil_nil_nobody_may_use_an_ability_and_with_one_leader_everyone_else_may() -> None:
    for turn in (1, 2, 3):
        match = as_("trader", [0, 0, 0], turn=turn, hands=[["cramp"]] * 3)
        assert not any(action.startswith("trade") for action in legal(match))
    match = as_("trader", [0, 0, 1], hands=[["cramp"], [], []])
    assert "trade cramp-leaf" in legal(match)
    assert refusal(as_("trader", [0, 0, 0], hands=[["cramp"], [], []]), "trade cramp-leaf").clause == "LN-S2"


@pytest.mark.rule("LN-S2")
def test_an_ability_is_used_at_most_once_per_turn() -> None:
    match = as_("trader", hands=[["cramp", "catapult"], [], []], draw=["trapdoor", "bulldozer"])
    play(match, "trade cramp-leaf")
    assert refusal(match, "trade catapult-leaf").clause == "LN-S2"


@pytest.mark.rule("LN-D9")
def test_nobody_has_anothers_ability() -> None:
    match = as_("scout", hands=[["cramp"], [], []])
    assert refusal(match, "trade cramp-leaf").clause == refusal(match, "peek 1").clause == "LN-D9"


@pytest.mark.rule("LN-D9", "LN-R7", "LN-P6", "LN-R3")
def test_peeker_sees_the_top_of_another_patch_after_digging_a_card() -> None:
    match = as_("peeker", [0, 2, 0], blocks={"2": "fallen-log"})
    assert refusal(match, "peek 2").clause == "LN-R7"
    play(match, "dig 1")
    assert refusal(match, "peek 1").clause == "LN-P6"
    play(match, "peek 2")
    assert (known(match, 1, 2), known(match, 2, 2)) == (["tangled-roots", "?"], ["?", "?"])
    assert due(match) == (1, "dig on")
    assert refusal(match, "peek 3").clause == "LN-S2"


@pytest.mark.rule("LN-R7")
def test_peeker_may_wait_for_the_play_phase_but_excavating_is_not_digging() -> None:
    match = as_("peeker", [0, 2, 0])
    play(match, "dig 1", "stop", "peek 3")
    assert due(match) == (1, "play")
    match = as_("peeker", [0, 2, 0], hands=[["cramp", "catapult"], [], []])
    play(match, "excavate 1", "discard cramp-leaf", "discard catapult-leaf", "stop")
    assert refusal(match, "peek 3").clause == "LN-R7"


@pytest.mark.rule("LN-D9", "LN-R7")
def test_diggers_first_excavation_costs_one_by_itself() -> None:
    match = as_("digger", [0, 2, 0], hands=[["cramp", "catapult", "trapdoor"], [], []])
    play(match, "excavate 1", "discard cramp-leaf")
    assert match.state.sacks[0] == 1
    play(match, "excavate 1")
    assert match.due is not None
    assert match.due.about[2] == 2


@pytest.mark.rule("LN-D9")
def test_scout_searches_free_but_pays_for_heavy_snow() -> None:
    match = as_("scout", hands=[[], [], []])
    play(match, "search 1")
    assert (due(match), known(match, 1, 1)) == ((1, "play"), PATCHES["1"])
    match = as_("scout", hands=[["cramp"], [], []], beside=[["heavy-snow"], [], []])
    play(match, "search 1")
    assert due(match) == (1, "pay")


@pytest.mark.rule("LN-D9", "LN-R7")
def test_stubborn_discards_to_ignore_an_obstacles_stop() -> None:
    match = as_("stubborn", hands=[["cramp"], [], []])
    play(match, "dig 2")
    assert legal(match) == ["ignore cramp-leaf", "accept"]
    play(match, "ignore cramp-leaf")
    assert (due(match), hand(match, 1), pile(match, "forest")) == ((1, "dig on"), [], ["tangled-roots"])


@pytest.mark.rule("LN-R7")
def test_stubborn_ignores_the_stop_of_a_sinkhole_but_not_its_shuffle() -> None:
    match = as_("stubborn", hands=[["cramp"], [], []], seen={"3": [[], [1], []]})
    play(match, "dig 3", "ignore cramp-leaf, luck 1,0")
    assert (due(match), patch(match, 3), known(match, 1, 3)) == ((1, "dig on"), ["nut", "fox"], ["?", "?"])


@pytest.mark.rule("LN-R7")
@pytest.mark.parametrize("card", ["fox", "badger", "boulder", "frozen-ground"])
def test_stubborn_ignores_neither_attacks_nor_boulders_nor_frozen_ground(card: str) -> None:
    match = as_("stubborn", hands=[["cramp"], [], []], patches={"1": [card, "nut"]})
    play(match, "dig 1")
    assert legal(match) == ["accept"]
    assert refusal(match, "ignore cramp-leaf").clause == "LN-R7"


@pytest.mark.rule("LN-D9", "LN-R7")
def test_night_runner_draws_after_end_turn_once_the_attacks_text_is_done() -> None:
    match = as_("night-runner", patches={"1": ["fox", "nut"]}, draw=["cramp"])
    play(match, "dig 1", "accept")
    assert (due(match), hand(match, 1)) == ((2, "patch"), ["cramp-leaf"])
    # The owl takes the lead away before the ability would work.
    match = as_("night-runner", [2, 2, 0], patches={"1": ["night-owl", "nut"]}, draw=["cramp"])
    play(match, "dig 1", "accept")
    assert hand(match, 1) == ["cramp-leaf"]
    match = as_("night-runner", [2, 1, 0], patches={"1": ["fox", "nut"]}, draw=["cramp"])
    play(match, "dig 1", "accept")
    assert hand(match, 1) == []


@pytest.mark.rule("LN-D9", "LN-R7", "LN-T4")
def test_gambler_may_repeat_a_selection_and_the_second_stands() -> None:
    draw = ["acorn-helmet-moon", "acorn-helmet-leaf", "cramp"]
    match = as_("gambler", due="play", hands=[["grappling-hook"], [], []], draw=draw)
    play(match, "play grappling-hook-leaf", "name 2", "accept")
    assert (due(match), legal(match)) == ((1, "again"), ["accept", "repeat"])
    assert match.state.sacks == [0, 1, 0]
    entry = play(match, "repeat, luck 0,1,2")
    assert match.state.sacks == [1, 0, 0]
    assert "SELECTION_REPEATED" in told(entry)
    assert len(match.state.draw) + len(match.state.hands[0]) == 3


@pytest.mark.rule("LN-R7")
def test_gambler_may_let_the_first_selection_stand() -> None:
    match = as_("gambler", due="play", hands=[["grappling-hook"], [], []], draw=["acorn-helmet-leaf", "cramp"])
    play(match, "play grappling-hook-leaf", "name 2", "accept", "accept, luck 0,1")
    assert match.state.sacks == [1, 0, 0]


@pytest.mark.rule("LN-D9", "LN-R7")
def test_gourmet_draws_two_and_keeps_one() -> None:
    match = as_("gourmet", due="play", draw=["cramp", "catapult", "trapdoor"])
    play(match, "pass")
    assert (due(match), legal(match)) == ((1, "keep"), ["keep cramp-leaf", "keep catapult-leaf"])
    assert GAME.view(match.state, 1).offer == (-1, -1)
    play(match, "keep catapult-leaf")
    assert (hand(match, 1), pile(match, "discard"), due(match)) == (["catapult-leaf"], ["cramp-leaf"], (2, "patch"))


@pytest.mark.rule("LN-R7", "LN-T6")
def test_gourmet_keeps_a_nut_that_is_drawn() -> None:
    match = as_("gourmet", due="play", draw=["nut", "catapult"])
    play(match, "pass")
    assert (match.state.sacks, hand(match, 1), pile(match, "discard")) == ([1, 1, 0], [], ["catapult-leaf"])


@pytest.mark.rule("LN-D9", "LN-R7")
@pytest.mark.parametrize("kind", ["patch", "dig on", "play"])
def test_trader_swaps_a_card_whenever_asked_in_the_patch_or_play_phase(kind: str) -> None:
    current: dict[str, Any] = {"current": 1} if kind == "dig on" else {}
    match = as_("trader", due=kind, hands=[["cramp"], [], []], draw=["catapult"], **current)
    play(match, "trade cramp-leaf")
    assert (due(match), hand(match, 1), pile(match, "discard")) == ((1, kind), ["catapult-leaf"], ["cramp-leaf"])


@pytest.mark.rule("LN-R7")
def test_trader_discards_first_so_the_card_may_come_back() -> None:
    match = as_("trader", hands=[["cramp"], [], []])
    play(match, "trade cramp-leaf, luck 0")
    assert hand(match, 1) == ["cramp-leaf"]
