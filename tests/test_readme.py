"""The README stays true: its pictures are there, its commands exist, its games are the games."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from nutdesk import cli, games

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


@pytest.mark.parametrize("page", PAGES)
def test_every_link_and_picture_of_a_page_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    missing = [target for target in targets if not (ROOT / target).is_file()]
    assert not missing


def test_every_command_of_the_readme_is_one_of_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = {tuple(words.split()) for words in re.findall(r"`nutdesk ([a-z-]+(?: (?:show|check|verify))?)", text)}
    assert len(commands) > 8
    for words in sorted(commands):
        assert cli.run([*words, "--help"]) == 0, words
    capsys.readouterr()


def test_the_readme_names_every_game_and_no_other() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| \*\*(.+?)\*\* \|", text, re.MULTILINE)
    assert table == [game.title for game in games.all_games()]


def test_the_readme_says_how_many_play_as_the_covers_do() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for game in games.all_games():
        best = [count for count in game.players if count not in game.untested]
        players = f"{best[0]} to {best[-1]}"
        if game.untested:
            players += f", untested {' and '.join(map(str, game.untested))}"
        assert f"| **{game.title}** | {players} |" in text


def test_the_keys_of_the_readme_are_the_keys_of_the_program(qapp: object) -> None:
    from nutdesk.desk.shell.keys import rows

    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for keys, _ in rows():
        for key in re.findall(r"Ctrl\+\w+|F\d+|Page \w+|Esc|Enter|Space", keys):
            assert key in text, key
