"""The Orders game's cards and constants (NU-P1 to NU-P7)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from nutdesk.games.nuts.parts import KINDS, LETTERS, NUTS, PLURALS

# NU-P1: levels of a path, counted in conveyors passed.
AT_SALTERS: Final = 2
AT_SQUIRREL: Final = 4
AT_ORDERS: Final = 6

OPEN: Final = -1
"""An order slot without an order."""
ORDERS_EACH: Final = 10  # NU-P4
ORDER_DECK: Final = tuple(range(KINDS)) * ORDERS_EACH


def columns(seats: int) -> int:
    """How wide the floor is (NU-P1)."""
    return 12 if seats <= 4 else 16


def salters(seats: int) -> list[int]:
    """Where the salters start (NU-P2), counted from 0."""
    return [1, 6, 11] if seats <= 4 else [1, 6, 11, 13]


# NU-P5. A bonus card is a number; its pattern is how many of each nut it wants.
def _patterns() -> tuple[tuple[int, ...], ...]:
    nuts = range(KINDS)
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
GOALS: Final = (
    "peanut-champion", "almond-thought-leader", "cashew-innovator", "pistachio-monger", "salty-mama", "nut-lover",
    "squirrel-buddy",
)  # fmt: skip
GOAL: Final = {name: goal for goal, name in enumerate(GOALS)}
CHAMPION, LEADER, INNOVATOR, MONGER, MAMA, LOVER, BUDDY = range(7)
GOAL_TITLES: Final = (
    "Peanut Champion", "Almond Thought Leader", "Cashew Innovator", "Pistachio Monger", "Salty Mama", "Nut Lover",
    "Squirrel Buddy",
)  # fmt: skip
GOAL_NEEDS: Final = (
    "4 peanuts", "4 almonds", "4 cashews", "4 pistachios", "4 salt tokens", "a complete row",
    "3 nuts lost to the squirrel",
)  # fmt: skip
GOAL_PERKS: Final = (
    "2 action tokens at once", "may move one token at the end", "may keep one 6th nut for 6 points",
    "one failed bonus card costs nothing", "salt counts 3 instead of 2", "your Refill fills up to 3 slots",
    "the squirrel rolls twice, the lower counts",
)  # fmt: skip
GOAL_COPIES: Final = (2, 2, 2, 2, 2, 2, 6)
GOAL_POINTS: Final = 3
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


def spell(card: int) -> str:
    """'2 almonds, 1 cashew and 1 peanut'."""
    words = [
        f"{wanted} {NUTS[nut] if wanted == 1 else PLURALS[nut]}" for nut, wanted in enumerate(PATTERNS[card]) if wanted
    ]
    return f"{', '.join(words[:-1])} and {words[-1]}"
