"""The games played last: go on, rename, throw away and take back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import keeping, store
from nutdesk.record.file import load
from tests.desk.conftest import begun
from tests.desk.hands import click, key, open_recent, recent_games, settle


def play(window: MainWindow, *games: str) -> None:
    """Leave a game of each with one move made."""
    for name in games:
        match = begun(name)
        window.seat(match, store.begin(match))
        assert window.page is not None
        window.page.session.submit([match.game.legal(match.state)[0]])
        window.go_home()


def test_each_game_has_its_picture_players_and_how_it_stands(window: MainWindow) -> None:
    play(window, "nut-hunt", "in-the-nuts")
    sheet = recent_games(window)
    settle(8)
    assert [row.game.title for row in sheet.rows] == ["In the Nuts!", "Nut Hunt"]
    for row in sheet.rows:
        assert not row.picture.isNull()
        assert "not over" in row.lines()[2]
        assert row.game.title in row.accessibleName()
    assert QApplication.focusWidget() is sheet.rows[0]
    key(window, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert window.page is not None
    assert window.page.session.game.id == "nut-hunt"


def test_a_name_is_kept_in_the_file_and_the_game_is_the_same(window: MainWindow) -> None:
    play(window, "nice-one-squirrel")
    (path,) = store.journals().glob("*.nutdesk")
    state = load(path).match.state
    sheet = recent_games(window)
    key(window, Qt.Key.Key_F2)
    assert sheet.field.isVisible()
    key(window, Qt.Key.Key_Escape)
    click(sheet.buttons["rename"])
    sheet.field.selectAll()
    QTest.keyClicks(sheet.field, "Sunday  with Ada")
    key(window, Qt.Key.Key_Return)
    assert [row.game.title for row in sheet.rows] == ["Sunday with Ada"]
    key(window, Qt.Key.Key_Escape)
    assert window.home.resume.found is not None
    assert window.home.resume.found.title == "Sunday with Ada"
    assert load(path).match.state == state
    open_recent(window, "Sunday")
    assert window.page is not None
    window.page.session.submit([window.page.session.game.legal(window.page.session.match.state)[0]])
    window.go_home()
    assert store.summary(path).title == "Sunday with Ada", "playing on keeps it"


def test_a_game_thrown_away_can_be_brought_back(window: MainWindow) -> None:
    play(window, "nut-hunt", "nice-one-squirrel")
    before = [summary.path for summary in store.recent()]
    sheet = recent_games(window)
    sheet.rows[0].setFocus()
    key(window, Qt.Key.Key_Delete)
    assert [row.game.title for row in sheet.rows] == ["Nut Hunt"]
    assert len(list(keeping.bin_folder().iterdir())) == 1
    assert window.home.resume.found is not None
    assert window.home.resume.found.title == "Nut Hunt"
    click(sheet.buttons["back"])
    assert [summary.path for summary in store.recent()] == before, "in its old place"
    assert not list(keeping.bin_folder().iterdir())


def test_several_are_thrown_away_in_a_row_from_where_one_is_and_all_come_back(window: MainWindow) -> None:
    play(window, "nut-hunt", "in-the-nuts", "little-nutters", "nice-one-squirrel")
    before = [summary.path for summary in store.recent()]
    sheet = recent_games(window)
    click(sheet.rows[1])
    key(window, Qt.Key.Key_Delete, Qt.Key.Key_Delete)
    assert [row.game.path for row in sheet.rows] == [before[0], before[3]], "never one above the chosen one"
    assert sheet.chosen is sheet.rows[1]
    key(window, Qt.Key.Key_Delete)
    assert sheet.chosen is sheet.rows[0], "the last row is gone"
    for _ in range(3):
        click(sheet.buttons["back"])
    assert [row.game.path for row in sheet.rows] == before
    assert not sheet.buttons["back"].isVisible()


def test_without_games_the_sheet_says_so(window: MainWindow) -> None:
    sheet = recent_games(window)
    assert sheet.none.isVisible()
    assert sheet.none.geometry().contains(sheet.rect().center()), "in the middle of the sheet"
    assert not sheet.buttons["open"].isEnabled()
    key(window, Qt.Key.Key_Delete, Qt.Key.Key_F2, Qt.Key.Key_Escape)
