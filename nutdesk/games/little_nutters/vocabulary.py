"""The words that cards are made of; what each does to the table stands in effects.py."""

from __future__ import annotations

from typing import Final, NamedTuple

CATEGORIES: Final = ("nut", "attack", "obstacle", "defence", "boost", "trouble", "bust")
SYMBOLS: Final = ("leaf", "paw", "moon")  # LN-D8

# What the table does next is a stack of small tuples: (one of these, numbers …). The first ones are words of cards.
(
    STOP,
    END,
    BURY,
    LOSE,
    DISCARDS,
    PASSES,
    PAY_OR_STOP,
    SHUFFLE_PATCH,
    BLOCK,
    EXCAVATE,
    SEARCH,
    DRAWS,
    DIG_AGAIN,
    TARGET_DISCARDS,
    TARGET_DRAWS,
    ALL_DISCARD,
    SWAP,
    TAKE_FRIEND,
    FRIENDS_LEAVE,
    MIX,
    STEAL,
    SINK,
    SINK_OWN,
    NUT_ONTO,
    FREE_SEARCH,
    EXCAVATE_FOR,
    UNSTOPPABLE,
    COST_MORE,
    SKIP_PATCH,
    NULL_ATTACK,
    NULL_OBSTACLE,
    NULL_TROUBLE,
    NULL_BUST,
    AFTER_DIG,
    SELECT,
    PUT_BACK,
    FINISH,
    DRAW,
    OFFER,
    NEXT,
    ASK,
    DISCARD,
    LOSING,
) = range(43)

WILD: Final = frozenset(("attack", "obstacle"))
RANDOM: Final = frozenset(("boost", "trouble", "bust"))
PLAYED: Final = frozenset(("boost", "trouble"))

# What a card needs before it can be played (LN-R1).
(
    NEVER,
    ANYTHING,
    A_PLAYER,
    A_STOPPABLE,
    A_HAND,
    A_NUT,
    A_FRIEND,
    OPEN,
    OPEN_TOP,
    TWO_TOPS,
) = range(10)


class Word(NamedTuple):
    """One effect: its number, the categories that may use it, what it needs, whether it works while it stays."""

    code: int
    categories: frozenset[str]
    needs: int = ANYTHING
    standing: bool = False


# "#" stands for a number from 1 to 9.
WORDS: Final = {
    "stop": Word(STOP, WILD),
    "end turn": Word(END, WILD),
    "bury nut": Word(BURY, WILD),
    "neighbour takes #": Word(PASSES, WILD),
    "discard # or stop": Word(PAY_OR_STOP, WILD),
    "shuffle patch": Word(SHUFFLE_PATCH, WILD),
    "block until #": Word(BLOCK, WILD | {"trouble"}, OPEN),
    "you lose #": Word(LOSE, WILD | RANDOM),
    "you discard #": Word(DISCARDS, WILD | RANDOM),
    "you draw #": Word(DRAWS, RANDOM),
    "excavate #": Word(EXCAVATE, RANDOM, OPEN_TOP),
    "search #": Word(SEARCH, RANDOM, OPEN),
    "dig again": Word(DIG_AGAIN, frozenset(("boost",)), OPEN),
    "target discards #": Word(TARGET_DISCARDS, frozenset(("trouble", "bust")), A_HAND),
    "target draws #": Word(TARGET_DRAWS, frozenset(("trouble", "bust")), A_PLAYER),
    "everyone discards #": Word(ALL_DISCARD, PLAYED),
    "swap tops": Word(SWAP, PLAYED, TWO_TOPS),
    "take friend": Word(TAKE_FRIEND, frozenset(("trouble",)), A_FRIEND),
    "friends leave": Word(FRIENDS_LEAVE, PLAYED),
    "mix patches": Word(MIX, PLAYED),
    "steal nut": Word(STEAL, frozenset(("bust",)), A_NUT),
    "sink nut": Word(SINK, frozenset(("bust",)), A_NUT),
    "sink own nut": Word(SINK_OWN, frozenset(("bust",))),
    "nut onto patch": Word(NUT_ONTO, frozenset(("bust",)), A_NUT),
    "free search": Word(FREE_SEARCH, PLAYED, standing=True),
    "excavate for #": Word(EXCAVATE_FOR, PLAYED, standing=True),
    "cannot be stopped": Word(UNSTOPPABLE, PLAYED, standing=True),
    "costs # more": Word(COST_MORE, PLAYED, standing=True),
    "skip patch phase": Word(SKIP_PATCH, PLAYED, standing=True),
    "nullify attack": Word(NULL_ATTACK, frozenset(("defence",)), NEVER),
    "nullify obstacle": Word(NULL_OBSTACLE, frozenset(("defence",)), NEVER),
    "nullify trouble": Word(NULL_TROUBLE, frozenset(("defence",)), NEVER),
    "nullify bust": Word(NULL_BUST, frozenset(("defence",)), NEVER),
}

NULLIFIES: Final = {NULL_ATTACK: "attack", NULL_OBSTACLE: "obstacle", NULL_TROUBLE: "trouble", NULL_BUST: "bust"}

# LN-D9: the abilities of characters.
(PEEK, CHEAP, SCOUT, STUBBORN, TIRELESS, AGAIN, CHOOSE, TRADE) = range(8)
ABILITIES: Final = {
    "peek": PEEK,
    "cheap excavation": CHEAP,
    "free search": SCOUT,
    "ignore stop": STUBBORN,
    "draw after end turn": TIRELESS,
    "repeat selection": AGAIN,
    "choose draw": CHOOSE,
    "trade": TRADE,
}
