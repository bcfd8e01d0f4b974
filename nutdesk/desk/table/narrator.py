"""Shows what was played: its pictures, its lines of the story, its sentences and its sounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QTimer

from nutdesk.core.events import Event
from nutdesk.core.fact import Fact
from nutdesk.core.match import Entry
from nutdesk.core.table import Table
from nutdesk.desk.kit.sound import heard, speaker
from nutdesk.desk.table.animator import Animator, Moment, moment
from nutdesk.desk.table.grip import Grip
from nutdesk.desk.table.seat_strip import Prompt
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.speech import ScreenReaderVoice
from nutdesk.desk.table.story import StoryPanel
from nutdesk.desk.table.tray import TrayButtons


class Narrator(QObject):
    """Has the animator show a fact, and the story, the announcer and the speaker follow it event by event."""

    def __init__(
        self,
        session: Session,
        animator: Animator,
        grip: Grip,
        story: StoryPanel,
        prompt: Prompt,
        buttons: TrayButtons,
        announcer: ScreenReaderVoice,
        shown: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.session, self.animator, self.grip = session, animator, grip
        self.story, self.prompt, self.buttons, self.announcer = story, prompt, buttons, announcer
        self.shown = shown
        """Shows the position itself after all pictures."""
        self.last_move = grip.lights.last_move
        self._fact: Fact | None = None
        """The fact that is being shown."""
        animator.told.connect(self._told)
        animator.begun.connect(self._sound)

    def tell(self, fact: Fact) -> None:
        """Play the pictures of what was played."""
        self.animator.skip()
        self._fact, entry = fact, self.session.match.entries[fact.number]
        self.last_move.take(self.session.game, self.session.match.cast, fact)
        shots: list[Moment] = []
        self.announcer.begin()
        if self.animator.pace > 0:
            session = self.session
            shots = [moment(session.game, seen, session.table_of(seen.view)) for seen in fact.seen]
        else:
            for event in fact.told:
                self.story.model.tell(event, entry)
                self.announcer.tell(event)
        origins = self._follow_ghost(fact, shots[-1].table) if shots else {}
        self.grip.enabled = False
        self.grip.lights.refresh()
        self.buttons.rest()
        before = self.grip.scene.table
        self.animator.play(shots, origins, partial(self._end, entry))
        after = self.grip.scene.table
        if not shots and after is not None:
            self._sound(before, after)

    def _follow_ghost(self, fact: Fact, table: Table) -> dict[str, QPointF]:
        """Let the piece start where its ghost was dropped; it is recognised by id, or by what it is like."""
        wish, scene = fact.wish, self.grip.scene
        if wish is None or wish.at is None or wish.piece not in scene.pieces:
            return {}
        like = getattr(scene.pieces[wish.piece].thing, "like", "")
        old = {piece.id for piece in (scene.table.pieces if scene.table else ())}
        for piece in table.pieces:
            if piece.id == wish.piece or (like and piece.like == like and piece.id not in old):
                return {piece.id: QPointF(*wish.at)}
        return {}

    def _told(self, event: Event) -> None:
        fact, session = self._fact, self.session
        assert fact is not None
        if event in fact.told:
            self.story.model.tell(event, session.match.entries[fact.number])
        self.story.list.scrollToBottom()
        if self.animator.more:
            actor, cast = event.actor(), session.match.cast
            colour = cast[actor].colour if actor is not None and 0 <= actor < len(cast) else ""
            self.prompt.show_prompt(session.words(event.sentence()), colour)
        if event in fact.told:
            self.announcer.tell(event)
        self.last_move.tell(event)

    def _sound(self, before: Table | None, after: Table) -> None:
        """Play sounds for what moves: dice and cards at the start, the rest on arrival."""
        if speaker.volume <= 0:
            return
        name = heard(before, after)
        wait = 0 if name in ("dice", "card") else self.grip.scene.arrival
        QTimer.singleShot(wait, self, partial(speaker.play, name))

    def _end(self, entry: Entry) -> None:
        self.story.model.close_entry(entry)
        self._fact = None
        self.last_move.finish()
        self.shown()
