"""Little Nutters: 27 patches, a hand of tricks, and a sack to fill."""

from __future__ import annotations

from nutdesk.core.card import Card
from nutdesk.core.words import say

CARD = Card(
    id="little-nutters",
    title="Little Nutters",
    tagline=say("Dig for your nuts, and guard them"),
    players=(2, 3, 4, 5, 6),
    usual=3,
    shelf=5,
    minutes=30,
)


def __getattr__(name: str) -> object:
    """GAME, when it is to be played: the home screen needs only the card."""
    if name == "GAME":
        from nutdesk.games.little_nutters.game import GAME

        return GAME
    raise AttributeError(name)
