"""packaging/lock.py, run for real: a small project, a real pip, an index on this machine that speaks both languages."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = "{}.{}".format(*sys.version_info[:2])
HERE = "cp{}{}".format(*sys.version_info[:2])

PROJECT = f"""
[build-system]
requires = ["acorn"]

[project]
name = "nutdesk"
version = "0.1.0"
classifiers = ["Programming Language :: Python :: {PYTHON}"]
dependencies = ["acorn>=1"]

[project.optional-dependencies]
test = ["hazelnut"]
dev = ["nutdesk[test]"]
"""
EVERYWHERE = (
    "manylinux_2_17_x86_64",
    "manylinux_2_17_aarch64",
    "macosx_11_0_x86_64",
    "macosx_11_0_arm64",
    "win_amd64",
    "win_arm64",
)


class Shelf:
    """An index of packages with a folder of its own, and a project that wants some of them."""

    def __init__(self, folder: Path) -> None:
        self.files, self.root = folder / "files", folder / "project"
        self.files.mkdir()
        (self.root / "packaging").mkdir(parents=True)
        (self.root / "nutdesk").mkdir()
        for name in ("flatpak.py", "lock.py", "notes.py", "share.py", "start.py", "translations.py"):
            shutil.copy(ROOT / "packaging" / name, self.root / "packaging")
        shutil.copy(ROOT / "nutdesk" / "syslibs.py", self.root / "nutdesk")
        (self.root / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
        self.language = "json"
        shelf = self

        class Desk(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                shelf.answer(self)

            def log_message(self, *words: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Desk)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        """Gives a file, or the list of a package's files."""
        kind, _, name = request.path.strip("/").partition("/")
        there = [file for file in sorted(self.files.iterdir()) if file.name.startswith(f"{name}-")]
        if kind == "files":
            text, told = (self.files / name).read_bytes(), "application/octet-stream"
        elif self.language == "json":
            told = "application/vnd.pypi.simple.v1+json"
            rows = [
                {"filename": file.name, "url": f"/files/{file.name}", "hashes": {"sha256": sha256(file)}}
                for file in there
            ]
            text = json.dumps({"meta": {"api-version": "1.0"}, "name": name, "files": rows}).encode()
        else:
            told = "text/html"
            links = [f'<a href="/files/{file.name}#sha256={sha256(file)}">{file.name}</a>' for file in there]
            text = f"<!DOCTYPE html><html><body>{''.join(links)}</body></html>".encode()
        request.send_response(200 if there or kind == "files" else 404)
        request.send_header("Content-Type", told)
        request.send_header("Content-Length", str(len(text)))
        request.end_headers()
        request.wfile.write(text)

    def wheel(self, name: str, version: str = "1.0", tag: str = "py3-none-any", needs: tuple[str, ...] = ()) -> None:
        """Puts a wheel on the shelf."""
        info = f"{name}-{version}.dist-info"
        asks = "".join(f"Requires-Dist: {need}\n" for need in needs)
        with zipfile.ZipFile(self.files / f"{name}-{version}-{tag}.whl", "w") as file:
            file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n{asks}")
            file.writestr(f"{info}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {tag}\n")
            file.writestr(f"{info}/RECORD", "")

    def lock(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Runs lock.py; pip knows no other index."""
        alone = {
            "PIP_INDEX_URL": f"http://127.0.0.1:{self.server.server_port}/simple",
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_FIND_LINKS": "",
            "PIP_EXTRA_INDEX_URL": "",
            "PIP_NO_CACHE_DIR": "1",
        }
        return subprocess.run(
            [sys.executable, "-P", str(self.root / "packaging" / "lock.py"), *words],
            env={**os.environ, **alone},
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def text(self) -> str:
        """The lock, one line for a package."""
        return (self.root / "packaging" / "constraints.txt").read_text("utf-8").replace(" \\\n   ", "")


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[Shelf]:
    shelf = Shelf(tmp_path)
    shelf.wheel("pip")
    yield shelf
    shelf.server.shutdown()
    shelf.server.server_close()


@pytest.mark.parametrize("language", ["json", "html"])
def test_the_lock_has_every_wheel_of_every_system_and_says_where_a_package_is_needed(
    shelf: Shelf, language: str
) -> None:
    shelf.language = language
    for place in EVERYWHERE:
        shelf.wheel("acorn", tag=f"{HERE}-{HERE}-{place}", needs=("shell ; sys_platform == 'win32'",))
    shelf.wheel("shell")
    shelf.wheel("hazelnut", needs=("acorn",))
    done = shelf.lock()
    assert done.returncode == 0, done.stderr
    rows = dict(re.findall(r"^([a-z]+==1\.0(?: ; .+?)?)( --hash.+)$", shelf.text(), re.MULTILINE))
    assert set(rows) == {"acorn==1.0", 'shell==1.0 ; sys_platform == "win32"', "pip==1.0", "hazelnut==1.0"}
    told = set(re.findall("--hash=sha256:([0-9a-f]{64})", rows["acorn==1.0"]))
    assert told == {sha256(file) for file in shelf.files.glob("acorn-*")}
    assert len(told) == len(EVERYWHERE)
    run, checks = shelf.text().split("# [test dev]")
    assert "acorn" in run
    assert "shell" in run
    assert "hazelnut" in checks
    assert "127.0.0.1" not in shelf.text(), "where a package was found is nobody's business"


def test_a_package_without_a_wheel_for_one_of_the_systems_is_not_locked(shelf: Shelf) -> None:
    for place in EVERYWHERE[:-1]:
        shelf.wheel("acorn", tag=f"{HERE}-{HERE}-{place}")
    shelf.wheel("hazelnut")
    done = shelf.lock()
    assert done.returncode == 1
    assert done.stderr.strip() == f"acorn 1.0 has no wheel for Python {PYTHON} on win32 ARM64"
    assert not (shelf.root / "packaging" / "constraints.txt").exists()


def test_versions_stay_until_they_are_to_be_renewed(shelf: Shelf) -> None:
    for name in ("acorn", "hazelnut"):
        shelf.wheel(name)
    shelf.lock()
    for name in ("acorn", "hazelnut", "pip"):
        shelf.wheel(name, "2.0")
    for words, versions in (((), {"1.0"}), (("--renew", "acorn"), {"1.0", "2.0"}), (("--renew",), {"2.0"})):
        done = shelf.lock(*words)
        assert done.returncode == 0, done.stderr
        assert set(re.findall(r"^\w+==(\S+)", shelf.text(), re.MULTILINE)) == versions


def test_what_has_no_wheel_for_every_machine_gets_the_checksum_of_its_source_for_the_flatpak(shelf: Shelf) -> None:
    folder = shelf.root / "packaging" / "flatpak"
    folder.mkdir()
    for place in EVERYWHERE:
        shelf.wheel("acorn", tag=f"{HERE}-{HERE}-{place}", needs=("shell",))
    shelf.wheel("shell")
    shelf.wheel("hazelnut")
    for name in ("acorn", "shell", "hazelnut"):
        (shelf.files / f"{name}-1.0.tar.gz").write_bytes(name.encode())
    done = shelf.lock()
    assert done.returncode == 0, done.stderr
    checksum = sha256(shelf.files / "acorn-1.0.tar.gz")
    assert [file.name for file in folder.iterdir()] == ["sources.txt"]
    assert (folder / "sources.txt").read_text("utf-8") == (
        f"# Written by packaging/lock.py.\nacorn==1.0 \\\n    --hash=sha256:{checksum}\n"
    )
    assert checksum not in shelf.text()
