"""nutdesk.doctor: a sick machine gets a sentence and a cure."""

import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from nutdesk import doctor, paths, syslibs

ROOT = Path(__file__).resolve().parent.parent


def finding(what: str) -> doctor.Diagnosis:
    (found,) = [one for one in doctor.examine() if one.what == what]
    return found


def test_the_machine_that_runs_the_tests_is_well() -> None:
    sick = [one for one in doctor.examine() if not one.ok]
    assert sick == []


def test_whatever_is_wrong_comes_with_a_cure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "a file"
    blocked.touch()
    monkeypatch.setenv("NUTDESK_HOME", str(blocked))
    monkeypatch.setattr(paths, "FONTS", {"no_such_font": ("No.ttf",)})
    monkeypatch.setattr(paths, "resources", lambda: tmp_path / "nowhere")
    monkeypatch.setattr(syslibs, "missing", lambda pyside, part: ["libxcb-cursor.so.0"])
    monkeypatch.setattr(metadata, "version", lambda name: "6.12.0")
    sick = [one for one in doctor.examine() if not one.ok]
    assert {"PySide6", "fonts", "resources", "records", "settings", "cache"} <= {one.what for one in sick}
    assert all(one.detail and one.remedy for one in sick)


@pytest.mark.parametrize(
    ("version", "python", "ok"),
    [
        ("6.9.3", (3, 11), True),
        ("6.11.3", (3, 11), True),
        ("6.11.3", (3, 14), True),
        ("6.9.2", (3, 11), False),
        ("6.12.0", (3, 11), False),
        ("6.12.1", (3, 12), False),
        ("7.0", (3, 13), False),
    ],
)
def test_a_pyside_outside_the_good_range_is_named(version: str, python: tuple[int, int], ok: bool) -> None:
    assert doctor.judge_pyside(version, python)[0] is ok


def test_pyside_6_12_before_python_3_12_is_refused_with_its_reason() -> None:
    ok, why = doctor.judge_pyside("6.12.0", (3, 11))
    assert not ok
    assert "references to None" in why


def test_a_missing_pyside_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> str:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", nothing)
    found = finding("PySide6")
    assert not found.ok
    assert "pip install" in found.remedy


def test_the_good_range_is_the_one_pyproject_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (wish,) = [text for text in project["dependencies"] if text.startswith("PySide6")]
    bounds = re.findall(r"\d[\d.]*", wish.partition(">")[2])
    assert tuple(tuple(map(int, bound.split("."))) for bound in bounds) == doctor.PYSIDE
    assert wish in doctor.REINSTALL
    assert project["requires-python"] == ">={}.{}".format(*doctor.PYTHON)


@pytest.mark.skipif(sys.platform != "linux", reason="Linux alone leaves these libraries to the system")
def test_a_missing_system_library_comes_with_the_apt_command(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = {"X11": ["libxcb-cursor.so.0"], "Wayland": [], "Qt": []}
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(syslibs, "missing", lambda pyside, part: lacking[part])
    monkeypatch.setattr(syslibs, "has_apt", lambda: True)
    found = finding("system libraries for X11")
    assert not found.ok
    assert "libxcb-cursor.so.0" in found.detail
    assert "apt-get install -y --no-install-recommends libxcb-cursor0" in found.remedy
    assert finding("system libraries for Qt").ok
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    spare = finding("system libraries for X11")
    assert spare.ok, "the desktop shows the window in another way"
    assert "libxcb-cursor.so.0" in spare.detail


def test_no_screen_is_information_and_not_an_illness(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert finding("display").ok
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "offscreen" in finding("display").detail


def test_the_doctor_speaks_when_qt_cannot_be_loaded() -> None:
    told = (
        "import sys; sys.modules['PySide6'] = None; from nutdesk.doctor import examine; "
        "print(*(one.what for one in examine() if not one.ok))"
    )
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert "charts" in done.stdout.split()
