"""Three short cards for somebody who opens the desk for the first time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from nutdesk.core.table import Art, Box, Label, Shadow
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import PlainButton
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import later, tr

CARDS = (
    (
        "play",
        "#2F6B3C",
        "ui-play",
        later("Play"),
        later(
            "One click on a cover starts the game with the players it names. “Change” lets you choose "
            "others. Every move is saved."
        ),
    ),
    (
        "learn",
        "#D9822B",
        "ui-teach",
        later("Learn"),
        later("Short lessons on the real table. In a game, F1 shows the rule that matters now, and F2 gives a hint."),
    ),
    (
        "teach",
        "#5B8FA8",
        "ui-audience",
        later("Teach"),
        later("Show any lesson or game on the projector with F5. The room sees the table; only you see your notes."),
    ),
)


class WelcomeCard(Drawn, PlainButton):
    """One of the three cards."""

    def __init__(self, desk: Desk, tile: str, icon: str, title: str, text: str, parent: WelcomeSheet) -> None:
        super().__init__(parent)
        self.sheet = parent
        self.desk, self.tile, self.icon_name, self.title, self.words = desk, tile, icon, title, text
        self.setAccessibleName(tr("{title}: {text}", title=title, text=text))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        layout = self.desk.layout
        return QSize(round(max(250, layout.px(340))), round(max(340, layout.px(430))))

    def art(self) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        edge, radius, pad, high = px(14), px(18), px(24), px(56)
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge - 2)
        left, room = rect.left() + pad, rect.width() - 2 * pad
        # If text needs more room, the pictures get smaller, all three alike.
        text = max(paragraphs(card.words, room, layout.letters(20), 500) for card in self.sheet.cards.values())
        side = min(px(110), max(px(48), rect.height() - 2 * pad - px(18) - high - text))
        tile, inset = QRectF(left, rect.top() + pad, side, side), side * 0.22
        head = tile.bottom() + px(12)
        below, foot = head + high + px(6), rect.bottom() - head - high
        return (
            Shadow(*sides(rect), radius, px(6)),
            Box(*sides(rect), radius, "@panel2" if self.underMouse() else "@panel", "@line", 1.5),
            Box(*sides(tile), side * 0.24, self.tile, "#3B2416", 2.4),
            icon_in(self.icon_name, tile.adjusted(inset, inset, -inset, -inset), "#FFFFFF"),
            Label(self.title, left, head, room, high, layout.letters(40), display=True),
            Label(self.words, left, below, room, foot, layout.letters(20), 500, "@ink2", wrap=True, top=True),
            *(focus_ring(rect.adjusted(1, 1, -1, -1), radius) if self.hasFocus() else ()),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class WelcomeSheet(Sheet):
    """What one can do here; each card leads there."""

    learn_wanted = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, tr("Welcome to the table"), parent)
        self.column = QVBoxLayout(self)
        row = QHBoxLayout()
        row.setSpacing(0)
        self.cards: dict[str, WelcomeCard] = {}
        for name, tile, icon, title, text in CARDS:
            card = self.cards[name] = WelcomeCard(desk, tile, icon, tr(title), tr(text), self)
            card.clicked.connect(partial(self._choose, name))
            row.addWidget(card)
        self.column.addLayout(row, 1)
        self.close_button = DeskButton(desk, tr("To the table"), key=tr("Esc"), parent=self)
        self.close_button.clicked.connect(partial(self.close_sheet))
        self.column.addWidget(self.close_button)

    def first_focus(self) -> QWidget:
        return self.close_button

    def _choose(self, name: str, _checked: bool = False) -> None:
        self.close_sheet()
        if name != "play":
            self.learn_wanted.emit()

    def measure(self) -> None:
        layout = self.desk.layout
        pad = round(layout.px(28))
        self.column.setContentsMargins(pad, round(layout.px(self.HEAD + 4)), pad, round(layout.px(20)))
        for card in self.cards.values():
            card.updateGeometry()
        super().measure()

    def wanted(self) -> tuple[float, float]:
        hint = self.sizeHint()
        return max(hint.width(), self.desk.layout.px(1120)), hint.height()
