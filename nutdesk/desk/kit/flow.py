"""Buttons side by side, and below each other where one line is too short for them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """Fills its lines from the left; all parts of a line share what is left over."""

    def __init__(self, *parts: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.parts = parts
        for part in parts:
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        shown = [part.sizeHint() for part in self.parts if not part.isHidden()]
        return QSize(sum(hint.width() for hint in shown), self._arrange(move=False))

    def minimumSizeHint(self) -> QSize:
        shown = [part.sizeHint().width() for part in self.parts if not part.isHidden()]
        return QSize(max(shown, default=0), self._arrange(move=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:  # a part is shown, hidden or called something else
            self._arrange()
            self.updateGeometry()
        return bool(super().event(event))

    def _arrange(self, *, move: bool = True) -> int:
        """Put the parts where they belong; how high all lines are."""
        lines: list[list[QWidget]] = []
        left = 0
        for part in self.parts:
            if part.isHidden():
                continue
            least = part.sizeHint().width()
            if not lines or least > left:
                lines.append([])
                left = self.width()
            lines[-1].append(part)
            left -= least
        y = 0
        for line in lines:
            high = max(part.sizeHint().height() for part in line)
            spare = (self.width() - sum(part.sizeHint().width() for part in line)) / len(line)
            x = 0.0
            for part in line if move else ():
                wide = part.sizeHint().width() + spare
                part.setGeometry(round(x), y, round(x + wide) - round(x), high)
                x += wide
            y += high
        return y
