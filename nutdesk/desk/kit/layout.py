"""The layout of a window of any size."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF

HIT, LARGE_HIT = 44.0, 56.0
"""The least side of anything that can be pressed, in pixels; the second one with large targets."""


class LayoutSpace(NamedTuple):
    """What a layout is made for; equal values give equal layouts."""

    width: float
    height: float
    band: float = 0
    """Room above the board for a lesson's caption, in units."""
    foot: float = 0
    """Room below the board beyond the tray's, for a tall timeline, in units."""
    beside: float = 0
    """Room at the right of the board beyond the panels', for the table in words, in units."""
    text: float = 1.0
    """The text size that the user has chosen: 1 is the usual."""
    target: float = HIT
    """The least side of what can be pressed, in pixels."""
    bench: float = 1.0
    """How many times as large as its window the page is; a magnified page is scrolled."""
    crowd: float = 0
    """The room that the cards of all players need beside the board, in units."""
    spare: float = 0
    """Room of the tray that a game without hands does not need, in units."""
    aside: float = 0
    """Room beside the board for a lesson's caption where there is none above it, in units."""
    row: float = 0
    """Room above the board in every window for a row of tools, in units."""
    card: float = 124
    """How tall the cards of a hand are, in units."""


SMALLEST = 13
"""No letters below this many pixels, on any screen."""
LEAST = 246 / 344
"""Pixels per unit at 1280×720; in a smaller window nothing is smaller, and the panels beside the board fold."""
SMALLEST_WINDOW = (1000, 560)
"""No window gets smaller: it has room on a screen of 1024×600, with a title bar."""
ROOMY = (1280, 720)
"""From this size on there is room for the columns beside the board at the usual size of text."""
SHAPE = 1240 / 830
"""The width of every game's board, as a part of its height."""
ENOUGH = 0.42
"""The share of the window that the board is to have before anything lies beside it."""
WORTH = 1.05
"""How much wider the board must get for a column to be folded away."""
HIGHEST_BAR, HIGHEST_TRAY = 1.25, 1.15
"""How far the bar on top and the tray grow with the text: they have spare room, and the rest goes to the board."""
STORY = 245
"""The least height of the story, in units."""
CARD = 124
"""Units that a usual card of a hand is high."""
AROUND = 14
"""Units above and below a card in the tray."""
RISE = 28
"""Units that tall cards may stand above the tray's edge: there the board ends."""
RAIL = 74
"""Units beside the board for the badges of players whose cards are folded away."""


class Layout(LayoutSpace):
    """The measures of look.md: fixed points at 1280×720 and 1920×1080, in proportion beyond, and no smaller below.

    Larger text makes everything larger in proportion, so that every text has the same room as at the usual size. The
    board takes what is left. Where that is little, bar and tray stay low, and the columns beside it fold.
    """

    @cached_property
    def size(self) -> float:
        return min(self.width / 1920, self.height / 1080) / self.bench

    def _usual(self, at_720: float, at_1080: float) -> float:
        """A measure at the usual size of text."""
        size = self.size
        if size >= 1:
            return round(at_1080 * size)
        return round(max(at_720, at_720 + (at_1080 - at_720) * (size - 2 / 3) * 3))

    def _measure(self, at_720: float, at_1080: float) -> float:
        return round(self._usual(at_720, at_1080) * self.scale)

    @cached_property
    def _usual_unit(self) -> float:
        return self._usual(246, 344) / 344

    @cached_property
    def scale(self) -> float:
        """How many times as large as usual everything is; below 1 only while all letters stay readable."""
        return max(self.text, LEAST / self._usual_unit)

    @cached_property
    def magnified(self) -> float:
        """The part of a unit that is due to larger text."""
        return max(1.0, self.scale)

    @cached_property
    def bar(self) -> float:
        return max(self.target, round(self._usual(52, 72) * min(self.scale, HIGHEST_BAR)))

    def _drawn(self, beside: float, above: float = 0) -> float:
        """How wide the board is drawn with so many pixels taken beside it, and above it."""
        free = self.height - self.bar - self.tray - 2 * self.px(6) - above
        return max(1.0, min(self.width - beside, free * SHAPE))

    def _worth(self, beside: float, folded: float, above: float = 0) -> bool:
        """Whether the board has room enough with this beside and above it, or would hardly be larger without."""
        drawn = self._drawn(beside, above)
        enough = drawn * drawn / SHAPE >= ENOUGH * self.width * self.height
        return enough or self._drawn(folded) < drawn * WORTH

    @cached_property
    def roomy(self) -> bool:
        """Whether there is room for everything at once."""
        wide, high = ROOMY
        return self.scale <= self.bench and self.width >= wide * self.bench and self.height >= high * self.bench

    @cached_property
    def columns(self) -> bool:
        """Whether players and story are beside the board: where room is scarce they open at a press."""
        if self.roomy:
            return True
        right = self._measure(240, 336) + self.px(self.beside)
        crowded = self.px(self.crowd) > self.height - self.bar - self._tray - self.px(24)
        return not crowded and self._worth(
            self._measure(246, 344) + right, self._rail + self.px(8), self.px(self.band + self.row)
        )

    @cached_property
    def _rail(self) -> float:
        return self.px(RAIL + self.aside)

    @cached_property
    def left(self) -> float:
        """The room beside the board; of folded columns their badges."""
        return self._measure(246, 344) if self.columns else self._rail

    @cached_property
    def story(self) -> bool:
        """Whether the story is beside the board; it stays there longer than the players."""
        high = self.height - self.bar - self._tray - self.px(self.foot)
        fits = high >= self.px(STORY) and self._worth(self.left + self._measure(240, 336), self.left + self.px(8))
        return self.columns or (fits and not self.beside)  # the table in words tells it too

    @cached_property
    def right(self) -> float:
        if self.story:
            return self._measure(240, 336) + self.px(self.beside)
        return self.px(8 + 1.5 * self.beside)

    @cached_property
    def _tray(self) -> float:
        """The height of the tray alone, for two rows of buttons and a line below, and for the cards of a hand."""
        usual = self._usual(132, 178) * min(self.scale, HIGHEST_TRAY)
        buttons = 2 * self.target + self.letters(16) * 1.5 + self.px(18) + 8
        if self.scale > 1:  # room for three rows, where the sentence has to go
            buttons = max(buttons, 3 * self.target + self.px(16) + 8)
        tall = max(usual, buttons, self.px(min(self.card, CARD) + AROUND), self.px(self.card - RISE))
        return tall - self.px(self.spare)

    @cached_property
    def tray(self) -> float:
        return round(self._tray + self.px(self.foot))

    @cached_property
    def unit(self) -> float:
        """Pixels per table unit in panels and tray."""
        return self._usual_unit * self.scale

    def px(self, size: float) -> float:
        return round(size * self.unit)

    def letters(self, size: float, least: float = SMALLEST) -> float:
        """A font size for widgets: in proportion, never below the least."""
        return max(SMALLEST, round(max(least, round(size * self._usual_unit)) * self.scale))

    def side(self, size: float) -> float:
        """The side of something that can be pressed: in proportion, never too small to hit."""
        return max(self.target, self.px(size))

    @cached_property
    def least(self) -> float:
        """The smallest letters that the user wants to read here."""
        return self.letters(0)

    @cached_property
    def board(self) -> QRectF:
        """The room for the board, in the coordinates of the view below the bar."""
        edge, band = self.px(6), self.px((self.band if self.columns else 0) + self.row)
        high = self.height - self.bar - self.tray - 2 * edge - band
        return QRectF(self.left, edge + band, self.width - self.left - self.right, high)

    @property
    def wood(self) -> float:
        """How much of its room a board leaves free on the left."""
        room = self.board
        return max(0.0, room.width() - room.height() * SHAPE) / 2
