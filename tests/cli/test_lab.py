"""The command of the lab: figures, a page that needs nothing else, and data from a file."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from nutdesk import cli, games
from nutdesk.record import OtherData, load

LAB = ["lab", "nice-one-squirrel", "--levels", "kit", "--games", "8", "--jobs", "1"]


def test_it_prints_figures_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(LAB) == 0
    said = capsys.readouterr().out
    assert "nice-one-squirrel: 8 games; 3 × baby squirrel; seed 1" in said
    assert "who plays first" in said
    assert said.count("Not sure after 8 games") == 1


def test_json_has_every_figure_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*LAB, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["trial"]["levels"] == ["kit"] * 3
    assert data["figures"]["games"] == 8
    first = data["figures"]["places"][0]
    assert first["low"] <= first["value"] <= first["high"]
    assert {table["name"] for table in data["figures"]["tables"]} == {"Actions", "First caches", "Nuts played"}


def test_the_page_is_whole_and_needs_no_other_file(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert cli.run([*LAB, "--against", "taking-up=on", "--out", str(out)]) == 0
    page = out.read_text("utf-8")
    assert not re.search(r"(src|href)=|url\(|@import|http", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) > 10
    for drawing in drawings:
        assert ElementTree.fromstring(drawing).attrib["aria-label"]
    assert "more than chance" in page
    assert "prefers-color-scheme:dark" in page
    assert "@media print" in page


def test_a_comparison_tells_both_sides_and_a_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run([*LAB, "--against", "levels=young", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["one"]["trial"]["levels"] == ["kit"] * 3
    assert data["other"]["trial"]["levels"] == ["young"] * 3
    assert data["verdict"]
    assert {row["name"] for row in data["differences"]} >= {"first player wins", "score", "length in moves"}


def test_house_data_come_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "storage.toml"
    file.write_text(games.shipped_data("in-the-nuts").replace("points = 5 ", "points = 6 "), "utf-8")
    words = ["lab", "in-the-nuts", "--players", "2", "--levels", "kit", "--games", "2", "--jobs", "1", "--json"]
    assert cli.run([*words, "--data", str(file), "--against", "data="]) == 0
    data = json.loads(capsys.readouterr().out)
    entries = [
        {
            entry["name"]
            for table in data[side]["figures"]["tables"]
            if table["name"] == "Storage cards"
            for entry in table["entries"]
        }
        for side in ("one", "other")
    ]
    assert any("6 points" in name for name in entries[0])
    assert not any(" 6 points" in name for name in entries[1])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["lab", "chess"], "there is no game 'chess'"),
        ([*LAB, "--levels", "fox"], "there is no level 'fox'"),
        ([*LAB, "--against", "taking-up"], "written as name=value"),
        ([*LAB, "--against", "taking-up=off"], "both sides of the comparison are the same"),
        ([*LAB, "--data", "nowhere.toml"], "there is no such file"),
        ([*LAB, "--out", "no/such/folder/report.html"], "there is no such folder"),
    ],
)
def test_what_cannot_be_is_one_sentence(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(words) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_a_bad_data_file_is_one_sentence_for_play_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "goals.toml"
    file.write_text("goals = 3", "utf-8")
    assert cli.run(["play", "nuts", "--data", str(file)]) == 2
    assert "There are seven kinds of goal cards" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_stopped_by_hand_it_keeps_what_is_done() -> None:
    # Whoever runs the tests in the background has switched Ctrl+C off for them: not for this program.
    hears = "import runpy, signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    words = ["lab", "nice-one-squirrel", "--games", "100000", "--jobs", "1"]
    command = [sys.executable, "-c", hears + "runpy.run_module('nutdesk', run_name='__main__')", *words]
    program = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    from nutdesk import paths

    folder = paths.user_cache() / "lab"
    try:
        for _ in range(1200):
            if folder.is_dir() and any(file.stat().st_size for file in folder.iterdir()):
                break
            time.sleep(0.05)
        program.send_signal(signal.SIGINT)
        _, error = program.communicate(timeout=180)
    finally:
        program.kill()
    assert program.returncode == 130
    assert re.search(r"stopped; [1-9]\d* of 100000 games are kept: the same command goes on from there", error)


def test_a_game_by_other_data_is_played_kept_and_opened_again(tmp_path: Path, nutdesk_home: Path) -> None:
    file = tmp_path / "storage.toml"
    file.write_text(games.shipped_data("in-the-nuts").replace("points = 20", "points = 21"), "utf-8")
    command = [sys.executable, "-m", "nutdesk", "play", "in-the-nuts", "--players", "2", "--data", str(file)]
    subprocess.run(command, check=True, timeout=180, capture_output=True)
    (saved,) = nutdesk_home.rglob("*.nutdesk")
    assert "points = 21" in json.loads(saved.read_text("utf-8").splitlines()[0])["data"]
    subprocess.run([sys.executable, "-m", "nutdesk", "record", "verify", str(saved)], check=True, timeout=180)
    with pytest.raises(OtherData):
        load(saved)
