"""Buttons or lists side by side, on several lines if one is too short."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget


class Flow(QWidget):
    """Fills its lines from the left; the parts of a line share the room that is left."""

    def __init__(self, *parts: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.parts = parts
        self.gap = 0
        """Pixels between two parts, and between two lines."""
        for part in parts:
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        shown = [part.sizeHint() for part in self.parts if not part.isHidden()]
        wide = sum(hint.width() for hint in shown) + self.gap * max(0, len(shown) - 1)
        return QSize(wide, self._arrange(move=False))

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
        """Place the parts; return the height of all lines."""
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
            left -= least + self.gap
        y = 0
        for line in lines:
            high = max(part.sizeHint().height() for part in line)
            wanted = sum(part.sizeHint().width() for part in line) + self.gap * (len(line) - 1)
            spare = (self.width() - wanted) / len(line)
            x = 0.0
            for part in line if move else ():
                wide = part.sizeHint().width() + spare
                part.setGeometry(round(x), y, round(x + wide) - round(x), high)
                x += wide + self.gap
            y += high + self.gap
        return max(0, y - self.gap)
