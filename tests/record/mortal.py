"""Dies at every step of everything that is done with games, and looks what is left: python -m tests.record.mortal WHAT

Every operation is done in a child that kills itself before its first call of the system that touches a file or its
first statement to SQLite, then in another one before the second, and so on until one comes to its end; a write also
dies half done. After each death the next start tidies up, and the games that are there are looked at. Prints how many
died.
"""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import attrs

from nutdesk import files
from nutdesk.record import begin, finish, header_of, keeping, load, reopen, salvage, tidy
from nutdesk.record.statistics import Statistics
from nutdesk.record.store import games, journals
from tests.record.play import begun, played_out, wander

CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "ftruncate",
    "replace",
    "rename",
    "unlink",
    "mkdir",
    "utime",
    "chmod",
    "fchmod",
)


@attrs.frozen
class Deed:
    """What is done: first in peace, then with death at hand; and what must hold afterwards."""

    before: Callable[[], Any]
    during: Callable[[Any], object]
    after: Callable[[], object]


def arm(steps: int, last: int, *, torn: bool) -> None:
    """From now on the call of that number is the last one, and is named to a pipe; a torn write is done by half."""
    left, say = steps, os.write

    def step(name: str, half: Callable[[], object]) -> None:
        nonlocal left
        left -= 1
        if left == 0:
            say(last, name.encode())
            if torn:
                half()
            os.kill(os.getpid(), signal.SIGKILL)

    def mortal(call: Callable[..., Any], name: str) -> Callable[..., Any]:
        def do(*args: Any, **named: Any) -> Any:
            step(name, lambda: call(args[0], bytes(args[1])[: len(args[1]) // 2]))
            return call(*args, **named)

        return do

    for name in CALLS:
        setattr(os, name, mortal(getattr(os, name), name))
    connect = sqlite3.connect

    def connected(*args: Any, **named: Any) -> sqlite3.Connection:
        db = connect(*args, **named)
        db.set_trace_callback(lambda statement: step("SQL", lambda: None))
        return db

    sqlite3.connect = connected  # type: ignore[assignment]
    # What is written through a Python file goes by the same way, so that it can be torn too.
    real = os.fdopen

    class Plain:
        def __init__(self, handle: int, mode: str) -> None:
            self.file = real(handle, mode, buffering=0)

        def __enter__(self) -> Plain:
            return self

        def __exit__(self, *_: object) -> None:
            self.file.close()

        def write(self, data: bytes) -> None:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self.file.fileno(), rest) :]

        def flush(self) -> None:
            pass

        def fileno(self) -> int:
            return self.file.fileno()

    os.fdopen = Plain  # type: ignore[assignment]


def die_everywhere(deed: Deed) -> int:
    """Do it again and again, each time one call longer; how often it died."""
    deaths, step = 0, 0
    while True:
        step += 1
        last = _once(deed, step, torn=False)
        if not last:
            return deaths
        deaths += 1
        if last == "write":
            _once(deed, step, torn=True)
            deaths += 1
        assert step < 1000, "it never comes to its end"


def _once(deed: Deed, step: int, *, torn: bool) -> str:
    """What was its last call; '' if it came to its end."""
    home = Path(tempfile.mkdtemp())
    os.environ["NUTDESK_HOME"] = str(home)
    heard, last = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            held = deed.before()
            arm(step, last, torn=torn)
            deed.during(held)
        except BaseException:
            import traceback

            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    os.close(last)
    with os.fdopen(heard, "rb") as pipe:
        name = pipe.read().decode()
    status = os.waitpid(child, 0)[1]
    alive = os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    assert killed if name else alive, f"step {step}: {status}"
    for part in home.rglob(f".*{files.PART}"):
        os.utime(part, (1, 1))  # the next start is on the next day
    tidy()
    try:
        deed.after()
    except BaseException:
        print(f"died at step {step}, torn {torn}:", *sorted(home.rglob("*")), sep="\n  ", file=sys.stderr)
        raise
    assert not list(home.rglob(f".*{files.PART}")), "half files are swept"
    shutil.rmtree(home)
    return name


# ---- what is done ---------------------------------------------------------------------------------------------------

STEPS = 24


def lying() -> list[Path]:
    """Every game that is anywhere, the bin included; one without a byte was never there."""
    places = (journals(), games(), keeping.bin_folder())
    return [path for place in places if place.is_dir() for path in place.iterdir() if path.stat().st_size]


def once(*entries: int) -> None:
    """The game is there exactly once, can be opened, and has as many entries as one of these."""
    (path,) = lying()
    assert len(load(path).match.entries) in entries, path


def counted() -> None:
    """It is there once, and the statistics have it once."""
    once(WHOLE)
    kept = Statistics()
    kept.follow()
    assert kept.ask("SELECT COUNT(*) FROM games") == [(1,)]


def live() -> Any:
    match = begun(seed="mortal")
    journal = begin(match)
    wander(match, Random(1), STEPS, journal.keep)
    return journal


def left() -> Path:
    with live() as journal:
        path: Path = journal.path
    return path


def over() -> Any:
    match = begun(seats=2, seed="mortal")
    journal = begin(match)
    played_out(match, Random(1))
    journal.keep()
    return journal


def ended() -> Path:
    return finish(over())


def move(journal: Any) -> None:
    match = journal.match
    before = {entry.moves[0] for entry in match.current.children}
    match.play(next(move for move in match.game.legal(match.state) if move not in before))
    journal.keep()


def reseat(journal: Any) -> None:
    journal.match.reseat(1, "Rex", "wise")
    journal.keep()


def seated() -> None:
    once(MADE)
    (path,) = lying()
    assert load(path).match.players[1].name in ("Cyril", "Rex")


MADE = len(wander(begun(seed="mortal"), Random(1), STEPS).entries)
WHOLE = len(played_out(begun(seats=2, seed="mortal"), Random(1)).entries)


def none_or_once(*entries: int) -> None:
    if lying():
        once(*entries)


def gone() -> Any:
    journal = live()
    journal.path.unlink()
    return journal


def moved() -> Any:
    journal = live()
    journal.path.rename(journal.path.with_suffix(".away"))
    return journal


def cut() -> Any:
    journal = live()
    os.truncate(journal.path, journal.path.stat().st_size * 9 // 10)
    return journal


def after_moved() -> None:
    away = list(journals().glob("*.away"))
    assert len(away) == 1
    assert len(load(away[0]).match.entries) == MADE, "what was moved away is as it was"
    for path in journals().glob("*.nutdesk"):
        assert len(load(path).match.entries) == MADE + 1, "all of it or nothing"


def after_cut() -> None:
    (path,) = lying()
    assert MADE // 2 < len(load(path).match.entries) <= MADE + 1


def thrown() -> Path:
    return keeping.throw_away(left())


def damaged() -> Path:
    path = left()
    rows = path.read_bytes().splitlines(keepends=True)
    rows[-2] = b"?" + rows[-2][1:]
    path.write_bytes(b"".join(rows))
    return path


def copy_salvaged(path: Path) -> None:
    found = salvage(path)
    begin(found.match, found.header).close()


def after_salvage() -> None:
    first, *copies = sorted(lying(), key=lambda path: len(path.name))
    assert b"\n?" in first.read_bytes(), "the damaged one is left alone"
    assert len(copies) <= 1
    for copy in copies:
        assert len(load(copy).match.entries) > 1


def renamed() -> None:
    once(MADE)
    (path,) = lying()
    assert load(path).header.title in ("", "Another name")


DEEDS = {
    "begin": Deed(lambda: begun(seed="mortal"), begin, lambda: none_or_once(1)),
    "move": Deed(live, move, lambda: once(MADE, MADE + 1)),
    "seat": Deed(live, reseat, seated),
    "go on": Deed(left, reopen, lambda: once(MADE)),
    "gone": Deed(gone, move, lambda: none_or_once(MADE + 1)),
    "moved away": Deed(moved, move, after_moved),
    "cut": Deed(cut, move, after_cut),
    "finish": Deed(over, finish, counted),
    "tidy": Deed(lambda: over().close(), lambda _: tidy(), counted),
    "rename": Deed(left, lambda path: keeping.rename(path, "Another name"), renamed),
    "rename a finished one": Deed(ended, lambda path: keeping.rename(path, "Another name"), lambda: once(WHOLE)),
    "throw away": Deed(left, keeping.throw_away, lambda: once(MADE)),
    "bring back": Deed(thrown, lambda place: keeping.bring_back(place, 1.0), lambda: once(MADE)),
    "salvage": Deed(damaged, copy_salvaged, after_salvage),
}

if __name__ == "__main__":
    header_of(begun())  # whatever is imported late is imported now
    print(die_everywhere(DEEDS[sys.argv[1]]))
