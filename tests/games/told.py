"""What was told, by the names that the events have in their game."""

from __future__ import annotations

from types import ModuleType

from nutdesk.core.events import EventKind
from nutdesk.core.match import Entry


def names(entry: Entry, *homes: ModuleType) -> list[str]:
    """The names of the events of an entry, as their modules have them."""
    known = {kind: name for home in homes for name, kind in vars(home).items() if isinstance(kind, EventKind)}
    return [known[event.kind] for event in entry.events]
