"""What people download: icons, licences, definitions that agree with each other, an install script that works."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as Xml
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ID = "org.nutdesk.nutdesk"
KINDS_OF_DATA = {".toml"}


def script(name: str) -> ModuleType:
    """A module of packaging/, which is a folder of scripts and no package."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "packaging" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# ---- icons ----------------------------------------------------------------------------------------------------------


def test_every_icon_is_drawn_from_the_one_source(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "packaging" / "icons.py"), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with Image.open(tmp_path / "nutdesk.ico") as ico:
        assert {(16, 16), (32, 32), (48, 48), (256, 256)} <= ico.info["sizes"]
    with Image.open(tmp_path / "nutdesk.icns") as icns:
        assert {size[0] * size[2] for size in icns.info["sizes"]} >= {128, 256, 512, 1024}
    for side in (16, 48, 256, 512):
        with Image.open(tmp_path / f"nutdesk-{side}.png") as png:
            assert png.size == (side, side)
            assert png.convert("RGBA").getpixel((0, 0))[3] == 0  # round corners
            assert png.convert("RGBA").getpixel((side // 2, side // 2))[3] == 255


# ---- licences -------------------------------------------------------------------------------------------------------


def components() -> dict[str, dict[str, object]]:
    bom = json.loads((ROOT / "resources" / "bom.json").read_text("utf-8"))
    return {part["name"]: part for part in bom["components"]}


def test_every_package_that_is_shipped_is_in_the_bill_of_materials() -> None:
    bom = script("bom")
    listed = {bom.plain(name) for name in components()} - {"python", "qt"}
    assert listed == set(bom.shipped()), "run: python packaging/bom.py"


def test_the_bill_of_materials_has_the_versions_and_the_checksums_of_the_lock() -> None:
    bom = script("bom")
    pinned = {}
    for line in bom.locked(set()).replace(" \\\n", " ").splitlines():
        name, version = line.split()[0].split("==")
        pinned[name, version] = set(re.findall("--hash=sha256:([0-9a-f]{64})", line))
    for name, part in components().items():
        if name not in ("Python", "Qt"):
            told = {entry["content"] for entry in part["hashes"] if entry["alg"] == "SHA-256"}  # type: ignore[attr-defined]
            assert told, name
            assert told == pinned[bom.plain(name), part["version"]], name


def test_every_licence_is_one_that_may_be_shipped() -> None:
    bom = script("bom")
    for name, part in components().items():
        (licence,) = part["licenses"]  # type: ignore[misc]
        words = licence.get("expression") or licence["license"]["id"]
        assert bom.parts(words) <= bom.ALLOWED, f"{name}: {words}"


@pytest.mark.parametrize("words", ["GPL-3.0-only", "MIT AND GPL-3.0-only", "Proprietary", ""])
def test_a_licence_that_may_not_be_shipped_is_noticed(words: str) -> None:
    bom = script("bom")
    assert not bom.parts(words) <= bom.ALLOWED


# ---- definitions ----------------------------------------------------------------------------------------------------


def test_the_spec_collects_every_kind_of_file_in_the_package() -> None:
    files = [path for path in (ROOT / "nutdesk").rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {path.suffix for path in files} - {".py", ".typed"} == KINDS_OF_DATA
    spec = (ROOT / "packaging" / "nutdesk.spec").read_text("utf-8")
    compile(spec, "nutdesk.spec", "exec")
    assert 'includes=["games/**/*.toml"]' in spec


@pytest.mark.parametrize("name", [f"{ID}.mime.xml", f"{ID}.metainfo.xml"])
def test_the_desktop_reads_our_definitions(name: str) -> None:
    assert Xml.parse(LINUX / name).getroot().tag


def test_every_definition_means_the_same_program_and_the_same_kind_of_file() -> None:
    mime = "application/vnd.nutdesk.game"
    for path in (
        LINUX / f"{ID}.desktop",
        LINUX / f"{ID}.metainfo.xml",
        ROOT / "installer.iss",
        ROOT / "packaging" / "nutdesk.spec",
    ):
        text = path.read_text("utf-8")
        assert mime in text, path.name
        assert ID in text, path.name
    kinds = Xml.parse(LINUX / f"{ID}.mime.xml").getroot()
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [kind.get("type") for kind in kinds.iter(f"{name}mime-type")] == [mime]
    (glob,) = (kind.get("pattern") for kind in kinds.iter(f"{name}glob"))
    assert glob == "*.nutdesk"


def test_the_system_knows_a_saved_game_by_its_first_bytes() -> None:
    magic = '{"nutdesk":'
    assert magic.replace('"', "&quot;") in (LINUX / f"{ID}.mime.xml").read_text("utf-8")
    for save in (ROOT / "tests" / "saves").glob("*/*.nutdesk"):
        assert save.read_text("utf-8").startswith(magic), save.name


def test_the_installer_speaks_both_languages() -> None:
    text = (ROOT / "installer.iss").read_text("utf-8")
    said = {language: set(re.findall(rf"^{language}\.(\w+)=", text, re.MULTILINE)) for language in ("en", "de")}
    assert said["en"] == said["de"]
    used = set(re.findall(r"\{cm:(\w+)", text)) | set(re.findall(r"CustomMessage\('(\w+)'\)", text))
    assert used - {"CreateDesktopIcon", "LaunchProgram"} == said["en"]


def test_the_forge_tests_every_python_that_we_promise() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    promised = {line.rsplit(" ", 1)[1] for line in project["classifiers"] if re.search(r"3\.\d+$", line)}
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")
    assert set(re.findall(r'"(3\.\d+)"', workflow)) == promised
    assert {"ubuntu-latest", "windows-latest", "macos-latest"} <= set(re.findall(r"\w+-latest", workflow))


def workflows() -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in (ROOT / ".github" / "workflows").glob("*.yml")}


def test_every_action_of_the_forge_is_one_commit_with_its_version_beside_it() -> None:
    used = {line for text in workflows().values() for line in re.findall(r"uses: (.+)", text)}
    assert len(used) >= 4
    for line in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", line), line


def test_the_forge_installs_no_tool_without_its_version() -> None:
    for name, text in workflows().items():
        for line in re.findall(r"(?:pip|choco) install (.+)", text):
            assert "--require-hashes" in line or re.search(r"--version=\d", line), f"{name}: {line}"


def test_the_forge_may_write_only_where_the_release_is_drafted() -> None:
    for name, text in workflows().items():
        head, _, jobs = text.partition("\njobs:\n")
        assert re.search(r"^permissions:\n  contents: read$", head, re.MULTILINE), name
        assert head.count("write") == 0, name
        for job in re.findall(r"^  \w+:\n(?:    .*\n|\n)+", jobs, re.MULTILINE):
            assert ("write" in job) is ("gh release create" in job), name


def test_the_changelog_has_notes_for_every_version_that_was_saved_with() -> None:
    notes = script("notes").notes
    for folder in (ROOT / "tests" / "saves").glob("v*"):
        assert notes(folder.name[1:])
    with pytest.raises(SystemExit, match=r"says nothing about 9\.9"):
        notes("9.9")


# ---- installing -----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="the script is for Linux")
def test_the_install_script_installs_and_removes_and_keeps_what_is_not_ours(tmp_path: Path) -> None:
    stage, prefix = tmp_path / "stage with blank", tmp_path / "prefix"
    program = stage / "lib" / "nutdesk" / "nutdesk"
    program.parent.mkdir(parents=True)
    program.write_text("#!/bin/sh\necho squirrel\n", "utf-8")
    program.chmod(0o755)
    entry = stage / "share" / "applications" / f"{ID}.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_bytes((LINUX / f"{ID}.desktop").read_bytes())
    (stage / "install.sh").write_bytes((LINUX / "install.sh").read_bytes())
    other = prefix / "share" / "applications" / "other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("", "utf-8")

    def install(*words: str) -> str:
        command = ["sh", str(stage / "install.sh"), *words]
        return subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ)).stdout

    for _ in range(2):  # the second time is an upgrade
        assert "nutdesk is installed" in install(str(prefix))
        assert subprocess.run([prefix / "bin" / "nutdesk"], capture_output=True, check=True).stdout == b"squirrel\n"
        assert (prefix / "share" / "applications" / f"{ID}.desktop").is_file()
    assert "Your games are kept" in install("--remove", str(prefix))
    left = [path.name for path in prefix.rglob("*") if not path.is_dir() and "cache" not in path.name]
    assert left == ["other.desktop"]
