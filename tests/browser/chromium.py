"""A real Chromium, and pages in it that get our own files and nothing else, under the policy of a phone's page."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route, sync_playwright

from nutdesk import syslibs
from nutdesk.browser.assets import Asset, assets

FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
HOST = "http://table.test"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
BENCH = """<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>
<link rel="stylesheet" href="/page/colours.css"><script type="module" src="/page/bench.js"></script>
<body></body></html>"""
"""A page that has nothing on it: a test puts there what it wants to see."""
MODULES = ("art", "letters", "legibility", "marks", "motion", "signs", "board")


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, until the end of the block."""
    flags = [*FLAGS, *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else [])]
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=syslibs.browser(), args=flags)
        try:
            yield browser
        finally:
            browser.close()


class Bench:
    """A page with our modules on it: window.ours has what each exports."""

    def __init__(self, browser: Browser, **context: Any) -> None:
        self.context: BrowserContext = browser.new_context(**context)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        """What the browser complained about."""
        self.asked: list[str] = []
        self.page.on(
            "console", lambda said: self.wrong.append(said.text) if said.type in ("error", "warning") else None
        )
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.route("**/*", self._answer)
        self.page.goto(f"{HOST}/")
        self.page.wait_for_selector("body[data-ready]", state="attached")

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(HOST).partition("?")[0]
        self.asked.append(path)
        found = self._file(path)
        if found is None:
            route.fulfill(status=404, body="nothing here")
            return
        headers = {"Content-Type": found.kind, "Content-Security-Policy": POLICY, "X-Content-Type-Options": "nosniff"}
        route.fulfill(body=found.data, headers=headers)

    def _file(self, path: str) -> Asset | None:
        if path in ("/", "/favicon.ico"):
            return Asset("bench.html", BENCH.encode())
        if path == "/page/bench.js":
            return Asset("bench.js", self._script().encode())
        return assets().get(path.removeprefix("/page/"))

    @staticmethod
    def _script() -> str:
        lines = [f'import * as {name} from "./{name}.js";' for name in MODULES]
        lines += [
            'art.drawingsFrom(await (await fetch("/page/drawings.svg")).text());',
            "await letters.loaded();",
            f"window.ours = {{{', '.join(MODULES)}}};",
            'document.body.dataset.ready = "";',
        ]
        return "\n".join(lines)

    def run(self, script: str, given: Any) -> Any:
        """What a function of the page makes of plain data, sent as letters: that is much faster than value by value."""
        return self.page.evaluate(f"(letters) => ({script})(JSON.parse(letters))", json.dumps(given))

    def close(self) -> None:
        self.context.close()


__all__ = ["Bench", "chromium"]
