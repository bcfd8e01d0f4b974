"""What charts are made of: pyqtgraph items in the colours and fonts of the desk."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QWidget

from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.theme import font
from nutdesk.desk.kit.widgets import Desk
from nutdesk.markup import html

Ticks = list[tuple[float, str]]
"""Labels along an axis: where, and what."""
HATCH = 9.0
"""Pixels from one line of the hatching to the next."""
SAMPLE = 16
"""Pixels that a bar of a legend is wide and high."""


def plotter() -> Any:
    """pyqtgraph, which is loaded with the first chart."""
    # The numerical library behind it would start threads that no chart needs, and where none can start the program
    # ends.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    import pyqtgraph

    pyqtgraph.setConfigOptions(antialias=True)
    return pyqtgraph


def bare_plot(parent: QWidget) -> Any:
    """A plot without frame, menu or mouse."""
    plot = plotter().PlotWidget(parent, background=None, enableMenu=False)
    plot.setRenderHints(HINTS)
    plot.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    plot.setFrameShape(plot.Shape.NoFrame)
    plot.setStyleSheet("background: transparent")
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.disableAutoRange()
    return plot


def write_axis(
    desk: Desk, plot: Any, side: str, ticks: Ticks, *, size: float = 15, weight: int = 600, colour: str = "@ink2"
) -> None:
    """Words along an axis, and no line."""
    axis, letters = plot.getAxis(side), desk.layout.letters(size)
    plot.showAxis(side)
    axis.setPen(None)
    axis.setTextPen(desk.theme.colour(colour))
    # Labels at the ends of an axis may reach this many pixels beyond it.
    axis.setStyle(tickFont=font(letters, weight), tickLength=0, tickAlpha=0, hideOverlappingLabels=round(3 * letters))
    axis.setTicks([ticks])


def pen(colour: QColor | str, width: float, dash: Sequence[float] = ()) -> QPen:
    """A pen whose width is in device pixels at any scale, with round ends unless it has dashes."""
    made = QPen(QColor(colour), width, j=Qt.PenJoinStyle.RoundJoin)
    made.setCosmetic(True)
    if dash:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
        made.setDashPattern(dash)
    else:
        made.setCapStyle(Qt.PenCapStyle.RoundCap)
    return made


def edge(desk: Desk) -> QColor:
    """The outline of bars and lines: dark where that is visible."""
    return desk.theme.colour("@ink2" if desk.theme.name == "dark" else "#3B2416")


def bars(shown: Sequence[tuple[QRectF, QColor, bool]], rim: QPen, unit: tuple[float, float]) -> list[Any]:
    """Bars, each with its box in the chart's numbers, its colour, and whether it is hatched.

    Hatching tells bars apart without colour. `unit` is how many pixels 1 is, across and up.
    """
    pyqtgraph = plotter()
    bar = pyqtgraph.BarGraphItem(
        **measures([box for box, *_ in shown]),
        brushes=[pale(fill) if hatched else fill for _, fill, hatched in shown],
        pen=rim,
    )
    lines = [point for box, _, hatched in shown if hatched for point in hatching(box, unit)]
    over = pyqtgraph.PlotCurveItem([x for x, _ in lines], [y for _, y in lines], connect="pairs", pen=rim)
    return [bar, over]


def measures(boxes: Sequence[QRectF]) -> dict[str, list[float]]:
    """Boxes in the form that pyqtgraph needs."""
    return {
        "x0": [box.left() for box in boxes],
        "y0": [box.top() for box in boxes],
        "width": [box.width() for box in boxes],
        "height": [box.height() for box in boxes],
    }


def pale(colour: QColor) -> QColor:
    """The colour below hatching, through which the background shows."""
    faint = QColor(colour)
    faint.setAlphaF(0.5)
    return faint


def hatching(box: QRectF, unit: tuple[float, float]) -> list[tuple[float, float]]:
    """The ends of slanted lines over a bar, two for each."""
    wide, high = box.width() * unit[0], box.height() * unit[1]
    found: list[tuple[float, float]] = []
    way = HATCH
    while way < wide + high:
        ends = max(0.0, way - high), min(way, wide)
        found += [(box.left() + x / unit[0], box.top() + (way - x) / unit[1]) for x in ends]
        way += HATCH
    return found


def words(
    desk: Desk, text: str, at: QPointF, anchor: tuple[float, float], colour: QColor | None = None, size: float = 15
) -> Any:
    """A text in the chart; `anchor` is the point of its box that is placed."""
    item = plotter().TextItem(color=colour or desk.theme.colour("@ink"), anchor=anchor)
    item.textItem.document().setDocumentMargin(0)
    item.textItem.setFont(font(desk.layout.letters(size), 700))
    item.setText(text)
    item.setPos(at)
    return item


def pinned(at: QPointF, side: float, ratio: float, draw: Callable[[QPainter, QRectF], object]) -> QGraphicsPixmapItem:
    """A small picture at a point of the chart, the same size whatever the scale."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(HINTS)
    draw(painter, QRectF(0, 0, side, side))
    painter.end()
    item = QGraphicsPixmapItem(picture)
    item.setFlag(item.GraphicsItemFlag.ItemIgnoresTransformations)
    item.setOffset(-side / 2, -side / 2)
    item.setPos(at)
    item.setZValue(10)
    return item


def bar_sample(colour: QColor, rim: QPen, *, hatched: bool = False) -> Any:
    """What stands for bars in a legend."""
    path = QPainterPath()
    path.addRect(QRectF(-0.5, -0.5, 1, 1))
    if hatched:
        ends = hatching(QRectF(-0.5, -0.5, 1, 1), (SAMPLE, SAMPLE))
        for one, other in zip(ends[::2], ends[1::2], strict=True):
            path.moveTo(*one)
            path.lineTo(*other)
    return plotter().ScatterPlotItem(symbol=path, size=SAMPLE, pen=rim, brush=pale(colour) if hatched else colour)


def line_sample(look: QPen) -> Any:
    """What stands for a line in a legend."""
    return plotter().PlotCurveItem(pen=look)


def legend(desk: Desk, plot: Any, keys: Sequence[tuple[Any, str]]) -> Any:
    """Samples with their names, side by side, in place of those that were there; None without any."""
    item = plot.getPlotItem()
    if item.legend is not None:
        plot.scene().removeItem(item.legend)
        item.legend = None
    if not keys:
        return None
    size = desk.layout.letters(15)
    found = plotter().LegendItem(
        frame=False, labelTextColor=desk.theme.colour("@ink"), labelTextSize=f"{size:.0f}px", colCount=len(keys)
    )
    found.setEnabled(False)  # a click would hide what the sample stands for
    for sample, name in keys:
        found.addItem(sample, html("{name}", name=name))
    found.layout.setContentsMargins(0, 0, 0, 0)
    for _, label in found.items:
        label.item.setFont(font(size, 600))
        label.item.document().setDocumentMargin(0)
        label.updateMin()
        label.setMaximumHeight(label.minimumHeight())
        found.layout.setAlignment(label, Qt.AlignmentFlag.AlignVCenter)
    for column in range(1, 2 * len(keys), 2):
        found.layout.setColumnSpacing(column, size)
    found.resize(found.layout.effectiveSizeHint(Qt.SizeHint.PreferredSize))
    found.setParentItem(item)
    item.legend = found
    return found
