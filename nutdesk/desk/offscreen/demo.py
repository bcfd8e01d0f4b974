"""The demonstration without a display: the real window plays a short game and leaves pictures and a record."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

from nutdesk import paths

GESTURES = 14
SIZE = (1280, 720)


def demonstrate(
    game: str | None = None,
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str | None = None,
    file: Path | None = None,
    scene: Path | None = None,
) -> int:
    """Show what would be on the screen; the exit code."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    print("There is no display here, so the desk plays a short demonstration off screen.", flush=True)
    from nutdesk.desk.application import application
    from nutdesk.desk.shell.opening import open_window
    from nutdesk.record.file import save

    app = application()
    folder = _folder()
    if game is None and file is None and scene is None:
        window = open_window(journals=False)
        _picture(window, app, folder / "1-home.png")
        window.close()
        game = "nice-one-squirrel"
    # No journal, as the player must not find a demonstration among their own games.
    window = open_window(
        game, players=players, options=options, seed=seed or "demonstration", file=file, scene=scene, journals=False
    )
    if window.page is None:
        print(window.complaint)
        window.close()
        return 2
    _picture(window, app, folder / "2-table.png")
    if scene is None:
        made = _play(window, app, folder)
        record = folder / "game.nutdesk"
        save(window.page.session.match, record)
        print(f"Played {made} gestures with a mouse, saved the game and its pictures.")
    else:
        for _ in range(2 * len(window.page.lesson.scene.steps)):  # a vote takes two
            if not window.page.lesson.done:
                window.page.next()
                window.page.quiet()
        _picture(window, app, folder / "3-end.png")
    window.close()
    app.processEvents()
    print(f"Pictures and record: {folder}")
    return 0


def _folder() -> Path:
    """A new folder, also when another demonstration began in the same second."""
    place = paths.user_data() / "demonstrations"
    place.mkdir(parents=True, exist_ok=True)
    return Path(mkdtemp(prefix=f"{datetime.now().astimezone():%Y-%m-%d %H.%M.%S} ", dir=place))


def _play(window: Any, app: Any, folder: Path) -> int:
    from nutdesk.core.wish import Wish
    from nutdesk.desk.offscreen import mouse

    rng = Random(4)
    made = 0
    page = window.page
    while made < GESTURES and not page.session.match.over:
        page.session.uncover()
        page.quiet()
        app.processEvents()
        table = page.table
        choices = [
            *table.gestures,
            *(button for button in table.buttons if button.actions and not button.why_not),
        ]
        if not choices:
            break
        # Gestures that do more are more interesting to watch.
        choice = max(rng.sample(choices, min(3, len(choices))), key=lambda one: len(one.actions))
        before = page.session.match.current
        if hasattr(choice, "piece"):
            mouse.drag(page, choice.piece, choice.spot, let_go=False)
            if made == GESTURES // 2:
                _picture(window, app, folder / "3-drag.png")
            mouse.release(page.view, mouse.place_of(page, choice.spot))
        if page.session.match.current is before:  # a button, or a drop with several meanings
            page.submit(Wish.of(choice, "click", page.session.viewer))
        page.quiet()
        app.processEvents()
        made += 1
    page.session.uncover()
    _picture(window, app, folder / "4-game.png")
    return made


def _picture(window: Any, app: Any, path: Path) -> None:
    window.resize(*SIZE)
    window.show()
    for _ in range(4):
        app.processEvents()
    window.grab().save(str(path), "PNG")
