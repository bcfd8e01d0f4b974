"""Damaged translations: whole sentences are said in them or in English, and Qt is never handed what it crashes on."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.fuzz.conftest import Share

ROOT = Path(__file__).resolve().parents[2]


def test_changed_translations_are_spoken_or_left_aside(share: Share, place: Path) -> None:
    numbers = share(48, 1000)
    where = str(place / "resources")
    words = [sys.executable, "-m", "tests.fuzz.child_words", where, str(numbers.start), str(numbers.stop)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    rows = [json.loads(row) for row in done.stdout.splitlines()]
    assert done.returncode == 0, f"{rows[-1]}: ended by {done.returncode}\n{done.stderr[-2000:]}"
    broken = [row for row in rows if "why" in row]
    assert not broken, "\n\n".join(f"words/{one['number']}: {one['why']}" for one in broken[:5])
    assert len(rows) == len(numbers)
