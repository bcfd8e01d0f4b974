"""The games: one folder each, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from nutdesk.core.game import Game


def ids() -> tuple[str, ...]:
    """The ids of all games, as written on the command line."""
    return tuple(
        sorted(name.replace("_", "-") for _, name, package in pkgutil.iter_modules(__path__) if package)
    )


@cache
def load(game_id: str) -> Game:
    """The game with this id; KeyError if there is none."""
    if game_id not in ids():
        raise KeyError(game_id)
    module = importlib.import_module(f"{__name__}.{game_id.replace('-', '_')}")
    game = module.GAME
    assert isinstance(game, Game)
    return game


def all_games() -> tuple[Game, ...]:
    """Every game, in the order of the home screen."""
    return tuple(sorted((load(game_id) for game_id in ids()), key=lambda game: game.shelf))
