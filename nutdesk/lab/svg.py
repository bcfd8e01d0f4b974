"""Charts as drawings in a page: lines of text and numbers, in the colours of the page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from html import escape
from typing import Final

import attrs

NAMES: Final = 250.0
PLOT: Final = 360.0
VALUES: Final = 180.0
ROW: Final = 26.0
TOP: Final = 8.0
BINS: Final = 24


@attrs.frozen
class Bar:
    """One line of a chart: a value with its interval, and what it is measured against."""

    name: str
    value: float
    low: float
    high: float
    mark: float | None = None
    """Drawn as a short upright line: what was expected, or how it is with all players."""
    tone: str = ""
    """'strong', 'weak' or ''."""
    says: str = ""
    """Words behind the numbers."""


def percent(value: float) -> str:
    """'33.4 %'."""
    return f"{100 * value:.1f} %"


def bars(rows: Sequence[Bar], about: str) -> str:
    """A line for each row, on one scale from 0."""
    most = max((max(row.high, row.mark or 0) for row in rows), default=1.0) or 1.0
    most = min(1.0, most * 1.05)

    def across(value: float) -> float:
        return NAMES + PLOT * min(value, most) / most

    height = TOP + ROW * len(rows) + 26
    out = [_begin(height, about)]
    out += _scale(most, across, height - 22)
    for number, row in enumerate(rows):
        y = TOP + ROW * number
        middle = y + ROW / 2
        wide = max(0.5, across(row.value) - NAMES)
        tone = f" {row.tone}" if row.tone else ""
        out.append(f'<text class="name" x="{NAMES - 10:g}" y="{middle + 4:g}">{escape(row.name)}</text>')
        out.append(f'<rect class="bar{tone}" x="{NAMES:g}" y="{y + 5:.1f}" width="{wide:.1f}" height="{ROW - 10:g}"/>')
        out.append(
            f'<path class="whisker" d="M{across(row.low):.1f} {middle:.1f}H{across(row.high):.1f}'
            f'M{across(row.low):.1f} {middle - 4:.1f}v8M{across(row.high):.1f} {middle - 4:.1f}v8"/>'
        )
        if row.mark is not None:
            out.append(f'<path class="mark" d="M{across(row.mark):.1f} {y + 2:.1f}v{ROW - 4:g}"/>')
        words = f"{percent(row.value)}  {row.says}".rstrip()
        out.append(f'<text class="value" x="{NAMES + PLOT + 10:g}" y="{middle + 4:.1f}">{escape(words)}</text>')
    return "".join((*out, "</svg>"))


def _scale(most: float, across: object, bottom: float) -> list[str]:
    assert callable(across)
    step = next(step for step in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if most / step <= 6 or step == 0.25)
    out, value = [], 0.0
    while value <= most + 1e-9:
        x = across(value)
        out.append(f'<path class="grid" d="M{x:.1f} {TOP:g}V{bottom:.1f}"/>')
        out.append(f'<text class="tick" x="{x:.1f}" y="{bottom + 16:.1f}">{round(100 * value)} %</text>')
        value += step
    return out


def binned(counter: Counter[int]) -> list[tuple[int, int, int]]:
    """So many bins at most: first, last and how many."""
    if not counter:
        return []
    least, most = min(counter), max(counter)
    width = -(-(most - least + 1) // BINS)
    bins = [[low, low + width - 1, 0] for low in range(least, most + 1, width)]
    for number, times in counter.items():
        bins[(number - least) // width][2] += times
    return [(low, high, times) for low, high, times in bins]


def histogram(counter: Counter[int], about: str) -> str:
    """How often each number came, in columns."""
    bins = binned(counter)
    if not bins:
        return ""
    height, base, left = 190.0, 160.0, 64.0
    wide = (NAMES + PLOT + VALUES - left - 10) / len(bins)
    total, top = sum(counter.values()), max(times for *_, times in bins)
    out = [_begin(height, about)]
    every = max(1, -(-len(bins) // 12))
    for number, (low, high, times) in enumerate(bins):
        x, tall = left + wide * number, (base - 20) * times / top
        words = f"{low}" if low == high else f"{low} to {high}"
        out.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{base - tall:.1f}" width="{wide - 2:.1f}" height="{tall:.1f}">'
            f"<title>{words}: {percent(times / total)}</title></rect>"
        )
        if number % every == 0:
            out.append(f'<text class="tick" x="{x + wide / 2:.1f}" y="{base + 18:g}">{low}</text>')
    out.append(f'<path class="grid" d="M{left:g} {base:g}H{NAMES + PLOT + VALUES - 10:g}"/>')
    out.append(f'<text class="name" x="{left - 6:g}" y="26">{percent(top / total)}</text>')
    return "".join((*out, "</svg>"))


def _begin(height: float, about: str) -> str:
    wide = NAMES + PLOT + VALUES
    return f'<svg viewBox="0 0 {wide:g} {height:g}" role="img" aria-label="{escape(about, quote=True)}">'
