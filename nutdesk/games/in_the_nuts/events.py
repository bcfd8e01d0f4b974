"""What happened, as facts: one for every step of a cascade, each with its clause."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.game import Event
from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.in_the_nuts.parts import SPACES, TITLES, UNDER, UP, spell


@attrs.frozen
class Removed(Event):
    clause = "IN-S1"
    template = "With {seats} players some nuts stay in the box: {each} of each plain kind"
    seats: int
    each: int


@attrs.frozen
class Dealt(Event):
    clause = "IN-S2"
    template = "Four nuts lie face up, everybody gets one, eight are set aside; {pile} form the draw pile"
    pile: int


@attrs.frozen
class Sent(Event):
    clause = "IN-S3"
    template = "{seat} puts an opening squirrel into {field}"
    seat: int
    field: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), field=TITLES[self.field])


@attrs.frozen
class Rolled(Event):
    clause = "IN-T1"
    template = "{seat} rolls green {green} with white {one} and {other}: space {first} or {second}"
    seat: int
    green: int
    one: int
    other: int

    def sentence(self) -> Say:
        first, second = self.green + self.one, self.green + self.other
        if first == second:
            return say(
                "{seat} rolls green {green} with white {one} twice: space {first}",
                seat=Seat(self.seat),
                green=self.green,
                one=self.one,
                first=first,
            )
        return say(
            self.template,
            seat=Seat(self.seat),
            green=self.green,
            one=self.one,
            other=self.other,
            first=first,
            second=second,
        )


@attrs.frozen
class Placed(Event):
    clause = "IN-T1"
    template = "{seat} puts a squirrel on space {space}"
    seat: int
    space: int


@attrs.frozen
class Busted(Event):
    clause = "IN-T3"
    template = "No space of the roll is free: {seat} busts, and {squirrels}"
    seat: int
    squirrels: int

    def sentence(self) -> Say:
        home = count(self.squirrels, "one squirrel goes home", "{n} squirrels go home")
        return say(self.template, seat=Seat(self.seat), squirrels=home)


@attrs.frozen
class Stopped(Event):
    clause = "IN-T2"
    template = "{seat} stops"
    seat: int


@attrs.frozen
class RanOut(Event):
    clause = "IN-T4"
    template = "{seat} has no squirrel left in the supply: the turn stops by itself"
    seat: int


@attrs.frozen
class MovedUp(Event):
    clause = "IN-T4"
    template = "{seat} moves up from {spaces}"
    seat: int
    track: int

    def sentence(self) -> Say:
        *spaces, last = [str(space) for space in SPACES if self.track >> space & 1]
        text = say("{spaces} and {last}", spaces=listed(spaces), last=last) if spaces else last
        return say(self.template, seat=Seat(self.seat), spaces=text)


@attrs.frozen
class NobodyCollects(Event):
    clause = "IN-C1"
    template = "Every field is checked: nobody has enough squirrels for a nut"


@attrs.frozen
class Collected(Event):
    """So many squirrels of one player return from a field."""

    seat: int
    field: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), field=TITLES[self.field])


@attrs.frozen
class CollectedTwo(Collected):
    clause = "IN-C2"
    template = "{seat} has two in {field}: they go home for a nut"


@attrs.frozen
class CollectedThree(Collected):
    clause = "IN-C3"
    template = "{seat} has three in {field}: they go home for a nut"


@attrs.frozen
class CollectedFour(Collected):
    clause = "IN-C4"
    template = "{seat} has four in {field}: they go home for a nut"


@attrs.frozen
class CollectedWithDavid(Collected):
    clause = "IN-C5"
    template = "{seat} has enough in {field}: they go home for a nut, and David steals another"


@attrs.frozen
class CollectedLast(Collected):
    clause = "IN-E1"
    template = "{seat} has four in {field}: they go home for a last nut"


@attrs.frozen
class Pushed(Event):
    clause = "IN-C2"
    template = "{owner} is pushed up into {field}: {squirrels}"
    owner: int
    squirrels: int
    field: int

    def sentence(self) -> Say:
        squirrels = count(self.squirrels, "one squirrel", "{n} squirrels")
        return say(self.template, owner=Seat(self.owner), squirrels=squirrels, field=TITLES[UP[self.field]])

    def actor(self) -> int | None:
        return self.owner


@attrs.frozen
class PushedToTop(Pushed):
    clause = "IN-C3"


@attrs.frozen
class NutEvent(Event):
    seat: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), nut=spell(self.nut))


@attrs.frozen
class TakeEvent(NutEvent):
    """A face-up nut goes to a player; it is told far from its field too, so it says where the nut lay."""

    place: int
    template = "{seat} picks the {nut} under {place}"

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), nut=spell(self.nut), place=UNDER[self.place])


@attrs.frozen
class Took(TakeEvent):
    clause = "IN-C2"
    template = "{seat} takes the {nut} under {place}"


@attrs.frozen
class TookOfTwo(TakeEvent):
    clause = "IN-C3"


@attrs.frozen
class TookAny(TakeEvent):
    clause = "IN-C4"


@attrs.frozen
class TookWithDavid(TakeEvent):
    clause = "IN-C5"


@attrs.frozen
class TookLast(TakeEvent):
    clause = "IN-E1"


@attrs.frozen
class NoNut(Event):
    clause = "IN-E1"
    template = "No nut is left there for {seat}"
    seat: int


@attrs.frozen
class Turned(Event):
    clause = "IN-C2"
    template = "Turned up under {place}: {nut}"
    nut: int
    place: int

    def sentence(self) -> Say:
        return say(self.template, nut=spell(self.nut), place=UNDER[self.place])


@attrs.frozen
class StaysEmpty(Event):
    clause = "IN-E1"
    template = "No card is left: the place under {place} stays empty"
    place: int

    def sentence(self) -> Say:
        return say(self.template, place=UNDER[self.place])


@attrs.frozen
class PileUsedUp(Event):
    clause = "IN-E1"
    template = "The draw pile is used up: the eight cards set aside come in, and this is the last turn"


@attrs.frozen
class Rallied(Event):
    clause = "IN-E1"
    template = "Every squirrel on the board moves to the 4-squirrel area"


@attrs.frozen
class Stole(Event):
    clause = "IN-C5"
    template = "{seat} steals from {victim}: {nut}"
    seat: int
    victim: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), victim=Seat(self.victim), nut=spell(self.nut))


@attrs.frozen
class DavidMoved(Event):
    clause = "IN-C5"
    template = "David moves in with {victim}, whose nuts are safe now"
    victim: int


@attrs.frozen
class NobodyToRob(Event):
    clause = "IN-C5"
    template = "David finds nothing to steal for {seat}"
    seat: int


@attrs.frozen
class Stored(Event):
    clause = "IN-N1"
    template = "{seat} stores the {nut} on the card for {holds}: {lying} of {holds}"
    seat: int
    nut: int
    lying: int
    holds: int

    def sentence(self) -> Say:
        return say(
            self.template,
            seat=Seat(self.seat),
            nut=spell(self.nut),
            lying=self.lying,
            holds=self.holds,
        )


@attrs.frozen
class JokerStored(Stored):
    clause = "IN-N3"
    template = "{seat} stores the {nut} as {kind} on the card for {holds}: {lying} of {holds}"
    kind: int

    def sentence(self) -> Say:
        return say(
            self.template,
            seat=Seat(self.seat),
            nut=spell(self.nut),
            kind=spell(self.kind),
            lying=self.lying,
            holds=self.holds,
        )


@attrs.frozen
class JokerStoredLast(JokerStored):
    clause = "IN-E2"


@attrs.frozen
class JokerKept(NutEvent):
    clause = "IN-N3"
    template = "{seat} keeps the {nut}"


@attrs.frozen
class Wasted(NutEvent):
    clause = "IN-N1"
    template = "No storage card of {seat} can take the {nut}: it is out of the game"


@attrs.frozen
class Filled(Event):
    clause = "IN-N2"
    template = "The storage card is full and turns over: {points} points for {seat}, safe for good"
    seat: int
    points: int


@attrs.frozen
class Ended(Event):
    clause = "IN-E2"
    template = "Everything is stored: the points are counted"


# By what is being checked: the nine fields, then the hand-out of the last turn.
COLLECTED: Final = (
    CollectedTwo,
    CollectedTwo,
    CollectedWithDavid,
    CollectedTwo,
    CollectedTwo,
    CollectedThree,
    CollectedWithDavid,
    CollectedThree,
    CollectedFour,
    CollectedLast,
)
TOOK: Final = (
    Took,
    Took,
    TookWithDavid,
    Took,
    Took,
    TookOfTwo,
    TookWithDavid,
    TookOfTwo,
    TookAny,
    TookLast,
)
