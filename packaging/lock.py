"""Renews the lock, packaging/constraints.txt: every package with its exact version and the checksums of all its wheels.
The tool that makes the AppImage has a lock of its own beside its recipe, since it wants older packages than we do.
So have the packages that the Flatpak compiles, of which the lock has only wheels.

.venv/bin/python packaging/lock.py                 keeps the versions as far as pyproject.toml allows
.venv/bin/python packaging/lock.py --renew         takes the newest of everything
.venv/bin/python packaging/lock.py --renew NAME    takes the newest of these

In an environment that packaging/start.py test made with the oldest Python that we promise: what suits the oldest suits
the newer ones, and every wheel is looked for. pip chooses the versions and names the index, which tells the checksums.
"""

import html
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.parse
import urllib.request
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from packaging.requirements import Requirement
from packaging.utils import InvalidWheelFilename, parse_wheel_filename

from packaging import tags

sys.path.insert(0, str(Path(__file__).resolve().parent))
from start import LOCK, ROOT, plain, requirements

HELD = {
    # The last Qt that every supported system can run; it knows no Python 3.14.
    name: {"6.9.3": 'python_version < "3.14"', "6.11.3": 'python_version >= "3.14"'}
    for name in ("pyside6-essentials", "shiboken6")
}
"""Packages that are not renewed: the version for each kind of Python, the one for the oldest first."""

SOURCES = {"chess": "setuptools", "jsonpath-rw": "setuptools"}
"""Packages of which there is no wheel at all: built here, without a network, by a package that is locked too."""

APPIMAGE, FLATPAK = ROOT / "packaging" / "appimage", ROOT / "packaging" / "flatpak"
BUILDER = {"appimage-builder", "packaging<22", "lief<1", "setuptools<71"}
"""The tool, and the packages of which it needs older ones than it says; a newer setuptools needs a newer packaging."""

JSON, HTML = "application/vnd.pypi.simple.v1+json", "application/vnd.pypi.simple.v1+html"
PIP = [sys.executable, "-I", "-m", "pip", "--disable-pip-version-check"]


class Target(NamedTuple):
    """A machine that the lock must serve."""

    system: str
    machine: str
    python: str

    def __str__(self) -> str:
        return f"Python {self.python} on {self.system} {self.machine}"

    def environment(self) -> dict[str, str]:
        """What a marker may ask about it."""
        names = {"linux": ("Linux", "posix"), "darwin": ("Darwin", "posix"), "win32": ("Windows", "nt")}
        return {
            "sys_platform": self.system,
            "platform_system": names[self.system][0],
            "os_name": names[self.system][1],
            "platform_machine": self.machine,
            "python_version": self.python,
            "python_full_version": f"{self.python}.0",
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
        }

    def tags(self) -> frozenset[tags.Tag]:
        """The wheels that can be installed on it."""
        if self.system == "linux":
            # Ubuntu 22.04, the oldest system that is served; on arm64 Qt asks for a newer one itself.
            newest = 35 if self.machine == "x86_64" else 39
            old = [f"manylinux{name}_{self.machine}" for name in ("1", "2010", "2014")]
            platforms = [f"manylinux_2_{minor}_{self.machine}" for minor in range(5, newest + 1)] + old
        elif self.system == "darwin":
            platforms = list(tags.mac_platforms((14, 0), self.machine))
        else:
            platforms = [f"win_{self.machine.lower()}"]
        version = tuple(map(int, self.python.split(".")))
        interpreter = f"cp{version[0]}{version[1]}"
        own = tags.cpython_tags(version, platforms=platforms)
        return frozenset([*own, *tags.compatible_tags(version, interpreter, platforms)])


MACHINES = (
    ("linux", "x86_64"),
    ("linux", "aarch64"),
    ("darwin", "x86_64"),
    ("darwin", "arm64"),
    ("win32", "AMD64"),
    ("win32", "ARM64"),
)
WITHOUT = {("pyyaml", Target("win32", "ARM64", "3.11"))}
"""Machines without a wheel of a package, where pip says so: dask wants this one, which only the checks install."""


class File(NamedTuple):
    """A file of the index."""

    name: str
    sha256: str
    url: str


def project() -> dict[str, Any]:
    """pyproject.toml."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def pythons() -> list[str]:
    """Every Python that we promise, oldest first."""
    lines = project()["project"].get("classifiers", [])
    found = [line.rsplit(" ", 1)[1] for line in lines if re.search(r"Python :: 3\.\d+$", line)]
    return sorted(found, key=order)


def wishes() -> dict[str, list[Requirement]]:
    """What is asked for: by nutdesk itself and what links it ("run"), by a Python without pip, and by each extra."""
    told = project()
    found = {"run": [*told["build-system"]["requires"], *requirements(set())], "pip": ["pip"]}
    for extra in told["project"].get("optional-dependencies", {}):
        found[extra] = requirements({extra})
    asked = {part: [Requirement(text) for text in texts] for part, texts in found.items()}
    for wanted in asked.values():
        wanted += [Requirement(SOURCES[plain(wish.name)]) for wish in wanted if plain(wish.name) in SOURCES]
    return asked


# ---- resolving ------------------------------------------------------------------------------------------------------


def locked(*locks: Path) -> dict[str, str]:
    """The version of every package in a lock; of two, the one for the oldest Python."""
    text = "".join(file.read_text("utf-8") for file in locks if file.exists())
    rows = re.findall(r"^([\w.-]+)==([^\s;]+)", text, re.MULTILINE)
    return {plain(name): version for name, version in reversed(rows)}


def kept(renew: set[str] | None, *locks: Path) -> dict[str, str]:
    """The versions of a lock that stay; renew says which do not, None for none."""
    return {} if renew is None else {name: held for name, held in locked(*locks).items() if name not in renew}


def resolve(wanted: set[str], keep: dict[str, str]) -> dict[str, dict[str, Any]]:
    """What pip would install for these requirements in an empty environment: the metadata of each package."""
    with tempfile.TemporaryDirectory() as folder:
        report, kept = Path(folder) / "report.json", Path(folder) / "kept.txt"
        kept.write_text("".join(f"{name}=={version}\n" for name, version in keep.items()), "utf-8")
        command = [*PIP, "install", "--dry-run", "--ignore-installed", "--quiet", "--report", str(report)]
        command += ["--only-binary", ":all:", "-c", str(kept)]
        for name in SOURCES:
            command += ["--no-binary", name]
        command += ["--no-build-isolation", "--use-pep517", *sorted(wanted)]
        done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace", check=False)
        if done.returncode:
            raise SystemExit(f"pip finds no set of packages that fits:\n{done.stderr.strip()}")
        found = json.loads(report.read_text("utf-8"))["install"]
    return {plain(item["metadata"]["name"]): item["metadata"] for item in found}


def closure(asked: Iterable[Requirement], known: dict[str, dict[str, Any]], target: Target) -> set[str]:
    """The names of all packages that requirements need on a target, also those that are not known yet."""
    environment, seen = target.environment(), set()
    waiting = [(wish, "") for wish in asked]
    while waiting:
        wish, extra = waiting.pop()
        if wish.marker is not None and not wish.marker.evaluate({**environment, "extra": extra}):
            continue
        name = plain(wish.name)
        for wanted in ("", *wish.extras):
            if (name, wanted) not in seen:
                seen.add((name, wanted))
                inner = known.get(name, {}).get("requires_dist", [])
                waiting += [(Requirement(text), wanted) for text in inner]
    return {name for name, _ in seen}


def marker(needed: set[Target], targets: list[Target]) -> str:
    """The words that say on which of the targets a package is needed; nothing if on all."""
    if needed == set(targets):
        return ""
    newer = {one.python for one in needed}
    if needed == {one for one in targets if one.python in newer}:
        return versions(newer, {one.python for one in targets})
    some = {one[:2] for one in needed}
    if needed == {one for one in targets if one[:2] in some}:
        return machines(some, {one[:2] for one in targets})
    raise SystemExit(f"no marker says: {', '.join(map(str, sorted(needed)))}")


def machines(some: set[tuple[str, str]], everything: set[tuple[str, str]]) -> str:
    """Some machines as a marker: a whole system, or those of its machines that are meant."""
    ways = []
    for system, machine in sorted(some):
        whole = {one for one in everything if one[0] == system} <= some
        ways.append(f'sys_platform == "{system}"' + ("" if whole else f' and platform_machine == "{machine}"'))
    return " or ".join(dict.fromkeys(ways))


def versions(some: set[str], everything: set[str]) -> str:
    """Some Pythons as a marker: the older ones or the newer ones."""
    ordered = sorted(everything, key=order)
    if some == set(ordered[: len(some)]):
        return f'python_version < "{ordered[len(some)]}"'
    if some == set(ordered[-len(some) :]):
        return f'python_version >= "{ordered[-len(some)]}"'
    raise SystemExit(f"no marker says: {', '.join(sorted(some))}")


def order(python: str) -> int:
    """Where a Python stands among the others."""
    return int(python.partition(".")[2])


# ---- the index ------------------------------------------------------------------------------------------------------


def index() -> str:
    """The index that pip asks here: from its settings, else the one that it names as its own."""
    told = subprocess.run(
        [*PIP, "config", "list"], capture_output=True, encoding="utf-8", errors="replace", check=True
    ).stdout
    for place in (":env:", "install", "global"):
        found = re.search(rf"^{place}\.index-url='(.+)'$", told, re.MULTILINE)
        if found:
            return found[1].rstrip("/")
    wide = {**os.environ, "COLUMNS": "1000"}
    told = subprocess.run(
        [*PIP, "install", "--help"], capture_output=True, encoding="utf-8", errors="replace", check=True, env=wide
    ).stdout
    found = re.search(r"--index-url <url>\s.*?\(default (\S+)\)", told)
    if found is None:
        raise SystemExit("pip does not say which index it asks: set PIP_INDEX_URL")
    return found[1].rstrip("/")


def files(address: str, name: str) -> list[File]:
    """All files of a package with their checksums, whichever of its two languages the index speaks."""
    place = f"{address}/{name}/"
    ask = urllib.request.Request(place, headers={"Accept": f"{JSON}, {HTML};q=0.2, text/html;q=0.1"})
    with urllib.request.urlopen(ask, timeout=60) as answer:
        kind, text = answer.headers.get_content_type(), answer.read().decode("utf-8")
    if kind == JSON:
        rows = [(file["url"], file["hashes"].get("sha256", "")) for file in json.loads(text)["files"]]
    else:
        links = (html.unescape(link).partition("#") for link in re.findall(r'<a\s[^>]*?href="([^"]+)"', text))
        rows = [(link, fragment.removeprefix("sha256=")) for link, _, fragment in links]
    return [
        File(urllib.parse.unquote(link.rpartition("/")[2]), sha256, urllib.parse.urljoin(place, link))
        for link, sha256 in rows
    ]


def ask_index(names: Iterable[str]) -> dict[str, list[File]]:
    """All files of some packages."""
    address, ordered = index(), sorted(names)
    with ThreadPoolExecutor(4) as threads:
        return dict(zip(ordered, threads.map(lambda name: files(address, name), ordered), strict=True))


def of_version(found: list[File], name: str, version: str) -> Iterator[tuple[File, frozenset[tags.Tag]]]:
    """The files of one version that the lock names: its wheels, or its source where there are none."""
    for file in found:
        if name in SOURCES and plain(file.name) == plain(f"{name}-{version}.tar.gz"):
            yield file, frozenset()
        elif name not in SOURCES and file.name.endswith(".whl"):
            try:
                theirs, its, _, kinds = parse_wheel_filename(file.name)
            except InvalidWheelFilename:
                continue  # from before names had rules
            if theirs == name and str(its) == version:
                yield file, kinds


def block(name: str, version: str, when: str, found: list[File], targets: Iterable[Target]) -> str:
    """The lines of one package; a sentence instead if some machine would find no wheel."""
    chosen = list(of_version(found, name, version))
    if not chosen or not all(re.fullmatch("[0-9a-f]{64}", file.sha256) for file, _ in chosen):
        raise SystemExit(f"the index has no file with a checksum of {name} {version}")
    asking = [target for target in targets if name not in SOURCES and (name, target) not in WITHOUT]
    lacking = [target for target in asking if not any(kinds & target.tags() for _, kinds in chosen)]
    if lacking:
        raise SystemExit(f"{name} {version} has no wheel for {', '.join(map(str, lacking))}")
    first = f"{name}=={version}" + (f" ; {when}" if when else "")
    return " \\\n".join([first, *(f"    --hash=sha256:{one}" for one in sorted({file.sha256 for file, _ in chosen}))])


# ---- writing --------------------------------------------------------------------------------------------------------


def lock(renew: set[str] | None) -> str:
    """The text of the lock; names to renew, or None for everything."""
    asked = wishes()
    targets = [Target(*machine, python) for machine, python in itertools.product(MACHINES, pythons())]
    keep = kept(renew, LOCK) | {name: next(iter(held)) for name, held in HELD.items()}
    wanted = {f"{wish.name}{wish.specifier}" for wish in itertools.chain(*asked.values())}
    known = resolve(wanted, keep)
    while True:  # what only another system needs comes in one by one
        needed = {part: {target: closure(some, known, target) for target in targets} for part, some in asked.items()}
        names = set().union(*(found for each in needed.values() for found in each.values()))
        if names <= set(known):
            break
        known = resolve(wanted | names, keep)
    listed = ask_index(names)
    blocks: dict[str, list[str]] = {}
    for name in sorted(names):
        parts = sorted(
            (part for part in asked if any(name in found for found in needed[part].values())), key=list(asked).index
        )
        where = {target for part in parts for target, found in needed[part].items() if name in found}
        title = "run" if "run" in parts else " ".join([*parts, *(["source"] if name in SOURCES else [])])
        held = HELD.get(name, {known[name]["version"]: marker(where, targets)})
        for version, when in held.items():
            here = where if next(iter(held)) == version else ()
            blocks.setdefault(title, []).append(block(name, version, when, listed[name], here))
    return HEAD + "".join(f"\n# [{title}]\n" + "\n".join(blocks[title]) + "\n" for title in sorted(blocks, key=rank))


def lock_builder(renew: set[str] | None) -> dict[Path, str]:
    """The lock of the tool that makes the AppImage, on the one machine that it is run on: wheels, and sources."""
    wheels, sources = APPIMAGE / "wheels.txt", APPIMAGE / "sources.txt"
    known = resolve(BUILDER, kept(renew, wheels, sources))
    listed, machine = ask_index(known), Target("linux", "x86_64", "3.12")
    texts = dict.fromkeys((wheels, sources), "# Written by packaging/lock.py.\n")
    for name in sorted(known):
        lines = block(name, known[name]["version"], "", listed[name], [machine])
        texts[sources if name in SOURCES else wheels] += lines + "\n"
    return texts


def rank(title: str) -> tuple[bool, str]:
    """What everybody needs comes first."""
    return title != "run", title


HEAD = """\
# The lock: every package that nutdesk and its checks install, with its exact version and the checksums of its wheels
# for every system. Written by packaging/lock.py. The words in brackets are the extras of pyproject.toml that need what
# follows; "run" is nutdesk itself, "pip" is for a Python that comes without pip, and "source" means that there is no
# wheel and that it is built by what is locked.
"""


def main(arguments: list[str]) -> None:
    """Write the lock and say what changed."""
    if arguments and arguments[0] != "--renew":
        raise SystemExit(__doc__)
    oldest = pythons()[0]
    if sys.version_info[:2] != tuple(map(int, oldest.split("."))):
        raise SystemExit(f"the lock is renewed with Python {oldest}, the oldest that we promise")
    before = locked(LOCK)
    renew = None if arguments == ["--renew"] else {plain(name) for name in arguments[1:]}
    texts = {LOCK: lock(renew)}
    if APPIMAGE.is_dir():
        texts |= lock_builder(renew)
    for file, text in texts.items():
        file.write_text(text, "utf-8")
    after = locked(LOCK)
    if FLATPAK.is_dir():
        import flatpak

        texts[flatpak.COMPILED] = flatpak.compiled()
        flatpak.COMPILED.write_text(texts[flatpak.COMPILED], "utf-8")
    for name in sorted(before.keys() | after.keys()):
        if before.get(name) != after.get(name):
            print(f"{name}: {before.get(name, 'new')} -> {after.get(name, 'gone')}")
    for file, text in texts.items():
        print(f"{file.relative_to(ROOT)}: {len(locked(file))} packages, {text.count('--hash=')} checksums")


if __name__ == "__main__":
    main(sys.argv[1:])
