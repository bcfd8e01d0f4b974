"""The few kinds of charts: bars with intervals, a histogram, lines, shares of a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import percent, strung, tr
from nutdesk.desk.lab.chart import ChartPanel
from nutdesk.desk.lab.scale import Key, Put, Scale, Ticks, percents, plain, steps
from nutdesk.desk.lab.strokes import draw_bar, edge, tint
from nutdesk.desk.lab.twin import Grid

HALF: Final = 0.36
"""Half the width of a bar whose neighbours are 1 away."""
GAP: Final = 8.0
"""Pixels between the end of a bar and its number."""
FEWEST: Final = 4
"""Bars for which there is room even if there is only one: it is no block then."""
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (3, 1.6), (1, 1.4), (5, 1.5, 1, 1.5), (2, 2), (6, 2))
"""How the lines of a chart differ besides their colour."""
WHOLE: Final = (9.0, 0.1)
"""A dash that is as good as a line."""


@attrs.frozen
class Bar:
    """One bar: what it is called, how long it is, and a sentence about it."""

    label: str
    value: float
    said: str
    low: float | None = None
    high: float | None = None
    """The interval around the value, where there is one."""
    colour: str = "@go"
    """A role, a '#rrggbb' or the name of a seat."""
    hatched: bool = False
    """The second of two that are compared: it follows the first, under the same label."""


@attrs.frozen
class Bin:
    """One step of a histogram, from low up to high."""

    low: float
    high: float
    count: float
    said: str


@attrs.frozen
class Dot:
    """A point of a line; low and high make a band around it."""

    x: float
    y: float
    said: str
    low: float | None = None
    high: float | None = None


@attrs.frozen
class Series:
    """A line of its own colour."""

    name: str
    dots: tuple[Dot, ...]
    colour: str = "@go"


@attrs.frozen
class Part:
    """One part of a whole."""

    name: str
    value: float
    said: str
    colour: str = "@go"


@attrs.frozen
class Whole:
    """A row that is divided into parts."""

    label: str
    parts: tuple[Part, ...]


class BarChart(ChartPanel):
    """Bars side by side, or below each other where their names are long."""

    def __init__(
        self,
        desk: Desk,
        title: str,
        parent: QWidget | None = None,
        *,
        note: str = "",
        lying: bool = False,
        percent: bool = False,
    ) -> None:
        super().__init__(desk, title, parent, note=note)
        self.lying, self.percent = lying, percent
        self.bars: tuple[Bar, ...] = ()
        self.level: tuple[float, str] | None = None
        self.names: tuple[str, str] = ("", "")

    def show_bars(
        self, bars: Sequence[Bar], *, level: tuple[float, str] | None = None, names: tuple[str, str] = ("", "")
    ) -> None:
        """Show these; level is a dashed line with a name, names are those of the two sets that are compared."""
        self.bars, self.level, self.names = tuple(bars), level, names
        self.renew()

    def legend(self) -> list[Key]:
        pairs = zip(self.names, (False, True), strict=True)
        found = [
            Key(name, next((bar.colour for bar in self.bars if bar.hatched == hatched), "@go"), hatched)
            for name, hatched in pairs
            if name
        ]
        return [*found, Key(self.level[1], "@ink2", dash=(2, 1.2))] if self.level is not None else found

    def written(self, value: float) -> str:
        if not self.percent:
            return plain(round(value, 2))
        return percent(value, 1 if value < 0.1 else 0)

    @property
    def _most(self) -> float:
        highest = max((bar.high if bar.high is not None else bar.value for bar in self.bars), default=1.0)
        most = max(highest, self.level[0] if self.level else 0.0, 1e-9)
        return min(most, 1.0) if self.percent else most

    @property
    def _reach(self) -> float:
        """How much longer than its longest bar the chart is: the numbers stand there."""
        return 1.3 if self.lying else 1.24

    def _places(self) -> list[float]:
        """Where each bar stands; the second of a pair stays close to the first."""
        places, at = list[float](), -1.0
        for bar in self.bars:
            at += 0.8 if bar.hatched and places else 1.0
            places.append(at)
        return places

    def scale(self) -> Scale:
        places, most = self._places(), self._most
        counted: Ticks = [(value, plain(value)) for value in steps(0, most, 5, whole=most >= 5)]
        values = percents(0, most) if self.percent else counted
        last = places[-1] if places else 0.0
        names: Ticks = []
        for k, bar in enumerate(self.bars):
            if not bar.hatched:
                pair = k + 1 < len(self.bars) and self.bars[k + 1].hatched
                names.append((places[k] + (0.4 if pair else 0.0), bar.label))
        spare = max(0.0, FEWEST - 1 - last) / 2
        if self.lying:
            return Scale(0, most * self._reach, -0.6 - spare, last + 0.6 + spare, values, names, "across", falling=True)
        return Scale(-0.6 - spare, last + 0.6 + spare, 0, most * self._reach, names, values)

    def marks(self) -> list[tuple[QRectF, str]]:
        most, found = self._most * self._reach, []
        for place, bar in zip(self._places(), self.bars, strict=True):
            side = place - 0.46
            found.append((QRectF(0, side, most, 0.92) if self.lying else QRectF(side, 0, 0.92, most), bar.said))
        return found

    def table(self) -> Grid:
        ranged = any(bar.low is not None for bar in self.bars)
        heads = (tr("Name"), tr("Value"), *((tr("From"), tr("To")) if ranged else ()))
        rows = []
        for bar in self.bars:
            ends = ("" if end is None else self.written(end) for end in (bar.low, bar.high)) if ranged else ()
            which = self.names[bar.hatched]
            label = strung("{label} · {which}", label=bar.label, which=which) if which else bar.label
            rows.append((label, self.written(bar.value), *ends))
        return heads, rows

    def ink(self, painter: QPainter, put: Put) -> None:
        theme = self.desk.theme
        for place, bar in zip(self._places(), self.bars, strict=True):
            box = QRectF(self._put(put, 0, place - HALF), self._put(put, bar.value, place + HALF)).normalized()
            draw_bar(painter, self.desk, box, tint(self.desk, bar.colour), hatched=bar.hatched)
            if bar.low is not None and bar.high is not None:
                self._interval(painter, *(self._put(put, value, place) for value in (bar.low, bar.high)))
        if self.level is not None:
            scale = self.scale()
            low, high = (scale.low, scale.high) if self.lying else (scale.left, scale.right)
            pen = QPen(theme.colour("@ink2"), 2.5)
            pen.setDashPattern((3, 2))
            painter.setPen(pen)
            painter.drawLine(self._put(put, self.level[0], low), self._put(put, self.level[0], high))
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(self.desk.layout.letters(15), 700))
        for box, words in self.numbers(put):
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def numbers(self, put: Put) -> Iterator[tuple[QRectF, str]]:
        """Where the value of each bar is written: behind its end, or behind the dashed line if that would cross it."""
        size = self.desk.layout.letters(15)
        for place, bar in zip(self._places(), self.bars, strict=True):
            end = self._put(put, bar.value if bar.high is None else bar.high, place)
            words = self.written(bar.value)
            wide = metrics(size, 700).horizontalAdvance(words)
            if self.lying:
                box = QRectF(end.x() + GAP, end.y() - size * 0.6, wide, size * 1.2)
            else:
                box = QRectF(end.x() - wide / 2, end.y() - GAP - size, wide, size * 1.2)
                if wide >= 1.35 * abs(put(place + HALF, 0).x() - put(place - HALF, 0).x()):
                    continue  # no room beside its neighbours
            if self.level is not None:
                line = self._put(put, self.level[0], place)
                if self.lying and box.left() - GAP / 2 < line.x() < box.right() + GAP / 2:
                    box.moveLeft(line.x() + GAP)
                elif not self.lying and box.top() - GAP / 2 < line.y() < box.bottom() + GAP / 2:
                    box.moveBottom(line.y() - GAP / 2)
            yield box, words

    def _put(self, put: Put, value: float, place: float) -> QPointF:
        return put(value, place) if self.lying else put(place, value)

    def _interval(self, painter: QPainter, low: QPointF, high: QPointF) -> None:
        """A line with feet, in ink on a light edge: it is seen on the bar and beside it."""
        across = QPointF(0, 6) if self.lying else QPointF(6, 0)
        for colour, width in ((self.desk.theme.colour("@panel"), 5.0), (self.desk.theme.colour("@ink"), 2.2)):
            painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(low, high)
            for end in (low, high):
                painter.drawLine(end - across, end + across)


class Histogram(ChartPanel):
    """How often each span of a number came."""

    def __init__(
        self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "", colour: str = "#5B8FA8"
    ) -> None:
        super().__init__(desk, title, parent, note=note)
        self.colour = colour
        self.bins: tuple[Bin, ...] = ()
        self.middle: tuple[float, str] | None = None

    def show_bins(self, bins: Sequence[Bin], *, middle: tuple[float, str] | None = None) -> None:
        """Show these; middle is an upright dashed line with a name."""
        self.bins, self.middle = tuple(bins), middle
        self.renew()

    def legend(self) -> list[Key]:
        return [Key(self.middle[1], "@ink2", dash=(2, 1.2))] if self.middle is not None else []

    def scale(self) -> Scale:
        most = max((one.count for one in self.bins), default=1.0) or 1.0
        first = self.bins[0].low if self.bins else 0.0
        last = self.bins[-1].high if self.bins else 1.0
        # A span of whole numbers is one wide around it: its name stands in the middle.
        names: Ticks = [(value, plain(value)) for value in steps(first, last, 8, whole=last - first > 2)]
        counts: Ticks = [(value, plain(value)) for value in steps(0, most, 4)]
        return Scale(first, last, 0, most * 1.08, names, counts)

    def marks(self) -> list[tuple[QRectF, str]]:
        high = self.scale().high
        return [(QRectF(one.low, 0, one.high - one.low, high), one.said) for one in self.bins]

    def table(self) -> Grid:
        rows = [(plain(one.low), plain(one.high), plain(one.count)) for one in self.bins]
        return (tr("From"), tr("Up to"), tr("How often")), rows

    def ink(self, painter: QPainter, put: Put) -> None:
        colour = tint(self.desk, self.colour)
        for one in self.bins:
            box = QRectF(put(one.low, 0), put(one.high, one.count)).normalized()
            gap = min(2.0, box.width() * 0.1)
            draw_bar(painter, self.desk, box.adjusted(gap, 0, -gap, 0), colour)
        if self.middle is not None:
            pen = QPen(self.desk.theme.colour("@ink2"), 2.5)
            pen.setDashPattern((3, 2))
            painter.setPen(pen)
            painter.drawLine(put(self.middle[0], 0), put(self.middle[0], self.scale().high))


class LineChart(ChartPanel):
    """Numbers along a way: one line for each series, with a band around it where there is one."""

    def __init__(
        self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "", percent: bool = False
    ) -> None:
        super().__init__(desk, title, parent, note=note)
        self.percent = percent
        self.series: tuple[Series, ...] = ()
        self.ticks: Ticks | None = None
        self.span: tuple[float, float] | None = None

    def show_series(
        self, series: Sequence[Series], *, ticks: Ticks | None = None, span: tuple[float, float] | None = None
    ) -> None:
        """Show these; ticks are words below the chart instead of numbers, span the least and most at its left."""
        self.series, self.ticks, self.span = tuple(series), ticks, span
        self.renew()

    def legend(self) -> list[Key]:
        if len(self.series) < 2:
            return []
        dashes = (DASHES[k % len(DASHES)] or WHOLE for k in range(len(self.series)))
        return [Key(one.name, one.colour, dash=dash) for one, dash in zip(self.series, dashes, strict=True)]

    def _dots(self) -> list[Dot]:
        return [dot for one in self.series for dot in one.dots]

    def written(self, value: float) -> str:
        return percent(value) if self.percent else plain(round(value, 2))

    def scale(self) -> Scale:
        dots = self._dots()
        left, right = min((dot.x for dot in dots), default=0), max((dot.x for dot in dots), default=1)
        low, high = self.span or (
            min((min(dot.y, dot.y if dot.low is None else dot.low) for dot in dots), default=0.0),
            max((max(dot.y, dot.y if dot.high is None else dot.high) for dot in dots), default=1.0),
        )
        high = max(high, low + (0.01 if self.percent else 1e-6))
        whole = all(dot.y == round(dot.y) and dot.low is None for dot in dots)
        counted: Ticks = [(value, self.written(value)) for value in steps(low, high, 5, whole=whole)]
        values = percents(low, high) if self.percent else counted
        edge, more = max((right - left) * 0.04, 0.5 if right == left else 0.0), (high - low) * 0.07
        across = self.ticks if self.ticks is not None else [(value, plain(value)) for value in steps(left, right, 8)]
        return Scale(left - edge, right + edge, low - more, high + more, across, values)

    def marks(self) -> list[tuple[QRectF, str]]:
        scale, found = self.scale(), []
        for one in self.series:
            places = [dot.x for dot in one.dots]
            for k, dot in enumerate(one.dots):
                left = (places[k - 1] + dot.x) / 2 if k else scale.left
                right = (places[k + 1] + dot.x) / 2 if k + 1 < len(places) else scale.right
                around = (scale.high - scale.low) / (2 if len(self.series) == 1 else 8)
                found.append((QRectF(left, dot.y - around, right - left, 2 * around), dot.said))
        return found

    def table(self) -> Grid:
        names = dict(self.ticks or ())
        many = len(self.series) > 1
        rows = [
            (*((one.name,) if many else ()), names.get(dot.x, plain(round(dot.x, 2))), self.written(dot.y))
            for one in self.series
            for dot in one.dots
        ]
        return (*((tr("Line"),) if many else ()), tr("At"), tr("Value")), rows

    def ink(self, painter: QPainter, put: Put) -> None:
        unit, theme = self.desk.layout.unit, self.desk.theme
        for k, one in enumerate(self.series):
            colour = tint(self.desk, one.colour)
            band = [dot for dot in one.dots if dot.low is not None and dot.high is not None]
            if len(band) > 1:
                veil = QColor(colour)
                veil.setAlphaF(0.22)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(veil)
                above = [put(dot.x, dot.high or 0.0) for dot in reversed(band)]
                painter.drawPolygon(QPolygonF([put(dot.x, dot.low or 0.0) for dot in band] + above))
            line = QPolygonF([put(dot.x, dot.y) for dot in one.dots])
            pen = QPen(colour, max(2.5, 4.0 * unit), c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
            if dash := DASHES[k % len(DASHES)]:
                pen.setDashPattern(dash)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if not dash:
                painter.setPen(QPen(edge(self.desk), max(4.0, 6.5 * unit), j=Qt.PenJoinStyle.RoundJoin))
                painter.drawPolyline(line)
            painter.setPen(pen)
            painter.drawPolyline(line)
            if len(one.dots) <= 40:
                painter.setPen(QPen(edge(self.desk), 2))
                painter.setBrush(theme.colour("@panel"))
                for dot in one.dots:
                    painter.drawEllipse(put(dot.x, dot.y), max(3.5, 5 * unit), max(3.5, 5 * unit))


class ShareChart(ChartPanel):
    """Wholes divided into parts, one row each."""

    def __init__(self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(desk, title, parent, note=note)
        self.wholes: tuple[Whole, ...] = ()

    def show_wholes(self, wholes: Sequence[Whole]) -> None:
        self.wholes = tuple(whole for whole in wholes if sum(part.value for part in whole.parts) > 0)
        self.renew()

    def _spans(self) -> list[tuple[float, float, float, Part]]:
        """Every part: its row, and from where to where it goes."""
        found = []
        for row, whole in enumerate(self.wholes):
            total, at = sum(part.value for part in whole.parts), 0.0
            for part in whole.parts:
                found.append((float(row), at, at + part.value / total, part))
                at += part.value / total
        return found

    def scale(self) -> Scale:
        quarters: Ticks = [(share, percent(share)) for share in (0, 0.25, 0.5, 0.75, 1.0)]
        names: Ticks = [(float(row), whole.label) for row, whole in enumerate(self.wholes)]
        spare = max(0.0, FEWEST - len(self.wholes)) / 2
        high = max(0.6, len(self.wholes) - 0.4) + spare
        return Scale(0, 1.03, -0.6 - spare, high, quarters, names, "across", falling=True)

    def marks(self) -> list[tuple[QRectF, str]]:
        return [(QRectF(left, row - 0.48, right - left, 0.96), part.said) for row, left, right, part in self._spans()]

    def table(self) -> Grid:
        rows = [
            (self.wholes[int(row)].label, part.name, plain(part.value), percent(right - left))
            for row, left, right, part in self._spans()
        ]
        return (tr("Row"), tr("Part"), tr("Count"), tr("Share")), rows

    def ink(self, painter: QPainter, put: Put) -> None:
        size = self.desk.layout.letters(15)
        for row, left, right, part in self._spans():
            box = QRectF(put(left, row - HALF), put(right, row + HALF)).normalized()
            fill = tint(self.desk, part.colour)
            draw_bar(painter, self.desk, box, fill)
            words = part.name
            if metrics(size, 700).horizontalAdvance(words) > box.width() - 10:
                words = percent(right - left)
            if metrics(size, 700).horizontalAdvance(words) <= box.width() - 6:
                painter.setPen(QColor("#FFFFFF" if fill.lightnessF() < 0.5 else "#2A1A10"))
                painter.setFont(font(size, 700))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)


__all__ = ["Bar", "BarChart", "Bin", "Dot", "Histogram", "LineChart", "Part", "Series", "ShareChart", "Whole"]
