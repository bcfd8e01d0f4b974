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


SMALLEST = 13
"""No letters below this many pixels, on any screen."""
LEAST = 246 / 344
"""Pixels per unit at 1280×720, the smallest window that anything is made for."""
NARROW = 0.48
"""The least share of the window's width for the board between two columns."""
HIGHEST_BAR = 1.6
"""How far the bar on top grows with the text: it has spare room, and the rest goes to the board."""
STORY = 245
"""The least height of the story, in units."""
RAIL = 74
"""Units beside the board for the badges of players whose cards are folded away."""


class Layout(LayoutSpace):
    """The measures of look.md: fixed points at 1280×720 and 1920×1080, in proportion beyond.

    Larger text makes everything larger in proportion, so that every text has the same room as at the usual size. The
    board takes what is left, and if that is little, the columns beside it give way.
    """

    @cached_property
    def size(self) -> float:
        return min(self.width / 1920, self.height / 1080) / self.bench

    def _usual(self, at_720: float, at_1080: float) -> float:
        """A measure at the usual size of text."""
        size = self.size
        if size >= 1:
            return round(at_1080 * size)
        return round(max(0.6 * at_1080, at_720 + (at_1080 - at_720) * (size - 2 / 3) * 3))

    def _measure(self, at_720: float, at_1080: float) -> float:
        return round(self._usual(at_720, at_1080) * self.scale)

    @cached_property
    def _usual_unit(self) -> float:
        return self._usual(246, 344) / 344

    @cached_property
    def scale(self) -> float:
        """How many times as large as usual everything is; below 1 only while all letters stay readable."""
        return max(self.text, min(1.0, LEAST / self._usual_unit))

    @cached_property
    def magnified(self) -> float:
        """The part of a unit that is due to larger text."""
        return max(1.0, self.scale)

    @cached_property
    def bar(self) -> float:
        return max(self.target, round(self._usual(52, 72) * min(self.scale, HIGHEST_BAR)))

    @cached_property
    def columns(self) -> bool:
        """Whether players and story are beside the board: with large text they open at a press."""
        if self.scale <= 1:
            return True
        beside = self._measure(246, 344) + self._measure(240, 336) + self.px(self.beside)
        room = self.height - self.bar - self._tray - self.px(24)
        return self.width - beside >= self.width * NARROW and self.px(self.crowd) <= room

    @cached_property
    def left(self) -> float:
        """The room beside the board; of folded columns their badges."""
        return self._measure(246, 344) if self.columns else self.px(RAIL + self.aside)

    @cached_property
    def story(self) -> bool:
        """Whether the story is beside the board; it stays there longer than the players."""
        wide = self.width - self.left - self._measure(240, 336)
        high = self.height - self.bar - self._tray - self.px(self.foot)
        fits = wide >= self.width * NARROW and high >= self.px(STORY)
        return self.columns or (fits and not self.beside)  # the table in words tells it too

    @cached_property
    def right(self) -> float:
        if self.story:
            return self._measure(240, 336) + self.px(self.beside)
        return self.px(8 + 1.5 * self.beside)

    @cached_property
    def _tray(self) -> float:
        """The height of the tray alone, for two rows of buttons and a line below."""
        tall = max(self._measure(132, 178), 2 * self.target + self.letters(16) * 1.5 + self.px(18) + 8)
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
        edge, band = self.px(6), self.px(self.band if self.columns else 0)
        high = self.height - self.bar - self.tray - 2 * edge - band
        return QRectF(self.left, edge + band, self.width - self.left - self.right, high)
