"""Examines the machine that nutdesk runs on, and says what is wrong and how to fix it.

It loads Qt last and the desk never, so that it works where they cannot be loaded.
"""

import os
import platform
import re
import sys
import tempfile
from collections.abc import Iterator
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path

from attrs import frozen

from nutdesk import paths, syslibs

PYTHON = (3, 11)
PYSIDE = ((6, 9, 3), (6, 12))
"""The first version that works, and the first that no longer does: as in pyproject.toml."""

REINSTALL = 'python -m pip install "PySide6-Essentials>=6.9.3,<6.12"'


@frozen
class Diagnosis:
    """The result of one check."""

    what: str
    ok: bool
    detail: str
    remedy: str = ""


def examine() -> list[Diagnosis]:
    """All checks of this machine, in the order in which things would fail."""
    return [
        *_python(),
        *_pyside(),
        *_system_libraries(),
        *_fonts(),
        *_shipped(),
        *_user_folders(),
        *_display(),
        *_extras(),
    ]


def _extras() -> Iterator[Diagnosis]:
    """What the table can do without, but not the coach, the statistics, the sound or the phones."""
    for what, name, number in (
        ("sound", "miniaudio", "__version__"),
        ("charts", "pyqtgraph", "__version__"),
        ("statistics", "sqlite3", "sqlite_version"),
        ("phones", "aiohttp", "__version__"),
        ("QR codes", "segno", "__version__"),
    ):
        try:
            module = import_module(name)
        except ImportError as error:
            cure = "install a Python with SQLite" if name == "sqlite3" else f"python -m pip install {name}"
            yield Diagnosis(what, False, f"{name} cannot be loaded: {error}", cure)
        else:
            yield Diagnosis(what, True, f"{name} {getattr(module, number, '')}".strip())


def _python() -> Iterator[Diagnosis]:
    ok = sys.version_info[:2] >= PYTHON
    yield Diagnosis("Python", ok, platform.python_version(), "" if ok else "install Python 3.11 or newer")


def _pyside() -> Iterator[Diagnosis]:
    try:
        version = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        yield Diagnosis("PySide6", False, "not installed", REINSTALL)
        return
    ok, why = judge_pyside(version, sys.version_info[:2])
    yield Diagnosis("PySide6", ok, version + (f": {why}" if why else ""), "" if ok else REINSTALL)


def judge_pyside(version: str, python: tuple[int, int]) -> tuple[bool, str]:
    """Whether this PySide6 is safe under this Python, and if not, why."""
    number = tuple(int(part) for part in re.findall(r"\d+", version)[:3])
    oldest, too_new = PYSIDE
    if number[:2] == (6, 12) and python < (3, 12):
        return False, "on Python before 3.12 it loses references to None until the program is killed"
    if number < oldest:
        return False, "older than nutdesk is made for"
    if number >= too_new:
        return False, "newer than nutdesk was tried with"
    return True, ""


def _system_libraries() -> Iterator[Diagnosis]:
    spec = find_spec("PySide6")
    if not syslibs.on_linux() or spec is None or not spec.submodule_search_locations:
        return
    pyside = Path(next(iter(spec.submodule_search_locations)))
    missing = {part: syslibs.missing(pyside, part) for part in syslibs.PARTS}
    for part, lacking in missing.items():
        packages, unknown = syslibs.packages(lacking)
        remedy = ""
        if packages and syslibs.has_apt():
            remedy = syslibs.apt_command(packages)
        elif lacking:
            remedy = f"install these with your system's package manager: {' '.join(unknown or lacking)}"
        detail = f"missing {' '.join(lacking)}" if lacking else "complete"
        spare = part != "Qt" and any(not missing[way] for way in syslibs.ways() or syslibs.SCREENS.values())
        if lacking and spare:
            detail, remedy = f"{detail}, but there is another way to show a window", ""
        yield Diagnosis(f"system libraries for {part}", not lacking or spare, detail, remedy)


def _fonts() -> Iterator[Diagnosis]:
    have = {font.name for font in paths.fonts()}
    lacking = [name for names in paths.FONTS.values() for name in names if name not in have]
    detail = f"missing {' '.join(lacking)}" if lacking else f"{len(have)} font files"
    remedy = "python -m pip install font-fredoka-one font-hanken-grotesk" if lacking else ""
    yield Diagnosis("fonts", not lacking, detail, remedy)


def _shipped() -> Iterator[Diagnosis]:
    rules = paths.resources() / "rules"
    for what, folder, ok in (
        ("resources", paths.resources(), any(rules.glob("*.toml"))),
        ("scenes", paths.scenes(), paths.scenes().is_dir()),
    ):
        if ok:
            yield Diagnosis(what, True, str(folder))
        else:
            yield Diagnosis(what, False, f"missing or incomplete: {folder}", "install nutdesk again")


def _user_folders() -> Iterator[Diagnosis]:
    for what, folder in (
        ("records", paths.user_data()),
        ("settings", paths.user_config()),
        ("cache", paths.user_cache()),
    ):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                pass
        except OSError as error:
            remedy = f"allow writing to {folder}, or set NUTDESK_HOME to another folder"
            yield Diagnosis(what, False, f"cannot be written: {error.strerror}", remedy)
        else:
            yield Diagnosis(what, True, str(folder))


def _display() -> Iterator[Diagnosis]:
    chosen = os.environ.get("QT_QPA_PLATFORM")
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY")
    if chosen:
        detail = f"QT_QPA_PLATFORM asks for {chosen}"
    elif not syslibs.on_linux():
        detail = "the system's desktop"
    elif screen:
        detail = f"a screen at {screen}"
    else:
        detail = "no screen: the desk plays a demonstration off screen"
    # Without a screen much still works, so this is only information.
    yield Diagnosis("display", True, detail)
