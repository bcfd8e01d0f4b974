"""Lessons at the table: every scene runs to its end, questions are answered by hand, and one may try freely."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from nutdesk import games, paths
from nutdesk.core.table import Table
from nutdesk.desk.classroom.lesson import LessonPage, for_learner
from nutdesk.desk.kit.art import OVEN
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.kit.translated import tell_scene
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.settings.language import choose as choose_language
from nutdesk.desk.settings.language import switch
from nutdesk.desk.shell.window import MainWindow
from nutdesk.languages import LANGUAGES
from nutdesk.teach.scene import Ask, Do, Refuse, Vote, load
from tests.conftest import Scale
from tests.desk.conftest import NICE, SIZE
from tests.desk.hands import choose, click, drag, key, letters, lift, menu_of, settle
from tests.desk.ink import Painted, watched

Open = Callable[..., LessonPage]

LESSON = """\
title = "A small lesson"
game = "nice-one-squirrel"
clauses = ["NS-T1", "NS-T4"]
players = 2
[position]
squirrels = [3, 5]
hands = [["red-acorn", "blue-walnut"], ["green-acorn", "red-walnut"]]
[position.caches]
4 = ["red-walnut"]
6 = ["?green-hazelnut"]
[[step]]
say = "Tufty is on cache 3."
show = ["squirrel-0", "seat-1"]
[[step]]
say = "Cyril is in the way."
refuse = "move 5"
clause = "NS-T1"
[[step]]
ask = "Where does the red acorn score?"
right = ["move 4"]
because = "A red nut lies on cache 4."
clause = "NS-T4"
[step.wrong]
"move 7" = "No nut is there yet."
otherwise = "No red nut is there."
[[step]]
say = "One point."
do = ["move 4", "play red-acorn"]
[[step]]
vote = "Who is next?"
choices = ["Tufty", "Cyril"]
right = 2
because = "The turn goes round."
clause = "NS-S2"
wrong = ["Tufty has just played."]
reveal = ["squirrel-1"]
[[step]]
say = "Cyril looks at cache 6."
do = "move 6"
"""


@pytest.fixture
def lesson(show: Callable[[QWidget], None], tmp_path: Path) -> Open:
    """Opens a lesson on the screen: the small one, or any file."""

    def open_(path: Path | None = None, *, size: tuple[int, int] = SIZE, pace: float = 0.0) -> LessonPage:
        if path is None:
            path = tmp_path / "small.toml"
            path.write_text(LESSON, encoding="utf-8")
        page = LessonPage(for_learner(path), LIGHT)
        page.animator.pace = pace
        page.resize(*size)
        show(page)
        return page

    return open_


def strays(page: LessonPage) -> bool:
    """Whether somebody has left the script."""
    return page.lesson.straying


def page_down(page: LessonPage, times: int = 1) -> None:
    key(page, *[Qt.Key.Key_PageDown] * times)


def as_shown(page: LessonPage) -> Table:
    """The table of the position; while a question is open without the ways that would answer it."""
    table = page.session.table()
    return table.without_answers() if page.asking else table


def run(page: LessonPage) -> list[int]:
    """Page Down to the end; the steps that were shown."""
    ended: list[bool] = []
    page.finished.connect(lambda: ended.append(True))
    shown = [page.lesson.at]
    while not ended:
        step = page.lesson.step
        assert step is not None
        if isinstance(step, Refuse):
            assert page.why_not.isVisible()
            assert page.why_not.clause == step.clause
        if isinstance(step, Ask):
            assert step.ask in page.caption.caption or page.runner.given.verdict is not None
        page_down(page)
        shown.append(page.lesson.at)
        assert len(shown) < 500, "the lesson does not end"
        assert page.table == as_shown(page)
        assert not strays(page)
    return shown


@pytest.mark.parametrize("game_id", games.ids())
def test_the_scenes_of_a_game_run_to_their_end(lesson: Open, scale: Scale, game_id: str) -> None:
    """The first, the last and some between; all of them with --long."""
    scenes = sorted((paths.scenes() / game_id).glob("*.toml"))
    assert scenes, f"{game_id} has no scenes"
    wanted = scale(5 if game_id == NICE else 2, len(scenes))
    for scene in [scenes[k * (len(scenes) - 1) // max(1, wanted - 1)] for k in range(min(wanted, len(scenes)))]:
        page = lesson(scene, size=(800, 480))
        shown = run(page)
        total = len(page.lesson.scene.steps)
        assert sorted(set(shown)) == list(range(1, total + 1))
        assert page.lesson.match.line() == [] or page.lesson.match.line()[-1] is page.lesson.match.current
        page.hide()


def test_a_lesson_starts_with_its_first_step_and_points_at_what_it_says(lesson: Open) -> None:
    page = lesson()
    assert page.caption.caption == "Tufty is on cache 3."
    assert page.caption.progress == "A small lesson · 1 of 6"
    assert page.grip.shown == ("squirrel-0",)
    assert page.seat_panels[1].lit
    assert not page.seat_panels[0].lit
    assert page.scene.spots["cache-9"].veiled
    assert not page.scene.spots["cache-3"].veiled
    assert page.curtain.isHidden(), "in a lesson all hands are open"


def test_page_down_and_page_up_and_the_buttons_walk_the_script(lesson: Open) -> None:
    page = lesson()
    seen = []
    for _ in range(4):
        seen.append((page.lesson.at, page.session.match.state.copy()))
        page_down(page)
    assert page.lesson.at == 5, "a vote waits for its answer"
    for at, state in reversed(seen):
        key(page, Qt.Key.Key_PageUp)
        assert (page.lesson.at, page.session.match.state) == (at, state)
        assert page.table == as_shown(page)
    assert not page.caption.back.isEnabled()
    key(page, Qt.Key.Key_PageUp)
    assert page.lesson.at == 1
    click(page.caption.next)
    assert page.lesson.at == 2
    click(page.caption.back)
    assert page.lesson.at == 1


def test_a_step_that_is_refused_shows_why(lesson: Open) -> None:
    page = lesson()
    page_down(page)
    assert page.why_not.isVisible()
    assert page.why_not.clause == "NS-T1"
    assert page.why_not.title == "Why not cache 5?"
    page_down(page)
    assert page.why_not.isHidden()


def ask(lesson: Open) -> LessonPage:
    page = lesson()
    page_down(page, 2)
    assert isinstance(page.lesson.step, Ask)
    return page


def test_a_question_answered_right_by_dragging_is_right_and_moves_nothing(lesson: Open) -> None:
    page = ask(lesson)
    before = page.session.match.state.copy()
    drag(page, "squirrel-0", "cache-4")
    assert page.caption.tone == "right"
    assert page.caption.reply == "Yes. A red nut lies on cache 4. (NS-T4)"
    assert page.session.match.state == before
    assert page.scene.pieces["squirrel-0"].thing.spot == "cache-3"  # type: ignore[union-attr]
    page_down(page)
    assert page.lesson.at == 4


def test_a_nut_dragged_there_answers_too(lesson: Open) -> None:
    page = ask(lesson)
    drag(page, "hand-red-acorn-0", "cache-4")
    assert page.caption.tone == "right"


def test_a_question_answered_wrong_says_so_and_can_be_answered_again(lesson: Open) -> None:
    page = ask(lesson)
    before = page.session.match.state.copy()
    drag(page, "squirrel-0", "cache-7")
    assert page.caption.tone == "wrong"
    assert page.caption.reply == "Not quite. No nut is there yet."
    assert isinstance(page.lesson.step, Ask)
    assert page.lesson.step.ask in page.caption.caption, "the question is still there"
    assert page.session.match.state == before
    drag(page, "squirrel-0", "cache-4")
    assert page.caption.tone == "right"


def test_an_answer_against_the_rules_is_refused_with_its_clause(lesson: Open) -> None:
    page = ask(lesson)
    drag(page, "squirrel-0", "cache-5")
    assert page.caption.tone == "wrong"
    assert "sharing is not" in page.caption.reply
    assert "(NS-T1)" in page.caption.reply
    assert page.session.match.current is page.session.match.root


def test_a_question_does_not_give_itself_away(lesson: Open) -> None:
    page = ask(lesson)
    assert not page.pointing.value_pills.marks.drawn
    assert "move" not in page.prompt.text
    assert page.table is not None
    assert page.table.painted == page.table.marks, "the steps on the ring would count it out"
    at = lift(page, "squirrel-0", "cache-5")
    assert page.scene._lit is None, "no place is lit while one drags"
    assert not page.fits.isVisible()
    mouse.release(page.view, at)
    drag(page, "squirrel-0", "cache-4")
    assert page.caption.tone == "right"
    assert page.table.leads, "when it is answered they are there again"


def test_a_question_comes_back_after_a_short_answer(lesson: Open) -> None:
    page = ask(lesson)
    asked = page.prompt.text
    page.say_briefly("Nothing has been played yet.")
    page.prompt_again()
    assert page.prompt.text == asked


def test_the_buttons_of_the_caption_are_written_in_full(lesson: Open) -> None:
    for size in (SIZE, (1280, 720), (1920, 1080)):
        page = lesson(size=size)
        with watched() as words:
            page.caption.grab()
        assert {"Next", "Back"} <= {word.text for word in words if word.cut < 1}


def vote(lesson: Open) -> LessonPage:
    page = lesson()
    page_down(page, 4)
    assert isinstance(page.lesson.step, Vote)
    return page


def test_alone_a_vote_is_a_question_and_each_wrong_choice_has_its_reply(lesson: Open) -> None:
    page = vote(lesson)
    assert [button.text() for button in page.caption.choices] == ["Tufty", "Cyril"]
    letters(page, "1")
    assert (page.caption.tone, page.caption.reply) == ("wrong", "Not quite. Tufty has just played.")
    assert page.lesson.step is not None
    assert page.caption.caption == " ".join(page.lesson.step.words), "the question is still there"
    assert page.caption.choices[0].accessibleDescription() == "wrong"
    assert page.asking, "it can be answered again"
    letters(page, "9")
    click(page.caption.choices[1])
    assert (page.caption.tone, page.caption.reply) == ("right", "Yes. The turn goes round. (NS-S2)")
    assert page.caption.choices[1].accessibleDescription() == "right"
    letters(page, "1")
    assert page.caption.tone == "right", "an answered question takes no other answer"
    page_down(page)
    assert page.lesson.at == 6


def test_an_open_vote_shows_its_answer_before_it_goes_on_and_lights_it_on_the_board(lesson: Open) -> None:
    page = vote(lesson)
    page_down(page)
    assert page.lesson.at == 5
    assert (page.caption.tone, page.caption.reply) == ("right", "The turn goes round. (NS-S2)")
    assert [button.accessibleDescription() for button in page.caption.choices] == ["", "right"]
    assert "squirrel-1" in page.grip.shown
    page_down(page)
    assert page.lesson.at == 6


def test_a_free_try_leaves_the_script_and_a_click_leads_back(lesson: Open) -> None:
    page = lesson()
    state = page.session.match.state.copy()
    painted, words = Painted(), page.caption.words_room
    page.caption.installEventFilter(painted)
    drag(page, "squirrel-0", "cache-6")
    assert strays(page)
    assert page.caption.script.isVisible()
    assert painted.region.contains(words.toRect()), "the sentence makes room for the button"
    assert not page.caption.words_room.intersects(QRectF(page.caption.script.geometry()))
    click(page.caption.script)
    assert not strays(page)
    assert page.caption.script.isHidden()
    assert page.session.match.state == state
    assert page.caption.caption == "Tufty is on cache 3."


def test_at_a_vote_the_way_back_lies_beside_the_choices(lesson: Open) -> None:
    page = lesson()
    page.goto(5)
    assert isinstance(page.lesson.step, Vote)
    drag(page, "squirrel-1", "cache-9")
    assert strays(page)
    caption = page.caption
    assert not [one for one in caption.choices if one.geometry().intersects(caption.script.geometry())]


def test_page_down_after_a_free_try_goes_on_with_the_script(lesson: Open) -> None:
    page = lesson()
    drag(page, "squirrel-0", "cache-6")
    page_down(page, 3)
    assert page.lesson.at == 4
    assert not strays(page)
    assert page.caption.script.isHidden()
    assert page.session.match.state.scores == [1, 0]
    story = [row.text for row in page.story.model.rows if row.kind == "fact"]
    assert "Tufty moves to cache 6" not in story


def test_undo_in_a_lesson_is_a_free_try_too(lesson: Open) -> None:
    page = lesson()
    page_down(page, 3)
    assert isinstance(page.lesson.step, Do)
    after = page.session.match.state.copy()
    click(page.story.undo_button)
    assert strays(page)
    assert page.caption.script.isVisible()
    click(page.story.redo_button)
    assert not strays(page)
    assert page.caption.script.isHidden()
    click(page.story.undo_button)
    click(page.caption.script)
    assert page.session.match.state == after


def test_a_lesson_in_motion_can_be_hurried(lesson: Open) -> None:
    page = lesson(pace=20)
    page_down(page, 3)
    busy = [page.animator.busy]
    page_down(page)
    busy.append(page.animator.busy)
    assert busy == [True, False]
    assert page.lesson.at == 5
    assert page.session.match.state.scores == [1, 0]
    key(page, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert page.lesson.at == 3
    assert page.table == as_shown(page)


# ---- in the window --------------------------------------------------------------------------------------------------


def test_lessons_are_chosen_by_title_on_the_home_screen(window: MainWindow) -> None:
    click(window.home.learn.button)
    browser = window.teaching.browser
    assert browser is not None
    click(next(button for button in browser.games if button.text() == "Nice One Squirrel!"))
    click(next(row for row in browser.rows if row.text() == "Around the ring"))
    click(browser.learn)
    settle()
    assert isinstance(window.page, LessonPage)
    assert window.page.lesson.at == 1
    assert "lesson" in window.page.title.subtitle


def test_a_scene_that_cannot_be_read_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text("title = [", encoding="utf-8")
    assert not window.open_lesson(path)
    assert "bad.toml" in window.complaint
    for box in window.findChildren(QMessageBox):
        box.close()
    assert window.page is None


def test_a_scene_whose_move_is_not_allowed_is_one_sentence(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "illegal.toml"
    path.write_text(LESSON.replace('do = ["move 4", "play red-acorn"]', 'do = "move 5"'), encoding="utf-8")
    assert window.open_lesson(path)
    page = window.page
    assert isinstance(page, LessonPage)
    settle()
    page_down(page, 3)
    assert page.lesson.at == 3
    said = page.caption.caption if "illegal.toml" in page.caption.caption else window.complaint
    assert "illegal.toml" in said
    assert "sharing is not" in said


def test_leaving_a_lesson_keeps_nothing(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(LESSON, encoding="utf-8")
    assert window.open_lesson(path)
    assert isinstance(window.page, LessonPage)
    drag(window.page, "squirrel-0", "cache-6")
    window.go_home()
    assert window.home.resume.found is None


def test_other_lines_menu_works_in_a_lesson(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(LESSON, encoding="utf-8")
    assert window.open_lesson(path)
    page = window.page
    assert isinstance(page, LessonPage)
    settle()
    drag(page, "squirrel-0", "cache-6")
    strayed = page.session.match.current
    click(page.caption.script)
    page_down(page, 3)
    page.choose_line()
    choose(menu_of(window), "1 move")
    assert page.session.match.current is strayed


def test_the_end_of_a_game_leads_out_of_no_lesson_and_answers_no_question(lesson: Open) -> None:
    page = lesson(paths.scenes() / NICE / "08-the-last-turns.toml")
    page.goto(5)
    settle()
    assert page.session.match.over
    assert page.end_sheet.isHidden(), "the last move is seen"
    assert page.prompt.text == "The game is over", "who won is asked next"
    (shown,) = (button for button in page.end_bar.buttons if button.isVisible())
    click(shown)
    assert page.end_sheet.isVisible()
    page_down(page)
    assert page.asking
    assert all(panel.card is not None and panel.card.standing is None for panel in page.seat_panels)
    assert page.end_sheet.isHidden()
    assert page.end_bar.isHidden()
    page_down(page)
    assert not page.asking
    assert all(panel.card is not None and panel.card.standing is not None for panel in page.seat_panels)
    click(shown)
    assert [button for button in page.end_bar.buttons if button.isVisible()] == [shown]
    assert page.focusWidget() is page.end_sheet
    click(shown)
    assert page.end_sheet.isHidden()


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_vote_has_room_for_its_question_its_choices_and_its_replies(lesson: Open, code: str) -> None:
    page = lesson(size=(1280, 720))
    page.goto(5)  # a vote: the band is as high as it is then
    band = page.caption
    try:
        switch(choose_language(code))
        for path in sorted(paths.scenes().rglob("*.toml")):
            for step in (step for step in tell_scene(load(path)).steps if isinstance(step, Vote)):
                band.must_fit = tuple((" ".join(step.words), reply) for reply in (step.because, *step.replies))
                band.show_choices(step.choices)
                page.arrange()
                for choice in band.choices:
                    assert choice.height_for(choice.width()) <= choice.height() + 1, (path.stem, choice.text())
                assert band.lack <= 0, (path.stem, band.must_fit)
    finally:
        switch(choose_language("en"))


@pytest.mark.parametrize("code", ["en", "de"])
def test_no_word_on_the_board_of_little_nutters_is_cut_above_a_vote(lesson: Open, code: str) -> None:
    cut: dict[str, set[str]] = {}
    try:
        switch(choose_language(code))
        for path in sorted((paths.scenes() / "little-nutters").glob("*.toml")):
            votes = [step.number for step in load(path).steps if isinstance(step, Vote)]
            if not votes:
                continue
            page = lesson(path, size=(1280, 720))
            OVEN.trim(0)  # or what another test has drawn would not be painted again
            with watched() as words:
                page.goto(votes[0])
                settle()
            cut[path.stem] = {word.text for word in words if word.baked and (word.cut > 1 or word.elided)}
            page.hide()
    finally:
        switch(choose_language("en"))
    assert {name: words for name, words in cut.items() if words} == {}


@pytest.mark.parametrize("size", [(1024, 768), (1100, 620), (1280, 720)])
def test_a_long_question_has_its_room_in_a_small_window(lesson: Open, size: tuple[int, int]) -> None:
    page = lesson(paths.scenes() / "nut-hunt" / "14-distance-and-ties.toml")
    page.resize(*size)
    page.goto(4)
    settle()
    band = page.caption
    assert band.lack <= 0
    assert paragraphs(band.caption, band.words_room.width(), band.least, 600) <= band.words_room.height()


@pytest.mark.parametrize("text", [150, 200])
def test_large_letters_leave_a_question_its_room(window: MainWindow, text: int) -> None:
    window.resize(1280, 720)
    window.chosen_settings.change("text", text)
    window.open_lesson(paths.scenes() / "little-nutters" / "04-animal-attacks.toml")
    page = window.page
    assert isinstance(page, LessonPage)
    page.goto(7)
    settle()
    assert not page.desk.layout.columns
    band = page.caption
    assert paragraphs(band.caption, band.words_room.width(), band.least, 600) <= band.words_room.height()


LARGE = """\
title = "Something large"
game = "nice-one-squirrel"
clauses = ["NS-T1"]
players = 2
[position]
squirrels = [3, 5]
hands = [["red-acorn", "blue-walnut"], ["green-acorn", "red-walnut"]]
[[step]]
say = "Nothing large."
[[step]]
say = "A cache, and a card of somebody else."
large = ["cache-3"]
show = ["hand-green-acorn-0"]
[[step]]
say = "A number."
figure = ["20", "points end the game"]
[[step]]
say = "Have fun!"
can = ["Move a squirrel.", "Count a nut."]
"""


@pytest.fixture
def large(lesson: Open, tmp_path: Path) -> Callable[[tuple[int, int]], LessonPage]:
    """Opens the lesson with large things in a window of some size."""
    path = tmp_path / "large.toml"
    path.write_text(LARGE, encoding="utf-8")
    return lambda size: lesson(path, size=size)


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1024, 640)], ids=str)
def test_what_a_step_shows_large_is_seen_by_whoever_learns_alone(
    large: Callable[[tuple[int, int]], LessonPage], size: tuple[int, int]
) -> None:
    page = large(size)
    panel = page.exhibits
    assert not panel.isVisible()
    page_down(page)
    assert panel.isVisible()
    assert [piece.id for piece in panel.shown.pieces] == ["cache-3", "hand-green-acorn-0"], "also what nobody else sees"
    with watched() as words:
        panel.grab()
    told = {word.text for word in words if word.cut <= 1}
    assert {"Cache 3", "Green acorn"} <= told
    assert "Cache 3" in panel.accessibleName()
    others = [page.caption, *page.seat_panels, *page.note_panels, page.story]
    boxes = [other.geometry() for other in others if other.isVisible()]
    assert not any(panel.geometry().adjusted(12, 12, -12, -12).intersects(box) for box in boxes)
    assert page.rect().contains(panel.geometry())
    page_down(page)
    with watched() as words:
        panel.grab()
    number = next(word for word in words if word.text == "20")
    assert number.pixels >= 2 * page.desk.layout.letters(20), "a number to remember is large"
    assert any(word.text == "points end the game" for word in words)
    page.goto(1)
    assert not panel.isVisible()
    assert not page.desk.layout.story or page.story.isVisible(), "the story is back"


def test_what_one_can_do_after_a_course_is_a_list(large: Callable[[tuple[int, int]], LessonPage]) -> None:
    page = large((1280, 720))
    page_down(page, 3)
    assert page.caption.caption == "Have fun!"
    with watched() as words:
        page.exhibits.grab()
    assert {"You can now", "Move a squirrel.", "Count a nut."} <= {word.text for word in words if word.cut <= 1}
    assert page.exhibits.accessibleName() == "You can now; Move a squirrel.; Count a nut."
