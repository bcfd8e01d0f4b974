"""Positions written by hand: sensible defaults, exact round trips, every mistake refused where it stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from nutdesk.core.dealer import draw
from nutdesk.core.game import Refusal
from nutdesk.core.moves import Chance
from nutdesk.games.little_nutters import GAME
from tests.games.little_nutters.forest import names


def refused(seats: int = 3, **position: Any) -> tuple[str, str]:
    """The key and the clause of a refused position."""
    with pytest.raises(Refusal) as caught:
        GAME.position(position, {}, seats)
    return caught.value.where, caught.value.ruling.clause


def test_an_empty_position_is_the_first_patch_phase_with_everything_in_the_box() -> None:
    state = GAME.position({"patches": {"1": ["nut"]}}, {}, 3)
    assert (state.turn, state.pending[-1].kind, len(state.box)) == (0, "patch", 191)
    assert sum(GAME.census(state).values()) == 200


def test_a_card_without_a_symbol_takes_one_that_is_left() -> None:
    state = GAME.position({"hands": [["bulldozer", "bulldozer-leaf"], ["bulldozer"]], "patches": {"1": ["nut"]}}, {}, 2)
    assert (names(state.hands[0]), names(state.hands[1])) == (["bulldozer-leaf", "bulldozer-paw"], ["bulldozer-moon"])


def test_the_rest_can_be_laid_out() -> None:
    state = GAME.position({"rest": True, "patches": {"5": ["nut", "fox"]}, "hands": [["cramp"], []]}, {}, 2)
    assert [len(patch) for patch in state.patches] == [4] * 4 + [2] + [4] * 22
    assert names(state.patches[4]) == ["fox", "nut"]
    assert state.draw
    assert sum(GAME.census(state).values()) == 200


def test_the_patches_alone_can_be_filled() -> None:
    state = GAME.position({"rest": "patches", "draw": ["cramp"]}, {}, 2)
    assert [len(patch) for patch in state.patches] == [4] * 27
    assert names(state.draw) == ["cramp-leaf"]


@pytest.mark.parametrize("seats", GAME.players)
def test_every_position_of_a_game_reads_back_exactly(seats: int) -> None:
    rng, state = Random(f"positions {seats}"), GAME.setup({}, seats)
    while state.pending:
        top = state.pending[-1]
        if isinstance(top, Chance):
            GAME.step(state, draw(top, rng))
            continue
        assert GAME.position(GAME.describe(state), {}, seats) == state
        GAME.step(state, rng.choice(GAME.legal(state)))
    assert GAME.position(GAME.describe(state), {}, seats) == state


@pytest.mark.parametrize(
    ("position", "where", "clause"),
    [
        ({"pond": 1}, "pond", ""),
        ({"turn": 4}, "turn", "LN-T1"),
        ({"turn": True}, "turn", "LN-T1"),
        ({"sacks": [8, 0, 0]}, "sacks", "LN-S1"),
        ({"sacks": [7, 7, 7], "patches": {"1": ["nut"] * 7}}, "patches.1", "LN-D8"),
        ({"sacks": [7, 0, 0]}, "sacks", "LN-S1"),
        ({"sacks": [0, 0]}, "sacks", ""),
        ({"patches": {"28": ["nut"]}}, "patches.28", "LN-S3"),
        ({"patches": {"1": "nut"}}, "patches.1", ""),
        ({"patches": ["nut"]}, "patches", "LN-S3"),
        ({"patches": {"1": ["walnut"]}}, "patches.1", "LN-D8"),
        ({"patches": {"1": [3]}}, "patches.1", "LN-D8"),
        ({"patches": {"1": ["bulldozer"]}}, "patches.1", "LN-S3"),
        ({"patches": {"1": ["nut"] * 10}}, "patches.1", "LN-S3"),
        ({"hands": [["forest-storm"] * 3, [], []]}, "hands", "LN-D8"),
        ({"hands": [["nut"], [], []]}, "hands", "LN-T6"),
        ({"draw": ["fox"]}, "draw", "LN-R2"),
        ({"discard": ["nut"]}, "discard", "LN-T6"),
        ({"forest": ["cramp"]}, "forest", "LN-R2"),
        ({"beside": [["full-cheeks"], [], []]}, "beside", "LN-T3"),
        ({"blocks": {"2": "fallen-log"}}, "blocks.2", "LN-P7"),
        ({"blocks": {"1": "fox"}}, "blocks.1", "LN-P7"),
        ({"characters": ["scout", "scout", "trader"]}, "characters", "LN-S1"),
        ({"characters": ["scout", "wizard", "trader"]}, "characters", "LN-D9"),
        ({"seen": {"1": [[1]]}}, "seen.1", "LN-P1"),
        ({"seen": {"1": [[4], []]}}, "seen.1", "LN-P1"),
        ({"due": "sleep"}, "due", ""),
        ({"due": "dig on"}, "current", "LN-P4"),
        ({"due": ["play"]}, "due", ""),
        ({"hands": [[["fox"]], [], []]}, "hands", "LN-D8"),
        ({"characters": ["scout", ["scout"], "trader"]}, "characters", "LN-D9"),
        ({"due": "name", "about": []}, "about", ""),
        ({"due": "pay", "about": [0], "hands": [["cramp"], [], []]}, "about", ""),
        ({"due": "pay", "about": [0, 0, 1], "asked": 2, "hands": [[], ["cramp"], []]}, "about", ""),
        ({"due": "pick", "about": [0, 1, 0]}, "about", ""),
        ({"due": "defend", "about": [0, -1]}, "about", ""),
        ({"due": "pick", "about": "far"}, "about", ""),
        ({"due": "discard", "about": [1, 2]}, "about", ""),
        ({"used": 1}, "used", ""),
        ({"rest": "all"}, "rest", "LN-S3"),
        ({"fresh": "moonbeam"}, "fresh", "LN-D8"),
        ({"found": "nut"}, "found", "LN-P2"),
        ({"agenda": "all"}, "agenda", ""),
    ],
)
def test_a_mistake_is_refused_where_it_stands(position: dict[str, Any], where: str, clause: str) -> None:
    assert refused(**{"patches": {"1": ["nut", "fox"]}, **position}) == (where, clause)
