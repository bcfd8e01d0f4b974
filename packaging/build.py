"""Builds what can be installed on the system this runs on, and tries it: python3 packaging/build.py

    --quick      only the frozen folder and its trial, no packages
    --no-bare    do not install the packages in bare roots (Linux, root, debootstrap)
    --wheel      only the wheel and the source archive, which are the same for every system
    --yes        install the packages of the system that are missing, without asking

Everything lands in dist/. Standard library only, like start.py: it sets up what else it needs.
"""

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import start
from share import ID, LINUX, addresses, share, version
from start import PYTHON, ROOT, Line, SetupFailed

DIST, WORK = ROOT / "dist", ROOT / "build"
FOLDER = DIST / "nutdesk"
PROGRAM = FOLDER / ("nutdesk-cli.exe" if os.name == "nt" else "nutdesk")
ICONS = WORK / "icons"
SUITES = ("bookworm", "trixie")
"""The Debians in which the packages are tried."""
PLACE = "/srv/Nüsse & 100 % Spaß"
"""A folder whose name needs care, to install something in."""
GAMES = ("nut-hunt", "nuts", "nice-one-squirrel", "in-the-nuts", "little-nutters")


class Failed(Exception):
    """A step of the build that did not work: a sentence, and what was said."""


def run(command: list[str], what: str, **environment: str) -> str:
    """What a command said; Failed if it failed."""
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        env={**os.environ, **environment},
    )
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise Failed(f"{what} failed (exit {done.returncode}):\n{tail}")
    return done.stdout


def freeze(line: Line) -> None:
    """Make dist/nutdesk, and on macOS dist/nutdesk.app."""
    line.show("drawing the icons")
    run([str(PYTHON), str(ROOT / "packaging" / "icons.py"), str(ICONS)], "drawing the icons")
    run([str(PYTHON), str(ROOT / "packaging" / "translations.py"), "release"], "compiling the translations")
    line.show("freezing the program (a minute)")
    spec = str(ROOT / "packaging" / "nutdesk.spec")
    run(
        [
            str(PYTHON),
            "-m",
            "PyInstaller",
            "--noconfirm",
            "--log-level",
            "WARN",
            "--distpath",
            str(DIST),
            "--workpath",
            str(WORK / "freeze"),
            spec,
        ],
        "freezing",
    )
    if sys.platform == "linux" and shutil.which("strip"):
        line.show("leaving out what only debuggers read")
        # numpy's own libraries do not load any more when they are touched.
        files = [path for path in FOLDER.rglob("*.so*") if not path.is_symlink() and "numpy.libs" not in path.parts]
        run(["strip", "--strip-unneeded", *map(str, files)], "strip")


def try_out(program: list[str], line: Line) -> None:
    """Start a built program off screen, play in it, save, load, and play every game."""
    with tempfile.TemporaryDirectory() as home:
        quiet = {"NUTDESK_HOME": home, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": ""}
        line.show("trying it: version")
        told = run([*program, "--version"], "asking for the version", **quiet).strip()
        if told != f"nutdesk {version()}":
            raise Failed(f"the program calls itself '{told}'")
        for game in GAMES:
            line.show(f"trying it: {game} by mouse, off screen")
            run([*program, "play", game, "--seed", "build"], f"playing {game}", **quiet)
            run([*program, "selfplay", game, "--games", "2"], f"playing {game} to its end", **quiet)
        saved = sorted(Path(home).rglob("game.nutdesk"))
        if len(saved) != len(GAMES):
            raise Failed(f"{len(saved)} of {len(GAMES)} games were saved")
        for file in saved:
            line.show(f"trying it: {file.parent.name} read back")
            run([*program, "record", "verify", str(file)], "reading a game back", **quiet)
        run([*program, "open", str(saved[0])], "opening a game in the window", **quiet)
        line.show("trying it: lessons, bots in processes of their own, charts and sound")
        run([*program, "scene", "check"], "checking the lessons", **quiet)
        run([*program, "ladder", GAMES[2], "--games", "2", "--levels", "kit,young"], "bots against bots", **quiet)
        run([*program, "doctor"], "the doctor's look at what was built", **quiet)


def start_time(command: list[str], rounds: int = 5) -> float:
    """Seconds from nothing to the painted home screen, off screen: the best of some."""
    best = float("inf")
    with tempfile.TemporaryDirectory() as home:
        for _ in range(rounds):
            began = time.perf_counter()
            run(
                [*command, "shot", "home", "--out", str(Path(home) / "home.png")],
                "painting the home screen",
                NUTDESK_HOME=home,
                QT_QPA_PLATFORM="offscreen",
            )
            best = min(best, time.perf_counter() - began)
    return best


def size(folder: Path) -> int:
    """Bytes of all files in a folder, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


# ---- Linux ----------------------------------------------------------------------------------------------------------


def validate(share_folder: Path, line: Line) -> None:
    """Ask the desktop's own checkers, where they are installed."""
    for tool, arguments in (
        ("desktop-file-validate", [str(share_folder / "applications" / f"{ID}.desktop")]),
        ("appstreamcli", ["validate", "--no-net", str(share_folder / "metainfo" / f"{ID}.metainfo.xml")]),
    ):
        if not shutil.which(tool):
            line.say(f"{tool} is not here: not checked")
        elif tool == "appstreamcli" and not addresses():
            line.say("pyproject.toml has no addresses, which every store wants: its page is not checked")
        else:
            run([tool, *arguments], tool)
            line.say(f"{tool} finds no fault")


def make_tarball() -> Path:
    """A tar.gz with the program and its install script."""
    name = f"nutdesk-{version()}-linux-{platform.machine()}"
    stage = WORK / "tar" / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    (stage / "lib").mkdir(parents=True)
    shutil.copytree(FOLDER, stage / "lib" / "nutdesk", symlinks=True)
    share(stage / "share", ICONS)
    shutil.copy(LINUX / "install.sh", stage)
    shutil.copy(ROOT / "LICENSE", stage)
    made = DIST / f"{name}.tar.gz"
    with tarfile.open(made, "w:gz", compresslevel=9) as tar:
        tar.add(stage, name)
    return made


def needs() -> str:
    """What the program needs of Debian; the newer names of a package are as good."""
    names = start.system_packages() - {"zlib1g", "libzstd1", "libfreetype6"}
    return ", ".join(sorted(f"{name} | {name}t64" if name == "libglib2.0-0" else name for name in names))


def newest_libc(folder: Path) -> str:
    """The version of the C library that the files ask for, which depends on where they were built."""
    asked = (re.findall(rb"\0GLIBC_2\.(\d+)(?=\0)", file.read_bytes()) for file in folder.rglob("*") if file.is_file())
    return f"2.{max((int(minor) for found in asked for minor in found), default=28)}"


def make_deb(line: Line) -> Path:
    """A package for Debian and Ubuntu."""
    stage = WORK / "deb"
    shutil.rmtree(stage, ignore_errors=True)
    lib = stage / "usr" / "lib" / "nutdesk"
    lib.parent.mkdir(parents=True)
    shutil.copytree(FOLDER, lib, symlinks=True)
    (stage / "usr" / "bin").mkdir()
    (stage / "usr" / "bin" / "nutdesk").symlink_to("../lib/nutdesk/nutdesk")
    share(stage / "usr" / "share", ICONS)
    validate(stage / "usr" / "share", line)
    doc = stage / "usr" / "share" / "doc" / "nutdesk"
    doc.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", doc / "copyright")
    (stage / "DEBIAN").mkdir()
    architecture = run(["dpkg", "--print-architecture"], "dpkg").strip()
    (stage / "DEBIAN" / "control").write_text(
        f"Package: nutdesk\nVersion: {version()}\nArchitecture: {architecture}\nSection: games\nPriority: optional\n"
        f"Maintainer: nutdesk contributors <nutdesk@localhost>\nInstalled-Size: {size(stage) // 1024}\n"
        f"Depends: libc6 (>= {newest_libc(lib)}), {needs()}\n"
        "Description: five squirrel-and-nut board games on your own table\n"
        " Nut Hunt, NUTS, Nice One Squirrel!, In the Nuts! and Little Nutters, offline,\n"
        " with their rules enforced and explained, lessons, and a mode for projectors.\n",
        "utf-8",
    )
    made = DIST / f"nutdesk_{version()}_{architecture}.deb"
    run(["dpkg-deb", "--root-owner-group", "--build", str(stage), str(made)], "dpkg-deb")
    return made


def try_bare(suite: str, deb: Path, archive: Path, line: Line) -> None:
    """Install the package in a bare Debian and play there, then the archive as somebody without rights."""
    root = Path(tempfile.mkdtemp(prefix="nutdesk-bare-"))
    try:
        line.show(f"making a bare {suite} (some minutes)")
        run(["debootstrap", "--variant=minbase", suite, str(root)], f"debootstrap {suite}")
        # A bare root is behind the same door to the network as this machine.
        shutil.copytree("/etc/apt/apt.conf.d", root / "etc" / "apt" / "apt.conf.d", dirs_exist_ok=True)
        shutil.copy("/etc/resolv.conf", root / "etc")
        shutil.copy(deb, root / "nutdesk.deb")
        shutil.copy(archive, root / "nutdesk.tar.gz")
        root.chmod(0o755)
        line.show(f"installing the .deb in a bare {suite}")
        settings = ["env", "LC_ALL=C.UTF-8", "QT_QPA_PLATFORM=offscreen"]
        inside = ["chroot", str(root), *settings, "DEBIAN_FRONTEND=noninteractive", "NUTDESK_HOME=/tmp/home"]
        run([*inside, "apt-get", "update"], f"apt-get update in a bare {suite}")
        run([*inside, "apt-get", "install", "-y", "--no-install-recommends", "/nutdesk.deb"], "installing the .deb")
        line.show(f"playing in a bare {suite}")
        told = run([*inside, "nutdesk", "play", "nut-hunt"], f"playing in a bare {suite}")
        run([*inside, "nutdesk", "doctor"], f"the doctor's look at a bare {suite}")
        line.say(f"the .deb in a bare {suite}: {told.splitlines()[1]}")
        run([*inside, "apt-get", "remove", "-y", "nutdesk"], "removing the .deb")
        if not list(root.glob("tmp/home/**/game.nutdesk")):
            raise Failed("removing the package took the games with it")
        line.show(f"installing the tar.gz in a bare {suite}")
        run([*inside, "mkdir", "-m", "777", PLACE], "making a home")
        anybody = ["chroot", "--userspec=65534:65534", str(root), *settings, f"HOME={PLACE}"]
        run([*anybody, "tar", "xzf", "/nutdesk.tar.gz", "-C", PLACE, "--strip-components=1"], "unpacking the tar.gz")
        run([*anybody, f"{PLACE}/install.sh"], "installing the tar.gz")
        told = run([*anybody, f"{PLACE}/.local/bin/nutdesk", "play", "nut-hunt"], f"playing in a bare {suite}")
        line.say(f"the tar.gz in a bare {suite}: {told.splitlines()[1]}")
        run([*anybody, f"{PLACE}/install.sh", "--remove"], "removing what the tar.gz installed")
        if (root / PLACE[1:] / ".local" / "bin" / "nutdesk").is_symlink():
            raise Failed("install.sh --remove left the program there")
        if not list(root.glob(f"{PLACE[1:]}/.local/share/nutdesk/**/game.nutdesk")):
            raise Failed("install.sh --remove took the games with it")
    finally:
        shutil.rmtree(root, ignore_errors=True)


def build_linux(line: Line, bare: bool) -> list[Path]:
    line.show("packing the tar.gz")
    archive = make_tarball()
    if not shutil.which("dpkg-deb"):
        return [archive]
    line.show("packing the .deb")
    deb = make_deb(line)
    if bare and (not start.syslibs.is_root() or not shutil.which("debootstrap")):
        line.say("no debootstrap or not root: nothing was installed in a bare root")
    elif bare:
        for suite in SUITES:
            try_bare(suite, deb, archive, line)
    return [archive, deb]


# ---- Windows and macOS ----------------------------------------------------------------------------------------------


def build_windows(line: Line) -> list[Path]:
    """The installer, if Inno Setup is here."""
    roots = (os.environ.get(name, "") for name in ("ProgramFiles(x86)", "ProgramFiles"))
    places = [Path(root) / "Inno Setup 6" / "ISCC.exe" for root in roots]
    compiler = shutil.which("ISCC") or next((str(place) for place in places if place.is_file()), None)
    if compiler is None:
        line.say("Inno Setup 6 is not here: no installer, only the folder")
        return []
    line.show("making the installer")
    run([compiler, f"/DVersion={version()}", str(ROOT / "installer.iss")], "Inno Setup")
    return [DIST / f"nutdesk-{version()}-windows-setup.exe"]


def build_mac(line: Line) -> list[Path]:
    """A disk image of the bundle; signing and notarisation are steps of a release, see docs/releasing.md."""
    line.show("making the disk image")
    inside = DIST / "image"
    shutil.rmtree(inside, ignore_errors=True)
    inside.mkdir()
    run(["ditto", str(DIST / "nutdesk.app"), str(inside / "nutdesk.app")], "ditto")
    (inside / "Applications").symlink_to("/Applications")  # the bundle is dragged there
    made = DIST / f"nutdesk-{version()}-macos.dmg"
    run(
        [
            "hdiutil",
            "create",
            "-ov",
            "-volname",
            "nutdesk",
            "-srcfolder",
            str(inside),
            "-format",
            "UDZO",
            str(made),
        ],
        "hdiutil",
    )
    return [made]


def write_checksums(files: list[Path]) -> None:
    rows = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / "SHA256SUMS").write_text("".join(rows), "utf-8")


def main(arguments: list[str]) -> int:
    """Build, try, pack, and say how large and how fast it is."""
    unknown = set(arguments) - {"--quick", "--no-bare", "--wheel", "--yes"}
    if unknown:
        print(__doc__)
        return 2
    line = Line()
    try:
        yes = True if "--yes" in arguments else None
        start.prepare({"build"}, line, yes)
        start.supply_system(False, line, yes)
        if "--wheel" in arguments:
            line.show("making the wheel and the source archive")
            # By the locked backend: nothing is fetched.
            run([str(PYTHON), "-P", "-m", "build", "--no-isolation", "--outdir", str(DIST)], "making the wheel")
            line.clear()
            return 0
        freeze(line)
        try_out([str(PROGRAM)], line)
        line.say("the frozen program plays, saves and loads all games")
        line.show("measuring")
        frozen, source = start_time([str(PROGRAM)]), start_time([str(PYTHON), "-P", "-m", "nutdesk"])
        line.say(
            f"dist/nutdesk: {size(FOLDER) / 1e6:.0f} MB, home screen in {frozen:.2f} s, "
            f"{frozen / source:.2f} times the source's {source:.2f} s"
        )
        made: list[Path] = []
        if "--quick" not in arguments:
            if sys.platform == "win32":
                made = build_windows(line)
            elif sys.platform == "darwin":
                made = build_mac(line)
            else:
                made = build_linux(line, "--no-bare" not in arguments)
            write_checksums(made)
        for file in made:
            line.say(f"dist/{file.name}: {file.stat().st_size / 1e6:.1f} MB")
    except (SetupFailed, Failed) as failure:
        line.say(str(failure))
        return 1
    except KeyboardInterrupt:
        line.say("stopped")
        return 130
    line.clear()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
