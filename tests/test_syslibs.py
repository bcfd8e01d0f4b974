"""nutdesk.syslibs: the system's own loader says what is missing, and the table says who brings it."""

import struct
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from nutdesk import syslibs

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves Qt's libraries to the system")

GLIBC = ("libc.", "libm.", "libdl.", "libpthread.", "librt.", "ld-linux")
"""What every Python needs before it can ask."""


def pyside() -> Path:
    spec = find_spec("PySide6")
    assert spec is not None
    assert spec.submodule_search_locations
    return Path(next(iter(spec.submodule_search_locations)))


def needed(file: Path) -> list[str]:
    """The libraries that a 64-bit ELF file names as needed."""
    data = file.read_bytes()
    assert data[:5] == b"\x7fELF\x02"
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    segments = [struct.unpack_from("<IIQQQQ", data, table + size * index) for index in range(count)]
    (dynamic,) = [segment for segment in segments if segment[0] == 2]
    entries = list(struct.iter_unpack("<QQ", data[dynamic[2] : dynamic[2] + dynamic[5]]))
    address = dict(entries)[5]
    (load,) = [one for one in segments if one[0] == 1 and one[3] <= address < one[3] + one[5]]
    strings = address - load[3] + load[2]
    starts = [strings + value for tag, value in entries if tag == 1]
    return [data[start : data.index(b"\0", start)].decode() for start in starts]


def test_every_system_library_that_qt_asks_for_has_a_known_package() -> None:
    bundled = {file.name: file for file in (pyside() / "Qt" / "lib").iterdir()}
    waiting = [pyside() / name for names in syslibs.PARTS.values() for name in names]
    assert all(file.is_file() for file in waiting)
    seen, system = set(waiting), set[str]()
    while waiting:
        for name in needed(waiting.pop()):
            own = bundled.get(name)
            if own is None:
                system.add(name)
            elif own not in seen:
                seen.add(own)
                waiting.append(own)
    own_python = ("libshiboken6.", "libpyside6.")
    unknown = {name for name in system - set(syslibs.PACKAGES) if not name.startswith(GLIBC + own_python)}
    assert unknown == set()


def test_a_library_that_the_loader_cannot_find_is_reported_by_its_name(tmp_path: Path) -> None:
    name = syslibs.PARTS["X11"][0]
    broken = tmp_path / name
    broken.parent.mkdir(parents=True)
    broken.write_bytes((pyside() / name).read_bytes().replace(b"libxcb-cursor.so.0\0", b"libxcb-cursor.so.9\0"))
    lacking = syslibs.missing(tmp_path, "X11")
    assert "libxcb-cursor.so.9" in lacking
    assert any(library.startswith("libQt6Gui") for library in lacking), "Qt's own libraries are not there either"
    assert "libc.so.6" not in lacking


def test_nothing_is_missing_where_the_tests_run() -> None:
    assert {part: syslibs.missing(pyside(), part) for part in ("Qt", "X11")} == {"Qt": [], "X11": []}


def test_packages_are_named_once_and_strangers_are_set_apart() -> None:
    names = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "Xvfb", "gi", "libacorn.so.1"]
    assert syslibs.packages(names) == (["libglib2.0-0", "python3-gi", "xvfb"], ["libacorn.so.1"])


def test_the_parts_of_a_screen_reader_are_asked_for_by_their_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"gi": ("python3-gi", "/nowhere/at/all"), "bus": ("dbus", "/usr/*/env")}
    monkeypatch.setattr(syslibs, "READER_FILES", parts)
    assert syslibs.missing_reader() == ["gi"]
    assert "gi" in syslibs.missing_tools()


@pytest.mark.parametrize(
    ("have", "release", "lacks"),
    [
        ("", "ID=debian\n", True),
        ("", 'NAME="x"\nID="debian"\n', True),
        ("", "ID=ubuntu\nID_LIKE=debian\n", False),
        ("", "", False),
        ("chromium", "ID=debian\n", False),
        ("chromium-browser", "ID=debian\n", False),
        ("google-chrome", "ID=debian\n", False),
    ],
)
def test_a_browser_is_asked_for_where_there_is_none_and_apt_brings_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, have: str, release: str, lacks: bool
) -> None:
    file = tmp_path / "os-release"
    file.write_text(release, "utf-8")
    debian = syslibs.is_debian(file)
    monkeypatch.setattr(syslibs, "is_debian", lambda: debian)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}" if name == have else None)
    assert ("chromium" in syslibs.missing_tools()) is lacks
    assert syslibs.packages(["chromium"]) == (["chromium"], [])


def test_the_command_asks_for_the_rights_that_this_person_can_get(monkeypatch: pytest.MonkeyPatch) -> None:
    install = "apt-get install -y --no-install-recommends a b"
    for user, sudo, command in (
        (0, None, f"apt-get update && {install}"),
        (1000, "/usr/bin/sudo", f"sudo apt-get update && sudo {install}"),
        (1000, None, f"su - -c 'apt-get update && {install}'"),
    ):
        monkeypatch.setattr("os.geteuid", lambda user=user: user)
        monkeypatch.setattr("shutil.which", lambda name, sudo=sudo: sudo)
        assert syslibs.apt_command(["a", "b"]) == command
