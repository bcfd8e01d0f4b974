"""Records and journals, and the statistics made of them: opened, or refused in one sentence; none hides another."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.record import BadFile, load, save, store
from nutdesk.record.figures import GameFigures, GameFilter
from nutdesk.record.journal import create, reopen
from nutdesk.record.show import show, verify
from nutdesk.record.statistics import Statistics, Unavailable
from tests.fuzz.conftest import Share
from tests.fuzz.mutate import BYTES, flip, json_lines
from tests.fuzz.promise import fuzz
from tests.odd_files import lay_link, lay_pipe
from tests.record.play import annotated, begun, played_out, reseated, titled, wander

SAVES = Path(__file__).parents[1] / "saves"


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    """Of every game one with branches and one from a written position; and one that is over."""
    found = [played_out(begun(seats=2, seed="a"), Random(1))]
    for game_id in games.ids():
        branched = wander(begun(game_id, games.load(game_id).usual, "b"), Random(2), 30)
        start = next(entry.state for entry in branched.entries[8:] if entry.state.pending)
        written = Match(branched.game, branched.options, branched.players, "c", start=start)
        written.begin()
        found += [
            wander(reseated(annotated(branched, Random(5)), Random(5)), Random(6), 5),
            wander(written, Random(3), 10),
        ]
    return found


@pytest.fixture(scope="module")
def records(matches: list[Match], tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Those matches as they are saved, and small ones of an earlier version."""
    path = tmp_path_factory.mktemp("records") / "x.nutdesk"
    out = []
    for match in matches:
        save(match, path)
        out.append(path.read_bytes())
    return [*out, *(old.read_bytes() for old in sorted(SAVES.rglob("*.nutdesk")) if old.stat().st_size < 8000)]


@pytest.fixture(scope="module")
def journals(matches: list[Match], tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The same matches as journals, with moves, remarks and ways back written one by one."""
    folder = tmp_path_factory.mktemp("journals")
    out = []
    for number, match in enumerate(matches):
        with create(match, folder / f"{number}.nutdesk", titled(match, "Zoë")) as journal:
            wander(match, Random(number), 10, journal.keep)
            reseated(annotated(match, Random(6)), Random(6))
            journal.keep()
        out.append(journal.path.read_bytes())
    return out


CHANGES = (*BYTES, *([json_lines] * len(BYTES)))


def opened(path: Path) -> None:
    """A record as the desk and the command line take it."""
    shown = store.summary(path)
    assert shown.path == path
    match = load(path).match
    assert match.over or match.game.legal(match.state)
    assert all(entry.state is not None for entry in match.entries)
    show(path)
    verify(path)


def test_a_changed_record_is_opened_or_refused(share: Share, place: Path, records: list[bytes]) -> None:
    fuzz("record", share(200, 2400), records, CHANGES, place / "x.nutdesk", opened, (BadFile,))


def gone_on(path: Path) -> None:
    """A journal as a start of the program takes it: it is in the list whatever it is, and others are too."""
    listed = [game.path for game in store.recent()]
    assert path.with_name("good.nutdesk") in listed
    assert path in listed or not path.stat().st_size
    with reopen(path) as journal:
        assert journal.match.entries


def test_a_changed_journal_hides_no_other(
    share: Share, place: Path, journals: list[bytes], records: list[bytes]
) -> None:
    path = store.journals() / "changed.nutdesk"
    path.parent.mkdir(parents=True)
    (path.parent / "good.nutdesk").write_bytes(journals[0])
    fuzz("journal", share(160, 1600), journals, CHANGES, path, gone_on, (BadFile,), may_write=True)


def test_a_link_to_itself_among_the_journals_hides_no_other(place: Path, journals: list[bytes]) -> None:
    folder = store.journals()
    folder.mkdir(parents=True)
    (folder / "good.nutdesk").write_bytes(journals[0])
    lay_link(folder / "loop.nutdesk", folder / "loop.nutdesk")
    (folder / "folder.nutdesk").mkdir()
    lay_link(folder / "gone.nutdesk", folder / "nowhere")
    lay_pipe(folder / "pipe.nutdesk")
    assert folder / "good.nutdesk" in [game.path for game in store.recent()]
    Statistics().follow()


@pytest.fixture(scope="module")
def databases(matches: list[Match], tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The statistics of a finished game."""
    home = tmp_path_factory.mktemp("statistics")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NUTDESK_HOME", str(home))
        store.games().mkdir(parents=True)
        save(matches[0], store.games() / "one.nutdesk")
        statistics = Statistics()
        statistics.follow()
        return [statistics.path.read_bytes()]


def test_changed_statistics_are_read_from_the_records_again(
    share: Share, place: Path, databases: list[bytes], records: list[bytes]
) -> None:
    store.games().mkdir(parents=True)
    (store.games() / "one.nutdesk").write_bytes(records[0])

    def asked(path: Path) -> None:
        statistics = Statistics()
        assert statistics.path == path
        figures = GameFigures(statistics, GameFilter())
        statistics.consult(lambda: (figures.totals(), figures.days(), figures.people(), list(figures.as_csv())))
        for beside in path.parent.glob("statistics*"):
            shutil.rmtree(beside) if beside.is_dir() else beside.unlink()

    changes = (*BYTES, *([flip] * len(BYTES)))
    fuzz("statistics", share(80, 800), databases, changes, Statistics().path, asked, (Unavailable,), may_write=True)
