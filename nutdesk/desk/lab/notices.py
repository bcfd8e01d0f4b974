"""What is shown on the page for a while: nothing to show yet, the progress of reading, a sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.theme import font
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_icon
from nutdesk.desk.kit.words import strung, tr
from nutdesk.desk.lab.axes import plain


class EmptyPage(Panel):
    """Shown in place of charts while nothing was played, or nothing matches."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.head, self.words = "", ""
        self.play = DeskButton(desk, tr("Choose a game"), icon="ui-play", kind="primary", parent=self)
        self.all = DeskButton(desk, tr("Show all games"), icon="ui-eye", parent=self)

    def tell(self, head: str, words: str, *, all_: bool) -> None:
        self.head, self.words = head, words
        self.setAccessibleName(strung("{head}. {words}", head=head, words=words))
        self.all.setVisible(all_)
        self.arrange()
        self.update()

    def _parts(self) -> tuple[QRectF, QRectF, QRectF, float]:
        """Where the picture, the head and the words are, and the middle of the buttons: all around the middle."""
        layout, px, sheet = self.desk.layout, self.desk.layout.px, self.sheet
        side = min(px(230), sheet.height() * 0.36)
        head, words, below = px(64), layout.letters(20) * 1.4 * 2, self.play.sizeHint().height()
        top = sheet.center().y() - (side + px(16) + head + words + px(24) + below) / 2
        picture = QRectF(sheet.center().x() - side / 2, top, side, side)
        title = QRectF(sheet.left(), picture.bottom() + px(16), sheet.width(), head)
        text = QRectF(sheet.left() + sheet.width() * 0.2, title.bottom(), sheet.width() * 0.6, words)
        return picture, title, text, text.bottom() + px(24) + below / 2

    def arrange(self) -> None:
        px, (*_, middle) = self.desk.layout.px, self._parts()
        shown = [button for button in (self.play, self.all) if not button.isHidden()]
        x = self.sheet.center().x() - (sum(one.sizeHint().width() for one in shown) + px(16) * (len(shown) - 1)) / 2
        for button in shown:
            hint = button.sizeHint()
            button.setGeometry(round(x), round(middle - hint.height() / 2), hint.width(), hint.height())
            x += hint.width() + px(16)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        picture, title, text, _ = self._parts()
        draw_icon(painter, "level-kit", picture)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(36), 600, True))
        painter.drawText(title, Qt.AlignmentFlag.AlignCenter, self.head)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(layout.letters(20), 500))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(text, int(flags), self.words)


class ReadingProgress(Panel):
    """How far the reading of the records is, and a way to stop it."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.done, self.total = 0, 0
        self.stop = DeskButton(desk, tr("Stop"), icon="ui-close", parent=self)
        self.hide()

    def tell(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        self.setAccessibleName(self.words)
        self.update()

    @property
    def words(self) -> str:
        return tr("Reading the records: {done} of {total}", done=plain(self.done), total=plain(self.total))

    def arrange(self) -> None:
        hint, sheet = self.stop.sizeHint(), self.sheet
        x = sheet.right() - hint.width() - self.desk.layout.px(8)
        self.stop.setGeometry(round(x), round(sheet.center().y() - hint.height() / 2), hint.width(), hint.height())

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme, px = self.desk.layout, self.desk.theme, self.desk.layout.px
        room = QRectF(rect.left() + px(20), rect.top(), self.stop.x() - rect.left() - px(40), rect.height())
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(17), 600))
        half = QRectF(room.left(), room.top() + px(8), room.width(), layout.letters(17) * 1.4)
        painter.drawText(half, Qt.AlignmentFlag.AlignVCenter, self.words)
        bar = QRectF(room.left(), half.bottom() + px(6), room.width(), px(12))
        painter.setPen(QPen(theme.colour("@line"), 1.5))
        painter.setBrush(theme.colour("@panel2"))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        if self.total:
            painter.setBrush(theme.colour("@go"))
            done = QRectF(bar.left(), bar.top(), bar.width() * self.done / self.total, bar.height())
            painter.drawRoundedRect(done, bar.height() / 2, bar.height() / 2)


class Notice(Panel):
    """One sentence at the bottom of the page, for a while."""

    SHOWN = 6000
    """Milliseconds."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.words = ""
        self._hush = QTimer(self)
        self._hush.setSingleShot(True)
        self._hush.setInterval(self.SHOWN)
        self._hush.timeout.connect(lambda: self.tell(""))
        self.hide()

    def tell(self, words: str) -> None:
        """Show a sentence; '' hides it."""
        self.words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        if words:
            self._hush.start()
        self.changed.emit()
        self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        painter.setPen(self.desk.theme.colour("@ink"))
        painter.setFont(font(self.desk.layout.letters(18), 600))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.words)
