"""The lesson browser: games, lessons, progress, coverage, and both ways to begin."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from nutdesk import games, paths
from nutdesk.desk.classroom.lesson import LessonPage
from nutdesk.desk.classroom.lesson_browser import BrowserPage, line_ends
from nutdesk.desk.handout.print_sheet import PrintSheet
from nutdesk.desk.kit.translated import mark_of
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import progress, rulebook
from nutdesk.teach.browse import LONGEST_TITLE, course_of, short_course
from nutdesk.teach.pack import pack
from tests.desk.busy_threads import busy_threads
from tests.desk.hands import click, key, settle
from tests.desk.ink import watched
from tests.odd_files import lay_link, lay_pipe

NUTS = "nuts/01-the-factory-floor.toml"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUTDESK_HOME", str(tmp_path))


@pytest.fixture
def browser(window: MainWindow) -> BrowserPage:
    """The browser, opened from the card on the home screen."""
    click(window.home.learn.button)
    assert window.teaching.browser is not None
    assert window.stack.currentWidget() is window.teaching.browser
    return window.teaching.browser


def test_every_game_has_its_course_and_examples(browser: BrowserPage) -> None:
    assert [button.card.id for button in browser.games] == [card.id for card in games.cards()]
    for button in browser.games:
        click(button)
        listed = [row.lesson.path for row in browser.rows]
        assert set(listed) == set((paths.scenes() / button.card.id).glob("*.toml"))
        course = [row.lesson.course for row in browser.rows if row.lesson.course is not None]
        assert course == sorted(course)
        assert button.total == len(course)


def test_a_lesson_that_a_learner_finishes_is_marked(window: MainWindow, browser: BrowserPage) -> None:
    at = next(at for at, row in enumerate(browser.rows) if row.lesson.course)
    first = browser.rows[at]
    assert not first.done
    click(first)
    click(browser.learn)
    page = window.page
    assert isinstance(page, LessonPage)
    page.goto(len(page.lesson.scene.steps))
    while window.page is page:
        page.next()
        settle()
    assert progress.load().done(first.lesson.path)
    key(window, Qt.Key.Key_L, modifier=Qt.KeyboardModifier.ControlModifier)
    assert window.stack.currentWidget() is browser
    assert [row.done for row in browser.rows[at : at + 2]] == [True, False]
    assert browser.games[0].done == 1
    assert browser.chosen is not None
    assert browser.chosen.path == browser.rows[0].lesson.path, "the first that was not done is at hand"


def test_own_lessons_are_listed_as_soon_as_they_are_written(
    window: MainWindow, browser: BrowserPage, qtbot: QtBot
) -> None:
    folder = paths.user_scenes() / "nut-hunt"
    folder.mkdir(parents=True)
    source = paths.scenes() / "nut-hunt" / "05-run-for-it.toml"
    (folder / "mine.toml").write_text(
        source.read_text(encoding="utf-8").replace('title = "Run for it"', 'title = "Mine"'), encoding="utf-8"
    )
    (folder / "broken.toml").write_text("title = [", encoding="utf-8")
    window.teaching.show_lessons()
    qtbot.waitUntil(lambda: [row.text() for row in browser.rows if row.lesson.own] == ["Mine"], timeout=60_000)


def test_lessons_are_there_at_once_whatever_lies_among_ones_own(
    window: MainWindow, browser: BrowserPage, qtbot: QtBot
) -> None:
    """A pipe, links to themselves, rubbish, and a disk that does not answer: each is its own problem."""
    folder = paths.user_scenes() / "nut-hunt"
    folder.mkdir(parents=True)
    lay_link(folder / "0-loop.toml", folder / "0-loop.toml")
    (folder / "1-rubbish.toml").write_bytes(bytes(range(256)) * 100)
    (folder / "2-folder.toml").mkdir()
    (folder / "3-long.toml").write_text(f'title = "{"x" * 90_000}"\n', encoding="utf-8")
    (folder / "5-mine.toml").write_text('title = "Mine"\n', encoding="utf-8")
    lay_pipe(folder / "4-pipe.toml")
    lay_link(paths.user_scenes() / "nuts", paths.user_scenes() / "nuts")
    shown = [row.lesson.path for row in browser.rows]
    with busy_threads(browser):
        window.teaching.show_lessons()
        assert [row.lesson.path for row in browser.rows] == shown
        settle()
    qtbot.waitUntil(lambda: len(browser.rows) == len(shown) + 2, timeout=60_000)
    assert [len(row.text()) for row in browser.rows if row.lesson.own] == [LONGEST_TITLE, 4]


def test_a_list_that_grows_keeps_what_was_chosen_and_the_keys(
    window: MainWindow, browser: BrowserPage, qtbot: QtBot
) -> None:
    row = browser.rows[3]
    click(row)
    row.setFocus()
    folder = paths.user_scenes() / "nut-hunt"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('title = "Mine"\n', encoding="utf-8")
    before = len(browser.rows)
    browser.look()
    qtbot.waitUntil(lambda: len(browser.rows) == before + 1, timeout=60_000)
    assert browser.chosen is not None
    assert browser.chosen.path == row.lesson.path
    assert browser.rows[4].isChecked(), "one's own stands above it"
    assert browser.rows[4].hasFocus()


def shared(tmp_path: Path) -> Path:
    """A file with a lesson that somebody else has made for another game."""
    scene, out = tmp_path / "Theirs.toml", tmp_path / "theirs.nutlesson"
    source = (paths.scenes() / NUTS).read_text(encoding="utf-8")
    scene.write_text(re.sub('title = ".*"', 'title = "Theirs"', source, count=1), encoding="utf-8")
    pack([scene], out)
    return out


def drop(window: MainWindow, at: QPoint, file: Path) -> None:
    """Drop a file on a point of the window, as the system delivers it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window.windowHandle(), QDragEnterEvent(at, *how))
    QApplication.sendEvent(window.windowHandle(), QDropEvent(QPointF(at), *how))
    settle()


@pytest.mark.parametrize("way", ["button", "keys", "drop on the list", "drop on the text"])
def test_lessons_that_somebody_shared_are_added_here_and_stand_first(
    window: MainWindow, browser: BrowserPage, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    file = shared(tmp_path)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args, **_kw: (str(file), ""))
    if way == "button":
        click(browser.add)
    elif way == "keys":
        key(window, Qt.Key.Key_O, modifier=Qt.KeyboardModifier.ControlModifier)
    else:
        on = browser.area if "list" in way else browser.text
        drop(window, on.mapTo(window, on.rect().center()), file)
    qtbot.waitUntil(lambda: "was added" in window.complaint, timeout=60_000)
    qtbot.waitUntil(lambda: browser.chosen is not None and browser.chosen.title == "Theirs", timeout=60_000)
    assert browser.game == "nuts", "its game is shown"
    assert browser.rows[0].isChecked()
    assert browser.heads[0][0] == "Yours"
    assert len(browser.heads) > 1


def test_ones_own_lessons_stand_first_and_the_next_of_the_course_is_chosen(
    window: MainWindow, browser: BrowserPage, qtbot: QtBot
) -> None:
    folder = paths.user_scenes() / "nut-hunt"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text('title = "Mine"\n', encoding="utf-8")
    window.teaching.show_lessons()
    qtbot.waitUntil(lambda: browser.rows[0].text() == "Mine", timeout=60_000)
    window.teaching.show_lessons()
    assert browser.chosen is not None
    assert browser.chosen.short == 1
    assert [row.lesson.own for row in browser.rows[:2]] == [True, False]


def test_the_chosen_lesson_is_edited_and_printed_from_the_browser(window: MainWindow, browser: BrowserPage) -> None:
    assert browser.hand_on.isHidden(), "there is nothing of one's own to hand on"
    assert browser.chosen is not None
    path = browser.chosen.path
    click(browser.print)
    assert any(sheet.isVisible() for sheet in window.findChildren(PrintSheet))
    key(window, Qt.Key.Key_Escape)
    click(browser.edit)
    editor = window.authoring.editor
    assert editor is not None
    assert Path(editor.draft.path).name == path.name


def test_the_coverage_of_a_course_names_every_clause_and_its_lessons(browser: BrowserPage) -> None:
    click(browser.cover)
    shown = browser.text.toPlainText()
    clauses = rulebook.clauses(browser.game)
    assert all(clause.id in shown for clause in clauses)
    words = " ".join(shown.split())
    for clause in clauses:
        for part in clause.parts:
            assert f"{mark_of(part.kind)[0]} {part.text}".strip() in words, clause.id
    assert f"{len(clauses)} of {len(clauses)} clauses" in shown
    assert "Run for it" in shown
    assert "no lesson yet" not in shown
    click(browser.cover)
    assert "The rules it teaches" in browser.text.toPlainText()


def test_a_picture_that_comes_late_does_not_cover_the_table_of_rules(browser: BrowserPage) -> None:
    browser.flip_coverage()
    browser._draw()
    assert browser.text_panel.image.isNull()


def test_presenting_opens_two_windows_and_comes_back(window: MainWindow, browser: BrowserPage) -> None:
    click(browser.rows[4])
    click(browser.present)
    presenter = window.teaching.presenter
    assert presenter is not None
    assert presenter.isVisible()
    assert presenter.audience.isVisible()
    assert not window.isVisible(), "nothing else can stray onto the projector"
    assert presenter.runner.path == browser.rows[4].lesson.path
    presenter.close()
    settle()
    assert window.isVisible()
    assert window.teaching.presenter is None


def test_ten_minutes_and_the_whole_course_play_scene_after_scene(window: MainWindow, browser: BrowserPage) -> None:
    for button, chosen in ((browser.short, short_course(browser.game)), (browser.whole, course_of(browser.game))):
        click(button)
        presenter = window.teaching.presenter
        assert presenter is not None
        assert presenter.runner.course == tuple(lesson.path for lesson in chosen)
        presenter.close()
        settle()


def test_keys_walk_the_lessons_and_lead_home(window: MainWindow, browser: BrowserPage) -> None:
    assert browser.rows[0].hasFocus()
    key(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up)
    assert browser.rows[1].isChecked()
    assert browser.rows[1].hasFocus()
    key(window, Qt.Key.Key_Return)
    assert isinstance(window.page, LessonPage)
    window.teaching.show_lessons()
    settle()
    key(window, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.home


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_browser_can_be_read(window: MainWindow, browser: BrowserPage, theme: str) -> None:
    with watched() as words:
        window.chosen_settings.change("theme", theme)
        settle()
        window.grab()
    said = [word for word in words if word.text.strip()]
    assert len(said) > 20
    assert {word.text: word.pixels for word in said if word.pixels < 13} == {}


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720)])
def test_no_rule_is_cut_by_the_picture_below_it(
    window: MainWindow, browser: BrowserPage, size: tuple[int, int]
) -> None:
    window.resize(*size)
    settle()
    for button in browser.games:
        click(button)
        for row in sorted(browser.rows, key=lambda row: len(row.lesson.clauses))[-2:]:
            browser.choose(row.lesson)
            browser._draw()
            assert not browser.text_panel.image.isNull()
            words = browser.text.geometry()
            assert words.bottom() < browser.text_panel.frame.top()
            ends = list(line_ends(browser.text.document()))
            seen = browser.text.viewport().height()
            assert any(abs(end - seen) <= 1 for end in ends) or max(ends) <= seen
