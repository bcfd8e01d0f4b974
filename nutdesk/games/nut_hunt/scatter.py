"""Scattering and nests: who must leave a tile, where to, and what that sets off."""

from __future__ import annotations

from nutdesk.core.events import EventKind
from nutdesk.core.game import Tell
from nutdesk.core.moves import Pending
from nutdesk.games.nut_hunt import events
from nutdesk.games.nut_hunt.choices import FLEE_DIE, FLEEING
from nutdesk.games.nut_hunt.parts import FAMILIES, LAST_NEST, NEST, POND, TILES
from nutdesk.games.nut_hunt.state import Scattering, State


def ask(state: State, scattering: Scattering) -> Pending | None:
    """Whose squirrel goes next, in turn order from the active player (NH-C3); None when all have gone."""
    owed = scattering.owed
    for side in FAMILIES[state.sides][state.turn]:
        if owed[side]:
            return FLEEING[scattering.nest][side][scattering.tile] if side < state.seats else FLEE_DIE[scattering.tile]
    return None


def flee_fox(state: State) -> None:
    """Every squirrel on the fox's tile must leave, but not to where the fox came from (NH-C1); nests stay (NH-C6)."""
    owed = state.squirrels[state.fox :: TILES]
    if any(owed):
        _begin(state, Scattering(state.fox, False, state.left, owed))


def _begin(state: State, scattering: Scattering) -> None:
    due = ask(state, scattering)
    assert due is not None
    state.scatters.append(scattering)
    state.pending.append(due)


def flee(state: State, side: int, tile: int, tell: Tell) -> None:
    """One squirrel of the newest scattering runs to a tile."""
    scattering = state.scatters[-1]
    start = scattering.tile
    state.squirrels[side * TILES + start] -= 1
    state.squirrels[side * TILES + tile] += 1
    scattering.owed[side] -= 1
    due = ask(state, scattering)
    if due is None:
        state.scatters.pop()
        state.pending.pop()
    else:
        state.pending[-1] = due
    if side >= state.seats:
        tell(events.AUTOMA_FLED, side, start, tile)
    else:
        tell(events.FLED_NEST if scattering.nest else events.FLED_FOX, side, start, tile)
    if state.squirrels[side * TILES + tile] == NEST:
        _nest(state, side, tile, tell)


def roll_flight(state: State, die: int, tell: Tell) -> None:
    """The die sends an Automa squirrel; a way that leads nowhere is rolled again (NH-A3)."""
    scattering = state.scatters[-1]
    side, start = state.seats, scattering.tile
    tile = state.forest.runs[start][die - 1]
    state.rolled = die
    state.rolls += 1
    tell(events.AUTOMA_ROLLED, side, start, die)
    if state.forest.edge(start, die):
        tell(events.AUTOMA_BOUNCED, side, tile)
    if tile == POND:
        tell(events.POND_REROLLS, side, tile)
    elif tile == scattering.barred:
        tell(events.FOX_REROLLS if scattering.nest else events.TRAIL_REROLLS, side, tile)
    else:
        flee(state, side, tile, tell)


def add(state: State, side: int, tile: int, tell: Tell, fact: EventKind) -> None:
    """A squirrel from the supply comes onto a tile."""
    at = side * TILES + tile
    state.squirrels[at] += 1
    state.stock[side] -= 1
    tell(fact, side, tile)
    if state.squirrels[at] == NEST:
        _nest(state, side, tile, tell)


def _nest(state: State, side: int, tile: int, tell: Tell) -> None:
    """Three squirrels become a nest, and everybody else's leave (NH-C4)."""
    at = side * TILES + tile
    squirrels = state.squirrels
    squirrels[at] -= NEST
    state.stock[side] += NEST
    state.nests[at] += 1
    state.built[side] += 1
    tell(events.NESTED, side, tile)
    if any(older.tile == tile for older in state.scatters):
        _spend(state, tile)
        tell(events.SPENT, tile)
    if state.built[side] >= LAST_NEST and state.ender < 0:
        state.ender = side
        tell(events.FOURTH_NEST, side)
    owed = squirrels[tile::TILES]  # none of the builder's own are left there
    if state.competitive:  # NH-C8
        for other in FAMILIES[state.sides][state.turn]:
            if owed[other]:
                owed[other] -= 1
                squirrels[other * TILES + tile] -= 1
                state.stock[other] += 1
                tell(events.REMOVED, other, tile)
    if any(owed):
        _begin(state, Scattering(tile, True, state.fox, owed))


def _spend(state: State, tile: int) -> None:
    """A new nest takes over from every older scattering of its tile (NH-C5, NH-R4)."""
    keep = [k for k, older in enumerate(state.scatters) if older.tile != tile]
    state.pending[1:] = [state.pending[k + 1] for k in keep]
    state.scatters[:] = [state.scatters[k] for k in keep]
