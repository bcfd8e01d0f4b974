"""What a player may do, in the rulebook's words. Tiles, nuts and objectives go by their names."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nut_hunt.parts import NUTS, OBJECTIVE_IDS, SEATS, TILE_IDS


@attrs.frozen(slots=True, order=False)
class Discard(Action):
    """Put one of three objectives under the deck in set-up."""

    verb = "discard"
    title = say("Put an objective back")
    objective: str


@attrs.frozen(slots=True, order=False)
class Place(Action):
    """Place a squirrel on a starting tile in set-up."""

    verb = "place"
    title = say("Place a squirrel")
    tile: str


@attrs.frozen(slots=True, order=False)
class Forage(Action):
    """Take one nut of a kind that the tile produces."""

    verb = "forage"
    title = say("Forage")
    nut: str


@attrs.frozen(slots=True, order=False)
class Roll(Action):
    """Roll the fox die."""

    verb = "roll"
    title = say("Roll the fox die")


@attrs.frozen(slots=True, order=False)
class Scatter(Action):
    """Let one fleeing squirrel run to a tile."""

    verb = "scatter"
    title = say("Flee")
    tile: str


@attrs.frozen(slots=True, order=False)
class Recruit(Action):
    """Pay a tile's cost and place a squirrel there."""

    verb = "recruit"
    title = say("Recruit")
    tile: str


@attrs.frozen(slots=True, order=False)
class Hassle(Action):
    """Pull the fox onto a tile beside it."""

    verb = "hassle"
    title = say("Hassle")
    tile: str


@attrs.frozen(slots=True, order=False)
class Scout(Action):
    """Look at the top two objectives."""

    verb = "scout"
    title = say("Scout")


@attrs.frozen(slots=True, order=False)
class Keep(Action):
    """Keep one of the scouted objectives, or 'none'."""

    verb = "keep"
    title = say("Keep an objective")
    objective: str


@attrs.frozen(slots=True, order=False)
class End(Action):
    """End the turn."""

    verb = "end"
    title = say("End turn")


@attrs.frozen(slots=True, order=False)
class Exchange(Action):
    """Three nuts of one kind for one of another, at any time."""

    verb = "exchange"
    title = say("Exchange")
    seat: int
    give: str
    get: str


VERBS: Final = (Discard, Place, Forage, Roll, Scatter, Recruit, Hassle, Scout, Keep, End, Exchange)

# Made once: a playout picks from these instead of building them.
DISCARDS: Final = tuple(Discard(name) for name in OBJECTIVE_IDS)
PLACES: Final = tuple(Place(name) for name in TILE_IDS)
FORAGES: Final = tuple(Forage(name) for name in NUTS)
ROLL: Final = Roll()
SCATTERS: Final = tuple(Scatter(name) for name in TILE_IDS)
RECRUITS: Final = tuple(Recruit(name) for name in TILE_IDS)
HASSLES: Final = tuple(Hassle(name) for name in TILE_IDS)
SCOUT: Final = Scout()
KEEPS: Final = tuple(Keep(name) for name in OBJECTIVE_IDS)
KEEP_NONE: Final = Keep("none")
END: Final = End()
EXCHANGES: Final = tuple(
    tuple(tuple(Exchange(seat, give, get) for get in NUTS) for give in NUTS) for seat in range(len(SEATS))
)
"""EXCHANGES[seat][given][got]."""
