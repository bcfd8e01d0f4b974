"""Phones at a table: the process that serves them, who holds which seat, and what becomes of what they want.

The desk decides everything. A wish is played only if its device saw the newest position, and only by the rules of
Session.judge_for: nothing is played twice, or for somebody else. The tickets are made and kept here, so that a process
that was killed is started again at the same port and every page comes back by itself.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal

from nutdesk.core.game import TABLE, Ruling, no
from nutdesk.core.match import Entry, SeatChange
from nutdesk.core.wish import Wish
from nutdesk.core.words import say
from nutdesk.desk.kit.words import tell_fault, tr, voice
from nutdesk.desk.phones.device_screen import DeviceScreen, StoryLines
from nutdesk.desk.phones.joining import Joining
from nutdesk.desk.phones.kept import Kept, seat_of
from nutdesk.desk.phones.networks import LOOPBACK, Network, networks
from nutdesk.desk.phones.questions import OpenQuestion, Questions
from nutdesk.desk.phones.step_requests import TOO_LATE, StepRequests
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import (
    Answered,
    Down,
    Joins,
    Listening,
    Mishap,
    Present,
    Query,
    QuerySettled,
    Ruled,
    SeatHolder,
    Seating,
    Sight,
    StepsBack,
    Unable,
    Up,
    Visitors,
    Wishes,
)
from nutdesk.phones.process import PhoneProcess
from nutdesk.threads import CannotStart

POLL = 8
"""Milliseconds between two looks at what the devices want; half of that is what a tap waits for on average."""
AWAY = 3.0
"""Seconds after which a device that is not connected counts as away: pages are loaded again, phones change cells."""
DIGITS = 4
NOT_YOURS = say("This seat is not played on your device any more.")


class PhoneHost(QObject):
    """Everything about the devices at a table; it follows the people from one game to the next."""

    changed = Signal()
    """Who is there, whether anybody may join, or where the pages are has changed."""
    said = Signal(str)
    """A sentence for whoever is at the desk: somebody came or went."""
    failed = Signal(str)
    """Something failed in the process, for the log."""

    def __init__(self, session: Session, parent: QObject, *, again: Kept | None = None) -> None:
        """`again` brings back the devices of a table that was left."""
        super().__init__(parent)
        self.session = session
        self.questions = Questions(self)
        self._steps = StepRequests(self, self.questions)
        self._joining = Joining(self, self.questions)
        self.tickets: dict[int, str] = dict(again.tickets) if again is not None else {}
        """The secret of each seat that is played on a device."""
        self.code = again.code if again is not None else f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        self.locked = False
        self.port = again.port if again is not None else 0
        """The port of the pages; 0 until it is known."""
        self.networks: tuple[Network, ...] = ()
        """The networks in which the pages are."""
        self.listening = False
        self.trouble = ""
        """Why no phone can join now; '' if one can."""
        self.watching = 0
        """How many devices have no seat."""
        self._present: frozenset[int] = frozenset()
        self._gone: dict[int, float] = dict.fromkeys(self.tickets, monotonic())
        """When each device that is not there was last connected."""
        self._screens: dict[int, DeviceScreen] = {}
        self._first = 1
        """The number with which a screen begins: what is shown at the next table is newer than all at the last."""
        self._at: Entry | None = None
        """Where the match was when it was last shown."""
        self._seated: Seating | None = None
        self._process: PhoneProcess | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)
        self.questions.asked.connect(self._query)
        self.questions.settled.connect(self._unquery)
        self._follow(session)

    # ---- the table ------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Serve pages from now on."""
        self._begin(networks())
        self._timer.start()
        self._tell_session()

    @property
    def pid(self) -> int | None:
        """The process that serves the pages."""
        return self._process.pid if self._process is not None else None

    def look_again(self) -> None:
        """If this computer has come into another network, serve pages there too; those that are open come back."""
        now = networks()
        if {each.address for each in now} - {each.address for each in self.networks} or self.trouble:
            self._begin(now)

    def _begin(self, found: tuple[Network, ...]) -> None:
        """Start the process for these networks, in place of one that there may be."""
        if self._process is not None:
            self._process.close(again=True)
        self.networks, self.listening, self.trouble = found, False, ""
        process = PhoneProcess(self.session.game.id, (*(each.address for each in found), LOOPBACK), self.port)
        try:
            process.start()
        except CannotStart as error:
            self._process, self.trouble = None, tell_fault(error)
        else:
            self._process, self._seated = process, None
            self._connect(())
            self._seat_again()
        self.changed.emit()

    def close(self) -> None:
        """End all of it: the process, its port, and the devices' seats."""
        self._timer.stop()
        self.questions.drop()
        self._leave()
        self.session.set_devices({})
        if self._process is not None:
            self._process.close()
            self._process = None
        self.changed.emit()

    def follow(self, session: Session) -> None:
        """Another table of the same people: their devices stay with them, wherever they sit now.

        Another process serves it, so that nothing of the game before is left anywhere; the pages find it by themselves.
        """
        self.questions.drop()
        before = self.session.match.players
        self._leave()
        tickets, players = self.tickets, session.match.players
        moved = {seat: new for seat in tickets if (new := seat_of(before[seat], players, seat)) >= 0}
        self.tickets = {moved[seat]: ticket for seat, ticket in tickets.items() if seat in moved}
        self._present, self._gone = frozenset(), dict.fromkeys(self.tickets, monotonic())
        self._follow(session)
        self._tell_session()
        self._begin(self.networks)

    def kept(self) -> Kept:
        """What is needed to bring the devices back to this table."""
        return Kept(dict(self.tickets), self.code, self.port)

    def _follow(self, session: Session) -> None:
        self.session, self._at, self._lines = session, session.match.current, StoryLines()
        session.reseated.connect(self._reseated)

    def _leave(self) -> None:
        for screen in self._screens.values():
            screen.follow(None)
            self._first = max(self._first, screen.number + 1)
        self._screens = {}
        self.session.reseated.disconnect(self._reseated)

    # ---- who is there ---------------------------------------------------------------------------------------------

    def connected(self, seat: int) -> bool:
        return seat in self._present

    def away(self, seat: int) -> bool:
        """Whether a seat's device has been gone for longer than a page needs to come back."""
        return seat in self.tickets and monotonic() - self._gone.get(seat, monotonic()) >= AWAY

    def lock(self, locked: bool) -> None:
        """Let nobody new join, or let them again."""
        self.locked = locked
        self._seat_again()
        self.changed.emit()

    def free(self, seat: int) -> None:
        """Take a seat from its device: whoever plays it is at this screen again."""
        if self.tickets.pop(seat, None) is None:
            return
        self._present -= {seat}
        self._gone.pop(seat, None)
        self._rest(seat)
        self._tell_session()
        self._seat_again()
        self.changed.emit()

    def give(self, seat: int, name: str) -> None:
        """A seat is played on a device from now on, by somebody of this name, and on no other device."""
        self.tickets[seat] = secrets.token_hex(16)
        self._present -= {seat}
        self._gone[seat] = monotonic()
        self._rest(seat)
        if name and not self.session.why_no_reseat():
            self.session.reseat(seat, name)
        self._tell_session()
        self._seat_again()
        self.said.emit(tr("{name} plays on a phone", name=self._name(seat)))
        self.changed.emit()

    def _reseated(self, change: SeatChange) -> None:
        """A seat changes hands at the desk: a bot needs no device."""
        if change.player.kind:
            self.free(change.seat)
        self._seat_again()
        self.changed.emit()

    def _tell_session(self) -> None:
        self.session.set_devices({seat: not self.away(seat) for seat in self.tickets})

    def _seat_again(self) -> None:
        """Tell the process who sits where, if that has changed."""
        cast, seats = self.session.cast, range(len(self.session.match.players))
        places = tuple(SeatHolder(cast[seat], self.tickets.get(seat, "")) for seat in seats)
        seating = Seating(cast, places, self.code, self.locked)
        if seating != self._seated:
            self._seated = seating
            self.send(seating)

    # ---- the process ----------------------------------------------------------------------------------------------

    def send(self, message: Down) -> None:
        if self._process is not None:
            self._process.send(message)

    def _poll(self) -> None:
        for message in self._process.poll() if self._process is not None else ():
            self._take(message)
        self._notice_away()

    def _take(self, message: Up) -> None:
        match message:
            case Listening():
                self._listening(message)
            case Unable():
                self.trouble = voice(self.session.game.id).tell(message.why)
                self.listening = False
                self._connect(())
                self.said.emit(self.trouble)
                self.changed.emit()
            case Present():
                self._connect(message.seats)
            case Visitors():
                self.watching = message.count
                self._watch()
                self.changed.emit()
            case Joins():
                self._joining.take(message)
            case Wishes():
                self._wish(message)
            case StepsBack():
                self._steps.take(message)
            case Answered():
                self.questions.answer(message.number, message.yes, message.seat)
            case Mishap():
                self.failed.emit(message.what)

    def _listening(self, message: Listening) -> None:
        """Pages are served, perhaps by a process in place of one that was killed: the devices come back to it."""
        self.port, self.listening, self.trouble = message.port, True, ""
        self.watching = 0
        self.questions.drop("seat")  # the visitors of a process are gone with it
        self._connect(())
        self._watch()
        self.changed.emit()

    def _connect(self, seats: Sequence[int]) -> None:
        """These seats' devices are connected now."""
        before, now = self._present, frozenset(seats) & self.tickets.keys()
        self._present = now
        for seat in before - now:
            self._gone[seat] = monotonic()
            self._rest(seat)
        for seat in now - before:
            if self.away(seat):
                self.said.emit(tr("{name}'s phone is back", name=self._name(seat)))
            self._gone.pop(seat, None)
        self._show_connected()
        if before != now:
            self._tell_session()
            self.changed.emit()

    def _notice_away(self) -> None:
        """Say so once when a device has been gone for a while."""
        for seat, connected in self.session.devices.items():
            if connected and self.away(seat):
                self._tell_session()
                self.said.emit(tr("{name}'s phone is away", name=self._name(seat)))
                self.changed.emit()
                return

    def _name(self, seat: int) -> str:
        return self.session.match.players[seat].name

    # ---- what they see --------------------------------------------------------------------------------------------

    def _show_connected(self) -> None:
        for seat in self._present:
            self.screen(seat).follow(self.session)

    def _watch(self) -> None:
        """Show the table to those without a seat, if there is anybody."""
        if self.watching:
            self.screen(TABLE).follow(self.session)
        else:
            self._rest(TABLE)

    def screen(self, viewer: int) -> DeviceScreen:
        if viewer not in self._screens:
            self._screens[viewer] = DeviceScreen(viewer, self._show, self._lines, self._first)
        return self._screens[viewer]

    def _rest(self, viewer: int) -> None:
        """Nobody sees what a viewer would see."""
        if viewer in self._screens:
            self._screens[viewer].follow(None)

    def _show(self, sight: Sight) -> None:
        if self._at is not self.session.match.current:
            self._at = self.session.match.current
            self.questions.lapse()
        self._seat_again()  # in a trial bots may sit in for some
        self.send(sight)

    # ---- wishes ---------------------------------------------------------------------------------------------------

    def _wish(self, wishes: Wishes) -> None:
        seat, screen = wishes.seat, self._screens.get(wishes.seat)
        ruling = self.late(seat, wishes.number)
        if ruling and not wishes.actions:
            ruling = no("", "That means nothing here.", wishes.piece)
        if ruling and screen is not None:
            screen.wish = wishes.wish
            try:
                ruling = self.session.submit(Wish(wishes.actions, "phone", seat, wishes.piece, wishes.spot))
            finally:
                screen.wish = 0
        if not ruling:
            self.send(Ruled(seat, wishes.wish, ruling.clause, ruling.reason, ruling.culprits))

    def late(self, seat: int, number: int) -> Ruling:
        """Whether something else is shown by now than what a wish was made at, or the seat is not on a device."""
        screen = self._screens.get(seat)
        if seat not in self.tickets or screen is None or screen.sight is None or not self.connected(seat):
            return no("", NOT_YOURS)
        return Ruling(True) if screen.sight.number == number else no("", TOO_LATE)

    # ---- questions ------------------------------------------------------------------------------------------------

    def _query(self, question: OpenQuestion) -> None:
        if question.seat >= 0:
            self.send(Query(question.seat, question.number, question.sentence, question.yes, question.no))

    def _unquery(self, question: OpenQuestion) -> None:
        if question.seat >= 0:
            self.send(QuerySettled(question.seat, question.number))
