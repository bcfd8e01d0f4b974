"""The base of every chart: axes, and marks that can be pointed at, reached by keys, read as a table and saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QWidget

from nutdesk.core.clean import file_name
from nutdesk.core.table import Art, Label
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.panel import DrawnPanel, focus_ring, paint_art, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.plot import bare_plot, edge, legend, measures, pen, plotter, write_axis
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import tr
from nutdesk.desk.lab.axes import Scale, fitting
from nutdesk.desk.lab.chart_table import FINER, ChartTable, Grid, write_picture


class ChartPanel(DrawnPanel):
    """A chart. Each kind provides its scale, its marks and how they are drawn; everything else is here.

    pyqtgraph is loaded with the first one.
    """

    chosen = Signal(int)
    """A mark was clicked, or reached with the keys."""

    def __init__(self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(desk, parent)
        self.title, self.note = title, note
        self.setAccessibleName(title)  # until there are data
        self.empty = tr("Nothing to show yet.")
        """What is shown while there are no marks."""
        self.at = -1
        """The selected mark; -1 for none."""
        self._marks: list[tuple[QRectF, str]] = []
        self._brief = ""
        self.fine = 1.0
        """Pixels of the screen, or of the saved picture, for one pixel of the layout."""
        self._plot: Any = None
        self._band: Any = None
        self._drawn: tuple[object, ...] = ()
        """The theme, font sizes and room that it was drawn for; () if anything else has changed since."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.table_button = DeskButton(desk, "", icon="ui-table", kind="quiet", parent=self)
        self.save_button = DeskButton(desk, "", icon="ui-save", kind="quiet", parent=self)
        self.table_button.clicked.connect(self.flip)
        self.save_button.clicked.connect(self.ask_save)
        self._name(self.table_button, tr("{title}: as a table", title=title))
        self._name(self.save_button, tr("{title}: save as a picture", title=title))
        self.rows = ChartTable(desk, title, self)
        self.rows.hide()

    # ---- what a kind of chart says --------------------------------------------------------------------------------

    def scale(self) -> Scale:
        """The axes."""
        raise NotImplementedError

    def marks(self) -> list[tuple[QRectF, str]]:
        """Every mark: the box where the pointer finds it, in the chart's numbers, and its sentence."""
        raise NotImplementedError

    def table(self) -> Grid:
        """The heads of the columns and the rows of the same data."""
        raise NotImplementedError

    def items(self, unit: tuple[float, float]) -> list[Any]:
        """What is drawn, as pyqtgraph items; `unit` is how many pixels 1 is, across and up."""
        raise NotImplementedError

    def legend(self) -> list[tuple[Any, str]]:
        """Samples with their names, where names are not beside the marks."""
        return []

    # ---- data -----------------------------------------------------------------------------------------------------

    def renew(self) -> None:
        """Show other data, keeping the selected mark if it is still there."""
        self._marks = self.marks()
        if self.at >= len(self._marks):
            self.at = -1
        self._brief = ""
        self._drawn = ()
        if self.rows.isVisibleTo(self):
            self.rows.fill(*self.table())
        self._tell()
        self.update()

    def _tell(self) -> None:
        said = [sentence for _, sentence in self._marks]
        here = said[self.at] if self.at >= 0 else (" ".join(said[:12]) or self.empty)
        # Only letters, as a chart may change many times a second; reword() translates all of it again.
        self.setAccessibleName(f"{self.title}. {here}")
        self.setAccessibleDescription(" ".join(said))

    def reword(self) -> None:
        """Another language."""
        self.renew()

    # ---- the plot -------------------------------------------------------------------------------------------------

    @property
    def _look(self) -> tuple[object, ...]:
        return self.desk.theme.name, self.desk.layout.unit, self.width(), self.height(), self.devicePixelRatioF()

    def pen(self, colour: QColor | str, width: float, dash: Sequence[float] = ()) -> QPen:
        """A pen with this width in the layout."""
        return pen(colour, width * self.fine, dash)

    def rim(self) -> QPen:
        """The outline of bars."""
        return self.pen(edge(self.desk), 1.8)

    def dashed(self) -> QPen:
        """The dashed line for the usual value."""
        return self.pen(self.desk.theme.colour("@ink2"), 2.5, (3, 2))

    def _draw(self, fine: float = 0) -> None:
        """Draw everything in the theme's colours, for the available room."""
        self.fine = fine or self.devicePixelRatioF()
        self._drawn = () if fine else self._look
        if self._plot is None:
            self._plot = bare_plot(self)
            self._plot.viewport().installEventFilter(self)
        self._place()
        desk, plot, scale, letters = self.desk, self._plot, self.scale(), self.desk.layout.letters(15)
        if self.rows.isVisibleTo(self):
            self.rows.fill(*self.table())
        plot.setGeometry(self._room(self.sheet).toRect())
        plot.clear()
        room, above = plot.geometry(), 4.0
        if shown := legend(desk, plot, self.legend()):
            top = max(0, self.table_button.geometry().bottom() - room.top())  # below the buttons it has all the width
            shown.setPos(desk.layout.px(10), top)
            above += top + shown.height()
        plot.getPlotItem().layout.setContentsMargins(0, above, letters, 0)  # words at the end stay whole
        most, written = max(40.0, self.sheet.width() * 0.4), metrics(letters, 600)
        up = [(value, written.elidedText(text, Qt.TextElideMode.ElideRight, most)) for value, text in scale.up]
        beside = round(max((written.horizontalAdvance(text) for _, text in up), default=0) + 14)
        below = round(letters * 1.9) if scale.across else 6
        plot.getAxis("left").setWidth(beside)
        plot.getAxis("bottom").setHeight(below)
        wide = room.width() - beside - letters
        across = max(20.0, wide - scale.beyond) / (scale.right - scale.left)
        along = max(20.0, room.height() - below - above) / (scale.high - scale.low)
        write_axis(desk, plot, "left", up)
        write_axis(desk, plot, "bottom", fitting(scale.across, across, letters))
        plot.getViewBox().invertY(scale.falling)
        plot.setXRange(scale.left, max(scale.right, scale.left + wide / across), padding=0)
        plot.setYRange(scale.low, scale.high, padding=0)
        thin = self.pen(desk.theme.colour("@line", 0.3 if desk.theme.name == "contrast" else 1.0), 1)
        for value, _ in {"up": scale.up, "across": scale.across}.get(scale.grid, ()):
            plot.addItem(plotter().InfiniteLine(value, angle=0 if scale.grid == "up" else 90, pen=thin))
        self._band = plotter().BarGraphItem(**measures(()), pen=None, brush=desk.theme.colour("@gold", 0.38))
        plot.addItem(self._band)
        for item in self.items((across, along)):
            plot.addItem(item)
        self._light()

    def _light(self) -> None:
        """Highlight the selected mark."""
        boxes = [self._marks[self.at][0]] if self.at >= 0 else []
        if self._band is not None:
            self._band.setOpts(**measures(boxes))

    # ---- pointer and keys -----------------------------------------------------------------------------------------

    def look(self, at: int) -> None:
        """Select a mark; -1 for none."""
        at = max(-1, min(len(self._marks) - 1, at))
        if at != self.at or self._brief:
            self.at, self._brief = at, ""
            self._light()
            self._tell()
            self.update()

    def _find(self, place: QPointF) -> int:
        """The mark at a point of the plot; of several, the nearest in height."""
        point = self._plot.getViewBox().mapSceneToView(self._plot.mapToScene(place.toPoint()))
        found = [k for k, (box, _) in enumerate(self._marks) if box.contains(point)]
        return min(found, key=lambda k: abs(self._marks[k][0].center().y() - point.y()), default=-1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Not pyqtgraph's own signals, which drop events that follow quickly, including the last one.
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
        """Show the chart as a table that can be read out and copied, or as a chart again."""
        shown = not self.rows.isVisibleTo(self)
        if shown:
            self.rows.fill(*self.table())
        self.rows.setVisible(shown)
        self.table_button.icon_name = "ui-chart" if shown else "ui-table"
        words = tr("{title}: as a chart", title=self.title) if shown else tr("{title}: as a table", title=self.title)
        self._name(self.table_button, words)
        (self.rows if shown else self).setFocus()
        self.update()

    # ---- a picture of it ------------------------------------------------------------------------------------------

    def ask_save(self) -> None:
        """Ask where the picture goes."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        start = Path(folder) / f"{file_name(self.title)}.png"
        kinds = f"{tr('Picture')} (*.png);;{tr('Drawing')} (*.svg)"
        name, kind = QFileDialog.getSaveFileName(self, tr("Save as a picture"), str(start), kinds)
        if name:
            path = Path(name)
            self.save(path if path.suffix in (".png", ".svg") else Path(f"{name}{'.svg' if 'svg' in kind else '.png'}"))

    def save(self, path: Path) -> bool:
        """Write the chart with its title and legend, as .png or .svg by the name; the caption tells how it went."""
        self.look(-1)
        self._draw(1.0 if path.suffix == ".svg" else FINER)
        done = write_picture(path, self.sheet.size().toSize(), self._paint_picture, self.accessibleName())
        said = tr("Saved as {name}", name=path.name) if done else tr("{name} could not be saved.", name=path.name)
        self._brief = said
        self.setAccessibleName(said)
        self.update()
        return done

    def _paint_picture(self, painter: QPainter, size: QSize) -> None:
        painter.setRenderHints(HINTS)
        whole = QRectF(0, 0, size.width(), size.height())
        painter.fillRect(whole, self.desk.theme.colour("@panel"))
        paint_art(painter, self._words(whole, whole.right() - self.desk.layout.px(18), self.note), self.desk)
        if self._marks:
            view, room = self._plot.viewport().rect(), self._room(whole)
            self._plot.render(painter, room, view, Qt.AspectRatioMode.IgnoreAspectRatio)

    # ---- measures -------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Another light, or another size of letters."""
        self._place()
        self.update()

    def _room(self, sheet: QRectF) -> QRectF:
        """Where the plot lies on the paper."""
        px = self.desk.layout.px
        return sheet.adjusted(px(8), self._head, -px(14), -self._foot)

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
        self.rows.setGeometry(room.adjusted(layout.px(8), 0, 0, 0).toRect())
        side = round(max(46, layout.side(52)))
        for k, button in enumerate((self.save_button, self.table_button)):
            x = sheet.right() - layout.px(6) - (k + 1) * side
            y = max(sheet.top(), sheet.top() + layout.px(24) - side / 2 + 2)
            button.setGeometry(round(x), round(y), side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        if self._marks and self._drawn != self._look:
            self._draw()
        if self._plot is not None:
            self._plot.setVisible(not self.rows.isVisibleTo(self) and bool(self._marks))
        super().paint_on(painter, rect)

    def art(self) -> Art:
        layout, rect = self.desk.layout, self.sheet
        looked = 0 <= self.at < len(self._marks)
        said = self._brief or (self._marks[self.at][1] if looked else self.note)
        ring = focus_ring(rect.adjusted(3, 3, -3, -3), layout.px(16)) if self.hasFocus() else ()
        return *self._words(rect, self.table_button.x() - layout.px(4), said, looked or bool(self._brief)), *ring

    def _words(self, rect: QRectF, right: float, said: str, looked: bool = False) -> Art:
        """The title, which ends at right, what is said at the foot, and what stands there while there are no marks."""
        layout, pad, foot = self.desk.layout, self.desk.layout.px(18), self._foot
        left, size = rect.left() + pad, layout.letters(15)
        head = (left, rect.top() + layout.px(8), right - left, layout.px(36))
        below = (left, rect.bottom() - foot, rect.width() - 2 * pad, foot - 2)
        weight, ink = (600, "@ink") if looked else (500, "@ink2")
        title = Label(self.title, *head, layout.letters(22), display=True, shrink=True, elide=True)
        empty = "" if self._marks else self.empty
        return (
            title,
            Label(empty, *sides(self._room(rect)), layout.letters(17), 500, "@ink2", "centre", wrap=True),
            Label(said, *below, size, weight, ink, wrap=True),
        )

    @staticmethod
    def _name(button: DeskButton, words: str) -> None:
        button.setAccessibleName(words)
        set_tip(button, words)
