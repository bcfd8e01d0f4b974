"""What is kept about a moment of a game besides its moves: a name, a note, hints asked for, a trial begun."""

from __future__ import annotations

from typing import Final

import attrs

from nutdesk.core.clean import UNPRINTABLE
from nutdesk.core.match import Entry

NAME: Final = 60
"""Letters of the name of a moment."""
NOTE: Final = 2000
"""Letters of a note."""
HINTS: Final = 9999


@attrs.frozen
class Remark:
    """All that is kept about one entry; an empty one says nothing."""

    name: str = ""
    note: str = ""
    hints: int = 0
    trial: bool = False

    def __bool__(self) -> bool:
        return bool(self.name or self.note or self.hints or self.trial)


def remark_on(entry: Entry) -> Remark:
    """What is written about an entry now."""
    return Remark(entry.name, entry.note, entry.hints, entry.variation)


def put(entry: Entry, remark: Remark) -> None:
    """Write it on the entry."""
    entry.name, entry.note = remark.name, remark.note
    entry.hints, entry.variation = remark.hints, remark.trial


def is_name(text: str) -> bool:
    """Whether a text can be kept as a name: one short line."""
    return len(text) <= NAME and not UNPRINTABLE.search(text)


def is_note(text: str) -> bool:
    """Whether a text can be kept as a note: plain lines."""
    return len(text) <= NOTE and not UNPRINTABLE.search(text.replace("\n", ""))
