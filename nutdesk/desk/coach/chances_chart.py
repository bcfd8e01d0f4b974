"""The curve of the chances: one line for each player, the turning points on it, and the chosen moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from nutdesk.core.game import Player
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Label
from nutdesk.desk.coach.cards import head_of
from nutdesk.desk.coach.luck import rim
from nutdesk.desk.kit.panel import DrawnPanel, focus_ring, number_disc, paint_art
from nutdesk.desk.kit.plot import bare_plot, pen, pinned, plotter, write_axis
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, draw_icon
from nutdesk.desk.kit.words import percent, tr

if TYPE_CHECKING:
    from nutdesk.desk.coach.analysis import Analysis


class ChancesChart(DrawnPanel):
    """Clicking a point, or the arrow keys, choose a moment."""

    chosen = Signal(int)
    """The moment: 0 is the start, n is after the n-th gesture."""

    def __init__(
        self, desk: Desk, players: tuple[Player, ...], analysis: Analysis, stops: list[int], parent: QWidget
    ) -> None:
        super().__init__(desk, parent)
        self.players, self.analysis = players, analysis
        self.stops = sorted({*stops, *(turning.place for turning in analysis.turnings)})
        """The moments with a point on the lines."""
        self.at = len(analysis.chances) - 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot: Any = bare_plot(self)
        self.plot.scene().sigMouseClicked.connect(self._clicked)
        self.plot.viewport().installEventFilter(self)
        self.plot.getViewBox().sigTransformChanged.connect(self._spread)
        self.discs: list[QGraphicsPixmapItem] = []
        self.build()

    def pen(self, colour: QColor | str, width: float) -> QPen:
        """A pen with this width in the layout."""
        return pen(colour, width * self.devicePixelRatioF())

    def build(self) -> None:
        """Draw everything in the theme's colours, for the available room."""
        theme, layout, plot = self.desk.theme, self.desk.layout, self.plot
        self._place()
        plot.clear()
        self.discs = []
        quarters = [(value, percent(value / 100)) for value in (0.0, 25.0, 50.0, 75.0, 100.0)]
        last, written = max(1, len(self.analysis.chances) - 1), metrics(layout.letters(15), 600)
        step = max(1, round(last / 7))
        write_axis(self.desk, plot, "left", quarters)
        moments = [(0.0, tr("start")), *((float(k), str(k)) for k in range(step, last + 1, step))]
        write_axis(self.desk, plot, "bottom", moments)
        side, names, low = layout.px(30), round(layout.px(78)), round(written.height() + 6)
        left = round(written.horizontalAdvance("100 %") + 14)
        for axis, room in (("left", left), ("right", names)):
            plot.getAxis(axis).setWidth(room)
        plot.getAxis("bottom").setHeight(low)
        wide = plot.width() - left - names
        self._unit = max(20.0, wide - side * 1.2) / (1.045 * last), max(20.0, plot.height() - low) / 112
        plot.setXRange(-0.045 * last, last + side * 1.2 / self._unit[0], padding=0)
        plot.setYRange(-6, 106, padding=0)
        for value, _ in quarters:
            line = self.pen(theme.colour("@line"), 1 if value else 2)
            plot.addItem(plotter().InfiniteLine(value, angle=0, pen=line))
        gold = self.pen(theme.colour("@gold", 0.45), max(12, layout.px(26)))
        gold.setCapStyle(Qt.PenCapStyle.FlatCap)
        self.marker = plotter().InfiniteLine(self.at, angle=90, pen=gold)
        plot.addItem(self.marker)
        self._draw_lines()
        self._name_lines(side, names)

    def _draw_lines(self) -> None:
        rows, layout = self.analysis.chances, self.desk.layout
        for seat in sorted(range(len(self.players)), key=lambda seat: rows[-1][seat]):
            colour = self.players[seat].colour
            points = [rows[k][seat] * 100 for k in self.stops]
            line, shadow = (
                self.pen(ink, max(2.0, width * layout.unit))
                for ink, width in ((SEAT_FILL[colour], 4.0), (rim(self.desk, colour), 6.5))
            )
            self.plot.addItem(plotter().PlotCurveItem(self.stops, points, pen=line, shadowPen=shadow))
            for share in (0.28, 0.66):
                k = round((len(self.stops) - 1) * (share + 0.07 * seat / len(self.players)))
                self._badge(colour, QPointF(self.stops[k], points[k]), layout.letters(24, 16))
        radius = layout.letters(17, 14)
        for number, turning in enumerate(self.analysis.turnings, 1):

            def draw(painter: QPainter, box: QRectF, number: int = number) -> None:
                paint_art(painter, number_disc(box.center().x(), box.center().y(), radius, number), self.desk)

            at = QPointF(turning.place, rows[turning.place][turning.seat] * 100)
            disc = pinned(at, 2 * radius + 4, self.devicePixelRatioF(), draw)
            self.plot.addItem(disc)
            self.discs.append(disc)

    def _badge(self, colour: str, at: QPointF, side: float) -> None:
        ratio = self.devicePixelRatioF()
        self.plot.addItem(pinned(at, side, ratio, lambda painter, box: draw_icon(painter, f"badge-{colour}", box)))

    def _name_lines(self, side: float, room: float) -> None:
        """Write badges and names at the right, where the lines end, in the order of the final chances."""
        layout, last = self.desk.layout, self.analysis.chances[-1]
        gap, size = layout.letters(36, 18) / self._unit[1], layout.letters(16.5)
        right, lowest, names = self.plot.getViewBox().viewRange()[0][1], -6.0, []
        for seat in sorted(range(len(self.players)), key=lambda seat: (last[seat], -seat)):
            lowest = max(100 * last[seat], lowest)  # from below, no two on each other
            self._badge(self.players[seat].colour, QPointF(right - side / 2 / self._unit[0], lowest), side)
            name = metrics(size, 700).elidedText(self.players[seat].name, Qt.TextElideMode.ElideRight, room - 6)
            names.append((lowest, name))
            lowest += gap
        write_axis(self.desk, self.plot, "right", names, size=16.5, weight=700, colour="@ink")

    def _spread(self) -> None:
        """Move discs up or down just enough that none covers another."""
        box, taken = self.plot.getPlotItem().getViewBox(), list[QPointF]()
        for item in self.discs:
            size, at = item.pixmap().deviceIndependentSize(), box.mapViewToScene(item.pos())
            ways = sorted(range(-40, 41), key=abs)  # in eighths of a disc
            places = (QPointF(at.x(), at.y() + way * size.height() / 8) for way in ways)
            lies = next(place for place in places if all(QLineF(place, one).length() >= size.width() for one in taken))
            taken.append(lies)
            item.setOffset(-size.width() / 2, lies.y() - at.y() - size.height() / 2)

    def _clicked(self, event: Any) -> None:
        point = self.plot.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        self.setFocus()
        self.choose(round(point.x()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel scrolls the whole screen, also over the curve."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False

    def choose(self, at: int) -> None:
        """Choose a moment."""
        at = max(0, min(len(self.analysis.chances) - 1, at))
        if at != self.at:
            self.at = at
            self.marker.setValue(at)
            self._tell()
            self.chosen.emit(at)

    def _tell(self) -> None:
        chances = ", ".join(
            tr("{name} {n} %", name=player.name, n=round(chance * 100))
            for player, chance in zip(self.players, self.analysis.chances[self.at], strict=True)
        )
        where = tr("start") if not self.at else tr("move {n}", n=self.at)
        self.setAccessibleName(tr("Chance of winning; {where}: {chances}", where=where, chances=chances))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -10, Qt.Key.Key_PageDown: 10}
        key = Qt.Key(event.key())
        if key in steps:
            self.choose(self.at + steps[key])
        elif key == Qt.Key.Key_Home:
            self.choose(0)
        elif key == Qt.Key.Key_End:
            self.choose(len(self.analysis.chances) - 1)
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        px, sheet = self.desk.layout.px, self.sheet
        self.plot.setGeometry(sheet.adjusted(px(8), px(46), -px(6), -px(6)).toRect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.build()

    def art(self) -> Art:
        px, rect = self.desk.layout.px, self.sheet
        head = (rect.left() + px(18), rect.top() + px(8), rect.width() - px(36), px(36))
        hint = tr("click a point to see that moment")
        words = Label(hint, *head, self.desk.layout.letters(15), 600, "@ink2", "right")
        ring = focus_ring(rect.adjusted(3, 3, -3, -3), px(16)) if self.hasFocus() else ()
        return head_of(self.desk, rect, tr("Chance of winning")), words, *ring
