"""What happened in the Trucks edition, as facts. Columns count from 1."""

from __future__ import annotations

import attrs

from nutdesk.core.game import Event
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts.parts import NUT_NAMES
from nutdesk.games.nuts.trucks.parts import HALF_TEXTS, HALVES, LOADS, POINTS, spell


@attrs.frozen
class Placed(Event):
    clause = "NT-2"
    template = "The box robots are placed and turned: no path connects; {seat} starts"
    seat: int


@attrs.frozen
class SeatEvent(Event):
    seat: int


@attrs.frozen
class TileEvent(Event):
    seat: int
    row: int
    column: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), row=self.row, left=self.column, right=self.column + 1)


@attrs.frozen
class Built(TileEvent):
    clause = "NT-3"
    template = "{seat} builds a cross on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class Cleared(TileEvent):
    clause = "NT-3"
    template = "{seat} clears the tile on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class Slid(TileEvent):
    clause = "NT-3"
    template = "{seat} slides a tile on conveyor {row} to columns {left} and {right}"


@attrs.frozen
class SplitterBuilt(TileEvent):
    clause = "NT-8"
    template = "{seat} builds a splitter on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class JoinerBuilt(TileEvent):
    clause = "NT-8"
    template = "{seat} builds a joiner on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class Spun(Event):
    clause = "NT-2"
    template = "The robot in column {column} spins: the {nut} box is on top"
    icon = "box-robot"
    column: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, column=self.column, nut=NUT_NAMES[self.nut])


@attrs.frozen
class SalterMoved(Event):
    clause = "NT-3"
    template = "{seat} slides the salter of column {column} to column {to}"
    seat: int
    column: int
    to: int


@attrs.frozen
class RoasterMoved(SalterMoved):
    template = "{seat} slides the roaster of column {column} to column {to}"


@attrs.frozen
class Fed(SeatEvent):
    clause = "NT-3"
    template = "{seat} feeds the squirrel"


@attrs.frozen
class Lured(Event):
    clause = "NT-9"
    template = "{seat} moves the squirrel to column {column} and feeds him"
    seat: int
    column: int


@attrs.frozen
class CardPlayed(Event):
    clause = "NT-9"
    template = "{seat} plays a bonus card: {half}"
    seat: int
    half: str

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), half=HALF_TEXTS[self.half])


@attrs.frozen
class Runs(Event):
    clause = "NT-5"
    template = "{seat} runs the factory: {paths}"
    seat: int
    paths: int

    def sentence(self) -> Say:
        paths = count(self.paths, "{n} connecting path", "{n} connecting paths")
        return say(self.template, seat=Seat(self.seat), paths=paths)


@attrs.frozen
class NothingConnects(SeatEvent):
    clause = "NT-5"
    template = "{seat} ends the configuration; no path connects"


@attrs.frozen
class Rolled(Event):
    clause = "NT-4"
    template = "The squirrel rolls {eyes}"
    icon = "factory-squirrel"
    eyes: int


@attrs.frozen
class Stays(Event):
    clause = "NT-4"
    template = "The squirrel stays in column {column}"
    icon = "factory-squirrel"
    column: int


@attrs.frozen
class Scampers(Stays):
    template = "The squirrel scampers to column {column}"


@attrs.frozen
class Hunts(Stays):
    template = "The squirrel hunts: one step to column {column}"


@attrs.frozen
class FindsNothing(Stays):
    template = "The squirrel hunts, but no path connects: he stays in column {column}"


@attrs.frozen
class NutEvent(Event):
    seat: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), nut=NUT_NAMES[self.nut])


@attrs.frozen
class Leaves(NutEvent):
    clause = "NT-5"
    template = "One {nut} leaves its dispenser"


@attrs.frozen
class Boxed(NutEvent):
    clause = "NT-5"
    template = "{seat} gets a boxed {nut}"


@attrs.frozen
class Eaten(NutEvent):
    clause = "NT-5"
    template = "The squirrel sits on the path: {seat} gets no {nut}"


@attrs.frozen
class Given(NutEvent):
    clause = "NT-9"
    template = "{seat} takes a boxed {nut} from the supply"


@attrs.frozen
class DrewCard(SeatEvent):
    clause = "NT-5"
    template = "Salted and roasted: {seat} draws a bonus card"


@attrs.frozen
class Drew(Event):
    clause = "NT-5"
    template = "The card says: {one}; or: {two}"
    seat: int
    card: int

    def sentence(self) -> Say:
        one, two = HALVES[self.card]
        return say(self.template, one=HALF_TEXTS[one], two=HALF_TEXTS[two])


@attrs.frozen
class NoCardLeft(SeatEvent):
    clause = "NT-9"
    template = "There is no bonus card left for {seat}"


@attrs.frozen
class Rebuilt(Event):
    clause = "NT-9"
    template = "The bonus deck is rebuilt from {cards} discards"
    icon = "back-nuts"
    cards: int


@attrs.frozen
class Exchanged(Event):
    clause = "NT-9"
    template = "{seat} exchanges one {give} for one {take}"
    seat: int
    give: int
    take: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), give=NUT_NAMES[self.give], take=NUT_NAMES[self.take])


@attrs.frozen
class Traded(Event):
    clause = "NT-9"
    template = "{seat} gives {target} one {give} for one {take}"
    seat: int
    target: int
    give: int
    take: int

    def sentence(self) -> Say:
        return say(
            self.template,
            seat=Seat(self.seat),
            target=Seat(self.target),
            give=NUT_NAMES[self.give],
            take=NUT_NAMES[self.take],
        )


@attrs.frozen
class Offered(Event):
    clause = "NT-9"
    template = "{seat} offers {target} {give} for {take}"
    seat: int
    target: int
    give: tuple[int, ...]
    take: tuple[int, ...]

    def sentence(self) -> Say:
        return say(
            self.template, seat=Seat(self.seat), target=Seat(self.target), give=spell(self.give), take=spell(self.take)
        )


@attrs.frozen
class Accepted(Event):
    clause = "NT-9"
    template = "{seat} accepts and gives {target} {take} for {give}"
    seat: int
    target: int
    give: tuple[int, ...]
    """What the one who accepts gets."""
    take: tuple[int, ...]

    def sentence(self) -> Say:
        return say(
            self.template, seat=Seat(self.seat), target=Seat(self.target), give=spell(self.give), take=spell(self.take)
        )


@attrs.frozen
class Declined(SeatEvent):
    clause = "NT-9"
    template = "{seat} declines the offer: everybody keeps their nuts"


@attrs.frozen
class Shipped(Event):
    clause = "NT-6"
    template = "{seat} ships a truck with {load}: +{points}"
    seat: int
    truck: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), load=spell(LOADS[self.truck]), points=POINTS[self.truck])


@attrs.frozen
class Dropped(NutEvent):
    clause = "NT-7"
    template = "{seat} puts a boxed {nut} away: six are kept"


@attrs.frozen
class Discarded(Event):
    clause = "NT-7"
    template = "{seat} discards a bonus card ({one}; or: {two}): three are kept"
    seat: int
    card: int

    def sentence(self) -> Say:
        one, two = HALVES[self.card]
        return say(self.template, seat=Seat(self.seat), one=HALF_TEXTS[one], two=HALF_TEXTS[two])


@attrs.frozen
class LastTurns(SeatEvent):
    clause = "NT-7"
    template = "{seat} has 50 points: one more turn for everyone, {seat} too"


@attrs.frozen
class Ended(Event):
    clause = "NT-7"
    template = "The last turn is played: the game is over"


@attrs.frozen
class StoodStill(Event):
    clause = "NT-10"
    template = "No truck has left for twelve rounds: the game is over"
