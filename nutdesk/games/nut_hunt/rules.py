"""The rules: what may be done, and doing it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Options, Tell, hush
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.games.nut_hunt import automa, flow
from nutdesk.games.nut_hunt.actions import (
    DISCARDS,
    END,
    EXCHANGES,
    FORAGES,
    HASSLES,
    KEEP_NONE,
    KEEPS,
    PLACES,
    RECRUITS,
    ROLL,
    SCATTERS,
    SCOUT,
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
from nutdesk.games.nut_hunt.choices import FOX_DIE, LAY, SHUFFLE
from nutdesk.games.nut_hunt.forest import BARE
from nutdesk.games.nut_hunt.parts import (
    EACH_NUT,
    FORAGE,
    GREEN,
    LEVELS,
    NUT,
    NUTS,
    OBJECTIVE,
    OBJECTIVES,
    SQUIRRELS,
    THREE,
    TILE,
    TILES,
    affordable,
)
from nutdesk.games.nut_hunt.scatter import flee, refuges, roll_flight
from nutdesk.games.nut_hunt.state import State


def setup(options: Options, seats: int) -> State:
    """Nothing laid or dealt yet: first the tiles, then the objectives."""
    level = LEVELS[str(options["automa"])] if seats == 1 else 0
    sides = 2 if level else seats
    return State(
        seats,
        sides,
        bool(options["competitive"]),
        bool(options["balanced"]),
        level,
        [SHUFFLE, LAY],
        [],
        0,
        0,
        0,
        BARE,
        -1,
        -1,
        0,
        0,
        [0] * (sides * TILES),
        [0] * (sides * TILES),
        [0] * (seats * len(NUTS)),
        [0] * sides,
        [SQUIRRELS] * sides,
        [EACH_NUT] * len(NUTS),
        [[] for _ in range(sides)],
        list(range(OBJECTIVES)),
        [0] * OBJECTIVES,
        [],
        [],
        [],
    )


# What is legal


def legal(state: State) -> list[Action]:
    """Every action for the choice that is due."""
    if not state.pending:
        return []
    due = state.pending[-1]
    return LISTS[due.kind](state, due.seat) if type(due) is Choice else []


def _discards(state: State, seat: int) -> list[Action]:
    return [DISCARDS[objective] for objective in state.hands[seat]]


def starts(state: State) -> list[int]:
    """The starting tiles that may be chosen now: free ones, never the fox's (NH-S3, NH-S4)."""
    joins, squirrels = flow.may_join(state), state.squirrels
    return [tile for tile in GREEN if tile != state.fox and (joins or not any(squirrels[tile::TILES]))]


def _places(state: State, seat: int) -> list[Action]:
    return [PLACES[tile] for tile in starts(state)]


def _forages(state: State, seat: int) -> list[Action]:
    return [FORAGES[nut] for nut in FORAGE[state.pending[-1].about[0]]]


def _rolls(state: State, seat: int) -> list[Action]:
    return [ROLL]


def _scatters(state: State, seat: int) -> list[Action]:
    return [SCATTERS[tile] for tile in refuges(state, state.scatters[-1])]


def _acts(state: State, seat: int) -> list[Action]:
    fox, first = state.fox, seat * TILES
    squirrels, nests = state.squirrels, state.nests
    actions: list[Action] = [RECRUITS[tile] for tile in affordable(*state.nuts[4 * seat : 4 * seat + 4]) if tile != fox]
    actions += [HASSLES[tile] for tile in state.forest.near[fox] if squirrels[first + tile] or nests[first + tile]]
    if state.deck:
        actions.append(SCOUT)
    actions.append(END)
    return actions


def _nuts(state: State, seat: int) -> list[Action]:
    return [*_forages(state, seat), END]


def _keeps(state: State, seat: int) -> list[Action]:
    return [*(KEEPS[objective] for objective in state.scouted), KEEP_NONE]


def _ends(state: State, seat: int) -> list[Action]:
    return [END]


LISTS: Final[dict[str, Callable[[State, int], list[Action]]]] = {
    "discard": _discards,
    "place": _places,
    "forage": _forages,
    "roll": _rolls,
    "flee": _scatters,
    "act": _acts,
    "nut": _nuts,
    "keep": _keeps,
    "end": _ends,
}


def interrupts(state: State, seat: int) -> list[Action]:
    """The exchanges that a seat's nuts allow, whoever's turn it is (NH-T4, NH-R3)."""
    if not state.pending or not isinstance(state.pending[-1], Choice):
        return []
    return [
        EXCHANGES[seat][give][get]
        for give in range(len(NUTS))
        if state.nuts[4 * seat + give] >= THREE
        for get in range(len(NUTS))
        if get != give
    ]


# Doing


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or the outcome of chance."""
    STEPS[type(action)](state, action, tell)


def _chance(state: State, action: Any, tell: Tell) -> None:
    kind, values = state.pending[-1].kind, action.values
    if kind == "fox die":
        flow.run_fox(state, values[0], tell)
    elif kind == "scatter die":
        roll_flight(state, values[0], tell)
        flow.settle(state, tell)
    elif kind == "reshuffle":
        automa.rebuild(state, values, tell)
        flow.settle(state, tell)
    elif kind == "lay the tiles":
        flow.lay_tiles(state, values, tell)
    else:
        flow.deal(state, values, tell)


def _roll(state: State, action: Any, tell: Tell) -> None:
    state.pending[-1] = FOX_DIE


def _scatter(state: State, action: Any, tell: Tell) -> None:
    due = state.pending[-1]
    assert type(due) is Choice
    flee(state, due.seat, TILE[action.tile], tell)
    flow.settle(state, tell)


STEPS: Final[dict[type[Action], Callable[[State, Any, Tell], None]]] = {
    Luck: _chance,
    Discard: lambda state, action, tell: flow.discard(state, OBJECTIVE[action.objective], tell),
    Place: lambda state, action, tell: flow.place(state, TILE[action.tile], tell),
    Forage: lambda state, action, tell: flow.forage(state, NUT[action.nut], tell),
    Roll: _roll,
    Scatter: _scatter,
    Recruit: lambda state, action, tell: flow.recruit(state, TILE[action.tile], tell),
    Hassle: lambda state, action, tell: flow.hassle(state, TILE[action.tile], tell),
    Scout: lambda state, action, tell: flow.scout(state, tell),
    Keep: lambda state, action, tell: flow.keep(state, OBJECTIVE.get(action.objective, -1), tell),
    End: lambda state, action, tell: flow.end(state, tell),
    Exchange: lambda state, action, tell: flow.exchange(state, action.seat, NUT[action.give], NUT[action.get], tell),
}
