"""The row of tools at the bottom of the presenter's window."""

from __future__ import annotations

import sys
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Oval, Shadow
from nutdesk.desk.classroom.projector_overlay import PEN
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, keycap, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung, tr


class ToolButton(Drawn, QuietButton):
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

    def art(self) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        rect, radius = QRectF(self.rect()).adjusted(px(5), px(9), -px(5), -px(7)), px(14)
        line, width, ink = ("@gold", px(4), "#FFF6E0") if self.on else ("@line", 1.5, "@ink")
        cap, most = layout.letters(14), layout.letters(17)
        label, caps = most * 1.4, cap * 1.7
        side = max(px(20), min(px(42), rect.height() - label - caps - px(16)))
        free = max(0.0, rect.height() - side - label - caps)
        sign, y = rect.top() + free * 0.4, rect.top() + free * 0.55 + side
        size = shrunk(self.text(), rect.width() - 4, most, layout.least, 600, display=False)
        wide, middle = metrics(cap, 600).horizontalAdvance(self.key) + px(14), rect.center().x()
        pen = (Oval(rect.right() - px(30), rect.top() + px(8), px(20), px(20), PEN, "#FFF6E0"),)
        return (
            Shadow(*sides(rect), radius, px(4), 0.28),
            Box(
                *sides(rect),
                radius,
                "#2F1F14" if self.on else "@panel2" if self.underMouse() else "@panel",
                line,
                width,
            ),
            icon_in(self.icon_name, QRectF(middle - side / 2, sign, side, side), ink),
            Label(self.text(), rect.left(), y, rect.width(), label, size, 600, ink, "centre"),
            *keycap(self.key, (middle - wide / 2, y + label, wide, caps), cap),
            *(pen if self.name == "pen" else ()),
            *(self._badge(rect) if self.badge else ()),
            *(focus_ring(rect.adjusted(1, 1, -1, -1), radius) if self.hasFocus() else ()),
        )

    def _badge(self, rect: QRectF) -> Art:
        px, size = self.desk.layout.px, self.desk.layout.letters(15)
        wide = metrics(size, 700).horizontalAdvance(self.badge) + px(18)
        box = (rect.right() - wide + px(4), rect.top() - px(7), wide, size * 1.6)
        plate = Box(*box, size * 0.8, "#1F5C86", "#FFF6E0")
        return plate, Label(self.badge, *box, size, 700, "#FFFFFF", "centre")


class WayButton(Drawn, QuietButton):
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

    def art(self) -> Art:
        px = self.desk.layout.px
        rect, radius = QRectF(self.rect()).adjusted(px(5), px(9), -px(5), -px(7)), px(18)
        fill, line = ("@go", "") if self.primary else ("@panel", "@line")
        return (
            Shadow(*sides(rect), radius, px(4), 0.28),
            Box(*sides(rect), radius, fill, line, 1.5),
            *(self._on(rect) if self.primary else self._back(rect)),
            *(focus_ring(rect.adjusted(1, 1, -1, -1), radius) if self.hasFocus() else ()),
        )

    def _on(self, rect: QRectF) -> Art:
        """Large words, and an arrow at their right."""
        layout, px = self.desk.layout, self.desk.layout.px
        arrow = QRectF(rect.right() - px(54) - px(26), rect.center().y() - px(54) / 2, px(54), px(54))
        left, wide = rect.left() + px(26), arrow.left() - rect.left() - px(36)
        size = shrunk(self.text(), wide, layout.letters(34), 17)
        high, half = metrics(size, 600, True).height(), rect.top() + rect.height() * 0.54
        below = (left, half + px(4), wide, rect.bottom() - half - px(4))
        return (
            icon_in(self.icon_name, arrow, "@ongo"),
            Label(self.text(), left, half - high, wide, high, size, 600, "@ongo", display=True),
            Label(self.hint, *below, layout.letters(18), 600, "@ongo", top=True, elide=True),
        )

    def _back(self, rect: QRectF) -> Art:
        """An arrow, and words below it."""
        layout, px = self.desk.layout, self.desk.layout.px
        size, small = layout.letters(20), layout.letters(14)
        side = max(px(20), min(px(40), rect.height() - size * 1.4 - small * 1.6 - px(10)))
        left, wide, y = rect.left(), rect.width(), rect.center().y() + (side - size * 1.4 - small * 1.5) / 2
        return (
            icon_in(self.icon_name, QRectF(rect.center().x() - side / 2, y - side, side, side), "@ink"),
            Label(self.text(), left, y, wide, size * 1.4, size, align="centre", display=True),
            Label(self.hint, left, y + size * 1.4, wide, small * 1.5, small, 600, "@ink2", "centre"),
        )


class ToolRow(Drawn, QWidget):
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
                        tr("Drag a frame to zoom in. Press Z again to zoom out."),
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

    def art(self) -> Art:
        size = self.desk.layout.letters(17)
        return (
            Box(0, 0, self.width(), self.height(), fill="@bar"),
            Box(0, 0, self.width(), self.desk.layout.px(5), fill="#2F1F14"),
            *(Label(title, *sides(room), size, 700, "@ink2") for title, room in self._heads),
        )


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
    "K": "contrast",
    "M": "slow",
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
