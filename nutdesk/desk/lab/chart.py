"""What every chart is: a paper with axes whose marks can be hovered, walked by keys, read as a table and saved."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QGraphicsItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.plot import bare_plot
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_focus
from nutdesk.desk.kit.words import tr
from nutdesk.desk.lab.scale import Key, Put, Scale, fitting
from nutdesk.desk.lab.strokes import CURVED, draw_legend
from nutdesk.desk.lab.twin import Grid, Twin, write_picture

LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap


class _Ink(QGraphicsItem):
    """Hands the painter to the chart, in pixels: corners stay round and letters upright at any scale."""

    def __init__(self, chart: ChartPanel) -> None:
        super().__init__()
        self.chart = chart
        self.room = QRectF()

    def boundingRect(self) -> QRectF:
        return self.room

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        painter.save()
        painter.setRenderHints(HINTS)
        painter.resetTransform()
        self.chart.ink_all(painter, lambda x, y: transform.map(QPointF(x, y)))
        painter.restore()


class ChartPanel(Panel):
    """A chart; each kind says its scale, its marks and how they are drawn, the rest is here.

    pyqtgraph is loaded when the first one is shown.
    """

    chosen = Signal(int)
    """A mark was clicked, or reached with the keys."""

    def __init__(self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(desk, parent)
        self.title, self.note = title, note
        self.empty = tr("Nothing to show yet.")
        """What stands there while there are no marks."""
        self.at = -1
        """The mark that is looked at; -1 for none."""
        self._marks: list[tuple[QRectF, str]] = []
        self._brief = ""
        self._plot: Any = None
        self._ink: _Ink | None = None
        self._built: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table_button = DeskButton(desk, "", icon="ui-table", kind="quiet", parent=self)
        self.save_button = DeskButton(desk, "", icon="ui-save", kind="quiet", parent=self)
        self.table_button.clicked.connect(self.flip)
        self.save_button.clicked.connect(self.ask_save)
        self._name(self.table_button, tr("{title}: as a table", title=title))
        self._name(self.save_button, tr("{title}: save as a picture", title=title))
        self.twin = Twin(desk, title, self)
        self.twin.hide()

    # ---- what a kind of chart says --------------------------------------------------------------------------------

    def scale(self) -> Scale:
        """The axes."""
        raise NotImplementedError

    def marks(self) -> list[tuple[QRectF, str]]:
        """Every mark: the box in which the pointer finds it, in the chart's numbers, and its sentence."""
        raise NotImplementedError

    def table(self) -> Grid:
        """The heads of the columns and the rows of the same data."""
        raise NotImplementedError

    def ink(self, painter: QPainter, put: Put) -> None:
        """Draw the marks."""
        raise NotImplementedError

    def legend(self) -> list[Key]:
        """What colours and hatching mean, where names do not stand beside the marks."""
        return []

    # ---- data -----------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """The data are others: show them, and stay at the same mark if it is still there."""
        self._marks = self.marks()
        if self.at >= len(self._marks):
            self.at = -1
        self._brief = ""
        if self._plot is not None:
            self._place()  # a legend may have come or gone
        if self.twin.isVisibleTo(self):
            self.twin.fill(*self.table())
        self._tell()
        self.update()

    def _tell(self) -> None:
        said = [sentence for _, sentence in self._marks]
        here = said[self.at] if self.at >= 0 else (" ".join(said[:12]) or self.empty)
        # Just letters: a chart may change many times a second, and all of it is said again by reword().
        self.setAccessibleName(f"{self.title}. {here}")
        self.setAccessibleDescription(" ".join(said))

    def reword(self) -> None:
        """Another language."""
        self.renew()

    # ---- the plot -------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        """Make the plot in the colours of the theme."""
        theme, layout = self.desk.theme, self.desk.layout
        plot = self._plot = bare_plot(self, self._plot)
        for axis in (plot.getAxis("left"), plot.getAxis("bottom")):
            axis.setPen(None)
            axis.setTextPen(theme.colour("@ink2"))
            axis.setStyle(tickFont=font(layout.letters(15), 600), tickLength=0, tickAlpha=0)
            axis.setStyle(hideOverlappingLabels=False)
        plot.getPlotItem().layout.setContentsMargins(0, 4, layout.letters(15), 0)  # words at the end stay whole
        self._ink = _Ink(self)
        plot.addItem(self._ink, ignoreBounds=True)
        plot.viewport().installEventFilter(self)
        plot.setVisible(not self.twin.isVisibleTo(self))
        self._measure()

    def _measure(self) -> None:
        """Set the axes for the data and the room that there is."""
        assert self._ink is not None
        scale, plot, size = self.scale(), self._plot, self.desk.layout.letters(15)
        left, bottom = plot.getAxis("left"), plot.getAxis("bottom")
        most = max(40.0, self.sheet.width() * 0.4)
        written = metrics(size, 600)
        up = [(value, written.elidedText(text, Qt.TextElideMode.ElideRight, most)) for value, text in scale.up]
        widest = max((written.horizontalAdvance(text) for _, text in up), default=0)
        left.setWidth(round(widest + 14))
        room = max(20.0, self.sheet.width() - widest - 40) / max(1e-9, scale.right - scale.left)
        bottom.setTicks([fitting(scale.across, room, size)])
        bottom.setHeight(round(size * 1.9) if scale.across else 6)
        left.setTicks([up])
        box = plot.getViewBox()
        box.invertY(scale.falling)
        plot.setXRange(scale.left, scale.right, padding=0)
        plot.setYRange(scale.low, scale.high, padding=0)
        self._ink.prepareGeometryChange()
        self._ink.room = QRectF(scale.left, scale.low, scale.right - scale.left, scale.high - scale.low)
        self._ink.update()

    def ink_all(self, painter: QPainter, put: Put) -> None:
        """The lines of the grid, the marks on them, and a rim around the one that is looked at."""
        theme, scale = self.desk.theme, self.scale()
        painter.setPen(QPen(theme.colour("@line", 0.3 if theme.name == "contrast" else 1.0), 1))
        for value, _ in scale.up if scale.grid == "up" else ():
            painter.drawLine(put(scale.left, value), put(scale.right, value))
        for value, _ in scale.across if scale.grid == "across" else ():
            painter.drawLine(put(value, scale.low), put(value, scale.high))
        if 0 <= self.at < len(self._marks):
            box, _ = self._marks[self.at]
            band = QRectF(put(box.left(), box.top()), put(box.right(), box.bottom())).normalized()
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("@gold", 0.38))
            painter.drawRoundedRect(band, CURVED, CURVED)
        self.ink(painter, put)

    # ---- pointer and keys -----------------------------------------------------------------------------------------

    def look(self, at: int) -> None:
        """Look at a mark; -1 for none."""
        at = max(-1, min(len(self._marks) - 1, at))
        if at != self.at or self._brief:
            self.at, self._brief = at, ""
            if self._ink is not None:
                self._ink.update()
            self._tell()
            self.update()

    def _find(self, place: QPointF) -> int:
        """The mark at a place of the plot's viewport; of several the nearest in height."""
        point = self._plot.getViewBox().mapSceneToView(self._plot.mapToScene(place.toPoint()))
        found = [k for k, (box, _) in enumerate(self._marks) if box.contains(point)]
        return min(found, key=lambda k: abs(self._marks[k][0].center().y() - point.y()), default=-1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not pyqtgraph's own signals: they leave out what follows quickly, and the last place with it.
        if isinstance(event, QMouseEvent):
            if event.type() == QEvent.Type.MouseMove:
                self.look(self._find(event.position()))
            elif event.type() == QEvent.Type.MouseButtonPress:
                self.setFocus()
                self.look(self._find(event.position()))
                if self.at >= 0:
                    self.chosen.emit(self.at)
        elif event.type() == QEvent.Type.Leave and not self.hasFocus():
            self.look(-1)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
        key, last = Qt.Key(event.key()), len(self._marks) - 1
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}
        if key in steps or key in ends:
            self.look(ends[key] if key in ends else max(0, min(last, self.at + steps[key])))
            if self.at >= 0:
                self.chosen.emit(self.at)
        elif key == Qt.Key.Key_T and not event.modifiers():
            self.flip()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.look(-1)
        self.update()

    # ---- the same as a table --------------------------------------------------------------------------------------

    def flip(self) -> None:
        """The chart as a table that can be read out and copied, or the chart again."""
        shown = not self.twin.isVisibleTo(self)
        if shown:
            self.twin.fill(*self.table())
        self.twin.setVisible(shown)
        if self._plot is not None:
            self._plot.setVisible(not shown)
        self.table_button.icon_name = "ui-chart" if shown else "ui-table"
        words = tr("{title}: as a chart", title=self.title) if shown else tr("{title}: as a table", title=self.title)
        self._name(self.table_button, words)
        (self.twin if shown else self).setFocus()
        self.update()

    # ---- a picture of it ------------------------------------------------------------------------------------------

    def ask_save(self) -> None:
        """Ask where the picture goes."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        start = Path(folder) / (re.sub(r"[^\w\s-]", "", self.title) + ".png")
        kinds = f"{tr('Picture')} (*.png);;{tr('Drawing')} (*.svg)"
        name, kind = QFileDialog.getSaveFileName(self, tr("Save as a picture"), str(start), kinds)
        if name:
            path = Path(name)
            self.save(path if path.suffix in (".png", ".svg") else Path(f"{name}{'.svg' if 'svg' in kind else '.png'}"))

    def save(self, path: Path) -> bool:
        """Write the chart with its title and legend, as .png or .svg by the name; the caption tells how it went."""
        self.look(-1)
        self._ready()
        done = write_picture(path, self.sheet.size().toSize(), self._paint_picture, self.accessibleName())
        said = tr("Saved as {name}", name=path.name) if done else tr("{name} could not be written.", name=path.name)
        self._brief = said
        self.setAccessibleName(said)
        self.update()
        return done

    def _paint_picture(self, painter: QPainter, size: QSize) -> None:
        painter.setRenderHints(HINTS)
        whole = QRectF(0, 0, size.width(), size.height())
        painter.fillRect(whole, self.desk.theme.colour("@panel"))
        self._paint_head(painter, whole, whole.right() - self.desk.layout.px(18))
        room = QRectF(self._room(whole))
        if self._marks:
            self._plot.render(painter, room, self._plot.viewport().rect(), Qt.AspectRatioMode.IgnoreAspectRatio)
        else:
            self._paint_empty(painter, room)
        self._paint_foot(painter, whole, self.note, looked=False)

    # ---- measures -------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Another light, or another size of letters."""
        self._built = ()
        self.update()

    def _ready(self) -> None:
        """Whatever changed since the plot was made: it is made when it is to be seen."""
        key = (self.desk.theme.name, self.desk.layout.unit)
        if key != self._built:
            self._built = key
            self._build()
            if self.twin.isVisibleTo(self):
                self.twin.fill(*self.table())
            self._place()
            self._plot.setVisible(not self.twin.isVisibleTo(self) and bool(self._marks))

    def _room(self, sheet: QRectF) -> QRectF:
        """Where the plot lies on the paper."""
        px = self.desk.layout.px
        head = self._head + (self.desk.layout.letters(15) * 1.8 if self.legend() else 0)
        return sheet.adjusted(px(8), head, -px(14), -self._foot)

    @property
    def _head(self) -> float:
        """Room for the title; large buttons beside it push the legend down."""
        layout = self.desk.layout
        return max(layout.px(48), layout.target if layout.target > HIT else 0.0)

    @property
    def _foot(self) -> float:
        return self.desk.layout.letters(15) * 2.8

    def _place(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        room = self._room(sheet)
        if self._plot is not None:
            self._plot.setGeometry(room.toRect())
            self._plot.setVisible(not self.twin.isVisibleTo(self) and bool(self._marks))
            self._measure()
        self.twin.setGeometry(room.adjusted(layout.px(8), 0, 0, 0).toRect())
        side = round(max(46, layout.side(52)))
        for k, button in enumerate((self.save_button, self.table_button)):
            x = sheet.right() - layout.px(6) - (k + 1) * side
            y = max(sheet.top(), sheet.top() + layout.px(24) - side / 2 + 2)
            button.setGeometry(round(x), round(y), side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        self._ready()
        layout = self.desk.layout
        self._plot.setVisible(not self.twin.isVisibleTo(self) and bool(self._marks))
        self._paint_head(painter, rect, self.table_button.x() - layout.px(4))
        if not self._marks:
            self._paint_empty(painter, self._room(rect))
        looked = 0 <= self.at < len(self._marks)
        said = self._brief or (self._marks[self.at][1] if looked else self.note)
        self._paint_foot(painter, rect, said, looked=looked or bool(self._brief))
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(3, 3, -3, -3), layout.px(16))

    def _paint_foot(self, painter: QPainter, rect: QRectF, said: str, *, looked: bool) -> None:
        pad = self.desk.layout.px(18)
        foot = QRectF(rect.left() + pad, rect.bottom() - self._foot, rect.width() - 2 * pad, self._foot - 2)
        painter.setPen(self.desk.theme.colour("@ink" if looked else "@ink2"))
        painter.setFont(font(self.desk.layout.letters(15), 600 if looked else 500))
        painter.drawText(foot, int(WRAPPED), said)

    def _paint_head(self, painter: QPainter, rect: QRectF, right: float) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        pad, size = layout.px(18), layout.letters(22)
        head = QRectF(rect.left() + pad, rect.top() + layout.px(8), right - rect.left() - pad, layout.px(36))
        while size > 14 and metrics(size, 600, True).horizontalAdvance(self.title) > head.width():
            size -= 1
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size, 600, True))
        title = metrics(size, 600, True).elidedText(self.title, Qt.TextElideMode.ElideRight, head.width() + 1)
        painter.drawText(head, LEFT, title)
        draw_legend(painter, self.desk, self.legend(), QPointF(head.left(), rect.top() + self._head))

    def _paint_empty(self, painter: QPainter, room: QRectF) -> None:
        painter.setPen(self.desk.theme.colour("@ink2"))
        painter.setFont(font(self.desk.layout.letters(17), 500))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self.empty)

    @staticmethod
    def _name(button: DeskButton, words: str) -> None:
        button.setAccessibleName(words)
        set_tip(button, words)
