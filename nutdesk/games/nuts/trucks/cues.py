"""What is seen of an event beyond the table: robots that spin, nuts in their boxes, trucks that leave."""

from __future__ import annotations

from nutdesk.core.cues import Cue, Cues, by_kind
from nutdesk.core.table import Svg
from nutdesk.games.nuts import draw
from nutdesk.games.nuts.parts import NUTS
from nutdesk.games.nuts.trucks import events, parts
from nutdesk.games.nuts.trucks.parts import AT_ROBOTS
from nutdesk.games.nuts.trucks.views import TrucksView


def _built(view: TrucksView, seat: int, row: int, column: int) -> Cues:
    return Cue("comes", f"tile-{row}-{column}", f"seat-{seat}"), Cue("marks", f"tile-{row}-{column}")


def _cleared(view: TrucksView, seat: int, row: int, column: int) -> Cues:
    return Cue("leaves", f"tile-{row}-{column}", f"seat-{seat}"), Cue("marks", f"belt-{row}-{column}")


def _slid(view: TrucksView, seat: int, row: int, column: int) -> Cues:
    return (Cue("marks", f"tile-{row}-{column}"),)


def _spun(view: TrucksView, column: int, nut: int) -> Cues:
    return (Cue("turns", f"robot-{column}"),)


def _rolled(view: TrucksView, eyes: int) -> Cues:
    return (Cue("rolls", "squirrel", art=draw.die(eyes)),)


def _walks(view: TrucksView, *_: int) -> Cues:
    return (Cue("walks", "squirrel"),)


def _boxed(view: TrucksView, seat: int, nut: int) -> Cues:
    return (Cue("gleams", f"robot-{view.riding[0][AT_ROBOTS] + 1}"),)


def _traded(view: TrucksView, seat: int, target: int, give: int, take: int) -> Cues:
    one, other = (draw.shadowed(f"nut-{NUTS[nut]}", 48) for nut in (give, take))
    return (
        Cue("passes", f"seat-{seat}", f"seat-{target}", one, sound="nut"),
        Cue("passes", f"seat-{target}", f"seat-{seat}", other, sound="nut"),
    )


def _shipped(view: TrucksView, seat: int, truck: int) -> Cues:
    """A truck drives off to its player."""
    key = f"truck-{parts.TRUCKS[truck]}"
    return (
        Cue("passes", key, f"seat-{seat}", (Svg("truck", -40, -40, 80, 80),)),
        Cue("gleams", key, sound="done"),
        Cue("marks", key),
    )


cues = by_kind(
    {
        events.BUILT: _built,
        events.SPLITTER_BUILT: _built,
        events.JOINER_BUILT: _built,
        events.CLEARED: _cleared,
        events.SLID: _slid,
        events.SALTER_MOVED: lambda _view, _seat, _column, to: (Cue("marks", f"salt-{to}"),),
        events.ROASTER_MOVED: lambda _view, _seat, _column, to: (Cue("marks", f"roast-{to}"),),
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

__all__ = ["cues"]
