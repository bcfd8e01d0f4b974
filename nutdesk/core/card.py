"""What the home screen shows of a game."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """The few facts that the home screen needs, so that it need not load the rules of every game."""

    id: str
    title: str
    tagline: str
    players: tuple[int, ...]
    usual: int
    """The number of players that a click on the cover starts with."""
    shelf: int
    """Its position on the home screen, in ascending order."""
    minutes: int = 0
    untested: tuple[int, ...] = ()
    """Player counts that are offered although the game's author has not tested them."""
