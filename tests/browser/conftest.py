"""One Chromium for all tests of this folder that a process runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from nutdesk import syslibs
from tests.browser.chromium import Bench, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not syslibs.browser():
        pytest.skip(f"none of {', '.join(syslibs.BROWSERS)} is here")
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="module")
def bench(browser: Browser) -> Iterator[Bench]:
    """A page of the size that drawings are compared at; whatever the browser complained about fails the test."""
    made = Bench(browser, viewport={"width": 1600, "height": 900})
    yield made
    made.close()
    assert made.wrong == []
