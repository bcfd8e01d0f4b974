"""A browser with a page of ours: what waits to be sent to it, and how it is told to go."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from enum import Enum, auto
from typing import Final

from aiohttp import web

from nutdesk.browser.plain import Plain
from nutdesk.browser.quill import dumped
from nutdesk.core.words import say
from nutdesk.phones.limits import Limits
from nutdesk.phones.showing import Showing

TOO_SLOW: Final = say("This connection is too slow. It is tried again.")


class Stage(Enum):
    """How far a device has come."""

    NEW = auto()
    """It has not said who it is."""
    VISITOR = auto()
    """It sees the hall, and may choose a seat."""
    SECOND = auto()
    """It has a ticket whose seat is open on another device, and was asked whether to go on here."""
    SEATED = auto()
    WATCHING = auto()
    GONE = auto()


class Device:
    """One socket. Of states only the newest is kept for it, so a slow one has little to catch up with."""

    def __init__(self, socket: web.WebSocketResponse, address: str, limits: Limits) -> None:
        self.address = address
        self.stage = Stage.NEW
        self.language = "en"
        self.seat = -1
        """The seat it holds or asks for; -1 for none."""
        self.visitor = 0
        self.waits_for = -1
        """The seat that it has asked for at the desk; -1 for none."""
        self.last_wish = 0
        self._socket, self._limits = socket, limits
        self._box: deque[str | Showing] = deque()
        self._behind = True
        """Whether it has missed a state, so that the next is shown without what led to it."""
        self._wake = asyncio.Event()
        self._pong = asyncio.Event()

    # ---- what is said to it ---------------------------------------------------------------------------------------

    def tell(self, message: Plain) -> None:
        """Send a message as soon as there is room for it."""
        if self.stage is Stage.GONE:
            return
        if len(self._box) >= self._limits.waiting:
            self.dismiss(str(TOO_SLOW))
            return
        self._box.append(dumped(message))
        self._wake.set()

    def show(self, showing: Showing, *, news: bool = True) -> None:
        """Send a state, and drop one that has not been sent yet. What is no news comes without what led to it."""
        if self.stage is Stage.GONE:
            return
        self._behind |= not news
        old = next((item for item in self._box if isinstance(item, Showing)), None)
        if old is not None:
            self._box.remove(old)
            self._behind = True
        self._box.append(showing)
        self._wake.set()

    def dismiss(self, why: str) -> None:
        """Say why this is over, and close. Whatever else waited is not sent any more."""
        if self.stage is Stage.GONE:
            return
        self.stage = Stage.GONE
        self._box.clear()
        self._box.append(dumped({"is": "gone", "why": why}))
        self._wake.set()

    async def write(self) -> None:
        """Send what waits, until it is over."""
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._box:
                    item = self._box.popleft()
                    if isinstance(item, Showing):
                        item, self._behind = item.line(self.language, pictures=not self._behind), False
                    async with asyncio.timeout(self._limits.sending):
                        await self._socket.send_str(item)
                if self.stage is Stage.GONE:
                    break
        except (ConnectionError, TimeoutError):
            self.stage = Stage.GONE
        finally:
            with suppress(ConnectionError, TimeoutError, RuntimeError):
                await self._socket.close()

    # ---- whether it is still there --------------------------------------------------------------------------------

    async def alive(self) -> bool:
        """Whether it answers: a phone that lost its network does not know that it is gone, and cannot say so."""
        self._pong.clear()
        try:
            async with asyncio.timeout(self._limits.probe):
                await self._socket.ping()
                await self._pong.wait()
        except (ConnectionError, TimeoutError):
            return False
        return self.stage is not Stage.GONE

    def answers(self) -> None:
        """It has answered."""
        self._pong.set()


__all__ = ["Device", "Stage"]
