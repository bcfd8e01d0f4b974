"""Who holds which seat from which device, what each of them is shown, and what of their wishes goes up to the desk.

The usher decides nothing about the game. A wish goes up only if a page that shows the newest state could have made it:
by the place of a gesture or button in the table that was sent, or by two things that lie on it.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from itertools import count
from secrets import randbits
from typing import Final

from nutdesk.browser.plain import Words
from nutdesk.core.clean import LONGEST_NAME, clean
from nutdesk.core.game import TABLE, Game
from nutdesk.core.moves import Action
from nutdesk.core.words import Say, say
from nutdesk.languages import LANGUAGES
from nutdesk.phones.device import Device, Stage
from nutdesk.phones.form import BadMessage, Message
from nutdesk.phones.limits import Limits, Mistakes
from nutdesk.phones.messages import (
    Admitted,
    Answered,
    Down,
    Joins,
    Present,
    Query,
    QuerySettled,
    Ruled,
    Seating,
    Sight,
    StepsBack,
    Turned,
    Up,
    Visitors,
    Wishes,
)
from nutdesk.phones.showing import Quills, Showing, tongue

NOT_UNDERSTOOD: Final = say("This page and the table do not understand each other. Load the page again.")
NO_SEAT: Final = say("This link is not valid any more. Scan the code at the table again.")
FREED: Final = say("Your seat is not on this device any more. Scan the code at the table to join again.")
ELSEWHERE: Final = say("Your seat is open on another device now.")
STAYS: Final = say("Your seat stays on the other device.")
CLOSED: Final = say("The table is closed. Thank you for playing!")
TOO_OFTEN: Final = say("That was wrong too often. Wait a minute, then try again.")
WRONG_CODE: Final = say("That is not the code. It is shown at the table.")
LOCKED: Final = say("Nobody new can join at the moment.")
NO_NAME: Final = say("Type a name that people can read.")
NO_SUCH_SEAT: Final = say("There is no such seat.")
TOO_LATE: Final = say("The table has changed. Look again.")
NOT_NOW: Final = say("That cannot be done now.")
SECOND: Final = say("This seat is open on another device. Go on here?")
GO_ON, LEAVE_IT = say("Go on here"), say("Leave it there")

GOODBYE: Final = 0.6
"""Seconds in which pages take the news that the table is closed …"""
SHORT: Final = 0.02
"""… and in which we look whether they have."""
OVER_HERE: Final = 0
"""The number of the usher's own question; those of the desk begin at 1."""
ENGLISH: Final = "en"


class Usher:
    """Everybody who is connected, and what they may see."""

    def __init__(self, game: Game, send: Callable[[Up], None], limits: Limits) -> None:
        self._game, self._send, self._limits = game, send, limits
        self._seating: Seating | None = None
        self._seated = asyncio.Event()
        """Set once it is known who sits where; nobody is let in before."""
        self._quills = Quills(game, ())
        self._showings: dict[int, Showing] = {}
        self._questions: dict[int, dict[int, Query]] = {}
        self._devices: dict[Device, None] = {}
        """In the order in which they came."""
        self._holders: dict[int, Device] = {}
        self._mistakes = Mistakes(limits.mistakes, limits.mistakes_in_all)
        # Begun at random, so that no answer to a process before this one is taken for an answer to this.
        self._visitor_numbers, self._wish_numbers = count(randbits(30) + 1), count(randbits(30) + 1)
        self._open: dict[int, tuple[Device, int]] = {}
        """The wishes without an answer: whose they are, and their number on that page."""
        self._present: tuple[int, ...] = ()
        self._waiting = 0

    # ---- from the desk --------------------------------------------------------------------------------------------

    def take(self, message: Down) -> None:
        """Do what the desk says."""
        match message:
            case Seating():
                self._seat_all(message)
            case Sight():
                self._show(message)
            case Ruled():
                self._rule(message)
            case Query():
                self._questions.setdefault(message.seat, {})[message.number] = message
                self._ask(message.seat, message)
            case QuerySettled():
                self._questions.get(message.seat, {}).pop(message.number, None)
                if message.seat in self._holders:
                    self._holders[message.seat].tell({"is": "settled", "question": message.number})
            case Admitted():
                self._admit(message)
            case Turned():
                self._turn(message)

    def _seat_all(self, seating: Seating) -> None:
        old, self._seating = self._seating, seating
        for device in list(self._devices):
            holds = device.stage in (Stage.SEATED, Stage.SECOND)
            if holds and not (old and self._ticket(device.seat, old) == self._ticket(device.seat, seating)):
                self._part(device, FREED)
        for device in list(self._devices):
            if device.stage is Stage.VISITOR:
                if device.seat >= 0 and self._ticket(device.seat, seating):
                    self._hold(device, device.seat)
                else:
                    self._hall(device)
        if old is None or old.cast != seating.cast:
            self._quills = Quills(self._game, seating.cast)
            for viewer, showing in self._showings.items():  # names stand in every view
                self._showings[viewer] = Showing(self._quills, showing.sight)
            for device in self._devices:
                self._picture(device, news=False)
        self._seated.set()

    def _show(self, sight: Sight) -> None:
        if sight.wish in self._open:
            device, wish = self._open.pop(sight.wish)
            if device.stage is Stage.SEATED and device.seat == sight.viewer:
                device.tell({"is": "done", "wish": wish})
        self._showings[sight.viewer] = Showing(self._quills, sight)
        for device in self._devices:
            if self._viewer(device) == sight.viewer:
                self._picture(device)

    def _rule(self, ruled: Ruled) -> None:
        device, wish = self._open.pop(ruled.wish, (None, 0))
        if device is None or device.stage is not Stage.SEATED or device.seat != ruled.seat:
            return
        self._refuse(device, wish, ruled.reason, ruled.clause, ruled.culprits)

    def _ask(self, seat: int, query: Query) -> None:
        device = self._holders.get(seat)
        if device is not None:
            words = self._words(device)
            device.tell(
                {
                    "is": "question",
                    "question": query.number,
                    "says": words(query.sentence),
                    "yes": words(query.yes),
                    "no": words(query.no),
                }
            )

    def _admit(self, admitted: Admitted) -> None:
        device = self._visitor(admitted.visitor)
        if device is None:
            return
        device.waits_for = -1
        if self._seating is not None and self._ticket(admitted.seat, self._seating):
            self._hold(device, admitted.seat)
        else:
            device.seat = admitted.seat  # its ticket comes with the next seating

    def _turn(self, turned: Turned) -> None:
        device = self._visitor(turned.visitor)
        if device is not None:
            device.waits_for = -1
            self._turn_away(device, turned.why)

    async def close(self) -> None:
        """Tell every page that the table is closed, and wait until they know."""
        for device in list(self._devices):
            self._part(device, CLOSED)
        async with asyncio.timeout(GOODBYE):
            while self._devices:
                await asyncio.sleep(SHORT)

    def _visitor(self, number: int) -> Device | None:
        found = (device for device in self._devices if device.stage is Stage.VISITOR and device.visitor == number)
        return next(found, None)

    # ---- from the devices -----------------------------------------------------------------------------------------

    def arrive(self, device: Device) -> None:
        self._devices[device] = None

    def leave(self, device: Device) -> None:
        """Its socket is closed, whoever closed it."""
        device.stage = Stage.GONE
        self._devices.pop(device, None)
        if self._holders.get(device.seat) is device:
            del self._holders[device.seat]
        self._open = {wish: asked for wish, asked in self._open.items() if asked[0] is not device}
        self._count()

    async def hear(self, device: Device, message: Message) -> None:
        """Do what a page wants; raises BadMessage if no page of ours would want that now."""
        do = message["do"]
        if (do == "hello") != (device.stage is Stage.NEW):
            raise BadMessage("hello")
        if do == "hello":
            await self._greet(device, message)
        elif do == "language":
            device.language = language(message["language"])
            self._repeat(device)
        elif do in ("sit", "watch") and device.stage is Stage.VISITOR:
            self._join(device, message)
        elif do == "answer":
            self._answer(device, message["question"], message["yes"])
        elif "wish" in message and device.stage is Stage.SEATED:
            self._wish(device, message)
        # Anything else crossed what made it pointless: a second tap on a seat that has just been given.

    async def _greet(self, device: Device, hello: Message) -> None:
        await self._seated.wait()
        assert self._seating is not None
        device.language = language(hello["language"])
        if hello["ticket"]:
            seat = self._seat_of(hello["ticket"])
            if seat < 0:
                wait = self._mistakes.too_many(device.address)
                self._mistakes.note(device.address)
                self.dismiss(device, TOO_OFTEN if wait else NO_SEAT)
            else:
                await self._return(device, seat, hello["ticket"])
            return
        if self._seating.code and hello["code"]:
            if self._mistakes.too_many(device.address):
                self.dismiss(device, TOO_OFTEN)
                return
            if not same(hello["code"], self._seating.code):
                self._mistakes.note(device.address)
                self.dismiss(device, WRONG_CODE)
                return
        device.visitor = next(self._visitor_numbers) if hello["code"] or not self._seating.code else 0
        device.stage = Stage.VISITOR
        self._hall(device)
        self._count()

    async def _return(self, device: Device, seat: int, ticket: str) -> None:
        """A device with a ticket takes its seat again, or asks if another that answers has it."""
        while (other := self._holders.get(seat)) is not None and await other.alive():
            if self._holders.get(seat) is other and device.stage is Stage.NEW:
                device.stage, device.seat = Stage.SECOND, seat
                self._ask_over(device)
            if device.stage is not Stage.NEW:
                return
        if device.stage is not Stage.NEW:
            return  # it has gone while we asked
        if self._seat_of(ticket) == seat:
            self._hold(device, seat)
        else:  # the desk has given it to somebody else while we asked
            self.dismiss(device, FREED)

    def _ask_over(self, device: Device) -> None:
        words = self._words(device)
        device.tell(
            {
                "is": "question",
                "question": OVER_HERE,
                "says": words(SECOND),
                "yes": words(GO_ON),
                "no": words(LEAVE_IT),
            }
        )

    def _join(self, device: Device, message: Message) -> None:
        assert self._seating is not None
        if not device.visitor or device.waits_for >= 0:
            return
        if message["do"] == "watch":
            device.stage = Stage.WATCHING
            self._picture(device)
        elif self._seating.locked:
            self._turn_away(device, LOCKED)
        elif not message["seat"] < len(self._seating.places):
            self._turn_away(device, NO_SUCH_SEAT)
        elif not (name := clean(message["name"], LONGEST_NAME)):
            self._turn_away(device, NO_NAME)
        else:
            device.waits_for = message["seat"]
            self._send(Joins(device.visitor, message["seat"], name))

    def _answer(self, device: Device, number: int, yes: bool) -> None:
        if device.stage is Stage.SECOND and number == OVER_HERE:
            if yes:
                device.tell({"is": "settled", "question": OVER_HERE})
                self._hold(device, device.seat)
            else:
                self._part(device, STAYS)
        elif device.stage is Stage.SEATED and self._questions.get(device.seat, {}).pop(number, None) is not None:
            device.tell({"is": "settled", "question": number})
            self._send(Answered(device.seat, number, yes))

    # ---- wishes ---------------------------------------------------------------------------------------------------

    def _wish(self, device: Device, message: Message) -> None:
        wish, do, seat = message["wish"], message["do"], device.seat
        if wish <= device.last_wish:
            raise BadMessage("wish")
        device.last_wish = wish
        showing = self._showings.get(seat)
        if showing is None or message["at"] != showing.number:
            self._refuse(device, wish, TOO_LATE)
        elif do in ("undo", "redo"):
            self._send(StepsBack(seat, self._opened(device, wish), showing.number, do == "redo"))
        elif do == "try":
            self._try(device, wish, showing, message["piece"], message["spot"])
        else:
            self._choose(device, wish, showing, do, message["index"])

    def _choose(self, device: Device, wish: int, showing: Showing, what: str, index: int) -> None:
        if what == "gesture":
            if index >= len(showing.table.gestures):
                raise BadMessage("index")
            gesture = showing.table.gestures[index]
            self._wishes(device, wish, showing, gesture.actions, gesture.piece, gesture.spot)
            return
        if index >= len(showing.table.buttons):
            raise BadMessage("index")
        button = showing.table.buttons[index]
        if button.why_not or button.waits or not button.actions:
            self._refuse(device, wish, button.why_not or NOT_NOW, button.clause)
        else:
            self._wishes(device, wish, showing, button.actions)

    def _try(self, device: Device, wish: int, showing: Showing, piece: str, spot: str) -> None:
        if not {piece, spot} <= showing.things():
            raise BadMessage("piece")
        offered = (
            gesture.actions for gesture in showing.table.gestures if (gesture.piece, gesture.spot) == (piece, spot)
        )
        actions = next(offered, None)
        if actions is None:
            actions = self._game.attempt(showing.view, piece, spot)
        self._wishes(device, wish, showing, actions, piece, spot)

    def _wishes(
        self,
        device: Device,
        wish: int,
        showing: Showing,
        actions: tuple[Action, ...],
        piece: str = "",
        spot: str = "",
    ) -> None:
        number = self._opened(device, wish)
        self._send(Wishes(device.seat, number, showing.number, actions, piece, spot))

    def _opened(self, device: Device, wish: int) -> int:
        number = next(self._wish_numbers)
        self._open[number] = (device, wish)
        return number

    # ---- seats ----------------------------------------------------------------------------------------------------

    def _hold(self, device: Device, seat: int) -> None:
        """Give a seat to a device, whoever had it."""
        assert self._seating is not None
        other = self._holders.pop(seat, None)
        if other is not None and other is not device:
            self._part(other, ELSEWHERE)
        device.stage, device.seat, self._holders[seat] = Stage.SEATED, seat, device
        device.tell({"is": "yours", "seat": seat, "ticket": self._ticket(seat, self._seating)})
        self._repeat(device)
        self._count()

    def _repeat(self, device: Device) -> None:
        """Everything that a device has to know now."""
        if device.stage is Stage.VISITOR:
            self._hall(device)
        elif device.stage is Stage.SECOND:
            self._ask_over(device)
        else:
            self._picture(device, news=False)
            for query in self._questions.get(device.seat, {}).values() if device.stage is Stage.SEATED else ():
                self._ask(device.seat, query)

    def _picture(self, device: Device, *, news: bool = True) -> None:
        """Show a device the newest state of its viewer."""
        showing = self._showings.get(viewer) if (viewer := self._viewer(device)) is not None else None
        if showing is not None:
            device.show(showing, news=news)

    def _hall(self, device: Device) -> None:
        """Who plays, and which seats are free; to somebody without the code only that there is a game."""
        assert self._seating is not None
        words, seating = self._words(device), self._seating
        seats = [
            {
                "seat": seat,
                "name": words(place.player.name),
                "colour": place.player.colour,
                "kind": place.player.kind,
                "taken": bool(place.ticket),
            }
            for seat, place in enumerate(seating.places if device.visitor else ())
        ]
        device.tell(
            {
                "is": "hall",
                "game": {"id": self._game.id, "title": words(self._game.title)},
                "seats": seats,
                "needs_code": not device.visitor,
                "locked": seating.locked,
                "language": device.language,
            }
        )

    def _viewer(self, device: Device) -> int | None:
        """Whose sight a device gets; None for nobody's."""
        if device.stage is Stage.SEATED:
            return device.seat
        return TABLE if device.stage is Stage.WATCHING else None

    def _seat_of(self, ticket: str) -> int:
        """The seat of a ticket; -1 for none. All are compared, so that the time tells nothing."""
        assert self._seating is not None
        found = -1
        for seat, place in enumerate(self._seating.places):
            if same(ticket, place.ticket) and place.ticket:
                found = seat
        return found

    @staticmethod
    def _ticket(seat: int, seating: Seating) -> str:
        return seating.places[seat].ticket if 0 <= seat < len(seating.places) else ""

    # ---- words ----------------------------------------------------------------------------------------------------

    def _words(self, device: Device) -> Words:
        return tongue(self._game.id, self._seating.cast if self._seating else (), device.language)

    def dismiss(self, device: Device, why: Say | str) -> None:
        """Tell a page why this is over, in its language."""
        device.dismiss(self._words(device)(why))

    def _part(self, device: Device, why: Say | str) -> None:
        """Take the seat from a device, and tell it why."""
        if self._holders.get(device.seat) is device:
            del self._holders[device.seat]
        self.dismiss(device, why)
        self._count()

    def _turn_away(self, device: Device, why: Say | str) -> None:
        """A visitor does not get what they wanted, and may choose again."""
        device.tell({"is": "turned", "why": self._words(device)(why)})

    def _refuse(
        self, device: Device, wish: int, why: Say | str, clause: str = "", culprits: tuple[str, ...] = ()
    ) -> None:
        device.tell(
            {
                "is": "ruling",
                "wish": wish,
                "clause": clause,
                "says": self._words(device)(why),
                "culprits": list(culprits),
            }
        )

    def _count(self) -> None:
        """Tell the desk who is there, if that has changed."""
        present = tuple(sorted(self._holders))
        if present != self._present:
            self._present = present
            self._send(Present(present))
        waiting = sum(device.stage in (Stage.VISITOR, Stage.WATCHING) for device in self._devices)
        if waiting != self._waiting:
            self._waiting = waiting
            self._send(Visitors(waiting))


def same(given: str, kept: str) -> bool:
    """Whether two secrets are equal, found out in a time that does not tell how much of them is."""
    return hmac.compare_digest(given.encode(), kept.encode())


def language(tag: str) -> str:
    """The language of ours for a browser's: de for de-AT; English for those that we do not have."""
    code = tag.partition("-")[0].lower()
    return code if code in LANGUAGES else ENGLISH


__all__ = ["Usher", "language", "same"]
