"""What can be dragged where in the Trucks edition, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator

from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Gesture, Line, Svg
from nutdesk.core.words import Say, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.parts import NUT, NUT_NAMES, NUTS, OLD
from nutdesk.games.nuts.trucks import parts
from nutdesk.games.nuts.trucks.choices import KINDS
from nutdesk.games.nuts.trucks.naming import title
from nutdesk.games.nuts.trucks.parts import AT_ROBOTS, CARD, CARDS, DISPENSERS, TRUCK
from nutdesk.games.nuts.trucks.paths import connecting, earns
from nutdesk.games.nuts.trucks.rules import step
from nutdesk.games.nuts.trucks.state import State
from nutdesk.games.nuts.trucks.views import TrucksView

FLOOR_VERBS = (do.Cross, do.Clear, do.Slide, do.Spin, do.Salter, do.Roaster, do.Fork, do.Lure)
WAYS = {"left": say("left"), "right": say("right")}


def gestures(view: TrucksView, state: State) -> Iterator[Gesture]:
    """A drag for everything that is legal now; state is any position that looks like the view."""
    hand = list(view.hand)
    for action in view.legal:
        barrier = KINDS.judge(state, action).barrier
        for piece, spot, says in _drags(view, hand, action):
            lines = _lines(state, action) if isinstance(action, FLOOR_VERBS) else ()
            yield Gesture(piece, spot, (action,), says, "", lines, _clause(action), barrier, title=title(action))


def _clause(action: Action) -> str:
    if isinstance(action, do.Fork):
        return "NT-8"
    if isinstance(action, do.Ship):
        return "NT-6"
    if isinstance(action, do.Drop | do.Discard):
        return "NT-7"
    cards = do.Card | do.Take | do.Exchange | do.Trade | do.Give | do.Ask | do.Lure
    return "NT-9" if isinstance(action, cards) else "NT-3"


def _drags(view: TrucksView, hand: list[int], action: Action) -> Iterator[tuple[str, str, Say | str]]:
    """Piece, spot and sentence for each way to do this by hand."""
    if isinstance(action, do.Cross):
        yield "stack", f"belt-{action.row}-{action.column}", ""
    elif isinstance(action, do.Fork):
        yield f"fork-{action.kind}", f"belt-{action.row}-{action.column}", ""
    elif isinstance(action, do.Clear):
        yield f"tile-{action.row}-{action.column}", "hand", say("clear it")
    elif isinstance(action, do.Slide):
        yield f"tile-{action.row}-{action.column}", f"belt-{action.row}-{action.to}", ""
    elif isinstance(action, do.Spin):
        yield "spin", f"robot-{action.column}", ""
    elif isinstance(action, do.Salter):
        yield f"salter-{view.salters.index(action.column - 1) + 1}", f"salt-{action.to}", ""
    elif isinstance(action, do.Roaster):
        yield f"roaster-{view.roasters.index(action.column - 1) + 1}", f"roast-{action.to}", ""
    elif isinstance(action, do.Feed):
        yield "feed", "squirrel", say("he neither moves nor eats")
    elif isinstance(action, do.Lure):
        yield "squirrel", f"row-{action.column}", ""
    elif isinstance(action, do.Hunt):
        yield "squirrel", f"row-{view.squirrel + (0 if action.way == 'left' else 2)}", WAYS[action.way]
    elif isinstance(action, do.Card):
        card = CARD[action.card]
        yield f"bonus-{hand.index(card) + 1}", "floor", parts.HALF_TEXTS[parts.HALVES[card][action.half - 1]]
    elif isinstance(action, do.Discard):
        yield f"bonus-{hand.index(CARD[action.card]) + 1}", "floor", say("discard it")
    elif isinstance(action, do.Take):
        yield f"supply-{action.nut}", "hand", say("take it")
    elif isinstance(action, do.Exchange):
        yield f"box-{action.give}", f"supply-{action.take}", say("exchange")
    elif isinstance(action, do.Trade):
        yield f"box-{action.give}", f"seat-{action.player - 1}", say("for one {nut}", nut=NUT_NAMES[NUT[action.take]])
        words = say("trade for it") if OLD else say("offer it for this")
        yield f"box-{action.give}", f"theirs-{action.player}-{action.take}", words
    elif isinstance(action, do.Give):
        yield f"box-{action.nut}", "floor", say("offer one more")
    elif isinstance(action, do.Ask):
        assert view.deal is not None
        yield f"theirs-{view.deal[0] + 1}-{action.nut}", "floor", say("ask for one more")
    elif isinstance(action, do.Drop):
        yield f"box-{action.nut}", "floor", say("put it away")
    elif isinstance(action, do.Ship):
        yield f"truck-{action.truck}", "hand", say("ship it: +{n}", n=parts.POINTS[TRUCK[action.truck]])


def _lines(state: State, action: Action) -> tuple[Line, ...]:
    """The paths that would connect after this."""
    after = state.copy()
    step(after, action, _silence)
    found = []
    for path in connecting(after)[:3]:
        nut = DISPENSERS[path[0]]
        text = say("{nut}, {a} to {b}", nut=NUT_NAMES[nut], a=path[0] + 1, b=path[AT_ROBOTS] + 1)
        if earns(after, path, -1):
            text = say("{text}, and a bonus card", text=text)
        found.append(Line(text, "+1", (Svg(f"nut-{NUTS[nut]}", 20, 3, 56, 56),)))
    return tuple(found)


def _silence(*_: object, **__: object) -> None:
    """Nobody is told what only might be."""


def attempt(view: TrucksView, piece: str, spot: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    due = view.due
    if not isinstance(due, Choice) or due.seat != view.viewer:
        return ()
    kind, _, rest = piece.partition("-")
    where, *to = spot.split("-")
    target = int(to[-1]) if to and to[-1].isdigit() else 0
    action = _meant(view, kind, rest, where, to, target)
    return () if action is None else (action,)


def _meant(view: TrucksView, kind: str, rest: str, where: str, to: list[str], target: int) -> Action | None:
    if where == "tile":
        where = "belt"
    if kind == "stack" and where == "belt":
        return do.Cross(int(to[0]), target)
    if kind == "fork" and where == "belt" and rest in parts.FORKS:
        return do.Fork(rest, int(to[0]), target)
    if kind == "tile":
        row, column = map(int, rest.split("-"))
        if where == "hand":
            return do.Clear(row, column)
        return do.Slide(row, column, target) if where == "belt" and int(to[0]) == row and target != column else None
    if kind == "spin" and where in ("robot", "stand"):
        return do.Spin(target)
    if kind == "salter" and where == "salt":
        return do.Salter(view.salters[int(rest) - 1] + 1, target)
    if kind == "roaster" and where == "roast":
        return do.Roaster(view.roasters[int(rest) - 1] + 1, target)
    if kind == "feed" and where in ("squirrel", "row"):
        return do.FEED
    if kind == "squirrel" and where == "row" and target - 1 != view.squirrel:
        return do.Lure(target)
    return _meant_in_hand(view, kind, rest, where)


def _meant_in_hand(view: TrucksView, kind: str, rest: str, where: str) -> Action | None:
    if kind == "truck" and where == "hand":
        return do.Ship(rest)
    if kind == "bonus" and where == "floor":
        card = CARDS[view.hand[int(rest) - 1]]
        now = view.due.kind if isinstance(view.due, Choice) else ""
        if now == "discard":
            return do.Discard(card)
        return do.Card(card, 1 if now == "configure" or OLD else 2)
    if kind == "box" and where == "floor":
        return do.Give(rest) if view.deal else do.Drop(rest)
    if kind == "theirs" and where == "floor":
        return do.Ask(rest.partition("-")[2])
    if kind == "supply" and where == "hand":
        return do.Take(rest)
    return None
