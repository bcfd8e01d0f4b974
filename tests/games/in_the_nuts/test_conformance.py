"""In the Nuts! keeps every promise of the table's grammar, and loses no squirrel, card or joker."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from nutdesk.core.check import play_and_check
from nutdesk.core.dealer import draw
from nutdesk.core.game import TABLE
from nutdesk.core.moves import Chance
from nutdesk.games.in_the_nuts import GAME

Scale = Callable[[int, int], int]


@pytest.mark.parametrize("seats", GAME.players)
def test_every_table_keeps_every_promise(seats: int, scale: Scale) -> None:
    """With --long it is 10,000 games."""
    for seed in range(scale(2, 3_334)):
        play_and_check(GAME, {}, seats, f"meadow {seed}", every=scale(23, 101))


@pytest.mark.rule("IN-P1", "IN-P2")
@pytest.mark.parametrize("seats", GAME.players)
def test_squirrels_cards_and_jokers_are_conserved_at_every_step(seats: int, scale: Scale) -> None:
    for seed in range(scale(5, 200)):
        rng, state = Random(f"census {seed}"), GAME.setup({}, seats)
        census = GAME.census(state)
        assert sum(census[f"{player.colour} squirrel"] for player in GAME.seats[:seats]) == 15 * seats
        while state.pending:
            top = state.pending[-1]
            GAME.step(state, draw(top, rng) if isinstance(top, Chance) else rng.choice(GAME.legal(state)))
            assert GAME.census(state) == census
            assert min(state.supply) >= 0


def test_everybody_sees_the_same_but_nobody_sees_the_pile() -> None:
    state = GAME.setup({}, 3)
    rng = Random("views")
    for _ in range(200):
        top = state.pending[-1]
        GAME.step(state, draw(top, rng) if isinstance(top, Chance) else rng.choice(GAME.legal(state)))
    public = GAME.view(state, TABLE)
    for seat in range(3):
        view = GAME.view(state, seat)
        view.viewer = TABLE
        assert view == public
    other = GAME.determinize(public, Random("another"))
    assert (other.pile, other.aside) != (state.pile, state.aside)
    assert sorted(other.pile + other.aside) == sorted(state.pile + state.aside)
    assert GAME.view(other, TABLE) == public
