"""Motion follows the facts, always ends on the view, and any input skips it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from nutdesk.core.events import EventKind
from nutdesk.core.match import Match
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.shell.window import MainWindow
from nutdesk.games.in_the_nuts.actions import Roll
from nutdesk.games.nice_one_squirrel import events
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import click, drag, drop_point, key, settle, wish

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]
CTRL = Qt.KeyboardModifier.ControlModifier
SLOW = 30.0
"""So slow that nothing arrives by itself while a test runs."""


def ring(*, fair: bool = True) -> Match:
    return at(fair=fair, squirrels=[1, 6, 7], hands=HANDS, caches={"2": ["blue-walnut"], "3": ["?red-hazelnut"]})


def rests(page: TablePage) -> None:
    """Assert that the page shows the view of the session, with everything in its place."""
    settle()
    page.scene.motion.end()
    assert not page.animator.busy
    assert page.table == page.session.table()
    lying = {piece.id: piece for piece in page.table.pieces}
    hand = {piece.id for group in page.table.hand for piece in group.pieces}
    assert set(page.scene.pieces) == set(lying) | hand
    for name, piece in lying.items():
        item = page.scene.pieces[name]
        assert item.pos() == page.scene.snap(page.scene.board_point(piece.x, piece.y)), name
        assert item.opacity() == 1
        assert item.scene() is page.scene
    assert page.grip.enabled
    assert page.prompt.text == page.session.words(page.table.prompt)


def plays(page: TablePage) -> bool:
    """Whether pictures are being shown."""
    return page.animator.busy


def places(page: TablePage, piece: str) -> QPointF:
    return QPointF(page.scene.pieces[piece].pos())


def test_a_sequence_ends_on_the_view_by_itself(sit: Sit, qtbot: QtBot) -> None:
    page = sit(ring(), pace=1.0)
    told: list[EventKind] = []
    page.animator.told.connect(lambda event: told.append(event.kind))
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert page.animator.busy
    assert not page.grip.enabled, "nothing can be lifted while it plays"
    qtbot.waitUntil(lambda: not page.animator.busy, timeout=60_000)
    assert told == [events.MOVED, events.PLAYED]
    rests(page)
    story = [row.text for row in page.story.model.rows]
    assert story[-2:] == ["Tufty moves to cache 2", "Tufty plays a blue acorn on cache 2: +1"]


def test_what_stands_beside_the_board_tells_what_is_shown_on_it(sit: Sit, qtbot: QtBot) -> None:
    match = begun("in-the-nuts")
    while Roll() not in match.game.legal(match.state):
        match.play(match.game.legal(match.state)[0])
    page = sit(match, pace=1.0)
    before = page.note_panels[0].body
    seen: list[bool] = []

    def compare() -> None:
        if not page.animator.busy:
            return
        shown = page.scene.table
        assert shown is not None
        assert [panel.card for panel in page.seat_panels] == list(shown.seats)
        notes = page.note_panels[: len(shown.notes)]
        assert [(note.title, note.body) for note in notes] == [(note.title, note.body) for note in shown.notes]
        seen.append(notes[0].body != before)

    page.scene.motion.finished.connect(compare)
    page.session.submit(wish(Roll()))
    qtbot.waitUntil(lambda: not page.animator.busy, timeout=60_000)
    assert any(seen), "the dice change while the pictures are shown"
    rests(page)


def test_advice_that_was_unfolded_stays_so_while_something_else_is_told_in_its_place(sit: Sit) -> None:
    page = sit(begun("in-the-nuts"), size=(1920, 1080))
    advice = page.note_panels[1]
    assert advice.folded
    click(advice)
    advice.show_note("Collecting", (), 60, name="")
    assert not advice.folded
    page.show_now()
    assert not advice.folded


def test_the_piece_travels_on_from_where_the_ghost_was_let_go(sit: Sit) -> None:
    page = sit(ring(), pace=SLOW)
    home = places(page, "squirrel-0")
    there = drop_point(page, "squirrel-0", "cache-2")
    drag(page, "squirrel-0", "cache-2")
    start = places(page, "squirrel-0")
    assert (start - there).manhattanLength() < (start - home).manhattanLength()
    page.quiet()
    rests(page)


def press_a_key(page: TablePage) -> None:
    page.view.setFocus()
    key(page, Qt.Key.Key_Right)


def press_escape(page: TablePage) -> None:
    key(page, Qt.Key.Key_Escape)


def press_a_letter(page: TablePage) -> None:
    key(page, Qt.Key.Key_X)


def click_the_table(page: TablePage) -> None:
    mouse.click(page.view, QPointF(6, 420))


@pytest.mark.parametrize("touch", [press_a_key, press_escape, press_a_letter, click_the_table])
def test_any_input_skips_to_the_end(sit: Sit, touch: Callable[[TablePage], None]) -> None:
    page = sit(ring(), pace=SLOW)
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert plays(page)
    touch(page)
    assert not plays(page)
    assert page.session.match.state.scores == [1, 0, 0]
    rests(page)
    story = [row.text for row in page.story.model.rows]
    assert story.count("Tufty moves to cache 2") == 1
    assert story.count("Tufty plays a blue acorn on cache 2: +1") == 1


def test_a_key_that_skips_does_nothing_else(sit: Sit) -> None:
    page = sit(ring(), pace=SLOW)
    drag(page, "squirrel-0", "cache-2")
    assert page.animator.busy
    key(page, Qt.Key.Key_N)
    assert [str(move) for entry in page.session.match.line() for move in entry.moves] == ["move 2"]
    key(page, Qt.Key.Key_N)
    page.quiet()
    assert [str(move) for entry in page.session.match.line() for move in entry.moves] == ["move 2", "nothing"]


@pytest.mark.parametrize("how", ["keys", "button"])
def test_undo_during_an_animation_is_safe(window: MainWindow, how: str) -> None:
    window.seat(ring(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    page.animator.pace = SLOW
    before = page.session.match.state.copy()
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert page.animator.busy
    if how == "keys":
        key(page, Qt.Key.Key_Z, modifier=CTRL)
    else:
        page.session.undo()
        settle()
    assert page.session.match.state == before
    page.session.uncover()
    rests(page)
    assert "Tufty moves to cache 2" not in [row.text for row in page.story.model.rows]
    page.session.redo()
    rests(page)
    assert page.story.model.rows[-1].text == "Tufty plays a blue acorn on cache 2: +1"


def test_a_move_during_an_animation_is_safe(sit: Sit) -> None:
    """Somebody quick drags the next nut while the squirrel still runs."""
    page = sit(ring(), pace=SLOW)
    drag(page, "squirrel-0", "cache-2")
    assert page.animator.busy
    start = QPointF(page.scene.pieces["hand-blue-acorn-0"].pos())
    mouse.press(page.view, start)
    stop = QPointF(page.scene.spots["cache-2"].pos())
    for point in mouse.way(start, stop, 4):
        mouse.move(page.view, point)
    mouse.release(page.view, stop)
    page.quiet()
    assert page.session.match.state.scores == [1, 0, 0]
    rests(page)


def test_a_resize_and_a_zoom_during_an_animation_are_safe(sit: Sit, qtbot: QtBot) -> None:
    page = sit(ring(), pace=0.3)
    drag(page, "hand-blue-acorn-0", "cache-2")
    page.resize(1100, 700)
    settle()
    page.view.zoom_by(1.5)
    page.view.fit()
    qtbot.waitUntil(lambda: not page.animator.busy, timeout=60_000)
    rests(page)


def test_leaving_for_home_during_an_animation_is_safe(window: MainWindow) -> None:
    window.seat(ring(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    page.animator.pace = SLOW
    drag(page, "hand-blue-acorn-0", "cache-2")
    window.go_home()
    settle()
    assert window.stack.currentWidget() is window.home


def test_the_end_sheet_waits_for_the_last_picture(sit: Sit) -> None:
    match = at(2, squirrels=[1, 6], hands=[["blue-acorn"], ["red-acorn"]], ender=2, caches={"2": ["blue-walnut"]})
    page = sit(match, pace=SLOW)
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert match.over
    assert page.animator.busy
    assert page.end_sheet.isHidden()
    press_escape(page)
    settle()
    assert page.end_sheet.isHidden(), "the score is counted before"
    press_escape(page)
    settle()
    assert page.end_sheet.isVisible()
    assert page.end_sheet.title() == "Tufty wins"


def test_without_motion_the_end_is_there_at_once(sit: Sit) -> None:
    page = sit(ring(), pace=0)
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert not page.animator.busy
    rests(page)


def test_the_buttons_of_the_next_choice_come_after_the_pictures(sit: Sit) -> None:
    page = sit(ring(), pace=SLOW)
    button = page.tray_buttons.findChild(DeskButton)
    assert button is not None
    drag(page, "squirrel-0", "cache-2")
    assert page.animator.busy
    assert button.isVisible(), "it keeps its place"
    assert not button.isEnabled(), "and waits"
    page.quiet()
    settle()
    assert page.table is not None
    assert any(button.actions and not button.why_not for button in page.table.buttons)
    click(page.story.undo_button)
    rests(page)


def test_that_any_key_skips_the_motion_is_said_once(window: MainWindow) -> None:
    assert not window.settings.skipping_told

    def turned() -> TablePage:
        window.seat(ring(), None)
        page = window.page
        assert page is not None
        page.session.uncover()
        page.animator.pace = SLOW
        settle()
        drag(page, "squirrel-0", "cache-3")
        return page

    page = turned()
    assert page.animator.busy
    assert page.skip_note.isVisible()
    assert page.skip_note.accessibleName() == "Any key or click skips the motion"
    key(page, Qt.Key.Key_X)
    assert not page.animator.busy, "and so it does"
    assert kept.load().skipping_told
    page = turned()
    assert page.animator.busy
    assert not page.skip_note.isVisible()
