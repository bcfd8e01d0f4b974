"""Nice One Squirrel!: a ring of nine caches, and a nut in the right company."""

from __future__ import annotations

from nutdesk.core.card import Card
from nutdesk.core.words import say

CARD = Card(
    id="nice-one-squirrel",
    title="Nice One Squirrel!",
    tagline=say("Stash your nuts in good company"),
    players=(2, 3, 4, 5, 6),
    usual=3,
    shelf=3,
    minutes=15,
    untested=(2, 6),
)


def __getattr__(name: str) -> object:
    """GAME, when it is to be played: the home screen needs only the card."""
    if name == "GAME":
        from nutdesk.games.nice_one_squirrel.game import GAME

        return GAME
    raise AttributeError(name)
