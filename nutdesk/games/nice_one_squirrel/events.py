"""What happened, as facts."""

from __future__ import annotations

import attrs

from nutdesk.core.game import Event
from nutdesk.core.words import Say, Seat, say
from nutdesk.games.nice_one_squirrel.parts import SPELLED


@attrs.frozen
class Dealt(Event):
    clause = "NS-S1"
    template = "The nuts are dealt: {each} for each player, {hidden} face down"
    each: int
    hidden: int


@attrs.frozen
class Placed(Event):
    clause = "NS-T1"
    template = "{seat} starts on cache {cache}"
    seat: int
    cache: int


@attrs.frozen
class Moved(Event):
    clause = "NS-T1"
    template = "{seat} moves to cache {cache}"
    seat: int
    cache: int


@attrs.frozen
class NutEvent(Event):
    seat: int
    cache: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), cache=self.cache, nut=SPELLED[self.nut])


@attrs.frozen
class Turned(NutEvent):
    clause = "NS-T2"
    template = "{seat} turns over a {nut} on cache {cache}"


@attrs.frozen
class Played(NutEvent):
    clause = "NS-T4"
    template = "{seat} plays a {nut} on cache {cache}: +{points}"
    points: int

    def sentence(self) -> Say:
        nut = SPELLED[self.nut]
        return say(self.template, seat=Seat(self.seat), cache=self.cache, nut=nut, points=self.points)


@attrs.frozen
class Taken(NutEvent):
    clause = "NS-O1"
    template = "{seat} takes a {nut} from cache {cache}"


@attrs.frozen
class PlayedNothing(Event):
    clause = "NS-T3"
    template = "{seat} plays nothing"
    seat: int


@attrs.frozen
class Stuck(Event):
    clause = "NS-T5"
    template = "{seat} cannot move: all four caches ahead are taken"
    seat: int


@attrs.frozen
class LastTurns(Event):
    clause = "NS-E1"
    template = "{seat} has no nut left: one more turn for everyone else"
    seat: int


@attrs.frozen
class EnoughPoints(Event):
    clause = "NS-O2"
    template = "{seat} has 20 points: one more turn for everyone else"
    seat: int


@attrs.frozen
class StoodStill(Event):
    clause = "NS-E2"
    template = "{turns} turns in a row led nowhere: the game ends as it stands"
    turns: int


@attrs.frozen
class Ended(Event):
    clause = "NS-E1"
    template = "The game is over"
