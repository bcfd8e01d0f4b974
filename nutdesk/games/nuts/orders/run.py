"""Running the factory: the squirrel hunts, nuts are collected, goals are claimed (NU-R1 to NU-R5)."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import Tell
from nutdesk.core.moves import Chance
from nutdesk.games.nuts.orders import events, parts
from nutdesk.games.nuts.orders.changes import levels, matching, take_off
from nutdesk.games.nuts.orders.choices import CLAIMING, HUNTING, KEEPING_SIXTH, ROLL, ROLL_TWICE, SCAMPER
from nutdesk.games.nuts.orders.judging import claimable, innovates, prey, torn
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL, CELLS, OPEN
from nutdesk.games.nuts.orders.rounds import next_turn
from nutdesk.games.nuts.orders.state import State

STAYS: Final = 5  # up to here the squirrel stays; one more and he scampers; above he hunts


def end_turn(state: State, tell: Tell) -> None:
    """Run the factory if a path matches, else just end (NU-T6)."""
    state.passes = 0
    state.running = matching(state, levels(state))
    seat = state.turn
    if not state.running:
        next_turn(state)
        tell(events.TURN_ENDED, seat)
        return
    state.ran = True
    state.log, state.final = [], 0
    state.pending[-1] = _roll(state)
    tell(events.RUNS, seat, len(state.running))
    if state.feeds:
        tell(events.CONTENT)
        _collect(state, tell)


def give_up(state: State, tell: Tell) -> None:
    """No path touches the changes that a Refill made final: they are taken back, and the factory stands still."""
    seat = state.turn
    state.passes = 0
    take_off(state)
    next_turn(state)
    tell(events.GAVE_UP, seat)


def _roll(state: State) -> Chance:
    return ROLL_TWICE if state.goals[state.turn] & 1 << parts.BUDDY else ROLL


def roll(state: State, eyes: tuple[int, ...], tell: Tell) -> None:
    """The squirrel's die and his hunger say what he does (NU-R2)."""
    total = min(eyes) + state.hunger
    if len(eyes) == 2:
        tell(events.ROLLED_TWICE, *eyes, state.hunger, total)
    else:
        tell(events.ROLLED, eyes[0], state.hunger, total)
    if total <= STAYS:
        tell(events.STAYS, state.squirrel + 1)
        _eat(state, tell)
    elif total == STAYS + 1:
        state.pending[-1] = SCAMPER[state.columns]
    else:
        _hunt(state, tell)


def scamper(state: State, column: int, tell: Tell) -> None:
    state.squirrel = column - 1
    tell(events.SCAMPERS, column)
    _eat(state, tell)


def _hunt(state: State, tell: Tell) -> None:
    """One step towards the nearest matching path; the player decides between two equally near."""
    here, targets = state.squirrel, prey(state)
    if here in targets:  # NU-R2, ruling
        tell(events.STAYS, here + 1)
        _eat(state, tell)
        return
    if torn(state):
        state.pending[-1] = HUNTING[state.turn]
        return
    nearest = min(targets, key=lambda column: abs(column - here))
    step(state, -1 if nearest < here else 1, tell)


def step(state: State, way: int, tell: Tell) -> None:
    """The squirrel goes one column; on a matching path he stops, else he rolls again."""
    state.squirrel += way
    arrived = state.squirrel in prey(state)
    if not arrived:
        state.pending[-1] = _roll(state)
    tell(events.HUNTS, state.squirrel + 1)
    if arrived:
        _eat(state, tell)


def _eat(state: State, tell: Tell) -> None:
    """A squirrel on a matching path takes its nut (NU-R3)."""
    run = levels(state)
    for path in state.running:
        if run[AT_SQUIRREL][path] == state.squirrel:
            state.running.remove(path)
            _discard_order(state, run[AT_ORDERS][path])
            state.lost[state.turn] += 1
            tell(events.EATEN, state.turn, state.dispensers[path], state.squirrel + 1)
            break
    _collect(state, tell)


def _discard_order(state: State, slot: int) -> None:
    state.discards.append(state.orders[slot])
    state.orders[slot] = OPEN


def _collect(state: State, tell: Tell) -> None:
    """The matching paths that are left give their nuts, by dispenser column (NU-R4, NU-R12)."""
    seat = state.turn
    while state.running:
        if innovates(state):
            state.pending[-1] = KEEPING_SIXTH[seat]
            return
        gather(state, state.nuts[seat][state.dispensers[state.running[0]]] < CELLS, tell)
    _offer_goals(state)


def gather(state: State, counts: bool, tell: Tell) -> None:
    """Bring in the leftmost nut: its order goes, it may be salted, it may count on the sheet."""
    seat, path = state.turn, state.running[0]
    run, nut = levels(state), state.dispensers[path]
    slot, through = run[AT_ORDERS][path], run[AT_SALTERS][path]
    state.riding = (path, 0)
    tell(events.LEAVES, seat, nut, path + 1)
    if through in state.salters:
        state.salt[seat] += 1
        state.riding = (path, AT_SALTERS)
        tell(events.SPRINKLED, seat, nut, through + 1)
    state.riding = (path, AT_ORDERS)
    del state.running[0]
    _discard_order(state, slot)
    if counts:
        state.nuts[seat][nut] += 1
        beyond = state.nuts[seat][nut] > CELLS
        tell(events.SIXTH_KEPT if beyond else events.COLLECTED, seat, nut, slot + 1)
    else:
        tell(events.SURPLUS, seat, nut, slot + 1)
    state.riding = (-1, 0)


def answer_sixth(state: State, counts: bool, tell: Tell) -> None:
    """The Cashew Innovator has decided about a sixth nut."""
    gather(state, counts, tell)
    _collect(state, tell)


def _offer_goals(state: State) -> None:
    if claimable(state, state.turn):
        state.pending[-1] = CLAIMING[state.turn]
    else:
        next_turn(state)


def claim(state: State, goal: int, tell: Tell) -> None:
    """Take a goal card; Peanut Champion pays at once."""
    seat = state.turn
    state.goals[seat] |= 1 << goal
    if goal == parts.CHAMPION:
        state.tokens[seat] += parts.CHAMPION_TOKENS
    tell(events.CLAIMED, seat, goal)
    _offer_goals(state)
