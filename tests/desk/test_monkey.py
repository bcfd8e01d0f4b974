"""Whatever is pressed: no exception, no warning of Qt, and every move on the disk."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from nutdesk import games
from nutdesk.desk.shell.window import MainWindow
from tests.conftest import Scale
from tests.desk.monkey import Monkey

THEMES = ("light", "dark", "contrast")


@pytest.mark.parametrize(("game", "theme"), [(game, theme) for game in games.ids() for theme in THEMES])
def test_a_monkey_at_the_table_breaks_nothing(
    window: MainWindow, scale: Scale, game: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few events for each game in CI, in one theme each; 20,000 for each game in each theme with --long."""
    home = THEMES[games.ids().index(game) % len(THEMES)]
    events = scale(60 if theme == home else 0, 20_000)
    if not events:
        pytest.skip("in this theme with --long")
    # These windows belong to the system: they answer here without being shown.
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_: ("", ""))
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    window.chosen_settings.change("theme", theme)
    monkey = Monkey(window, game, theme)
    monkey.run(events)
    assert monkey.done == events
    assert len(monkey.done_by) >= 6
