"""The program says and writes the same wherever it runs: other code pages, other languages, odd folders."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from nutdesk import games, paths
from nutdesk.core.match import Match
from nutdesk.record.file import header_of, save

TITLE = "Übung mit Grüßen: 3 × 🐿"
WORLDS = {
    "posix": {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    "western windows": {"LC_ALL": "de_DE.UTF-8", "PYTHONIOENCODING": "cp1252"},
    "turkish windows": {"LC_ALL": "tr_TR.UTF-8", "PYTHONIOENCODING": "cp857"},
}
Run = Callable[..., subprocess.CompletedProcess[bytes]]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home as people have them."""
    folder = tmp_path / "Zoë Müller" / "Nüsse & Spiele"
    folder.mkdir(parents=True)
    return folder


@pytest.fixture(params=WORLDS.values(), ids=WORLDS)
def run(home: Path, request: pytest.FixtureRequest) -> Run:
    """Run the real program in one of these worlds."""
    usual = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_", "LANG"))}
    env = usual | request.param | {"NUTDESK_HOME": str(home)}

    def run(*words: object) -> subprocess.CompletedProcess[bytes]:
        command = [sys.executable, "-m", "nutdesk", *map(str, words)]
        return subprocess.run(command, capture_output=True, check=False, env=env)

    return run


@pytest.fixture
def saved(home: Path) -> Path:
    """A game with a title that no code page has all letters of, in a folder with an umlaut and spaces."""
    game = games.load("nice-one-squirrel")
    match = Match(game, game.chosen({}, 3), game.seats[:3], "locale")
    match.begin()
    for _ in range(4):
        match.play(game.legal(match.state)[0])
    path = home / "Jürgens Spiel.nutdesk"
    save(match, path, attrs.evolve(header_of(match), title=TITLE))
    return path


def test_a_game_with_any_title_is_shown_and_exported_to_the_same_bytes_everywhere(
    run: Run, saved: Path, home: Path
) -> None:
    shown = run("record", "show", saved)
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"bung mit Gr" in shown.stdout, "a letter that a code page has not may be a question mark"
    out = home / "Jürgens Spiel.json"
    done = run("record", "export", saved, "--as", "json", "--out", out)
    assert (done.returncode, done.stderr) == (0, b"")
    data = out.read_bytes()
    assert json.loads(data.decode())["title"] == TITLE
    assert b"\r" not in data


def test_json_is_whole_in_every_code_page(run: Run, home: Path) -> None:
    scene = home / "Fuchs 🦊.toml"
    scene.write_bytes(next((paths.scenes() / "nice-one-squirrel").glob("*.toml")).read_bytes())
    checked = run("scene", "check", scene, "--json")
    assert (checked.returncode, checked.stderr) == (0, b"")
    assert b"Fuchs" in checked.stdout
    assert json.loads(checked.stdout.decode("ascii"))
