"""Zoom, pan, fit, and sharpness at any scale."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from nutdesk.desk.kit.art import bounds
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.scene import ThingItem
from nutdesk.desk.table.view import CLOSEST
from tests.conftest import Scale
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import drag, grab_point, key, settle

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]
CTRL = Qt.KeyboardModifier.ControlModifier


def sit_down(sit: Sit) -> TablePage:
    return sit(at(squirrels=[1, 6, 7], hands=HANDS, caches={"2": ["blue-walnut"], "3": ["?red-hazelnut"]}))


def turn(page: TablePage, notches: int, where: QPointF) -> None:
    """Turn the wheel over a point of the table."""
    view = page.view
    at_ = QPointF(view.mapFromScene(where))
    for _ in range(abs(notches)):
        event = QWheelEvent(
            at_,
            QPointF(view.viewport().mapToGlobal(at_.toPoint())),
            QPoint(),
            QPoint(0, 120 if notches > 0 else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(view.viewport(), event)
    settle(1)


def board_place(page: TablePage, where: QPointF) -> tuple[float, float]:
    """Which place of the board lies at a point of the scene, in table units."""
    corner = page.scene.board_point(0, 0)
    return (where.x() - corner.x()) / page.scene.scale, (where.y() - corner.y()) / page.scene.scale


def sharp(item: ThingItem, page: TablePage) -> bool:
    """Whether a thing is drawn with one pixel of its pixmap on one pixel of the screen, for the size it has now."""
    scene, pixmap = page.scene, item.pixmap()
    box = bounds(item.art())
    wanted = (box.width() * scene.unit(item) * scene.ratio, box.height() * scene.unit(item) * scene.ratio)
    fits = abs(pixmap.width() - wanted[0]) <= 4 and abs(pixmap.height() - wanted[1]) <= 4
    on_screen = item.deviceTransform(page.view.viewportTransform())
    return fits and pixmap.devicePixelRatio() == scene.ratio and on_screen.m11() == 1 == on_screen.m22()


@pytest.mark.parametrize("where", [QPointF(550, 220), QPointF(430, 280), QPointF(660, 180)])
def test_the_wheel_zooms_about_the_pointer(sit: Sit, where: QPointF) -> None:
    page = sit_down(sit)
    before = board_place(page, where)
    for notches in (2, 3, -2, 4):
        turn(page, notches, where)
        after = board_place(page, where)
        assert abs(after[0] - before[0]) < 3
        assert abs(after[1] - before[1]) < 3
    assert page.scene.zoom > 2


def test_zoom_has_limits_and_always_ends_fitting(sit: Sit) -> None:
    page = sit_down(sit)
    fitting = page.scene.board_point(0, 0)
    where = QPointF(500, 200)
    turn(page, -3, where)
    assert page.scene.zoom == 1
    assert page.scene.board_point(0, 0) == fitting
    turn(page, 40, where)
    assert page.scene.zoom == CLOSEST
    turn(page, -60, where)
    assert page.scene.zoom == 1
    assert page.scene.board_point(0, 0) == fitting


def test_every_piece_is_baked_anew_for_each_zoom_and_size(sit: Sit) -> None:
    page = sit_down(sit)
    things: list[ThingItem] = [*page.scene.pieces.values(), *page.scene.spots.values()]
    drawn = [item for item in things if item.art()]
    small = {item.thing.id: item.pixmap().width() for item in drawn}
    assert all(sharp(item, page) for item in drawn)
    turn(page, 4, QPointF(550, 220))
    assert all(sharp(item, page) for item in drawn)
    assert all(item.pixmap().width() > small[item.thing.id] for item in drawn if not item.in_tray)
    assert all(item.pixmap().width() == small[item.thing.id] for item in drawn if item.in_tray), "the hand stays"
    page.resize(1600, 900)
    settle()
    assert all(sharp(item, page) for item in drawn)


def test_nothing_in_the_scene_is_scaled_when_it_is_painted(sit: Sit) -> None:
    page = sit_down(sit)
    turn(page, 5, QPointF(550, 220))
    assert page.view.viewportTransform().m11() == 1

    def whole(item: QGraphicsItem) -> bool:
        place = item.pos() * page.scene.ratio
        return place.x() == round(place.x()) and place.y() == round(place.y())

    assert all(item.scale() == 1 for item in page.scene.items())
    assert all(whole(item) for item in page.scene.items()), "a pixmap between two pixels is smeared"


def test_dragging_the_wood_pans_a_zoomed_board_and_not_a_fitting_one(sit: Sit) -> None:
    page = sit_down(sit)
    empty = page.scene.board_point(614, 410)
    corner = page.scene.board_point(0, 0)

    def pan() -> None:
        mouse.press(page.view, empty)
        mouse.move(page.view, empty + QPointF(20, 10))
        mouse.move(page.view, empty + QPointF(40, 20))
        mouse.release(page.view, empty + QPointF(40, 20))

    pan()
    assert page.scene.board_point(0, 0) == corner
    turn(page, 5, empty)
    corner = page.scene.board_point(0, 0)
    pan()
    moved = page.scene.board_point(0, 0) - corner
    assert abs(moved.x() - 40) < 1
    assert abs(moved.y() - 20) < 1


def test_the_board_cannot_be_lost(sit: Sit) -> None:
    page = sit_down(sit)
    turn(page, 3, QPointF(550, 220))
    page.view.pan_by(QPointF(100_000, -100_000))
    table, room = page.scene.table, page.scene.layout_.board
    assert table is not None
    middle = page.scene.board_point(table.width / 2, table.height / 2)
    wide, high = room.width() * page.scene.zoom / 2, room.height() * page.scene.zoom / 2
    assert abs(middle.x() - room.center().x()) <= wide
    assert abs(middle.y() - room.center().y()) <= high
    assert room.intersects(page.scene.spots["cache-7"].sceneBoundingRect()) or any(
        room.intersects(item.sceneBoundingRect()) for item in page.scene.spots.values()
    )


def test_keys_zoom_and_ctrl_0_fits(window: MainWindow) -> None:
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    settle()
    corner = page.scene.board_point(0, 0)
    key(page, Qt.Key.Key_Plus, modifier=CTRL)
    assert page.scene.zoom == pytest.approx(1.25)
    key(page, Qt.Key.Key_Equal, modifier=CTRL)
    assert page.scene.zoom == pytest.approx(1.5625)
    key(page, Qt.Key.Key_Minus, modifier=CTRL)
    assert page.scene.zoom == pytest.approx(1.25)
    page.view.pan_by(QPointF(30, 30))
    key(page, Qt.Key.Key_0, modifier=CTRL)
    assert page.scene.zoom == 1
    assert page.scene.board_point(0, 0) == corner


def test_a_drag_works_on_a_zoomed_and_panned_board(sit: Sit) -> None:
    page = sit_down(sit)
    turn(page, 3, page.scene.board_point(800, 100))
    drag(page, "squirrel-0", "cache-2")
    assert [str(move) for move in page.session.match.current.moves] == ["move 2"]


def test_a_zoomed_board_stays_out_of_the_tray(sit: Sit) -> None:
    """The hand lies on the tray, not on a board that shines through; and the tray takes no clicks for the board."""
    page = sit_down(sit)

    def tray() -> object:
        settle()
        layout = page.desk.layout
        return (
            page.view.grab()
            .toImage()
            .copy(300, round(page.scene.tray_top) + 10, page.width() - 800, round(layout.tray) - 10)
        )

    before = tray()
    turn(page, 8, page.scene.board_point(614, 300))
    assert tray() == before
    for x in range(300, 800, 50):
        things = page.scene.things_at(QPointF(x, page.scene.tray_top + 60))
        assert all(page.scene.pieces.get(thing.id) and page.scene.pieces[thing.id].in_tray for thing in things)
    assert grab_point(page, "hand-blue-acorn-0")


SHARP = """
import json, sys
from PySide6.QtCore import QPointF
from nutdesk.desk.application import application
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from nutdesk.desk.kit.theme import LIGHT
from tests.desk.conftest import begun
from tests.desk.hands import settle
from tests.desk.test_zoom import sharp
app = application()
page = TablePage(Session(begun()), LIGHT)
page.animator.pace = 0
page.resize(1000, 600)
page.show()
settle()
page.session.uncover()
settle()
picture = page.grab()
things = [item for item in (*page.scene.pieces.values(), *page.scene.spots.values()) if item.art()]
print(json.dumps({
    "ratio": page.devicePixelRatioF(), "pixels": [picture.width(), picture.height()],
    "sharp": all(sharp(item, page) for item in things), "wood": page.view._wood.width(),
    "scene": page.scene.ratio,
}))
picture.save(sys.argv[1])
"""


@pytest.mark.parametrize("factor", ["2", "1.5"])
def test_a_denser_screen_gets_more_pixels(tmp_path: Path, scale: Scale, factor: str) -> None:
    if factor != "2" and not scale(0, 1):
        pytest.skip("only with --long")
    out = tmp_path / "page.png"
    done = subprocess.run(
        [sys.executable, "-c", SHARP, str(out)],
        env={**os.environ, "QT_SCALE_FACTOR": factor, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout)
    ratio = float(factor)
    assert seen["ratio"] == seen["scene"] == ratio
    assert seen["pixels"] == [round(1000 * ratio), round(600 * ratio)]
    assert seen["wood"] == round(1000 * ratio)
    assert seen["sharp"]
