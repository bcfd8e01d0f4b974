"""What played cards do."""

from __future__ import annotations

import attrs

from nutdesk.core.words import Say, say
from nutdesk.games.little_nutters.events.fact import TURNS_A_CARD, Fact
from nutdesk.games.little_nutters.parts import OUTCOMES, SYMBOL_NAMES, SYMBOL_OF, spell


@attrs.frozen
class Nullified(Fact):
    clause = "LN-T5"
    template = "{seat} answers with {other}: {card} is nullified"
    seat: int
    card: int
    other: int


@attrs.frozen
class LetHappen(Fact):
    clause = "LN-T2"
    template = "{seat} plays no defence card"
    seat: int


@attrs.frozen
class CardPlayed(Fact):
    clause = "LN-T1"
    template = "{seat} plays {card}"
    seat: int
    card: int


@attrs.frozen
class PlayerNamed(Fact):
    clause = "LN-T5"
    template = "{seat} names {target}"
    seat: int
    target: int


@attrs.frozen
class FriendNamed(Fact):
    clause = "LN-R6"
    template = "{seat} tries to bribe {target}'s {card}"
    seat: int
    target: int
    card: int


@attrs.frozen
class NothingPlayed(Fact):
    clause = "LN-T1"
    template = "{seat} plays no card"
    seat: int


@attrs.frozen
class CardStays(Fact):
    clause = "LN-T3"
    template = "{card} is put beside {owner}'s Nut Sack"
    owner: int
    card: int


@attrs.frozen
class SymbolTurned(Fact):
    clause = "LN-T4"
    template = "{card} is turned up: {symbol}, {says}"
    reveals = TURNS_A_CARD
    seat: int
    card: int
    other: int

    def sentence(self) -> Say:
        symbol = SYMBOL_OF[self.card]
        outcome = OUTCOMES[self.other][symbol]
        says = say(outcome.says if outcome else "")
        return say(self.template, card=spell(self.card), symbol=SYMBOL_NAMES[symbol], says=says)


@attrs.frozen
class NoMatch(Fact):
    clause = "LN-T4"
    template = "{card} is turned up: no symbol that counts, so another card is turned"
    reveals = TURNS_A_CARD
    seat: int
    card: int


@attrs.frozen
class SelectionRepeated(Fact):
    clause = "LN-R7"
    template = "{seat} repeats the random selection"
    seat: int


@attrs.frozen
class PileShuffled(Fact):
    clause = "LN-T4"
    template = "The turned cards go back and the draw pile is shuffled"


@attrs.frozen
class NutStolen(Fact):
    clause = "LN-T5"
    template = "{seat} steals a nut from {victim}"
    seat: int
    victim: int


@attrs.frozen
class NutSunk(Fact):
    clause = "LN-R6"
    template = "A nut of {victim} goes into the draw pile"
    victim: int


@attrs.frozen
class NutPut(Fact):
    clause = "LN-R6"
    template = "A nut of {victim} goes on top of {patch}"
    victim: int
    patch: int


@attrs.frozen
class FriendTaken(Fact):
    clause = "LN-T7"
    template = "{card} changes sides: from {victim} to {seat}"
    seat: int
    victim: int
    card: int


@attrs.frozen
class FriendLeft(Fact):
    clause = "LN-T7"
    template = "{card} leaves {owner}"
    owner: int
    card: int


@attrs.frozen
class TopsSwapped(Fact):
    clause = "LN-R3"
    template = "{seat} swaps the top cards of {patch} and {second}"
    seat: int
    patch: int
    second: int


@attrs.frozen
class PatchesMixed(Fact):
    clause = "LN-R3"
    template = "{patch} and {second} are shuffled together and split again"
    patch: int
    second: int
