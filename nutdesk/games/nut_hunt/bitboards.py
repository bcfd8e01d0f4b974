"""The forest as bits of a number: regions, gaps between tiles, and what nuts can pay, with a few shifts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from nutdesk.games.nut_hunt.forest import CELLS, ROWS, Forest
from nutdesk.games.nut_hunt.parts import BASE, CAP, COST, ENDS, FAILED, NUTS, OBJECTIVES, PER_NEST, POND, TILES
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.views import NutHuntView

# The board as the bits of one number: a row is 8 bits wide, so the six neighbours are shifts by 1, 7 and 8.
_BITS: Final = tuple(1 << (8 * row + (2 * column - (ROWS[row] - 1) - row) // 2 + 12) for row, column in CELLS)
_BOARD: Final = sum(_BITS)

Lie = tuple[tuple[int, ...], int, tuple[tuple[int, int, int], ...]]
"""Of a forest: the bit of each tile, all land as bits, and for each objective its ends and its full points."""
_LIES: Final[tuple[dict[tuple[int, ...], Lie], ...]] = ({}, {})
"""_LIES[balanced][order]."""
_KEPT: Final = 64


def lie(forest: Forest, balanced: bool) -> Lie:
    """The forest as bits; made once for each forest."""
    lies = _LIES[balanced]
    found = lies.get(forest.order)
    if found is None:
        if len(lies) >= _KEPT:
            lies.clear()
        bits = tuple(_BITS[cell] for cell in forest.cell)
        ends = tuple(
            (bits[ENDS[card][0]], bits[ENDS[card][1]], BASE[balanced][card] + forest.between(*ENDS[card]))
            for card in range(OBJECTIVES)
        )
        found = lies[forest.order] = (bits, _BOARD & ~bits[POND], ends)
    return found


def gap(one: int, two: int, held: int, land: int) -> tuple[int, int]:
    """How many tiles are missing between two, given those held; and the ground on which the path may run."""
    reached = one
    missing = 0 if held & one else 1
    while True:
        while True:
            wider = (reached << 1 | reached >> 1 | reached << 8 | reached >> 8 | reached << 7 | reached >> 7) & held
            if not wider & ~reached:
                break
            reached |= wider
        if reached & two:
            return missing, reached
        reached |= (reached << 1 | reached >> 1 | reached << 8 | reached >> 8 | reached << 7 | reached >> 7) & land
        missing += 1
        if reached & two:
            return missing, reached


def between(one: int, two: int, held: int, land: int) -> int:
    """The missing tiles of all shortest paths between two tiles, given those held."""
    steps, back = _steps(one, two, held, land), _steps(two, one, held, land)
    tiles = 0
    for there, here in zip(steps, reversed(back), strict=True):
        tiles |= there & here
    return tiles


def _steps(start: int, goal: int, held: int, land: int) -> list[int]:
    """The tiles that are first reached with the first missing tile, with the second, … on the way to a goal."""
    reached = start
    steps = [] if held & start else [start]
    while True:
        reached = region(reached, held)
        if reached & goal:
            return steps
        steps.append(beside(reached) & land & ~reached)
        reached |= steps[-1]


@lru_cache(maxsize=1 << 14)
def joined(pairs: tuple[tuple[int, int], ...], held: int, land: int) -> int:
    """The tiles held, and as few others as connect the two of every pair, or nearly so."""
    while True:
        ways = [way for one, two in pairs if (way := between(one, two, held, land))]
        if not ways:
            return held
        most, best = 0, 0
        tiles = ways[0]
        for way in ways[1:]:
            tiles |= way
        while tiles:
            bit = tiles & -tiles
            tiles ^= bit
            use = sum(1 for way in ways if way & bit)
            if use >= most:
                most, best = use, bit
        held |= best


@lru_cache(maxsize=1 << 14)
def weak(one: int, two: int, held: int, home: int) -> int:
    """The tiles without a nest that alone connect two tiles, or connect them to a nest."""
    whole = region(one, held)
    nested = whole & home
    tiles = whole & ~home
    found = tiles & (one | two)
    tiles &= ~found
    while tiles:
        bit = tiles & -tiles
        tiles ^= bit
        rest = region(one, whole & ~bit)
        if not rest & two or (nested and not rest & home):
            found |= bit
    return found


def beside(tiles: int) -> int:
    """The tiles around some tiles."""
    return (tiles << 1 | tiles >> 1 | tiles << 8 | tiles >> 8 | tiles << 7 | tiles >> 7) & _BOARD


def region(start: int, held: int) -> int:
    """The tiles held that are connected with one."""
    reached = start
    while True:
        wider = reached | beside(reached) & held
        if wider == reached:
            return reached
        reached = wider


class Side:
    """What a side has on the board: its tiles as bits, those with a nest, and those with one squirrel or two."""

    __slots__ = ("held", "home", "ones", "pairs", "twos")

    def __init__(self, state: State, side: int, bits: Sequence[int]) -> None:
        first = side * TILES
        held = home = ones = twos = pairs = 0
        for tile, n in enumerate(state.squirrels[first : first + TILES]):
            if n:
                held |= bits[tile]
                if n == 1:
                    ones += 1
                else:
                    twos += 1
                    pairs |= bits[tile]
        if state.built[side]:
            for tile, n in enumerate(state.nests[first : first + TILES]):
                if n:
                    home |= bits[tile]
        self.held, self.home, self.ones, self.twos, self.pairs = held | home, home, ones, twos, pairs


def ground(state: State | NutHuntView, side: int, bits: Sequence[int]) -> tuple[int, int]:
    """The tiles of a side, and those of them with a nest."""
    held = home = 0
    first = side * TILES
    for tile, n in enumerate(state.squirrels[first : first + TILES]):
        if n:
            held |= bits[tile]
    if state.built[side]:
        for tile, n in enumerate(state.nests[first : first + TILES]):
            if n:
                home |= bits[tile]
    return held | home, home


def standing(state: State | NutHuntView, side: int) -> int:
    """The points of a side if the game ended now, without hidden objectives."""
    bits, _, objectives = lie(state.forest, state.balanced)
    held, home = ground(state, side, bits)
    points = PER_NEST * state.built[side]
    for card in state.hands[side]:
        if card >= 0:
            one, two, full = objectives[card]
            whole = region(one, held) if held & one else 0
            points += full if whole & two and whole & home else -FAILED
    return points


def _fractions() -> dict[tuple[int, ...], tuple[float, ...]]:
    return {
        purse: tuple(
            1 - sum(max(0, cost.count(nut) - purse[nut]) for nut in set(cost)) / len(cost) if cost else 0.0
            for cost in COST
        )
        for purse in product(range(CAP + 1), repeat=len(NUTS))
    }


PAID: Final = _fractions()
"""For any number of nuts of each kind, capped, how much of each tile's cost they pay."""


def paid(purse: Sequence[int]) -> tuple[float, ...]:
    """How much of each tile's cost these nuts pay."""
    a, c, h, w = purse
    return PAID[min(a, CAP), min(c, CAP), min(h, CAP), min(w, CAP)]
