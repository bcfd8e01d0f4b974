"""NUTS, the Zimmerman Nut Factory: belts, cross tiles, and a squirrel on the floor."""

from __future__ import annotations

from nutdesk.core.card import Card
from nutdesk.core.words import say

CARD = Card(
    id="nuts",
    title="NUTS",
    tagline=say("Lay the belts, run the factory, mind the squirrel"),
    players=(2, 3, 4, 5, 6),
    usual=3,
    shelf=2,
    minutes=60,
)


def __getattr__(name: str) -> object:
    """GAME, when it is to be played: the home screen needs only the card."""
    if name == "GAME":
        from nutdesk.games.nuts.game import GAME

        return GAME
    raise AttributeError(name)
