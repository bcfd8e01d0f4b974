"""Starting the desk: with a display as a window, without one as a demonstration."""

from __future__ import annotations

import importlib
import os
import sys
import threading
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from nutdesk import games
from nutdesk.desk.access.listen import listen

PIXMAP_CACHE = 256 * 1024
PAUSE = 10
"""Milliseconds between two parts that are loaded ahead: time for the mouse."""
WARM = (
    "attrs",
    "nutdesk.core.table",
    "nutdesk.core.game",
    "nutdesk.core.match",
    "nutdesk.desk.kit.art",
    "nutdesk.desk.table.scene",
    "nutdesk.desk.table.story",
    "nutdesk.desk.table.page",
    "nutdesk.bots.levels",
    "nutdesk.desk.newgame",
)


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
    import socket

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
    import socket

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


def threads_start() -> bool:
    """Whether a thread can be started here: a limit or a sandbox may forbid it."""
    try:
        thread = threading.Thread(target=int, daemon=True)
        thread.start()
    except RuntimeError:
        return False
    thread.join()
    return True


def application() -> QApplication:
    """The one application object, made on demand."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        if not threads_start():
            os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # Qt would wait for ever for threads that fill large areas
        QApplication.setStyle("Fusion")  # before there is an application: after, it would be the second one made
        app = QApplication(sys.argv[:1])
        listen()
        app.setApplicationName("nutdesk")
        app.setApplicationDisplayName("nutdesk")
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
    bots: tuple[str, ...] = (),
    first: int | None = None,
) -> int:
    """Open the desk and stay until it is closed; the exit code."""
    if not has_display():
        from nutdesk.desk.demo import demonstrate

        return demonstrate(game, players=players, options=options, seed=seed, file=file, scene=scene)
    from nutdesk.desk.trouble import brave

    app = application()
    window = open_window(
        game, players=players, options=options, seed=seed, file=file, scene=scene, bots=bots, first=first
    )
    window.home.painted.connect(window.papers.welcome)
    window.home.painted.connect(partial(warm_up, window))
    brave(window)
    window.show()
    return app.exec()


def warm_up(parent: QObject) -> None:
    """Load what most people want next, a little at a time, so that the first click need not wait for it."""
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
    journals: bool = True,
) -> Any:
    """The main window with what was asked for on it."""
    from nutdesk.desk.window import MainWindow

    window = MainWindow(journals=journals)
    window.place.restore()
    if file is not None:
        window.records.open_asked(file)
    elif scene is not None:
        window.open_lesson(scene)
    elif game is not None:
        import attrs

        from nutdesk.core.clean import clean
        from nutdesk.desk.setup import LONGEST_SEED, Setup, fresh_seed, people

        chosen = games.load(game)
        seats = people(chosen, players or chosen.usual)
        at = len(seats) - len(bots)
        seats = seats[:at] + tuple(attrs.evolve(seat, kind=kind) for seat, kind in zip(seats[at:], bots, strict=True))
        luck = clean(seed or "", LONGEST_SEED) or fresh_seed()
        window.start(Setup(chosen, seats, chosen.chosen(options or {}, len(seats)), luck, first=first))
    return window
