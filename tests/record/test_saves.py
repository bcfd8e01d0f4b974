"""Games saved by any version open for ever."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.record import reader
from tests.record.opens import opens

FOLDER = Path(__file__).parents[1] / "saves"
SAVES = sorted(FOLDER.glob("*/*.nutdesk"))


def by_ours(path: Path) -> bool:
    """Whether a game was played by the house data that come with it today."""
    head = json.loads(path.read_bytes().split(b"\n", 1)[0])
    return not reader.house_data(head["game"], head)


def test_there_are_saves_of_the_first_version() -> None:
    assert len(list((FOLDER / "v0.1.0").glob("*.nutdesk"))) >= 14


@pytest.mark.parametrize(
    "path", [path for path in SAVES if by_ours(path)], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_an_old_save_opens(path: Path, tmp_path: Path) -> None:
    opens(path, tmp_path)


def test_an_old_save_that_was_played_by_earlier_house_data_opens_by_those(tmp_path: Path) -> None:
    earlier = [str(path) for path in SAVES if not by_ours(path)]
    assert bool(earlier) == any(games.earlier_editions(game) for game in games.ids())
    command = [sys.executable, "-m", "tests.record.opens", str(tmp_path), *earlier]
    done = subprocess.run(command, cwd=FOLDER.parents[1], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.splitlines() == earlier, done.stderr
