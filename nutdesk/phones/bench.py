"""How quick the pages of phones are, and how much goes over the wire: devices without a browser, in another process.

They speak with the process that serves phones as pages do. What a real browser adds is in painting.py.
"""

from __future__ import annotations

import asyncio
import json
import re
import zlib
from collections.abc import Sequence
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any, Final

import attrs
from aiohttp import ClientSession, WSMsgType

from nutdesk import children, games
from nutdesk.core.game import Player
from nutdesk.core.value import Value
from nutdesk.phones.messages import Sight
from nutdesk.phones.showing import Quills, Showing
from nutdesk.threads import Threads

LOOPBACK: Final = "127.0.0.1"
LANGUAGES: Final = ("en", "de")
"""A table where two languages are spoken."""
FIRST_WORDS: Final = "/words/en.json"
NAMED: Final = re.compile(r'(?:href|src)="(/[^"]+)"')
IN_STYLE: Final = re.compile(r'url\("([^"]+)"\)')
PAUSE: Final = 0.2
"""Seconds that somebody looks at the table before they tap."""


@attrs.frozen
class Pass(Value):
    """What a device needs to come in: the ticket of a seat, or the code to watch."""

    ticket: str = ""
    code: str = ""


@attrs.frozen
class Arrived(Value):
    """A state has come to a device, and when."""

    device: int
    number: int
    at: float


@attrs.frozen
class Tapped(Value):
    """Somebody has chosen a move on a device, and when."""

    device: int
    at: float


def visit(pipe: children.PipeEnd, port: int, passes: Sequence[Pass], taps: bool) -> None:
    """Be so many devices until killed, each of which tells what it is shown; with `taps` they play, too."""
    asyncio.run(_visit_all(pipe, port, passes, taps))


async def _visit_all(pipe: children.PipeEnd, port: int, passes: Sequence[Pass], taps: bool) -> None:
    async with ClientSession() as browser, asyncio.TaskGroup() as group:
        for device, each in enumerate(passes):
            group.create_task(_visit(pipe, browser, port, device, each, taps))


async def _visit(
    pipe: children.PipeEnd, browser: ClientSession, port: int, device: int, given: Pass, taps: bool
) -> None:
    rng, wish, host = Random(device), 0, f"{LOOPBACK}:{port}"
    language = LANGUAGES[device % len(LANGUAGES)]
    async with browser.ws_connect(f"ws://{host}/talk", origin=f"http://{host}", compress=15) as line:
        await line.send_json({"do": "hello", "ticket": given.ticket, "code": given.code, "language": language})
        state: dict[str, Any] = {}
        async for heard in line:
            at = perf_counter()
            if heard.type is not WSMsgType.TEXT:
                break
            told = json.loads(heard.data)
            if told["is"] == "hall":
                await line.send_json({"do": "watch"})
            elif told["is"] == "state":
                state = told
                pipe.send(Arrived(device, told["number"], at))
            if taps and state.get("turn") and told["is"] in ("state", "ruling"):
                await asyncio.sleep(PAUSE)
                wish += 1
                await line.send_json({**_choice(state["table"], rng), "wish": wish, "at": state["number"]})
                pipe.send(Tapped(device, perf_counter()))


def _choice(table: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Some move that a page offers."""
    gestures = [{"do": "gesture", "index": index} for index in range(len(table.get("gestures", ())))]
    buttons = [
        {"do": "button", "index": index}
        for index, button in enumerate(table.get("buttons", ()))
        if not (button.get("why_not") or button.get("waits") or button.get("lifts"))
    ]
    return rng.choice(gestures + buttons)


def measure_sights(game: str, cast: tuple[Player, ...], sights: Sequence[Sight]) -> dict[str, float]:
    """Milliseconds of processor time that a device costs with each move, and the kilobytes of a state on the wire."""
    quills, line = Quills(games.load(game), cast), zlib.compressobj(zlib.Z_BEST_SPEED, wbits=-zlib.MAX_WBITS)
    took: dict[str, list[float]] = {"table": [], "write": [], "deflate": []}
    sizes, packed = [], []
    for sight in sights:
        showing = Showing(quills, sight)
        # Processor time, not clock time: other programs may be running.
        began = process_time()
        assert showing.table
        drawn = process_time()
        text = showing.line(LANGUAGES[0]).encode()
        written = process_time()
        sent = line.compress(text) + line.flush(zlib.Z_SYNC_FLUSH)
        for part, seconds in zip(took, (drawn - began, written - drawn, process_time() - written), strict=True):
            took[part].append(seconds * 1e3)
        sizes.append(len(text))
        packed.append(len(sent))
    figures = {f"phone_{part}_ms": mean(times) for part, times in took.items()}
    return {
        **figures,
        "phone_first_state_wire_kb": packed[0] / 1e3,
        "phone_state_kb": median(sizes) / 1e3,
        "phone_state_wire_kb": median(packed) / 1e3,
    }


def measure_first_page(port: int) -> dict[str, float]:
    """Kilobytes of all that a browser fetches before it shows a table for the first time, with every header."""
    with Threads("first page") as apart:  # the caller may have a loop of its own
        return apart.submit(asyncio.run, _first_page(port)).result()


async def _first_page(port: int) -> dict[str, float]:
    seen: dict[str, bytes] = {}
    left, size = ["/"], 0
    while left:
        path = left.pop()
        if path not in seen:
            sent, seen[path] = await _fetch(port, path)
            size += sent
            text = seen[path].decode("utf-8", "replace")
            left += NAMED.findall(text) if path == "/" else []
            left += [f"/page/{name}" for name in IN_STYLE.findall(text) if ".css" in path]
            left += [FIRST_WORDS] if path == "/" else []
    return {"phone_first_page_kb": size / 1e3, "phone_first_page_requests": len(seen)}


async def _fetch(port: int, path: str) -> tuple[int, bytes]:
    """How many bytes came for this path, and what was in them."""
    reader, writer = await asyncio.open_connection(LOOPBACK, port)
    head = f"GET {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    got = await reader.read()
    writer.close()
    headers, _, body = got.partition(b"\r\n\r\n")
    return len(got), zlib.decompress(body, wbits=31) if b"Content-Encoding: gzip" in headers else body


__all__ = ["Arrived", "Pass", "Tapped", "measure_first_page", "measure_sights", "visit"]
