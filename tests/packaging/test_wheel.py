"""The wheel is complete: installed alone, far from the source tree, it finds everything it ships."""

import json
import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

WHERE = """
import json, nutdesk
from importlib import metadata
from nutdesk import paths
print(json.dumps({
    "package": nutdesk.__file__,
    "version": metadata.version("nutdesk"),
    "resources": str(paths.resources()),
    "scenes": str(paths.scenes()),
    "fonts": len(paths.fonts()),
}))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built with what is installed: no network, no second environment."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-P", "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder)]
    built = subprocess.run([*command, str(ROOT)], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    (file,) = folder.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment that holds the wheel, and borrows its dependencies from here."""
    venv = tmp_path_factory.mktemp("installed") / "a place"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(venv)], check=True)
    paths = {name: Path(sysconfig.get_path(name, "venv", {"base": str(venv)})) for name in ("scripts", "purelib")}
    # A folder named in a .pth file lends its packages, but its own .pth files are not read: the link from
    # there to the source tree stays behind.
    (paths["purelib"] / "borrowed.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    python = paths["scripts"] / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "--no-deps", "--no-index"]
    done = subprocess.run([*pip, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return paths["scripts"]


def run(command: list[str], cwd: Path) -> str:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, cwd=cwd, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def shipped(name: str) -> set[str]:
    """The files below a top-level folder, less what an editor or a system leaves there."""
    files = (file.relative_to(ROOT) for file in (ROOT / name).rglob("*") if file.is_file())
    kept = (file for file in files if not any(part[0] in "._" for part in file.parts))
    return {file.as_posix() for file in kept if file.suffix != ".ts"}  # what they are compiled to is shipped


def test_the_wheel_carries_every_resource_and_scene_inside_the_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = {f"nutdesk/_data/{file}" for top in ("resources", "scenes") for file in shipped(top)}
    assert any(name.startswith("nutdesk/_data/resources/") for name in wanted)
    assert wanted <= names
    assert "nutdesk/_data/resources/translations/nutdesk_de.qm" in names
    assert "nutdesk/py.typed" in names


def test_the_wheel_carries_nothing_else(wheel: Path) -> None:
    tops = {name.partition("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"nutdesk", next(top for top in tops if top.endswith(".dist-info"))}


def test_the_installed_wheel_finds_what_it_ships_from_any_folder(installed: Path, tmp_path: Path) -> None:
    told = json.loads(run([str(installed / "python"), "-c", WHERE], tmp_path))
    package = Path(told["package"]).parent
    assert package.is_relative_to(installed.parent), "the wheel itself must be what runs, not the source tree"
    assert Path(told["resources"]) == package / "_data" / "resources"
    assert Path(told["resources"]).is_dir()
    assert Path(told["scenes"]) == package / "_data" / "scenes"
    assert Path(told["scenes"]).is_dir()
    assert told["fonts"] == 5
    literal = (ROOT / "nutdesk" / "__init__.py").read_text("utf-8")
    assert f'__version__ = "{told["version"]}"' in literal


def test_the_installed_command_lists_the_games(installed: Path, tmp_path: Path) -> None:
    assert "nice-one-squirrel" in run([str(installed / "nutdesk"), "games"], tmp_path)
