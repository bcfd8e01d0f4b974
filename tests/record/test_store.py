"""The player's games: found again, cheaply, whatever lies in their folders."""

from __future__ import annotations

import os
import time
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from nutdesk.core.match import Match
from nutdesk.record import (
    begin,
    discard,
    finish,
    header_of,
    keeping,
    load,
    reader,
    recent,
    reopen,
    save,
    summary,
    tidy,
)
from nutdesk.record.format import Seated
from nutdesk.record.store import games, journals
from tests.record.play import NICE, begun, played_out, same, titled, wander

DEVICES = {"con", "prn", "aux", "nul", *(f"{name}{n}" for name in ("com", "lpt") for n in range(1, 10))}


def played(seed: str, steps: int = 20) -> Match:
    """A match with a few moves that is left lying as a journal."""
    match = begun(seed=seed)
    with begin(match) as journal:
        wander(match, Random(seed), steps, journal.keep)
    return match


def touched(path: Path, when: int) -> None:
    os.utime(path, (when, when))


def test_nothing_was_played_yet() -> None:
    tidy()
    assert recent() == []


def test_a_damaged_journal_hides_no_other_one() -> None:
    match = played("one")
    bad = journals() / "bad.nutdesk"
    bad.write_text("{}\n", encoding="utf-8")
    empty = journals() / "empty.nutdesk"
    empty.touch()
    (journals() / "folder.nutdesk").mkdir()
    tidy()
    assert [found.moves for found in recent() if not found.problem] == [len(match.entries) - 1]
    assert empty not in [found.path for found in recent()]
    assert [found.problem for found in recent() if found.path == bad] == ["'bad.nutdesk' is not a nutdesk record."]
    assert bad.read_text("utf-8") == "{}\n"


def test_a_finished_game_moves_to_the_games() -> None:
    match = begun()
    journal = begin(match, titled(match, "Final"))
    played_out(match, Random(1))
    journal.keep()
    path = finish(journal)
    assert path.parent == games()
    assert list(journals().iterdir()) == []
    same(load(path).match, match)


def test_a_game_that_ended_as_the_program_was_killed_is_put_away() -> None:
    match = begun()
    with begin(match) as journal:
        played_out(match, Random(1))
        journal.keep()
    tidy()
    assert list(journals().iterdir()) == []
    (found,) = recent()
    assert (found.over, found.live) == (True, False)


def test_killed_between_saving_and_removing_the_journal_it_is_still_one_game() -> None:
    match = played_out(begun(), Random(1))
    journal = begin(match)
    kept = journal.path.read_bytes()
    finish(journal)
    journal.path.write_bytes(kept)
    tidy()
    assert len(recent()) == 1


def test_a_finished_game_that_was_only_looked_at_is_not_doubled() -> None:
    path = finish(begin(played_out(begun(), Random(1))))
    keeping.rename(path, "Sunday")
    begin(load(path).match, header_of(load(path).match)).close()
    assert len(recent()) == 2
    tidy()
    assert [found.title for found in recent()] == ["Sunday"]


def test_a_trial_that_was_over_as_the_program_was_killed_leaves_the_game_itself_waiting() -> None:
    match = begun()
    with begin(match) as journal:
        home = match.play(match.game.legal(match.state)[0])
        match.goto(match.root)
        tried = match.play(match.game.legal(match.state)[1])
        tried.variation = True
        played_out(match, Random(1))
        journal.keep()
        assert summary(journal.path).over
    tidy()
    (found,) = recent()
    assert (found.live, found.over) == (True, False)
    assert load(found.path).match.current.number == home.number


def test_a_game_that_is_over_on_a_table_is_left_there() -> None:
    with begin(played_out(begun(), Random(1))) as journal:
        tidy()
        assert journal.path.exists()


def test_what_was_left_half_written_is_swept_and_what_is_being_written_is_not() -> None:
    played("one")
    games().mkdir()
    old = [folder / ".dead.part" for folder in (journals(), games(), journals().parent)]
    dead = journals() / "dead.nutdesk"
    for path in (*old, dead):
        path.touch()
        touched(path, 1000)
    new = [journals() / ".new.part", journals() / "new.nutdesk"]
    for path in new:
        path.touch()
    tidy()
    assert not any(path.exists() for path in (*old, dead))
    assert all(path.exists() for path in new)
    assert len(recent()) == 1


# ---- no file hides the others ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("tail", [b"\0" * 4096, b"\0" * 100_000, b"x" * 5000, os.urandom(9000).replace(b"\n", b"")])
def test_a_journal_that_ends_in_garbage_is_a_write_cut_short(tail: bytes) -> None:
    match = played("one")
    (path,) = journals().iterdir()
    with path.open("ab") as file:
        file.write(tail)
    (found,) = recent()
    assert (found.problem, found.moves, found.live) == ("", len(match.entries) - 1, True)
    with reopen(path) as journal:
        same(journal.match, match)
        wander(journal.match, Random(2), 3, journal.keep)
    assert not recent()[0].problem
    assert tail not in path.read_bytes()


def test_a_journal_that_is_nothing_but_a_header_and_garbage_hides_no_other() -> None:
    played("one")
    (path,) = journals().iterdir()
    header = path.read_bytes().partition(b"\n")[0]
    (journals() / "torn.nutdesk").write_bytes(header + b"\n" + b"\0" * 70_000)
    (journals() / "all torn.nutdesk").write_bytes(b"\0" * 70_000)
    found = {one.path.name: one.problem for one in recent()}
    assert not found.pop(path.name)
    assert found == {
        "torn.nutdesk": "'torn.nutdesk' is cut off: nothing was dealt.",
        "all torn.nutdesk": "'all torn.nutdesk' is not a nutdesk record.",
    }


@pytest.mark.skipif(os.name != "posix", reason="links, pipes and names that are not text")
def test_links_pipes_and_odd_names_hide_no_game() -> None:
    played("one")
    (path,) = journals().iterdir()
    (journals() / "loop.nutdesk").symlink_to("loop.nutdesk")
    (journals() / "nowhere.nutdesk").symlink_to("nothing")
    os.mkfifo(journals() / "pipe.nutdesk")
    odd = Path(os.fsdecode(os.fsencode(journals()) + b"/\xff\xfe.nutdesk"))
    odd.write_bytes(path.read_bytes())
    bad = Path(os.fsdecode(os.fsencode(journals()) + b"/\xff.nutdesk"))
    bad.write_text("nothing", encoding="utf-8")
    tidy()
    found = {one.path.name: one.problem for one in recent()}
    assert {name for name, problem in found.items() if not problem} == {path.name, odd.name}
    assert {"loop.nutdesk", "nowhere.nutdesk", bad.name} <= found.keys(), "each is shown with its problem"
    assert all(problem.isprintable() for problem in found.values()), "every sentence can be shown"


def test_a_fault_of_ours_with_one_file_hides_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    played("one")
    played("two")
    first, second = sorted(journals().iterdir())
    real = reader.read_head

    def fails(path: Path, row: bytes) -> dict[str, Any]:
        if path == first:
            raise RecursionError
        return real(path, row)

    monkeypatch.setattr(reader, "read_head", fails)
    assert {found.path: bool(found.problem) for found in recent()} == {first: True, second: False}


@pytest.mark.parametrize("ahead", [2 * 3600, 40 * 365 * 86400, 300 * 365 * 86400])
def test_a_file_from_the_future_comes_where_it_was_begun(ahead: int) -> None:
    paths = {}
    for seed, hours in (("old", 30), ("wrong", 20), ("last", 10)):
        match = begun(seed=seed)
        created = datetime.now().astimezone().replace(microsecond=0) - timedelta(hours=hours)
        with begin(match, attrs.evolve(titled(match, seed), created=created)) as journal:
            wander(match, Random(1), 3, journal.keep)
        paths[seed] = journal.path
        touched(journal.path, int(created.timestamp()))
    touched(paths["wrong"], int(time.time()) + ahead)
    assert [found.title for found in recent()] == ["last", "wrong", "old"]
    match = begun(seed="both")
    begin(match, attrs.evolve(titled(match, "both"), created=created + timedelta(days=400))).close()
    (path,) = (path for path in journals().iterdir() if path not in paths.values())
    touched(path, int(time.time()) + ahead)
    assert [found.title for found in recent()] == ["last", "wrong", "old", "both"]
    assert recent()[-1].changed is None


@pytest.mark.skipif(os.name != "posix", reason="modes")
def test_games_are_for_their_player_alone() -> None:
    for folder in (journals(), games(), keeping.bin_folder()):
        folder.mkdir(parents=True, mode=0o755)
    played("one")
    path = finish(begin(played_out(begun(), Random(1))))
    (live,) = journals().iterdir()
    live.chmod(0o644)
    keeping.rename(live, "Mine")
    assert {file.stat().st_mode & 0o777 for file in (path, live)} == {0o600}
    keeping.throw_away(live)
    for folder in (journals(), games(), keeping.bin_folder()):
        assert folder.stat().st_mode & 0o777 == 0o700


def test_two_games_of_the_same_minute_are_two_files() -> None:
    one, two = played_out(begun(seed="1"), Random(1)), played_out(begun(seed="2"), Random(1))
    header = header_of(one)
    first, second = begin(one, header), begin(two, attrs.evolve(header, seed="2"))
    assert first.path != second.path
    paths = {finish(first), finish(second)}
    assert len(paths) == 2
    assert {load(path).header.seed for path in paths} == {header.seed, "2"}


def test_a_discarded_game_is_gone() -> None:
    discard(begin(begun()))
    assert recent() == []


def test_an_opened_game_is_played_on_in_a_new_journal(tmp_path: Path) -> None:
    match, path = wander(begun(), Random(1), 20), tmp_path / "mine.nutdesk"
    save(match, path, titled(match, "Mine"))
    before, loaded = path.read_bytes(), load(path)
    with begin(loaded.match, loaded.header) as journal:
        wander(loaded.match, Random(2), 10, journal.keep)
    with reopen(journal.path) as again:
        same(again.match, loaded.match)
        assert again.header.title == "Mine"
    assert path.read_bytes() == before


def test_a_summary_tells_what_a_list_shows(tmp_path: Path) -> None:
    match, path = played_out(begun(seats=2), Random(1)), tmp_path / "a.nutdesk"
    header = titled(match, "Final")
    save(match, path, header)
    found, result = summary(path), match.game.result(match.state)
    assert result is not None
    assert (found.path, found.title, found.game, found.players) == (path, "Final", NICE, ("Tufty", "Cyril"))
    assert (found.moves, found.over, found.live) == (len(match.entries) - 1, True, False)
    assert (found.scores, found.winners, found.problem) == (result.scores, result.winners, "")


def test_a_game_without_a_title_is_called_after_its_game() -> None:
    played("one")
    assert [found.title for found in recent()] == ["Nice One Squirrel!"]


def test_a_summary_reads_only_the_first_line_and_the_last_ones(tmp_path: Path) -> None:
    match, path, rng = begun(), tmp_path / "a.nutdesk", Random(1)
    while len(match.entries) < 500:
        wander(match, rng, 1)
    save(match, path)
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join((rows[0], *(b"?" * len(row) + b"\n" for row in rows[1:-40]), *rows[-40:])))
    assert (summary(path).problem, summary(path).moves) == ("", 499)


@pytest.mark.parametrize("visits", [0, 1, 300, 3000])
def test_many_visits_hide_no_move_from_a_summary(visits: int) -> None:
    match = begun()
    with begin(match) as journal:
        while len(match.entries) < 5:
            match.play(match.game.legal(match.state)[0])
            journal.keep()
        with journal.path.open("ab") as file:
            file.write(b'{"at": 3}\n{"at": 2}\n' * visits)
    (found,) = recent()
    assert (found.problem, found.moves, found.over, found.live) == ("", 4, False, True)


def test_a_summary_overlooks_the_torn_line_of_a_journal_only(tmp_path: Path) -> None:
    played("one")
    (path,) = journals().iterdir()
    data = path.read_bytes()
    path.write_bytes(data + b'{"n": 3')
    assert not summary(path).problem
    save(begun(), path)
    path.write_bytes(path.read_bytes() + b'{"n": 3')
    assert "damaged near its end" in summary(path).problem


@pytest.mark.parametrize("name", ["", "none.nutdesk", "bad\x00.nutdesk"])
def test_a_summary_never_fails(tmp_path: Path, name: str) -> None:
    assert summary(tmp_path / name).problem


def test_recent_games_come_newest_first() -> None:
    for seed in "abc":
        finish(begin(played_out(begun(seed=seed), Random(1)), titled(begun(seed=seed), seed)))
    for when, path in enumerate(sorted(games().iterdir(), key=lambda path: "bac".index(load(path).header.seed))):
        touched(path, when)
    assert [found.title for found in recent()] == ["c", "a", "b"]
    assert [found.title for found in recent(1)] == ["c"]


@given(title=st.text(max_size=200), names=st.lists(st.text(max_size=50), min_size=2, max_size=6))
@example(title="The end", names=["Mr", "Jr."])
@example(title="x" * 102, names=["Ann", "Bob"])
def test_file_names_are_allowed_everywhere(title: str, names: list[str]) -> None:
    seated = tuple(Seated(name, "pink") for name in names)
    match = begun()
    with begin(match, attrs.evolve(header_of(match), title=title, seated=seated)) as journal:
        name = journal.path.name
    assert name.endswith(".nutdesk")
    assert len(name.encode()) <= 140
    assert not set(name) & set('<>:"/\\|?*')
    assert not any(sign < " " or "\x7f" <= sign < "\xa0" for sign in name)
    stem = name.removesuffix(".nutdesk")
    assert stem == stem.strip(" .")
    assert stem.partition(".")[0].lower() not in DEVICES


def test_a_file_name_reads_well() -> None:
    match = begun(seats=2)
    header = header_of(match)
    day = f"{header.created:%Y-%m-%d %H.%M}"
    with begin(match, header) as journal:
        assert journal.path.name == f"{day} Nice One Squirrel! - Tufty, Cyril.nutdesk"
