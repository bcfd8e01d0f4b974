"""A page with nothing on it, for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.chromium import Bench


@pytest.fixture(scope="module")
def bench(browser: Browser) -> Iterator[Bench]:
    """A page of the size that drawings are compared at; whatever the browser complained about fails the test."""
    made = Bench(browser, viewport={"width": 1600, "height": 900})
    yield made
    made.close()
    assert made.wrong == []
