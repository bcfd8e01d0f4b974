"""The few kinds of charts: bars with intervals, a histogram, lines, shares of a whole."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.palette import SEAT_FILL
from nutdesk.desk.kit.plot import Ticks, bar_sample, bars, edge, line_sample, plotter, words
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import percent, strung, tr
from nutdesk.desk.lab.axes import Scale, percents, plain, steps
from nutdesk.desk.lab.chart_panel import ChartPanel
from nutdesk.desk.lab.chart_table import Grid

HALF: Final = 0.36
"""Half the width of a bar whose neighbours are 1 away."""
PAIR: Final = 0.8
"""How far the second of two that are compared is from the first."""
GAP: Final = 8.0
"""Pixels between the end of a bar and its number."""
FEWEST: Final = 4
"""Bars for which there is always room, so that a single one does not become a block."""
FEET: Final = 12.0
"""Pixels that the feet of an interval are wide."""
REACH: Final = 1.3
"""How much higher than its highest bar a chart is: the numbers stand there."""
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (3, 1.6))
"""How the lines of a chart differ besides their colour."""
Unit = tuple[float, float]
"""How many pixels 1 is, across and up."""


@attrs.frozen
class ChartBar:
    """One bar: its name, its length, and a sentence about it."""

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
    """A point of a line."""

    x: float
    y: float
    said: str


@attrs.frozen
class Curve:
    """A line of its own colour."""

    name: str
    dots: tuple[Dot, ...]
    colour: str = "@go"


@attrs.frozen
class Slice:
    """One part of a whole."""

    name: str
    value: float
    said: str
    colour: str = "@go"


Whole = tuple[str, Sequence[Slice]]
"""What a row is called, and its parts."""


def tint(desk: Desk, colour: str) -> QColor:
    """A role, a '#rrggbb' or the name of a seat as a colour."""
    return desk.theme.colour(SEAT_FILL.get(colour, colour))


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
        self.bars: tuple[ChartBar, ...] = ()
        self.level: tuple[float, str] | None = None
        self.names: tuple[str, str] = ("", "")

    def show_bars(
        self, bars: Sequence[ChartBar], *, level: tuple[float, str] | None = None, names: tuple[str, str] = ("", "")
    ) -> None:
        """Show these; level is a dashed line with a name, names are those of the two sets that are compared."""
        self.bars, self.level, self.names = tuple(bars), level, names
        self.renew()

    def legend(self) -> list[tuple[Any, str]]:
        found = []
        for name, hatched in zip(self.names, (False, True), strict=True):
            if name:
                colour = next((bar.colour for bar in self.bars if bar.hatched == hatched), "@go")
                sample = bar_sample(tint(self.desk, colour), self.rim(), hatched=hatched)
                found.append((sample, name))
        if self.level is not None:
            found.append((line_sample(self.dashed()), self.level[1]))
        return found

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
    def _apart(self) -> float:
        """How far the nearest bars are from each other."""
        return PAIR if any(bar.hatched for bar in self.bars) else 1.0

    def _places(self) -> list[float]:
        """The position of each bar; the second of a pair is close to the first."""
        places, at = list[float](), -1.0
        for bar in self.bars:
            at += PAIR if bar.hatched and places else 1.0
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
                names.append((places[k] + (PAIR / 2 if pair else 0.0), bar.label))
        spare = max(0.0, FEWEST - 1 - last) / 2
        if self.lying:
            size = metrics(self.desk.layout.letters(15), 700)
            beyond = GAP + max((size.horizontalAdvance(self.written(bar.value)) for bar in self.bars), default=0.0)
            rows = -0.6 - spare, last + 0.6 + spare
            return Scale(0, most, *rows, values, names, "across", falling=True, beyond=beyond)
        return Scale(-0.6 - spare, last + 0.6 + spare, 0, most * REACH, names, values)

    def marks(self) -> list[tuple[QRectF, str]]:
        most, found = self._most * REACH, []
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

    def items(self, unit: Unit) -> list[Any]:
        shown = []
        for place, bar in zip(self._places(), self.bars, strict=True):
            side = place - HALF
            box = QRectF(0, side, bar.value, 2 * HALF) if self.lying else QRectF(side, 0, 2 * HALF, bar.value)
            shown.append((box, tint(self.desk, bar.colour), bar.hatched))
        found = [*bars(shown, self.rim(), unit), *self._intervals(unit)]
        if self.level is not None:
            found.append(plotter().InfiniteLine(self.level[0], angle=90 if self.lying else 0, pen=self.dashed()))
        for at, text in self.numbers(unit):
            found.append(words(self.desk, text, at, (0, 0.5) if self.lying else (0.5, 1)))
        return found

    def _intervals(self, unit: Unit) -> list[Any]:
        """Lines with feet, in ink on a light edge: they are seen on the bar and beside it."""
        ranged = [
            (place, bar.low, (bar.high - bar.low))
            for place, bar in zip(self._places(), self.bars, strict=True)
            if bar.low is not None and bar.high is not None
        ]
        if not ranged:
            return []
        from numpy import array

        place, low, length = map(array, zip(*ranged, strict=True))
        data = (
            {"y": place, "x": low, "right": length, "left": 0 * length}
            if self.lying
            else {"x": place, "y": low, "top": length, "bottom": 0 * length}
        )
        theme, beam = self.desk.theme, min(FEET / unit[self.lying], 0.6 * self._apart)
        looks = self.pen(theme.colour("@panel"), 5), self.pen(theme.colour("@ink"), 2.2)
        return [plotter().ErrorBarItem(**data, beam=beam, pen=look) for look in looks]

    def numbers(self, unit: Unit) -> Iterator[tuple[QPointF, str]]:
        """Where the value of each bar is written: after its end, or after the dashed line if that would cross it."""
        size = self.desk.layout.letters(15)
        across, along = reversed(unit) if self.lying else unit
        gap = GAP if self.lying else GAP / 4  # there is room below the letters in their box
        for place, bar in zip(self._places(), self.bars, strict=True):
            text = self.written(bar.value)
            wide = metrics(size, 700).horizontalAdvance(text)
            if across * self._apart < (size * 0.8 if self.lying else wide + 2):
                continue  # no room beside its neighbours
            start = (bar.value if bar.high is None else bar.high) * along + gap
            if self.level is not None:
                line = self.level[0] * along
                if start - GAP / 2 < line < start + (wide if self.lying else size) + GAP / 2:
                    start = line + gap
            if start + (wide if self.lying else size) > self._most * REACH * along:
                continue  # no room before the edge
            yield (QPointF(start / along, place) if self.lying else QPointF(place, start / along)), text


class Histogram(ChartPanel):
    """How often each range of a number occurred."""

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

    def legend(self) -> list[tuple[Any, str]]:
        return [(line_sample(self.dashed()), self.middle[1])] if self.middle is not None else []

    def scale(self) -> Scale:
        most = max((one.count for one in self.bins), default=1.0) or 1.0
        first = self.bins[0].low if self.bins else 0.0
        last = self.bins[-1].high if self.bins else 1.0
        # A range of whole numbers is one wide around its number, whose name is in the middle.
        names: Ticks = [(value, plain(value)) for value in steps(first, last, 8, whole=last - first > 2)]
        counts: Ticks = [(value, plain(value)) for value in steps(0, most, 4)]
        return Scale(first, last, 0, most * 1.08, names, counts)

    def marks(self) -> list[tuple[QRectF, str]]:
        high = self.scale().high
        return [(QRectF(one.low, 0, one.high - one.low, high), one.said) for one in self.bins]

    def table(self) -> Grid:
        rows = [(plain(one.low), plain(one.high), plain(one.count)) for one in self.bins]
        return (tr("From"), tr("Up to"), tr("How often")), rows

    def items(self, unit: Unit) -> list[Any]:
        colour, shown = tint(self.desk, self.colour), []
        for one in self.bins:
            gap = min(2 / unit[0], (one.high - one.low) * 0.1)
            shown.append((QRectF(one.low + gap, 0, one.high - one.low - 2 * gap, one.count), colour, False))
        found = bars(shown, self.rim(), unit)
        return (
            found
            if self.middle is None
            else [*found, plotter().InfiniteLine(self.middle[0], angle=90, pen=self.dashed())]
        )


class LineChart(ChartPanel):
    """Numbers over time or another axis: one line for each series, with a band around it if it has one."""

    def __init__(
        self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "", percent: bool = False
    ) -> None:
        super().__init__(desk, title, parent, note=note)
        self.percent = percent
        self.curves: tuple[Curve, ...] = ()
        self.ticks: Ticks | None = None
        self.span: tuple[float, float] | None = None

    def show_curves(
        self, curves: Sequence[Curve], *, ticks: Ticks | None = None, span: tuple[float, float] | None = None
    ) -> None:
        """Show these; ticks are words below the chart instead of numbers, span the least and most at its left."""
        self.curves, self.ticks, self.span = tuple(curves), ticks, span
        self.renew()

    def legend(self) -> list[tuple[Any, str]]:
        if len(self.curves) < 2:
            return []
        return [(line_sample(self._stroke(k)), one.name) for k, one in enumerate(self.curves)]

    def _stroke(self, number: int) -> QPen:
        colour = tint(self.desk, self.curves[number].colour)
        return self.pen(colour, max(2.5, 4.0 * self.desk.layout.unit), DASHES[number % len(DASHES)])

    def _dots(self) -> list[Dot]:
        return [dot for one in self.curves for dot in one.dots]

    def written(self, value: float) -> str:
        return percent(value) if self.percent else plain(round(value, 2))

    def scale(self) -> Scale:
        dots = self._dots()
        left, right = min((dot.x for dot in dots), default=0), max((dot.x for dot in dots), default=1)
        low, high = self.span or (
            min((dot.y for dot in dots), default=0.0),
            max((dot.y for dot in dots), default=1.0),
        )
        high = max(high, low + (0.01 if self.percent else 1e-6))
        whole = all(dot.y == round(dot.y) for dot in dots)
        counted: Ticks = [(value, self.written(value)) for value in steps(low, high, 5, whole=whole)]
        values = percents(low, high) if self.percent else counted
        edge, more = max((right - left) * 0.04, 0.5 if right == left else 0.0), (high - low) * 0.07
        across = self.ticks if self.ticks is not None else [(value, plain(value)) for value in steps(left, right, 8)]
        return Scale(left - edge, right + edge, low - more, high + more, across, values)

    def marks(self) -> list[tuple[QRectF, str]]:
        scale, found = self.scale(), []
        for one in self.curves:
            places = [dot.x for dot in one.dots]
            for k, dot in enumerate(one.dots):
                left = (places[k - 1] + dot.x) / 2 if k else scale.left
                right = (places[k + 1] + dot.x) / 2 if k + 1 < len(places) else scale.right
                around = (scale.high - scale.low) / (2 if len(self.curves) == 1 else 8)
                found.append((QRectF(left, dot.y - around, right - left, 2 * around), dot.said))
        return found

    def table(self) -> Grid:
        names = dict(self.ticks or ())
        many = len(self.curves) > 1
        rows = [
            (*((one.name,) if many else ()), names.get(dot.x, plain(round(dot.x, 2))), self.written(dot.y))
            for one in self.curves
            for dot in one.dots
        ]
        return (*((tr("Line"),) if many else ()), tr("At"), tr("Value")), rows

    def items(self, unit: Unit) -> list[Any]:
        wide, rim = self.desk.layout.unit, edge(self.desk)
        found = []
        for k, one in enumerate(self.curves):
            found.append(
                plotter().PlotDataItem(
                    [dot.x for dot in one.dots],
                    [dot.y for dot in one.dots],
                    pen=self._stroke(k),
                    shadowPen=None if DASHES[k % len(DASHES)] else self.pen(rim, max(4.0, 6.5 * wide)),
                    symbol="o" if len(one.dots) <= 40 else None,
                    symbolSize=max(7, 10 * wide),
                    symbolPen=self.pen(rim, 2),
                    useCache=False,  # a symbol that is kept is a picture, also in a drawing
                    symbolBrush=self.desk.theme.colour("@panel"),
                )
            )
        return found


class ShareChart(ChartPanel):
    """Wholes divided into parts, one row each."""

    def __init__(self, desk: Desk, title: str, parent: QWidget | None = None, *, note: str = "") -> None:
        super().__init__(desk, title, parent, note=note)
        self.wholes: tuple[Whole, ...] = ()

    def show_wholes(self, wholes: Sequence[Whole]) -> None:
        self.wholes = tuple(whole for whole in wholes if sum(part.value for part in whole[1]) > 0)
        self.renew()

    def _spans(self) -> list[tuple[float, float, float, Slice]]:
        """Every part: its row, and from where to where it goes."""
        found = []
        for row, (_, parts) in enumerate(self.wholes):
            total, at = sum(part.value for part in parts), 0.0
            for part in parts:
                found.append((float(row), at, at + part.value / total, part))
                at += part.value / total
        return found

    def scale(self) -> Scale:
        quarters: Ticks = [(share, percent(share)) for share in (0, 0.25, 0.5, 0.75, 1.0)]
        names: Ticks = [(float(row), label) for row, (label, _) in enumerate(self.wholes)]
        spare = max(0.0, FEWEST - len(self.wholes)) / 2
        high = max(0.6, len(self.wholes) - 0.4) + spare
        return Scale(0, 1.03, -0.6 - spare, high, quarters, names, "across", falling=True)

    def marks(self) -> list[tuple[QRectF, str]]:
        return [(QRectF(left, row - 0.48, right - left, 0.96), part.said) for row, left, right, part in self._spans()]

    def table(self) -> Grid:
        rows = [
            (self.wholes[int(row)][0], part.name, plain(part.value), percent(right - left))
            for row, left, right, part in self._spans()
        ]
        return (tr("Row"), tr("Part"), tr("Count"), tr("Share")), rows

    def items(self, unit: Unit) -> list[Any]:
        type_, shown, written = metrics(self.desk.layout.letters(15), 700), [], []
        for row, left, right, part in self._spans():
            box, fill = QRectF(left, row - HALF, right - left, 2 * HALF), tint(self.desk, part.colour)
            shown.append((box, fill, False))
            room = box.width() * unit[0] - 8
            text = next(
                (text for text in (part.name, percent(right - left)) if type_.horizontalAdvance(text) <= room), ""
            )
            ink = QColor("#FFFFFF" if fill.lightnessF() < 0.5 else "#2A1A10")
            written.append(words(self.desk, text, box.center(), (0.5, 0.5), ink))
        return [*bars(shown, self.rim(), unit), *written]


__all__ = ["BarChart", "Bin", "ChartBar", "Curve", "Dot", "Histogram", "LineChart", "ShareChart", "Slice", "Whole"]
