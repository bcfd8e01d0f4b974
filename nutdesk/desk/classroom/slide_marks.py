"""What a slide marks on the board: rims, what an answer is worth, paths, and names for the last row."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from nutdesk.core.table import Art, Box, Label, Oval, Poly, Spot, Svg
from nutdesk.desk.classroom.place_labels import INK, PAPER, place_labels
from nutdesk.desk.classroom.slides import Slide
from nutdesk.desk.kit.legibility import legible
from nutdesk.desk.table.overlay import Overlay
from nutdesk.desk.table.scene import LIFT, TableScene, ThingItem
from nutdesk.desk.table.signs import Area, FreeRoom

SLENDER = 90
"""Units: a thing up to this size gets a slender rim."""
GLOWS, NAMES, LEADS, SIGNS = LIFT * 0.7, LIFT * 0.8, LIFT * 0.78, LIFT * 0.85
"""How high they lie."""


class SlideMarks(Overlay):
    """The marks of one slide."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.tags: dict[str, Area] = {}
        """Where the names of places lie that their own labels do not say in large letters."""

    def draw(self, here: Slide | None, letters: int, unit: float) -> None:
        """Draw everything that a slide marks; `letters` are the pixels of a name, `unit` those of a sign's unit."""
        self.clear()
        self.tags = {}
        if here is None:
            return
        for key in here.moved:
            self.ring(key, "hover")
        for key in here.shown:
            item = self.scene.item(key)
            if item is not None:
                self._glow(item)
                if key not in here.verdicts:
                    self.ring(key, _rim(item))
        for key, right in here.verdicts.items():
            self._judge(key, right, here, unit)
        names = dict((*here.labelled, *here.named))
        asked = dict(here.named)
        unsaid = {key: name for key, name in names.items() if not self._says(key, name)}
        room = FreeRoom(self.scene) if unsaid else None
        for key, name in sorted(unsaid.items(), key=lambda named: named[0] not in asked):
            assert room is not None
            self._name(key, name, here, room, letters, must=key in asked)

    def _glow(self, item: ThingItem) -> None:
        """The drawing that belongs to a thing: its path, its range."""
        if item.thing.glow:
            self.lay(item.thing.glow, self.scene.board_point(0, 0), self.scene.scale, GLOWS)

    def _judge(self, key: str, right: bool, here: Slide, unit: float) -> None:
        """A rim, and a hook or a cross at the corner: what an answer is about stays in sight."""
        item = self.scene.item(key)
        if item is None:
            return
        if right:
            self._glow(item)
        self.ring(key, _rim(item) if right else "no")
        if getattr(item.thing, "spot", "") in here.verdicts:
            return  # its place has a sign
        half = QPointF(item.thing.w, -item.thing.h) * (self.scene.unit(item) / 2)
        corner = half * (0.86 if isinstance(item.thing, Spot) and item.thing.shape != "box" else 1.0)
        colour = self.scene.style_.theme.roles["go" if right else "no"]
        sign: Art = (
            Box(-32, -32, 64, 64, 32, "#FFFFFF", INK, 4),
            Svg("ui-ok" if right else "ui-no", -23, -23, 46, 46, colour),
        )
        self.lay(sign, item.pos() + corner, unit, SIGNS)

    # ---- names ----------------------------------------------------------------------------------------------------

    def _says(self, key: str, name: str) -> bool:
        """Whether a place says its own name in large letters, or its number: 'Cache 7' is found by its 7."""
        scene, number = self.scene, name.rsplit(maxsplit=1)[-1]
        item = scene.item(key)
        if item is None:
            return True  # nothing to name
        lying = (piece.thing for piece in scene.pieces.values() if getattr(piece.thing, "spot", "") == key)
        arts = (art for thing in (item.thing, *lying) for art in (thing.art, getattr(thing, "badge", ())))
        told = (
            scene.style_.words(layer.text)
            for art in arts
            for layer in legible(art, scene.style_, scene.scale)
            if isinstance(layer, Label)
        )
        return any(name in words or words == number for words in told)

    def _name(self, key: str, name: str, here: Slide, room: FreeRoom, letters: int, *, must: bool) -> None:
        """Write the name of a place on it where that covers nothing; if it must be seen, beside it with a line."""
        item = self.scene.item(key)
        assert item is not None
        foot = item.pos() + QPointF(0, item.thing.h * 0.2 * self.scene.scale)  # where a tile has its name
        lit = (self.scene.item(other) for other in (*here.shown, *here.verdicts) if other != key)
        taken = [*self.tags.values(), *(room.of(other) for other in lit if other is not None)]
        ways = list(place_labels(name, letters))
        for label in ways:
            place = room.home_of(item, foot, (label.wide, label.high), taken)
            if place is not None:
                break
        else:
            if not must:
                return
            label = ways[0]
            place = room.name_beside(item, foot, (label.wide, label.high), taken)
            self._lead(item, place, letters / 5)
        self.tags[key] = place
        self.lay(label.art, place.middle, 1.0, NAMES)

    def _lead(self, item: ThingItem, name: Area, thick: float) -> None:
        """A line from a name that had to go elsewhere to its place."""
        at, away = item.pos(), name.middle - item.pos()
        half = QPointF(item.thing.w, item.thing.h) * (self.scene.scale / 2)
        inside = 0.8 * min(half.x() / max(1.0, abs(away.x())), half.y() / max(1.0, abs(away.y())), 1.0)
        end = at + away * inside  # just within the edge: the middle is to be seen
        line, dot = ((name.middle.x(), name.middle.y()), (end.x(), end.y())), thick * 1.6
        art: Art = (
            Poly(line, line=INK, width=thick * 1.8, closed=False),
            Poly(line, line=PAPER, width=thick, closed=False),
            Oval(end.x() - dot, end.y() - dot, 2 * dot, 2 * dot, PAPER, INK, thick / 2),
        )
        self.lay(art, QPointF(0, 0), 1.0, LEADS)


def _rim(item: ThingItem) -> str:
    """A rim that suits the size of a thing, so that those of pieces side by side can be told apart."""
    return "shown" if min(item.thing.w, item.thing.h) > SLENDER else "shown small"


__all__ = ["SlideMarks"]
