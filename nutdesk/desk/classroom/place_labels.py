"""The name of a place in letters for the last row: in one line or two, as wide as there is room."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.kit.fitting import NARROWEST
from nutdesk.desk.kit.theme import metrics

NARROW = (1.0, 0.87, NARROWEST)
"""How far letters may be squeezed, step by step."""
PAPER, INK = "#FFF6E0", "#000000"


@attrs.frozen
class PlaceLabel:
    """One way to write a name."""

    lines: tuple[str, ...]
    letters: float
    wide: float
    high: float

    @property
    def art(self) -> Art:
        """The label around its middle."""
        size, left, row = self.letters, -self.wide / 2 + self.letters * 0.28, self.high / len(self.lines)
        words = (
            Label(line, left, k * row - self.high / 2, -2 * left, row, size, 600, INK, "centre", True, shrink=True)
            for k, line in enumerate(self.lines)
        )
        plate = Box(-self.wide / 2, -self.high / 2, self.wide, self.high, size * 0.3, PAPER, INK, size / 14)
        return plate, *words


def place_labels(name: str, letters: float) -> Iterator[PlaceLabel]:
    """The ways to write a name, the best first: rather narrow letters than two lines."""
    for lines in dict.fromkeys(((name,), halves(name))):
        long = max(map(metrics(letters, 600, True).horizontalAdvance, lines))
        for narrow in NARROW:
            yield PlaceLabel(lines, letters, long * narrow + letters * 0.6, letters * (0.25 + 1.1 * len(lines)))


def halves(name: str) -> tuple[str, ...]:
    """A name in two lines as equal as may be; one if it is a single word."""
    words = name.split()
    ways = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(ways, key=lambda way: max(map(len, way))) if ways else (name,)


__all__ = ["INK", "PAPER", "place_labels"]
