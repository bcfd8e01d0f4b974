"""What stands on a game's box."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """The few facts that a shelf shows, so light that no rule has to be loaded for them."""

    id: str
    title: str
    tagline: str
    players: tuple[int, ...]
    usual: int
    """The number of seats a click on the cover starts with."""
    shelf: int
    """Place on the home screen."""
    minutes: int = 0
    untested: tuple[int, ...] = ()
    """Player counts offered although the author does not."""
