"""What both editions of the factory share: the nuts, the seats and the words for columns."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Player

NUTS: Final = ("almond", "cashew", "peanut", "pistachio")
PLURALS: Final = ("almonds", "cashews", "peanuts", "pistachios")
LETTERS: Final = "ACPS"  # S for pistachio: P is the peanut
LETTER: Final = {letter: nut for nut, letter in enumerate(LETTERS)}
NUT: Final = {name: nut for nut, name in enumerate(NUTS)}
KINDS: Final = len(NUTS)

CONVEYORS: Final = 6  # rows of belts on which tiles may lie
TILES: Final = 48  # NU-P3

SEATS: Final = (
    Player("Red", "red"),
    Player("Blue", "blue"),
    Player("Pink", "pink"),
    Player("Yellow", "yellow"),
    Player("White", "white"),
    Player("Black", "black"),
)


def listed(words: list[str]) -> str:
    """'5', '5 and 8', '5, 8 and 11'."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
