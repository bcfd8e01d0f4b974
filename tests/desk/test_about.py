"""About nutdesk: everything that is shipped is named with its licence, from the menu and from the settings."""

from __future__ import annotations

from PySide6.QtCore import Qt

from nutdesk.desk.settings.settings_sheet import SettingsSheet
from nutdesk.desk.shell.about import AboutSheet, components
from nutdesk.desk.shell.window import MainWindow
from tests.desk.hands import click, key, settle


def about(window: MainWindow) -> list[AboutSheet]:
    settle()
    return [sheet for sheet in window.findChildren(AboutSheet) if sheet.isVisible()]


def test_the_about_box_names_every_component_with_its_version_and_licence(window: MainWindow) -> None:
    window.actions_["about"].trigger()
    (sheet,) = about(window)
    told = sheet.text.toPlainText()
    assert len(components()) > 15
    for part in components():
        for words in part:
            assert words in told
    assert "MIT licence" in told
    key(window, Qt.Key.Key_Escape)
    assert not about(window)


def test_the_settings_lead_to_the_about_box(window: MainWindow) -> None:
    window.chosen_settings.show_sheet()
    settle()
    (settings,) = window.findChildren(SettingsSheet)
    click(settings.about_button)
    assert len(about(window)) == 1
    assert not settings.isVisible()
