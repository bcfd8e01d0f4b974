"""What is possible, and why something is not: the ruling on each kind of action, and what comes of it."""

from __future__ import annotations

from typing import Final

from nutdesk.core.game import FINE, Ruling, no
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import PLACE
from nutdesk.games.nuts.orders import changes, parts
from nutdesk.games.nuts.orders.parts import GOAL, GOAL_TITLES, OPEN
from nutdesk.games.nuts.orders.score import complete_rows, met
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.parts import CONVEYORS, OLD

# Allowed, and not to be taken back.
DRAWS: Final = Ruling(True, barrier=say("bonus cards are drawn"))
TURNS_UP: Final = Ruling(True, barrier=say("orders are turned up"))
MAKES_FINAL: Final = Ruling(True, barrier=say("orders are turned up, and the changes made so far stay"))
ROLLS: Final = Ruling(True, barrier=say("the squirrel rolls"))
NEW_ROUND: Final = Ruling(True, barrier=say("the round ends: hunger is rolled, orders are turned up"))
GAME_OVER: Final = Ruling(True, barrier=say("the game ends and all bonus cards are shown"))
FIRST_ROUND: Final = Ruling(True, barrier=say("the first round begins: hunger is rolled, orders are turned up"))


def begun(state: State) -> bool:
    """Whether the player has done something this turn that is not backed out (NU-R10)."""
    return bool(state.log or state.plans or state.feeds or state.refills)


def gives_up(state: State) -> bool:
    """Whether no path touches changes that a Refill made final, and nothing is left to back out (NU-R8)."""
    return 0 < state.final == len(state.log) and changes.common_path(state) < 0


def prey(state: State) -> list[int]:
    """The columns in which matching paths cross the squirrel's row."""
    line = changes.levels(state)[parts.AT_SQUIRREL]
    return [line[path] for path in state.running]


def torn(state: State) -> bool:
    """Whether two matching paths are equally near the squirrel, one on each side."""
    gaps = [column - state.squirrel for column in prey(state)]
    near = min(map(abs, gaps))
    return near in gaps and -near in gaps and near > 0


def innovates(state: State) -> bool:
    """Whether the next nut would be a sixth that the player may keep, once (NU-R12)."""
    nuts = state.nuts[state.turn]
    full = nuts[state.dispensers[state.running[0]]] == parts.CELLS
    return full and bool(state.goals[state.turn] & 1 << parts.INNOVATOR) and max(nuts) == parts.CELLS


def claimable(state: State, seat: int) -> list[int]:
    """The goals a player may claim: met, not yet theirs, and not all gone (NU-R5)."""
    mine = state.goals[seat]
    found = []
    for goal, copies in enumerate(parts.GOAL_COPIES):
        bit = 1 << goal
        if not mine & bit and met(state, seat, goal) and sum(held & bit for held in state.goals) < copies * bit:
            found.append(goal)
    return found


def last_round(state: State) -> bool:
    """Whether the game ends with this round (NU-E1, NU-R14)."""
    if any(complete_rows(nuts) >= parts.ROWS_TO_END for nuts in state.nuts):
        return True
    return not state.ran and state.idle + 1 >= parts.PATIENCE


def movable(state: State) -> bool:
    """Whether there is an order, and an open slot to move it to."""
    orders = state.orders
    return OPEN in orders and any(order != OPEN for order in orders)


def judge_menu(state: State, due: Choice, action: Action) -> Ruling:
    """The seven actions: their price, and whether there is anything to do them with."""
    kind, price, have = type(action), parts.PRICES[action.verb], state.tokens[due.seat]
    if have < price:
        return no("NU-T2", "{name} costs {price}, and you have {have} left.", name=kind.title, price=price, have=have)
    if kind is do.Plan:
        if not state.bonus_deck and not state.bonus_discards:
            return no("NU-R11", "There is no bonus card left to draw.")
        return DRAWS
    if kind is do.Refill:
        if state.log and OLD:
            made = range(1, len(changes.marks(state)) + 1)
            tokens = (token for n in made for token in (f"undo-{n}-a", f"undo-{n}-b"))
            return no("NU-R8", "Refill comes before changing the floor: run or back out what is marked first.", *tokens)
        if OPEN not in state.orders:
            return no("NU-R8", "No order slot is open.")
        if not state.deck and not state.discards:
            return no("NU-P4", "There is no order card left.")
        return MAKES_FINAL if len(state.log) > state.final else TURNS_UP
    if kind is do.Reposition and not movable(state):
        return no("NU-T2", "Reposition moves an order to an open slot: there must be both.")
    return FINE


def judge_cross(state: State, due: Choice, action: do.Cross) -> Ruling:
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


def judge_salter(state: State, due: Choice, action: do.Salter) -> Ruling:
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
            "Another salter stands in column {to}, and salters do not hop.",
            f"salter-{state.salters.index(to) + 1}",
            to=action.to,
        )
    return FINE


def judge_order(state: State, due: Choice, action: do.Order) -> Ruling:
    """An order goes to an open slot (NU-T2)."""
    column, to = action.column - 1, action.to - 1
    if not (0 <= column < state.columns and 0 <= to < state.columns):
        return no("NU-P1", "The floor has {columns} columns.", columns=state.columns)
    if state.orders[column] == OPEN:
        return no("NU-T2", "Slot {column} has no order.", column=action.column)
    if state.orders[to] != OPEN:
        return no("NU-T2", "Slot {to} is not open.", f"order-{action.to}", to=action.to)
    return FINE


def judge_dispensers(state: State, due: Choice, action: do.Dispensers) -> Ruling:
    if not 0 < action.left < action.right <= state.columns:
        return no("NU-T2", "Swap takes two different dispensers, the left one first.")
    return FINE


def judge_back(state: State, due: Choice, action: do.Back) -> Ruling:
    """A change can be backed out if the turn's other actions are still possible without it (NU-R9)."""
    made = changes.marks(state)
    if not 0 < action.change <= len(made):
        return no("NU-T5", "You have made no such change this turn.")
    if made[action.change - 1].entries[0] < state.final:
        return no("NU-R8", "That change was made before the Refill: it stays.", f"undo-{action.change}-a")
    stop = changes.obstacle(state.log, state.salters, made[action.change - 1])
    if stop < 0:
        return FINE
    number = next(n for n, mark in enumerate(made, 1) if stop in mark.entries)
    return no(
        "NU-R9",
        "Not yet: {other} would be impossible without it. Back that out first.",
        f"undo-{number}-a",
        other=made[number - 1].words(),
    )


def judge_end(state: State, due: Choice, action: do.End) -> Ruling:
    """All floor changes must touch one single matching path (NU-T4)."""
    if not begun(state):
        return no("NU-R10", "You have done nothing this turn, so you pass.")
    if gives_up(state):
        return FINE
    if state.log and changes.common_path(state) < 0:
        path, slot, off = changes.nearest_path(state)
        made = changes.marks(state)
        if path < 0:
            tokens = [f"undo-{n}-a" for n in range(1, len(made) + 1)]
            return no(
                "NU-T4",
                "No path matches. All your changes must touch one matching path: change more, or back something out.",
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
    if not state.feeds and changes.matching(state, changes.levels(state)):
        return ROLLS
    return FINE


def judge_pass(state: State, due: Choice, action: do.Pass) -> Ruling:
    """Who has done something ends the turn instead (NU-R10)."""
    if begun(state):
        return no("NU-R10", "You have done something this turn, so end it, or back out what you can.")
    if state.passes + 1 < state.seats:
        return FINE
    return GAME_OVER if last_round(state) else NEW_ROUND


def judge_discard(state: State, due: Choice, action: do.Discard) -> Ruling:
    drawn = state.drawn[due.seat]
    if action.card not in parts.CARD or parts.CARD[action.card] not in drawn:
        return no("NU-S1", "That card is not among those you drew.")
    return _judge_kept(state, due.seat, len(drawn) == 2)


def judge_keep(state: State, due: Choice, action: do.Keep) -> Ruling:
    return _judge_kept(state, due.seat, True)


def _judge_kept(state: State, seat: int, last: bool) -> Ruling:
    """The last to choose at set-up starts the first round."""
    if last and not state.round and seat + 1 == state.seats:
        return FIRST_ROUND
    return FINE


def judge_hunt(state: State, due: Choice, action: do.Hunt) -> Ruling:
    if action.way not in ("left", "right"):
        return no("NU-R2", "The squirrel goes left or right.")
    near = min(abs(column - state.squirrel) for column in prey(state))
    return ROLLS if near > 1 else FINE


def judge_claim(state: State, due: Choice, action: do.Claim) -> Ruling:
    if action.goal not in GOAL:
        return no("NU-P6", "There is no such goal card.")
    goal = GOAL[action.goal]
    title = GOAL_TITLES[goal]
    if state.goals[due.seat] & 1 << goal:
        return no("NU-R5", "You have {goal} already: one of each type.", goal=title)
    if not met(state, due.seat, goal):
        return no("NU-R5", "For {goal} you need {needs}.", goal=title, needs=parts.GOAL_NEEDS[goal])
    if goal not in claimable(state, due.seat):
        return no("NU-P6", "All cards of {goal} are claimed.", goal=title)
    return FINE
