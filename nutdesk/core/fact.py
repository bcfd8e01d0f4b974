"""What happened at the table, as one viewer may know it. The match passes it down to every screen."""

from __future__ import annotations

from typing import Any

import attrs

from nutdesk.core.events import Event
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.value import Value
from nutdesk.core.wish import Wish


@attrs.frozen
class Seen(Value):
    """An event, and what the viewer may know of the position right after it."""

    event: Event
    view: Any


@attrs.frozen
class Fact(Value):
    """What happened. It holds nothing that its viewer may not know, so it may be sent to another machine."""

    viewer: int
    """Whom it is for."""
    number: int
    """The entry where the match is now."""
    seat: int
    """The seat that made this entry; -1 for the beginning."""
    played: bool
    """Whether the entry was just played. If not, somebody went to it by undo, by redo or by changing lines."""
    seen: tuple[Seen, ...] = ()
    """The pictures to show, in order."""
    told: tuple[Event, ...] = ()
    """What may be read and heard of it from now on: where people share a screen, another may look at it now."""
    wish: Wish | None = None
    """The wish that led to it, if it was the viewer's own."""


def fact(
    match: Match, entry: Entry, viewer: int, *, reader: int | None = None, played: bool = True, wish: Wish | None = None
) -> Fact:
    """An entry as a viewer may know it. `reader` is who looks at this screen from now on, if not the viewer.

    >>> from nutdesk.games import load
    >>> game = load("nice-one-squirrel")
    >>> match = Match(game, {}, game.seats[:3], "acorn")
    >>> match.begin()
    >>> entry = match.play(game.parse("place 9"), watch=True)
    >>> print(fact(match, entry, viewer=1).told[0].sentence())
    Player 1 starts on cache 9
    """
    own = wish if wish is not None and wish.by == viewer else None
    if not played:
        return Fact(viewer, entry.number, entry.seat, played, wish=own)
    shown = [frame for frame in entry.frames if visible((frame.event,), viewer)]
    seen = tuple(Seen(frame.event, match.game.view(frame.state, viewer)) for frame in shown)
    told = visible((frame.event for frame in shown), viewer if reader is None else reader)
    return Fact(viewer, entry.number, entry.seat, played, seen, told, own)


__all__ = ["Fact", "Seen", "fact"]
