"""The panels of the coach's screen: scores, the board at a moment, and turning points."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player, Result
from nutdesk.core.palette import SEAT_MARK
from nutdesk.core.table import Art, Box, Inset, Label, Layer, SeatCard
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, said, sides
from nutdesk.desk.kit.theme import metrics, seat_fill
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import scored, signed, strung, tr, tr_count
from nutdesk.desk.table.score_sign import score_sign

LARGER = 1.5
"""How much larger than on the table the pieces of a moment may be drawn, at most."""


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


def changed(chance: float) -> str:
    """A change of chance in hundredths, with its sign."""
    return signed(round(chance * 100))


def ordinal(place: int) -> str:
    """first, second, third …"""
    return (tr("first"), tr("second"), tr("third"), tr("fourth"), tr("fifth"), tr("sixth"))[min(place, 5)]


def head_of(desk: Desk, rect: QRectF, title: str) -> Label:
    """The title of one of the coach's papers."""
    px = desk.layout.px
    box = (rect.left() + px(18), rect.top() + px(8), rect.width(), px(36))
    return Label(title, *box, desk.layout.letters(22), display=True)


class ScoreCard(DrawnPanel):
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
        said = "; ".join(f"{words(line.text)} {signed(line.points)}" for line in self.lines)
        about = {"name": self.player.name, "place": ordinal(self.place), "points": words(self.points), "lines": said}
        self.setAccessibleName(strung("{name}, {place}, {points}. {lines}", **about))

    def head(self, terse: int) -> tuple[str, str, float, float, float]:
        """A head this short: the score, the place, the sizes of name and place, and the room they need."""
        layout, shorter = self.desk.layout, HEADS[terse]
        points = scored(self.result.scores[self.seat]) if shorter.bare else self.desk.style.words(self.points)
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

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        radius, top = layout.px(18), rect.top() + layout.px(44) + layout.px(8)
        art, unit = list(self._head(rect, radius)), self.unit(rect, top)
        if self.card is None or not unit:
            art += self._lines(rect, top)
        else:
            end = top + self._lines_high(rect) + layout.px(6)
            art += self._lines(rect.adjusted(0, 0, 0, end + layout.px(4) - rect.bottom()), top)
            strip = QRectF(rect.left() + 1, end, rect.width() - 2, self._when_high())
            words = sides(strip.adjusted(layout.px(15), 0, 0, 0))
            art.append(Box(*sides(strip), fill="@panel2"))
            art.append(Label(self.when, *words, layout.letters(15), 700, "@ink2"))
            if self.card.standing is not None:
                room = strip.adjusted(0, 0, -layout.px(16), 0)
                art += score_sign(self.card.standing, room, layout.letters(19), "@ink")[0]
            spare = rect.bottom() - strip.bottom() - self.card.height * unit
            corner = (rect.center().x() - 152 * unit, strip.bottom() + spare / 2)
            art.append(Inset(said(self.card.body, self.desk.style), *corner, unit))
        if self.won:
            rims = (("@ink", 6.5), ("@gold", 4.0))
            art += (Box(*sides(rect), radius, line=colour, width=width) for colour, width in rims)
        return tuple(art)

    def _head(self, rect: QRectF, radius: float) -> Art:
        """On the seat's colour: badge, name, place and points."""
        px, colour = self.desk.layout.px, self.player.colour
        fill, mark, gap = seat_fill(colour, 0).name(), SEAT_MARK[colour], px(10)
        top, high = rect.top(), px(44)
        badge = QRectF(rect.left() + px(8), top + high / 2 - px(34) / 2, px(34), px(34))
        left, wide = rect.left() + px(50), rect.width() - px(50) - px(16)
        points, place, size, small, _ = self.head(self.terse)
        big = metrics(size, 600, True)
        room = wide - big.horizontalAdvance(points) - metrics(small, 600, True).horizontalAdvance(place) - 2 * gap
        name = big.elidedText(self.player.name, Qt.TextElideMode.ElideRight, room)
        used = big.horizontalAdvance(name) + gap
        return (
            Box(rect.left() + 1, top + 1, rect.width() - 2, high - 1, radius, fill),
            Box(rect.left() + 1, top + high / 2, rect.width() - 2, high / 2, fill=fill),
            Box(rect.left(), top + high - 1, rect.width(), 2, fill="#8C2F1F14"),
            icon_in(f"badge-{colour}", badge),
            Label(points, left, top, wide, high, size, 600, mark, "right", display=True),
            Label(name, left, top, room + gap, high, size, 600, mark, display=True),
            Label(place, left + used, top, wide - used, high, small, 600, mark, display=True),
        )

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

    def _lines(self, rect: QRectF, top: float) -> Art:
        """What the score comes from, as far as there is room."""
        layout, art = self.desk.layout, list[Layer]()
        size, big, room = layout.letters(16), layout.letters(20), self._room(rect)
        left, wide = rect.left() + layout.px(16), rect.width() - 2 * layout.px(16)
        rows, more = self.rows(rect, rect.bottom() - top - layout.px(8))
        for (text, high), line in zip(rows, self.lines, strict=False):
            art.append(Label(text, left, top, room, high, size, 500, wrap=True))
            if self.parted:
                ink = "@ink" if line.points >= 0 else "@no"
                art.append(Label(signed(line.points), left, top, wide, high, big, 600, ink, "right", display=True))
            top += high
        if more:
            rest = sum(line.points for line in self.lines[len(rows) :])
            words = tr_count(more, "{n} more line: {rest}", "{n} more lines: {rest}", rest=signed(rest))
            art.append(Label(words, left, top, wide, size * 1.5, size, 600, "@ink2"))
        return tuple(art)


class BoardCard(DrawnPanel):
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
        room = self.room()
        if not self.pixmap.isNull():
            path = QPainterPath()
            path.addRoundedRect(room, self.desk.layout.px(12), self.desk.layout.px(12))
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.drawPixmap(room.topLeft(), self.pixmap)
            painter.restore()
        super().paint_on(painter, rect)

    def art(self) -> Art:
        room, size, used = self.room(), self.desk.layout.letters(16), self._used()
        left, top, wide, high = room.left() + 4, room.bottom(), room.width() - 8, self.sheet.bottom() - room.bottom()
        alone = used + metrics(size, 500).horizontalAdvance(self.words) > wide
        line = size * 1.5 if alone else high
        words = (left, top + line, wide, high - line) if alone else (left + used, top, wide - used, high)
        return (
            Label(self.caption, left, top, wide, line, size, 700, "@ink2"),
            Label(self.words, *words, size, 500, wrap=True, top=alone),
        )
