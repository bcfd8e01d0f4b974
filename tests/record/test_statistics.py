"""The statistics: everything in them comes from the records, and is as somebody would count it by hand."""

from __future__ import annotations

import csv
import io
import os
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from shutil import copytree

import attrs
import pytest

from nutdesk import games
from nutdesk.core.game import TABLE, Result
from nutdesk.core.match import Match
from nutdesk.record import begin, discard, finish, header_of, keeping, load, report, save, statistics
from nutdesk.record.bench import made_up
from nutdesk.record.facts import FinishedGame, Side, facts_of, who_is
from nutdesk.record.figures import COLUMNS, GameFigures, GameFilter, Undone
from nutdesk.record.statistics import Statistics, Unavailable
from nutdesk.record.store import games as games_folder
from nutdesk.record.store import journals
from tests.record.play import NICE, at_table, begun, played_out

ALL = GameFilter(tables="all")


def kept(match: Match) -> Path:
    """The match among the games that are done, written as the desk writes it."""
    return finish(begin(match))


def ended(match: Match) -> Result:
    result = match.game.result(match.state)
    assert result is not None
    return result


def counted(choice: GameFilter = ALL) -> int:
    return GameFigures(Statistics(), choice).totals().games


def rows(kept: Statistics | None = None) -> list[tuple[object, ...]]:
    """All that the file holds, without numbers that depend on the order of reading."""
    order = "SELECT mark, side, who, kind, score, won, sides.begun, moves, made, undone"
    return (kept or Statistics()).ask(f"{order} FROM games JOIN sides ON sides.game = id ORDER BY 1, 2")


@pytest.fixture(scope="module")
def dozen(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Match], Path]:
    """A dozen finished games and their records: people and bots, two games, some undone moves."""
    home, made = tmp_path_factory.mktemp("dozen"), []
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUTDESK_HOME", str(home))
        for number in range(12):
            rng = Random(number)
            seats = ("Ann", "BEN", "Rex:wise") if number % 4 else ("Rex:wise", "Kit:kit", "Yo:young")
            match = at_table(*seats, game=(NICE, NICE, "in-the-nuts")[number % 3], seed=str(number))
            for _ in range(6):
                match.play(rng.choice(match.game.legal(match.state)))
            if number % 2:
                match.goto(match.line()[3])
            made.append(played_out(match, rng))
            kept(match)
    return made, home


@pytest.fixture
def shelf(dozen: tuple[list[Match], Path], nutdesk_home: Path) -> list[Match]:
    """The dozen in this test's own folders, read."""
    made, home = dozen
    copytree(home, nutdesk_home)
    statistics.place().unlink()
    Statistics().follow()
    return made


# ---- counting by hand -----------------------------------------------------------------------------------------------


def test_every_figure_is_what_counting_the_records_gives(shelf: list[Match]) -> None:
    Statistics().follow()
    figures = GameFigures(Statistics(), ALL)
    assert figures.totals().games == len(shelf)
    assert figures.totals().moves == sum(len(match.line()) for match in shelf)
    assert dict(figures.played()) == Counter(match.game.id for match in shelf)
    won: Counter[str] = Counter()
    seats: Counter[int] = Counter()
    scores: Counter[tuple[str, int]] = Counter()
    for match in shelf:
        result = ended(match)
        for seat, (who, score) in enumerate(zip(match.players, result.scores, strict=True)):
            won[who.kind] += seat in result.winners
            seats[seat + 1] += seat in result.winners
            if not who.kind:
                scores[match.game.id, score] += 1
    assert {share.name: share.won for share in figures.wins_by_level()} == dict(won)
    assert {int(share.name): share.won for share in figures.wins_by_seat()} == dict(seats)
    assert all(share.even == pytest.approx(1 / 3) for share in figures.wins_by_seat())
    assert {(game, score): n for game, some in figures.scores().items() for score, n in some.items()} == scores
    lengths = {(game, moves): n for game, some in figures.lengths().items() for moves, n in some.items()}
    assert lengths == Counter((match.game.id, len(match.line())) for match in shelf)
    assert sum(n for _, n in figures.days()) == len(shelf)


def test_bots_alone_are_told_apart_from_games_with_people(shelf: list[Match]) -> None:
    alone = sum(all(who.kind for who in match.players) for match in shelf)
    assert alone
    assert counted(GameFilter(tables="bots")) == alone
    assert counted(GameFilter()) == len(shelf) - alone
    assert GameFigures(Statistics(), GameFilter(tables="bots")).people() == []
    assert GameFigures(Statistics(), GameFilter(tables="bots")).wins_by_game()[0].won > 0, (
        "then the bots' own wins are meant"
    )


def test_people_are_known_by_name_however_it_is_written(shelf: list[Match]) -> None:
    with_ben = [match for match in shelf if any(who.name == "BEN" for who in match.players)]
    shelved = int(time.time())
    while int(time.time()) == shelved:  # records count in whole seconds: the next game is later than those
        time.sleep(0.02)
    kept(played_out(at_table("Eva", "  ben ", seed="more"), Random(1)))
    figures = GameFigures(Statistics(), GameFilter(person="Ben"))
    assert figures.totals().games == len(with_ben) + 1
    wins = sum(1 in ended(match).winners for match in with_ben)
    assert sum(share.won for share in figures.wins_by_game()) in (wins, wins + 1)
    assert sum(share.played for share in figures.wins_by_game()) == len(with_ben) + 1, "only Ben's own results"
    assert dict(figures.people())["  ben "] == len(with_ben) + 1, "as it was written last"
    assert who_is(" Zoë\u00a0 B ") == who_is("ZOE\u0308 b")


def test_games_are_chosen_by_game_players_time_and_level(shelf: list[Match]) -> None:
    assert counted(attrs.evolve(ALL, game=NICE)) == 8
    assert counted(attrs.evolve(ALL, seats=3)) == len(shelf)
    assert counted(attrs.evolve(ALL, seats=2)) == 0
    assert counted(attrs.evolve(ALL, level="kit")) == 3
    last = GameFigures(Statistics(), ALL).totals().last
    assert counted(attrs.evolve(ALL, since=last + 1)) == 0
    assert counted(attrs.evolve(ALL, since=last)) > 0


def test_wins_by_option() -> None:
    won = Counter[str]()
    for number in range(6):
        match = played_out(at_table("Ann", "Ben:young", seed=str(number), taking_up=number % 2 == 0), Random(number))
        kept(match)
        won["on" if number % 2 == 0 else "off"] += 0 in ended(match).winners
    found = GameFigures(Statistics(), GameFilter(game=NICE, person="ann")).wins_by_option()
    assert {share.name: (share.won, share.played) for share in found if share.name.startswith("taking-up")} == {
        "taking-up=on": (won["on"], 3),
        "taking-up=off": (won["off"], 3),
    }


# ---- what is a game, and what is undone -----------------------------------------------------------------------------


def test_what_was_taken_back_for_another_move_is_undone_and_a_trial_is_not() -> None:
    match = at_table("Ann", "Ben")
    rng = Random(3)
    for _ in range(4):
        match.play(rng.choice(match.game.legal(match.state)))
    stem = match.line()
    match.goto(stem[1])
    other = next(action for action in match.game.legal(match.state) if (action,) != stem[2].moves[:1])
    match.play(other)  # two entries are undone for this one
    here = match.current
    match.goto(stem[0])
    match.goto(here)  # undo and redo of the same moves: no trace
    match.play(match.game.legal(match.state)[0])
    match.current.variation = True
    match.play(match.game.legal(match.state)[0])
    match.goto(here)
    second = match.game.legal(match.state)[1]
    match.play(second)
    played_out(match, rng)
    kept(match)

    def verbs(entries: list[object]) -> Counter[str]:
        moves = (move for entry in entries for move in entry.moves)  # type: ignore[attr-defined]
        return Counter(move.verb for move in moves if move.verb != "luck")

    undone, made = verbs(stem[2:]), verbs([*match.line(), *stem[2:]])
    assert undone
    found = GameFigures(Statistics(), ALL).undone()
    assert {one.verb: one.undone for one in found if one.undone} == dict(undone)
    assert {one.verb: one.made for one in found} == dict(made)
    assert GameFigures(Statistics(), ALL).undone_by_game() == [
        Undone(NICE, "", sum(made.values()), sum(undone.values()))
    ]


def test_a_record_left_in_a_trial_counts_as_the_game_itself_ended() -> None:
    match = played_out(at_table("Ann", "Ben"), Random(1))
    result, moves = ended(match), len(match.line())
    match.goto(match.line()[-3])
    other = next(a for a in match.game.legal(match.state) if (a,) != match.current.children[0].moves[:1])
    match.play(other)
    match.current.variation = True
    path = kept(match)
    found = facts_of(path)
    assert found is not None
    assert found.moves == moves
    assert tuple(side.score for side in found.sides) == result.scores
    assert not found.undone, "what was tried is not undone"


def test_only_games_that_were_dealt_and_are_over_count() -> None:
    unfinished = at_table("Ann", "Ben", seed="open")
    unfinished.play(unfinished.game.legal(unfinished.state)[0])
    begin(unfinished).close()
    kept(unfinished)
    over = begin(played_out(at_table("Ann", "Ben", seed="waits"), Random(2)))
    over.close()  # its program was killed before it was put away
    dealt = at_table("Ann", "Ben", seed="written")
    rules = dealt.game
    start = rules.position(rules.describe(dealt.state), dealt.options, 2)
    written = Match(rules, dealt.options, dealt.players, "other", start=start, fair=False)
    written.begin()
    kept(played_out(written, Random(2)))
    Statistics().follow()
    assert counted() == 1


def test_a_copy_of_a_game_is_the_same_game() -> None:
    match = played_out(at_table("Ann", "Ben"), Random(1))
    path = kept(match)
    save(match, games_folder() / "my best game.nutdesk")
    again = load(path)
    discard(begin(again.match))
    begin(again.match).close()  # looked at again: a journal of its own, with another time in its header
    Statistics().follow()
    assert len(list(games_folder().iterdir())) == 2
    assert counted() == 1
    path.unlink()
    Statistics().follow()
    assert counted() == 1, "the copy is still there"


def test_the_automa_is_neither_a_person_nor_a_level() -> None:
    match = played_out(at_table("Ann", game="nut-hunt"), Random(1))
    result = ended(match)
    kept(match)
    figures = GameFigures(Statistics(), GameFilter())
    assert {share.name: share.won for share in figures.wins_by_level()} == {
        "": 0 in result.winners,
        "automa": 1 in result.winners,
    }
    assert figures.levels() == []
    assert [share.name for share in figures.wins_by_seat()] == ["1"]
    assert figures.wins_by_seat()[0].even == 0.5, "against the Automa, half of the games"


# ---- keeping up -----------------------------------------------------------------------------------------------------


def test_a_game_is_counted_as_soon_as_it_is_put_away() -> None:
    kept(played_out(at_table("Ann", "Ben"), Random(1)))
    assert counted() == 1
    assert not Statistics().follow(), "there is nothing else to read"


def test_a_record_that_is_thrown_away_or_renamed_or_brought_back_is_followed(shelf: list[Match]) -> None:
    before = rows()
    path = next(games_folder().iterdir())
    keeping.rename(path, "The long one")
    thrown = keeping.throw_away(path)
    assert Statistics().follow()
    assert counted() == len(shelf) - 1
    keeping.bring_back(thrown)
    Statistics().follow()
    assert rows() == before
    moved = next(games_folder().iterdir())
    moved.rename(moved.with_name("another name.nutdesk"))
    Statistics().follow()
    assert rows() == before


def test_a_damaged_record_is_left_out_and_the_others_are_counted(shelf: list[Match]) -> None:
    path = next(games_folder().iterdir())
    path.write_bytes(path.read_bytes()[:-40])
    (games_folder() / "noise.nutdesk").write_bytes(b"\x00\xff\n{]")
    (games_folder() / "empty.nutdesk").touch()
    Statistics().follow()
    assert counted() == len(shelf) - 1


@pytest.mark.parametrize("damage", ["noise", "cut", "middle", "empty", "version", "tables", "newer"])
def test_a_statistics_file_that_is_damaged_or_of_another_version_is_made_anew(shelf: list[Match], damage: str) -> None:
    before, path = rows(), statistics.place()
    data = path.read_bytes()
    if damage == "noise":
        path.write_bytes(b"this is not a database, and longer than a header of one would be " * 40)
    elif damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "middle":
        path.write_bytes(data[:4096] + b"\xaa" * (len(data) - 4096))
    elif damage == "empty":
        path.write_bytes(b"")
    else:
        change = {"version": "PRAGMA user_version = 0", "newer": "PRAGMA user_version = 99"}
        with sqlite3.connect(path) as db:
            db.execute(change.get(damage, "DROP TABLE sides"))
        db.close()
    found = Statistics()
    assert found.consult(lambda: rows(found)) == before
    if damage in ("noise", "middle"):
        assert path.with_suffix(".damaged").is_file(), "it is kept for whoever wants to look"


def test_who_finds_the_damage_late_leaves_the_new_file_alone(shelf: list[Match]) -> None:
    """Two threads open a damaged file; one has made it anew before the other has noticed."""
    statistics.place().write_bytes(b"noise" * 2000)
    with pytest.raises(Unavailable):
        notice_late(Statistics())
    assert counted() == len(shelf)


def notice_late(slow: Statistics) -> None:
    """Open the file, and hear from SQLite that it is none when somebody else has made it anew."""
    error = sqlite3.DatabaseError("file is not a database")
    error.sqlite_errorcode = sqlite3.SQLITE_NOTADB
    with slow._open():
        Statistics().follow()
        raise error


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "statistics.sqlite").mkdir()
    with pytest.raises(statistics.Unavailable, match="unable to open"):
        Statistics(tmp_path / "statistics.sqlite").follow()


def test_two_programs_do_not_get_in_each_others_way(shelf: list[Match]) -> None:
    Statistics().follow()
    other = sqlite3.connect(statistics.place(), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    kept(played_out(at_table("Ann", "Ben", seed="meanwhile"), Random(1)))  # it cannot be added now
    assert counted() == len(shelf)
    other.execute("ROLLBACK")
    other.close()
    Statistics().follow()
    assert counted() == len(shelf) + 1


# ---- rebuilding -----------------------------------------------------------------------------------------------------


def test_a_rebuild_reads_every_record_and_says_how_far_it_is(
    shelf: list[Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "CHUNK", 5)
    before = rows()
    with sqlite3.connect(statistics.place()) as db:
        db.execute("UPDATE sides SET score = score + 7")
    db.close()
    told: list[tuple[int, int]] = []
    assert Statistics().rebuild(lambda done, total: told.append((done, total)))
    assert told == [(0, 12), (5, 12), (10, 12), (12, 12)]
    assert rows() == before
    assert {path.suffix for path in statistics.place().parent.iterdir() if path.is_file()} == {".sqlite"}


def test_a_rebuild_that_is_stopped_leaves_the_old_figures(shelf: list[Match], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "CHUNK", 1)
    before, told = rows(), list[int]()
    assert not Statistics().rebuild(lambda done, _total: told.append(done), lambda: len(told) > 4)
    assert told[-1] < 12
    assert rows() == before
    assert [path.name for path in statistics.place().parent.glob("*.part*")] == []


def test_other_processes_read_the_same(shelf: list[Match], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statistics, "MANY", 3)
    monkeypatch.setattr(statistics, "CHUNK", 4)
    before = rows()
    assert Statistics().rebuild(pool=lambda: ProcessPoolExecutor(1, get_context("spawn")))
    assert rows() == before


# ---- people ---------------------------------------------------------------------------------------------------------


def made(*results: str, game: str = NICE) -> Iterator[FinishedGame]:
    """Games in order, each as 'Ann+ Ben': who played, + for who won; a colon and a level for a bot."""
    for number, result in enumerate(results):
        sides = []
        for seat in result.split():
            name, _, kind = seat.rstrip("+").partition(":")
            sides.append(Side(name, kind, 10 * seat.endswith("+") + number, seat.endswith("+")))
        yield FinishedGame(f"{game} {number}", game, 1000 * (number + 1), {}, True, 9, tuple(sides), {"move": 3}, {})


def test_runs_of_wins_are_those_of_people_and_levels() -> None:
    Statistics().fill(
        made(
            "Ann+ Ben",
            "ANN+ Rex:wise",
            "Ben+ Rex:wise",
            "Ann+ Ben",
            "Rex:wise Rox:wise+ Ann",
            "Ben Rex:wise+",
            "Ann Rex:wise+ Yo:young",
            "Ann+ Ben+",
            "Rex:wise Yo:young+",
        )
    )
    runs = {run.name or run.kind: run for run in GameFigures(Statistics(), ALL).runs()}
    assert (runs["wise"].longest, runs["wise"].first, runs["wise"].last, runs["wise"].now) == (3, 5000, 7000, 0)
    assert (runs["Ann"].longest, runs["Ann"].first, runs["Ann"].last, runs["Ann"].now) == (3, 1000, 4000, 1)
    assert (runs["Ben"].longest, runs["Ben"].now) == (1, 1)
    assert (runs["young"].longest, runs["young"].now) == (1, 1)
    assert [run.longest for run in GameFigures(Statistics(), ALL).runs()] == [3, 3, 1, 1], "the longest first"
    people = {run.name for run in GameFigures(Statistics(), GameFilter(person="ben")).runs() if not run.kind}
    assert people == {"Ann", "Ben"}, "in the games that Ben played"


def test_the_best_score_of_everyone_is_the_first_time_they_reached_it() -> None:
    Statistics().fill(made("Ann+ Ben", "Ann Ben+", "Ann Ben"))
    Statistics().fill(made("Ann Ben+", game="nuts"))
    found = GameFigures(Statistics(), GameFilter())
    assert {(best.game, best.name): (best.score, best.begun) for best in found.bests()} == {
        (NICE, "Ann"): (10, 1000),
        (NICE, "Ben"): (11, 2000),
        ("nuts", "Ann"): (0, 1000),
        ("nuts", "Ben"): (10, 1000),
    }
    assert [best.score for best in found.bests()] == [11, 10, 10, 0]


# ---- out ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games.ids())
def test_a_score_is_told_in_the_word_that_the_game_tells_its_winner_by(game: str) -> None:
    rules = games.load(game)
    ends = (played_out(at_table("Ann", "Ben", game=game, seed=str(n)), Random(n)) for n in range(20))
    match = next(one for one in ends if len(ended(one).winners) == 1)
    won = rules.table(rules.view(match.state, TABLE), rules.seats[:2]).prompt
    assert rules.points(max(ended(match).scores)) in won
    word = "nuts" if game == "little-nutters" else "points"
    Statistics().fill(made("Ann+ Ben", game=game))
    text = report.as_text(GameFigures(Statistics(), ALL))
    assert f"10 {word} on " in text
    assert f"typically 0 {word}, mostly 0 to 10" in text
    assert text.count("points") == (0 if word == "nuts" else 3)


def test_a_game_that_is_not_on_the_shelf_any_more_counts_points() -> None:
    Statistics().fill(made("Ann+ Ben", game="nut-chess"))
    assert "10 points on " in report.as_text(GameFigures(Statistics(), ALL))


def test_the_csv_reads_back(shelf: list[Match]) -> None:
    kept(played_out(at_table('Zoë, "the\u2009Great"', "=SUM(A1)", seed="odd"), Random(1)))
    text = "".join(GameFigures(Statistics(), ALL).as_csv())
    read = list(csv.DictReader(io.StringIO(text, newline="")))
    assert tuple(read[0]) == COLUMNS
    assert len(read) == 12 * 3 + 2
    assert {row["name"] for row in read} == {"Ann", "BEN", "Rex", "Kit", "Yo", 'Zoë, "the\u2009Great"', "'=SUM(A1)"}
    won = sum(int(row["won"]) for row in read if row["name"] == "Ann")
    assert won == sum(share.won for share in GameFigures(Statistics(), GameFilter(person="Ann")).wins_by_game())


def test_made_up_games_are_the_same_for_the_same_seed() -> None:
    assert list(made_up(20, 2_000_000_000)) == list(made_up(20, 2_000_000_000))
    Statistics().fill(made_up(50, 2_000_000_000))
    assert counted() == 50
    assert not journals().exists()


# ---- files that nobody expected -------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="every name of a file is text there")
def test_a_record_whose_name_is_not_text_is_counted() -> None:
    path = finish(begin(played_out(begun(seed="odd"), Random(1))))
    finish(begin(played_out(begun(seed="plain"), Random(1))))
    odd = Path(os.fsdecode(os.fsencode(path.parent) + b"/\xe4\xff.nutdesk"))
    path.rename(odd)
    filed = Statistics()
    assert filed.follow()
    assert filed.ask("SELECT COUNT(*) FROM games") == [(2,)]
    assert not filed.follow(), "and known again"
    assert filed.rebuild()
    assert filed.ask("SELECT COUNT(*) FROM games") == [(2,)]
    filed.add(odd)
    odd.unlink()
    filed.follow()
    assert filed.ask("SELECT COUNT(*) FROM games") == [(1,)]


@pytest.mark.parametrize("year", [2100, 2300, *([9998] if sys.platform != "win32" else [])])
def test_a_record_from_the_future_is_counted_as_of_today(year: int) -> None:
    match = played_out(begun(seed="far"), Random(1))
    created = header_of(match).created.replace(year=year, day=1)
    path = finish(begin(match, attrs.evolve(header_of(match), created=created)))
    with suppress(OSError, OverflowError):  # not every disk knows such a day
        os.utime(path, ns=(int(created.timestamp()) * 10**9,) * 2)
    filed = Statistics()
    filed.follow()
    figures = GameFigures(filed, GameFilter(tables="all"))
    assert abs(filed.ask("SELECT begun FROM games")[0][0] - time.time()) < 3600
    assert figures.as_csv()
    assert not filed.follow()


def test_a_fault_of_ours_with_one_record_stops_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = finish(begin(played_out(begun(seed="one"), Random(1))))
    finish(begin(played_out(begun(seed="two"), Random(1))))
    real = statistics.facts_of

    def fails(path: Path) -> FinishedGame | None:
        if path == bad:
            raise RecursionError
        return real(path)

    monkeypatch.setattr(statistics, "facts_of", fails)
    filed = Statistics()
    filed.rebuild()
    assert filed.ask("SELECT COUNT(*) FROM games") == [(1,)]
