"""How soon a phone's page is painted, in a real Chromium, where Playwright and a browser are there."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final

from nutdesk import syslibs

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

THROTTLE: Final = 4
"""How much slower than this machine a phone is."""
PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True}
PAINTED: Final = """
addEventListener("DOMContentLoaded", () => {
  window.painted = [];
  const table = document.getElementById("table");
  const note = () => requestAnimationFrame(() => setTimeout(() => {
    window.painted.push([Number(table.dataset.number), performance.timeOrigin + performance.now(), performance.now()]);
  }));
  new MutationObserver(note).observe(table, {attributeFilter: ["data-number"]});
});
"""
"""Notes when each state is painted: the first task after the frame in which it is there."""
PATIENCE: Final = 60_000
POLLING: Final = 100
"""Milliseconds between two looks whether it is painted."""
FLAGS: Final = ("--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-component-update")


def why_not() -> str:
    """Why nothing can be painted here; '' if it can."""
    try:
        import playwright.sync_api  # noqa: F401 - whether it is there
    except ImportError:
        return "Playwright is not installed"
    return "" if syslibs.browser() else "there is no Chromium"


def first_page(port: int, ticket: str, rounds: int) -> list[tuple[float, float]]:
    """For pages that have nothing yet: milliseconds from the address to the painted table, and the bytes that came."""
    with _chromium() as browser:
        return [_first(browser, port, ticket) for _ in range(rounds)]


def moves(port: int, tickets: Sequence[str], code: str, count: int) -> list[dict[int, float]]:
    """When each state was painted, by its number, on a page for each ticket and one that watches; for so many moves."""
    with _chromium() as browser:
        pages = [_page(browser, f"http://127.0.0.1:{port}/#t={ticket}") for ticket in tickets]
        watcher = _page(browser, f"http://127.0.0.1:{port}/#c={code}")
        watcher.get_by_role("button", name="Only watch").click()
        for page in (*pages, watcher):
            page.wait_for_function(f"() => window.painted?.length > {count}", timeout=PATIENCE, polling=POLLING)
        return [{number: at for number, at, _ in page.evaluate("window.painted")} for page in (*pages, watcher)]


@contextmanager
def _chromium() -> Iterator[Browser]:
    from playwright.sync_api import sync_playwright

    flags = [*FLAGS, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=syslibs.browser(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


def _page(browser: Browser, address: str) -> Page:
    page = browser.new_context(**PHONE).new_page()
    page.add_init_script(PAINTED)
    page.goto(address)
    return page


def _first(browser: Browser, port: int, ticket: str) -> tuple[float, float]:
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.add_init_script(PAINTED)
    network, sizes = context.new_cdp_session(page), list[float]()
    network.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    network.send("Network.enable")
    network.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})
    page.goto(f"http://127.0.0.1:{port}/#t={ticket}", wait_until="commit")
    page.wait_for_function("() => window.painted?.length", timeout=PATIENCE, polling=POLLING)
    took: float = page.evaluate("window.painted[0][2]")
    context.close()
    return took, sum(sizes)


__all__ = ["first_page", "moves", "why_not"]
