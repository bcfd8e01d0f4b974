"""Every screen for those who do not see it or have no mouse: all has a name, and Tab leads everywhere in sight."""

from __future__ import annotations

import pytest

from nutdesk.desk.shell.window import MainWindow
from tests.desk import everywhere
from tests.desk.hands import settle

PARTS = {
    "home": everywhere.at_home,
    "tables": everywhere.at_tables,
    "end": everywhere.after_a_game,
    "lessons": everywhere.in_lessons,
    "lab": everywhere.in_the_lab,
}


@pytest.mark.parametrize("part", PARTS)
def test_everything_has_a_name_and_tab_leads_everywhere_in_sight(window: MainWindow, part: str) -> None:
    window.resize(1280, 720)
    settle()
    found = [f"{name}: {fault}" for name, root in PARTS[part](window) for fault in everywhere.faults(name, root)]
    assert not found, "\n".join(found)
