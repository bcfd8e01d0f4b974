"""Files are written whole or not at all, by one window at a time, and no window undoes what another one did."""

from __future__ import annotations

import doctest
import json
import os
import stat
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from nutdesk import files

POSIX = pytest.mark.skipif(os.name == "nt", reason="Windows has no such bits")


def test_the_examples_in_the_docstrings_hold() -> None:
    assert doctest.testmod(files).attempted
    assert doctest.testmod(files).failed == 0


def test_a_file_that_is_replaced_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A disk that notes what it is asked to do, in which order."""
    path, told = tmp_path / "a.json", []
    path.write_bytes(b"old")
    fsync, rename = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (told.append(("fsync", os.fstat(handle).st_ino)), fsync(handle)))
    monkeypatch.setattr(Path, "replace", lambda a, b: (told.append(("rename", a.stat().st_ino)), rename(a, b)))
    files.replace(path, b"new")
    number = path.stat().st_ino
    assert told[:2] == [("fsync", number), ("rename", number)]
    if os.name != "nt":
        assert told[2:] == [("fsync", tmp_path.stat().st_ino)], "its name too"


def test_what_fails_leaves_the_old_file_and_no_part_of_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"old")

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        files.replace(path, b"new")
    assert path.read_bytes() == b"old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.skipif(sys.platform != "win32", reason="elsewhere a file can be replaced while another reads it")
def test_a_file_that_another_program_reads_for_a_moment_is_replaced(tmp_path: Path) -> None:
    path, other = tmp_path / "a.json", tmp_path / "b.json"
    path.write_bytes(b"old")
    other.write_bytes(b"other")
    reading = path.open("rb")
    with pytest.raises(PermissionError):
        other.replace(path)
    threading.Timer(0.3, reading.close).start()
    files.replace(path, b"new")
    assert path.read_bytes() == b"new"


@POSIX
def test_what_is_private_is_for_nobody_else(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        place = files.folder(tmp_path / "home" / "data")
        files.replace(place / "game", b"hands", private=True)
        files.replace(place / "lesson", b"for all")
        files.write_changes(place / "kept.json", {}, {"a": 1})
    finally:
        os.umask(old)
    mode = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (place, *place.iterdir())}
    assert mode == {"data": 0o700, "game": 0o600, "lesson": 0o666, "kept.json": 0o600, ".kept.json.lock": 0o600}
    assert stat.S_IMODE(place.parent.stat().st_mode) == 0o700


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_bytes(b"old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.replace(tmp_path / "link", b"new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_bytes() == b"new"


SENSELESS = (b"", b"[]", b"{", b"\xff\xfe", b'{"a": NaN}', b'{"a": 1e999}', b"[" * 100_000, b"7" * 5000)


@pytest.mark.parametrize("text", [*SENSELESS, b" " * (files.LARGEST + 1)])
def test_a_small_file_that_makes_no_sense_holds_nothing(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "a.json").write_bytes(text)
    assert files.read_json(tmp_path / "a.json") == {}
    files.write_changes(tmp_path / "a.json", {"a": 1}, {"a": 1, "b": 2})
    assert files.read_json(tmp_path / "a.json") == {"a": 1, "b": 2}, "all that is known is written again"


def test_half_a_letter_costs_nothing_but_itself(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text('{"name": "x\\ud800y", "theme": "dark"}', "utf-8")
    assert files.read_json(tmp_path / "a.json") == {"name": "x?y", "theme": "dark"}


@POSIX
def test_what_is_no_file_holds_nothing_and_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "round").symlink_to(tmp_path / "round")
    assert files.read_json(tmp_path / "pipe") == files.read_json(tmp_path / "round") == files.read_json(tmp_path) == {}


WINDOW = """
import sys
from pathlib import Path
from nutdesk import files
path, who = Path(sys.argv[1]), sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for n in range(300):
    files.write_changes(path, {who: n - 1} if n else {}, {who: n, "table": {who: n}})
"""


def test_windows_that_write_at_the_same_time_lose_nothing_of_each_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    files.write_changes(path, {}, {"theme": "dark"})
    names = ("ada", "bo", "cy")
    run = [sys.executable, "-c", WINDOW, str(path)]
    windows = [
        subprocess.Popen([*run, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) for name in names
    ]
    for window in windows:
        assert window.stdout is not None
        assert window.stdout.readline() == "ready\n"
    seen: list[dict[str, object]] = []
    done = threading.Event()

    def look() -> None:
        while not done.is_set():
            with suppress(PermissionError):  # just being replaced, on Windows
                seen.append(json.loads(path.read_text("utf-8")))
            time.sleep(0.002)

    watcher = threading.Thread(target=look)
    watcher.start()
    for window in windows:
        assert window.stdin is not None
        window.stdin.write("go\n")
        window.stdin.flush()
    assert [window.wait(60) for window in windows] == [0, 0, 0]
    done.set()
    watcher.join()
    for window in windows:
        window.communicate()
    wanted = dict.fromkeys(names, 299)
    assert files.read_json(path) == {"theme": "dark", **wanted, "table": wanted}
    assert all(held["theme"] == "dark" for held in seen), "whole at every moment"
    assert {file.name for file in tmp_path.iterdir()} == {"settings.json", ".settings.json.lock"}


def test_a_change_is_not_lost_for_a_lock_that_is_never_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "PATIENCE", 0.05)
    path = tmp_path / "a.json"
    with (tmp_path / ".a.json.lock").open("w") as held:
        assert files.claim(held.fileno())
        files.write_changes(path, {}, {"a": 1})
    assert files.read_json(path) == {"a": 1}


def test_what_has_not_changed_is_not_written_and_the_disk_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "small.json"
    files.write_changes(path, {}, {"a": 1, "b": [2]})
    monkeypatch.setattr(files, "replace", lambda *_args, **_more: pytest.fail("written"))
    files.write_changes(path, {"a": 1}, {"a": 1, "b": (2,)})
    with pytest.raises(pytest.fail.Exception):
        files.write_changes(path, {"a": 1}, {"a": 2, "b": [2]})


def test_what_is_taken_away_stays_away_and_what_others_added_stays(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    files.write_changes(path, {}, {"notes": {"one": 1, "two": 2}, "x": 1})
    files.write_changes(path, {"notes": {}}, {"notes": {"three": 3}})
    files.write_changes(path, {"notes": {"one": 1, "two": 2}, "x": 1}, {"notes": {"two": 2}})
    assert files.read_json(path) == {"notes": {"two": 2, "three": 3}}


def test_half_written_files_are_swept_when_they_are_old(tmp_path: Path) -> None:
    old, young, other = tmp_path / ".0123.part", tmp_path / ".4567.part", tmp_path / "a.part"
    for file in (old, young, other):
        file.write_bytes(b"x")
    for file in (old, other):
        os.utime(file, (0, 0))
    files.sweep(tmp_path)
    assert {file.name for file in tmp_path.iterdir()} == {".4567.part", "a.part"}
