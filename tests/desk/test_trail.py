"""Escape leads back to the page one came from, not always home."""

from __future__ import annotations

from PySide6.QtCore import Qt

from nutdesk import paths
from nutdesk.core.match import Match
from nutdesk.desk.classroom.lesson import LessonPage
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import store
from nutdesk.teach.browse import course_of
from tests.desk.conftest import begun
from tests.desk.hands import click, key, settle

LESSON = min(paths.scenes().glob("nut-hunt/*.toml"))


def sit_down(window: MainWindow, match: Match) -> TablePage:
    window.seat(match, window.records.begin(match))
    assert window.page is not None
    settle()
    return window.page


def escape(window: MainWindow) -> None:
    settle()
    key(window.shown, Qt.Key.Key_Escape)
    settle()


def test_escape_leads_back_to_the_game_from_the_statistics_and_from_the_lessons(window: MainWindow) -> None:
    match = begun()
    page = sit_down(window, match)
    for move in range(2):
        page.session.match.play(page.session.match.game.legal(page.session.match.state)[0])
        for command in ("statistics", "trials", "lessons"):
            window.actions_[command].trigger()
            assert window.page is None
            escape(window)
            assert isinstance(window.page, TablePage), command
            page = window.page
            assert len(page.session.match.line()) == move + 1
    escape(window)
    assert window.page is page, "Escape at a table stays there"


def test_a_game_in_which_nothing_was_played_is_there_again(window: MainWindow) -> None:
    page = sit_down(window, begun(seed="unplayed"))
    window.actions_["statistics"].trigger()
    assert not store.recent(), "no empty game is kept"
    escape(window)
    assert window.page is not None
    assert window.page is not page
    assert window.page.session.match.seed == "unplayed"
    assert window.page.session.journal is not None


def test_a_game_that_is_over_is_counted_and_there_again(window: MainWindow) -> None:
    match = begun(seed="over")
    sit_down(window, match)
    while not match.over:
        match.play(match.game.legal(match.state)[0])
    window.actions_["statistics"].trigger()
    assert [game.over for game in store.recent()] == [True]
    escape(window)
    assert window.page is not None
    assert window.page.session.match.over
    window.go_home()
    assert len(store.recent()) == 1, "looking at it again makes no second game of it"


def test_the_way_back_goes_through_every_page_once(window: MainWindow) -> None:
    sit_down(window, begun())
    window.actions_["statistics"].trigger()
    assert window.lab.page is not None
    assert window.lab.page.back.text() == "Back to the game"
    window.actions_["lessons"].trigger()
    browser = window.teaching.browser
    assert browser is not None
    assert browser.back.text() == "Lab"
    window.actions_["statistics"].trigger()
    assert window.lab.page.back.text() == "Back to the game"
    escape(window)
    assert isinstance(window.page, TablePage)


def test_the_end_of_a_lesson_leads_back_to_the_lessons(window: MainWindow) -> None:
    window.teaching.show_lessons()
    browser = window.teaching.browser
    window.open_lesson(course_of("nut-hunt")[-1].path)
    page = window.page
    assert isinstance(page, LessonPage)
    page.finished.emit()
    settle()
    assert window.shown is browser


def test_a_lesson_goes_on_at_the_step_where_it_was_left(window: MainWindow) -> None:
    window.open_lesson(LESSON)
    page = window.page
    assert isinstance(page, LessonPage)
    page.next()
    at = page.lesson.at
    window.actions_["statistics"].trigger()
    assert window.lab.page is not None
    assert window.lab.page.back.text() == "Back to the lesson"
    escape(window)
    page = window.page
    assert isinstance(page, LessonPage)
    assert page.lesson.at == at


def test_from_home_the_way_back_is_home(window: MainWindow) -> None:
    window.actions_["statistics"].trigger()
    assert window.lab.page is not None
    assert window.lab.page.back.text() == "Home"
    click(window.lab.page.back)
    settle()
    assert window.shown is window.home
