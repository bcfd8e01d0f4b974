"""Who plays here: seats change hands at the table by hand, and everything that shows them follows."""

from __future__ import annotations

from pathlib import Path
from random import Random

import attrs
import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.core.wish import Wish
from nutdesk.desk.new_game.seat_sheet import SeatSheet
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.bot_requests import thinking
from nutdesk.desk.table.drawer import PLAYERS
from nutdesk.desk.table.seat_strip import SeatPanel
from nutdesk.record import load, store
from tests.desk.bots import hurried, seated, thinking_ends, wait_for
from tests.desk.conftest import Sit, begun
from tests.desk.hands import choices, click, key, letters, make, rested, settle
from tests.desk.test_audience import Screen

__all__ = ["thinking_ends"]


def table(window: MainWindow, match: Match | None = None) -> TablePage:
    """A match on the window's table, with its journal."""
    match = match or begun()
    window.seat(match, store.begin(match))
    assert window.page is not None
    window.page.session.uncover()
    settle()
    return window.page


def sheets(page: TablePage) -> list[SeatSheet]:
    return [sheet for sheet in page.findChildren(SeatSheet) if sheet.isVisible()]


def sheet_of(page: TablePage) -> SeatSheet:
    (sheet,) = sheets(page)
    return sheet


def press_card(page: TablePage, seat: int, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
    """Press a player's card or badge beside the board, with the mouse."""
    panel = next(panel for panel in page.seat_panels if panel.card is not None and panel.card.seat == seat)
    at = page.view.viewport().mapFrom(page, panel.geometry().center())
    QTest.mouseClick(page.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)
    settle()


def choose(sheet: SeatSheet, kind: str) -> None:
    """Choose who plays with the arrow keys, as somebody without a mouse does."""
    sheet.who.setFocus()
    QTest.keyClick(sheet.who, Qt.Key.Key_Home)
    for _ in range(sheet.who.findData(kind)):
        QTest.keyClick(sheet.who, Qt.Key.Key_Down)
    settle()


def type_name(sheet: SeatSheet, name: str) -> None:
    sheet.name.setFocus()
    sheet.name.selectAll()
    letters(sheet.name, name)


# ---- asking ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("button", [Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton])
def test_a_press_on_a_players_card_asks_who_plays_here(window: MainWindow, button: Qt.MouseButton) -> None:
    page = table(window)
    press_card(page, 1, button)
    sheet = sheet_of(page)
    assert sheet.accessibleName() == "Who plays here?"
    assert (sheet.seat, sheet.name.text(), sheet.kind) == (1, "Cyril", "")
    assert [mark.accessibleName() for mark in sheet.marks][1] == "Seat 2: Cyril"
    key(page, Qt.Key.Key_Escape)
    assert not sheets(page)
    assert page.session.match.seat_changes == ()


def test_where_only_badges_are_the_cards_open_first_and_a_right_press_asks_at_once(window: MainWindow) -> None:
    page = table(window)
    window.chosen_settings.change("text", 150)
    settle()
    assert not page.desk.layout.columns
    press_card(page, 1, Qt.MouseButton.RightButton)
    assert sheet_of(page).seat == 1
    key(page, Qt.Key.Key_Escape)
    press_card(page, 1)
    assert page.drawer.side == PLAYERS
    assert not sheets(page)
    cards = [card for card in page.drawer.findChildren(SeatPanel) if card.isVisible()]
    card = next(card for card in cards if card.card is not None and card.card.seat == 2)
    click(card, QPoint(30, 30))
    assert sheet_of(page).seat == 2


def test_its_key_asks_about_whoever_is_to_choose_and_the_badges_lead_to_the_others(window: MainWindow) -> None:
    page = table(window)
    key(page, Qt.Key.Key_F12)
    sheet = sheet_of(page)
    assert sheet.seat == 0
    click(sheet.marks[2])
    assert (sheet.seat, sheet.name.text()) == (2, "Nutkin")
    choose(sheet, "young")
    key(sheet, Qt.Key.Key_Return)
    assert [player.kind for player in page.session.match.players] == ["", "", "young"]


def test_a_game_that_ends_while_a_seat_is_asked_about_keeps_its_winner(window: MainWindow) -> None:
    page = table(window)
    press_card(page, 1)
    type_name(sheet_of(page), "Late")
    session, rng = page.session, Random(1)
    while (due := session.match.due) is not None:
        assert session.submit(Wish((rng.choice(session.game.legal(session.match.state)),), "bot", due.seat))
    settle()
    page.quiet()
    settle()
    click(sheet_of(page).take_button)
    assert session.match.seat_changes == ()
    assert page.prompt.text == "The game is over."


def test_a_lesson_and_a_game_that_is_over_say_why_not(window: MainWindow) -> None:
    from nutdesk import paths

    window.open_lesson(next(iter(sorted((paths.scenes() / "nice-one-squirrel").glob("*.toml")))))
    assert window.page is not None
    assert window.page.is_lesson
    assert window.commands.reasons["seat"]() == "In a lesson the seats stay as they are."
    press_card(window.page, 0)
    assert not sheets(window.page)
    page = table(window)
    match, rng = page.session.match, Random(1)
    while not match.over:
        match.play(rng.choice(match.game.legal(match.state)))
    assert window.commands.reasons["seat"]() == "The game is over."


def test_the_automa_has_no_seat(window: MainWindow) -> None:
    page = table(window, begun("nut-hunt", 1))
    press_card(page, 1)
    assert not sheets(page)
    assert page.prompt.text == "Automa has no seat."
    press_card(page, 0)
    assert [mark.isVisible() for mark in sheet_of(page).marks] == [False]


def test_in_a_trial_nobody_takes_a_seat(sit: Sit) -> None:
    page = sit(begun(fair=False))
    make(page, choices(page)[0])
    page.session.try_from(page.session.match.root)
    assert page.why_no_reseat() == "In a trial the seats stay as they are."
    page.session.return_to_trunk()
    assert page.why_no_reseat() == ""


# ---- taking a seat --------------------------------------------------------------------------------------------------


def test_a_child_goes_to_bed_and_a_bot_plays_on_at_once(window: MainWindow, qtbot: QtBot) -> None:
    page = hurried(table(window))
    press_card(page, 0)
    sheet = sheet_of(page)
    choose(sheet, "young")
    assert sheet.name.text() == "Tufty", "a bot is called what the seat is called"
    click(sheet.take_button)
    assert page.session.match.players[0].kind == "young"
    assert [player.name for player in load(next(iter(store.journals().glob("*.nutdesk")))).match.players]
    wait_for(qtbot, lambda: page.session.bot_due is None and page.session.match.line())
    assert {entry.seat for entry in page.session.match.line()} == {0}


def test_a_name_is_cleaned_and_one_that_is_empty_is_the_usual_one(window: MainWindow) -> None:
    page = table(window)
    press_card(page, 1)
    type_name(sheet_of(page), "  Ben ")
    key(sheet_of(page), Qt.Key.Key_Return)
    assert page.session.match.players[1].name == "Ben"
    assert page.seat_panels[1].player.name == "Ben"
    assert "Ben" in page.seat_panels[1].accessibleName()
    page.session.reseat(1, "\x00\u202e")
    assert page.session.match.players[1].name == "Ben"


def test_whoever_comes_back_is_called_as_before(window: MainWindow) -> None:
    page = table(window)
    page.session.reseat(1, "Anna")
    page.session.reseat(1, "Cyril", "wise")
    press_card(page, 1)
    sheet = sheet_of(page)
    assert (sheet.name.text(), sheet.kind) == ("Cyril", "wise")
    choose(sheet, "")
    assert sheet.name.text() == "Anna"
    type_name(sheet, "Ida")
    choose(sheet, "kit")
    assert sheet.name.text() == "Ida", "what somebody has typed stays"


def test_the_move_of_a_bot_whose_seat_a_person_takes_is_never_made(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("wise", "", "")))
    wait_for(qtbot, lambda: page.bots.thinking == 0)
    asked = len(thinking()._waiting)
    page.session.reseat(0, "Anna")
    assert page.bots.thinking is None
    assert len(thinking()._waiting) == asked - 1
    QTest.qWait(150)
    assert page.session.match.line() == []
    assert page.curtain.isVisible(), "with others at the screen Anna lifts the curtain first"


def test_whoever_takes_the_place_of_the_one_who_looks_lifts_the_curtain(sit: Sit) -> None:
    page = sit()
    assert page.session.viewer == 0
    page.session.reseat(0, "Anna")
    assert page.session.viewer == TABLE
    assert page.curtain.isVisible()
    assert page.curtain.button.text() == "I am Anna: show my hand"


def test_the_hand_of_somebody_who_was_alone_is_covered_when_a_second_person_comes(sit: Sit) -> None:
    page = sit(seated("", "kit", "kit"))
    assert page.session.viewer == 0
    assert not page.curtain.isVisible()
    page.session.reseat(1, "Ben")
    assert page.session.viewer == TABLE
    assert page.curtain.button.text() == "I am Tufty: show my hand"
    page.session.uncover()
    page.session.reseat(2, "Ida")
    assert page.session.viewer == 0, "the curtain was lifted in front of the others"


def test_the_hand_of_a_seat_that_a_bot_has_taken_is_shown_to_nobody(sit: Sit) -> None:
    page = sit()
    held = {piece.id for group in page.session.table(0).hand for piece in group.pieces}
    assert held & set(page.scene.pieces)
    page.bots.set_paused(True)
    page.session.reseat(0, "Rex", "kit")
    assert page.session.viewer == TABLE
    assert not held & set(page.scene.pieces)
    assert page.bot_bar.isVisible()


def test_undo_takes_the_move_back_and_leaves_the_seat(sit: Sit) -> None:
    page = sit(begun(fair=False))
    make(page, choices(page)[0])
    page.session.reseat(2, "Ben")
    page.session.uncover()
    settle()
    click(page.story.undo_button)
    assert page.session.match.line() == []
    assert page.session.match.players[2].name == "Ben"


# ---- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "name", "kind", "told"),
    [
        ("", "Red", "clever", "Tufty goes; Red plays on: Clever squirrel"),
        ("", "Tufty", "kit", "Tufty plays on as a bot: Baby squirrel"),
        ("", "Ben", "", "Ben plays on for Tufty"),
        ("young", "Ben", "", "Ben comes, and takes over from Tufty"),
        ("young", "Tufty", "", "Tufty is a person again"),
        ("young", "Rex", "wise", "Rex plays on for Tufty: Wise old squirrel"),
        ("young", "Tufty", "no such level", "Tufty plays on as a bot: a bot"),
    ],
)
def test_the_story_says_who_goes_and_who_plays_on(sit: Sit, before: str, name: str, kind: str, told: str) -> None:
    page = sit(seated(before, "", ""))
    page.bots.set_paused(True)
    page.session.reseat(0, name, kind)
    assert page.story.model.rows[-1].text == told


def test_story_and_timeline_have_it_between_the_moves_and_call_a_seat_what_it_is_called_now(sit: Sit) -> None:
    page = sit()
    make(page, choices(page)[0])
    page.lookback.open()
    page.lookback.close()
    page.session.reseat(0, "Anna")
    page.session.uncover()
    settle()
    make(page, choices(page)[0])
    rows = [row.text for row in page.story.model.rows]
    at = rows.index("Anna plays on for Tufty")
    assert any("starts on cache" in row for row in rows[:at])
    assert rows[at + 1 :]
    assert not any("Tufty" in row for row in rows[:at] + rows[at + 1 :])
    page.lookback.open()
    assert page.lookback.panel is not None
    first = page.session.match.line()[0]
    assert "Anna plays on for Tufty" in page.lookback.panel.strip.describe(first)
    assert "Anna plays on for Tufty" not in page.lookback.panel.strip.describe(page.session.match.line()[1])


def test_the_room_sees_who_plays_now(qtbot: QtBot) -> None:
    owner = QObject()
    screen = Screen(begun(), owner)
    screen.session.reseat(0, "Anna")
    screen.picture.refresh()
    assert screen.picture.slide_text is not None
    assert screen.picture.slide_text.cast[0].name == "Anna"
    assert "Anna" in screen.picture.slide_text.caption
    screen.window.deleteLater()


def test_resuming_has_the_people_who_sat_there_last(window: MainWindow) -> None:
    page = table(window)
    make(page, choices(page)[0])
    page.session.reseat(1, "Anna")
    page.session.reseat(2, "Rex", "kit")
    window.go_home()
    assert window.records.waiting is not None
    assert window.records.waiting.players == ("Tufty", "Anna", "Rex")
    click(window.home.resume.resume_button)
    assert window.page is not None
    assert [who.name for who in window.page.session.match.players] == ["Tufty", "Anna", "Rex"]


# ---- the next game, and the evening ---------------------------------------------------------------------------------


def finished(window: MainWindow, seed: int) -> TablePage:
    """The game on the table, played to its end by the session."""
    page = window.page
    assert page is not None
    page.bots.set_paused(True)
    session, rng = page.session, Random(seed)
    while (due := session.match.due) is not None:
        session.uncover()
        assert session.submit(Wish((rng.choice(session.game.legal(session.match.state)),), "button", due.seat))
    settle()
    page.quiet()
    settle()
    rested(page)
    return page


def test_the_next_game_keeps_the_people_and_turns_the_seats_by_one(window: MainWindow) -> None:
    page = table(window)
    page.session.reseat(1, "Anna")
    page = finished(window, 1)
    click(page.end_bar.again_button)
    assert window.page is not None
    assert window.page is not page
    now = window.page.session.match
    assert [(who.name, who.colour) for who in now.players] == [
        ("Anna", "black"),
        ("Nutkin", "white"),
        ("Tufty", "pink"),
    ]
    assert now.seat_changes == ()


@pytest.mark.parametrize(
    ("game", "seats", "turns"), [("nuts", 2, False), ("nut-hunt", 1, False), ("nut-hunt", 2, True)]
)
def test_next_game_says_whether_the_second_player_begins(sit: Sit, game: str, seats: int, turns: bool) -> None:
    page = sit(begun(game, seats))
    assert ("the second player begins" in page.end_bar.again_button.toolTip()) == turns


def test_an_evening_stands_on_the_result_and_on_home_from_the_second_game_on(window: MainWindow) -> None:
    rules = games.load("nice-one-squirrel")
    people = [attrs.evolve(who, name=name) for who, name in zip(rules.seats, ("Anna", "Ben"), strict=False)]
    match = Match(rules, rules.chosen({}, 3), [*people, attrs.evolve(rules.seats[2], kind="kit")], "evening")
    match.begin()
    table(window, match)
    page = finished(window, 1)
    assert page.end_sheet.evening.isHidden()
    click(page.end_bar.again_button)
    page = finished(window, 2)
    strip = page.end_sheet.evening
    assert strip.isVisible()
    assert strip.evening is not None
    assert strip.evening.games == 2
    assert {one.name for one in strip.evening.people} == {"Anna", "Ben"}
    assert "2 games. " in page.end_sheet.accessibleName()
    assert page.end_sheet.rect().contains(strip.geometry())
    assert not strip.geometry().intersects(page.end_sheet.area.geometry())
    click(page.end_bar.home_button)
    home = window.home
    assert home.evening is not None
    assert home.evening.isVisible()
    assert " of 2" in home.evening.accessibleName()
    covered = (*home.covers, home.resume, home.learn, home.lab)
    inner = home.evening.geometry().adjusted(4, 4, -4, -4)
    assert not any(inner.intersects(other.geometry().adjusted(14, 14, -14, -14)) for other in covered)


def test_without_records_there_is_no_evening(nutdesk_home: Path) -> None:
    window = MainWindow(journals=False)
    assert window.records.evening() is None
    window.close()
