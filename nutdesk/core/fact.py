"""What happened at the table, as one viewer may know it: it comes down from the match to every screen."""

from __future__ import annotations

from typing import Any

import attrs

from nutdesk.core.events import Event
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.wish import Wish


@attrs.frozen
class Seen:
    """An event, and what the viewer may know of the position just after it."""

    event: Event
    view: Any


@attrs.frozen
class Fact:
    """What happened: nothing is in it that its viewer may not know, so it may leave this machine."""

    viewer: int
    """Whose eyes it is for."""
    number: int
    """The entry where the match is now."""
    seat: int
    """Whose doing that entry is; -1 for the beginning."""
    played: bool
    """Whether the entry was played just now; else somebody went there by undo, redo or to another line."""
    seen: tuple[Seen, ...] = ()
    """What there is to watch, one picture after the other."""
    told: tuple[Event, ...] = ()
    """What may be read and heard of it from now on: where people share a screen, another may look at it now."""
    wish: Wish | None = None
    """What the viewer wanted, if it was the viewer's own wish."""


def fact(
    match: Match, entry: Entry, viewer: int, *, reader: int | None = None, played: bool = True, wish: Wish | None = None
) -> Fact:
    """An entry as a viewer may know it; it may be read by another, who looks at the same screen from now on."""
    own = wish if wish is not None and wish.by == viewer else None
    if not played:
        return Fact(viewer, entry.number, entry.seat, played, wish=own)
    shown = [frame for frame in entry.frames if visible((frame.event,), viewer)]
    seen = tuple(Seen(frame.event, match.game.view(frame.state, viewer)) for frame in shown)
    told = visible((frame.event for frame in shown), viewer if reader is None else reader)
    return Fact(viewer, entry.number, entry.seat, played, seen, told, own)


__all__ = ["Fact", "Seen", "fact"]
