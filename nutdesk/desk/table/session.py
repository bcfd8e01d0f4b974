"""A game being played at this desk: the match, who is looking, what can be undone, and the journal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import attrs
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from nutdesk.core.clean import LONGEST_NAME, clean, clean_lines
from nutdesk.core.fact import Fact, fact
from nutdesk.core.game import FINE, TABLE, Player, Refusal, Ruling, look, no
from nutdesk.core.history import History, history, visible
from nutdesk.core.match import MOST_SEAT_CHANGES, Entry, Frame, Match
from nutdesk.core.moves import Action, Choice, Luck
from nutdesk.core.table import Table
from nutdesk.core.wish import Wish
from nutdesk.core.words import Seat
from nutdesk.desk.kit.words import Voice, tr, voice
from nutdesk.record.note import HINTS, NAME, NOTE, Remark, put, remark_on

if TYPE_CHECKING:
    from nutdesk.record.journal import Journal

STAND_IN = "clever"
"""The level of the bots that sit in for people."""


class Screen(Protocol):
    """Shows the game to somebody."""

    viewer: int | None
    """Whom it is for; None for whoever is looking at this desk."""

    def tell(self, fact: Fact) -> None:
        """Something happened."""


class GestureCommand(QUndoCommand):
    """One gesture on the undo stack: only a handle on an entry of the match's tree."""

    def __init__(self, session: Session, entry: Entry) -> None:
        super().__init__()  # without words: what may be said of it depends on who looks
        self.session = session
        self.entry = entry

    def redo(self) -> None:
        self.session.target = self.entry

    def undo(self) -> None:
        assert self.entry.parent is not None
        self.session.target = self.entry.parent


class Session(QObject):
    """The only place where wishes become moves; what happened is then passed to its screens, one after the other."""

    looked = Signal()
    """Another viewer is looking, or nobody is."""
    devices_changed = Signal()
    """Another seat is played on a device, or one of the devices came or went."""
    reseated = Signal(object)
    """Somebody else plays a seat from now on (SeatChange)."""
    annotated = Signal(object)
    """The name or note of an entry was changed (Entry)."""
    unkept = Signal(str)
    """The disk refused the journal, with the reason. The next move tries again."""

    def __init__(self, match: Match, journal: Journal | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self.journal = journal
        self.screens: list[Screen] = []
        """Whom to tell what happened, in this order."""
        self.undo_stack = QUndoStack(self)
        self.target = match.current
        """Where the handles of the undo stack point: undo and redo lead there."""
        self.open_hands = False
        """Everybody may see every hand: no curtain."""
        self.devices: dict[int, bool] = {}
        """The seats whose people hold their hands on a device of their own, and whether it is connected."""
        self.viewer = TABLE
        self._home: Entry | None = (match.root, *match.trunk())[-1] if match.variation() is not None else None
        """The entry on the main line to return to after a trial."""
        self._rebuild()
        self._choose_viewer()

    # ---- looking --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:
        return self.match.game

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return tuple(player.name for player in self.match.cast)

    @property
    def voice(self) -> Voice:
        """How this game speaks at this desk, now."""
        return voice(self.game.id, self.names)

    def words(self, text: str) -> str:
        return self.voice.tell(text)

    def table(self, viewer: int | None = None, state: Any = None) -> Table:
        """The table as a viewer sees it now, or saw it in another state of the same game."""
        who = self.viewer if viewer is None else viewer
        if state is not None or not self.due_here:
            return self.table_of(self.game.view(self.match.state if state is None else state, who))
        table: Table = self.game.table(look(self.game, self.match.state, who), self.cast)
        return table

    def table_of(self, view: Any) -> Table:
        """The table that a view shows while nobody at the screen is to choose."""
        table: Table = self.game.table(view, self.cast)
        return attrs.evolve(table, how="") if table.how else table

    @property
    def history(self) -> History:
        """The past as the current viewer may know it: everything that shows it asks here."""
        return self.known_to(self.viewer)

    def known_to(self, viewer: int = TABLE) -> History:
        """The past as a viewer, or everybody, may know it; with open hands nothing of it is secret."""
        return History(self.match) if self.open_hands else history(self.match, viewer)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people; the others are bots."""
        return tuple(seat for seat in range(len(self.match.players)) if not self.kind_of(seat))

    @property
    def here(self) -> tuple[int, ...]:
        """The seats of the people who play at this screen, without a device of their own."""
        return tuple(seat for seat in self.people if seat not in self.devices)

    @property
    def bots(self) -> tuple[int, ...]:
        """The seats of the bots."""
        return tuple(seat for seat in range(len(self.match.players)) if self.kind_of(seat))

    trier: int | None = None
    """The only person in a trial that the coach began; bots replace the others."""

    def kind_of(self, seat: int) -> str:
        """'' if a person plays a seat, or the level of a bot."""
        kind: str = self.match.players[seat].kind
        if self.trier is None or not self.in_variation:
            return kind
        return "" if seat == self.trier else kind or STAND_IN

    @property
    def cast(self) -> tuple[Player, ...]:
        """Everybody at the table, with who plays for them now."""
        if self.trier is None:
            return self.match.cast
        seats = range(len(self.match.players))
        now = (attrs.evolve(self.match.cast[seat], kind=self.kind_of(seat)) for seat in seats)
        return (*now, *self.match.cast[len(seats) :])

    @property
    def bot_due(self) -> int | None:
        """The seat of the bot that is to choose; None if it is a person's choice, or nobody's."""
        return self._bot_at(self.match.current)

    def device_of(self, seat: int) -> bool | None:
        """Whether the device on which a seat is played is connected; None if it is played on none."""
        return self.devices.get(seat) if seat in self.people else None

    @property
    def device_due(self) -> int | None:
        """The seat that is to choose on a device of its own; None if it is anybody else's choice, or nobody's."""
        due = self.match.due
        return due.seat if due is not None and due.seat in self.devices and not self.kind_of(due.seat) else None

    @property
    def due_here(self) -> bool:
        """Whether somebody at this screen is to choose, if anybody is: no bot, and nobody with a device."""
        return self.bot_due is None and self.device_due is None

    def _bot_at(self, entry: Entry) -> int | None:
        """The seat of the bot that is to choose after an entry."""
        due = entry.state.pending[-1] if entry.state.pending else None
        return due.seat if isinstance(due, Choice) and self.kind_of(due.seat) else None

    @property
    def bystander(self) -> int:
        """Who watches the others' moves: the one person there is, if at this screen, or else the public."""
        return self.here[0] if len(self.people) == len(self.here) == 1 else TABLE

    @property
    def curtained(self) -> bool:
        """Whether hands at this screen are hidden from the others, who look at it even if they hold a device.

        A single person has nobody to hide from.
        """
        return bool(self.game.secrets and self.here) and not self.open_hands and len(self.people) > 1

    @property
    def hands_here(self) -> bool:
        """Whether a hand may lie at this screen: not if the game has none, nor if every person holds a device."""
        return self.game.hands and bool(self.here or not self.devices)

    @property
    def covered(self) -> bool:
        """Whether the hand of the person who is to act is behind the curtain."""
        due = self.match.due
        return due is not None and self.due_here and self.viewer == TABLE and self.curtained

    @property
    def open_choice(self) -> bool:
        """Whether anybody at the screen may see and make the choice while the hand is covered."""
        due = self.match.due
        return due is not None and due.open

    def uncover(self) -> None:
        due = self.match.due
        if due is not None and self.due_here and self.viewer != due.seat:
            self.viewer = due.seat
            self.looked.emit()

    def cover(self) -> None:
        if self.viewer != TABLE and self.curtained:
            self.viewer = TABLE
            self.looked.emit()

    def why_no_cover(self) -> str:
        """Why no hand can be covered now; '' if one can."""
        if not self.game.secrets:
            return tr("Nobody has anything to hide in this game.")
        if self.open_hands:
            return tr("All hands are open.")
        if self.devices and not self.here:
            return tr("Everybody has their hand on a phone.")
        if not self.curtained:
            return tr("Nobody else plays at this screen.")
        return tr("No hand is open now.") if self.viewer == TABLE else ""

    def set_open_hands(self, on: bool) -> None:
        self.open_hands = on
        self._choose_viewer()
        self.looked.emit()

    def set_devices(self, devices: Mapping[int, bool]) -> None:
        """Which seats are played on a device from now on, and whether it is connected."""
        before, self.devices = self.devices, dict(devices)
        if before.keys() != self.devices.keys():
            self._choose_viewer()
            self.looked.emit()
        if before != self.devices:
            self.devices_changed.emit()

    def reseat(self, seat: int, name: str, kind: str = "") -> None:
        """Somebody else plays a seat from now on: a person with this name, or a bot of a level; undo leaves it so.

        It is in the journal before any screen is told. Whoever comes in place of the one who is looking goes through
        the curtain like everybody; and the hand of somebody who was alone is covered when a second person comes.
        """
        name, alone = clean(name, LONGEST_NAME) or self.match.players[seat].name, not self.curtained
        change = self.match.reseat(seat, name, kind)
        if change is None:
            return
        self._keep()
        if self.viewer == seat or (alone and self.curtained):
            self.viewer = TABLE
        self._choose_viewer()
        self.reseated.emit(change)

    def why_no_reseat(self) -> str:
        """Why no seat can change hands now; '' if one can."""
        if self.match.over:
            return tr("The game is over.")
        if self.in_variation:
            return tr("In a trial the seats stay as they are.")
        often = len(self.match.seat_changes) >= MOST_SEAT_CHANGES
        return tr("Seats have changed hands too often in this game.") if often else ""

    def _choose_viewer(self) -> None:
        """Choose the viewer. Nobody sees a hand that the seat before was not shown: the curtain falls when the seat
        changes.

        While a bot or somebody with a device thinks, and when the game is over, a single person's hand stays visible;
        where nothing is secret, that of whoever chose last. A bot's own hand is shown to nobody, unless all hands are
        open and there is no other to show; a hand on a device never is.
        """
        due, people, here = self.match.due, self.people, self.here
        if due is None:
            self.viewer = self.bystander
        elif self.due_here:
            if self.viewer != due.seat:
                self.viewer = TABLE if self.curtained else due.seat
        elif len(people) == 1:
            self.viewer = self.bystander
        elif not people:
            self.viewer = due.seat if self.open_hands else TABLE
        elif self.curtained or not here:
            self.viewer = TABLE
        elif self.viewer not in here:
            self.viewer = here[0]

    # ---- moving ---------------------------------------------------------------------------------------------------

    def judge(self, actions: Sequence[Action]) -> Ruling:
        other = self.bot_due if self.bot_due is not None else self.device_due
        if other is not None and not all(hasattr(action, "seat") for action in actions):
            return no("", "It is {seat}'s move.", seat=Seat(other))
        return self.match.judge(actions)

    def judge_for(self, seat: int, actions: Sequence[Action]) -> Ruling:
        """The same for a seat that holds a device: it chooses for itself alone, and what is revealed is not its to say.

        An open choice is still its seat's: at one screen anybody may give the answer, a device has one owner.
        """
        due = self.match.due
        chooses = due.seat if due is not None and not self.kind_of(due.seat) else TABLE
        if any(isinstance(action, Luck) for action in actions):
            return no("", "There is nothing to roll or deal now.")
        if any(getattr(action, "seat", chooses) != seat for action in actions):
            return no("", "The game is over.") if due is None else no("", "It is {seat}'s move.", seat=Seat(due.seat))
        return self.match.judge(actions)

    def submit(self, wish: Wish) -> Ruling:
        """Make the move that somebody wants; it is in the journal before any screen is told."""
        if wish.how == "phone" and not (ruling := self.judge_for(wish.by, wish.actions)):
            return ruling
        match, before, many = self.match, self.match.current, len(self.match.entries)
        tried = self._home is not None and before.children and before in (match.root, *match.trunk(self._home))
        try:
            entry = match.play(*wish.actions, watch=True)
        except Refusal as refusal:
            return refusal.ruling
        new = entry.number == many
        if new and tried:  # the first move that the game itself did not take
            entry.variation = True
        if wish.reason is not None:
            entry.frames = (Frame(wish.reason, before.state), *entry.frames)
            entry.events = (wish.reason, *entry.events) if new else entry.events
        if entry is self._home:  # the same moves as before: nothing was tried
            self._home = None
        if entry.redo is not None:  # played before: what came after it can still be redone
            self._rebuild()
        else:
            self.undo_stack.push(GestureCommand(self, entry))
        self._arrive(wish)
        return FINE

    def _arrive(self, wish: Wish | None = None, *, played: bool = True) -> None:
        """The match has moved to another entry: write that down, then tell every screen.

        The screens show what the previous viewer may see; what they list and read out is for the new one.
        """
        self._keep()
        entry, before = self.match.current, self.viewer
        self._choose_viewer()
        stays = before == entry.seat or (not self.curtained and before in self.here)
        here = (before if stays else self.bystander) if played else self.viewer
        for screen in tuple(self.screens):
            viewer, reader = (here, self.viewer) if screen.viewer is None else (screen.viewer, screen.viewer)
            try:
                screen.tell(fact(self.match, entry, viewer, reader=reader, played=played, wish=wish))
            except Exception as error:  # a screen that fails keeps no other from being told
                sys.excepthook(type(error), error, error.__traceback__)

    # ---- trials ---------------------------------------------------------------------------------------------------

    @property
    def in_variation(self) -> bool:
        """Whether the table shows a trial, not the game itself."""
        if self._home is not None and self._home not in (self.match.root, *self.match.line()):
            return True
        return self.match.variation() is not None

    def why_no_variation(self) -> str:
        """Why no trial can start from the past here; '' if one can."""
        if not self.match.fair or self.match.finished:
            return ""
        return tr("In fair play you can only look back. Try other moves in practice, or when the game is over.")

    def try_from(self, entry: Entry, trier: int | None = None) -> None:
        """Start a trial: play on from an entry, while the game itself stays as it is.

        If a trier is given, only that seat is a person's; otherwise everybody goes on as before.
        """
        if self.why_no_variation():
            return
        self.trier = trier
        if not self.in_variation:
            self._home = self.match.current
        self._jump(entry)

    def return_to_trunk(self) -> None:
        """End a trial: go back to where the game itself was."""
        if self.in_variation:
            self.trier = None
            self._jump(self._home or (self.match.root, *self.match.trunk())[-1])

    def leave(self) -> None:
        """Leave the table. A trial that is not over can be resumed; any other ends."""
        if self.match.over or self.match.variation() is None:
            self.return_to_trunk()

    def _jump(self, entry: Entry) -> None:
        self._goto(entry)
        self._rebuild()
        self._arrive(played=False)

    # ---- undo -----------------------------------------------------------------------------------------------------

    def can_undo(self) -> bool:
        """Whether undo leads to a person's choice: a bot's move alone is not taken back, as it would be made again."""
        return not self.why_no_undo()

    def barrier_behind(self) -> Entry | None:
        """The entry that keeps the last choice of a person from being taken back; None if nothing does."""
        match, here = self.match, self.match.current
        if not match.fair or match.variation() is not None:
            return None
        while here.parent is not None:
            if here.barrier:
                return here
            here = here.parent
            if not self.people or self._bot_at(here) is None:
                return None
        return None

    def can_redo(self) -> bool:
        """Whether there is a move to redo that the current viewer may know, as redo would show it to everybody."""
        return not self.why_no_redo()

    def why_no_redo(self) -> str:
        """Why nothing can be redone now; '' if something can."""
        if self.step_on(self.viewer):
            return ""
        if self.covered and self.undo_stack.canRedo():
            return tr("Lift the curtain first.")
        return tr("There is nothing to redo.")

    def why_no_undo(self) -> str:
        """Why the last gesture cannot be taken back, for the tip of the disabled button."""
        if self.match.current.parent is None or not self.undo_stack.canUndo():
            return tr("Nothing has been played yet.")
        if (barred := self.barrier_behind()) is not None:
            return tr("Fair play: {barrier}, no undo past here.", barrier=self.words(barred.barrier))
        return ""

    def step_back(self) -> list[Entry]:
        """What undo would take back, newest first: the last gesture and those of the bots since a person last chose."""
        out: list[Entry] = []
        here = self.match.current
        while self.can_undo() and here.parent is not None:
            out.append(here)
            here = here.parent
            if not self.people or self._bot_at(here) is None:
                break
        return out

    def step_on(self, viewer: int) -> list[Entry]:
        """What redo would play again of what a viewer may know, oldest first: the next gesture, and those of the bots
        up to a person's choice.
        """
        out: list[Entry] = []
        history, onward = self.known_to(viewer), self.match.current.redo if self.undo_stack.canRedo() else None
        while onward is not None and history.knows(onward):
            out.append(onward)
            if not self.people or self._bot_at(onward) is None:
                break
            onward = onward.redo
        return out

    def undo(self) -> None:
        """Take back the last gesture and those of the bots since a person last chose: one move of the match."""
        self._walk(self.step_back(), self.undo_stack.undo)

    def redo(self) -> None:
        """Redo the next gesture, and those of the bots up to a person's next choice."""
        self.redo_for(self.viewer)

    def redo_for(self, viewer: int) -> None:
        """The same for whoever asks for it, be it on a device: what that viewer may know."""
        self._walk(self.step_on(viewer), self.undo_stack.redo)

    def _walk(self, steps: list[Entry], step: Callable[[], None]) -> None:
        for _ in steps:
            step()
        if steps:
            self._goto(self.target)
            self._arrive(played=False)

    def undo_text(self) -> str:
        """What undo would take back, in a few words."""
        here = self.match.current
        return self.headline(here) if here.parent is not None and self.can_undo() else ""

    def redo_text(self) -> str:
        """What redo would play again, in a few words."""
        onward = self.match.current.redo
        return self.headline(onward) if onward is not None and self.can_redo() else ""

    def _goto(self, entry: Entry) -> None:
        """Go to an entry, remembering the way back from a trial."""
        if entry is self._home:
            self._home = None
        elif self._home is None and self.match.variation(entry) is not None:
            self._home = self.match.current
        self.match.goto(entry)

    def follow(self, entry: Entry | None) -> None:
        """The match was moved from outside, by a lesson's script: show its entry, or just the position."""
        self._rebuild()
        wish = Wish(entry.moves, "lesson", self.viewer) if entry is not None else None
        self._arrive(wish, played=entry is not None)

    def _keep(self) -> None:
        if self.journal is None:
            return
        try:
            self.journal.keep()
        except OSError as error:
            self.unkept.emit(error.strerror or str(error))

    def annotate(
        self, entry: Entry, *, name: str | None = None, note: str | None = None, hints: int | None = None
    ) -> None:
        """Write about a moment: what is None stays as it is. It is stored in the journal like a move."""
        old = remark_on(entry)
        new = Remark(
            old.name if name is None else clean(name, NAME),
            old.note if note is None else clean_lines(note, NOTE),
            old.hints if hints is None else min(max(0, hints), HINTS),
            old.trial,
        )
        if new != old:
            put(entry, new)
            self._keep()
            self.annotated.emit(entry)

    def can_go(self, entry: Entry) -> bool:
        """Whether fair play allows going to an entry: not back past a barrier, nor to another player's secret."""
        if not self.match.fair:
            return True
        if not self.history.knows(entry):
            return False
        keep = {id(e) for e in (*self.match.line(entry), self.match.root)}
        here: Entry | None = self.match.current
        while here is not None and id(here) not in keep:
            if here.barrier:
                return False
            here = here.parent
        # Going forward reveals nothing, as everything there was reached before.
        return here is not None

    def go(self, entry: Entry) -> None:
        """Go anywhere in the tree: back, forward, or to another line."""
        if entry is not self.match.current and self.can_go(entry):
            self._jump(entry)

    def branches(self) -> list[Entry]:
        """The last entry of every abandoned line that the current viewer may know, newest first."""
        return self.history.ends()

    def _rebuild(self) -> None:
        """Make the undo stack mirror the line through the current entry."""
        self.undo_stack.clear()
        line = self.match.line()
        for entry in (*line, *self.match.ahead()):
            self.undo_stack.push(GestureCommand(self, entry))
        self.undo_stack.setIndex(len(line))

    def headline(self, entry: Entry) -> str:
        """A gesture in a few words, from its public events only."""
        shown = visible(entry.events)
        for event in reversed(shown):
            if event.actor() == entry.seat:
                return self.words(event.sentence())
        if not entry.events:  # something was taken in hand, and nothing happened yet
            return tr("{name} begins a move", name=self.match.cast[entry.seat].name)
        return self.words(shown[-1].sentence()) if shown else tr("A move that nobody else saw")
