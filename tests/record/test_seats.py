"""Who plays a seat from when on is in the record, at its place; the evening's table counts for who sat there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from nutdesk.core.match import MOST_SEAT_CHANGES, Match
from nutdesk.record import header_of, load, reopen, salvage, save, store
from nutdesk.record.evening import GAP, Evening, Wins, evening
from nutdesk.record.facts import facts_of
from nutdesk.record.journal import create
from nutdesk.record.notation import write
from nutdesk.record.show import as_data, show
from nutdesk.record.store import Summary, summary
from tests.record.play import at_table, begun, played_out, refused, reseated, same, wander

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.nutdesk"


def rows(path: Path) -> list[dict[str, object]]:
    return [json.loads(row) for row in path.read_text(encoding="utf-8").splitlines()]


def test_a_saved_game_has_the_change_between_its_moves(path: Path) -> None:
    match = begun()
    match.play(match.game.parse("place 9"))
    match.reseat(1, "Rex", "clever")
    match.play(match.game.parse("nothing"))
    save(match, path)
    assert rows(path)[0]["players"][1] == {"name": "Cyril", "colour": "black"}  # type: ignore[index]
    assert [next(iter(row)) for row in rows(path)[1:]] == ["n", "n", "seat", "n"]
    assert rows(path)[3] == {"seat": 1, "name": "Rex", "kind": "clever"}
    same(load(path).match, match)


@pytest.mark.parametrize("seed", range(4))
def test_every_change_reads_back_from_a_file_a_journal_and_a_text(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    match = begun(seed=f"{seed}")
    with create(match, tmp_path / "j.nutdesk", header_of(match)) as journal:
        for _ in range(6):
            reseated(wander(match, rng, 5, journal.keep), rng)
            journal.keep()
        same(load(journal.path).match, match)
    with reopen(journal.path) as again:
        reseated(again.match, rng)
        again.keep()
        same(load(again.path).match, again.match)
        match = again.match
    save(match, tmp_path / "s.nutdesk")
    same(load(tmp_path / "s.nutdesk").match, match)
    (tmp_path / "t.txt").write_text(write(match, header_of(match)), encoding="utf-8")
    same(load(tmp_path / "t.txt").match, match)


def test_killed_right_after_the_change_nothing_is_lost(nutdesk_home: Path) -> None:
    program = (
        "import os, signal\n"
        "from nutdesk.record import begin\n"
        "from tests.record.play import begun\n"
        "match = begun()\n"
        "journal = begin(match)\n"
        "match.play(match.game.parse('place 9'))\n"
        "match.reseat(0, 'Rex', 'wise')\n"
        "journal.keep()\n"
        "os.kill(os.getpid(), getattr(signal, 'SIGKILL', signal.SIGTERM))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False, timeout=60)
    assert done.returncode
    (path,) = store.journals().glob("*.nutdesk")
    with reopen(path) as journal:
        assert (journal.match.players[0].name, journal.match.players[0].kind) == ("Rex", "wise")
        assert len(journal.match.entries) == 2


def test_a_game_of_the_format_before_opens_and_one_with_a_change_was_none(path: Path) -> None:
    match = wander(begun(), Random(1), 10)
    save(match, path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('{"nutdesk": 5,', '{"nutdesk": 4,', 1), encoding="utf-8")
    same(load(path).match, match)
    match.reseat(0, "Rex")
    save(match, path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('{"nutdesk": 5,', '{"nutdesk": 4,', 1), encoding="utf-8")
    assert "old format 4" in str(refused(path))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ('{"seat": 3, "name": "Rex"}', "there is no seat 3"),
        ('{"seat": -1, "name": "Rex"}', "'seat' is not the number of a seat"),
        ('{"seat": true, "name": "Rex"}', "'seat' is not the number of a seat"),
        ('{"seat": 0}', "'name' is missing"),
        ('{"seat": 0, "name": "a\\nb"}', "'name' is not a text of one line"),
        ('{"seat": 0, "name": "Rex", "kind": 4}', "'kind' is not a text of one line"),
        ('{"seat": 0, "name": "Rex", "colour": "pink"}', "'colour' does not belong there"),
    ],
)
def test_a_change_that_cannot_be_is_refused_and_what_is_before_it_saved(path: Path, line: str, why: str) -> None:
    match = begun()
    match.play(match.game.parse("place 9"))
    create(match, path, header_of(match)).close()
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(line + "\n")
    assert why in str(refused(path))
    assert salvage(path).moves == 1


def test_a_file_cannot_say_it_endlessly(path: Path) -> None:
    create(begun(), path, header_of(begun())).close()
    with path.open("a", encoding="utf-8", newline="\n") as file:
        for number in range(MOST_SEAT_CHANGES + 1):
            file.write(json.dumps({"seat": 0, "name": f"{number}"}) + "\n")
    assert "too often" in str(refused(path))


def test_people_and_programs_are_told_who_sat_there(path: Path) -> None:
    match = begun()
    match.play(match.game.parse("place 9"))
    match.reseat(0, "Rex", "clever")
    save(match, path)
    shown = show(path)
    assert "player 1  Tufty (pink)" in shown
    assert "Tufty goes: Rex, clever is player 1 now" in shown
    assert "    1  Tufty" in shown, "who made the move is who sat there then"
    data = as_data(match, header_of(match))
    assert data["seats"] == [{"after": 1, "seat": 1, "name": "Rex", "kind": "clever"}]
    assert data["entries"][1]["told"] == ["Tufty starts on cache 9"]
    text = write(match, header_of(match))
    assert "   # Tufty goes\n   seat 1 clever: Rex\n" in text


# ---- lists and statistics -------------------------------------------------------------------------------------------


def half_and_half() -> tuple[Match, Random]:
    """A game in which Ann goes in the middle, and a bot that was there makes room for Zoe."""
    match, rng = at_table("Ann", "Ben", "Rex:wise"), Random(1)
    for _ in range(9):
        match.play(rng.choice(match.game.legal(match.state)))
    match.reseat(0, "Tufty", "kit")
    match.reseat(2, "Zoe")
    return match, rng


def test_a_list_shows_who_sits_there_now(path: Path) -> None:
    match, _ = half_and_half()
    create(match, path, header_of(match)).close()
    assert summary(path).players == ("Tufty", "Ben", "Zoe")
    assert summary(path).kinds == ("kit", "", "")


def test_a_result_counts_for_who_sat_there_at_the_end(path: Path) -> None:
    match, rng = half_and_half()
    save(played_out(match, rng), path)
    found = facts_of(path)
    assert found is not None
    assert [(side.name, side.kind) for side in found.sides] == [("Tufty", "kit"), ("Ben", ""), ("Zoe", "")]
    match.goto(match.line()[0])
    match.reseat(1, "Ida")
    match.goto(match.entries[-1])
    save(match, path)
    found = facts_of(path)
    assert found is not None
    assert found.sides[1].name == "Ben", "what comes after the last move changes no result"


NOW = datetime(2026, 11, 20, 21, tzinfo=UTC)


def ended(hours: float, won: str, *names: str, **more: object) -> Summary:
    """A game that ended so many hours ago; 'Rex:wise' is a bot."""
    seats = [name.partition(":") for name in names]
    players, kinds = tuple(seat[0] for seat in seats), tuple(seat[2] for seat in seats)
    known = {"game": "nuts", "begun": NOW - timedelta(hours=hours + 1), "scores": (1,) * len(names), "over": True}
    winners = tuple(seat for seat, name in enumerate(players) if name in won.split())
    moment = NOW - timedelta(hours=hours)
    return Summary(Path("x"), moment, players=players, kinds=kinds, winners=winners, **(known | more))  # type: ignore[arg-type]


def test_an_evening_counts_the_games_of_the_same_people() -> None:
    found = evening(
        [ended(0.1, "Ben", "Ann", "Ben"), ended(1, "Ann", "Ann", "Cid"), ended(2, "Ann", "ann ", "Ben")], NOW
    )
    assert found == Evening(3, (Wins("Ann", 1, 3), Wins("Ben", 1, 2), Wins("Cid", 0, 1)))


def test_a_shared_win_is_everybodys_and_bots_are_on_no_table() -> None:
    games = [ended(0, "Ann Ben", "Ann", "Ben", "Rex:wise"), ended(1, "Rex", "Ann", "Rex:wise")]
    assert evening(games, NOW) == Evening(2, (Wins("Ann", 1, 2), Wins("Ben", 1, 1)))


@pytest.mark.parametrize(
    "other",
    [
        ended(GAP.total_seconds() / 3600 + 0.6, "Ann", "Ann", "Ben"),
        ended(1, "Ida", "Ida", "Jon"),
        ended(1, "", "Ann", "Ben", over=False),
        ended(1, "Ann", "Ann", "Ben", dealt=False),
        ended(1, "Rex", "Rex:wise", "Kit:kit"),
        ended(0.5, "Ann", "Ann", "Ben"),
        ended(1, "Ann", "Ann", "Ben", begun=NOW - timedelta(days=40)),
    ],
    ids=["yesterday", "other people", "not over", "from a position", "bots alone", "the same game", "begun long ago"],
)
def test_one_game_alone_is_no_evening(other: Summary) -> None:
    assert evening([ended(0.5, "Ann", "Ann", "Ben"), other], NOW) is None


def test_the_next_morning_the_evening_is_over() -> None:
    games = [ended(hours, "Ann", "Ann", "Ben") for hours in (10, 11)]
    assert evening(games, NOW) is None
    assert evening(games, NOW - timedelta(hours=9)) is not None


def test_an_evening_is_read_from_the_games_on_the_disk(nutdesk_home: Path) -> None:
    for seed in range(3):
        match = at_table("Ann", "Ben", "Rex:wise", seed=str(seed))
        path = store.finish(store.begin(played_out(match, Random(seed))))
        os.utime(path, (seed + 1e9, seed + 1e9))
    found = evening(store.newest(), datetime.fromtimestamp(1e9 + 60, UTC))
    assert found is not None
    assert found.games == 3
    assert {one.name for one in found.people} == {"Ann", "Ben"}
