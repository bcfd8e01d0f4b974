"""Contact sheets: every step of lessons as the projector shows it, small and side by side, to look at all at once."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from nutdesk.core.table import Box, Label
from nutdesk.desk.classroom.slide_pictures import SlidePictures
from nutdesk.desk.kit.art import HINTS, Style, paint
from nutdesk.desk.kit.panel import SAID
from nutdesk.desk.kit.theme import LIGHT
from nutdesk.desk.kit.words import strung, tr
from nutdesk.teach.scene import Scene, load

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

COLUMNS: Final = 5
WIDE: Final = 384
"""Pixels of a picture's width on the sheet."""
TITLE: Final = 26
"""Pixels below a picture for its number and the title of its lesson."""
GAP: Final = 8
MOST: Final = 60
"""Pictures on one sheet: more would be a poster."""


def contact_sheets(scenes: Sequence[Scene], size: tuple[int, int], columns: int = COLUMNS) -> Iterator[QImage]:
    """The sheets one after the other; raises SceneError."""
    total = sum(len(scene.steps) for scene in scenes)
    pictures = _pictures(scenes, size)
    for first in range(0, total, MOST):
        count = min(MOST, total - first)
        yield _sheet(pictures, count, size, min(columns, count))


def _pictures(scenes: Sequence[Scene], size: tuple[int, int]) -> Iterator[tuple[str, QImage]]:
    """Each step with its number and the title of its lesson."""
    made: SlidePictures | None = None
    for place, scene in enumerate(scenes, 1):
        if made is None:
            made = SlidePictures(scene)
        else:
            made.take(scene)
        title = made.lesson.scene.title
        for step in scene.steps:
            number = strung("{lesson}.{step}", lesson=place, step=step.number) if len(scenes) > 1 else str(step.number)
            yield strung("{number}  {title}", number=number, title=title), made.picture_of(step.number, QSizeF(*size))


def _sheet(pictures: Iterator[tuple[str, QImage]], count: int, size: tuple[int, int], columns: int) -> QImage:
    high = round(WIDE * size[1] / size[0])
    rows = -(-count // columns)
    image = QImage(GAP + columns * (WIDE + GAP), GAP + rows * (high + TITLE + GAP), QImage.Format.Format_RGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    painter.setRenderHints(HINTS)
    style = Style(LIGHT, SAID)
    for k in range(count):
        title, picture = next(pictures)
        x, y = GAP + k % columns * (WIDE + GAP), GAP + k // columns * (high + TITLE + GAP)
        small = picture.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)
        painter.drawImage(QRectF(x, y, WIDE, high), small)
        label = Label(title, x, y + high, WIDE, TITLE, 15, 600, elide=True)
        paint(painter, (Box(x, y, WIDE, high, line="#3B2416", width=1), label), style)
    painter.end()
    return image


def draw_sheets(
    files: Sequence[Path], out: Path, size: tuple[int, int], columns: int = COLUMNS, language: str = "en"
) -> Iterator[Path]:
    """Write the sheets: one into the file itself, several into numbered ones. Raises SceneError and OSError."""
    from nutdesk.desk.application import application
    from nutdesk.desk.settings.language import choose, switch

    application()
    switch(choose(language))
    scenes = [load(file) for file in files]
    several = sum(len(scene.steps) for scene in scenes) > MOST
    for k, sheet in enumerate(contact_sheets(scenes, size, columns), 1):
        path = out.with_name(f"{out.stem}-{k}{out.suffix}") if several else out
        if not sheet.save(str(path), "PNG"):  # type: ignore[call-overload]
            raise OSError(0, tr("there is no such folder, or no room"))
        yield path
