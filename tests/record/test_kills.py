"""Whatever is done with a game, and whenever the program is killed at it: the game is there, once and whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no fork and no SIGKILL")

ROOT = Path(__file__).parents[2]
LEAST = {
    "begin": 10,
    "move": 2,
    "seat": 2,
    "go on": 2,
    "gone": 8,
    "moved away": 8,
    "cut": 8,
    "finish": 20,
    "tidy": 20,
    "rename": 8,
    "rename a finished one": 8,
    "throw away": 4,
    "bring back": 2,
    "salvage": 10,
}
"""How often each deed dies at least: one that dies less often does its work where nobody looks."""


@pytest.mark.parametrize("deed", LEAST)
def test_killed_at_any_step_a_game_is_there_once_and_whole(deed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.record.mortal", deed],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= LEAST[deed]
