"""The Orders game (NU-*): fill the orders at the end of the belts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from nutdesk.core.game import Use
from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nuts.actions import Claim
from nutdesk.games.nuts.floor import tiles
from nutdesk.games.nuts.house import GOALS
from nutdesk.games.nuts.orders.choices import KINDS
from nutdesk.games.nuts.orders.cues import cues
from nutdesk.games.nuts.orders.parts import CARDS, GOAL, GOAL_COPIES, GOAL_TITLES, OPEN, spell
from nutdesk.games.nuts.orders.positions import describe, position
from nutdesk.games.nuts.orders.rounds import setup
from nutdesk.games.nuts.orders.rules import step
from nutdesk.games.nuts.orders.score import result
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.orders.table import attempt, table
from nutdesk.games.nuts.orders.views import OrdersView, determinize, standing, view
from nutdesk.games.nuts.parts import NUTS, TILES

judge, legal = KINDS.judge, KINDS.legal


def census(state: State) -> Mapping[str, int]:
    """Every piece, wherever it lies; where only what is out is known, the rest is in the supply."""
    found: Counter[str] = Counter()
    orders = [order for order in state.orders if order != OPEN]
    found.update(f"{NUTS[order]} order" for place in (orders, state.deck, state.discards, state.box) for order in place)
    cards = (*state.hands, *state.drawn, state.bonus_deck, state.bonus_discards, state.bonus_box)
    found.update(CARDS[card] for place in cards for card in place)
    found.update(f"{NUTS[nut]} dispenser" for nut in state.dispensers)
    for goal, name in enumerate(GOALS):
        found[name] = max(GOAL_COPIES[goal], sum(held >> goal & 1 for held in state.goals))
    found["cross tile"] = max(TILES, sum(len(tiles(row)) for row in state.rows))
    found["salter"] = len(set(state.salters))
    found["squirrel"] = int(-1 <= state.squirrel < state.columns)
    return found


def uses(action: Action) -> tuple[Use, ...]:
    """What an action uses beside its verb."""
    return ((say("Goal cards"), GOAL_TITLES[GOAL[action.goal]]),) if isinstance(action, Claim) else ()


def holds(state: State, seat: int) -> tuple[Use, ...]:
    """The bonus cards of a seat."""
    return tuple((say("Bonus cards"), spell(card)) for card in state.hands[seat])


__all__ = [
    "OrdersView",
    "State",
    "attempt",
    "census",
    "cues",
    "describe",
    "determinize",
    "holds",
    "judge",
    "legal",
    "position",
    "result",
    "setup",
    "standing",
    "step",
    "table",
    "uses",
    "view",
]
