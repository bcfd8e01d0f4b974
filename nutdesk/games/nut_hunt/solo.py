"""The state of a game against the Automa: what it will have by its last nest, and what the player can do until then.

The Automa makes no decisions, so its time can be calculated. All other numbers are regressions on games of searching
squirrels against the Expert: first on whether an objective was completed in the end, then on who won.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from operator import mul
from typing import Final

from nutdesk.games.nut_hunt.bitboards import Side, beside, between, gap, joined, lie, paid, region, weak
from nutdesk.games.nut_hunt.parts import BARRENS, ENDS, FAILED, LAST_NEST, PER_NEST, TILES
from nutdesk.games.nut_hunt.state import State

_LAND: Final = TILES - 1
_A_TURN: Final = 2 * _LAND / TILES
"""Squirrels that the Automa places in a turn, allowing for the fox being in the way."""
_LONGEST: Final = 15
ENOUGH: Final = 9
"""More nuts than this make no difference."""
_MANY: Final = 4
"""More weak tiles than this make no difference."""
_CARDS: Final = 10
NEAR: Final = (0.0, 0.8, 0.6, 0.4, 0.3, 0.2, 0.2)
"""What a tile at the end of an objective is worth, by the missing tiles; a nest's last squirrel is worth 1."""

_BARREN: Final = -1.03
"""Squirrels cannot be recruited on Pine Barrens."""

Odds = tuple[tuple[float, float], ...]
"""Log-odds for each sign: at the end of the game, and in addition for every remaining turn."""


def _by_turns(odds: Odds) -> tuple[tuple[float, ...], ...]:
    """The log-odds by the number of remaining half turns."""
    return tuple(tuple(last + more * half / 2 for last, more in odds) for half in range(2 * _LONGEST + 1))


APART: Final = (
    _by_turns(
        (
            (-1.328, 0.3214),
            (-1.089, 0.0523),
            (0.19, -0.039),
            (0.144, -0.0113),
            (1.159, -0.0531),
            (0.691, -0.0346),
            (0.509, -0.0452),
            (-0.105, 0.0066),
            (-0.122, -0.0067),
            (-0.466, 0.0521),
            (0.094, -0.0475),
        )
    ),
    _by_turns(
        (
            (-0.45, -0.0788),
            (-0.648, 0.0358),
            (-0.644, 0.0788),
            (0.176, 0.0724),
            (-0.629, 0.095),
            (0.151, -0.0118),
            (-0.249, -0.0713),
            (0.366, 0.0405),
            (-0.154, -0.0437),
            (-0.815, 0.0346),
            (0.073, 0.0488),
        )
    ),
)
"""Whether an objective with missing tiles will be completed: of the player, and of the Automa."""
JOINED: Final = (
    _by_turns(
        (
            (0.461, 0.2692),
            (0.144, -0.0113),
            (2.288, -0.2893),
            (0.691, -0.0346),
            (-0.001, -0.031),
            (-0.577, 0.0691),
            (-0.27, 0.018),
            (-0.409, 0.0204),
            (0.028, -0.0542),
            (-0.697, 0.0498),
        )
    ),
    _by_turns(
        (
            (1.827, -0.2181),
            (0.176, 0.0724),
            (0.984, -0.127),
            (0.151, -0.0118),
            (-0.074, -0.0115),
            (-0.642, 0.0517),
            (-0.496, -0.0412),
            (-1.255, 0.0885),
            (0.145, 0.056),
            (-1.02, 0.0665),
        )
    ),
)
"""Whether an objective whose ends are connected will be complete in the end: of the player, and of the Automa."""
WON: Final = _by_turns(
    (
        (-0.668, 0.0847),
        (0.472, 0.0051),
        (0.097, 0.0127),
        (0.265, 0.0185),
        (0.12, 0.0014),
        (0.002, 0.0099),
        (0.272, -0.0268),
        (-0.222, -0.0068),
        (0.057, 0.0075),
        (-0.055, -0.005),
        (0.166, -0.0039),
        (-0.172, -0.01),
        (-0.031, -0.011),
        (-0.084, -0.0146),
        (-0.189, 0.0063),
    )
)
"""Whether the player will win: what _prospects() returns, both sides' likely points, and the Automa's nests and
squirrels."""
_SOON: Final = 4
"""With this few half turns left, the chances of single objectives decide who is ahead, not their sum."""
_LAST_TURNS: Final = 1.2
"""Points that the player can still expect then."""
_PAIR: Final = 0.4
"""In addition, for two squirrels of the player on a tile, per remaining half turn."""
_SURE: Final = 0.77
"""Log-odds for each point of the lead then."""


@lru_cache(maxsize=1 << 12)
def to_come(built: int, ones: int, twos: int) -> float:
    """How many squirrels the Automa places until its last nest on average, each anywhere on land."""
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


Likely = tuple[int, float, int]
"""Of an objective: the number of missing tiles, its chance to be completed, and its points then."""
Ground = tuple[int, int, int]
"""A side's position, as bits: its tiles, those with a nest, and those with two squirrels."""
Come = Callable[[int], float]
"""How many squirrels the Automa's next ten cards bring to some tiles, on average."""
Among = tuple[int, int, Come]
"""The surroundings of both sides: the land and the fox, as bits, and the squirrels to come."""


def coming(state: State, bits: tuple[int, ...]) -> Come:
    """What the deck will bring: no objective returns before all have appeared (NH-A2)."""
    named, cards = _named(bits), len(state.deck)
    left = sum(map((1).__lshift__, state.deck))

    def come(tiles: int) -> float:
        found = 0
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            found += (named[bit] & left).bit_count()
        return _CARDS * found / cards if found else 0.0

    return come


@lru_cache(maxsize=64)
def _named(bits: tuple[int, ...]) -> dict[int, int]:
    """For each tile, as a bit, the objectives that name it, as bits."""
    named = dict.fromkeys(bits, 0)
    for card, ends in enumerate(ENDS):
        for tile in ends:
            named[bits[tile]] |= 1 << card
    return named


@lru_cache(maxsize=1 << 14)
def shape(one: int, two: int, own: Ground, land: int) -> tuple[int, tuple[int, ...], int, int]:
    """Of an objective: the number of missing tiles, the signs for its chance, its bare ends, and critical tiles.

    Bare ends have no nest. Each critical tile would connect the ends, if one is missing, or break them, if none is.
    """
    held, home, pairs = own
    missing, way = gap(one, two, held, land)
    ends = one | two
    homes, bare = (home & ends).bit_count(), held & ends & ~home
    nest = 1 if way & home else 0
    pair = 1 if not nest and way & pairs else 0
    if missing:
        last = between(one, two, held, land) if missing == 1 else 0
        return missing, (1, missing, (ends & ~held).bit_count(), homes, nest, pair, last.bit_count()), bare, last
    loose = weak(one, two, held, home)
    return 0, (1, homes, nest, pair, min(loose.bit_count(), _MANY)), bare, loose


def signs(one: int, two: int, own: Ground, other: Ground, among: Among) -> tuple[int, tuple[float, ...]]:
    """How many tiles an objective is missing, and the signs for its chance: for APART, or for JOINED.

    The other side can break it where it stands too: the player by leading the fox there, both by building a nest.
    """
    land, fox, come = among
    missing, told, bare, tiles = shape(one, two, own, land)
    held, _, pairs = other
    shared, again = (bare & held).bit_count(), come(bare)
    if missing:
        return missing, (*told, come(tiles), shared, (bare & pairs).bit_count(), again)
    near = beside(fox)
    return 0, (
        *told,
        (tiles & near).bit_count(),
        shared,
        (tiles & pairs).bit_count(),
        again,
        1 if tiles & beside(near) else 0,
    )


def chance(state: State) -> float:
    """The player's chance of winning, before the fox is rolled."""
    bits, land, _ = lie(state.forest, state.balanced)
    me, it = Side(state, 0, bits), Side(state, 1, bits)
    half = min(round(2 * to_come(state.built[1], it.ones, it.twos) / _A_TURN), 2 * _LONGEST)
    grounds = (me.held, me.home, me.pairs), (it.held, it.home, it.pairs)
    among = land, bits[state.fox], coming(state, bits)
    mine, its = _likely(state, 0, half, grounds, among), _likely(state, 1, half, grounds, among)
    if half <= _SOON:
        lead = PER_NEST * (state.built[0] - LAST_NEST) + _LAST_TURNS + _PAIR * half * me.twos
        return ahead(sums(mine), sums(its), lead)
    points, its_points = (sum([(full + FAILED) * part - FAILED for _, part, full in side]) for side in (mine, its))
    found = (*_prospects(state, me, mine), points, state.built[1], it.ones, it.twos, its_points)
    return 1 / (1 + exp(-sum(map(mul, WON[half], found))))


def _likely(state: State, side: int, half: int, grounds: tuple[Ground, Ground], among: Among) -> list[Likely]:
    """The chances of each objective of a side."""
    bits, _, objectives = lie(state.forest, state.balanced)
    own, other = grounds[side], grounds[1 - side]
    apart, together = APART[side][half], JOINED[side][half]
    found = []
    for card in state.hands[side]:
        one, two, full = objectives[card]
        missing, told = signs(one, two, own, other, among)
        odds = sum(map(mul, apart if missing else together, told))
        if missing and side == 0 and BARRENS in ENDS[card] and not own[0] & bits[BARRENS]:
            odds += _BARREN
        found.append((missing, 1 / (1 + exp(-odds)), full))
    return found


def sums(likely: Sequence[Likely]) -> dict[int, float]:
    """The chance of each sum of points from some objectives, each of them completed or not."""
    found = {0: 1.0}
    for _, part, full in likely:
        more: dict[int, float] = {}
        for points, p in found.items():
            more[points + full] = more.get(points + full, 0.0) + p * part
            more[points - FAILED] = more.get(points - FAILED, 0.0) + p * (1 - part)
        found = more
    return found


def ahead(mine: dict[int, float], its: dict[int, float], lead: float) -> float:
    """The chance that the player has more points, given this many from everything else."""
    others = [(exp(_SURE * points), p) for points, p in its.items()]
    won = 0.0
    for points, p in mine.items():
        less = exp(-_SURE * (points + lead))
        won += p * sum([q / (1 + less * more) for more, q in others])
    return won


def _prospects(state: State, me: Side, likely: Sequence[Likely]) -> tuple[float, ...]:
    """What the player has and needs, in the order of WON, without the points."""
    bits, land, objectives = lie(state.forest, state.balanced)
    purse = state.nuts[:4]
    parts = paid(purse)
    wish = max((parts[tile] for tile in range(TILES) if bits[tile] & me.pairs), default=0.0)
    far = 0
    for card, (missing, _, _) in zip(state.hands[0], likely, strict=True):
        if missing:
            far += missing
            for tile in ENDS[card]:
                if not me.held & bits[tile]:
                    wish = max(wish, parts[tile] * NEAR[missing])
    ends = tuple([objectives[card][:2] for card in state.hands[0]])
    ground = joined(ends, me.held, land)
    nests = seen = 0
    for one, _ in ends:
        if not seen & one:
            part = region(one, ground)
            seen |= part
            if not part & me.home:
                nests += 1 if part & me.pairs else 2
    return (
        1,
        state.built[0],
        me.ones,
        me.twos,
        len(ends),
        min(ENOUGH, sum(purse)),
        wish,
        (ground & ~me.held).bit_count(),
        far,
        nests,
    )
