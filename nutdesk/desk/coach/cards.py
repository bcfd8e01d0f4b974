"""The panels of the coach's screen: scores, the board at a moment, and turning points."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player, Result
from nutdesk.core.table import SeatCard
from nutdesk.desk.kit.art import paint
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import SEAT_MARK, font, metrics, seat_fill
from nutdesk.desk.kit.widgets import Desk, Panel, draw_icon
from nutdesk.desk.kit.words import strung, tr, tr_count

MINUS = "\N{MINUS SIGN}"
LARGER = 1.5
"""How much larger than on the table the pieces of a moment may be drawn, at most."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class Head(NamedTuple):
    """The type of the head of a score card."""

    name: float
    place: float
    bare: bool = False
    """Whether the word for what is counted is left out."""
    brief: bool = False
    """Whether the place is a number instead of a word."""


HEADS = (Head(23, 19), Head(20, 17), Head(23, 19, True), Head(20, 17, True), Head(20, 17, True, True))
"""From full text in large letters to short text in small ones; every head says the place."""


def signed(change: float) -> str:
    """A change of chance with its sign."""
    n = round(change * 100)
    sign = "+" if n > 0 else MINUS if n < 0 else ""
    return f"{sign}{abs(n)}"


def ordinal(place: int) -> str:
    """first, second, third …"""
    return (tr("first"), tr("second"), tr("third"), tr("fourth"), tr("fifth"), tr("sixth"))[min(place, 5)]


def draw_title(painter: QPainter, desk: Desk, rect: QRectF, title: str) -> None:
    layout = desk.layout
    painter.setPen(desk.theme.colour("@ink"))
    painter.setFont(font(layout.letters(22), 600, True))
    head = QRectF(rect.left() + layout.px(18), rect.top() + layout.px(8), rect.width(), layout.px(36))
    painter.drawText(head, LEFT, title)


class ScoreCard(Panel):
    """One player's result: place, points, and the lines they come from."""

    def __init__(self, desk: Desk, seat: int, player: Player, result: Result, points: str, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.seat, self.player, self.result = seat, player, result
        self.points = points
        """The score in the game's own words."""
        self.terse = 0
        """How short the heads are, the same for all cards: an index into HEADS."""
        scores = result.scores
        self.won = seat in result.winners
        self.place = (
            0 if self.won else len([k for k in range(len(scores)) if scores[k] > scores[seat] or k in result.winners])
        )
        self.lines = [line for line in result.lines if line.seat == seat]
        self.card: SeatCard | None = None
        self.when = ""
        self.reword()

    def reword(self) -> None:
        words = self.desk.style.words
        said = "; ".join(f"{words(line.text)} {line.points:+d}" for line in self.lines)
        about = {"name": self.player.name, "place": ordinal(self.place), "points": words(self.points), "lines": said}
        self.setAccessibleName(strung("{name}, {place}, {points}. {lines}", **about))

    def head(self, terse: int) -> tuple[str, str, float, float, float]:
        """A head this short: the score, the place, the sizes of name and place, and the room they need."""
        layout, shorter = self.desk.layout, HEADS[terse]
        points = str(self.result.scores[self.seat]) if shorter.bare else self.desk.style.words(self.points)
        place = f"{self.place + 1}." if shorter.brief else ordinal(self.place)
        size, small = layout.letters(shorter.name, 16 * shorter.name / 23), layout.letters(shorter.place, 14)
        big, little = metrics(size, 600, True), metrics(small, 600, True)
        used = big.horizontalAdvance(f"{self.player.name}{points}") + little.horizontalAdvance(place)
        return points, place, size, small, used + layout.px(20)

    def wants(self, room: float) -> int:
        """How short the head must be to fit a card of this width."""
        room -= self.desk.layout.px(66)
        return next((terse for terse in range(len(HEADS)) if self.head(terse)[-1] <= room), len(HEADS) - 1)

    def show_seat(self, card: SeatCard | None, when: str) -> None:
        """Show what the player had at the chosen moment."""
        if (card, when) != (self.card, self.when):
            self.card, self.when = card, when
            self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        radius = layout.px(18)
        fill, mark = seat_fill(self.player.colour, 0), QColor(SEAT_MARK[self.player.colour])
        head = QRectF(rect.left(), rect.top(), rect.width(), layout.px(44))
        path, low = QPainterPath(), QPainterPath()
        path.addRoundedRect(head.adjusted(1, 1, -1, radius), radius, radius)
        low.addRect(head)
        painter.fillPath(path.intersected(low), fill)
        painter.fillRect(QRectF(head.left(), head.bottom() - 1, head.width(), 2), QColor(47, 31, 20, 140))
        side = layout.px(34)
        badge = QRectF(head.left() + layout.px(8), head.center().y() - side / 2, side, side)
        draw_icon(painter, f"badge-{self.player.colour}", badge)
        left, right = head.left() + layout.px(50), head.right() - layout.px(16)
        painter.setPen(mark)
        points, place, size, small, _ = self.head(self.terse)
        gap = layout.px(10)
        painter.setFont(font(size, 600, True))
        painter.drawText(QRectF(left, head.top(), right - left, head.height()), RIGHT, points)
        room = right - left - metrics(size, 600, True).horizontalAdvance(points) - gap
        room -= metrics(small, 600, True).horizontalAdvance(place) + gap
        name = metrics(size, 600, True).elidedText(self.player.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, head.top(), room + gap, head.height()), LEFT, name)
        used = metrics(size, 600, True).horizontalAdvance(name) + gap
        painter.setFont(font(small, 600, True))
        painter.drawText(QRectF(left + used, head.top(), right - left - used, head.height()), LEFT, place)
        top, unit = head.bottom() + layout.px(8), self.unit(rect, head.bottom() + layout.px(8))
        if self.card is None or not unit:
            self._paint_lines(painter, rect, top)
        else:
            end = top + self._lines_high(rect) + layout.px(6)
            self._paint_lines(painter, rect.adjusted(0, 0, 0, end + layout.px(4) - rect.bottom()), top)
            strip = QRectF(rect.left() + 1, end, rect.width() - 2, self._when_high())
            painter.fillRect(strip, theme.colour("@panel2"))
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(layout.letters(15), 700))
            painter.drawText(strip.adjusted(layout.px(15), 0, 0, 0), LEFT, self.when)
            spare = rect.bottom() - strip.bottom() - self.card.height * unit
            painter.save()
            painter.translate(rect.center().x() - 152 * unit, strip.bottom() + spare / 2)
            painter.scale(unit, unit)
            paint(painter, self.card.body, self.desk.style, unit / layout.magnified)
            painter.restore()
        if self.won:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((theme.colour("@ink"), 6.5), (theme.colour("@gold"), 4.0)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(rect, radius, radius)

    @property
    def parted(self) -> bool:
        """Whether the score comes from several lines; a single one would only repeat the head."""
        return len(self.lines) > 1 or any(line.points != self.result.scores[self.seat] for line in self.lines)

    def _when_high(self) -> float:
        return float(self.desk.layout.letters(15) * 1.5)

    def unit(self, rect: QRectF, top: float) -> float:
        """How large the pieces of the moment are drawn, by the room below the score; 0 if there is none."""
        layout = self.desk.layout
        if self.card is None:
            return 0.0
        left = rect.bottom() - top - self._lines_high(rect) - self._when_high() - layout.px(16)
        unit = min(LARGER * layout.unit, rect.width() / 304, left / self.card.height)
        return unit if unit >= layout.unit * 0.9 else 0.0  # its letters would get in each other's way

    def _row_heights(self, room: float) -> list[float]:
        layout, words = self.desk.layout, self.desk.style.words
        least = layout.letters(20) * 1.3
        return [
            max(least, paragraphs(words(line.text), room, layout.letters(16), 500) + layout.px(4))
            for line in self.lines
        ]

    def _room(self, rect: QRectF) -> float:
        """How wide the text of a line may be."""
        layout = self.desk.layout
        points = metrics(layout.letters(20), 600, True).horizontalAdvance("+00")
        return float(rect.width() - layout.px(38) - points)

    def _lines_high(self, rect: QRectF) -> float:
        return float(sum(self._row_heights(self._room(rect))))

    def rows(self, rect: QRectF, space: float) -> tuple[list[tuple[str, float]], int]:
        """The lines that fit, each with its height, and how many do not; long texts are shortened first."""
        layout, words, room = self.desk.layout, self.desk.style.words, self._room(rect)
        size = layout.letters(16)
        texts = [words(line.text) for line in self.lines]
        heights = self._row_heights(room)
        if sum(heights) > space:
            letters = metrics(size, 500)
            texts = [letters.elidedText(text, Qt.TextElideMode.ElideMiddle, room) for text in texts]
            heights = [layout.letters(20) * 1.22] * len(texts)
        fits = len(texts)
        while fits and sum(heights[:fits]) + (size * 1.5 if fits < len(texts) else 0) > space:
            fits -= 1
        return list(zip(texts[:fits], heights[:fits], strict=True)), len(texts) - fits

    def _paint_lines(self, painter: QPainter, rect: QRectF, top: float) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        size, big = layout.letters(16), layout.letters(20)
        left, right = rect.left() + layout.px(16), rect.right() - layout.px(16)
        room = self._room(rect)
        rows, more = self.rows(rect, rect.bottom() - top - layout.px(8))
        for (text, high), line in zip(rows, self.lines, strict=False):
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 500))
            painter.drawText(QRectF(left, top, room, high), int(LEFT | Qt.TextFlag.TextWordWrap), text)
            painter.setPen(theme.colour("@ink" if line.points >= 0 else "@no"))
            painter.setFont(font(big, 600, True))
            if self.parted:
                painter.drawText(QRectF(left, top, right - left, high), RIGHT, f"{line.points:+d}")
            top += high
        if more:
            rest = sum(line.points for line in self.lines[len(rows) :])
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(size, 600))
            words = tr_count(more, "{n} more line: {rest}", "{n} more lines: {rest}", rest=f"{rest:+d}")
            painter.drawText(QRectF(left, top, right - left, size * 1.5), LEFT, words)


class BoardCard(Panel):
    """The table at the chosen moment."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.caption, self.words = "", ""
        self.pixmap = QPixmap()

    def tell(self, caption: str, words: str) -> None:
        """Say what the moment is; the board gets the room that is left."""
        self.caption, self.words = caption, words
        self.setAccessibleName(strung("{caption}: {words}", caption=caption, words=words))

    def show_moment(self, pixmap: QPixmap) -> None:
        self.pixmap = pixmap
        self.update()

    def room(self) -> QRectF:
        """Where the board is drawn."""
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(8)
        size, wide = layout.letters(16), sheet.width() - 2 * pad - 8
        high = size * 1.5
        if self._used() + metrics(size, 500).horizontalAdvance(self.words) > wide:
            high += paragraphs(self.words, wide, size, 500)  # below what the moment is called
        return sheet.adjusted(pad, pad, -pad, -max(24.0, layout.px(36), high + layout.px(4)))

    def _used(self) -> float:
        layout = self.desk.layout
        return float(metrics(layout.letters(16), 700).horizontalAdvance(self.caption) + layout.px(10))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme, room = self.desk.layout, self.desk.theme, self.room()
        if not self.pixmap.isNull():
            path = QPainterPath()
            path.addRoundedRect(room, layout.px(12), layout.px(12))
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.drawPixmap(room.topLeft(), self.pixmap)
            painter.restore()
        below = QRectF(room.left() + 4, room.bottom(), room.width() - 8, rect.bottom() - room.bottom())
        size, used = layout.letters(16), self._used()
        alone = used + metrics(size, 500).horizontalAdvance(self.words) > below.width()
        head = QRectF(below.left(), below.top(), below.width(), size * 1.5) if alone else below
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size, 700))
        painter.drawText(head, LEFT, self.caption)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size, 500))
        words = below.adjusted(0, head.height(), 0, 0) if alone else below.adjusted(used, 0, 0, 0)
        top = Qt.AlignmentFlag.AlignTop if alone else LEFT
        painter.drawText(words, int(top | Qt.TextFlag.TextWordWrap), self.words)
