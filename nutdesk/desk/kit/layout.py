"""Where things stand in a window of any size."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QRectF


class Room(NamedTuple):
    """What a layout is made for; two rooms of the same size are the same."""

    width: float
    height: float
    band: float = 0
    """Room above the board for a lesson's caption, in units."""
    foot: float = 0
    """Room below the board beyond the tray's, for a tall timeline, in units."""
    beside: float = 0
    """Room at the right of the board beyond the panels', for the table in words, in units."""


class Layout(Room):
    """The measures of look.md: fixed points at 1280×720 and 1920×1080, in proportion beyond."""

    @cached_property
    def size(self) -> float:
        return min(self.width / 1920, self.height / 1080)

    def _measure(self, at_720: float, at_1080: float) -> float:
        size = self.size
        if size >= 1:
            return round(at_1080 * size)
        return round(max(0.6 * at_1080, at_720 + (at_1080 - at_720) * (size - 2 / 3) * 3))

    @cached_property
    def bar(self) -> float:
        return self._measure(52, 72)

    @cached_property
    def left(self) -> float:
        return self._measure(246, 344)

    @cached_property
    def right(self) -> float:
        return self._measure(240, 336) + self.px(self.beside)

    @cached_property
    def tray(self) -> float:
        return self._measure(132, 178) + self.px(self.foot)

    @cached_property
    def unit(self) -> float:
        """Pixels per table unit in panels and tray."""
        return self.left / 344

    def px(self, size: float) -> float:
        return round(size * self.unit)

    def letters(self, size: float) -> float:
        """A type size for widgets: in proportion, never below the least."""
        return max(13, round(size * self.unit))

    @cached_property
    def board(self) -> QRectF:
        """The room for the board, in the coordinates of the view below the bar."""
        edge, band = self.px(6), self.px(self.band)
        high = self.height - self.bar - self.tray - 2 * edge - band
        return QRectF(self.left, edge + band, self.width - self.left - self.right, high)
