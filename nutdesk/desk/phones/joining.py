"""Who gets a seat: whoever asks for a free one, and for one that a device has whoever the others let in."""

from __future__ import annotations

from typing import Protocol

from nutdesk.core.clean import LONGEST_NAME, clean
from nutdesk.core.words import Say, Seat, say
from nutdesk.desk.phones.questions import Questions
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import Admitted, Down, Joins, Turned


class Seats(Protocol):
    """The host of the devices, as it is needed here."""

    session: Session
    tickets: dict[int, str]
    locked: bool

    def connected(self, seat: int) -> bool: ...

    def give(self, seat: int, name: str) -> None:
        """A seat is played on another device from now on."""

    def send(self, message: Down) -> None: ...


class Joining:
    """Gives seats to visitors, or says why not."""

    def __init__(self, seats: Seats, questions: Questions) -> None:
        self.seats, self.questions = seats, questions

    def take(self, joins: Joins) -> None:
        """A visitor wants a seat."""
        seat, players = joins.seat, self.seats.session.match.players
        if self.seats.locked:
            self._turn(joins, say("Nobody new can join at the moment."))
        elif not 0 <= seat < len(players):
            self._turn(joins, say("There is no such seat."))
        elif players[seat].kind:
            self._turn(joins, say("A bot plays this seat. Ask at the table to get it."))
        elif seat not in self.seats.tickets:
            self._admit(joins)
        elif self.questions.is_open(("seat", seat)):
            self._turn(joins, say("Somebody else is asking for this seat just now."))
        else:
            self._ask(joins)

    def _ask(self, joins: Joins) -> None:
        """Somebody without a ticket wants a seat that a device has: a lost phone, or a mistake."""
        seat = joins.seat

        def then(answer: bool | None) -> None:
            if answer and not self.seats.session.match.players[seat].kind:
                self._admit(joins)
            elif answer is None:
                self._turn(joins, say("Nobody at the table has answered. Ask there, and try again."))
            else:
                self._turn(joins, say("The table says no. This seat stays on the other device."))

        self.questions.ask(
            say("Somebody on another device says: I am {seat}. Shall this seat go there?", seat=Seat(seat)),
            say("Yes, let them in"),
            say("No, it stays here"),
            then,
            about=("seat", seat),
            seat=seat if self.seats.connected(seat) else -1,
            at_desk=True,
        )

    def _admit(self, joins: Joins) -> None:
        self.seats.give(joins.seat, clean(joins.name, LONGEST_NAME))
        self.seats.send(Admitted(joins.visitor, joins.seat))

    def _turn(self, joins: Joins, why: Say) -> None:
        self.seats.send(Turned(joins.visitor, why))


__all__ = ["Joining"]
