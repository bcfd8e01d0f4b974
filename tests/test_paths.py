"""nutdesk.paths: the source tree, a wheel, a frozen bundle, and the player's own folders."""

import subprocess
import sys
from pathlib import Path

import pytest

from nutdesk import paths

ROOT = Path(paths.__file__).parent.parent
PLATFORMS_OWN = (paths.user_data, paths.user_config, paths.user_cache)


def test_the_source_tree_keeps_resources_and_scenes_beside_the_package() -> None:
    assert paths.resources() == ROOT / "resources"
    assert paths.scenes() == ROOT / "scenes"


def test_a_wheel_carries_resources_and_scenes_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "nutdesk"
    (package / "_data" / "resources").mkdir(parents=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.resources() == package / "_data" / "resources"
    assert paths.scenes() == package / "_data" / "scenes"


def test_a_frozen_program_finds_everything_in_its_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    face = tmp_path / "font_fredoka_one" / "files" / "FredokaOne-Regular.ttf"
    face.parent.mkdir(parents=True)
    face.touch()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "resources"
    assert paths.scenes() == tmp_path / "scenes"
    assert paths.fonts() == [face]


def test_all_five_faces_are_found_headline_first_and_are_real_fonts() -> None:
    files = paths.fonts()
    assert [file.name for file in files] == [name for names in paths.FONTS.values() for name in names]
    assert files[0].name == "FredokaOne-Regular.ttf"
    assert all(file.read_bytes()[:4] in (b"\0\1\0\0", b"OTTO") for file in files)


def test_everything_of_the_player_lies_below_nutdesk_home(nutdesk_home: Path) -> None:
    folders = [place() for place in (*PLATFORMS_OWN, paths.user_scenes)]
    assert all(folder.is_relative_to(nutdesk_home) for folder in folders)
    assert len(set(folders)) == 4
    assert not nutdesk_home.exists(), "asking where a folder is must not make it"


def test_without_nutdesk_home_the_system_says_where_the_player_keeps_things(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NUTDESK_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    folders = [place() for place in PLATFORMS_OWN]
    assert all("nutdesk" in folder.parts for folder in folders)
    if sys.platform == "linux":
        assert folders == [tmp_path / part / "nutdesk" for part in (".local/share", ".config", ".cache")]


def test_importing_paths_does_no_work() -> None:
    told = "import sys, nutdesk.paths; print('platformdirs' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_finding_the_fonts_does_not_import_their_packages() -> None:
    told = "import sys; from nutdesk import paths; print(len(paths.fonts()), 'font_fredoka_one' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["5", "False"]
