"""Undo and redo: one gesture is one step, barriers hold in fair play, and no line of play is ever lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from nutdesk.core.game import Refusal
from nutdesk.core.match import Entry, Match
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import choose, click, drag, grab_point, holds, key, letters, lift, menu_of, settle

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]


def ring(*, fair: bool = True) -> Match:
    """Tufty on cache 1 is to move; a nut lies hidden on cache 3."""
    return at(fair=fair, squirrels=[1, 6, 7], hands=HANDS, caches={"3": ["?red-hazelnut"]})


def seated(window: MainWindow, match: Match) -> TablePage:
    """The match in the main window, with the first hand uncovered."""
    window.seat(match, None)
    assert window.page is not None
    window.page.session.uncover()
    settle()
    return window.page


def undo(page: TablePage) -> None:
    key(page, Qt.Key.Key_Z, modifier=CTRL)


def redo(page: TablePage) -> None:
    key(page, Qt.Key.Key_Z, modifier=CTRL | SHIFT)


def mirrors(page: TablePage) -> None:
    """Assert that the undo stack, its buttons and the table say what the match says."""
    session, match = page.session, page.session.match
    stack, line, ahead = session.undo_stack, match.line(), list(match.ahead())
    assert stack.count() == len(line) + len(ahead)
    assert not any(stack.text(k) for k in range(stack.count())), "what may be said of a move depends on who looks"
    assert stack.index() == len(line)
    assert session.can_undo() == (bool(line) and not (match.fair and match.current.barrier))
    assert session.can_redo() == bool(ahead and session.history.knows(ahead[0]))
    for button, text in ((page.story.undo_button, session.undo_text()), (page.story.redo_button, session.redo_text())):
        assert text in button.toolTip()
        assert bool(text) == button.isEnabled()
    assert page.story.undo_button.isEnabled() == session.can_undo()
    assert page.story.redo_button.isEnabled() == session.can_redo()
    assert page.table == session.table()


def play(page: TablePage, *gestures: tuple[str, str] | str) -> list[Entry]:
    """Drag pieces to spots, or press letters; the entries made."""
    entries = []
    for gesture in gestures:
        page.session.uncover()
        settle()
        if isinstance(gesture, str):
            letters(page, gesture)
        else:
            drag(page, *gesture)
        entries.append(page.session.match.current)
        mirrors(page)
    return entries


def test_ctrl_z_and_ctrl_shift_z_step_back_and_forth(window: MainWindow) -> None:
    page = seated(window, ring())
    match = page.session.match
    one, two = play(page, ("squirrel-0", "cache-2"), ("hand-blue-acorn-0", "cache-2"))
    for back, there in ((undo, one), (undo, match.root), (redo, one), (redo, two), (redo, two)):
        back(page)
        page.session.uncover()
        settle()
        assert match.current is there
        mirrors(page)


def test_ctrl_y_redoes_too(window: MainWindow) -> None:
    page = seated(window, ring())
    (one,) = play(page, ("squirrel-0", "cache-2"))
    undo(page)
    key(page, Qt.Key.Key_Y, modifier=CTRL)
    assert page.session.match.current is one


def test_the_buttons_step_back_and_forth_and_are_grey_when_there_is_nothing_to_do(sit: Sit) -> None:
    page = sit(ring())
    story, match = page.story, page.session.match
    assert not story.undo_button.isEnabled()
    assert not story.redo_button.isEnabled()
    assert story.undo_button.toolTip() == "Nothing has been played yet."
    (one,) = play(page, ("hand-blue-acorn-0", "cache-2"))
    assert story.undo_button.isEnabled()
    assert story.undo_button.toolTip() == f"Undo: Tufty plays a blue acorn on cache 2: +0 ({key_of('undo')})"
    click(story.undo_button)
    assert match.current is match.root
    assert not story.undo_button.isEnabled()
    assert not story.redo_button.isEnabled(), "what was taken back is Tufty's secret"
    assert story.redo_button.toolTip() == "Lift the curtain first."
    click(page.curtain.button)
    assert story.redo_button.isEnabled(), "redo can be pressed at once"
    assert story.redo_button.toolTip() == f"Redo: Tufty plays a blue acorn on cache 2: +0 ({key_of('redo')})"
    click(story.redo_button)
    assert match.current is one
    assert not story.redo_button.isEnabled()


def test_one_gesture_is_one_step(sit: Sit) -> None:
    page = sit(ring())
    play(page, ("hand-blue-acorn-0", "cache-2"))
    assert [str(move) for move in page.session.match.current.moves] == ["move 2", "play blue-acorn"]
    click(page.story.undo_button)
    assert page.session.match.current is page.session.match.root


def test_a_turned_nut_cannot_be_taken_back_in_fair_play_and_the_pill_says_so_before(window: MainWindow) -> None:
    page = seated(window, ring())
    stop = lift(page, "squirrel-0", "cache-3")
    gesture = page.grip.aimed_gesture()
    assert gesture is not None
    assert gesture.barrier == "a nut is turned over"
    mouse.release(page.view, stop)
    settle()
    turned = page.session.match.current
    assert turned.barrier == "a nut is turned over"
    undo(page)
    assert page.session.match.current is turned
    assert not page.story.undo_button.isEnabled()
    assert page.session.why_no_undo() == "Fair play: a nut is turned over, no undo past here."
    assert page.story.undo_button.toolTip() == page.session.why_no_undo()
    rows = [row for row in page.story.model.rows if row.kind == "barrier"]
    assert [row.text for row in rows] == ["a nut is turned over: no undo past here"]
    # What came after the barrier can be undone, down to it.
    play(page, "n")
    undo(page)
    assert page.session.match.current is turned
    undo(page)
    assert page.session.match.current is turned
    mirrors(page)


def test_ctrl_z_says_why_nothing_is_taken_back(window: MainWindow) -> None:
    page = seated(window, ring())
    undo(page)
    assert page.prompt.text == "Nothing has been played yet."
    mouse.release(page.view, lift(page, "squirrel-0", "cache-3"))
    settle()
    undo(page)
    assert page.prompt.text == "Fair play: a nut is turned over, no undo past here."
    page.prompt_again()
    assert page.prompt.text.startswith("Tufty: ")


def test_the_pixels_of_a_target_behind_a_barrier_show_a_gate(sit: Sit) -> None:
    """The same move with and without a hidden nut looks different before it is made."""
    marks = []
    for caches in ({"3": ["?red-hazelnut"]}, {"3": ["red-hazelnut"]}):
        page = sit(at(squirrels=[1, 6, 7], hands=HANDS, caches=caches))
        lift(page, "squirrel-0", "cache-3")
        gesture = page.grip.targets()["cache-3"][0]
        marks.append((gesture.says, bool(gesture.barrier)))
        page.hide()
    assert marks == [("2 steps, turns a nut", True), ("2 steps", False)]


def test_practice_undoes_everything_to_the_start_and_the_same_luck_comes_again(window: MainWindow) -> None:
    page = seated(window, begun(fair=False, seed="practice"))
    match = page.session.match
    start = match.state.copy()
    play(page, ("squirrel-0", "cache-3"), "n", ("squirrel-1", "cache-5"), "n")
    states = [entry.state.copy() for entry in match.line()]
    assert not [row for row in page.story.model.rows if row.kind == "barrier"]
    while page.session.can_undo():
        undo(page)
        mirrors(page)
    assert match.current is match.root
    assert match.state == start
    assert page.session.why_no_undo() == "Nothing has been played yet."
    play(page, ("squirrel-0", "cache-3"), "n", ("squirrel-1", "cache-5"), "n")
    assert [entry.state for entry in match.line()] == states
    assert len(match.entries) == 5, "the same moves are found again, not doubled"


def test_another_move_keeps_the_old_line_and_one_can_return_to_it(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    session = page.session
    old = play(page, ("squirrel-0", "cache-9"), "n")
    assert session.branches() == []
    undo(page)
    undo(page)
    new = play(page, ("squirrel-0", "cache-4"))
    assert session.branches() == [old[-1]]
    assert session.match.root.children == [old[0], new[0]]
    forks = [row for row in page.story.model.rows if row.kind == "fork"]
    assert [row.text for row in forks] == ["another line began here"]
    session.go(old[-1])
    settle()
    assert session.match.current is old[-1]
    mirrors(page)
    assert session.branches() == [new[-1]]
    undo(page)
    assert session.match.current is old[0], "undo follows the line one is on"
    mirrors(page)


def test_other_lines_are_chosen_from_the_menu(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    (old,) = play(page, ("squirrel-0", "cache-9"))
    undo(page)
    play(page, ("squirrel-0", "cache-4"))
    key(page, Qt.Key.Key_B, modifier=CTRL)
    menu = menu_of(page)
    assert [action.text() for action in menu.actions()] == ["1 move: … Tufty starts on cache 9"]
    choose(menu, "1 move")
    assert page.session.match.current is old
    mirrors(page)


def test_a_click_on_the_fork_in_the_story_opens_the_other_lines(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    (old,) = play(page, ("squirrel-0", "cache-9"))
    undo(page)
    play(page, ("squirrel-0", "cache-4"))
    settle(6)
    model = page.story.model
    row = next(k for k, row in enumerate(model.rows) if row.kind == "fork")
    box = page.story.list.visualRect(model.index(row))
    click(page.story.list.viewport(), box.center())
    choose(menu_of(page), "1 move")
    assert page.session.match.current is old


def test_the_same_move_again_keeps_what_came_after_it(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    one, two = play(page, ("squirrel-0", "cache-9"), "n")
    undo(page)
    undo(page)
    (again,) = play(page, ("squirrel-0", "cache-9"))
    assert again is one
    assert page.session.can_redo()
    redo(page)
    assert page.session.match.current is two
    mirrors(page)


def test_fair_play_does_not_go_back_past_a_barrier_by_way_of_another_line(sit: Sit) -> None:
    page = sit(ring())
    session = page.session
    (open_move,) = play(page, ("squirrel-0", "cache-2"))
    session.undo()
    settle()
    (turned,) = play(page, ("squirrel-0", "cache-3"))
    assert turned.barrier
    assert session.branches() == [open_move]
    assert not session.can_go(open_move)
    session.go(open_move)
    assert session.match.current is turned
    page.choose_line()
    menu = menu_of(page)
    assert [action.isEnabled() for action in menu.actions()] == [False]
    menu.close()


def test_the_menu_greys_undo_and_the_key_works_again_after_it(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    click(page.menu_button)
    menu = menu_of(window)
    assert not window.actions_["undo"].isEnabled()
    menu.close()
    settle()
    play(page, ("squirrel-0", "cache-9"))
    undo(page)
    assert page.session.match.current is page.session.match.root


def test_a_refused_gesture_leaves_no_trace_on_the_stack(sit: Sit) -> None:
    page = sit(ring())
    drag(page, "squirrel-0", "cache-6")
    assert page.why_not.isVisible()
    assert page.session.undo_stack.count() == 0
    with pytest.raises(Refusal):
        page.session.match.prepare([page.session.game.parse("move 6")])
    mirrors(page)


def test_undo_puts_back_what_is_held(window: MainWindow) -> None:
    page = seated(window, begun(fair=False))
    play(page, ("squirrel-0", "cache-9"))
    mouse.click(page.view, grab_point(page, page.table.gestures[0].piece))  # type: ignore[union-attr]
    assert holds(page)
    undo(page)
    assert not holds(page)
    assert page.session.match.current is page.session.match.root
