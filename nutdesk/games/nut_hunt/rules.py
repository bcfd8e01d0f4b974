"""The rules: doing what may be done, and what can be told of it beforehand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.events import EventKind
from nutdesk.core.game import FINE, Options, Ruling, Tell, hush
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.core.words import say
from nutdesk.games.nut_hunt import automa, events, flow
from nutdesk.games.nut_hunt.actions import (
    EXCHANGES,
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
from nutdesk.games.nut_hunt.choices import FOX_DIE, KINDS, LAY, SHUFFLE
from nutdesk.games.nut_hunt.forest import BARE
from nutdesk.games.nut_hunt.judging import judge_exchange
from nutdesk.games.nut_hunt.parts import (
    EACH_NUT,
    LEVELS,
    NUT,
    NUTS,
    OBJECTIVE,
    OBJECTIVES,
    SQUIRRELS,
    THREE,
    TILE,
    TILES,
)
from nutdesk.games.nut_hunt.scatter import flee, roll_flight
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


# What comes of it

THROWS: Final = say("the die is thrown")
LOOKS: Final = say("objectives are looked at")
SHUFFLES: Final = say("the deck is shuffled")


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action of the seat that is to choose, or on an exchange of any seat."""
    if isinstance(action, Exchange) and state.pending and isinstance(state.pending[-1], Choice):
        return judge_exchange(state, action)
    ruling = KINDS.judge(state, action)
    return _foresee(state, action) if ruling is FINE else ruling


def _foresee(state: State, action: Action) -> Ruling:
    """A legal action, tried on a copy: does it throw dice or reveal something?"""
    if isinstance(action, Roll):
        return Ruling(True, barrier=THROWS)
    if isinstance(action, Scout):
        return Ruling(True, barrier=LOOKS)
    reveals: list[str] = []

    def listen(kind: EventKind, *_: object, **__: object) -> None:
        if kind.reveals and (kind is not events.ENDED or state.seats > 1):  # alone all lies open already
            reveals.append(kind.reveals)

    trial = state.copy()
    step(trial, action, listen)
    if trial.pending and not isinstance(trial.pending[-1], Choice):
        reveals.append(THROWS if trial.pending[-1].dice else SHUFFLES)
    return Ruling(True, barrier=reveals[0]) if reveals else FINE
