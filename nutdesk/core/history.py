"""Who may know what happened: some events are for one seat alone, and a move that was taken back is its owner's secret.

Such a move tells what was held, and nothing of it lies on the table any more. Until the game is over, everybody else
knows the line from the start to the present and no other. Whatever shows what happened, or writes it down for others,
asks here.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from itertools import takewhile

import attrs

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry, Match


def visible(events: Iterable[Event], viewer: int = TABLE) -> tuple[Event, ...]:
    """The events that a viewer may know of."""
    return tuple(event for event in events if event.only is None or event.only == viewer)


class History:
    """The tree of a match as far as a viewer may know it, now: it is asked for anew after every move."""

    def __init__(self, match: Match, viewer: int | None = None) -> None:
        self.match = match
        self.viewer = viewer
        """Who looks; None if nothing of this past is a secret."""
        self._line = {id(entry) for entry in (match.root, *match.line())}

    def knows(self, entry: Entry) -> bool:
        """Whether the viewer may know an entry, and what the table was like after it.

        One that was taken back only if it is the viewer's own, and nobody else's lies between it and the line. What a
        bot played after it was seen by whoever sat there: bots hide no moves.
        """
        if self.viewer is None:
            return True
        players, here = self.match.players, entry
        while id(here) not in self._line:
            if here.seat != self.viewer and not (0 <= here.seat < len(players) and players[here.seat].kind):
                return False
            assert here.parent is not None
            here = here.parent
        return True

    @property
    def entries(self) -> list[Entry]:
        """All that is known, in the order in which it was made."""
        return [entry for entry in self.match.entries if self.knows(entry)]

    def children(self, entry: Entry) -> list[Entry]:
        """What was played after an entry."""
        return [child for child in entry.children if self.knows(child)]

    def ahead(self) -> Iterator[Entry]:
        """The entries that redo would go through."""
        return takewhile(self.knows, self.match.ahead())

    def trunk(self) -> list[Entry]:
        """The game itself, from its first move to the last one that is known."""
        return list(takewhile(self.knows, self.match.trunk()))

    def ends(self) -> list[Entry]:
        """The last entry of every line that was left, newest first."""
        line = self._line | {id(entry) for entry in self.ahead()}
        return [e for e in reversed(self.entries) if id(e) not in line and not self.children(e)]

    def nearest(self, entry: Entry) -> Entry:
        """The entry itself, or the last one before it that is known."""
        while not self.knows(entry):
            assert entry.parent is not None
            entry = entry.parent
        return entry

    def extract(self) -> Match:
        """A match that holds what is known and nothing else, to be written down: as if the rest had never been."""
        if self.viewer is None:
            return self.match
        new: dict[int, Entry] = {}
        for entry in self.entries:
            above = new[entry.parent.number] if entry.parent is not None else None
            made = attrs.evolve(entry, parent=above, children=[], redo=None, number=len(new))
            new[entry.number] = made
            if above is not None:
                above.children.append(made)
        for number, made in new.items():
            onward = self.match.entries[number].redo
            made.redo = new.get(onward.number) if onward is not None else None
        out = copy.copy(self.match)
        out.root, out.current, out.entries = new[0], new[self.match.current.number], list(new.values())
        return out


def history(match: Match, viewer: int) -> History:
    """The past of a game as a viewer may know it.

    All of it when the game has been played to its end, in practice, in a game without secrets, and where one person
    alone sits among bots.
    """
    people = sum(not player.kind for player in match.players)
    hides = match.fair and match.game.secrets and people > 1 and not match.finished
    return History(match, viewer if hides else None)


__all__ = ["History", "history", "visible"]
