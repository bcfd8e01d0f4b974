"""Settings and progress, damaged: what makes sense of them is used, the rest has its default, and both can be kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMainWindow

from nutdesk import games, paths
from nutdesk.desk.new_game.setup import first_setup, quick_setup, remembered
from nutdesk.desk.settings import settings
from nutdesk.desk.shell.window_place import WindowPlace, screens_key
from nutdesk.teach import progress
from tests.fuzz.conftest import Share
from tests.fuzz.mutate import BYTES, json_file
from tests.fuzz.promise import fuzz

FILES = Path(__file__).parents[1] / "desk" / "settings"


@pytest.fixture(scope="module")
def kept_settings(qapp: QApplication) -> list[bytes]:
    """Of earlier versions, and one of today in which everything was changed."""
    today = settings.Settings()
    today.setups = {game.id: remembered(first_setup(game)) for game in games.all_games()}
    today.places = {screens_key(): [10, 20, 1280, 720, 0], "1920x1080+0+0@1": [0, 0, 800, 600, 1]}
    data = {row.id: getattr(today, row.id) for row in settings.TABLE}
    data |= {"settings": settings.FORMAT, "setups": today.setups, "places": today.places, "welcomed": True}
    return [json.dumps(data).encode(), *(path.read_bytes() for path in sorted(FILES.rglob("*.json")))]


def begun(_path: Path) -> None:
    """The settings as a start of the program takes them: every row, every game, the window's place; and kept again."""
    found = settings.load()
    for row in settings.TABLE:
        assert row.suits(getattr(found, row.id))
    for game in games.all_games():
        setup = quick_setup(game, found.setups.get(game.id))
        assert len(setup.players) in game.players
    window = QMainWindow()
    try:
        WindowPlace(window, found).restore()
        assert window.width() > 0
    finally:
        window.deleteLater()
    found.welcomed = True
    found.save()
    assert settings.load().welcomed


def test_changed_settings_have_a_value_for_everything(share: Share, place: Path, kept_settings: list[bytes]) -> None:
    path = paths.user_config() / "settings.json"
    changes = (*BYTES, *([json_file] * 2 * len(BYTES)))
    fuzz("settings", share(160, 1600), kept_settings, changes, path, begun, (), may_write=True)


def learned(_path: Path) -> None:
    """The progress as the lessons take it."""
    found = progress.load()
    lesson = next(paths.scenes().glob("nuts/*.toml"))
    assert found.done(lesson) in (True, False)
    assert isinstance(found.note(lesson, 1), str | None)
    found.write(lesson, 1, "mine")
    found.finish(lesson)
    again = progress.load()
    assert again.done(lesson)
    assert again.note(lesson, 1) == "mine"


def test_changed_progress_is_what_can_be_read_of_it(share: Share, place: Path) -> None:
    lessons = sorted(paths.scenes().glob("*/*.toml"))
    done = {progress.key_of(path): "2031-05-03" for path in lessons}
    notes = {progress.key_of(path): {"1": "look here", "2": "Zoë\nasks"} for path in lessons[::2]}
    path = paths.user_data() / "lessons.json"
    corpus = [json.dumps({"finished": done, "notes": notes}).encode()]
    changes = (*BYTES, *([json_file] * 2 * len(BYTES)))
    fuzz("progress", share(120, 1200), corpus, changes, path, learned, (), may_write=True)
