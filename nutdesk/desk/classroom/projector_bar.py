"""The projector's tools in the window of a game: a row above the board while the game is shown to a room."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Oval
from nutdesk.desk.classroom.projector import Projector
from nutdesk.desk.classroom.projector_menu import projector_menu
from nutdesk.desk.classroom.projector_overlay import PEN
from nutdesk.desk.classroom.tool_row import ToolButton
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.menu import below
from nutdesk.desk.kit.panel import Drawn, disc, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.tools import AT_A_GAME, TOOLS, key_of_tool
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr


class SmallToolButton(ToolButton):
    """A tool as its picture alone; its name and key are in the tip."""

    def __init__(self, desk: Desk, name: str, parent: QWidget) -> None:
        super().__init__(desk, TOOLS[name], parent, at_a_game=True)
        tip = strung("{label} ({key})", label=self.text(), key=self.key)
        if name != "zoom":  # how to zoom is said while one does
            tip = strung("{label}: {hint} ({key})", label=self.text(), hint=tr(TOOLS[name].tip), key=self.key)
        set_tip(self, tip)

    def art(self) -> Art:
        px = self.desk.layout.px
        rect, radius = QRectF(self.rect()).adjusted(px(2), px(3), -px(2), -px(3)), px(10)
        side = min(px(28), rect.height() - px(10))
        sign = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        fill, line, width, ink = "@panel2" if self.underMouse() else "@panel", "@line", 1.5, "@ink"
        if self.on:
            fill, line, width, ink = "#2F1F14", "@gold", px(3), "#FFF6E0"
        pen = (Oval(rect.right() - px(14), rect.top() + px(3), px(11), px(11), PEN, "#FFF6E0", 1.5),)
        return (
            Box(*sides(rect), radius, fill, line, width),
            icon_in(self.icon_name, sign, ink),
            *(pen if self.name == "pen" else ()),
            *(focus_ring(rect.adjusted(1, 1, -1, -1), radius) if self.hasFocus() else ()),
        )


class ProjectorBar(Drawn, QWidget):
    """What the room sees and how the tool in the hand is used, then the tools."""

    end_wanted = Signal()

    def __init__(self, desk: Desk, projector: Projector, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.projector = desk, projector
        self.tools = {name: SmallToolButton(desk, name, self) for name in AT_A_GAME}
        for name, button in self.tools.items():
            button.clicked.connect(partial(projector.use, name))
        self.menu_button = DeskButton(desk, "", icon="ui-settings", kind="quiet", parent=self)
        self.menu_button.setAccessibleName(tr("How the projector looks"))
        keys = {name: key_of_tool(name, at_a_game=True) for name in ("contrast", "slow")}
        set_tip(self.menu_button, tr("High contrast ({contrast}), slow motion ({slow}), its window", **keys))
        self.menu_button.clicked.connect(self._show_menu)
        self.end_button = DeskButton(desk, "", icon="ui-close", kind="quiet", parent=self)
        self.end_button.setAccessibleName(tr("Take the game off the projector (F5)"))
        set_tip(self.end_button, self.end_button.accessibleName())
        self.end_button.clicked.connect(self.end_wanted)
        projector.changed.connect(self.refresh)
        self.refresh()

    @property
    def words(self) -> str:
        """How the tool in the hand is used; without one, what the room sees."""
        return self.projector.hint or self.projector.state

    def refresh(self) -> None:
        """Show which tools are in use."""
        for name, button in self.tools.items():
            button.set_on(name in self.projector.used)
        if self.words != self.accessibleName():
            self.setAccessibleName(self.words)
            self.update()

    def _show_menu(self) -> None:
        projector = self.projector
        menu = projector_menu(self, self.desk, projector.picture, projector.use, at_a_game=True)
        menu.popup(below(menu, self.menu_button))

    def arrange(self) -> None:
        """Give each tool its place, from the right."""
        layout, high = self.desk.layout, self.height()
        side = max(layout.target, layout.px(46))
        parts: list[QWidget] = [*self.tools.values(), self.menu_button, self.end_button]
        side = min(side, (self.width() - layout.px(20)) / len(parts))
        x = self.width() - layout.px(8) - side * len(parts)
        self._room = QRectF(layout.px(14), 0, x - layout.px(22), high)
        for k, part in enumerate(parts):
            part.setGeometry(round(x + k * side), 0, round(side), high)

    _room = QRectF()

    def art(self) -> Art:
        layout, px, overlay = self.desk.layout, self.desk.layout.px, self.projector.projector_overlay
        rect = QRectF(self.rect()).adjusted(px(4), px(1), -px(4), -px(1))
        plate = Box(*sides(rect), px(14), "@panel", "@line", 1.5)
        size, room = layout.letters(16), QRectF(self._room)
        if room.width() < size * 8:
            return (plate,)  # the words are in the tips of the tools
        dot: Art = ()
        if not self.projector.hint:
            fill = "#000000" if overlay.black else "#5B8FA8" if overlay.frozen else "#2F6B3C"
            dot = (disc(room.left() + size * 0.5, room.center().y(), size * 0.45, fill, "@ink", 1.4),)
            room.setLeft(room.left() + size * 1.4)
        while size > layout.least and paragraphs(self.words, room.width(), size, 600) > room.height():
            size -= 1
        return plate, *dot, Label(self.words, *sides(room), size, 600, "@ink", wrap=True)

    def mousePressEvent(self, event: object) -> None:
        """A press beside the tools is not meant for the board below."""


__all__ = ["ProjectorBar"]
