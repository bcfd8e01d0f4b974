"""The strip of a timeline: every move of a game as a bead, with turns, barriers, names and other lines."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from nutdesk.core.match import Entry, SeatChange
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label, Layer, Poly, Svg
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.panel import disc, focus_ring, icon_in, on_line, paint_art, sides
from nutdesk.desk.kit.plain import show_tip
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import language, tr, tr_count
from nutdesk.desk.table.move_tree import MoveDot, MoveTree, lay_out
from nutdesk.desk.table.seat_change import sign_of, told_change
from nutdesk.desk.table.session import Session

NEAREST, WIDEST = 13.0, 40.0
"""The least and the most pixels between two beads, in the smallest window."""
LANES = 4
"""The most rows shown at once; the wheel scrolls to the others."""
STEPS = 16
"""Straight pieces of a way from lane to lane."""


class MoveStrip(QWidget):
    """The strip of beads."""

    chosen = Signal(object)
    """An Entry that somebody wants to look at."""
    written = Signal(object)
    """An Entry that somebody wants to write about."""

    def __init__(self, desk: Desk, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.session = desk, session
        self._turns: dict[int, tuple[int, int]] = {}
        self.lanes: MoveTree = lay_out(session.history, self._turns)
        self.changes = self._find_changes()
        """The seats that changed hands after an entry of the main line, by its number."""
        self.here = session.match.current
        self._offset = 0.0
        """Pixels scrolled to the left."""
        self._above = 0
        """Rows scrolled away at the top."""
        self._dragged: list[MoveDot] | None = None
        self._drawing = 0
        """Counts up whenever the beads have changed."""
        self._baked = QPixmap()
        self._baked_for: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    # ---- what there is --------------------------------------------------------------------------------------------

    def survey(self) -> None:
        """Lay the beads out again, as something was played or written, or the viewer has changed."""
        history = self.session.history
        self.lanes = lay_out(history, self._turns)
        self.changes = self._find_changes()
        self.here, self._dragged = history.nearest(self.here), None
        self._drawing += 1
        self._above = min(self._above, max(0, self.lanes.depth - LANES))
        self.update()

    def _find_changes(self) -> dict[int, list[SeatChange]]:
        match = self.session.match
        return match.changes_along((match.root, *self.session.history.trunk()))

    def look(self, entry: Entry) -> None:
        """Show which entry is looked at, and scroll to it."""
        self.here = entry
        move_dot = self.lanes.move_dot(entry)
        x, margin = self._column(move_dot.column), self.step * 3
        self._offset += min(0.0, x - margin) + max(0.0, x + margin - self.width())
        self._offset = min(max(0.0, self._offset), max(0.0, self._length - self.width()))
        self._above = min(max(self._above, move_dot.lane - LANES + 1), move_dot.lane)
        self.update()

    @property
    def step(self) -> float:
        """Pixels from one bead to the next."""
        unit = max(1.0, self.desk.layout.unit)
        room = (self.width() - 2 * self._edge) / max(1, self.lanes.columns - 1)
        return min(max(room, NEAREST * unit), WIDEST * unit)

    @property
    def _edge(self) -> float:
        return self.desk.layout.px(30)

    @property
    def _length(self) -> float:
        return 2 * self._edge + self.step * (self.lanes.columns - 1)

    def _column(self, column: int) -> float:
        return self._edge + column * self.step - self._offset

    @property
    def row(self) -> float:
        """Pixels from one lane to the next."""
        return max(24.0, self.desk.layout.px(32))

    @property
    def head(self) -> float:
        """Pixels above the first lane: turns and names."""
        return self.desk.layout.letters(15) * 2.75 + self.row * 0.5

    def wanted_height(self) -> float:
        return self.head + self.row * (min(LANES, self.lanes.depth) - 0.5) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.look(self.here)

    def place(self, entry: Entry) -> QPointF:
        """Where the bead of an entry is."""
        move_dot = self.lanes.move_dot(entry)
        return QPointF(self._column(move_dot.column), self.head + (move_dot.lane - self._above) * self.row)

    def nearest(self, at: QPointF, among: list[MoveDot] | None = None) -> Entry:
        """The entry whose bead is nearest to a point."""
        move_dots = among or [
            move_dot for move_dot in self.lanes.move_dots.values() if 0 <= move_dot.lane - self._above < LANES
        ]

        def far(move_dot: MoveDot) -> float:
            place = self.place(move_dot.entry)
            # A row is a wide target, so that one can drag along it without a steady hand.
            return abs(place.x() - at.x()) + 3 * abs(place.y() - at.y())

        return min(move_dots, key=far).entry

    # ---- painting -------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the beads from a cache, and the current entry on top, so that a step is cheap."""
        ratio, theme = self.devicePixelRatioF(), self.desk.theme.name
        look = (self.size().toTuple(), ratio, theme, language())
        key = (*look, self._offset, self._above, self._drawing, self._line()[-1:])
        if key != self._baked_for:
            self._baked_for = key
            self._baked = QPixmap(self.size() * ratio)
            self._baked.setDevicePixelRatio(ratio)
            self._baked.fill(Qt.GlobalColor.transparent)
            self._bake(QPainter(self._baked))
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.drawPixmap(0, 0, self._baked)
        paint_art(painter, self._mark(), self.desk)
        painter.end()

    def _bake(self, painter: QPainter) -> None:
        painter.setRenderHints(HINTS)
        shown = [
            move_dot
            for move_dot in self.lanes.move_dots.values()
            if -self.step < self._column(move_dot.column) < self.width() + self.step
            and -1 <= move_dot.lane - self._above <= LANES
        ]
        paint_art(painter, self._ribbon(), self.desk)
        painter.setClipRect(QRectF(0, self.head - self.row * 0.55, self.width(), self.height()))
        move_dots = [layer for move_dot in shown for layer in self._bead(move_dot)]
        paint_art(painter, (*(way for move_dot in shown for way in self._way(move_dot)), *move_dots), self.desk)
        painter.setClipping(False)
        taken = [layer for dot in shown if dot.lane >= self._above for layer in self._taken(dot.entry)]
        paint_art(painter, (*self._flags(shown), *taken, *self._more()), self.desk)
        painter.end()

    def _more(self) -> Art:
        """How many lines are out of sight below."""
        layout, hidden = self.desk.layout, self.lanes.depth - LANES - self._above
        if hidden <= 0:
            return ()
        size, text = layout.letters(14), tr_count(hidden, "{n} more line below", "{n} more lines below")
        high = metrics(size, 600).height()
        box = (0, self.height() - 2 - high, self.width() - layout.px(8), high)
        return (Label(text, *box, size, 600, "@ink2", "right"),)

    def _ribbon(self) -> Art:
        """Above the lane that is looked at: whose turn it was."""
        layout, cast = self.desk.layout, self.session.match.cast
        line = [self.session.match.root, *self._line()]
        high, art = layout.letters(15) * 1.15, list[Layer]()
        first = 0
        for k in range(1, len(line) + 1):
            if k < len(line) and not self.lanes.move_dot(line[k]).turn:
                continue
            if k - 1 >= 1 and first >= 1:
                who = self._turns.get(line[first - 1].number, (-1, 0))[0]
                left = self._column(self.lanes.move_dot(line[first]).column) - self.step * 0.46
                right = self._column(self.lanes.move_dot(line[k - 1]).column) + self.step * 0.46
                if 0 <= who < len(cast) and right > 0 and left < self.width():
                    colour = cast[who].colour
                    art.append(Box(left, 1, right - left, high, high / 2, SEAT_FILL[colour], "#2F1F14", 1.2))
                    if right - left >= high:
                        art.append(Svg(f"badge-{colour}", left + 1, 2, high - 2, high - 2))
            first = k
        return tuple(art)

    def _line(self) -> list[Entry]:
        """The line that is looked at: up to the entry, and on along its row."""
        lane = self.lanes.lane(self.here)
        after = [move_dot.entry for move_dot in lane if move_dot.column > self.lanes.move_dot(self.here).column]
        return [*self.session.match.line(self.here), *after]

    def line(self) -> list[Entry]:
        """All entries that stepping goes through, the start first."""
        return [self.session.match.root, *self._line()]

    def _way(self, move_dot: MoveDot) -> Art:
        """From the bead before to this one."""
        before = move_dot.entry.parent
        if before is None:
            return ()
        a, b = self.place(before), self.place(move_dot.entry)
        path = QPainterPath(a)
        if a.y() == b.y():
            path.lineTo(b)
        else:
            middle = min(a.x() + self.step * 0.5, b.x())
            path.cubicTo(QPointF(middle, a.y()), QPointF(a.x(), b.y()), QPointF(b.x(), b.y()))
        wide = max(3.0, self.desk.layout.px(4))
        points = tuple((at.x(), at.y()) for at in (path.pointAtPercent(k / STEPS) for k in range(STEPS + 1)))
        return (Poly(points, "", "@ink2", wide, closed=False),)

    def _bead(self, move_dot: MoveDot) -> Art:
        match, entry, at = self.session.match, move_dot.entry, self.place(move_dot.entry)
        radius = self._radius
        seated = 0 <= entry.seat < len(match.cast)
        fill = SEAT_FILL[match.cast[entry.seat].colour] if seated else "@panel2"
        edge = "#2F1F14" if self.desk.theme.name != "dark" else "#0F0A06"
        if entry.parent is None:
            box = (at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
            return Box(*box, 0, fill, edge, 1.6), *self._note(entry)
        art: Art = (disc(at.x(), at.y(), radius, fill, edge, 1.6),)
        if match.barred(entry):
            side = min(self.step * 1.1, self.row * 0.62)
            gate = QRectF(at.x() + self.step / 2 - side / 2, at.y() - side / 2, side, side)
            plate = Box(*sides(gate.adjusted(side * 0.2, 0, -side * 0.2, 0)), fill="@bar")
            art += (plate, icon_in("ui-barrier", gate, "@no"))
        return art + self._note(entry)

    @property
    def _radius(self) -> float:
        return min(self.step * 0.36, self.row * 0.3)

    def _taken(self, entry: Entry) -> Art:
        """Above a bead: who plays a seat from here on."""
        found = self.changes.get(entry.number, ())
        at, side = self.place(entry), min(self.step, self.row * 0.8)
        box = QRectF(at.x() - side / 2, at.y() - self._radius - 6 - side, side, side)
        return (icon_in(sign_of(found[-1]), box),) if found else ()

    def _note(self, entry: Entry) -> Art:
        """A dot on a bead: somebody wrote about it."""
        if not entry.note:
            return ()
        at, far = self.place(entry), self._radius * 0.9
        return (disc(at.x() + far, at.y() + far, max(9.0, self._radius) * 0.45, "@go", "@bar", 1),)

    def _flags(self, shown: list[MoveDot]) -> Art:
        """The names that were given, as far as there is room."""
        layout, art = self.desk.layout, list[Layer]()
        size = layout.letters(14)
        named = sorted(
            (move_dot for move_dot in shown if move_dot.entry.name),
            key=lambda move_dot: (move_dot.lane, move_dot.column),
        )
        for k, move_dot in enumerate(named):
            at = self.place(move_dot.entry)
            if move_dot.lane != self.lanes.move_dot(self.here).lane and move_dot.lane > 0:
                continue
            following = next((b for b in named[k + 1 :] if b.lane == move_dot.lane), None)
            room = (self.place(following.entry).x() if following else self.width()) - at.x() - 8
            top = (layout.letters(15) * 1.2 + 2) if move_dot.lane == 0 else at.y() - self.row * 0.5 - size * 0.4
            art.append(Poly(((at.x(), top), (at.x(), at.y() - self.row * 0.3)), "", "@go", closed=False))
            if metrics(size, 700).horizontalAdvance(move_dot.entry.name[:1] + "…") <= room:
                box = on_line(at.x() + 4, top + size * 0.95, room, size, 700)
                art.append(Label(move_dot.entry.name, *box, size, 700, "@go", elide=True))
        return tuple(art)

    def _mark(self) -> Art:
        """Where one looks, and where the game is."""
        at, radius = self.place(self.here), self._radius + 4
        art = [
            disc(at.x(), at.y(), radius, "", "@gold", 4),
            disc(at.x(), at.y(), radius + 2.5, "", "@ink", 2),
        ]
        now = self.session.match.current
        if now is not self.here and now.number in self.lanes.move_dots:
            place = self.place(now)
            art.append(attrs.evolve(disc(place.x(), place.y(), radius, "", "@ink", 2), dash=(2, 1)))
        if not self.hasFocus():
            return tuple(art)
        ring = QRectF(at.x() - radius - 2, at.y() - radius - 2, 2 * radius + 4, 2 * radius + 4)
        return *art, *focus_ring(ring, 20)

    # ---- hands ----------------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            entry = self.nearest(event.position())
            self._dragged = self.lanes.lane(entry)
            self.chosen.emit(entry)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._dragged is None:
            return
        # Past the end of the strip the beads scroll along.
        x = event.position().x()
        if x < 0 or x > self.width():
            self._offset = min(
                max(0.0, self._offset + (x if x < 0 else x - self.width()) * 0.25),
                max(0.0, self._length - self.width()),
            )
        entry = self.nearest(event.position(), self._dragged)
        if entry is not self.here:
            self.chosen.emit(entry)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._dragged = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._dragged = None
        self.written.emit(self.nearest(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier or self.lanes.depth <= LANES:
            along = delta.y() or delta.x()
            self._offset = min(max(0.0, self._offset - along * 0.5), max(0.0, self._length - self.width()))
        else:
            self._above = min(max(0, self._above - (1 if delta.y() > 0 else -1)), self.lanes.depth - LANES)
        self.update()
        event.accept()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            entry = self.nearest(QPointF(event.pos()))
            show_tip(event.globalPos(), self.describe(entry), self)
            return True
        return bool(super().event(event))

    def describe(self, entry: Entry) -> str:
        """A moment in words: its number, what happened, its name and its note."""
        what = tr("The game begins") if entry.parent is None else self.session.headline(entry)
        rows = [tr("Move {n}: {what}", n=entry.depth, what=what)]
        if entry.variation:
            rows.append(tr("A trial begins here"))
        if barrier := self.session.match.barred(entry):
            rows.append(tr("{barrier}: no undo past here", barrier=self.session.words(barrier)))
        rows += map(told_change, self.changes.get(entry.number, ()))
        rows += [part for part in (entry.name, entry.note) if part]
        if entry.hints:
            rows.append(tr_count(entry.hints, "{n} hint asked for", "{n} hints asked for"))
        return "\n".join(rows)
