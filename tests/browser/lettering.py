"""How the desk writes a label: the size of its letters, how far they are squeezed, its lines."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption

from nutdesk.core.table import Art, Inset, Label
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.fitting import NARROWEST, clipped, fit_words, least_size, shrunk
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.legibility import worded
from nutdesk.desk.kit.theme import font, metrics


@attrs.frozen
class Written:
    """A label as it is written."""

    size: float
    narrow: float
    lines: tuple[str, ...]


def labels(art: Art) -> list[Label]:
    """All labels of a drawing and of the drawings in it."""
    found = [layer for layer in art if isinstance(layer, Label)]
    return found + [label for layer in art if isinstance(layer, Inset) for label in labels(layer.art)]


def written(label: Label, style: Style, scale: float) -> Written | None:
    """The same decisions as when the desk paints it (desk/kit/art.py)."""
    label = worded(label, style, scale)
    text = style.words(label.text)
    if not text:
        return None
    least = least_size(style, scale)
    size, narrow = max(label.size, least), 1.0
    if label.shrink:
        size = shrunk(text, label.w, size, least, label.weight, label.display)
    long = metrics(size, label.weight, label.display).horizontalAdvance(text)
    if label.wrap:
        narrow = fit_words(label, text, size)
        text = clipped(label, text, size, narrow)
        return Written(round(size), narrow, tuple(lines(text, label.w / narrow, size, label)))
    if label.elide:
        text = metrics(size, label.weight, label.display).elidedText(text, Qt.TextElideMode.ElideRight, label.w)
    elif (label.shrink or style.floor > SMALLEST) and long > label.w + 1:
        narrow = max(NARROWEST, label.w / long)
        text = clipped(label, text, size, narrow)
    return Written(round(size), narrow, (text,))


def lines(text: str, width: float, size: float, label: Label) -> list[str]:
    """The lines into which Qt breaks a text."""
    layout = QTextLayout(text, font(size, label.weight, label.display))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    found = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return found
