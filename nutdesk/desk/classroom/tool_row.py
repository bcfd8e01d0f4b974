"""The row of tools at the bottom of the presenter's window."""

from __future__ import annotations

import sys
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.desk.classroom.projector_overlay import PEN
from nutdesk.desk.kit.drawing import HINTS, shadow
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.theme import font, metrics
from nutdesk.desk.kit.widgets import Desk, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr

CENTRE = Qt.AlignmentFlag.AlignCenter


class ToolButton(QuietButton):
    """A tool: its picture, its name, its key; dark while it is in use."""

    def __init__(self, desk: Desk, name: str, label: str, icon: str, key: str, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.name, self.icon_name, self.key = desk, name, icon, key
        self.on = False
        self.badge = ""
        self.setText(label)
        set_tip(self, strung("{hint} ({key})", hint=hint, key=key))
        self.setAccessibleName(strung("{label}. {hint}", label=label, hint=hint))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_on(self, on: bool, badge: str = "") -> None:
        if (on, badge) != (self.on, self.badge):
            self.on, self.badge = on, badge
            self.setAccessibleDescription(tr("in use") if on else "")
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect()).adjusted(px(5), px(9), -px(5), -px(7))
        shadow(painter, rect, px(14), px(4), 0.28)
        fill = QColor("#2F1F14") if self.on else theme.colour("@panel")
        if self.underMouse() and not self.on:
            fill = theme.colour("@panel2")
        painter.setBrush(fill)
        painter.setPen(QPen(theme.colour("@gold" if self.on else "@line"), px(4) if self.on else 1.5))
        painter.drawRoundedRect(rect, px(14), px(14))
        ink = QColor("#FFF6E0") if self.on else theme.colour("@ink")
        cap, size = layout.letters(14), layout.letters(17)
        label, caps = size * 1.4, cap * 1.7
        side = max(px(20), min(px(42), rect.height() - label - caps - px(16)))
        free = max(0.0, rect.height() - side - label - caps)
        y = rect.top() + free * 0.4
        draw_icon(painter, self.icon_name, QRectF(rect.center().x() - side / 2, y, side, side), ink.name())
        y += side + free * 0.15
        painter.setPen(ink)
        while size > layout.least and metrics(size, 600).horizontalAdvance(self.text()) > rect.width() - 4:
            size -= 1
        painter.setFont(font(size, 600))
        painter.drawText(QRectF(rect.left(), y, rect.width(), label), CENTRE, self.text())
        y += label
        wide = metrics(cap, 600).horizontalAdvance(self.key) + px(14)
        box = QRectF(rect.center().x() - wide / 2, y, wide, caps)
        painter.setBrush(theme.colour("@panel2"))
        painter.setPen(QPen(theme.colour("@line"), 1.2))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(cap, 600))
        painter.drawText(box, CENTRE, self.key)
        if self.name == "pen":
            painter.setBrush(QColor(PEN))
            painter.setPen(QPen(QColor("#FFF6E0"), 2))
            painter.drawEllipse(QRectF(rect.right() - px(30), rect.top() + px(8), px(20), px(20)))
        if self.badge:
            self._paint_badge(painter, rect)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), px(14))
        painter.end()

    def _paint_badge(self, painter: QPainter, rect: QRectF) -> None:
        layout = self.desk.layout
        size = layout.letters(15)
        wide = metrics(size, 700).horizontalAdvance(self.badge) + layout.px(18)
        box = QRectF(rect.right() - wide + layout.px(4), rect.top() - layout.px(7), wide, size * 1.6)
        painter.setBrush(QColor("#1F5C86"))
        painter.setPen(QPen(QColor("#FFF6E0"), 2))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(QColor("#FFFFFF"))
        painter.setFont(font(size, 700))
        painter.drawText(box, CENTRE, self.badge)


class WayButton(QuietButton):
    """The buttons for back and on, which are all that a clicker has."""

    def __init__(self, desk: Desk, label: str, icon: str, hint: str, parent: QWidget, *, primary: bool) -> None:
        super().__init__(parent)
        self.desk, self.icon_name, self.hint, self.primary = desk, icon, hint, primary
        self.setText(label)
        self.setAccessibleName(strung("{label}. {hint}", label=label, hint=hint))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_words(self, label: str, hint: str) -> None:
        self.hint = hint
        self.setText(label)
        self.setAccessibleName(strung("{label}. {hint}", label=label, hint=hint))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        px = layout.px
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        rect = QRectF(self.rect()).adjusted(px(5), px(9), -px(5), -px(7))
        shadow(painter, rect, px(18), px(4), 0.28)
        painter.setBrush(theme.colour("@go" if self.primary else "@panel"))
        painter.setPen(Qt.PenStyle.NoPen if self.primary else QPen(theme.colour("@line"), 1.5))
        painter.drawRoundedRect(rect, px(18), px(18))
        ink = theme.colour("@ongo" if self.primary else "@ink")
        small = layout.letters(18 if self.primary else 14)
        if self.primary:
            side = px(54)
            arrow = QRectF(rect.right() - side - px(26), rect.center().y() - side / 2, side, side)
            draw_icon(painter, self.icon_name, arrow, ink.name())
            room = QRectF(rect.left() + px(26), rect.top(), arrow.left() - rect.left() - px(36), rect.height())
            size = layout.letters(34)
            while size > 17 and metrics(size, 600, True).horizontalAdvance(self.text()) > room.width():
                size -= 1
            painter.setPen(ink)
            painter.setFont(font(size, 600, True))
            half = rect.height() * 0.54
            painter.drawText(room.adjusted(0, 0, 0, half - rect.height()), Qt.AlignmentFlag.AlignBottom, self.text())
            painter.setFont(font(small, 600))
            words = metrics(small, 600).elidedText(self.hint, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room.adjusted(0, half + px(4), 0, 0), Qt.AlignmentFlag.AlignTop, words)
        else:
            size = layout.letters(20)
            side = max(px(20), min(px(40), rect.height() - size * 1.4 - small * 1.6 - px(10)))
            free = rect.height() - side - size * 1.4 - small * 1.5
            y = rect.top() + free / 2
            draw_icon(painter, self.icon_name, QRectF(rect.center().x() - side / 2, y, side, side), ink.name())
            painter.setPen(ink)
            painter.setFont(font(size, 600, True))
            painter.drawText(QRectF(rect.left(), y + side, rect.width(), size * 1.4), CENTRE, self.text())
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(small, 600))
            painter.drawText(QRectF(rect.left(), y + side + size * 1.4, rect.width(), small * 1.5), CENTRE, self.hint)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), px(18))
        painter.end()


class ToolRow(QWidget):
    """Back, the tools in groups, on."""

    wanted = Signal(str)
    """A tool, 'back' or 'next'."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.groups = (
            (
                tr("The picture"),
                (
                    ("black", tr("Black"), "ui-blackout", "B", tr("The projector shows nothing")),
                    (
                        "freeze",
                        tr("Freeze"),
                        "ui-freeze",
                        "F",
                        tr("The room keeps the picture while you try something"),
                    ),
                    (
                        "spotlight",
                        tr("Spotlight"),
                        "ui-spotlight",
                        "S",
                        tr("Light one place; the wheel makes it wider"),
                    ),
                    (
                        "zoom",
                        tr("Zoom"),
                        "ui-zoom",
                        "Z",
                        tr("Draw a frame around what the room shall see; again: back"),
                    ),
                ),
            ),
            (
                tr("Point and draw"),
                (
                    ("laser", tr("Laser"), "ui-laser", "L", tr("A red dot that follows the pointer and fades")),
                    ("pen", tr("Pen"), "ui-pen", "P", tr("Lines that stay until they are cleared")),
                    ("arrow", tr("Arrow"), "ui-arrow", "A", tr("Arrows that stay until they are cleared")),
                    ("clear", tr("Clear"), "ui-clear", "C", tr("Wipe lines and arrows")),
                ),
            ),
            (
                tr("The room"),
                (
                    ("vote", tr("Vote"), "ui-vote", "V", tr("Show the raised hands as bars")),
                    ("try", tr("Free try"), "ui-hand", "T", tr("Play on from here; again: back to the script")),
                ),
            ),
        )
        self.tools: dict[str, ToolButton] = {}
        for _, tools in self.groups:
            for name, label, icon, key, hint in tools:
                button = ToolButton(desk, name, label, icon, key, hint, self)
                button.clicked.connect(partial(self.wanted.emit, name))
                self.tools[name] = button
        self.back = WayButton(desk, tr("Back"), "ui-prev", tr("Page Up"), self, primary=False)
        self.next = WayButton(desk, tr("Next step"), "ui-next", tr("Page Down"), self, primary=True)
        self.back.clicked.connect(partial(self.wanted.emit, "back"))
        self.next.clicked.connect(partial(self.wanted.emit, "next"))
        self._heads: list[tuple[str, QRectF]] = []

    def show_used(self, used: Collection[str], hands: int) -> None:
        for name, button in self.tools.items():
            button.set_on(name in used, str(hands) if name == "vote" and hands else "")

    def arrange(self) -> None:
        px, wide = self.desk.layout.px, self.width()
        head, foot = max(px(34), self.desk.layout.letters(17) * 1.5), self.height() - px(4)
        high = round(foot - head)
        tool = min(px(120), (wide - px(24) * 2 - px(160) - px(320) - 3 * px(14)) / 10)
        x = px(19.0)
        self.back.setGeometry(round(x), round(head), round(px(160)), high)
        x += px(160) + px(14)
        self._heads = []
        for title, tools in self.groups:
            self._heads.append((title, QRectF(x + px(8), px(8), tool * len(tools), head - px(6))))
            for name, *_ in tools:
                self.tools[name].setGeometry(round(x), round(head), round(tool), high)
                x += tool
            x += px(14)
        self.next.setGeometry(round(x), round(head), round(wide - px(19) - x), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        painter.fillRect(self.rect(), theme.colour("@bar"))
        painter.fillRect(QRectF(0, 0, self.width(), layout.px(5)), QColor("#2F1F14"))
        size = layout.letters(17)
        painter.setFont(font(size, 700))
        painter.setPen(theme.colour("@ink2"))
        for title, room in self._heads:
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, title)
        painter.end()


LETTERS = {
    "B": "black",
    ".": "black",
    "F": "freeze",
    "S": "spotlight",
    "Z": "zoom",
    "L": "laser",
    "P": "pen",
    "A": "arrow",
    "C": "clear",
    "V": "vote",
    "T": "try",
}
"""What the letters do; some clickers send a full stop for black."""


def digit_of(event: QKeyEvent) -> int | None:
    """Which number key was pressed, 1 to 9, whatever Shift turns it into on this keyboard."""
    key = event.key()
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_0
    if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    if sys.platform == "darwin":
        return MAC_DIGITS.get(event.nativeVirtualKey())
    first = 2 if sys.platform == "win32" else 10
    place = event.nativeScanCode() - first
    return place + 1 if 0 <= place < 9 else None


MAC_DIGITS = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9}
"""The digit keys of a Mac, by the numbers that it gives them."""


__all__ = ["LETTERS", "ToolButton", "ToolRow", "WayButton", "digit_of"]
