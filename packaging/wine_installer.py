"""What packaging/wine.py does with the installer: an older version installed, a game played, upgraded while it is open,
opened again by its file, and uninstalled with the game kept."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from start import ROOT

if TYPE_CHECKING:
    from wine import System

OLDER = "0.0.1"
PICTURES = Path("build", "wine")
SETUP = ["/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/LOG=C:\\setup.log"]


T = TypeVar("T")


class Broken(Exception):
    """A promise that the installer does not keep."""


class Desk:
    """A Windows desk with nutdesk on it."""

    def __init__(self, system: System, on: Callable[[list[str]], list[str]]) -> None:
        self.system, self.on = system, on
        drive = next((system.root / "home").glob("*/.wine/drive_c"))
        self.tree = drive / "nutdesk"
        local = next(path for path in drive.glob("users/*/AppData/Local") if "Public" not in path.parts)
        self.program, self.data = local / "Programs" / "nutdesk", local / "nutdesk"
        self.menu = local.parent / "Roaming/Microsoft/Windows/Start Menu/Programs"
        place = ROOT / PICTURES
        place.mkdir(parents=True, exist_ok=True)
        self.trouble = (place / "trouble.txt").open("w", encoding="utf-8")

    def windows_name(self, path: Path) -> str:
        """A file's name as Windows has it."""
        drive = self.tree.parent
        return "C:\\" + str(path.relative_to(drive)).replace("/", "\\")

    def start(self, *words: str) -> subprocess.Popen[bytes]:
        """Starts a Windows command."""
        command = self.on(self.system.windows(list(words)))
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=self.trouble)

    def run(self, *words: str, seconds: float = 900) -> str:
        """What a Windows command said."""
        # Into a file: the servers that Wine starts would keep a pipe open.
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said:
            command = self.on(self.system.windows(list(words)))
            code = subprocess.run(command, stdout=said, stderr=self.trouble, timeout=seconds, check=False).returncode
            said.seek(0)
            text = said.read()
        if code:
            raise Broken(f"{' '.join(words)} ended with {code}: {text[-800:]}")
        return text

    def hand(self, *words: str | int) -> str:
        """Moves the mouse or presses a key."""
        command = self.on(["xdotool", *map(str, words)])
        return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False).stdout.strip()

    def window(self, title: str) -> str:
        """The window with this in its title, once it is there."""
        found = wait(lambda: self.hand("search", "--onlyvisible", "--name", title), f"a window called {title}")
        return found.splitlines()[0]

    def picture(self, name: str) -> None:
        """Keeps what is on the screen."""
        shot = self.system.root / "tmp" / f"{name}.png"
        subprocess.run(self.on(["import", "-window", "root", f"/tmp/{shot.name}"]), check=True)
        shutil.move(shot, ROOT / PICTURES / shot.name)

    def games(self) -> list[Path]:
        """The files of the games that are being played."""
        return sorted(self.data.rglob("*.nutdesk"))

    def told(self, file: Path) -> str:
        """A game's file as text."""
        cli = self.windows_name(self.program / "nutdesk-cli.exe")
        return self.run(cli, "record", "show", self.windows_name(file))

    def kept(self, key: str) -> str:
        """The value of a key of the registry."""
        return self.run("reg", "query", key, "/ve").partition("REG_SZ")[2].strip()

    def install(self, version: str) -> None:
        """Runs the installer of a version, asking nothing."""
        self.run(self.windows_name(self.tree / f"dist/nutdesk-{version}-windows-setup.exe"), *SETUP)


def wait(what: Callable[[], T], name: str, seconds: float = 120) -> T:
    """What a call gives as soon as it gives something."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = what()
        if found:
            return found
        time.sleep(0.5)
    raise Broken(f"{name} did not come in {seconds:.0f} s")


def check(true: object, promise: str) -> None:
    """Says that a promise is kept, or stops."""
    if not true:
        raise Broken(promise)
    print(f"  {promise}", flush=True)


def older_setup(desk: Desk) -> None:
    """The same program under an older version, with a file that the newer one no longer has."""
    extra = desk.tree / "dist/nutdesk/_internal/of-an-older-version.txt"
    extra.write_text("old", "utf-8")
    try:
        compiler = r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe"
        desk.run(compiler, "/Q", f"/DVersion={OLDER}", "installer.iss")
    finally:
        extra.unlink()


def play(desk: Desk) -> Path:
    """Plays with a real mouse in the window; the file of the game."""
    piece_x, piece_y, spot_x, spot_y = desk.run(".venv/Scripts/python.exe", "-m", "tests.desk.places").split()
    number = desk.window("Nice One Squirrel")
    time.sleep(10)
    # Where it opens: Wine does not hear of it when something else moves its window.
    told = dict(line.split("=") for line in desk.hand("getwindowgeometry", "--shell", number).splitlines())
    check((told["WIDTH"], told["HEIGHT"]) == ("1280", "720"), "the window has the size that the screen allows")
    left, top = int(told["X"]), int(told["Y"])
    desk.hand("windowfocus", number)
    desk.hand("key", "space")
    time.sleep(3)
    start, stop = (left + int(piece_x), top + int(piece_y)), (left + int(spot_x), top + int(spot_y))
    desk.hand("mousemove", *start)
    time.sleep(0.5)
    desk.hand("mousedown", 1)
    for part in range(1, 9):
        time.sleep(0.1)
        desk.hand("mousemove", *(round(a + (b - a) * part / 8) for a, b in zip(start, stop, strict=True)))
    time.sleep(0.5)
    desk.hand("mouseup", 1)
    file = wait(lambda: next((file for file in desk.games() if "place 9" in desk.told(file)), None), "the move")
    assert file is not None
    return file


def main(system: System) -> int:
    """Goes through a family's year with the installer."""
    with system.desk("1280x800") as on:
        desk = Desk(system, on)
        try:
            go_through(desk)
        except Broken as broken:
            desk.picture("broken")
            print(f"wine.py: broken: {broken}")
            return 1
    return 0


def go_through(desk: Desk) -> None:
    """One promise after the other."""
    built = {file.name.split("-")[1] for file in desk.tree.glob("dist/nutdesk-*-windows-setup.exe")} - {OLDER}
    check(built, "the installer is built")
    version = max(built)
    older_setup(desk)
    for left in (desk.data, desk.program):
        shutil.rmtree(left, ignore_errors=True)
    desk.install(OLDER)
    program = desk.program / "nutdesk.exe"
    check(program.is_file(), "it installs for one person, without an administrator")
    check(list(desk.menu.rglob("nutdesk.lnk")), "the start menu has it")
    desk.start(desk.windows_name(program), "play", "nice-one-squirrel", "--seed", "xvfb")
    file = play(desk)
    desk.picture("played")
    check("place 9" in desk.told(file), "a nut dragged with the mouse is played, and in the game's file")
    before = file.read_bytes()
    desk.install(version)
    check(not desk.hand("search", "--name", "Nice One Squirrel"), "an upgrade closes the game that is open")
    check(not list(desk.program.rglob("of-an-older-version.txt")), "files of the older version are gone")
    check(
        desk.run(desk.windows_name(desk.program / "nutdesk-cli.exe"), "--version").strip() == f"nutdesk {version}",
        "the newer one is there",
    )
    check(file.read_bytes() == before, "the game is as it was")
    # Wine's shell does not look among the user's own kinds of files: so what they say is done here.
    kind = desk.kept(r"HKCU\Software\Classes\.nutdesk")
    command = desk.kept(rf"HKCU\Software\Classes\{kind}\shell\open\command")
    check(command == f'"{desk.windows_name(program)}" "%1"', "the games' files belong to it")
    opened = desk.start(*(word.replace("%1", desk.windows_name(file)) for word in command.strip('"').split('" "')))
    desk.window("Nice One Squirrel")
    time.sleep(3)
    desk.picture("opened")
    check(True, "a double click on the game's file opens it")
    desk.hand("key", "ctrl+q")
    opened.wait(60)
    desk.run(desk.windows_name(desk.program / "unins000.exe"), "/VERYSILENT", "/SUPPRESSMSGBOXES")
    wait(lambda: not list(desk.program.rglob("*")), "the end of the uninstaller")
    check(not desk.program.exists(), "uninstalling leaves nothing of it")
    check(not list(desk.menu.rglob("nutdesk.lnk")), "the start menu has it no more")
    check(file.read_bytes() == before, "the game is kept")
