"""What is shown on the page for a while: nothing to show yet, the progress of reading, a sentence."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, sides
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import strung, tr
from nutdesk.desk.lab.axes import plain


class EmptyPage(DrawnPanel):
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

    def art(self) -> Art:
        letters, (picture, title, text, _) = self.desk.layout.letters, self._parts()
        return (
            icon_in("level-kit", picture),
            Label(self.head, *sides(title), letters(36), align="centre", display=True),
            Label(self.words, *sides(text), letters(20), 500, "@ink2", "centre", wrap=True, top=True),
        )


class ReadingProgress(DrawnPanel):
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

    def art(self) -> Art:
        px, rect, size = self.desk.layout.px, self.sheet, self.desk.layout.letters(17)
        left, top, wide, high = rect.left() + px(20), rect.top() + px(8), self.stop.x() - rect.left() - px(40), px(12)
        below, look = top + size * 1.4 + px(6), ("@line", 1.5)
        done = wide * self.done / self.total if self.total else 0
        return (
            Label(self.words, left, top, wide, size * 1.4, size),
            Box(left, below, wide, high, high / 2, "@panel2", *look),
            *((Box(left, below, done, high, high / 2, "@go", *look),) if self.total else ()),
        )


class Notice(DrawnPanel):
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

    def art(self) -> Art:
        return (Label(self.words, *sides(self.sheet), self.desk.layout.letters(18), align="centre", wrap=True),)
