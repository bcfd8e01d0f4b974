"""Pictures of the desk, rendered without a display."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.record.file import load
from nutdesk.record.format import SUFFIX

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def random_match(game_id: str, players: int | None, options: dict[str, Any], seed: str, moves: int) -> Match:
    """A game after so many random moves."""
    game = games.load(game_id)
    match = Match(game, game.chosen(options), game.seats[: players or game.usual], seed)
    match.begin()
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(rng.choice(game.legal(match.state)))
    return match


def shot(
    target: str,
    out: Path,
    size: tuple[int, int],
    *,
    viewer: str = "",
    theme: str = "light",
    seed: str = "nutdesk",
    moves: int = 0,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    drag: str | None = None,
    step: int | None = None,
) -> None:
    """Render home, a game, a scene or a record into a PNG.

    viewer is 'table', a seat from 1, or '' for who is to act.
    """
    from nutdesk.desk.app import application
    from nutdesk.desk.lesson import LessonPage
    from nutdesk.desk.page import TablePage
    from nutdesk.desk.pointer import drag as drag_piece
    from nutdesk.desk.session import Session
    from nutdesk.desk.theme import THEMES

    app = application()
    page: Any
    if target == "home":
        from nutdesk.desk.window import MainWindow

        window = MainWindow()
        window.settings.theme = theme
        window._apply_theme()
        page = window
    elif target.endswith(".toml"):
        page = LessonPage(Path(target), THEMES[theme])
        page.director.pace = 0
        page.resize(*size)
        page.show()
        _settle(app)
        page.goto(step or 1)
    else:
        if target.endswith(SUFFIX):
            match = load(Path(target)).match
        else:
            match = random_match(target, players, options or {}, seed, moves)
        session = Session(match)
        page = TablePage(session, THEMES[theme])
        page.director.pace = 0
        _look(session, viewer)
    page.resize(*size)
    page.show()
    _settle(app)
    if drag:
        piece, _, spot = drag.partition(":")
        spot, _, rest = spot.partition(":")
        for key in (piece, spot):
            if page.scene.item(key) is None and key != "hand" and not key.startswith("seat-"):
                raise ValueError(f"there is no '{key}' on this table")
        drag_piece(page, piece, spot, let_go=rest == "drop")
        _settle(app)
    if not page.grab().save(str(out), "PNG"):
        raise OSError(f"{out} could not be written")
    page.close()
    page.deleteLater()
    _settle(app)


def _settle(app: Any) -> None:
    for _ in range(4):
        app.processEvents()


def _look(session: Any, viewer: str) -> None:
    """Whose eyes: the curtain stays down only for the table."""
    if viewer == "table":
        session.viewer = TABLE
    elif viewer:
        seat = int(viewer) - 1
        if not 0 <= seat < len(session.match.players):
            raise ValueError(f"there is no seat {viewer}")
        session.viewer = seat
    else:
        session.uncover()
    session.looked.emit()
