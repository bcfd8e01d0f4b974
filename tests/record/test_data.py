"""A game played by other house data is never replayed by ours, nor the other way round."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk import games
from nutdesk.core.house import LARGEST
from nutdesk.record import BadFile, OtherData, load, migrate, reader, save
from nutdesk.record.format import encode
from tests.record.play import begun, refused

OTHER = games.shipped_data("in-the-nuts").replace("points = 30", "points = 40")

PLAYED = """
import sys
from pathlib import Path
from random import Random
from nutdesk import games
games.swap("in-the-nuts", sys.argv[1])
from nutdesk.core.match import Match
from nutdesk.record import header_of, load, save
from nutdesk.record.notation import write
game = games.load("in-the-nuts")
match = Match(game, {}, game.seats[:2], "oak")
match.begin()
for _ in range(9):
    match.play(game.legal(match.state)[0])
save(match, Path(sys.argv[2]))
assert load(Path(sys.argv[2])).match.state == match.state
Path(sys.argv[2]).with_suffix(".txt").write_text(write(match, header_of(match)), "utf-8")
assert load(Path(sys.argv[2]).with_suffix(".txt")).match.state == match.state
"""


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game saved by a process that plays by other data."""
    path = tmp_path_factory.mktemp("data") / "other.nutdesk"
    subprocess.run([sys.executable, "-c", PLAYED, OTHER, str(path)], check=True, timeout=120)
    return path


@pytest.mark.parametrize("suffix", [".nutdesk", ".txt"])
def test_it_is_refused_by_a_process_with_our_data(other: Path, suffix: str) -> None:
    path = other.with_suffix(suffix)
    with pytest.raises(OtherData, match="was played with other house data"):
        load(path)


@pytest.mark.parametrize("suffix", [".nutdesk", ".txt"])
def test_the_command_line_plays_it_by_its_own_data(other: Path, suffix: str) -> None:
    command = [sys.executable, "-m", "nutdesk", "record", "verify", str(other.with_suffix(suffix))]
    assert subprocess.run(command, check=False, timeout=120).returncode == 0


def test_the_header_of_a_usual_game_says_nothing_of_data(tmp_path: Path) -> None:
    save(begun("in-the-nuts", 2), tmp_path / "a.nutdesk")
    assert b'"data"' not in (tmp_path / "a.nutdesk").read_bytes().split(b"\n")[0]


def test_data_that_cannot_be_played_by_are_told(other: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.nutdesk"
    bad.write_text(other.read_text("utf-8").replace("points = 40", "points = 400"), "utf-8")
    command = [sys.executable, "-m", "nutdesk", "record", "show", str(bad)]
    done = subprocess.run(command, check=False, timeout=120, capture_output=True, text=True)
    assert done.returncode == 2
    assert "was played with impossible house data" in done.stderr
    assert done.stderr.count("\n") == 1


def test_data_in_a_file_of_format_2_are_damage(other: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.nutdesk"
    old.write_text(other.read_text("utf-8").replace(f'{{"nutdesk": {migrate.FORMAT},', '{"nutdesk": 2,', 1), "utf-8")
    assert str(refused(old)) == "'old.nutdesk' is in the old format 2 and is damaged."


def test_the_largest_data_fit_into_a_header() -> None:
    assert len(encode({"data": '"\n' * (LARGEST // 4)})) < reader.LONGEST
    with pytest.raises(BadFile):
        load(Path("nowhere.nutdesk"))
