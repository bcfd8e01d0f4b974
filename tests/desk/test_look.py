"""The look: what is on the screen depends on the position, the size and the theme, and on nothing that was before."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.kit.theme import CONTRAST, DARK, LIGHT, Theme
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.scene import ThingItem
from tests.desk.conftest import NICE, SIZE, Sit, at, begun
from tests.desk.hands import click, drag, key, menu_of, settle
from tests.desk.ink import Painted

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]


def ring() -> Match:
    return at(
        fair=False, squirrels=[1, 6, 7], hands=HANDS, caches={"2": ["blue-walnut", "red-acorn"], "3": ["?red-hazelnut"]}
    )


def picture(page: TablePage) -> QImage:
    """The page with the pointer out of the way."""
    mouse.move(page.view, QPointF(6, 420), held=False)
    page.view.setFocus()
    settle(4)
    return page.grab().toImage()


def fresh(sit: Sit, match: Match, *, theme: Theme = LIGHT, size: tuple[int, int] = SIZE) -> QImage:
    """What somebody sees who sits down just now."""
    page = sit(match, theme=theme, size=size)
    seen = picture(page)
    page.hide()
    return seen


@pytest.mark.parametrize(("before", "after"), [(LIGHT, DARK), (DARK, CONTRAST), (CONTRAST, LIGHT)])
def test_a_theme_leaves_nothing_of_the_one_before(sit: Sit, before: Theme, after: Theme) -> None:
    page = sit(ring(), theme=before)
    old = picture(page)
    page.set_theme(after)
    switched = picture(page)
    page.hide()
    assert switched != old
    assert switched == fresh(sit, ring(), theme=after)


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1280, 900)])
def test_a_size_leaves_nothing_of_the_one_before(sit: Sit, size: tuple[int, int]) -> None:
    page = sit(ring())
    page.resize(*size)
    settle()
    resized = picture(page)
    page.hide()
    assert resized == fresh(sit, ring(), size=size)


def test_undo_leaves_nothing_of_the_move_but_the_way_forward(sit: Sit) -> None:
    page = sit(ring())
    drag(page, "hand-blue-acorn-0", "cache-2")
    page.session.undo()
    page.session.uncover()
    undone = picture(page)
    page.hide()
    match = ring()
    match.play(match.game.parse("move 2"), match.game.parse("play blue-acorn"))
    match.goto(match.root)
    assert undone == fresh(sit, match)


def test_a_move_that_was_watched_looks_like_one_that_was_not(sit: Sit) -> None:
    page = sit(ring(), pace=5)
    drag(page, "squirrel-0", "cache-2")
    page.quiet()
    watched = picture(page)
    page.hide()
    match = ring()
    match.play(match.game.parse("move 2"))
    assert watched == fresh(sit, match)


def test_a_piece_put_back_leaves_no_trace(sit: Sit) -> None:
    page = sit(ring())
    before = picture(page)
    start = QPointF(page.scene.pieces["squirrel-0"].pos())
    mouse.press(page.view, start)
    for point in mouse.way(start, QPointF(6, 420), 6):
        mouse.move(page.view, point)
    assert page.view.grab().toImage() != before
    mouse.release(page.view, QPointF(6, 420))
    assert picture(page) == before


@pytest.mark.parametrize("game_id", games.ids())
def test_what_lies_on_top_is_what_the_hand_takes(sit: Sit, game_id: str) -> None:
    """Of overlapping pieces the mouse gets the one that is painted last, in a crowded tray too."""
    match, rng = begun(game_id, 2, seed="top"), Random(game_id)
    for _ in range(12):
        if not match.over:
            match.play(rng.choice(match.game.legal(match.state)))
    page = sit(match, size=(760, 480))
    page.grip.lights.marks.clear()
    crowded = 0
    for item in list(page.scene.pieces.values()):
        unit = page.scene.unit(item)
        for dx, dy in ((-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4), (0.4, 0.4), (0, 0)):
            point = item.pos() + QPointF(dx * item.thing.w * unit, dy * item.thing.h * unit)
            under = page.scene.things_at(point, beside=False)
            things = [page.scene.pieces[one.id] for one in under if one.id in page.scene.pieces]
            painted = page.scene.items(point, Qt.ItemSelectionMode.IntersectsItemBoundingRect)
            seen = [one for one in painted if isinstance(one, ThingItem) and one in things]
            assert [one for one in things if one in seen] == seen
            crowded += len(things) > 1 and item.in_tray
    assert crowded or game_id != NICE


# ---- sheets and menus -----------------------------------------------------------------------------------------------


def test_a_theme_can_be_changed_with_every_sheet_open(window: MainWindow) -> None:
    for game in games.all_games():
        window.home.open_sheet(game)
        settle(1)
        window.chosen_settings.change("theme", "dark" if window.theme is LIGHT else "light")
        settle(1)
    window.home.close_sheet()
    window.seat(ring(), None)
    assert window.page is not None
    window.page.open_rules("NS-T1")
    window.sheets.show_keys()
    window.chosen_settings.change("theme", "dark")
    settle()
    assert window.page.rules.at == "NS-T1"


def test_f10_opens_the_menu_and_the_keys_come_back_to_the_table(window: MainWindow) -> None:
    window.seat(ring(), None)
    assert window.page is not None
    window.page.session.uncover()
    settle()
    key(window, Qt.Key.Key_F10)
    menu = menu_of(window)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    settle()
    assert window.focusWidget() is window.page.view


def test_the_menu_names_every_command_with_its_key(window: MainWindow) -> None:
    window.seat(ring(), None)
    assert window.page is not None
    settle()
    click(window.page.menu_button)
    menu: QMenu = menu_of(window)
    folded = [action for action in menu.actions() if action.menu() is not None]
    assert [action.text() for action in folded] == ["Moves", "Bots and hints", "Teach and print", "Projector", "View"]
    actions = [*menu.actions(), *(action for part in folded for action in part.menu().actions())]
    texts = [(action.text().split(" \N{EN DASH} ")[0], action) for action in actions if action.text()]
    named = {text: action.shortcut().toString() for text, action in texts}
    assert named["Undo"] == "Ctrl+Z"
    assert named["Redo"] == "Ctrl+Shift+Z"
    assert named["Rules"] == "F1"
    assert menu.height() < window.height(), "one column"
    menu.close()
    settle()
    assert {action.text() for action in window.actions_.values()} <= set(named)


def test_the_round_beside_the_story_is_painted_anew_when_it_is_another(sit: Sit) -> None:
    """The list below paints itself alone: without this the old round stays on the screen."""
    page = sit(begun(), size=(1280, 720))
    story, painted = page.story, Painted()
    head = QRect(story.width() // 2, 0, story.width() // 2, story.list.geometry().top())
    assert story.pace == "round 1"
    story.installEventFilter(painted)
    page.story.show_pace("round 2")
    settle()
    assert painted.region.intersected(head) == QRegion(head)
    story.removeEventFilter(painted)
