"""Opens the main window with what was asked for, and then loads what most people want next."""

from __future__ import annotations

import gc
import importlib
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer

from nutdesk import games

PAUSE = 10
"""Milliseconds between two parts that are loaded, to leave time for the mouse."""
WARM = (
    "attrs",
    "nutdesk.core.table",
    "nutdesk.core.game",
    "nutdesk.core.match",
    "nutdesk.desk.kit.art",
    "nutdesk.desk.table.scene",
    "nutdesk.desk.table.story",
    "nutdesk.desk.play.table_page",
    "nutdesk.bots.levels",
    "nutdesk.desk.new_game.new_game_sheet",
)


def warm_up(parent: QObject) -> None:
    """Load what most people want next in small parts, so that the first click need not wait for it."""
    names = iter(WARM + tuple(f"nutdesk.games.{name.replace('-', '_')}.game" for name in games.ids()))

    def load_next() -> None:
        name = next(names, None)
        if name is None:
            timer.stop()
            timer.deleteLater()
        else:
            with suppress(ImportError):  # a game may be made in another way
                importlib.import_module(name)

    timer = QTimer(parent)
    timer.timeout.connect(load_next)
    timer.start(PAUSE)


def show(game: str | None = None, **how: Any) -> Any:
    """Show the main window with what was asked for."""
    from nutdesk.desk.application import Application, application
    from nutdesk.desk.shell.errors import brave

    gc.disable()  # what is loaded and made for the first picture stays
    window = open_window(game, **how)
    window.painted.connect(_collect_garbage, Qt.ConnectionType.SingleShotConnection)
    window.home_painted.connect(window.sheets.welcome)
    window.home_painted.connect(partial(warm_up, window))
    brave(window)
    window.show()
    app = application()
    if isinstance(app, Application):
        app.open_files_with(window.open_path)
    return window


def _collect_garbage() -> None:
    """From now on look for garbage, but not again and again among the modules, classes and widgets that are there."""
    gc.freeze()
    gc.enable()


def open_window(
    game: str | None = None,
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str | None = None,
    file: Path | None = None,
    scene: Path | None = None,
    bots: tuple[str, ...] = (),
    first: int | None = None,
    phones: bool = False,
    journals: bool = True,
) -> Any:
    """The main window with what was asked for on it."""
    from nutdesk.desk.shell.window import MainWindow

    window = MainWindow(journals=journals, at_home=game is None)
    window.place.restore()
    if file is not None:
        window.records.open_asked(file)
    elif scene is not None:
        window.open_lesson(scene)
    elif game is not None:
        import attrs

        from nutdesk.core.clean import clean
        from nutdesk.desk.new_game.setup import LONGEST_SEED, Setup, fresh_seed, people

        chosen = games.load(game)
        seats = people(chosen, players or chosen.usual)
        at = len(seats) - len(bots)
        seats = seats[:at] + tuple(attrs.evolve(seat, kind=kind) for seat, kind in zip(seats[at:], bots, strict=True))
        luck = clean(seed or "", LONGEST_SEED) or fresh_seed()
        window.start(Setup(chosen, seats, chosen.chosen(options or {}, len(seats)), luck, first=first))
        if phones:
            window.painted.connect(window.phoning.show, Qt.ConnectionType.SingleShotConnection)
    return window
