"""A match: the current position, the tree of all moves played, and which of them may be taken back."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from nutdesk.core.dealer import Dealer
from nutdesk.core.events import Event, EventKind
from nutdesk.core.game import FINE, Game, Options, Player, Refusal, Ruling, hush, no
from nutdesk.core.moves import Action, Chance, Choice, Luck
from nutdesk.core.value import Value
from nutdesk.core.words import say

Answer = Callable[[Chance, int], Luck]

NOTHING = say("Nothing was done.")
ONE_AT_A_TIME = say("What comes next depends on what is revealed, so go one step at a time.")
BEGINNING = say("the game begins here")
MOST_SEAT_CHANGES = 999
"""How often seats may change hands in one game: far above every real evening, and few enough to look through."""


@attrs.frozen
class Frame(Value):
    """One event and the position right after it, for those who want to watch."""

    event: Event
    state: Any


@attrs.frozen
class SeatChange(Value):
    """Somebody else plays a seat from now on."""

    after: int
    """The number of the last entry that was made before. The change belongs to no entry, so undo leaves it alone."""
    seat: int
    before: Player
    player: Player


@attrs.define(eq=False, repr=False)
class Entry:
    """One gesture: its actions, the dice and cards between them, and the position that they led to."""

    parent: Entry | None
    moves: tuple[Action, ...]
    state: Any
    seat: int
    chances: int
    """How many chances have been answered up to here, which is the number of the next one."""
    depth: int
    barrier: str = ""
    """Why it cannot be taken back in fair play; '' if it can."""
    events: tuple[Event, ...] = ()
    frames: tuple[Frame, ...] = ()
    children: list[Entry] = attrs.Factory(list)
    redo: Entry | None = None
    """The child that redo leads to: the one visited last."""
    number: int = -1
    """Its place in the order in which entries were made."""
    name: str = ""
    """The name that somebody gave this moment."""
    note: str = ""
    """The note that somebody wrote about it."""
    hints: int = 0
    """How often a hint was asked for here, before the next move."""
    variation: bool = False
    """Whether a trial begins here: somebody went back to try this move, and the main line goes on without it."""

    def __repr__(self) -> str:
        # Without its neighbours, which would print theirs, and so on through the whole tree.
        return f"Entry({self.number}, {'; '.join(map(str, self.moves))!r})"


class Match:
    """A game being played. Only the match holds live states; everybody else gets views or copies.

    >>> from nutdesk.games import load
    >>> game = load("nice-one-squirrel")
    >>> match = Match(game, {}, game.seats[:3], "acorn")
    >>> match.begin()
    >>> match.play(game.parse("place 9"))
    Entry(1, 'place 9')
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        players: Sequence[Player],
        seed: str,
        *,
        start: Any = None,
        fair: bool = True,
    ) -> None:
        self.game = game
        self.options = game.chosen(options, len(players))
        self.players = tuple(players)
        """Who sits at each seat now: see reseat()."""
        self.cast = self.players + game.others(self.options, len(self.players))
        """Everybody with a name: the seats, then those who play without one."""
        self.seat_changes: tuple[SeatChange, ...] = ()
        """Every change of a seat, in order."""
        self.seed = seed
        self.fair = fair
        self.deal: Answer = Dealer(seed)
        state = game.setup(self.options, len(self.players)) if start is None else start.copy()
        self.root = Entry(None, (), state, -1, 0, 0, barrier=BEGINNING)
        self.entries = [self.root]
        self.root.number = 0
        self.current = self.root

    def begin(self, moves: Sequence[Action] = ()) -> None:
        """Deal: answer the chances that come before the first choice."""
        self.root = self._run(self.root, moves, watch=False, begin=True)
        self.root.parent, self.root.depth, self.root.number = None, 0, 0
        self.root.barrier = BEGINNING
        self.entries = [self.root]
        self.current = self.root

    @property
    def state(self) -> Any:
        return self.current.state

    @property
    def over(self) -> bool:
        return not self.current.state.pending

    @property
    def finished(self) -> bool:
        """Whether the game was ever played to its end, even if that was taken back: then nothing is secret any more."""
        return any(not entry.state.pending for entry in reversed(self.entries))

    @property
    def due(self) -> Choice | None:
        """The choice that has to be made next; None when the game is over."""
        pending = self.current.state.pending
        top = pending[-1] if pending else None
        return top if isinstance(top, Choice) else None

    # ---- who sits there ---------------------------------------------------------------------------------------------

    def reseat(self, seat: int, name: str, kind: str = "") -> SeatChange | None:
        """Somebody else plays a seat from now on: a person, or a bot of a level. Its colour stays.

        None if that is who sits there already. ValueError for a seat that there is not, or one time too many.

        >>> from nutdesk.games import load
        >>> game = load("nice-one-squirrel")
        >>> match = Match(game, {}, game.seats[:3], "acorn")
        >>> match.begin()
        >>> match.reseat(1, "Ben", "clever").after
        0
        >>> match.players[1].name, match.seated(0)[1].name
        ('Ben', 'Cyril')
        """
        if not 0 <= seat < len(self.players):
            raise ValueError(f"there is no seat {seat}")
        if len(self.seat_changes) >= MOST_SEAT_CHANGES:
            raise ValueError("seats have changed hands too often")
        before = self.players[seat]
        player = attrs.evolve(before, name=name, kind=kind)
        if player == before:
            return None
        change = SeatChange(len(self.entries) - 1, seat, before, player)
        self.seat_changes += (change,)
        self.players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self.cast = self.players + self.cast[len(self.players) :]
        return change

    def seated(self, number: int) -> tuple[Player, ...]:
        """Everybody with a name as they were when an entry was made, by its number; those of entry 0 began the game."""
        seated = list(self.players)
        for change in reversed(self.seat_changes):
            if change.after < number:
                break
            seated[change.seat] = change.before
        return (*seated, *self.cast[len(seated) :])

    def changes_along(self, line: Sequence[Entry]) -> dict[int, list[SeatChange]]:
        """Every change of a seat, by the number of the last entry on a line that was made before it."""
        numbers = [entry.number for entry in line]
        found: dict[int, list[SeatChange]] = {}
        for change in self.seat_changes:
            if at := bisect_right(numbers, change.after):
                found.setdefault(numbers[at - 1], []).append(change)
        return found

    def judge(self, actions: Sequence[Action]) -> Ruling:
        """The ruling on a gesture: that of the first refused action, or of the last one if none is refused."""
        if not actions:
            return no("", NOTHING)
        state, ruling, last = self.current.state, FINE, None
        for action in actions:
            if last is not None:
                if ruling.barrier:
                    return no("", ONE_AT_A_TIME)
                state = state.copy()
                self.game.step(state, last)
            ruling, last = self.game.judge(state, action), action
            if not ruling:
                break
        return ruling

    def prepare(self, moves: Sequence[Action], *, watch: bool = False, script: bool = False) -> Entry:
        """The entry that a gesture would make, computed on a copy; raises Refusal.

        Luck given among the moves is used instead of the dealer's. Whoever wrote a script knows what will be revealed:
        it may go on after that, also with moves of other seats, and its luck is taken as chance asks for it.
        """
        return self._run(self.current, moves, watch=watch, script=script)

    def _run(
        self, parent: Entry, moves: Sequence[Action], *, watch: bool, begin: bool = False, script: bool = False
    ) -> Entry:
        game, state = self.game, parent.state.copy()
        events: list[Event] = []
        frames: list[Frame] = []

        def tell(kind: EventKind, *values: Any, only: int | None = None) -> None:
            event = kind(*values, only=only)
            events.append(event)
            if watch:
                frames.append(Frame(event, state.copy()))

        chances, barrier = parent.chances, ""
        made: list[Action] = []
        seat = state.pending[-1].seat if state.pending and isinstance(state.pending[-1], Choice) else -1
        queue = list(moves)
        while queue or (state.pending and isinstance(state.pending[-1], Chance)):
            top = state.pending[-1] if state.pending else None
            if isinstance(top, Chance):
                given = next((move for move in (queue if script else queue[:1]) if isinstance(move, Luck)), None)
                if given is not None:
                    luck = given
                    queue.remove(given)
                    if fault := top.fault(luck):
                        raise Refusal(no(top.clause, "{fault}", fault=fault))
                else:
                    luck = self.deal(top, chances)
                chances += 1
                made.append(luck)
                game.step(state, luck, tell)
                continue
            action = queue.pop(0)
            if begin or isinstance(action, Luck):
                raise Refusal(no("", "There is nothing to roll or deal now."))
            if barrier and not script:
                raise Refusal(no("", ONE_AT_A_TIME))
            ruling = game.judge(state, action)
            if not ruling:
                raise Refusal(ruling)
            barrier = ruling.barrier or barrier
            seat = getattr(action, "seat", seat)
            made.append(action)
            game.step(state, action, tell)
        if not made and not begin:
            raise Refusal(no("", NOTHING))
        return Entry(parent, tuple(made), state, seat, chances, parent.depth + 1, barrier, tuple(events), tuple(frames))

    def commit(self, entry: Entry) -> Entry:
        """Make a prepared entry the current one; the same moves played here before are found again, not doubled."""
        if entry.parent is not self.current:
            raise ValueError("the entry was prepared somewhere else")
        for child in self.current.children:
            if child.moves == entry.moves:
                child.frames = entry.frames
                entry = child
                break
        else:
            entry.number = len(self.entries)
            self.entries.append(entry)
            self.current.children.append(entry)
        self.current.redo = entry
        self.current = entry
        return entry

    def play(self, *actions: Action, watch: bool = False, script: bool = False) -> Entry:
        """Prepare and commit."""
        return self.commit(self.prepare(actions, watch=watch, script=script))

    def goto(self, entry: Entry) -> None:
        """Make any entry the current one. The caller decides whether that is fair."""
        here, self.current = self.current, entry
        if here.parent is entry:  # a step back: redo leads from there to here already
            return
        while entry.parent is not None:
            entry.parent.redo = entry
            if entry.parent is here:  # a step on: redo led from the root to there already
                return
            entry = entry.parent

    def line(self, entry: Entry | None = None) -> list[Entry]:
        """The entries from the first move to this entry, or to the current one."""
        here: Entry | None = self.current if entry is None else entry
        out: list[Entry] = []
        while here is not None and here.parent is not None:
            out.append(here)
            here = here.parent
        return out[::-1]

    def variation(self, entry: Entry | None = None) -> Entry | None:
        """The entry that began the trial to which this entry, or the current one, belongs; None on the main line."""
        here: Entry | None = self.current if entry is None else entry
        began = None
        while here is not None:
            began = here if here.variation else began
            here = here.parent
        return began

    def trunk(self, entry: Entry | None = None) -> list[Entry]:
        """The main line from its first move to its last, through this entry or the current one.

        If that is in a trial, the line follows the game from where the trial began.
        """
        here: Entry | None = self.current if entry is None else entry
        began = self.variation(here)
        here = here if began is None else began.parent
        out = self.line(here)
        while here is not None:
            onward = [child for child in here.children if not child.variation]
            here = here.redo if here.redo in onward else onward[-1] if onward else None
            if here is not None:
                out.append(here)
        return out

    def barred(self, entry: Entry) -> str:
        """Why an entry cannot be taken back in fair play; '' if it can."""
        return entry.barrier if self.fair and entry.parent is not None else ""

    def ahead(self) -> Iterator[Entry]:
        """The entries that redo would go through: each time, the child visited last."""
        here = self.current.redo
        while here is not None:
            yield here
            here = here.redo


__all__ = ["Answer", "Entry", "Frame", "Match", "SeatChange", "hush"]
