"""The pieces: tiles, nuts, objectives, squirrels and nests as numbers, with every table made once."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

from nutdesk.core.game import Player
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nut_hunt.house import load

HOUSE: Final = load()

# Tiles (NH-P1, NH-P4). A tile is a number: its place in the data file.
TILES: Final = len(HOUSE.tiles)
TILE_IDS: Final = tuple(tile.id for tile in HOUSE.tiles)
TILE_NAMES: Final = tuple(say(tile.name) for tile in HOUSE.tiles)
TILE: Final = {tile_id: number for number, tile_id in enumerate(TILE_IDS)}
POND: Final = HOUSE.pond
BARRENS: Final = HOUSE.barrens
FORAGE: Final = tuple(tile.forage for tile in HOUSE.tiles)
COST: Final = tuple(tile.cost for tile in HOUSE.tiles)
GREEN: Final = tuple(number for number, cost in enumerate(COST) if len(cost) == 2)
IS_GREEN: Final = tuple(len(cost) == 2 for cost in COST)
USUAL: Final = HOUSE.usual

# Nuts (NH-P2).
NUTS: Final = ("acorn", "chestnut", "hazelnut", "walnut")
NUT: Final = {name: number for number, name in enumerate(NUTS)}
NUT_NAMES: Final = (say("acorn"), say("chestnut"), say("hazelnut"), say("walnut"))
ONE_NUT: Final = (say("an acorn"), say("a chestnut"), say("a hazelnut"), say("a walnut"))
NUT_PLURALS: Final = (say("acorns"), say("chestnuts"), say("hazelnuts"), say("walnuts"))
EACH_NUT: Final = 25
THREE: Final = 3  # NH-T4: nuts of one kind for one of another

# Objectives (NH-P2, NH-P5). Written as first-end/second-end.
ENDS: Final = tuple(objective.ends for objective in HOUSE.objectives)
BASE: Final = (
    tuple(objective.points for objective in HOUSE.objectives),
    tuple(objective.balanced for objective in HOUSE.objectives),
)
"""BASE[balanced][objective]: its base points, without and with the option."""
OBJECTIVES: Final = len(ENDS)
OBJECTIVE_IDS: Final = tuple(f"{TILE_IDS[a]}/{TILE_IDS[b]}" for a, b in ENDS)
OBJECTIVE: Final = {name: number for number, name in enumerate(OBJECTIVE_IDS)}
TITLES: Final = tuple(say("{one} – {two}", one=TILE_NAMES[a], two=TILE_NAMES[b]) for a, b in ENDS)
"""'Fern Fold – Thistle Thicket'."""
DEALT: Final = 3  # NH-S2
FAILED: Final = 2  # NH-E5

# Squirrels and nests of each colour (NH-P2).
SQUIRRELS: Final = 15
NESTS: Final = 5
NEST: Final = 3  # NH-C4: squirrels that make one
LAST_NEST: Final = 4  # NH-E1
PER_NEST: Final = 2  # NH-E2

SEATS: Final = (
    Player(say("Blue"), "blue"),
    Player(say("Yellow"), "yellow"),
    Player(say("Red"), "red"),
    Player(say("White"), "white"),
    Player(say("Pink"), "pink"),
)
COLOUR_NAMES: Final = {
    "blue": say("blue"),
    "yellow": say("yellow"),
    "red": say("red"),
    "white": say("white"),
    "pink": say("pink"),
    "black": say("black"),
}
AUTOMA: Final = Player(say("Automa"), "black", "automa")
LEVELS: Final[dict[str, int]] = {say("standard"): 2, say("advanced"): 3, say("expert"): 4}  # NH-A1
MOST: Final = 6
"""More sides than any table has."""

FAMILIES: Final = tuple(
    tuple(tuple((turn + k) % sides for k in range(sides)) for turn in range(sides)) for sides in range(MOST)
)
"""FAMILIES[sides][turn]: everybody in turn order, from the active player (NH-C3)."""


CAP: Final = max(cost.count(nut) for cost in COST for nut in cost)
"""No cost asks for more nuts of one kind than this."""


def _affordable() -> dict[tuple[int, ...], tuple[int, ...]]:
    return {
        purse: tuple(
            tile for tile, cost in enumerate(COST) if cost and all(purse[nut] >= cost.count(nut) for nut in cost)
        )
        for purse in product(range(CAP + 1), repeat=len(NUTS))
    }


AFFORDABLE: Final = _affordable()
"""For every purse, its counts capped, the tiles whose cost it pays (NH-T5)."""


def affordable(acorns: int, chestnuts: int, hazelnuts: int, walnuts: int) -> tuple[int, ...]:
    """The tiles whose cost these nuts pay."""
    return AFFORDABLE[
        min(CAP, acorns),
        min(CAP, chestnuts),
        min(CAP, hazelnuts),
        min(CAP, walnuts),
    ]


def snake(seats: int, special: bool) -> tuple[int, ...]:
    """Who places when in set-up (NH-S3), and in the special case of five players (NH-S4)."""
    there, back = tuple(range(seats)), tuple(reversed(range(seats)))
    return (*there, *back[1:], seats - 1) if special else (*there, *back)


@cache
def so_many(nut: int, n: int) -> Say:
    """'3 acorns'."""
    return (
        count(n, "{n} acorn", "{n} acorns"),
        count(n, "{n} chestnut", "{n} chestnuts"),
        count(n, "{n} hazelnut", "{n} hazelnuts"),
        count(n, "{n} walnut", "{n} walnuts"),
    )[nut]


def nut_list(nuts: tuple[int, ...]) -> Say:
    """'acorn, walnut'."""
    return listed(NUT_NAMES[nut] for nut in nuts)
