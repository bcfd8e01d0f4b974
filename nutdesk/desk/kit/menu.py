"""Menus in the colours of the desk."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.plain import keyless
from nutdesk.desk.kit.theme import TEXT
from nutdesk.desk.kit.widgets import Desk


class Menu(QMenu):
    """Its lines say what they say: no letter of a name is a key."""

    def add(self, text: str) -> QAction:
        """One more line."""
        return self.addAction(keyless(text))


def dress_menu(menu: QMenu, desk: Desk) -> None:
    """Give a menu the colours and letters of a desk; when it is closed it is gone."""
    menu.setStyleSheet(_style(desk))
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)


def _style(desk: Desk) -> str:
    theme, layout = desk.theme, desk.layout
    role = {name: theme.colour(f"@{name}").name() for name in ("panel", "panel2", "ink", "line", "ink2")}
    size = layout.letters(17, 15)
    # A menu stays in one column, unless somebody asks for large targets: then it is scrolled.
    pad = max(8, round((layout.target - size * 1.3) / 2)) if layout.target > HIT else 8
    return (
        f"QMenu {{ background: {role['panel']}; color: {role['ink']}; border: 2px solid {role['line']};"
        f" padding: 6px; font-size: {size:.0f}px; font-family: '{TEXT}'; }}"
        f"QMenu::item {{ padding: {pad}px 22px {pad}px 16px; border-radius: 8px; }}"
        f"QMenu::item:selected {{ background: {role['panel2']}; border: 2px solid {role['ink']}; }}"
        f"QMenu::item:disabled {{ color: {role['ink2']}; }}"
        f"QMenu::separator {{ height: 2px; background: {role['line']}; margin: 4px 8px; }}"
    )
