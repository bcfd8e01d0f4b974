"""What a table can ask of the desk beyond a drag: clicks, buttons that lift, open choices, advice, dice, ways."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from tests.desk.conftest import begun
from tests.desk.hands import click, key, letters, settle

Sit = Callable[..., TablePage]


def at(game_id: str, seats: int, **position: object) -> Match:
    game = games.load(game_id)
    options = game.chosen({}, seats)
    match = Match(game, options, game.seats[:seats], "desk", start=game.position(position, options, seats))
    match.begin()
    return match


def moved(page: TablePage) -> int:
    return len(page.session.match.line())


def test_one_click_throws_the_dice(sit: Sit) -> None:
    page = sit(at("in-the-nuts", 3))
    mouse.click(page.view, mouse.place_of(page, "die-green"))
    settle()
    assert page.session.match.due is not None
    assert page.session.match.due.kind != "roll"


def test_a_click_on_the_only_lit_place_puts_there_what_can_come(sit: Sit) -> None:
    match = at("in-the-nuts", 3)
    page = sit(match)
    letters(page, "r")
    assert page.table is not None
    spot = page.table.gestures[0].spot
    assert spot.startswith("space-")
    before = moved(page)
    mouse.click(page.view, mouse.place_of(page, spot))
    settle()
    assert moved(page) == before + 1


def test_a_click_on_a_place_for_many_things_plays_none_of_them(sit: Sit) -> None:
    page = sit()
    key(page, Qt.Key.Key_Space)
    mouse.click(page.view, mouse.place_of(page, "cache-9"))
    settle()
    assert moved(page) == 0


def test_a_letter_lifts_the_piece_that_its_action_begins_with(sit: Sit) -> None:
    page = sit(at("nut-hunt", 3, phase="act", nuts=[[5] * 4, [0] * 4, [0] * 4]))
    letters(page, "r")
    assert page.grip.held is not None
    assert page.grip.held.id == "squirrel"
    assert page.grip.finger.at in page.grip.targets()
    key(page, Qt.Key.Key_Return)
    assert moved(page) == 1


@pytest.mark.parametrize("by_mouse", [True, False])
def test_a_button_that_cannot_be_used_says_why_when_pressed(sit: Sit, by_mouse: bool) -> None:
    page = sit(at("nut-hunt", 3, phase="act", nuts=[[0] * 4] * 3))
    if by_mouse:
        click(page.tray_buttons._buttons[0])
    else:
        letters(page, "r")
    assert page.why_not.isVisible()
    assert page.why_not.reason == "You cannot pay for any tile."
    assert page.why_not.clause == "NH-T5"
    assert moved(page) == 0


def test_an_open_choice_is_made_beside_the_curtain(sit: Sit) -> None:
    page = sit(at("nut-hunt", 3, phase="roll"), covered=True)
    assert page.curtain.isVisible()
    assert page.session.viewer == TABLE
    letters(page, "d")
    assert moved(page) == 1
    assert page.session.viewer == TABLE, "nobody asked for the hand"


def test_a_choice_that_needs_the_hand_waits_behind_the_curtain(sit: Sit) -> None:
    page = sit(at("nut-hunt", 3, phase="act"), covered=True)
    letters(page, "t")
    assert moved(page) == 0
    assert not page.tray_buttons.isVisible()


def test_a_game_without_secrets_has_no_curtain(sit: Sit) -> None:
    page = sit(begun("in-the-nuts", 3), covered=True)
    assert not page.curtain.isVisible()
    assert not page.tray_head.cover.isVisible()


def test_advice_is_shown_when_somebody_asks(sit: Sit) -> None:
    page = sit(at("in-the-nuts", 3))
    odds = next(panel for panel in page.note_panels if panel.advice)
    assert odds.folded
    low = odds.height()
    click(odds)
    assert not odds.folded
    assert odds.height() > low
    odds.setFocus()
    key(page, Qt.Key.Key_Space)
    assert odds.folded


def test_dice_tumble_and_come_to_rest_where_they_lie(sit: Sit) -> None:
    page = sit(at("in-the-nuts", 3))
    page.animator.pace = 1
    letters(page, "r")
    die = page.scene.pieces["die-green"]
    assert page.scene.motion.running
    assert die.rotation() != pytest.approx(die.thing.angle)  # type: ignore[union-attr]
    page.quiet()
    die = page.scene.pieces["die-green"]
    assert die.rotation() == pytest.approx(die.thing.angle)  # type: ignore[union-attr]
    assert (die.pos() - page.scene.board_point(die.thing.x, die.thing.y)).manhattanLength() < 2


def test_a_piece_with_a_way_follows_it(sit: Sit) -> None:
    from nutdesk.desk.kit.motion import along

    corner = [QPointF(0, 0), QPointF(100, 0), QPointF(100, 100)]
    assert along(corner, 0.5) == QPointF(100, 0)
    assert along(corner, 0.75) == QPointF(100, 50)
    assert along(corner, 1.0) == QPointF(100, 100)


def test_the_tray_lights_up_as_a_place_to_drop(sit: Sit) -> None:
    page = sit(begun("little-nutters", 3))
    top = next(gesture.piece for gesture in (page.table.gestures if page.table else ()) if gesture.spot == "hand")
    assert page.grip.lift(top, "click")
    assert "hand" in page.grip.targets()
    wide = [mark for mark in page.grip.lights.marks.drawn if mark.boundingRect().width() > 0.9 * page.width()]
    assert [round(mark.pos().y()) >= page.scene.tray_top for mark in wide] == [True]


def test_a_way_back_is_offered_while_the_table_is_zoomed(sit: Sit) -> None:
    page = sit()
    assert not page.fit_button.isVisible()
    page.view.zoom_by(2)
    assert page.fit_button.isVisible()
    click(page.fit_button)
    assert page.scene.zoom == 1
    assert not page.fit_button.isVisible()
