"""Where no thread and no process can be started, the desk says so once and goes on without."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk.bots.process import UNABLE

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.skipif(sys.platform != "linux", reason="takes rights away as Linux knows them")
def test_an_evening_without_threads_and_processes_is_played_to_its_end_and_told_once() -> None:
    command = [sys.executable, "-m", "tests.desk.confined"]
    program = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)
    assert program.returncode == 0, program.stderr
    said = json.loads(program.stdout)
    assert said["starts"] == [], "or nothing is proved here"
    assert said["boxes"] == [UNABLE]
    assert said["story"] == []
    assert said["faults"] == []
    assert said["moved"] == [0, 1, 2]
    assert said["hints"] == 3
    assert said["charts"], "the coach draws one"
    assert (said["kept"], said["counted"]) == (1, 1)
    words, games = said["statistics"]
    assert "no further thread can be started" in words
    assert games == "1", "what is known is shown"
    assert "no further process can be started" in said["trial"]
    assert said["silent"]
