"""Which moves are worth considering: what a seat wants, and how each move helps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Any, Final

from nutdesk.core.moves import Action
from nutdesk.games.nut_hunt.actions import (
    Discard,
    End,
    Exchange,
    Forage,
    Hassle,
    Keep,
    Place,
    Recruit,
    Roll,
    Scatter,
    Scout,
)
from nutdesk.games.nut_hunt.bitboards import between, gap, ground, lie, paid, region, standing, weak
from nutdesk.games.nut_hunt.parts import (
    COST,
    ENDS,
    FAILED,
    LAST_NEST,
    NEST,
    NUT,
    NUTS,
    OBJECTIVE,
    PER_NEST,
    THREE,
    TILE,
    TILES,
)
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.views import NutHuntView

_KNOWN: Final[dict[tuple[object, ...], tuple[int, int, dict[int, float]]]] = {}
"""Results for the same squirrels and objectives: a search meets most of them again and again."""
_MOST: Final = 4096
# Against the Automa, by what searches of 4,000 imagined games tried most at 400 choices of an action:
_WANTED_ALONE: Final = 2.2
"""Against the Automa, how much more a tile is wanted that an objective is missing."""
_INROAD: Final = 0.15
"""For each point that the Automa has or is about to have: the log of how much more its bare ends are wanted."""
_CHEAP: Final = 2
_DEAR: Final = 0.65
"""How much less a squirrel is wanted that costs more nuts than that."""
_SCOUT_ALONE: Final = 1.8
_COSTING: Final = tuple(tuple(tile for tile, cost in enumerate(COST) if nut in cost) for nut in range(len(NUTS)))
"""For each nut, the tiles whose cost includes it."""


class FirstLook:
    """What a seat needs to weigh its moves: its squirrels, and the tiles that it wants."""

    def __init__(self, state: State | NutHuntView, seat: int) -> None:
        self.state, self.seat = state, seat
        first = seat * TILES
        self.squirrels = state.squirrels[first : first + TILES]
        self.nests = state.nests[first : first + TILES]
        self.purse = state.nuts[4 * seat : 4 * seat + 4]
        self.bits, self.land, self.objectives = lie(state.forest, state.balanced)
        hand = state.hands[seat]
        key = (state.forest.order, tuple(self.squirrels), tuple(self.nests), tuple(hand), state.seats == 1)
        known = _KNOWN.get(key)
        if known is None:
            if len(_KNOWN) >= _MOST:
                _KNOWN.clear()
            held, home = ground(state, seat, self.bits)
            known = _KNOWN[key] = (held, home, self._wants(held, hand))
        self.held, self.home, self.wanted = known
        self.inroads: Mapping[int, float] = {}
        """Tiles, as bits, from which the Automa can be disturbed, and how much more they are wanted for that."""
        if state.seats == 1:
            objectives = tuple([self.objectives[card] for card in state.hands[1]])
            self.inroads = _inroads(*ground(state, 1, self.bits), objectives, self.land)

    def _wants(self, held: int, hand: Sequence[int]) -> dict[int, float]:
        """Tiles, as bits, that bring an objective closer, above all the last missing one.

        Against the Automa more games were won when every tile on a path was tried early, above all tiles that serve
        several objectives. In other games young squirrels look at the ends, which keeps the levels apart.
        """
        wanted: dict[int, float] = {}
        alone = self.state.seats == 1
        for card in hand:
            if card < 0:
                continue
            one, two, _ = self.objectives[card]
            missing, _ = gap(one, two, held, self.land)
            worth = 16.0 if missing == 1 else 6.0 if missing == 2 else 3.0
            if alone:
                worth *= _WANTED_ALONE
            close = between(one, two, held, self.land) if missing == 1 or alone else (one | two) & ~held
            while close:
                bit = close & -close
                close ^= bit
                before = wanted.get(bit, 0.0)
                wanted[bit] = before + worth if alone else max(before, worth)
        return wanted

    def wish(self, tile: int) -> float:
        """How much one more squirrel on a tile is wanted."""
        here = self.squirrels[tile]
        if here == NEST - 1:
            if self.state.built[self.seat] < LAST_NEST - 1:
                return 24.0
            return 60.0 if self.leads() else 0.3
        if not here and self.nests[tile]:
            return 1.0
        bit = self.bits[tile]
        return (4.0 if here else self.wanted.get(bit, 0.5)) * self.inroads.get(bit, 1.0)

    def leads(self) -> bool:
        """Whether the seat would win if it built its last nest now, as far as it can know."""
        points = [standing(self.state, side) for side in range(self.state.sides)]
        points[self.seat] += PER_NEST
        return points[self.seat] >= max(points)

    def price(self, nut: int) -> float:
        """How much a nut is wanted: its part of the cost of a wanted tile, most if it is the last one missing."""
        purse, fox = list(self.purse), self.state.fox
        before = paid(purse)
        purse[nut] += 1
        best = 0.0
        after = paid(purse)
        for tile in _COSTING[nut]:
            part = after[tile]
            if part > before[tile] and tile != fox:
                worth = self.wish(tile) * (part - before[tile]) * part
                if worth > best:
                    best = worth
        return best


@lru_cache(maxsize=1 << 12)
def _inroads(held: int, home: int, objectives: tuple[tuple[int, int, int], ...], land: int) -> dict[int, float]:
    """Ends without a nest of the Automa's objectives that are (nearly) complete, to which the fox can be led."""
    points: dict[int, int] = {}
    for one, two, full in objectives:
        if gap(one, two, held, land)[0] <= 1:
            for bit in (one, two):
                if held & bit and not home & bit:
                    points[bit] = points.get(bit, 0) + full + FAILED
    return {bit: exp(_INROAD * at_stake) for bit, at_stake in points.items()}


def _weigh_recruit(glance: FirstLook, action: Recruit) -> float:
    tile = TILE[action.tile]
    wish = glance.wish(tile)
    return _DEAR * wish if glance.state.seats == 1 and len(COST[tile]) > _CHEAP else wish


def _weigh_squirrel(glance: FirstLook, action: Place | Recruit | Scatter) -> float:
    return glance.wish(TILE[action.tile])


def _weigh_forage(glance: FirstLook, action: Forage) -> float:
    return 0.3 + glance.price(NUT[action.nut])


def _weigh_hassle(glance: FirstLook, action: Hassle) -> float:
    """Good where others stand and the seat does not, or where its own squirrels can flee to the same tile."""
    tile = TILE[action.tile]
    state = glance.state
    own = glance.squirrels[tile]
    others = sum(state.squirrels[tile::TILES]) - own
    worth = 0.6 + 0.3 * others
    for to in state.forest.refuges[tile] if own else ():
        if to != state.fox and own + glance.squirrels[to] >= NEST:
            worth = 5.0
    if state.seats > 1:
        return worth
    # Against the Automa, whose squirrels do not choose where they flee, more hassling won more games.
    return (2.5 * worth + 1.6 * _breaks(glance, tile)) * sqrt(glance.inroads.get(glance.bits[tile], 1.0))


def _breaks(glance: FirstLook, tile: int) -> float:
    """How much of the Automa's completed objectives depends on a tile that the fox would clear."""
    state, bit = glance.state, glance.bits[tile]
    if not state.squirrels[TILES + tile] or state.nests[TILES + tile]:
        return 0.0
    held, home = ground(state, 1, glance.bits)
    worth = 0.0
    for card in state.hands[1]:
        one, two, full = glance.objectives[card]
        if held & one:
            whole = region(one, held)
            if whole & two and whole & home and weak(one, two, held, home) & bit:
                worth += full / 2
    return worth


def _weigh_scout(glance: FirstLook, action: Scout) -> float:
    return 1.0 if glance.state.seats > 1 else _SCOUT_ALONE


def _weigh_keep(glance: FirstLook, action: Keep) -> float:
    card = OBJECTIVE.get(action.objective, -1)
    if card < 0:
        return 1.0
    one, two, full = glance.objectives[card]
    missing, way = gap(one, two, glance.held, glance.land)
    return full / (1 + missing) ** 2 * (1.0 if way & glance.home else 0.6)


def _weigh_discard(glance: FirstLook, action: Discard) -> float:
    """Which card to discard: long paths first, then those that share no end with another."""
    card = OBJECTIVE[action.objective]
    shared = sum(end in ENDS[other] for other in glance.state.hands[glance.seat] if other != card for end in ENDS[card])
    between = glance.state.forest.between(*ENDS[card])
    return (1 + between) / (1 + shared)


def _weigh_exchange(glance: FirstLook, action: Exchange) -> float:
    """Only at the moment when the nut pays for a wanted squirrel."""
    due = glance.state.pending[-1]
    give, get = NUT[action.give], NUT[action.get]
    if due.kind != "act":
        return 0.0
    purse = list(glance.purse)
    purse[give] -= THREE
    before, after = paid(glance.purse), paid(purse)
    got = list(purse)
    got[get] += 1
    best = 0.0
    for tile, part in enumerate(paid(got)):
        if part == 1.0 and after[tile] < 1.0 and before[tile] < 1.0 and tile != glance.state.fox:
            best = max(best, glance.wish(tile))
    return best / 2 if best > 1.0 else 0.0


WEIGHTS: Final[dict[type[Action], Callable[[FirstLook, Any], float]]] = {
    Discard: _weigh_discard,
    Place: _weigh_squirrel,
    Forage: _weigh_forage,
    Scatter: _weigh_squirrel,
    Recruit: _weigh_recruit,
    Hassle: _weigh_hassle,
    Keep: _weigh_keep,
    Exchange: _weigh_exchange,
    Roll: lambda glance, action: 1.0,
    Scout: _weigh_scout,
    End: lambda glance, action: 0.3,
}
