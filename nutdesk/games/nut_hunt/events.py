"""What happened, as facts; every one is a sentence with its clause."""

from __future__ import annotations

import attrs

from nutdesk.core.game import SEAT_FIELDS, Event
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nut_hunt.forest import DIRECTIONS
from nutdesk.games.nut_hunt.parts import NUT_NAMES, NUT_PLURALS, ONE_NUT, TILE_NAMES, TITLES

TILE_FIELDS = frozenset({"tile", "start"})


@attrs.frozen
class Fact(Event):
    """An event whose numbers are tiles, nuts, objectives and faces of the die."""

    def sentence(self) -> Say:
        parts: dict[str, object] = {}
        for field in attrs.fields(type(self)):
            name, value = field.name, getattr(self, field.name)
            if name in SEAT_FIELDS:
                parts[name] = Seat(value)
            elif name in TILE_FIELDS:
                parts[name] = TILE_NAMES[value]
            elif name == "nut":
                parts[name] = ONE_NUT[value]
            elif name == "objective":
                parts[name] = TITLES[value]
            else:
                parts[name] = value
                if name == "die":
                    parts["direction"] = DIRECTIONS[value - 1]
        return say(self.template, **parts)


@attrs.frozen
class OnTile(Fact):
    seat: int
    tile: int


# Set-up


@attrs.frozen
class Laid(Fact):
    icon = "fox"
    clause = "NH-S1"
    template = "The forest is laid; the fox sits on {tile}"
    tile: int


@attrs.frozen
class Dealt(Fact):
    icon = "back-objective"
    clause = "NH-S2"
    template = "Everybody gets three objectives"


@attrs.frozen
class Discarded(Fact):
    clause = "NH-S2"
    template = "{seat} keeps two objectives; the third goes under the deck"
    seat: int


@attrs.frozen
class Placed(OnTile):
    clause = "NH-S3"
    template = "{seat} places a squirrel on {tile}"


@attrs.frozen
class Joined(OnTile):
    clause = "NH-S4"
    template = "{seat}'s second squirrel joins those on {tile}"


@attrs.frozen
class FirstNut(Fact):
    clause = "NH-S3"
    template = "{seat} forages {nut} from {tile}"
    seat: int
    nut: int
    tile: int


# A turn


@attrs.frozen
class TurnBegan(Fact):
    clause = "NH-T1"
    template = "{seat}'s turn"
    seat: int


@attrs.frozen
class Rolled(Fact):
    clause = "NH-T2"
    template = "{seat} rolls {die}: {direction}"
    seat: int
    die: int


@attrs.frozen
class Bounced(Fact):
    icon = "fox"
    clause = "NH-T2"
    template = "That way is the forest's edge: the fox bounces off"


@attrs.frozen
class FoxRan(Fact):
    icon = "fox"
    clause = "NH-T2"
    template = "The fox runs to {tile}"
    tile: int


@attrs.frozen
class Foraged(Fact):
    clause = "NH-T3"
    template = "{seat} forages {nut} from {tile}"
    seat: int
    nut: int
    tile: int


@attrs.frozen
class Exchanged(Event):
    clause = "NH-T4"
    template = "{seat} exchanges three {given} for one {got}"
    seat: int
    given: int
    got: int

    def sentence(self) -> Say:
        given, got = NUT_PLURALS[self.given], NUT_NAMES[self.got]
        return say(self.template, seat=Seat(self.seat), given=given, got=got)


@attrs.frozen
class Recruited(OnTile):
    clause = "NH-T5"
    template = "{seat} recruits a squirrel on {tile}"


@attrs.frozen
class Hassled(OnTile):
    clause = "NH-T6"
    template = "{seat} hassles the fox: it is pulled onto {tile}"


@attrs.frozen
class HassleNut(Fact):
    clause = "NH-T6"
    template = "{seat} forages {nut} from {tile} after the hassle"
    seat: int
    nut: int
    tile: int


@attrs.frozen
class Scouted(Event):
    clause = "NH-T7"
    template = "{seat} looks at {cards}"
    seat: int
    number: int

    def sentence(self) -> Say:
        cards = count(self.number, "the top objective", "the top {n} objectives")
        return say(self.template, seat=Seat(self.seat), cards=cards)


@attrs.frozen
class Saw(Fact):
    """For the scout alone."""

    clause = "NH-T7"
    template = "The scout finds {objective}"
    objective: int


@attrs.frozen
class Kept(Fact):
    clause = "NH-T7"
    template = "{seat} keeps one objective; the rest goes under the deck"
    seat: int


@attrs.frozen
class KeptNone(Fact):
    clause = "NH-T7"
    template = "{seat} keeps no objective; all go under the deck"
    seat: int


@attrs.frozen
class Passed(Fact):
    clause = "NH-T1"
    template = "{seat} takes no further action"
    seat: int


# Scattering and nests


@attrs.frozen
class FledFox(Fact):
    clause = "NH-C1"
    template = "{seat}'s squirrel flees from the fox to {tile}"
    seat: int
    start: int
    tile: int


@attrs.frozen
class FledNest(Fact):
    clause = "NH-C2"
    template = "{seat}'s squirrel makes room on {start} and goes to {tile}"
    seat: int
    start: int
    tile: int


@attrs.frozen
class Nested(OnTile):
    clause = "NH-C4"
    template = "{seat}'s three squirrels on {tile} become a nest"


@attrs.frozen
class Spent(Fact):
    clause = "NH-R4"
    template = "The older scatter on {tile} is spent: the new nest decides who leaves"
    tile: int


@attrs.frozen
class Removed(Fact):
    clause = "NH-C8"
    template = "Competitive: one squirrel of {owner} is removed from {tile}"
    owner: int
    tile: int


@attrs.frozen
class FourthNest(Fact):
    clause = "NH-E1"
    template = "That is {seat}'s fourth nest: the game ends once all squirrels have settled"
    seat: int


@attrs.frozen
class Ended(Fact):
    clause = "NH-E1"
    template = "The game is over: objectives are turned up and scored"


# The Automa


@attrs.frozen
class AutomaDealt(Fact):
    clause = "NH-A1"
    template = "{seat}'s hand, face up: {objective}"
    seat: int
    objective: int


@attrs.frozen
class AutomaStarted(OnTile):
    clause = "NH-A1"
    template = "{seat} starts with a squirrel on {tile}"


@attrs.frozen
class AutomaRevealed(Fact):
    clause = "NH-A2"
    template = "{seat} reveals {objective}"
    seat: int
    objective: int


@attrs.frozen
class AutomaPlaced(OnTile):
    clause = "NH-A2"
    template = "{seat} places a squirrel on {tile}"


@attrs.frozen
class AutomaBlocked(OnTile):
    clause = "NH-A2"
    template = "The fox is on {tile}: {seat} places no squirrel there"


@attrs.frozen
class AutomaStopped(OnTile):
    clause = "NH-R5"
    template = "The fourth nest stands: {seat} places nothing more, and {tile} gets no squirrel"


@attrs.frozen
class AutomaRebuilt(Fact):
    icon = "back-objective"
    clause = "NH-R5"
    template = "The deck is empty: the objectives set aside are shuffled into a new one"


@attrs.frozen
class AutomaIdle(Fact):
    clause = "NH-R5"
    template = "There is no objective left anywhere: {seat}'s turn is empty"
    seat: int


@attrs.frozen
class AutomaRolled(Fact):
    clause = "NH-A3"
    template = "The die for {seat}'s squirrel on {tile} shows {die}: {direction}"
    seat: int
    tile: int
    die: int


@attrs.frozen
class AutomaBounced(OnTile):
    clause = "NH-A3"
    template = "That way is the forest's edge: {seat}'s squirrel bounces towards {tile}"


@attrs.frozen
class AutomaRerolls(OnTile):
    """Why a direction does not count."""

    clause = "NH-A3"
    template = "{tile} is no refuge: the die is rolled again"


@attrs.frozen
class PondRerolls(AutomaRerolls):
    template = "No squirrel goes onto {tile}: the die is rolled again"


@attrs.frozen
class FoxRerolls(AutomaRerolls):
    template = "The fox is on {tile}: the die is rolled again"


@attrs.frozen
class TrailRerolls(AutomaRerolls):
    template = "The fox has just come from {tile}: the die is rolled again"


@attrs.frozen
class AutomaFled(Fact):
    clause = "NH-A3"
    template = "{seat}'s squirrel flees from {start} to {tile}"
    seat: int
    start: int
    tile: int
