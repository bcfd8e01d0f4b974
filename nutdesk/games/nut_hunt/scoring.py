"""Scoring: regions, objectives, and who wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final, Protocol

from nutdesk.core.game import Result, ScoreLine
from nutdesk.core.words import Say, Seat, count, say
from nutdesk.games.nut_hunt.forest import Forest
from nutdesk.games.nut_hunt.parts import BASE, ENDS, FAILED, PER_NEST, TILE_IDS, TILES, TITLES
from nutdesk.games.nut_hunt.state import State

DONE: Final = "done"
NO_NEST: Final = "no nest"
BROKEN: Final = "broken"

# What is counted.
NESTS: Final = say("Nests")
OBJECTIVES: Final = say("Objectives")


class Ground(Protocol):
    """What the score is counted from, in a position or in a view."""

    @property
    def forest(self) -> Forest: ...
    @property
    def balanced(self) -> bool: ...
    @property
    def squirrels(self) -> list[int]: ...
    @property
    def nests(self) -> list[int]: ...
    @property
    def built(self) -> list[int]: ...
    @property
    def hands(self) -> Sequence[Sequence[int]]: ...


def regions(forest: Forest, squirrels: Sequence[int], nests: Sequence[int], side: int) -> list[set[int]]:
    """The connected groups of tiles that hold a squirrel or nest of this side (NH-E3)."""
    first = side * TILES
    left = {tile for tile in range(TILES) if squirrels[first + tile] or nests[first + tile]}
    groups = []
    while left:
        group, todo = set(), [left.pop()]
        while todo:
            tile = todo.pop()
            group.add(tile)
            for to in forest.near[tile]:
                if to in left:
                    left.remove(to)
                    todo.append(to)
        groups.append(group)
    return groups


def status(forest: Forest, squirrels: list[int], nests: list[int], side: int, objective: int) -> str:
    """Whether an objective would count now: done, without a nest in its region, or broken (NH-E3)."""
    here = slice(side * TILES, (side + 1) * TILES)
    return _status(forest, tuple(squirrels[here]), tuple(nests[here]), objective)


@lru_cache(maxsize=1 << 10)
def _status(forest: Forest, squirrels: tuple[int, ...], nests: tuple[int, ...], objective: int) -> str:
    """The same of one side's squirrels and nests: a table asks several times, and most stay from move to move."""
    one, two = ENDS[objective]
    for group in regions(forest, squirrels, nests, 0):
        if one in group and two in group:
            return DONE if any(nests[tile] for tile in group) else NO_NEST
    return BROKEN


def path(forest: Forest, squirrels: list[int], nests: list[int], side: int, objective: int) -> tuple[int, ...]:
    """The way between the two ends that needs the fewest new tiles: for a completed objective none."""
    here = slice(side * TILES, (side + 1) * TILES)
    return _path(forest, tuple(squirrels[here]), tuple(nests[here]), objective)


@lru_cache(maxsize=1 << 10)
def _path(forest: Forest, squirrels: tuple[int, ...], nests: tuple[int, ...], objective: int) -> tuple[int, ...]:
    one, two = ENDS[objective]
    bare = [not squirrels[tile] and not nests[tile] for tile in range(TILES)]
    seen: set[int] = set()
    todo: list[tuple[int, int, tuple[int, ...]]] = [(int(bare[one]), 1, (one,))]
    while todo:
        needs, length, way = heappop(todo)
        tile = way[-1]
        if tile == two:
            return way
        if tile not in seen:
            seen.add(tile)
            for to in forest.refuges[tile]:
                if to not in seen:
                    heappush(todo, (needs + bare[to], length + 1, (*way, to)))
    return ()


def bonus(forest: Forest, objective: int) -> int:
    """The distance bonus (NH-E4)."""
    return forest.between(*ENDS[objective])


def nest_line(ground: Ground, side: int) -> ScoreLine:
    """What a side's nests score (NH-E2)."""
    built = ground.built[side]
    shows = tuple([f"nest-{side}-{TILE_IDS[tile]}" for tile in range(TILES) if ground.nests[side * TILES + tile]])
    why = say("{n} points each", n=PER_NEST)
    return ScoreLine(side, count(built, "{n} nest", "{n} nests"), PER_NEST * built, "NH-E2", shows, NESTS, why)


def objective_line(ground: Ground, side: int, objective: int, place: int, *, over: bool) -> ScoreLine:
    """What an objective brings its side, after the end or if the game ended now (NH-E4, NH-E5).

    `place` is where its card lies in the hand, from 1.
    """
    held = status(ground.forest, ground.squirrels, ground.nests, side, objective)
    if held == BROKEN:
        tiles: tuple[int, ...] = ENDS[objective]
    else:
        tiles = path(ground.forest, ground.squirrels, ground.nests, side, objective)
    shows = (*[f"tile-{TILE_IDS[tile]}" for tile in tiles], f"objective-{place}")
    if held == DONE:
        base, far = BASE[ground.balanced][objective], bonus(ground.forest, objective)
        text = say("{title}: {base} + {far} for distance", title=TITLES[objective], base=base, far=far)
        why = say("{base} on the card, and 1 for each tile between its two ends", base=base)
        return ScoreLine(side, text, base + far, "NH-E4", shows, OBJECTIVES, why)
    title = TITLES[objective]
    why = say("every objective that is not done costs {n} points", n=FAILED)
    if over:
        lack = say("no nest connected") if held == NO_NEST else say("not connected")
        text = say("{title}: failed, {why}", title=title, why=lack)
    elif held == NO_NEST:
        text = say("{title}: no nest connected yet", title=title)
    else:
        text = say("{title}: not connected yet", title=title)
    return ScoreLine(side, text, -FAILED, "NH-E5", shows, OBJECTIVES, why)


def lines(state: State, side: int) -> tuple[ScoreLine, ...]:
    """A side's score after the end."""
    hand = enumerate(state.hands[side], 1)
    goals = [objective_line(state, side, objective, place, over=True) for place, objective in hand]
    return nest_line(state, side), *goals


def result(state: State) -> Result | None:
    """How it ended, line by line, for the Automa too (NH-A4), with the tie-break if one was needed (NH-E6)."""
    if state.pending or not state.forest.order:
        return None
    found = [lines(state, side) for side in range(state.sides)]
    scores = tuple(sum(line.points for line in side) for side in found)
    counted = tuple(line for side in found for line in side)
    best = [side for side in range(state.sides) if scores[side] == max(scores)]
    reason: Say = say("The game is over.")
    if state.ender >= 0:
        reason = say("{seat} built the fourth nest.", seat=Seat(state.ender))
    if len(best) == 1:
        return Result(scores, tuple(best), "NH-E1", reason, counted)
    standing = [sum(state.squirrels[side * TILES : (side + 1) * TILES]) for side in range(state.sides)]
    ranks = {side: (state.built[side], standing[side]) for side in best}
    (nests, most), *others = sorted(ranks.values(), reverse=True)
    winners = [side for side in best if ranks[side] == (nests, most)]
    if nests > others[0][0]:
        template = "tied at {n}, {seat} wins with more nests: {nests} to {fewer}"
        how = say(template, n=max(scores), seat=Seat(winners[0]), nests=nests, fewer=others[0][0])
    elif most > others[0][1]:
        template = "tied at {n} (nests: {nests} each), {seat} wins with more squirrels: {most} to {fewer}"
        how = say(template, n=max(scores), nests=nests, seat=Seat(winners[0]), most=most, fewer=others[0][1])
    else:
        template = "tied at {n} (nests: {nests} each, squirrels: {most} each), the victory is shared"
        how = say(template, n=max(scores), nests=nests, most=most)
    reason = say("{reason} Tie-break: {how}.", reason=reason, how=how)
    return Result(scores, tuple(winners), "NH-E6", reason, counted)
