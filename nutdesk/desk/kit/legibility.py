"""What of a drawing can be read from the last row: its texts at the least size, their plates and discs with them."""

from __future__ import annotations

from math import copysign, inf

import attrs
from PySide6.QtCore import QPointF, QRectF

from nutdesk.core.table import Art, Box, Label, Oval
from nutdesk.desk.kit.drawing import Style
from nutdesk.desk.kit.fitting import fit_words, fits, height_of, least_size
from nutdesk.desk.kit.theme import metrics

SHORT, GROWTH = 5, 1.9
"""The plate or disc of so few letters grows up to so many times its height or width, so that they can be read."""


def legible(art: Art, style: Style, scale: float) -> Art:
    """The drawing without texts that do not fit at the least size, and without their backgrounds.

    A disc or plate grows with the few letters on it, upwards or downwards to the middle of the thing: what lies beyond
    its edge, such as its name, stays in sight.
    """
    dropped: set[int] = set()
    shown, least = list(art), least_size(style, scale)
    labels = [(k, layer) for k, layer in enumerate(art) if isinstance(layer, Label) and layer.text]
    grounds = {n: k for k, layer in enumerate(art) for n in _on(layer, k, labels)[:1]}
    widest = max((layer.w for layer in art if isinstance(layer, Box)), default=inf)
    written: list[QRectF] = []
    for k, whole in labels:
        label, ground = worded(whole, style, scale), grounds.get(k)
        ink = _ink(label, style, scale)
        gap = ink.height() * 0.4  # words beside each other are two words
        whole_fits = fits(label, style, scale)
        held = ground is not None and _holds(art[ground], label, style, least, widest)
        if not (whole_fits or held) or any(ink.adjusted(-gap, 0, gap, 0).intersects(other) for other in written):
            dropped.add(k)
            continue
        written.append(ink)
        if ground is not None:
            shown[ground], shown[k] = _grown(art[ground], label, style, least, wider=not whole_fits)
    for k, layer in enumerate(art):
        on_it = _on(layer, k, labels)
        if on_it and all(n in dropped for n in on_it):
            dropped.add(k)
    return tuple(layer for k, layer in enumerate(shown) if k not in dropped)


def _on(ground: object, place: int, labels: list[tuple[int, Label]]) -> list[int]:
    """The places of the labels whose background this layer is: a plate of any, a disc of the number right after it."""
    if isinstance(ground, Oval) and ground.fill:
        return [n for n, label in labels if n == place + 1 and _in_middle(ground, label)]
    if isinstance(ground, Box):
        return [n for n, label in labels if n > place and _carries(ground, label)]
    return []


def _in_middle(disc: Oval, label: Label) -> bool:
    return label.align == "centre" and (_middle(label) - _middle(disc)).manhattanLength() < 1


def _middle(layer: Box | Oval | Label) -> QPointF:
    return QPointF(layer.x + layer.w / 2, layer.y + layer.h / 2)


def _carries(plate: Box, label: Label) -> bool:
    """Whether a box is only the background of a label."""
    inside = QRectF(plate.x, plate.y, plate.w, plate.h).adjusted(-1, -1, 1, 1).contains(_middle(label))
    return plate.h <= label.h * 1.8 and plate.w <= label.w * 4 and inside


def _long(label: Label, style: Style, least: float) -> float:
    """How wide a text is at the least size."""
    type_ = metrics(max(label.size, least), label.weight, label.display)
    return float(type_.horizontalAdvance(style.words(label.text)))


def _wanted(ground: Box | Oval, label: Label, style: Style, least: float) -> tuple[float, float]:
    """How wide and high a background has to be for a text at the least size."""
    size = max(label.size, least)
    long = _long(label, style, least)
    if isinstance(ground, Box):
        return long + size * 0.3, size
    wide = max(size * 1.3, long + size * 0.5)
    return wide, ground.h * wide / ground.w


def _holds(ground: object, label: Label, style: Style, least: float, widest: float) -> bool:
    """Whether a background can grow enough for a text, a plate not beyond the thing itself."""
    if not isinstance(ground, Box | Oval) or label.wrap or len(style.words(label.text)) > SHORT:
        return False
    wide, high = _wanted(ground, label, style, least)
    if isinstance(ground, Box) and wide > max(widest, ground.w):
        return False
    return wide <= ground.w * GROWTH and high <= ground.h * GROWTH


def _grown(ground: object, label: Label, style: Style, least: float, *, wider: bool) -> tuple[Box | Oval, Label]:
    """The background, large enough for its text, and the text in its middle."""
    assert isinstance(ground, Box | Oval)
    if label.wrap or least <= label.size:
        return ground, label
    wide, high = _wanted(ground, label, style, least)
    if isinstance(ground, Box) and not wider:
        wide = ground.w  # its letters are narrow enough
    more, taller = max(0.0, wide - ground.w), max(0.0, high - ground.h)
    room = max(more, _long(label, style, least) - label.w) if wider else more
    middle = _middle(ground)
    down = _inwards(taller / 2, middle.y())
    grown = attrs.evolve(
        ground,
        x=ground.x - more / 2,
        y=ground.y + down - taller / 2,
        w=ground.w + more,
        h=ground.h + taller,
    )
    moved = attrs.evolve(
        label, x=label.x - room / 2, y=label.y + down - taller / 2, w=label.w + room, h=label.h + taller
    )
    return grown, moved


def _inwards(by: float, at: float) -> float:
    """The way towards the middle, and not past it."""
    return -copysign(min(by, abs(at)), at)


def _ink(label: Label, style: Style, scale: float) -> QRectF:
    """Where the text of a label will be: slightly less than all of it."""
    text, size = style.words(label.text), max(label.size, least_size(style, scale))
    long = metrics(size, label.weight, label.display).horizontalAdvance(text)
    wide = min(long, label.w)
    high = height_of(label, text, size, fit_words(label, text, size)) if label.wrap else size
    x = label.x + (label.w - wide) * {"left": 0.0, "centre": 0.5, "right": 1.0}[label.align]
    y = label.y if label.top else label.y + (label.h - high) / 2
    return QRectF(x + 1, y + size * 0.15, max(1.0, wide - 2), max(1.0, high - size * 0.3))


def worded(label: Label, style: Style, scale: float) -> Label:
    """The label with its shorter text, if it has one and the full text does not fit."""
    if label.brief is None or fits(label, style, scale):
        return label
    return attrs.evolve(label, text=label.brief)


__all__ = ["legible", "worded"]
