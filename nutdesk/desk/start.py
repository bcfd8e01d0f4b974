"""Starting the desk: with a display as a window, without one as a demonstration."""

from __future__ import annotations

import gc
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt

from nutdesk.desk.application import application, has_display
from nutdesk.desk.shell.opening import open_window, warm_up


def run(
    game: str | None = None,
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str | None = None,
    file: Path | None = None,
    scene: Path | None = None,
    bots: tuple[str, ...] = (),
    first: int | None = None,
) -> int:
    """Open the desk and stay until it is closed; the exit code."""
    if not has_display():
        from nutdesk.desk.offscreen.demo import demonstrate

        return demonstrate(game, players=players, options=options, seed=seed, file=file, scene=scene)
    app = application()
    _window = show(game, players=players, options=options, seed=seed, file=file, scene=scene, bots=bots, first=first)
    return app.exec()  # it lives as long as this


def show(game: str | None = None, **how: Any) -> Any:
    """Show the main window with what was asked for."""
    from nutdesk.desk.shell.errors import brave

    gc.disable()  # what is loaded and made for the first picture stays
    window = open_window(game, **how)
    window.painted.connect(_collect_garbage, Qt.ConnectionType.SingleShotConnection)
    window.home.painted.connect(window.sheets.welcome)
    window.home.painted.connect(partial(warm_up, window))
    brave(window)
    window.show()
    return window


def _collect_garbage() -> None:
    """From now on look for garbage, but not again and again among the modules, classes and widgets that are there."""
    gc.freeze()
    gc.enable()
