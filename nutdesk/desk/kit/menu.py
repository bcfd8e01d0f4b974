"""Menus in the colours of the desk."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.plain import keyless
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import Desk


class Menu(QMenu):
    """A menu that shows its texts as they are: no & makes a key."""

    def add(self, text: str) -> QAction:
        """One more line."""
        return self.addAction(keyless(text))


def below(menu: QMenu, button: QWidget) -> QPoint:
    """Where a menu goes below a button, on the screen: inside its window, as beside that may be the room's."""
    window = button.window()
    inside = button.mapTo(window, QPoint(0, button.height()))
    inside.setX(max(0, min(inside.x(), window.width() - menu.sizeHint().width() - 8)))
    return window.mapToGlobal(inside)


def dress_menu(menu: QMenu, desk: Desk) -> None:
    """Give a menu the colours and font of a desk; it is deleted when it closes."""
    menu.setStyleSheet(_style(desk))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def _style(desk: Desk) -> str:
    theme, layout = desk.theme, desk.layout
    role = {name: theme.colour(f"@{name}").name() for name in ("panel", "panel2", "ink", "line", "ink2")}
    size = layout.letters(17, 15)
    # A menu stays in one column, unless large targets are on: then it scrolls.
    pad = max(8, round((layout.target - size * 1.3) / 2)) if layout.target > HIT else 8
    return (
        f"QMenu {{ background: {role['panel']}; color: {role['ink']}; border: 2px solid {role['line']};"
        f" padding: 6px; font-size: {size:.0f}px; font-family: '{TEXT}'; }}"
        f"QMenu::item {{ padding: {pad}px 22px {pad}px 16px; border-radius: 8px; }}"
        f"QMenu::item:selected {{ background: {role['panel2']}; border: 2px solid {role['ink']}; }}"
        f"QMenu::item:disabled {{ color: {role['ink2']}; }}"
        f"QMenu::separator {{ height: 2px; background: {role['line']}; margin: 4px 8px; }}"
    )
