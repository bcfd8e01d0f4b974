"""Moments of random games, for those who want to ask a bot about them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from nutdesk.core.dealer import draw
from nutdesk.core.game import Game, Options
from nutdesk.core.moves import Choice


def moments(game: Game, options: Options, seats: int, seed: str, every: int) -> Iterator[Any]:
    """The position at every so many choices of one random game."""
    rng, state, made = Random(seed), game.setup(options, seats), 0
    while state.pending:
        if not isinstance(state.pending[-1], Choice):
            game.step(state, draw(state.pending[-1], rng))
            continue
        if made % every == 0:
            yield state.copy()
        made += 1
        game.step(state, rng.choice(game.legal(state)))
