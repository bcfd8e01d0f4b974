"""What a journal has kept survives the program, and only one program writes it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from nutdesk import files
from nutdesk.core.match import Match
from nutdesk.record import BadFile, Busy, Journal, discard, header_of, load, reopen, save
from nutdesk.record.journal import create
from tests.odd_files import touches_open_files
from tests.record.play import assert_readable, begun, played_out, refused, same, turned, wander

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.nutdesk"


def start(path: Path, match: Match) -> Journal:
    return create(match, path, header_of(match))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_lost_when_the_program_is_killed(nutdesk_home: Path, seed: int) -> None:
    rng = Random(seed)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.record.player", f"{seed}"], cwd=ROOT, stdout=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        path = Path(program.stdout.readline().decode().rstrip("\r\n"))
        reported = b"".join(program.stdout.readline() for _ in range(rng.randrange(150)))
        time.sleep(rng.random() / 50)
        program.kill()
        reported += program.stdout.read()
    steps = reported.count(b"\n")
    # The same program, not killed, up to the last step that it reported.
    match, moves = begun(seed=f"{seed}"), Random(f"{seed}")
    wander(match, moves, steps)
    with reopen(path) as journal:
        if (len(journal.match.entries), journal.match.current.number) != (len(match.entries), match.current.number):
            wander(match, moves, 1)  # kept, and killed before it was reported
        same(journal.match, match)
        wander(match, Random(1), 30)
        wander(journal.match, Random(1), 30, journal.keep)
    same(load(path).match, match)


def test_every_step_is_in_the_file_when_keep_returns(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:

        def check() -> None:
            journal.keep()
            same(load(path).match, match)

        wander(match, Random(1), 60, check)


def test_a_move_a_step_back_and_the_same_move_again_are_kept(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        entry = match.play(match.game.legal(match.state)[0])
        journal.keep()
        same(load(path).match, match)
        match.goto(match.root)
        journal.keep()
        same(load(path).match, match)
        assert match.play(*entry.moves) is entry
        journal.keep()
        same(load(path).match, match)
        assert len(match.entries) == 2


def test_a_journal_begun_late_has_the_whole_tree(path: Path) -> None:
    match = turned(begun())
    start(path, match).close()
    same(load(path).match, match)


def test_steps_that_were_not_kept_are_caught_up(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        wander(match, Random(1), 50)
        match.goto(match.entries[3])
        journal.keep()
        loaded = load(path).match
        assert len(loaded.entries) == len(match.entries)
        assert loaded.current.number == 3


def test_keeping_what_is_kept_writes_nothing(path: Path) -> None:
    with start(path, played_out(begun(), Random(1))) as journal:
        size = path.stat().st_size
        journal.keep()
        assert path.stat().st_size == size


def test_a_reopened_journal_goes_on(path: Path) -> None:
    match = begun()
    for number in range(5):
        with reopen(path) if path.exists() else start(path, match) as journal:
            match = wander(journal.match, Random(number), 20, journal.keep)
        same(load(path).match, match)


def test_a_torn_last_line_is_dropped_and_overwritten(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        wander(match, Random(1), 10, journal.keep)
    data = path.read_bytes()
    for torn in (b'{"n": 9, "aft', b"\x00" * 300, b'{"at": 0}', b"\xff"):
        path.write_bytes(data + torn)
        loaded = load(path)
        same(loaded.match, match)
        assert path.read_bytes() == data + torn
        with reopen(path) as journal:
            same(journal.match, match)
            journal.match.goto(journal.match.root)
            journal.keep()
        assert path.read_bytes().startswith(data + b'{"at": 0}\n')


def test_a_bad_line_before_the_end_is_not_dropped(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        wander(match, Random(1), 10, journal.keep)
    path.write_bytes(path.read_bytes() + b'{"n": 9, "aft\n')
    refused(path)
    with pytest.raises(BadFile):
        reopen(path)
    assert path.read_bytes().endswith(b'"aft\n')


def test_a_journal_without_its_first_line_is_refused(path: Path) -> None:
    start(path, begun()).close()
    data = path.read_bytes()
    path.write_bytes(data[: data.index(b"\n")])
    assert str(refused(path)) == "'journal.nutdesk' is cut off in its first line."
    path.write_bytes(data[: data.index(b"\n") + 1])
    assert str(refused(path)) == "'journal.nutdesk' is cut off: nothing was dealt."


def test_the_end_is_written_and_written_again_after_a_kill(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        played_out(match, Random(1))
        journal.keep()
        data = path.read_bytes()
        assert data.splitlines()[-1].startswith(b'{"end"')
        match.goto(match.entries[1])
        journal.keep()
        assert not path.read_bytes().splitlines()[-1].startswith(b'{"end"')
    path.write_bytes(data[: data.rindex(b'{"end"') + 5])
    reopen(path).close()
    assert path.read_bytes() == data


def test_the_last_line_is_an_end_wherever_the_game_is_over(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        ends = []
        for seed in range(2):
            match.goto(match.root)
            ends.append(played_out(match, Random(seed)).current)
            journal.keep()
        assert ends[0] is not ends[1]
        for entry in ends:
            match.goto(entry)
            journal.keep()
            assert path.read_bytes().splitlines()[-1].startswith(b'{"end"')
            same(load(path).match, match)


def test_two_programs_do_not_write_the_same_journal(path: Path) -> None:
    hold = (
        "import sys; from pathlib import Path; from nutdesk.record import reopen\n"
        "journal = reopen(Path(sys.argv[1])); print('open', flush=True); sys.stdin.read()"
    )
    start(path, begun()).close()
    with subprocess.Popen(
        [sys.executable, "-c", hold, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"open"
        with pytest.raises(Busy) as caught:
            reopen(path)
        assert_readable(caught.value)
        load(path)
        other.kill()
    reopen(path).close()


def test_a_journal_is_not_opened_twice_in_one_program(path: Path) -> None:
    with start(path, begun()), pytest.raises(Busy):
        reopen(path)
    reopen(path).close()


def test_a_saved_game_is_not_written_on(path: Path) -> None:
    save(begun(), path)
    before = path.read_bytes()
    with pytest.raises(BadFile, match="is a saved game"):
        reopen(path)
    assert path.read_bytes() == before


def test_there_is_no_journal_to_reopen(path: Path) -> None:
    with pytest.raises(BadFile, match="There is no file"):
        reopen(path)
    assert not path.exists()


def test_a_refused_journal_is_not_left_locked(path: Path) -> None:
    start(path, begun()).close()
    data = path.read_bytes()
    path.write_bytes(data + b"x\n")
    with pytest.raises(BadFile, match="damaged"):
        reopen(path)
    path.write_bytes(data)
    reopen(path).close()


def test_after_a_full_disk_the_game_goes_on_and_is_caught_up(path: Path) -> None:
    resource = pytest.importorskip("resource")
    match = begun()
    with start(path, match) as journal:
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, limits[1]))
        try:
            for seed in range(2):
                with pytest.raises(OSError):
                    wander(match, Random(seed), 1, journal.keep)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert not path.read_bytes().endswith(b"\n")
        load(path)
        wander(match, Random(3), 10, journal.keep)
        same(load(path).match, match)


def test_a_journal_that_cannot_be_made_leaves_nothing(path: Path) -> None:
    resource = pytest.importorskip("resource")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20, limits[1]))
    try:
        with pytest.raises(OSError):
            start(path, begun())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert not path.exists()


def test_an_existing_file_is_never_made_a_journal(path: Path) -> None:
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(FileExistsError):
        start(path, begun())
    assert path.read_text(encoding="utf-8") == "mine"


@pytest.mark.skipif(os.name != "posix", reason="modes")
def test_a_journal_is_for_its_player_alone(path: Path) -> None:
    with start(path, begun()):
        assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    with reopen(path):
        assert path.stat().st_mode & 0o777 == 0o600, "one of an earlier nutdesk too, when it goes on"


def test_a_journal_that_was_put_away_does_not_come_back(path: Path) -> None:
    match = begun()
    journal = start(path, match)
    discard(journal)
    with pytest.raises(OSError):
        wander(match, Random(1), 1, journal.keep)
    assert not path.exists()


# ---- what others do to its file -------------------------------------------------------------------------------------


def renamed(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def thrown_away_with_its_folder(path: Path) -> None:
    path.rename(path.parent.with_name("kept aside"))
    path.parent.rmdir()


def brought_back_by_a_backup(path: Path) -> None:
    older = path.read_bytes().splitlines(keepends=True)[:-3]
    path.unlink()
    path.write_bytes(b"".join(older))


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 100)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


@touches_open_files
@pytest.mark.parametrize(
    "harm", [Path.unlink, renamed, thrown_away_with_its_folder, brought_back_by_a_backup, cut, emptied]
)
def test_a_journal_whose_file_was_touched_is_written_anew_and_says_so(path: Path, harm: Callable[[Path], None]) -> None:
    path = path.parent / "journals" / path.name
    path.parent.mkdir()
    match, told = begun(), []
    with start(path, match) as journal:
        journal.told = told.append
        wander(match, Random(1), 10, journal.keep)
        assert not told
        harm(path)
        for seed in range(20):
            wander(match, Random(seed), 1, journal.keep)
            same(load(path).match, match)
        assert told == [path]
        assert b"\0" not in path.read_bytes()
        with pytest.raises(Busy):
            reopen(path)
    with reopen(path) as again:
        same(again.match, match)


@touches_open_files
def test_what_others_put_in_the_place_of_a_journal_is_not_overwritten(path: Path) -> None:
    match, told = begun(), []
    with start(path, match) as journal:
        journal.told = told.append
        wander(match, Random(1), 10, journal.keep)
        path.unlink()
        save(begun(seed="another"), path)
        before = path.read_bytes()
        wander(match, Random(2), 10, journal.keep)
        assert path.read_bytes() == before
        assert told == [path.with_name("journal (2).nutdesk")] == [journal.path]
        same(load(journal.path).match, match)


@touches_open_files
def test_a_copy_that_somebody_plays_is_not_overwritten(path: Path) -> None:
    match = begun()
    with start(path, match) as journal:
        wander(match, Random(1), 10, journal.keep)
        brought_back_by_a_backup(path)
        with reopen(path) as other:
            wander(match, Random(2), 10, journal.keep)
            wander(other.match, Random(3), 10, other.keep)
            assert journal.path != other.path == path
        same(load(other.path).match, other.match)
        same(load(journal.path).match, match)


@touches_open_files
def test_a_journal_that_is_gone_from_a_full_disk_is_written_when_there_is_room(path: Path) -> None:
    resource = pytest.importorskip("resource")
    match = begun()
    with start(path, match) as journal:
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        for harm in (cut, Path.unlink):
            harm(path)
            resource.setrlimit(resource.RLIMIT_FSIZE, (20, limits[1]))
            try:
                for seed in range(2):
                    with pytest.raises(OSError):
                        wander(match, Random(seed), 1, journal.keep)
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            wander(match, Random(3), 3, journal.keep)
            same(load(path).match, match)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@touches_open_files
def test_a_journal_replaced_just_as_it_is_opened_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start(path, begun()).close()
    real = files.claim

    def late(handle: int) -> bool:
        """Another program is faster, between opening and claiming."""
        copy = path.with_suffix(".copy")
        copy.write_bytes(path.read_bytes())
        copy.replace(path)
        return real(handle)

    monkeypatch.setattr(files, "claim", late)
    with pytest.raises(Busy) as caught:
        reopen(path)
    assert_readable(caught.value)
    monkeypatch.undo()
    reopen(path).close()


@touches_open_files
def test_throwing_a_journal_away_leaves_what_others_put_in_its_place(path: Path) -> None:
    journal = start(path, begun())
    path.unlink()
    path.write_text("mine", encoding="utf-8")
    discard(journal)
    assert path.read_text(encoding="utf-8") == "mine"
