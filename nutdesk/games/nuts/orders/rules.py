"""The Orders game put together: what every action, and every answer of chance, does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import Tell, hush
from nutdesk.core.moves import Action, Chance, Luck
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders import rounds, run, turn
from nutdesk.games.nuts.orders.parts import CARD, GOAL
from nutdesk.games.nuts.orders.state import State


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or what chance answered."""
    kind = type(action)
    top = state.pending[-1]
    if kind is Luck:
        assert type(top) is Chance
        CHANCES[top.kind](state, top, action.values, tell)  # type: ignore[attr-defined]
    else:
        STEPS[kind](state, top.seat, action, tell)  # type: ignore[union-attr]


CHANCES: Final[dict[str, Callable[[State, Chance, tuple[int, ...], Tell], None]]] = {
    "places": lambda state, chance, values, tell: rounds.deal(state, values, tell),
    "hunger": lambda state, chance, values, tell: rounds.set_hunger(state, values[0], tell),
    "shuffle the orders": rounds.reshuffle,
    "shuffle the bonus cards": rounds.reshuffle_bonus,
    "squirrel": lambda state, chance, values, tell: run.roll(state, values, tell),
    "scamper": lambda state, chance, values, tell: run.scamper(state, values[0], tell),
}


def _done(state: State, seat: int, action: Any, tell: Tell) -> None:
    if state.running:
        run.answer_sixth(state, False, tell)
    else:
        rounds.next_turn(state)


STEPS: Final[dict[type[Action], Callable[[State, int, Any, Tell], None]]] = {
    **turn.STEPS,
    do.Discard: lambda state, seat, action, tell: rounds.discard(state, seat, CARD[action.card], tell),
    do.Keep: lambda state, seat, action, tell: rounds.keep(state, seat, tell),
    do.Hunt: lambda state, seat, action, tell: run.step(state, -1 if action.way == "left" else 1, tell),
    do.Sixth: lambda state, seat, action, tell: run.answer_sixth(state, True, tell),
    do.Claim: lambda state, seat, action, tell: run.claim(state, GOAL[action.goal], tell),
    do.Done: _done,
}
