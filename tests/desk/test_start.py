"""The window is there soon: what the first picture does not show is loaded after it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from nutdesk import games
from nutdesk.core.card import Card

ROOT = Path(__file__).parents[2]
PROGRAM = """
import json, sys
from nutdesk.desk.application import application
from nutdesk.desk.shell.opening import open_window
app = application()
window = open_window()
before = sorted(sys.modules)
window.show()
for _ in range(9):
    app.processEvents()
print(json.dumps({"before": before, "icon": window.windowIcon().isNull(), "covers": len(window.home.covers)}))
window.close()
"""
HEAVY = (
    "attr",
    "nutdesk.core.game",
    "nutdesk.core.table",
    "nutdesk.desk.play.table_page",
    "nutdesk.desk.new_game.new_game_sheet",
    "nutdesk.record",
    "nutdesk.teach",
    "nutdesk.bots",
    "typer",
    "rich",
    "numpy",
    "pyqtgraph",
    "platformdirs",
    "asyncio",
)


def test_the_first_picture_waits_for_no_rules_records_or_bots(nutdesk_home: Path) -> None:
    env = os.environ | {"NUTDESK_HOME": str(nutdesk_home), "QT_QPA_PLATFORM": "offscreen"}
    told = json.loads(subprocess.check_output([sys.executable, "-c", PROGRAM], cwd=ROOT, env=env))
    loaded = set(told["before"])
    assert {name for name in HEAVY if any(one == name or one.startswith(f"{name}.") for one in loaded)} == set()
    assert {f"nutdesk.games.{name.replace('-', '_')}.game" for name in games.ids()} & loaded == set()
    assert told["covers"] == len(games.ids())
    assert not told["icon"], "what was put off is done after the first picture"


def test_the_box_says_what_the_game_says() -> None:
    for card in games.cards():
        game = games.load(card.id)
        assert card == Card(*(getattr(game, name) for name in Card._fields))
    assert [card.id for card in games.cards()] == [game.id for game in games.all_games()]
