"""What happened in the Orders game, as facts. Columns count from 1."""

from __future__ import annotations

import attrs

from nutdesk.core.game import Event
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nuts.orders.changes import Mark
from nutdesk.games.nuts.orders.parts import GOAL_TITLES, spell
from nutdesk.games.nuts.parts import NUT_NAMES


@attrs.frozen
class Dealt(Event):
    clause = "NU-S1"
    template = "Everyone draws three bonus cards; {seat} starts"
    seat: int


@attrs.frozen
class Placed(Event):
    clause = "NU-P2"
    template = "The squirrel starts in column {column}"
    icon = "factory-squirrel"
    column: int


@attrs.frozen
class Kept(Event):
    clause = "NU-S1"
    template = "{seat} keeps {cards}"
    seat: int
    cards: int

    def sentence(self) -> Say:
        cards = count(self.cards, "{n} bonus card", "{n} bonus cards")
        return say(self.template, seat=Seat(self.seat), cards=cards)


@attrs.frozen
class CardEvent(Event):
    seat: int
    card: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), card=spell(self.card))


@attrs.frozen
class Discarded(CardEvent):
    clause = "NU-S1"
    template = "{seat} discards the bonus card with {card}"


@attrs.frozen
class Drew(CardEvent):
    clause = "NU-T2"
    template = "{seat} draws the bonus card with {card}"


@attrs.frozen
class RoundBegan(Event):
    clause = "NU-S2"
    template = "Round {round}: everyone gets 3 action tokens"
    round: int


@attrs.frozen
class Hungry(Event):
    clause = "NU-S2"
    template = "The squirrel's hunger is {hunger}"
    icon = "die-d4"
    hunger: int


@attrs.frozen
class Filled(Event):
    clause = "NU-S3"
    template = "Slot {column}: an order for one {nut}"
    icon = "back-nuts"
    column: int
    nut: int

    def sentence(self) -> Say:
        return say(self.template, column=self.column, nut=NUT_NAMES[self.nut])


@attrs.frozen
class WouldMatch(Filled):
    template = "Slot {column}: one {nut} would match at once and is discarded"


@attrs.frozen
class StaysOpen(Event):
    clause = "NU-R11"
    template = "Slot {column} stays open: no order is left that would not match"
    icon = "back-nuts"
    column: int


@attrs.frozen
class Rebuilt(Event):
    clause = "NU-P4"
    template = "The order deck is rebuilt from {cards} discards"
    icon = "back-nuts"
    cards: int


@attrs.frozen
class BonusRebuilt(Event):
    clause = "NU-R11"
    template = "The bonus deck is rebuilt from {cards} discards"
    icon = "back-nuts"
    cards: int


@attrs.frozen
class SeatEvent(Event):
    seat: int


@attrs.frozen
class Planned(SeatEvent):
    clause = "NU-T2"
    template = "{seat} plans: new bonus cards"


@attrs.frozen
class Fed(SeatEvent):
    clause = "NU-T2"
    template = "{seat} feeds the squirrel"


@attrs.frozen
class Refilled(SeatEvent):
    clause = "NU-T2"
    template = "{seat} refills order slots"


@attrs.frozen
class TileEvent(Event):
    seat: int
    row: int
    column: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), row=self.row, left=self.column, right=self.column + 1)


@attrs.frozen
class Added(TileEvent):
    clause = "NU-T3"
    template = "{seat} adds a cross on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class Removed(TileEvent):
    clause = "NU-T2"
    template = "{seat} removes the cross on conveyor {row}, columns {left} and {right}"


@attrs.frozen
class Salted(Event):
    clause = "NU-T2"
    template = "{seat} moves the salter of column {column} to column {to}"
    seat: int
    column: int
    to: int


@attrs.frozen
class Repositioned(Event):
    clause = "NU-T2"
    template = "{seat} moves the order of slot {column} to slot {to}"
    seat: int
    column: int
    to: int


@attrs.frozen
class Swapped(Event):
    clause = "NU-T2"
    template = "{seat} swaps dispensers {left} and {right}"
    seat: int
    left: int
    right: int


@attrs.frozen
class BackedOut(Event):
    clause = "NU-T5"
    template = "{seat} backs out: {what}; {tokens} returned"
    seat: int
    mark: Mark

    def sentence(self) -> Say:
        tokens = count(self.mark.price, "{n} token", "{n} tokens")
        return say(self.template, seat=Seat(self.seat), what=self.mark.words(), tokens=tokens)


@attrs.frozen
class Passed(SeatEvent):
    clause = "NU-T1"
    template = "{seat} passes"


@attrs.frozen
class TurnEnded(SeatEvent):
    clause = "NU-T6"
    template = "{seat} ends the turn; nothing matches, the factory stands still"


@attrs.frozen
class GaveUp(SeatEvent):
    clause = "NU-R8"
    template = "{seat} ends the turn; no matching path touches all changes: they are taken back, their tokens are lost"


@attrs.frozen
class Runs(Event):
    clause = "NU-R1"
    template = "{seat} runs the factory: {paths}"
    seat: int
    paths: int

    def sentence(self) -> Say:
        paths = count(self.paths, "{n} path matches", "{n} paths match")
        return say(self.template, seat=Seat(self.seat), paths=paths)


@attrs.frozen
class Content(Event):
    clause = "NU-R13"
    template = "The squirrel has been fed: he neither moves nor eats"
    icon = "factory-squirrel"


@attrs.frozen
class Rolled(Event):
    clause = "NU-R2"
    template = "The squirrel rolls {eyes} + hunger {hunger} = {total}"
    icon = "factory-squirrel"
    eyes: int
    hunger: int
    total: int


@attrs.frozen
class RolledTwice(Event):
    clause = "NU-R12"
    template = "The squirrel rolls {one} and {two}; the lower + hunger {hunger} = {total}"
    icon = "factory-squirrel"
    one: int
    two: int
    hunger: int
    total: int


@attrs.frozen
class Stays(Event):
    clause = "NU-R2"
    template = "The squirrel stays in column {column}"
    icon = "factory-squirrel"
    column: int


@attrs.frozen
class Scampers(Event):
    clause = "NU-R2"
    template = "The squirrel scampers to column {column}"
    icon = "factory-squirrel"
    column: int


@attrs.frozen
class Hunts(Event):
    clause = "NU-R2"
    template = "The squirrel hunts: one step to column {column}"
    icon = "factory-squirrel"
    column: int


@attrs.frozen
class NutEvent(Event):
    seat: int
    nut: int
    column: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), nut=NUT_NAMES[self.nut], column=self.column)


@attrs.frozen
class Eaten(NutEvent):
    clause = "NU-R3"
    template = "The squirrel eats {seat}'s {nut} in column {column}: a squirrel token"


@attrs.frozen
class Leaves(NutEvent):
    clause = "NU-R4"
    template = "One {nut} leaves dispenser {column}"


@attrs.frozen
class Sprinkled(NutEvent):
    clause = "NU-R4"
    template = "The {nut} runs through the salter in column {column}: {seat} gets a salt token"


@attrs.frozen
class Collected(NutEvent):
    clause = "NU-R4"
    template = "{seat} collects one {nut} from slot {column}"


@attrs.frozen
class Surplus(NutEvent):
    clause = "NU-R4"
    template = "{seat}'s sheet has no cell for another {nut}: the order of slot {column} goes, the nut scores nothing"


@attrs.frozen
class SixthKept(NutEvent):
    clause = "NU-R12"
    template = "{seat} keeps a sixth {nut}, from slot {column}"


@attrs.frozen
class Claimed(Event):
    clause = "NU-R5"
    template = "{seat} claims {goal}"
    seat: int
    goal: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), goal=GOAL_TITLES[self.goal])


@attrs.frozen
class RoundEnded(Event):
    clause = "NU-T1"
    template = "Everyone has passed: round {round} is over"
    round: int


@attrs.frozen
class Ended(Event):
    clause = "NU-E1"
    template = "{seat} has two complete rows: the game is over"
    seat: int


@attrs.frozen
class StoodStill(Event):
    clause = "NU-R14"
    template = "Three rounds without a run of the factory: the game is over"
