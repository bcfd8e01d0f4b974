"""Why a move of the Trucks edition is good: one sentence for a child, from what the player may see."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from nutdesk.core.game import hush
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, count, listed, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT, NUT_KINDS, NUT_NAMES, amounts
from nutdesk.games.nuts.trucks import choices, parts
from nutdesk.games.nuts.trucks.parts import AT_ROASTERS, AT_ROBOTS, AT_SALTERS, AT_SQUIRREL, CARD, TRUCK
from nutdesk.games.nuts.trucks.paths import connecting, will_roll
from nutdesk.games.nuts.trucks.rules import step
from nutdesk.games.nuts.trucks.state import State
from nutdesk.games.nuts.trucks.views import TrucksView, determinize
from nutdesk.games.nuts.trucks.views import view as look


def why(view: TrucksView, action: Action) -> Say:
    """What the move is good for."""
    return REASONS[type(action)](view, action)


def why_line(view: TrucksView, line: Sequence[Action]) -> Say:
    """What several actions of a turn cost, and what the run then brings."""
    state = _imagined(view)
    runs = next((at for at, action in enumerate(line) if isinstance(action, do.Run)), -1)
    if runs < 0:
        return why(view, line[0])
    for action in line[:runs]:
        step(state, action, hush)
    then = look(state, view.viewer)
    nuts, safe = _boxed(state, then)
    if not nuts or not runs:
        return why(then, line[runs])
    costs = [count(n, "{n} action", "{n} actions")] if (n := view.left - state.left) > 0 else []
    costs += [count(n, "{n} bonus card", "{n} bonus cards")] if (n := len(view.hand) - len(then.hand)) > 0 else []
    if not costs:
        return why(then, line[runs])
    if safe:
        return say("For {cost} the run boxes {nuts}.", cost=listed(costs), nuts=nuts)
    return say("For {cost} the run boxes {nuts}, if the squirrel takes nothing.", cost=listed(costs), nuts=nuts)


def _boxed(state: State, view: TrucksView) -> tuple[Say | None, bool]:
    """The nuts that a run now boxes, None if the squirrel gets them all; and whether it can take no more."""
    found = connecting(state)
    feeds = [parts.DISPENSERS[path[0]] for path in found if view.fed or path[AT_SQUIRREL] != view.squirrel]
    nuts = amounts([feeds.count(nut) for nut in range(NUT_KINDS)]) if feeds else None
    return nuts, not will_roll(state, found, view.squirrel)


def _imagined(view: TrucksView) -> State:
    """The floor of the view: nothing hidden has a part in it."""
    return determinize(view, Random(0))


def _treated(state: State) -> int:
    """How many connecting paths are both salted and roasted."""
    return sum(path[AT_SALTERS] in state.salters and path[AT_ROASTERS] in state.roasters for path in connecting(state))


def _change(view: TrucksView, action: Action) -> Say:
    """A change of the floor: what connects then."""
    before = _imagined(view)
    after = before.copy()
    step(after, action, hush)
    now, old = connecting(after), connecting(before)
    ends = {(path[0], path[AT_ROBOTS]) for path in old}
    new = [path for path in now if (path[0], path[AT_ROBOTS]) not in ends]
    if _treated(after) > _treated(before):
        return say("A path that is salted and roasted earns a bonus card.")
    if len(now) > len(old):
        if len(new) != 1:
            return count(
                len(now), "Then {n} path connects a nut to its box.", "Then {n} paths connect nuts to their boxes."
            )
        return say(
            "Then the {nut} of column {a} drops into its box at robot {b}.",
            nut=NUT_NAMES[parts.DISPENSERS[new[0][0]]],
            a=new[0][0] + 1,
            b=new[0][AT_ROBOTS] + 1,
        )
    further = after.left or after.half
    if further and _leads_on(after, before):
        return say("It gets ready for the next action, which can then connect a path.")
    if new:
        return say("It gives up one path for another.")
    if len(now) < len(old):
        return say("It gives up a path, to make room for another.")
    if further:
        return say("It connects nothing new yet, but another action follows.")
    return say("It gets ready for a later turn.")


def _leads_on(after: State, before: State) -> bool:
    """Whether some action on the floor connects more paths now than there were before, and than it would alone."""
    most = len(connecting(before))
    for action in choices.KINDS.legal(after):
        if isinstance(action, FLOOR):
            paths = _paths(after, action)
            if paths > most and (not choices.KINDS.judge(before, action) or paths > _paths(before, action)):
                return True
    return False


def _paths(state: State, action: Action) -> int:
    """How many paths connect after an action."""
    after = state.copy()
    step(after, action, hush)
    return len(connecting(after))


FLOOR: Final = (do.Cross, do.Clear, do.Slide, do.Spin, do.Fork)


def _run(view: TrucksView, action: Action) -> Say:
    state = _imagined(view)
    if not connecting(state):
        return say("Nothing connects, and nothing more can be done.")
    nuts, safe = _boxed(state, view)
    if nuts is None:
        return say("The squirrel gets the nut, but the robots turn to other boxes.")
    if safe:
        return say("Running now boxes {nuts}.", nuts=nuts)
    return say("Running now boxes {nuts}, if the squirrel takes nothing.", nuts=nuts)


def _feed(view: TrucksView, action: Action) -> Say:
    if any(path[AT_SQUIRREL] == view.squirrel for path in connecting(_imagined(view))):
        return say("The squirrel sits on a path that connects. Once he is fed, he takes nothing.")
    return say("A fed squirrel takes no nut when the factory runs.")


def _nearest(view: TrucksView, nuts: Sequence[int], nut: int = -1) -> tuple[int, int]:
    """The waiting truck that lacks least, the better one of two, and how many nuts it lacks; -1 if none waits.

    Only those that need the last one of a nut, if one is given.
    """
    best = (-1, 0)
    for truck, load in enumerate(parts.LOADS):
        if view.trucks >> truck & 1 and (nut < 0 or load[nut] >= nuts[nut]):
            lacks = sum(max(0, want - have) for want, have in zip(load, nuts, strict=True))
            if best[0] < 0 or (lacks, -parts.POINTS[truck]) < (best[1], -parts.POINTS[best[0]]):
                best = truck, lacks
    return best


def _gets(view: TrucksView, nut: str, given: str = "") -> Say:
    """A nut more, and perhaps one less: which truck it helps."""
    nuts = list(view.nuts[view.turn])
    nuts[NUT[nut]] += 1
    if given:
        nuts[NUT[given]] -= 1
    truck, lacks = _nearest(view, nuts, NUT[nut])
    if truck < 0:
        return say("No waiting truck needs one more {nut}, but it cannot hurt.", nut=NUT_NAMES[NUT[nut]])
    if not lacks:
        return say(
            "With that {nut} the truck for {points} points is full.",
            nut=NUT_NAMES[NUT[nut]],
            points=parts.POINTS[truck],
        )
    return count(
        lacks,
        "With that {nut} a truck lacks only {n} more nut.",
        "With that {nut} a truck lacks only {n} more nuts.",
        nut=NUT_NAMES[NUT[nut]],
    )


def _card(view: TrucksView, action: do.Card) -> Say:
    half = parts.HALVES[CARD[action.card]][action.half - 1]
    if half in NUT:
        return _gets(view, half)
    return CARD_REASONS[half]


CARD_REASONS: Final = {
    "build": say("Two more cross tiles in one turn can connect another path."),
    "two-nuts": say("Two nuts for an empty warehouse are a good start."),
    "lure": say("The squirrel goes where he does no harm."),
    "no-limits": say("This turn all nuts may be kept."),
    "clear": say("Tiles that are in the way go, and it costs no action."),
    "fork": say("A splitter lets one nut fill two boxes."),
    "turn": say("A robot that turns two quarters shows the opposite box."),
    "exchange": say("A nut that is not needed becomes one that is."),
    "slide": say("A tile slid to a new place can connect other paths."),
    "spin": say("Two robots can show the boxes that the paths need."),
    "trade": say("Nuts that are needed less may go for another player's."),
}


def _lure(view: TrucksView, action: do.Lure) -> Say:
    if any(path[AT_SQUIRREL] == action.column - 1 for path in connecting(_imagined(view))):
        return say("A path that connects runs there, but the squirrel is fed this turn and takes nothing.")
    return say("No path that connects runs there.")


def _ship(view: TrucksView, action: do.Ship) -> Say:
    truck = TRUCK[action.truck]
    return say("{points} points for {load}.", points=parts.POINTS[truck], load=parts.spell(parts.LOADS[truck]))


def _done(view: TrucksView, action: Action) -> Say:
    if view.due is not None and view.due.kind == "ship":
        if any(isinstance(other, do.Ship) for other in view.legal):
            return say("Better save the nuts for a truck that brings more.")
        if 0 < view.turns_left <= view.seats:
            return say("In the last turn bonus cards bring no truck any more.")
        return say("Better save the bonus cards for a later turn.")
    return say("The card has done what it can.")


def _drop(view: TrucksView, action: do.Drop) -> Say:
    truck, _ = _nearest(view, view.nuts[view.turn])
    if truck >= 0 and parts.LOADS[truck][NUT[action.nut]] < view.nuts[view.turn][NUT[action.nut]]:
        return say("The next truck does not need this {nut}.", nut=NUT_NAMES[NUT[action.nut]])
    return say("The {nut} is the one that is needed least.", nut=NUT_NAMES[NUT[action.nut]])


def _hunt(view: TrucksView, action: do.Hunt) -> Say:
    left = action.way == "left"
    found = [path for path in connecting(_imagined(view)) if path[AT_SQUIRREL] != view.squirrel]
    side = [path for path in found if (path[AT_SQUIRREL] < view.squirrel) == left]
    if not side:
        return say("That way the squirrel finds nothing.")
    path = min(side, key=lambda one: abs(one[AT_SQUIRREL] - view.squirrel))
    return say("That way he goes for the {nut}, which is needed less.", nut=NUT_NAMES[parts.DISPENSERS[path[0]]])


def _discard(view: TrucksView, action: do.Discard) -> Say:
    card = CARD[action.card]
    if view.hand.count(card) > 1:
        return say("There is another one like it in hand.")
    one, two = parts.HALVES[card]
    return say(
        "The others are needed more than this: {one}, or {two}.", one=parts.HALF_TEXTS[one], two=parts.HALF_TEXTS[two]
    )


def _answer(view: TrucksView, action: Action) -> Say:
    """What the trade would do to one's own warehouse."""
    assert view.deal is not None
    other, come, go = view.deal
    if isinstance(action, do.Decline):
        return say("What would go is needed more: {go} for {come}.", go=parts.spell(go), come=parts.spell(come))
    nuts = [have + more - less for have, more, less in zip(view.nuts[other], come, go, strict=True)]
    truck, lacks = _nearest(view, nuts)
    if truck >= 0 and not lacks:
        return say("After that trade the truck for {points} points is full.", points=parts.POINTS[truck])
    return say("What comes is needed more: {come} for {go}.", go=parts.spell(go), come=parts.spell(come))


REASONS: Final[dict[type[Action], Callable[[TrucksView, Any], Say]]] = {
    do.Cross: _change,
    do.Clear: _change,
    do.Slide: _change,
    do.Spin: _change,
    do.Salter: _change,
    do.Roaster: _change,
    do.Fork: _change,
    do.Feed: _feed,
    do.Run: _run,
    do.Card: _card,
    do.Lure: _lure,
    do.Take: lambda view, action: _gets(view, action.nut),
    do.Exchange: lambda view, action: _gets(view, action.take, action.give),
    do.Trade: lambda view, action: _gets(view, action.take, action.give),
    do.Give: lambda view, action: say("One more nut makes the offer better for the other player."),
    do.Ask: lambda view, action: say("The offer is good enough to ask for one nut more."),
    do.Offer: lambda view, action: say("What is asked for is needed more than what is given."),
    do.Accept: _answer,
    do.Decline: _answer,
    do.Ship: _ship,
    do.Done: _done,
    do.Drop: _drop,
    do.Discard: _discard,
    do.Hunt: _hunt,
}
