"""One table for many tests, as a process takes a second to start."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from nutdesk import games
from nutdesk.phones.limits import Limits
from tests.phones.home import Home

Open = Callable[..., Home]


@pytest.fixture(scope="session", autouse=True)
def at_home(loopback: None) -> None:
    """All of it goes over this machine's own network."""


@pytest.fixture
def open_home() -> Iterator[Open]:
    """Opens tables that are closed at the end."""
    homes: list[Home] = []

    def make(game: str = "nut-hunt", seats: int = 3, limits: Limits | None = None) -> Home:
        homes.append(Home(games.load(game), seats, limits=limits))
        return homes[-1]

    yield make
    for home in homes:
        home.process.close()


@pytest.fixture(scope="module")
def home() -> Iterator[Home]:
    """A table of Nut Hunt with three phones."""
    with Home(games.load("nut-hunt"), 3) as found:
        yield found
