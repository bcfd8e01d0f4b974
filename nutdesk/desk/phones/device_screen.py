"""What one viewer sees on a device: a screen of the session that sends everything to the process for phones."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import attrs

from nutdesk.core.events import Event
from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, look
from nutdesk.core.history import visible
from nutdesk.core.match import Entry
from nutdesk.core.words import Say, Seat, say
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import Picture, Sentence, Sight

STORY = 24
"""How many events a device lists, the newest ones: the whole story is at the table."""


class DeviceScreen:
    """One viewer's eyes on a device: a seat's, or those of everybody who only watches.

    It is among the session's screens only while somebody looks, as every screen costs the window time. A sight that is
    the same as before keeps its number: what was wished there is meant here, even if the device was away meanwhile.
    """

    def __init__(
        self, viewer: int, send: Callable[[Sight], object], lines: StoryLines | None = None, first: int = 1
    ) -> None:
        self.viewer: int | None = viewer
        self.number = first
        """The number of what is shown, which never falls, not even at the next table."""
        self.seat = viewer
        self.sight: Sight | None = None
        """What was shown last."""
        self.wish = 0
        """The wish of this viewer that is being carried out; its sight says that it is done."""
        self._send = send
        self._lines = lines or StoryLines()
        self._session: Session | None = None

    def follow(self, session: Session | None) -> None:
        """Show this game from now on, or none."""
        if self._session is session:
            return
        if self._session is not None:
            self._session.screens.remove(self)
        self._session = session
        if session is not None:
            session.screens.append(self)
            self.show_now()

    def tell(self, fact: Fact) -> None:
        """Show what happened, and what has come of it."""
        assert self._session is not None
        game = self._session.game
        self._show(tuple(Picture(told(seen.event), seen.view, game.cues(seen.event, seen.view)) for seen in fact.seen))

    def show_now(self) -> None:
        """Show the position again, and nothing of how it came about."""
        self._show(())

    def _show(self, pictures: tuple[Picture, ...]) -> None:
        session, viewer = self._session, self.seat
        assert session is not None
        match = session.match
        due = match.due
        chooses = due is not None and due.seat == viewer and not session.kind_of(viewer)
        back, on = session.step_back(), session.step_on(viewer) if viewer != TABLE else []
        seated = viewer != TABLE
        asked = askable(session, back, viewer) if seated else []
        now = Sight(
            viewer,
            self.number,
            look(match.game, match.state, viewer) if chooses else match.game.view(match.state, viewer),
            waits=not chooses,
            fair=match.fair,
            story=self._lines.last(session, viewer),
            undo=headline(back[-1]) if back and seated else "",
            why_no_undo=why_no_undo(session) if seated else "",
            redo=headline(on[0]) if on else "",
            asks=asked[0] if asked else -1,
        )
        if self.sight is not None and (pictures or now != attrs.evolve(self.sight, pictures=(), wish=0)):
            self.number += 1
            now = attrs.evolve(now, number=self.number)
        self.sight = attrs.evolve(now, pictures=pictures, wish=self.wish)
        self.wish = 0
        self._send(self.sight)


# ---- in words -------------------------------------------------------------------------------------------------------


def told(event: Event) -> Sentence:
    """An event as it may leave this process, where its kind stays."""
    actor = event.actor()
    return Sentence(event.sentence(), event.clause, event.icon, actor if actor is not None else -1)


class StoryLines:
    """The events of entries in words, made once for all who look: it would be most of the work of a sight."""

    def __init__(self) -> None:
        self._made: dict[Entry, tuple[tuple[int | None, Sentence], ...]] = {}
        """For each entry its events, and the only seat that may read them."""

    def last(self, session: Session, viewer: int) -> tuple[Sentence, ...]:
        """The last events that a viewer may read, oldest first."""
        found, here = list[Sentence](), session.match.current
        while len(found) < STORY:
            if here not in self._made:
                self._made[here] = tuple((event.only, told(event)) for event in here.events)
            found[:0] = [line for only, line in self._made[here] if only is None or only == viewer]
            if here.parent is None:
                break
            here = here.parent
        return tuple(found[-STORY:])


def headline(entry: Entry) -> Say:
    """A gesture in a few words, from its public events only, to be said in the language of a device."""
    shown = visible(entry.events)
    for event in reversed(shown):
        if event.actor() == entry.seat:
            return event.sentence()
    if not entry.events:
        return say("{seat} begins a move", seat=Seat(entry.seat))
    return shown[-1].sentence() if shown else say("A move that nobody else saw")


def why_no_undo(session: Session) -> str:
    """Why nothing can be taken back, in the language of a device; '' if something can."""
    if not session.why_no_undo():
        return ""
    barred = session.barrier_behind()
    if barred is None:
        return say("Nothing has been played yet.")
    return say("Fair play: {barrier}, no undo past here.", barrier=barred.barrier)


def askable(session: Session, steps: Iterable[Entry], seat: int) -> list[int]:
    """The other people whose steps would be taken back, or played again: they are asked first."""
    seats = range(len(session.match.players))
    owners = dict.fromkeys(step.seat for step in steps)
    return [owner for owner in owners if owner in seats and owner != seat and not session.kind_of(owner)]


__all__ = ["DeviceScreen", "StoryLines", "askable", "headline", "told", "why_no_undo"]
