"""Looking at the past of a game: an earlier table is shown, and the match stays where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from nutdesk.core.match import Entry
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.timeline import NoteSheet, TimelinePanel

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage


class Lookback(QObject):
    """Opens the timeline over a page, shows what somebody looks at, and ends a look without a trace.

    A look shows what the one who looks now may see: the own hand as it was, or only what was public. It is no undo,
    so fair play has nothing against it.
    """

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self.panel: TimelinePanel | None = None
        self.sheet: NoteSheet | None = None
        self._result_shown = False
        page.story.trunk_button.clicked.connect(self.return_to_trunk)
        # What is played or taken back is to be seen: first in line, so that the page then shows it as always.
        page.session.played.connect(lambda _entry: self.end())
        page.session.jumped.connect(self.end)
        page.session.annotated.connect(self._annotated)

    @property
    def looking(self) -> Entry | None:
        """What is looked at; None while the table shows the present."""
        return self.panel.here if self.panel is not None and not self.panel.isHidden() else None

    def _make(self) -> TimelinePanel:
        page = self.page
        panel = TimelinePanel(page.desk, page.session, page)
        panel.looked.connect(self.look)
        panel.note_wanted.connect(self.write)
        panel.trial_wanted.connect(self.try_from)
        panel.trunk_wanted.connect(self.show_trunk)
        panel.closed.connect(self.close)
        self.sheet = NoteSheet(page.desk, page)
        self.sheet.kept.connect(lambda entry, name, note: page.session.annotate(entry, name=name, note=note))
        self.sheet.closed.connect(self._close_sheet)
        return panel

    # ---- opening and closing --------------------------------------------------------------------------------------

    def open(self, entry: Entry | None = None) -> None:
        """Look at an entry, the present if none is given."""
        page = self.page
        page.quiet()
        page.grip.cancel()
        page.hints.drop()
        if self.panel is None:
            self.panel = self._make()
        if self.panel.isHidden():
            self._result_shown = not page.end_sheet.isHidden()
            self.panel.strip.survey()
            self.panel.show()
            page.foot = self.panel.foot()
        self.look(entry or page.session.match.current)
        self.panel.setFocus()

    def focus(self) -> bool:
        """Take the keys back, after a paper that lay above; False if nobody looks back."""
        if self.looking is not None and self.panel is not None and (self.sheet is None or self.sheet.isHidden()):
            self.panel.setFocus()
        return self.looking is not None

    def toggle(self) -> None:
        """The key: open, or close again."""
        if self.looking is not None:
            self.close()
        else:
            self.open()

    def end(self) -> None:
        """The present is to be shown: the timeline goes, and whoever ends it shows the table."""
        if self.panel is not None and not self.panel.isHidden():
            self.panel.pause()
            self.panel.hide()
            self.panel.strip.setAccessibleName("")  # it told of what was looked at
            if self.sheet is not None:
                self.sheet.hide()
            self.page.foot = 0.0
            self.page.story.model.rebuild()

    def close(self) -> None:
        """Back to the present."""
        if self.looking is None:
            return
        self.end()
        self.page.show_now()
        if not self._result_shown:
            self.page.end_sheet.hide()
        self.page.announce(self.page.prompt.text)

    # ---- looking --------------------------------------------------------------------------------------------------

    def look(self, entry: Entry) -> None:
        """Show an entry's table as whoever looks may see it: no motion, no dialog, no move."""
        panel, page = self.panel, self.page
        assert panel is not None
        panel.look(entry)
        page.show_past(entry)
        self.show_prompt()
        self.arrange()
        panel.raise_()
        if self.sheet is not None and not self.sheet.isHidden():
            self.sheet.raise_()

    def show_prompt(self) -> bool:
        """The prompt says that this is the past; False if nobody looks back."""
        entry, page = self.looking, self.page
        if entry is None:
            return False
        if entry.parent is None:
            page.prompt.show_prompt(tr("Looking back: the game begins"), "")
            return True
        cast = page.session.match.cast
        colour = cast[entry.seat].colour if 0 <= entry.seat < len(cast) else ""
        page.prompt.show_prompt(tr("Looking back: {what}", what=page.session.headline(entry)), colour)
        page.announce(page.prompt.text)
        return True

    def again(self) -> bool:
        """Show what is looked at once more, for another viewer or another look; False if nobody looks back.

        Whoever looks now may not know of it: then it is what was before.
        """
        if self.looking is None or self.panel is None:
            return False
        self.panel.strip.survey()
        self.page.foot = self.panel.foot()
        written = self.sheet.entry if self.sheet is not None and not self.sheet.isHidden() else None
        if written is not None and not self.page.session.history.knows(written):
            self._close_sheet()
        self.look(self.looking)
        return True

    def write(self, entry: Entry) -> None:
        """Write about a move."""
        assert self.panel is not None
        assert self.sheet is not None
        self.look(entry)
        what = tr("The game begins") if entry.parent is None else self.page.session.headline(entry)
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
        if not self.page.animator.busy:  # else the rest of the story is just being told
            self.page.story.model.rebuild(self.looking)
        self.page.story.refresh()

    # ---- trials ---------------------------------------------------------------------------------------------------

    def try_from(self, entry: Entry) -> None:
        """Play on from an entry; where that is not allowed, say why."""
        page, session = self.page, self.page.session
        if entry is session.match.current:
            self.close()
            return
        why = session.why_no_trial()
        if why:
            page.say_briefly(why)
            return
        session.try_from(entry)
        if session.in_trial:
            page.say_briefly(tr("A trial from move {n}: the main line waits", n=entry.depth))

    def return_to_trunk(self) -> None:
        """End a trial."""
        if self.page.session.in_trial:
            self.page.quiet()
            self.page.session.return_to_trunk()
            self.page.say_briefly(tr("Back on the main line"))

    def show_trunk(self) -> None:
        """From the timeline: end the trial, or just look at the game itself again."""
        if self.page.session.in_trial:
            self.return_to_trunk()
        elif self.panel is not None:
            match = self.page.session.match
            trunk = [match.root, *self.page.session.history.trunk()]
            here = self.panel.here
            while here not in trunk:
                assert here.parent is not None
                here = here.parent
            self.look(here)

    # ---- measures -------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Whether a trial is on the table: then there is a way back in sight; a lesson has its own."""
        page = self.page
        page.story.show_trunk(page.session.in_trial and not page.is_lesson)

    def arrange(self) -> None:
        page = self.page
        if self.panel is not None and not self.panel.isHidden():
            high = round(page.desk.layout.tray)
            self.panel.setGeometry(0, page.height() - high, page.width(), high)
            self.panel.arrange()
            if self.sheet is not None and not self.sheet.isHidden():
                self.sheet.arrange()
