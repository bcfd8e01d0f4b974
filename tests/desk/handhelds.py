"""Phones with a real browser at a real table: they join by the link of the code and play what their page offers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page

from tests.phones.pages import PHONE

LOOPBACK = "127.0.0.1"
PATIENCE = 30.0
"""Seconds: a busy machine may be slow, a wrong program never gets there."""
TRIES = 40
SIZES = ((390, 844), (320, 568), (844, 390), (768, 1024), (412, 915), (360, 740))
"""Upright, small, lying, a tablet …"""

SOCKETS = """() => {
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      window.sockets.push(this);
      this.addEventListener("message", ({data}) => { if (data.startsWith('{"is":"state"')) window.told = data; });
    }
  };
}"""
"""Keeps the sockets of a page, so that they can be cut, and the last state that came."""
ACT = """(picks) => {
  const seen = (each) => each.checkVisibility() && !each.hasAttribute("data-off");
  const one = (all) => all[Math.floor(picks.shift() * all.length)];
  document.querySelector("#tabs button[data-tab=moves]").click();
  document.querySelectorAll("#moves .opens[aria-expanded=false]").forEach((each) => each.click());
  const found = [...document.querySelectorAll("#moves .moves button")].filter(seen);
  if (!found.length) return "nothing";
  const buttons = [...document.querySelectorAll("#moves section > .moves button")].filter(seen);
  one(buttons.length && picks.shift() < 0.5 ? buttons : found).click();
  for (let asked = 0; asked < 6; asked += 1) {
    const choices = [...document.querySelectorAll("dialog.choice[open] .choices button")];
    const yes = document.querySelector("#bar[data-kind=confirm] button.go");
    if (choices.length) one(choices).click();
    else if (yes) yes.click();
    else break;
  }
  return document.querySelector("#bar").dataset.kind;
}"""
"""Choose something of the list of moves, and say yes to what is asked about it.

Every other time it is a button: among all that can be built and taken back in NUTS, a turn would hardly ever end."""
CAUGHT_UP = """([number, patience]) => new Promise((done, failed) => {
  const table = document.querySelector("#table");
  const look = () => Number(table.dataset.number) >= number && done();
  look();
  new MutationObserver(look).observe(table, {attributes: true});
  setTimeout(() => failed(new Error(`${table.dataset.number} is shown, not ${number}`)), 1000 * patience);
})"""
SHOWN = """() => ({
  number: Number(document.querySelector("#table").dataset.number),
  prompt: document.querySelector("#prompt-words").textContent,
  things: [...new Set([...document.querySelectorAll("#mat [data-id]")].map((each) => each.dataset.id))].sort(),
  hand: [...document.querySelectorAll("#hand [data-piece]")].map((each) => each.dataset.piece).sort(),
  scores: [...document.querySelectorAll("dialog.result summary .value")].map((each) => each.textContent).sort(),
})"""

Wait = Callable[[Callable[[], object]], None]
"""Waits until something is so, while the desk goes on if it is in this process."""


class Handheld:
    """A phone that sits down at a table, and its page."""

    wait: Wait
    name: str

    def __init__(self, browser: Browser, seat: int, **how: Any) -> None:
        wide, high = SIZES[seat % len(SIZES)]
        self.seat = seat
        self.context = browser.new_context(**{**PHONE, "viewport": {"width": wide, "height": high}, **how})
        self.context.add_init_script(f"({SOCKETS})()")
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    # ---- sitting down ---------------------------------------------------------------------------------------------

    def join(self, port: int, code: str) -> None:
        """Scan the code, choose the seat, type a name, sit down."""
        self.put_away()
        self.page.goto(f"http://{LOOPBACK}:{port}/#c={code}")
        free = self.page.locator(".seat-free").nth(self.seat)
        self.wait(free.is_visible)
        free.tap()
        self.page.locator("#name").fill(self.name)
        self.page.get_by_role("button", name="Sit down").tap()
        self.wait(self.is_playing)

    def is_playing(self) -> bool:
        return bool(self.page.evaluate("document.body.dataset.screen === 'play' && sockets.at(-1)?.readyState === 1"))

    def lines(self) -> int:
        """How many sockets the page has opened since it was loaded."""
        return int(self.page.evaluate("sockets.length"))

    # ---- playing --------------------------------------------------------------------------------------------------

    def act(self, rng: Random) -> bool:
        """Choose one of the moves that the page lists; whether one was wished."""
        kind = self.page.evaluate(ACT, [rng.random() for _ in range(9)])
        assert kind != "refusal", self.page.locator("#bar").inner_text()
        return kind not in ("nothing", "held")

    def choose(self, rng: Random) -> None:
        """Choose until a move was wished; a piece may have been lifted before."""
        assert any(self.act(rng) for _ in range(TRIES)), self.page.locator("#moves").inner_text()

    def undo(self) -> None:
        """Ask for undo, and agree that somebody is asked."""
        self.page.evaluate("document.querySelector('#tabs button[data-tab=hand]').click()")
        self.page.locator("#tray li.back button").first.press("Enter")
        self.page.get_by_role("button", name="Ask").press("Enter")

    def asked(self) -> bool:
        return self.page.locator("dialog.question").is_visible()

    def says(self, answer: str) -> None:
        self.page.get_by_role("dialog").get_by_role("button", name=answer).press("Enter")

    def catch_up(self, number: int) -> None:
        """Wait until the page shows at least this, which the desk has sent or will send without us."""
        self.page.evaluate(CAUGHT_UP, [number, PATIENCE])

    def told(self) -> dict[str, Any]:
        """The last state that its page was told."""
        found: dict[str, Any] = json.loads(self.page.evaluate("window.told ?? '{}'"))
        return found

    def is_on_turn(self) -> bool:
        """Whether it shows that it is its turn."""
        return bool(self.page.evaluate("document.querySelector('#prompt[data-mine]') !== null"))

    def shown(self) -> dict[str, Any]:
        """What is on the page."""
        found: dict[str, Any] = self.page.evaluate(SHOWN)
        return found

    def put_away(self) -> None:
        """Leave the table, and remember nothing."""
        if self.page.url.startswith("http"):
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            self.page.goto("about:blank")

    # ---- what may happen to it ------------------------------------------------------------------------------------

    def cut(self) -> None:
        """The network is lost."""
        self.page.evaluate("sockets.at(-1).close()")

    def reload(self) -> None:
        self.page.reload(wait_until="commit")


_idle: dict[tuple[int, str], list[Handheld]] = {}
"""Those that were put away, by their seat and what they are like."""


@contextmanager
def handhelds(browser: Browser, wait: Wait, names: tuple[str, ...], **how: Any) -> Iterator[list[Handheld]]:
    """Phones of these people; whatever failed on a page fails the test."""
    all_ = []
    for seat, name in enumerate(names):
        alike = _idle.setdefault((seat, repr(how)), [])
        all_.append(alike.pop() if alike else Handheld(browser, seat, **how))
        all_[-1].wait, all_[-1].name = wait, name
    try:
        yield all_
        assert [each.wrong for each in all_] == [[] for _ in all_]
        for each in all_:
            each.put_away()
    except BaseException:
        for each in all_:
            each.context.close()
        raise
    for each in all_:
        _idle[each.seat, repr(how)].append(each)


def patiently(what: Callable[[], object]) -> None:
    """Wait for something of another process."""
    until = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < until, what
        time.sleep(0.05)
