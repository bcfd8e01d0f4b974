"""Lies over the whole table while the end of a game is shown: takes every key and click, and lets points fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QEasingCurve, QEvent, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QRegion, QWheelEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Inset, Label, Layer
from nutdesk.core.value import Value
from nutdesk.desk.kit.panel import Drawn
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, parent_of
from nutdesk.desk.kit.words import tr

REACH = 60
"""Units around the middle of flying points that are painted again."""


@attrs.frozen
class Token(Value):
    """Points on their way to a player."""

    text: str
    start: QPointF
    stop: QPointF


class FinaleCover(Drawn, QWidget):
    """Takes whatever is pressed: it only goes to the end, and does nothing else."""

    touched = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.tokens: tuple[Token, ...] = ()
        self._then: Callable[[], None] | None = None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(lambda _at: self._advance())
        self._clock.finished.connect(self._arrived)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.hide()

    def open(self) -> None:
        """Cover the table and take the keys."""
        self.arrange()
        self.setAccessibleName(tr("The score is counted. Any key skips it."))
        self.show()
        self.raise_()
        self.setFocus()

    def close_up(self) -> None:
        """Stop, and give the table back."""
        self._then = None
        self._clock.stop()
        self.tokens = ()
        self.hide()

    def arrange(self) -> None:
        self.setGeometry(parent_of(self).rect())

    # ---- flying points --------------------------------------------------------------------------------------------

    def fly(self, tokens: Sequence[Token], milliseconds: int, then: Callable[[], None]) -> None:
        """Let points fly, then go on."""
        self.tokens, self._then = tuple(tokens), then
        self._clock.stop()
        self._clock.setDuration(max(1, milliseconds))
        self._clock.start()

    def _advance(self) -> None:
        seen = QRegion()
        for token in self.tokens:
            seen += self._box(self._place(token))
        self.update(seen + self._dirty)
        self._dirty = seen

    _dirty = QRegion()

    def _box(self, place: QPointF) -> QRegion:
        reach = self.desk.layout.px(REACH)
        return QRegion(round(place.x() - reach), round(place.y() - reach), 2 * round(reach), 2 * round(reach))

    def _place(self, token: Token) -> QPointF:
        at = float(self._clock.currentValue() or 0.0)
        return token.start + (token.stop - token.start) * at

    def _arrived(self) -> None:
        self.tokens = ()
        self._advance()
        then, self._then = self._then, None
        if then is not None:
            then()

    def art(self) -> Art:
        layout = self.desk.layout
        size, small, edge = layout.letters(24), layout.letters(15), layout.px(24)
        top = self.height() - layout.tray + 6  # above the hand, where its titles are
        hint = tr("Any key or click skips this")
        art: list[Layer] = [Label(hint, 0, top, self.width() - edge, small * 1.5, small, 600, "@ink2", "right")]
        for token in self.tokens:
            wide, high = metrics(size, 600, True).horizontalAdvance(token.text) + size, size * 1.7
            fill = "#B3261E" if token.text.startswith("-") else "#2F6B3C"
            box = (-wide / 2, -high / 2, wide, high)
            face = Label(token.text, *box, size, 600, "#FFFFFF", "centre", display=True)
            drawn = (
                Box(-wide / 2 + 1, -high / 2 + 3, wide, high, high / 2, "#402A1808"),
                Box(*box, high / 2, fill, "#FFF6E0", 2.5),
                face,
            )
            place = self._place(token)
            art.append(Inset(drawn, place.x(), place.y()))
        return tuple(art)

    # ---- whatever is pressed --------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.touched.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.touched.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.TouchBegin:
            self.touched.emit()
            return True
        return bool(super().event(event))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key like any other."""
        self.touched.emit()
        return True
