"""What is seen of an event beyond the tables before and after it, by the kind of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from nutdesk.core.events import Event, EventKind
from nutdesk.core.table import Cue

Cues = tuple[Cue, ...]


def by_kind(makers: Mapping[EventKind, Callable[..., Cues]]) -> Callable[[Event, Any], Cues]:
    """The `cues` of a game: for each kind of event a function of the view after it and of the event's values.

    >>> from nutdesk.core.events import event
    >>> ROLLED = event("XX-T1", "A {n} is rolled", "n")
    >>> cues = by_kind({ROLLED: lambda view, n: (Cue("rolls", "die", sound="wood"),) * n})
    >>> [cue.kind for cue in cues(ROLLED(2), None)]
    ['rolls', 'rolls']
    """

    def cues(event: Event, view: Any) -> Cues:
        make = makers.get(event.kind)
        return make(view, *event.values) if make is not None else ()

    return cues


__all__ = ["Cue", "Cues", "by_kind"]
