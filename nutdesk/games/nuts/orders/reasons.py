"""Why a move of the Orders game is good: one sentence for a child, from what the player may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from nutdesk.core.game import hush
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import Levels
from nutdesk.games.nuts.orders import parts
from nutdesk.games.nuts.orders.changes import Laid, common_path, levels, marks, matching
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, AT_SQUIRREL, CARD, GOAL, PATTERNS
from nutdesk.games.nuts.orders.rules import step
from nutdesk.games.nuts.orders.state import State
from nutdesk.games.nuts.orders.views import OrdersView, determinize
from nutdesk.games.nuts.orders.views import view as look
from nutdesk.games.nuts.parts import NUT_KINDS, NUT_NAMES, amounts


def why(view: OrdersView, action: Action) -> Say:
    """What the move is good for."""
    return REASONS[type(action)](view, action)


def _after(view: OrdersView, *actions: Action) -> State:
    """The floor after a change: nothing hidden has a part in it."""
    state = determinize(view, Random(0))
    for action in actions:
        step(state, action, hush)
    return state


def _gained(view: OrdersView, after: State) -> tuple[list[int], Levels]:
    """The paths that match after a change and did not before; and where all of them run then."""
    run, before = levels(after), levels(view)
    old = {(path, before[AT_ORDERS][path], view.dispensers[path]) for path in matching(view, before)}
    found = matching(after, run)
    return [path for path in found if (path, run[AT_ORDERS][path], after.dispensers[path]) not in old], run


def _salted(floor: Laid, run: Levels) -> int:
    return sum(run[AT_SALTERS][path] in floor.salters for path in matching(floor, run))


def _change(view: OrdersView, action: Action) -> Say:
    """A floor change: what matches then, and what is salted."""
    after = _after(view, action)
    new, run = _gained(view, after)
    paths, old = matching(after, run), matching(view, levels(view))
    if len(paths) > len(old):
        if common_path(after) < 0:
            return say("That makes a path match, but another change is still off it.")
        if len(new) == 1:
            (path,) = new
            return say(
                "Then the {nut} of column {a} runs to its order in slot {b}, and the factory can run.",
                nut=NUT_NAMES[after.dispensers[path]],
                a=path + 1,
                b=run[AT_ORDERS][path] + 1,
            )
        return count(
            len(paths),
            "Then {n} path matches, and the factory can run.",
            "Then {n} paths match, and the factory can run.",
        )
    if _salted(after, run) > _salted(view, levels(view)):
        return say("The path then runs through a salter: one salt token more.")
    if new:
        return say("It gives up one matching path for another.")
    if len(paths) < len(old):
        return say("It gives up a matching path, to make room for another.")
    return say("Nothing new matches yet, but it prepares a path.")


def why_line(view: OrdersView, line: Sequence[Action]) -> Say:
    """What several actions of a turn cost, and what the run then brings."""
    state = determinize(view, Random(0))
    ends = next((at for at, action in enumerate(line) if isinstance(action, do.End)), len(line) - 1)
    for action in line[:ends]:
        step(state, action, hush)
    then = look(state, view.viewer)
    price = view.tokens[view.turn] - then.tokens[view.turn]
    if not isinstance(line[ends], do.End):
        price += PRICES.get(type(line[ends]), 0)
        if price <= 0:
            return why(view, line[0])
        return say("For {cost}: {why}", cost=_tokens(price), why=why(then, line[ends]))
    if not ends or not matching(then, levels(then)):
        return why(then, line[ends])
    gain = _gain(then)
    if price <= 0:
        return say("The run then brings {gain}, for no more tokens.", gain=gain)
    if then.feeds:
        return say("For {cost} the run brings {gain}: the squirrel is fed.", cost=_tokens(price), gain=gain)
    return say("For {cost} the run brings {gain}, if the squirrel takes nothing.", cost=_tokens(price), gain=gain)


PRICES: Final[dict[type[Action], int]] = {do.Plan: 1, do.Feed: 1, do.Refill: 1}


def _tokens(price: int) -> Say:
    return count(price, "{n} token", "{n} tokens")


def _gain(floor: Laid) -> Say:
    """What the paths that match bring: nuts, and salt tokens."""
    run = levels(floor)
    feeds = [floor.dispensers[path] for path in matching(floor, run)]
    nuts = amounts([feeds.count(nut) for nut in range(NUT_KINDS)])
    salt = _salted(floor, run)
    return listed((nuts, count(salt, "{n} salt token", "{n} salt tokens"))) if salt else nuts


def _end(view: OrdersView, action: Action) -> Say:
    found = matching(view, levels(view))
    if not found:
        return say("Nothing more can be gained this turn.")
    feeds = [view.dispensers[path] for path in found]
    nuts = amounts([feeds.count(nut) for nut in range(NUT_KINDS)])
    if view.feeds:
        return say("Running now brings {nuts}: the squirrel is fed.", nuts=nuts)
    return say("Running now brings {nuts}, if the squirrel takes nothing.", nuts=nuts)


def _pass(view: OrdersView, action: Action) -> Say:
    tokens = view.tokens[view.turn]
    if not tokens:
        return say("There is no action token left to spend.")
    return count(tokens, "Better keep the last token for new orders.", "Better keep the {n} tokens for new orders.")


def _back(view: OrdersView, action: do.Back) -> Say:
    mark = marks(view)[action.change - 1]
    return say("{what}: that leads nowhere, and its tokens come back.", what=mark.words())


def _feed(view: OrdersView, action: Action) -> Say:
    run = levels(view)
    gaps = [abs(run[AT_SQUIRREL][path] - view.squirrel) for path in matching(view, run)]
    if gaps and not min(gaps):
        return say("The squirrel sits on a path that matches. Once he is fed, he takes nothing.")
    return say("A fed squirrel takes no nut when the factory runs.")


def _refill(view: OrdersView, action: Action) -> Say:
    empty = sum(order < 0 for order in view.orders)
    return count(
        empty,
        "{n} slot is open: a new order there may be easy to fill.",
        "{n} slots are open: new orders there may be easy to fill.",
    )


def _discard(view: OrdersView, action: do.Discard) -> Say:
    card = CARD[action.card]
    nuts = view.nuts[view.viewer] if view.viewer >= 0 else (0, 0, 0, 0)
    lacks = sum(max(0, want - have) for want, have in zip(PATTERNS[card], nuts, strict=True))
    if lacks:
        return count(
            lacks,
            "That card lacks {n} nut, and not filling it costs {points} points.",
            "That card lacks {n} nuts, and not filling it costs {points} points.",
            points=parts.VALUES[card],
        )
    if any(parts.VALUES[other] > parts.VALUES[card] for other in view.drawn):
        return say("The other card brings more points.")
    return say("The fewer cards, the easier it is to fill them all.")


def _hunt(view: OrdersView, action: do.Hunt) -> Say:
    line, left = levels(view)[AT_SQUIRREL], action.way == "left"
    side = [path for path in view.running if (line[path] < view.squirrel) == left and line[path] != view.squirrel]
    if not side:
        return say("That way the squirrel finds nothing.")
    path = min(side, key=lambda one: abs(line[one] - view.squirrel))
    return say("That way he goes for the {nut}, which is needed less.", nut=NUT_NAMES[view.dispensers[path]])


def _claim(view: OrdersView, action: do.Claim) -> Say:
    goal = GOAL[action.goal]
    return say(
        "{goal} brings {points} points and more: {perk}.",
        goal=parts.GOAL_TITLES[goal],
        points=parts.GOAL_POINTS[goal],
        perk=parts.GOAL_PERKS[goal],
    )


def _done(view: OrdersView, action: Action) -> Say:
    if view.due is not None and view.due.kind == "sixth":
        return say("Better keep the place of the sixth nut for another kind.")
    if any(isinstance(other, do.Claim) for other in view.legal):
        return say("The goal can wait.")
    return say("There is nothing more to claim.")


def _plain(text: Say) -> Callable[[OrdersView, Action], Say]:
    return lambda view, action: text


REASONS: Final[dict[type[Action], Callable[[OrdersView, Any], Say]]] = {
    do.Plan: _plain(say("A bonus card that is filled brings five or six points.")),
    do.Feed: _feed,
    do.Refill: _refill,
    do.Build: _plain(say("One cross tile more or less is the cheapest way to make a path match.")),
    do.Salt: _plain(say("A path that runs through a salter brings a salt token as well.")),
    do.Reposition: _plain(say("An order that is moved to another slot can make a path match.")),
    do.Swap: _plain(say("Two dispensers that change places can make paths match.")),
    do.Cancel: _plain(say("Something else is better after all.")),
    do.Cross: _change,
    do.Salter: _change,
    do.Order: _change,
    do.Dispensers: _change,
    do.Back: _back,
    do.End: _end,
    do.Pass: _pass,
    do.Discard: _discard,
    do.Keep: _plain(say("These cards ask for nuts that can be collected.")),
    do.Hunt: _hunt,
    do.Sixth: _plain(say("A sixth nut of a kind is worth six points.")),
    do.Claim: _claim,
    do.Done: _done,
}
