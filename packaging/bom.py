"""Writes resources/bom.json: every package that nutdesk ships, with its version, licence and checksums (CycloneDX).

python packaging/bom.py, in an environment that packaging/start.py made. A test says when it must be run again.
"""

import json
import re
import sys
import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement

sys.path.insert(0, str(Path(__file__).resolve().parent))
from start import ROOT, locked, plain

TARGET = ROOT / "resources" / "bom.json"
SYSTEMS = ("linux", "win32", "darwin")

# What a package's own words mean in SPDX's: only for those that do not use SPDX themselves.
SPOKEN = {
    "MIT License": "MIT",
    "BSD License": "BSD-3-Clause",
    "SIL OPEN FONT LICENSE Version 1.1 - 26 February 2007": "OFL-1.1",
    "SIL Open Font License 1.1 (OFL-1.1)": "OFL-1.1",
    "OFL": "OFL-1.1",
    "LGPL": "LGPL-3.0-only",
    "Apache Software License": "Apache-2.0",
    "ISC License (ISCL)": "ISC",
}
ALLOWED = {
    "MIT",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Apache-2.0",
    "OFL-1.1",
    "PSF-2.0",
    "LGPL-3.0-only",
    "Zlib",
    "0BSD",
    "MIT-0",
    "Unlicense",
    "CC0-1.0",
    "Python-2.0",
}
"""Licences under which a package may be shipped beside nutdesk's own, unchanged and in a file of its own."""


def wishes(requirements: list[str]) -> set[str]:
    """The names that requirements ask for on any system, extras left out."""
    found = set()
    for text in requirements:
        wish = Requirement(text)
        places = [{"sys_platform": system, "extra": ""} for system in SYSTEMS]
        if wish.marker is None or any(wish.marker.evaluate(place) for place in places):
            found.add(plain(wish.name))
    return found


def shipped() -> list[str]:
    """Every package that an installed nutdesk needs, itself left out."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted: set[str] = wishes(project["dependencies"])
    seen: set[str] = set()
    while wanted - seen:
        name = min(wanted - seen)
        seen.add(name)
        try:
            wanted |= wishes(metadata.requires(name) or [])
        except metadata.PackageNotFoundError:
            wanted.discard(name)  # needed on another system only
    return sorted(wanted)


def licence(name: str) -> str:
    """The licence that a package says it has, as an SPDX expression."""
    about = metadata.metadata(name)
    if "License-Expression" in about:
        return str(about["License-Expression"])
    words = [line.rsplit(" :: ", 1)[-1] for line in about.get_all("Classifier") or [] if line.startswith("License ::")]
    for word in (*words, about["License"].strip() if "License" in about else ""):
        word = SPOKEN.get(word, word)
        if parts(word) <= ALLOWED:
            return str(word)
    raise SystemExit(f"{name} does not say its licence in words this script knows: {words}")


def parts(expression: str) -> set[str]:
    """The licences of an expression of which one must be kept: of alternatives, those that are allowed."""
    kept: set[str] = set()
    for need in re.split(r"\s+AND\s+", expression.replace("(", "").replace(")", "")):
        ways = set(re.split(r"\s+OR\s+", need))
        kept |= ways & ALLOWED or ways
    return kept


def checksums(name: str, version: str) -> list[dict[str, str]]:
    """The checksums of a package's wheels, one of which is inside: those that the lock names."""
    block = re.search(rf"^{name}=={re.escape(version)} .*(?:\n    --hash.*)+", locked(set()), re.MULTILINE)
    if block is None:
        raise SystemExit(f"{name} {version} is not in the lock: run packaging/start.py")
    return [{"alg": "SHA-256", "content": one} for one in re.findall("sha256:([0-9a-f]{64})", block[0])]


def under(found: str) -> list[dict[str, object]]:
    """A licence or an expression of several, as the format wants it."""
    return [{"expression": found}] if " " in found else [{"license": {"id": found}}]


def bom() -> dict[str, object]:
    """The bill of materials."""
    components: list[dict[str, object]] = [
        {"type": "platform", "name": "Python", "version": "3.11 or newer", "licenses": under("PSF-2.0")},
        {
            "type": "framework",
            "name": "Qt",
            "version": metadata.version("PySide6-Essentials"),
            "licenses": under("LGPL-3.0-only"),
        },
    ]
    for name in shipped():
        version = metadata.version(name)
        components.append(
            {
                "type": "library",
                "name": metadata.metadata(name)["Name"],
                "version": version,
                "hashes": checksums(name, version),
                "licenses": under(licence(name)),
                "purl": f"pkg:pypi/{name}@{version}",
            }
        )
    own = {"type": "application", "name": "nutdesk", "licenses": under("MIT")}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": own},
        "components": components,
    }


def main() -> None:
    """Write it, and say so."""
    TARGET.write_text(json.dumps(bom(), indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"{TARGET.relative_to(ROOT)} is written")


if __name__ == "__main__":
    main()
