"""The house data: the deck, read from deck.toml and checked."""

from __future__ import annotations

from typing import Final

from nutdesk.core import house
from nutdesk.games.little_nutters.deck import Deck
from nutdesk.games.little_nutters.deck import parse as read

FILE: Final = "deck.toml"
EDITION: Final = 1
"""Of the file: see "Editions" in docs/lab.md before it is changed."""
TABLES: Final = ("Cards dealt", "Cards played", "Characters")
"""What the lab puts on trial: see Game.uses and Game.dealt."""


def load() -> Deck:
    """The data that this process plays by."""
    return read(house.text("little-nutters", __package__, FILE))


__all__ = ["EDITION", "FILE", "TABLES", "load", "read"]
