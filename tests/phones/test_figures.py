"""The figures of phones are measured by devices that are shown the table and play, as pages are and do."""

from __future__ import annotations

from multiprocessing.connection import wait

from nutdesk import children
from nutdesk.phones import bench
from nutdesk.phones.messages import Wishes
from tests.phones.home import Home
from tests.phones.line import PATIENCE

FIRST_VIEW = 300
"""Kilobytes of all that a phone fetches before it can show anything."""


def test_the_first_view_with_every_header_is_small(home: Home) -> None:
    figures = bench.measure_first_page(home.port)
    assert 100 < figures["phone_first_page_kb"] < FIRST_VIEW
    assert figures["phone_first_page_requests"] == 9, "page, script, style, drawings, words and four typefaces"


def test_devices_tell_what_they_are_shown_and_when_they_tap(home: Home) -> None:
    passes = (*(bench.Pass(ticket=each) for each in home.tickets), bench.Pass(code=home.code))
    process, pipe = children.start(bench.visit, home.port, passes, True, name="devices")
    shown, taps = set[int](), list[bench.Tapped]()
    try:
        while len(shown) < len(passes) or not taps:
            assert wait([pipe], PATIENCE)
            told = pipe.recv()
            if isinstance(told, bench.Arrived):
                assert told.number == home.numbers[-1]
                shown.add(told.device)
            else:
                taps.append(told)
        wishes = home.wait(Wishes)
        assert wishes.actions
        assert wishes.seat == taps[0].device
    finally:
        process.kill()
        process.join()
        pipe.close()


def test_a_state_has_its_price(home: Home) -> None:
    sights = [home.sight(seat) for seat in range(3)]
    figures = bench.measure_sights(home.game.id, home.match.cast, sights)
    assert figures["phone_write_ms"] > 0
    assert 0 < figures["phone_state_wire_kb"] < figures["phone_state_kb"]
