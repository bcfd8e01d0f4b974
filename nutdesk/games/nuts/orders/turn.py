"""A player's turn: what each action does (NU-T1 to NU-T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Action
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import ONE
from nutdesk.games.nuts.orders import changes, events, judging, rounds, run
from nutdesk.games.nuts.orders.choices import WHICH
from nutdesk.games.nuts.orders.parts import LOVER
from nutdesk.games.nuts.orders.state import State


def refill_size(state: State, seat: int) -> int:
    """How many slots a Refill fills at most (NU-T2, Nut Lover)."""
    return 3 if state.goals[seat] & 1 << LOVER else 2


def _plan(state: State, seat: int, action: Any, tell: Tell) -> None:
    state.tokens[seat] -= 1
    state.plans += 1
    tell(events.PLANNED, seat)
    rounds.draw(state, 2, tell)


def _feed(state: State, seat: int, action: Any, tell: Tell) -> None:
    state.tokens[seat] -= 1
    state.feeds += 1
    tell(events.FED, seat)


def _refill(state: State, seat: int, action: Any, tell: Tell) -> None:
    state.tokens[seat] -= 1
    state.refills += 1
    state.final = len(state.log)
    tell(events.REFILLED, seat)
    rounds.fill(state, 0, refill_size(state, seat), tell)


def _choose(state: State, seat: int, action: Any, tell: Tell) -> None:
    state.pending.append(WHICH[type(action)][seat])


def _cancel(state: State, seat: int, action: Any, tell: Tell) -> None:
    state.pending.pop()


def _change(state: State, seat: int, kind: int, a: int, b: int) -> None:
    """Make a floor change, pay for it and mark it."""
    entry = (kind, a, b)
    changes.make(state, entry)
    state.log.append(entry)
    state.tokens[seat] -= changes.PRICE[kind]
    state.pending.pop()


def _cross(state: State, seat: int, action: do.Cross, tell: Tell) -> None:
    row, column = action.row - 1, action.column - 1
    removes = state.rows[row] & ONE[column]
    _change(state, seat, changes.REMOVE if removes else changes.ADD, row, column)
    tell(events.REMOVED if removes else events.ADDED, seat, action.row, action.column)


def _salter(state: State, seat: int, action: do.Salter, tell: Tell) -> None:
    which = state.salters.index(action.column - 1)
    _change(state, seat, changes.STEP, which, action.to - action.column)
    tell(events.SALTED, seat, action.column, action.to)


def _order(state: State, seat: int, action: do.Order, tell: Tell) -> None:
    _change(state, seat, changes.MOVE, action.column - 1, action.to - 1)
    tell(events.REPOSITIONED, seat, action.column, action.to)


def _dispensers(state: State, seat: int, action: do.Dispensers, tell: Tell) -> None:
    _change(state, seat, changes.SWAP, action.left - 1, action.right - 1)
    tell(events.SWAPPED, seat, action.left, action.right)


def _back(state: State, seat: int, action: do.Back, tell: Tell) -> None:
    mark = changes.marks(state)[action.change - 1]
    changes.back_out(state, mark)
    state.tokens[seat] += mark.price
    tell(events.BACKED_OUT, seat, mark)


def _end(state: State, seat: int, action: Any, tell: Tell) -> None:
    if judging.gives_up(state):
        run.give_up(state, tell)
    else:
        run.end_turn(state, tell)


def _pass(state: State, seat: int, action: Any, tell: Tell) -> None:
    rounds.take_pass(state, tell)


STEPS: Final[dict[type[Action], Callable[[State, int, Any, Tell], None]]] = {
    do.Plan: _plan,
    do.Feed: _feed,
    do.Refill: _refill,
    do.Build: _choose,
    do.Salt: _choose,
    do.Reposition: _choose,
    do.Swap: _choose,
    do.Cancel: _cancel,
    do.Cross: _cross,
    do.Salter: _salter,
    do.Order: _order,
    do.Dispensers: _dispensers,
    do.Back: _back,
    do.End: _end,
    do.Pass: _pass,
}
