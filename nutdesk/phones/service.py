"""What the process runs: pages and sockets at one port, for one table, until the pipe to the desk is closed.

It knows what the desk has sent, which is what the viewers may see; it has no position and decides no move. Whatever
fails in here is told to the desk as a Mishap, which names a kind of error and a line of code and nobody's words.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from traceback import extract_tb
from typing import Any, Final

from aiohttp import WSMsgType, web

from nutdesk import children, games
from nutdesk.core.words import say
from nutdesk.phones import answers
from nutdesk.phones.addresses import hosts, private
from nutdesk.phones.device import Device, Stage
from nutdesk.phones.door import Caller, Door
from nutdesk.phones.form import BadMessage, read
from nutdesk.phones.limits import Allowance, Limits
from nutdesk.phones.messages import Closing, Listening, Mishap, Unable, Up
from nutdesk.phones.pages import Pages
from nutdesk.phones.usher import NOT_UNDERSTOOD, Usher
from nutdesk.threads import Threads

WATCHED = sys.platform != "win32"
"""Whether the loop can watch a pipe: that of Windows cannot."""
BACKLOG: Final = 32
TRIES: Final = 20
"""How many free ports are tried until one is free at every address."""
NOT_PRIVATE: Final = say("This computer has no address in a home network.")
PORT_TAKEN: Final = say("The addresses for phones cannot be used at the moment.")
NO_PAGE: Final = "This is not a page of ours."
AT_ONCE: Final = 0.01
"""Seconds that whatever is still going on has to end; for none there would be no limit."""
LAST_WORDS: Final = 2.0
"""Seconds that a page has to close its side."""
TOO_FAST: Final = say("This page sent too much at once. Load it again.")
TOO_LATE_TO_SAY: Final = say("Nobody said who is there. Load the page again.")
UNDECIDED: Final = say("Nobody chose a seat for a long time. Load the page again.")


def run(connection: children.PipeEnd, game: str, addresses: Sequence[str], port: int, limits: Limits) -> None:
    """Serve phones at these addresses and this port (0: any that is free), until the pipe is closed."""
    with suppress(EOFError, OSError):
        asyncio.run(Service(connection, game, limits).run(tuple(addresses), port))


class Service:
    """The process: its pipe, its sockets, and what holds them together."""

    def __init__(self, connection: children.PipeEnd, game: str, limits: Limits) -> None:
        self._connection, self._limits = connection, limits
        self._up, self._down = Threads("to the desk"), Threads("from the desk")
        self._unsent = 0
        self._over = asyncio.Event()
        self._closing = False
        """Whether the pages are told that there is nothing to come back to."""
        self._game = games.load(game)
        self._usher = Usher(self._game, self.send, limits)

    async def run(self, addresses: tuple[str, ...], port: int) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self._mishap(context.get("exception")))
        _listen_to_logs(self._mishap)
        if not addresses or not all(map(private, addresses)):
            self._connection.send(Unable(NOT_PRIVATE))
            return
        try:
            doors = opened(addresses, port)
        except OSError:
            self._connection.send(Unable(PORT_TAKEN))
            return
        port = doors[0].getsockname()[1]
        door = Door(Pages(self._game), self._talk, hosts(addresses, port), self._limits)
        servers = [await loop.create_server(door, sock=each, backlog=BACKLOG) for each in doors]
        gc.collect()
        gc.freeze()  # what is there now stays
        self._read()
        self.send(Listening(port, addresses))
        await self._over.wait()
        for server in servers:
            server.close()
        if self._closing:
            with suppress(TimeoutError):
                await self._usher.close()
        await door.shutdown(AT_ONCE)
        self._up.shutdown(wait=False, cancel_futures=True)

    # ---- the pipe -------------------------------------------------------------------------------------------------

    def send(self, message: Up) -> None:
        """Tell the desk something, without waiting until it listens."""
        if self._unsent >= self._limits.waiting and not isinstance(message, Listening):
            return  # the desk hangs, and what is wished meanwhile comes too late anyway
        self._unsent += 1
        self._up.submit(self._connection.send, message).add_done_callback(self._sent)

    def _sent(self, _: object) -> None:
        self._unsent -= 1

    def _read(self) -> None:
        """Take what the desk says as it comes: where the loop can watch the pipe, or else by a thread."""
        loop = asyncio.get_running_loop()
        if WATCHED:
            loop.add_reader(self._connection.fileno(), self._take_all)
        else:
            self._down.submit(self._follow, loop.call_soon_threadsafe)

    def _take_all(self) -> None:
        try:
            while self._connection.poll():
                self._take(self._connection.recv())
        except (EOFError, OSError):
            self._end()

    def _follow(self, call: Callable[..., object]) -> None:
        try:
            message = None
            while not isinstance(message, Closing):
                message = self._connection.recv()
                call(self._take, message)
        except (EOFError, OSError):
            with suppress(RuntimeError):  # the loop has ended already
                call(self._end)

    def _take(self, message: Any) -> None:
        if isinstance(message, Closing):
            self._closing = True
            self._over.set()
            return
        try:
            self._usher.take(message)
        except Exception as error:
            self._mishap(error)

    def _end(self) -> None:
        if WATCHED:
            asyncio.get_running_loop().remove_reader(self._connection.fileno())
        self._over.set()

    def _mishap(self, error: BaseException | None) -> None:
        """Something failed: its kind and its place for the log of the desk, without what it was about."""
        if error is not None and not isinstance(error, ConnectionError | asyncio.CancelledError):
            self.send(Mishap(where(error)))

    # ---- the sockets ----------------------------------------------------------------------------------------------

    async def _talk(self, request: web.BaseRequest) -> web.StreamResponse:
        """A page has opened its socket: hear it until it closes."""
        if not request.headers.getall("Origin", []):
            return answers.sentence(403, "Another page may not ask for this.")
        if "Sec-WebSocket-Protocol" in request.headers:
            return answers.sentence(400, NO_PAGE)
        line = web.WebSocketResponse(
            timeout=LAST_WORDS, autoping=False, heartbeat=self._limits.pulse, max_msg_size=self._limits.message
        )
        line.headers.update(answers.headers())
        try:
            await line.prepare(request)
        except (web.HTTPException, ValueError):  # aiohttp fails on letters that are none
            return answers.sentence(400, NO_PAGE)
        if isinstance(request.protocol, Caller):
            request.protocol.stays = True
        device = Device(line, request.remote or "", self._limits)
        self._usher.arrive(device)
        writing = asyncio.create_task(device.write())
        try:
            await self._listen(line, device)
        except Exception as error:
            self._mishap(error)
            self._usher.dismiss(device, NOT_UNDERSTOOD)
        finally:
            self._usher.leave(device)
            device.dismiss("")
            await writing
        return line

    async def _listen(self, line: web.WebSocketResponse, device: Device) -> None:
        """Hear what a page says, until it is closed, or says something that no page of ours would."""
        limits, usher = self._limits, self._usher
        allowance = Allowance(limits.rate, limits.burst)
        began = asyncio.get_running_loop().time()
        while device.stage is not Stage.GONE:
            try:
                async with asyncio.timeout_at(self._until(device, began)):
                    heard = await line.receive()
            except TimeoutError:
                usher.dismiss(device, TOO_LATE_TO_SAY if device.stage is Stage.NEW else UNDECIDED)
                break
            if heard.type not in (WSMsgType.TEXT, WSMsgType.PING, WSMsgType.PONG):
                if heard.type is WSMsgType.BINARY:
                    usher.dismiss(device, NOT_UNDERSTOOD)
                break
            if heard.type is WSMsgType.PONG:
                device.answers()
            if not allowance.take():
                usher.dismiss(device, TOO_FAST)
                break
            if heard.type is WSMsgType.PING:
                await line.pong(heard.data)
            elif heard.type is WSMsgType.TEXT:
                try:
                    await usher.hear(device, read(heard.data))
                except BadMessage:
                    usher.dismiss(device, NOT_UNDERSTOOD)
                    break

    def _until(self, device: Device, began: float) -> float | None:
        """When the patience with a device ends that has not said what it wants."""
        if device.stage is Stage.NEW:
            return began + self._limits.hello
        if device.stage in (Stage.VISITOR, Stage.SECOND):
            return began + self._limits.undecided
        return None


def opened(addresses: Sequence[str], port: int) -> list[socket.socket]:
    """A socket at each address, all at the same port; raises OSError."""
    for _ in range(1 if port else TRIES):
        doors: list[socket.socket] = []
        try:
            for address in addresses:
                family = socket.AF_INET6 if ":" in address else socket.AF_INET
                same = port or (doors[0].getsockname()[1] if doors else 0)
                doors.append(socket.create_server((address, same), family=family, backlog=BACKLOG))
            return doors
        except OSError:
            for door in doors:
                door.close()
    raise OSError("no port is free at all addresses")


def where(error: BaseException) -> str:
    """The kind of an error, and the line of ours where it came up.

    >>> where(KeyError("Anna"))
    'KeyError'
    """
    frames = extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "nutdesk" in frame.filename] or list(frames)
    place = f" at {ours[-1].filename.replace(chr(92), '/').rpartition('/')[2]}:{ours[-1].lineno}" if ours else ""
    return f"{type(error).__name__}{place}"


def _listen_to_logs(tell: Callable[[BaseException | None], None]) -> None:
    """Whatever a library logs goes nowhere; an error among it is told."""

    class Listener(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.ERROR and record.exc_info:
                tell(record.exc_info[1])

    logging.getLogger().handlers[:] = [Listener()]


__all__ = ["Service", "opened", "run", "where"]
