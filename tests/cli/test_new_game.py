"""A newcomer's game: what docs/adding-a-game.md says, done to the letter in a copy of the project."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk import cli, games

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
LEFT = shutil.ignore_patterns("saves", "*.wav", "pictures", "covers")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that a game touches."""
    for folder in ("nutdesk", "resources", "scenes", "tests", "packaging", "docs"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT if folder in ("nutdesk", "packaging") else None)
    for file in (*ROOT.glob("*.md"), ROOT / "pyproject.toml", ROOT / "LICENSE"):
        shutil.copy(file, tmp_path)
    return tmp_path


def commands() -> list[list[str]]:
    (block,) = re.findall(r"```console\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    return [shlex.split(line) for line in block.splitlines()]


def test_the_page_leads_to_a_game_that_passes_every_check(project: Path) -> None:
    for words in commands():
        module = ["-m", "nutdesk", *words[1:]] if words[0].endswith("nutdesk") else words[1:]
        home = os.environ | {"PYTHONPATH": str(project), "NUTDESK_HOME": str(project / "home")}
        done = subprocess.run(
            [sys.executable, "-P", *module], cwd=project, env=home, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{words[:3]}: {done.stdout[-3000:]} {done.stderr[-2000:]}"
    assert " passed" in done.stdout
    checks = [["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy", "nutdesk/games/hazel_run"]]
    for check in checks:
        done = subprocess.run([sys.executable, "-m", *check], cwd=project, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nuts", "there is a game 'nuts' already"),
        ("Hazel Run", "'Hazel Run' cannot be the name of a game"),
        ("../core", "'../core' cannot be the name of a game"),
        ("class", "'class' cannot be the name of a game"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_sentence(
    name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    there = games.ids()
    assert cli.run(["new-game", name]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert sentence in line
    assert games.ids() == there
