"""The owner's side of the process that serves phones, without Qt:

    phones = PhoneProcess("nut-hunt", ("192.168.1.20",))
    phones.start()                       # raises CannotStart
    phones.send(Seating(…))              # what a viewer may see, and answers
    for message in phones.poll():        # never waits; call it when `connection` is readable, and now and then
        …
    phones.close()                       # ends the process, and frees the port

Sending never waits either: a thread does it, so that a window does not stand still while a view goes through the pipe.
What was sent last of each kind is kept. If the process dies, poll() starts another at the same port and sends it that,
so that every page comes back by itself and shows what it showed. `connection` is another object then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final

import attrs

from nutdesk import children
from nutdesk.core import house
from nutdesk.core.words import say
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import (
    Answered,
    Closing,
    Down,
    Listening,
    Mishap,
    Query,
    QuerySettled,
    Seating,
    Sight,
    Unable,
    Up,
)
from nutdesk.threads import CannotStart, Threads

RESTARTS: Final = 5
"""So many times in a minute it is started again; beyond, something is wrong with this machine."""
MINUTE: Final = 60.0
GOODBYE: Final = 1.0
"""Seconds that it has to end."""
GAVE_UP: Final = say("The pages for phones stopped again and again.")


class PhoneProcess:
    """Starts the process, talks with it, and starts it again."""

    def __init__(
        self,
        game: str,
        addresses: Sequence[str],
        port: int = 0,
        limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:
        self._game, self._addresses, self._limits = game, tuple(addresses), limits
        self.port = port
        """The port of the pages; 0 until it is known."""
        self._process: BaseProcess | None = None
        self._connection: children.PipeEnd | None = None
        self._sender: Threads | None = None
        self._unable = False
        """Whether it has said that it cannot serve: then it is not started again."""
        self._starts: list[float] = []
        self._seating: Seating | None = None
        self._sights: dict[int, Sight] = {}
        self._queries: dict[tuple[int, int], Query] = {}

    @property
    def connection(self) -> children.PipeEnd | None:
        """Becomes readable when there is something to poll; None while no process runs."""
        return self._connection

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start the process; raises CannotStart."""
        self._unable = False
        self._starts = [*(at for at in self._starts if at > monotonic() - MINUTE), monotonic()]
        words = (self._game, self._addresses, self.port, house.everything(), self._limits)
        self._process, self._connection = children.start(serve, *words, name="nutdesk phones")
        self._sender = Threads("to the phones")

    def send(self, message: Down) -> None:
        """Tell the process something, in the order of these calls."""
        match message:
            case Seating():
                self._seating = message
            case Sight():
                self._sights[message.viewer] = attrs.evolve(message, pictures=(), wish=0)
            case Query():
                self._queries[message.seat, message.number] = message
            case QuerySettled():
                self._queries.pop((message.seat, message.number), None)
        self._post(message)

    def poll(self) -> list[Up]:
        """What has come up. If the process has died, another is started; if that does not help, Unable says so."""
        heard: list[Up] = []
        try:
            while self._connection is not None and self._connection.poll():
                message = self._connection.recv()
                if isinstance(message, Listening):
                    self.port = message.port
                elif isinstance(message, Unable):
                    self._unable = True
                elif isinstance(message, Answered):
                    self._queries.pop((message.seat, message.number), None)
                heard.append(message)
        except (EOFError, OSError):
            heard += self._again()
        return heard

    def close(self, *, again: bool = False) -> None:
        """End the process; its port is free after that. The pages are told, unless they shall find another there."""
        if not again:
            self._post(Closing())
        process, connection, sender = self._process, self._connection, self._sender
        self._process = self._connection = self._sender = None
        if process is not None and not again:
            process.join(GOODBYE)
        if connection is not None:
            with suppress(OSError):
                connection.close()
        if process is not None:
            process.join(GOODBYE)
            if process.is_alive():
                process.kill()
            process.join()
            process.close()
        if sender is not None:
            sender.shutdown(cancel_futures=True)

    def _again(self) -> list[Up]:
        """Start another process in place of one that died, and tell it all that it must know."""
        self.close(again=True)
        if self._unable:
            return []
        if len(self._starts) > RESTARTS and self._starts[-RESTARTS] > monotonic() - MINUTE:
            return [Unable(GAVE_UP)]
        try:
            self.start()
        except CannotStart as error:
            return [Unable(str(error))]
        for message in (self._seating, *self._sights.values(), *self._queries.values()):
            if message is not None:
                self._post(message)
        return [Mishap("the process for phones was started again")]

    def _post(self, message: Down) -> None:
        connection, sender = self._connection, self._sender
        if connection is None or sender is None:
            return

        def post() -> None:
            with suppress(OSError, ValueError):  # poll will notice
                connection.send(message)

        sender.submit(post)


# The other side


def serve(
    connection: children.PipeEnd,
    game: str,
    addresses: Sequence[str],
    port: int,
    laid: Mapping[str, str],
    limits: Limits,
) -> None:
    """What the process runs: serve phones, with the owner's house data, until the pipe is closed."""
    for each, text in laid.items():
        house.lay(each, text)
    from nutdesk.phones import service  # only here, as the owner needs no server

    service.run(connection, game, addresses, port, limits)


__all__ = ["PhoneProcess"]
