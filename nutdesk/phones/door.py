"""The door: who comes in at all, before anything is read of what they want.

It counts connections, cuts off those that take too long, looks at Host and Origin, and knows a fixed list of paths.
Nothing that somebody sends is ever used as the name of a file, and nothing that fails here tells more than a sentence.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, cast

from aiohttp import web

from nutdesk.phones import answers
from nutdesk.phones.addresses import private
from nutdesk.phones.limits import Crowd, Limits
from nutdesk.phones.pages import Pages

TALK: Final = "/talk"
METHODS: Final = ("GET", "HEAD")
FULL: Final = b"Too many browsers are connected.\n"

Talk = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]

log = logging.getLogger("nutdesk.phones")


class Door(web.Server):
    """Makes a Caller of each connection."""

    def __init__(self, pages: Pages, talk: Talk, hosts: frozenset[str], limits: Limits) -> None:
        super().__init__(self._answer)
        self._pages, self._talk, self._hosts = pages, talk, hosts
        self.limits = limits
        self.crowd = Crowd(limits.connections_each, limits.connections)

    def __call__(self) -> web.RequestHandler:
        return Caller(self, asyncio.get_running_loop())

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        headers = request.headers
        named = headers.getall("Host", [])
        host = named[0].lower() if len(named) == 1 else ""
        if host not in self._hosts:
            return answers.sentence(421, "This is not the address of a table.")
        if request.method not in METHODS or request.body_exists or "Transfer-Encoding" in headers:
            return answers.sentence(405, "Nothing can be sent here.")
        if not self._ours(headers, host):
            return answers.sentence(403, "Another page may not ask for this.")
        if request.path_qs == TALK:
            return await self._talk(request)
        found = self._pages.get(request.path_qs)
        if found is None:
            return answers.sentence(404, "There is no such page.")
        return answers.leaf(found, host, headers.get("If-None-Match", ""), headers.get("Accept-Encoding", ""))

    def _ours(self, headers: Any, host: str) -> bool:
        """Whether it is asked by a page of ours, or by somebody who typed the address."""
        origins = headers.getall("Origin", [])
        return origins in ([], [f"http://{host}"])


class Caller(web.RequestHandler):
    """One connection: counted, and with an end."""

    __slots__ = ("_address", "_counted", "_door", "_end", "stays")

    def __init__(self, door: Door, loop: asyncio.AbstractEventLoop) -> None:
        limits = door.limits
        super().__init__(
            door,
            loop=loop,
            access_log=None,  # type: ignore[arg-type]  # nobody keeps who asked for what
            logger=log,
            keepalive_timeout=limits.idle,
            lingering_time=0,
            max_line_size=limits.line,
            max_field_size=limits.header,
            max_headers=limits.headers,
        )
        self._door, self._address, self._counted = door, "", False
        self._end: asyncio.TimerHandle | None = None
        self.stays = False
        """Whether it is a page's socket, which stays open."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._address = str((transport.get_extra_info("peername") or ("",))[0])
        self._counted = private(self._address) and self._door.crowd.enter(self._address)
        super().connection_made(transport)
        if not self._counted:
            self._turn_away(cast("asyncio.Transport", transport))
        self._end = asyncio.get_running_loop().call_later(self._door.limits.request, self._cut_off)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._end is not None:
            self._end.cancel()
        if self._counted:
            self._door.crowd.leave(self._address)
        super().connection_lost(exc)

    def _turn_away(self, transport: asyncio.Transport) -> None:
        """There is no room: say so without reading anything."""
        head = {**answers.headers(), "Content-Type": "text/plain", "Content-Length": str(len(FULL))}
        lines = "".join(f"{name}: {value}\r\n" for name, value in head.items())
        transport.write(f"HTTP/1.1 503 Full\r\n{lines}Connection: close\r\n\r\n".encode() + FULL)
        self.force_close()

    def _cut_off(self) -> None:
        """An answer that nobody fetches, or a connection that only asks and asks: it may come again."""
        if not self.stays and self.transport is not None:
            self.transport.abort()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Something that is no request, or our own fault: a sentence, whatever it was."""
        if status < 500:
            return answers.sentence(status, "This is not a request.")
        log.error("an answer failed", exc_info=exc)
        return answers.sentence(500, "Something went wrong here. Try again.")


__all__ = ["Caller", "Door"]
