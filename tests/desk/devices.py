"""A phone for tests: a real socket to the real process, without a browser."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType
from pytestqt.qtbot import QtBot

PATIENCE = 20_000
"""Milliseconds: a busy machine may be slow, a wrong program never gets there."""
Told = dict[str, Any]


class Phone:
    """What a page does: it says hello, remembers what it is told, and comes back when its socket is closed."""

    def __init__(self, qtbot: QtBot, port: int, *, code: str = "", ticket: str = "", language: str = "en") -> None:
        self.qtbot, self.port = qtbot, port
        self.code, self.ticket, self.language = code, ticket, language
        self.told: list[Told] = []
        self.wish = 0
        self.over = False
        self.connected = False
        self._line: ClientWebSocketResponse | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        self._loop.run_until_complete(self._live())
        self._loop.close()

    async def _live(self) -> None:
        while not self.over:
            try:
                await self._connect()
            except (ClientError, OSError, TimeoutError):
                self.connected = False
            await asyncio.sleep(0.1)

    async def _connect(self) -> None:
        address = f"127.0.0.1:{self.port}"
        async with (
            ClientSession() as browser,
            browser.ws_connect(f"ws://{address}/talk", origin=f"http://{address}") as line,
        ):
            self._line = line
            hello = {"do": "hello", "ticket": self.ticket, "code": self.code, "language": self.language}
            await line.send_json(hello)
            self.connected = True
            async for message in line:
                if message.type is not WSMsgType.TEXT:
                    break
                told = message.json()
                if told["is"] == "yours":
                    self.ticket = told["ticket"]
                self.told.append(told)
                if told["is"] == "gone":
                    self.over = True
            self.connected = False

    # ---- what a person does ---------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        assert self._line is not None
        asyncio.run_coroutine_threadsafe(self._line.send_json(message), self._loop).result(10)

    def sit(self, seat: int, name: str = "Anna") -> Phone:
        """Take a seat, and wait until it is shown."""
        self.wait("hall")
        self.say(do="sit", seat=seat, name=name)
        self.wait("yours")
        self.wait("state")
        return self

    def press(self, label: str, at: int | None = None) -> int:
        buttons = self.table["buttons"]
        index = next(k for k, button in enumerate(buttons) if button["label"] == label)
        return self.want("button", index=index, **({} if at is None else {"at": at}))

    def drop(self, piece: str, spot: str, at: int | None = None) -> int:
        gestures = self.table["gestures"]
        index = next(k for k, one in enumerate(gestures) if (one["piece"], one["spot"]) == (piece, spot))
        return self.want("gesture", index=index, **({} if at is None else {"at": at}))

    def want(self, do: str, **more: Any) -> int:
        self.wish += 1
        self.say(**{"do": do, "wish": self.wish, "at": self.state["number"], **more})
        return self.wish

    def done(self, wish: int) -> None:
        """Until a wish is carried out, and what came of it is shown."""
        at = self.told.index(self.wait("done", wish=wish))
        self.until(lambda: any(told["is"] == "state" for told in self.told[at:]))

    def leave(self) -> None:
        """The phone is switched off."""
        self.over = True

        async def close() -> None:
            if self._line is not None:
                await self._line.close()

        if not self._loop.is_closed():
            asyncio.run_coroutine_threadsafe(close(), self._loop)
        self._thread.join(10)

    # ---- what a person sees ---------------------------------------------------------------------------------------

    @property
    def state(self) -> Told:
        """What is shown now."""
        return next(told for told in reversed(self.told) if told["is"] == "state")

    @property
    def table(self) -> Told:
        table: Told = self.state["table"]
        return table

    def wait(self, kind: str, **like: Any) -> Told:
        """Until something of a kind was told; the last such."""

        def found() -> Told | None:
            alike = (told for told in reversed(list(self.told)) if told["is"] == kind)
            return next((told for told in alike if like.items() <= told.items()), None)

        self.until(lambda: found() is not None)
        last = found()
        assert last is not None
        return last

    def until(self, what: Callable[[], object]) -> None:
        self.qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)
