"""With a display there is a window that a hand can play in; without one there is a demonstration, and never a crash."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest
from attrs import frozen
from PySide6.QtGui import QImage

from nutdesk.desk.application import has_display
from nutdesk.desk.offscreen import demo
from nutdesk.record import store
from nutdesk.record.file import load
from nutdesk.record.show import verify
from tests.desk.wayland_hand import CONTROL, WaylandHand

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="a desk of Windows or a Mac always has a display")
NO_SCREEN = {"DISPLAY": ":7654"} if sys.platform == "linux" else {"QT_QPA_PLATFORM": "offscreen"}
SCREEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """An environment that knows of no screen."""
    for name in SCREEN:
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@LINUX
def test_no_display_is_no_display(bare: pytest.MonkeyPatch) -> None:
    assert not has_display()


@LINUX
@pytest.mark.parametrize("display", [":7654", ":7654.0", "unix:7654", "nonsense", ":", "localhost:7654"])
def test_a_dead_display_is_no_display(bare: pytest.MonkeyPatch, display: str) -> None:
    bare.setenv("DISPLAY", display)
    assert not has_display()


@LINUX
@pytest.mark.parametrize("name", ["wayland-7654", "/tmp/there-is-no-such-socket"])
def test_a_dead_wayland_is_no_display(bare: pytest.MonkeyPatch, tmp_path: Path, name: str) -> None:
    bare.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    bare.setenv("WAYLAND_DISPLAY", name)
    assert not has_display()


@LINUX
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
        ((), NO_SCREEN, 4),
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


def test_demonstrations_of_the_same_second_keep_their_own_pictures() -> None:
    assert len({demo._folder() for _ in range(5)}) == 5


def test_a_bad_file_without_a_display_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "bad.nutdesk"
    path.write_text("nothing\n", encoding="utf-8")
    done = nutdesk("open", str(path))
    assert done.returncode == 2
    assert "bad.nutdesk" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


# ---- a real window --------------------------------------------------------------------------------------------------


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


def first_drag() -> tuple[tuple[int, int], tuple[int, int]]:
    """From where to where the squirrel is dragged in a window of 1280 × 720: the same on every screen, so it is asked
    of a page off screen."""
    places = subprocess.run(
        [sys.executable, "-m", "tests.desk.places"],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout.split()
    return (int(places[0]), int(places[1])), (int(places[2]), int(places[3]))


def begin(**screen: str) -> subprocess.Popen[str]:
    """The program with a game, on this screen and no other."""
    environment = {key: value for key, value in os.environ.items() if key not in SCREEN}
    return subprocess.Popen(
        [sys.executable, "-m", "nutdesk", "play", "nice-one-squirrel", "--seed", "xvfb"],
        env={**environment, **screen},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_real_window_is_played_with_a_real_mouse_and_closed_with_ctrl_q(screen: str, nutdesk_home: Path) -> None:
    piece, spot = first_drag()
    program = begin(DISPLAY=screen)
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
    assert (program.returncode, *program.communicate()) == (0, "", "")


@frozen
class Compositor:
    """A Wayland desktop without a monitor: two screens side by side, and the game fills the first."""

    folder: Path

    def place(self, name: str) -> str:
        """The path of a socket; nothing before there is one."""
        return str(next(self.folder.glob(name), ""))

    def windows(self) -> dict[str, tuple[str, tuple[int, ...]]]:
        """Which program each window says it belongs to, and where it lies."""
        environment = {**os.environ, "SWAYSOCK": self.place("sway-ipc.*.sock")}
        told = subprocess.run(
            ["swaymsg", "-t", "get_tree"], env=environment, capture_output=True, text=True, timeout=60, check=True
        )
        waiting, found = [json.loads(told.stdout)], {}
        while waiting:
            node = waiting.pop()
            waiting += node["nodes"] + node["floating_nodes"]
            if node.get("app_id"):
                found[node["name"]] = (
                    node["app_id"],
                    tuple(node["rect"][side] for side in ("x", "y", "width", "height")),
                )
        return found


SWAY = """
xwayland disable
default_border none
default_floating_border none
output HEADLESS-1 resolution 1280x720 position 0 0
output HEADLESS-2 resolution 1280x720 position 1280 0
for_window [title="Nice One.*"] floating enable, resize set 1280 720, move absolute position 0 0
"""


@pytest.fixture
def compositor() -> Iterator[Compositor]:
    """A compositor of our own."""
    if not shutil.which("sway") or not shutil.which("setpriv"):
        pytest.skip("sway is not installed")
    with tempfile.TemporaryDirectory(prefix="nutdesk-sway-") as name:
        folder = Path(name)
        (folder / "config").write_text(SWAY)
        command = ["sway", "--unsupported-gpu", "--config", str(folder / "config")]
        if os.geteuid() == 0:  # as root it does not run at all
            command = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", *command]
            shutil.chown(folder, 65534, 65534)
        headless = {"WLR_BACKENDS": "headless", "WLR_HEADLESS_OUTPUTS": "2", "WLR_RENDERER": "pixman"}
        headless |= {"WLR_LIBINPUT_NO_DEVICES": "1", "XDG_RUNTIME_DIR": name, "HOME": name}
        server = subprocess.Popen(
            command, env={**os.environ, **headless}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        there = Compositor(folder)
        try:
            wait_for(lambda: there.place("wayland-?") and there.place("sway-ipc.*.sock"), 30)
            yield there
        finally:
            server.terminate()
            server.wait(10)


def test_on_wayland_a_window_has_its_entry_in_the_menu_is_played_and_the_projector_is_the_other_screen(
    compositor: Compositor, nutdesk_home: Path
) -> None:
    piece, spot = first_drag()
    wayland = compositor.place("wayland-?")
    hand = WaylandHand(wayland, 2560, 720)
    program = begin(WAYLAND_DISPLAY=wayland, XDG_RUNTIME_DIR=str(compositor.folder))
    try:
        wait_for(lambda: "Nice One Squirrel! · nutdesk" in compositor.windows())
        path = wait_for(lambda: next(store.journals().glob("*.nutdesk")))
        time.sleep(1.0)
        hand.key("space")
        time.sleep(0.7)
        hand.drag(piece, spot)
        wait_for(lambda: moves(path) == ["place 9"], 60)
        hand.key("z", CONTROL)
        wait_for(lambda: moves(path) == [], 60)
        hand.key("F5")
        first = wait_for(lambda: len(found := compositor.windows()) == 2 and found, 60)
        wait_for(lambda: (1280, 0, 1280, 720) in [place for _, place in compositor.windows().values()], 60)
        assert {program for program, _ in first.values()} == {"org.nutdesk.nutdesk"}
        hand.key("q", CONTROL)
        program.wait(60)
    except AssertionError as late:
        program.kill()
        raise AssertionError(f"the program said {program.communicate()}") from late
    finally:
        hand.close()
        if program.poll() is None:
            program.send_signal(signal.SIGTERM)
            program.wait(10)
    assert (program.returncode, *program.communicate()) == (0, "", "")
