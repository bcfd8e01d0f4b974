"""What can be dragged where on the floor of the Orders game, and what it would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from nutdesk.core.moves import Action, Choice
from nutdesk.core.table import Gesture, Line, Svg
from nutdesk.core.words import Say, count, say
from nutdesk.games.nuts import actions as do
from nutdesk.games.nuts.floor import tiles
from nutdesk.games.nuts.orders import changes, choices
from nutdesk.games.nuts.orders.changes import ADD, MOVE, STEP, SWAP, Mark
from nutdesk.games.nuts.orders.naming import called
from nutdesk.games.nuts.orders.parts import AT_ORDERS, AT_SALTERS, CARDS, PATTERNS
from nutdesk.games.nuts.orders.scenery import Floor
from nutdesk.games.nuts.orders.state import Change, State
from nutdesk.games.nuts.orders.views import OrdersView
from nutdesk.games.nuts.parts import CONVEYORS, NUT_NAMES, NUTS, amounts

MOST_LINES: Final = 3


def gestures(view: OrdersView, state: State, floor: Floor) -> list[Gesture]:
    """Every drag that is legal now; state is any position that looks like the view."""
    due = view.due
    assert isinstance(due, Choice)
    if due.kind == "turn":
        return [*_turn(view, state, floor)]
    if due.kind == "keep":
        return [
            Gesture(
                f"drawn-{at + 1}",
                "floor",
                (do.Discard(CARDS[card]),),
                say("discard it"),
                clause="NU-S1",
                barrier=choices.KINDS.judge(state, do.Discard(CARDS[card])).barrier,
                title=say("discard the card for {nuts}", nuts=amounts(PATTERNS[card])),
            )
            for at, card in enumerate(view.drawn)
        ]
    if due.kind == "hunt":
        here, barrier = view.squirrel + 1, choices.KINDS.judge(state, do.LEFT).barrier
        return [
            Gesture(
                "squirrel",
                f"row-{here - 1}",
                (do.LEFT,),
                say("left"),
                clause="NU-R2",
                barrier=barrier,
                title=say("let the squirrel go left"),
            ),
            Gesture(
                "squirrel",
                f"row-{here + 1}",
                (do.RIGHT,),
                say("right"),
                clause="NU-R2",
                barrier=barrier,
                title=say("let the squirrel go right"),
            ),
        ]
    return [
        Gesture(
            *_ends(view, action),
            (action,),
            lines=_lines(state, _entry(state, action)),
            clause="NU-T4",
            title=called(view, action),
        )
        for action in view.legal
        if not isinstance(action, do.Cancel | do.Sixth | do.Done | do.Claim)
    ]


def _ends(view: OrdersView, action: Action) -> tuple[str, str]:
    """Which piece goes where when this is done."""
    if isinstance(action, do.Cross):
        place = f"{action.row}-{action.column}"
        lies = action.column - 1 in tiles(view.rows[action.row - 1])
        return (f"tile-{place}", "hand") if lies else ("stack", f"belt-{place}")
    if isinstance(action, do.Salter):
        return f"salter-{view.salters.index(action.column - 1) + 1}", f"salt-{action.to}"
    if isinstance(action, do.Order):
        return f"order-{action.column}", f"slot-{action.to}"
    assert isinstance(action, do.Dispensers)
    return f"dispenser-{action.left}", f"top-{action.right}"


def _entry(state: State, action: Action) -> Change:
    """The change that an action would make."""
    if isinstance(action, do.Cross):
        return (ADD, action.row - 1, action.column - 1)
    if isinstance(action, do.Salter):
        return (STEP, state.salters.index(action.column - 1), action.to - action.column)
    if isinstance(action, do.Order):
        return (MOVE, action.column - 1, action.to - 1)
    assert isinstance(action, do.Dispensers)
    return (SWAP, action.left - 1, action.right - 1)


def _lines(state: State, change: Change) -> tuple[Line, ...]:
    """The matching paths that a change would make or leave."""
    changes.make(state, change)
    run = changes.levels(state)
    found = []
    for path in changes.matching(state, run)[:MOST_LINES]:
        nut = state.dispensers[path]
        salted = run[AT_SALTERS][path] in state.salters
        text = say("{nut}, {a} to {b}", nut=NUT_NAMES[nut], a=path + 1, b=run[AT_ORDERS][path] + 1)
        if salted:
            text = say("{text}, salted", text=text)
        found.append(Line(text, "+1", (Svg(f"nut-{NUTS[nut]}", 20, 3, 56, 56),)))
    changes.unmake(state, change)
    return tuple(found)


def _turn(view: OrdersView, state: State, floor: Floor) -> Iterator[Gesture]:
    legal = set(view.legal)
    backs = {number for number in range(len(floor.marks)) if do.back(number) in legal}
    for number in backs:
        says, title = _returned(floor.marks[number].price), _backed(floor.marks[number])
        for letter in "ab" if floor.marks[number].kind in (STEP, MOVE, SWAP) else "a":
            if letter == "b" and floor.marks[number].kind == STEP and floor.marks[number].a == floor.marks[number].b:
                continue
            token, back = f"undo-{number + 1}-{letter}", (do.back(number),)
            yield Gesture(token, "floor", back, says, clause="NU-T5", title=title)
            yield Gesture(token, "hand", back, says, clause="NU-T5", click=True, title=title)
    if do.BUILD in legal or backs:
        yield from _tiles(view, state, floor, backs, do.BUILD in legal)
    if do.SALT in legal or backs:
        yield from _salters(view, state, floor, backs)
    if do.REPOSITION in legal or backs:
        yield from _orders(view, state, floor, backs, do.REPOSITION in legal)
    if do.SWAP in legal or backs:
        yield from _dispensers(view, state, floor, backs, do.SWAP in legal)


def _returned(price: int) -> Say:
    return count(price, "backed out: {n} token back", "backed out: {n} tokens back")


def _backed(mark: Mark) -> Say:
    return say("take back: {what}", what=mark.words())


def _tiles(view: OrdersView, state: State, floor: Floor, backs: set[int], affordable: bool) -> Iterator[Gesture]:
    fresh = {(mark.a, mark.b): n for n, mark in enumerate(floor.marks) if mark.kind == ADD and n in backs}
    places = choices.crosses(state)
    for action in places:
        assert isinstance(action, do.Cross)
        piece, spot = _ends(view, action)
        place = (action.row - 1, action.column - 1)
        if piece == "stack":
            if affordable:
                lines = _lines(state, _entry(state, action))
                yield Gesture(piece, spot, (do.BUILD, action), lines=lines, clause="NU-T4", title=called(view, action))
        elif place in fresh:
            back = do.back(fresh[place])
            title = _backed(floor.marks[fresh[place]])
            yield Gesture(piece, "hand", (back,), _returned(1), clause="NU-T5", title=title)
            yield from _slides(view, state, action, (back,), range(CONVEYORS))
        elif affordable:
            yield Gesture(
                piece,
                "hand",
                (do.BUILD, action),
                say("remove it: 1 token"),
                clause="NU-T4",
                lines=_lines(state, _entry(state, action)),
                title=called(view, action),
            )
            if view.tokens[view.viewer] >= 2:
                yield from _slides(view, state, action, (do.BUILD, action), (action.row - 1,))


def _slides(
    view: OrdersView, state: State, action: do.Cross, first: tuple[Action, ...], rows: range | tuple[int, ...]
) -> Iterator[Gesture]:
    """A tile taken from one place and laid in another, in one go."""
    lift = _entry(state, action)
    changes.make(state, lift)
    for other in choices.crosses(state):
        assert isinstance(other, do.Cross)
        lies = other.column - 1 in tiles(state.rows[other.row - 1])
        if other.row - 1 in rows and other != action and not lies:
            lines = _lines(state, _entry(state, other))
            spot = f"belt-{other.row}-{other.column}"
            title = say(
                "move the tile to conveyor {row}, columns {left} and {right}",
                row=other.row,
                left=other.column,
                right=other.column + 1,
            )
            yield Gesture(
                f"tile-{action.row}-{action.column}",
                spot,
                (*first, do.BUILD, other),
                lines=lines,
                clause="NU-T4",
                title=title,
            )
    changes.unmake(state, lift)


def _salters(view: OrdersView, state: State, floor: Floor, backs: set[int]) -> Iterator[Gesture]:
    tokens, last = view.tokens[view.viewer], view.columns - 1
    for which, start in enumerate(view.salters):
        home = {
            mark.a: n
            for n, mark in enumerate(floor.marks)
            if mark.kind == STEP and n in backs and view.log[mark.entries[0]][1] == which
        }
        for way in (-1, 1):
            steps: list[Action] = []
            at = start
            while 0 <= at + way <= last and at + way not in view.salters:
                steps += (do.SALT, do.SALTERS[at][at + way])
                at += way
                price = abs(at - start)
                if at in home:
                    number = home[at]
                    says = _returned(floor.marks[number].price)
                    yield Gesture(
                        f"salter-{which + 1}",
                        f"salt-{at + 1}",
                        (do.back(number),),
                        says,
                        clause="NU-T5",
                        title=_backed(floor.marks[number]),
                    )
                elif price <= tokens:
                    lines = _lines(state, (STEP, which, at - start))
                    yield Gesture(
                        f"salter-{which + 1}",
                        f"salt-{at + 1}",
                        tuple(steps),
                        count(price, "{n} token", "{n} tokens"),
                        lines=lines,
                        clause="NU-T4",
                        title=called(view, do.SALTERS[start][at]),
                    )


def _orders(view: OrdersView, state: State, floor: Floor, backs: set[int], affordable: bool) -> Iterator[Gesture]:
    home = {(mark.b, mark.a): n for n, mark in enumerate(floor.marks) if mark.kind == MOVE and n in backs}
    for action in choices.moves(state):
        assert isinstance(action, do.Order)
        piece, spot = _ends(view, action)
        number = home.get((action.column - 1, action.to - 1))
        if number is not None:
            title = _backed(floor.marks[number])
            yield Gesture(piece, spot, (do.back(number),), _returned(2), clause="NU-T5", title=title)
        elif affordable:
            lines = _lines(state, _entry(state, action))
            yield Gesture(
                piece,
                spot,
                (do.REPOSITION, action),
                say("2 tokens"),
                lines=lines,
                clause="NU-T4",
                title=called(view, action),
            )


def _dispensers(view: OrdersView, state: State, floor: Floor, backs: set[int], affordable: bool) -> Iterator[Gesture]:
    home = {(mark.a, mark.b): n for n, mark in enumerate(floor.marks) if mark.kind == SWAP and n in backs}
    for action in do.DISPENSERS[view.columns]:
        number = home.get((action.left - 1, action.right - 1))
        if number is not None:
            steps: tuple[Action, ...] = (do.back(number),)
            title = _backed(floor.marks[number])
        elif affordable:
            steps, title = (do.SWAP, action), called(view, action)
        else:
            continue
        lines = _lines(state, _entry(state, action))
        for one, two in ((action.left, action.right), (action.right, action.left)):
            yield Gesture(f"dispenser-{one}", f"top-{two}", steps, lines=lines, clause="NU-T4", title=title)


def attempt(view: OrdersView, piece: str, spot: str) -> tuple[Action, ...]:
    """What a drop would mean, allowed or not."""
    due = view.due
    if not isinstance(due, Choice) or due.seat != view.viewer:
        return ()
    kind, *at = piece.split("-")
    where, *to = spot.split("-")
    target = int(to[-1]) if to and to[-1].isdigit() else 0
    if kind == "undo" and where in ("floor", "hand"):
        return (do.Back(int(at[0])),)
    if kind == "drawn":
        return (do.Discard(CARDS[view.drawn[int(at[0]) - 1]]),) if where == "floor" else ()
    if kind == "squirrel":
        way = target - view.squirrel - 1
        return ((do.LEFT if way < 0 else do.RIGHT),) if where == "row" and abs(way) == 1 else ()
    change = _meant(view, kind, at, where, to, target)
    if not change:
        return ()
    if due.kind == "turn":
        menu = {do.Cross: do.BUILD, do.Salter: do.SALT, do.Order: do.REPOSITION, do.Dispensers: do.SWAP}
        return tuple(step for action in change for step in (menu[type(action)], action))
    return change[:1]


def _meant(view: OrdersView, kind: str, at: list[str], where: str, to: list[str], target: int) -> tuple[Action, ...]:
    """The floor changes that a drop would be."""
    if where == "tile":
        where = "belt"
    if kind == "stack":
        return (do.Cross(int(to[0]), target),) if where == "belt" else ()
    if kind == "tile":
        lift = do.Cross(int(at[0]), int(at[1]))
        if where == "hand":
            return (lift,)
        return (lift, do.Cross(int(to[0]), target)) if where == "belt" and to != at else ()
    if kind == "salter":
        column = view.salters[int(at[0]) - 1] + 1
        if where == "salter":
            where, target = "salt", view.salters[int(to[0]) - 1] + 1
        return (do.Salter(column, target),) if where == "salt" and target != column else ()
    if kind == "order":
        column = int(at[0])
        return (do.Order(column, target),) if where in ("slot", "order") and target != column else ()
    if kind == "dispenser":
        column = int(at[0])
        if where in ("top", "dispenser") and target != column:
            return (do.Dispensers(min(column, target), max(column, target)),)
    return ()
