"""The curve of the chances: one line for each player, the turning points on it, and the moment that is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLineF, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from nutdesk.core.game import Player
from nutdesk.desk.coach.luck import OUTLINE, rim
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.plot import bare_plot, plotter
from nutdesk.desk.kit.theme import SEAT_FILL, font, metrics
from nutdesk.desk.kit.tips import draw_number
from nutdesk.desk.kit.widgets import Desk, Panel, draw_focus, draw_icon
from nutdesk.desk.kit.words import percent, tr

if TYPE_CHECKING:
    from nutdesk.desk.coach.analysis import Analysis


class CoachCurve(Panel):
    """Clicking a point, or the arrow keys, choose a moment."""

    chosen = Signal(int)
    """The moment: 0 is the start, n is after the n-th gesture."""

    def __init__(
        self, desk: Desk, players: tuple[Player, ...], analysis: Analysis, stops: list[int], parent: QWidget
    ) -> None:
        super().__init__(desk, parent)
        self.players, self.analysis = players, analysis
        self.stops = sorted({*stops, *(turning.place for turning in analysis.turnings)})
        """The moments that the lines go through."""
        self.at = len(analysis.chances) - 1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.plot: Any = None
        self.discs: list[QGraphicsPixmapItem] = []
        self.build()

    def build(self) -> None:
        """Make the plot in the colours of the theme."""
        pyqtgraph = plotter()
        theme, layout = self.desk.theme, self.desk.layout
        plot = self.plot = bare_plot(self, self.plot)
        rows = self.analysis.chances
        plot.setXRange(0, max(1, len(rows) - 1), padding=0.045)
        plot.setYRange(0, 100, padding=0.06)
        left, bottom = plot.getAxis("left"), plot.getAxis("bottom")
        left.setTicks([[(value, percent(value / 100)) for value in (0, 25, 50, 75, 100)]])
        step = max(1, round((len(rows) - 1) / 7))
        bottom.setTicks([[(0, tr("start")), *((k, str(k)) for k in range(step, len(rows), step))]])
        for axis in (left, bottom):
            axis.setPen(pyqtgraph.mkPen(theme.colour("@line"), width=1))
            axis.setTextPen(theme.colour("@ink2"))
            axis.setStyle(tickFont=font(layout.letters(15), 600), tickLength=0, hideOverlappingLabels=False)
        bottom.setHeight(round(metrics(layout.letters(15), 600).height() + 6))
        left.setWidth(round(metrics(layout.letters(15), 600).horizontalAdvance("100 %") + 14))
        for value in (0, 25, 50, 75, 100):
            line = pyqtgraph.mkPen(theme.colour("@line"), width=2 if value == 0 else 1)
            plot.addItem(pyqtgraph.InfiniteLine(value, angle=0, pen=line), ignoreBounds=True)
        gold = QColor(theme.colour("@gold"))
        gold.setAlphaF(0.45)
        band = pyqtgraph.mkPen(gold, width=max(12, layout.px(26)))
        self.marker = pyqtgraph.InfiniteLine(self.at, angle=90, pen=band)
        plot.addItem(self.marker, ignoreBounds=True)
        self._draw_lines(plot, pyqtgraph)
        plot.scene().sigMouseClicked.connect(self._clicked)
        plot.viewport().installEventFilter(self)
        plot.show()
        self._place()
        self._tell()

    def _draw_lines(self, plot: Any, pyqtgraph: Any) -> None:
        rows, layout = self.analysis.chances, self.desk.layout
        count = len(self.players)
        last = rows[-1]
        for seat in sorted(range(count), key=lambda seat: last[seat]):
            colour = SEAT_FILL[self.players[seat].colour]
            points = [rows[k][seat] * 100 for k in self.stops]
            for ink, width in ((rim(self.desk, self.players[seat].colour), 6.5), (colour, 4.0)):
                pen = pyqtgraph.mkPen(ink, width=max(2.0, width * layout.unit))
                plot.addItem(pyqtgraph.PlotCurveItem(self.stops, points, pen=pen))
            side = layout.letters(24, 16)
            for share in (0.28, 0.66):
                k = round((len(self.stops) - 1) * (share + 0.07 * seat / max(1, count)))
                mark = badge(self.players[seat].colour, side, self.devicePixelRatioF())
                self._stick(plot, mark, self.stops[k], points[k])
        self.discs = []
        for number, turning in enumerate(self.analysis.turnings, 1):
            height = rows[turning.place][turning.seat] * 100
            mark = disc(number, layout.letters(17, 14), self.devicePixelRatioF())
            self.discs.append(self._stick(plot, mark, turning.place, height))
        plot.getPlotItem().getViewBox().sigTransformChanged.connect(self._spread)

    def _spread(self) -> None:
        """A disc that would lie over another moves up or down, no further than it must."""
        box, taken = self.plot.getPlotItem().getViewBox(), list[QPointF]()
        for item in self.discs:
            size, at = item.pixmap().deviceIndependentSize(), box.mapViewToScene(item.pos())
            ways = sorted(range(-40, 41), key=abs)  # in eighths of a disc
            places = (QPointF(at.x(), at.y() + way * size.height() / 8) for way in ways)
            lies = next(place for place in places if all(QLineF(place, one).length() >= size.width() for one in taken))
            taken.append(lies)
            item.setOffset(-size.width() / 2, lies.y() - at.y() - size.height() / 2)

    def _stick(self, plot: Any, pixmap: QPixmap, x: float, y: float) -> QGraphicsPixmapItem:
        """A small picture at a point of the curve, the same size whatever the scale."""
        item = QGraphicsPixmapItem(pixmap)
        item.setFlag(QGraphicsPixmapItem.GraphicsItemFlag.ItemIgnoresTransformations)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setPos(x, y)
        item.setZValue(10)
        plot.addItem(item, ignoreBounds=True)
        return item

    def _clicked(self, event: Any) -> None:
        point = self.plot.getPlotItem().getViewBox().mapSceneToView(event.scenePos())
        self.setFocus()
        self.choose(round(point.x()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The wheel moves the whole screen, also over the curve."""
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False

    def choose(self, at: int) -> None:
        """Look at a moment."""
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
        layout, sheet = self.desk.layout, self.sheet
        legend = layout.px(118)
        self.plot.setGeometry(
            round(sheet.left() + layout.px(8)),
            round(sheet.top() + layout.px(46)),
            max(10, round(sheet.width() - legend - layout.px(8))),
            max(10, round(sheet.height() - layout.px(52))),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        pad = layout.px(18)
        head = QRectF(rect.left() + pad, rect.top() + layout.px(8), rect.width() - 2 * pad, layout.px(36))
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(22), 600, True))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, tr("Chance of winning"))
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(layout.letters(15), 600))
        hint = tr("click a point to see that moment")
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, hint)
        self._paint_legend(painter, rect)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(3, 3, -3, -3), layout.px(16))

    def _paint_legend(self, painter: QPainter, rect: QRectF) -> None:
        """The names at the right, in the order of the end, where their lines end."""
        layout, theme, last = self.desk.layout, self.desk.theme, self.analysis.chances[-1]
        side, gap = layout.px(30), layout.letters(36, 18)
        room = QRectF(self.plot.geometry()).adjusted(0, layout.px(14), 0, -layout.px(40))
        seats = sorted(range(len(self.players)), key=lambda seat: (-last[seat], seat))
        places = [room.bottom() - room.height() * last[seat] for seat in seats]
        for k in range(len(places) - 2, -1, -1):  # from below, no two on each other
            places[k] = min(places[k], places[k + 1] - gap)
        left = room.right() + layout.px(4)
        size = layout.letters(16.5)
        for seat, y in zip(seats, places, strict=True):
            draw_icon(painter, f"badge-{self.players[seat].colour}", QRectF(left, y - side / 2, side, side))
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 700))
            words = rect.right() - layout.px(6) - left - side - 6
            name = metrics(size, 700).elidedText(self.players[seat].name, Qt.TextElideMode.ElideRight, words)
            painter.drawText(QPointF(left + side + 6, y + size * 0.36), name)


def badge(colour: str, side: float, ratio: float) -> QPixmap:
    """A seat's badge as a picture of its own."""
    pixmap = _blank(side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    draw_icon(painter, f"badge-{colour}", QRectF(0, 0, side, side))
    painter.end()
    return pixmap


def disc(number: int, radius: float, ratio: float) -> QPixmap:
    """The number of a turning point."""
    side = 2 * radius + 4
    pixmap = _blank(side, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHints(HINTS)
    painter.setPen(QPen(QColor(OUTLINE), 2))
    draw_number(painter, QPointF(side / 2, side / 2), radius, number)
    painter.end()
    return pixmap


def _blank(side: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
