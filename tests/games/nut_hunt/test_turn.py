"""A turn: the fox, foraging, and one action."""

from __future__ import annotations

import pytest

from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import NUTS, OBJECTIVE_IDS
from tests.games.nut_hunt.clearing import at, due, legal, nuts, play, refusal, standing, targets, told

PLENTY = [[5, 5, 5, 5], [0] * 4, [0] * 4]


@pytest.mark.rule("NH-T1")
def test_the_fox_moves_before_anything_else() -> None:
    match = at(nuts=PLENTY)
    assert legal(match) == ["roll"]
    for gesture in ("recruit mouse-meadow", "scout", "end", "hassle mouse-meadow", "forage acorn"):
        assert refusal(match, gesture).clause == "NH-T1"


@pytest.mark.rule("NH-T1")
@pytest.mark.parametrize("action", ["recruit mouse-meadow", "end"])
def test_one_action_or_none_and_the_turn_is_over(action: str) -> None:
    match = at(phase="act", nuts=PLENTY)
    play(match, action)
    assert due(match) == ("roll", 2)


@pytest.mark.rule("NH-T1")
def test_the_last_player_is_followed_by_the_first() -> None:
    match = at(phase="act", turn=3)
    play(match, "end")
    assert due(match) == ("roll", 1)
    assert match.state.turns == 2


@pytest.mark.rule("NH-T2")
@pytest.mark.parametrize(
    ("die", "tile"),
    list(enumerate(("hazel-hollow", "rabbit-patch", "fern-fold", "walnut-way", "chestnut-chase", "acorn-acres"), 1)),
)
def test_the_fox_follows_the_compass(die: int, tile: str) -> None:
    match = at(fox="heart-of-the-wood")
    entry = play(match, f"roll, luck {die}")
    described = GAME.describe(match.state)
    assert (described["fox"], described["left"], described["rolled"]) == (tile, "heart-of-the-wood", die)
    assert told(entry)[:2] == ["ROLLED", "FOX_RAN"]


@pytest.mark.rule("NH-T2")
@pytest.mark.parametrize(
    ("fox", "die", "tile"),
    [
        ("owl-oak", 2, "rabbit-patch"),
        ("owl-oak", 1, "thistle-thicket"),
        ("birch-grove", 6, "acorn-acres"),
        ("muckville-marsh", 3, "walnut-way"),
        ("badger-bluff", 5, "walnut-way"),
        ("the-tangle", 1, "rabbit-patch"),
    ],
)
def test_at_the_edge_the_fox_bounces_the_opposite_way(fox: str, die: int, tile: str) -> None:
    match = at(fox=fox)
    entry = play(match, f"roll, luck {die}")
    assert GAME.describe(match.state)["fox"] == tile
    assert told(entry)[:3] == ["ROLLED", "BOUNCED", "FOX_RAN"]


@pytest.mark.rule("NH-T2")
def test_frog_pond_does_not_stop_the_fox() -> None:
    match = at(fox="hazel-hollow")
    play(match, "roll, luck 1")
    assert GAME.describe(match.state)["fox"] == "frog-pond"
    assert legal(match) == [f"forage {nut}" for nut in NUTS]


@pytest.mark.rule("NH-T2")
def test_rolling_cannot_be_taken_back() -> None:
    match = at()
    assert GAME.judge(match.state, GAME.parse("roll")).barrier
    assert play(match, "roll").barrier


@pytest.mark.rule("NH-T3")
def test_squirrels_scatter_before_the_active_player_forages() -> None:
    match = at(fox="heart-of-the-wood", squirrels={"rabbit-patch": [0, 1, 0]})
    play(match, "roll, luck 2")
    assert due(match) == ("flee", 2)
    play(match, "scatter owl-oak")
    assert due(match) == ("forage", 1)
    assert legal(match) == ["forage chestnut", "forage hazelnut"]
    play(match, "forage chestnut", "forage hazelnut")
    assert nuts(match) == [0, 1, 1, 0]
    assert due(match) == ("act", 1)


@pytest.mark.rule("NH-T3")
def test_a_nut_is_told_with_its_article() -> None:
    match = at(phase="forage", fox="frog-pond")
    assert str(play(match, "forage acorn").events[0].sentence()).endswith("forages an acorn from Frog Pond")
    assert str(play(match, "forage walnut").events[0].sentence()).endswith("forages a walnut from Frog Pond")


@pytest.mark.rule("NH-T3", "NH-R6")
def test_foraging_two_nuts_is_compulsory() -> None:
    match = at(phase="forage", fox="rabbit-patch")
    assert refusal(match, "end").clause == "NH-T3"
    assert refusal(match, "scout").clause == "NH-T3"
    play(match, "forage chestnut")
    assert refusal(match, "end").clause == "NH-T3"


@pytest.mark.rule("NH-T3")
def test_a_tile_with_one_kind_of_nut_leaves_nothing_to_choose() -> None:
    match = at(fox="heart-of-the-wood")
    entry = play(match, "roll, luck 1")
    assert told(entry)[-2:] == ["FORAGED", "FORAGED"]
    assert nuts(match) == [0, 0, 2, 0]
    assert due(match) == ("act", 1)


class TestExchange:
    @pytest.mark.rule("NH-T4")
    def test_three_of_a_kind_buy_one_of_another(self) -> None:
        match = at(nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4])
        play(match, "exchange 0 acorn walnut")
        assert nuts(match) == [0, 0, 0, 1]

    @pytest.mark.rule("NH-T4")
    def test_it_takes_three_and_another_kind(self) -> None:
        match = at(nuts=[[3, 2, 0, 0], [0] * 4, [0] * 4])
        for gesture in ("exchange 0 chestnut acorn", "exchange 0 acorn acorn", "exchange 3 acorn walnut"):
            assert refusal(match, gesture).clause == "NH-T4"
        assert refusal(match, "exchange 0 acorn almond").clause == "NH-P2"

    @pytest.mark.rule("NH-T4")
    def test_anybody_may_exchange_on_another_players_turn(self) -> None:
        match = at(nuts=[[0] * 4, [0] * 4, [0, 4, 0, 3]])
        before = match.due
        assert {str(a) for a in GAME.interrupts(match.state, 2)} == {
            f"exchange 2 {give} {get}" for give in ("chestnut", "walnut") for get in NUTS if get != give
        }
        assert GAME.interrupts(match.state, 0) == []
        play(match, "exchange 2 walnut hazelnut")
        assert match.due == before
        assert nuts(match, 3) == [0, 4, 1, 0]

    @pytest.mark.rule("NH-R3")
    @pytest.mark.parametrize("phase", ["discard", "place", "roll", "forage", "act", "nut", "keep"])
    def test_exchanging_is_open_at_every_moment(self, phase: str) -> None:
        match = at(
            phase=phase,
            fox="rabbit-patch",
            nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4],
            objectives=[list(OBJECTIVE_IDS[:3]) if phase == "discard" else [], [], []],
            scouted=[OBJECTIVE_IDS[4]] if phase == "keep" else [],
        )
        play(match, "exchange 0 acorn hazelnut")
        assert nuts(match) == [0, 0, 1, 0]
        assert due(match) == (phase, 1)

    @pytest.mark.rule("NH-R3")
    def test_exchanging_is_open_in_the_middle_of_a_scatter(self) -> None:
        match = at(
            fox="heart-of-the-wood", squirrels={"rabbit-patch": [0, 2, 0]}, nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4]
        )
        play(match, "roll, luck 2", "scatter owl-oak", "exchange 0 acorn walnut")
        assert due(match) == ("flee", 2)

    @pytest.mark.rule("NH-T4", "NH-R3")
    def test_exchanging_ends_with_the_game(self) -> None:
        match = at(phase="over", nuts=[[3, 0, 0, 0], [0] * 4, [0] * 4])
        assert GAME.interrupts(match.state, 0) == []
        assert GAME.judge(match.state, GAME.parse("exchange 0 acorn walnut")).clause == "NH-E1"


class TestRecruit:
    @pytest.mark.rule("NH-T5")
    def test_the_cost_is_paid_and_a_squirrel_comes(self) -> None:
        match = at(phase="act", nuts=[[1, 1, 2, 1], [0] * 4, [0] * 4])
        play(match, "recruit badger-bluff")
        assert nuts(match) == [1, 1, 0, 0]
        assert standing(match, "badger-bluff")[0] == [1, 0, 0]

    @pytest.mark.rule("NH-T5")
    def test_only_what_can_be_paid_can_be_recruited(self) -> None:
        match = at(phase="act", nuts=[[0, 0, 1, 1], [9] * 4, [0] * 4])
        assert targets(match, "recruit") == {"mouse-meadow"}
        assert refusal(match, "recruit hickory-haunt").clause == "NH-T5"
        assert refusal(match, "recruit nowhere").clause == "NH-P1"

    @pytest.mark.rule("NH-T5", "NH-C7")
    @pytest.mark.parametrize("tile", ["frog-pond", "pine-barrens", "heart-of-the-wood"])
    def test_never_on_the_pond_the_barrens_or_the_foxs_tile(self, tile: str) -> None:
        match = at(phase="act", fox="heart-of-the-wood", nuts=PLENTY)
        assert len(targets(match, "recruit")) == 16
        assert refusal(match, f"recruit {tile}").clause == "NH-T5"

    @pytest.mark.rule("NH-T5", "NH-C6")
    def test_others_on_the_tile_do_not_matter(self) -> None:
        match = at(phase="act", nuts=PLENTY, squirrels={"fern-fold": [0, 2, 2]}, nests={"fern-fold": [1, 1, 1]})
        play(match, "recruit fern-fold")
        assert standing(match, "fern-fold") == ([1, 2, 2], [1, 1, 1])

    @pytest.mark.rule("NH-T4", "NH-T5")
    def test_an_exchange_and_a_recruit_can_be_one_gesture(self) -> None:
        match = at(phase="act", nuts=[[3, 0, 1, 0], [0] * 4, [0] * 4])
        play(match, "exchange 0 acorn walnut, recruit mouse-meadow")
        assert nuts(match) == [0, 0, 0, 0]
        assert len(match.line()) == 1

    @pytest.mark.rule("NH-P3")
    def test_running_out_of_squirrels_or_nuts_blocks_nothing(self) -> None:
        tiles = (
            "mouse-meadow",
            "hickory-haunt",
            "willow-wallow",
            "rabbit-patch",
            "birch-grove",
            "mossy-mound",
            "owl-oak",
        )
        squirrels = {tile: [2, 0, 0] for tile in tiles} | {"the-tangle": [1, 0, 0]}
        match = at(phase="act", squirrels=squirrels, nuts=[[20, 30, 20, 20], [10, 0, 9, 9], [0] * 4])
        census = GAME.census(match.state)
        play(match, "recruit fern-fold")
        assert match.state.stock[0] == -1
        assert match.state.supply[1] < 0
        assert GAME.census(match.state) == census
        play(match, "roll, luck 5")
        assert nuts(match, 2) == [10, 2, 9, 9]


class TestHassle:
    @pytest.mark.rule("NH-T6")
    def test_the_fox_is_pulled_onto_a_tile_where_one_has_a_squirrel_or_a_nest(self) -> None:
        match = at(
            phase="act",
            fox="heart-of-the-wood",
            squirrels={"rabbit-patch": [1, 0, 0], "fern-fold": [0, 1, 0], "owl-oak": [1, 0, 0]},
            nests={"walnut-way": [1, 0, 0]},
        )
        assert targets(match, "hassle") == {"rabbit-patch", "walnut-way"}
        for tile in ("fern-fold", "owl-oak", "acorn-acres", "heart-of-the-wood"):
            assert refusal(match, f"hassle {tile}").clause == "NH-T6"
        play(match, "hassle walnut-way")
        assert GAME.describe(match.state)["fox"] == "walnut-way"

    @pytest.mark.rule("NH-T6")
    def test_squirrels_scatter_as_from_any_fox_then_one_nut_may_be_foraged(self) -> None:
        match = at(phase="act", fox="heart-of-the-wood", squirrels={"rabbit-patch": [1, 1, 0]})
        play(match, "hassle rabbit-patch")
        assert due(match) == ("flee", 1)
        assert refusal(match, "scatter heart-of-the-wood").clause == "NH-C1"
        play(match, "scatter the-tangle", "scatter owl-oak")
        assert legal(match) == ["forage chestnut", "forage hazelnut", "end"]
        play(match, "forage hazelnut")
        assert nuts(match) == [0, 0, 1, 0]
        assert due(match) == ("roll", 2)

    @pytest.mark.rule("NH-T6", "NH-R6")
    def test_the_nut_for_hassling_is_optional(self) -> None:
        match = at(phase="nut", fox="rabbit-patch")
        play(match, "end")
        assert nuts(match) == [0, 0, 0, 0]
        assert due(match) == ("roll", 2)


class TestScout:
    @pytest.mark.rule("NH-T7")
    def test_one_of_the_top_two_may_be_kept(self) -> None:
        match = at(phase="act", deck=list(OBJECTIVE_IDS[:5]))
        assert play(match, "scout").barrier
        assert legal(match) == [f"keep {OBJECTIVE_IDS[0]}", f"keep {OBJECTIVE_IDS[1]}", "keep none"]
        assert refusal(match, f"keep {OBJECTIVE_IDS[2]}").clause == "NH-T7"
        play(match, f"keep {OBJECTIVE_IDS[1]}")
        described = GAME.describe(match.state)
        assert described["objectives"][0] == [OBJECTIVE_IDS[1]]
        assert described["deck"] == [OBJECTIVE_IDS[k] for k in (2, 3, 4, 0)]
        assert due(match) == ("roll", 2)

    @pytest.mark.rule("NH-T7", "NH-R1")
    def test_what_is_not_kept_goes_under_the_deck_in_the_order_drawn(self) -> None:
        match = at(phase="act", deck=list(OBJECTIVE_IDS[:5]))
        play(match, "scout", "keep none")
        assert GAME.describe(match.state)["deck"] == [OBJECTIVE_IDS[k] for k in (2, 3, 4, 0, 1)]

    @pytest.mark.rule("NH-T7")
    def test_one_card_left_is_looked_at_alone_and_an_empty_deck_not_at_all(self) -> None:
        match = at(phase="act", deck=[OBJECTIVE_IDS[7]])
        play(match, "scout")
        assert legal(match) == [f"keep {OBJECTIVE_IDS[7]}", "keep none"]
        assert refusal(at(phase="act", deck=[]), "scout").clause == "NH-T7"
        assert legal(at(phase="act", deck=[])) == ["end"]

    @pytest.mark.rule("NH-T7")
    def test_an_objective_in_hand_is_never_given_up(self) -> None:
        match = at(phase="act", objectives=[[OBJECTIVE_IDS[0]], [], []])
        assert refusal(match, f"discard {OBJECTIVE_IDS[0]}").clause == "NH-T7"
