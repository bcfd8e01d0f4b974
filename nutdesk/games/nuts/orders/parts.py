"""The Orders game's cards and constants (NU-P1 to NU-P7)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from nutdesk.core.words import Say, listed, say
from nutdesk.games.nuts.house import GOALS, load
from nutdesk.games.nuts.parts import LETTERS, NUT_KINDS, amount

# NU-P1: levels of a path, counted in conveyors passed.
AT_SALTERS: Final = 2
AT_SQUIRREL: Final = 4
AT_ORDERS: Final = 6

OPEN: Final = -1
"""An order slot without an order."""
ORDERS_EACH: Final = 10  # NU-P4
ORDER_DECK: Final = tuple(range(NUT_KINDS)) * ORDERS_EACH


def columns(seats: int) -> int:
    """How wide the floor is (NU-P1)."""
    return 12 if seats <= 4 else 16


def salters(seats: int) -> list[int]:
    """Where the salters start (NU-P2), counted from 0."""
    return [1, 6, 11] if seats <= 4 else [1, 6, 11, 13]


# NU-P5. A bonus card is a number; its pattern is how many of each nut it wants.
def _patterns() -> tuple[tuple[int, ...], ...]:
    nuts = range(NUT_KINDS)
    one_double = [
        tuple(2 if nut == double else int(nut != missing) for nut in nuts)
        for double in nuts
        for missing in nuts
        if missing != double
    ]
    return (*one_double, *(tuple(2 * (nut in pair) for nut in nuts) for pair in combinations(nuts, 2)))


PATTERNS: Final = _patterns()
CARDS: Final = tuple("".join(LETTERS[nut] * wanted for nut, wanted in enumerate(pattern)) for pattern in PATTERNS)
"""Names: 'AACP' wants two almonds, a cashew and a peanut."""
CARD: Final = {name: card for card, name in enumerate(CARDS)}
VALUES: Final = tuple(6 if pattern.count(2) == 2 else 5 for pattern in PATTERNS)
BONUS_COPIES: Final = 2
BONUS_DECK: Final = tuple(range(len(PATTERNS))) * BONUS_COPIES

# NU-P6
GOAL: Final = {name: goal for goal, name in enumerate(GOALS)}
CHAMPION, LEADER, INNOVATOR, MONGER, MAMA, LOVER, BUDDY = range(7)
GOAL_TITLES: Final = (
    say("Peanut Champion"),
    say("Almond Thought Leader"),
    say("Cashew Innovator"),
    say("Pistachio Monger"),
    say("Salty Mama"),
    say("Nut Lover"),
    say("Squirrel Buddy"),
)
GOAL_NEEDS: Final = (
    say("4 peanuts"),
    say("4 almonds"),
    say("4 cashews"),
    say("4 pistachios"),
    say("4 salt tokens"),
    say("a complete row"),
    say("3 nuts lost to the squirrel"),
)
GOAL_PERKS: Final = (
    say("2 action tokens at once"),
    say("may move one token at the end"),
    say("may keep one 6th nut for 6 points"),
    say("one failed bonus card costs nothing"),
    say("salt counts 3 instead of 2"),
    say("your Refill fills up to 3 slots"),
    say("the squirrel rolls twice, the lower counts"),
)
GOAL_COPIES: Final = tuple(copies for copies, _ in load().goals)
GOAL_POINTS: Final = tuple(points for _, points in load().goals)
CHAMPION_TOKENS: Final = 2

# NU-P7
CELLS: Final = 5
COLUMN_TOTAL: Final = (0, 1, 3, 6, 10, 15, 21)  # the 21 is the Cashew Innovator's sixth nut
ROW_POINTS: Final = 7  # NU-E2
SALT_POINTS: Final = 2
MAMA_POINTS: Final = 3

TOKENS_A_ROUND: Final = 3  # NU-S2
DRAWN_AT_START: Final = 3  # NU-S1
ROWS_TO_END: Final = 2  # NU-E1
PATIENCE: Final = 3  # NU-R14

PRICES: Final = {
    "plan": 1,
    "feed": 1,
    "refill": 1,
    "build": 1,
    "salt": 1,
    "reposition": 2,
    "swap": 3,
}  # NU-T2


def goal_points(goals: int) -> int:
    """What claimed goal cards, a bit each, are worth."""
    return sum(points for goal, points in enumerate(GOAL_POINTS) if goals >> goal & 1)


@cache
def spell(card: int) -> Say:
    """'2 almonds, 1 cashew and 1 peanut'."""
    *words, last = (amount(nut, wanted) for nut, wanted in enumerate(PATTERNS[card]) if wanted)
    return say("{before} and {last}", before=listed(words), last=last)
