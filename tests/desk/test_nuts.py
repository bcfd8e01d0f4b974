"""The factory floor under real hands: keys that reach everything, undo tokens, notes that stay, quiet marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from nutdesk import paths
from nutdesk.core.table import Gesture, Label, Line
from nutdesk.desk.classroom.lesson import LessonPage, for_learner
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.gesture_art import sum_art
from tests.desk.conftest import Sit
from tests.desk.hands import ARROWS, click, drag, grab_point, holds, key, letters, lift, settle, widget_of
from tests.games.nuts.factory import QUIET, SAMPLE, at, each
from tests.games.nuts.test_trucks import trucks

WIDE = (1280, 720)
BUSY: dict[str, Any] = {**SAMPLE, "orders": "PPC.ASCASPPC", "tokens": [9, 9, 9]}
MANY_CHANGES = ["cross 2 5", "cross 4 1", "cross 4 9", "cross 5 6", "cross 2 8", "cross 5 10", "cross 2 3"]


def turn_note(page: TablePage) -> Any:
    return next(panel for panel in page.note_panels if panel.title == "This turn" and not panel.isHidden())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_note_on_this_turn_stays_in_sight_with_many_changes(sit: Sit, seats: int) -> None:
    wide = "ACPS" * (3 if seats < 5 else 4)
    match = at(seats, dispensers=wide, orders="SACC" * (len(wide) // 4), tokens=[9] * seats)
    for change in MANY_CHANGES:
        each(match, "build", change)
    page = sit(match, size=WIDE)
    note = turn_note(page)
    assert note.geometry().bottom() <= page.height() - page.desk.layout.tray
    sheet = next(panel for panel in page.note_panels if panel.title.endswith("sheet"))
    assert sheet.isVisible()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_goals_and_advice_are_in_sight_and_what_is_opened_stays(sit: Sit, seats: int) -> None:
    wide = "ACPS" * (3 if seats < 5 else 4)
    page = sit(at(seats, dispensers=wide, orders="SACC" * (len(wide) // 4), tokens=[9] * seats), size=WIDE)
    shown = [panel for panel in page.note_panels if panel.isVisible()]
    assert any(
        "Peanut Champion (4 peanuts): 2 left" in page.session.words(note.name)
        for panel, note in zip(page.note_panels, page.table.notes, strict=False)
        if panel in shown
    )
    folded = [panel for panel in shown if panel.folded]
    assert folded
    for panel in folded:
        click(panel)
        settle()
        assert panel.isVisible()
        assert not panel.folded
        assert panel.geometry().bottom() <= page.story.geometry().top() + 2 * page.desk.layout.px(10)
        click(panel)
        settle()
    assert [panel for panel in page.note_panels if panel.isVisible()] == shown


def test_a_lesson_shows_the_sheet_before_its_advice(show: Callable[[QWidget], None]) -> None:
    page = LessonPage(for_learner(paths.scenes() / "nuts" / "09-counting-the-sheet.toml"), LIGHT)
    page.animator.pace = 0.0
    page.resize(*WIDE)
    show(page)
    sheet = next(panel for panel in page.note_panels if panel.title.endswith("sheet"))
    assert sheet.isVisible()


def reached(page: TablePage, wanted: set[str]) -> set[str]:
    """What of this the arrow keys lead to, from wherever the finger begins."""
    view, grip = page.view, page.grip
    view.setFocus()
    met, queue = {grip.finger.at}, [grip.finger.at]
    while queue and not wanted <= met:
        here = queue.pop(0)
        for arrow in ARROWS:
            grip.finger.put(here)
            QTest.keyClick(view, arrow)
            if grip.finger.at not in met:
                met.add(grip.finger.at)
                queue.append(grip.finger.at)
    return wanted & met


@pytest.mark.parametrize(
    ("edition", "position", "wanted"),
    [
        (
            "orders",
            BUSY,
            {"dispenser-1", "dispenser-12", "salter-2", "tile-3-2", "tile-6-11", "order-12", "slot-4", "stack"},
        ),
        (
            "trucks",
            {"tiles": [[2, 3], [5, 6]]},
            {"dispenser-1", "salter-1", "roaster-2", "robot-8", "tile-2-3", "tile-5-6", "stack", "spin", "feed"},
        ),
    ],
)
def test_arrow_keys_reach_everything_on_the_floor(
    sit: Sit, edition: str, position: dict[str, Any], wanted: set[str]
) -> None:
    page = sit(at(3, edition, **position))
    assert reached(page, wanted) == wanted


def test_a_salter_moves_and_a_tile_is_laid_with_keys_alone(sit: Sit) -> None:
    match = at(**{**BUSY, "orders": ".....S.A...."})
    page = sit(match)
    page.view.setFocus()
    page.grip.finger.put("salter-3")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert holds(page) == "salter-3"
    page.grip.finger.put("salt-12")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    settle()
    assert match.state.salters == [1, 6, 11]
    key(page, Qt.Key.Key_B)
    assert holds(page) == "stack"
    page.grip.finger.put("belt-2-4")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    settle()
    assert [entry[0] for entry in match.state.log] == [2, 0]
    click(page.story.undo_button)
    assert [entry[0] for entry in match.state.log] == [2]


def test_a_stray_click_on_the_tray_changes_nothing(sit: Sit) -> None:
    """One tile alone could come off the floor: still nobody means that by a click beside the cards."""
    page = sit(at(**QUIET, tiles=[[2, 5]]), size=WIDE)
    before = page.session.match.current
    for x in range(20, page.width(), 60):
        for y in (page.scene.tray_top + 4, page.height() - 4):
            mouse.click(page.view, QPointF(x, y))
            settle()
            assert page.session.match.current is before, (x, y)
            page.grip.cancel()


def test_a_move_that_has_only_begun_is_told_as_such(sit: Sit) -> None:
    """Build is chosen, and no tile laid yet: nothing secret about it."""
    page = sit(each(at(**QUIET), "build"))
    assert page.session.headline(page.session.match.current) == "Red begins a move"


def test_a_gesture_without_a_total_shows_no_line_for_one() -> None:
    line = Line("pistachio, 8 to 6", "+1")
    for value, total in (("", []), ("+1", ["Together", "+1"])):
        art, _ = sum_art(Gesture("stack", "belt-1-1", (), value=value, lines=(line,)))
        assert [layer.text for layer in art if isinstance(layer, Label)] == ["pistachio, 8 to 6", "+1", *total]


def test_the_paper_of_a_button_points_at_the_button(sit: Sit) -> None:
    page = sit(each(at(**{**BUSY, "orders": "............"}), "build", "cross 2 5"), size=WIDE)
    button = next(button for button in page.table.buttons if button.primary)
    assert button.why_not
    widget = widget_of(page, button)
    click(widget)
    paper = page.why_not.geometry()
    at_button = QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())
    assert page.why_not.isVisible()
    assert not paper.intersects(at_button.adjusted(4, 0, -4, 0)), "the button itself stays in sight"
    assert abs(page.why_not.tip.x() - at_button.left()) <= 4
    assert at_button.top() <= page.why_not.tip.y() <= at_button.bottom()


def test_an_undo_token_is_clicked_or_dragged_off_and_says_why_not(sit: Sit) -> None:
    match = each(
        at(**{**BUSY, "orders": ".....S.A...."}), "build", "cross 2 5", "build", "cross 2 5", "salt", "salter 7 8"
    )
    page = sit(match)
    mouse.click(page.view, grab_point(page, "undo-3-a"))
    settle()
    assert match.state.salters == [1, 6, 10]
    start = page.scene.pieces["undo-1-a"].pos()
    mouse.press(page.view, start)
    stop = QPointF(page.width() / 2, page.scene.tray_top + 40)
    for point in mouse.way(start, stop, 4):
        mouse.move(page.view, point)
    mouse.release(page.view, stop)
    settle()
    assert "would be impossible without it" in page.why_not.reason
    drag(page, "undo-2-a", "hand")
    drag(page, "undo-1-a", "hand")
    assert match.state.log == []
    assert match.state.tokens[0] == 9


def test_of_sixty_places_for_a_tile_only_the_few_best_are_lit(sit: Sit) -> None:
    page = sit(at(**{**QUIET, "orders": "SAC........."}))
    lift(page, "stack", "belt-1-3")
    targets, quiet = page.grip.targets(), page.grip.lights.quiet_targets()
    assert len(targets) > 40
    assert {spot[-2:] for spot in set(targets) - quiet} == {"-1", "-2"}, "where a nut meets its order"
    mouse.release(page.view, QPointF(5, 5))
    page.grip.cancel()
    lift_all = sit(at(**QUIET))
    lift(lift_all, "stack", "belt-1-3")
    assert lift_all.grip.lights.quiet_targets() == set(lift_all.grip.targets()), "nearly all of them pay: no glare"
    lift_all.grip.cancel()


def test_escape_presses_the_button_that_shows_it_once_nothing_lies_above_the_table(sit: Sit) -> None:
    match = at(3, **BUSY)
    each(match, "build")
    page = sit(match, size=WIDE)
    assert page.table is not None
    assert [button.key for button in page.table.offered] == ["Esc"]
    page.hints.panel.show()
    page.view.setFocus()
    key(page, Qt.Key.Key_Escape)
    assert not page.hints.panel.isVisible()
    assert match.due is not None
    assert match.due.kind != "turn", "a paper goes first"
    key(page, Qt.Key.Key_Escape)
    assert match.due.kind == "turn"


def test_a_trade_at_ship_is_dragged_together_offered_and_answered_behind_the_curtain(sit: Sit) -> None:
    nuts = [[2, 0, 1, 0], [1, 2, 0, 1], [0, 0, 0, 0]]
    match = trucks(phase="ship", bonus=[["double-spin"], ["lure"], []], nuts=nuts, spins=[1, 0, 2, 3, 3, 0, 3, 3])
    page = sit(match, size=WIDE)
    page.session.uncover()
    settle()
    drag(page, "bonus-1", "floor")
    drag(page, "box-peanut", "theirs-2-almond")
    drag(page, "theirs-2-pistachio", "floor")
    assert match.state.deal == (1, (0, 0, 1, 0), (1, 0, 0, 1))
    assert page.curtain.isHidden()
    key(page, Qt.Key.Key_Return)
    assert page.curtain.isVisible()
    assert page.curtain.player.name == "Blue"
    assert any("Red offers Blue 1 peanut for 1 almond, 1 pistachio" in row.text for row in page.curtain.recap.rows)
    page.session.undo()
    settle()
    assert match.due is not None
    assert match.due.kind == "answer", "what was asked cannot be taken back in fair play"
    key(page, Qt.Key.Key_Space)
    assert page.curtain.isHidden()
    letters(page, "a")
    assert match.state.nuts == [[3, 0, 0, 1], [0, 2, 1, 0], [0, 0, 0, 0]]
    assert (match.due.kind, match.due.seat) == ("ship", 0), "three almonds: a truck"
