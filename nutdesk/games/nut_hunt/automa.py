"""The Automa: a deck, a die and no decisions (NH-A1 to NH-A3)."""

from __future__ import annotations

from nutdesk.core.game import Tell
from nutdesk.games.nut_hunt import events
from nutdesk.games.nut_hunt.choices import RESHUFFLES, ROLLING
from nutdesk.games.nut_hunt.parts import ENDS
from nutdesk.games.nut_hunt.scatter import add
from nutdesk.games.nut_hunt.state import State


def begin(state: State, tell: Tell) -> None:
    """The player has ended a turn or the set-up; the Automa is next."""
    state.turn = state.seats
    if not state.turns:
        _deal(state, tell)
    elif state.deck:
        _reveal(state, tell)
    elif state.aside:
        state.pending[-1] = RESHUFFLES[len(state.aside)]
    else:
        state.pending[-1] = ROLLING[0]
        tell(events.AUTOMA_IDLE, state.seats)


def _deal(state: State, tell: Tell) -> None:
    """Its starting hand, face up, with a squirrel for each end (NH-A1, NH-R6)."""
    state.pending[-1] = ROLLING[0]
    for _ in range(min(state.level, len(state.deck))):
        objective = state.deck.pop(0)
        state.hands[state.seats].append(objective)
        state.seen[objective] = 0
        tell(events.AUTOMA_DEALT, state.seats, objective)
    state.queue = [end for objective in state.hands[state.seats] for end in ENDS[objective]]


def _reveal(state: State, tell: Tell) -> None:
    objective = state.deck.pop(0)
    state.aside.append(objective)
    state.seen[objective] = 0
    state.queue = list(ENDS[objective])
    state.pending[-1] = ROLLING[0]
    tell(events.AUTOMA_REVEALED, state.seats, objective)


def rebuild(state: State, order: tuple[int, ...], tell: Tell) -> None:
    """The cards set aside become the deck (NH-A2, NH-R5)."""
    state.deck = [state.aside[place] for place in order]
    state.aside = []
    tell(events.AUTOMA_REBUILT)
    _reveal(state, tell)


def place(state: State, tell: Tell) -> None:
    """The next squirrel of its queue, on Pine Barrens too (NH-C7), unless the fox sits there."""
    tile = state.queue.pop(0)
    if tile == state.fox:
        tell(events.AUTOMA_BLOCKED, state.seats, tile)
    else:
        add(state, state.seats, tile, tell, events.AUTOMA_PLACED if state.turns else events.AUTOMA_STARTED)


def stop(state: State, tell: Tell) -> None:
    """After the last nest nothing more is placed (NH-R5)."""
    while state.queue:
        tell(events.AUTOMA_STOPPED, state.seats, state.queue.pop(0))
