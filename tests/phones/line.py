"""A browser reduced to its socket: what is written goes out as it is, and what comes in is seen as it came."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a test gives up; nothing is measured by it."""
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


def apart(doing: Coroutine[Any, Any, T]) -> T:
    """What comes of this in a loop of its own: where a browser is driven, this thread has one already."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, doing).result()


def fetch(port: int, request: bytes, *, patience: float = PATIENCE) -> bytes:
    """What comes back for these bytes, up to the end of the connection."""
    with socket.create_connection(("127.0.0.1", port), patience) as line:
        got = b""
        try:
            line.sendall(request)
            while part := line.recv(65536):
                got += part
        except ConnectionError:
            pass  # we were thrown out in the middle of it
        return got


def get(port: int, path: str, *more: str, host: str = "", method: str = "GET") -> tuple[int, dict[str, str], bytes]:
    """The answer to a usual request: its status, its headers and what is in it."""
    head = f"{method} {path} HTTP/1.1\r\nHost: {host or f'127.0.0.1:{port}'}\r\nConnection: close\r\n"
    return answer(fetch(port, (head + "".join(f"{line}\r\n" for line in more) + "\r\n").encode()))


def answer(got: bytes) -> tuple[int, dict[str, str], bytes]:
    head, _, body = got.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return int(first.split(" ")[1]), headers, body


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A frame as a browser sends it: masked, here by nothing."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 2**16:
        length = struct.pack(">BH", 0x80 | 126, size)
    else:
        length = struct.pack(">BQ", 0x80 | 127, size)
    return bytes([0x80 | kind]) + length + b"\0\0\0\0" + data


class Closed(Exception):
    """The other side has closed the line."""


class Line:
    """One page's socket."""

    def __init__(self, port: int, *, origin: str | None = None, patience: float = PATIENCE) -> None:
        self._socket = socket.create_connection(("127.0.0.1", port), patience)
        self._got = b""
        home = f"127.0.0.1:{port}"
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        self._socket.sendall(
            (
                f"GET /talk HTTP/1.1\r\nHost: {home}\r\nOrigin: {origin or f'http://{home}'}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n"
            ).encode()
        )
        try:
            head = self._until(b"\r\n\r\n")
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise Closed(head)
        except (Closed, OSError):
            self.close()
            raise

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._socket.close()

    # ---- saying ---------------------------------------------------------------------------------------------------

    def say(self, **message: Any) -> None:
        self.send(frame(json.dumps(message).encode()))

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def hello(self, ticket: str = "", code: str = "", language: str = "en") -> None:
        self.say(do="hello", ticket=ticket, code=code, language=language)

    # ---- hearing --------------------------------------------------------------------------------------------------

    def heard(self) -> dict[str, Any]:
        """The next message."""
        found: dict[str, Any] = json.loads(self.bytes())
        return found

    def bytes(self) -> bytes:
        """The next message as it came; pings are answered meanwhile, as every browser does."""
        while True:
            kind, data = self._frame()
            if kind == TEXT:
                return data
            if kind == PING:
                self.send(frame(data, PONG))
            elif kind == CLOSE:
                raise Closed(data)

    def pong(self) -> None:
        """Answer the next ping, before which nothing else comes."""
        kind, data = self._frame()
        assert kind == PING, (kind, data)
        self.send(frame(data, PONG))

    def wait_for(self, kind: str) -> dict[str, Any]:
        """The next message of this kind."""
        while (found := self.heard())["is"] != kind:
            pass
        return found

    def rest(self) -> list[dict[str, Any]]:
        """Everything up to the end of the line."""
        found = []
        try:
            while True:
                found.append(self.heard())
        except (Closed, ConnectionError):
            return found

    def _frame(self) -> tuple[int, bytes]:
        first, size = self._exactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", self._exactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self._exactly(8))
        return first & 0x0F, self._exactly(size)

    def _exactly(self, size: int) -> bytes:
        while len(self._got) < size:
            self._more()
        found, self._got = self._got[:size], self._got[size:]
        return found

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._got:
            self._more()
        found, _, self._got = self._got.partition(mark)
        return found

    def _more(self) -> None:
        part = self._socket.recv(65536)
        if not part:
            raise Closed(self._got)
        self._got += part
