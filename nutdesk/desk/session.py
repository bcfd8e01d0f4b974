"""A game being played at this desk: the match, who is looking, what can be undone, and the journal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from nutdesk.core.game import TABLE, Refusal, Ruling, look
from nutdesk.core.match import Entry, Match
from nutdesk.core.moves import Action
from nutdesk.core.table import Table
from nutdesk.core.words import spoken


class Journal(Protocol):
    """Where a game is written down."""

    def keep(self) -> None:
        """Write what has changed in the match; returns when it is safe on disk."""


class GestureCommand(QUndoCommand):
    """One gesture on the undo stack: only a handle on an entry of the match's tree."""

    def __init__(self, session: Session, entry: Entry) -> None:
        super().__init__(session.headline(entry))
        self.session = session
        self.entry = entry

    def redo(self) -> None:
        self.session.arrive(self.entry)

    def undo(self) -> None:
        assert self.entry.parent is not None
        self.session.arrive(self.entry.parent)


class Session(QObject):
    """The one place where moves are made; screens listen."""

    played = Signal(object)
    """An entry was committed (Entry): there is something to watch."""
    jumped = Signal()
    """The position is another one: undo, redo, another branch."""
    looked = Signal()
    """Another viewer is looking, or nobody."""
    unkept = Signal(str)
    """The disk did not take the journal: why. The next move tries again."""

    def __init__(self, match: Match, journal: Journal | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.journal = journal
        self.names = tuple(player.name for player in match.cast)
        self.undo_stack = QUndoStack(self)
        self.open_hands = False
        """Everybody may see every hand: no curtain."""
        self.viewer = TABLE
        self._silent = False
        self._rebuild()
        self._choose_viewer()

    # ---- looking --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        return self.match.game

    def words(self, text: str) -> str:
        return spoken(text, self.names)

    def table(self, viewer: int | None = None, state: Any = None) -> Table:
        """The table as a viewer sees it now, or saw it in another state of the same game."""
        who = self.viewer if viewer is None else viewer
        view = look(self.game, self.match.state, who) if state is None else self.game.view(state, who)
        table: Table = self.game.table(view, self.match.cast)
        return table

    @property
    def curtained(self) -> bool:
        """Whether hands are hidden from each other at this screen."""
        return self.game.secrets and not self.open_hands and len(self.match.players) > 1

    @property
    def covered(self) -> bool:
        """Whether the hand of the seat that is to act waits behind the curtain."""
        due = self.match.due
        return due is not None and self.viewer == TABLE and self.curtained

    @property
    def open_choice(self) -> bool:
        """Whether what is to be chosen may be seen and made by anybody at the screen, with the hand covered."""
        due = self.match.due
        return due is not None and due.open

    def uncover(self) -> None:
        due = self.match.due
        if due is not None and self.viewer != due.seat:
            self.viewer = due.seat
            self.looked.emit()

    def cover(self) -> None:
        if self.viewer != TABLE and self.curtained:
            self.viewer = TABLE
            self.looked.emit()

    def set_open_hands(self, on: bool) -> None:
        self.open_hands = on
        self._choose_viewer()
        self.looked.emit()

    def _choose_viewer(self) -> None:
        """Nobody sees a hand that the seat before was not shown: the curtain falls when the seat changes."""
        due = self.match.due
        if due is None:
            self.viewer = TABLE
        elif self.viewer != due.seat:
            self.viewer = TABLE if self.curtained else due.seat

    # ---- moving ---------------------------------------------------------------------------------------------------

    def judge(self, actions: Sequence[Action]) -> Ruling:
        return self.match.judge(actions)

    def submit(self, actions: Sequence[Action]) -> Ruling:
        """Play one gesture: it is on disk before anybody sees it."""
        try:
            entry = self.match.prepare(actions, watch=True)
        except Refusal as refusal:
            return refusal.ruling
        entry = self.match.commit(entry)
        self._keep()
        if entry.redo is not None:  # played before: what came after it can still be redone
            self._rebuild()
        else:
            self._silent = True
            self.undo_stack.push(GestureCommand(self, entry))
            self._silent = False
        self._choose_viewer()
        self.played.emit(entry)
        return Ruling(True)

    # ---- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        return self.undo_stack.canUndo() and self.match.can_retract()

    def can_redo(self) -> bool:
        return self.undo_stack.canRedo()

    def why_no_undo(self) -> str:
        """Why the last gesture stays: for the tooltip of the greyed button."""
        if self.match.current.parent is None:
            return "Nothing has been played yet."
        if not self.match.can_retract():
            return f"Fair play: {self.words(self.match.current.barrier)}, no undo past here."
        return ""

    def undo(self) -> None:
        if self.can_undo():
            self.undo_stack.undo()
            self.jumped.emit()

    def redo(self) -> None:
        if self.can_redo():
            self.undo_stack.redo()
            self.jumped.emit()

    def arrive(self, entry: Entry) -> None:
        """Called by the commands of the undo stack, whose index still is the old one: it is told afterwards."""
        if not self._silent:
            self._step_to(entry)

    def _step_to(self, entry: Entry) -> None:
        self.match.goto(entry)
        self._keep()
        self._choose_viewer()

    def follow(self, entry: Entry | None) -> None:
        """Somebody else has moved the match: a lesson's script. Watch its entry, or just be where it is."""
        self._rebuild()
        self._choose_viewer()
        if entry is not None:
            self.played.emit(entry)
        else:
            self.jumped.emit()

    def _keep(self) -> None:
        if self.journal is None:
            return
        try:
            self.journal.keep()
        except OSError as error:
            self.unkept.emit(error.strerror or str(error))

    def can_go(self, entry: Entry) -> bool:
        """Whether fair play allows to go to an entry of the tree: not back past a barrier."""
        if not self.match.fair:
            return True
        keep = {id(e) for e in (*self.match.line(entry), self.match.root)}
        here: Entry | None = self.match.current
        while here is not None and id(here) not in keep:
            if here.barrier:
                return False
            here = here.parent
        # Forward from there everything was reached once already: nothing new is revealed.
        return here is not None

    def go(self, entry: Entry) -> None:
        """Go anywhere in the tree: back, forward, or to another branch."""
        if entry is not self.match.current and self.can_go(entry):
            self.match.goto(entry)
            self._rebuild()
            self._step_to(entry)
            self.jumped.emit()

    def branches(self) -> list[Entry]:
        """The last entry of every line that was left, newest first."""
        line = {id(entry) for entry in (*self.match.line(), self.match.root, *self.match.ahead())}
        ends = [entry for entry in self.match.entries if not entry.children and id(entry) not in line]
        return ends[::-1]

    def _rebuild(self) -> None:
        """Make the undo stack mirror the line through the current entry."""
        self._silent = True
        self.undo_stack.clear()
        line = self.match.line()
        for entry in (*line, *self.match.ahead()):
            self.undo_stack.push(GestureCommand(self, entry))
        self.undo_stack.setIndex(len(line))
        self._silent = False

    def headline(self, entry: Entry) -> str:
        """A gesture in a few words, public ones only."""
        for event in reversed(entry.events):
            if event.only is None and event.actor() == entry.seat:
                return self.words(event.sentence())
        return "; ".join(str(move) for move in entry.moves)
