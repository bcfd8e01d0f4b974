"""The curtain between people at one screen: whose turn it is, and what has happened since their last."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.theme import SEAT_FILL, font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, draw_icon
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.story_rows import StoryRow, StoryRowsModel, row_list


class Curtain(QWidget):
    """Covers the tray until the right person looks: who that is, and what has happened."""

    opened = Signal()
    clause_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.player = Player("", "blue")
        self.recap = StoryRowsModel(self)
        self.list = row_list(desk, self.recap, self, row=29)
        self.list.setAccessibleName(tr("Since your last turn"))
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        self.button = DeskButton(desk, "", icon="ui-eye", kind="primary", key=tr("Space"), parent=self)
        self.button.size_of_type = 24
        self.button.clicked.connect(self.opened)

    def show_for(self, player: Player, recap: list[StoryRow], *, open_choice: bool = False) -> None:
        """Wait for a player; an open choice does not need the hand, so its button is less prominent."""
        if (player, recap) != (self.player, self.recap.rows):
            self.player = player
            self.recap.set_rows(recap)
        self.button.kind = "normal" if open_choice else "primary"
        self.button.set_label(tr("I am {name}: show my hand", name=player.name))
        self.list.setVisible(bool(recap))
        self.arrange()
        said = ". ".join(row.text for row in recap)
        self.setAccessibleName(tr("{name} is next. {recap}", name=player.name, recap=said))
        self.update()

    def _clicked(self, index: QModelIndex) -> None:
        clause = self.recap.rows[index.row()].clause
        if clause:
            self.clause_wanted.emit(clause)

    @property
    def _titles(self) -> tuple[str, str]:
        return (
            tr("{name} is next", name=self.player.name),
            tr("Only {name} may look now", name=self.player.name),
        )

    @property
    def _head(self) -> QRectF:
        """Where the names stand, beside the squirrel."""
        layout = self.desk.layout
        left = layout.px(28) + layout.px(74) + layout.px(18)
        if not layout.columns:
            return QRectF(left, 0, 0, self.height())
        big, small = self._titles
        wide = max(
            metrics(layout.letters(28), 600, True).horizontalAdvance(big),
            metrics(layout.letters(16), 600).horizontalAdvance(small),
        )
        most = (self.button.geometry().left() - left) * (0.5 if self.recap.rows else 1.0)
        return QRectF(left, 0, min(wide + 2, most), self.height())

    def arrange(self) -> None:
        layout = self.desk.layout
        hint = self.button.sizeHint()
        wide = max(hint.width(), layout.px(420))
        self.button.setGeometry(
            round(self.width() - wide - layout.px(24)),
            (self.height() - hint.height()) // 2,
            round(wide),
            hint.height(),
        )
        top = layout.px(16) + layout.letters(16) * 1.3
        left = self._head.right() + layout.px(34)
        room = self.button.geometry().left() - layout.px(16) - left
        self.list.setGeometry(round(left), round(top), round(room), round(self.height() - top - layout.px(4)))
        # The newest lines are shown; the others are a turn of the wheel away.
        self.list.doItemsLayout()
        self.list.scrollToBottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        painter.fillRect(self.rect(), theme.colour("@bar"))
        painter.fillRect(QRectF(0, 0, self.width(), 5), QColor(SEAT_FILL[self.player.colour]))
        painter.fillRect(
            QRectF(0, 5, self.width(), 1.5),
            theme.colour("@line" if self.player.colour != "white" else "@ink2"),
        )
        # Folds of cloth show that it is a curtain, not an empty tray. Behind the text it hangs smooth.
        head, words = self._head, self.list.geometry()
        smooth = QRectF(0, 0, (words.right() if self.recap.rows else head.right()) + layout.px(10), self.height())
        folds = range(0, self.width(), max(8, round(layout.px(26)))) if theme.name != "contrast" else ()
        painter.setPen(QPen(theme.colour("@line", 0.35), 2))
        for x in folds:
            if not smooth.contains(x, 20):
                painter.drawLine(x, 8, x, self.height())
        side = layout.px(74)
        squirrel = QRectF(layout.px(28), (self.height() - side) / 2, side, side)
        draw_icon(painter, f"squirrel-{self.player.colour}", squirrel)
        title, below = self._titles if layout.columns else ("", "")  # the button says it
        big, small = layout.letters(28), layout.letters(16)
        while big > layout.letters(0, 15) and metrics(big, 600, True).horizontalAdvance(title) > head.width():
            big -= 1
        top = (self.height() - big * 1.3 - small * 1.35) / 2 + layout.px(3)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(big, 600, True))
        title = metrics(big, 600, True).elidedText(title, Qt.TextElideMode.ElideRight, head.width())
        painter.drawText(QRectF(head.left(), top, head.width(), big * 1.3), Qt.AlignmentFlag.AlignVCenter, title)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(small, 600))
        below = metrics(small, 600).elidedText(below, Qt.TextElideMode.ElideRight, head.width())
        low = QRectF(head.left(), top + big * 1.3, head.width(), small * 1.35)
        painter.drawText(low, Qt.AlignmentFlag.AlignVCenter, below)
        if self.recap.rows:
            painter.fillRect(
                QRectF(words.left() - layout.px(16), layout.px(18), 1.5, self.height() - layout.px(30)),
                theme.colour("@line"),
            )
            since = QRectF(words.left() + layout.px(8), layout.px(10), words.width(), small * 1.4)
            painter.drawText(since, Qt.AlignmentFlag.AlignVCenter, tr("Since your last turn"))
        painter.end()
