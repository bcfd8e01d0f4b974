"""What is seen of an event beyond the table: robots that spin, nuts in their boxes, trucks that leave."""

from __future__ import annotations

from nutdesk.core.signs import Sign, Signs, by_kind
from nutdesk.core.table import Svg
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.parts import NUTS
from nutdesk.games.nuts.trucks import events, parts
from nutdesk.games.nuts.trucks.parts import AT_ROBOTS
from nutdesk.games.nuts.trucks.views import TrucksView


def _built(view: TrucksView, seat: int, row: int, column: int) -> Signs:
    return Sign("comes", f"tile-{row}-{column}", f"seat-{seat}"), Sign("marks", f"tile-{row}-{column}")


def _cleared(view: TrucksView, seat: int, row: int, column: int) -> Signs:
    return Sign("leaves", f"tile-{row}-{column}", f"seat-{seat}"), Sign("marks", f"belt-{row}-{column}")


def _slid(view: TrucksView, seat: int, row: int, column: int) -> Signs:
    return (Sign("marks", f"tile-{row}-{column}"),)


def _spun(view: TrucksView, column: int, nut: int) -> Signs:
    return (Sign("turns", f"robot-{column}"),)


def _rolled(view: TrucksView, eyes: int) -> Signs:
    return (Sign("rolls", "squirrel", art=draw.die(eyes)),)


def _walks(view: TrucksView, *_: int) -> Signs:
    return (Sign("walks", "squirrel"),)


def _boxed(view: TrucksView, seat: int, nut: int) -> Signs:
    return (Sign("gleams", f"robot-{view.riding[0][AT_ROBOTS] + 1}"),)


def _traded(view: TrucksView, seat: int, target: int, give: int, take: int) -> Signs:
    one, other = (draw.shadowed(f"nut-{NUTS[nut]}", 48) for nut in (give, take))
    return (
        Sign("passes", f"seat-{seat}", f"seat-{target}", one, sound="nut"),
        Sign("passes", f"seat-{target}", f"seat-{seat}", other, sound="nut"),
    )


def _shipped(view: TrucksView, seat: int, truck: int) -> Signs:
    """A truck drives off to its player."""
    key = f"truck-{parts.TRUCKS[truck]}"
    return (
        Sign("passes", key, f"seat-{seat}", (Svg("truck", -40, -40, 80, 80),)),
        Sign("gleams", key, sound="done"),
        Sign("marks", key),
    )


signs = by_kind(
    {
        events.BUILT: _built,
        events.SPLITTER_BUILT: _built,
        events.JOINER_BUILT: _built,
        events.CLEARED: _cleared,
        events.SLID: _slid,
        events.SALTER_MOVED: lambda _view, _seat, _column, to: (Sign("marks", f"salt-{to}"),),
        events.ROASTER_MOVED: lambda _view, _seat, _column, to: (Sign("marks", f"roast-{to}"),),
        events.LURED: _walks,
        events.SPUN: _spun,
        events.ROLLED: _rolled,
        events.SCAMPERS: _walks,
        events.HUNTS: _walks,
        events.BOXED: _boxed,
        events.TRADED: _traded,
        events.SHIPPED: _shipped,
    }
)

__all__ = ["signs"]
