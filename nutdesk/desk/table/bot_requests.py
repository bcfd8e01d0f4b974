"""The window's side of the process for bots: ask, and be called back, without ever waiting."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

if TYPE_CHECKING:
    from nutdesk.bots.process import BotProcess, Reply
    from nutdesk.core.game import View

    Then = Callable[[Reply], None]

POLL = 15
"""Milliseconds between two checks for an answer."""


class BotRequests(QObject):
    """One process for all windows; it is started with the first request."""

    unable = Signal(object)
    """Only quick moves are possible here, and why; sent once, however often it happens."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.house: BotProcess | None = None
        self._waiting: dict[int, Then] = {}
        self._told = False
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._poll)

    def open(self) -> BotProcess:
        """The process, ready to be asked."""
        if self.house is None:
            from nutdesk.bots.process import BotProcess  # a game without bots and hints never needs it

            self.house = BotProcess()
        return self.house

    def wait(self, ticket: int, then: Then) -> None:
        """Call `then` when the reply to a ticket has come."""
        self._waiting[ticket] = then
        self._timer.start()

    def cancel(self, ticket: int) -> None:
        """No answer will come for it."""
        if self._waiting.pop(ticket, None) is not None and self.house is not None:
            self.house.cancel(ticket)

    def close(self) -> None:
        """End the process; nobody is called back any more."""
        self._timer.stop()
        self._waiting.clear()
        if self.house is not None:
            self.house.close()
            self.house = None

    def _poll(self) -> None:
        if self.house is None or not self._waiting:
            self._timer.stop()
            return
        for answer in self.house.poll():
            if answer.unable and not self._told:
                self._told = True
                self.unable.emit(answer.mishap)
            then = self._waiting.pop(answer.ticket, None)
            if then is not None:
                then(answer)


@cache
def thinking() -> BotRequests:
    """The requests of this program; they end with the application."""
    app = QCoreApplication.instance()
    office = BotRequests(app)
    if app is not None:
        app.aboutToQuit.connect(office.close)
    return office


def stop_thinking() -> None:
    """End the process, if there is one: the window is closed."""
    thinking().close()


class OwnRequests:
    """The requests of one part of the window; they are cancelled when it goes."""

    def __init__(self, owner: QObject) -> None:
        self._tickets: set[int] = set()
        self.hasty = False
        """Whether a reply was only a quick one."""
        owner.destroyed.connect(self.cancel)

    @property
    def open(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._tickets)

    def move(self, game: str, view: View, level: str, seed: str, then: Then) -> None:
        """Ask for a move of a level for the viewer's seat."""
        self._wait(thinking().open().ask(game, view, level, seed), then)

    def hint(self, game: str, view: View, seed: str, then: Then) -> None:
        """Ask for up to three good moves for the viewer's seat."""
        self._wait(thinking().open().hint(game, view, seed), then)

    def evaluate(self, game: str, state: Any, seed: str, iterations: int, then: Then) -> None:
        """Ask for every seat's chance of winning in a position that hides nothing any more."""
        self._wait(thinking().open().evaluate(game, state, seed, iterations), then)

    def cancel(self, *_: object) -> None:
        """Cancel whatever was asked."""
        tickets, self._tickets = self._tickets, set()
        for ticket in tickets:
            thinking().cancel(ticket)

    def _wait(self, ticket: int, then: Then) -> None:
        self._tickets.add(ticket)
        thinking().wait(ticket, partial(self._take, then))

    def _take(self, then: Then, answer: Reply) -> None:
        self._tickets.discard(answer.ticket)
        self.hasty |= bool(answer.mishap)
        then(answer)
