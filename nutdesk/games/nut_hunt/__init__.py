"""Nut Hunt: squirrels, nests and a wily fox, for one to five."""

from __future__ import annotations

from nutdesk.core.card import Card
from nutdesk.core.words import say

CARD = Card(
    id="nut-hunt",
    title="Nut Hunt",
    tagline=say("Forage, nest, and mind the fox"),
    players=(1, 2, 3, 4, 5),
    usual=1,
    shelf=1,
    minutes=30,
)


def __getattr__(name: str) -> object:
    """GAME, when it is to be played: the home screen needs only the card."""
    if name == "GAME":
        from nutdesk.games.nut_hunt.game import GAME

        return GAME
    raise AttributeError(name)
