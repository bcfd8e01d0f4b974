"""What happens to piles, hands and turns."""

from __future__ import annotations

import attrs

from nutdesk.core.words import Say, Seat, say
from nutdesk.games.little_nutters.events.fact import DRAWS_A_CARD, Fact
from nutdesk.games.little_nutters.parts import CHARACTERS


@attrs.frozen
class CharacterDealt(Fact):
    clause = "LN-S1"
    template = "{seat} is the {character}"
    seat: int
    character: int

    def sentence(self) -> Say:
        return say(self.template, seat=Seat(self.seat), character=say(CHARACTERS[self.character].name))


@attrs.frozen
class Dealt(Fact):
    clause = "LN-S3"
    template = "{patches} patches are laid out and everyone gets {hand} cards"
    patches: int
    hand: int


@attrs.frozen
class TurnBegan(Fact):
    clause = "LN-T1"
    template = "{seat}'s turn"
    seat: int


@attrs.frozen
class CardDiscarded(Fact):
    clause = "LN-R2"
    template = "{seat} discards {card}"
    seat: int
    card: int


@attrs.frozen
class CardLost(Fact):
    clause = "LN-R1"
    template = "{seat} loses {card}"
    seat: int
    card: int


@attrs.frozen
class CardPassed(Fact):
    clause = "LN-R4"
    template = "{seat} takes a random card from {victim}"
    seat: int
    victim: int


@attrs.frozen
class PassedCard(Fact):
    clause = "LN-R1"
    template = "The card that {seat} takes from {victim} is {card}"
    seat: int
    victim: int
    card: int


@attrs.frozen
class CardExpired(Fact):
    clause = "LN-R1"
    template = "{card} beside {owner}'s Nut Sack is done with"
    owner: int
    card: int


@attrs.frozen
class PileRebuilt(Fact):
    clause = "LN-T6"
    template = "The discard pile is shuffled and becomes the draw pile"


@attrs.frozen
class CardDrawn(Fact):
    clause = "LN-T1"
    template = "{seat} draws a card"
    reveals = DRAWS_A_CARD
    seat: int


@attrs.frozen
class DrawnCard(Fact):
    clause = "LN-T1"
    template = "The card drawn is {card}"
    reveals = DRAWS_A_CARD
    seat: int
    card: int


@attrs.frozen
class NutDrawn(Fact):
    clause = "LN-T6"
    template = "{seat} draws a nut from the draw pile and stores it"
    reveals = DRAWS_A_CARD
    seat: int


@attrs.frozen
class CardKept(Fact):
    clause = "LN-R7"
    template = "{seat} keeps one card and discards {card}"
    seat: int
    card: int


@attrs.frozen
class Won(Fact):
    clause = "LN-S1"
    template = "{seat} has {total} nuts and wins"
    seat: int
    total: int


@attrs.frozen
class NoPatchLeft(Fact):
    clause = "LN-E1"
    template = "The last card has left the last patch: the game is over"


@attrs.frozen
class NothingMoved(Fact):
    clause = "LN-E1"
    template = "For three whole rounds no card left a patch: the game is over"
