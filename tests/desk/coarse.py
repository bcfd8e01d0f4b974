"""Finds pictures that are drawn larger than they were made, which look coarse on fine screens.

python -m tests.desk.coarse 2560x1400 prints, as JSON, the places of the code that draw them, and how much larger.
QT_SCALE_FACTOR=2 makes two pixels of one.
"""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from nutdesk.desk.application import application
from nutdesk.desk.shell.window import MainWindow
from tests.desk.everywhere import everywhere
from tests.desk.hands import settle

ENOUGH = 1.15
"""How much larger nobody sees."""
found: dict[str, float] = {}


def watch(name: str) -> None:
    """Have a method of the painter note what it enlarges; it draws as ever."""
    draw: Callable[..., Any] = getattr(QPainter, name)

    def watched(painter: QPainter, *given: Any) -> Any:
        image = next((part for part in given if isinstance(part, QPixmap | QImage)), None)
        if image is not None and not image.isNull():
            note(painter, image, given)
        return draw(painter, *given)

    setattr(QPainter, name, watched)


def note(painter: QPainter, image: QPixmap | QImage, given: tuple[Any, ...]) -> None:
    target = given[0] if isinstance(given[0], QRect | QRectF) else None
    source = given[2] if len(given) > 2 and isinstance(given[2], QRect | QRectF) else image.rect()
    wide = image.deviceIndependentSize().width() if target is None else target.width()
    if len(given) > 4 and isinstance(given[2], int | float):  # x, y, width, height
        wide = given[2]
    turn = painter.worldTransform()
    pixels = wide * max(abs(turn.m11()), abs(turn.m12())) * painter.device().devicePixelRatioF()
    if pixels > source.width() * ENOUGH:
        place = [step for step in traceback.extract_stack() if "/nutdesk/desk/" in step.filename.replace("\\", "/")][-1]
        found[f"{place.name}, line {place.lineno} of {place.filename}"] = round(pixels / source.width(), 2)


def main(size: str) -> None:
    app = application()
    for name in ("drawPixmap", "drawImage"):
        watch(name)
    window = MainWindow()
    window.chosen_settings.change("pace", "off")
    window.resize(*map(int, size.split("x")))
    window.show()
    settle()
    for name, root in everywhere(window):
        settle()
        root.window().grab()
        page = window.page
        for item in page.scene.items() if page is not None and window.shown is page else ():
            if isinstance(item, QGraphicsPixmapItem) and not item.pixmap().isNull():
                coarse = window.devicePixelRatioF() / item.pixmap().devicePixelRatio()
                if coarse > ENOUGH:
                    found[f"{type(item).__name__} on {name}"] = coarse
    print(json.dumps(found))
    window.close()
    app.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])
