"""What an action reveals is known beforehand, also where nothing is tried out."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk.core.dealer import draw
from nutdesk.core.moves import Chance
from nutdesk.games.little_nutters import GAME
from nutdesk.games.little_nutters.foresight import attempt, foresee


@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_foreseen_is_what_trying_shows(seats: int) -> None:
    rng = Random(f"foresight {seats}")
    for _ in range(4):
        state = GAME.setup({}, seats)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
                continue
            actions = GAME.legal(state)
            for action in rng.sample(actions, min(6, len(actions))):
                assert foresee(state, action) == attempt(state, action), action
            GAME.step(state, rng.choice(actions))
