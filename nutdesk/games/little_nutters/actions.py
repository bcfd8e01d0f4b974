"""What a player may do, in the rulebook's words. Patches and seats count from 1."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.little_nutters.parts import FACES, PATCHES, SEATS


@attrs.frozen(slots=True, order=False)
class Dig(Action):
    """Turn the top card of a patch (LN-P2)."""

    verb = "dig"
    title = say("Dig")
    patch: int


@attrs.frozen(slots=True, order=False)
class Search(Action):
    """Look at all cards of a patch (LN-P1)."""

    verb = "search"
    title = say("Search")
    patch: int


@attrs.frozen(slots=True, order=False)
class Excavate(Action):
    """Take the top card of a patch unread (LN-P3)."""

    verb = "excavate"
    title = say("Excavate")
    patch: int


@attrs.frozen(slots=True, order=False)
class Stop(Action):
    """Dig or excavate no further (LN-P4)."""

    verb = "stop"
    title = say("Stop digging")


@attrs.frozen(slots=True, order=False)
class Skip(Action):
    """Leave out the patch phase, as every patch is blocked (LN-R1)."""

    verb = "skip"
    title = say("Skip the patch phase")


@attrs.frozen(slots=True, order=False)
class Play(Action):
    """Play a card from hand (LN-T1)."""

    verb = "play"
    title = say("Play a card")
    card: str


@attrs.frozen(slots=True, order=False)
class Pass(Action):
    """Play no card (LN-T1)."""

    verb = "pass"
    title = say("Play nothing")


@attrs.frozen(slots=True, order=False)
class Name(Action):
    """Name the player whom a card is against."""

    verb = "name"
    title = say("Name a player")
    player: int


@attrs.frozen(slots=True, order=False)
class Pick(Action):
    """Choose a patch for a card."""

    verb = "pick"
    title = say("Choose a patch")
    patch: int


@attrs.frozen(slots=True, order=False)
class Take(Action):
    """Choose the friend that a bribe is for."""

    verb = "take"
    title = say("Bribe a friend")
    player: int
    card: str


@attrs.frozen(slots=True, order=False)
class Nullify(Action):
    """Answer with a defence card (LN-T2)."""

    verb = "nullify"
    title = say("Nullify")
    card: str


@attrs.frozen(slots=True, order=False)
class Ignore(Action):
    """Discard a card to ignore an obstacle's stop (LN-D9)."""

    verb = "ignore"
    title = say("Ignore an obstacle")
    card: str


@attrs.frozen(slots=True, order=False)
class Accept(Action):
    """Let it happen."""

    verb = "accept"
    title = say("Let it happen")


@attrs.frozen(slots=True, order=False)
class Discard(Action):
    """Discard a card from hand."""

    verb = "discard"
    title = say("Discard a card")
    card: str


@attrs.frozen(slots=True, order=False)
class Repeat(Action):
    """Repeat the random selection (LN-D9)."""

    verb = "repeat"
    title = say("Turn again")


@attrs.frozen(slots=True, order=False)
class Keep(Action):
    """Keep one of the two cards drawn (LN-D9)."""

    verb = "keep"
    title = say("Keep a card")
    card: str


@attrs.frozen(slots=True, order=False)
class Peek(Action):
    """Peek at the top card of a patch (LN-D9)."""

    verb = "peek"
    title = say("Peek")
    patch: int


@attrs.frozen(slots=True, order=False)
class Trade(Action):
    """Discard a card to draw one (LN-D9)."""

    verb = "trade"
    title = say("Swap a card")
    card: str


@attrs.frozen(slots=True, order=False)
class Clear(Action):
    """Discard the cards, joined by "+", that free a blocked patch, at almost any time (LN-P7).

    The grammar of the table wants the seat of an interrupt counted from 0.
    """

    verb = "clear"
    title = say("Clear a patch")
    seat: int
    patch: int
    cards: str


VERBS: Final = (
    Dig,
    Search,
    Excavate,
    Stop,
    Skip,
    Play,
    Pass,
    Name,
    Pick,
    Take,
    Nullify,
    Ignore,
    Accept,
    Discard,
    Repeat,
    Keep,
    Peek,
    Trade,
    Clear,
)

# Made once: a playout picks from these instead of building them.
DIGS: Final = tuple(Dig(patch + 1) for patch in range(PATCHES))
SEARCHES: Final = tuple(Search(patch + 1) for patch in range(PATCHES))
EXCAVATES: Final = tuple(Excavate(patch + 1) for patch in range(PATCHES))
PICKS: Final = tuple(Pick(patch + 1) for patch in range(PATCHES))
PEEKS: Final = tuple(Peek(patch + 1) for patch in range(PATCHES))
PLAYS: Final = tuple(Play(face) for face in FACES)
NULLIFIES: Final = tuple(Nullify(face) for face in FACES)
IGNORES: Final = tuple(Ignore(face) for face in FACES)
DISCARDS: Final = tuple(Discard(face) for face in FACES)
KEEPS: Final = tuple(Keep(face) for face in FACES)
TRADES: Final = tuple(Trade(face) for face in FACES)
NAMES: Final = tuple(Name(seat + 1) for seat in range(len(SEATS)))
TAKES: Final = tuple(tuple(Take(seat + 1, face) for face in FACES) for seat in range(len(SEATS)))
STOP: Final = Stop()
SKIP: Final = Skip()
PASS: Final = Pass()
ACCEPT: Final = Accept()
REPEAT: Final = Repeat()
