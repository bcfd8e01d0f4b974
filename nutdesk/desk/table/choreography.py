"""How the change from one table to the next is seen: who travels, what is turned over, what gleams, and when."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk.core.table import Cue, Piece
from nutdesk.core.value import Value
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.motion import (
    Curve,
    Points,
    Track,
    fading,
    flipping,
    growing,
    length,
    lit,
    travelling,
    tumbling,
    turning,
)

if TYPE_CHECKING:
    from nutdesk.desk.table.scene import TableScene, ThingItem

MOVE: Final = 260
"""Milliseconds of an ordinary move at normal pace. All times here are for that pace."""
CROSS_FADE: Final = 80
"""Where less motion is wanted."""
FAINT: Final = 0.25
LONG: Final = 320.0
"""Units of a bent way that take as long as an ordinary move."""
WALK, FLIP, TUMBLE, POP, GLEAM = 400, 240, 600, 320, 400
LOOK: Final = 320
"""How long a card that passes lies open before it goes on."""
LIFE: Final = 260
"""How long a die stays that lies nowhere."""
ABOVE: Final = 550_000.0
"""Over the tray too."""
PASSING: Final = 620_000.0
"""Above whatever else moves."""


@attrs.frozen
class Change(Value):
    """The items of a scene when it shows another table."""

    starts: dict[str, QPointF]
    """Where pieces that stay were, by their new ids."""
    before: dict[str, tuple[QPointF, float]]
    """Where all pieces were, and how wide, by their old ids."""
    gone: dict[str, ThingItem]
    """Those that vanish, by their old ids."""
    fresh: tuple[str, ...]
    rolled: tuple[ThingItem, ...]
    """The dice that were thrown."""
    origins: dict[str, QPointF]
    """Where pieces were dropped."""


class Choreography:
    """The tracks of one change; for a scene that is moving calmly, only fades."""

    def __init__(self, scene: TableScene, change: Change, pace: float) -> None:
        self.scene, self.change, self.pace = scene, change, pace
        self.tracks: list[Track] = []
        self.doomed: list[QGraphicsPixmapItem] = list(change.gone.values())
        self._cues: tuple[Cue, ...] = scene.table.cues if scene.table is not None else ()
        self._moved: set[str] = set()
        self._left: set[str] = set()
        self._dice = 0
        self._end = 0.0
        """When everything that moves has arrived: a gleam waits for that."""

    @property
    def arrival(self) -> float:
        """Milliseconds until everything is in its place; what gleams does so afterwards."""
        return self._end * self.pace

    def plan(self) -> Choreography:
        """Work out all tracks."""
        if self.scene.motion.calm:
            self._fade_only()
            return self
        walks = {cue.at: cue for cue in self._cues if cue.kind == "walks"}
        for cue in self._cues:
            if cue.kind == "comes":
                self._come(cue)
        for key, item in self.scene.pieces.items():
            if key not in self._moved:
                dropped = key in self.change.origins
                self._move(key, item, None if dropped else walks.get(key))
        for number, die in enumerate(self.change.rolled):
            self._add(tumbling(die, number), 0, TUMBLE)
        for cue in self._cues:
            if cue.kind == "leaves":
                self._leave(cue)
            elif cue.kind == "passes":
                self._pass(cue)
            elif cue.kind == "rolls":
                self._roll(cue)
            elif cue.kind == "turns" and (turned := self.scene.pieces.get(cue.at)) is not None:
                self._add(turning(turned, 90), 0, MOVE, Curve.InOutCubic)
            elif cue.kind == "pops":
                self._pop(cue)
        for key, gone in self.change.gone.items():
            if key not in self._left:
                self._add(fading(gone, 1.0, 0.0), 0, MOVE)
        for cue in self._cues:
            if cue.kind == "gleams":
                self._gleam(cue)
        return self

    def _add(self, move: Callable[[float], None], begin: float, span: float, curve: Curve = Curve.OutCubic) -> None:
        self.tracks.append(Track(move, begin * self.pace, span * self.pace, curve))
        self._end = max(self._end, begin + span)

    def _fade_only(self) -> None:
        """Less motion: what is new or elsewhere fades in at its place, what is gone fades out."""
        change, span = self.change, min(CROSS_FADE, MOVE * self.pace)
        for key, item in self.scene.pieces.items():
            start = change.origins.get(key) or change.starts.get(key)
            if start is None and key in change.fresh:
                self.tracks.append(Track(fading(item, 0.0, item.opacity()), 0, span))
            elif start is not None and _apart(start, item.pos()):
                self.tracks.append(Track(fading(item, FAINT * item.opacity(), item.opacity()), 0, span))
        self.tracks += [Track(fading(item, 1.0, 0.0), 0, span) for item in change.gone.values()]

    # ---- pieces ---------------------------------------------------------------------------------------------------

    def _move(self, key: str, item: ThingItem, walk: Cue | None) -> None:
        """A piece goes from where it was to where it is; a new one fades in."""
        start, stop = self.change.origins.get(key) or self.change.starts.get(key), item.pos()
        if start is not None and _apart(start, stop):
            way = item.thing.way if isinstance(item.thing, Piece) else ()
            between = self._on_board(walk.way) if walk is not None else self.scene.between(way, start, stop)
            points = [start, *between, stop]
            span = self._span(points) if between else MOVE
            item.setZValue(item.zValue() + ABOVE)
            if walk is not None:
                self._add(travelling(item, points), 0, WALK * (1.4 if between else 1), Curve.InOutCubic)
            else:
                self._add(travelling(item, points), 0, span)
        elif start is None and key in self.change.fresh:
            self._add(fading(item, 0.0, item.opacity()), 0, MOVE)

    def _come(self, cue: Cue) -> None:
        """A new piece comes from a place; what vanishes there has become this piece."""
        pieces = self.scene.pieces
        if cue.at == "hand":
            keys = [key for key in self.change.fresh if pieces[key].in_tray]
        else:
            keys = [cue.at] if cue.at in self.change.fresh else []
        start = self._place(cue.to)
        for key in keys:
            if start is None or key in self.change.origins:
                continue
            self._moved.add(key)
            item, stop = pieces[key], pieces[key].pos()
            if cue.to in self.change.gone:
                self._left.add(cue.to)
                self.change.gone[cue.to].setOpacity(0)
            wide = self.change.before.get(cue.to, (start, 0.0))[1]
            own = item.thing.w * self.scene.unit(item)
            item.setZValue(item.zValue() + ABOVE)
            begin = 0.0
            if cue.back:
                begin = FLIP / 2
                self._add(flipping(item, self.scene.bake(cue.back, own / item.thing.w)), 0, FLIP * 1.5)
            if wide:
                self._add(growing(item, min(1.0, wide / own)), begin, MOVE)
            if _apart(start, stop):
                self._add(travelling(item, [start, stop]), begin, MOVE)

    def _leave(self, cue: Cue) -> None:
        """A piece that vanishes goes to a place."""
        goal = self._place(cue.to)
        for key in [cue.at] if cue.at else list(self.change.gone):
            item = self.change.gone.get(key)
            if item is None or goal is None or key in self._left:
                continue
            self._left.add(key)
            item.setZValue(item.zValue() + ABOVE)
            self._add(travelling(item, [item.pos(), goal]), 0, MOVE, Curve.InOutQuad)
            self._add(fading(item, 1.0, 0.0), MOVE * 0.7, MOVE * 0.3)

    # ---- what is seen only now --------------------------------------------------------------------------------------

    def _pass(self, cue: Cue) -> None:
        """A drawing goes from one place to another; a card is turned over first, and looked at."""
        start, goal = self._place(cue.at), self._place(cue.to)
        if start is None or goal is None:
            return
        scene = self.scene
        item = scene.draw(cue.art, start, scene.scale, PASSING)
        self.doomed.append(item)
        begin = 0.0
        if cue.back:
            self._add(flipping(item, scene.bake(cue.back, scene.scale)), 0, FLIP)
            begin = FLIP + LOOK
        points = [start, *self._on_board(cue.way), goal]
        span = self._span(points) if cue.way else MOVE
        self._add(travelling(item, points), begin, span, Curve.InOutQuad)
        self._add(fading(item, 1.0, 0.0), begin + span * 0.75, span * 0.25)

    def _roll(self, cue: Cue) -> None:
        """A die that lies nowhere else rolls beside a thing, and is gone when it has been read."""
        place, number = self._place(cue.at), self._dice
        if place is None:
            return
        self._dice += 1
        scale = self.scene.scale
        die = self.scene.draw(cue.art, place + QPointF((76 + 64 * number) * scale, -32 * scale), scale, PASSING)
        self.doomed.append(die)
        self._add(tumbling(die, number), 0, TUMBLE)
        self._add(fading(die, 1.0, 0.0), TUMBLE, LIFE, Curve.InCubic)

    def _pop(self, cue: Cue) -> None:
        """A piece grows into its place; what vanishes beside it goes into it."""
        item = self.scene.pieces.get(cue.at)
        if item is None:
            return
        for key, gone in self.change.gone.items():
            if key not in self._left and getattr(gone.thing, "spot", "") == getattr(item.thing, "spot", None):
                self._left.add(key)
                self._add(travelling(gone, [gone.pos(), item.pos()]), 0, MOVE * 0.6, Curve.InQuad)
                self._add(fading(gone, 1.0, 0.0), MOVE * 0.4, MOVE * 0.2)
        self._add(growing(item, 0.3), MOVE * 0.35, POP, Curve.OutBack)

    def _gleam(self, cue: Cue) -> None:
        """A gold rim that fades, once everything has arrived."""
        scene, item = self.scene, self.scene.item(cue.at)
        if item is not None:
            art = mark_art(item.thing, "gleam", captioned=bool(item.caption))
            rim = scene.draw(art, item.pos(), scene.unit(item), item.zValue() + 0.6, magnified=item.in_tray)
            self.doomed.append(rim)
            shine = lit(rim.setOpacity)
        else:
            beside = scene.gleam_beside(cue.at)
            if beside is None:
                return
            shine = beside
        self.tracks.append(Track(shine, self._end * self.pace, GLEAM * self.pace, Curve.Linear))

    # ---- where ------------------------------------------------------------------------------------------------------

    def _place(self, key: str) -> QPointF | None:
        """Where something was before, or is now; None if this screen does not show it."""
        if key in self.change.before:
            return self.change.before[key][0]
        item = self.scene.item(key)
        return item.pos() if item is not None else self.scene.beside(key)

    def _on_board(self, way: Sequence[tuple[float, float]]) -> list[QPointF]:
        return [self.scene.board_point(x, y) for x, y in way]

    def _span(self, points: Points) -> float:
        """A long way takes its time."""
        return MOVE * min(3.0, max(1.0, length(points) / self.scene.scale / LONG))


def _apart(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() > 1
