"""Shown in place of the hand while a bot plays and no hand may be shown: who it is, and how fast it plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, icon_in
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr


def pace_names() -> dict[str, str]:
    """The names of the bots' paces."""
    return {"instant": tr("At once"), "quick": tr("Quick"), "normal": tr("Normal"), "slow": tr("Slow, for a class")}


class BotBar(Drawn, QWidget):
    """A bot's picture and description, the button that pauses it, and its pace."""

    pause_wanted = Signal()
    step_wanted = Signal()
    pace_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.level, self.title, self.about = "", "", ""
        self.pause = DeskButton(desk, tr("Pause"), icon="ui-pause", key="F7", parent=self)
        self.step = DeskButton(desk, tr("One move"), icon="ui-step", key="F8", parent=self)
        self.paces: dict[str, DeskButton] = {}
        for pace, name in pace_names().items():
            button = DeskButton(desk, name, parent=self)
            button.setCheckable(True)
            button.setAccessibleName(tr("Pace of the bots: {pace}", pace=name))
            button.clicked.connect(lambda _checked=False, pace=pace: self.pace_wanted.emit(pace))
            self.paces[pace] = button
        self.pause.clicked.connect(self.pause_wanted)
        self.step.clicked.connect(self.step_wanted)
        self.hide()

    def show_bot(self, player: Player, level: str, name: str, about: str, *, paused: bool, pace: str) -> None:
        """Show which bot plays, and how."""
        title = tr("{name}, {level}", name=player.name, level=name)
        now = (title, level, paused, pace)
        if now == self._shown:
            return
        self._shown = now
        self.level, self.title, self.about = level, title, about
        self.setAccessibleName(strung("{title}. {about}", title=title, about=about))
        label, icon = (tr("Go on"), "ui-play") if paused else (tr("Pause"), "ui-pause")
        if self.pause.text() != label:
            self.pause.icon_name = icon
            self.pause.set_label(label)
        for key, button in self.paces.items():
            button.kind = "chosen" if key == pace else "normal"
            button.setChecked(key == pace)
            button.update()
        self.update()

    def arrange(self) -> None:
        layout = self.desk.layout
        tall = self.pause.sizeHint().height()
        top = (self.height() - 2 * tall) / 2
        right = self.width() - layout.px(16)
        rows: tuple[list[DeskButton], ...] = ([self.pause, self.step], list(self.paces.values()))
        wide = sum(button.sizeHint().width() for button in rows[1])
        for k, row in enumerate(rows):
            x = right - wide
            share = wide / sum(button.sizeHint().width() for button in row)
            for button in row:
                room = button.sizeHint().width() * share
                button.setGeometry(round(x), round(top + k * tall), round(room), tall)
                x += room
        self._left = right - wide

    _left = 0.0
    _shown: tuple[object, ...] = ()

    def art(self) -> Art:
        layout, middle = self.desk.layout, self.height() / 2
        side = min(layout.px(120), self.height() - layout.px(20))
        left = layout.px(30) + side + layout.px(24)
        room, small = self._left - left - layout.px(16), layout.letters(18)
        big = shrunk(self.title, room, layout.letters(28), 15)
        return (
            icon_in(f"level-{self.level}", QRectF(layout.px(30), middle - side / 2, side, side)),
            Label(self.title, left, middle - big * 1.5, room, big * 1.4, big, display=True, elide=True),
            Label(self.about, left, middle + 2, room, middle, small, 500, "@ink2", wrap=True, top=True),
        )
