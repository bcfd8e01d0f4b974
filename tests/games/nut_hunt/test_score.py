"""Scoring: regions, objectives, distance, ties, secrets."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.bitboards import lie, standing
from nutdesk.games.nut_hunt.hand import brings, state_words, value
from nutdesk.games.nut_hunt.parts import ENDS, OBJECTIVE, TILE
from nutdesk.games.nut_hunt.scoring import path, status
from tests.games.nut_hunt.clearing import at, forest, result

MOUSE_HICKORY = "mouse-meadow/hickory-haunt"
WILLOW_MUCKVILLE = "willow-wallow/muckville-marsh"
HEART_PINE = "heart-of-the-wood/pine-barrens"
MOUSE_TANGLE = "mouse-meadow/the-tangle"
RABBIT_TANGLE = "rabbit-patch/the-tangle"
RABBIT_PINE = "rabbit-patch/pine-barrens"


def over(seats: int = 2, **position: Any) -> Match:
    return at(seats, phase="over", **position)


def lines(match: Match, seat: int = 1) -> list[tuple[str, int, str]]:
    return [(line.text, line.points, line.clause) for line in result(match).lines if line.seat == seat - 1]


@pytest.mark.rule("NH-E2")
def test_a_nest_scores_two() -> None:
    match = over(nests={"fern-fold": [2, 0], "owl-oak": [1, 1]})
    assert result(match).scores == (6, 2)
    assert lines(match) == [("3 nests", 6, "NH-E2")]


@pytest.mark.rule("NH-E2", "NH-E3", "NH-E4", "NH-E5")
def test_the_scoring_example_of_the_rulebook_makes_sixteen() -> None:
    """4 + 2 and 6 + 0 completed, one failed, three nests."""
    match = over(
        # Mouse Meadow and Hickory Haunt with two tiles between them, Heart of the Wood beside Pine Barrens.
        forest=forest(("hickory-haunt", "rabbit-patch"), ("pine-barrens", "fern-fold")),
        objectives=[[MOUSE_HICKORY, HEART_PINE, MOUSE_TANGLE], []],
        squirrels={"mouse-meadow": [1, 0], "hickory-haunt": [2, 0]},
        nests={"chestnut-chase": [1, 0], "heart-of-the-wood": [1, 0], "pine-barrens": [1, 0]},
        fox="frog-pond",
    )
    assert result(match).scores[0] == 16
    assert [points for _, points, _ in lines(match)] == [6, 6, -2, 6]
    assert [clause for _, _, clause in lines(match)] == ["NH-E2", "NH-E4", "NH-E5", "NH-E4"]
    assert "4 + 2 for distance" in lines(match)[1][0]
    assert "not connected" in lines(match)[2][0]
    assert "6 + 0 for distance" in lines(match)[3][0]


@pytest.mark.rule("NH-P5", "NH-E4")
@pytest.mark.parametrize(("balanced", "base"), [(False, 5), (True, 8)])
def test_an_objective_has_the_points_of_the_option_wherever_it_is_shown_counted_or_weighed(
    balanced: bool, base: int
) -> None:
    card = OBJECTIVE[RABBIT_PINE]
    match = over(
        balanced=balanced,
        objectives=[[RABBIT_PINE], []],
        squirrels={"rabbit-patch": [1, 0], "fern-fold": [1, 0]},
        nests={"pine-barrens": [1, 0]},
        fox="frog-pond",
    )
    far = match.state.forest.between(*ENDS[card])
    assert result(match).scores[0] == 2 + base + far
    assert f"{base} + {far} for distance" in lines(match)[1][0]
    view = GAME.view(match.state, 0)
    assert value(view, card) == f"{base}+{far}"
    assert state_words(view, 0, card) == "done"
    assert brings(view, 0, card) == base + far
    # What squirrels think by: the position, and what they imagine of it.
    assert lie(view.forest, view.balanced)[2][card][2] == base + far
    for seen in (match.state, view, GAME.determinize(view, Random(1)), match.state.copy()):
        assert standing(seen, 0) == result(match).scores[0]


@pytest.mark.rule("NH-E3")
def test_squirrels_and_nests_mixed_complete_an_objective_with_one_nest_in_the_region() -> None:
    match = over(
        objectives=[[WILLOW_MUCKVILLE], []],
        squirrels={"willow-wallow": [1, 2], "chestnut-chase": [1, 0], "muckville-marsh": [2, 1]},
        nests={"walnut-way": [1, 1]},
    )
    assert [points for _, points, _ in lines(match)] == [2, 5 + 2]


@pytest.mark.rule("NH-E3", "NH-E5")
def test_a_contiguous_run_without_a_nest_fails() -> None:
    match = over(
        objectives=[[MOUSE_HICKORY], []],
        squirrels={"mouse-meadow": [1, 0], "badger-bluff": [2, 0], "hickory-haunt": [1, 0]},
        nests={"owl-oak": [1, 0], "mouse-meadow": [0, 1]},
    )
    text, points, clause = lines(match)[1]
    assert ("no nest connected" in text, points, clause) == (True, -2, "NH-E5")


@pytest.mark.rule("NH-E3")
def test_the_nest_may_stand_anywhere_in_the_region() -> None:
    match = over(
        objectives=[[RABBIT_TANGLE], []],
        squirrels={"rabbit-patch": [1, 0], "the-tangle": [1, 0], "owl-oak": [1, 0]},
        nests={"thistle-thicket": [1, 0]},
    )
    assert lines(match)[1][1] == 5


@pytest.mark.rule("NH-E3")
@pytest.mark.parametrize("missing", ["willow-wallow", "chestnut-chase", "muckville-marsh"])
def test_a_gap_anywhere_breaks_an_objective(missing: str) -> None:
    squirrels = {tile: [1, 0] for tile in ("willow-wallow", "chestnut-chase", "muckville-marsh") if tile != missing}
    match = over(objectives=[[WILLOW_MUCKVILLE], []], squirrels=squirrels, nests={"walnut-way": [1, 0]})
    assert lines(match)[1][1] == -2
    state = match.state
    way = path(state.forest, state.squirrels, state.nests, 0, OBJECTIVE[WILLOW_MUCKVILLE])
    assert [tile for tile in way if not state.squirrels[tile] and not state.nests[tile]] == [TILE[missing]]


@pytest.mark.rule("NH-E4")
def test_the_distance_counts_the_shortest_way_even_over_the_pond_however_long_the_run() -> None:
    rows = forest(("frog-pond", "heart-of-the-wood"), ("walnut-way", "rabbit-patch"), ("the-tangle", "acorn-acres"))
    run = (
        "walnut-way",
        "thistle-thicket",
        "fern-fold",
        "muckville-marsh",
        "rabbit-patch",
        "chestnut-chase",
        "the-tangle",
    )
    match = over(
        forest=rows,
        objectives=[["walnut-way/the-tangle"], []],
        squirrels={tile: [1, 0] for tile in run},
        nests={"chestnut-chase": [1, 0]},
        fox="frog-pond",
    )
    assert match.state.forest.between(TILE["walnut-way"], TILE["the-tangle"]) == 1
    assert lines(match)[1][1] == 5 + 1


@pytest.mark.rule("NH-E5")
def test_a_failed_objective_costs_two_whatever_its_distance() -> None:
    match = over(objectives=[["mouse-meadow/owl-oak", RABBIT_TANGLE], []])
    assert [points for _, points, _ in lines(match)] == [0, -2, -2]


@pytest.mark.rule("NH-E5")
def test_objectives_do_not_score_before_the_end() -> None:
    assert GAME.result(at(2, objectives=[[MOUSE_TANGLE], []]).state) is None


class TestTies:
    @pytest.mark.rule("NH-E6")
    def test_more_nests_win_first(self) -> None:
        match = over(
            objectives=[["rabbit-patch/chestnut-chase"], []],
            squirrels={"rabbit-patch": [1, 0]},
            nests={"chestnut-chase": [3, 0], "fern-fold": [0, 2]},
        )
        assert result(match).scores == (4, 4)
        assert result(match).winners == (0,)
        assert result(match).clause == "NH-E6"
        assert "tied at 4, Player 1 wins with more nests: 3 to 2" in result(match).reason

    @pytest.mark.rule("NH-E6")
    def test_then_more_squirrels_on_the_board(self) -> None:
        match = over(nests={"fern-fold": [1, 1]}, squirrels={"owl-oak": [1, 2], "the-tangle": [0, 1]})
        assert result(match).winners == (1,)
        assert "(nests: 1 each), Player 2 wins with more squirrels: 3 to 1" in result(match).reason

    @pytest.mark.rule("NH-E6")
    def test_then_the_victory_is_shared(self) -> None:
        match = over(3, nests={"fern-fold": [1, 1, 0]}, squirrels={"owl-oak": [1, 1, 2]})
        assert result(match).winners == (0, 1)
        assert "tied at 2 (nests: 1 each, squirrels: 1 each), the victory is shared" in result(match).reason

    @pytest.mark.rule("NH-E6")
    def test_a_clear_win_needs_no_tie_break(self) -> None:
        match = over(nests={"fern-fold": [4, 1]}, squirrels={"owl-oak": [0, 2]})
        assert result(match).winners == (0,)
        assert result(match).clause == "NH-E1"
        assert result(match).reason == "Player 1 built the fourth nest."


@pytest.mark.rule("NH-E7")
def test_nuts_are_public_and_objectives_secret_until_the_end() -> None:
    secret: dict[str, Any] = {"objectives": [[MOUSE_TANGLE], [RABBIT_TANGLE]], "nuts": [[1, 2, 3, 4], [4, 3, 2, 1]]}
    match = at(2, **secret)
    for viewer in (TABLE, 0, 1):
        view = GAME.view(match.state, viewer)
        assert view.nuts == [1, 2, 3, 4, 4, 3, 2, 1]
        assert view.hands == tuple(
            (OBJECTIVE[name],) if seat == viewer else (-1,) for seat, name in enumerate((MOUSE_TANGLE, RABBIT_TANGLE))
        )
    match = over(**secret)
    assert GAME.view(match.state, TABLE).hands == ((OBJECTIVE[MOUSE_TANGLE],), (OBJECTIVE[RABBIT_TANGLE],))


@pytest.mark.rule("NH-E3")
def test_the_live_state_of_an_objective_is_that_of_the_final_score() -> None:
    state = at(2, squirrels={"rabbit-patch": [1, 0]}, nests={"the-tangle": [1, 0]}).state
    assert status(state.forest, state.squirrels, state.nests, 0, OBJECTIVE[RABBIT_TANGLE]) == "done"
    state = at(2, squirrels={"rabbit-patch": [1, 0], "the-tangle": [1, 0]}).state
    assert status(state.forest, state.squirrels, state.nests, 0, OBJECTIVE[RABBIT_TANGLE]) == "no nest"
    assert status(state.forest, state.squirrels, state.nests, 0, OBJECTIVE[MOUSE_TANGLE]) == "broken"
