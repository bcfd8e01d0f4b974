"""The window is there soon: what the first picture does not show is loaded and made after it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from nutdesk import games
from nutdesk.core.card import Card

ROOT = Path(__file__).parents[2]
PROGRAM = """
import gc, json, sys
from PySide6 import QtGui, QtWidgets
from nutdesk.desk.application import application
from nutdesk.desk.shell.opening import show
app = application()
layouts = []
if sys.argv[1:]:
    from nutdesk.desk.table.scene import TableScene
    class Watched(TableScene):
        def arrange(self, layout, ratio):
            layouts.append((layout, ratio))
            super().arrange(layout, ratio)
    sys.modules["nutdesk.desk.table.scene"].TableScene = Watched
window = show(*sys.argv[1:])
before, collecting, classes = sorted(sys.modules), gc.isenabled(), []
window.painted.connect(lambda: classes.extend((*vars(QtGui), *vars(QtWidgets))))
for _ in range(9):
    app.processEvents()
print(json.dumps({
    "before": before,
    "after": sorted(sys.modules),
    "icon": window.windowIcon().isNull(),
    "classes": classes,
    "covers": len(window.home_page.covers) if window.home_page is not None else None,
    "layouts": len(set(layouts)),
    "collecting": [collecting, gc.isenabled()],
}))
window.close()
"""
WITHOUT_PARSER = """
import sys
sys.modules["typer"] = None
from nutdesk.__main__ import main
main()
"""
LATER = (
    "nutdesk.bots.bot",
    "nutdesk.bots.process",
    "nutdesk.bots.search",
    "nutdesk.cli",
    "nutdesk.desk.access.line_tree",
    "nutdesk.desk.classroom",
    "nutdesk.desk.coach.coach",
    "nutdesk.desk.editor",
    "nutdesk.desk.handout",
    "nutdesk.desk.kit.message",
    "nutdesk.desk.kit.plain_page",
    "nutdesk.desk.kit.rules_panel",
    "nutdesk.desk.lab",
    "nutdesk.desk.new_game.new_game_sheet",
    "nutdesk.desk.phones",
    "nutdesk.desk.play.plan",
    "nutdesk.desk.play.seals",
    "nutdesk.desk.settings.settings_sheet",
    "nutdesk.desk.table.timeline",
    "nutdesk.browser",
    "nutdesk.lab",
    "nutdesk.phones",
    "nutdesk.record.statistics",
    "nutdesk.teach",
    "PySide6.QtNetwork",
    "aiohttp",
    "segno",
    "typer",
    "rich",
    "numpy",
    "pyqtgraph",
    "platformdirs",
    "asyncio",
    "subprocess",
    "sqlite3",
)
"""What no first picture shows, whatever the window opens with."""
LATER_CLASSES = {"QFileDialog", "QMdiArea", "QMessageBox", "QScroller", "QTextDocument", "QWizard"}
"""Classes of Qt that no first picture needs; two are used nowhere, and would show that PySide has made them all."""
PHONES = ("nutdesk.desk.phones", "nutdesk.browser", "nutdesk.phones", "aiohttp", "segno")
"""What nobody needs who plays at one screen: not even what is put off until after the first picture."""
RULES = (
    "attr",
    "nutdesk.core.game",
    "nutdesk.core.table",
    "nutdesk.desk.play.table_page",
    "nutdesk.record",
    "nutdesk.bots",
)
"""What a table needs and the home screen does not."""


def started(home: Path, *words: str) -> dict[str, Any]:
    """What a new process says of its first picture."""
    env = os.environ | {"NUTDESK_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    env.pop("XDG_CURRENT_DESKTOP", None)  # such a desktop is asked whether it likes motion, by a process
    told: dict[str, Any] = json.loads(
        subprocess.check_output([sys.executable, "-c", PROGRAM, *words], cwd=ROOT, env=env)
    )
    assert told["classes"], "it was painted"
    return told


def among(names: tuple[str, ...], told: dict[str, Any], when: str = "before") -> set[str]:
    """Which of these modules were loaded before the first picture, or after it."""
    return {name for name in names if any(one == name or one.startswith(f"{name}.") for one in told[when])}


def test_the_first_picture_waits_for_no_rules_records_or_bots(nutdesk_home: Path) -> None:
    told = started(nutdesk_home)
    assert among(LATER + RULES, told) == set()
    assert among(PHONES, told, "after") == set()
    assert {f"nutdesk.games.{name.replace('-', '_')}.game" for name in games.ids()} & set(told["before"]) == set()
    assert LATER_CLASSES & set(told["classes"]) == set()
    assert told["covers"] == len(games.ids())
    assert not told["icon"], "what was put off is done after the first picture"


@pytest.mark.parametrize("game", games.ids())
def test_a_table_waits_for_nothing_that_its_first_picture_does_not_show(game: str, nutdesk_home: Path) -> None:
    told = started(nutdesk_home, game)
    assert among(LATER, told) == set()
    assert among(PHONES, told, "after") == set()
    others = {f"nutdesk.games.{name.replace('-', '_')}.game" for name in games.ids() if name != game}
    assert others & set(told["before"]) == set()
    assert LATER_CLASSES & set(told["classes"]) == set()
    assert told["covers"] is None, "no home screen is made below it"
    assert told["layouts"] == 1, "nothing is drawn at a size that nobody sees"
    assert not told["icon"], "what was put off is done after the first picture"


def test_garbage_is_looked_for_once_the_first_picture_is_there(nutdesk_home: Path) -> None:
    assert started(nutdesk_home, "nuts")["collecting"] == [False, True]
    assert started(nutdesk_home)["collecting"] == [False, True]


def test_a_game_without_further_words_needs_no_parser(nutdesk_home: Path) -> None:
    env = os.environ | {"NUTDESK_HOME": str(nutdesk_home), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", WITHOUT_PARSER, "play", "in-the-nuts"]
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_box_says_what_the_game_says() -> None:
    for card in games.cards():
        game = games.load(card.id)
        assert card == Card(*(getattr(game, name) for name in Card._fields))
    assert [card.id for card in games.cards()] == [game.id for game in games.all_games()]
