"""What the desk and the process that serves phones tell each other, through the pipe between them.

The desk alone knows the position and decides everything; the process gets views and words. Down go what a viewer may
see and what somebody asked is answered; up go wishes. Nothing of a browser gets here unchecked.
"""

from __future__ import annotations

from typing import Any

import attrs

from nutdesk.core.game import Player
from nutdesk.core.moves import Action
from nutdesk.core.table import Cue
from nutdesk.core.value import Value
from nutdesk.core.words import Say

# ---- down: from the desk --------------------------------------------------------------------------------------------


@attrs.frozen
class SeatHolder(Value):
    """A seat, as whoever joins sees it."""

    player: Player
    ticket: str = ""
    """The secret of the device that plays here, 32 hexadecimal digits; '' if none does."""


@attrs.frozen
class Seating(Value):
    """Who sits where; sent at first, and whenever that changes. A device whose ticket is gone is told so."""

    cast: tuple[Player, ...]
    """The seats' players, then those without a seat."""
    places: tuple[SeatHolder, ...]
    code: str
    """The digits that somebody who typed the address has to give; the QR code has them."""
    locked: bool = False
    """Whether nobody new may join."""


@attrs.frozen
class Sentence(Value):
    """An event in words."""

    sentence: Say | str
    clause: str
    icon: str
    seat: int
    """Whose squirrel stands beside it; -1 for nobody's."""


@attrs.frozen
class Picture(Value):
    """What is seen of one event: its words, the view right after it, and what moves."""

    told: Sentence
    view: Any
    cues: tuple[Cue, ...] = ()


@attrs.frozen
class Sight(Value):
    """What one viewer sees now. It replaces all that was shown before, so that a device may miss any of them."""

    viewer: int
    number: int
    """At least 1, and rises with everything that is shown to this viewer: a wish names the one it was made at."""
    view: Any
    """With the legal actions if it is the viewer's choice."""
    waits: bool
    """Whether it is not this viewer's choice now."""
    fair: bool
    pictures: tuple[Picture, ...] = ()
    """How it came about, if something was just played; after undo there are none."""
    story: tuple[Sentence, ...] = ()
    """The last events that the viewer may read, oldest first."""
    undo: str = ""
    """What undo would take back, in a few words; '' if nothing can be."""
    why_no_undo: str = ""
    redo: str = ""
    asks: int = -1
    """The person who would be asked before undo takes back a move that is not the viewer's; -1 for nobody."""
    wish: int = 0
    """The wish of this viewer's device that led to it, if one did: its page is told that it is done."""


@attrs.frozen
class Ruled(Value):
    """The answer to a wish that was refused, or that came too late."""

    seat: int
    wish: int
    clause: str
    reason: Say | str
    culprits: tuple[str, ...] = ()


@attrs.frozen
class Query(Value):
    """A yes or no that is wanted from a device; asking again with the same number replaces it. Numbers begin at 1."""

    seat: int
    number: int
    sentence: Say | str
    yes: Say | str
    no: Say | str


@attrs.frozen
class QuerySettled(Value):
    """A question that is settled, or that nobody needs to answer any more."""

    seat: int
    number: int


@attrs.frozen
class Admitted(Value):
    """A visitor got a seat; their device holds the ticket that the seating names for it."""

    visitor: int
    seat: int


@attrs.frozen
class Turned(Value):
    """A visitor did not get the seat, and why."""

    visitor: int
    why: Say | str


@attrs.frozen
class Closing(Value):
    """The table is closed: every page is told so and does not come back, and the process ends."""


# ---- up: from the process -------------------------------------------------------------------------------------------


@attrs.frozen
class Listening(Value):
    """Pages are served from now on, at this port of each of these addresses."""

    port: int
    addresses: tuple[str, ...]


@attrs.frozen
class Unable(Value):
    """No page can be served, and why."""

    why: Say | str


@attrs.frozen
class Mishap(Value):
    """Something failed that should not have, and where in the code, for the log; it tells nothing of anybody."""

    what: str


@attrs.frozen
class Joins(Value):
    """A visitor wants a seat. If somebody else's device has it, whoever has it must be asked."""

    visitor: int
    seat: int
    name: str


@attrs.frozen
class Visitors(Value):
    """How many are there who have no seat: they choose one, or only watch."""

    count: int


@attrs.frozen
class Present(Value):
    """The seats whose devices are connected now."""

    seats: tuple[int, ...]


@attrs.frozen
class Wishes(Value):
    """A device wants to make a move, or to know why it cannot be made."""

    seat: int
    wish: int
    """A number of the process that no other wish has: the answer, or the sight that it leads to, carries it."""
    number: int
    """What was shown when it was made; if something else is shown by now, it comes too late."""
    actions: tuple[Action, ...]
    """None if a piece was dropped where it means nothing."""
    piece: str = ""
    spot: str = ""


@attrs.frozen
class StepsBack(Value):
    """A device asks for undo, or for redo."""

    seat: int
    wish: int
    number: int
    redo: bool = False


@attrs.frozen
class Answered(Value):
    """A device has answered a question."""

    seat: int
    number: int
    yes: bool


Down = Seating | Sight | Ruled | Query | QuerySettled | Admitted | Turned | Closing
Up = Listening | Unable | Mishap | Joins | Visitors | Present | Wishes | StepsBack | Answered
