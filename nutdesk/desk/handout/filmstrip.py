"""A game as a strip of pictures: the public table at chosen moments, each with its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from nutdesk.core.game import TABLE
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.desk.kit.art import Style, picture
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import LIGHT, SEAT_FILL, Theme, font
from nutdesk.desk.kit.translated import voice_of
from nutdesk.desk.kit.widgets import draw_icon
from nutdesk.desk.kit.words import tr

FEW = 9
"""Pictures of a game in which no moment has a name."""
MOST = 120
"""The most pictures on one strip; more would be a book."""
WORDS = 4.4
"""The height of the text below a picture, in letters."""
LARGEST = 24_000
"""Pixels of a side: few programs can show larger pictures."""


def moments(match: Match, every: int = 0) -> list[Entry]:
    """The entries to show: every so many moves, or those that matter; always the first and the last.

    Those that matter have a name or a note; if they are few, others are added at even distances.
    """
    line = [match.root, *match.trunk()]
    if every > 0:
        chosen = {id(entry) for entry in line[::every]}
    else:
        chosen = {id(entry) for entry in line if entry.name or entry.note}
        gaps = max(0, FEW - len(chosen))
        chosen |= {id(line[round(k * (len(line) - 1) / max(1, gaps - 1))]) for k in range(gaps)}
    chosen |= {id(line[0]), id(line[-1])}
    found = [entry for entry in line if id(entry) in chosen]
    if len(found) > MOST:
        found = [found[round(k * (len(found) - 1) / (MOST - 1))] for k in range(MOST)]
    return found


class Reel:
    """A strip that is drawn picture by picture, so that a window stays responsive."""

    def __init__(self, match: Match, entries: Sequence[Entry], width: int = 480, theme: Theme = LIGHT) -> None:
        self.match, self.entries, self.width = match, list(entries), width
        self.drawn = 0
        self._style = Style(theme, voice_of(match))
        first = match.game.table(match.game.view(self.entries[0].state, TABLE), match.cast)
        self._high = round(width * first.height / first.width)
        self._size = max(13.0, width / 27)
        self._gap, self._head = round(width * 0.05), round(self._size * 3.2)
        self._cell = self._high + round(self._size * WORDS)
        best = (2 * len(self.entries) * self._cell / width) ** 0.5
        tries = range(max(1, round(best * 0.7)), round(best * 1.3) + 1)
        # Fill the last row if possible.
        self._across = min(tries, key=lambda n: (-len(self.entries) % n, abs(n - best)))
        down = -(-len(self.entries) // self._across)
        wide = self._across * (width + self._gap) + self._gap
        tall = down * (self._cell + self._gap) + self._gap + self._head
        self._scale = min(1.0, LARGEST / max(wide, tall))
        self.image = QImage(round(wide * self._scale), round(tall * self._scale), QImage.Format.Format_RGB32)
        self.image.fill(theme.colour("@wood"))
        painter = self._painter()
        painter.setPen(theme.colour("@woodink"))
        painter.setFont(font(self._size * 1.7, 600, True))
        names = ", ".join(player.name for player in match.cast)
        head = QRectF(self._gap, self._gap * 0.4, wide, self._head)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, f"{match.game.title}: {names}")
        painter.end()

    def _painter(self) -> QPainter:
        painter = QPainter(self.image)
        painter.setRenderHints(HINTS)
        painter.scale(self._scale, self._scale)
        return painter

    @property
    def done(self) -> bool:
        return self.drawn == len(self.entries)

    def draw_next(self) -> None:
        """Draw one more picture, with its text below."""
        k, entry, width = self.drawn, self.entries[self.drawn], self.width
        table = self.match.game.table(self.match.game.view(entry.state, TABLE), self.match.cast)
        left = self._gap + k % self._across * (width + self._gap)
        top = self._head + self._gap + k // self._across * (self._cell + self._gap)
        painter = self._painter()
        _paint_cell(painter, self.match, entry, QRectF(left, top, width, self._cell), self._size, self._style)
        board = QRectF(left, top, width, self._high)
        painter.drawImage(board, picture(table, width, self._high, self._style))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#3B2416"), 2))
        painter.drawRect(board)
        painter.end()
        self.drawn += 1

    def save(self, out: Path) -> None:
        """Write it as PNG; OSError if it cannot be written."""
        if not self.image.save(str(out), "PNG"):  # type: ignore[call-overload]
            raise OSError(tr("there is no such folder, or no room"))


def strip(match: Match, entries: Sequence[Entry], width: int = 480) -> Reel:
    """All pictures in rows, each so many pixels wide; the whole is about twice as wide as high."""
    reel = Reel(match, entries, width)
    while not reel.done:
        reel.draw_next()
    return reel


def _paint_cell(painter: QPainter, match: Match, entry: Entry, box: QRectF, size: float, style: Style) -> None:
    """The text below a picture: the number of the move, whose it was, and what happened."""
    theme = style.theme
    painter.fillRect(box, theme.colour("@panel"))
    below = QRectF(box.left(), box.bottom() - size * WORDS, box.width(), size * WORDS)
    seated = 0 <= entry.seat < len(match.cast)
    if seated:
        painter.fillRect(QRectF(below.left(), below.top(), below.width(), 4), QColor(SEAT_FILL[_colour(match, entry)]))
    left = below.left() + size * 0.6
    number = tr("Start") if entry.parent is None else str(entry.depth)
    painter.setPen(theme.colour("@ink"))
    painter.setFont(font(size * 1.2, 600, True))
    painter.drawText(QRectF(left, below.top() + 4, size * 4, size * 1.6), Qt.AlignmentFlag.AlignVCenter, number)
    if seated:
        side = size * 1.4
        badge = QRectF(below.right() - side - size * 0.5, below.top() + size * 0.4, side, side)
        draw_icon(painter, f"badge-{_colour(match, entry)}", badge)
    painter.setPen(theme.colour("@go"))
    painter.setFont(font(size, 700))
    name = QRectF(left + size * 3.4, below.top() + 4, below.width() - size * 6.4, size * 1.6)
    painter.drawText(name, Qt.AlignmentFlag.AlignVCenter, entry.name)
    text, room = _sentence(match, entry), below.width() - size * 1.2
    letters = size
    while letters > 13 and paragraphs(text, room, letters, 500) > size * 2.6:
        letters -= 1
    painter.setPen(theme.colour("@ink2"))
    painter.setFont(font(letters, 500))
    painter.drawText(
        QRectF(left, below.top() + size * 1.7, room, size * 2.6),
        int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap),
        text,
    )


def _colour(match: Match, entry: Entry) -> str:
    return match.cast[entry.seat].colour


def _sentence(match: Match, entry: Entry) -> str:
    shown = visible(entry.events)
    own = [event for event in shown if event.actor() == entry.seat]
    return voice_of(match).say((own or shown)[-1].sentence()) if shown else ""
