"""Sets nutdesk up in this checkout, then starts it.

python3 packaging/start.py                opens the desk
python3 packaging/start.py test [...]     runs every check; what follows goes to pytest
python3 packaging/start.py play nuts      anything else goes to nutdesk as it stands

Packages of the system are installed only for a window or the tests, and only after a yes: asked for on a terminal, or
given beforehand as the first word, python3 packaging/start.py --yes test.

Standard library only: this runs before anything is installed.
"""

import compileall
import hashlib
import importlib.util
import io
import json
import os
import queue
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

# Before the first annotation that an older Python could not read.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit("nutdesk needs Python 3.11 or newer, and this is Python {}.{}.".format(*sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "nutdesk.json"
LOCK = ROOT / "packaging" / "constraints.txt"
PYTHON = Path(sysconfig.get_path("scripts", "venv", {"base": str(VENV)})) / (
    "python.exe" if os.name == "nt" else "python"
)
SITE = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
TEST_EXTRAS = {"dev", "bench", "build"}
SYSTEMS = ("linux", "win32", "darwin")
"""The systems that the types are checked for, in mypy's words."""
WINDOWS = {"play", "open", "present"}
"""The commands that open a window; no command at all opens the desk."""

if TYPE_CHECKING:
    import translations

    from nutdesk import syslibs as syslibs  # noqa: PLC0414 - build.py asks it too
else:

    def _load(file: Path) -> object:
        # By its file: the package that it belongs to may not be importable yet.
        spec = importlib.util.spec_from_file_location(file.stem, file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    syslibs = _load(ROOT / "nutdesk" / "syslibs.py")
    translations = _load(ROOT / "packaging" / "translations.py")


class SetupFailed(Exception):
    """A sentence for the person at the keyboard: what is wrong and what to do."""


class Line:
    """The one line that tells how far things are: rewritten on a terminal, a few plain lines elsewhere."""

    def __init__(self) -> None:
        self.live = sys.stderr.isatty()
        self.shown = ""

    def show(self, text: str) -> None:
        """Rewrites the line; only a terminal sees it."""
        if self.live and text != self.shown:
            width = shutil.get_terminal_size().columns - 1
            sys.stderr.write("\r\x1b[2K" + f"nutdesk: {text}"[:width])
            sys.stderr.flush()
            self.shown = text

    def say(self, text: str) -> None:
        """Writes something that stays."""
        sys.stderr.write(("\r\x1b[2K" if self.shown else "") + f"nutdesk: {text}\n")
        sys.stderr.flush()
        self.shown = ""

    def clear(self) -> None:
        """Leaves the terminal as it was."""
        if self.shown:
            sys.stderr.write("\r\x1b[2K")
            sys.stderr.flush()
            self.shown = ""


class Pip:
    """What pip has done so far, read from its own words and from the packages that have arrived."""

    def __init__(self) -> None:
        self.found = 0
        self.now = "asking for packages"
        self.size = ""
        self.wanted: set[str] = set()

    def read(self, line: str) -> None:
        """Takes one line of pip's output."""
        collecting = re.match(r"(?:Collecting |Processing .*[/\\])([A-Za-z][\w.-]*?)(?:-\d|[^\w.-])", line)
        downloading = re.match(r"\s*Downloading (\S+?)-\d\S*\.(?:whl|tar\.gz) \((.+)\)", line)
        progress = re.match(r"Progress (\d+) of (\d+)", line)
        if collecting:
            self.found += 1
            self.now, self.size, self.wanted = collecting[1].replace("_", "-"), "", set()
        elif downloading:
            self.now, self.size = downloading[1].replace("_", "-"), f", {downloading[2]}"
        elif progress:
            self.size = f", {int(progress[1]) / 1e6:.1f} of {int(progress[2]) / 1e6:.1f} MB"
        elif line.startswith("Installing collected packages:"):
            self.wanted = {plain(name) for name in line.partition(":")[2].split(",")}

    def text(self) -> str:
        """Where pip is now."""
        if not self.wanted:
            return f"package {self.found}: {self.now}{self.size}" if self.found else self.now
        arrived = {plain(path.name.split("-")[0]) for path in SITE.glob("*.dist-info")}
        return f"installing {len(self.wanted & arrived)} of {len(self.wanted)} packages"


class Apt:
    """What apt-get has done so far, read from its own words."""

    def __init__(self) -> None:
        self.total, self.unpacked, self.ready = 0, 0, 0

    def read(self, line: str) -> None:
        """Takes one line of apt-get's output."""
        plan = re.search(r"(\d+) newly installed", line)
        if plan:
            self.total = int(plan[1])
        self.unpacked += line.startswith("Unpacking ")
        self.ready += line.startswith("Setting up ")

    def text(self) -> str:
        """Where apt-get is now."""
        if not self.total:
            return "reading the lists of system packages"
        return f"system packages: {self.unpacked} unpacked, {self.ready} of {self.total} ready"


def plain(name: str) -> str:
    """A package's name as every tool can compare it."""
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def follow(command: list[str], trail: Pip | Apt, line: Line) -> list[str]:
    """Runs a command to its end while the line tells what it does; its output if it failed, else nothing."""
    said: list[str] = []
    heard: queue.Queue[str | None] = queue.Queue()
    environment = {"PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, **environment},
    ) as process:

        def listen() -> None:
            for words in process.stdout or ():
                heard.put(words)
            heard.put(None)

        listener = threading.Thread(target=listen)
        listener.start()
        try:
            while True:
                try:
                    words = heard.get(timeout=0.2)
                except queue.Empty:
                    words = ""  # pip is silent while it unpacks: look again at what has arrived
                if words is None:
                    break
                if words:
                    said.append(words.rstrip())
                    trail.read(words)
                line.show(trail.text())
        except KeyboardInterrupt:
            process.terminate()
            raise
        finally:
            listener.join()
    return said if process.returncode else []


def count_files() -> int:
    """How many files the packages in the environment have; fewer than there were means damage."""
    total = 0
    for _, folders, files in os.walk(SITE):
        if "__pycache__" in folders:
            folders.remove("__pycache__")
        total += len(files)
    return total


def read_stamp() -> tuple[str, set[str]] | None:
    """The key and the extras that the environment was made from, if it is whole and at home here."""
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
        whole = stamp["home"] == home() and PYTHON.exists() and count_files() >= stamp["files"]
        return (stamp["key"], set(stamp["extras"])) if whole else None
    except (OSError, ValueError, KeyError, TypeError):
        return None


def home() -> str:
    """What an environment cannot survive a change of: the Python it was made with and where it lies."""
    return f"{sys.implementation.cache_tag} {ROOT}"


def key() -> str:
    """A fingerprint of everything that says what must be installed."""
    parts = ((ROOT / "pyproject.toml").read_bytes(), LOCK.read_bytes())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def write_stamp(extras: set[str]) -> None:
    """Says that the environment is complete; nothing before this moment counts."""
    stamp = {"home": home(), "key": key(), "extras": sorted(extras), "files": count_files()}
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp), "utf-8")
    fresh.replace(STAMP)


def prepare(extras: set[str], line: Line, yes: bool | None) -> None:
    """Makes the environment hold exactly what is locked, doing nothing if it already does; yes as in agreed()."""
    stamp = read_stamp()
    if stamp is not None:
        made_from, held = stamp
        if made_from == key() and extras <= held:
            return
        extras = extras | held
    started = time.monotonic()
    before = STAMP.read_bytes() if stamp is not None else None
    STAMP.unlink(missing_ok=True)
    if before is None:
        make_venv(line, yes)
    try:
        install(extras, line)
    except SetupFailed:
        # pip fetches everything before it replaces anything: what stood before still stands.
        if before is not None:
            STAMP.write_bytes(before)
        raise
    write_stamp(extras)
    line.say(f"set up in {time.monotonic() - started:.0f} s")


def make_venv(line: Line, yes: bool | None) -> None:
    """Makes an empty environment in the checkout, in place of a broken one.

    Debian's Python cannot give it a pip without a package that needs rights; where there is a pip, it can.
    """
    bare = importlib.util.find_spec("ensurepip") is None
    if importlib.util.find_spec("venv") is None or (bare and importlib.util.find_spec("pip") is None):
        refused = apt_install([f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"], line, yes)
        if refused:
            raise SetupFailed(f"this Python cannot make environments; {refused}")
        bare = False
    line.say(f"setting up in {VENV.name} (needed once)")
    line.show("making the environment")
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", *(["--without-pip"] if bare else []), str(VENV)],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if made.returncode:
        raise SetupFailed(f"the environment could not be made:\n{made.stdout}{made.stderr}".rstrip())
    if bare:
        theirs = [sys.executable, "-m", "pip", "--python", str(PYTHON), "install", "--disable-pip-version-check"]
        said = follow([*theirs, "--no-input", *listed("pip", lines_for({"pip"}))], Pip(), line)
        if said:
            raise SetupFailed(trouble(said))


def install(extras: set[str], line: Line) -> None:
    """Installs the locked packages, and nutdesk as a link to this checkout."""
    pip = [str(PYTHON), "-I", "-m", "pip"]
    version = subprocess.run(
        [*pip, "--version"], capture_output=True, encoding="utf-8", errors="replace", check=False
    ).stdout
    match = re.match(r"pip (\d+)\.(\d+)", version)
    # From 24.1 on pip tells the bytes of a download in a form that a program can read.
    bar = "raw" if match and (int(match[1]), int(match[2])) >= (24, 1) else "off"
    command = [*pip, "install", "--disable-pip-version-check", "--no-input", "--progress-bar", bar]
    # Built here, by what is locked and installed by then, so that no package comes that the lock does not know.
    built = ["--no-deps", "--no-build-isolation", "--use-pep517"]
    steps = [["--only-binary", ":all:", *listed("wheels", locked(extras))]]
    sources = locked(extras, source=True)
    if sources:
        steps.append([*built, "--no-binary", ":all:", *listed("sources", sources)])
    for wishes in (*steps, [*built, "-e", str(ROOT)]):
        said = follow(command + wishes, Pip(), line)
        if said:
            raise SetupFailed(trouble(said))


def locked(extras: set[str], source: bool = False) -> str:
    """The lines of the lock that extras need, without or with the packages that must be built from source."""
    return lines_for({"run", *extras}, source)


def lines_for(parts: set[str], source: bool = False) -> str:
    """The lines of some parts of the lock."""
    kept: list[str] = []
    wanted = False
    for line in LOCK.read_text("utf-8").splitlines():
        title = re.fullmatch(r"# \[(.+)\]", line)
        if title:
            needs = set(title[1].split())
            wanted = bool(needs & parts) and ("source" in needs) is source
        elif wanted and line and not line.startswith("#"):
            kept.append(line)
    return "\n".join(kept)


def listed(name: str, lines: str) -> list[str]:
    """The part of a pip command that installs these lines of the lock, and nothing else."""
    file = VENV / f"nutdesk-{name}.txt"
    file.write_text(lines + "\n", "utf-8")
    return ["--require-hashes", "-r", str(file)]


def trouble(said: list[str]) -> str:
    """What to tell when pip failed: one sentence, and the end of what it said."""
    text = "\n".join(said)
    tail = "\n".join(f"    {words}" for words in said[-12:])
    wrong = re.search(r"DO NOT MATCH THE HASHES.*\n\s+([A-Za-z][\w.-]*)", text)
    if wrong:
        return (
            f"{wrong[1]} is not the file that the lock names: its checksum is another one, so it was not installed. "
            f"It may have been changed on its way here.\n{tail}"
        )
    return f"the packages could not be installed; is this machine online?\n{tail}"


def requirements(extras: set[str]) -> list[str]:
    """What pyproject.toml asks for, with the extras that it names itself opened up."""
    import tomllib  # an older Python, which gets a sentence above, does not have it

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found: list[str] = list(project["dependencies"])
    for extra in sorted(extras):
        for wish in project["optional-dependencies"][extra]:
            own = re.fullmatch(r"nutdesk\[([\w,-]+)\]", wish)
            found += requirements(set(own[1].split(","))) if own else [wish]
    return list(dict.fromkeys(found))


def agreed(packages: list[str], line: Line, yes: bool | None) -> bool:
    """Whether the system may be changed: yes and no are answers given before, with None a terminal is asked."""
    if yes is None and sys.stdin.isatty() and sys.stderr.isatty():
        line.say(f"the system lacks {' '.join(packages)}")
        sys.stderr.write("Install these system packages with apt-get? [y/N] ")
        sys.stderr.flush()
        yes = sys.stdin.readline().strip().lower() in ("y", "yes")
    return bool(yes)


def apt_install(packages: list[str], line: Line, yes: bool | None) -> str:
    """Installs Debian packages if it may; otherwise the sentence that tells a person how to."""
    advice = f"run: {syslibs.apt_command(packages)}"
    if not syslibs.has_apt():
        return f"install what Debian calls {' '.join(packages)}"
    if not agreed(packages, line, yes):
        return advice
    may = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if not syslibs.is_root():
        sudo = shutil.which("sudo") or ""
        # Who was asked is there to type a password too.
        known = ["-n", "true"] if yes else ["-v"]
        if not sudo or subprocess.run([sudo, *known], capture_output=bool(yes), check=False).returncode:
            return advice
        may = [sudo, "-n", *may]
    line.say(f"installing system packages: {' '.join(packages)}")
    trail = Apt()
    # A list that cannot be renewed may still be good enough: the install decides.
    follow([*may, "apt-get", "update"], trail, line)
    wait = ["-o", "DPkg::Lock::Timeout=120"]
    said = follow([*may, "apt-get", "install", "-y", "--no-install-recommends", *wait, *packages], trail, line)
    if not said:
        return ""
    return "\n".join([*(f"    {words}" for words in said[-6:]), advice])


def supply_system(test: bool, line: Line, yes: bool | None) -> None:
    """Sees to the system libraries that Qt loads on Linux, and for the tests to a virtual screen and a browser.

    SetupFailed if one is missing without which nothing can be shown.
    """
    if syslibs.on_linux():
        supply_linux(test, line, yes)
    if test and not syslibs.browser():
        line.say(f"none of {', '.join(syslibs.BROWSERS)} is here: the tests that open pages in a browser are skipped")


def supply_linux(test: bool, line: Line, yes: bool | None) -> None:
    """Installs the packages that are missing, if it may."""
    lacking = {part: syslibs.missing(SITE / "PySide6", part) for part in syslibs.PARTS}
    tools = syslibs.missing_tools() if test else []
    if not (yes or test or syslibs.hindering(lacking)):
        return
    packages, unknown = syslibs.packages({*tools, *(name for names in lacking.values() for name in names)})
    if unknown:
        line.say(f"Qt needs system libraries that no known package brings: {' '.join(unknown)}")
    refused = apt_install(packages, line, yes) if packages else ""
    if refused:
        said = f"system packages are missing here; {refused}"
        if lacking["Qt"] or (not test and syslibs.hindering(lacking)):
            raise SetupFailed(said)
        line.say(said)


def translate() -> None:
    """Compiles the translations; where Qt's own compiler lacks libraries, whatever needs Qt will say so."""
    try:
        translations.release(SITE / "PySide6")
    except translations.BadTranslation:
        if not syslibs.missing(SITE / "PySide6", "Qt"):
            raise


def system_packages() -> set[str]:
    """Every Debian package that brings something Qt may need."""
    return set(syslibs.PACKAGES.values())


def check(pytest_args: list[str]) -> int:
    """Runs every check to its end, then says which passed: first those that need one core each, then the tests."""
    python = [str(PYTHON), "-P", "-m"]
    others = [system for system in SYSTEMS if system != sys.platform]
    quick = {
        "ruff": [*python, "ruff", "check", "--output-format", "concise", "."],
        "format": [*python, "ruff", "format", "--check", "--quiet", "."],
        "mypy": [*python, "mypy"],
        # Each with a cache of its own, or they would throw away each other's.
        **{
            f"mypy {name}": [*python, "mypy", "--platform", name, "--cache-dir", f".mypy_cache/{name}"]
            for name in others
        },
        "lint-imports": [str(shutil.which("lint-imports", path=PYTHON.parent))],
    }
    results: dict[str, tuple[int, float]] = {}
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, (said, code, seconds) in zip(quick, pool.map(finished, quick.values()), strict=True):
            print(f"== {name}\n{said}", end="", flush=True)
            results[name] = code, seconds
    print("== pytest", flush=True)
    started = time.monotonic()
    tests = [*python, "pytest", "-n", str(os.cpu_count() or 2), *pytest_args]
    # Every process would otherwise compile all tests anew.
    keeping = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    code = subprocess.run(tests, cwd=ROOT, env=keeping, check=False).returncode
    results["pytest"] = code, time.monotonic() - started
    print("== summary")
    for name, (code, seconds) in results.items():
        print(f"{name:13} {'passed' if code == 0 else f'failed (exit {code})'} in {seconds:.1f} s")
    return int(any(code for code, _ in results.values()))


def finished(command: list[str]) -> tuple[str, int, float]:
    """Runs a check to its end: what it said, its exit code, and how many seconds it took."""
    started = time.monotonic()
    done = subprocess.run(
        command,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    return done.stdout, done.returncode, time.monotonic() - started


def run(arguments: list[str]) -> int:
    """Becomes nutdesk."""
    # -P: a folder named like a module in the caller's working directory must not be imported.
    command = [str(PYTHON), "-P", "-m", "nutdesk", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def allow_any_code_page() -> None:
    """Shows a question mark for what the output cannot show: on Windows a pipe knows few letters."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def main(arguments: list[str]) -> int:
    """Does what the first argument asks for."""
    allow_any_code_page()
    told = arguments[:1] == ["--yes"]
    arguments = arguments[told:]
    test = arguments[:1] == ["test"]
    window = not arguments or arguments[0] in WINDOWS
    yes = True if told else None if test or window else False
    line = Line()
    try:
        prepare(TEST_EXTRAS if test else set(), line, yes)
        if test or window:
            supply_system(test, line, yes)
        translate()
        # Every time, since it costs nothing when nothing changed: with PYTHONDONTWRITEBYTECODE set
        # nobody else would do it.
        compileall.compile_dir(ROOT / "nutdesk", quiet=2)
    except (SetupFailed, translations.BadTranslation) as failure:
        line.say(str(failure))
        return 1
    except KeyboardInterrupt:
        line.say("stopped; the next start sets up what is missing")
        return 130
    line.clear()
    return check(arguments[1:]) if test else run(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
