"""The panel of the turning points: what was played, what it cost or gained, and what the coach says about it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.coach.analysis import Turning
from nutdesk.desk.coach.cards import changed, head_of
from nutdesk.desk.coach.report import who_did
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, focus_ring, icon_in, number_disc, sides
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung, tr

NARROWER = (0.93, 0.86, 0.79, 0.72)
"""How far letters are squeezed, as a part of their width, where a text does not fit at the smallest size."""


class TurningsPanel(DrawnPanel):
    """The frame around the turning points, or the remark that there are none."""

    def __init__(self, desk: Desk, empty: bool, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.empty = empty
        self.setAccessibleName(tr("No decision here cost or gained much.") if empty else tr("Turning points"))

    def art(self) -> Art:
        px, rect = self.desk.layout.px, self.sheet
        title = head_of(self.desk, rect, tr("Turning points"))
        if not self.empty:
            return (title,)
        room, words = rect.adjusted(px(18), px(50), -px(18), -px(12)), tr("No decision here cost or gained much.")
        return title, Label(words, *sides(room), self.desk.layout.letters(18), 500, wrap=True, top=True)


class TurningRow(Drawn, PlainButton):
    """One turning point; pressing it shows that moment."""

    def __init__(self, desk: Desk, turning: Turning, number: int, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.turning, self.number, self.player = desk, turning, number, player
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        change = tr("{n} %", n=changed(turning.change))
        self.played = who_did(player.name, turning)
        self.setAccessibleName(
            tr(
                "Turning point {n}, move {place}: {played}, {change}.",
                n=number,
                place=turning.place,
                played=self.played,
                change=change,
            )
            + " "
            + self.advice()
        )
        set_tip(self, strung("{played}. {advice}", played=self.played, advice=self.advice()))

    def advice(self) -> str:
        """What the coach says about it."""
        turning = self.turning
        if turning.better:
            return tr("Better: {move}. {why}", move=self._short(turning.better), why=turning.why)
        return tr("Well found. {why}", why=turning.why)

    def art(self) -> Art:
        layout, px, turning, rect, top = self.desk.layout, self.desk.layout.px, self.turning, self.sheet, self._head()
        line, width = ("@ink", 2.5) if self.isChecked() else ("@line", 1.4)
        left, y, wide = rect.left() + px(56), rect.top() + 2, rect.width() - px(66)
        side, end = min(px(30), top - 2), left + wide
        change, ink = tr("{n} %", n=changed(turning.change)), "@go" if turning.change > 0 else "@no"
        beside = (left, y, wide - side - px(8), top)
        return (
            Box(*sides(rect), px(13), "@panel2", line, width),
            *number_disc(rect.left() + px(28), rect.top() + top / 2 + 2, min(px(17), top / 2 - 1), self.number),
            Label(tr("move {n}", n=turning.place), left, y, wide, top, layout.letters(16), 700, "@ink2"),
            icon_in(f"badge-{self.player.colour}", QRectF(end - side, y + top / 2 - side / 2, side, side)),
            Label(change, *beside, layout.letters(21), 600, ink, "right", display=True),
            *self._words(self.room),
            *(focus_ring(rect.adjusted(3, 3, -3, -3), px(11)) if self.hasFocus() else ()),
        )

    @property
    def sheet(self) -> QRectF:
        """The panel without its rim."""
        return QRectF(self.rect()).adjusted(3, 3, -3, -3)

    @property
    def room(self) -> QRectF:
        """The room for the text."""
        layout = self.desk.layout
        return self.sheet.adjusted(layout.px(16), self._head(), -layout.px(12), -layout.px(4))

    def _head(self) -> float:
        return min(self.sheet.height() * 0.3, self.desk.layout.px(44))

    def _short(self, text: str) -> str:
        """The text without the name, as the row already says whose move it was."""
        text = "; ".join(part.removeprefix(f"{self.player.name} ") for part in text.split("; "))
        return text[:1].upper() + text[1:]

    def lines(self, wide: float, high: float) -> tuple[float, float, tuple[tuple[str, float], ...]]:
        """How to write the text in this room: how large, how narrow, and each paragraph with its height.

        The reason is shortened first, then the letters are squeezed.
        """
        layout, better = self.desk.layout, self.turning.better
        brief = tr("Better: {move}", move=self._short(better)) if better else tr("Well found.")
        sizes = [float(size) for size in range(round(layout.letters(16.5)), round(layout.least) - 1, -1)]
        ways = [(advice, size, 1.0) for advice in (self.advice(), brief) for size in sizes]
        ways += [(brief, layout.least, narrow) for narrow in NARROWER]
        for advice, size, narrow in ways:
            texts = ((self.played, wide, 700), (advice, wide - self._indent, 600))
            found = tuple((text, paragraphs(text, room / narrow, size, weight)) for text, room, weight in texts)
            if sum(tall for _, tall in found) <= high:
                break
        return size, narrow, found

    @property
    def _indent(self) -> float:
        return self.desk.layout.px(28)

    def _words(self, rect: QRectF) -> Art:
        """What was played and what the coach says to it."""
        size, _, ((played, high), (advice, low)) = self.lines(rect.width(), rect.height())
        spare = max(0.0, (rect.height() - high - low) / 3)
        left, top, below = rect.left(), rect.top() + spare, rect.top() + high + 2 * spare
        name, side = "ui-branch" if self.turning.better else "ui-ok", min(self.desk.layout.px(20), size * 1.5)
        room = rect.width() - self._indent
        return (
            icon_in(name, QRectF(left, below + (size * 1.35 - side) / 2, side, side), "@go"),
            Label(played, left, top, rect.width(), high + 1, size, 700, wrap=True),
            Label(advice, left + self._indent, below, room, low + 1, size, 600, "@go", wrap=True),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
