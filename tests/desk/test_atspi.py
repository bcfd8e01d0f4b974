"""The real thing: a running game read and played over AT-SPI, as a screen reader does it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from nutdesk import syslibs
from tests.desk.test_display import ROOT, SCREEN

Told = dict[str, Any]
READER = Path(__file__).with_name("screenreader.py")


def read(display: str, home: Path, steps: list[dict[str, str]], *program: str) -> tuple[list[Told], list[str]]:
    """What the reader was told at its steps, and all that it heard."""
    bare = {key: value for key, value in os.environ.items() if key not in SCREEN}
    home.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [
            "dbus-run-session",
            "--",
            "/usr/bin/python3",
            str(READER),
            json.dumps(steps),
            sys.executable,
            "-m",
            "nutdesk",
            *program,
        ],
        env={**bare, "DISPLAY": display, "NUTDESK_HOME": str(home), "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    found = json.loads(done.stdout[done.stdout.index("{") :])
    return found["answers"], found["heard"]


def all_in(top: Told) -> Iterator[Told]:
    yield top
    for part in top["parts"]:
        yield from all_in(part)


@pytest.mark.skipif(sys.platform != "linux", reason="AT-SPI is how Linux speaks to screen readers")
def test_a_running_game_is_read_and_played_over_at_spi(screen: str, nutdesk_home: Path) -> None:
    if lacking := syslibs.missing_reader():
        pytest.skip(f"not on this machine: {', '.join(lacking)}")
    table = {"read": "Table: NUTS"}
    steps = [
        table,
        {"press": "I am Red"},
        table,
        {"press": "Drawn bonus card"},
        table,
        {"press": "The factory floor"},
        table,
        {"press": "Keep both"},
        table,
    ]
    answers, heard = read(screen, nutdesk_home, steps, "play", "nuts", "--players", "3", "--seed", "at-spi")
    covered, looking, held, discarded, passed = answers
    for one in all_in(looking):
        assert one["name"].strip()
        assert {"showing", "visible"} <= set(one["states"])
        x, y, wide, high = one["box"]
        assert wide > 0
        assert high > 0
        assert 0 <= x < 1280
        assert 0 <= y < 800
    assert looking["role"] == "list"
    names = [one["name"] for one in all_in(looking)]
    assert any(name.startswith("Almond dispenser in column 1") for name in names)
    cards = [one for one in all_in(looking) if one["name"].startswith("Drawn bonus card")]
    assert len(cards) == 3
    assert all("selectable" in card["states"] and card["says"].startswith("Enter takes it") for card in cards)
    # Behind the curtain, before and after, nobody is told of anybody's cards.
    for public in (covered, passed):
        assert not any(one["name"].startswith(("Drawn bonus card", "Bonus card")) for one in all_in(public))
    assert any("selected" in one["states"] for one in all_in(held))
    assert sum(one["name"].startswith("Drawn bonus card") for one in all_in(discarded)) == 2
    spoken = " ".join(heard)
    assert "Red: keep one or more of the bonus cards" in heard
    assert "taken" in spoken
    assert "Blue is next" in spoken
    gone = cards[0]["name"].removeprefix("Drawn bonus card: ").split(",")[0]
    assert any("discard" in text and gone in text for text in heard), "who discarded it hears which"
