"""The configuration: two actions on the floor, and what bonus cards allow (NT-3, NT-8, NT-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Action
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import ONE, PLACE, tile
from nutdesk.games.nuts.trucks import events, run
from nutdesk.games.nuts.trucks.parts import FORKS
from nutdesk.games.nuts.trucks.state import State


def step_cross(state: State, seat: int, action: do.Cross, tell: Tell) -> None:
    state.rows[action.row - 1] |= ONE[action.column - 1]
    tell(events.BUILT, seat, action.row, action.column)


def step_clear(state: State, seat: int, action: do.Clear, tell: Tell) -> None:
    state.rows[action.row - 1] &= ~PLACE[action.column - 1]
    tell(events.CLEARED, seat, action.row, action.column)


def step_slide(state: State, seat: int, action: do.Slide, tell: Tell) -> None:
    row, column = action.row - 1, action.column - 1
    kind = tile(state.rows[row], column)
    state.rows[row] = state.rows[row] & ~PLACE[column] | kind << 3 * (action.to - 1)
    tell(events.SLID, seat, action.row, action.to)


def step_fork(state: State, seat: int, action: do.Fork, tell: Tell) -> None:
    state.rows[action.row - 1] |= FORKS[action.kind] << 3 * (action.column - 1)
    splits = action.kind.startswith("split")
    tell(events.SPLITTER_BUILT if splits else events.JOINER_BUILT, seat, action.row, action.column)


def step_spin(state: State, seat: int, action: do.Spin, tell: Tell) -> None:
    run.spin(state, action.column - 1, tell)


def step_machine(state: State, seat: int, action: do.Salter | do.Roaster, tell: Tell) -> None:
    salter = isinstance(action, do.Salter)
    places = state.salters if salter else state.roasters
    places[places.index(action.column - 1)] = action.to - 1
    places.sort()
    tell(events.SALTER_MOVED if salter else events.ROASTER_MOVED, seat, action.column, action.to)


def step_feed(state: State, seat: int, action: Action, tell: Tell) -> None:
    state.fed = True
    tell(events.FED, seat)


FLOOR_STEPS: Final[dict[type[Action], Callable[[State, int, Any, Tell], None]]] = {
    do.Cross: step_cross,
    do.Clear: step_clear,
    do.Slide: step_slide,
    do.Spin: step_spin,
    do.Salter: step_machine,
    do.Roaster: step_machine,
    do.Feed: step_feed,
}
