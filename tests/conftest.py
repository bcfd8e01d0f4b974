"""What every test stands on: no screen, a home of its own, and luck that can be repeated."""

import gc
import itertools
import os
import socket
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, settings

from nutdesk import syslibs
from tests import handles
from tests.texts import packaging

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# Before anything imports Qt; a test run on a real screen sets it from outside.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The tests read English, whatever their machine speaks.
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")

Scale = Callable[[int, int], int]

_homes = itertools.count()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds --long, which buys more random games with more time."""
    parser.addoption("--long", action="store_true", help="play many more random games")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses the hypothesis profile: the same examples every time in CI, ten times as many with --long."""
    long = config.getoption("--long")
    settings.register_profile(
        "nutdesk",
        deadline=None,  # a busy machine is not a failure
        derandomize=bool(os.environ.get("CI")),
        max_examples=1000 if long else 100,
        suppress_health_check=[HealthCheck.too_slow],
    )
    settings.load_profile("nutdesk")
    handles.watch()
    if not hasattr(config, "workerinput"):  # once, before there are workers
        packaging("translations").release()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests and all that they load stay to the end: nobody looks for garbage among them, then or later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves what takes long to the runs that have the time."""
    if not config.getoption("--long"):
        for item in items:
            if item.get_closest_marker("long"):
                item.add_marker(pytest.mark.skip("only with --long"))


@pytest.fixture(scope="session")
def scale(pytestconfig: pytest.Config) -> Scale:
    """scale(default, long) is how many random games to play: the second number only with --long."""
    wants_long = bool(pytestconfig.getoption("--long"))
    return lambda default, long: long if wants_long else default


@pytest.fixture(scope="session")
def qapp() -> Any:
    """The application just as the program makes it, with the pointer out of the way.

    Here, and not beside the tests of the desk: the first test that wants one makes it for all that follow.
    """
    from PySide6.QtGui import QCursor

    from nutdesk.desk.application import application

    app = application()
    QCursor.setPos(0, 0)
    return app


@pytest.fixture(scope="session")
def loopback() -> None:
    """Skips what needs a machine that can reach itself."""
    try:
        with socket.create_server(("127.0.0.1", 0)) as server:
            socket.create_connection(server.getsockname(), 5).close()
    except OSError as error:
        pytest.skip(f"this machine cannot reach itself at 127.0.0.1: {error}")


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    """One Chromium for all tests that a process runs, wherever they are: its driver cannot be started twice."""
    if not syslibs.browser():
        pytest.skip(f"none of {', '.join(syslibs.BROWSERS)} is here")
    from tests.browser.chromium import chromium

    with chromium() as opened:
        yield opened


@pytest.fixture(scope="session")
def _homes_root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def nutdesk_home(_homes_root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home nobody else writes to; it is made when something is first saved."""
    home = _homes_root / str(next(_homes))
    monkeypatch.setenv("NUTDESK_HOME", str(home))
    return home
