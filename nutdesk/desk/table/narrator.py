"""What was played, told: its pictures, its lines of the story, its sentences and its sounds."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer

from nutdesk.core.game import TABLE, Event
from nutdesk.core.match import Entry
from nutdesk.core.table import Table
from nutdesk.desk.kit.sound import heard, speaker
from nutdesk.desk.table.animator import MOVE, Moment

if TYPE_CHECKING:
    from nutdesk.desk.table.table_page import TablePage


class Narrator(QObject):
    """Has the director show an entry, and the story, the herald and the speaker tell it as it is shown."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self.page = page
        self._viewer = TABLE
        self._piece = ""
        self._entry: Entry | None = None
        """What is being told."""
        page.animator.told.connect(self._told)
        page.animator.shows.connect(self._sound)

    def expect(self, piece: str = "") -> None:
        """A move is about to be made: it is seen by whoever looks now, and a piece may have been let go for it."""
        self._viewer, self._piece = self.page.session.viewer, piece

    def tell(self, entry: Entry) -> None:
        """Play the pictures of an entry, as seen by whoever was looking when it was made."""
        page, session = self.page, self.page.session
        page.announcer.begin()
        viewer = entry.seat if self._viewer == entry.seat else session.bystander
        frames = [frame for frame in entry.frames if frame.event.only is None or frame.event.only == viewer]
        if page.animator.pace <= 0:
            for frame in frames:
                page.story.model.tell(frame.event, entry)
                page.announcer.tell(frame.event)
            frames = []
        shots = [Moment(session.table(viewer, frame.state), frame.event) for frame in frames]
        origins: dict[str, QPointF] = {}
        if self._piece and page.grip.last_drop is not None and shots:
            origins = self._follow_ghost(shots[-1].table)
        self._piece = ""
        page.grip.enabled = False
        page.grip.lights.refresh()
        self._entry = entry
        page.tray_buttons.setVisible(False)
        before = page.scene.table
        page.animator.play(shots, origins, partial(self._shown, entry))
        if not shots and page.table is not None:
            self._sound(before, page.table)

    def _follow_ghost(self, table: Table) -> dict[str, QPointF]:
        """Where the ghost was let go, for the piece it stood for: by id, or by what it is like."""
        page = self.page
        item = page.scene.pieces.get(self._piece)
        at = page.grip.last_drop
        if item is None or at is None:
            return {}
        like = getattr(item.thing, "like", "")
        old = {piece.id for piece in (page.table.pieces if page.table else ())}
        for piece in table.pieces:
            if piece.id == self._piece or (like and piece.like == like and piece.id not in old):
                return {piece.id: at}
        return {}

    def _told(self, event: Event) -> None:
        page, session = self.page, self.page.session
        if self._entry is not None:
            page.story.model.tell(event, self._entry)
            page.story.list.scrollToBottom()
        words = session.words(event.sentence())
        if page.animator.more:
            actor = event.actor()
            cast = session.match.cast
            page.prompt.show_prompt(words, cast[actor].colour if actor is not None and 0 <= actor < len(cast) else "")
        page.announcer.tell(event)

    def _sound(self, before: Table | None, after: Table) -> None:
        """What moves is heard: dice and cards as they go, the rest when it arrives."""
        if speaker.volume <= 0:
            return
        name = heard(before, after)
        wait = 0 if name in ("dice", "card") else round(MOVE * self.page.animator.pace)
        QTimer.singleShot(wait, self, partial(speaker.play, name))

    def _shown(self, entry: Entry) -> None:
        if self.page.session.match.over:
            speaker.play("win")
        self.page.story.model.close_entry(entry)
        self._entry = None
        self.page.animation_done()
