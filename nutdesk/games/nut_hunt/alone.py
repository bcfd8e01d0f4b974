"""How a game against the Automa stands: what it will have done by its last nest, and what the player can do till then.

The Automa has no will, so its clock can be reckoned. All other figures are regressions on games of searching squirrels
against the Expert: first on whether an objective was done in the end, then on who won.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from nutdesk.games.nut_hunt.parts import BARRENS, ENDS, FAILED, LAST_NEST, TILES
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.ways import Side, beside, between, gap, joined, lie, paid, region, weak

_LAND: Final = TILES - 1
_A_TURN: Final = 2 * _LAND / TILES
"""Squirrels that the Automa places in a turn: now and then the fox is in the way."""
_LONGEST: Final = 15
ENOUGH: Final = 9
"""More nuts than this help no further."""
_MANY: Final = 4
"""More weak tiles than this make no difference."""
NEAR: Final = (0.0, 0.8, 0.6, 0.4, 0.3, 0.2, 0.2)
"""What a tile at the end of an objective is worth, by the tiles that are missing; a nest's last squirrel is worth 1."""

_BARREN: Final = -1.03
"""Nobody is recruited on Pine Barrens."""

Odds = tuple[tuple[float, float], ...]
"""Log-odds for each sign: at the end of the game, and more for every turn that is left."""


def _by_turns(odds: Odds) -> tuple[tuple[float, ...], ...]:
    """The log-odds by how many half turns are left."""
    return tuple(tuple(last + more * half / 2 for last, more in odds) for half in range(2 * _LONGEST + 1))


DONE: Final = (
    _by_turns((
        (-1.681, 0.2846), (-1.461, 0.0631), (0.475, -0.0185), (0.215, 0.0496), (1.112, -0.0565), (0.777, -0.0326),
        (0.571, -0.0639), (1.434, -0.0878), (1.148, -0.2265), (-0.242, -0.0052), (-0.565, 0.0569),
    )),
    _by_turns((
        (-0.4, -0.0027), (-0.549, 0.0453), (-0.772, 0.0338), (0.148, 0.0454), (-0.676, 0.0845), (0.102, -0.0094),
        (0.153, -0.0093), (2.079, -0.1158), (1.388, -0.2049), (-0.178, 0.007), (-0.812, 0.0598),
    )),
)  # fmt: skip
"""Whether an objective will be done, in the order of signs(): of the player, and of the Automa."""
WON: Final = _by_turns((
    (-0.668, 0.0847), (0.472, 0.0051), (0.097, 0.0127), (0.265, 0.0185), (0.166, -0.0039), (0.12, 0.0014),
    (0.002, 0.0099), (0.272, -0.0268), (-0.222, -0.0068), (0.057, 0.0075), (-0.055, -0.005), (-0.172, -0.01),
    (-0.031, -0.011), (-0.084, -0.0146), (-0.189, 0.0063),
))  # fmt: skip
"""Whether the player will win, in the order of survey()."""


@lru_cache(maxsize=1 << 12)
def to_come(built: int, ones: int, twos: int) -> float:
    """How many squirrels the Automa places till its last nest, each anywhere on land, on average."""
    if built >= LAST_NEST:
        return 0.0
    placed = 1.0
    if ones + twos < _LAND:
        placed += (_LAND - ones - twos) / _LAND * to_come(built, ones + 1, twos)
    if ones:
        placed += ones / _LAND * to_come(built, ones - 1, twos + 1)
    if twos:
        placed += twos / _LAND * to_come(built + 1, ones, twos - 1)
    return placed


def signs(side: Side, one: int, two: int, land: int, fox: int) -> tuple[int, ...]:
    """What tells whether an objective will be done: the tiles that are missing, its ends, nests, and weak tiles."""
    held, home = side.held, side.home
    missing, way = gap(one, two, held, land)
    nest = 1 if way & home else 0
    pair = 1 if not nest and way & side.pairs else 0
    open_ends = (not held & one) + (not held & two)
    homes = (home & one > 0) + (home & two > 0)
    if missing:
        ways = between(one, two, held, land).bit_count() if missing == 1 else 0
        return 1, missing, open_ends, homes, nest, pair, ways, 0, 0, 0, 0
    loose = weak(one, two, held, home)
    return 1, 0, 0, homes, nest, pair, 0, 1, nest, min(loose.bit_count(), _MANY), (loose & fox).bit_count()


def chance(state: State) -> float:
    """How likely the player is to win, before the fox is rolled."""
    half, found = survey(state)
    return 1 / (1 + exp(-sum(map(mul, WON[half], found))))


def survey(state: State) -> tuple[int, tuple[float, ...]]:
    """The half turns that the Automa needs for its last nest, and the signs of who will win."""
    bits, land, objectives = lie(state.forest)
    fox = beside(bits[state.fox])
    me, it = Side(state, 0, bits), Side(state, 1, bits)
    built, its_built = state.built
    turns = to_come(its_built, it.ones, it.twos) / _A_TURN
    half = min(round(2 * turns), 2 * _LONGEST)
    its_points, done = 0.0, DONE[1][half]
    for card in state.hands[1]:
        one, two, full = objectives[card]
        odds = sum(map(mul, done, signs(it, one, two, land, fox)))
        its_points += (full + FAILED) / (1 + exp(-odds)) - FAILED
    purse = state.nuts[:4]
    parts = paid(purse)
    wish = max((parts[tile] for tile in range(TILES) if bits[tile] & me.pairs), default=0.0)
    points, far, done = 0.0, 0, DONE[0][half]
    for card in state.hands[0]:
        one, two, full = objectives[card]
        found = signs(me, one, two, land, fox)
        missing, odds = found[1], sum(map(mul, done, found))
        if missing:
            far += missing
            for bit, tile in zip((one, two), ENDS[card], strict=True):
                if not me.held & bit:
                    wish = max(wish, parts[tile] * NEAR[missing])
                    odds += _BARREN * (tile == BARRENS)
        points += (full + FAILED) / (1 + exp(-odds)) - FAILED
    ends = tuple([objectives[card][:2] for card in state.hands[0]])
    ground = joined(ends, me.held, land)
    nests = seen = 0
    for one, _ in ends:
        if not seen & one:
            whole = region(one, ground)
            seen |= whole
            if not whole & me.home:
                nests += 1 if whole & me.pairs else 2
    return half, (
        1, built, me.ones, me.twos, points, len(ends), min(ENOUGH, sum(purse)), wish,
        (ground & ~me.held).bit_count(), far, nests, its_built, it.ones, it.twos, its_points,
    )  # fmt: skip
