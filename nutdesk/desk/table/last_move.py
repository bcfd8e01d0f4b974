"""What somebody else has just changed stays marked quietly, until it is one's own move that counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF

from nutdesk.core.events import Event
from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE, Player
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Oval, Spot, Svg
from nutdesk.desk.kit.art import outline
from nutdesk.desk.kit.marks import Thing
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import TableScene

INK, PAPER = "#3B2416", "#FFF6E0"


class LastMove:
    """The marks on one board: of one player at a time, in that player's colour and with that player's badge."""

    def __init__(self, scene: TableScene, viewer: Callable[[], int]) -> None:
        self.scene = scene
        self.viewer = viewer
        """Who is looking now: one's own move is not marked, but that of whoever has just sat here is."""
        self.marks = Overlay(scene)
        self.live = True
        """Whether the present is shown: the past has no marks."""
        self.seat = TABLE
        """Who has moved."""
        self.colour = ""
        self.keys: tuple[str, ...] = ()
        """The spots and pieces that were changed."""
        self._coming: list[tuple[Event, int, str, tuple[str, ...]]] = []

    def clear(self) -> None:
        """Mark nothing any more."""
        self.seat, self.keys, self._coming = TABLE, (), []
        self.draw()

    def take(self, game: Any, cast: tuple[Player, ...], fact: Fact) -> None:
        """Note what a fact will mark; a move of the viewer's own ends the marks before it."""
        self.finish()
        if fact.seat == fact.viewer != self.seat:
            self.clear()
        for seen in fact.seen:
            actor = seen.event.actor()
            if actor is None or not 0 <= actor < len(cast) or seen.event.only is not None:
                continue
            keys = tuple(cue.at for cue in game.cues(seen.event, seen.view) if cue.kind == "marks")
            if keys:
                self._coming.append((seen.event, actor, cast[actor].colour, keys))

    def tell(self, event: Event) -> None:
        """An event is shown: mark what it changed."""
        while any(one is event for one, *_ in self._coming):
            self._mark(*self._coming.pop(0)[1:])

    def finish(self) -> None:
        """Everything has been shown."""
        for _, seat, colour, keys in self._coming:
            self._mark(seat, colour, keys)
        self._coming = []

    def _mark(self, seat: int, colour: str, keys: tuple[str, ...]) -> None:
        before = self.keys if seat == self.seat else ()
        self.seat, self.colour, self.keys = seat, colour, tuple(dict.fromkeys((*before, *keys)))
        self.draw()

    @property
    def shown(self) -> tuple[str, ...]:
        """The spots and pieces that are marked for whoever looks now."""
        return self.keys if self.live and self.seat != self.viewer() else ()

    def draw(self) -> None:
        """Lay the marks where they belong now."""
        self.marks.clear()
        for key in self.shown:
            item = self.scene.item(key)
            if item is not None:
                art, unit = _art(item.thing, self.colour), self.scene.unit(item)
                self.marks.lay(art, QPointF(item.pos()), unit, item.zValue() + 0.45)


def _art(thing: Thing, colour: str) -> Art:
    """A thin rim, and the player's badge at the corner."""
    shape = thing.shape if isinstance(thing, Spot) else "box"
    across, up = {"hex": (0.0, 0.98), "oval": (0.98, 0.18), "box": (0.96, 0.96)}[shape]
    x, y = -thing.w / 2 * across, -thing.h / 2 * up
    return (
        *(outline(thing, 0, "", line, width) for line, width in ((INK, 6.0), (PAPER, 4.4), (SEAT_FILL[colour], 2.4))),
        Oval(x - 17, y - 17, 34, 34, PAPER, INK, 1.6),
        Svg(f"badge-{colour}", x - 14, y - 14, 28, 28),
    )
