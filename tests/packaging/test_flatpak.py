"""What the Flatpak is built from: the versions and checksums of the lock, files of any index, and no network."""

from __future__ import annotations

import hashlib
import json
import os
import re
import threading
import tomllib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.packaging.test_bundle import components, script

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "packaging" / "flatpak"
MANIFEST = FOLDER / "org.nutdesk.nutdesk.yml"
PLACE = "https://files.example/packages"

Offers = dict[str, dict[str, str]]
"""What an index tells: the files of every package, with their checksums."""


def manifest() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(MANIFEST.read_text("utf-8"))
    return loaded


def pinned(file: Path = ROOT / "packaging" / "constraints.txt") -> dict[str, tuple[str, list[str]]]:
    """The version and the checksums of every package of a lock; of two versions, the newer one."""
    rows = re.findall(r"^([\w.-]+)==([^\s;]+)(.*)$", file.read_text("utf-8").replace(" \\\n", " "), re.MULTILINE)
    return {name: (version, re.findall("sha256:([0-9a-f]{64})", rest)) for name, version, rest in rows}


COMPILED = pinned(FOLDER / "sources.txt")


def package(source: dict[str, str]) -> tuple[str, str]:
    """The name and the version of a file."""
    found = re.fullmatch(r"(.+?)-([\d.]+)(-py3-none-any\.whl|\.tar\.gz)", source["url"].rpartition("/")[2])
    assert found is not None, source["url"]
    return re.sub(r"[-_.]+", "-", found[1]).lower(), found[2]


@pytest.fixture
def index(monkeypatch: pytest.MonkeyPatch) -> Iterator[Offers]:
    """An index on this machine that tells of the files of the lock, and that pip asks."""
    offers: Offers = {}
    for name, (version, sums) in pinned().items():
        kind = "cp313-cp313-win_amd64" if name in COMPILED else "py3-none-any"
        offers[name] = {f"{name.replace('-', '_')}-{version}-{kind}.whl": sums[0]}
    for name, (version, sums) in COMPILED.items():
        offers[name][f"{name}-{version}.tar.gz"] = sums[0]

    class Desk(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            files = offers[self.path.strip("/").rpartition("/")[2]]
            rows = [{"url": f"{PLACE}/{file}", "hashes": {"sha256": told}} for file, told in files.items()]
            self.send_response(200)
            self.send_header("Content-Type", "application/vnd.pypi.simple.v1+json")
            self.end_headers()
            self.wfile.write(json.dumps({"files": rows}).encode())

        def log_message(self, *words: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}/simple")
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    yield offers
    server.shutdown()
    server.server_close()


# ---- the sources ----------------------------------------------------------------------------------------------------


def test_every_package_of_the_flatpak_has_the_version_and_the_checksum_of_the_lock(index: Offers) -> None:
    flatpak, locked = script("flatpak"), pinned()
    made = flatpak.sources()
    for source in (source for rows in made.values() for source in rows):
        name, version = package(source)
        assert version == locked[name][0], name
        assert source["type"] == "file"
        assert source["url"].startswith(f"{PLACE}/")
        assert source["sha256"] in (COMPILED if source["dest"] == "sources" else locked)[name][1], name
    shipped, builders = ({package(source)[0] for source in made[f"{title}.json"]} for title in flatpak.lists())
    assert shipped | flatpak.BASE == {flatpak.plain(name) for name in components()} - {"python", "qt"}
    assert {"hatchling", "setuptools"} <= builders
    assert not shipped & builders


def test_what_is_compiled_has_the_version_of_the_lock() -> None:
    locked = pinned()
    assert {name: version for name, (version, _) in COMPILED.items()} == {name: locked[name][0] for name in COMPILED}, (
        "run packaging/lock.py"
    )


@pytest.mark.parametrize("name", ["attrs", "cffi"])
def test_a_file_with_a_checksum_that_the_lock_does_not_have_is_refused(index: Offers, name: str) -> None:
    file = list(index[name])[-1]
    index[name][file] = pinned()["rich"][1][0]
    with pytest.raises(SystemExit, match=f"the lock does not have the checksum .* of {re.escape(file)}"):
        script("flatpak").sources()


def test_a_package_comes_as_the_wheel_for_every_machine_or_else_as_source() -> None:
    flatpak = script("flatpak")

    def entry(*names: str, title: str = "packages") -> tuple[str, str]:
        sums = [hashlib.sha256(name.encode()).hexdigest() for name in names]
        files = [flatpak.lock.File(name, told, f"{PLACE}/{name}") for name, told in zip(names, sums, strict=True)]
        row = flatpak.entry(title, "big-nut", "1.0", files, set(sums))
        return row["dest"], row["url"].removeprefix(f"{PLACE}/")

    binary = "big_nut-1.0-cp313-cp313-manylinux_2_28_x86_64.whl"
    old, pure, source = "big_nut-1.0-py2-none-any.whl", "big_nut-1.0-py3-none-any.whl", "big-nut-1.0.tar.gz"
    assert entry(source, binary, old, pure) == ("wheels", pure)
    assert entry(binary, "big_nut-1.0.1.tar.gz", source) == ("sources", source)
    assert entry(pure, title="builders") == ("builders", pure)
    with pytest.raises(SystemExit, match="neither a wheel for every machine nor the source of big-nut"):
        entry(binary, old)


# ---- the manifest ---------------------------------------------------------------------------------------------------


def test_the_flatpak_fetches_nothing_while_it_is_built_and_may_not_use_the_network() -> None:
    told, flatpak = manifest(), script("flatpak")
    assert not [word for word in told["finish-args"] if "network" in word or "filesystem" in word]
    for module in told["modules"]:
        assert "build-args" not in module.get("build-options", {})
        for command in module["build-commands"]:
            assert "pip3 install" not in command or "--no-index --no-deps" in command, command
        for source in module["sources"]:
            if isinstance(source, str):
                assert source.removesuffix(".json") in flatpak.lists()
            else:
                assert (FOLDER / source["path"]).resolve() == (flatpak.LOCAL / source["path"]).resolve() == ROOT


def test_every_folder_and_source_that_the_commands_name_is_in_a_list(index: Offers) -> None:
    packages, nutdesk = manifest()["modules"]
    places = {source["dest"] for rows in script("flatpak").sources().values() for source in rows}
    assert places == {"wheels", "sources", "builders"}
    words = " ".join(packages["build-commands"])
    assert set(re.findall(r"sources/(\w+)-\*\.tar\.gz", words)) == set(COMPILED)
    assert set(re.findall(r"(\w+)/\*\.whl", words)) == {"wheels", "builders"}
    for file in re.findall(r"python3 (\S+)", " ".join(nutdesk["build-commands"])):
        assert (ROOT / file).is_file(), file


def test_the_base_app_brings_a_qt_that_the_project_allows() -> None:
    told = manifest()
    assert told["runtime-version"] == told["base-version"]
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    (limits,) = (re.findall(r"[<>=]+([\d.]+)", wish) for wish in asked if wish.startswith("PySide6"))
    least, below = (tuple(map(int, limit.split("."))) for limit in limits)
    assert least[:2] <= tuple(map(int, told["base-version"].split("."))) < below


# ---- for Flathub ----------------------------------------------------------------------------------------------------


def test_what_goes_to_flathub_names_the_released_archive_instead_of_the_checkout(
    index: Offers, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    flatpak, target = script("flatpak"), tmp_path / "flathub"
    archive = tmp_path / f"nutdesk-{flatpak.version()}.tar.gz"
    archive.write_bytes(b"a release")
    repository = "https://forge.example/nuts/nutdesk"
    with pytest.raises(SystemExit, match="no Repository"):
        flatpak.submit(archive, None, target)
    with pytest.raises(SystemExit, match="not the source archive of this version"):
        flatpak.submit(tmp_path / "nutdesk-0.0.1.tar.gz", repository, target)
    flatpak.submit(archive, repository, target)
    assert "files from files.example\n" in capsys.readouterr().out
    assert {file.name for file in target.iterdir()} == {MANIFEST.name, "packages.json", "builders.json"}
    for name, rows in flatpak.sources().items():
        assert json.loads((target / name).read_text("utf-8")) == rows
    here, there = manifest(), yaml.safe_load((target / MANIFEST.name).read_text("utf-8"))
    assert there["modules"][1].pop("sources") == [
        "builders.json",
        {
            "type": "archive",
            "url": f"{repository}/releases/download/v{flatpak.version()}/{archive.name}",
            "sha256": hashlib.sha256(b"a release").hexdigest(),
        },
    ]
    del here["modules"][1]["sources"]
    assert there == here
