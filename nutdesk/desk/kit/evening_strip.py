"""An evening's table of wins: a strip of paper with everybody who played, on the home screen and on a result."""

from __future__ import annotations

from datetime import datetime
from math import ceil

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Layer
from nutdesk.desk.kit.panel import Drawn, icon_in, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import joined, tr, tr_count
from nutdesk.record.evening import Evening, Wins

DAWN, DUSK = 5, 17
"""The hours between which it is not called an evening."""


def heading(games: int, hour: int) -> str:
    """How many games it is about, and what the time is called."""
    if DAWN <= hour < DUSK:
        return tr_count(games, "Today, {n} game", "Today, {n} games")
    return tr_count(games, "This evening, {n} game", "This evening, {n} games")


def told_evening(evening: Evening, hour: int) -> str:
    """The table as sentences."""
    people = (tr("{name} has won {won} of {played}", **_parts(one)) for one in evening.people)
    return joined((heading(evening.games, hour), *people), ". ")


def _parts(one: Wins) -> dict[str, object]:
    return {"name": one.name, "won": one.won, "played": one.played}


class EveningStrip(Drawn, QWidget):
    """Its title, and a pill for everybody; on more lines where one is too short."""

    def __init__(self, desk: Desk, parent: QWidget, *, paper: bool) -> None:
        super().__init__(parent)
        self.desk = desk
        self.paper = paper
        """Whether it is a paper of its own, and not a part of one."""
        self.evening: Evening | None = None
        self.hide()

    def show_evening(self, evening: Evening | None) -> None:
        """Show a table; None puts the strip away."""
        self.evening = evening
        self.reword()
        self.setVisible(evening is not None)
        self.update()

    def reword(self) -> None:
        self.setAccessibleName(self.words())

    def words(self) -> str:
        """What it says; '' if there is no table."""
        return told_evening(self.evening, self._hour) if self.evening is not None else ""

    @property
    def _hour(self) -> int:
        return datetime.now().astimezone().hour

    def wanted_width(self) -> int:
        """How wide it is on one line, in whole pixels."""
        drawn = self._lay_out(1e6)[0] if self.evening is not None else ()
        right = max((layer.x + layer.w for layer in drawn if isinstance(layer, Box)), default=0.0)
        return ceil(right + self.desk.layout.px(22))

    def wanted_height(self, wide: float) -> int:
        """How high it is in a width, in whole pixels."""
        return round(self._lay_out(wide)[1]) if self.evening is not None else 0

    def art(self) -> Art:
        if self.evening is None:
            return ()
        pad = self.desk.layout.px(4)
        sheet = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        paper = (Box(*sides(sheet), self.desk.layout.px(16), "@panel", "@line", 1.5),) if self.paper else ()
        return (*paper, *self._lay_out(self.width())[0])

    def _lay_out(self, wide: float) -> tuple[Art, float]:
        """The drawing in a width, and its height."""
        assert self.evening is not None
        layout = self.desk.layout
        pad, gap, size = layout.px(22 if self.paper else 4), layout.px(10), layout.letters(17)
        high, y = size * 1.9, layout.px(12 if self.paper else 4)
        title, right = heading(self.evening.games, self._hour), wide - pad
        x = min(pad + metrics(size, 700).horizontalAdvance(title) + gap * 1.6, right)
        art: list[Layer] = [Label(title, pad, y, x - pad, high, size, 700, "@ink2", elide=True)]
        most = max(one.won for one in self.evening.people)
        for one in self.evening.people:
            score = tr("{won} of {played}", **_parts(one))
            best = one.won == most > 0
            crown = size * 1.2 + gap * 0.6 if best else 0.0
            name_wide = metrics(size, 600).horizontalAdvance(one.name) + 3
            score_wide = metrics(size, 700).horizontalAdvance(score) + 3
            edge = size * 0.7
            room = min(2 * edge + crown + name_wide + gap * 0.8 + score_wide, right - pad)
            if x + room > right and x > pad:
                x, y = pad, y + high + gap * 0.6
            art.append(Box(x, y, room, high, high / 2, "@panel2", "@ink2" if best else "@line", 1.5))
            left = x + edge
            if best:
                side = size * 1.2
                art.append(icon_in("ui-crown", QRectF(left, y + (high - side) / 2, side, side), "@ink"))
                left += crown
            end = x + room - edge
            art.append(Label(one.name, left, y, end - left - score_wide - gap * 0.8, high, size, 600, elide=True))
            art.append(Label(score, left, y, end - left, high, size, 700, "@go", "right"))
            x += room + gap
        return tuple(art), y + high + layout.px(12 if self.paper else 4)


__all__ = ["EveningStrip", "heading", "told_evening"]
