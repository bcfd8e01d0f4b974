"""Charts for the page, in its colours: rows with numbers, as SVG."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

import attrs

from nutdesk.markup import Html, html, in_a_row

NAMES: Final = 250.0
PLOT: Final = 360.0
VALUES: Final = 180.0
ROW: Final = 26.0
TOP: Final = 8.0
BINS: Final = 24


@attrs.frozen
class SvgBar:
    """One row of a chart: a value with its interval, and what it is compared with."""

    name: str
    value: float
    low: float
    high: float
    mark: float | None = None
    """Drawn as a short upright line: the expected value, or that of all players."""
    tone: str = ""
    """'strong', 'weak' or ''."""
    says: str = ""
    """A text after the numbers."""


def percent(value: float) -> str:
    """'33.4 %'."""
    return f"{100 * value:.1f} %"


def bars(rows: Sequence[SvgBar], about: str) -> Html:
    """A line for each row, on one scale that starts at 0."""
    most = max((max(row.high, row.mark or 0) for row in rows), default=1.0) or 1.0
    most = min(1.0, most * 1.05)

    def across(value: float) -> float:
        return NAMES + PLOT * min(value, most) / most

    height = TOP + ROW * len(rows) + 26
    out = _scale(most, across, height - 22)
    for number, row in enumerate(rows):
        y = TOP + ROW * number
        middle = y + ROW / 2
        wide = max(0.5, across(row.value) - NAMES)
        tone = f" {row.tone}" if row.tone else ""
        out.append(
            html('<text class="name" x="{x:g}" y="{y:g}">{name}</text>', x=NAMES - 10, y=middle + 4, name=row.name)
        )
        out.append(
            html(
                '<rect class="bar{tone}" x="{x:g}" y="{y:.1f}" width="{wide:.1f}" height="{high:g}"/>',
                tone=tone,
                x=NAMES,
                y=y + 5,
                wide=wide,
                high=ROW - 10,
            )
        )
        out.append(
            html(
                '<path class="whisker" d="M{low:.1f} {middle:.1f}H{high:.1f}'
                'M{low:.1f} {top:.1f}v8M{high:.1f} {top:.1f}v8"/>',
                low=across(row.low),
                high=across(row.high),
                middle=middle,
                top=middle - 4,
            )
        )
        if row.mark is not None:
            out.append(
                html('<path class="mark" d="M{x:.1f} {y:.1f}v{high:g}"/>', x=across(row.mark), y=y + 2, high=ROW - 4)
            )
        words = f"{percent(row.value)}  {row.says}".rstrip()
        out.append(
            html(
                '<text class="value" x="{x:g}" y="{y:.1f}">{words}</text>',
                x=NAMES + PLOT + 10,
                y=middle + 4,
                words=words,
            )
        )
    return _drawing(height, about, out)


def _scale(most: float, across: object, bottom: float) -> list[Html]:
    assert callable(across)
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if most / step <= 6 or step == 0.25)
    out: list[Html] = []
    value = 0.0
    while value <= most + 1e-9:
        x = across(value)
        out.append(html('<path class="grid" d="M{x:.1f} {top:g}V{bottom:.1f}"/>', x=x, top=TOP, bottom=bottom))
        out.append(
            html('<text class="tick" x="{x:.1f}" y="{y:.1f}">{n} %</text>', x=x, y=bottom + 16, n=round(100 * value))
        )
        value += step
    return out


def binned(counter: Counter[int]) -> list[tuple[int, int, int]]:
    """The counts in at most so many bins: first, last and how many."""
    if not counter:
        return []
    least, most = min(counter), max(counter)
    width = -(-(most - least + 1) // BINS)
    bins = [[low, low + width - 1, 0] for low in range(least, most + 1, width)]
    for number, times in counter.items():
        bins[(number - least) // width][2] += times
    return [(low, high, times) for low, high, times in bins]


def histogram(counter: Counter[int], about: str) -> Html:
    """A column for each number, or range of numbers: how often it occurred."""
    bins = binned(counter)
    if not bins:
        return html("")
    height, base, left = 190.0, 160.0, 64.0
    wide = (NAMES + PLOT + VALUES - left - 10) / len(bins)
    total, top = sum(counter.values()), max(times for *_, times in bins)
    out: list[Html] = []
    every = max(1, -(-len(bins) // 12))
    for number, (low, high, times) in enumerate(bins):
        x, tall = left + wide * number, (base - 20) * times / top
        words = f"{low}" if low == high else f"{low} to {high}"
        out.append(
            html(
                '<rect class="bar" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}">'
                "<title>{words}: {share}</title></rect>",
                x=x + 1,
                y=base - tall,
                wide=wide - 2,
                tall=tall,
                words=words,
                share=percent(times / total),
            )
        )
        if number % every == 0:
            out.append(html('<text class="tick" x="{x:.1f}" y="{y:g}">{n}</text>', x=x + wide / 2, y=base + 18, n=low))
    end = NAMES + PLOT + VALUES - 10
    out.append(html('<path class="grid" d="M{left:g} {base:g}H{end:g}"/>', left=left, base=base, end=end))
    out.append(html('<text class="name" x="{x:g}" y="26">{share}</text>', x=left - 6, share=percent(top / total)))
    return _drawing(height, about, out)


def _drawing(height: float, about: str, inside: Sequence[Html]) -> Html:
    return html(
        '<svg viewBox="0 0 {wide:g} {height:g}" role="img" aria-label="{about}">{inside}</svg>',
        wide=NAMES + PLOT + VALUES,
        height=height,
        about=about,
        inside=in_a_row(inside),
    )
