"""The Trucks edition's pieces: robots, trucks, bonus cards with two halves (NT-1, NT-2, NT-6, NT-8, NT-9)."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from nutdesk.core.words import Say, say
from nutdesk.games.nuts.floor import JOIN_LEFT, JOIN_RIGHT, SPLIT_LEFT, SPLIT_RIGHT
from nutdesk.games.nuts.parts import LETTER, NUT_KINDS, OLD, amounts

# NT-1: levels of a path, counted in conveyors passed; places counted from 0.
COLUMNS: Final = 8
AT_SALTERS: Final = 2
AT_SQUIRREL: Final = 3
AT_ROASTERS: Final = 4
AT_ROBOTS: Final = 6
SALTERS: Final = (3, 6) if OLD else (1, 6)
ROASTERS: Final = (2, 5)
SQUIRREL: Final = 4
DISPENSERS: Final = tuple(range(NUT_KINDS)) * 2
MOST_SEATS: Final = 4

# NT-2: the boxes of the eight robots, clockwise from the top.
ROBOTS: Final = tuple(
    tuple(LETTER[letter] for letter in boxes)
    for boxes in ("ACPS", "ACSP", "APCS", "APSC", "ASCP", "ASPC", "ACPS", "APCS")
)


TOPS: Final = tuple(tuple(boxes[-spins % 4] for spins in range(4)) for boxes in ROBOTS)
"""The box on top of a robot after so many quarters: a spin clockwise brings the left box up."""


@cache
def starts() -> tuple[tuple[int, ...], ...]:
    """Every way to set the top boxes so that no path connects and every nut is on top somewhere (NT-2)."""
    choices = [[nut for nut in range(NUT_KINDS) if nut != feeds] for feeds in DISPENSERS]
    return tuple(tops for tops in product(*choices) if len(set(tops)) == NUT_KINDS)


# NT-6: what each truck carries, and its points.
def _load(name: str) -> tuple[int, ...]:
    load = [0] * NUT_KINDS
    if name.isalpha():
        for letter in name:
            load[LETTER[letter]] += 1
    else:
        for letter, number in zip(name[::2], name[1::2], strict=True):
            load[LETTER[letter]] += int(number)
    return tuple(load)


_POINTS: Final = {
    7: ("AAA", "CCC", "PPP", "SSS", "ACPS"),
    13: ("A1P4", "C1S4", "A3S2", "C3P2"),
    20: ("A5P1S1", "S5A1C1"),
    22: ("A2S5", "C2P5", "A4C3", "P4S3", "C6S1", "P6A1"),
}
TRUCKS: Final = tuple(name for names in _POINTS.values() for name in names)
TRUCK: Final = {name: truck for truck, name in enumerate(TRUCKS)}
LOADS: Final = tuple(_load(name) for name in TRUCKS)
POINTS: Final = tuple(points for points, names in _POINTS.items() for _ in names)
ALL_TRUCKS: Final = (1 << len(TRUCKS)) - 1

# NT-8: a tile of one hand is a splitter one way up and a joiner the other.
FORKS: Final = {"split-left": SPLIT_LEFT, "split-right": SPLIT_RIGHT, "join-left": JOIN_LEFT, "join-right": JOIN_RIGHT}
FORK_WORDS: Final = {kind: word for word, kind in FORKS.items()}
HAND_OF: Final = {SPLIT_LEFT: 0, JOIN_RIGHT: 0, SPLIT_RIGHT: 1, JOIN_LEFT: 1}
FORKS_EACH: Final = 8

# NT-9: a bonus card is a number; each half is a word of what it asks for or gives.
CARDS: Final = (
    "double-build",
    "lure",
    "double-clear",
    "cashew-fork",
    "pistachio-fork",
    "half-turn",
    "triple-slide",
    "double-spin",
)
CARD: Final = {name: card for card, name in enumerate(CARDS)}
COPIES: Final = 4
DECK: Final = tuple(range(len(CARDS))) * COPIES
HALVES: Final = (
    ("build", "two-nuts"),
    ("lure", "no-limits"),
    ("clear", "almond"),
    ("fork", "cashew"),
    ("fork", "pistachio"),
    ("turn", "exchange"),
    ("slide", "peanut"),
    ("spin", "trade"),
)
TIMES: Final = {"build": 2, "clear": 2, "slide": 3 if OLD else 1, "spin": 2, "two-nuts": 2}
"""How often a half is used; the others once."""
ON_FLOOR: Final = frozenset(("build", "lure", "clear", "fork", "turn", "slide", "spin"))
"""Halves that change the floor: played in the configuration only."""
SPENDS: Final = frozenset() if OLD else frozenset(("fork", "slide"))
"""Halves that change an action, which is spent."""
REACH: Final = 3
"""So many columns a tile slides with a card."""
HALF_TEXTS: Final = {
    "build": say("Build twice"),
    "two-nuts": say("If empty: two different nuts"),
    "lure": say("Move and feed the squirrel"),
    "no-limits": say("No limits at clean-up") if OLD else say("No limit of nuts at clean-up"),
    "clear": say("Clear twice"),
    "almond": say("An almond"),
    "fork": say("Build a splitter or joiner") if OLD else say("A Build lays a splitter or joiner"),
    "cashew": say("A cashew"),
    "pistachio": say("A pistachio"),
    "turn": say("Spin one robot half round"),
    "exchange": say("Exchange one nut"),
    "slide": say("Slide tiles up to 3 times") if OLD else say("A Slide goes up to 3 columns"),
    "peanut": say("A peanut"),
    "spin": say("Spin two robots a quarter"),
    "trade": say("Trade a nut with a player") if OLD else say("Offer a player nuts for nuts"),
}

ACTIONS: Final = 2  # NT-3
MOST_NUTS: Final = 6  # NT-7
MOST_CARDS: Final = 3
ENOUGH: Final = 50
PATIENCE: Final = 12  # NT-10: rounds without a truck


@cache
def spell(load: tuple[int, ...]) -> Say:
    """'1 almond, 4 peanuts'."""
    return amounts(load)
