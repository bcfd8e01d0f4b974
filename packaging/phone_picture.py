"""The picture of phones in a hand: pages that the real process serves, in a real browser, side by side."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from multiprocessing.connection import wait
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from PySide6.QtGui import QImage, QPainter

from nutdesk import syslibs
from nutdesk.core.game import look
from nutdesk.core.history import visible
from nutdesk.core.match import Match
from nutdesk.desk.phones.device_screen import told
from nutdesk.phones.messages import Listening, SeatHolder, Seating, Sight
from nutdesk.phones.process import PhoneProcess

HERE = "127.0.0.1"
TICKET = "1" * 32
SIZE = {"width": 390, "height": 780}
GAP = 24
PATIENCE = 20.0


class Held(NamedTuple):
    """A phone: the game on it, what is touched, one after the other, and its colours."""

    match: Match
    touches: Sequence[str] = ()
    dark: bool = False


def phones_side_by_side(held: Sequence[Held]) -> QImage:
    """What these phones show."""
    with sync_playwright() as driver:
        flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        browser = driver.chromium.launch(executable_path=syslibs.browser(), args=flags)
        shown = [_shown(browser, phone) for phone in held]
        browser.close()
    wide = sum(image.width() for image in shown) + GAP * (len(shown) + 1)
    whole = QImage(wide, SIZE["height"] + 2 * GAP, QImage.Format.Format_RGB32)
    whole.fill(0xFF5B7553)
    painter = QPainter(whole)
    for k, image in enumerate(shown):
        painter.drawImage(GAP + k * (SIZE["width"] + GAP), GAP, image)
    painter.end()
    return whole


def _shown(browser: Browser, held: Held) -> QImage:
    process = PhoneProcess(held.match.game.id, (HERE,))
    process.start()
    try:
        due = held.match.due
        assert due is not None
        tickets = [TICKET if seat == due.seat else "" for seat in range(len(held.match.players))]
        process.send(Seating(held.match.cast, tuple(map(SeatHolder, held.match.players, tickets)), "4711"))
        process.send(_sight(held.match, due.seat))
        _wait_for_port(process)
        colours = "dark" if held.dark else "light"
        context = browser.new_context(
            viewport=SIZE, has_touch=True, is_mobile=True, color_scheme=colours, reduced_motion="reduce"
        )
        image = _photo(context.new_page(), process.port, held.touches)
        context.close()
        return image
    finally:
        process.close()


def _sight(match: Match, seat: int) -> Sight:
    story = [told(event) for entry in match.line() for event in visible(entry.events, seat)]
    return Sight(seat, 1, look(match.game, match.state, seat), False, match.fair, story=tuple(story[-20:]))


def _wait_for_port(process: PhoneProcess) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if process.connection is not None:
            wait([process.connection], 0.2)
        if any(isinstance(message, Listening) for message in process.poll()):
            return
    raise TimeoutError("the process for phones does not listen")


def _photo(page: Page, port: int, touches: Sequence[str]) -> QImage:
    page.goto(f"http://{HERE}:{port}/#t={TICKET}")
    page.wait_for_selector("#play:not([hidden])")
    for touch in touches:
        page.locator(touch).first.tap()
    page.wait_for_timeout(600)
    return QImage.fromData(page.screenshot())


__all__ = ["Held", "phones_side_by_side"]
