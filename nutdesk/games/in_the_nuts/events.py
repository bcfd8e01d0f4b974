"""What can happen, and the sentence that tells it: one for every step of a cascade."""

from __future__ import annotations

from functools import partial
from typing import Final

from nutdesk.core import events
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.in_the_nuts.parts import SPACES, TITLES, UNDER, UP, spell

event = partial(events.event, field=TITLES, nut=spell, kind=spell, place=UNDER)


def _rolls(seat: Seat, green: int, one: int, other: int) -> Say:
    first, second = green + one, green + other
    if first == second:
        return say(
            "{seat} rolls green {green} with white {one} twice: space {first}",
            seat=seat,
            green=green,
            one=one,
            first=first,
        )
    return say(
        "{seat} rolls green {green} with white {one} and {other}: space {first} or {second}",
        seat=seat,
        green=green,
        one=one,
        other=other,
        first=first,
        second=second,
    )


def _spaces(track: int) -> Say | str:
    *spaces, last = [str(space) for space in SPACES if track >> space & 1]
    return say("{spaces} and {last}", spaces=listed(spaces), last=last) if spaces else last


def _pushed(squirrels: int) -> Say:
    return count(squirrels, "one squirrel", "{n} squirrels")


def _further(field: int) -> str:
    return TITLES[UP[field]]


REMOVED = event("IN-S1", "With {seats} players {each} of each plain nut stay in the box", "seats each")
DEALT = event(
    "IN-S2", "Four nuts lie face up, everybody gets one, eight are set aside; {pile} form the draw pile", "pile"
)
SENT = event("IN-S3", "{seat} sends a squirrel ahead to {field}", "seat field")
ROLLED = event("IN-T1", _rolls, "seat green one other")
PLACED = event("IN-T1", "{seat} places a squirrel on space {space}", "seat space")
BUSTED = event(
    "IN-T3",
    "No space of the roll is free: {seat} busts, and {squirrels}",
    "seat squirrels",
    squirrels=lambda squirrels: count(squirrels, "one squirrel goes home", "{n} squirrels go home"),
)
STOPPED = event("IN-T2", "{seat} stops", "seat")
RAN_OUT = event("IN-T4", "{seat} has no squirrel left in the supply: the turn stops by itself", "seat")
MOVED_UP = event("IN-T4", "{seat} moves up from {spaces}", "seat track", spaces=_spaces)
NOBODY_COLLECTS = event("IN-C1", "Every field is checked: nobody has enough squirrels for a nut")
COLLECTED_TWO = event("IN-C2", "{seat} has two in {field}: they go home for a nut", "seat field")
COLLECTED_THREE = event("IN-C3", "{seat} has three in {field}: they go home for a nut", "seat field")
COLLECTED_FOUR = event("IN-C4", "{seat} has four in {field}: they go home for a nut", "seat field")
COLLECTED_WITH_DAVID = event(
    "IN-C5", "{seat} has enough in {field}: they go home for a nut, and David steals another", "seat field"
)
COLLECTED_LAST = event("IN-E1", "{seat} has four in {field}: they go home for a last nut", "seat field")
PUSHED = event(
    "IN-C2",
    "{owner} is pushed up into {field}: {squirrels}",
    "owner squirrels field",
    actor="owner",
    squirrels=_pushed,
    field=_further,
)
PUSHED_TO_TOP = event(
    "IN-C3",
    "{owner} is pushed up into {field}: {squirrels}",
    "owner squirrels field",
    actor="owner",
    squirrels=_pushed,
    field=_further,
)
TOOK = event("IN-C2", "{seat} takes the {nut} under {place}", "seat nut place")
TOOK_OF_TWO = event("IN-C3", "{seat} picks the {nut} under {place}", "seat nut place")
TOOK_ANY = event("IN-C4", "{seat} picks the {nut} under {place}", "seat nut place")
TOOK_WITH_DAVID = event("IN-C5", "{seat} picks the {nut} under {place}", "seat nut place")
TOOK_LAST = event("IN-E1", "{seat} picks the {nut} under {place}", "seat nut place")
NO_NUT = event("IN-E1", "No nut is left there for {seat}", "seat")
TURNED = event("IN-C2", "Turned up under {place}: {nut}", "nut place")
STAYS_EMPTY = event("IN-E1", "No card is left: the place under {place} stays empty", "place")
PILE_USED_UP = event("IN-E1", "The draw pile is used up: the eight cards set aside come in, and this is the last turn")
RALLIED = event("IN-E1", "Every squirrel on the board moves to the 4-squirrel area")
STOLE = event("IN-C5", "{seat} steals from {victim}: {nut}", "seat victim nut")
DAVID_MOVED = event("IN-C5", "David moves in with {victim}, whose nuts are safe now", "victim")
NOBODY_TO_ROB = event("IN-C5", "David finds nothing to steal for {seat}", "seat")
STORED = event("IN-N1", "{seat} stores the {nut} on the card for {holds}: {lying} of {holds}", "seat nut lying holds")
JOKER_STORED = event(
    "IN-N3",
    "{seat} stores the {nut} as {kind} on the card for {holds}: {lying} of {holds}",
    "seat nut lying holds kind",
)
JOKER_STORED_LAST = event(
    "IN-E2",
    "{seat} stores the {nut} as {kind} on the card for {holds}: {lying} of {holds}",
    "seat nut lying holds kind",
)
JOKER_KEPT = event("IN-N3", "{seat} keeps the {nut}", "seat nut")
WASTED = event("IN-N1", "No storage card of {seat} can take the {nut}: it is out of the game", "seat nut")
FILLED = event(
    "IN-N2", "The storage card is full and turns over: {points} points for {seat}, safe for good", "seat points"
)
ENDED = event("IN-E2", "Everything is stored: the points are counted")

# By what is being checked: the nine fields, then the hand-out of the last turn.
COLLECTED: Final = (
    COLLECTED_TWO,
    COLLECTED_TWO,
    COLLECTED_WITH_DAVID,
    COLLECTED_TWO,
    COLLECTED_TWO,
    COLLECTED_THREE,
    COLLECTED_WITH_DAVID,
    COLLECTED_THREE,
    COLLECTED_FOUR,
    COLLECTED_LAST,
)
TOOK_FOR: Final = (
    TOOK,
    TOOK,
    TOOK_WITH_DAVID,
    TOOK,
    TOOK,
    TOOK_OF_TWO,
    TOOK_WITH_DAVID,
    TOOK_OF_TWO,
    TOOK_ANY,
    TOOK_LAST,
)
