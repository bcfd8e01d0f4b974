"""A game as a strip of pictures: the public table at chosen moments, each with its sentence."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from nutdesk.core.game import TABLE
from nutdesk.core.history import visible
from nutdesk.core.match import Entry, Match
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.kit.art import Style, paint, picture
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import SAID, icon_in, sides
from nutdesk.desk.kit.theme import LIGHT, Theme
from nutdesk.desk.kit.translated import voice_of
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
        names = ", ".join(player.name for player in match.cast)
        head = (self._gap, self._gap * 0.4, wide, self._head, self._size * 1.7)
        title = Label(f"{match.game.title}: {names}", *head, colour="@woodink", display=True)
        paint(painter, (title,), Style(theme, SAID))
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
        board = QRectF(left, top, width, self._high)
        paper = Style(self._style.theme, SAID)
        paint(painter, _cell(self.match, entry, QRectF(left, top, width, self._cell), self._size), paper)
        painter.drawImage(board, picture(table, width, self._high, self._style))
        paint(painter, (Box(*sides(board), line="#3B2416"),), paper)
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


def _cell(match: Match, entry: Entry, box: QRectF, size: float) -> Art:
    """The text below a picture: the number of the move, whose it was, and what happened."""
    left, wide, top = box.left() + size * 0.6, box.width(), box.bottom() - size * WORDS
    whose: Art = ()
    if 0 <= entry.seat < len(match.cast):
        side, colour = size * 1.4, _colour(match, entry)
        badge = QRectF(box.right() - side - size * 0.5, top + size * 0.4, side, side)
        whose = (Box(box.left(), top, wide, 4, fill=SEAT_FILL[colour]), icon_in(f"badge-{colour}", badge))
    number = tr("Start") if entry.parent is None else str(entry.depth)
    name = (left + size * 3.4, top + 4, wide - size * 6.4, size * 1.6)
    text, room, letters = _sentence(match, entry), wide - size * 1.2, size
    while letters > 13 and paragraphs(text, room, letters, 500) > size * 2.6:
        letters -= 1
    words = (left, top + size * 1.7, room, size * 2.6)
    return (
        Box(*sides(box), fill="@panel"),
        *whose,
        Label(number, left, top + 4, size * 4, size * 1.6, size * 1.2, display=True),
        Label(entry.name, *name, size, 700, "@go"),
        Label(text, *words, letters, 500, "@ink2", wrap=True, top=True),
    )


def _colour(match: Match, entry: Entry) -> str:
    return match.cast[entry.seat].colour


def _sentence(match: Match, entry: Entry) -> str:
    shown = visible(entry.events)
    own = [event for event in shown if event.actor() == entry.seat]
    return voice_of(match).say((own or shown)[-1].sentence()) if shown else ""
