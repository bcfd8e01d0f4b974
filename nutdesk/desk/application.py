"""The one application object, and whether there is a display for it."""

from __future__ import annotations

import os
import sys
from _thread import start_new_thread
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QFileOpenEvent, QPixmapCache
from PySide6.QtWidgets import QApplication

from nutdesk.desk.access.screen_reader import listen

PIXMAP_CACHE = 256 * 1024
DESKTOP_FILE = "org.nutdesk.nutdesk"
"""The entry in the menu of a desktop that gives our windows their name and icon; Wayland knows no other way."""


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
    return _connects(str(Path(os.environ.get("XDG_RUNTIME_DIR", "/")) / wayland))


def _answers(display: str) -> bool:
    """Whether an X server answers: without one Qt ends the program."""
    host, _, rest = display.rpartition(":")
    number = rest.split(".")[0]
    if not number.isdigit():
        return False
    import socket

    if host and host != "unix":
        with suppress(OSError), socket.create_connection((host, 6000 + int(number)), timeout=3):
            return True
        return False
    return _connects(f"/tmp/.X11-unix/X{number}") or _connects(f"\0/tmp/.X11-unix/X{number}")


def _connects(name: str) -> bool:
    """Whether a program of this machine listens on a socket with a name."""
    import socket

    if hasattr(socket, "AF_UNIX"):
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(3)
            line.connect(name)
            return True
    return False


def supply_fonts() -> None:
    """Tell Qt where Windows has its fonts, which it does not know when it paints off screen."""
    windows = os.environ.get("WINDIR")
    if sys.platform == "win32" and windows:
        os.environ.setdefault("QT_QPA_FONTDIR", str(Path(windows, "Fonts")))


def tell_taskbar() -> None:
    """Tell Windows that all our windows belong to the entry in the start menu, and not to Python."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(DESKTOP_FILE)


def threads_start() -> bool:
    """Whether a thread can be started here: a limit or a sandbox may forbid it."""
    try:
        start_new_thread(int, ())  # ends at once; nobody need wait for it
    except RuntimeError:
        return False
    return True


class Application(QApplication):
    """The application, to which macOS hands files that are opened in the Finder, perhaps before there is a window."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(words)
        self._files: list[Path] = []
        self._open: Callable[[Path], object] | None = None

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            if name := event.file():
                self._files.append(Path(name))
                QTimer.singleShot(0, self, self._hand_over)
            return True
        return bool(super().event(event))

    def open_files_with(self, open_: Callable[[Path], object]) -> None:
        """From now on files are opened like this, and so are those that wait."""
        self._open = open_
        self._hand_over()

    def _hand_over(self) -> None:
        while self._open is not None and self._files:
            self._open(self._files.pop(0))


def application() -> QApplication:
    """The one application object, made on demand."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        if not threads_start():
            os.environ["QT_NO_GUI_THREADPOOL"] = "1"  # Qt would wait for ever for threads that fill large areas
        supply_fonts()
        tell_taskbar()
        app = Application([*sys.argv[:1], "-style", "Fusion"])  # setStyle would make another one first, or after
        listen()
        app.setApplicationName("nutdesk")
        app.setApplicationDisplayName("nutdesk")
        app.setDesktopFileName(DESKTOP_FILE)
        QPixmapCache.setCacheLimit(PIXMAP_CACHE)
    # A Mac would lead Tab to fields for text alone.
    app.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    return app
