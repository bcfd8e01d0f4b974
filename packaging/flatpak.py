"""The Flatpak: where its Python packages come from, a trial of its commands, and what goes to Flathub.

.venv/bin/python packaging/flatpak.py manifest          writes build/flatpak, to build this checkout with Flatpak
.venv/bin/python packaging/flatpak.py try FOLDER        runs what the manifest says into FOLDER, without Flatpak
.venv/bin/python packaging/flatpak.py submit SDIST      writes dist/flathub, for the source archive of a release

Qt, PySide6 and numpy come from the base app, which Flathub builds. All other packages have the versions and checksums
of the lock: what is pure Python comes as the wheel, everything else as source, to be compiled. Where their files are
is asked of the index that pip uses here.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request
import venv
from pathlib import Path
from typing import Any

from packaging.utils import InvalidSdistFilename, parse_sdist_filename

sys.path.insert(0, str(Path(__file__).resolve().parent))
import lock
from share import ID, addresses, version
from start import LOCK, ROOT, Line, locked, plain

FOLDER = ROOT / "packaging" / "flatpak"
MANIFEST = FOLDER / f"{ID}.yml"
BASE = {"numpy", "pyside6-essentials", "shiboken6"}
"""What the base app brings."""
COMPILER = "setuptools"
"""What builds the packages that come as source."""
COMPILED = FOLDER / "sources.txt"
"""The lock of the packages that are compiled, beside the lock of the wheels."""
LOCAL, FLATHUB = ROOT / "build" / "flatpak", ROOT / "dist" / "flathub"
"""What is made here: for this checkout, and for Flathub. The manifest names the checkout from LOCAL as from FOLDER."""


# ---- the sources ----------------------------------------------------------------------------------------------------


def needed() -> set[str]:
    """The packages of the lock that nutdesk itself needs, and what builds it."""
    return {plain(name) for name in re.findall(r"^([\w.-]+)==", locked(set()), re.MULTILINE)}


def lists() -> dict[str, set[str]]:
    """The packages of every list: those that are shipped, and those that build them and nutdesk."""
    parts = json.loads((ROOT / "resources" / "bom.json").read_text("utf-8"))["components"]
    shipped = {plain(part["name"]) for part in parts if part["type"] == "library"}
    return {"packages": shipped - BASE, "builders": needed() - shipped | {COMPILER}}


def chosen(name: str, version: str, found: list[lock.File]) -> tuple[str, lock.File]:
    """The file of a package, and whether it is one of the wheels or of the sources."""
    for file, tags in lock.of_version(found, name, version):
        if "py3-none-any" in map(str, tags):
            return "wheels", file
    for file in found:
        try:
            if parse_sdist_filename(file.name) == parse_sdist_filename(f"{name}-{version}.tar.gz"):
                return "sources", file
        except InvalidSdistFilename:
            continue
    raise SystemExit(f"the index has neither a wheel for every machine nor the source of {name} {version}")


def compiled() -> str:
    """The text of the lock of what is compiled; packaging/lock.py writes it."""
    text, versions = "# Written by packaging/lock.py.\n", lock.locked(LOCK)
    for name, found in lock.ask_index(needed() - BASE).items():
        kind, file = chosen(name, versions[name], found)
        if kind == "sources":
            if not re.fullmatch("[0-9a-f]{64}", file.sha256):
                raise SystemExit(f"the index has no checksum of {file.name}")
            text += f"{name}=={versions[name]} \\\n    --hash=sha256:{file.sha256}\n"
    return text


def checksums() -> dict[str, set[str]]:
    """The checksums of every package, of its wheels and of its source."""
    told: dict[str, set[str]] = {}
    for file in (LOCK, COMPILED):
        text = file.read_text("utf-8").replace(" \\\n", " ")
        for name, rest in re.findall(r"^([\w.-]+)==(.*)$", text, re.MULTILINE):
            told.setdefault(plain(name), set()).update(re.findall("sha256:([0-9a-f]{64})", rest))
    return told


def entry(title: str, name: str, version: str, found: list[lock.File], known: set[str]) -> dict[str, str]:
    """One source of the manifest, with one of the known checksums; of what only builds, wheels are enough."""
    kind, file = chosen(name, version, found)
    if file.sha256 not in known:
        raise SystemExit(f"the lock does not have the checksum that the index tells of {file.name}")
    folder = "builders" if (title, kind) == ("builders", "wheels") else kind
    return {"type": "file", "url": file.url, "sha256": file.sha256, "dest": folder}


def sources() -> dict[str, list[dict[str, str]]]:
    """The lists that the manifest names, with the addresses that the index tells."""
    versions, known, made = lock.locked(LOCK), checksums(), {}
    for title, names in lists().items():
        listed = lock.ask_index(names)
        made[f"{title}.json"] = [entry(title, name, versions[name], listed[name], known[name]) for name in listed]
    return made


def write(text: str, target: Path) -> None:
    """Write a manifest and its lists, and say where Flatpak will fetch them."""
    made = sources()
    target.mkdir(parents=True, exist_ok=True)
    (target / MANIFEST.name).write_text(text, "utf-8")
    for name, rows in made.items():
        (target / name).write_text(json.dumps(rows, indent=4) + "\n", "utf-8")
    hosts = {urllib.parse.urlsplit(row["url"]).hostname or "" for rows in made.values() for row in rows}
    print(f"{target} is written, with files from {', '.join(sorted(hosts))}")


# ---- a trial --------------------------------------------------------------------------------------------------------


def manifest() -> dict[str, Any]:
    """The manifest."""
    import yaml

    found: dict[str, Any] = yaml.safe_load(MANIFEST.read_text("utf-8"))
    return found


def base(app: Path) -> None:
    """Something like the base app: an environment with its packages, in the newest versions of the lock."""
    venv.create(app, clear=True, symlinks=True, with_pip=True)
    rows = re.findall(r"^([\w.-]+)==([^\s;]+)", locked(set()), re.MULTILINE)
    newest = {name: number for name, number in rows if name in BASE}
    wishes = [f"{name}=={number}" for name, number in newest.items()]
    subprocess.run([app / "bin" / "pip3", "install", "--quiet", "--no-deps", *wishes], check=True)


def fetch(wanted: list[Any], listed: dict[str, list[dict[str, str]]], place: Path) -> None:
    """Bring the sources of a module, as flatpak-builder does."""
    for source in wanted:
        if isinstance(source, str):
            fetch(listed[source], listed, place)
        elif source["type"] == "dir":
            skipped = shutil.ignore_patterns(*source["skip"])
            shutil.copytree(FOLDER / source["path"], place, dirs_exist_ok=True, ignore=skipped)
        else:
            with urllib.request.urlopen(source["url"], timeout=60) as answer:
                data = answer.read()
            if hashlib.sha256(data).hexdigest() != source["sha256"]:
                raise SystemExit(f"{source['url']} has another checksum")
            (place / source["dest"]).mkdir(parents=True, exist_ok=True)
            (place / source["dest"] / source["url"].rpartition("/")[2]).write_bytes(data)


def offline() -> list[str]:
    """The words that run a command without a network; none where this user cannot."""
    for words in (["unshare", "--net"], ["unshare", "--net", "--map-root-user"]):
        if (
            shutil.which("unshare")
            and not subprocess.run([*words, "true"], capture_output=True, check=False).returncode
        ):
            return words
    return []


def try_out(folder: Path) -> None:
    """Build every module into a folder, without a network where that can be forbidden, and play all games there."""
    import build

    app, listed = folder.resolve() / "app", sources()
    base(app)
    alone = offline()
    if not alone:
        print("the network cannot be forbidden here")
    environment = {
        **os.environ,
        "FLATPAK_DEST": str(app),
        "PATH": f"{app / 'bin'}:{os.environ['PATH']}",
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
    }
    for module in manifest()["modules"]:
        place = folder.resolve() / module["name"]
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        fetch(module["sources"], listed, place)
        for command in module["build-commands"]:
            print(f"{module['name']}: {command}", flush=True)
            done = subprocess.run([*alone, "sh", "-c", command], cwd=place, env=environment, check=False)
            if done.returncode:
                raise SystemExit(f"this failed in {place}: {command}")
    line = Line()
    try:
        build.try_out([str(app / "bin" / manifest()["command"])], line)
        build.validate(app / "share", line)
    except build.Failed as failure:
        raise SystemExit(str(failure)) from None
    line.say(f"{app}: built as the manifest says, and every game can be played")


# ---- Flathub --------------------------------------------------------------------------------------------------------


def submit(archive: Path, repository: str | None, target: Path) -> None:
    """Write what Flathub wants: the manifest, with the released source archive in place of this checkout."""
    if repository is None:
        raise SystemExit("pyproject.toml names no Repository in [project.urls]: Flathub must know where sources are")
    if archive.name != f"nutdesk-{version()}.tar.gz":
        raise SystemExit(f"{archive.name} is not the source archive of this version, nutdesk-{version()}.tar.gz")
    released = {
        "type": "archive",
        "url": f"{repository}/releases/download/v{version()}/{archive.name}",
        "sha256": hashlib.sha256(archive.read_bytes()).hexdigest(),
    }
    rows = "".join(f"        {name}: {value}\n" for name, value in released.items()).replace("        ", "      - ", 1)
    text, times = re.subn(r" {6}- type: dir\n(?: {8}.*\n)+", rows, MANIFEST.read_text("utf-8"))
    assert times == 1
    write(text, target)


def main(arguments: list[str]) -> None:
    """Do what the first word says."""
    match arguments:
        case ["manifest"]:
            write(MANIFEST.read_text("utf-8"), LOCAL)
        case ["try", folder]:
            try_out(Path(folder))
        case ["submit", archive]:
            submit(Path(archive), addresses().get("Repository"), FLATHUB)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
