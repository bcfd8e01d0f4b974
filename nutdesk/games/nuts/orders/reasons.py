"""Why a move of the Orders game is good: one sentence for a child, from what the player may see."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from nutdesk.core.game import hush
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.orders.changes import common_path, levels, matching
from nutdesk.games.nuts.orders.parts import (
    AT_SALTERS,
    AT_SQUIRREL,
    CARD,
    GOAL,
    GOAL_PERKS,
    GOAL_POINTS,
    GOAL_TITLES,
    PATTERNS,
    VALUES,
)  # fmt: skip
from nutdesk.games.nuts.orders.rules import step
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.orders.views import OrdersView, determinize
from nutdesk.games.nuts.parts import NUT_NAMES


def why(view: OrdersView, action: Action) -> Say:
    """What the move is good for."""
    return REASONS[type(action)](view, action)


def _after(view: OrdersView, action: Action) -> State:
    """The floor after a change: nothing hidden has a part in it."""
    state = determinize(view, Random(0))
    step(state, action, hush)
    return state


def _change(view: OrdersView, action: Action) -> Say:
    """A floor change: what matches then, and what is salted."""
    after = _after(view, action)
    run, before = levels(after), levels(view)
    paths, old = matching(after, run), matching(view, before)
    if len(paths) > len(old):
        if common_path(after) >= 0:
            return count(
                len(paths), "Then {n} path matches, and the factory can run.",
                "Then {n} paths match, and the factory can run.",
            )  # fmt: skip
        return say("That makes a path match, but another change is still off it.")
    salted = sum(run[AT_SALTERS][path] in after.salters for path in paths)
    if salted > sum(before[AT_SALTERS][path] in view.salters for path in old):
        return say("The path then runs through a salter, and that is a salt token more.")
    if len(paths) < len(old):
        return say("It gives up a path that matches, for another one.")
    return say("It leads a path nearer to an order it can fill.")


def _end(view: OrdersView, action: Action) -> Say:
    paths = len(matching(view, levels(view))) if view.log else 0
    if not paths:
        return say("Nothing more can be gained this turn.")
    if view.feeds:
        return count(paths, "Running now fills {n} order, and the squirrel is fed.",
                     "Running now fills {n} orders, and the squirrel is fed.")  # fmt: skip
    return count(paths, "Running now fills {n} order.", "Running now fills {n} orders.")


def _pass(view: OrdersView, action: Action) -> Say:
    tokens = view.tokens[view.turn]
    if not tokens:
        return say("There is no action token left to spend.")
    return count(tokens, "The last token is better kept for new orders.",
                 "The {n} tokens are better kept for new orders.")  # fmt: skip


def _feed(view: OrdersView, action: Action) -> Say:
    run = levels(view)
    gaps = [abs(run[AT_SQUIRREL][path] - view.squirrel) for path in matching(view, run)]
    if gaps and not min(gaps):
        return say("The squirrel sits on a path that matches: fed, it takes nothing.")
    return say("A fed squirrel takes no nut when the factory runs.")


def _refill(view: OrdersView, action: Action) -> Say:
    empty = sum(order < 0 for order in view.orders)
    return count(empty, "{n} slot is open: a new order there may be easy to fill.",
                 "{n} slots are open: new orders there may be easy to fill.")  # fmt: skip


def _discard(view: OrdersView, action: do.Discard) -> Say:
    card = CARD[action.card]
    nuts = view.nuts[view.viewer] if view.viewer >= 0 else (0, 0, 0, 0)
    lacks = sum(max(0, want - have) for want, have in zip(PATTERNS[card], nuts, strict=True))
    if lacks:
        return count(lacks, "That card lacks {n} nut, and not to fill it costs {points} points.",
                     "That card lacks {n} nuts, and not to fill it costs {points} points.",
                     points=VALUES[card])  # fmt: skip
    return say("The other cards fit your nuts better.")


def _hunt(view: OrdersView, action: do.Hunt) -> Say:
    line, left = levels(view)[AT_SQUIRREL], action.way == "left"
    side = [path for path in view.running if (line[path] < view.squirrel) == left and line[path] != view.squirrel]
    if not side:
        return say("That way the squirrel finds nothing.")
    path = min(side, key=lambda one: abs(line[one] - view.squirrel))
    return say("That way it goes for the {nut}, which you need less.", nut=NUT_NAMES[view.dispensers[path]])


def _claim(view: OrdersView, action: do.Claim) -> Say:
    goal = GOAL[action.goal]
    return say("{goal} brings {points} points and more: {perk}.", goal=GOAL_TITLES[goal], points=GOAL_POINTS,
               perk=GOAL_PERKS[goal])  # fmt: skip


def _done(view: OrdersView, action: Action) -> Say:
    if view.due is not None and view.due.kind == "sixth":
        return say("The place for a sixth nut is kept for another kind.")
    return say("There is nothing more to claim.")


def _plain(text: Say) -> Callable[[OrdersView, Action], Say]:
    return lambda view, action: text


REASONS: Final[dict[type[Action], Callable[[OrdersView, Any], Say]]] = {
    do.Plan: _plain(say("A bonus card that you can fill brings five or six points.")),
    do.Feed: _feed,
    do.Refill: _refill,
    do.Build: _plain(say("A cross tile is the cheapest way to join a nut to its order.")),
    do.Salt: _plain(say("A path that matches can be salted as well.")),
    do.Reposition: _plain(say("An order in the right open slot matches at once.")),
    do.Swap: _plain(say("Two dispensers that change places can make paths match.")),
    do.Cancel: _plain(say("Something else is better after all.")),
    do.Cross: _change,
    do.Salter: _change,
    do.Order: _change,
    do.Dispensers: _change,
    do.Back: _plain(say("That change leads nowhere, and its tokens come back.")),
    do.End: _end,
    do.Pass: _pass,
    do.Discard: _discard,
    do.Keep: _plain(say("These cards ask for nuts that you can collect.")),
    do.Hunt: _hunt,
    do.Sixth: _plain(say("A sixth nut of a kind is worth six points.")),
    do.Claim: _claim,
    do.Done: _done,
}
