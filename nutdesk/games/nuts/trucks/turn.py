"""The configuration: two actions on the floor, and what bonus cards allow (NT-3, NT-8, NT-9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Ruling, Tell, no
from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import AROUND, CROSS, ONE, PLACE, tile, tiles
from nutdesk.games.nuts.parts import CONVEYORS
from nutdesk.games.nuts.trucks import events, run
from nutdesk.games.nuts.trucks.parts import COLUMNS, FORKS, FORKS_EACH, HAND_OF, REACH
from nutdesk.games.nuts.trucks.state import State

# Allowed, and not to be taken back.
ROLLS: Final = Ruling(True, barrier=say("the squirrel rolls"))
DRAWS: Final = Ruling(True, barrier=say("a bonus card is drawn"))
LAST: Final = COLUMNS - 1
SLIDES: Final = tuple(
    tuple(tuple(do.Slide(row + 1, column + 1, to + 1) for to in range(LAST)) for column in range(LAST))
    for row in range(CONVEYORS)
)
CLEARS: Final = tuple(tuple(do.Clear(row + 1, column + 1) for column in range(LAST)) for row in range(CONVEYORS))
FORK_ACTIONS: Final = {
    kind: tuple(tuple(do.Fork(word, row + 1, column + 1) for column in range(LAST)) for row in range(CONVEYORS))
    for word, kind in FORKS.items()
}


def fork_supply(state: State) -> list[int]:
    """Splitter and joiner tiles left, of each hand (NT-8)."""
    left = [FORKS_EACH, FORKS_EACH]
    for row in state.rows:
        for column in tiles(row):
            kind = tile(row, column)
            if kind != CROSS:
                left[HAND_OF[kind]] -= 1
    return left


# What may be done


def _on_floor(row: int, column: int) -> Ruling:
    if not 0 <= row < CONVEYORS:
        return no("NT-3", "Conveyor tiles lie on one of the six conveyors.")
    if not 0 <= column < LAST:
        return no("NT-3", "A conveyor tile covers two belts and lies wholly on the floor.")
    return FINE


def judge_place(state: State, row: int, column: int) -> Ruling:
    """A tile lies on two belts and over no other tile."""
    on = _on_floor(row, column)
    if not on:
        return on
    for near in (column - 1, column, column + 1):
        if 0 <= near < LAST and state.rows[row] & PLACE[near]:
            return no("NT-3", "There is a tile in the way.", f"tile-{row + 1}-{near + 1}")
    return FINE


def judge_tile(state: State, row: int, column: int) -> Ruling:
    on = _on_floor(row, column)
    if on and not state.rows[row] & PLACE[column]:
        return no("NT-3", "No tile lies there.")
    return on


def judge_slide(state: State, action: do.Slide, reach: int = 1) -> Ruling:
    """A tile slides one column along its row, or with a card as many as that reaches, through no other tile."""
    row, column, to = action.row - 1, action.column - 1, action.to - 1
    there = judge_tile(state, row, column)
    if not there:
        return there
    if reach == 1 and abs(to - column) != 1:
        return no("NT-3", "A tile slides one column at a time.")
    if not 0 < abs(to - column) <= reach:
        return no("NT-9", "The card slides a tile one to three columns.")
    if not 0 <= to < LAST:
        return no("NT-3", "A tile lies wholly on the floor.")
    way = 1 if to > column else -1
    for beyond in range(column + 2 * way, to + 2 * way, way):
        if 0 <= beyond < LAST and state.rows[row] & PLACE[beyond]:
            return no("NT-3", "There is a tile in the way.", f"tile-{row + 1}-{beyond + 1}")
    return FINE


def judge_fork(state: State, action: do.Fork) -> Ruling:
    """A splitter or joiner of the right hand must be left (NT-8)."""
    if action.kind not in FORKS:
        return no("NT-8", "A tile is split-left, split-right, join-left or join-right.")
    if not fork_supply(state)[HAND_OF[FORKS[action.kind]]]:
        return no("NT-8", "No splitter or joiner of this hand is left.")
    return judge_place(state, action.row - 1, action.column - 1)


def judge_machine(state: State, action: do.Salter | do.Roaster) -> Ruling:
    """A salter or roaster slides one column into an empty place."""
    salter = isinstance(action, do.Salter)
    places = state.salters if salter else state.roasters
    column, to = action.column - 1, action.to - 1
    if column not in places:
        if salter:
            return no("NT-3", "There is no salter in column {column}.", column=action.column)
        return no("NT-3", "There is no roaster in column {column}.", column=action.column)
    if not 0 <= to < COLUMNS or abs(to - column) != 1:
        return no("NT-3", "A machine slides one column and stays on the floor.")
    if to in places:
        return no("NT-3", "Column {to} is taken.", f"{action.verb}-{places.index(to) + 1}", to=action.to)
    return FINE


def judge_column(column: int) -> Ruling:
    if not 1 <= column <= COLUMNS:
        return no("NT-1", "The floor has eight columns.")
    return FINE


def judge_run(state: State) -> Ruling:
    """Running is always possible; whether dice or cards come is known before."""
    found = run.connecting(state)
    if run.will_roll(state, found, state.squirrel):
        return ROLLS
    return DRAWS if run.will_draw(state, found, state.squirrel) else FINE


def judge_hunt(state: State, way: str, eyes: int) -> Ruling:
    if way not in ("left", "right"):
        return no("NT-4", "The squirrel goes left or right.")
    there, found = state.squirrel + (-1 if way == "left" else 1), run.connecting(state)
    if eyes == 6 and run.will_roll(state, found, there):
        return ROLLS
    return DRAWS if run.will_draw(state, found, there) else FINE


# What is legal


Table = tuple[tuple[Action, ...], ...]


class _PerRow(dict[tuple[int, int], list[Action]]):
    """For a conveyor row, by its number and what lies on it: some of the actions there."""

    def __init__(self, list_: Callable[[int, int], list[Action]]) -> None:
        self.list = list_

    def __missing__(self, key: tuple[int, int]) -> list[Action]:
        self[key] = found = self.list(*key)
        return found


def _fitting(table: Table) -> Callable[[int, int], list[Action]]:
    def fit(number: int, row: int) -> list[Action]:
        return [table[number][column] for column in range(LAST) if not row & AROUND[column]]

    return fit


def _clear(number: int, row: int) -> list[Action]:
    return [CLEARS[number][column] for column in tiles(row)]


def _slides(reach: int) -> Callable[[int, int], list[Action]]:
    def slide(number: int, row: int) -> list[Action]:
        found: list[Action] = []
        for column in tiles(row):
            for way in (-1, 1):
                for to in range(column + way, column + (reach + 1) * way, way):
                    beyond = to + way
                    if not 0 <= to < LAST or (0 <= beyond < LAST and row & PLACE[beyond]):
                        break
                    found.append(SLIDES[number][column][to])
        return found

    return slide


CROSS_AT: Final = _PerRow(_fitting(do.CROSSES))
CLEAR_AT: Final = _PerRow(_clear)
SLIDE_AT: Final = _PerRow(_slides(1))
FAR_AT: Final = _PerRow(_slides(REACH))
ANY_AT: Final = _PerRow(lambda number, row: [*CROSS_AT[number, row], *CLEAR_AT[number, row], *SLIDE_AT[number, row]])
FORK_AT: Final = {kind: _PerRow(_fitting(table)) for kind, table in FORK_ACTIONS.items()}


def on_belts(state: State, table: _PerRow = ANY_AT) -> list[Action]:
    """What can be done with conveyor tiles: build, clear, slide, or only what this table lists."""
    found: list[Action] = []
    for key in enumerate(state.rows):
        found += table[key]
    return found


def forks(state: State) -> list[Action]:
    supply = fork_supply(state)
    found: list[Action] = []
    for kind, table in FORK_AT.items():
        if supply[HAND_OF[kind]]:
            found += on_belts(state, table)
    return found


def machines(state: State) -> list[Action]:
    found: list[Action] = []
    for places, table in ((state.salters, do.SALTERS), (state.roasters, do.ROASTERS)):
        for column in places:
            if column and column - 1 not in places:
                found.append(table[column][column - 1])
            if column < LAST and column + 1 not in places:
                found.append(table[column][column + 1])
    return found


# What happens


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
FLOOR_JUDGES: Final[dict[type[Action], Callable[[State, Any], Ruling]]] = {
    do.Cross: lambda state, action: judge_place(state, action.row - 1, action.column - 1),
    do.Clear: lambda state, action: judge_tile(state, action.row - 1, action.column - 1),
    do.Slide: judge_slide,
    do.Spin: lambda state, action: judge_column(action.column),
    do.Salter: judge_machine,
    do.Roaster: judge_machine,
    do.Feed: lambda state, action: FINE,
    do.Fork: judge_fork,
}
