"""Old formats: each is converted to the next, up to today's.

A migration gets all lines of a file as plain data, header first, and returns those of the next format. The
number in the header is raised here. If the keys of a game's written positions change, so do its digests: that
is a new format too, and its migration removes the old digests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Lines = list[dict[str, Any]]

FORMAT = 5
"""The format that is written today."""


def allow_remarks(lines: Lines) -> Lines:
    """Format 1 to 2: nothing could be written about a move before, so the lines stay the same."""
    if any("on" in line for line in lines):
        raise ValueError("a remark in a file of format 1")
    return lines


def allow_data(lines: Lines) -> Lines:
    """Format 2 to 3: all games were played by the house data that came with them, so the header says nothing else."""
    if "data" in lines[0]:
        raise ValueError("house data in a file of format 2")
    return lines


def allow_editions(lines: Lines) -> Lines:
    """Format 3 to 4: house data had only one edition, the first, which a header without one still means."""
    if "house" in lines[0]:
        raise ValueError("an edition in a file of format 3")
    return lines


def allow_seat_changes(lines: Lines) -> Lines:
    """Format 4 to 5: whoever began a game sat there to its end."""
    if any("seat" in line for line in lines):
        raise ValueError("a change of seat in a file of format 4")
    return lines


MIGRATIONS: dict[int, Callable[[Lines], Lines]] = {
    1: allow_remarks,
    2: allow_data,
    3: allow_editions,
    4: allow_seat_changes,
}
"""The migration from each format to the next."""


def upgrade(lines: Lines) -> Lines:
    """The same lines in today's format."""
    for step in range(lines[0]["nutdesk"], FORMAT):
        lines = MIGRATIONS[step](lines)
        lines[0]["nutdesk"] = step + 1
    return lines
