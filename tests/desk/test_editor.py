"""The scene editor: what hands do on the table is written down, everything can be undone, nothing breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from nutdesk import games, paths
from nutdesk.core.wish import Wish
from nutdesk.desk.editor.editor import EditorPage
from nutdesk.desk.editor.form import WRITTEN
from nutdesk.desk.editor.preview import ScenePreview
from nutdesk.desk.kit.waiting import Waiting
from nutdesk.desk.shell.window import MainWindow
from nutdesk.teach import rulebook
from nutdesk.teach.author import Draft, from_match, own_scenes
from nutdesk.teach.pack import pack
from nutdesk.teach.scene import Do, load
from tests.desk.busy_threads import busy_threads
from tests.desk.conftest import NICE, begun
from tests.desk.hands import choose, click, drag, grab_point, key, letters, menu_of, settle
from tests.desk.test_lesson import LESSON

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def edit(window: MainWindow, text: str = LESSON, number: int = 1) -> EditorPage:
    """The editor with a scene in it, at one of its steps."""
    page = window.authoring.edit(Draft(text))
    settle()
    page.choose(number)
    settle()
    return page


def undo(page: EditorPage) -> None:
    key(page, Qt.Key.Key_Z, modifier=CTRL)


def mode(page: EditorPage, name: str) -> None:
    click(page.bar.modes[name])
    assert page.mode == name


# ---- from a game to a scene -----------------------------------------------------------------------------------------


def test_ctrl_shift_e_makes_a_scene_of_the_position_on_the_table(window: MainWindow) -> None:
    window.seat(begun(), None)
    assert window.page is not None
    state = window.page.session.match.state
    key(window, Qt.Key.Key_E, modifier=CTRL | SHIFT)
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.draft.findings == ()
    assert page.draft.scene is not None
    assert page.draft.scene.match().state == state
    assert not own_scenes()  # nothing was written yet


def test_ctrl_shift_e_in_a_lesson_edits_a_copy_and_leaves_ours_alone(window: MainWindow) -> None:
    ours = paths.scenes() / NICE / "02-placing-first.toml"
    before = ours.read_bytes()
    assert window.open_lesson(ours)
    key(window, Qt.Key.Key_E, modifier=CTRL | SHIFT)
    page = window.page
    assert isinstance(page, EditorPage)
    page.choose(1)
    page._order("delete")
    key(page, Qt.Key.Key_S, modifier=CTRL)
    (copy,) = own_scenes()
    assert ours.read_bytes() == before
    assert len(load(copy).steps) == len(load(ours).steps) - 1


def test_ones_own_scene_is_in_the_lesson_browser_and_is_edited_from_there(window: MainWindow) -> None:
    page = edit(window, number=1)
    page._order("copy")
    page.save()
    key(window, Qt.Key.Key_L, modifier=CTRL)
    browser = window.teaching.browser
    assert browser is not None
    browser.show_game(NICE)
    own = next(row for row in browser.rows if row.lesson.own)
    assert own.lesson.title == "A small lesson"
    own.click()
    key(window, Qt.Key.Key_E, modifier=CTRL | SHIFT)
    again = window.page
    assert isinstance(again, EditorPage)
    assert again.path == page.path


def test_a_scene_can_begin_with_the_set_up_of_any_game(window: MainWindow) -> None:
    window.go_home()
    key(window, Qt.Key.Key_E, modifier=CTRL | SHIFT)
    choose(menu_of(window), "Little Nutters")
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.session.game.id == "little-nutters"
    assert page.draft.findings == ()


# ---- gestures become steps ------------------------------------------------------------------------------------------


def test_a_move_on_the_table_becomes_a_step_and_ctrl_z_takes_it_back(window: MainWindow) -> None:
    page = edit(window, number=1)
    drag(page, "squirrel-0", "cache-4")
    assert page.number == 2
    assert page.draft.steps[1] == {"say": "Tufty moves to cache 4.", "do": "move 4"}
    assert page.session.match.state.squirrels[0] == 3  # the table shows how it stands after it
    undo(page)
    assert page.draft.text == LESSON
    assert page.number == 1
    assert page.session.match.state.squirrels[0] == 2
    key(page, Qt.Key.Key_Y, modifier=CTRL)
    assert page.draft.steps[1]["do"] == "move 4"


def test_a_recorded_game_plays_again_as_a_lesson_with_the_same_luck(window: MainWindow) -> None:
    game = games.load("in-the-nuts")
    window.authoring.edit(from_match(begun(game, 2), "Dice", "Look."))
    page = window.page
    assert isinstance(page, EditorPage)
    settle()
    for _ in range(12):
        table = page.session.table()
        found = (*table.gestures, *table.buttons)
        move = next(move for move in found if move.actions)
        page.submit(Wish.of(move, "click", page.session.viewer))
        settle()
    page.check_now()
    assert page.draft.findings == ()
    scene = page.draft.scene
    assert scene is not None
    made = [step for step in scene.steps if isinstance(step, Do)]
    assert len(made) == 12
    assert any(step.luck for step in made)


def test_a_forbidden_drop_becomes_a_step_with_its_clause(window: MainWindow) -> None:
    page = edit(window, number=1)
    mode(page, "forbid")
    drag(page, "squirrel-0", "cache-5")
    step = page.draft.steps[1]
    assert (step["refuse"], step["clause"]) == ("move 5", "NS-T1")
    page.check_now()
    assert page.draft.findings == ()
    drag(page, "squirrel-0", "cache-4")  # a legal one is no step here
    assert len(page.draft.steps) == len(Draft(LESSON).steps) + 1


def test_clicks_point_at_pieces_and_places_and_take_the_marks_away(window: MainWindow) -> None:
    page = edit(window, number=2)
    mode(page, "point")
    at = page.view.mapFromScene(grab_point(page, "squirrel-1"))
    viewport = page.view.viewport()
    click(viewport, at)
    assert page.draft.steps[1]["show"] == ["squirrel-1"]
    assert page.grip.shown == ("squirrel-1",)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, SHIFT, at)
    assert page.draft.steps[1]["show"] == ["squirrel-1", "cache-5"]
    click(viewport, at)
    assert page.draft.steps[1]["show"] == ["cache-5"]
    assert page.grip.held is None


def test_the_finger_points_too(window: MainWindow) -> None:
    page = edit(window, number=2)
    mode(page, "point")
    key(page.view, Qt.Key.Key_Right)
    focus = page.grip.finger.at
    assert focus
    key(page.view, Qt.Key.Key_Return)
    assert page.draft.steps[1]["show"] == [focus]


def test_a_player_can_be_pointed_at(window: MainWindow) -> None:
    page = edit(window, number=2)
    page.form.player_button.setFocus()
    key(page, Qt.Key.Key_Return)
    choose(menu_of(page), "Cyril")
    assert page.draft.steps[1]["show"] == ["seat-1"]
    assert page.form.show_.text() == "Cyril"


def test_a_piece_that_goes_to_a_player_finds_the_players(window: MainWindow) -> None:
    window.authoring.edit(from_match(begun("little-nutters", 4), "Digging", "Look."))
    page = window.page
    assert isinstance(page, EditorPage)
    settle()
    gesture = next(one for one in page.session.table().gestures if one.spot.startswith("seat-"))
    assert not page.seat_panels[0].isVisible()
    page.grip.lift(gesture.piece, "drag")
    assert page.seat_panels[0].isVisible()
    page.grip.move_to(page.grip.places[gesture.spot].center())
    page.grip.drop()
    settle()
    assert page.draft.steps[1]["do"] == str(gesture.actions[0])
    assert page.steps.isVisible()


def test_right_answers_are_chosen_by_making_the_moves(window: MainWindow) -> None:
    page = edit(window, number=3)
    mode(page, "answer")
    drag(page, "squirrel-0", "cache-6")
    assert page.draft.steps[2]["right"] == ["move 4", "move 6"]
    drag(page, "squirrel-0", "cache-4")
    assert page.draft.steps[2]["right"] == ["move 6"]
    assert page.session.match.state.squirrels[0] == 2  # nothing was played


def test_the_first_answer_shown_takes_the_place_of_the_one_that_stood_in(window: MainWindow) -> None:
    page = edit(window, number=1)
    page.add_step("ask")
    (stand_in,) = page.draft.steps[1]["right"]
    assert page.table is not None
    ways = {str(g.actions[0]): (g.piece, g.spot) for g in page.table.gestures if len(g.actions) == 1}
    first, second, *_ = (word for word in ways if word != stand_in)
    drag(page, *ways[first])
    assert page.draft.steps[1]["right"] == [first]
    drag(page, *ways[second])
    assert page.draft.steps[1]["right"] == [first, second]
    undo(page)
    undo(page)
    assert page.draft.steps[1]["right"] == [stand_in]
    drag(page, *ways[stand_in])
    assert page.draft.steps[1]["right"] == [stand_in], "shown, it is an answer like any other"
    drag(page, *ways[first])
    assert page.draft.steps[1]["right"] == [stand_in, first]


def test_moves_are_called_in_the_form_what_the_game_calls_them(window: MainWindow) -> None:
    page = edit(window, number=3)
    assert page.form.right.text() == "Move the squirrel to cache 4"
    number = next(k for k, step in enumerate(page.draft.steps, 1) if step.get("do") == "move 6")
    page.choose(number)
    assert page.form.move_.text() == "Move the squirrel to cache 6"


# ---- writing --------------------------------------------------------------------------------------------------------


def test_a_caption_is_written_in_the_form_and_is_one_edit(window: MainWindow) -> None:
    page = edit(window, number=1)
    field = page.form.fields["say"]
    click(field)
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "Look here.")
    page.form.flush()
    letters(field, " And there.")
    page.form.flush()
    assert page.draft.steps[0]["say"] == "Look here. And there."
    assert page.edits.count() == 1
    undo(page)
    assert page.draft.text == LESSON


def test_what_was_written_counts_after_a_pause(window: MainWindow, qtbot: QtBot) -> None:
    page = edit(window, number=1)
    page.form.fields["note"].setFocus()
    letters(page, "Slowly.")
    qtbot.waitUntil(lambda: page.draft.steps[0].get("note") == "Slowly.", timeout=3000)


def test_questions_and_votes_are_added_and_filled_in(window: MainWindow) -> None:
    page = edit(window, number=1)
    click(page.steps.buttons["add"])
    choose(menu_of(page), "A vote")
    assert set(page.draft.steps[1]) == {"vote", "choices", "right", "because", "clause"}
    rule = rulebook.clause(page.session.game.id, str(page.draft.steps[1]["clause"])).text
    assert rule.startswith(str(page.draft.steps[1]["because"])), "its rule explains it until somebody says it better"
    field = page.form.fields["choices"]
    field.setFocus()
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "One")
    key(field, Qt.Key.Key_Return)
    letters(field, "Two")
    page.form.right_choice.setValue(2)
    page.form.flush()
    assert page.draft.steps[1]["choices"] == ["One", "Two"]
    assert page.draft.steps[1]["right"] == 2
    page.add_step("ask")
    assert page.mode == "answer"
    page.check_now()
    assert page.draft.scene is not None


def test_replies_to_wrong_answers_are_written_in_the_form(window: MainWindow) -> None:
    page = edit(window, number=3)
    field = page.form.fields["otherwise"]
    field.setFocus()
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "Not there.")
    page.form.flush()
    assert page.draft.steps[2]["wrong"] == {"move 7": "No nut is there yet.", "otherwise": "Not there."}
    page.choose(5)
    field = page.form.fields["wrong"]
    assert page.form.heads["wrong"].isVisibleTo(page.form.inside)
    field.setFocus()
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "He was first.")
    page.form.flush()
    assert page.draft.steps[4]["wrong"] == ["He was first."]
    key(field, Qt.Key.Key_A, modifier=CTRL)
    key(field, Qt.Key.Key_Delete)
    page.form.flush()
    assert "wrong" not in page.draft.steps[4]
    page.check_now()
    assert page.draft.findings == ()


def test_what_is_lit_with_the_answer_to_a_vote_is_clicked_on_the_table(window: MainWindow) -> None:
    page = edit(window, number=5)
    click(page.form.reveal_button)
    assert page.mode == "answer"
    assert page.grip.shown == ("squirrel-1",)
    viewport = page.view.viewport()
    click(viewport, page.view.mapFromScene(grab_point(page, "squirrel-0")))
    assert page.draft.steps[4]["reveal"] == ["squirrel-1", "squirrel-0"]
    click(viewport, page.view.mapFromScene(grab_point(page, "squirrel-1")))
    assert page.draft.steps[4]["reveal"] == ["squirrel-0"]
    assert "show" not in page.draft.steps[4]
    undo(page)
    assert page.draft.steps[4]["reveal"] == ["squirrel-1", "squirrel-0"]


def test_steps_are_moved_copied_and_deleted_with_keys(window: MainWindow) -> None:
    page = edit(window, number=1)
    captions = [step.get("say") for step in page.draft.steps]
    page.steps.list.setFocus()
    QTest.keyClick(page.steps.list, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert [step.get("say") for step in page.draft.steps][:2] == [captions[1], captions[0]]
    assert page.number == 2
    key(page, Qt.Key.Key_D, modifier=CTRL)
    assert page.draft.steps[1] == page.draft.steps[2]
    QTest.keyClick(page.steps.list, Qt.Key.Key_Delete)
    page.choose(2)
    QTest.keyClick(page.steps.list, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [step.get("say") for step in page.draft.steps] == captions
    for _ in range(page.edits.index()):
        undo(page)
    assert page.draft.text == LESSON


def test_the_title_is_written_where_the_scene_itself_is_chosen(window: MainWindow) -> None:
    page = edit(window, number=0)
    page.form.fields["title"].setFocus()
    key(page, Qt.Key.Key_A, modifier=CTRL)
    letters(page, "My lesson")
    page.form.flush()
    assert (page.draft.data or {})["title"] == "My lesson"
    assert page.draft.text.count("\n") == LESSON.count("\n")
    key(page, Qt.Key.Key_S, modifier=CTRL)
    assert own_scenes()[0].name == "my-lesson.toml"


# ---- checks ---------------------------------------------------------------------------------------------------------


def test_what_does_not_hold_is_listed_and_leads_to_its_step(window: MainWindow) -> None:
    page = edit(window, LESSON.replace('do = "move 6"', 'do = "move 4"'), number=1)
    page.check_now()
    item = page.steps.checks.item(0)
    assert item.text().startswith("step 6: ")
    assert item.text().endswith("(NS-T1)")
    click(page.steps.checks.viewport(), page.steps.checks.visualItemRect(item).center())
    assert page.number == 6
    assert "step 6" in page.bar.sentence


def test_checks_follow_the_edits_by_themselves(window: MainWindow, qtbot: QtBot) -> None:
    page = edit(window, number=4)
    page.edit("An illegal move", page.draft.with_step(6, {"say": "No.", "do": "move 4"}))
    qtbot.waitUntil(lambda: page.steps.checks.count() > 0, timeout=3000)
    undo(page)
    qtbot.waitUntil(lambda: page.steps.checks.count() == 0, timeout=3000)


BROKEN = {
    "a clause that is not there": ('clause = "NS-S2"', 'clause = "NS-Z9"'),
    "no TOML": ("players = 2", "players = "),
    "another game": ('game = "nice-one-squirrel"', 'game = "nice-two-squirrels"'),
    "no move": ('do = "move 6"', 'do = "fly 6"'),
    "a position that cannot be": ("squirrels = [3, 5]", "squirrels = [3, 3]"),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_scene_is_offered_to_the_editor_and_opens_at_the_line_that_is_wrong(
    what: str, window: MainWindow, tmp_path: Path
) -> None:
    old, new = BROKEN[what]
    path = tmp_path / "broken.toml"
    path.write_text(LESSON.replace(old, new), "utf-8")
    assert not window.open_lesson(path)
    box = window.findChild(QMessageBox)
    assert box is not None
    button = next(b for b in box.findChildren(QPushButton) if b.text() == "Open in the editor")
    click(button)
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.text.isVisible()
    line = path.read_text("utf-8").split("\n").index(new) + 1
    assert page.text.wrong == line
    assert page.text.field.textCursor().blockNumber() + 1 == line
    assert page.text.sentence
    # Put right by hand, it is a scene again, and the table lives.
    field = page.text.field
    key(field, Qt.Key.Key_Home)
    key(field, Qt.Key.Key_End, modifier=SHIFT)
    letters(field, old)
    page.check_now()
    assert page.draft.text == LESSON
    assert page.text.wrong == 0
    key(page, Qt.Key.Key_Escape)
    assert page.text.isHidden()
    assert page.grip.enabled


def test_a_broken_scene_that_was_to_be_presented_is_offered_to_the_editor(window: MainWindow, tmp_path: Path) -> None:
    old, new = BROKEN["no move"]
    path = tmp_path / "broken.toml"
    path.write_text(LESSON.replace(old, new), "utf-8")
    window.teaching.present_path(path)
    settle()
    presenter = window.teaching.presenter
    assert presenter is not None
    click(presenter.banner, presenter.banner.rect().center() - QPoint(0, presenter.banner.height() // 4))
    assert presenter.banner.isVisible()
    assert presenter.banner.rect().contains(presenter.banner.button.geometry())
    click(presenter.banner.button)
    settle()
    assert window.teaching.presenter is None
    assert window.isVisible()
    page = window.page
    assert isinstance(page, EditorPage)
    assert page.text.wrong == path.read_text("utf-8").split("\n").index(new) + 1


def test_a_file_that_is_no_text_at_all_is_shown_and_never_written_over(window: MainWindow, tmp_path: Path) -> None:
    path = tmp_path / "noise.toml"
    path.write_bytes(bytes(range(128, 256)) * 4)
    assert window.authoring.edit_file(path)
    window.go_home()
    assert path.read_bytes() == bytes(range(128, 256)) * 4


def test_no_button_of_the_editor_fails_on_a_broken_text(window: MainWindow) -> None:
    page = edit(window, "this is = = not TOML", number=0)
    for name in ("up", "down", "copy", "delete", "add"):
        page._order(name)
    for name in ("play", "forbid", "point", "answer"):
        click(page.bar.modes[name])
    for name in ("text", "try", "text"):
        click(page.bar.tools[name])
    drag_nothing = page.view.mapFromScene(QPointF(page.width() / 2, page.height() / 2))
    click(page.view.viewport(), drag_nothing)
    assert page.draft.text == "this is = = not TOML"


# ---- trying and saving ----------------------------------------------------------------------------------------------


def test_trying_plays_the_scene_as_a_lesson_and_comes_back(window: MainWindow) -> None:
    page = edit(window, number=2)
    click(page.bar.tools["try"])
    preview = page.findChild(ScenePreview)
    assert preview is not None
    assert preview.isVisible()
    assert preview.lesson.at == 2
    key(preview, Qt.Key.Key_PageDown)
    assert preview.lesson.at == 3
    drag(preview, "squirrel-0", "cache-4")
    assert preview.caption.reply.startswith("Yes.")
    key(preview, Qt.Key.Key_Escape)
    assert page.preview is None
    assert page.draft.text == LESSON


def test_trying_a_scene_with_an_illegal_step_shows_a_sentence(window: MainWindow) -> None:
    page = edit(window, LESSON.replace('do = "move 6"', 'do = "move 5"'), number=6)
    click(page.bar.tools["try"])
    preview = page.findChild(ScenePreview)
    assert preview is not None
    assert preview.caption.tone == "wrong"
    assert preview.caption.caption


def test_leaving_keeps_what_was_written(window: MainWindow) -> None:
    page = edit(window, number=1)
    drag(page, "squirrel-0", "cache-4")
    window.go_home()
    (path,) = own_scenes()
    assert [str(action) for step in load(path).steps[1:2] if isinstance(step, Do) for action in step.actions] == [
        "move 4"
    ]


def test_leaving_without_an_edit_writes_nothing(window: MainWindow) -> None:
    edit(window)
    window.go_home()
    assert own_scenes() == ()


def test_a_disk_that_does_not_take_it_is_told_and_nothing_is_lost(window: MainWindow, nutdesk_home: Path) -> None:
    page = edit(window, number=1)
    page._order("copy")
    paths.user_scenes().parent.mkdir(parents=True, exist_ok=True)
    paths.user_scenes().write_text("a file where the folder should be", "utf-8")
    assert not page.save()
    assert "could not be saved" in page.bar.sentence
    assert page.unsaved


# ---- packs ----------------------------------------------------------------------------------------------------------


def dropped(window: MainWindow, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(50, 50), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), *how))
    settle()


def test_a_pack_dropped_on_the_window_adds_its_lessons(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    scene = tmp_path / "small.toml"
    scene.write_text(LESSON, "utf-8")
    pack([scene], tmp_path / "x.nutlesson")
    dropped(window, tmp_path / "x.nutlesson")
    qtbot.waitUntil(lambda: window.complaint == "1 lesson was added to your own.", timeout=60_000)
    assert [path.name for path in own_scenes()] == ["small.toml"]
    (tmp_path / "bad.nutlesson").write_bytes(b"rubbish")
    dropped(window, tmp_path / "bad.nutlesson")
    qtbot.waitUntil(lambda: window.complaint.startswith("bad.nutlesson: This is not a pack"), timeout=60_000)


def test_a_pack_that_takes_its_time_tells_how_far_it_is_and_can_be_stopped(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    scene = tmp_path / "small.toml"
    scene.write_text(LESSON, "utf-8")
    pack([scene], tmp_path / "x.nutlesson")
    with busy_threads(window):
        dropped(window, tmp_path / "x.nutlesson")
        qtbot.waitUntil(lambda: bool(window.findChildren(Waiting)), timeout=60_000)
        sheet = window.findChildren(Waiting)[0]
        qtbot.waitUntil(sheet.isVisible, timeout=60_000)
        assert sheet.words == "One moment…"
        work = sheet.work
        click(sheet.stop_button)
    qtbot.waitUntil(lambda: not work.busy, timeout=60_000)
    assert own_scenes() == ()
    assert not window.complaint
    dropped(window, tmp_path / "x.nutlesson")
    qtbot.waitUntil(lambda: window.complaint == "1 lesson was added to your own.", timeout=60_000)
    assert not [sheet for sheet in window.findChildren(Waiting) if sheet.isVisible()]


def test_the_scene_in_the_editor_is_handed_on(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    page = edit(window, number=1)
    out = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    window.actions_["pack-lessons"].trigger()
    qtbot.waitUntil(lambda: page.bar.sentence == "1 lesson is in mine.nutlesson.", timeout=60_000)
    assert out.with_suffix(".nutlesson").is_file()


def test_every_field_of_the_form_says_what_it_is(window: MainWindow) -> None:
    page = edit(window)
    for number in range(len(page.draft.steps) + 1):
        page.choose(number)
        for name in WRITTEN[page.form.kind]:
            assert page.form.fields[name].accessibleName()
            assert not page.form.fields[name].isHidden()
    for button in (*page.steps.buttons.values(), *page.bar.modes.values(), *page.bar.tools.values()):
        assert button.accessibleName()
        assert button.toolTip()


def test_an_open_timeline_gives_way_to_the_next_step(window: MainWindow) -> None:
    page = edit(window, number=4)
    key(page.view, Qt.Key.Key_T, modifier=CTRL)
    assert page.lookback.looking is not None
    page.choose(6)
    assert page.lookback.looking is None
    assert page.session.match.state.squirrels == [3, 5]


def test_what_is_shown_large_is_clicked_on_the_table_or_written(window: MainWindow) -> None:
    page = edit(window, number=2)
    key(page, Qt.Key.Key_5, modifier=Qt.KeyboardModifier.AltModifier)
    assert page.mode == "large"
    viewport = page.view.viewport()
    click(viewport, page.view.mapFromScene(grab_point(page, "squirrel-1")))
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, SHIFT, page.view.mapFromScene(grab_point(page, "squirrel-1")))
    assert page.draft.steps[1]["large"] == ["squirrel-1", "cache-5"]
    assert "show" not in page.draft.steps[1]
    assert page.grip.shown == ("squirrel-1", "cache-5"), "it is lit while it is chosen"
    assert page.edits.undoText() == "Show cache 5 large"
    click(viewport, page.view.mapFromScene(grab_point(page, "squirrel-1")))
    assert page.draft.steps[1]["large"] == ["cache-5"]
    undo(page)
    assert page.draft.steps[1]["large"] == ["squirrel-1", "cache-5"]
    field = page.form.fields["large"]
    field.setFocus()
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "hand-green-acorn-0")
    page.form.flush()
    assert page.draft.steps[1]["large"] == ["hand-green-acorn-0"]
    page.check_now()
    assert page.draft.findings == (), "a card in somebody's hand"
    key(field, Qt.Key.Key_A, modifier=CTRL)
    key(field, Qt.Key.Key_Delete)
    page.form.flush()
    assert "large" not in page.draft.steps[1]


def test_a_player_is_pointed_at_and_never_shown_large(window: MainWindow) -> None:
    page = edit(window, number=2)
    mode(page, "large")
    click(page.form.player_button)
    choose(menu_of(page), "Cyril")
    assert page.draft.steps[1]["show"] == ["seat-1"]
    assert "large" not in page.draft.steps[1]


def test_a_number_to_remember_and_the_end_of_a_course_are_written_in_the_form(window: MainWindow) -> None:
    page = edit(window, number=1)
    field = page.form.fields["figure"]
    field.setFocus()
    letters(field, "5")
    page.form.flush()
    page.check_now()
    assert [finding.step for finding in page.draft.findings] == [1], "it also says what it counts"
    key(field, Qt.Key.Key_Return)
    letters(field, "points for a twin")
    page.form.flush()
    page.check_now()
    assert page.draft.steps[0]["figure"] == ["5", "points for a twin"]
    assert page.draft.findings == ()
    page.choose(6)
    click(page.steps.buttons["add"])
    choose(menu_of(page), "The end of a course")
    assert page.edits.undoText() == "Add the end of a course"
    field = page.form.fields["can"]
    field.setFocus()
    key(field, Qt.Key.Key_A, modifier=CTRL)
    letters(field, "Move")
    key(field, Qt.Key.Key_Return)
    letters(field, "Count")
    page.form.flush()
    assert page.draft.steps[6]["can"] == ["Move", "Count"]
    assert not page.bar.modes["point"].isEnabled(), "there is no board to point at"
    page.check_now()
    assert page.draft.findings == ()
    undo(page)
    undo(page)
    assert len(page.draft.steps) == 6


def test_the_players_of_a_scene_get_names_of_their_own(window: MainWindow) -> None:
    page = edit(window, number=0)
    field = page.form.fields["names"]
    field.setFocus()
    letters(field, "Anna")
    page.form.flush()
    page.check_now()
    assert page.draft.findings, "each player has one"
    key(field, Qt.Key.Key_Return)
    letters(field, "Ben")
    page.form.flush()
    page.check_now()
    assert (page.draft.data or {})["names"] == ["Anna", "Ben"]
    assert page.draft.findings == ()
    assert page.session.names[:2] == ("Anna", "Ben")
    key(field, Qt.Key.Key_A, modifier=CTRL)
    key(field, Qt.Key.Key_Delete)
    page.form.flush()
    assert "names" not in (page.draft.data or {})
