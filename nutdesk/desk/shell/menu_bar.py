"""The menu bar of a Mac, at the top of its screen: the commands of the window, and what every program has there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence, QWindow
from PySide6.QtWidgets import QApplication, QMenuBar, QWidget

from nutdesk.desk.application import application
from nutdesk.desk.kit.keyboard import keys_of
from nutdesk.desk.kit.menu import Menu
from nutdesk.desk.kit.words import tr
from nutdesk.desk.shell.commands import GROUPS

if TYPE_CHECKING:
    from nutdesk.desk.shell.window import MainWindow


class MenuBar(QMenuBar):
    """The menu bar of the program: it has no parent, and so is there whichever window is in front.

    Its keys come before those of any window, so the commands of the table are off while the presenter's window is in
    front, which has keys of its own.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self.window_ = window
        commands = window.commands
        self.menus: dict[str, Menu] = {}
        for group in (*(group for group in GROUPS if group not in ("help", "end")), "window", "help"):
            self.menus[group] = Menu(tr(GROUPS[group]) if group in GROUPS else tr("Window"))
            self.addMenu(self.menus[group])
            for name in commands.groups.get(group, ()):
                self.menus[group].addAction(commands.actions[name])
            self.menus[group].aboutToShow.connect(self._tell_why_not)
            self.menus[group].aboutToHide.connect(self._enable)
        for name in commands.groups["end"]:
            self.menus["game"].addAction(commands.actions[name])
        self._fill_window_menu()
        self._listed: list[QAction] = []
        """The windows in the menu."""
        self.menus["window"].aboutToShow.connect(self._list_windows)
        application().focusWindowChanged.connect(self.follow)

    # ---- the commands ---------------------------------------------------------------------------------------------

    @property
    def _is_ours(self) -> bool:
        """Whether the keys of the table belong to the window that is in front."""
        projector = self.window_.projecting.projector
        theirs = {self.window_.windowHandle(), projector.window.windowHandle() if projector is not None else None}
        return self._front is None or self._front in theirs

    _front: QWindow | None = None

    def follow(self, front: QWindow | None) -> None:
        """Another window has come to the front; none, if it is one of another program."""
        if front is not None:
            self._front = front
            self._enable()

    def _tell_why_not(self) -> None:
        if self._is_ours:
            self.window_.commands.tell_why_not()

    def _enable(self) -> None:
        commands, ours = self.window_.commands, self._is_ours
        commands.enable_all()
        for name, action in commands.actions.items():
            action.setEnabled(ours or name == "quit")

    # ---- the windows ----------------------------------------------------------------------------------------------

    def _fill_window_menu(self) -> None:
        menu = self.menus["window"]
        for text, command, slot in (
            (tr("Minimise"), "window-minimise", QWidget.showMinimized),
            (tr("Zoom"), "", zoom),
            (tr("Close"), "window-close", QWidget.close),
        ):
            action = self._add(text, partial(with_front, slot))
            action.setShortcuts([QKeySequence(key) for key in keys_of(command)])
        menu.addSeparator()
        self._add(tr("Bring all to the front"), self._raise_all)
        menu.addSeparator()

    def _add(self, text: str, slot: Callable[[], object]) -> QAction:
        action = self.menus["window"].add(text)
        action.setMenuRole(QAction.MenuRole.NoRole)
        action.triggered.connect(lambda _checked=False: slot())
        return action

    def _raise_all(self) -> None:
        for window in self._windows():
            window.raise_()

    def _windows(self) -> list[QWidget]:
        """The windows of the program, which have titles; a menu or a tip has none."""
        tops = QApplication.topLevelWidgets()
        return [top for top in tops if top.isWindow() and top.isVisible() and top.windowTitle() and top is not self]

    def _list_windows(self) -> None:
        menu, front = self.menus["window"], QApplication.activeWindow()
        for action in self._listed:
            menu.removeAction(action)
        self._listed = []
        for window in self._windows():
            action = self._add(window.windowTitle(), partial(show_window, window))
            action.setCheckable(True)
            action.setChecked(window is front)
            self._listed.append(action)


def with_front(do: Callable[[QWidget], object]) -> None:
    """Do something with the window that is in front."""
    if (front := QApplication.activeWindow()) is not None:
        do(front)


def zoom(window: QWidget) -> None:
    """As large as the screen allows, and back."""
    (window.showNormal if window.isMaximized() else window.showMaximized)()


def show_window(window: QWidget) -> None:
    """Bring a window to the front, from wherever it is."""
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()


__all__ = ["MenuBar", "show_window"]
