"""Shown in place of the hand while a bot plays and no hand may be shown: who it is, and how fast it plays."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_icon
from nutdesk.desk.kit.words import strung, tr


def pace_names() -> dict[str, str]:
    """The names of the bots' paces."""
    return {"instant": tr("At once"), "quick": tr("Quick"), "normal": tr("Normal"), "slow": tr("Slow, for a class")}


class BotBar(QWidget):
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

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        side = min(layout.px(120), self.height() - layout.px(20))
        draw_icon(painter, f"level-{self.level}", QRectF(layout.px(30), (self.height() - side) / 2, side, side))
        left = layout.px(30) + side + layout.px(24)
        room = self._left - left - layout.px(16)
        big, small = layout.letters(28), layout.letters(18)
        while big > 15 and metrics(big, 600, True).horizontalAdvance(self.title) > room:
            big -= 1
        middle = self.height() / 2
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(big, 600, True))
        title = metrics(big, 600, True).elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, middle - big * 1.5, room, big * 1.4), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(small, 500))
        words = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(left, middle + 2, room, self.height() / 2), words, self.about)
        painter.end()
