"""Three short cards for somebody who opens the desk for the first time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from nutdesk.desk.kit.drawing import HINTS, shadow
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.plain import PlainButton
from nutdesk.desk.kit.sheet import Sheet
from nutdesk.desk.kit.theme import font
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_focus, draw_icon
from nutdesk.desk.kit.words import later, tr

CARDS = (
    (
        "play",
        "#2F6B3C",
        "ui-play",
        later("Play"),
        later("A click on a cover sets the table; its Play button starts at once. Every move is kept."),
    ),
    (
        "learn",
        "#D9822B",
        "ui-teach",
        later("Learn"),
        later("Short lessons on the real table. F1 shows the rule that matters now, F2 a hint."),
    ),
    (
        "teach",
        "#5B8FA8",
        "ui-audience",
        later("Teach"),
        later("Any lesson or game on the projector with F5: the room sees the table, only you your notes."),
    ),
)


class WelcomeCard(PlainButton):
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
        return QSize(round(max(250, layout.px(340))), round(max(300, layout.px(400))))

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        edge = layout.px(14)
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge - 2)
        radius = layout.px(18)
        shadow(painter, rect, radius, layout.px(6))
        painter.setBrush(theme.colour("@panel2" if self.underMouse() else "@panel"))
        painter.setPen(QPen(theme.colour("@line"), 1.5))
        painter.drawRoundedRect(rect, radius, radius)
        pad = layout.px(24)
        room, high = rect.width() - 2 * pad, layout.px(56)
        # If text needs more room, the pictures get smaller, all three alike.
        text = max(paragraphs(card.words, room, layout.letters(20), 500) for card in self.sheet.cards.values())
        side = min(layout.px(110), max(layout.px(48), rect.height() - 2 * pad - layout.px(18) - high - text))
        tile = QRectF(rect.left() + pad, rect.top() + pad, side, side)
        painter.setBrush(QColor(self.tile))
        painter.setPen(QPen(QColor("#3B2416"), 2.4))
        painter.drawRoundedRect(tile, side * 0.24, side * 0.24)
        inset = side * 0.22
        draw_icon(painter, self.icon_name, tile.adjusted(inset, inset, -inset, -inset), "#FFFFFF")
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(40), 600, True))
        head = QRectF(tile.left(), tile.bottom() + layout.px(12), room, high)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.title)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(layout.letters(20), 500))
        words = QRectF(head.left(), head.bottom() + layout.px(6), head.width(), rect.bottom() - head.bottom())
        painter.drawText(words, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), self.words)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), radius)
        painter.end()

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
