"""Who may know what of the past. Some events are for one seat alone, and a move taken back is its owner's secret.

A move taken back would tell what its owner holds, and nothing of it is left on the table. So until the game is over,
the others know only the moves from the start to the present. Everything that shows the past, or writes it down for
others, asks here.

Seats change hands. Whoever plays a seat now knows what it knows. A person's secrets stay when a bot takes over, and a
bot that hid nothing has something to hide as soon as a person holds its cards.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import takewhile

import attrs

from nutdesk.core.events import Event
from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry, Match


def visible(events: Iterable[Event], viewer: int = TABLE) -> tuple[Event, ...]:
    """The events that a viewer may know.

    >>> from nutdesk.core.events import event
    >>> PEEKED = event("NS-T2", "{seat} sees {nut}", "seat nut")
    >>> visible([PEEKED(0, "a red acorn", only=0)], viewer=1)
    ()
    """
    return tuple(event for event in events if event.only is None or event.only == viewer)


class History:
    """The part of a match that a viewer may know at this moment. Make a new one after every move."""

    def __init__(self, match: Match, viewer: int | None = None) -> None:
        self.match = match
        self.viewer = viewer
        """Who is looking; None if nothing of the past is secret."""
        self._line = {id(entry) for entry in (match.root, *match.line())}
        self._left = {change.seat: change.after for change in match.seat_changes if not change.before.kind}
        """For each seat that a person has left, the last entry before that."""

    def knows(self, entry: Entry) -> bool:
        """Whether the viewer may know an entry and the table after it.

        A move taken back is known to its owner, as long as no other person moved between it and the current line. Moves
        that bots made after it are known too: bots hide nothing.
        """
        if self.viewer is None:
            return True
        here = entry
        while id(here) not in self._line:
            if here.seat != self.viewer and not self._hides_nothing(here):
                return False
            assert here.parent is not None
            here = here.parent
        return True

    def _hides_nothing(self, entry: Entry) -> bool:
        """Whether a bot made an entry, and no person has played its seat since."""
        players = self.match.players
        seated = 0 <= entry.seat < len(players)
        return seated and bool(players[entry.seat].kind) and entry.number > self._left.get(entry.seat, -1)

    @property
    def entries(self) -> list[Entry]:
        """Every entry the viewer may know, in the order in which they were made."""
        return [entry for entry in self.match.entries if self.knows(entry)]

    def children(self, entry: Entry) -> list[Entry]:
        """The known entries that were played right after this one."""
        return [child for child in entry.children if self.knows(child)]

    def ahead(self) -> Iterator[Entry]:
        """The entries that redo would go through."""
        return takewhile(self.knows, self.match.ahead())

    def trunk(self) -> list[Entry]:
        """The main line, from its first move to the last one that is known."""
        return list(takewhile(self.knows, self.match.trunk()))

    def ends(self) -> list[Entry]:
        """The last entry of every abandoned line, newest first."""
        line = self._line | {id(entry) for entry in self.ahead()}
        return [e for e in reversed(self.entries) if id(e) not in line and not self.children(e)]

    def nearest(self, entry: Entry) -> Entry:
        """This entry, or the last known one before it."""
        while not self.knows(entry):
            assert entry.parent is not None
            entry = entry.parent
        return entry

    def extract(self) -> Match:
        """A match with only the known entries, to be saved as if there had been no others."""
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
        kept = sorted(new)
        out.seat_changes = tuple(
            attrs.evolve(change, after=bisect_right(kept, change.after) - 1) for change in self.match.seat_changes
        )
        out.root, out.current, out.entries = new[0], new[self.match.current.number], list(new.values())
        return out


def history(match: Match, viewer: int) -> History:
    """The past of a game as a viewer may know it.

    Nothing is secret once the game has been played to its end, in practice, in a game without secrets, or with one
    person alone among bots, at whose table nobody else has played.
    """
    people = {seat for seat, player in enumerate(match.players) if not player.kind}
    people |= {change.seat for change in match.seat_changes if not change.before.kind}
    hides = match.fair and match.game.secrets and len(people) > 1 and not match.finished
    return History(match, viewer if hides else None)


__all__ = ["History", "history", "visible"]
