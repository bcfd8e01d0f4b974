"""The drawings of resources/art, and the shadow below a panel: light code that every screen needs."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from nutdesk import paths
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.theme import LIGHT, Theme
from nutdesk.desk.kit.words import Voice

INK = "#3B2416"
NAME = re.compile("[a-z0-9-]+(/[a-z0-9-]+)*")
HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


STRAIGHT = (QTransform.TransformationType.TxNone, QTransform.TransformationType.TxTranslate)


class Style(NamedTuple):
    """What a drawing needs besides itself: the theme, and the language and names for its texts."""

    theme: Theme = LIGHT
    voice: Voice = Voice()
    floor: float = SMALLEST
    """The least pixels of any letters; on a projector, texts that do not fit at this size are left out."""

    def words(self, text: str) -> str:
        return self.voice.say(text)


@cache
def source(name: str) -> bytes | None:
    """The file of a drawing; None if there is none. House data can name drawings, but no other files."""
    if NAME.fullmatch(name) is None:
        return None
    try:
        return (_art() / f"{name}.svg").read_bytes()
    except OSError:
        return None


@cache
def _art() -> Path:
    return paths.resources() / "art"


@cache
def drawing(name: str, tint: str = "") -> QSvgRenderer | None:
    """A drawing of resources/art; one-ink icons take a tint. None if there is no such file."""
    data = source(name)
    if data is None:
        return None
    if tint:
        data = data.replace(INK.encode(), tint.encode())
    renderer = QSvgRenderer(QByteArray(data))
    return renderer if renderer.isValid() else None


def finest() -> float:
    """How many pixels of a screen are one of ours, on the finest screen."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def shadow(painter: QPainter, rect: QRectF, radius: float, depth: float, strength: float = 0.3) -> None:
    """A soft shadow below a panel, with light from the top left. The panel itself must cover the middle."""
    if painter.worldTransform().type() not in STRAIGHT:
        _blur(painter, rect, radius, depth, strength)
        return
    ratio = painter.device().devicePixelRatioF()
    # Whole pixels of the screen, so that the parts are copied as they are and meet without a seam.
    left, top = round((rect.left() - depth) * ratio), round((rect.top() - depth) * ratio)
    right, bottom = round((rect.right() + 2 * depth) * ratio), round((rect.bottom() + 2 * depth) * ratio)
    for x, y, part in _frame(right - left, bottom - top, radius, depth, strength, ratio):
        painter.drawPixmap(QPointF((left + x) / ratio, (top + y) / ratio), part)


@lru_cache(160)
def _frame(
    width: int, height: int, radius: float, depth: float, strength: float, ratio: float
) -> tuple[tuple[int, int, QPixmap], ...]:
    """The sides and corners of a shadow, made once for its size, and where each goes; the middle is never seen."""
    side = ceil((radius + 2 * depth) * ratio)
    least = 2 * side + 1
    alike = min(width, height) >= least  # then every side is alike from corner to corner: one pixel of it will do
    whole = QPixmap(*((least, least) if alike else (max(1, width), max(1, height))))
    whole.fill(Qt.GlobalColor.transparent)
    painter = QPainter(whole)
    painter.setRenderHints(HINTS)
    painter.scale(ratio, ratio)
    box = QRectF(0, 0, whole.width() / ratio, whole.height() / ratio).adjusted(depth, depth, -2 * depth, -2 * depth)
    _blur(painter, box, radius, depth, strength)
    painter.end()
    parts = [(0, 0, whole)]
    if alike:
        # Where a third begins, how much of it was rendered, where it goes, and how long it is there.
        columns, rows = (
            ((0, side, 0, side), (side, 1, side, long - 2 * side), (side + 1, side, long - side, side))
            for long in (width, height)
        )
        thirds = [(column, row) for column in columns for row in rows if column[1] > 1 or row[1] > 1]
        parts = [(x, y, whole.copy(u, v, w, h).scaled(wide, high)) for (u, w, x, wide), (v, h, y, high) in thirds]
    for _, _, part in parts:
        part.setDevicePixelRatio(ratio)
    return tuple(parts)


def _blur(painter: QPainter, rect: QRectF, radius: float, depth: float, strength: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgbF(0.165, 0.094, 0.031, strength / 6))
    for k in range(6):
        grow = depth * (k / 5) * 1.1 - depth * 0.25
        box = rect.adjusted(-grow, -grow, grow, grow).translated(depth * 0.25, depth * 0.7)
        painter.drawRoundedRect(box, radius + grow, radius + grow)
