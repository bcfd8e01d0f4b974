"""The one application object, and whether there is a display for it."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

from nutdesk.desk.access.screen_reader import listen

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
    import socket

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(3)
            line.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland))
            return True
    except OSError:
        return False


def _answers(display: str) -> bool:
    """Whether an X server answers: without one Qt ends the program."""
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
        app = QApplication([*sys.argv[:1], "-style", "Fusion"])  # setStyle would make another one first, or after
        listen()
        app.setApplicationName("nutdesk")
        app.setApplicationDisplayName("nutdesk")
        QPixmapCache.setCacheLimit(PIXMAP_CACHE)
    return app
