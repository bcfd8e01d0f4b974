"""What is seen of an event beyond the table: nuts that are eaten, orders that are filled, tiles that are laid."""

from __future__ import annotations

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.floor import COLUMNS, paths
from nutdesk.games.nuts.orders import events
from nutdesk.games.nuts.orders.parts import AT_SQUIRREL
from nutdesk.games.nuts.orders.scenery import grid
from nutdesk.games.nuts.orders.views import OrdersView
from nutdesk.games.nuts.parts import NUTS


def _added(view: OrdersView, seat: int, row: int, column: int) -> Cues:
    return Cue("comes", f"tile-{row}-{column}", f"seat-{seat}"), Cue("marks", f"tile-{row}-{column}")


def _removed(view: OrdersView, seat: int, row: int, column: int) -> Cues:
    return Cue("leaves", f"tile-{row}-{column}", f"seat-{seat}"), Cue("marks", f"belt-{row}-{column}")


def _salted(view: OrdersView, seat: int, column: int, to: int) -> Cues:
    return (Cue("marks", f"salt-{to}"),)


def _repositioned(view: OrdersView, seat: int, column: int, to: int) -> Cues:
    return (Cue("marks", f"order-{to}"),)


def _swapped(view: OrdersView, seat: int, left: int, right: int) -> Cues:
    return Cue("marks", f"top-{left}"), Cue("marks", f"top-{right}")


def _runs(view: OrdersView, seat: int, number: int) -> Cues:
    return tuple(Cue("gleams", f"dispenser-{path + 1}") for path in view.running)


def _rolled(view: OrdersView, eyes: int, hunger: int, total: int) -> Cues:
    return (Cue("rolls", "squirrel", art=draw.die(eyes)),)


def _rolled_twice(view: OrdersView, one: int, two: int, hunger: int, total: int) -> Cues:
    return tuple(Cue("rolls", "squirrel", art=draw.die(eyes)) for eyes in (one, two))


def _walks(view: OrdersView, column: int) -> Cues:
    return (Cue("walks", "squirrel"),)


def _eaten(view: OrdersView, seat: int, nut: int, column: int) -> Cues:
    """The nut comes down its belt as far as the squirrel."""
    run = paths(view.rows, COLUMNS[view.columns])
    path = run[AT_SQUIRREL].index(column - 1)
    line = draw.line(grid(view.columns), tuple(level[path] for level in run))
    middle = grid(view.columns).middle(grid(view.columns).row("squirrel"))
    way = tuple(point for point in line if point[1] < middle)
    art = draw.shadowed(f"nut-{NUTS[nut]}", 50)
    return (Cue("passes", f"dispenser-{path + 1}", "squirrel", art, way=way, sound="nut"),)


def _collected(view: OrdersView, seat: int, nut: int, column: int) -> Cues:
    return Cue("gleams", f"slot-{column}"), Cue("marks", f"slot-{column}")


def _filled(view: OrdersView, column: int, nut: int) -> Cues:
    return (Cue("pops", f"order-{column}"),)


def _claimed(view: OrdersView, seat: int, goal: int) -> Cues:
    return (Cue("gleams", f"seat-{seat}", sound="done"),)


cues = by_kind(
    {
        events.ADDED: _added,
        events.REMOVED: _removed,
        events.SALTED: _salted,
        events.REPOSITIONED: _repositioned,
        events.SWAPPED: _swapped,
        events.RUNS: _runs,
        events.ROLLED: _rolled,
        events.ROLLED_TWICE: _rolled_twice,
        events.SCAMPERS: _walks,
        events.HUNTS: _walks,
        events.EATEN: _eaten,
        events.COLLECTED: _collected,
        events.SIXTH_KEPT: _collected,
        events.FILLED: _filled,
        events.CLAIMED: _claimed,
    }
)

__all__ = ["cues"]
