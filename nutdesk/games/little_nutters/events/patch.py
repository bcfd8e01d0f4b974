"""What happens at the patches."""

from __future__ import annotations

import attrs

from nutdesk.core.words import Say, Seat, count, listed, say
from nutdesk.games.little_nutters.events.fact import SHOWS_A_CARD, SHOWS_A_PATCH, TURNS_A_CARD, Fact
from nutdesk.games.little_nutters.parts import spell, spot


@attrs.frozen
class Cramped(Fact):
    clause = "LN-R6"
    template = "{seat} skips the patch phase"
    seat: int


@attrs.frozen
class NothingOpen(Fact):
    clause = "LN-R1"
    template = "Every patch is blocked: {seat} has no patch phase"
    seat: int


@attrs.frozen
class NutDug(Fact):
    clause = "LN-P2"
    template = "{seat} digs a nut out of {patch}: {nuts}"
    reveals = TURNS_A_CARD
    seat: int
    patch: int
    total: int

    def sentence(self) -> Say:
        nuts = count(self.total, "{n} nut in the sack", "{n} nuts in the sack")
        return say(self.template, seat=Seat(self.seat), patch=spot(self.patch), nuts=nuts)


@attrs.frozen
class DefenceDug(Fact):
    clause = "LN-P2"
    template = "{seat} digs {card} out of {patch} and keeps it"
    reveals = TURNS_A_CARD
    seat: int
    patch: int
    card: int


@attrs.frozen
class CardDug(Fact):
    clause = "LN-P2"
    template = "{seat} digs {patch}: {card}"
    reveals = TURNS_A_CARD
    seat: int
    patch: int
    card: int


@attrs.frozen
class NothingHappened(Fact):
    clause = "LN-D3"
    template = "{card}: nothing happens, dig on"
    seat: int
    card: int


@attrs.frozen
class NotStopped(Fact):
    clause = "LN-P5"
    template = "{card} has no effect: {seat} cannot be stopped"
    seat: int
    card: int


@attrs.frozen
class Searched(Fact):
    clause = "LN-P1"
    template = "{seat} looks through {patch}"
    reveals = SHOWS_A_PATCH
    seat: int
    patch: int


@attrs.frozen
class CardsSeen(Fact):
    clause = "LN-P1"
    template = "{patch} from the top: {cards}"
    reveals = SHOWS_A_PATCH
    seat: int
    patch: int
    cards: tuple[int, ...]

    def sentence(self) -> Say:
        return say(self.template, patch=spot(self.patch), cards=listed(map(spell, self.cards)))


@attrs.frozen
class Excavated(Fact):
    clause = "LN-P3"
    template = "{seat} excavates a card from {patch}"
    reveals = SHOWS_A_CARD
    seat: int
    patch: int


@attrs.frozen
class CardExcavated(Fact):
    clause = "LN-R3"
    template = "The card from {patch} is {card}"
    reveals = SHOWS_A_CARD
    seat: int
    patch: int
    card: int


@attrs.frozen
class NutExcavated(Fact):
    clause = "LN-P3"
    template = "{seat} excavates a nut from {patch}"
    reveals = SHOWS_A_CARD
    seat: int
    patch: int


@attrs.frozen
class DigEnded(Fact):
    clause = "LN-P4"
    template = "{seat} stops digging"
    seat: int


@attrs.frozen
class DigStopped(Fact):
    clause = "LN-P5"
    template = "{card}: the dig is stopped"
    seat: int
    card: int


@attrs.frozen
class TurnEnded(Fact):
    clause = "LN-P5"
    template = "{card}: {seat}'s turn is over, no card is drawn"
    seat: int
    card: int


@attrs.frozen
class PatchGone(Fact):
    clause = "LN-P4"
    template = "{patch} is empty and gone"
    patch: int


@attrs.frozen
class NutBuried(Fact):
    clause = "LN-R4"
    template = "A nut of {seat} goes to the bottom of {patch}"
    seat: int
    patch: int


@attrs.frozen
class PatchShuffled(Fact):
    clause = "LN-R3"
    template = "{patch} is shuffled: nobody knows it any more"
    patch: int


@attrs.frozen
class PatchBlocked(Fact):
    clause = "LN-P7"
    template = "{card} blocks {patch} until someone discards {n}"
    card: int
    patch: int
    n: int


@attrs.frozen
class PatchCleared(Fact):
    clause = "LN-P7"
    template = "{seat} discards {cards} and clears {patch}"
    seat: int
    patch: int
    cards: tuple[int, ...]

    def sentence(self) -> Say:
        *first, last = map(spell, self.cards)
        cards = say("{cards} and {last}", cards=listed(first), last=last) if first else last
        return say(self.template, seat=Seat(self.seat), patch=spot(self.patch), cards=cards)


@attrs.frozen
class StopIgnored(Fact):
    clause = "LN-R7"
    template = "{seat} discards {other} and ignores the stop of {card}"
    seat: int
    card: int
    other: int


@attrs.frozen
class Peeked(Fact):
    clause = "LN-R7"
    template = "{seat} peeks at the top card of {patch}"
    reveals = SHOWS_A_CARD
    seat: int
    patch: int


@attrs.frozen
class PeekedCard(Fact):
    clause = "LN-R3"
    template = "On top of {patch} lies {card}"
    reveals = SHOWS_A_CARD
    seat: int
    patch: int
    card: int
