"""The axes of a chart: from which number to which, and where words stand."""

from __future__ import annotations

import itertools
from math import ceil, floor, log10

import attrs
from PySide6.QtCore import QLocale, Qt

from nutdesk.desk.kit.plot import Ticks
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.words import language, percent


@attrs.frozen
class Scale:
    """What the axes show: the numbers from end to end, and where words stand."""

    left: float
    right: float
    low: float
    high: float
    across: Ticks
    """Words below the chart."""
    up: Ticks
    """Words at its left."""
    grid: str = "up"
    """The ticks that have a line through the chart: 'up', 'across' or ''."""
    falling: bool = False
    """Small numbers are at the top: rows of a list."""
    beyond: float = 0.0
    """Pixels at the right that the numbers do not reach: words stand there."""


def steps(low: float, high: float, most: int = 5, *, whole: bool = True) -> list[float]:
    """Round numbers from low to high, about so many of them at most."""
    span = max(high - low, 1e-9)
    step = 10.0 ** floor(log10(span / most))
    sizes = [max(1.0, step * factor) if whole else step * factor for factor in (1, 2, 2.5, 5, 10)]
    step = next(size for size in sizes if span / size <= most and (not whole or size == round(size)))
    first = ceil(low / step - 1e-9)
    return [k * step for k in range(first, floor(high / step + 1e-9) + 1)]


def percents(low: float, high: float, most: int = 5) -> Ticks:
    """Shares from low to high at whole percents, at most about so many."""
    return [(value / 100, percent(value / 100)) for value in steps(low * 100, high * 100, most)]


def plain(value: float) -> str:
    """A number in the language's format, without trailing zeros, thousands separated."""
    locale = QLocale(language().code)
    if value == round(value):
        return str(locale.toString(round(value)))
    return str(locale.toString(float(value), "f", 2)).rstrip("0")  # type: ignore[call-overload]  # as in number()


def fitting(ticks: Ticks, room: float, size: float) -> Ticks:
    """The labels that fit side by side: shortened where each has its place, else only every second or third."""
    if len(ticks) < 2:
        return ticks
    written = metrics(size, 600)
    apart = min(later - sooner for (sooner, _), (later, _) in itertools.pairwise(ticks)) * room - 8
    widest = max(written.horizontalAdvance(text) for _, text in ticks)
    if widest <= apart:
        return ticks
    if apart >= size * 3:
        return [(value, written.elidedText(text, Qt.TextElideMode.ElideRight, apart + 4)) for value, text in ticks]
    return ticks[:: ceil(widest / max(1.0, apart))]
