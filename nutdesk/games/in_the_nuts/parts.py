"""The pieces: squirrels, dice, nut cards, storage cards and the board (IN-P1 to IN-P4)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.words import Say, say
from nutdesk.games.in_the_nuts.house import load

# IN-P1
SQUIRRELS: Final = 15
SEATS: Final = (
    Player(say("Black"), "black"),
    Player(say("Red"), "red"),
    Player(say("Blue"), "blue"),
    Player(say("White"), "white"),
)
DICE: Final = (6, 6, 6)  # green, white, white

# IN-P2. A nut card is a number: 0 to 3 a plain nut, 4 to 9 a joker that shows two of them.
KINDS: Final = ("walnut", "hazelnut", "beechnut", "acorn")
PAIRS: Final = tuple(combinations(range(4), 2))
NUTS: Final = KINDS + tuple(f"{KINDS[one]}-{KINDS[other]}" for one, other in PAIRS)
NUT: Final = {name: number for number, name in enumerate(NUTS)}
PLAIN: Final = len(KINDS)
"""Nut cards from this number on are jokers."""
SHOWS: Final[tuple[tuple[int, ...], ...]] = tuple((kind,) for kind in range(PLAIN)) + PAIRS
COPIES: Final = (12,) * PLAIN + (2,) * len(PAIRS)

# IN-P3. House data: how many nuts fit, and what the card is worth when it is full.
STORAGE: Final = load()
CARDS: Final = len(STORAGE)
CAPACITY: Final = tuple(holds for holds, _ in STORAGE)
POINTS: Final = tuple(points for _, points in STORAGE)
EMPTY: Final = -1
FULL: Final = PLAIN
"""In the place of a storage card's kind: nothing lies on it, or it is turned over."""

# IN-P4. Fields from left to right and upwards; names as written in moves and positions.
FIELDS: Final = ("2-4", "5-6", "7", "8-9", "10-12", "left", "raccoon", "right", "four")
FIELD: Final = {name: number for number, name in enumerate(FIELDS)}
TITLES: Final = (
    "2–4",
    "5–6",
    say("the lower raccoon field"),
    "8–9",
    "10–12",
    say("the left 3-squirrel field"),
    say("the upper raccoon field"),
    say("the right 3-squirrel field"),
    say("the 4-squirrel area"),
)
TOP: Final = 8
UP: Final = (5, 5, 6, 7, 7, 8, 8, 8)
"""The field above each field but the last."""
NEED: Final = (2, 2, 2, 2, 2, 3, 3, 3, 4)
RACCOONS: Final = (2, 6)
SPACES: Final = range(2, 13)
OVER: Final = (-1, -1, 0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 4)
"""The 2-squirrel field over each space of the starting track."""
PLACES: Final = ("2-4", "5-6", "8-9", "10-12")
"""The four face-up nuts are named after the fields they lie under."""
UNDER: Final = tuple(TITLES[FIELD[name]] for name in PLACES)
"""How the places are called on the table."""
PLACE: Final = {name: number for number, name in enumerate(PLACES)}
ALL: Final = (0, 1, 2, 3)
BELOW: Final = ((0,), (1,), ALL, (2,), (3,), (0, 1), ALL, (2, 3), ALL)
"""The nuts that each field lets its player choose from."""

# IN-S1 and IN-S2
REMOVED: Final = (0, 0, 2, 1, 0)
"""How many of each plain nut stay in the box, by number of players."""
ASIDE: Final = 8
OPENING: Final = (0, 1, 2, 3)
"""Squirrels each seat places before the first turn (IN-S3)."""


def deck(seats: int) -> tuple[int, ...]:
    """The nut cards that are shuffled (IN-S1)."""
    return tuple(
        nut for nut, copies in enumerate(COPIES) for _ in range(copies - (REMOVED[seats] if nut < PLAIN else 0))
    )


DECKS: Final = {seats: deck(seats) for seats in (2, 3, 4)}


_PLAIN_NUTS: Final = (say("walnut"), say("hazelnut"), say("beechnut"), say("acorn"))
_SPELLED: Final = _PLAIN_NUTS + tuple(
    say("joker of {one} and {other}", one=_PLAIN_NUTS[one], other=_PLAIN_NUTS[other]) for one, other in PAIRS
)


def spell(nut: int) -> Say:
    """'walnut', or 'joker of walnut and acorn'."""
    return _SPELLED[nut]
