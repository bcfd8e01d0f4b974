"""What is kept about a moment of a game besides its moves: a name, a note, how many hints, whether a trial begins."""

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
    """Everything that is kept about one entry; it may be empty."""

    name: str = ""
    note: str = ""
    hints: int = 0
    trial: bool = False

    def __bool__(self) -> bool:
        return bool(self.name or self.note or self.hints or self.trial)


def remark_on(entry: Entry) -> Remark:
    """The remark on an entry as it is now."""
    return Remark(entry.name, entry.note, entry.hints, entry.variation)


def put(entry: Entry, remark: Remark) -> None:
    """Store the remark in the entry."""
    entry.name, entry.note = remark.name, remark.note
    entry.hints, entry.variation = remark.hints, remark.trial


def is_name(text: str) -> bool:
    """Whether a text can be a name: one short line."""
    return len(text) <= NAME and not UNPRINTABLE.search(text)


def is_note(text: str) -> bool:
    """Whether a text can be a note: plain lines."""
    return len(text) <= NOTE and not UNPRINTABLE.search(text.replace("\n", ""))
