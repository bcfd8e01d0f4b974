"""Whole games from phones alone: the real window, process and browsers; and whatever may happen meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser
from pytestqt.qtbot import QtBot

from nutdesk.core.match import Match
from nutdesk.desk.phones import phone_host
from nutdesk.desk.phones.device_screen import DeviceScreen
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.shell.window import MainWindow
from nutdesk.phones.messages import Sight
from nutdesk.phones.showing import Quills, Showing
from nutdesk.record.file import load
from nutdesk.record.show import verify
from tests.desk.conftest import NICE, begun
from tests.desk.handhelds import PATIENCE, Handheld, Wait, handhelds, patiently

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Ben", "Clara", "David", "Eva", "Frida")
MOST = 3000
"""Moves of the longest game."""
KILL = signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL
LONG = pytest.mark.long


@pytest.fixture(autouse=True)
def nobody_near(loopback: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever network the tests run in, nothing listens there."""
    monkeypatch.setattr(phone_host, "networks", lambda: ())


@pytest.fixture
def going(qtbot: QtBot) -> Wait:
    """Waits while the desk in this process goes on."""

    def wait(what: Callable[[], object]) -> None:
        qtbot.waitUntil(lambda: bool(what()), timeout=round(PATIENCE * 1000))

    return wait


def opened(window: MainWindow, match: Match, wait: Wait) -> PhoneHost:
    """A game on the window that is written down, and its phones open."""
    window.seat(match, window.records.begin(match))
    window.phoning.show()
    host = window.phoning.host
    assert host is not None
    wait(lambda: host.listening)
    assert window.phoning.sheet is not None
    window.phoning.sheet.close_sheet()
    return host


def on_turn(match: Match, all_: list[Handheld]) -> Handheld:
    due = match.due
    assert due is not None
    return all_[due.seat]


def move(host: PhoneHost, all_: list[Handheld], rng: Random) -> None:
    """Whoever is to choose makes a move on their phone."""
    match, wait = host.session.match, all_[0].wait
    mine, here = on_turn(match, all_), match.current
    mine.catch_up(host._screens[mine.seat].number)
    mine.choose(rng)
    wait(lambda: match.current is not here)


def assert_same(host: PhoneHost, each: Handheld) -> None:
    """A page was told and shows what the desk would show its viewer now."""
    session, sent = host.session, list[Sight]()
    screen = DeviceScreen(each.seat, sent.append, first=host._screens[each.seat].number)
    screen.follow(session)
    screen.follow(None)
    wanted = json.loads(Showing(Quills(session.game, session.cast), sent[0]).line("en"))
    each.catch_up(wanted["number"])
    assert {**each.told(), "pictures": []} == wanted
    table = wanted["table"]
    things = sorted({thing["id"] for kind in ("spots", "pieces") for thing in table.get(kind, ())})
    hand = sorted(piece["id"] for group in table.get("hand", ()) for piece in group.get("pieces", ()))
    each.wait(lambda: each.shown()["things"] == things)
    shown = each.shown()
    assert (shown["hand"], shown["prompt"]) == (hand, table["prompt"])
    if wanted["result"]:
        scores = wanted["result"]["scores"]
        assert shown["scores"] == sorted(str(score).replace("-", "−") for score in scores)


def assert_written(window: MainWindow, path: Path) -> None:
    """The game that was saved is the one that was played, and its record is in order."""
    assert window.page is not None
    match = window.page.session.match
    assert window.records.save_file(path)
    assert "is in order" in verify(path)
    assert [entry.moves for entry in load(path).match.entries] == [entry.moves for entry in match.entries]


WHOLE = [
    (NICE, 2),
    pytest.param(NICE, 6, marks=LONG),
    pytest.param("in-the-nuts", 4, marks=LONG),
    pytest.param("little-nutters", 6, marks=LONG),
    pytest.param("nut-hunt", 3, marks=LONG),
    pytest.param("nuts", 2, marks=LONG),
]


@pytest.mark.parametrize(("game_id", "seats"), WHOLE)
def test_a_whole_game_is_played_from_phones_alone(
    window: MainWindow, browser: Browser, going: Wait, tmp_path: Path, game_id: str, seats: int
) -> None:
    match, rng = begun(game_id, seats), Random(game_id)
    host = opened(window, match, going)
    with handhelds(browser, going, NAMES[:seats]) as all_:
        for each in all_:
            each.join(host.port, host.code)
        assert [player.name for player in match.players] == list(NAMES[:seats])
        made = 0
        while not match.over:
            move(host, all_, rng)
            made += 1
            assert made < MOST
        for each in all_:
            assert_same(host, each)
    assert_written(window, tmp_path / "game.nutdesk")


# ---- whatever may happen --------------------------------------------------------------------------------------------

PHASES = ("before", "between", "motion", "question")
"""Before a wish; after it, with no answer yet; while the move is being shown; while somebody is asked about undo."""


def kill_process(host: PhoneHost, mine: Handheld) -> None:
    assert host._process is not None
    assert host._process.pid is not None
    os.kill(host._process.pid, KILL)


def cut(host: PhoneHost, mine: Handheld) -> None:
    mine.cut()


def load_again(host: PhoneHost, mine: Handheld) -> None:
    mine.reload()


MOTION = {"reduced_motion": "no-preference"}
HARMS: dict[str, Callable[[PhoneHost, Handheld], None]] = {
    "the process is killed": kill_process,
    "the line is cut": cut,
    "the page is loaded again": load_again,
}
SAMPLE = {("between", "the process is killed")}
MISHAPS = [
    pytest.param(phase, harm, marks=() if (phase, harm) in SAMPLE else LONG) for phase in PHASES for harm in HARMS
]


@pytest.mark.parametrize(("phase", "harm"), MISHAPS)
def test_nothing_is_lost_or_played_twice_whatever_happens_in_the_middle_of_a_move(
    window: MainWindow, browser: Browser, going: Wait, tmp_path: Path, phase: str, harm: str
) -> None:
    match, rng = begun(seats=2), Random(phase)
    host = opened(window, match, going)
    if phase == "motion":
        window.chosen_settings.change("pace", "normal")
    with handhelds(browser, going, NAMES[:2], **(MOTION if phase == "motion" else {})) as all_:
        for each in all_:
            each.join(host.port, host.code)
        first = on_turn(match, all_)
        while on_turn(match, all_) is first:
            move(host, all_, rng)
        mine = on_turn(match, all_)
        count = len(match.entries)
        mine.catch_up(host._screens[mine.seat].number)
        if phase == "question":
            other = all_[1 - mine.seat]
            mine.undo()
            going(other.asked)
            mine = other
        elif phase != "before":
            mine.choose(rng)
            if phase == "motion":
                going(lambda: len(match.entries) > count)
        lines = [each.lines() for each in all_]
        HARMS[harm](host, mine)
        if harm == "the process is killed":
            going(lambda: all(each.lines() > before for each, before in zip(all_, lines, strict=True)))
        going(lambda: all(each.is_playing() for each in all_) and len(host._present) == 2)
        if phase == "question":
            going(mine.asked)
            here = match.current
            mine.says("All right")
            going(lambda: match.current is not here)
            assert (match.current is here.parent, len(match.entries)) == (True, count)
        elif phase != "before":
            if harm != "the page is loaded again":  # a page that is left forgets what it has not sent
                again_or_played(mine, match, count)
            assert count + 1 >= len(match.entries) >= count
            count = len(match.entries)
        for each in all_:
            assert_same(host, each)
        if phase != "question":
            move(host, all_, rng)
            assert len(match.entries) == count + 1
        window.phoning.close()
        for each in all_:
            going(each.page.get_by_text("The table is closed").is_visible)
    assert_written(window, tmp_path / "game.nutdesk")


def again_or_played(mine: Handheld, match: Match, count: int) -> None:
    """The wish was played, or whoever made it is asked whether to make it again, and does."""
    mine.wait(lambda: len(match.entries) > count or mine.asked())
    if len(match.entries) == count:
        mine.says("Make it again")
    mine.wait(lambda: len(match.entries) > count)


# ---- the desk itself is killed --------------------------------------------------------------------------------------


class Alone:
    """The window in a process of its own, which can be killed and started again."""

    def __init__(self, *words: str, **environment: str) -> None:
        command = [sys.executable, "-m", "tests.desk.desk_alone", *words]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        told: dict[str, Any] = json.loads(self.process.stdout.readline())
        self.port, self.code, self.journal = told["port"], told["code"], Path(told["journal"])

    def kill(self) -> None:
        self.process.send_signal(KILL)
        self.process.communicate()

    def moves(self) -> list[tuple[Any, ...]]:
        """The moves of every entry that is written down."""
        return [entry.moves for entry in load(self.journal).match.entries]

    def match(self) -> Match:
        return load(self.journal).match


def alone_move(desk: Alone, all_: list[Handheld], rng: Random) -> None:
    """Whoever is to choose makes a move on their phone, until it is written down."""
    match = desk.match()
    mine = on_turn(match, all_)
    patiently(mine.is_on_turn)
    number = mine.shown()["number"]
    mine.choose(rng)
    mine.catch_up(number + 1)
    assert len(desk.moves()) == len(match.entries) + 1, "it was written before anybody was told"


@pytest.mark.parametrize("phase", [each if each == "between" else pytest.param(each, marks=LONG) for each in PHASES])
def test_a_desk_that_is_killed_resumes_its_game_and_phones_can_join_again(browser: Browser, phase: str) -> None:
    rng, desk = Random(phase), Alone(NICE, "2")
    try:
        with handhelds(browser, patiently, NAMES[:2], **(MOTION if phase == "motion" else {})) as all_:
            for each in all_:
                each.join(desk.port, desk.code)
            first = desk.match().due
            assert first is not None
            while (due := desk.match().due) is not None and due.seat == first.seat:
                alone_move(desk, all_, rng)
            before, mine = desk.moves(), on_turn(desk.match(), all_)
            patiently(mine.is_on_turn)
            number = mine.shown()["number"]
            if phase == "question":
                mine.undo()
                patiently(all_[1 - mine.seat].asked)
            elif phase != "before":
                mine.choose(rng)
                if phase == "motion":
                    mine.catch_up(number + 1)
            desk.kill()
            desk = Alone()
            after = desk.moves()
            assert after[: len(before)] == before
            assert len(after) - len(before) in {"before": (0,), "question": (0,), "motion": (1,)}.get(phase, (0, 1))
            assert [player.name for player in desk.match().players] == list(NAMES[:2])
            for each in all_:
                each.join(desk.port, desk.code)
            alone_move(desk, all_, rng)
            assert desk.moves()[:-1] == after
            assert "is in order" in verify(desk.journal)
    finally:
        desk.kill()


@LONG
def test_a_whole_game_is_played_from_phones_on_a_real_screen(browser: Browser, screen: str) -> None:
    rng, desk = Random(4), Alone(NICE, "2", DISPLAY=screen, QT_QPA_PLATFORM="xcb")
    try:
        with handhelds(browser, patiently, NAMES[:2]) as all_:
            for each in all_:
                each.join(desk.port, desk.code)
            while not desk.match().over:
                alone_move(desk, all_, rng)
            for each in all_:
                patiently(each.page.locator("dialog.result").is_visible)
            assert "is in order" in verify(desk.journal)
    finally:
        desk.kill()
