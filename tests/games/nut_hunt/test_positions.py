"""Written positions: read back exactly, and refused with clause and key when they break a rule."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from nutdesk.core.dealer import draw
from nutdesk.core.game import Refusal
from nutdesk.core.moves import Chance
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import OBJECTIVE_IDS, TILE_IDS
from tests.games.nut_hunt.clearing import at, due, forest, refused, wish


def test_an_empty_description_is_a_bare_forest_with_the_fox_in_the_middle() -> None:
    match = at()
    described = GAME.describe(match.state)
    assert described["forest"] == forest()
    assert described["fox"] == "heart-of-the-wood"
    assert len(described["deck"]) == 45
    assert due(match) == ("roll", 1)


@pytest.mark.parametrize("seats", GAME.players)
@pytest.mark.parametrize("competitive", [False, True])
def test_every_choice_of_a_game_reads_back(seats: int, competitive: bool, scale: Callable[[int, int], int]) -> None:
    options = wish(competitive, "expert")
    for seed in range(scale(1, 30)):
        state, rng = GAME.setup(options, seats), Random(seed)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
                continue
            assert GAME.position(GAME.describe(state), options, seats) == state
            GAME.step(state, rng.choice(GAME.legal(state)))
        assert GAME.position(GAME.describe(state), options, seats) == state


SLIPS: list[tuple[dict[str, Any], str, str]] = [
    ({"squirrels": {"frog-pond": [1, 0, 0]}}, "NH-C1", "squirrels.frog-pond"),
    ({"nests": {"frog-pond": [1, 0, 0]}}, "NH-C1", "nests.frog-pond"),
    ({"fox": ["owl-oak", "fern-fold"]}, "NH-P1", "fox"),
    ({"fox": "fox-hole"}, "NH-P1", "fox"),
    ({"fox": 3}, "NH-P1", "fox"),
    ({"squirrels": {"nowhere": [1, 0, 0]}}, "NH-P1", "squirrels.nowhere"),
    ({"squirrels": {"owl-oak": [3, 0, 0]}}, "NH-C4", "squirrels.owl-oak"),
    ({"squirrels": {"owl-oak": [1, 0]}}, "NH-P2", "squirrels.owl-oak"),
    ({"squirrels": {"owl-oak": [-1, 0, 0]}}, "NH-P2", "squirrels.owl-oak"),
    ({"squirrels": {"owl-oak": [True, 0, 0]}}, "NH-P2", "squirrels.owl-oak"),
    ({"squirrels": {"heart-of-the-wood": [1, 0, 0]}}, "NH-C1", "squirrels.heart-of-the-wood"),
    ({"squirrels": [1, 2]}, "NH-P1", "squirrels"),
    ({"nests": {"owl-oak": [4, 0, 0]}}, "NH-E1", "nests"),
    (
        {"forest": [["owl-oak"] * 3, ["owl-oak"] * 4, ["owl-oak"] * 5, ["owl-oak"] * 4, ["owl-oak"] * 3]},
        "NH-P1",
        "forest",
    ),
    ({"forest": [["owl-oak"]]}, "NH-P1", "forest"),
    ({"forest": "dark"}, "NH-P1", "forest"),
    ({"left": "owl-oak"}, "NH-T2", "left"),
    ({"rolled": 7}, "NH-P1", "rolled"),
    ({"nuts": [[1, 2, 3], [0] * 4, [0] * 4]}, "NH-P2", "nuts"),
    ({"nuts": [[1, 2, 3, 4]]}, "NH-P2", "nuts"),
    ({"objectives": [["owl-oak/frog-pond"], [], []]}, "NH-P5", "objectives"),
    ({"objectives": [["owl-oak/pine-barrens"], [], []]}, "NH-P5", "objectives"),
    ({"objectives": [[OBJECTIVE_IDS[0]], [OBJECTIVE_IDS[0]], []]}, "NH-P2", "objectives"),
    ({"objectives": [[OBJECTIVE_IDS[0]], [], []], "deck": list(OBJECTIVE_IDS)}, "NH-P2", "deck"),
    ({"objectives": [[]]}, "NH-P2", "objectives"),
    ({"deck": "all"}, "NH-P2", "deck"),
    ({"known": [[OBJECTIVE_IDS[0]], [], []], "deck": []}, "NH-R1", "known"),
    ({"turn": 4}, "NH-T1", "turn"),
    ({"phase": "sleep"}, "NH-T1", "phase"),
    ({"phase": "end"}, "NH-A2", "phase"),
    ({"phase": "keep"}, "NH-T7", "scouted"),
    ({"phase": "discard"}, "NH-S2", "objectives"),
    ({"phase": "place", "turn": 2}, "NH-S3", "turn"),
    ({"phase": "place", "placed": 6}, "NH-S3", "placed"),
    ({"phase": "forage", "fox": "acorn-acres"}, "NH-T3", "forage"),
    ({"phase": "forage", "forage": ["owl-oak", 2]}, "NH-T3", "forage"),
    ({"scatters": [{"tile": "owl-oak", "owed": [1, 0, 0]}]}, "NH-C5", "scatters.1.owed"),
    ({"scatters": [{"tile": "owl-oak", "from": "fox"}]}, "NH-C1", "scatters.1.from"),
    ({"scatters": ["owl-oak"]}, "NH-C3", "scatters.1"),
    ({"queue": ["owl-oak"]}, "NH-A2", "queue"),
    ({"scores": [1, 2, 3]}, "NH-E2", "scores"),
    ({"weather": "fine"}, "", "weather"),
    ({"seats": 1, "turn": 2}, "NH-A2", "turn"),
    ({"seats": 1, "turn": 2, "phase": "act"}, "NH-A2", "phase"),
]


@pytest.mark.rule("NH-P1", "NH-P2", "NH-P5", "NH-C1", "NH-C4", "NH-E1")
@pytest.mark.parametrize(("position", "clause", "key"), SLIPS, ids=[f"{key}-{clause}" for _, clause, key in SLIPS])
def test_a_position_that_breaks_a_rule_is_refused_with_its_clause_and_key(
    position: dict[str, Any], clause: str, key: str
) -> None:
    assert refused(**position) == (clause, key)


@pytest.mark.rule("NH-P2")
def test_a_forty_sixth_objective_is_refused() -> None:
    assert refused(deck=[*OBJECTIVE_IDS, OBJECTIVE_IDS[7]]) == ("NH-P2", "deck")
    assert refused(deck=[*OBJECTIVE_IDS, "owl-oak/the-moon"]) == ("NH-P5", "deck")


@pytest.mark.rule("NH-P2")
def test_what_a_position_leaves_out_lies_in_the_box_and_is_counted() -> None:
    whole, part = at().state, at(deck=list(OBJECTIVE_IDS[:3]), nuts=[[9, 9, 9, 9]] * 3).state
    assert GAME.census(whole) == GAME.census(part)
    assert len(part.box) == 42


@pytest.mark.rule("NH-E1")
def test_a_finished_position_may_state_its_scores() -> None:
    match = at(2, phase="over", nests={"owl-oak": [2, 0]}, scores=[4, 0])
    assert GAME.describe(match.state)["scores"] == [4, 0]


@pytest.mark.parametrize("value", [None, 1, "x", [], [1], [[]], {}, {"x": 1}, [None] * 3, 10**30, float("nan")])
def test_strange_values_are_refused_and_never_crash(value: object) -> None:
    for key in GAME.describe(at().state):
        with suppress(Refusal):
            GAME.position({key: value}, wish(), 3)


def test_tile_names_in_actions_are_those_of_the_data() -> None:
    assert all(" " not in name for name in (*TILE_IDS, *OBJECTIVE_IDS))
