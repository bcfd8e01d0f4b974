"""Starting the desk: with a display as a window, without one as a demonstration."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

PIXMAP_CACHE = 256 * 1024


def has_display() -> bool:
    """Whether a window can be opened here."""
    if os.environ.get("QT_QPA_PLATFORM", "").split(":")[0] in ("offscreen", "minimal"):
        return False
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return True
    wayland, display = os.environ.get("WAYLAND_DISPLAY", ""), os.environ.get("DISPLAY", "")
    return bool(wayland and _listens(wayland)) or bool(display and _answers(display))


def _listens(wayland: str) -> bool:
    """Whether there is a Wayland compositor."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(3)
            line.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland))
            return True
    except OSError:
        return False


def _answers(display: str) -> bool:
    """Whether an X server listens: Qt ends the program when it does not."""
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    try:
        if host and host != "unix":
            with socket.create_connection((host, 6000 + int(number)), timeout=3):
                return True
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(3)
            try:
                line.connect(f"/tmp/.X11-unix/X{number}")
            except OSError:
                line.connect(f"\0/tmp/.X11-unix/X{number}")
            return True
    except OSError:
        return False


def application() -> QApplication:
    """The one application object, made on demand."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
        app.setApplicationName("nutdesk")
        app.setApplicationDisplayName("nutdesk")
        app.setStyle("Fusion")
        QPixmapCache.setCacheLimit(PIXMAP_CACHE)
    return app


def run(
    game: str | None = None,
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str | None = None,
    file: Path | None = None,
    scene: Path | None = None,
) -> int:
    """Open the desk and stay until it is closed; the exit code."""
    if not has_display():
        from nutdesk.desk.demo import demonstrate

        return demonstrate(game, players=players, options=options, seed=seed, file=file, scene=scene)
    app = application()
    window = open_window(game, players=players, options=options, seed=seed, file=file, scene=scene)
    window.show()
    return app.exec()


def open_window(
    game: str | None = None,
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str | None = None,
    file: Path | None = None,
    scene: Path | None = None,
    journals: bool = True,
) -> Any:
    """The main window with what was asked for on it."""
    import attrs

    from nutdesk import games
    from nutdesk.desk.newgame import quick_setup
    from nutdesk.desk.window import MainWindow

    window = MainWindow(journals=journals)
    window.resize(1280, 720)
    screen = application().primaryScreen()
    if screen is not None and screen.availableGeometry().width() >= 1920:
        window.resize(1600, 900)
    if file is not None:
        window.open_file(file)
    elif scene is not None:
        window.open_lesson(scene)
    elif game is not None:
        chosen = games.load(game)
        setup = quick_setup(chosen, window.settings.names.get(game))
        seats = chosen.seats[: players or chosen.usual]
        known = dict(enumerate(setup.players))
        setup = attrs.evolve(
            setup,
            players=tuple(known.get(k, player) for k, player in enumerate(seats)),
            options=chosen.chosen(options or {}, len(seats)),
            seed=seed or setup.seed,
        )
        window.start(setup)
    return window
