"""Everything that can be dragged can be done in two clicks: the same lit places, preview and result.

For trackpads, and for whoever cannot hold a button down while moving.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from nutdesk import games
from nutdesk.core.table import Gesture
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.conftest import Scale
from tests.desk.conftest import Sit, begun
from tests.desk.hands import click, drop_point, grab_point, settle


def preview(page: TablePage) -> dict[str, Any]:
    """What the table tells while a piece is held over a place."""
    grip, scene = page.grip, page.scene
    return {
        "held": grip.held.id if grip.held else "",
        "places": {spot: list(found) for spot, found in grip.targets().items()},
        "lit": scene._lit,
        "veiled": sorted(key for key, item in (scene.pieces | scene.spots).items() if item.veiled),
        "aimed": grip.aimed,
        "marks on it": len(grip.lights.aim_marks.drawn),
        "notes": [(panel.title, panel.body) for panel in (*page.note_panels, page.fits) if panel.isVisible()],
        "seats": [panel.lit for panel in page.seat_panels],
    }


def meanings(page: TablePage) -> list[str]:
    """What a menu offers that a drop with several meanings has opened; it is closed again."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    texts = [action.text() for action in menu.actions()]
    menu.close()
    settle()
    return texts


def outcome(page: TablePage, before: object) -> tuple[Any, list[str]]:
    """The moves that were made, or the choices that are asked for; taken back, so that the other way finds the same."""
    settle()
    asked = meanings(page)
    entry = page.session.match.current
    made = None if entry is before else entry.moves
    if made is not None:
        page.session.undo()
        page.session.uncover()
        settle()
    return made, asked


def plays_at_once(page: TablePage, gesture: Gesture) -> bool:
    """Whether one click is the move: a die, a button-like piece, the only thing that a card can do."""
    offers = page.grip.offers(gesture.piece)
    alone = len(offers) == 1 and gesture.spot == "hand" and not gesture.barrier
    return alone or any(offer.click or offer.spot == offer.piece for offer in offers)


def by_drag(page: TablePage, start: QPointF, stop: QPointF) -> dict[str, Any]:
    mouse.press(page.view, start)
    for point in mouse.way(start, stop, 4):
        mouse.move(page.view, point)
    return preview(page)


def by_clicks(page: TablePage, start: QPointF, stop: QPointF) -> dict[str, Any]:
    mouse.click(page.view, start)
    for point in mouse.way(start, stop, 4):
        mouse.move(page.view, point, held=False)
    return preview(page)


@pytest.mark.parametrize("game_id", games.ids())
def test_two_clicks_are_the_drag_with_the_same_preview_and_result(sit: Sit, scale: Scale, game_id: str) -> None:
    rng = Random(f"twins {game_id}")
    tried = 0
    for number in range(scale(2, 12)):
        match = begun(game_id, seed=f"twins {number}", fair=False)
        for _ in range(rng.randrange(3, 40)):
            if not match.over:
                match.play(rng.choice(match.game.legal(match.state)))
        if match.over:
            continue
        page = sit(match, size=(1280, 720))
        assert page.table is not None
        gestures = list(page.table.gestures)
        rng.shuffle(gestures)
        for gesture in [one for one in gestures if one.piece != one.spot][: scale(4, 40)]:
            before = match.current
            start, stop = grab_point(page, gesture.piece), drop_point(page, gesture.piece, gesture.spot)
            dragged = by_drag(page, start, stop)
            mouse.release(page.view, stop)
            result = outcome(page, before)
            assert dragged["held"] == gesture.piece
            assert dragged["aimed"]
            assert result[0] or len(result[1]) > 1
            if plays_at_once(page, gesture):
                mouse.click(page.view, start)
            else:
                assert by_clicks(page, start, stop) == dragged
                mouse.click(page.view, stop)
            assert outcome(page, before) == result
            tried += 1
        page.hide()
    assert tried


def test_a_piece_that_may_not_go_anywhere_is_explained_after_two_clicks_as_after_a_drag(sit: Sit) -> None:
    """The places beyond the reach of a squirrel say why, with the number of the rule."""
    told: list[tuple[str, str]] = []
    ways: tuple[Callable[[TablePage, QPointF, QPointF], object], ...] = (by_drag, by_clicks)
    for way in ways:
        match, rng = begun("nut-hunt", 2, seed="why", fair=False), Random("why")
        for _ in range(30):
            match.play(rng.choice(match.game.legal(match.state)))
        page = sit(match, size=(1280, 720))
        for piece, spot in refusals(page):
            page.why_not.hide()
            start, stop = grab_point(page, piece), place(page, spot)
            way(page, start, stop)
            if way is by_clicks:
                mouse.press(page.view, stop)
            mouse.release(page.view, stop)
            assert page.why_not.isVisible(), f"{way.__name__}: {piece} on {spot}"
            told.append((page.why_not.reason, page.why_not.clause))
        page.hide()
    assert told[: len(told) // 2] == told[len(told) // 2 :]
    assert told


def refusals(page: TablePage) -> list[tuple[str, str]]:
    """Some pieces without any legal place, each with a spot where dropping it would mean something."""
    found = []
    match = page.session.match
    for key in list(page.scene.pieces):
        if page.grip.offers(key) or not reachable(page, key):
            continue
        for spot in page.scene.spots:
            actions = match.game.attempt(page.session.game.view(match.state, page.session.viewer), key, spot)
            if actions and not page.session.judge(actions):
                found.append((key, spot))
                break
    return found[:4]


def reachable(page: TablePage, piece: str) -> bool:
    try:
        grab_point(page, piece)
    except AssertionError:
        return False
    return True


def place(page: TablePage, spot: str) -> QPointF:
    return QPointF(page.scene.spots[spot].pos())


# ---- beside the board -----------------------------------------------------------------------------------------------


def test_seats_change_places_with_two_clicks(window: MainWindow) -> None:
    window.home.open_sheet(games.load("nuts"))
    sheet = window.home.sheet
    assert sheet is not None
    click(sheet.counts[4])

    def names() -> list[str]:
        return [player.name for player in sheet.setup().players]

    one, two, three, four = names()
    click(sheet.seats.rows[0].handle)
    assert [row.handle.state for row in sheet.seats.rows[:4]] == ["taken", "legal", "legal", "legal"]
    click(sheet.seats.rows[2].handle)
    assert names() == [two, three, one, four], "as if it had been dragged there"
    assert {row.handle.state for row in sheet.seats.rows} == {""}
    click(sheet.seats.rows[1].handle)
    click(sheet.seats.rows[1].handle)
    assert names() == [two, three, one, four], "a second click on the same handle puts it back"


def test_a_click_on_the_timeline_goes_where_dragging_along_it_goes(sit: Sit) -> None:
    match, rng = begun(fair=False), Random("beads")
    for _ in range(12):
        match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match, size=(1280, 720))
    page.lookback.open(match.current)
    settle()
    assert page.lookback.panel is not None
    strip = page.lookback.panel.strip
    line = strip.line()
    start, stop = strip.place(line[2]).toPoint(), strip.place(line[7]).toPoint()
    QTest.mousePress(strip, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(strip, stop)
    QTest.mouseRelease(strip, Qt.MouseButton.LeftButton, pos=stop)
    dragged = strip.here
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=start)
    assert strip.here is line[2]
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=stop)
    assert strip.here is dragged is line[7]
