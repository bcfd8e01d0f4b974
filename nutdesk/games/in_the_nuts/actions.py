"""What a player may do, in the rulebook's words. Seats and storage cards count from 1."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.in_the_nuts import parts
from nutdesk.games.in_the_nuts.parts import CARDS, FIELDS, KINDS, NUTS, PLAIN, SHOWS


@attrs.frozen(slots=True, order=False)
class Send(Action):
    """Put an opening squirrel into a field of the 2-squirrel area."""

    verb = "send"
    title = say("Send a squirrel")
    field: str


@attrs.frozen(slots=True, order=False)
class Roll(Action):
    """Throw the three dice."""

    verb = "roll"
    title = say("Roll")


@attrs.frozen(slots=True, order=False)
class Place(Action):
    """Put a squirrel on a space of the starting track."""

    verb = "place"
    title = say("Place a squirrel")
    space: int


@attrs.frozen(slots=True, order=False)
class Stop(Action):
    """End the turn: the squirrels of the track move up."""

    verb = "stop"
    title = say("Stop")


@attrs.frozen(slots=True, order=False)
class Pick(Action):
    """Take one of the face-up nuts, named after the field it lies under."""

    verb = "pick"
    title = say("Pick a nut")
    place: str


@attrs.frozen(slots=True, order=False)
class Steal(Action):
    """Let David take a plain nut from another player's storage card."""

    verb = "steal"
    title = say("Steal a nut")
    victim: int
    card: int


@attrs.frozen(slots=True, order=False)
class Store(Action):
    """Put the nut just got on a storage card; a joker says which nut it is."""

    verb = "store"
    title = say("Store a nut")
    card: int
    nut: str


@attrs.frozen(slots=True, order=False)
class Keep(Action):
    """Hold on to the joker just got."""

    verb = "keep"
    title = say("Keep a joker")


@attrs.frozen(slots=True, order=False)
class Lay(Action):
    """Put a joker that was kept on a storage card, as one of the two nuts it shows."""

    verb = "lay"
    title = say("Lay a joker")
    joker: str
    card: int
    nut: str


VERBS: Final = (Send, Roll, Place, Stop, Pick, Steal, Store, Keep, Lay)

# Made once: a playout picks from these instead of building them.
ROLL: Final = Roll()
STOP: Final = Stop()
KEEP: Final = Keep()
SENDS: Final = tuple(Send(FIELDS[field]) for field in range(5))
PLACES: Final = tuple(Place(space) for space in range(13))
PICKS: Final = tuple(Pick(place) for place in parts.PLACES)
STEALS: Final = tuple(tuple(Steal(seat + 1, card + 1) for card in range(CARDS)) for seat in range(4))
STORES: Final = tuple(tuple(Store(card + 1, kind) for kind in KINDS) for card in range(CARDS))
LAYS: Final = tuple(
    tuple(tuple(Lay(NUTS[nut], card + 1, kind) for kind in KINDS) for card in range(CARDS)) if nut >= PLAIN else ()
    for nut in range(len(SHOWS))
)
