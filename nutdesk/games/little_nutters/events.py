"""What can happen, and the sentence that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from nutdesk.core import events
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.little_nutters.parts import CHARACTERS, OUTCOMES, SYMBOL_NAMES, SYMBOL_OF, spell, spot

event = partial(events.event, card=spell, other=spell, patch=spot, second=spot)

TURNS_A_CARD = say("a card is turned over")
SHOWS_A_PATCH = say("you see the cards of the patch")
SHOWS_A_CARD = say("you see a card")
DRAWS_A_CARD = say("a card is drawn")


def _symbol(card: int) -> Say:
    return SYMBOL_NAMES[SYMBOL_OF[card]]


def _outcome(card: int, other: int) -> Say:
    outcome = OUTCOMES[other][SYMBOL_OF[card]]
    return say(outcome.says if outcome else "")


def _together(cards: Sequence[int]) -> Say:
    *first, last = map(spell, cards)
    return say("{cards} and {last}", cards=listed(first), last=last) if first else last


NULLIFIED = event("LN-T5", "{seat} answers with {other}: {card} is nullified", "seat card other")
LET_HAPPEN = event("LN-T2", "{seat} plays no defence card", "seat")
CARD_PLAYED = event("LN-T1", "{seat} plays {card}", "seat card")
PLAYER_NAMED = event("LN-T5", "{seat} names {target}", "seat target")
FRIEND_NAMED = event("LN-R6", "{seat} tries to bribe {target}'s {card}", "seat target card")
NOTHING_PLAYED = event("LN-T1", "{seat} plays no card", "seat")
CARD_STAYS = event("LN-T3", "{card} is put beside {owner}'s Nut Sack", "owner card")
SYMBOL_TURNED = event(
    "LN-T4",
    "{card} is turned up: {symbol}, {says}",
    "seat card other",
    reveals=TURNS_A_CARD,
    symbol=_symbol,
    says=_outcome,
)
NO_MATCH = event(
    "LN-T4", "{card} is turned up: no symbol that counts, so another card is turned", "seat card", reveals=TURNS_A_CARD
)
SELECTION_REPEATED = event("LN-R7", "{seat} repeats the random selection", "seat")
PILE_SHUFFLED = event("LN-T4", "The turned cards go back and the draw pile is shuffled")
NUT_STOLEN = event("LN-T5", "{seat} steals a nut from {victim}", "seat victim")
NUT_SUNK = event("LN-R6", "A nut of {victim} goes into the draw pile", "victim")
NUT_PUT = event("LN-R6", "A nut of {victim} goes on top of {patch}", "victim patch")
FRIEND_TAKEN = event("LN-T7", "{card} changes sides: from {victim} to {seat}", "seat victim card")
FRIEND_LEFT = event("LN-T7", "{card} leaves {owner}", "owner card")
TOPS_SWAPPED = event("LN-R3", "{seat} swaps the top cards of {patch} and {second}", "seat patch second")
PATCHES_MIXED = event("LN-R3", "{patch} and {second} are shuffled together and split again", "patch second")
CRAMPED = event("LN-R6", "{seat} skips the patch phase", "seat")
NOTHING_OPEN = event("LN-R1", "Every patch is blocked: {seat} has no patch phase", "seat")
NUT_DUG = event(
    "LN-P2",
    "{seat} digs a nut out of {patch}: {nuts}",
    "seat patch total",
    reveals=TURNS_A_CARD,
    nuts=lambda total: count(total, "{n} nut in the sack", "{n} nuts in the sack"),
)
DEFENCE_DUG = event("LN-P2", "{seat} digs {card} out of {patch} and keeps it", "seat patch card", reveals=TURNS_A_CARD)
CARD_DUG = event("LN-P2", "{seat} digs {patch}: {card}", "seat patch card", reveals=TURNS_A_CARD)
NOTHING_HAPPENED = event("LN-D3", "{card}: nothing happens, dig on", "seat card")
NOT_STOPPED = event("LN-P5", "{card} has no effect: {seat} cannot be stopped", "seat card")
SEARCHED = event("LN-P1", "{seat} looks through {patch}", "seat patch", reveals=SHOWS_A_PATCH)
CARDS_SEEN = event(
    "LN-P1",
    "{patch} from the top: {cards}",
    "seat patch cards",
    reveals=SHOWS_A_PATCH,
    cards=lambda cards: listed(map(spell, cards)),
)
EXCAVATED = event("LN-P3", "{seat} excavates a card from {patch}", "seat patch", reveals=SHOWS_A_CARD)
CARD_EXCAVATED = event("LN-R3", "The card from {patch} is {card}", "seat patch card", reveals=SHOWS_A_CARD)
NUT_EXCAVATED = event("LN-P3", "{seat} excavates a nut from {patch}", "seat patch", reveals=SHOWS_A_CARD)
DIG_ENDED = event("LN-P4", "{seat} stops digging", "seat")
DIG_STOPPED = event("LN-P5", "{card}: the dig is stopped", "seat card")
TURN_ENDED = event("LN-P5", "{card}: {seat}'s turn is over, no card is drawn", "seat card")
PATCH_GONE = event("LN-P4", "{patch} is empty and gone", "patch")
NUT_BURIED = event("LN-R4", "A nut of {seat} goes to the bottom of {patch}", "seat patch")
PATCH_SHUFFLED = event("LN-R3", "{patch} is shuffled: nobody knows it any more", "patch")
PATCH_BLOCKED = event("LN-P7", "{card} blocks {patch} until someone discards {n}", "card patch n")
PATCH_CLEARED = event("LN-P7", "{seat} discards {cards} and clears {patch}", "seat patch cards", cards=_together)
STOP_IGNORED = event("LN-R7", "{seat} discards {other} and ignores the stop of {card}", "seat card other")
PEEKED = event("LN-R7", "{seat} peeks at the top card of {patch}", "seat patch", reveals=SHOWS_A_CARD)
PEEKED_CARD = event("LN-R3", "On top of {patch} lies {card}", "seat patch card", reveals=SHOWS_A_CARD)
CHARACTER_DEALT = event(
    "LN-S1", "{seat} is the {character}", "seat character", character=lambda character: say(CHARACTERS[character].name)
)
DEALT = event("LN-S3", "{patches} patches are laid out and everyone gets {hand} cards", "patches hand")
TURN_BEGAN = event("LN-T1", "{seat}'s turn", "seat")
CARD_DISCARDED = event("LN-R2", "{seat} discards {card}", "seat card")
CARD_LOST = event("LN-R1", "{seat} loses {card}", "seat card")
CARD_PASSED = event("LN-R4", "{seat} takes a random card from {victim}", "seat victim")
PASSED_CARD = event("LN-R1", "The card that {seat} takes from {victim} is {card}", "seat victim card")
CARD_EXPIRED = event("LN-R1", "{card} beside {owner}'s Nut Sack is discarded", "owner card")
PILE_REBUILT = event("LN-T6", "The discard pile is shuffled and becomes the draw pile")
CARD_DRAWN = event("LN-T1", "{seat} draws a card", "seat", reveals=DRAWS_A_CARD)
DRAWN_CARD = event("LN-T1", "The card drawn is {card}", "seat card", reveals=DRAWS_A_CARD)
NUT_DRAWN = event("LN-T6", "{seat} draws a nut from the draw pile and stores it", "seat", reveals=DRAWS_A_CARD)
CARD_KEPT = event("LN-R7", "{seat} keeps one card and discards {card}", "seat card")
WON = event("LN-S1", "{seat} has {total} nuts and wins", "seat total")
NO_PATCH_LEFT = event("LN-E1", "The last card has left the last patch: the game is over")
NOTHING_MOVED = event("LN-E1", "No card has left a patch for three whole rounds: the game is over")
