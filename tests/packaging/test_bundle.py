"""What people download: icons, licences, definitions that agree with each other, an install script that works."""

from __future__ import annotations

import importlib.util
import json
import os
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as Xml
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest
from PIL import Image

from nutdesk import __version__
from nutdesk.languages import LANGUAGES
from nutdesk.record import format as record
from nutdesk.teach import pack

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
ID = "org.nutdesk.nutdesk"
KINDS_OF_DATA = {".css", ".html", ".js", ".toml"}


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
    assert 'includes=["games/**/*.toml", "browser/page/*", "phones/page/*"]' in spec


@pytest.mark.parametrize("name", [f"{ID}.mime.xml", f"{ID}.metainfo.xml"])
def test_the_desktop_reads_our_definitions(name: str) -> None:
    assert Xml.parse(LINUX / name).getroot().tag


def test_every_definition_means_the_same_program_and_the_same_kind_of_file() -> None:
    mime = "application/vnd.nutdesk.game"
    for path in (
        LINUX / f"{ID}.desktop",
        LINUX / f"{ID}.metainfo.xml",
        ROOT / "installer.iss",
    ):
        text = path.read_text("utf-8")
        assert mime in text, path.name
        assert ID in text, path.name
    (game,) = (
        kind for kind in plist("Info")["UTExportedTypeDeclarations"] if kind["UTTypeIdentifier"] == "org.nutdesk.game"
    )
    assert game["UTTypeTagSpecification"]["public.mime-type"] == [mime]
    assert f'bundle_identifier="{ID}"' in (ROOT / "packaging" / "nutdesk.spec").read_text("utf-8")
    kinds = Xml.parse(LINUX / f"{ID}.mime.xml").getroot()
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert [kind.get("type") for kind in kinds.iter(f"{name}mime-type")] == [mime]
    (glob,) = (kind.get("pattern") for kind in kinds.iter(f"{name}glob"))
    assert glob == "*.nutdesk"


def plist(name: str) -> Any:
    """One of the lists of macOS."""
    return plistlib.loads((ROOT / "packaging" / "macos" / f"{name}.plist").read_bytes())


def test_macos_opens_every_file_with_nutdesk_that_nutdesk_opens() -> None:
    info = plist("Info")
    kinds = {kind["UTTypeIdentifier"]: kind["UTTypeTagSpecification"] for kind in info["UTExportedTypeDeclarations"]}
    opened = [name for kind in info["CFBundleDocumentTypes"] for name in kind["LSItemContentTypes"]]
    assert sorted(opened) == sorted(kinds)
    endings = {ending for kind in kinds.values() for ending in kind["public.filename-extension"]}
    assert {f".{ending}" for ending in endings} == {record.SUFFIX, pack.SUFFIX}


def test_macos_is_told_that_screens_may_be_fine_and_dark_and_which_languages_there_are() -> None:
    info = plist("Info")
    assert info["NSHighResolutionCapable"] is True
    assert info["NSRequiresAquaSystemAppearance"] is False
    assert info["NSPrincipalClass"] == "NSApplication"
    assert info["CFBundleDevelopmentRegion"] == "en"
    assert set(info["CFBundleLocalizations"]) == set(LANGUAGES)
    assert info["LSApplicationCategoryType"] == "public.app-category.board-games"


def test_the_signed_program_may_do_what_python_needs_and_nothing_else() -> None:
    allowed = plist("entitlements")
    assert allowed == {
        "com.apple.security.cs.disable-library-validation": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }


def test_the_bundle_of_macos_is_made_from_these_lists(monkeypatch: pytest.MonkeyPatch) -> None:
    """The spec is run as PyInstaller runs it on a Mac, with everything that takes long left out."""
    made: dict[str, Any] = {}
    hooks = ModuleType("PyInstaller.utils.hooks")
    for name in ("collect_data_files", "collect_submodules", "copy_metadata"):
        setattr(hooks, name, lambda *_words, **_named: [])
    for name, module in (
        ("PyInstaller", ModuleType("PyInstaller")),
        ("PyInstaller.utils", ModuleType("PyInstaller.utils")),
        ("PyInstaller.utils.hooks", hooks),
    ):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(sys, "path", list(sys.path))
    spec = (ROOT / "packaging" / "nutdesk.spec").read_text("utf-8")
    steps = {name: lambda *_words, **_named: Made() for name in ("Analysis", "PYZ", "EXE", "COLLECT")}
    bundle = {"BUNDLE": lambda *_words, **named: made.update(named)}
    exec(compile(spec, "nutdesk.spec", "exec"), {"SPECPATH": str(ROOT / "packaging"), **steps, **bundle})
    assert made["name"] == "nutdesk.app"
    assert made["info_plist"] == {**plist("Info"), "CFBundleShortVersionString": __version__}
    assert made["icon"].endswith("nutdesk.icns")


class Made:
    """What a step of PyInstaller leaves behind."""

    binaries: ClassVar[list[Any]] = []
    datas: ClassVar[list[Any]] = []
    pure = scripts = ()


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


def test_a_look_for_mistakes_in_what_the_forge_runs_finds_none() -> None:
    zizmor = shutil.which("zizmor", path=Path(sys.executable).parent)
    assert zizmor is not None
    command = [zizmor, "--offline", "--no-progress", "--strict-collection", str(ROOT / ".github")]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_file_of_the_project_has_the_same_bytes_on_every_system() -> None:
    rows = (ROOT / ".gitattributes").read_text("utf-8").splitlines()
    assert "* text=auto eol=lf" in rows
    kinds = {path.suffix for path in (ROOT / "docs" / "pictures").iterdir()} | {".gz", ".wav"}
    for kind in kinds - {".svg"}:
        assert f"*{kind} binary" in rows


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
