"""A desk for every test: pages that are shown, and put away again."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from nutdesk import games, mac
from nutdesk.core.game import Game
from nutdesk.core.match import Match
from nutdesk.desk.kit.cursor import use_large_pointer
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.sound import speaker
from nutdesk.desk.kit.theme import LIGHT, Theme
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.session import Session
from tests.desk.hands import settle

speaker.silent = True  # nobody wants to hear a test

HERE = Path(__file__).parent
NICE = "nice-one-squirrel"
SIZE = (1100, 620)
"""A small window: it is fast, and little fits in it."""

Sit = Callable[..., TablePage]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The platform without a screen warns when a menu pops up; every other warning of Qt fails a test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.qt_log_ignore("^This plugin does not support "))


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys that the tests press are those of most systems, whatever they run on."""
    monkeypatch.setattr(mac, "here", lambda: False)


@pytest.fixture(autouse=True)
def usual_sizes() -> Iterator[None]:
    """What one test has made larger is as usual for the next one."""
    yield
    Desk.text, Desk.target = 1.0, HIT
    if QApplication.instance() is not None:
        use_large_pointer(False)


def begun(
    game: str | Game = NICE, seats: int | None = None, *, seed: str = "desk", fair: bool = True, **options: bool | str
) -> Match:
    """A match after its deal; taking_up=True is the option taking-up."""
    rules = games.load(game) if isinstance(game, str) else game
    seats = seats or rules.usual
    chosen = rules.chosen({key.replace("_", "-"): value for key, value in options.items()})
    match = Match(rules, chosen, rules.seats[:seats], seed, fair=fair)
    match.begin()
    return match


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[[QWidget], None]]:
    """Shows a widget, and takes it away after the test."""
    shown: list[QWidget] = []

    def show(widget: QWidget) -> None:
        shown.append(widget)
        with qtbot.waitExposed(widget):
            widget.show()
        widget.activateWindow()
        settle()

    yield show
    parts = [part for widget in shown for part in (widget, *widget.findChildren(QWidget))]
    for widget in shown:
        widget.close()
        widget.deleteLater()
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as the event loop does
    for part in parts:
        if not isValid(part):
            # QWidget.nextInFocusChain leaves references that Python's collector does not see: a page holds the window.
            vars(part).clear()


@pytest.fixture
def sit(show: Callable[[QWidget], None]) -> Sit:
    """Sits somebody down at a match: a page without motion, the hand of who is to act uncovered."""

    def sit(
        match: Match | None = None,
        *,
        size: tuple[int, int] = SIZE,
        theme: Theme = LIGHT,
        pace: float = 0.0,
        covered: bool = False,
        journal: Any | None = None,
    ) -> TablePage:
        session = Session(match or begun(), journal)
        page = TablePage(session, theme)
        page.animator.pace = pace
        page.resize(*size)
        show(page)
        if not covered:
            session.uncover()
            settle()
        return page

    return sit


@pytest.fixture
def window(show: Callable[[QWidget], None]) -> MainWindow:
    """The main window at home, without motion."""
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    window.resize(*SIZE)
    show(window)
    return window


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen of our own."""
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        pytest.skip("Xvfb and xdotool are not installed")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        # Without -noreset it begins anew when nobody is left, as after a look for the window: who comes then is lost.
        ["Xvfb", "-displayfd", str(writing), "-noreset", "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as said:
        number = said.readline().strip()
    assert number, "Xvfb did not start"
    yield f":{number}"
    server.terminate()
    server.wait(10)


def at(seats: int = 3, *, fair: bool = True, taking_up: bool = False, **position: Any) -> Match:
    """Nice One Squirrel! at a written position; whoever is not given a nut or a squirrel has none."""
    game = games.load(NICE)
    options = game.chosen({"taking-up": taking_up})
    start = game.position(position, options, seats)
    match = Match(game, options, game.seats[:seats], "desk", start=start, fair=fair)
    match.begin()
    return match
