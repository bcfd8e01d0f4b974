"""Undo and redo as a device asks for them: as fair play allows, and not without those whose steps they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from nutdesk.core.game import Ruling, no
from nutdesk.core.match import Entry
from nutdesk.core.words import Seat, say
from nutdesk.desk.phones.device_screen import DeviceScreen, askable, headline, why_no_undo
from nutdesk.desk.phones.questions import Questions
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import Down, Ruled, StepsBack

TOO_LATE = say("The table has changed. Look again.")


class Devices(Protocol):
    """The host of the devices, as it is needed here."""

    session: Session

    def connected(self, seat: int) -> bool: ...

    def late(self, seat: int, number: int) -> Ruling:
        """Whether something else is shown by now than what was asked at."""

    def screen(self, viewer: int) -> DeviceScreen: ...

    def send(self, message: Down) -> None: ...


class StepRequests:
    """Does what is asked, or has the questions ask the others first."""

    def __init__(self, devices: Devices, questions: Questions) -> None:
        self.devices, self.questions = devices, questions

    def take(self, wants: StepsBack) -> None:
        """Somebody asks for undo or redo."""
        seat, session = wants.seat, self.devices.session
        ruling = self.devices.late(seat, wants.number)
        steps = session.step_on(seat) if wants.redo else session.step_back()
        if ruling and not steps:
            ruling = no("", say("There is nothing to redo.") if wants.redo else why_no_undo(session))
        if ruling and self.questions.is_open(("undo", seat)):
            ruling = no("", "The others are being asked already.")
        if not ruling:
            self._refuse(wants, ruling.reason)
            return
        self._ask(wants, askable(session, steps, seat), steps[0 if wants.redo else -1])

    def _ask(self, wants: StepsBack, owners: Sequence[int], step: Entry) -> None:
        """Ask the owners one after the other; when nobody minds, do it."""
        session, here = self.devices.session, self.devices.session.match.current
        if not owners:
            self._do(wants)
            return
        owner, parts = owners[0], {"seat": Seat(wants.seat), "move": headline(step)}

        def then(answer: bool | None) -> None:
            if session.match.current is not here:
                self._refuse(wants, TOO_LATE)
            elif answer:
                self._ask(wants, owners[1:], step)
            elif answer is None:
                self._refuse(wants, say("{seat} has not answered, so nothing changes.", seat=Seat(owner)))
            else:
                self._refuse(wants, say("{seat} would rather not.", seat=Seat(owner)))

        redo = say("{seat} would like to play this again: {move}", **parts)
        undo = say("{seat} would like to take this back: {move}", **parts)
        on_device = self.devices.connected(owner)
        self.questions.ask(
            redo if wants.redo else undo,
            say("All right"),
            say("Rather not"),
            then,
            about=("undo", wants.seat),
            seat=owner if on_device else -1,
            at_desk=not on_device,
            lapses=True,
        )

    def _do(self, wants: StepsBack) -> None:
        self.devices.screen(wants.seat).wish = wants.wish
        if wants.redo:
            self.devices.session.redo_for(wants.seat)
        else:
            self.devices.session.undo()

    def _refuse(self, wants: StepsBack, why: str) -> None:
        self.devices.send(Ruled(wants.seat, wants.wish, "", why))


__all__ = ["TOO_LATE", "StepRequests"]
