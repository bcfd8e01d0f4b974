"""The pieces: nine caches, 32 nuts, six squirrels (NS-P1 to NS-P3)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.words import Say, say

CACHES: Final = 9  # NS-P1
COLOURS: Final = ("red", "blue", "green", "yellow")
KINDS: Final = ("acorn", "hazelnut", "walnut", "chestnut")

# NS-P2. A nut is a number: colour × 4 + kind; each number is there twice.
NUTS: Final = tuple(f"{colour}-{kind}" for colour in COLOURS for kind in KINDS)
SPELLED: Final = (
    say("red acorn"),
    say("red hazelnut"),
    say("red walnut"),
    say("red chestnut"),
    say("blue acorn"),
    say("blue hazelnut"),
    say("blue walnut"),
    say("blue chestnut"),
    say("green acorn"),
    say("green hazelnut"),
    say("green walnut"),
    say("green chestnut"),
    say("yellow acorn"),
    say("yellow hazelnut"),
    say("yellow walnut"),
    say("yellow chestnut"),
)
"""What each nut is called."""
NUT: Final = {name: number for number, name in enumerate(NUTS)}
COPIES: Final = 2
DECK: Final = tuple(range(len(NUTS))) * COPIES
COLOUR_OF: Final = tuple(number // 4 for number in range(16))
KIND_OF: Final = tuple(number % 4 for number in range(16))

# NS-P3: the printed four, then two of our own. A colour word always means a nut, so seats go by name.
SEATS: Final = (
    Player(say("Tufty"), "pink"),
    Player(say("Cyril"), "black"),
    Player(say("Nutkin"), "white"),
    Player(say("Smith"), "blue"),
    Player(say("Hazel"), "red"),
    Player(say("Conker"), "yellow"),
)

STEPS: Final = 4  # NS-T1
ENOUGH: Final = 20  # NS-O2
TWIN: Final = 2  # NS-T4
PATIENCE: Final = 3  # NS-E2: times the number of players

LANDINGS: Final = tuple(tuple((cache + step) % CACHES for step in range(1, STEPS + 1)) for cache in range(CACHES))


def caches_with_nut(seats: int) -> tuple[int, ...]:
    """The caches that get a face-down nut (NS-S1), counted from 0."""
    return (0, 1, 2, 3, 5, 6, 7) if seats == 5 else tuple(range(8))


def hand_size(seats: int) -> int:
    """How many nuts each player is dealt (NS-S1)."""
    return (len(DECK) - len(caches_with_nut(seats))) // seats


@cache
def of_colour(nut: int, n: int) -> Say:
    """'2 blue': what a nut meets of its own colour."""
    return (
        say("{n} red", n=n),
        say("{n} blue", n=n),
        say("{n} green", n=n),
        say("{n} yellow", n=n),
    )[COLOUR_OF[nut]]


@cache
def of_kind(nut: int, n: int) -> Say:
    """'2 chestnut': what a nut meets of its own kind."""
    return (
        say("{n} acorn", n=n),
        say("{n} hazelnut", n=n),
        say("{n} walnut", n=n),
        say("{n} chestnut", n=n),
    )[KIND_OF[nut]]
