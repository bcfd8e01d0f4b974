"""What there is to choose from: on the belts, with machines, robots, nuts, trucks and cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nutdesk.core.moves import Action
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import AROUND, CROSS, PLACE, tile, tiles
from nutdesk.games.nuts.parts import CONVEYORS, NUT_KINDS, NUTS, OLD
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.parts import CARDS, COLUMNS, FORKS, HAND_OF, LOADS, MOST_SEATS
from nutdesk.games.nuts.trucks.state import Deal, State

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
PLAYS: Final = tuple(tuple(do.Card(name, half + 1) for half in range(2)) for name in CARDS)
EXCHANGES: Final = tuple(tuple(do.Exchange(give, take) for take in NUTS) for give in NUTS)
TRADES: Final = tuple(
    tuple(tuple(do.Trade(seat + 1, give, take) for take in NUTS) for give in NUTS) for seat in range(MOST_SEATS)
)
SHIPS: Final = tuple(do.Ship(name) for name in parts.TRUCKS)
DISCARDS: Final = tuple(do.Discard(name) for name in CARDS)


def fork_supply(state: State) -> list[int]:
    """Splitter and joiner tiles left, of each hand (NT-8)."""
    left = [parts.FORKS_EACH, parts.FORKS_EACH]
    for row in state.rows:
        for column in tiles(row):
            kind = tile(row, column)
            if kind != CROSS:
                left[HAND_OF[kind]] -= 1
    return left


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
FAR_AT: Final = _PerRow(_slides(parts.REACH))
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


def loadable(state: State, seat: int) -> list[int]:
    """The waiting trucks that a player can fill; none once one has left this turn."""
    if state.sent:
        return []
    a, b, c, d = state.nuts[seat]
    return [
        truck
        for truck, (w, x, y, z) in enumerate(LOADS)
        if a >= w and b >= x and c >= y and d >= z and state.trucks >> truck & 1
    ]


def exchanges(state: State, seat: int) -> list[Action]:
    return [
        EXCHANGES[give][take]
        for give in range(NUT_KINDS)
        if state.nuts[seat][give]
        for take in range(NUT_KINDS)
        if take != give
    ]


def trades(state: State, seat: int) -> list[Action]:
    """One of mine for one of another kind of somebody else's."""
    mine = [nut for nut in range(NUT_KINDS) if state.nuts[seat][nut]]
    return [
        TRADES[other][give][take]
        for other in range(state.seats)
        if other != seat
        for take in range(NUT_KINDS)
        if state.nuts[other][take]
        for give in mine
        if give != take
    ]


def additions(state: State, seat: int) -> list[Action]:
    """What can be added to the offer: no kind goes both ways."""
    other, give, take = offered(state)
    mine, theirs = state.nuts[seat], state.nuts[other]
    more = [do.GIVES[nut] for nut in range(NUT_KINDS) if mine[nut] > give[nut] and not take[nut]]
    return [*more, *(do.ASKS[nut] for nut in range(NUT_KINDS) if theirs[nut] > take[nut] and not give[nut])]


def offered(state: State) -> Deal:
    """The trade that is being put together."""
    assert state.deal is not None
    return state.deal


def _spins(state: State, seat: int) -> list[Action]:
    return [do.SPINS[column] for column in range(COLUMNS) if column != state.last]


def _takes(state: State, seat: int) -> list[Action]:
    return [do.TAKES[nut] for nut in range(NUT_KINDS) if nut != state.last]


OPTIONS: Final[dict[str, Callable[[State, int], list[Action]]]] = {
    "build": lambda state, seat: on_belts(state, CROSS_AT),
    "clear": lambda state, seat: on_belts(state, CLEAR_AT),
    "fork": lambda state, seat: forks(state),
    "slide": lambda state, seat: on_belts(state, SLIDE_AT if OLD else FAR_AT),
    "spin": _spins,
    "turn": _spins,
    "lure": lambda state, seat: list(do.LURES),
    "two-nuts": _takes,
    "exchange": exchanges,
    "trade": trades,
}
"""What a half can be used on now."""
