"""A game folder is enough: home, sheet, table, journal, rules and end sheet find a game they never heard of."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from nutdesk import games
from nutdesk.core.table import Button, Gesture
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import store
from nutdesk.record.file import load
from tests.core import tiny
from tests.desk.conftest import Sit, begun
from tests.desk.hands import by_keys, choices, click, click_twice, key, letters, make, open_recent, seat_people, settle
from tests.record.play import same

ID = "two-heaps"


@pytest.fixture
def sixth(tmp_path: Path) -> Iterator[None]:
    """A folder beside the other games: nothing else is told of it."""
    folder = tmp_path / "shelf" / "two_heaps"
    folder.mkdir(parents=True)
    shutil.copy(Path(tiny.__file__), folder / "rules.py")
    (folder / "__init__.py").write_text(
        '"""Two Heaps."""\n\nfrom nutdesk.games.two_heaps.rules import TINY as GAME\n\n__all__ = ["GAME"]\n',
        encoding="utf-8",
    )
    games.__path__.append(str(folder.parent))
    yield
    games.__path__.remove(str(folder.parent))
    games.load.cache_clear()
    for name in [name for name in sys.modules if name.startswith("nutdesk.games.two_heaps")]:
        del sys.modules[name]


def play_out(page: TablePage, rng: Random) -> list[Gesture | Button]:
    """Play to the end by what the table offers, with the mouse; what was done."""
    made = []
    while not page.session.match.over:
        page.session.uncover()
        settle()
        choice = rng.choice(choices(page))
        before = page.session.match.current
        make(page, choice)
        assert page.session.match.current.parent is before
        made.append(choice)
        assert len(made) < 100
    settle()
    return made


@pytest.mark.usefixtures("sixth")
def test_a_folder_is_enough_for_home_sheet_table_journal_and_end(show_window: MainWindow) -> None:
    window = show_window
    cover = next(cover for cover in window.home.covers if cover.game.id == ID)
    assert cover.accessibleName().startswith("Two Heaps: Small enough to lose.")
    click(cover.change)
    sheet = window.home.sheet
    assert sheet is not None
    click(sheet.counts[3])
    assert set(sheet.switches) == {"lucky", "cards"}
    seat_people(sheet)
    click(sheet.play_button)
    page = window.page
    assert page is not None
    match = page.session.match
    assert (match.game.id, len(match.players)) == (ID, 3)
    assert page.curtain.isVisible()
    made = play_out(page, Random(6))
    assert {type(choice) for choice in made} == {Gesture, Button}
    assert page.end_sheet.isVisible()
    assert page.end_sheet.result == match.game.result(match.state)
    (path,) = store.journals().glob("*.nutdesk")
    same(load(path).match, match)
    window.go_home()
    (path,) = store.games().glob("*.nutdesk")
    assert load(path).match.over


@pytest.fixture
def show_window(sixth: None, window: MainWindow) -> MainWindow:
    """The main window, opened after the folder was put on the shelf."""
    return window


@pytest.mark.usefixtures("sixth")
def test_its_saved_game_is_resumed_and_listed(show_window: MainWindow) -> None:
    window = show_window
    cover = next(cover for cover in window.home.covers if cover.game.id == ID)
    click(cover.change)
    assert window.home.sheet is not None
    seat_people(window.home.sheet)
    click(window.home.sheet.play_button)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    make(page, next(choice for choice in choices(page) if isinstance(choice, Gesture)))
    state = page.session.match.state.copy()
    window.go_home()
    assert window.home.resume.found is not None
    assert window.home.resume.found.title == "Two Heaps"
    open_recent(window, "Two Heaps")
    assert window.page is not None
    assert window.page.session.match.state == state


@pytest.mark.usefixtures("sixth")
def test_a_game_without_a_written_rulebook_still_answers_f1(show_window: MainWindow) -> None:
    window = show_window
    window.seat(begun(games.load(ID)), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    key(page, Qt.Key.Key_F1)
    assert page.rules.isVisible()
    assert page.rules.text.toPlainText().strip()
    key(page, Qt.Key.Key_Escape)
    assert page.rules.isHidden()


@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_from_first_move_to_end_sheet_by_mouse(sit: Sit, seats: int) -> None:
    page = sit(begun(tiny.TINY, seats, seed="sixth"))
    play_out(page, Random(seats))
    assert page.end_sheet.isVisible()


def test_it_plays_by_clicks_keys_and_letters(sit: Sit) -> None:
    page = sit(begun(tiny.TINY, seed="keys"))
    match = page.session.match
    click_twice(page, "pawn", "heap-right")
    letters(page, "r")
    assert [str(move).split()[0] for entry in match.line() for move in entry.moves] == ["go", "roll", "luck"]
    page.session.uncover()
    settle()
    card = next(piece.id for piece in page.table.hand[0].pieces)  # type: ignore[union-attr]
    by_keys(page, card, "heap-left")
    assert [str(move).split()[0] for move in match.current.moves] == ["go", "bury"]


def test_an_interrupt_leaves_the_turn_where_it_is(sit: Sit) -> None:
    page = sit(begun(tiny.TINY, seed="cheer"))
    assert page.table is not None
    cheer = next(button for button in page.table.buttons if button.label == "Cheer")
    due = page.session.match.due
    make(page, cheer)
    assert page.session.match.due == due
    assert page.session.match.state.scores == [1, 0]
    assert page.curtain.isHidden()
    page.session.undo()
    assert page.session.match.state.scores == [0, 0]
