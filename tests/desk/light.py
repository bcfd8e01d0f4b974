"""What an eye makes of a colour: contrast, distance, and what is left of it for eyes that lack one kind of cone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

Colour = tuple[float, float, float]

DEFICIENCIES: dict[str, tuple[Colour, Colour, Colour]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, severity 1.0; for linear red, green and blue."""


@cache
def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


@cache
def _light(rgb: int) -> Colour:
    return linear(rgb >> 16 & 255), linear(rgb >> 8 & 255), linear(rgb & 255)


def luminance(colour: QColor) -> float:
    red, green, blue = _light(colour.rgb() & 0xFFFFFF)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, two: QColor) -> float:
    """As WCAG has it, 1 to 21."""
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


@cache
def lab(rgb: int, deficiency: str = "") -> Colour:
    """A colour in CIE L*a*b*, as an eye with that deficiency sees it; '' for all three cones."""
    light = _light(rgb & 0xFFFFFF)
    if deficiency:
        rows = DEFICIENCIES[deficiency]
        light = tuple(min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in rows)  # type: ignore[assignment]
    red, green, blue = light
    xyz = (
        (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
        0.2126729 * red + 0.7151522 * green + 0.0721750 * blue,
        (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: int, two: int, deficiency: str = "") -> float:
    """ΔE76 of two colours."""
    a, b = lab(one & 0xFFFFFF, deficiency), lab(two & 0xFFFFFF, deficiency)
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


@attrs.frozen
class Read:
    """A text as it was painted, and how well it stands out from what it lies on."""

    text: str
    pixels: float
    display: bool
    contrast: float
    ink: str
    ground: str

    @property
    def floor(self) -> float:
        """The least contrast of look.md: 3 for display type of 19 pixels and more, 4.5 for everything else."""
        return 3.0 if self.display and self.pixels >= 19 else 4.5


@contextmanager
def reading(image: QImage | None = None) -> Iterator[list[Read]]:
    """Collects every text that is painted in the block, with its contrast to what was there before.

    On pictures, and on widgets that are rendered to the one that is given.
    """
    reads: list[Read] = []
    paint = QPainter.drawText

    def draw(painter: QPainter, *given: Any) -> Any:
        text = next(part for part in given if isinstance(part, str))
        device = painter.device()
        on = device if isinstance(device, QImage) else image
        if text.strip() and on is not None:
            read = _read(painter, given, text, on)
            if read is not None:
                reads.append(read)
        return paint(painter, *given)

    QPainter.drawText = draw  # type: ignore[method-assign, assignment]
    try:
        yield reads
    finally:
        QPainter.drawText = paint  # type: ignore[method-assign]


def _read(painter: QPainter, given: tuple[Any, ...], text: str, image: QImage) -> Read | None:
    font, metrics = painter.font(), QFontMetricsF(painter.font())
    if isinstance(given[0], QPointF):
        box = QRectF(
            given[0].x(), given[0].y() - font.pixelSize() * 0.7, metrics.horizontalAdvance(text), font.pixelSize() * 0.7
        )
    else:
        flags = int(given[1].value if hasattr(given[1], "value") else given[1])
        box = metrics.boundingRect(QRectF(given[0]), flags, text)
    place = painter.deviceTransform().mapRect(box).toRect().intersected(image.rect())
    if place.isEmpty():
        return None
    ink, seen = painter.pen().color(), painter.opacity()
    found: list[tuple[float, QColor, QColor]] = []
    for row in range(1, 6):
        for column in range(1, 12):
            x, y = place.x() + place.width() * column // 12, place.y() + place.height() * row // 6
            ground = QColor(image.pixel(x, y))
            share = ink.alphaF() * seen
            mixed = QColor.fromRgbF(
                *(
                    a * share + b * (1 - share)
                    for a, b in zip(ink.getRgbF()[:3], ground.getRgbF()[:3], strict=True)  # type: ignore[index]
                )
            )
            found.append((contrast(mixed, ground), mixed, ground))
    found.sort(key=lambda one: one[0])
    # Where a text stands on a line or beside its plate some points are beside it: most of them count.
    value, mixed, ground = found[len(found) // 5]
    size = font.pixelSize() * painter.deviceTransform().m22()
    return Read(text, size, font.family().startswith("Fredoka"), value, mixed.name(), ground.name())


def cells(image: QImage, side: int = 32) -> list[int]:
    """A picture in few points, over grey felt where it is clear."""
    small = QImage(side, side, QImage.Format.Format_RGB32)
    small.fill(QColor("#5B7553"))
    painter = QPainter(small)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(
        small.rect(),
        image.scaled(side, side, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation),
    )
    painter.end()
    return [small.pixel(x, y) & 0xFFFFFF for y in range(side) for x in range(side)]


def told_apart(one: list[int], two: list[int], deficiency: str) -> float:
    """The share of points at which two pictures look different to such an eye."""
    return sum(distance(a, b, deficiency) > 15 for a, b in zip(one, two, strict=True)) / len(one)


def pattern(points: list[int]) -> list[bool]:
    """A picture without its colours: which points are clearly lighter or darker than most of it."""
    light = [lab(point)[0] for point in points]
    middle = sorted(light)[len(light) // 2]
    return [abs(one - middle) > 14 for one in light]


def shaped_apart(one: list[int], two: list[int]) -> float:
    """The share of points at which two pictures differ although all colour and all lightness of the ground is gone."""
    return sum(a != b for a, b in zip(pattern(one), pattern(two), strict=True)) / len(one)
