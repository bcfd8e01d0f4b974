"""How to play the Orders game well: the chances of each seat, and which moves are worth a thought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action
from nutdesk.core.words import Say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders.evaluation import NO_PLAN, Evaluation
from nutdesk.games.nuts.orders.parts import AT_ORDERS
from nutdesk.games.nuts.orders.reasons import why, why_line
from nutdesk.games.nuts.orders.score import result
from nutdesk.games.nuts.orders.state import State

HEAT: Final = (5.6, 1.35)
"""How many points of a lead make a game safe: at the end, and in addition for every nut still to come."""


class OrdersAdvice(Advice):
    """Counts the sheet, the tokens, and what the floor would pay."""

    depth = 0

    def value(self, state: State) -> Sequence[float]:
        seats = range(state.seats)
        if not state.pending:
            done = result(state)
            assert done is not None
            return [(seat in done.winners) / len(done.winners) for seat in seats]
        if state.squirrel < 0:
            return [1 / state.seats] * state.seats
        win_chances = Evaluation(state)
        points = win_chances.points()
        heat = HEAT[0] + HEAT[1] * win_chances.left
        best = max(points)
        odds = [exp((point - best) / heat) for point in points]
        total = sum(odds)
        return [one / total for one in odds]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        kind = state.pending[-1].kind
        if kind not in WEIGHERS:
            return [0.0 if type(action) is do.Done else 1.0 for action in actions]
        worth = WEIGHERS[kind](Evaluation(state))
        points = [worth(action) for action in actions]
        best = max(points)
        return [exp((one - best) / SOFT) if one > NEVER else 0.0 for one in points]

    def why(self, view: Any, action: Action) -> Say:
        return why(view, action)

    def why_line(self, view: Any, line: Sequence[Action]) -> Say:
        return why_line(view, line)


SOFT: Final = 0.8
"""How many points make a move two or three times as promising."""
NEVER: Final = -50.0
"""What is never worth considering."""
Worth = Callable[[Action], float]


def _weigh_turn(win_chances: Evaluation) -> Worth:
    """What the turn would pay if it ended right after each action."""
    state, token = win_chances.state, win_chances.token
    tokens, turn = state.tokens[state.turn], state.turn
    now = win_chances.ending()
    base = now if now is not None else -NO_PLAN
    worth: dict[type[Action], float] = {do.End: base, do.Pass: 0.0}
    if tokens:
        build = max(win_chances.building().values(), default=NEVER)
        worth[do.Build] = build - token
        if tokens > 1 and not state.log:
            worth[do.Reposition] = max(win_chances.moving().values(), default=NEVER) - 2 * token
        if tokens > 2 and not state.log:
            worth[do.Swap] = max(win_chances.swapping().values(), default=NEVER) - 3 * token
        if now is not None and state.log:
            fed = win_chances.income(turn, [win_chances.path(path) for path in win_chances.old], False)
            worth[do.Feed] = (fed if not state.feeds else NEVER) - token
            if win_chances.salting():
                worth[do.Salt] = now + win_chances.known[turn][5] - token
    best = max(worth.values())
    worth[do.Plan] = best - PLANNING
    worth[do.Refill] = max(best - 2 * token, REFILLING - token)
    if now is None:
        worth[do.Back] = -NO_PLAN
        worth[do.Refill] = NEVER  # what leads nowhere yet would be final (NU-R8)

    def of(action: Action) -> float:
        return worth.get(type(action), NEVER)

    return of


PLANNING: Final = 1.5
REFILLING: Final = 1.2


def _weigh_build(win_chances: Evaluation) -> Worth:
    found = win_chances.building()

    def of(action: Action) -> float:
        if isinstance(action, do.Cross):
            return found.get((action.row - 1, action.column - 1), NEVER)
        return NEVER if found else 0.0

    return of


def _weigh_swap(win_chances: Evaluation) -> Worth:
    found = win_chances.swapping()

    def of(action: Action) -> float:
        if isinstance(action, do.Dispensers):
            return found.get((action.left - 1, action.right - 1), NEVER)
        return NEVER if found else 0.0

    return of


def _weigh_move(win_chances: Evaluation) -> Worth:
    state, found = win_chances.state, win_chances.moving()
    feeds = {end: state.dispensers[path] for path, end in enumerate(win_chances.run[AT_ORDERS])}
    matched = {win_chances.run[AT_ORDERS][path] for path in win_chances.old}

    def of(action: Action) -> float:
        if isinstance(action, do.Order):
            slot, to = action.column - 1, action.to - 1
            fits = to in found and state.orders[slot] == feeds[to] and slot not in matched
            return found[to] if fits else NEVER
        return NEVER if found else 0.0

    return of


def _weigh_salt(win_chances: Evaluation) -> Worth:
    found = win_chances.salting()

    def of(action: Action) -> float:
        if isinstance(action, do.Salter):
            return 0.0 if action.to - 1 in found else NEVER
        return NEVER if found else 0.0

    return of


WEIGHERS: Final[dict[str, Callable[[Evaluation], Worth]]] = {
    "turn": _weigh_turn,
    "build": _weigh_build,
    "swap": _weigh_swap,
    "reposition": _weigh_move,
    "salt": _weigh_salt,
}
