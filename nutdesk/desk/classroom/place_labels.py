"""The names of places on the board of a game, in letters for the last row where their own are too small."""

from __future__ import annotations

from collections.abc import Iterator

from nutdesk.core.table import Art, Box, Label, Spot
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.fitting import NARROWEST, fits
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, TableScene
from nutdesk.desk.table.signs import Area, FreeRoom

NARROW = (1.0, 0.87, NARROWEST)
"""How far letters may be squeezed, step by step."""


class PlaceLabels:
    """Writes each name on its own place, where it covers nothing; where there is no room, it writes none."""

    def __init__(self, scene: TableScene, style: Style, room: FreeRoom, taken: list[Area]) -> None:
        self.scene, self.style, self.room, self.taken = scene, style, room, taken
        self.size = style.floor

    def write(self, marks: Overlay, key: str, name: str) -> None:
        """Write the name of a place, if its own label cannot be read."""
        item = self.scene.item(key)
        if item is None or not isinstance(item.thing, Spot):
            return
        own = (layer for layer in (*item.thing.art, *item.thing.badge) if isinstance(layer, Label))
        if any(self.style.words(label.text) == name and fits(label, self.style, self.scene.scale) for label in own):
            return
        foot = item.pos()
        foot.setY(foot.y() + item.thing.h * 0.2 * self.scene.scale)  # where a tile has its name
        for lines, wide, high in self._shapes(name):
            place = self.room.home_of(item, foot, (wide, high), self.taken)
            if place is not None:
                self.taken.append(place)
                marks.lay(self._art(lines, wide, high), place.middle, 1.0, LIFT * 0.8)
                return

    def _shapes(self, name: str) -> Iterator[tuple[tuple[str, ...], float, float]]:
        """A name in one line and in two, and how wide and high that is: rather narrow letters than two lines."""
        for lines in dict.fromkeys(((name,), halves(name))):
            long = max(map(metrics(self.size, 600, True).horizontalAdvance, lines))
            for narrow in NARROW:
                yield lines, long * narrow + self.size * 0.6, self.size * (0.25 + 1.1 * len(lines))

    def _art(self, lines: tuple[str, ...], wide: float, high: float) -> Art:
        size, left, row = self.size, -wide / 2 + self.size * 0.28, high / len(lines)
        words = (
            Label(line, left, k * row - high / 2, -2 * left, row, size, 600, "#000000", "centre", True, shrink=True)
            for k, line in enumerate(lines)
        )
        return Box(-wide / 2, -high / 2, wide, high, size * 0.3, "#FFF6E0", "#000000", size / 14), *words


def halves(name: str) -> tuple[str, ...]:
    """A name in two lines as equal as may be; one if it is a single word."""
    words = name.split()
    ways = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words))]
    return min(ways, key=lambda way: max(map(len, way))) if ways else (name,)


__all__ = ["PlaceLabels"]
