"""The sheet of the keys: it comes and goes like every other sheet, and can be read to its last line."""

from __future__ import annotations

from PySide6.QtCore import Qt

from nutdesk.desk.shell.keys import KeysSheet
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import begun
from tests.desk.hands import click, key, letters, settle


def opened(window: MainWindow) -> list[KeysSheet]:
    settle()
    return [sheet for sheet in window.findChildren(KeysSheet) if sheet.isVisible()]


def test_the_question_mark_lays_down_the_keys_and_takes_them_away(window: MainWindow) -> None:
    letters(window, "?")
    assert len(opened(window)) == 1
    letters(window, "?")
    assert not opened(window)


def test_the_sheet_of_the_keys_has_a_button_that_closes_it(window: MainWindow) -> None:
    window.sheets.show_keys()
    (sheet,) = opened(window)
    assert window.focusWidget() is sheet.close_button
    click(sheet.close_button)
    assert not opened(window)
    window.sheets.show_keys()
    opened(window)
    key(window, Qt.Key.Key_Return)
    assert not opened(window)


def test_arrows_lead_to_the_last_key_in_large_letters(window: MainWindow) -> None:
    window.chosen_settings.change("text", 200)
    window.sheets.show_keys()
    (sheet,) = opened(window)
    bar = sheet.area.verticalScrollBar()
    assert bar.maximum() > 0
    for _ in range(20):
        key(window, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()
    assert opened(window)
    key(window, Qt.Key.Key_Escape)
    assert not opened(window)


def test_letters_mean_nothing_to_the_game_below_the_keys(window: MainWindow) -> None:
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    key(page, Qt.Key.Key_Slash, modifier=Qt.KeyboardModifier.ControlModifier)
    assert opened(window)
    assert page.table is not None
    letters(window, "".join(button.key for button in page.table.buttons if len(button.key) == 1) + "x")
    assert opened(window)
    assert page.session.match.current is page.session.match.root
    key(page, Qt.Key.Key_Slash, modifier=Qt.KeyboardModifier.ControlModifier)
    assert not opened(window)
    assert page.isAncestorOf(window.focusWidget())
