"""A phone's browser at a table: it opens the page, and what it complains about is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page

from tests.phones.playing import PlayingHome

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 1,
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
NOTEBOOK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "has_touch": False, "is_mobile": False}
SHOWN = "#play:not([hidden])"
PATIENCE = 15_000
"""Milliseconds after which a test gives up; nothing is measured by it."""


class Phone:
    """One browser, and one page in it."""

    def __init__(self, browser: Browser, **how: Any) -> None:
        self.home: PlayingHome
        self.context: BrowserContext = browser.new_context(**{**PHONE, **how})
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if "Content Security" in said.text else None)

    def open(self, seat: int | None = None) -> Phone:
        """Open the page at a seat, or at the hall."""
        self.page.goto(self.home.address(seat))
        self.page.wait_for_selector(SHOWN if seat is not None else "#hall:not([hidden])")
        return self

    def set(self, **settings: str) -> None:
        """What somebody has chosen on this phone before the page is opened."""
        self.page.goto(f"http://127.0.0.1:{self.home.port}/words/en.json")
        self.page.evaluate("(all) => localStorage.setItem('nutdesk-settings', JSON.stringify(all))", settings)

    def put_away(self) -> None:
        """Leave the table, and remember nothing."""
        self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        self.page.goto("about:blank")

    def tab(self, name: str) -> None:
        self.page.locator(f"#tabs button[data-tab={name}]").tap()

    def piece(self, piece: str) -> Locator:
        return self.page.locator(f'#hand [data-piece="{piece}"]')

    def place(self, thing: str) -> tuple[float, float]:
        """Where a thing of the board is on the screen."""
        x, y = self.page.evaluate(
            "(id) => { const [x, y] = document.querySelector(`#mat [data-id='${id}']`).getAttribute('transform')"
            ".match(/-?[\\d.]+/g).map(Number); const at = new DOMPoint(x, y).matrixTransform("
            "document.querySelector('#mat svg').getScreenCTM()); return [at.x, at.y]; }",
            thing,
        )
        return x, y

    def tap(self, thing: str) -> None:
        self.page.touchscreen.tap(*self.place(thing))

    def agree(self) -> None:
        """Say yes to what a move would do, if the page asks."""
        yes = self.page.get_by_role("button", name="Do it")
        if yes.is_visible():
            yes.press("Enter")

    def wait_for(self, script: str, value: Any = None) -> None:
        self.page.wait_for_function(script, arg=value)

    def wait_for_prompt(self, text: str) -> None:
        self.wait_for("(text) => document.querySelector('#prompt-words').textContent.includes(text)", text)


_idle: dict[str, list[Phone]] = {}
"""Phones that were put away, by what they are like: making one takes longer than most of what is tried on it."""


@contextmanager
def phone(browser: Browser, home: PlayingHome, **how: Any) -> Iterator[Phone]:
    """A phone that is put away afterwards; whatever its page complained about fails the test."""
    alike = _idle.setdefault(repr(how), [])
    found = alike.pop() if alike else Phone(browser, **how)
    found.home = home
    try:
        yield found
        assert found.wrong == []
        found.put_away()
    except BaseException:
        found.context.close()
        raise
    alike.append(found)
