"""Settings: one sheet with a search, applied at once, kept across versions."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from nutdesk.core.table import Box, Cue, Piece, Table
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.theme import CONTRAST, DARK, LIGHT, font
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.settings.settings_sheet import SettingsSheet
from nutdesk.desk.shell.welcome import WelcomeSheet
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.shell.window_place import in_sight, screens_key
from nutdesk.desk.table.scene import TableScene
from tests.desk.conftest import begun
from tests.desk.hands import click, key, settle

OLD = Path(__file__).parent / "settings"
CTRL = Qt.KeyboardModifier.ControlModifier


def open_settings(window: MainWindow) -> SettingsSheet:
    key(window, Qt.Key.Key_Comma, modifier=CTRL)
    return next(sheet for sheet in window.findChildren(SettingsSheet) if sheet.isVisible())


def choose(sheet: SettingsSheet, name: str, value: object) -> None:
    control = sheet.rows[name].control
    control.setCurrentIndex(control.findData(value))  # type: ignore[union-attr]
    settle()


def test_every_setting_is_on_the_sheet_with_its_value_and_kept(window: MainWindow) -> None:
    sheet = open_settings(window)
    assert list(sheet.rows) == [row.id for row in kept.TABLE]
    for row in kept.TABLE:
        assert sheet.rows[row.id].value() == getattr(window.settings, row.id)
        other = row.choices[-1][0] if row.choices else row.most // 3 if row.most else not row.default
        window.chosen_settings.change(row.id, other)
        assert getattr(kept.load(), row.id) == other


def test_the_sheet_is_as_large_on_a_game_as_it_is_at_home(window: MainWindow) -> None:
    at_home = open_settings(window)
    size = at_home.size()
    at_home.close_sheet()
    window.seat(begun(), None)
    settle()
    sheet = open_settings(window)
    assert sheet.size() == size
    assert sheet.rows["theme"].control.visibleRegion().boundingRect().height() > SMALLEST


def test_the_notes_under_the_pointer_wear_the_face_and_the_light_of_the_desk(window: MainWindow) -> None:
    for name, theme in (("dark", DARK), ("light", LIGHT)):
        window.chosen_settings.change("theme", name)
        palette, face = QToolTip.palette(), QToolTip.font()
        assert palette.color(palette.ColorRole.ToolTipBase) == theme.colour("@panel")
        assert palette.color(palette.ColorRole.ToolTipText) == theme.colour("@ink")
        assert face.pixelSize() >= SMALLEST
        assert face.family() == font(SMALLEST).family()


def test_a_choice_is_seen_at_once_on_every_screen(window: MainWindow) -> None:
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    sheet = open_settings(window)
    for name, theme in (("dark", DARK), ("contrast", CONTRAST), ("light", LIGHT)):
        choose(sheet, "theme", name)
        assert page.desk.theme is window.home.desk.theme is theme
        assert theme.colour("@ink").name() in sheet.styleSheet()
    choose(sheet, "pace", "slow")
    assert page.animator.pace == 2
    choose(sheet, "motion", "less")
    assert page.scene.motion.calm
    sheet.rows["open_hands"].control.click()  # type: ignore[union-attr]
    assert page.session.open_hands
    assert window.actions_["open-hands"].isChecked()
    assert kept.load() == window.settings


def test_search_leaves_what_is_meant(window: MainWindow) -> None:
    sheet = open_settings(window)
    assert QApplication.focusWidget() is sheet.search
    for words, found in (("dark mode", {"theme"}), ("OPEN HANDS", {"open_hands"}), ("zebra", set())):
        sheet.search.clear()
        QTest.keyClicks(sheet.search, words)
        assert {name for name, row in sheet.rows.items() if row.isVisible()} == found
        assert sheet.nothing.isVisible() == (not found)


def test_search_finds_a_setting_by_its_english_name_in_any_language(window: MainWindow) -> None:
    window.chosen_settings.change("language", "de")
    sheet = open_settings(window)
    for words, found in (("text size", "text"), ("text", "text"), ("volume", "volume"), ("lautst", "volume")):
        sheet.search.setText(words)
        assert sheet.rows[found].isVisible(), words
    sheet.close_sheet()
    window.chosen_settings.change("language", "en")


def test_reset_brings_back_the_usual_and_keeps_the_games(window: MainWindow) -> None:
    window.settings.setups["nuts"] = {"players": [{"name": "Ada"}]}
    sheet = open_settings(window)
    choose(sheet, "theme", "contrast")
    choose(sheet, "pace", "quick")
    click(sheet.reset_button)
    assert (window.settings.theme, window.settings.pace) == ("system", "normal")
    assert sheet.rows["theme"].value() == "system"
    assert kept.load().setups == {"nuts": {"players": [{"name": "Ada"}]}}
    assert window.theme is LIGHT


def test_tab_stays_on_the_sheet_and_escape_leaves_it(window: MainWindow) -> None:
    sheet = open_settings(window)
    for _ in range(20):
        key(window, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        assert sheet.isAncestorOf(focus)
    window.resize(1280, 720)
    settle()
    assert sheet.geometry().center().x() == window.home.rect().center().x()
    key(window, Qt.Key.Key_Escape)
    settle()
    assert not [one for one in window.findChildren(SettingsSheet) if one.isVisible()]


def test_settings_that_make_no_sense_are_the_usual_ones(window: MainWindow) -> None:
    place = kept._place()
    place.parent.mkdir(parents=True, exist_ok=True)
    for text in (
        "",
        "[]",
        '{"theme": 7, "pace": "warp", "open_hands": "yes", "settings": 2}',
        "{" * 50_000,
        '{"settings": 2, "places": {"x": [1, 2]}, "setups": [], "welcomed": 1}',
    ):
        place.write_text(text, encoding="utf-8")
        assert kept.load() == kept.Settings()


def test_the_settings_of_every_version_are_understood(window: MainWindow) -> None:
    place = kept._place()
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(OLD / "0.1.0.json", place)
    settings = kept.load()
    assert (settings.theme, settings.pace, settings.open_hands, settings.welcomed) == ("dark", "slow", True, True)
    again = MainWindow()
    cover = next(cover for cover in again.home.covers if cover.game.id == "nice-one-squirrel")
    again.chosen_settings.apply_theme()
    cover.click()
    assert again.page is not None
    assert sorted(player.name for player in again.page.session.match.players) == ["Ada", "Bo", "Cy"]
    again.close()
    again.deleteLater()
    data = json.loads(place.read_text(encoding="utf-8"))
    assert data["settings"] == kept.FORMAT
    assert "names" not in data
    assert set(kept.MIGRATIONS) == set(range(1, kept.FORMAT))


def test_what_a_later_version_keeps_is_not_lost(window: MainWindow) -> None:
    place = kept._place()
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text('{"settings": 99, "theme": "dark", "scent": "pine"}', encoding="utf-8")
    settings = kept.load()
    settings.pace = "quick"
    settings.save()
    assert json.loads(place.read_text(encoding="utf-8"))["scent"] == "pine"
    assert kept.load().theme == "dark"


def test_two_windows_do_not_undo_what_the_other_one_chose(window: MainWindow) -> None:
    one, two = kept.load(), kept.load()
    one.theme, one.setups["nuts"] = "dark", {"players": [{"name": "Ada"}]}
    one.save()
    two.pace, two.setups["nut-hunt"] = "slow", {"players": [{"name": "Bo"}]}
    two.save()
    one.places["1"] = [0, 0, 800, 600, 0]
    one.save()
    both = kept.load()
    assert (both.theme, both.pace) == ("dark", "slow")
    assert (list(both.setups), list(both.places)) == (["nuts", "nut-hunt"], ["1"])


def test_the_number_of_a_later_format_stays_in_its_file(window: MainWindow) -> None:
    place = kept._place()
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text('{"settings": 99, "theme": "dark"}', encoding="utf-8")
    settings = kept.load()
    settings.pace = "quick"
    settings.save()
    assert json.loads(place.read_text(encoding="utf-8")) == {"settings": 99, "theme": "dark", "pace": "quick"}


def test_a_window_is_never_put_where_no_screen_is(window: MainWindow) -> None:
    place = kept._place()
    place.parent.mkdir(parents=True, exist_ok=True)
    key_ = screens_key()
    for spot in ([10**12, 0, 800, 600, 0], [0, 0, 10**30, 600, 0], [-(10**9), 5, 10, 10, 2]):
        place.write_text(json.dumps({"settings": 2, "places": {key_: spot}}), encoding="utf-8")
        again = MainWindow()
        again.place.restore()
        assert in_sight(again.geometry(), again.place._rooms())
        again.deleteLater()


def test_three_cards_are_shown_once_and_never_again(window: MainWindow) -> None:
    window.sheets.welcome()
    settle()
    (sheet,) = window.findChildren(WelcomeSheet)
    assert list(sheet.cards) == ["play", "learn", "teach"]
    key(window, Qt.Key.Key_Escape)
    window.sheets.welcome()
    settle()
    assert not [one for one in window.findChildren(WelcomeSheet) if one.isVisible()]
    again = MainWindow()
    again.sheets.welcome()
    assert not again.findChildren(WelcomeSheet)
    again.deleteLater()


@pytest.mark.parametrize("calm", [False, True])
def test_with_less_motion_pieces_fade_where_they_go_and_dice_do_not_tumble(qapp: QApplication, calm: bool) -> None:
    def table(x: float, throws: int, *cues: Cue) -> Table:
        art = (Box(-9, -9, 18, 18, 0, "@ink"),)
        pieces = (
            Piece("squirrel", "", "", x, 50, 18, 18, art),
            Piece("die", "", "", 300, 50, 18, 18, art, tumble=throws),
        )
        return Table(400, 300, (), (), pieces, (), "", cues=cues)

    scene = TableScene()
    scene.motion.calm = calm
    scene.show_table(table(50, 0))
    scene.show_table(table(150, 1, Cue("gleams", "squirrel"), Cue("passes", "die", "squirrel", ())), 5000)
    squirrel, die = scene.pieces["squirrel"], scene.pieces["die"]
    there = scene.snap(scene.board_point(150, 50))
    assert (squirrel.pos() == there) is calm
    assert (squirrel.opacity() < 1) is calm
    assert (die.rotation() == 0) is calm
    assert (scene.motion.total <= 80) is calm
    scene.motion.end()
    assert squirrel.pos() == there
    assert squirrel.opacity() == 1
    assert die.rotation() == 0
