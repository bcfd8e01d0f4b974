"""The Trucks edition put together: what every action, and every answer of chance, does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nutdesk.core.game import Tell, hush
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT
from nutdesk.games.nuts.trucks import cards, run, turn
from nutdesk.games.nuts.trucks.parts import CARD, TRUCK
from nutdesk.games.nuts.trucks.state import State

CHANCES: Final[dict[str, Callable[[State, Chance, tuple[int, ...], Tell], None]]] = {
    "shuffle the bonus cards": run.reshuffle,
    "place the robots": run.place_robots,
    "turn the robots": run.turn_robots,
    "squirrel": run.roll,
    "scamper": run.scamper,
}


def step(state: State, action: Action, tell: Tell = hush) -> None:
    """Carry out a legal action, or what chance answered."""
    kind, top = type(action), state.pending[-1]
    if isinstance(action, Luck):
        assert isinstance(top, Chance)
        CHANCES[top.kind](state, top, action.values, tell)
        return
    assert isinstance(top, Choice)
    if state.half:
        cards.use(state, top.seat, action, tell)
    elif kind in turn.FLOOR_STEPS:
        state.left -= 1
        turn.FLOOR_STEPS[kind](state, top.seat, action, tell)
    elif isinstance(action, do.Run):
        run.run(state, tell)
    elif isinstance(action, do.Card):
        cards.play(state, top.seat, action, tell)
    elif isinstance(action, do.Ship):
        run.ship(state, TRUCK[action.truck], tell)
    elif isinstance(action, do.Drop):
        run.drop(state, NUT[action.nut], tell)
    elif isinstance(action, do.Discard):
        run.discard(state, CARD[action.card], tell)
    elif isinstance(action, do.Hunt):
        run.hunt(state, -1 if action.way == "left" else 1, top.about[0], tell)
    else:
        run.end_shipping(state, tell)
