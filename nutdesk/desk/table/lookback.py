"""Looking at the past of a game: an earlier table is shown, and the match stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from nutdesk.core.match import Entry
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.animator import Animator
from nutdesk.desk.table.seat_strip import Prompt
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.speech import Speech
from nutdesk.desk.table.story import StoryPanel

if TYPE_CHECKING:
    from nutdesk.desk.table.timeline import NoteSheet, TimelinePanel


class Shows(Speech, Protocol):
    """A page, as far as it shows a table of the past or the present."""

    foot: float
    """Units kept free below the board beyond the tray's."""

    def clear(self) -> None:
        """Stop animations, put back what is held and close hints."""

    def show_now(self) -> None:
        """Show the position as it is, without any motion."""

    def show_past(self, entry: Entry) -> None:
        """Show an earlier table as the current viewer may see it."""


class Lookback(QObject):
    """Opens the timeline over a page, shows the entry that is looked at, and returns without a trace.

    The table of the past is what the current viewer may see: their own hand as it was, or only what was public. It is
    not an undo, so fair play allows it.
    """

    def __init__(
        self,
        session: Session,
        animator: Animator,
        story: StoryPanel,
        prompt: Prompt,
        shows: Shows,
        page: QWidget,
    ) -> None:
        super().__init__(page)
        self.session, self.animator, self.story = session, animator, story
        self.prompt, self.shows, self.page = prompt, shows, page
        self.panel: TimelinePanel | None = None
        self.sheet: NoteSheet | None = None
        story.trunk_button.clicked.connect(self.return_to_trunk)
        session.annotated.connect(self._annotated)

    @property
    def looking(self) -> Entry | None:
        """The entry that is looked at; None while the table shows the present."""
        return self.panel.here if self.panel is not None and not self.panel.isHidden() else None

    def _make(self) -> TimelinePanel:
        from nutdesk.desk.table.timeline import NoteSheet, TimelinePanel  # a table that starts shows its present

        desk, session = self.story.desk, self.session
        panel = TimelinePanel(desk, session, self.page)
        panel.looked.connect(self.look)
        panel.note_wanted.connect(self.write)
        panel.variation_wanted.connect(self.try_from)
        panel.trunk_wanted.connect(self.show_trunk)
        panel.closed.connect(self.close)
        self.sheet = NoteSheet(desk, self.page)
        self.sheet.kept.connect(lambda entry, name, note: session.annotate(entry, name=name, note=note))
        self.sheet.closed.connect(self._close_sheet)
        return panel

    # ---- opening and closing --------------------------------------------------------------------------------------

    def open(self, entry: Entry | None = None) -> None:
        """Look at an entry, by default the present one."""
        self.shows.clear()
        if self.panel is None:
            self.panel = self._make()
        if self.panel.isHidden():
            self.panel.strip.survey()
            self.panel.show()
            self.shows.foot = self.panel.foot()
        self.look(entry or self.session.match.current)
        self.panel.setFocus()

    def focus(self) -> bool:
        """Focus the timeline again, after something above it was closed; False if it is not open."""
        if self.looking is not None and self.panel is not None and (self.sheet is None or self.sheet.isHidden()):
            self.panel.setFocus()
        return self.looking is not None

    def toggle(self) -> None:
        """Open the timeline, or close it."""
        if self.looking is not None:
            self.close()
        else:
            self.open()

    def end(self) -> None:
        """Close the timeline; whoever calls this shows the present."""
        if self.panel is not None and not self.panel.isHidden():
            self.panel.pause()
            self.panel.hide()
            self.panel.strip.setAccessibleName("")  # it told of what was looked at
            if self.sheet is not None:
                self.sheet.hide()
            self.shows.foot = 0.0
            self.story.model.rebuild()

    def close(self) -> None:
        """Back to the present."""
        if self.looking is None:
            return
        self.end()
        self.shows.show_now()
        self.shows.announce(self.prompt.text)

    # ---- looking --------------------------------------------------------------------------------------------------

    def look(self, entry: Entry) -> None:
        """Show an entry's table as the current viewer may see it, without motion."""
        panel = self.panel
        assert panel is not None
        panel.look(entry)
        self.shows.show_past(entry)
        self.show_prompt()
        self.arrange()
        panel.raise_()
        if self.sheet is not None and not self.sheet.isHidden():
            self.sheet.raise_()

    def show_prompt(self) -> bool:
        """Say in the prompt that this is the past; False if it is not."""
        entry, prompt = self.looking, self.prompt
        if entry is None:
            return False
        if entry.parent is None:
            prompt.show_prompt(tr("Looking back: the game begins"), "")
            return True
        cast = self.session.match.cast
        colour = cast[entry.seat].colour if 0 <= entry.seat < len(cast) else ""
        prompt.show_prompt(tr("Looking back: {what}", what=self.session.headline(entry)), colour)
        self.shows.announce(prompt.text)
        return True

    def again(self) -> bool:
        """Show the same entry again, for another viewer or theme; False if the timeline is not open.

        If the new viewer may not know of it, the last known entry before it is shown.
        """
        if self.looking is None or self.panel is None:
            return False
        self.panel.strip.survey()
        self.shows.foot = self.panel.foot()
        written = self.sheet.entry if self.sheet is not None and not self.sheet.isHidden() else None
        if written is not None and not self.session.history.knows(written):
            self._close_sheet()
        self.look(self.looking)
        return True

    def write(self, entry: Entry) -> None:
        """Edit the name and note of a move."""
        assert self.panel is not None
        assert self.sheet is not None
        self.look(entry)
        what = tr("The game begins") if entry.parent is None else self.session.headline(entry)
        self.sheet.open_for(entry, tr("Move {n}: {what}", n=entry.depth, what=what))

    def _close_sheet(self) -> None:
        assert self.panel is not None
        assert self.sheet is not None
        self.sheet.hide()
        self.panel.setFocus()

    def _annotated(self, _entry: Entry) -> None:
        if self.panel is not None and not self.panel.isHidden():
            self.panel.strip.survey()
            self.panel.look(self.panel.here)
        if not self.animator.busy:  # else the rest of the story is just being told
            self.story.model.rebuild(self.looking)
        self.story.refresh()

    # ---- trials ---------------------------------------------------------------------------------------------------

    def try_from(self, entry: Entry) -> None:
        """Play on from an entry; if that is not allowed, say why."""
        shows, session = self.shows, self.session
        if entry is session.match.current:
            self.close()
            return
        why = session.why_no_variation()
        if why:
            shows.say_briefly(why)
            return
        session.try_from(entry)
        if session.in_variation:
            shows.say_briefly(tr("A trial from move {n}: the main line waits", n=entry.depth))

    def return_to_trunk(self) -> None:
        """End a trial."""
        if self.session.in_variation:
            self.animator.skip()
            self.session.return_to_trunk()
            self.shows.say_briefly(tr("Back on the main line"))

    def show_trunk(self) -> None:
        """From the timeline: end the trial, or just look at the main line again."""
        if self.session.in_variation:
            self.return_to_trunk()
        elif self.panel is not None:
            match = self.session.match
            trunk = [match.root, *self.session.history.trunk()]
            here = self.panel.here
            while here not in trunk:
                assert here.parent is not None
                here = here.parent
            self.look(here)

    # ---- measures -------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        if self.panel is not None and not self.panel.isHidden():
            page, high = self.page, round(self.story.desk.layout.tray)
            self.panel.setGeometry(0, page.height() - high, page.width(), high)
            self.panel.arrange()
            if self.sheet is not None and not self.sheet.isHidden():
                self.sheet.arrange()
