"""What both editions of the factory share: the nuts, the seats and the words for columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from nutdesk.core.game import Player
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nuts import house

OLD: Final = house.load().rules == 1
"""Whether this process plays by the rules of 0.1.0, for a record of those: see house.py."""

NUTS: Final = ("almond", "cashew", "peanut", "pistachio")
"""As notation and drawings name them."""
NUT_NAMES: Final = (say("almond"), say("cashew"), say("peanut"), say("pistachio"))
"""As sentences name them."""
NUT_TITLES: Final = (say("Almond"), say("Cashew"), say("Peanut"), say("Pistachio"))
MANY_NUTS: Final = (say("almonds"), say("cashews"), say("peanuts"), say("pistachios"))
LETTERS: Final = "ACPS"  # S for pistachio: P is the peanut
LETTER: Final = {letter: nut for nut, letter in enumerate(LETTERS)}
NUT: Final = {name: nut for nut, name in enumerate(NUTS)}
NUT_KINDS: Final = len(NUTS)

CONVEYORS: Final = 6  # rows of belts on which tiles may lie
TILES: Final = 48  # NU-P3

SEATS: Final = (
    Player(say("Red"), "red"),
    Player(say("Blue"), "blue"),
    Player(say("Pink"), "pink"),
    Player(say("Yellow"), "yellow"),
    Player(say("White"), "white"),
    Player(say("Black"), "black"),
)

_AMOUNTS: Final[tuple[Callable[[int], Say], ...]] = (
    lambda n: count(n, "{n} almond", "{n} almonds"),
    lambda n: count(n, "{n} cashew", "{n} cashews"),
    lambda n: count(n, "{n} peanut", "{n} peanuts"),
    lambda n: count(n, "{n} pistachio", "{n} pistachios"),
)


@cache
def amount(nut: int, number: int) -> Say:
    """'1 almond', '3 almonds'."""
    return _AMOUNTS[nut](number)


def amounts(numbers: Sequence[int], zeros: bool = False) -> Say:
    """So many of each nut: '1 almond, 4 peanuts'; those that there are none of only if asked for."""
    return listed(amount(nut, number) for nut, number in enumerate(numbers) if number or zeros)


ACROSS: Final[Mapping[str, Any]] = {"left": lambda column: column, "right": lambda column: column + 1}
"""How the two columns of a tile are spelt in an event that has the left one."""
