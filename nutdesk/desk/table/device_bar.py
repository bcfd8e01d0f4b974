"""Shown in place of the hand while somebody chooses on a phone: who it is, and what to do if the phone is away."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, icon_in
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr
from nutdesk.desk.table.seat_badge import phone_sign


class DeviceBar(Drawn, QWidget):
    """A phone, who holds it, and two ways to go on without it."""

    here_wanted = Signal()
    """The seat shall be played at this screen."""
    bot_wanted = Signal()
    """A bot shall play the seat."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.about, self.connected = "", "", True
        self.here = DeskButton(desk, tr("Play it here"), icon="ui-table", parent=self)
        self.bot = DeskButton(desk, tr("To a bot"), icon="level-clever", parent=self)
        self.here.clicked.connect(self.here_wanted)
        self.bot.clicked.connect(self.bot_wanted)
        self.hide()

    def show_device(self, player: Player, *, connected: bool) -> None:
        """Show whose phone is waited for."""
        self.connected = connected
        if connected:
            self.title = tr("{name} plays on a phone", name=player.name)
            self.about = tr("The hand is there; nobody sees it here.")
        else:
            self.title = tr("{name}'s phone is away", name=player.name)
            self.about = tr("It goes on where it was as soon as the phone is back.")
        for button in (self.here, self.bot):
            button.setVisible(not connected)
        self.setAccessibleName(strung("{title}. {about}", title=self.title, about=self.about))
        self.arrange()
        self.update()

    def arrange(self) -> None:
        x = self.width() - self.desk.layout.px(16)
        for button in (self.bot, self.here):
            hint = button.sizeHint()
            if not self.connected:
                x -= hint.width()
            button.setGeometry(round(x), (self.height() - hint.height()) // 2, hint.width(), hint.height())
        self._right = x

    _right = 0.0

    def art(self) -> Art:
        layout, middle = self.desk.layout, self.height() / 2
        side = min(layout.px(84), self.height() - layout.px(24))
        left = layout.px(30) + side + layout.px(20)
        room, small = self._right - left - layout.px(16), layout.letters(18)
        big = shrunk(self.title, room, layout.letters(28), 15)
        sign = QRectF(layout.px(30), middle - side / 2, side, side)
        return (
            icon_in(phone_sign(self.connected), sign, "@ink"),
            Label(self.title, left, middle - big * 1.4, room, big * 1.4, big, display=True, elide=True),
            Label(self.about, left, middle + 2, room, middle, small, 500, "@ink2", wrap=True, top=True),
        )


__all__ = ["DeviceBar"]
