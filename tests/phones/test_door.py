"""Who comes in, and who does not: each limit, and what stands on every answer."""

from __future__ import annotations

import gzip
import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import wait

import pytest

from nutdesk import children, games
from nutdesk.phones import service
from nutdesk.phones.limits import Limits
from nutdesk.phones.messages import Present, Unable, Visitors
from nutdesk.phones.process import PhoneProcess
from tests.phones.conftest import Open
from tests.phones.home import CODE, Home, ticket
from tests.phones.line import PATIENCE, PONG, Closed, Line, answer, fetch, frame, get

SAFE = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Server": "nutdesk",
}
POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
QUICK = Limits(idle=0.3, request=0.9, hello=0.3, undecided=0.4, pulse=0.4, probe=0.2)


@pytest.fixture(scope="module")
def quick_home() -> Iterator[Home]:
    """A table at which nobody has much time."""
    with Home(games.load("nut-hunt"), 3, limits=QUICK) as found:
        yield found


def request(port: int, *lines: str, first: str = "GET / HTTP/1.1", body: str = "") -> bytes:
    return ("\r\n".join([first, f"Host: 127.0.0.1:{port}", *lines]) + "\r\n\r\n" + body).encode()


def refused(home: Home, data: bytes) -> int:
    """The status of a refusal; it is one sentence, and has the headers that every answer has."""
    status, headers, body = answer(fetch(home.port, data))
    assert len(body.splitlines()) == 1
    assert b"Traceback" not in body
    assert_safe(headers)
    return status


def assert_safe(headers: dict[str, str]) -> None:
    assert headers.items() >= SAFE.items()
    assert set(POLICY) <= set(headers["Content-Security-Policy"].split("; "))


# ---- what can be fetched --------------------------------------------------------------------------------------------


def test_pages_words_rules_and_drawings_come_safely_and_packed(home: Home) -> None:
    for path in ("/", "/page/page.js", "/page/drawings.svg", "/page/page.css", "/words/de.json", "/rules/en.json"):
        status, headers, body = get(home.port, path, "Accept-Encoding: gzip, br")
        assert status == 200
        assert_safe(headers)
        assert headers["Content-Encoding"] == "gzip"
        assert len(gzip.decompress(body)) > len(body)
        assert "charset" in headers["Content-Type"] or "svg" in headers["Content-Type"]
        assert get(home.port, path)[2] == gzip.decompress(body)
    rules = json.loads(get(home.port, "/rules/de.json")[2])
    assert rules["NH-T1"].keys() == {"title", "text", "tag"}


def test_what_a_browser_has_is_not_sent_again(home: Home) -> None:
    status, headers, body = get(home.port, "/page/page.js")
    assert headers["Cache-Control"] == "no-cache"
    mark = headers["ETag"]
    assert get(home.port, "/page/page.js", f"If-None-Match: {mark}")[::2] == (304, b"")
    status, headers, again = get(home.port, f"/page/page.js?v={mark.strip(chr(34))}")
    assert (status, again) == (200, body)
    assert "immutable" in headers["Cache-Control"]
    assert get(home.port, "/page/page.js?v=0123456789abcdef")[0] == 404
    assert get(home.port, "/page/page.js", method="HEAD")[::2] == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/page/../messages.py",
        "/page/%2e%2e/messages.py",
        "/page/..%2fmessages.py",
        "/page//page.js",
        "/page/page.js/",
        "/page/page.js%00",
        "//etc/passwd",
        "/..\\..\\windows",
        "/page/",
        "/?c=4711",
        "/rules/de",
        "/rules/xx.json",
        "http://127.0.0.1/page/page.js.map",
        "/talk/",
    ],
)
def test_there_is_nothing_but_what_is_known(home: Home, path: str) -> None:
    assert refused(home, request(home.port, first=f"GET {path} HTTP/1.1")) in (404, 421)


# ---- where somebody comes from --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "host", ["evil.example", "127.0.0.1", "127.0.0.1:1", "localhost:{port}", "127.0.0.1:{port}.evil"]
)
def test_only_by_our_own_address(home: Home, host: str) -> None:
    named = host.format(port=home.port)
    assert refused(home, f"GET / HTTP/1.1\r\nHost: {named}\r\n\r\n".encode()) == 421
    assert refused(home, b"GET / HTTP/1.0\r\n\r\n") in (400, 421)
    assert refused(home, request(home.port, f"Host: {named}")) in (400, 421)


def test_another_site_gets_neither_pages_nor_sockets(home: Home) -> None:
    for origin in (
        "http://evil.example",
        "null",
        f"https://127.0.0.1:{home.port}",
        f"http://127.0.0.1:{home.port}.evil",
    ):
        assert refused(home, request(home.port, f"Origin: {origin}")) == 403
        with pytest.raises(Closed, match="403"):
            Line(home.port, origin=origin)
    upgrade = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
    lines = (*upgrade, "Sec-WebSocket-Version: 13")
    assert refused(home, request(home.port, *lines, first="GET /talk HTTP/1.1")) == 403
    home_page = f"Origin: http://127.0.0.1:{home.port}"
    for spoilt in (lines[1:], lines[:-1], (*lines[:2], lines[3]), (*lines[:2], "Sec-WebSocket-Key: x", lines[3])):
        assert refused(home, request(home.port, home_page, *spoilt, first="GET /talk HTTP/1.1")) == 400


REACHED: tuple[tuple[str, ...], ...] = ((), ("8.8.8.8",), ("127.0.0.1", "::"), ("localhost",))


def serve_all(connection: children.PipeEnd) -> None:
    """What a process runs: serve at one choice of addresses after the other, as each ends at once."""
    for addresses in REACHED:
        service.run(connection, "nut-hunt", addresses, 0, Limits())


def test_nothing_is_served_at_an_address_that_others_can_reach() -> None:
    process, pipe = children.start(serve_all, name="phones for everybody")
    try:
        assert [type(pipe.recv()) for _ in REACHED] == [Unable] * len(REACHED)
        process.join(PATIENCE)
        assert process.exitcode == 0
    finally:
        pipe.close()
        process.kill()
        process.join()


def test_a_process_that_cannot_serve_is_not_started_again() -> None:
    process = PhoneProcess("nut-hunt", ("0.0.0.0",))
    process.start()
    try:
        assert process.connection is not None
        wait([process.connection], PATIENCE)
        heard = process.poll()
        assert isinstance(heard[0], Unable)
        while process.connection is not None:
            wait([process.connection], PATIENCE)
            assert process.poll() == []
    finally:
        process.close()


# ---- how much of it -------------------------------------------------------------------------------------------------


def test_requests_have_a_size(home: Home) -> None:
    limits = Limits()
    port = home.port
    assert refused(home, request(port, first=f"GET /{'x' * limits.line} HTTP/1.1")) == 400
    assert refused(home, request(port, f"X-Long: {'x' * 2 * limits.header}")) == 400
    assert refused(home, request(port, *(f"X-{n}: y" for n in range(limits.headers + 9)))) == 400
    assert refused(home, request(port, "Content-Length: 5", body="hello")) == 405
    assert refused(home, request(port, "Transfer-Encoding: chunked", body="5\r\nhello\r\n0\r\n\r\n")) in (400, 405)
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"):
        assert refused(home, request(port, first=f"{method} / HTTP/1.1")) == 405
    assert refused(home, request(port, first="BREW / HTTP/1.1")) == 400
    assert refused(home, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n") == 400
    assert refused(home, b"GET / HTTP/9.9\r\n\r\n") in (400, 421)


def test_messages_have_a_size_a_form_and_a_first_one(home: Home) -> None:
    long = json.dumps({"do": "hello", "ticket": "", "code": "", "language": "x" * 5000}).encode()
    first = json.dumps({"do": "hello", "ticket": ticket(0), "code": "", "language": "en"}).encode()
    watch = b'{"do":"watch"}'
    for sent in ([long], [b"\xff\xfe"], [watch], [first, first], [b"[" * 4000], [b'{"do":"watch","do":"watch"}']):
        with Line(home.port) as line:
            line.send(b"".join(map(frame, sent)))
            line.rest()  # it is closed
    with Line(home.port) as line:
        line.send(frame(first, kind=2))
        assert line.rest() == [{"is": "gone", "why": line_sentence()}]


def line_sentence() -> str:
    return "This page and the table do not understand each other. Load the page again."


def test_a_page_that_sends_too_much_is_put_off(open_home: Open) -> None:
    home = open_home(limits=Limits(rate=5, burst=10))
    with home.phone(0) as line:
        line.send(frame(b'{"do":"language","language":"en"}') * 8)
        assert line.wait_for("state")
        line.say(do="undo", wish=1, at=0)
        assert line.wait_for("ruling")
    for many in (frame(b'{"do":"language","language":"en"}'), frame(b"", 9), frame(b"", PONG)):
        with home.phone(0) as line:
            line.send(many * 30)
            assert line.rest()[-1]["why"] == "This page sent too much at once. Load it again."


def test_somebody_who_guesses_has_to_wait_and_a_ticket_does_not(open_home: Open) -> None:
    limits = Limits(mistakes=3)
    home = open_home(limits=limits)

    def guess(code: str, given: str = "") -> str:
        with Line(home.port) as line:
            line.hello(given, code)
            return str(line.heard().get("why", ""))

    assert [guess("0000")[:13] for _ in range(limits.mistakes)] == ["That is not t"] * limits.mistakes
    assert "Wait a minute" in guess("0001")
    assert "Wait a minute" in guess(CODE)  # or guessing would only take longer
    assert "Wait a minute" in guess("", "e" * 32)
    home.phone(0).close()


def test_so_many_connections_are_open_and_no_more(open_home: Open) -> None:
    home = open_home(limits=Limits(connections=3))
    lines = [socket.create_connection(("127.0.0.1", home.port)) for _ in range(3)]
    status, headers, body = answer(fetch(home.port, b""))
    assert (status, body) == (503, b"Too many browsers are connected.\n")
    assert_safe(headers)
    for line in lines:
        line.close()
    deadline = time.monotonic() + 5
    while get(home.port, "/")[0] == 503 and time.monotonic() < deadline:
        time.sleep(0.02)
    assert get(home.port, "/")[0] == 200


def test_whoever_says_nothing_is_let_go(quick_home: Home) -> None:
    home = quick_home
    assert fetch(home.port, b"") == b""
    assert fetch(home.port, b"GET / HTTP/1.1\r\nHost: ") == b""
    with Line(home.port) as line:
        assert [found["is"] for found in line.rest()] == ["gone"]
    with home.visitor() as line:
        assert [found["is"] for found in line.rest()] == ["hall", "gone"]
        home.wait(Visitors, lambda found: found.count == 0)


def test_a_request_that_comes_drop_by_drop_has_an_end(quick_home: Home) -> None:
    home = quick_home
    with socket.create_connection(("127.0.0.1", home.port), 10) as line:

        def drip() -> None:
            for sign in request(home.port, "X-Slow: " + "x" * 1000):
                line.sendall(bytes([sign]))
                time.sleep(0.02)

        with pytest.raises(ConnectionError):
            drip()


def test_an_answer_that_nobody_fetches_has_an_end(quick_home: Home) -> None:
    home = quick_home
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with line:
        line.connect(("127.0.0.1", home.port))
        line.sendall(request(home.port, first="GET /page/drawings.svg HTTP/1.1") * 30)
        time.sleep(QUICK.request + 0.3)
        got = 0
        with suppress(ConnectionError):
            while part := line.recv(65536):
                got += len(part)
        assert got < 30 * 200_000


def test_a_phone_that_answers_no_ping_is_not_kept(quick_home: Home) -> None:
    home = quick_home
    with home.phone(0) as line:
        home.wait(Present, lambda found: found.seats == (0,))
        time.sleep(1.2)  # nobody reads, so nobody answers
        assert line.rest() == []
    assert home.wait(Present, lambda found: not found.seats)


def test_a_socket_that_is_used_stays(quick_home: Home) -> None:
    home = quick_home
    with home.phone(0) as line:
        until = time.monotonic() + 2 * QUICK.request
        while time.monotonic() < until:
            line.say(do="language", language="en")
            line.wait_for("state")
            time.sleep(0.1)
