"""The position of the window: remembered for each set of screens, and always visible."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow

from nutdesk.desk.settings.settings import Settings

NORMAL, LARGEST, FULL = range(3)
GRASP = 80
"""Pixels of the top edge that must be visible, so that somebody can move the window."""
SETTLE = 300
"""Milliseconds that a system needs to arrange its screens when one is added or removed."""
FARTHEST = 1_000_000
"""Pixels: no screen is that large or far away, and Qt's numbers end soon after."""
MOST = 20
"""How many sets of screens are remembered."""


def screens_key() -> str:
    """A key for the current set of screens."""
    return " ".join(sorted(_name(screen.geometry(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()))


def _name(rect: QRect, ratio: float) -> str:
    return f"{rect.width()}x{rect.height()}+{rect.x()}+{rect.y()}@{ratio:g}"


def in_sight(rect: QRect, rooms: list[QRect]) -> bool:
    """Whether the window can be grabbed at its top edge, and most of it is on one screen."""
    top = QRect(rect.left(), rect.top(), rect.width(), 1)
    for room in rooms:
        seen, edge = rect.intersected(room), top.intersected(room)
        if edge.width() >= GRASP and seen.width() * seen.height() * 2 >= rect.width() * rect.height():
            return True
    return False


def moved_back(rect: QRect, room: QRect) -> QRect:
    """The same window inside a room: with the same size if that fits, and wholly visible."""
    wide, high = min(rect.width(), room.width()), min(rect.height(), room.height())
    x = min(max(rect.x(), room.x()), room.right() + 1 - wide)
    y = min(max(rect.y(), room.y()), room.bottom() + 1 - high)
    return QRect(x, y, wide, high)


def first_place(room: QRect) -> QRect:
    """The middle of the screen, in a size that suits it."""
    size = (1600, 900) if room.width() >= 1920 else (1280, 720)
    wide, high = min(size[0], room.width()), min(size[1], room.height())
    return QRect(room.x() + (room.width() - wide) // 2, room.y() + (room.height() - high) // 2, wide, high)


class WindowPlace(QObject):
    """Puts a window where it last was with the same screens, and keeps it visible."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self.window, self.settings = window, settings
        self.key = screens_key()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SETTLE)
        self._timer.timeout.connect(self.screens_changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        for signal in (app.screenAdded, app.screenRemoved, app.primaryScreenChanged):
            signal.connect(self._wait)  # a lambda here would keep the window for as long as the program runs

    def _wait(self, _screen: QScreen) -> None:
        self._timer.start()

    @staticmethod
    def _rooms() -> list[QRect]:
        return [screen.availableGeometry() for screen in QGuiApplication.screens()]

    def restore(self) -> None:
        """Put the window where it was with these screens; otherwise in the middle of the first one."""
        first: QScreen | None = QGuiApplication.primaryScreen()
        room = first.availableGeometry() if first is not None else QRect(0, 0, 1280, 720)
        x, y, wide, high, state = self.settings.places.get(self.key, (0, 0, 0, 0, NORMAL))
        sane = max(map(abs, (x, y, wide, high))) <= FARTHEST and wide > 0 and high > 0
        rect = QRect(x, y, wide, high) if sane else first_place(room)
        if not in_sight(rect, self._rooms()):
            rect = moved_back(rect, room)
        self.window.setGeometry(rect)
        if state == LARGEST:
            self.window.showMaximized()
        elif state == FULL:
            self.window.showFullScreen()

    def keep(self) -> None:
        """Remember the position."""
        window = self.window
        if window.isMinimized():
            return
        state = FULL if window.isFullScreen() else LARGEST if window.isMaximized() else NORMAL
        rect = window.geometry() if state == NORMAL else window.normalGeometry()
        if rect.isEmpty():
            return
        places = self.settings.places
        places.pop(self.key, None)
        places[self.key] = [rect.x(), rect.y(), rect.width(), rect.height(), state]
        while len(places) > MOST:
            del places[next(iter(places))]

    def screens_changed(self) -> None:
        """A screen was added or removed: use the position for these screens, or at least a visible one."""
        key = screens_key()
        if key == self.key or not self.window.isVisible():
            return
        self.key = key
        if key in self.settings.places:
            self.restore()
        elif not in_sight(self.window.geometry(), self._rooms()) and (first := QGuiApplication.primaryScreen()):
            self.window.setGeometry(moved_back(self.window.geometry(), first.availableGeometry()))
