"""Pictures of the desk, rendered without a display."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from nutdesk import games
from nutdesk.core.game import TABLE
from nutdesk.core.match import Match
from nutdesk.record.file import load
from nutdesk.record.format import SUFFIX

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def random_match(game_id: str, players: int | None, options: dict[str, Any], seed: str, moves: int) -> Match:
    """A game after so many random moves; its players have the names of the language that is spoken."""
    from nutdesk.desk.new_game.setup import people

    game = games.load(game_id)
    match = Match(game, game.chosen(options), people(game, players or game.usual), seed)
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
    audience: bool = False,
    language: str = "en",
) -> None:
    """Render home, a game, a scene or a record into a PNG.

    `viewer` is 'table', a seat from 1, or '' for whoever is to act; `audience` shows what an audience would see.
    """
    from PySide6.QtGui import QPixmap

    from nutdesk.desk.application import application
    from nutdesk.desk.classroom.lesson import LessonPage, for_learner
    from nutdesk.desk.kit.theme import THEMES
    from nutdesk.desk.offscreen.mouse import drag as drag_piece
    from nutdesk.desk.play.table_page import TablePage
    from nutdesk.desk.settings.language import choose, switch
    from nutdesk.desk.table.session import Session

    app = application()
    switch(choose(language))
    page: Any
    if audience and target != "home":
        match = None if target.endswith(".toml") else _match(target, players, options or {}, seed, moves)
        if not QPixmap.fromImage(_audience(target, match, size, step or 1)).save(str(out), "PNG"):
            raise OSError(f"{out} could not be written")
        return
    if target == "home":
        from nutdesk.desk.shell.window import MainWindow

        window = MainWindow()
        window.settings.theme, window.settings.language = theme, language
        window.chosen_settings.apply_theme()
        window.chosen_settings.apply_language()
        page = window
    elif target.endswith(".toml"):
        page = LessonPage(for_learner(Path(target)), THEMES[theme])
        page.animator.pace = 0
        page.resize(*size)
        page.show()
        _settle(app)
        page.goto(step or 1)
    else:
        session = Session(_match(target, players, options or {}, seed, moves))
        page = TablePage(session, THEMES[theme])
        page.animator.pace = 0
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


def _match(target: str, players: int | None, options: dict[str, Any], seed: str, moves: int) -> Match:
    """A saved game, or one that random players have begun."""
    if target.endswith(SUFFIX):
        return load(Path(target)).match
    return random_match(target, players, options, seed, moves)


def _audience(target: str, match: Match | None, size: tuple[int, int], step: int) -> QImage:
    """Show what an audience sees of a scene's step, or of a game in progress."""
    from PySide6.QtCore import QSizeF

    from nutdesk.desk.classroom.audience import Broadcast
    from nutdesk.desk.classroom.audience_picture import AudiencePicture
    from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
    from nutdesk.desk.classroom.slide_pictures import SlidePictures
    from nutdesk.desk.table.session import Session
    from nutdesk.teach.scene import load as load_scene

    if match is None:
        return SlidePictures(load_scene(Path(target))).picture_of(step, QSizeF(*size))
    picture = AudiencePicture(ProjectorOverlay())
    picture.resize(QSizeF(*size), 1.0)
    broadcast = Broadcast(Session(match), picture)
    broadcast.show_now()
    picture.refresh()
    return picture.image


def _settle(app: Any) -> None:
    for _ in range(4):
        app.processEvents()


def _look(session: Any, viewer: str) -> None:
    """Choose the viewer; the curtain stays down only for the table."""
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
