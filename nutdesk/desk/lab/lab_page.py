"""The lab's page: buttons for its sections, and the section that is open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import attrs
from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Label
from nutdesk.desk.kit.drawing import HINTS, Style
from nutdesk.desk.kit.layout import ROOMY
from nutdesk.desk.kit.panel import paint_art
from nutdesk.desk.kit.theme import Theme
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr


class LabSection(QWidget):
    """A section of the lab, below the head of the page."""

    home_wanted = Signal()
    start_wanted = Signal(object)
    """A new game to play in this window: a Setup."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk

    def enter(self) -> None:
        """The section was opened: look for new data."""

    def arrange(self) -> None:
        """The page has another size."""

    def restyle(self) -> None:
        """Another light."""

    def close_room(self) -> None:
        """The window closes: end what runs in the background."""


@attrs.frozen
class SectionButton:
    """The button of a section, which is made when it is first opened."""

    id: str
    title: str
    icon: str
    furnish: Callable[[Desk, QWidget], LabSection]


def doors() -> list[SectionButton]:
    """The buttons of all sections, in order."""
    return [
        SectionButton("statistics", tr("Statistics"), "ui-chart", _statistics),
        SectionButton("trials", tr("Trials"), "ui-lab", _trials),
    ]


def _statistics(desk: Desk, parent: QWidget) -> LabSection:
    from nutdesk.desk.lab.statistics import StatisticsSection

    return StatisticsSection(desk, parent)


def _trials(desk: Desk, parent: QWidget) -> LabSection:
    from nutdesk.desk.lab.trials import TrialsSection

    return TrialsSection(desk, parent)


class LabPage(QWidget):
    """The head with the buttons, and the section that is open."""

    home_wanted = Signal()
    back_wanted = Signal()
    """To the page that it was opened from."""
    start_wanted = Signal(object)

    HEAD = 112
    """Room for the head, in units."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = Desk(benched=True)
        self.desk.least = ROOMY  # charts need room: a smaller window scrolls
        self.desk.style = Style(theme)
        self.setAccessibleName(tr("Lab"))
        self.doors = doors()
        self.rooms: dict[str, LabSection] = {}
        self.open_door = ""
        self.back = DeskButton(self.desk, tr("Home"), icon="ui-prev", key="Esc", parent=self)
        self.back.clicked.connect(self.back_wanted)
        self.buttons: dict[str, DeskButton] = {}
        for door in self.doors:
            button = self.buttons[door.id] = DeskButton(self.desk, door.title, icon=door.icon, parent=self)
            button.clicked.connect(partial(self.go, door.id))
        self._floor = Floor()

    @property
    def room(self) -> LabSection:
        return self.rooms[self.open_door]

    def go(self, name: str = "") -> None:
        """Open a section; by default the last one opened, or the first."""
        name = name or self.open_door or self.doors[0].id
        if name not in self.rooms:
            door = next(door for door in self.doors if door.id == name)
            room = self.rooms[name] = door.furnish(self.desk, self)
            room.home_wanted.connect(self.home_wanted)
            room.start_wanted.connect(self.start_wanted)
        self.open_door = name
        for other, button in self.buttons.items():
            button.kind = "chosen" if other == name else "normal"
            button.setAccessibleName(button.text() if other != name else tr("{door}, open", door=button.text()))
            button.update()
        for other, room in self.rooms.items():
            room.setVisible(other == name)
        self.arrange()
        self.update()  # the title is that of the door
        self.room.enter()

    def close_rooms(self) -> None:
        """The window goes."""
        for room in self.rooms.values():
            room.close_room()

    def set_theme(self, theme: Theme) -> None:
        self.desk.style = Style(theme)
        for room in self.rooms.values():
            room.restyle()
        for child in self.findChildren(QWidget):
            QWidget.update(child)
        self.update()

    def reword(self) -> None:
        """Another language has other widths."""
        self.doors = doors()
        self.arrange()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        layout = self.desk.lay_out(self.width(), self.height())
        px, margin = layout.px, layout.px(40)
        hint = self.back.sizeHint()
        self.back.setGeometry(round(margin - px(6)), round(px(30)), hint.width(), hint.height())
        x = self.width() - margin + px(6)
        for button in reversed(self.buttons.values()):
            hint = button.sizeHint()
            x -= hint.width()
            button.setGeometry(round(x), round(px(30)), hint.width(), hint.height())
        for room in self.rooms.values():
            room.setGeometry(0, round(px(self.HEAD)), self.width(), round(self.height() - px(self.HEAD)))
            room.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self._floor.paint(painter, self, self.desk.theme, self.desk.layout.unit)
        paint_art(painter, (self._title(),), self.desk)
        painter.end()

    def _title(self) -> Label:
        px, back = self.desk.layout.px, QRectF(self.back.geometry())
        title = next((door.title for door in self.doors if door.id == self.open_door), tr("Lab"))
        room = (back.right() + px(30), back.center().y() - px(44), self.width(), px(84))
        ink = "@woodink" if self.desk.theme.name == "contrast" else "@ink"
        return Label(title, *room, self.desk.layout.letters(52), colour=ink, display=True)
