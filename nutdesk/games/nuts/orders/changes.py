"""The floor changes of a turn: how they are made and backed out, and whether one path touches them all.

A change in the log is (kind, a, b): a cross tile (row, column), a step of a salter (which one, -1 or 1),
an order (from, to) or two dispensers (left, right).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import eq
from typing import Final, NamedTuple, Protocol

from nutdesk.core.words import Say, say
from nutdesk.games.nuts.floor import COLUMNS, ONE, Levels, paths
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, OPEN
from nutdesk.games.nuts.orders.state import Change, State


class Laid(Protocol):
    """A floor with the changes of a turn: a position, or what a player sees of one."""

    @property
    def columns(self) -> int: ...
    @property
    def dispensers(self) -> Sequence[int]: ...
    @property
    def rows(self) -> Sequence[int]: ...
    @property
    def salters(self) -> Sequence[int]: ...
    @property
    def orders(self) -> Sequence[int]: ...
    @property
    def log(self) -> Sequence[Change]: ...
    @property
    def final(self) -> int: ...


ADD, REMOVE, STEP, MOVE, SWAP = range(5)
PRICE: Final = (1, 1, 1, 2, 3)


class Mark(NamedTuple):
    """What one undo token (or a pair of them) stands for: NU-T5, with all steps of a salter as one (NU-R6).

    Those it made before a Refill and those it made afterwards are two: only the latter can be backed out (NU-R8).
    """

    kind: int
    a: int
    """Row of a tile; old column of a salter or order; left dispenser."""
    b: int
    """Column of a tile; new column of a salter or order; right dispenser."""
    price: int
    entries: tuple[int, ...]
    """Places in the log."""

    def words(self) -> Say:
        a, b = self.a + 1, self.b + 1
        if self.kind == ADD:
            return say("Cross tile added on conveyor {row}, columns {left} and {right}", row=a, left=b, right=b + 1)
        if self.kind == REMOVE:
            return say("Cross tile removed on conveyor {row}, columns {left} and {right}", row=a, left=b, right=b + 1)
        if self.kind == STEP:
            return say("Salter moved from column {a} to {b}", a=a, b=b)
        if self.kind == MOVE:
            return say("Order moved from slot {a} to {b}", a=a, b=b)
        return say("Dispensers {a} and {b} swapped", a=a, b=b)


def make(state: State, change: Change) -> None:
    """Carry a change out on the floor."""
    kind, a, b = change
    if kind <= REMOVE:
        state.rows[a] ^= ONE[b]
    elif kind == STEP:
        state.salters[a] += b
    elif kind == MOVE:
        state.orders[b], state.orders[a] = state.orders[a], OPEN
    else:
        line = state.dispensers
        line[a], line[b] = line[b], line[a]


def unmake(state: State, change: Change) -> None:
    """Take the newest change back."""
    kind, a, b = change
    if kind == STEP:
        state.salters[a] -= b
    elif kind == MOVE:
        state.orders[a], state.orders[b] = state.orders[b], OPEN
    else:
        make(state, change)


def marks(state: Laid) -> list[Mark]:
    """The marked changes of the turn, in the order in which they were begun."""
    log, final = state.log, state.final
    found: list[Mark] = []
    seen: set[tuple[int, bool]] = set()
    for index, (kind, a, b) in enumerate(log):
        if kind != STEP:
            found.append(Mark(kind, a, b, PRICE[kind], (index,)))
        elif (part := (a, index < final)) not in seen:
            seen.add(part)
            steps = [at for at, (other, which, _) in enumerate(log) if other == STEP and which == a]
            entries = tuple(at for at in steps if (at < final) == (index < final))
            new = state.salters[a] - sum(log[at][2] for at in steps if at > entries[-1])
            old = new - sum(log[at][2] for at in entries)
            found.append(Mark(STEP, old, new, len(entries), entries))
    return found


def obstacle(log: Sequence[Change], salters: Sequence[int], mark: Mark) -> int:
    """The first entry of the log that would be impossible without this change (NU-R9); -1 if there is none."""
    kind, first = mark.kind, mark.entries[0]
    if kind == SWAP:
        return -1
    if kind == STEP:
        return _bumps(log, salters, mark)
    if kind == MOVE:
        for index in range(first + 1, len(log)):
            other, a, b = log[index]
            # Its old slot would not be open, or the order not in its new one.
            if other == MOVE and (b == mark.a or a == mark.b):
                return index
        return -1
    for index in range(first + 1, len(log)):
        other, row, column = log[index]
        if other <= REMOVE and row == mark.a and -1 <= column - mark.b <= 1:
            return index
    return -1


def _bumps(log: Sequence[Change], salters: Sequence[int], mark: Mark) -> int:
    """The first step that another salter could not make if this one had stayed in its old place; -1 if none."""
    first = mark.entries[0]
    at, still = list(salters), log[first][1]
    for kind, which, step in log:
        if kind == STEP:
            at[which] -= step
    for index, (kind, which, step) in enumerate(log):
        if kind == STEP and which != still:
            at[which] += step
            if at[which] == mark.a and index > first:
                return index
    return -1


def removable(state: Laid) -> list[int]:
    """The marked changes, counted from 0, that can be backed out now."""
    log, final = state.log, state.final
    if len(log) == 1:
        return [] if final else [0]
    return [
        number
        for number, mark in enumerate(marks(state))
        if mark.entries[0] >= final and obstacle(log, state.salters, mark) < 0
    ]


def back_out(state: State, mark: Mark) -> None:
    """Take one change out of the turn and leave the others as they are."""
    for change in reversed(state.log[state.final :]):
        unmake(state, change)
    state.log = [change for index, change in enumerate(state.log) if index not in mark.entries]
    for change in state.log[state.final :]:
        make(state, change)


def take_off(state: State) -> None:
    """Take back all changes of the turn, though a Refill may have filled the slot that an order came from (NU-R8)."""
    lost: set[int] = set()
    """Where orders would be now that had no slot to go back to."""
    for change in reversed(state.log):
        kind, a, b = change
        if kind == MOVE and b in lost:
            lost.remove(b)
            lost.add(a)
        elif kind == MOVE and state.orders[a] != OPEN:
            state.discards.append(state.orders[b])
            state.orders[b] = OPEN
            lost.add(a)
        else:
            unmake(state, change)
    state.log, state.final = [], 0


def levels(state: Laid) -> Levels:
    """Where every path runs."""
    return paths(state.rows, COLUMNS[state.columns])


def matching(state: Laid, run: Levels) -> list[int]:
    """The dispensers whose path ends at an order of their nut (NU-R1)."""
    wanted = map(state.orders.__getitem__, run[AT_ORDERS])
    return list(compress(run[0], map(eq, wanted, state.dispensers)))


def touches(state: Laid, run: Levels, path: int, index: int) -> bool:
    """Whether the path of a dispenser touches an entry of the log (NU-T4, NU-R7)."""
    log = state.log
    kind, a, b = log[index]
    if kind <= REMOVE:
        return 0 <= run[a][path] - b <= 1 or 0 <= run[a + 1][path] - b <= 1
    if kind == STEP:
        new = state.salters[a]
        here = run[AT_SALTERS][path]
        return here == new or here == new - sum(step for other, which, step in log if other == STEP and which == a)
    if kind == MOVE:
        for at in range(index + 1, len(log)):
            if log[at][0] == MOVE and log[at][1] == b:
                b = log[at][2]
        return run[AT_ORDERS][path] == b
    for at in range(index + 1, len(log)):
        if log[at][0] == SWAP:
            _, left, right = log[at]
            a = right if a == left else left if a == right else a
            b = right if b == left else left if b == right else b
    return path in (a, b)


def common_path(state: Laid) -> int:
    """A dispenser whose matching path touches every change of the turn; -1 if there is none (NU-T4)."""
    run = levels(state)
    entries = range(len(state.log))
    for path in matching(state, run):
        for index in entries:
            if not touches(state, run, path, index):
                break
        else:
            return path
    return -1


def nearest_path(state: Laid) -> tuple[int, int, list[Mark]]:
    """The matching path that touches most changes: dispenser, slot, and the changes off it; -1 if none matches."""
    run = levels(state)
    best: tuple[int, int, list[Mark]] = (-1, -1, [])
    made = marks(state)
    for path in matching(state, run):
        off = [mark for mark in made if not touches(state, run, path, mark.entries[0])]
        if best[0] < 0 or len(off) < len(best[2]):
            best = path, run[AT_ORDERS][path], off
    return best
