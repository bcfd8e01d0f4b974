"""Whatever is done with a game, and whenever the power fails: what was said to be on the disk is there."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from threading import Thread

import pytest

from nutdesk.core.match import Match
from nutdesk.files import PART
from nutdesk.record import Journal, begin, tidy
from tests.record.disk import Disk, Files
from tests.record.mortal import DEEDS
from tests.record.play import begun

pytestmark = pytest.mark.skipif(os.name == "nt", reason="what is open cannot be renamed there")

STEPS = 8


@pytest.fixture
def home(nutdesk_home: Path) -> Path:
    nutdesk_home.mkdir()
    return nutdesk_home


def play(match: Match, journal: Journal) -> None:
    match.play(match.game.legal(match.state)[0])
    journal.keep()


def entries(files: Files) -> int:
    """How many entries of the one game are left."""
    (data,) = files.values()
    return sum(line.startswith(b'{"n"') for line in data.splitlines())


def test_a_game_is_on_the_disk_when_it_begins(home: Path) -> None:
    with Disk(home) as disk:
        begin(begun()).close()
    assert [entries(files) for files in disk.moments[-1].left] == [1]


def test_every_step_is_on_the_disk_before_the_next_one_is_written(home: Path) -> None:
    match, written = begun(), 0
    with begin(match) as journal, Disk(home) as disk:
        for _ in range(STEPS):
            play(match, journal)
    for moment in disk.moments:
        written += moment.call == "write"
        assert [entries(files) >= written for files in moment.left] == [True], moment.call
    assert written == STEPS


def test_every_step_is_on_the_disk_when_the_journal_is_closed(home: Path) -> None:
    match = begun()
    with Disk(home) as disk, begin(match) as journal:
        play(match, journal)
    assert [entries(files) for files in disk.moments[-1].left] == [2]


def test_what_the_disk_may_not_have_taken_is_written_anew_with_all_the_rest(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    match = begun()
    with begin(match) as journal:
        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", fails)
            play(match, journal)
            with pytest.raises(OSError, match="Input/output"):
                play(match, journal)
        with Disk(home) as disk:
            play(match, journal)
    assert [moment.call for moment in disk.moments] == ["open", "fsync", "replace", "fsync of a folder"]
    assert [entries(files) for files in disk.moments[-1].left] == [4]


def test_where_no_thread_can_be_started_every_step_is_on_the_disk_at_once(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(_thread: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", none)
    match = begun()
    with begin(match) as journal, Disk(home) as disk:
        for made in range(2, STEPS):
            play(match, journal)
            assert [entries(files) for files in disk.moments[-1].left] == [made]


@pytest.mark.parametrize(
    "name", ["begin", "gone", "cut", "finish", "tidy", "rename", "rename a finished one", "salvage"]
)
def test_whenever_the_power_fails_a_game_is_there_once_and_whole(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    deed = DEEDS[name]
    held = deed.before()
    with Disk(home) as disk:
        deed.during(held)
    seen: list[Files] = []
    for files in (files for moment in disk.moments for files in moment.left if files not in seen):
        seen.append(files)
        after = tmp_path / f"{len(seen)}"
        for path, data in files.items():
            (after / path).parent.mkdir(parents=True, exist_ok=True)
            (after / path).write_bytes(data)
            if path.endswith(PART):
                os.utime(after / path, (1, 1))  # the next start is on the next day
        monkeypatch.setenv("NUTDESK_HOME", str(after))
        tidy()
        deed.after()
    assert len(seen) > 1
