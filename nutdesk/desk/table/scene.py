"""The table on a graphics scene: one item per spot and piece.

Items are placed in window pixels, so that drawing one is copying a pixmap.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from math import inf

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QToolTip

from nutdesk.core.table import Art, Group, Label, Piece, Point, Spot, Table
from nutdesk.desk.kit.art import OVEN, Baked, Style
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.marks import Thing
from nutdesk.desk.kit.motion import Motion
from nutdesk.desk.table.choreography import MOVE, Change, Choreography
from nutdesk.desk.table.hand import ORDER, lay_out, words_in_sight

_NO_BUTTON = Qt.MouseButton.NoButton

PALE = 0.45
"""How strongly a piece is shown that only keeps its place."""
LIFT = 1_000_000.0
"""Above everything on the table."""


class ThingItem(QGraphicsPixmapItem):
    """A spot or a piece as it is drawn now."""

    def __init__(self, thing: Thing, in_tray: bool) -> None:
        super().__init__()
        self.thing = thing
        self.in_tray = in_tray
        self.veiled = False
        self.rest = 0.0
        """Its order while it does not move."""
        self.caption = ""
        self.seen = inf
        """Units that are visible from its left edge, in a hand where the next piece covers the rest."""
        self.badge: QGraphicsPixmapItem | None = None
        self.at_x = self.at_y = 0.0
        """Its position, which is needed at every step of a drag for every thing on the table."""
        self.setAcceptedMouseButtons(_NO_BUTTON)

    def setPos(self, place: QPointF) -> None:  # type: ignore[override]
        self.at_x, self.at_y = place.x(), place.y()
        super().setPos(place)

    def settle(self) -> None:
        """As strong as it is while nobody holds it."""
        self.setOpacity(PALE if isinstance(self.thing, Piece) and self.thing.waits else 1)

    def art(self) -> Art:
        thing = self.thing
        if self.caption:
            return (
                *thing.art,
                Label(self.caption, -80, thing.h / 2 + 2, 160, 22, 15, 600, "@ink", "centre", shrink=True),
            )
        return thing.art


class TableScene(QGraphicsScene):
    """What one viewer sees. A scene always belongs to the same viewer: two windows have two scenes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.oven = OVEN
        self.motion = Motion(self)
        self.motion.finished.connect(self._settle_order)
        self.style_ = Style()
        self.layout_ = Layout(1920, 1080)
        self.ratio = 1.0
        self.table: Table | None = None
        self.scale = 1.0
        """Pixels per unit on the board."""
        self._corner = (0.0, 0.0)
        self.zoom = 1.0
        self.pan = QPointF(0, 0)
        self.tray_left = self.tray_right = 0.0
        """Room that the head and the buttons take at the ends of the tray, in pixels."""
        self._backdrop = QGraphicsPixmapItem()
        self._backdrop.setZValue(-LIFT)
        self.addItem(self._backdrop)
        self._painted: QGraphicsPixmapItem | None = None
        """What the table has painted on its backdrop."""
        self.spots: dict[str, ThingItem] = {}
        self.pieces: dict[str, ThingItem] = {}
        self._titles: list[QGraphicsPixmapItem] = []
        self._lit: frozenset[str] | None = None
        self.dims = False
        """Whether the table's background is dimmed too while something is highlighted, as on a projector."""
        self.tray_top = 0.0
        self._hand_away = False
        """Whether something lies on the tray: a hand below it is not seen, not even the heads of tall cards."""
        self.rolled = False
        """Whether dice were thrown for the table that is shown."""
        self.arrival = 0
        """Milliseconds until everything has arrived where it goes."""
        self.beside: Callable[[str], QPointF | None] = lambda _key: None
        """Where something that is not on the table is: a player's card, the hand."""
        self.gleam_beside: Callable[[str], Callable[[float], None] | None] = lambda _key: None
        """What makes a rim gleam around something that is not on the table."""

    # ---- measures -------------------------------------------------------------------------------------------------

    def measure(self) -> None:
        """Update the measures of the board, which change with the window, the zoom and the table's size."""
        if self.table is None:
            return
        room = self.layout_.board
        fit = min(room.width() / self.table.width, room.height() / self.table.height)
        self.scale = max(0.05, fit) * self.zoom
        middle = room.center() + self.pan * self.zoom
        self._corner = (
            middle.x() - self.table.width / 2 * self.scale,
            middle.y() - self.table.height / 2 * self.scale,
        )

    def board_point(self, x: float, y: float) -> QPointF:
        """The position in the scene of a point on the board."""
        return QPointF(self._corner[0] + x * self.scale, self._corner[1] + y * self.scale)

    def snap(self, point: QPointF) -> QPointF:
        """The nearest whole device pixel, where a pixmap is copied without blurring."""
        return QPointF(round(point.x() * self.ratio) / self.ratio, round(point.y() * self.ratio) / self.ratio)

    def unit(self, item: ThingItem) -> float:
        return self.layout_.unit if item.in_tray else self.scale

    # ---- showing --------------------------------------------------------------------------------------------------

    def arrange(self, layout: Layout, ratio: float) -> None:
        """Adjust to a window size."""
        if (layout, ratio) != (self.layout_, self.ratio):
            self.layout_, self.ratio = layout, ratio
            self.setSceneRect(QRectF(0, 0, layout.width, layout.height - layout.bar))
            self.redraw()

    def restyle(self, style: Style) -> None:
        if style != self.style_ or style.theme is not self.style_.theme:
            self.style_ = style
            self.redraw()

    def redraw(self) -> None:
        """Draw and place everything again, without motion."""
        self.motion.end()
        if self.table is None:
            return
        self.measure()
        self._bake_backdrop()
        self._bake_paint()
        for item in (*self.spots.values(), *self.pieces.values()):
            self._dress(item)
        self._place_tray(self.table.hand)
        for item in self.spots.values():
            self._put_spot(item)
        for item in self.pieces.values():
            if not item.in_tray:
                item.setPos(self._home(item.thing))

    def show_table(self, table: Table, milliseconds: int = 0, comes_from: dict[str, QPointF] | None = None) -> None:
        """Show a table; what has moved travels for so many milliseconds.

        `comes_from` gives the starting points of pieces that were dropped, or that are new.
        """
        self.motion.end()
        QToolTip.hideText()  # it may speak of what is gone, or of what the next player must not know
        old, self.table = self.table, table
        self.measure()
        if old is None or old.backdrop != table.backdrop or (old.width, old.height) != (table.width, table.height):
            self._bake_backdrop()
        if old is None or old.painted != table.painted:
            self._bake_paint()
        self._show_spots(table.spots)
        tray_ids = {piece.id for group in table.hand for piece in group.pieces}
        wanted = {piece.id: piece for piece in table.pieces}
        wanted.update({piece.id: piece for group in table.hand for piece in group.pieces})
        before = {key: (item.pos(), item.thing.w * self.unit(item)) for key, item in self.pieces.items()}
        kept, vanished = self._follow(wanted)
        starts: dict[str, QPointF] = {}
        fresh: list[str] = []
        rolled: list[ThingItem] = []
        self.pieces = {}
        for number, (key, piece) in enumerate(wanted.items()):
            item = kept.get(key)
            if item is None:
                item = ThingItem(piece, key in tray_ids)
                self.addItem(item)
                fresh.append(key)
                self._dress(item)
            else:
                starts[key] = item.pos()
                if isinstance(item.thing, Piece) and item.thing.tumble != piece.tumble:
                    rolled.append(item)
                changed = item.thing.art != piece.art or item.in_tray != (key in tray_ids)
                item.thing, item.in_tray = piece, key in tray_ids
                if changed:
                    item.caption, item.seen = "", inf
                    self._dress(item)
            # Of two with the same order the later one is on top, in painting and in finding.
            item.rest = (ORDER if item.in_tray else 0) + piece.order + number * 1e-6
            item.setZValue(item.rest)
            item.setRotation(piece.angle)
            item.settle()
            item.setVisible(not (item.in_tray and self._hand_away))
            if not item.in_tray:
                item.setPos(self._home(piece))
            self.pieces[key] = item
        self._place_tray(table.hand)
        self._relight()
        self.rolled, self.arrival = bool(rolled), 0
        if old is None or milliseconds <= 0:
            for item in vanished:
                self.removeItem(item)
            self.motion.start(())
            return
        gone = {item.thing.id: item for item in vanished}
        change = Change(starts, before, gone, tuple(fresh), tuple(rolled), comes_from or {})
        seen = Choreography(self, change, milliseconds / MOVE).plan()
        self.arrival = round(seen.arrival)
        self.motion.start(seen.tracks, seen.doomed)

    def put_hand_away(self, away: bool) -> None:
        """Show no hand while something else lies on the tray."""
        if away != self._hand_away:
            self._hand_away = away
            for item in self.pieces.values():
                item.setVisible(not (item.in_tray and away))

    def between(self, way: tuple[Point, ...], start: QPointF, stop: QPointF) -> list[QPointF]:
        """The points of a piece's way that lie between where it is and where it goes."""
        if not way:
            return []
        points = [self.board_point(x, y) for x, y in way]
        near = [min(range(len(points)), key=lambda k: (points[k] - end).manhattanLength()) for end in (start, stop)]
        return points[near[0] : near[1] + 1]

    def _settle_order(self) -> None:
        for item in self.pieces.values():
            item.setZValue(item.rest)

    def _follow(self, wanted: dict[str, Piece]) -> tuple[dict[str, ThingItem], list[ThingItem]]:
        """Decide which item becomes which piece; of identical things, those that stay put come first."""
        left = dict(self.pieces)
        kept: dict[str, ThingItem] = {}
        for key, piece in wanted.items():
            item = left.get(key)
            if item is not None and isinstance(item.thing, Piece) and _like(item.thing) == _like(piece):
                kept[key] = left.pop(key)
        loose: dict[str, list[ThingItem]] = defaultdict(list)
        for item in left.values():
            assert isinstance(item.thing, Piece)
            if item.thing.like:
                loose[item.thing.like].append(item)
        vanished = set(left.values())
        for key, piece in wanted.items():
            if key not in kept and piece.like and loose[piece.like]:
                item = loose[piece.like].pop()
                kept[key] = item
                vanished.discard(item)
        return kept, sorted(vanished, key=lambda item: item.thing.id)

    def _show_spots(self, spots: Iterable[Spot]) -> None:
        wanted = {spot.id: spot for spot in spots}
        for key in [key for key in self.spots if key not in wanted]:
            gone = self.spots.pop(key)
            self.removeItem(gone)
            if gone.badge is not None:
                self.removeItem(gone.badge)
        for key, spot in wanted.items():
            item = self.spots.get(key)
            if item is None:
                item = self.spots[key] = ThingItem(spot, False)
                self.addItem(item)
                self._dress(item)
            else:
                old, item.thing = item.thing, spot
                if old.art != spot.art or getattr(old, "badge", ()) != spot.badge:
                    self._dress(item)
            item.setZValue(spot.order)
            self._put_spot(item)

    def _put_spot(self, item: ThingItem) -> None:
        item.setPos(self._home(item.thing))
        if item.badge is not None:
            item.badge.setPos(item.pos())
            item.badge.setZValue(item.thing.order + 0.7)

    def _home(self, thing: Thing) -> QPointF:
        return self.snap(self.board_point(thing.x, thing.y))

    def bake(self, art: Art, unit: float, *, magnified: bool = False, veiled: bool = False) -> Baked:
        """A rendered drawing; text grows where it can, and in the tray everything grows with it."""
        layout = self.layout_
        if magnified:
            return self.oven.bake(art, self.style_, unit, self.ratio, veiled=veiled, magnified=layout.magnified)
        return self.oven.bake(art, self.style_, unit, self.ratio, veiled=veiled, text=layout.text)

    def _dress(self, item: ThingItem) -> None:
        self._dress_badge(item)
        art = item.art()
        if not art:
            item.setPixmap(QPixmap())  # it may have looked like something before
            return
        unit = self.unit(item)
        if item.seen < item.thing.w:
            edge = item.seen - item.thing.w / 2
            art = words_in_sight(art, edge)
        baked = self.bake(art, unit, magnified=item.in_tray, veiled=item.veiled)
        item.setPixmap(baked.pixmap)
        item.setOffset(baked.corner)

    def _dress_badge(self, item: ThingItem) -> None:
        art = item.thing.badge if isinstance(item.thing, Spot) else ()
        if not art:
            if item.badge is not None:
                self.removeItem(item.badge)
                item.badge = None
            return
        if item.badge is None:
            item.badge = QGraphicsPixmapItem()
            self.addItem(item.badge)
        baked = self.bake(art, self.scale, veiled=self.dims and item.veiled)
        item.badge.setPixmap(baked.pixmap)
        item.badge.setOffset(baked.corner)

    def _bake_backdrop(self) -> None:
        assert self.table is not None
        baked = self.bake(self.table.backdrop, self.scale, veiled=self._dimmed)
        self._backdrop.setPixmap(baked.pixmap)
        self._backdrop.setOffset(baked.corner)
        self._backdrop.setPos(self.snap(self.board_point(0, 0)))

    def _bake_paint(self) -> None:
        assert self.table is not None
        if self._painted is not None:
            self.removeItem(self._painted)
            self._painted = None
        if self.table.painted:
            self._painted = self.draw(
                self.table.painted, self.board_point(0, 0), self.scale, -LIFT / 2, veiled=self._dimmed
            )

    # ---- the tray -------------------------------------------------------------------------------------------------

    def _place_tray(self, groups: tuple[Group, ...]) -> None:
        for item in self._titles:
            self.removeItem(item)
        self._titles = []
        layout = self.layout_
        self.tray_top = layout.height - layout.bar - layout.tray
        places, titles = lay_out(groups, layout, self.style_, self.tray_left, self.tray_right)
        for key, place in places.items():
            piece = self.pieces[key]
            if (piece.caption, piece.seen) != (place.caption, place.seen):
                piece.caption, piece.seen = place.caption, place.seen
                self._dress(piece)
            piece.setPos(self.snap(QPointF(place.x, place.y)))
            piece.rest = place.order
            piece.setZValue(place.order)
        for title in titles:
            art = title.art(self.style_, layout)
            item = self.draw(art, QPointF(title.x, title.y), layout.unit, ORDER, magnified=True)
            self._titles.append(item)

    def title_boxes(self) -> list[QRectF]:
        """Where the titles of the groups in the tray are."""
        return [title.sceneBoundingRect() for title in self._titles]

    def draw(
        self, art: Art, at: QPointF, unit: float, order: float, *, veiled: bool = False, magnified: bool = False
    ) -> QGraphicsPixmapItem:
        """Show a drawing that is not part of the table; the caller removes it again."""
        item = QGraphicsPixmapItem()
        item.setAcceptedMouseButtons(_NO_BUTTON)
        baked = self.bake(art, unit, magnified=magnified, veiled=veiled)
        item.setPixmap(baked.pixmap)
        item.setOffset(baked.corner)
        item.setPos(self.snap(at))
        item.setZValue(order)
        self.addItem(item)
        return item

    # ---- light -------------------------------------------------------------------------------------------------

    def light(self, lit: Iterable[str] | None) -> None:
        """Dim everything on the board except these things; None ends it."""
        before = self._dimmed
        self._lit = None if lit is None else frozenset(lit)
        if self._dimmed != before and self.table is not None:
            self._bake_backdrop()
            self._bake_paint()
        self._relight()

    @property
    def _dimmed(self) -> bool:
        return self.dims and self._lit is not None

    def _relight(self) -> None:
        for item in (*self.spots.values(), *self.pieces.values()):
            thing = item.thing
            lit = self._lit is None or item.in_tray or thing.id in self._lit
            if not lit and isinstance(thing, Piece) and self._lit is not None:
                lit = thing.spot in self._lit
            if item.veiled == lit:
                item.veiled = not lit
                self._dress(item)

    def item(self, key: str) -> ThingItem | None:
        return self.pieces.get(key) or self.spots.get(key)

    # ---- finding --------------------------------------------------------------------------------------------------

    def things_at(self, point: QPointF, *, beside: bool = True) -> list[Thing]:
        """Everything under a point, topmost first; then small things so near that they may be meant."""
        hits: list[tuple[float, Thing]] = []
        near: list[tuple[float, Thing]] = []
        x, y, reach = point.x(), point.y(), self.layout_.target / 2 if beside else 0.0
        in_tray = y >= self.tray_top
        tray_unit, board_unit = self.layout_.unit, self.scale
        for item in (*self.pieces.values(), *self.spots.values()):
            if in_tray and not item.in_tray:
                continue  # a zoomed board goes on under the tray
            thing, unit = item.thing, tray_unit if item.in_tray else board_unit
            far = abs(x - item.at_x)
            dx = far / unit
            if dx > thing.w / 2:
                if far > reach:
                    continue
            else:
                high = thing.h / 2
                if isinstance(thing, Spot) and thing.shape == "hex":
                    high -= dx * thing.h / (2 * thing.w)  # the slope from the corner on top to the one at the side
                if abs(y - item.at_y) / unit <= high and item.isVisible():
                    hits.append((item.zValue(), thing))
                    continue
            away = max(far, abs(y - item.at_y))
            if away <= reach and not item.in_tray and min(thing.w, thing.h) * unit < 2 * reach and item.isVisible():
                near.append((away, thing))
        hits.sort(key=lambda hit: -hit[0])
        near.sort(key=lambda hit: hit[0])
        return [thing for _, thing in (*hits, *near)]

    def spots_at(self, point: QPointF) -> list[str]:
        """Ids that can be dropped on at a point: pieces, their spots, spots, the hand; topmost first."""
        found: list[str] = []
        for thing in self.things_at(point):
            for key in (thing.id, thing.spot if isinstance(thing, Piece) else thing.id):
                if key not in found:
                    found.append(key)
        if point.y() >= self.tray_top and "hand" not in found:
            found.append("hand")
        return found


def _like(piece: Piece) -> str:
    return piece.like or piece.id
