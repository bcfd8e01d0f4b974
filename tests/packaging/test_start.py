"""packaging/start.py, run for real: a small checkout, a real environment, a real pip, no network."""

import ast
import hashlib
import importlib.util
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
START = ROOT / "packaging" / "start.py"

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "nutdesk"
version = "0.1.0"
dependencies = ["acorn>=1"]

[project.optional-dependencies]
test = ["hazelnut"]
dev = ["nutdesk[test]"]
bench = []
build = []
"""

LOCK = {"run": "acorn", "test dev": "hazelnut"}

BACKEND = '''
"""A build backend that can do one thing: link this folder."""
import os
import zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    info = "nutdesk-0.1.0.dist-info"
    files = {
        "_nutdesk.pth": os.getcwd(),
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: nutdesk\\nVersion: 0.1.0\\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    name = "nutdesk-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(os.path.join(folder, name), "w") as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)
        wheel.writestr(f"{info}/RECORD", "".join(f"{path},,\\n" for path in [*files, f"{info}/RECORD"]))
    return name
'''

NUTDESK = """
import json, os, sys
import acorn
print(json.dumps({"arguments": sys.argv[1:], "cwd": os.getcwd(), "prefix": sys.prefix}))
"""

STAND_IN = "import os, sys\nprint('{name}', *sys.argv[1:])\nsys.exit('{name}' == os.environ.get('FAILS'))\n"


def make_wheel(folder: Path, name: str, files: dict[str, str], needs: str = "") -> None:
    info = f"{name}-1.0.dist-info"
    asks = f"Requires-Dist: {needs}\n" if needs else ""
    files = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n{asks}",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)
        wheel.writestr(f"{info}/RECORD", "".join(f"{path},,\n" for path in [*files, f"{info}/RECORD"]))


def make_source(folder: Path, name: str) -> None:
    """A source archive that leaves a mark where it is built."""
    backend = BACKEND.replace("build_editable", "build_wheel").replace("nutdesk", name).replace("0.1.0", "1.0")
    mark = str(folder.parent / f"{name} was built")
    backend = backend.replace("os.getcwd()", "''") + f"\nopen({mark!r}, 'w').close()\n"
    system = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
    with tarfile.open(folder / f"{name}-1.0.tar.gz", "w:gz") as tar:
        for path, text in {
            "pyproject.toml": f'{system}[project]\nname = "{name}"\nversion = "1.0"\n',
            "PKG-INFO": f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n",
            "backend.py": backend,
        }.items():
            member = tarfile.TarInfo(f"{name}-1.0/{path}")
            member.size = len(text)
            tar.addfile(member, io.BytesIO(text.encode()))


class Checkout:
    """A checkout with a tiny nutdesk, whose packages lie in a folder beside it."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "nut desk"  # the space is meant
        self.wheels = folder / "wheels"
        self.elsewhere = folder / "elsewhere"
        self.site = self.root / ".venv" / "lib" / f"python3.{sys.version_info[1]}" / "site-packages"
        for place in (self.root / "packaging", self.root / "nutdesk", self.wheels, self.elsewhere):
            place.mkdir(parents=True)
        shutil.copy(START, self.root / "packaging")
        shutil.copy(ROOT / "packaging" / "translations.py", self.root / "packaging")
        shutil.copy(ROOT / "nutdesk" / "syslibs.py", self.root / "nutdesk")
        for name, text in {
            "pyproject.toml": PYPROJECT,
            "backend.py": BACKEND,
            "nutdesk/__init__.py": "",
            "nutdesk/__main__.py": NUTDESK,
        }.items():
            (self.root / name).write_text(text)
        make_wheel(self.wheels, "acorn", {"acorn.py": "", "acorn_data/shell.txt": "brown"})
        # In the place of the real checkers, so that a run of them takes no time.
        tools = {f"{name}.py": STAND_IN.format(name=name) for name in ("ruff", "mypy", "pytest")}
        make_wheel(self.wheels, "hazelnut", tools)
        self.lock()

    def lock(self, **more: str) -> None:
        """Locks what lies in the folder of packages: what the project always needs, and more."""
        text = ""
        for title, name in (*LOCK.items(), *more.items()):
            (file,) = self.wheels.glob(f"{name}-1.0*")
            text += f"# [{title.replace('_', ' ')}]\n{name}==1.0 \\\n"
            text += f"    --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"
        (self.root / "packaging" / "constraints.txt").write_text(text)

    def start(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Runs start.py as a person would, from another folder and without a network."""
        return subprocess.run(
            [sys.executable, str(self.root / "packaging" / "start.py"), *arguments],
            cwd=self.elsewhere,
            env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": self.wheels.as_uri(), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )

    def stamp(self) -> dict[str, object]:
        """What the environment says of itself."""
        told: dict[str, object] = json.loads((self.root / ".venv" / "nutdesk.json").read_text())
        return told


def screen_tools(checkout: Checkout) -> str:
    """A PATH with a virtual screen and a browser: real system packages are not these tests' business."""
    tools = checkout.elsewhere / "bin"
    tools.mkdir(exist_ok=True)
    for name in ("Xvfb", "xauth", "xdotool", "chromium"):
        (tools / name).write_text("#!/bin/sh\n")
        (tools / name).chmod(0o755)
    return f"{tools}{os.pathsep}{os.environ['PATH']}"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Checkout, subprocess.CompletedProcess[str]]:
    checkout = Checkout(tmp_path_factory.mktemp("start"))
    return checkout, checkout.start("play", "nuts", "--seed", "7")


@pytest.fixture
def checkout(made: tuple[Checkout, subprocess.CompletedProcess[str]]) -> Checkout:
    """A checkout that is set up, whatever the test before did to it."""
    made[0].start()
    return made[0]


@pytest.fixture
def start(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """start.py as a module, to look at one part of it."""
    spec = importlib.util.spec_from_file_location("start", START)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_first_start_sets_everything_up_and_passes_the_arguments_on(
    made: tuple[Checkout, subprocess.CompletedProcess[str]],
) -> None:
    checkout, first = made
    assert first.returncode == 0, first.stderr
    told = json.loads(first.stdout)
    assert told["arguments"] == ["play", "nuts", "--seed", "7"]
    assert told["prefix"] == str(checkout.root / ".venv")
    assert told["cwd"] == str(checkout.elsewhere), "a file named on the command line lies where the person is"
    assert len(first.stderr.splitlines()) <= 3, "without a terminal a few plain lines are enough"


def test_the_second_start_asks_nobody(checkout: Checkout) -> None:
    before = (checkout.root / ".venv" / "nutdesk.json").stat().st_mtime_ns
    second = checkout.start("games", PIP_FIND_LINKS="")
    assert second.returncode == 0
    assert second.stderr == ""
    assert (checkout.root / ".venv" / "nutdesk.json").stat().st_mtime_ns == before


def test_the_package_is_compiled_even_where_python_is_told_not_to(checkout: Checkout) -> None:
    shutil.rmtree(checkout.root / "nutdesk" / "__pycache__", ignore_errors=True)
    checkout.start("games", PYTHONDONTWRITEBYTECODE="1")
    assert list((checkout.root / "nutdesk" / "__pycache__").glob("__main__.*.pyc"))


def test_a_half_made_environment_is_made_again(checkout: Checkout) -> None:
    (checkout.site / "acorn_data" / "shell.txt").unlink()
    again = checkout.start("games")
    assert again.returncode == 0, again.stderr
    assert (checkout.site / "acorn_data" / "shell.txt").exists()


@pytest.mark.parametrize("damage", ["none", "lost file", "no stamp", "torn stamp", "no python", "moved"])
def test_an_environment_counts_only_while_it_is_whole(
    start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: str
) -> None:
    python, file = tmp_path / "bin" / "python", tmp_path / "site" / "acorn.py"
    for path in (python, file):
        path.parent.mkdir()
        path.touch()
    for name, value in {"STAMP": tmp_path / "s.json", "SITE": file.parent, "PYTHON": python}.items():
        monkeypatch.setattr(start, name, value)
    start.write_stamp({"dev"})
    if damage == "torn stamp":
        start.STAMP.write_text(start.STAMP.read_text()[:20])
    elif damage == "moved":
        monkeypatch.setattr(start, "home", lambda: "another place")
    elif damage != "none":
        {"lost file": file, "no stamp": start.STAMP, "no python": python}[damage].unlink()
    assert (start.read_stamp() is not None) is (damage == "none")


def test_a_changed_lock_is_installed_without_starting_over(checkout: Checkout) -> None:
    kept = checkout.site / "kept.txt"
    kept.touch()
    lock = checkout.root / "packaging" / "constraints.txt"
    lock.write_text(lock.read_text() + "# renewed\n")
    before = checkout.stamp()["key"]
    assert checkout.start("games").returncode == 0
    assert checkout.stamp()["key"] != before
    assert kept.exists()


def test_what_cannot_be_fetched_is_said_in_pips_words_and_leaves_the_old_environment(
    checkout: Checkout,
) -> None:
    lock = checkout.root / "packaging" / "constraints.txt"
    before = lock.read_text()
    lock.write_text(f"# [run]\nno-such-nut==1.0 --hash=sha256:{'0' * 64}\n{before}")
    try:
        failed = checkout.start("games")
        assert failed.returncode == 1
        assert "is this machine online?" in failed.stderr
        assert "no-such-nut" in failed.stderr
        assert "Traceback" not in failed.stderr
    finally:
        lock.write_text(before)
    began = checkout.start("games")
    assert began.stderr == "", "nothing was lost, so nothing is to be done"


def test_the_test_command_runs_every_check_and_fails_if_one_does(checkout: Checkout) -> None:
    path = screen_tools(checkout)
    checkout.start("test", PATH=path)
    lint = checkout.root / ".venv" / "bin" / "lint-imports"
    lint.write_text("#!/bin/sh\necho lint-imports\n")
    lint.chmod(0o755)
    good = checkout.start("test", "-k", "rules", PATH=path)
    assert good.returncode == 0, good.stderr
    assert "ruff check" in good.stdout
    assert "ruff format" in good.stdout
    assert "-k rules" in good.stdout
    assert "mypy --platform win32" in good.stdout
    assert "mypy --platform darwin" in good.stdout
    assert good.stdout.count(" passed in ") == 7
    bad = checkout.start("test", PATH=path, FAILS="ruff")
    assert bad.returncode == 1
    assert "failed (exit 1)" in bad.stdout
    assert bad.stdout.count(" passed in ") == 5, "the checks after the failed one still run"
    assert checkout.start("games").stderr == "", "playing needs nothing that testing does not have"


def test_an_older_python_gets_one_sentence() -> None:
    ast.parse(START.read_text("utf-8"), feature_version=(3, 7))
    pretend = f"import runpy, sys; sys.version_info = (3, 10, 13); runpy.run_path({str(START)!r})"
    run = subprocess.run([sys.executable, "-c", pretend], capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.strip() == "nutdesk needs Python 3.11 or newer, and this is Python 3.10."


def test_the_line_follows_what_pip_does(start: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "SITE", tmp_path)
    pip = start.Pip()
    seen = []
    for words in (
        "Collecting PySide6-Essentials<6.12,>=6.9.3",
        "  Downloading pyside6_essentials-6.9.3-cp39-abi3-manylinux_2_28_x86_64.whl (97.5 MB)",
        "Progress 48000000 of 97500000",
        "Processing /somewhere/font_fredoka_one-0.0.4-py3-none-any.whl",
        "Installing collected packages: font-fredoka-one, PySide6-Essentials",
    ):
        pip.read(words)
        seen.append(pip.text())
    assert seen == [
        "package 1: PySide6-Essentials",
        "package 1: pyside6-essentials, 97.5 MB",
        "package 1: pyside6-essentials, 48.0 of 97.5 MB",
        "package 2: font-fredoka-one",
        "installing 0 of 2 packages",
    ]
    (tmp_path / "font_fredoka_one-0.0.4.dist-info").mkdir()
    assert pip.text() == "installing 1 of 2 packages"


def test_the_lock_names_an_exact_version_and_checksums_of_everything_pyproject_asks_for(start: ModuleType) -> None:
    names = set()
    for source in (False, True):
        text = start.locked(start.TEST_EXTRAS, source).replace(" \\\n", " ")
        for line in text.splitlines():
            assert re.fullmatch(r"[a-z0-9-]+==[^\s;]+( ; [^-]+?)?( +--hash=sha256:[0-9a-f]{64})+", line), line
            names.add(line.partition("==")[0])
    wishes = start.requirements(start.TEST_EXTRAS)
    wanted = {start.plain(re.split("[<>= ]", wish)[0]) for wish in wishes}
    assert wanted <= names
    assert {"pyside6-essentials", "chess", "mypy", "pytest"} <= wanted


def test_whoever_plays_gets_nothing_that_only_the_checks_need(start: ModuleType) -> None:
    playing = {line.partition("==")[0] for line in start.locked(set()).splitlines() if "==" in line}
    assert {"pyside6-essentials", "attrs", "hatchling"} <= playing
    assert not {"pytest", "mypy", "pyinstaller", "distributed", "chess"} & playing


@pytest.fixture
def renewed(checkout: Checkout) -> Iterator[Checkout]:
    """A checkout whose lock names one package more than its environment has."""
    yield checkout
    for file in checkout.wheels.glob("pecan*"):
        file.unlink()
    (checkout.wheels.parent / "pecan was built").unlink(missing_ok=True)
    checkout.lock()


def test_a_wheel_that_was_changed_is_refused_in_one_sentence_and_nothing_is_installed(renewed: Checkout) -> None:
    make_wheel(renewed.wheels, "pecan", {"pecan.py": ""})
    renewed.lock(run="pecan")
    make_wheel(renewed.wheels, "pecan", {"pecan.py": "print('a stranger')"})
    refused = renewed.start("games")
    assert refused.returncode == 1
    assert "nutdesk: pecan is not the file that the lock names" in refused.stderr
    assert "online" not in refused.stderr
    assert "Traceback" not in refused.stderr
    assert not list(renewed.site.glob("pecan*"))


def test_a_source_archive_is_not_built_in_the_place_of_a_wheel_even_if_the_lock_has_its_checksum(
    renewed: Checkout,
) -> None:
    make_source(renewed.wheels, "pecan")
    renewed.lock(run="pecan")
    refused = renewed.start("games")
    assert refused.returncode == 1
    assert "pecan" in refused.stderr
    assert not (renewed.wheels.parent / "pecan was built").exists()


def test_a_package_that_the_lock_does_not_know_is_not_fetched(renewed: Checkout) -> None:
    make_wheel(renewed.wheels, "pecan_stranger", {"pecan_stranger.py": ""})
    make_wheel(renewed.wheels, "pecan", {"pecan.py": ""}, needs="pecan-stranger")
    renewed.lock(run="pecan")
    refused = renewed.start("games")
    assert refused.returncode == 1
    assert "pecan-stranger" in refused.stderr
    assert not list(renewed.site.glob("pecan*"))


def test_what_has_no_wheel_is_built_only_from_the_very_source_that_the_lock_names(renewed: Checkout) -> None:
    mark, path = renewed.wheels.parent / "pecan was built", screen_tools(renewed)
    make_source(renewed.wheels, "pecan")
    renewed.lock(bench_source="pecan")
    good = (renewed.wheels / "pecan-1.0.tar.gz").read_bytes()
    (renewed.wheels / "pecan-1.0.tar.gz").write_bytes(good + b"\0")
    refused = renewed.start("test", PATH=path)
    assert "nutdesk: pecan is not the file that the lock names" in refused.stderr
    assert not mark.exists()
    (renewed.wheels / "pecan-1.0.tar.gz").write_bytes(good)
    renewed.start("test", PATH=path)
    assert mark.exists()
    assert list(renewed.site.glob("pecan-1.0.dist-info"))


@pytest.fixture
def apt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An apt-get and a sudo that only write down what they were asked; returns where."""
    heard = tmp_path / "heard"
    heard.touch()
    for name, body in {
        "apt-get": f'echo "$@" >> "{heard}"; echo "0 upgraded, 1 newly installed"; echo "Setting up it"',
        "sudo": '[ "$REFUSE" ] && exit 1; shift; exec "$@"',
    }.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{body}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return heard


linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux leaves Qt's libraries to the system")


@linux
@pytest.mark.parametrize("user", [0, 1000])
def test_missing_system_packages_are_installed_after_the_lists_are_renewed(
    start: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch, user: int
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)
    lacking = {"Qt": ["libEGL.so.1"], "Wayland": [], "X11": ["libxcb-cursor.so.0"]}
    monkeypatch.setattr(start.syslibs, "missing", lambda pyside, part: lacking[part])
    monkeypatch.setattr(start.syslibs, "missing_tools", lambda: ["Xvfb"])
    start.supply_system(True, start.Line(), True)
    update, install = apt.read_text(encoding="utf-8").splitlines()
    assert update == "update"
    assert install.startswith("install -y --no-install-recommends")
    assert install.endswith("libegl1 libxcb-cursor0 xvfb")


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome", ""])
def test_any_browser_will_do_for_the_tests_and_without_one_it_is_said_what_is_skipped(
    start: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str
) -> None:
    if name:
        file = tmp_path / (f"{name}.exe" if sys.platform == "win32" else name)
        file.write_text("#!/bin/sh\n")
        file.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(start, "supply_linux", lambda test, line, yes: None)
    start.supply_system(True, start.Line(), None)
    assert ("the tests that open pages in a browser are skipped" in capsys.readouterr().err) is (not name)
    start.supply_system(False, start.Line(), None)
    assert capsys.readouterr().err == "", "nobody who only plays needs a browser"


@linux
def test_who_may_not_install_is_told_the_one_command(
    start: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFUSE", "1")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(start.syslibs, "missing", lambda pyside, part: ["libEGL.so.1"])
    command = "sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1"
    with pytest.raises(start.SetupFailed, match=f"^system packages are missing here; run: {command}$"):
        start.supply_system(False, start.Line(), True)
    assert apt.read_text(encoding="utf-8") == ""


@linux
@pytest.mark.parametrize(
    ("screens", "lacking", "stops"),
    [
        ({}, "X11 Wayland", False),
        ({"DISPLAY": ":0"}, "Wayland", False),
        ({"DISPLAY": ":0"}, "X11", True),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "X11", False),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "Wayland", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "Wayland", True),
        ({}, "Qt", True),
    ],
)
def test_only_what_this_session_needs_for_a_window_is_asked_for(
    start: ModuleType,
    apt: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    screens: dict[str, str],
    lacking: str,
    stops: bool,
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in screens.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(
        start.syslibs, "missing", lambda pyside, part: ["libEGL.so.1"] if part in lacking.split() else []
    )
    if stops:
        with pytest.raises(start.SetupFailed, match="libegl1"):
            start.supply_system(False, start.Line(), None)
    else:
        start.supply_system(False, start.Line(), None)
    assert capsys.readouterr().err == "", "a sentence that stops the start is said once, by whoever stops it"
    assert apt.read_text(encoding="utf-8") == ""


@linux
def test_a_python_without_its_venv_module_names_the_package(
    start: ModuleType, apt: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REFUSE", "1")
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(start.SetupFailed, match=r"apt-get install .*python3\.\d+-venv"):
        start.make_venv(start.Line(), True)


@pytest.fixture
def wheel() -> Path:
    """The pip of this Python."""
    own = pytest.importorskip("ensurepip")
    shared = sysconfig.get_config_var("WHEEL_PKG_DIR")
    places = [Path(own.__file__).parent / "_bundled", *([Path(shared)] if shared else [])]
    found = next((file for place in places for file in sorted(place.glob("pip-*-py3-none-any.whl"))), None)
    if found is None:
        pytest.skip("this Python has no wheel of pip")
    return found


WITHOUT_PIP = """
import runpy, sys
sys.modules["ensurepip"] = None
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


def start_without_pip(checkout: Checkout, wheel: Path, sum_: str) -> subprocess.CompletedProcess[str]:
    """Starts a checkout whose lock names this wheel, with a Python that can give no environment a pip."""
    shutil.copy(wheel, checkout.wheels)
    lock = checkout.root / "packaging" / "constraints.txt"
    lines = f"# [pip]\npip=={wheel.name.split('-')[1]} --hash=sha256:{sum_}\n"
    lock.write_text(lock.read_text("utf-8") + lines, "utf-8")
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_PIP, str(checkout.root / "packaging" / "start.py"), "games"],
        cwd=checkout.elsewhere,
        env={**os.environ, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": checkout.wheels.as_uri()},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_a_python_with_pip_alone_makes_an_environment_with_the_pip_of_the_lock(tmp_path: Path, wheel: Path) -> None:
    sum_ = hashlib.sha256(wheel.read_bytes()).hexdigest()
    done = start_without_pip(Checkout(tmp_path / "desk"), wheel, sum_)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["arguments"] == ["games"]
    assert "apt" not in done.stderr


def test_a_pip_that_was_changed_is_refused(tmp_path: Path, wheel: Path) -> None:
    done = start_without_pip(Checkout(tmp_path / "desk"), wheel, "0" * 64)
    assert done.returncode == 1
    assert "is not the file that the lock names" in done.stderr


@pytest.fixture
def bare(made: tuple[Checkout, subprocess.CompletedProcess[str]], tmp_path: Path) -> tuple[Checkout, Path, str]:
    """A checkout on a machine without a virtual screen and without a library of Qt: the checkout, where its apt-get
    writes down what it is asked for, and the PATH."""
    checkout, heard = made[0], tmp_path / "heard"
    checkout.start("test", PATH=screen_tools(checkout))  # the packages of Python are not what is asked about here
    (checkout.site / "PySide6").mkdir(exist_ok=True)
    (checkout.site / "PySide6" / "QtWidgets.abi3.so").touch()
    heard.touch()
    tools = tmp_path / "bin"
    tools.mkdir()
    for name, body in {
        "apt-get": f'echo "$@" >> "{heard}"',
        "sudo": '[ "$2" = true ] || { shift; exec "$@"; }',
        "ldd": 'echo "	libEGL.so.1 => not found"',
    }.items():
        (tools / name).write_text(f"#!/bin/sh\n{body}\n")
        (tools / name).chmod(0o755)
    (tools / "env").symlink_to(str(shutil.which("env")))
    return checkout, heard, str(tools)


@linux
@pytest.mark.parametrize(("words", "wanted"), [(["test"], "xvfb"), (["play", "nuts"], "libegl1"), ([], "libegl1")])
def test_without_a_terminal_the_system_is_changed_only_after_a_yes_on_the_command_line(
    bare: tuple[Checkout, Path, str], words: list[str], wanted: str
) -> None:
    checkout, heard, path = bare
    silent = checkout.start(*words, PATH=path)
    assert heard.read_text() == ""
    (sentence,) = silent.stderr.splitlines()
    assert re.search(rf"run: .*apt-get install -y --no-install-recommends .*{wanted}", sentence)
    assert silent.returncode == 1
    assert silent.stdout == "", "nothing is begun that cannot be shown"
    checkout.start("--yes", *words, PATH=path)
    update, install = heard.read_text().splitlines()
    assert update == "update"
    assert wanted in install.split()


@linux
@pytest.mark.parametrize("words", [["games"], ["--yes", "games"], ["--version"], ["selfplay", "nuts"]])
def test_what_needs_no_window_never_asks_for_system_packages(
    bare: tuple[Checkout, Path, str], words: list[str]
) -> None:
    checkout, heard, path = bare
    done = checkout.start(*words, PATH=path)
    assert heard.read_text() == ""
    assert done.stderr == ""
    assert json.loads(done.stdout)["arguments"] == [word for word in words if word != "--yes"]


@linux
@pytest.mark.parametrize(("answer", "installs"), [("y\n", True), ("YES\n", True), ("\n", False), ("\x04", False)])
def test_a_person_at_a_terminal_is_asked_and_only_a_yes_installs(
    bare: tuple[Checkout, Path, str], answer: str, installs: bool
) -> None:
    import pty

    checkout, heard, path = bare
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, str(checkout.root / "packaging" / "start.py"), "play", "nuts"],
        env={**os.environ, "PATH": path},
        stdin=theirs,
        stdout=subprocess.PIPE,
        stderr=theirs,
        close_fds=True,
    )
    os.close(theirs)
    seen = ""
    while "[y/N]" not in seen:
        seen += os.read(ours, 1000).decode()
    assert "libegl1" in seen, "the packages are named before the question"
    assert heard.read_text() == ""
    os.write(ours, answer.encode())
    out, _ = process.communicate(timeout=60)
    os.close(ours)
    assert (process.returncode == 0) is installs
    assert (b'"play", "nuts"' in out) is installs, "without its libraries nothing can be shown"
    assert ("libegl1" in heard.read_text()) is installs


def test_what_a_check_says_is_printed_in_any_code_page() -> None:
    lines = ("import sys", "sys.path.insert(0, 'packaging')", "import start", "start.allow_any_code_page()")
    code = "; ".join((*lines, "print('\\u2500 n\\u00fcts')"))
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert done.stdout.split() == [b"?", b"n?ts"], done.stderr
