"""Every screen can be read on every display: from 1024×600 to 3840×2160, whatever its density."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk.desk.settings.settings import TEXT_SIZES
from tests.conftest import Scale

ROOT = Path(__file__).parents[2]
LEAST = "1280x720"
SMALL = ("1024x768", "1024x600", "1366x768")
"""Projectors, netbooks, and common notebooks."""
SCREENS = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160))
RATIOS = ("1", "1.25", "1.5", "2")


def windows(ratio: str) -> list[str]:
    """How large a full window is on each of the screens, in pixels that do not depend on their density."""
    sizes = [LEAST]
    for wide, high in SCREENS:
        if wide / float(ratio) >= 1280:
            sizes.append(f"{round(wide / float(ratio))}x{round(high / float(ratio))}")
    return list(dict.fromkeys(sizes))


def faults(home: Path, *words: str, ratio: str = "1") -> object:
    """What the gallery of all screens finds on screens of these sizes."""
    env = os.environ | {"NUTDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio}
    said = subprocess.check_output([sys.executable, "-m", "tests.desk.gallery", *words], cwd=ROOT, env=env)
    return json.loads(said.splitlines()[-1])


@pytest.mark.parametrize("ratio", RATIOS)
def test_no_word_is_cut_or_too_small_on_any_screen(nutdesk_home: Path, scale: Scale, ratio: str) -> None:
    sizes = windows(ratio)[: scale(1, 99)]
    if ratio != "1.25" and scale(1, 0):
        pytest.skip("with --long: the other densities, and larger screens")
    assert faults(nutdesk_home, *sizes, ratio=ratio) == {"ratio": float(ratio), "faults": {}}


@pytest.mark.parametrize("text", [100, 130, 150])
def test_small_screens_show_everything_too(nutdesk_home: Path, scale: Scale, text: int) -> None:
    """In English and German, with the panels folded that have no room."""
    if text == 130 and scale(1, 0):
        pytest.skip("with --long: all of them")
    for wish in ["--german"] if scale(1, 0) else ["--english", "--german"]:
        assert faults(nutdesk_home, *SMALL[: scale(1, 3)], f"{text}%", wish) == {"ratio": 1, "faults": {}}


@pytest.mark.parametrize("text", TEXT_SIZES)
def test_nothing_is_lost_with_larger_or_smaller_letters(nutdesk_home: Path, scale: Scale, text: int) -> None:
    """Every word is as large as was asked for, whole, and everything that can be pressed is large enough."""
    if text not in (130, 200) and scale(1, 0):
        pytest.skip("with --long: all sizes of text, on large screens too")
    sizes = [LEAST, "1920x1080", "2560x1440"][: scale(1, 3)]
    wishes = ["--targets" if text == 130 else "--german"] if scale(1, 0) else ["--english", "--targets", "--german"]
    for wish in wishes:
        assert faults(nutdesk_home, *sizes, f"{text}%", wish) == {"ratio": 1, "faults": {}}
