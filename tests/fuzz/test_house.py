"""House data from strangers: a game is played by them to its end, or they are refused in one sentence."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.fuzz.conftest import Share

ROOT = Path(__file__).resolve().parents[2]


def test_changed_house_data_are_played_by_or_refused(share: Share, place: Path) -> None:
    numbers = share(140, 2000)
    words = [sys.executable, "-m", "tests.fuzz.child_house", str(numbers.start), str(numbers.stop)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    *broken, counted = map(json.loads, done.stdout.splitlines())
    assert not broken, "\n\n".join(f"house/{one['number']} ({one['game']}): {one['why']}" for one in broken[:5])
    assert counted["accepted"] > 0, "all of them were refused: nothing was played"
