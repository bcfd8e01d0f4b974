"""Who plays each seat, and on what: a row for every seat of the table, with what the host can do about it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, icon_in
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.table.seat_badge import PALE, phone_sign
from nutdesk.desk.table.seat_strip import level_name


class SeatLine(Drawn, QWidget):
    """A seat's badge, the name, and below it what it is played on."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.colour, self.name, self.how, self.sign = "", "", "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_seat(self, colour: str, name: str, how: str, sign: str) -> None:
        self.colour, self.name, self.how, self.sign = colour, name, how, sign
        self.setAccessibleName(strung("{name}: {how}", name=name, how=how))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        layout = self.desk.layout
        words = metrics(layout.letters(16), 500).horizontalAdvance(self.how)
        words = max(words, metrics(layout.letters(21), 600, True).horizontalAdvance(self.name))
        high = max(layout.px(56), layout.letters(21) * 1.3 + layout.letters(16) * 1.5)
        return QSize(round(layout.px(104) + words + 4), round(high))

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), round(self.desk.layout.px(330))), whole.height())

    def art(self) -> Art:
        layout, middle = self.desk.layout, self.height() / 2
        side, small = layout.px(40), layout.px(30)
        left = side + small + layout.px(18)
        room, size = self.width() - left, layout.letters(16)
        big = shrunk(self.name, room, layout.letters(21), layout.least)
        ink = PALE if self.sign == phone_sign(False) else "@ink"
        signs = [icon_in(f"badge-{self.colour}", QRectF(0, middle - side / 2, side, side))]
        if self.sign:
            signs.append(icon_in(self.sign, QRectF(side + layout.px(8), middle - small / 2, small, small), ink))
        return (
            *signs,
            Label(self.name, left, middle - big * 1.3, room, big * 1.3, big, 600, display=True, elide=True),
            Label(self.how, left, middle, room, size * 1.4, size, 500, "@ink2", elide=True),
        )


class HeldSeat(QWidget):
    """One seat: who plays it, and two buttons."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.line = SeatLine(desk, self)
        self.free = DeskButton(desk, tr("Free the seat"), parent=self)
        self.swap = DeskButton(desk, tr("To a bot"), parent=self)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.addWidget(self.line, 1)
        for button in (self.free, self.swap):
            button.size_of_type = 16
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            self.row.addWidget(button)


class SeatRows(QWidget):
    """All seats of the table; the host knows who holds a phone."""

    free_wanted = Signal(int)
    """The seat shall be on no phone any more."""
    swap_wanted = Signal(int)
    """A bot shall play it, or a person in a bot's place."""

    def __init__(self, desk: Desk, host: PhoneHost, parent: QWidget) -> None:
        super().__init__(parent)
        self.host = host
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.rows = [HeldSeat(desk, self) for _ in host.session.match.players]
        for seat, row in enumerate(self.rows):
            self.column.addWidget(row)
            row.free.clicked.connect(partial(self.free_wanted.emit, seat))
            row.swap.clicked.connect(partial(self.swap_wanted.emit, seat))

    def refresh(self) -> None:
        """Show who is there now."""
        host, why_not = self.host, self.host.session.why_no_reseat()
        for seat, (row, player) in enumerate(zip(self.rows, host.session.match.players, strict=True)):
            name = player.name
            held = seat in host.tickets
            sign = f"level-{player.kind}" if level_name(player) else phone_sign(not host.away(seat)) if held else ""
            row.line.show_seat(player.colour, name, self._how(seat), sign)
            row.free.setVisible(held)
            row.free.setAccessibleName(tr("Free the seat of {name}", name=name))
            row.swap.set_label(tr("To a person") if player.kind else tr("To a bot"))
            asked = tr("Give the seat of {name} to a person", name=name)
            row.swap.setAccessibleName(asked if player.kind else tr("Give the seat of {name} to a bot", name=name))
            row.swap.allow(row.swap.accessibleName(), why_not)

    def _how(self, seat: int) -> str:
        """What a seat is played on."""
        host, player = self.host, self.host.session.match.players[seat]
        if level := level_name(player):
            return tr("a bot: {level}", level=level)
        if seat not in host.tickets:
            return tr("free; plays at this screen")
        return tr("the phone is away") if host.away(seat) else tr("plays on a phone")


__all__ = ["SeatRows"]
