"""The games: one folder each, found by being there."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING, Any

from nutdesk.core.card import Card

if TYPE_CHECKING:
    from nutdesk.core.game import Game


def ids() -> tuple[str, ...]:
    """The ids of all games, as written on the command line."""
    return tuple(
        sorted(name.replace("_", "-") for _, name, package in pkgutil.iter_modules(__path__) if package)
    )


def _folder(game_id: str) -> Any:
    if game_id not in ids():
        raise KeyError(game_id)
    return importlib.import_module(f"{__name__}.{game_id.replace('-', '_')}")


@cache
def load(game_id: str) -> Game:
    """The game with this id; KeyError if there is none."""
    from nutdesk.core.game import Game

    game = _folder(game_id).GAME
    assert isinstance(game, Game)
    return game


def card(game_id: str) -> Card:
    """What stands on the box of a game; only where the folder has no CARD are its rules loaded for it."""
    found = getattr(_folder(game_id), "CARD", None)
    if isinstance(found, Card):
        return found
    game = load(game_id)
    return Card(*(getattr(game, name) for name in Card._fields))


def cards() -> tuple[Card, ...]:
    """The box of every game, in the order of the home screen."""
    return tuple(sorted(map(card, ids()), key=lambda card: card.shelf))


def all_games() -> tuple[Game, ...]:
    """Every game, in the order of the home screen."""
    return tuple(sorted((load(game_id) for game_id in ids()), key=lambda game: game.shelf))
