"""The cards as numbers, made from the deck file: a face is a card with its symbol, copies are the same face."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.words import Say, count, say
from nutdesk.games.little_nutters import house
from nutdesk.games.little_nutters.deck import Card
from nutdesk.games.little_nutters.vocabulary import (
    ANYTHING,
    BLOCK,
    NULLIFIES,
    STOP,
    SYMBOLS,
    WILD,
)

DECK: Final = house.load()
PATCHES: Final = DECK.patches
SIZE: Final = DECK.size
CHARACTERS: Final = DECK.characters
ABILITY_OF: Final = tuple(character.ability for character in CHARACTERS)

SEATS: Final = (
    Player(say("Red"), "red"),
    Player(say("Blue"), "blue"),
    Player(say("Yellow"), "yellow"),
    Player(say("Pink"), "pink"),
    Player(say("Black"), "black"),
    Player(say("White"), "white"),
)
PATIENCE: Final = 3  # LN-E1: rounds without a card leaving a patch


def _copies() -> list[tuple[int, int]]:
    """Every copy of every card with its symbol, which rotates through the list (LN-D8)."""
    copies = []
    turn = 0
    for number, card in enumerate(DECK.cards):
        for _ in range(card.count):
            symbol = SYMBOLS.index(card.symbol) if card.symbol in SYMBOLS else -1
            if card.symbol == "rotate":
                symbol, turn = turn % len(SYMBOLS), turn + 1
            copies.append((number, symbol))
    return copies


_FACES: Final = sorted(set(_copies()))
WHOLE: Final = tuple(sorted(_FACES.index(copy) for copy in _copies()))
CARD_OF: Final[tuple[Card, ...]] = tuple(DECK.cards[number] for number, _ in _FACES)
KIND_OF: Final = tuple(number for number, _ in _FACES)
SYMBOL_OF: Final = tuple(symbol for _, symbol in _FACES)
FACES: Final = tuple(
    DECK.cards[number].id if symbol < 0 else f"{DECK.cards[number].id}-{SYMBOLS[symbol]}" for number, symbol in _FACES
)
FACE: Final = {name: number for number, name in enumerate(FACES)}
COPIES: Final = tuple(WHOLE.count(face) for face in range(len(FACES)))

NUT: Final = next(face for face, card in enumerate(CARD_OF) if card.category == "nut")
IS_WILD: Final = tuple(card.category in WILD for card in CARD_OF)
IS_DEFENCE: Final = tuple(card.category == "defence" for card in CARD_OF)
IS_FRIEND: Final = tuple(card.friend for card in CARD_OF)
EFFECTS: Final = tuple(card.effects for card in CARD_OF)
OUTCOMES: Final = tuple(card.outcomes for card in CARD_OF)
STAYS: Final = tuple(card.stays for card in CARD_OF)
ONE_TURN: Final = tuple(card.lasts == "next turn" for card in CARD_OF)
STANDING: Final = tuple(card.effects[0] if card.stays else (-1, 0) for card in CARD_OF)
NAMES: Final = tuple(card.names for card in CARD_OF)
NEEDS: Final = tuple((*((card.names,) if card.names != ANYTHING else ()), *card.needs) for card in CARD_OF)
ANSWERS: Final = tuple(frozenset(NULLIFIES[code] for code, _ in card.effects if code in NULLIFIES) for card in CARD_OF)
CAN_ANSWER: Final = tuple(
    tuple(face for face in range(len(FACES)) if card.category in ANSWERS[face]) for card in CARD_OF
)
"""For each face, the defence faces that nullify it."""
HARMLESS: Final = tuple(card.category in WILD and not card.effects for card in CARD_OF)
SAFE: Final = tuple(face == NUT or IS_DEFENCE[face] or HARMLESS[face] for face in range(len(FACES)))
"""Cards that a dig goes on after."""
IGNORABLE: Final = tuple(
    card.category == "obstacle"
    and any(code == STOP for code, _ in card.effects)
    and not any(code == BLOCK for code, _ in card.effects)
    for card in CARD_OF
)
"""Obstacles whose plain stop the stubborn character may ignore (LN-R7)."""
BLOCK_COST: Final = tuple(next((n for code, n in card.effects if code == BLOCK), 0) for card in CARD_OF)

IN_PATCHES: Final = tuple(face for face in WHOLE if CARD_OF[face].category in ("nut", *WILD))
DEFENCES: Final = tuple(face for face in WHOLE if IS_DEFENCE[face])
IN_PILE: Final = tuple(face for face in WHOLE if CARD_OF[face].category not in ("nut", "defence", *WILD))

CLAUSE_OF: Final = {
    "nut": "LN-D1",
    "attack": "LN-D2",
    "obstacle": "LN-D3",
    "defence": "LN-D4",
    "boost": "LN-D5",
    "trouble": "LN-D6",
    "bust": "LN-D7",
}
ROWS: Final = "ABC"


def target(seats: int) -> int:
    """How many nuts win (LN-S1)."""
    return DECK.targets[seats - 2]


def spot(patch: int) -> str:
    """The name of a patch on the table: 'C5'."""
    return f"{ROWS[patch // 9]}{patch % 9 + 1}"


_SPELLED: Final = tuple(say(card.name) for card in CARD_OF)
SYMBOL_NAMES: Final = (say("leaf"), say("paw"), say("moon"))


def spell(face: int) -> Say:
    """'Guard Hedgehog'."""
    return _SPELLED[face]


def in_nuts(score: int) -> Say:
    """A score in words: '3 nuts'."""
    return count(score, "{n} nut", "{n} nuts")
