"""Old formats: each is brought to the next one, until it is ours.

A migration gets all lines of a file as plain data, header first, and returns those of the next format. The
number in the header is raised here. When the words of a game's written positions change, its digests do too:
that is a new format as well, and its migration takes the old digests out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Lines = list[dict[str, Any]]

FORMAT = 4
"""What is written today."""


def allow_remarks(lines: Lines) -> Lines:
    """Format 1 to 2: nothing could be written about a move until then, so the lines are the same."""
    if any("on" in line for line in lines):
        raise ValueError("a remark in a file of format 1")
    return lines


def allow_data(lines: Lines) -> Lines:
    """Format 2 to 3: all games were played by the house data that come with them, and the header says nothing else."""
    if "data" in lines[0]:
        raise ValueError("house data in a file of format 2")
    return lines


def allow_editions(lines: Lines) -> Lines:
    """Format 3 to 4: house data had one edition, the first, and a header that names none still means that one."""
    if "house" in lines[0]:
        raise ValueError("an edition in a file of format 3")
    return lines


MIGRATIONS: dict[int, Callable[[Lines], Lines]] = {1: allow_remarks, 2: allow_data, 3: allow_editions}
"""From which format to the next."""


def upgrade(lines: Lines) -> Lines:
    """The same lines in our format."""
    for step in range(lines[0]["nutdesk"], FORMAT):
        lines = MIGRATIONS[step](lines)
        lines[0]["nutdesk"] = step + 1
    return lines
