"""The sheet that asks who plays a seat from now on: a person, or a bot of some level."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from nutdesk.core.clean import LONGEST_NAME
from nutdesk.core.match import Match
from nutdesk.core.palette import SEAT_FILL
from nutdesk.desk.kit.forms import form_style
from nutdesk.desk.kit.plain import PlainLabel, set_tip
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr
from nutdesk.desk.new_game.seat_list import PictureButton, PlayerKindChoice
from nutdesk.desk.new_game.setup import tidy_name, usual_name
from nutdesk.desk.table.seat_strip import level_name


def name_for(match: Match, seat: int, kind: str) -> str:
    """The name proposed for a person or a bot at a seat: of the last one who sat there, else the seat's usual one."""
    sat = [match.seated(0)[seat], *(change.player for change in match.seat_changes if change.seat == seat)]
    known = (player.name for player in reversed(sat) if bool(player.kind) == bool(kind))
    return next(known, "") or usual_name(match.game, match.players[seat].colour)


class SeatMark(PictureButton):
    """The badge of a seat; the one that is asked about has a rim."""

    def __init__(self, desk: Desk, colour: str, parent: QWidget) -> None:
        super().__init__(desk, f"badge-{colour}", parent)
        self.colour = colour
        self.setCheckable(True)

    def paint_state(self, painter: QPainter, room: QRectF) -> None:
        if self.isChecked():
            painter.setPen(QPen(self.desk.theme.colour("@ink"), 2.5))
            painter.setBrush(QColor(SEAT_FILL[self.colour]))
            painter.drawRoundedRect(room, 10, 10)


class SeatSheet(Sheet):
    """One seat of the game on the table; the badges lead to the others."""

    taken = Signal(int, str, str)
    """The seat, and the name and the kind of who plays it from now on."""

    def __init__(self, desk: Desk, match: Match, seat: int, parent: QWidget) -> None:
        super().__init__(desk, tr("Who plays here?"), parent)
        self.match, self.seat = match, seat
        self.column = QVBoxLayout(self)
        marks, fields, buttons = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self.rows = (marks, fields, buttons)
        self.marks = [SeatMark(desk, player.colour, self) for player in match.players]
        for at, mark in enumerate(self.marks):
            mark.clicked.connect(partial(self.ask, at))
            mark.setVisible(len(self.marks) > 1)
            marks.addWidget(mark)
        self.now = PlainLabel("", self)
        marks.addWidget(self.now, 1)
        self.name = QLineEdit(self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name"))
        self.name.textEdited.connect(self._typed)
        self.who = PlayerKindChoice(desk, "", self)
        self.who.setAccessibleName(tr("Who plays here?"))
        self.who.currentIndexChanged.connect(self._propose)
        fields.addWidget(self.name, 5)
        fields.addWidget(self.who, 6)
        note = tr("This takes effect at once. What was played stays, and undo does not change who plays.")
        self.note = PlainLabel(note, self)
        self.note.setObjectName("quiet")
        self.note.setWordWrap(True)
        self.cancel_button = DeskButton(desk, tr("Cancel"), key=tr("Esc"), parent=self)
        self.take_button = DeskButton(desk, tr("Play on"), icon="ui-play", kind="primary", key=tr("Enter"), parent=self)
        self.cancel_button.clicked.connect(self.close_sheet)
        self.take_button.clicked.connect(self.take)
        buttons.addWidget(self.cancel_button, 1)
        buttons.addWidget(self.take_button, 2)
        self.column.addLayout(marks)
        self.column.addLayout(fields)
        self.column.addWidget(self.note)
        self.column.addStretch(1)
        self.column.addLayout(buttons)
        self._own = False
        """Whether somebody has typed a name: then no other is proposed."""
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Ask about a seat."""
        self.seat, self._own = seat, False
        player = self.match.players[seat]
        for at, (mark, sat) in enumerate(zip(self.marks, self.match.players, strict=True)):
            mark.setChecked(at == seat)
            said = tr("Seat {n}: {name}", n=at + 1, name=sat.name)
            mark.setAccessibleName(said)
            set_tip(mark, said)
            mark.update()
        kind = level_name(player) or tr("A person")
        self.now.setText(strung("{name} · {kind}", name=player.name, kind=kind))
        self.who.setCurrentIndex(max(0, self.who.findData(player.kind)))
        self.name.setText(player.name)

    @property
    def kind(self) -> str:
        """'' for a person, or the level of a bot."""
        return str(self.who.currentData() or "")

    def _typed(self) -> None:
        self._own = bool(self.name.text().strip())

    def _propose(self) -> None:
        """A bot is called what the seat is called, and whoever comes back what they were called."""
        if not self._own:
            self.name.setText(name_for(self.match, self.seat, self.kind))

    def take(self) -> None:
        """They play on."""
        name = tidy_name(self.name.text(), name_for(self.match, self.seat, self.kind))
        self.close_sheet()
        self.taken.emit(self.seat, name, self.kind)

    def first_focus(self) -> QWidget:
        return self.who

    def measure(self) -> None:
        layout = self.desk.layout
        pad, gap = round(layout.px(36)), round(layout.px(12))
        self.column.setContentsMargins(pad, round(layout.px(self.HEAD + 10)), pad, round(layout.px(22)))
        self.column.setSpacing(gap)
        for row in self.rows:
            row.setSpacing(round(layout.px(8)))
        for mark in self.marks:
            mark.setFixedSize(mark.sizeHint())
        super().measure()

    def restyle(self) -> None:
        self.setStyleSheet(form_style(self.desk))
        super().restyle()

    def wanted(self) -> tuple[float, float]:
        wide = max(self.desk.layout.px(760), 560.0)
        return wide, self.column.totalHeightForWidth(round(wide)) + self.desk.layout.px(20)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        else:
            super().keyPressEvent(event)
