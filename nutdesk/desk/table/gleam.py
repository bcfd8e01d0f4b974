"""A gold rim over a player's card that fades, as one does around things on the board."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.kit.art import HINTS
from nutdesk.desk.kit.motion import lit

RIMS = (("#26FFC83D", 16.0), ("#4DFFC83D", 11.0), ("#3B2416", 7.0), ("#FFC83D", 5.0), ("#FFF6D8", 1.8))


class Gleam(QWidget):
    """Lies over one card while it gleams; the mouse goes through."""

    def __init__(self, parent: QWidget, box: QRectF, margin: float) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.margin = margin
        self.strength = 0.0
        self.setGeometry(box.toRect())
        self.show()
        self.raise_()

    def shine(self) -> Callable[[float], None]:
        """What its track does: appear, fade, and be gone."""

        def show(strength: float) -> None:
            self.strength = strength
            self.update()

        fade = lit(show)

        def at(share: float) -> None:
            fade(share)
            if share >= 1:
                self.hide()
                self.deleteLater()

        return at

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.setOpacity(self.strength)
        inside = self.margin
        box = QRectF(self.rect()).adjusted(inside, inside, -inside, -inside)
        for colour, width in RIMS:
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(box, 1.6 * inside, 1.6 * inside)
        painter.end()
