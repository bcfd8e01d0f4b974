"""Players, notes and story in a drawer, where large text leaves no room for them beside the board."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.note import NotePanel
from nutdesk.desk.table.seat_strip import SeatPanel
from nutdesk.desk.table.view import wrapped

if TYPE_CHECKING:
    from nutdesk.desk.table.table_frame import TableFrame

PLAYERS, STORY = "players", "story"


class Drawer(Scroll):
    """Opens over the board at a press, and closes with the next touch of the table."""

    seat_pressed = Signal(str)
    """A player's card was pressed: its place."""

    def __init__(self, frame: TableFrame) -> None:
        super().__init__(QWidget(), frame)
        self.frame = frame
        self.side = ""
        """What it shows: PLAYERS, STORY, or ''."""
        self._folded = False
        """Whether it has taken the panels that are otherwise beside the board."""
        self.buttons = {
            PLAYERS: DeskButton(frame.desk, "", icon="badge-white", parent=frame),
            STORY: DeskButton(frame.desk, "", icon="ui-caption", parent=frame),
        }
        for side, name in ((PLAYERS, tr("Players")), (STORY, tr("Notes and story"))):
            button = self.buttons[side]
            button.setAccessibleName(name)
            set_tip(button, name)
            button.clicked.connect(lambda _checked=False, side=side: self.turn(side))
            button.hide()
        self.hide()

    def turn(self, side: str) -> None:
        """Open it, or close what is open."""
        self.side = "" if side == self.side else side
        self.fill()

    def close_drawer(self) -> bool:
        """Close it; return whether it was open."""
        if not self.side:
            return False
        self.side = ""
        self.fill()
        return True

    def give_back(self) -> None:
        """Return the panels, as there is room beside the board again."""
        if not self._folded:
            return
        self._folded, self.side = False, ""
        self.hide()
        for button in self.buttons.values():
            button.hide()
        if self.frame.story.parent() is not self.frame:
            self.frame.story.setParent(self.frame)
        self.frame.story.show()

    def fill(self) -> None:
        """Place the panels one below the other, as wide as a column, with scrolling if needed."""
        self._folded = True
        frame, layout = self.frame, self.frame.desk.layout
        story = frame.story
        if story.parent() is not frame:
            story.setParent(frame)
        story.setVisible(layout.story)
        for side, button in self.buttons.items():
            button.kind = "chosen" if side == self.side else "normal"
            button.update()
        self.setVisible(bool(self.side))
        if not self.side or frame.table is None:
            return
        inner = Ground(frame)
        wide = round(layout.px(312) + 2 * layout.px(10))
        room = frame.height() - round(layout.bar) - round(layout.tray)  # the tray stays in sight
        parts = self._players(inner) if self.side == PLAYERS else self._notes(inner)
        y = layout.px(8)
        for part in parts:
            high = part.wanted_height()
            part.setGeometry(0, round(y), wide, round(high))
            part.show()
            y += high - layout.px(6)
        if self.side == STORY and not layout.story:
            high = max(story.least_height() + layout.px(80), room - y)
            story.setParent(inner)
            story.setGeometry(0, round(y), wide, round(high))
            story.place()
            story.show()
            y += high
        inner.resize(wide, max(round(y + layout.px(8)), room))
        self.setWidget(inner)
        x = 0 if self.side == PLAYERS else frame.width() - wide - 10
        self.setGeometry(QRect(x, round(layout.bar), wide + 10, room))
        self.raise_()

    def _players(self, inner: QWidget) -> list[SeatPanel | NotePanel]:
        frame, parts = self.frame, list[SeatPanel | NotePanel]()
        assert frame.table is not None
        for card in frame.table.seats:
            panel = SeatPanel(frame.desk, inner)
            panel.show_card(card, frame.session.match.cast[card.seat])
            panel.show_device(frame.session.device_of(card.seat))
            # Here nothing lies below a card that could tell what it says.
            panel.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
            set_tip(panel, wrapped(frame.tip_of(card)))
            panel.pressed.connect(partial(self.seat_pressed.emit, f"seat-{card.seat}"))
            parts.append(panel)
        return parts + self._notes(inner, "left")

    def _notes(self, inner: QWidget, side: str = "right") -> list[SeatPanel | NotePanel]:
        frame, parts = self.frame, list[SeatPanel | NotePanel]()
        assert frame.table is not None
        for note in frame.table.notes:
            if note.side == side:
                panel = NotePanel(frame.desk, inner)
                panel.take(note)
                panel.fold(False)
                panel.clause_wanted.connect(frame.clause_wanted)
                parts.append(panel)
        return parts


class Ground(QWidget):
    """The wood between the panels of a drawer."""

    def __init__(self, frame: TableFrame) -> None:
        super().__init__()
        self.desk = frame.desk
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.desk.theme.colour("@wood2"))
        painter.end()
