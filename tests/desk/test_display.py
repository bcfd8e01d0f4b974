"""With a display there is a window that a hand can play in; without one there is a demonstration, and never a crash."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtGui import QImage

from nutdesk.desk.application import has_display
from nutdesk.record import store
from nutdesk.record.file import load
from nutdesk.record.show import verify

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that knows of no screen."""
    for name in SCREEN:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def test_no_display_is_no_display(bare: pytest.MonkeyPatch) -> None:
    assert not has_display()


@pytest.mark.parametrize("display", [":7654", ":7654.0", "unix:7654", "nonsense", ":", "localhost:7654"])
def test_a_dead_display_is_no_display(bare: pytest.MonkeyPatch, display: str) -> None:
    bare.setenv("DISPLAY", display)
    assert not has_display()


@pytest.mark.parametrize("name", ["wayland-7654", "/tmp/there-is-no-such-socket"])
def test_a_dead_wayland_is_no_display(bare: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", name)
    assert not has_display()


def test_a_living_wayland_is_a_display(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", "wayland-0")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-0"))
        server.listen()
        assert has_display()


def test_off_screen_is_no_display(bare: pytest.MonkeyPatch) -> None:
    bare.setenv("DISPLAY", ":0")
    for name in ("offscreen", "offscreen:extra", "minimal"):
        bare.setenv("QT_QPA_PLATFORM", name)
        assert not has_display()


def nutdesk(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program itself, on a machine without a screen."""
    bare = {key: value for key, value in os.environ.items() if key not in SCREEN}
    return subprocess.run(
        [sys.executable, "-m", "nutdesk", *words],
        env={**bare, **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "environment", "pictures"),
    [
        ((), {"DISPLAY": ":7654"}, 4),
        (("scene", "show", "scenes/nice-one-squirrel/01-around-the-ring.toml"), {"QT_QPA_PLATFORM": "offscreen"}, 2),
    ],
)
def test_without_a_display_it_demonstrates_itself(
    words: tuple[str, ...], environment: dict[str, str], pictures: int
) -> None:
    done = nutdesk(*words, **environment)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0] == "There is no display here, so the desk plays a short demonstration off screen."
    folder = Path(lines[-1].removeprefix("Pictures and record: "))
    drawn = sorted(folder.glob("*.png"))
    assert len(drawn) == pictures
    for path in drawn:
        image = QImage(str(path))
        assert (image.width(), image.height()) == (1280, 720)
        assert len({image.pixel(x, y) for x in range(0, 1280, 40) for y in range(0, 720, 40)}) > 20, "not empty"
    record = folder / "game.nutdesk"
    if "scene" not in words:
        assert "gestures with a mouse" in lines[-2]
        assert verify(record)
        match = load(record).match
        assert len(match.line()) >= 10
        assert all(len(entry.moves) for entry in match.line())
    # What it played for show must not wait for the player as a game of their own.
    assert list(store.journals().glob("*.nutdesk")) == []


def test_a_bad_file_without_a_display_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.nutdesk"
    path.write_text("nothing\n")
    done = nutdesk("open", str(path))
    assert done.returncode == 2
    assert "bad.nutdesk" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


# ---- a real window --------------------------------------------------------------------------------------------------


@pytest.fixture
def screen() -> Iterator[str]:
    """A screen of our own."""
    if not shutil.which("Xvfb") or not shutil.which("xdotool"):
        pytest.skip("Xvfb and xdotool are not installed")
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
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


class Hand:
    """A mouse and a keyboard on a screen, moved by xdotool."""

    def __init__(self, display: str) -> None:
        self.environment = {**os.environ, "DISPLAY": display}

    def do(self, *words: str | int) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)], env=self.environment, capture_output=True, text=True, timeout=90, check=False
        )
        return done.stdout.strip()

    def drag(self, start: tuple[int, int], stop: tuple[int, int]) -> None:
        self.do("mousemove", *start)
        time.sleep(0.1)
        self.do("mousedown", 1)
        for k in range(1, 9):
            at = [round(a + (b - a) * k / 8) for a, b in zip(start, stop, strict=True)]
            self.do("mousemove", *at)
            time.sleep(0.03)
        time.sleep(0.1)
        self.do("mouseup", 1)


def wait_for(what: Callable[[], T], seconds: float = 120) -> T:
    """Call until it gives something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(Exception):
            if found := what():
                return found
        time.sleep(0.1)
    raise AssertionError("it did not happen in time")


def moves(path: Path) -> list[str]:
    return [str(move) for entry in load(path).match.line() for move in entry.moves]


def test_a_real_window_is_played_with_a_real_mouse_and_closed_with_ctrl_q(screen: str, nutdesk_home: Path) -> None:
    # Where things lie in a window of this size is the same on every screen: asked of a page off screen.
    places = subprocess.run(
        [sys.executable, "-c", PLACES],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout.split()
    piece, spot = (int(places[0]), int(places[1])), (int(places[2]), int(places[3]))
    environment = {key: value for key, value in os.environ.items() if key not in SCREEN}
    program = subprocess.Popen(
        [sys.executable, "-m", "nutdesk", "play", "nice-one-squirrel", "--seed", "xvfb"],
        env={**environment, "DISPLAY": screen},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    hand = Hand(screen)
    try:
        window = wait_for(lambda: hand.do("search", "--onlyvisible", "--name", "Nice One Squirrel"))
        number = window.splitlines()[0]
        hand.do("windowmove", number, 0, 0)
        hand.do("windowsize", number, 1280, 720)
        hand.do("windowfocus", number)
        time.sleep(1.0)
        path = wait_for(lambda: next(store.journals().glob("*.nutdesk")))
        assert moves(path) == []
        hand.do("key", "space")
        time.sleep(0.7)
        hand.drag(piece, spot)
        wait_for(lambda: moves(path) == ["place 9"], 60)
        time.sleep(1.5)
        hand.do("key", "n")
        wait_for(lambda: moves(path) == ["place 9", "nothing"], 60)
        hand.do("key", "ctrl+z")
        wait_for(lambda: moves(path) == ["place 9"], 60)
        hand.do("key", "ctrl+q")
        program.wait(60)
    except AssertionError as late:
        program.kill()
        raise AssertionError(f"the program said {program.communicate()}") from late
    finally:
        if program.poll() is None:
            program.send_signal(signal.SIGTERM)
            program.wait(10)
    out, err = program.communicate()
    assert program.returncode == 0, err
    assert err == ""
    assert out == ""


PLACES = """
from nutdesk.desk.application import application
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from nutdesk.desk.kit.theme import LIGHT
from tests.desk.conftest import begun
from tests.desk.hands import drop_point, grab_point, settle
app = application()
page = TablePage(Session(begun(seed="xvfb")), LIGHT)
page.animator.pace = 0
page.resize(1280, 720)
page.show()
page.session.uncover()
settle()
for point in (grab_point(page, "squirrel-0"), drop_point(page, "squirrel-0", "cache-9")):
    at = page.view.mapTo(page, page.view.mapFromScene(point))
    print(at.x(), at.y())
"""
