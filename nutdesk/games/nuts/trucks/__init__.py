"""The Trucks edition (NT-*): box the nuts and load the trucks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from nutdesk.core.game import Use
from nutdesk.core.moves import Action
from nutdesk.core.words import say
from nutdesk.games.nuts.actions import Card, Ship
from nutdesk.games.nuts.floor import CROSS, tile, tiles
from nutdesk.games.nuts.parts import TILES
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.choices import KINDS
from nutdesk.games.nuts.trucks.cues import cues
from nutdesk.games.nuts.trucks.options import fork_supply
from nutdesk.games.nuts.trucks.parts import CARD, CARDS, COLUMNS, FORKS_EACH, MOST_SEATS, TRUCK, TRUCKS
from nutdesk.games.nuts.trucks.positions import describe, position
from nutdesk.games.nuts.trucks.rules import step
from nutdesk.games.nuts.trucks.run import result, setup
from nutdesk.games.nuts.trucks.state import State
from nutdesk.games.nuts.trucks.table import attempt, table
from nutdesk.games.nuts.trucks.views import TrucksView, determinize, standing, view

judge, legal = KINDS.judge, KINDS.legal


def census(state: State) -> Mapping[str, int]:
    """Every piece, wherever it lies; where only what is out is known, the rest is in the supply. Nuts are endless."""
    found: Counter[str] = Counter()
    found.update(CARDS[card] for place in (*state.hands, state.deck, state.discards, state.box) for card in place)
    found.update(f"truck {TRUCKS[truck]}" for trucks in state.shipped for truck in trucks)
    found.update(f"truck {name}" for truck, name in enumerate(TRUCKS) if state.trucks >> truck & 1)
    crosses = sum(tile(row, column) == CROSS for row in state.rows for column in tiles(row))
    found["cross tile"] = max(TILES, crosses)
    found["splitter or joiner"] = sum(max(FORKS_EACH, FORKS_EACH - left) for left in fork_supply(state))
    found["box robot"] = 8 if state.robots[0] < 0 else len(set(state.robots))
    found["salter"], found["roaster"] = len(set(state.salters)), len(set(state.roasters))
    found["squirrel"] = int(0 <= state.squirrel < COLUMNS)
    return found


def uses(action: Action) -> tuple[Use, ...]:
    """What an action uses beside its verb."""
    if isinstance(action, Ship):
        return ((say("Trucks"), parts.spell(parts.LOADS[TRUCK[action.truck]])),)
    if isinstance(action, Card):
        return ((say("Bonus cards"), parts.HALF_TEXTS[parts.HALVES[CARD[action.card]][action.half - 1]]),)
    return ()


def holds(state: State, seat: int) -> tuple[Use, ...]:
    """Nothing that would not have been counted when it was used."""
    return ()


__all__ = [
    "MOST_SEATS",
    "State",
    "TrucksView",
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
