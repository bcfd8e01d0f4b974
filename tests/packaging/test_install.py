"""packaging/linux/install.sh, run for real: a tiny program, homes whose names need care, and nothing left behind."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LINUX = Path(__file__).resolve().parents[2] / "packaging" / "linux"
ENTRY = "org.nutdesk.nutdesk.desktop"

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have installers of their own")


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """What the tar.gz contains, with a program that says what it was given."""
    folder = tmp_path / "Meine Spiele"
    (folder / "lib" / "nutdesk").mkdir(parents=True)
    program = folder / "lib" / "nutdesk" / "nutdesk"
    program.write_text('#!/bin/sh\necho "opens $1"\n')
    program.chmod(0o755)
    (folder / "share" / "applications").mkdir(parents=True)
    shutil.copy(LINUX / ENTRY, folder / "share" / "applications")
    shutil.copy(LINUX / "install.sh", folder)
    return folder


def install(unpacked: Path, home: Path, *words: str, **environment: str) -> str:
    """Runs the script from the home, as its owner would."""
    home.mkdir(exist_ok=True)
    surroundings = {key: value for key, value in os.environ.items() if key != "XDG_DATA_HOME"}
    done = subprocess.run(
        [str(unpacked / "install.sh"), *words],
        env={**surroundings, "HOME": str(home), **environment},
        cwd=home,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout


def click(entry: Path) -> str:
    """What the program says when a desktop starts this entry with a game, by a PATH without the program's folder."""
    (command,) = [line[5:] for line in entry.read_text("utf-8").splitlines() if line.startswith("Exec=")]
    quoted = re.fullmatch(r'"((?:[^"`$\\]|\\["`$\\])+)" %f', command.replace("\\\\", "\\"))
    assert quoted, command
    program = re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")
    return said([program, "a game"], PATH="/usr/bin:/bin")


def said(command: list[str], **environment: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


@pytest.mark.parametrize("name", ["anna", "Änne Nüß", '100 % "B&B" | $HOME `x` \\ it\'s'])
def test_whatever_a_home_is_called_the_menu_starts_the_program_and_removing_leaves_nothing_but_games(
    unpacked: Path, tmp_path: Path, name: str
) -> None:
    home = tmp_path / name
    game = home / ".local" / "share" / "nutdesk" / "games" / "one.nutdesk"
    game.parent.mkdir(parents=True)
    game.touch()
    for _ in range(2):  # a second time is an update
        assert "nutdesk is installed" in install(unpacked, home)
        assert click(home / ".local" / "share" / "applications" / ENTRY) == "opens a game\n"
    assert "Your games are kept." in install(unpacked, home, "--remove")
    left = [path for path in home.rglob("*") if not path.is_dir()]
    assert [path for path in left if path.name not in ("mimeinfo.cache", "mime.cache")] == [game]


def test_the_entry_is_where_the_desktop_of_this_user_looks(unpacked: Path, tmp_path: Path) -> None:
    home, data = tmp_path / "anna", tmp_path / "my data"
    install(unpacked, home, XDG_DATA_HOME=str(data))
    assert click(data / "applications" / ENTRY) == "opens a game\n"
    assert not (home / ".local" / "share").exists()
    install(unpacked, home, "--remove", XDG_DATA_HOME=str(data))
    assert not (data / "applications" / ENTRY).exists()


def test_a_folder_can_be_named_from_where_one_is(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "anna"
    install(unpacked, home, "programs", XDG_DATA_HOME=str(tmp_path / "not for a folder that was named"))
    assert click(home / "programs" / "share" / "applications" / ENTRY) == "opens a game\n"
    linked = subprocess.run(
        [str(home / "programs" / "bin" / "nutdesk"), "x"], capture_output=True, text=True, check=True
    )
    assert linked.stdout == "opens x\n"


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_installed_entry_is_what_desktops_understand(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "Änne Nüß"
    install(unpacked, home)
    entry = home / ".local" / "share" / "applications" / ENTRY
    told = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True, check=False)
    assert (told.returncode, told.stdout) == (0, "")
