"""The tree of a match in rows: the main line on top, every other line in a row of its own below."""

from __future__ import annotations

import attrs

from nutdesk.core.game import TABLE
from nutdesk.core.history import History
from nutdesk.core.match import Entry


@attrs.frozen(eq=False)
class MoveDot:
    """An entry on the timeline; column 0 is the start, lane 0 the main line."""

    entry: Entry
    column: int
    lane: int
    turn: bool
    """Whether a turn begins with it."""


@attrs.frozen(eq=False)
class MoveTree:
    """Where every entry of a match is."""

    move_dots: dict[int, MoveDot]
    """By the number of the entry."""
    depth: int
    """How many rows there are."""
    columns: int

    def move_dot(self, entry: Entry) -> MoveDot:
        return self.move_dots[entry.number]

    def lane(self, entry: Entry) -> list[MoveDot]:
        """The beads in the same row that are connected to an entry, first to last."""
        here = self.move_dot(entry)
        row = sorted(
            (move_dot for move_dot in self.move_dots.values() if move_dot.lane == here.lane),
            key=lambda move_dot: move_dot.column,
        )
        at = row.index(here)
        start = end = at
        while start > 0 and row[start].entry.parent is row[start - 1].entry:
            start -= 1
        while end + 1 < len(row) and row[end + 1].entry.parent is row[end].entry:
            end += 1
        return row[start : end + 1]


def lay_out(history: History, turns: dict[int, tuple[int, int]]) -> MoveTree:
    """Give every known entry its column and its row; a row is used again where it is free.

    `turns` remembers whose turn it was after each entry, to save time.
    """
    match = history.match
    move_dots: dict[int, MoveDot] = {}
    taken: list[list[tuple[int, int]]] = []

    def moment(entry: Entry) -> tuple[int, int]:
        if entry.number not in turns:
            turns[entry.number] = match.game.view(entry.state, TABLE).moment()
        return turns[entry.number]

    def begins(entry: Entry) -> bool:
        before = entry.parent
        if before is None:
            return False
        return before.parent is None or moment(before) != moment(before.parent)

    def place(line: list[Entry], lane: int) -> None:
        while len(taken) <= lane:
            taken.append([])
        taken[lane].append((line[0].depth - 1, line[-1].depth))
        for entry in line:
            move_dots[entry.number] = MoveDot(entry, entry.depth, lane, begins(entry))

    place([match.root, *history.trunk()], 0)
    for entry in history.entries:
        if entry.number in move_dots:
            continue
        assert entry.parent is not None
        line, here = [], entry
        while True:
            line.append(here)
            known = history.children(here)
            onward = [child for child in known if not child.variation] or known
            if not onward:
                break
            here = here.redo if here.redo in onward else onward[-1]  # type: ignore[assignment]
        lane, first, last = move_dots[entry.parent.number].lane + 1, line[0].depth - 1, line[-1].depth
        while lane < len(taken) and any(first <= end and start <= last for start, end in taken[lane]):
            lane += 1
        place(line, lane)
    columns = 1 + max(move_dot.column for move_dot in move_dots.values())
    return MoveTree(move_dots, len(taken), columns)
