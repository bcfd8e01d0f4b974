"""A player's turn: what each action needs and does (NU-T1 to NU-T6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nutdesk.core.game import FINE, Ruling, Tell, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import AROUND, ONE, PLACE
from nutdesk.games.nuts.orders import changes, events, rounds, run
from nutdesk.games.nuts.orders.changes import (
    ADD,
    MOVE,
    REMOVE,
    STEP,
    SWAP,
    common_path,
    levels,
    marks,
    matching,
)
from nutdesk.games.nuts.orders.parts import LOVER, OPEN, PRICES
from nutdesk.games.nuts.orders.rounds import SEATS
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import CONVEYORS, OLD

WHICH: Final = {
    do.Build: tuple(Choice(seat, "build", "NU-T3") for seat in SEATS),
    do.Salt: tuple(Choice(seat, "salt", "NU-T2") for seat in SEATS),
    do.Reposition: tuple(Choice(seat, "reposition", "NU-T2") for seat in SEATS),
    do.Swap: tuple(Choice(seat, "swap", "NU-T2") for seat in SEATS),
}
NAMES: Final = {
    do.Plan: say("Plan"),
    do.Feed: say("Feed"),
    do.Refill: say("Refill"),
    do.Build: say("Build"),
    do.Salt: say("Salt"),
    do.Reposition: say("Reposition"),
    do.Swap: say("Swap"),
}
PRICE_OF: Final = {kind: PRICES[kind.verb] for kind in NAMES}

# Allowed, and not to be taken back.
DRAWS: Final = Ruling(True, barrier=say("bonus cards are drawn"))
TURNS_UP: Final = Ruling(True, barrier=say("orders are turned up"))
MAKES_FINAL: Final = Ruling(True, barrier=say("orders are turned up, and the changes made so far stay"))
ROLLS: Final = Ruling(True, barrier=say("the squirrel rolls"))
NEW_ROUND: Final = Ruling(True, barrier=say("the round ends: hunger is rolled, orders are turned up"))
GAME_OVER: Final = Ruling(True, barrier=say("the game ends and all bonus cards are shown"))
FIRST_ROUND: Final = Ruling(True, barrier=say("the first round begins: hunger is rolled, orders are turned up"))


def refill_size(state: State, seat: int) -> int:
    """How many slots a Refill fills at most (NU-T2, Nut Lover)."""
    return 3 if state.goals[seat] & 1 << LOVER else 2


def begun(state: State) -> bool:
    """Whether the player has done something this turn that is not backed out (NU-R10)."""
    return bool(state.log or state.plans or state.feeds or state.refills)


# What may be done


def judge_menu(state: State, seat: int, action: Action) -> Ruling:
    """The seven actions: their price, and whether there is anything to do them with."""
    kind = type(action)
    price, have, name = PRICE_OF[kind], state.tokens[seat], NAMES[kind]
    if have < price:
        return no("NU-T2", "{name} costs {price}: you have {have} left.", name=name, price=price, have=have)
    if kind is do.Plan:
        if not state.bonus_deck and not state.bonus_discards:
            return no("NU-R11", "There is no bonus card left to draw.")
        return DRAWS
    if kind is do.Refill:
        if state.log and OLD:
            tokens = tuple(token for n in range(1, len(marked(state)) + 1) for token in (f"undo-{n}-a", f"undo-{n}-b"))
            return no("NU-R8", "Refill comes before changing the floor: run or back out what is marked first.", *tokens)
        if OPEN not in state.orders:
            return no("NU-R8", "No order slot is open.")
        if not state.deck and not state.discards:
            return no("NU-P4", "There is no order card left.")
        return MAKES_FINAL if len(state.log) > state.final else TURNS_UP
    if kind is do.Reposition and not _movable(state):
        return no("NU-T2", "Reposition moves an order to an open slot: there must be both.")
    return FINE


def _movable(state: State) -> bool:
    orders = state.orders
    return OPEN in orders and any(order != OPEN for order in orders)


def marked(state: State) -> list[changes.Mark]:
    return marks(state)


def judge_cross(state: State, action: do.Cross) -> Ruling:
    """A cross tile lies on the floor, in line with two belts, over no other tile (NU-T3)."""
    row, column = action.row - 1, action.column - 1
    if not 0 <= row < CONVEYORS:
        return no("NU-T3", "A cross tile lies on one of the six conveyors.")
    if not 0 <= column < state.columns - 1:
        return no("NU-T3", "A cross tile covers two belts and lies wholly on the floor.")
    if state.rows[row] & PLACE[column]:
        return FINE
    for near in (column - 1, column + 1):
        if near >= 0 and state.rows[row] & PLACE[near]:
            return no("NU-T3", "A cross tile may not overlap another.", f"tile-{row + 1}-{near + 1}")
    return FINE


def judge_salter(state: State, action: do.Salter) -> Ruling:
    """A salter moves one column, never off the floor, onto or over another (NU-T2)."""
    column, to = action.column - 1, action.to - 1
    if column not in state.salters:
        return no("NU-T2", "There is no salter in column {column}.", column=action.column)
    if not 0 <= to < state.columns:
        return no("NU-T2", "A salter stays on the floor.")
    if abs(to - column) != 1:
        return no("NU-T2", "A salter moves one column at a time.")
    if to in state.salters:
        return no(
            "NU-T2",
            "Another salter stands in column {to}: no hopping.",
            f"salter-{state.salters.index(to) + 1}",
            to=action.to,
        )
    return FINE


def judge_order(state: State, action: do.Order) -> Ruling:
    """An order goes to an open slot (NU-T2)."""
    column, to = action.column - 1, action.to - 1
    if not (0 <= column < state.columns and 0 <= to < state.columns):
        return no("NU-P1", "The floor has {columns} columns.", columns=state.columns)
    if state.orders[column] == OPEN:
        return no("NU-T2", "Slot {column} has no order.", column=action.column)
    if state.orders[to] != OPEN:
        return no("NU-T2", "Slot {to} is not open.", f"order-{action.to}", to=action.to)
    return FINE


def judge_dispensers(state: State, action: do.Dispensers) -> Ruling:
    if not 0 < action.left < action.right <= state.columns:
        return no("NU-T2", "Swap takes two different dispensers, the left one first.")
    return FINE


def judge_back(state: State, action: do.Back) -> Ruling:
    """A change can be backed out if the turn's other actions are still possible without it (NU-R9)."""
    made = marked(state)
    if not 0 < action.change <= len(made):
        return no("NU-T5", "There is no such change this turn.")
    if made[action.change - 1].entries[0] < state.final:
        return no("NU-R8", "That change was made before the Refill: it stays.", f"undo-{action.change}-a")
    stop = changes.obstacle(state.log, state.salters, made[action.change - 1])
    if stop < 0:
        return FINE
    number = next(n for n, mark in enumerate(made, 1) if stop in mark.entries)
    return no(
        "NU-R9",
        "Not by itself: {other} would be impossible without it. Back that out first.",
        f"undo-{number}-a",
        other=made[number - 1].words(),
    )


def gives_up(state: State) -> bool:
    """Whether no path touches changes that a Refill made final, and nothing is left to back out (NU-R8)."""
    return 0 < state.final == len(state.log) and common_path(state) < 0


def judge_end(state: State) -> Ruling:
    """All floor changes must touch one single matching path (NU-T4)."""
    if not begun(state):
        return no("NU-R10", "You have done nothing this turn: pass.")
    if gives_up(state):
        return FINE
    if state.log and common_path(state) < 0:
        path, slot, off = changes.nearest_path(state)
        made = marked(state)
        if path < 0:
            tokens = [f"undo-{n}-a" for n in range(1, len(made) + 1)]
            return no(
                "NU-T4",
                "No path matches. Your changes must all touch one matching path: change more, or back out.",
                *tokens,
            )
        names = [f"undo-{made.index(mark) + 1}-a" for mark in off]
        blame = (*names, f"dispenser-{path + 1}")
        parts = {"path": path + 1, "slot": slot + 1, "first": off[0].words()}
        if len(off) == 1:
            return no(
                "NU-T4",
                "Off the matching path {path} to {slot}: {first}. All changes of a turn must touch one path.",
                *blame,
                **parts,
            )
        return no(
            "NU-T4",
            "Off the matching path {path} to {slot}: {first}, and {more} more. "
            "All changes of a turn must touch one path.",
            *blame,
            more=len(off) - 1,
            **parts,
        )
    if not state.feeds and matching(state, levels(state)):
        return ROLLS
    return FINE


def judge_pass(state: State) -> Ruling:
    """Who has done something ends the turn instead (NU-R10)."""
    if begun(state):
        return no("NU-R10", "You have done something this turn: end it, or back out what you can.")
    if state.passes + 1 < state.seats:
        return FINE
    return GAME_OVER if rounds.last_round(state) else NEW_ROUND


# What is legal


def legal_turn(state: State, seat: int) -> list[Action]:
    tokens, log = state.tokens[seat], state.log
    found: list[Action] = []
    if tokens:
        if state.bonus_deck or state.bonus_discards:
            found.append(do.PLAN)
        found.append(do.FEED)
        if OPEN in state.orders and not (log and OLD) and (state.deck or state.discards):
            found.append(do.REFILL)
        found.append(do.BUILD)
        found.append(do.SALT)
        if tokens >= 2:
            if _movable(state):
                found.append(do.REPOSITION)
            if tokens >= 3:
                found.append(do.SWAP)
    if log:
        found += [do.back(number) for number in changes.removable(state)]
        if common_path(state) >= 0 or state.final == len(log):
            found.append(do.END)
    elif state.plans or state.feeds or state.refills:
        found.append(do.END)
    else:
        found.append(do.PASS)
    return found


class _Places(dict[tuple[int, int], list[Action]]):
    """For a conveyor row, by number and width: where a cross tile can be added or removed."""

    def __init__(self, wide: int) -> None:
        self.wide = wide

    def __missing__(self, key: tuple[int, int]) -> list[Action]:
        number, row = key
        found: list[Action] = [
            do.CROSSES[number][column]
            for column in range(self.wide - 1)
            if row & PLACE[column] or not row & AROUND[column]
        ]
        self[key] = found
        return found


PLACES: Final = {wide: _Places(wide) for wide in (12, 16)}


def legal_build(state: State, seat: int) -> list[Action]:
    places = PLACES[state.columns]
    found: list[Action] = [do.CANCEL]
    for key in enumerate(state.rows):
        found += places[key]
    return found


def legal_salt(state: State, seat: int) -> list[Action]:
    found: list[Action] = [do.CANCEL]
    places, last = state.salters, state.columns - 1
    for column in places:
        if column and column - 1 not in places:
            found.append(do.SALTERS[column][column - 1])
        if column < last and column + 1 not in places:
            found.append(do.SALTERS[column][column + 1])
    return found


def legal_reposition(state: State, seat: int) -> list[Action]:
    orders = state.orders
    free = [column for column, order in enumerate(orders) if order == OPEN]
    return [do.CANCEL, *(do.ORDERS[column][to] for column, order in enumerate(orders) if order != OPEN for to in free)]


def legal_swap(state: State, seat: int) -> list[Action]:
    return [do.CANCEL, *do.DISPENSERS[state.columns]]


# What happens


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
    _change(state, seat, REMOVE if removes else ADD, row, column)
    tell(events.REMOVED if removes else events.ADDED, seat, action.row, action.column)


def _salter(state: State, seat: int, action: do.Salter, tell: Tell) -> None:
    which = state.salters.index(action.column - 1)
    _change(state, seat, STEP, which, action.to - action.column)
    tell(events.SALTED, seat, action.column, action.to)


def _order(state: State, seat: int, action: do.Order, tell: Tell) -> None:
    _change(state, seat, MOVE, action.column - 1, action.to - 1)
    tell(events.REPOSITIONED, seat, action.column, action.to)


def _dispensers(state: State, seat: int, action: do.Dispensers, tell: Tell) -> None:
    _change(state, seat, SWAP, action.left - 1, action.right - 1)
    tell(events.SWAPPED, seat, action.left, action.right)


def _back(state: State, seat: int, action: do.Back, tell: Tell) -> None:
    mark = marked(state)[action.change - 1]
    changes.back_out(state, mark)
    state.tokens[seat] += mark.price
    tell(events.BACKED_OUT, seat, mark)


def _end(state: State, seat: int, action: Any, tell: Tell) -> None:
    if gives_up(state):
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
