"""Which paths connect a dispenser with its box, and what the squirrel and the machines do on them (NT-4, NT-5)."""

from __future__ import annotations

from typing import Final

from nutdesk.games.nuts.floor import COLUMNS, routes
from nutdesk.games.nuts.parts import OLD
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.parts import AT_ROASTERS, AT_ROBOTS, AT_SALTERS, AT_SQUIRREL, DISPENSERS, TOPS
from nutdesk.games.nuts.trucks.state import State

START: Final = COLUMNS[parts.COLUMNS]
Route = tuple[int, ...]


def connecting(state: State) -> list[Route]:
    """Every distinct path from a dispenser to a box of its kind, left to right (NT-5, NT-8)."""
    tops = [TOPS[robot][spins] for robot, spins in zip(state.robots, state.spins, strict=True)]
    return [path for path in routes(state.rows, START) if DISPENSERS[path[0]] == tops[path[AT_ROBOTS]]]


def will_roll(state: State, found: list[Route], squirrel: int) -> bool:
    """Whether a squirrel in this column rolls: he is not fed and not yet on a connecting path (NT-4)."""
    if OLD and not found:
        return False
    return not state.fed and squirrel not in {path[AT_SQUIRREL] for path in found}


def will_draw(state: State, found: list[Route], squirrel: int) -> bool:
    """Whether a path earns a bonus card with the squirrel in this column."""
    return any(earns(state, path, squirrel) for path in found) and bool(state.deck or state.discards)


def earns(state: State, path: Route, squirrel: int) -> bool:
    """Salted and roasted, and not under a hungry squirrel (NT-5)."""
    free = state.fed or path[AT_SQUIRREL] != squirrel
    return free and path[AT_SALTERS] in state.salters and path[AT_ROASTERS] in state.roasters


def torn(state: State) -> bool:
    """Whether two connecting paths are equally near the squirrel, one on each side."""
    gaps = [path[AT_SQUIRREL] - state.squirrel for path in connecting(state)]
    near = min(map(abs, gaps), default=0)
    return near > 0 and near in gaps and -near in gaps
