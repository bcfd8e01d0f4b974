"""Bent and broken messages and requests against a real process with a real game.

The desk's side is played here: it checks that each wish that comes up is one that a page could have made, and plays
it. Nothing fails over there, nothing grows, and in the end everybody is served as before.
"""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nutdesk import games
from nutdesk.core.game import Refusal
from nutdesk.core.table import Table
from nutdesk.phones import form
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import Answered, Joins, Mishap, Query, Ruled, StepsBack, Turned, Up, Wishes
from tests.conftest import Scale
from tests.fuzz import mutate
from tests.fuzz.conftest import PARTS
from tests.phones.home import CODE, Home, sight, ticket
from tests.phones.line import Closed, Line, frame, get

OPEN_DOOR = Limits(
    rate=1e9, burst=1e9, mistakes=10**9, mistakes_in_all=10**9, connections=10**6, connections_each=10**6, probe=0.02
)
"""The limits are tested elsewhere; here as much as possible shall get past them."""
GAMES = ("little-nutters", "nut-hunt", "nuts", "in-the-nuts")
assert len(GAMES) == PARTS
TOGETHER = 50
"""Messages that one socket sends at once."""
GROWTH = 24
"""Megabytes that the process may grow by, however much is sent: its caches fill up, and the allocator keeps some."""
AGAINST_ALL = (mutate.flip, mutate.cut, mutate.hole, mutate.tail, mutate.doubled, mutate.inserted)


def memory(pid: int) -> float:
    """Megabytes that a process has; 0 where this cannot be asked."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1]) * 4096 / 2**20
    except OSError:
        return 0.0


class Attack:
    """A table, and all that is thrown at it."""

    def __init__(self, home: Home, rng: Random) -> None:
        self.home, self.rng = home, rng
        self.played = self.wishes = self.sent = 0
        self.last_wish = self.seat = 0
        self.shown: dict[int, tuple[tuple[int, int], Table]] = {}

    def table(self, seat: int) -> Table:
        """What a seat sees now."""
        key = (seat, self.home.numbers[seat])
        if self.shown.get(seat, (None,))[0] != key:
            view = sight(self.home.match, seat, 1).view
            self.shown[seat] = (key, self.home.game.table(view, self.home.match.cast))
        return self.shown[seat][1]

    # ---- what pages would say -------------------------------------------------------------------------------------

    def message(self) -> dict[str, Any]:
        """Something that a page could say now, or could have said."""
        rng, home = self.rng, self.home
        self.last_wish += 1
        seat = self.seat
        at = {"wish": self.last_wish, "at": home.numbers[seat] - (rng.random() < 0.2)}
        table = self.table(seat)
        things = [*(spot.id for spot in table.spots), *(piece.id for piece in table.pieces), "hand", "seat-0"]
        things += [piece.id for group in table.hand for piece in group.pieces]
        gestures, buttons = len(table.gestures), len(table.buttons)
        if rng.random() < 0.01:
            return {"do": "hello", "ticket": ticket(seat), "code": "", "language": "de"}
        return rng.choice(
            (
                {"do": "sit", "seat": seat, "name": rng.choice(mutate.TEXTS)[:64]},
                {"do": "watch"},
                *[{"do": "gesture", **at, "index": rng.randrange(gestures + (rng.random() < 0.01) or 1)}] * 3,
                *[{"do": "button", **at, "index": rng.randrange(buttons + (rng.random() < 0.01) or 1)}] * 2,
                *[{"do": "try", **at, "piece": rng.choice(things), "spot": rng.choice(things)}] * 3,
                {"do": rng.choice(("undo", "redo")), **at},
                {"do": "answer", "question": rng.randrange(3), "yes": True},
                {"do": "language", "language": "de"},
            )
        )

    def line(self) -> bytes:
        """A message, bent by what it means or by its letters, or as it is."""
        message, how = self.message(), self.rng.random()
        if how < 0.96:
            return json.dumps(message).encode()
        if how < 0.98:
            bent = mutate.bent(message, self.rng)
            return mutate.written(bent, self.rng) if self.rng.random() < 0.7 else json.dumps(bent).encode()
        return self.rng.choice(AGAINST_ALL)(json.dumps(message).encode(), self.rng)

    def frames(self) -> bytes:
        """What goes through one socket: a good beginning now and then, then anything."""
        rng = self.rng
        self.seat = seat = rng.randrange(len(self.home.tickets))
        hello = {"do": "hello", "ticket": ticket(seat), "code": "", "language": rng.choice(("de", "en", "fr"))}
        visitor = {**hello, "ticket": "", "code": CODE}
        parts = [frame(json.dumps(rng.choice((hello, hello, visitor))).encode())] if rng.random() < 0.95 else []
        for _ in range(TOGETHER):
            line = self.line()
            kind = 1 if rng.random() < 0.998 else rng.randrange(16)
            parts.append(frame(line[:70_000], kind))
        if rng.random() < 0.1:
            at = rng.randrange(len(parts))
            parts[at] = mutate.flip(parts[at], rng)
        if rng.random() < 0.1:
            parts.append(struct.pack(">BBQ", 0x81, 0xFF, 2**63 - 1))
        return b"".join(parts) + frame(struct.pack(">H", 1000), 8)

    def request(self) -> bytes:
        """A request, bent."""
        rng, port = self.rng, self.home.port
        path = rng.choice(("/", "/page/page.js", "/talk", "/words/de.json", "/rules/en.json", rng.choice(mutate.TEXTS)))
        lines = [
            f"GET {path[:3000]} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"Origin: http://127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
            "Accept-Encoding: gzip",
            "Content-Length: 0",
        ]
        rng.shuffle(kept := [line for line in lines[1:] if rng.random() < 0.8])
        data = "\r\n".join([lines[0], *kept, "", ""]).encode("utf-8", "surrogatepass")
        return rng.choice(AGAINST_ALL)(data, rng) if rng.random() < 0.8 else data

    # ---- sending it -----------------------------------------------------------------------------------------------

    def through_a_socket(self) -> None:
        with suppress(Closed, ConnectionError, TimeoutError), Line(self.home.port) as line:
            self.sent += TOGETHER
            line.send(self.frames())
            line.rest()
        self.desk()

    def by_request(self) -> None:
        self.sent += 1
        with socket.create_connection(("127.0.0.1", self.home.port), 10) as line, suppress(ConnectionError):
            line.sendall(self.request() + b"\r\n\r\n")
            line.shutdown(socket.SHUT_WR)
            got = b""
            while part := line.recv(65536):
                got += part
            assert b"Traceback" not in got
            assert not got or (got.startswith(b"HTTP/") and b"\r\nContent-Security-Policy: default-src 'none';" in got)

    # ---- the desk -------------------------------------------------------------------------------------------------

    def desk(self) -> None:
        """Answer what has come up, as the desk does; play what may be played."""
        for message in self.home.process.poll():
            assert not isinstance(message, Mishap), message
            self.take(message)

    def take(self, message: Up) -> None:
        home = self.home
        if isinstance(message, Wishes):
            self.wishes += 1
            assert message.number <= home.numbers[message.seat]
            if message.number < home.numbers[message.seat]:
                home.send(Ruled(message.seat, message.wish, "", "late"))
                return
            assert self.possible(message), message
            due, owner = home.match.due, {getattr(action, "seat", -1) for action in message.actions}
            if owner == {message.seat} or (due is not None and due.seat == message.seat):
                try:
                    entry = home.match.play(*message.actions, watch=True)
                except Refusal as refusal:
                    ruling = refusal.ruling
                    home.send(Ruled(message.seat, message.wish, ruling.clause, ruling.reason, ruling.culprits))
                    return
                self.played += 1
                home.show(entry, wish=(message.seat, message.wish))
            else:
                home.send(Ruled(message.seat, message.wish, "", "not yours"))
        elif isinstance(message, StepsBack):
            assert message.number <= home.numbers[message.seat]
            home.send(Ruled(message.seat, message.wish, "", "no"))
        elif isinstance(message, Joins):
            assert 0 <= message.seat < len(home.tickets)
            assert message.name
            assert len(message.name) <= 16
            assert message.name.isprintable() or "\u200d" in message.name
            home.send(Turned(message.visitor, "no"))
        elif isinstance(message, Answered):
            assert message.number in (1, 2)

    def possible(self, wish: Wishes) -> bool:
        """Whether a page that shows what this seat sees now could have made this wish."""
        game, table = self.home.game, self.table(wish.seat)
        view = sight(self.home.match, wish.seat, 1).view
        offered = [(gesture.actions, gesture.piece, gesture.spot) for gesture in table.gestures]
        offered += [(button.actions, "", "") for button in table.buttons if button.actions and not button.why_not]
        made = (wish.actions, wish.piece, wish.spot)
        if made in offered:
            return True
        things = {spot.id for spot in table.spots} | {piece.id for piece in table.pieces} | {"hand"}
        things |= {f"seat-{card.seat}" for card in table.seats}
        things |= {piece.id for group in table.hand for piece in group.pieces}
        return {wish.piece, wish.spot} <= things and game.attempt(view, wish.piece, wish.spot) == wish.actions


@pytest.fixture
def attacked(part: int) -> Iterator[Attack]:
    with Home(games.load(GAMES[part]), 3, limits=OPEN_DOOR) as home:
        home.send(Query(0, 1, "?", "yes", "no"), Query(1, 2, "?", "yes", "no"))
        yield Attack(home, Random(f"phones {part}"))


def test_whatever_is_sent_nothing_fails_nothing_grows_and_only_moves_are_made(attacked: Attack, scale: Scale) -> None:
    home, pid = attacked.home, attacked.home.process.pid
    assert pid is not None
    sockets, requests = scale(100, 1500), scale(100, 2500)
    for _ in range(sockets // 3):
        attacked.through_a_socket()
    before = memory(pid)
    for number in range(max(sockets - sockets // 3, requests)):
        if number < sockets - sockets // 3:
            attacked.through_a_socket()
        if number < requests:
            attacked.by_request()
    assert home.process.pid == pid, "the process was started again"
    assert memory(pid) - before < GROWTH
    assert attacked.wishes > attacked.played > 0
    assert get(home.port, "/")[0] == 200
    for seat in range(len(home.tickets)):
        with home.phone(seat) as line:
            line.say(do="language", language="de")
            assert line.wait_for("state")["number"] == home.numbers[seat]
    attacked.desk()


def test_a_line_is_a_message_or_it_is_refused(part: int, scale: Scale) -> None:
    rng = Random(f"form {part}")
    hello = {"do": "hello", "ticket": "", "code": "1", "language": "en"}
    bases = [hello, {"do": "gesture", "wish": 1, "at": 1, "index": 0}, {"do": "sit", "seat": 0, "name": "Zoë"}]
    for _ in range(scale(1500, 20_000)):
        data = mutate.written(mutate.bent(dict(rng.choice(bases)), rng), rng)
        if rng.random() < 0.3:
            data = rng.choice(AGAINST_ALL)(data, rng)
        try:
            found = form.read(data.decode("utf-8", "surrogateescape"))
        except form.BadMessage:
            continue
        assert found.keys() == {"do", *form.FORMS[found["do"]]}
        assert all(type(value) in (str, int, bool) for value in found.values())
        assert all(len(value) <= 80 for value in found.values() if isinstance(value, str))
