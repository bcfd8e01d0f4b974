"""A touch screen: a tap is a click, a drag is a drag, two fingers hold the board, and a finger that stays asks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from nutdesk.desk.kit.touch import STAYS
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import drop_point, grab_point, settle

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]


@pytest.fixture(scope="module")
def screen(qapp: object) -> QPointingDevice:
    return QTest.createTouchDevice()


def ring(sit: Sit) -> TablePage:
    return sit(at(squirrels=[1, 6, 7], hands=HANDS, caches={"2": ["blue-walnut", "red-acorn"]}))


def spot(page: TablePage, point: QPointF) -> QPoint:
    return page.view.mapFromScene(point)


def touch(screen: QPointingDevice, widget: QWidget, kind: str, *points: QPoint) -> None:
    """So many fingers press, move or release; on the window, which is found wherever it stands."""
    window = widget.window()
    event = QTest.touchEvent(window, screen)
    for finger, point in enumerate(points):
        getattr(event, kind)(finger, widget.mapTo(window, point), window)
    event.commit()


def tap(screen: QPointingDevice, widget: QWidget, where: QPoint) -> None:
    touch(screen, widget, "press", where)
    touch(screen, widget, "release", where)
    settle()


def test_two_taps_move_a_piece(sit: Sit, screen: QPointingDevice) -> None:
    page = ring(sit)
    table = page.view.viewport()
    tap(screen, table, spot(page, grab_point(page, "squirrel-0")))
    assert page.grip.held is not None
    assert page.grip.held.id == "squirrel-0"
    assert page.grip.targets()
    tap(screen, table, spot(page, drop_point(page, "squirrel-0", "cache-2")))
    assert [str(move) for move in page.session.match.current.moves] == ["move 2"]


def test_a_finger_drags_a_piece(sit: Sit, screen: QPointingDevice) -> None:
    page = ring(sit)
    table = page.view.viewport()
    start = spot(page, grab_point(page, "hand-blue-acorn-0"))
    stop = spot(page, drop_point(page, "hand-blue-acorn-0", "cache-2"))
    touch(screen, table, "press", start)
    for k in range(1, 6):
        touch(screen, table, "move", start + (stop - start) * k / 5)
    assert page.grip.by == "drag"
    assert page.grip.aimed == "cache-2"
    touch(screen, table, "release", stop)
    settle()
    assert [str(move) for move in page.session.match.current.moves] == ["move 2", "play blue-acorn"]


def pinch(screen: QPointingDevice, widget: QWidget, one: list[QPoint], two: list[QPoint]) -> None:
    """Two fingers go down, move along their points, and go up."""
    touch(screen, widget, "press", one[0], two[0])
    for here, there in zip(one[1:], two[1:], strict=True):
        touch(screen, widget, "move", here, there)
    touch(screen, widget, "release", one[-1], two[-1])
    settle()


def test_two_fingers_zoom_the_board_between_them_and_move_it(sit: Sit, screen: QPointingDevice) -> None:
    page = ring(sit)
    table, scene = page.view.viewport(), page.scene
    middle = scene.layout_.board.center().toPoint()
    before = len(page.session.match.entries)
    apart = [QPoint(40 * k, 0) for k in (1, 2, 3)]
    pinch(screen, table, [middle - far for far in apart], [middle + far for far in apart])
    assert scene.zoom == pytest.approx(3, rel=0.05)
    assert (scene.board_point(scene.table.width / 2, scene.table.height / 2) - middle).manhattanLength() < 12
    corner = scene.board_point(0, 0)
    pinch(screen, table, [middle, middle + QPoint(30, 20)], [middle + QPoint(80, 0), middle + QPoint(110, 20)])
    assert (scene.board_point(0, 0) - corner - QPointF(30, 20)).manhattanLength() < 3
    pinch(screen, table, [middle - far for far in reversed(apart)], [middle + far for far in reversed(apart)])
    assert scene.zoom == 1
    assert len(page.session.match.entries) == before
    assert page.grip.held is None


def test_a_second_finger_puts_back_what_the_first_one_held(sit: Sit, screen: QPointingDevice) -> None:
    page = ring(sit)
    table = page.view.viewport()
    start = spot(page, grab_point(page, "squirrel-0"))
    away = start + QPoint(60, 40)
    touch(screen, table, "press", start)
    touch(screen, table, "move", away)
    assert page.grip.held is not None
    second = table.mapTo(page, away + QPoint(50, 0))
    QTest.touchEvent(page, screen).stationary(0).press(1, second, page).commit()
    assert page.grip.held is None
    touch(screen, table, "release", away, away + QPoint(50, 0))
    settle()
    assert page.session.match.current.parent is None or not page.session.match.current.moves


def test_a_finger_that_stays_tells_what_is_there_and_takes_nothing(
    window: MainWindow, screen: QPointingDevice, qtbot: QtBot
) -> None:
    window.seat(begun(seats=2), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    table, key = page.view.viewport(), "squirrel-0"
    where = spot(page, grab_point(page, key))
    touch(screen, table, "press", where)
    qtbot.waitUntil(QToolTip.isVisible, timeout=STAYS + 30_000)
    assert QToolTip.text().split() == page.session.words(page.scene.pieces[key].thing.name).split()
    touch(screen, table, "release", where)
    settle()
    assert page.grip.held is None
    QToolTip.hideText()
    button = page.rules_button
    touch(screen, button, "press", button.rect().center())
    qtbot.waitUntil(lambda: QToolTip.text() == button.toolTip(), timeout=STAYS + 30_000)
    touch(screen, button, "release", button.rect().center())
    settle()
    assert not page.rules.isVisible(), "who asks what a button does has not pressed it"
    tap(screen, button, button.rect().center())
    assert page.rules.isVisible()
    QToolTip.hideText()
