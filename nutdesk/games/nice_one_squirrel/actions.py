"""What a player may do, in the rulebook's words. Caches count from 1."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nice_one_squirrel.parts import CACHES, NUTS


@attrs.frozen(slots=True, order=False)
class Place(Action):
    """Put the squirrel on its first cache."""

    verb = "place"
    title = say("Place the squirrel")
    cache: int


@attrs.frozen(slots=True, order=False)
class Move(Action):
    """Move the squirrel clockwise to a cache."""

    verb = "move"
    title = say("Move")
    cache: int


@attrs.frozen(slots=True, order=False)
class Play(Action):
    """Play a nut from hand into the cache reached."""

    verb = "play"
    title = say("Play a nut")
    nut: str


@attrs.frozen(slots=True, order=False)
class Take(Action):
    """Take up a nut from the cache reached (NS-O1)."""

    verb = "take"
    title = say("Take up a nut")
    nut: str


@attrs.frozen(slots=True, order=False)
class Nothing(Action):
    """Neither play nor take."""

    verb = "nothing"
    title = say("Do nothing")


VERBS: Final = (Place, Move, Play, Take, Nothing)

# Made once: a playout picks from these instead of building them.
PLACES: Final = tuple(Place(cache + 1) for cache in range(CACHES))
MOVES: Final = tuple(Move(cache + 1) for cache in range(CACHES))
PLAYS: Final = tuple(Play(nut) for nut in NUTS)
TAKES: Final = tuple(Take(nut) for nut in NUTS)
NOTHING: Final = Nothing()
