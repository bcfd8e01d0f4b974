"""In the Nuts!: dice, hedges, and a raccoon who joins the player he robbed."""

from __future__ import annotations

from nutdesk.core.card import Card
from nutdesk.core.words import say

CARD = Card(
    id="in-the-nuts",
    title="In the Nuts!",
    tagline=say("Push your luck, then push the others up the hill"),
    players=(2, 3, 4),
    usual=3,
    shelf=4,
    minutes=30,
)


def __getattr__(name: str) -> object:
    """GAME, when it is to be played: the home screen needs only the card."""
    if name == "GAME":
        from nutdesk.games.in_the_nuts.game import GAME

        return GAME
    raise AttributeError(name)
