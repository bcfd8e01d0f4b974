"""A note over the table: why not, or what is here."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Label, Point, Poly, moved
from nutdesk.desk.kit.fitting import paragraphs, shrunk
from nutdesk.desk.kit.panel import Drawn, chip_at, icon_in, keycap, on_line, rounded
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, parent_of
from nutdesk.desk.kit.words import strung, tr


class WhyNot(Drawn, QWidget):
    """Why a drop was refused: the sentence, the clause, and the way to the rule."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.reason, self.clause = "", "", ""
        self.calm = False
        """Whether it only describes something, and nothing was refused."""
        self._tip = QPointF()
        self._box = QRectF()
        self.hide()

    @property
    def tip(self) -> QPoint:
        """What it points at, in the parent."""
        return self.pos() + self._tip.toPoint()

    def tell(self, title: str, text: str, at: QPoint) -> None:
        """Show something that was asked for."""
        self.explain(title, text, "", at)
        self.calm = True

    def explain(self, title: str, reason: str, clause: str, at: QPoint | QRect) -> None:
        """Show the reason beside a point of the parent, or a thing there; any input closes it."""
        lies = at if isinstance(at, QRect) else QRect(at, at)
        middle = lies.center().y()
        self.calm = False
        self.title, self.reason, self.clause = title, reason, clause
        self.setAccessibleName(strung("{title} {reason} {clause}", title=title, reason=reason, clause=clause))
        layout = self.desk.layout
        wide = layout.px(330)
        size = layout.letters(17)
        text = paragraphs(reason, wide - layout.px(36), size, 500)
        high = layout.px(62) + text + (layout.px(54) if clause else layout.px(14))
        tail, pad = layout.px(40), layout.px(12)
        parent = parent_of(self)
        on_right = lies.right() + tail + wide + 2 * pad < parent.width()
        left = lies.right() if on_right else lies.left() - wide - tail - 2 * pad
        # Above the tray if possible, so that the hand and its values stay visible.
        tray = parent.height() - layout.tray
        low = tray - high - 2 * pad if middle < tray else parent.height() - high - 2 * pad
        top = max(layout.bar + 4, min(middle - high * 0.4, low))
        self.setGeometry(round(left), round(top), round(wide + tail + 2 * pad), round(high + 2 * pad))
        box_left = tail + pad if on_right else pad
        self._box = QRectF(box_left, pad, wide, high)
        self._tip = QPointF(2 if on_right else self.width() - 2, min(max(middle - top, pad + 20), pad + high - 20))
        self.show()
        self.raise_()
        self.update()

    def art(self) -> Art:
        layout, box, tone = self.desk.layout, self._box, "@ink" if self.calm else "@no"
        px, edge, pad = layout.px, self._edge(), layout.px(18)
        sign = QRectF(box.left() + pad, box.top() + px(14), px(28), px(28))
        left, room = sign.right() + px(8), box.right() - pad - sign.right() - px(8)
        size = shrunk(self.title, room, layout.letters(22), 15)
        words = (box.left() + pad, box.top() + px(54), box.width() - 2 * pad, box.height())
        return (
            *moved((Poly(edge, "#462A1808"),), 2, 5),
            Poly(edge, "@panel", tone, 3),
            icon_in("ui-point" if self.calm else "ui-no", sign, tone),
            Label(self.title, left, box.top() + px(8), room, px(40), size, 600, tone, display=True, elide=True),
            Label(self.reason, *words, layout.letters(17), 500, wrap=True, top=True),
            *(self._way() if self.clause else ()),
        )

    def _edge(self) -> tuple[Point, ...]:
        """The paper: round corners, and a tail to what it points at."""
        box, tip = self._box, self._tip
        far = max(box.left() - tip.x(), tip.x() - box.right())
        half = self.desk.layout.px(14) * far / (far + 4)
        on_right = tip.x() > box.right()
        side, down = (box.right(), half) if on_right else (box.left(), -half)
        tail = ((side, tip.y() - down), (tip.x(), tip.y()), (side, tip.y() + down))
        edge = rounded(box, self.desk.layout.px(16))
        at = len(edge) // 4 * (1 if on_right else 3)
        return edge[:at] + tail + edge[at:]

    def _way(self) -> Art:
        """The clause, the way to its rule, and the key for it as far as there is room."""
        layout, box = self.desk.layout, self._box
        px, y, size, cap = layout.px, box.bottom() - layout.px(30), layout.letters(16), layout.letters(14)
        sign, plate = chip_at(self.desk, self.clause, "ui-rules", 0, y)
        sign = moved(sign, box.left() + px(18) + plate.width(), 0)
        x, read = box.left() + px(18) + plate.width() + px(12), tr("Read the rule")
        long = metrics(size, 700).horizontalAdvance(read)
        way = Label(read, *on_line(x, y + size * 0.36, long + 1, size, 700), size, 700, "@go")
        left, wide = x - px(12) + px(24) + long, metrics(cap, 600).horizontalAdvance("F1") + px(14)
        if left + wide > box.right() - px(10):
            return *sign, way
        return *sign, way, *keycap("F1", (left, y - cap * 0.85, wide, cap * 1.7), cap)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.clause:
            self.rule_wanted.emit(self.clause)
        self.hide()
