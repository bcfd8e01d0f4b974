"""Who sits where: a row for each seat, in the order of play."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from nutdesk.bots.levels import LEVELS
from nutdesk.core.clean import LONGEST_NAME
from nutdesk.core.game import Game, Player
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.explained import ExplainedChoice
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.widgets import Desk, draw_focus, draw_icon
from nutdesk.desk.kit.words import tr
from nutdesk.desk.new_game.setup import FIRST_OPPONENT, tidy_name, usual_name

LEAST_NAME = 8
"""The least width of a name's field, in letters: most names are seen whole."""
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class PictureButton(PlainButton):
    """A small picture that can be pressed, with a ring when it has the focus."""

    def __init__(self, desk: Desk, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.icon_name = icon
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        side = round(self.desk.layout.side(44))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        room = QRectF(self.rect()).adjusted(5, 5, -5, -5)
        if self.underMouse():
            painter.setBrush(self.desk.theme.colour("@panel2"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(room.adjusted(-3, -3, 3, 3), 9, 9)
        self.paint_state(painter, room.adjusted(-2, -2, 2, 2))
        draw_icon(painter, self.icon_name, room, self.desk.theme.colour("@ink2").name())
        if self.hasFocus():
            draw_focus(painter, room.adjusted(1, 1, -1, -1), 8)
        painter.end()

    def paint_state(self, painter: QPainter, room: QRectF) -> None:
        """Paint what belongs below the picture."""


class RowHandle(PictureButton):
    """Moves a row: by dragging, by a click here and one on another row's handle, or with the arrow keys."""

    moved = Signal(int)
    """How many rows down; negative for up."""
    taken = Signal()
    """It was clicked: its row is picked up, or the row that was picked up comes here."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, "ui-grip", parent)
        self.state = ""
        """'taken' while its row is picked up, 'legal' while another one is."""
        self._dragged = False
        self.setCursor(Qt.CursorShape.SizeVerCursor)
        self.clicked.connect(self._click)

    def _click(self) -> None:
        if not self._dragged:
            self.taken.emit()

    def show_state(self, state: str) -> None:
        self.state = state
        self.update()

    def paint_state(self, painter: QPainter, room: QRectF) -> None:
        if not self.state:
            return
        gold = self.desk.theme.colour("@gold")
        for colour, width in ((QColor("#3B2416"), 5.0), (gold, 3.0)):
            painter.setPen(QPen(colour, width))
            painter.setBrush(gold if self.state == "taken" and colour is gold else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, 9, 9)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._dragged = False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self.parentWidget()
        if self.isDown() and row is not None:
            away = event.position().y() - self.height() / 2
            if abs(away) > row.height() * 0.6:
                self._dragged = True
                self.moved.emit(1 if away > 0 else -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is not None:
            self.moved.emit(step)
        else:
            self._dragged = False
            super().keyPressEvent(event)


class PlayerKindChoice(ExplainedChoice):
    """Who plays a seat: a person, or a squirrel of some level."""

    def __init__(self, desk: Desk, kind: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.add(tr("A person"), tr("Somebody at this screen."), "")
        for level in LEVELS:
            self.add(tr(level.name), tr(level.text), level.id)
        self.setCurrentIndex(max(0, self.findData(kind)))


class SeatRow(QWidget):
    """One seat: its place, its colour, its name, and who thinks."""

    moved = Signal(int)
    taken = Signal()
    colour_wanted = Signal()

    def __init__(self, desk: Desk, player: Player, usual: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.colour = player.colour
        self.handle = RowHandle(desk, self)
        self.badge = PictureButton(desk, f"badge-{player.colour}", self)
        self.name = QLineEdit(player.name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.usual = usual
        """The name that goes with the colour until somebody types another."""
        self.who = PlayerKindChoice(desk, player.kind, self)
        self.line = QHBoxLayout(self)
        self.line.setContentsMargins(0, 0, 0, 0)
        for part in (self.handle, self.badge):
            self.line.addWidget(part)
        self.line.addWidget(self.name, 5)
        self.line.addWidget(self.who, 6)
        self.measure()
        self.handle.moved.connect(self.moved)
        self.handle.taken.connect(self.taken)
        self.badge.clicked.connect(self.colour_wanted)

    def measure(self) -> None:
        """Be as large as the desk is now."""
        layout = self.desk.layout
        self.line.setSpacing(round(layout.px(8)))
        self.name.setMinimumWidth(round(layout.letters(17) * LEAST_NAME))
        for mark in (self.handle, self.badge):
            mark.setFixedSize(mark.sizeHint())

    def set_place(self, number: int) -> None:
        """Tell where it is now."""
        self.handle.setAccessibleName(tr("Seat {n}: arrow keys move it", n=number))
        set_tip(self.handle, tr("Drag to change the order, or click here and then on another place"))
        colour = tr("Colour of seat {n}: {colour}; press for another", n=number, colour=self.colour)
        self.badge.setAccessibleName(colour)
        set_tip(self.badge, tr("Another colour"))
        self.name.setAccessibleName(tr("Name of player {n}", n=number))
        self.who.setAccessibleName(tr("Who plays seat {n}", n=number))

    def take_colour(self, colour: str, usual: str) -> None:
        """Take another colour; a name that nobody has typed changes with it."""
        if self.name.text().strip() in ("", self.usual):
            self.name.setText(usual)
        self.colour, self.usual = colour, usual
        self.badge.icon_name = f"badge-{colour}"
        self.badge.update()

    def player(self) -> Player:
        return Player(tidy_name(self.name.text(), self.usual), self.colour, str(self.who.currentData() or ""))


class SeatList(QWidget):
    """All seats that a game can have; those that are not needed are hidden."""

    changed = Signal()
    """A name, a colour or a place has changed."""

    def __init__(self, desk: Desk, game: Game, players: tuple[Player, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self.game = game
        self.usual = {player.colour: usual_name(game, player.colour) for player in game.seats}
        self.count = len(players)
        taken = {player.colour for player in players}
        spare = [Player(name, colour, FIRST_OPPONENT) for colour, name in self.usual.items() if colour not in taken]
        most = max(game.players)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.desk = desk
        self.rows: list[SeatRow] = []
        self.in_hand: SeatRow | None = None
        """The row that was picked up, which the next click on a handle puts there."""
        self.spare = [player.colour for player in (*players, *spare)[most:]]
        for player in (*players, *spare)[:most]:
            row = SeatRow(desk, player, self.usual[player.colour], self)
            row.moved.connect(partial(self._move, row))
            row.taken.connect(partial(self._take, row))
            row.colour_wanted.connect(partial(self._recolour, row))
            row.name.editingFinished.connect(self.changed)
            self.column.addWidget(row)
            self.rows.append(row)
        self._number()
        self.measure()

    def measure(self) -> None:
        """Be as large as the desk is now."""
        self.column.setSpacing(round(self.desk.layout.px(4)))
        for row in self.rows:
            row.measure()

    def reword(self) -> None:
        """Names that nobody has typed are in the current language."""
        self.usual = {colour: usual_name(self.game, colour) for colour in self.usual}
        for row in self.rows:
            row.take_colour(row.colour, self.usual[row.colour])
        self.changed.emit()

    def show_count(self, count: int) -> None:
        """So many of them play."""
        self.count = count
        for k, row in enumerate(self.rows):
            row.setVisible(k < count)
            row.handle.setVisible(count > 1)

    def players(self) -> tuple[Player, ...]:
        return tuple(row.player() for row in self.rows[: self.count])

    def _number(self) -> None:
        self.changed.emit()
        for k, row in enumerate(self.rows):
            row.set_place(k + 1)
        parts = [part for row in self.rows for part in (row.handle, row.badge, row.name, row.who)]
        for before, after in pairwise(parts):
            QWidget.setTabOrder(before, after)

    def _take(self, row: SeatRow) -> None:
        """Pick a row up, or move the one that was picked up to this place: two clicks do what a drag does."""
        held, self.in_hand = self.in_hand, None
        if held is None:
            self.in_hand = row
        elif held is not row:
            self._move(held, self.rows.index(row) - self.rows.index(held))
            held.handle.setFocus()
        for other in self.rows:
            other.handle.show_state("" if self.in_hand is None else "taken" if other is self.in_hand else "legal")

    def _move(self, row: SeatRow, steps: int) -> None:
        at = self.rows.index(row)
        to = at + steps
        if 0 <= to < self.count:
            self.rows.insert(to, self.rows.pop(at))
            self.column.removeWidget(row)
            self.column.insertWidget(to, row)
            self.column.activate()
            self._number()

    def _recolour(self, row: SeatRow) -> None:
        """Take the next colour; whoever has it gets this one's, as each colour exists once."""
        colours = list(self.usual)
        wanted = colours[(colours.index(row.colour) + 1) % len(colours)]
        for other in self.rows:
            if other.colour == wanted:
                other.take_colour(row.colour, self.usual[row.colour])
        row.take_colour(wanted, self.usual[wanted])
        self._number()
