"""Solo against the Automa: its hand, its turn, its dice."""

from __future__ import annotations

from typing import Any

import pytest

from nutdesk.core.match import Match
from nutdesk.games.nut_hunt import GAME, events
from nutdesk.games.nut_hunt.parts import OBJECTIVE_IDS, TITLES
from tests.games.nut_hunt.clearing import at, due, laid, legal, nuts, play, refusal, result, standing, told, wish

KEPT = ["mouse-meadow/hickory-haunt", "mouse-meadow/mossy-mound", "mouse-meadow/the-tangle"]
TANGLE_THISTLE = "the-tangle/thistle-thicket"
BIRCH_FERN = "birch-grove/fern-fold"
HEART_PINE = "heart-of-the-wood/pine-barrens"
OWL_FERN = "owl-oak/fern-fold"


def set_up(*automa: str, level: str = "standard") -> Match:
    """The player has set up; the Automa's cards lie on top of the deck."""
    match = laid(1, deal=[*KEPT, *automa], automa=level)
    play(match, f"discard {KEPT[2]}", "place mouse-meadow", "forage acorn", "forage chestnut")
    play(match, "place hickory-haunt", "forage acorn", "forage hazelnut")
    return match


def solo(**position: Any) -> Match:
    return at(1, **position)


@pytest.mark.rule("NH-A1")
def test_the_player_sets_up_as_usual() -> None:
    match = set_up()
    assert nuts(match) == [2, 1, 1, 0]
    assert len(GAME.describe(match.state)["objectives"][0]) == 2
    assert due(match) == ("end", 1)


@pytest.mark.rule("NH-A1")
def test_the_automa_sits_beside_the_seats() -> None:
    assert [player.name for player in GAME.others(wish(), 1)] == ["Automa"]
    assert GAME.others(wish(), 2) == ()


@pytest.mark.rule("NH-A1", "NH-R6")
@pytest.mark.parametrize(("level", "cards"), [("standard", 2), ("advanced", 3), ("expert", 4)])
def test_the_difficulty_is_the_size_of_its_hand_placed_card_by_card(level: str, cards: int) -> None:
    hand = [OWL_FERN, "acorn-acres/mossy-mound", "birch-grove/hazel-hollow", TANGLE_THISTLE][:cards]
    match = set_up(*hand, level=level)
    entry = play(match, "end")
    assert entry.barrier
    assert GAME.describe(match.state)["objectives"][1] == hand
    assert told(entry) == ["AUTOMA_DEALT"] * cards + ["AUTOMA_STARTED"] * 2 * cards + ["TURN_BEGAN"]
    assert due(match) == ("roll", 1)
    for name in hand:
        for tile in name.split("/"):
            assert standing(match, tile)[0][1] == 1


@pytest.mark.rule("NH-A1")
def test_no_starting_squirrel_goes_on_the_foxs_tile() -> None:
    match = set_up(HEART_PINE, OWL_FERN)
    entry = play(match, "end")
    assert told(entry)[2:4] == ["AUTOMA_BLOCKED", "AUTOMA_STARTED"]
    assert standing(match, "heart-of-the-wood")[0] == [0, 0]


@pytest.mark.rule("NH-A1", "NH-R6")
def test_three_starting_squirrels_build_a_nest_at_once_and_drive_the_player_out() -> None:
    hand = [
        "mouse-meadow/owl-oak",
        "mouse-meadow/pine-barrens",
        "rabbit-patch/birch-grove",
        "hickory-haunt/acorn-acres",
    ]
    match = laid(1, deal=["mouse-meadow/the-tangle", OWL_FERN, BIRCH_FERN, *hand], automa="expert")
    play(match, "discard mouse-meadow/the-tangle", "place mouse-meadow", "forage acorn", "forage acorn")
    play(match, "place rabbit-patch", "forage chestnut", "forage hazelnut", "end")
    assert standing(match, "mouse-meadow")[0] == [1, 2]
    assert due(match) == ("roll", 1)
    three = ["mouse-meadow/owl-oak", "mouse-meadow/pine-barrens", "mouse-meadow/mossy-mound"]
    match = laid(1, deal=["mouse-meadow/the-tangle", OWL_FERN, BIRCH_FERN, *three], automa="advanced")
    play(match, "discard mouse-meadow/the-tangle", "place mouse-meadow", "forage acorn", "forage acorn")
    play(match, "place rabbit-patch", "forage chestnut", "forage hazelnut", "end")
    assert standing(match, "mouse-meadow") == ([1, 0], [0, 1])
    assert due(match) == ("flee", 1)
    assert standing(match, "mossy-mound")[0] == [0, 0]  # its last squirrel waits
    play(match, "scatter willow-wallow")
    assert standing(match, "mossy-mound")[0] == [0, 1]
    assert due(match) == ("roll", 1)


@pytest.mark.rule("NH-A2")
def test_the_player_goes_first_and_gives_the_word_for_the_automas_turn() -> None:
    match = solo(phase="act", fox="hazel-hollow", nuts=[[1, 0, 1, 0]], deck=[OWL_FERN])
    play(match, "recruit birch-grove")
    assert legal(match) == ["end"]
    assert not match.current.barrier
    for action in ("recruit mossy-mound", "scout", "hassle birch-grove"):
        assert refusal(match, action).clause == "NH-T1"
    entry = play(match, "end")
    assert entry.barrier == "the Automa turns up a card"
    assert due(match) == ("roll", 1)


@pytest.mark.rule("NH-A2")
def test_the_automa_reveals_and_places_one_squirrel_on_each_end_in_the_order_printed() -> None:
    match = solo(phase="act", fox="hazel-hollow", deck=[BIRCH_FERN, OWL_FERN])
    entry = play(match, "end")
    assert told(entry) == ["PASSED", "AUTOMA_REVEALED", "AUTOMA_PLACED", "AUTOMA_PLACED", "TURN_BEGAN"]
    words = [event.sentence() for event in entry.events]
    assert words[1] == f"Player 2 turns up {TITLES[OBJECTIVE_IDS.index(BIRCH_FERN)]}"
    assert words[2:4] == ["Player 2 places a squirrel on Birch Grove", "Player 2 places a squirrel on Fern Fold"]
    described = GAME.describe(match.state)
    assert described["aside"] == [BIRCH_FERN]
    assert described["deck"] == [OWL_FERN]
    assert described["objectives"][1] == []
    assert described["fox"] == "hazel-hollow"


@pytest.mark.rule("NH-A2")
def test_birch_grove_under_the_fox_gets_no_squirrel() -> None:
    match = solo(phase="act", fox="birch-grove", deck=[BIRCH_FERN])
    entry = play(match, "end")
    assert told(entry)[2:4] == ["AUTOMA_BLOCKED", "AUTOMA_PLACED"]
    assert entry.events[2].sentence() == "The fox is on Birch Grove: Player 2 places no squirrel there"
    assert standing(match, "birch-grove")[0] == [0, 0]
    assert standing(match, "fern-fold")[0] == [0, 1]


@pytest.mark.rule("NH-A2", "NH-C2")
def test_a_nest_of_the_automa_drives_the_player_out_before_its_second_squirrel() -> None:
    match = solo(phase="act", fox="hazel-hollow", deck=[OWL_FERN], squirrels={"owl-oak": [1, 2]})
    play(match, "end")
    assert due(match) == ("flee", 1)
    assert match.state.turn == 1
    assert standing(match, "fern-fold")[0] == [0, 0]
    play(match, "scatter rabbit-patch")
    assert standing(match, "fern-fold")[0] == [0, 1]
    assert due(match) == ("roll", 1)


@pytest.mark.rule("NH-C7", "NH-A2")
def test_the_automa_may_place_on_pine_barrens() -> None:
    match = solo(phase="act", fox="hazel-hollow", deck=[HEART_PINE])
    play(match, "end")
    assert standing(match, "pine-barrens")[0] == [0, 1]


class TestDice:
    @pytest.mark.rule("NH-A3")
    def test_each_scattering_squirrel_rolls_for_its_direction(self) -> None:
        match = solo(fox="heart-of-the-wood", squirrels={"rabbit-patch": [0, 2]})
        entry = play(match, "roll, luck 2, luck 2, luck 3")
        assert told(entry) == [
            "ROLLED",
            "FOX_RAN",
            "AUTOMA_ROLLED",
            "AUTOMA_FLED",
            "AUTOMA_ROLLED",
            "AUTOMA_FLED",
        ]
        assert standing(match, "owl-oak")[0] == [0, 1]
        assert standing(match, "thistle-thicket")[0] == [0, 1]

    @pytest.mark.rule("NH-A3")
    def test_it_bounces_off_the_edge_like_the_fox(self) -> None:
        match = solo(fox="rabbit-patch", squirrels={"owl-oak": [0, 1]})
        entry = play(match, "roll, luck 2, luck 1")
        assert told(entry)[2:5] == ["AUTOMA_ROLLED", "AUTOMA_BOUNCED", "AUTOMA_FLED"]
        assert standing(match, "thistle-thicket")[0] == [0, 1]

    @pytest.mark.rule("NH-A3")
    def test_a_bounce_back_to_the_foxs_trail_is_rolled_again(self) -> None:
        match = solo(fox="rabbit-patch", squirrels={"owl-oak": [0, 1]})
        entry = play(match, "roll, luck 2, luck 2, luck 5, luck 6")
        assert told(entry)[2:7] == [
            "AUTOMA_ROLLED",
            "AUTOMA_BOUNCED",
            "TRAIL_REROLLS",
            "AUTOMA_ROLLED",
            "TRAIL_REROLLS",
        ]
        assert told(entry)[7:] == ["AUTOMA_ROLLED", "AUTOMA_FLED"]
        assert standing(match, "the-tangle")[0] == [0, 1]

    @pytest.mark.rule("NH-A3")
    def test_frog_pond_is_rolled_again(self) -> None:
        match = solo(fox="heart-of-the-wood", squirrels={"hazel-hollow": [0, 1]})
        entry = play(match, "roll, luck 1, luck 1, luck 2")
        assert told(entry)[2:6] == ["AUTOMA_ROLLED", "POND_REROLLS", "AUTOMA_ROLLED", "AUTOMA_FLED"]

    @pytest.mark.rule("NH-A3")
    def test_fleeing_a_nest_the_foxs_tile_is_rolled_again_but_not_its_trail(self) -> None:
        match = solo(
            phase="act",
            fox="rabbit-patch",
            left="heart-of-the-wood",
            nuts=[[5, 5, 5, 5]],
            squirrels={"fern-fold": [2, 1]},
        )
        entry = play(match, "recruit fern-fold, luck 1, luck 6")
        assert told(entry) == ["RECRUITED", "NESTED", "AUTOMA_ROLLED", "FOX_REROLLS", "AUTOMA_ROLLED", "AUTOMA_FLED"]
        assert standing(match, "heart-of-the-wood")[0] == [0, 1]
        assert entry.barrier == "the die is thrown"

    @pytest.mark.rule("NH-A3", "NH-C3")
    def test_the_player_flees_first_on_the_players_turn(self) -> None:
        match = solo(fox="heart-of-the-wood", squirrels={"rabbit-patch": [1, 1]})
        play(match, "roll, luck 2")
        assert due(match) == ("flee", 1)
        entry = play(match, "scatter owl-oak, luck 1")
        assert told(entry) == ["FLED_FOX", "AUTOMA_ROLLED", "AUTOMA_FLED"]
        assert entry.barrier

    @pytest.mark.rule("NH-C8", "NH-A3")
    def test_competitive_removes_one_before_the_rest_roll(self) -> None:
        match = solo(
            competitive=True, phase="act", fox="hazel-hollow", nuts=[[5, 5, 5, 5]], squirrels={"fern-fold": [2, 2]}
        )
        entry = play(match, "recruit fern-fold, luck 2")
        assert told(entry) == ["RECRUITED", "NESTED", "REMOVED", "AUTOMA_ROLLED", "AUTOMA_FLED"]


class TestTheEnd:
    @pytest.mark.rule("NH-A4")
    def test_either_sides_fourth_nest_ends_the_game(self) -> None:
        nests = {"walnut-way": [3, 3]}
        match = solo(phase="act", fox="hazel-hollow", deck=[OWL_FERN], squirrels={"fern-fold": [0, 2]}, nests=nests)
        play(match, "end")
        assert match.over
        assert result(match).winners == (1,)
        match = solo(phase="act", fox="hazel-hollow", nuts=[[5] * 4], squirrels={"fern-fold": [2, 0]}, nests=nests)
        play(match, "recruit fern-fold")
        assert match.over
        assert result(match).winners == (0,)

    @pytest.mark.rule("NH-A4")
    def test_the_automa_scores_its_starting_hand_and_not_what_it_revealed(self) -> None:
        match = solo(
            phase="over",
            objectives=[[], [OWL_FERN, TANGLE_THISTLE]],
            aside=[BIRCH_FERN],
            squirrels={"owl-oak": [0, 1], "thistle-thicket": [0, 1]},
            nests={"fern-fold": [0, 1]},
        )
        assert result(match).scores == (0, 2 + 6 + 1 - 2)
        assert [line.points for line in result(match).lines if line.seat == 1] == [2, 7, -2]

    @pytest.mark.rule("NH-R5")
    def test_after_a_fourth_nest_on_the_first_end_the_second_is_not_placed(self) -> None:
        match = solo(
            phase="act",
            fox="hazel-hollow",
            deck=[OWL_FERN],
            squirrels={"owl-oak": [1, 2]},
            nests={"walnut-way": [0, 3]},
        )
        play(match, "end")
        entry = play(match, "scatter rabbit-patch")
        assert told(entry) == ["FLED_NEST", "AUTOMA_STOPPED", "ENDED"]
        assert standing(match, "fern-fold")[0] == [0, 0]


class TestTheDeck:
    @pytest.mark.rule("NH-A2", "NH-R5")
    def test_an_empty_deck_is_rebuilt_from_the_cards_set_aside_when_the_automa_must_reveal(self) -> None:
        match = solo(phase="act", fox="hazel-hollow", deck=[], aside=[BIRCH_FERN, OWL_FERN, TANGLE_THISTLE])
        assert GAME.judge(match.state, GAME.parse("end")).barrier == "the deck is shuffled"
        entry = play(match, "end, luck 1,2,0")
        assert told(entry)[:3] == ["PASSED", "AUTOMA_REBUILT", "AUTOMA_REVEALED"]
        described = GAME.describe(match.state)
        assert described["deck"] == [TANGLE_THISTLE, BIRCH_FERN]
        assert described["aside"] == [OWL_FERN]

    @pytest.mark.rule("NH-R5")
    def test_scouting_never_rebuilds_the_deck(self) -> None:
        match = solo(phase="act", fox="hazel-hollow", deck=[], aside=[BIRCH_FERN, OWL_FERN])
        assert refusal(match, "scout").clause == "NH-T7"

    @pytest.mark.rule("NH-R5")
    def test_with_no_card_anywhere_its_turn_is_empty(self) -> None:
        match = solo(phase="act", fox="hazel-hollow", deck=[])
        entry = play(match, "end")
        assert told(entry) == ["PASSED", "AUTOMA_IDLE", "TURN_BEGAN"]
        assert not entry.barrier
        assert due(match) == ("roll", 1)


@pytest.mark.rule("NH-A2", "NH-A3")
def test_every_step_of_the_automa_is_told_as_a_sentence_with_a_clause() -> None:
    match = set_up(OWL_FERN, TANGLE_THISTLE)
    facts = list(play(match, "end").events)
    for _ in range(12):
        while not match.over and due(match)[0] != "end":
            facts += match.play(GAME.legal(match.state)[-1]).events
        if match.over:
            break
        facts += play(match, "end").events
    kinds = [kind for name, kind in vars(events).items() if name.startswith("AUTOMA")]
    automa = [fact for fact in facts if fact.kind in kinds]
    assert len(automa) > 20
    for fact in automa:
        assert fact.clause in GAME.clauses
        assert str(fact.sentence()).strip()
