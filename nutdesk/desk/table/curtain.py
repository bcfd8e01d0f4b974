"""The curtain between people at one screen: whose turn it is, and what has happened since their last."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QRectF, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label, Layer, Poly
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, icon_in
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.story_rows import StoryRow, StoryRowsModel, row_list


class Curtain(Drawn, QWidget):
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

    def art(self) -> Art:
        layout, colour = self.desk.layout, self.player.colour
        wide, high, side = self.width(), self.height(), layout.px(74)
        title, below = self._titles if layout.columns else ("", "")  # the button says it
        head, small = self._head, layout.letters(16)
        big = shrunk(title, head.width(), layout.letters(28), layout.letters(0, 15))
        top = (high - big * 1.3 - small * 1.35) / 2 + layout.px(3)
        art: list[Layer] = [
            Box(0, 0, wide, high, fill="@bar"),
            Box(0, 0, wide, 5, fill=SEAT_FILL[colour]),
            Box(0, 5, wide, 1.5, fill="@line" if colour != "white" else "@ink2"),
            *self._folds(),
            icon_in(f"squirrel-{colour}", QRectF(layout.px(28), (high - side) / 2, side, side)),
            Label(title, head.left(), top, head.width(), big * 1.3, big, display=True, elide=True),
            Label(below, head.left(), top + big * 1.3, head.width(), small * 1.35, small, 600, "@ink2", elide=True),
        ]
        if self.recap.rows:
            words = self.list.geometry()
            since = (words.left() + layout.px(8), layout.px(10), words.width(), small * 1.4)
            art.append(Box(words.left() - layout.px(16), layout.px(18), 1.5, high - layout.px(30), fill="@line"))
            art.append(Label(tr("Since your last turn"), *since, small, 600, "@ink2"))
        return tuple(art)

    def _folds(self) -> Art:
        """Of cloth: it is a curtain, not an empty tray. Behind the words it hangs smooth."""
        layout, theme, words = self.desk.layout, self.desk.theme, self.list.geometry()
        if theme.name == "contrast":
            return ()
        smooth = (words.right() if self.recap.rows else self._head.right()) + layout.px(10)
        line = theme.colour("@line", 0.35).name(QColor.NameFormat.HexArgb)
        return tuple(
            Poly(((x, 8), (x, self.height())), line=line, closed=False)
            for x in range(0, self.width(), max(8, round(layout.px(26))))
            if x > smooth
        )
