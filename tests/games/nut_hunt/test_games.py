"""Whole games: nothing is lost or made, and all of them end. With --long there are 10,000 and more."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nutdesk.core.check import tables
from nutdesk.core.dealer import draw
from nutdesk.core.game import Options
from nutdesk.core.moves import Chance
from nutdesk.games.nut_hunt import GAME
from nutdesk.games.nut_hunt.parts import LAST_NEST, NEST, POND, TILES

TABLES = list(tables(GAME))


@pytest.mark.rule("NH-P2", "NH-P3", "NH-C4", "NH-E1")
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=["-".join(map(str, (n, *o.values()))) for n, o in TABLES])
def test_pieces_are_conserved_after_every_step(seats: int, options: Options, scale: Callable[[int, int], int]) -> None:
    for seed in range(scale(1, 334)):
        rng = Random(f"{seed}/{seats}/{sorted(options.items())}")
        state = GAME.setup(options, seats)
        census = GAME.census(state)
        while state.pending:
            top = state.pending[-1]
            if isinstance(top, Chance):
                GAME.step(state, draw(top, rng))
            else:
                extra = [action for seat in range(seats) for action in GAME.interrupts(state, seat)]
                GAME.step(state, rng.choice(extra if extra and rng.random() < 0.2 else GAME.legal(state)))
            assert GAME.census(state) == census
            if state.hands[0] and state.pending:
                assert len(state.pending) == len(state.scatters) + 1
            assert max(state.squirrels) < NEST
            assert min(state.squirrels) >= 0
            assert min(state.nuts) >= 0
            assert not any(state.squirrels[POND::TILES])
            for scattering in state.scatters:
                here = state.squirrels[scattering.tile :: TILES]
                assert all(owed <= there for owed, there in zip(scattering.owed, here, strict=True))
        assert max(state.built) >= LAST_NEST
        result = GAME.result(state)
        assert result is not None
        assert len(result.scores) == state.sides
