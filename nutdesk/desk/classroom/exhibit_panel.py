"""What a step shows large to somebody who learns alone: things with their names, a number, what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Inset, Label, Layer, Piece
from nutdesk.desk.classroom.slide_card import exhibit_places
from nutdesk.desk.kit.art import bounds
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, said, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import capital, joined, tr
from nutdesk.desk.table.move_names import bare_name

LARGEST = 1.9
"""A thing is drawn up to so many times as large as on a board of the usual size."""


@attrs.frozen
class StepExhibits:
    """What is on the panel."""

    pieces: tuple[Piece, ...] = ()
    figure: tuple[str, str] | None = None
    can: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.pieces or self.figure or self.can)


class ExhibitPanel(DrawnPanel):
    """A panel in the place of the story, or below the caption; hidden while there is nothing to show."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.shown = StepExhibits()
        self.hide()

    def show_things(self, shown: StepExhibits) -> None:
        self.shown = shown
        names = tuple(self.desk.style.words(piece.name) for piece in shown.pieces)
        parts = (*(shown.figure or ()), *names, *((tr("You can now"), *shown.can) if shown.can else ()))
        self.setAccessibleName(joined((part for part in parts if part), "; "))
        self.setVisible(bool(shown))
        self.update()

    def art(self) -> Art:
        layout, shown = self.desk.layout, self.shown
        room = self.sheet.adjusted(layout.px(16), layout.px(14), -layout.px(16), -layout.px(14))
        art: list[Layer] = []
        if shown.figure is not None:
            room.setTop(self._figure(art, shown.figure, room) + layout.px(10))
        if shown.can:
            room.setTop(self._can(art, shown.can, room) + layout.px(10))
        if shown.pieces:
            self._pieces(art, shown.pieces, room)
        return tuple(art)

    def _figure(self, art: list[Layer], figure: tuple[str, str], room: QRectF) -> float:
        """The number, and below it what it counts; return where that ends."""
        layout, (number, words) = self.desk.layout, figure
        size = layout.letters(96 if not self.shown.pieces else 64)
        while size > layout.letters(24) and metrics(size, 600, True).horizontalAdvance(number) > room.width():
            size -= 1
        top = QRectF(room.left(), room.top(), room.width(), size * 1.1)
        art.append(Label(number, *sides(top), size, 600, "@go", "centre", display=True))
        return self._words(art, words, QRectF(room.left(), top.bottom(), room.width(), 0), layout.letters(20))

    def _words(self, art: list[Layer], words: str, room: QRectF, size: float) -> float:
        high = paragraphs(words, room.width(), size, 600)
        box = (room.left(), room.top(), room.width(), high + 1)
        art.append(Label(words, *box, size, 600, "@ink", "centre", wrap=True, top=True))
        return room.top() + high

    def _can(self, art: list[Layer], can: Sequence[str], room: QRectF) -> float:
        """What everybody can do now, with a hook before each; return where that ends."""
        layout = self.desk.layout
        head = layout.letters(22)
        art.append(Label(tr("You can now"), *sides(room), head, 600, display=True, top=True))
        y, size = room.top() + head * 1.5, layout.letters(19)
        side, left = size * 1.2, room.left() + size * 1.7

        def tall() -> list[float]:
            return [max(side, paragraphs(text, room.right() - left, size, 600)) for text in can]

        while size > layout.least and sum(tall()) + len(can) * size * 0.5 > room.bottom() - y:
            size -= 1
        for text, high in zip(can, tall(), strict=True):
            art.append(icon_in("ui-ok", QRectF(room.left(), y, side, side), "@go"))
            art.append(Label(text, left, y, room.right() - left, high + 1, size, 600, wrap=True, top=True))
            y += high + size * 0.5
        return y

    def _pieces(self, art: list[Layer], pieces: tuple[Piece, ...], room: QRectF) -> None:
        """The things as large as there is room, each with its name below it."""
        style, size = self.desk.style, self.desk.layout.letters(16)
        foot = size * 1.3 * 2
        for piece, place in zip(pieces, exhibit_places(pieces, room, foot), strict=True):
            drawn, box = said(piece.art, style), bounds(piece.art)
            if box.isEmpty():
                continue
            high = max(1.0, place.height() - foot)
            most = LARGEST * self.desk.layout.unit
            scale = min(place.width() / box.width(), high / box.height(), most)
            middle = QRectF(place.left(), place.top(), place.width(), high).center() - box.center() * scale
            art.append(Inset(drawn, middle.x(), middle.y(), scale))
            below = middle.y() + box.bottom() * scale + size * 0.2
            name = capital(bare_name(style.words(piece.name)))
            under = (place.left(), below, place.width(), foot)
            art.append(Label(name, *under, size, 600, "@ink2", "centre", wrap=True, top=True))


__all__ = ["ExhibitPanel", "StepExhibits"]
