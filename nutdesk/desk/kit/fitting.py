"""Whether text fits where it is to go, and what to write where it does not."""

from __future__ import annotations

import re
from functools import lru_cache
from math import ceil, inf

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption

from nutdesk.core.table import Label
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.theme import font, metrics

UNBROKEN = re.compile(r"[^\s-]+-?")
"""What must not be broken when a text is wrapped."""
NARROWEST = 0.72
"""How far letters may be squeezed if a word must fit at the least size."""
SPARE = 0.45
"""How far the last line may reach out of its box, as a part of its letters' size, where there is mostly empty space."""


def least_size(style: Style, scale: float) -> float:
    """The smallest letters that may be painted, in units."""
    return ceil(style.floor / scale - 0.01)  # faces come in whole sizes


def fits(label: Label, style: Style, scale: float) -> bool:
    """Whether a label is readable at the least size without leaving its box by much."""
    return least_size(style, scale) <= label.size or has_room(label, style, scale, 1.1)


def has_room(label: Label, style: Style, scale: float, times: float = 1.0) -> bool:
    """Whether the whole text of a label fits a box that is this many times as high, with letters squeezed."""
    text, size = style.words(label.text), max(label.size, least_size(style, scale))
    if label.wrap:
        narrow = fit_words(label, text, size)
        high = height_of(label, text, size, narrow)
        return high <= label.h * times and longest(label, text, size) * narrow <= label.w + 1
    wide = metrics(size, label.weight, label.display).horizontalAdvance(text)
    return wide * NARROWEST <= label.w and size <= label.h * 1.2


def shrunk(text: str, room: float, size: float, least: float, weight: int = 600, display: bool = True) -> float:
    """The largest letters from a size down to the least with which a line has room."""
    while size > least and metrics(size, weight, display).horizontalAdvance(text) > room:
        size = max(least, size - 1)
    return size


def height_of(label: Label, text: str, size: float, narrow: float) -> float:
    """The height of a text in a label with squeezed letters."""
    return paragraphs(text, label.w / narrow, size, label.weight, label.display)


def longest(label: Label, text: str, size: float) -> float:
    """How wide the longest word of a text is."""
    return _longest(text, size, label.weight, label.display)


@lru_cache(4096)
def _longest(text: str, size: float, weight: int, display: bool) -> float:
    return max(map(metrics(size, weight, display).horizontalAdvance, UNBROKEN.findall(text)), default=0.0)


def fit_words(label: Label, text: str, size: float) -> float:
    """How far to squeeze a wrapped text so that its lines and its longest word fit.

    If no squeezing makes it fit, no further than reduces the number of lines.
    """
    widest = longest(label, text, size)
    best, lowest = NARROWEST, inf
    for narrow in (1.0, 0.93, 0.86, 0.79, NARROWEST):
        if widest * narrow > label.w:
            continue
        high = height_of(label, text, size, narrow)
        if high <= label.h + 1:
            return narrow
        if high < lowest:
            best, lowest = narrow, high
    return best


def clipped(label: Label, text: str, size: float, narrow: float) -> str:
    """As much of a text as fits, ending with a whole word and an ellipsis, or with letters if not one word fits."""
    type_, width = metrics(size, label.weight, label.display), label.w / narrow + 1

    def shown(some: str) -> bool:
        if not label.wrap:
            return type_.horizontalAdvance(some) <= width
        whole = longest(label, some, size) <= width
        return whole and height_of(label, some, size, narrow) <= label.h + size * SPARE

    if shown(text):
        return text
    ends = [space.start() for space in re.finditer(r"\s+", text)]
    for end in reversed(ends):
        some = f"{text[:end].rstrip(',;:')} …"
        if shown(some):
            return some
    return type_.elidedText(text, Qt.TextElideMode.ElideRight, width)


def enlarged(label: Label, text: str, size: float, larger: float) -> float:
    """The largest size, up to this many times as large, at which a text still fits."""
    wanted = round(size * larger)
    while wanted > size:
        if label.wrap:
            suits = height_of(label, text, wanted, 1.0) <= label.h and longest(label, text, wanted) <= label.w
        else:
            wide = metrics(wanted, label.weight, label.display).horizontalAdvance(text)
            suits = wide <= label.w and wanted * 1.1 <= label.h
        if suits:
            return wanted
        wanted -= 1
    return size


@lru_cache(4096)
def paragraphs(text: str, width: float, pixels: float, weight: int, display: bool = False) -> float:
    """How high a text gets when it is wrapped to a width."""
    layout = QTextLayout(text, font(pixels, weight, display))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    height = 0.0
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        height += line.height()
    layout.endLayout()
    return height
