"""The sheet of a new game: who sits where, in which colour, in which order, with which luck."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QWidget

from nutdesk import games
from nutdesk.bots.levels import BY_ID, LEVELS
from nutdesk.desk.kit.words import tr
from nutdesk.desk.new_game.new_game_sheet import NewGameSheet
from nutdesk.desk.new_game.setup import WORDS, Setup, first_setup, people, quick_setup, remembered, usual_name
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.shell.window import MainWindow
from nutdesk.record import load
from tests.desk.bots import played_out
from tests.desk.conftest import begun
from tests.desk.hands import click, key, seat_people, settle

NUTS = games.load("nuts")


def open_sheet(window: MainWindow, game: str = "nuts") -> NewGameSheet:
    window.home.open_sheet(games.load(game))
    settle()
    assert window.home.sheet is not None
    return window.home.sheet


def names(sheet: NewGameSheet) -> list[str]:
    return [player.name for player in sheet.setup().players]


def drag_down(sheet: NewGameSheet, row: int, rows: float) -> None:
    """Take a row by its handle and move it so many rows down."""
    handle = sheet.seats.rows[row].handle
    middle = handle.rect().center()
    far = round(sheet.seats.rows[row].height() * rows)
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    at = handle.mapTo(sheet, middle)
    for step in range(1, 9):
        point = handle.mapFrom(sheet, at + QPoint(0, far * step // 8))
        QTest.mouseMove(handle, point)
        settle(1)
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton)
    settle()


def test_a_first_click_seats_you_against_young_squirrels() -> None:
    for game in games.all_games():
        players = first_setup(game).players
        assert len(players) == game.usual
        assert [player.kind for player in players] == ["", *["young"] * (game.usual - 1)]


def competitive(sheet: NewGameSheet) -> QCheckBox:
    switch = sheet.switches["competitive"]
    assert isinstance(switch, QCheckBox)
    return switch


def tick(box: QCheckBox) -> None:
    QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(12, box.height() // 2))
    settle()


def test_two_players_of_nut_hunt_are_proposed_what_the_rulebook_recommends(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    click(sheet.counts[3])
    assert not competitive(sheet).isChecked()
    assert sheet.advised["competitive"].isHidden()
    click(sheet.counts[2])
    assert competitive(sheet).isChecked()
    assert sheet.advised["competitive"].text() == "The rulebook recommends it for 2 players."
    assert sheet.advised["competitive"].isVisible()
    assert "The rulebook recommends it" in competitive(sheet).accessibleDescription()
    click(sheet.counts[3])
    assert sheet.setup().options["competitive"] is False
    assert "recommends" not in competitive(sheet).accessibleDescription()


def test_what_somebody_ticked_is_not_changed_by_the_number_of_players(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    click(sheet.counts[2])
    tick(competitive(sheet))
    click(sheet.counts[3])
    click(sheet.counts[2])
    assert not competitive(sheet).isChecked()
    click(sheet.play_button)
    window.go_home()
    click(open_sheet(window, "nut-hunt").counts[3])
    sheet = window.home.sheet or sheet
    click(sheet.play_button)
    window.go_home()
    sheet = open_sheet(window, "nut-hunt")
    click(sheet.counts[2])
    assert not competitive(sheet).isChecked(), "two had declined it, and a game of three came between"


def test_the_level_of_the_automa_is_not_forgotten_after_a_game_of_three(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    automa = sheet.switches["automa"]
    assert isinstance(automa, QComboBox)
    automa.setCurrentIndex(automa.count() - 1)
    sheet.touched.add("automa")
    level = automa.currentData()
    click(sheet.play_button)
    window.go_home()
    sheet = open_sheet(window, "nut-hunt")
    click(sheet.counts[3])
    click(sheet.play_button)
    window.go_home()
    sheet = open_sheet(window, "nut-hunt")
    assert sheet.count == 3
    click(sheet.counts[1])
    assert sheet.setup().options["automa"] == level


def test_options_of_earlier_settings_are_those_of_the_last_game() -> None:
    game = games.load("nut-hunt")
    old = {"players": [{"colour": "blue"}] * 2, "options": {"competitive": False, "balanced": True}}
    assert quick_setup(game, old).options["balanced"] is True
    assert quick_setup(game, old).options["competitive"] is False
    kept = remembered(quick_setup(game, old), old)
    assert kept["options"] == {"2": {"competitive": False, "balanced": True, "automa": "standard"}}


def test_rows_change_places_when_they_are_dragged_by_their_handle(window: MainWindow) -> None:
    sheet = open_sheet(window)
    click(sheet.counts[4])
    one, two, three, four = names(sheet)
    drag_down(sheet, 0, 2.1)
    assert names(sheet) == [two, three, one, four]
    drag_down(sheet, 3, -9)
    assert names(sheet) == [four, two, three, one]


def test_rows_change_places_with_the_arrow_keys_and_stay_at_the_ends(window: MainWindow) -> None:
    sheet = open_sheet(window)
    one, two, three = names(sheet)
    sheet.seats.rows[0].handle.setFocus()
    key(window, Qt.Key.Key_Down)
    assert names(sheet) == [two, one, three]
    assert QApplication.focusWidget() is sheet.seats.rows[1].handle
    key(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert names(sheet) == [two, three, one]
    key(window, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert names(sheet) == [one, two, three]


def test_after_a_click_on_how_many_enter_plays_as_the_big_button_says(window: MainWindow) -> None:
    sheet = open_sheet(window)
    click(sheet.counts[4])
    key(window, Qt.Key.Key_Return)
    assert window.page is not None
    assert len(window.page.session.match.players) == 4


@pytest.mark.parametrize("game", games.ids())
def test_how_many_play_stays_under_the_pointer_while_it_is_chosen(window: MainWindow, game: str) -> None:
    window.resize(1280, 720)
    settle()
    window.home.open_sheet(games.load(game))
    settle()
    sheet = window.home.sheet
    assert sheet is not None
    there = {count: button.mapTo(window, QPoint()) for count, button in sheet.counts.items()}
    for count in (*sheet.counts, *reversed(sheet.counts)):
        click(sheet.counts[count])
        settle()
        assert {count: button.mapTo(window, QPoint()) for count, button in sheet.counts.items()} == there, count


def test_every_colour_is_there_once_whatever_is_pressed(window: MainWindow) -> None:
    for game in games.all_games():
        sheet = open_sheet(window, game.id)
        click(sheet.counts[max(game.players)])
        sheet.names[0].setText("Ada")
        for press in range(7):
            click(sheet.seats.rows[press % max(game.players)].badge)
            colours = [player.colour for player in sheet.setup().players]
            assert sorted(colours) == sorted(player.colour for player in game.seats[: max(game.players)])
        called = {player.colour: player.name for player in game.seats}
        assert names(sheet)[0] == "Ada", "a name somebody wrote stays"
        assert names(sheet)[1:] == [called[player.colour] for player in sheet.setup().players[1:]]


def test_a_seat_can_be_taken_by_every_level(window: MainWindow) -> None:
    sheet = open_sheet(window)
    who = sheet.seats.rows[1].who
    assert [who.itemData(k) for k in range(who.count())] == ["", *BY_ID]
    for level in BY_ID:
        who.setCurrentIndex(who.findData(level))
        assert sheet.setup().players[1].kind == level
        assert who.toolTip() == BY_ID[level].text


def test_the_last_setup_of_each_game_is_what_one_click_starts(window: MainWindow) -> None:
    sheet = open_sheet(window)
    click(sheet.counts[4])
    seat_people(sheet)
    sheet.seats.rows[2].who.setCurrentIndex(sheet.seats.rows[2].who.findData("kit"))
    sheet.names[3].setText("Ada")
    click(sheet.seats.rows[3].badge)
    sheet.practice.setChecked(True)
    sheet.switches["edition"].setCurrentIndex(1)  # type: ignore[union-attr]
    made = sheet.setup()
    click(sheet.play_button)
    window.go_home()
    cover = next(cover for cover in window.home.covers if cover.game.id == "nuts")
    click(cover)
    assert window.page is not None
    match = window.page.session.match
    assert (match.players, match.options, match.fair) == (made.players, made.options, False)
    assert match.seed != made.seed, "the luck is another"
    assert quick_setup(NUTS, kept.load().setups["nuts"]).players == made.players


def test_a_setup_that_makes_no_sense_is_the_first_one() -> None:
    good = remembered(first_setup(NUTS))
    for broken in (
        {},
        {"players": []},
        {"players": [1, 2]},
        {"players": [{}] * 9},
        {"players": "xyz"},
    ):
        assert quick_setup(NUTS, broken).players == first_setup(NUTS).players
    seats = [{"name": 7, "colour": "gold"}, {"colour": "blue", "kind": "fox"}, {"colour": "blue"}]
    odd = quick_setup(NUTS, {"players": seats, "options": {"edition": "moon", "salt": True}})
    assert len({player.colour for player in odd.players}) == 3
    assert odd.players[0].name == "7"
    assert {player.kind for player in odd.players} == {""}
    assert odd.options == NUTS.chosen({})
    assert quick_setup(NUTS, good).players == first_setup(NUTS).players


def test_the_seed_words_of_a_fair_game_are_told_when_it_is_over(window: MainWindow) -> None:
    sheet = open_sheet(window)
    assert sheet.seed.text() == "", "nobody is told the luck of the game to come"
    QGuiApplication.clipboard().setText("nothing")
    for fair, told in ((True, False), (False, True)):
        window.seat(begun(fair=fair, seed="oak-fern-wren"), None)
        window.actions_["seed"].trigger()
        assert (QGuiApplication.clipboard().text() == "oak-fern-wren") is told
    QGuiApplication.clipboard().setText("nothing")
    window.seat(played_out(seed="moss-ivy-oak"), None)
    window.actions_["seed"].trigger()
    assert QGuiApplication.clipboard().text() == "moss-ivy-oak"


def test_the_luck_of_a_fresh_game_is_one_of_more_than_anybody_can_try() -> None:
    words = tr(WORDS).split()
    seeds = {quick_setup(NUTS).seed for _ in range(1000)}
    assert len(seeds) == 1000
    assert all(len(words) ** len(seed.split("-")) >= 2**64 for seed in seeds)
    assert {word for seed in seeds for word in seed.split("-")} == set(words), "every word is used"


@pytest.mark.parametrize("typed", ["A\x00nn\x1ba", "\u202eAnna", "Anna\ud800", "\u2066Anna\u2069\u200b"])
def test_whatever_is_pasted_as_a_name_is_a_game_that_can_be_opened_again(window: MainWindow, typed: str) -> None:
    sheet = open_sheet(window)
    sheet.names[0].setText(typed)
    sheet.names[1].setText("\u200d")
    sheet.seed.setText("one\x07 two")
    click(sheet.play_button)
    assert window.page is not None
    match = window.page.session.match
    assert [player.name for player in match.players[:2]] == ["Anna", usual_name(match.game, match.players[1].colour)]
    assert match.seed == "one two"
    assert window.records.journal is not None
    same_names = load(window.records.journal.path).match.players
    assert same_names == match.players
    window.go_home()
    again = quick_setup(match.game, kept.load().setups[match.game.id])
    assert again.players[0].name == "Anna"


def test_a_clause_beside_an_option_opens_its_rule(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    rule = sheet.option_rows["competitive"][-2]
    click(rule)
    assert sheet.rules is not None
    assert sheet.rules.isVisible()
    assert sheet.rules.at == "NH-C8"
    key(window, Qt.Key.Key_Escape)
    assert sheet.rules is None
    assert window.home.sheet is sheet, "the sheet itself stays"


def test_the_automa_is_offered_to_one_player_only(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    click(sheet.counts[1])
    assert sheet.switches["automa"].isVisible()
    for count in (2, 5):
        click(sheet.counts[count])
        assert not sheet.switches["automa"].isVisible()
        assert sheet.setup().options["automa"] == "standard"


def test_names_that_nobody_wrote_follow_the_language(window: MainWindow) -> None:
    players = first_setup(NUTS).players
    mine = attrs.evolve(players[0], name="Ilse")
    kept_ = remembered(Setup(NUTS, (mine, *players[1:]), NUTS.chosen({}), "oak"))
    window.chosen_settings.change("language", "de")
    try:
        assert [player.name for player in quick_setup(NUTS, kept_).players] == ["Ilse", "Blau", "Pink"]
    finally:
        window.chosen_settings.change("language", "en")


def test_a_name_has_room_and_what_lies_below_is_dimmed(window: MainWindow) -> None:
    window.chosen_settings.change("language", "de")
    try:
        sheet = open_sheet(window)
        click(sheet.counts[6])
        for row in sheet.seats.rows:
            if row.isVisible():
                assert row.name.width() > row.name.fontMetrics().horizontalAdvance("Großmutter")
        assert sheet.veil.isVisible()
        assert sheet.veil.rect() == window.home.rect()
        key(sheet, Qt.Key.Key_Escape)
        assert not sheet.veil.isVisible()
    finally:
        window.chosen_settings.change("language", "en")


def check_sentences(box: QComboBox, texts: Sequence[str]) -> None:
    """The list that a click opens has a sentence below each name, whole."""
    click(box)
    view = box.view()
    assert view.isVisible()
    assert box.count() == len(texts)
    for row, text in enumerate(texts):
        index = box.model().index(row, 0)
        assert index.data(Qt.ItemDataRole.ToolTipRole) is None
        place = view.visualRect(index)
        assert view.viewport().width() >= place.width() > box.fontMetrics().horizontalAdvance(text)
        below = place.adjusted(0, place.height() // 2 + 1, 0, -4)
        picture = view.viewport().grab(below).toImage()
        shades = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
        assert len(shades) > 10, "a sentence stands there"
    box.hidePopup()
    assert box.accessibleDescription() == texts[box.currentIndex()]


def test_the_list_says_below_each_level_what_it_is_like(window: MainWindow) -> None:
    """Not in a tip: that would lie on the next line, and a finger has none."""
    who = open_sheet(window).seats.rows[1].who
    check_sentences(who, ["Somebody at this screen.", *(level.text for level in LEVELS)])


def test_a_sheet_takes_on_the_size_of_the_window_while_it_lies_there(window: MainWindow) -> None:
    window.resize(1280, 720)
    settle()
    sheet = open_sheet(window, "nice-one-squirrel")
    small = places(sheet)
    window.resize(1920, 1080)
    settle()
    resized = places(sheet)
    window.home.close_sheet()
    settle()
    assert resized == places(open_sheet(window, "nice-one-squirrel"))
    window.resize(1280, 720)
    settle()
    assert window.home.sheet is not None
    assert small == places(window.home.sheet)


def places(sheet: NewGameSheet) -> list[QRect]:
    """Where everything on a sheet lies, once its letters have their size."""
    sheet.arrange()
    settle()
    parts = [part for part in sheet.findChildren(QWidget) if part.isVisible()]
    return [QRect(part.mapTo(sheet, QPoint(0, 0)), part.size()) for part in parts]


# ---- who starts -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NH-S5", "IN-S4", "NS-S2", "LN-S3")
@pytest.mark.parametrize("game", ["nut-hunt", "in-the-nuts", "nice-one-squirrel", "little-nutters"])
def test_whoever_is_chosen_starts_and_the_others_follow_in_turn(window: MainWindow, game: str) -> None:
    sheet = open_sheet(window, game)
    sheet.choose_count(3)
    sheet.names[1].setText("Ada")
    sheet.names[1].editingFinished.emit()
    listed = sheet.setup().players
    assert [sheet.first.itemText(k) for k in range(sheet.first.count())] == ["At random", *(who.name for who in listed)]
    sheet.first.setCurrentIndex(sheet.first.findText("Ada"))
    click(sheet.play_button)
    assert window.page is not None
    match = window.page.session.match
    assert match.players == (*listed[1:], listed[0])
    assert match.players[0].name == "Ada"
    assert match.state.turn == 0
    window.play_again()
    assert window.page.session.match.players == (listed[2], *listed[:2]), "then the next one"
    window.go_home()
    assert [player.name for player in open_sheet(window, game).setup().players] == [player.name for player in listed]


def test_the_lot_falls_on_everybody_and_the_same_words_give_the_same_one() -> None:
    game = games.load("nut-hunt")
    players = first_setup(game).players
    setups = [Setup(game, people(game, 4), game.chosen({}), f"lot {n}") for n in range(60)]
    firsts = [setup.in_turn_order()[0] for setup in setups]
    assert set(firsts) == set(people(game, 4))
    assert firsts == [setup.in_turn_order()[0] for setup in setups]
    assert len(players) == 1
    assert first_setup(game).in_turn_order() == players, "alone there is nothing to draw"


def test_where_the_rules_draw_the_lot_nobody_is_asked(window: MainWindow) -> None:
    assert NUTS.first is None
    sheet = open_sheet(window, "nuts")
    click(sheet.play_button)
    assert window.page is not None
    match = window.page.session.match
    assert match.players == quick_setup(NUTS, kept.load().setups["nuts"]).players
    window.play_again()
    assert window.page.session.match.players == match.players


def test_who_starts_can_be_chosen_with_the_keys_and_is_put_away_for_one(window: MainWindow) -> None:
    sheet = open_sheet(window, "nut-hunt")
    sheet.choose_count(2)
    settle()
    assert sheet.first.isVisible()
    assert sheet.first.accessibleName() == "Who starts"
    sheet.first.setFocus()
    QTest.keyClick(sheet.first, Qt.Key.Key_Down)
    QTest.keyClick(sheet.first, Qt.Key.Key_Down)
    assert sheet.setup().first == 1
    sheet.seats._move(sheet.seats.rows[1], -1)
    assert sheet.setup().first == 0, "the same player, at another place"
    sheet.choose_count(1)
    settle()
    assert not sheet.first.isVisible()
    assert len(sheet.setup().in_turn_order()) == 1
