"""Starting the desk: with a display as a window, without one as a demonstration."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any

from nutdesk.desk.application import application, has_display
from nutdesk.desk.shell.opening import show


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
    phones: bool = False,
) -> int:
    """Open the desk and stay until it is closed; the exit code."""
    if not has_display():
        gc.enable()
        from nutdesk.desk.offscreen.demo import demonstrate

        return demonstrate(game, players=players, options=options, seed=seed, file=file, scene=scene)
    app = application()
    where = {"file": file, "scene": scene}
    _window = show(game, players=players, options=options, seed=seed, bots=bots, first=first, phones=phones, **where)
    return app.exec()  # it lives as long as this
