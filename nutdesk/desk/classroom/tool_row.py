"""The row of tools at the bottom of the presenter's window."""

from __future__ import annotations

import sys
from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from nutdesk import mac
from nutdesk.core.table import Art, Box, Label, Oval, Shadow
from nutdesk.desk.classroom.projector_overlay import PEN
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.keyboard import key
from nutdesk.desk.kit.layout import SMALLEST
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, keycap, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import QuietButton
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.tools import GROUPS, Tool, key_of_tool
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import strung, tr

BACK, NEXT, GAP = 160, 320, 14
"""The widths of the buttons for back and on, and of what is between groups of tools, in units."""


class ToolButton(Drawn, QuietButton):
    """A tool: its picture, its name, its key; dark while it is in use."""

    def __init__(self, desk: Desk, tool: Tool, parent: QWidget, *, at_a_game: bool = False) -> None:
        super().__init__(parent)
        self.desk, self.name, self.icon_name = desk, tool.name, tool.icon
        self.key = key_of_tool(tool.name, at_a_game=at_a_game)
        label, hint = tr(tool.label), tr(tool.tip)
        self.on = False
        self.flat = False
        """Whether the name is beside the picture, as there is no room below it."""
        self.pictured = True
        """Whether there is room for the picture then."""
        self.badge = ""
        self.setText(label)
        set_tip(self, strung("{hint} ({key})", hint=hint, key=self.key))
        self.setAccessibleName(strung("{label}. {hint}", label=label, hint=hint))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_on(self, on: bool, badge: str = "") -> None:
        if (on, badge) != (self.on, self.badge):
            self.on, self.badge = on, badge
            self.setAccessibleDescription(tr("in use") if on else "")
            self.update()

    def least_width(self, *, flat: bool = False) -> float:
        """The width in which its name can be written in the smallest letters, beside the picture if it is flat."""
        px = self.desk.layout.px
        name = metrics(self.desk.layout.least, 600).horizontalAdvance(self.text())
        return name + 2 * px(5) + (2 * px(8) + px(28) + px(6) if flat else 4)

    def art(self) -> Art:
        px = self.desk.layout.px
        rect, radius = QRectF(self.rect()).adjusted(px(5), px(9), -px(5), -px(7)), px(14)
        line, width, ink = ("@gold", px(4), "#FFF6E0") if self.on else ("@line", 1.5, "@ink")
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
            *(self._flat(rect, ink) if self.flat else self._tall(rect, ink)),
            *(pen if self.name == "pen" else ()),
            *(self._badge(rect) if self.badge else ()),
            *(focus_ring(rect.adjusted(1, 1, -1, -1), radius) if self.hasFocus() else ()),
        )

    def _tall(self, rect: QRectF, ink: str) -> Art:
        """The picture above the name, and the key below it."""
        layout, px = self.desk.layout, self.desk.layout.px
        cap, most = layout.letters(14), layout.letters(17)
        label, caps = most * 1.4, cap * 1.7
        side = max(px(20), min(px(42), rect.height() - label - caps - px(16)))
        free = max(0.0, rect.height() - side - label - caps)
        sign, y = rect.top() + free * 0.4, rect.top() + free * 0.55 + side
        size = shrunk(self.text(), rect.width() - 4, most, layout.least, 600, display=False)
        wide, middle = metrics(cap, 600).horizontalAdvance(self.key) + px(14), rect.center().x()
        return (
            icon_in(self.icon_name, QRectF(middle - side / 2, sign, side, side), ink),
            Label(self.text(), rect.left(), y, rect.width(), label, size, 600, ink, "centre"),
            *keycap(self.key, (middle - wide / 2, y + label, wide, caps), cap),
        )

    def _flat(self, rect: QRectF, ink: str) -> Art:
        """The picture beside the name, with the key below it; where there is little room the name alone."""
        layout, px = self.desk.layout, self.desk.layout.px
        cap, most = layout.letters(14), layout.letters(17)
        left, wide = rect.left() + px(8), rect.width() - px(16)
        sign = QRectF(left, rect.center().y() - px(28) / 2, px(28), px(28))
        if self.pictured:
            left, wide = sign.right() + px(6), wide - px(28) - px(6)
        size = shrunk(self.text(), wide, most, layout.least, 600, display=False)
        size = shrunk(self.text(), wide, size, SMALLEST, 600, display=False)
        label, caps = size * 1.3, cap * 1.6
        below = rect.height() >= label + caps + px(4)
        y = rect.center().y() - (label + (caps if below else 0)) / 2
        key = metrics(cap, 600).horizontalAdvance(self.key) + px(14)
        return (
            *((icon_in(self.icon_name, sign, ink),) if self.pictured else ()),
            Label(self.text(), left, y, wide, label, size, 600, ink),
            *(keycap(self.key, (left, y + label, key, caps), cap) if below else ()),
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
        """Large words, in two lines where one is too short, and an arrow at their right, or below them."""
        layout, px = self.desk.layout, self.desk.layout.px
        edge, side = min(px(26), rect.width() * 0.07), px(54)
        arrow = QRectF(rect.right() - side - edge, rect.center().y() - side / 2, side, side)
        left, wide = rect.left() + edge, arrow.left() - rect.left() - edge - px(10)
        size, small, lines = shrunk(self.text(), wide, layout.letters(34), layout.letters(22)), layout.letters(18), 1
        middle, longest = rect.center().y(), max(self.text().split(), key=len)
        if metrics(size, 600, True).horizontalAdvance(self.text()) > wide:
            if metrics(layout.letters(22), 600, True).horizontalAdvance(longest) > wide:
                wide, side = rect.width() - 2 * edge, px(36)
                arrow = QRectF(rect.right() - side - edge, rect.bottom() - side - px(8), side, side)
                middle -= side / 2
            size, lines = shrunk(longest, wide, layout.letters(28), 17), 2
        high, below = lines * metrics(size, 600, True).height(), lines * metrics(small, 600).height()
        top = middle - (high + below + px(4)) / 2
        hint = (left, top + high + px(4), wide, below)
        return (
            icon_in(self.icon_name, arrow, "@ongo"),
            Label(self.text(), left, top, wide, high, size, 600, "@ongo", display=True, wrap=lines > 1),
            Label(self.hint, *hint, small, 600, "@ongo", top=True, wrap=lines > 1, elide=True),
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
        self.tools: dict[str, ToolButton] = {}
        for _, tools in GROUPS:
            for tool in tools:
                button = ToolButton(desk, tool, self)
                button.clicked.connect(partial(self.wanted.emit, tool.name))
                self.tools[tool.name] = button
        self.back = WayButton(desk, tr("Back"), "ui-prev", key("PgUp"), self, primary=False)
        self.next = WayButton(desk, tr("Next step"), "ui-next", key("PgDown"), self, primary=True)
        self.back.clicked.connect(partial(self.wanted.emit, "back"))
        self.next.clicked.connect(partial(self.wanted.emit, "next"))
        self._heads: list[tuple[str, QRectF]] = []

    def show_used(self, used: Collection[str], hands: int) -> None:
        for name, button in self.tools.items():
            button.set_on(name in used, str(hands) if name == "vote" and hands else "")

    def _tool(self, wide: float) -> float:
        """The width of a tool where all are in one row."""
        px = self.desk.layout.px
        return min(px(120), (wide - px(24) * 2 - px(BACK) - px(NEXT) - 3 * px(GAP)) / len(self.tools))

    def _is_flat(self, wide: float) -> bool:
        """Whether the tools need two rows: in one of them, some name would be cut."""
        tool = self._tool(wide)
        return tool < self.desk.layout.px(90) or any(one.least_width() > tool for one in self.tools.values())

    def wanted_height(self, wide: float) -> int:
        """How high it is in a window of this width."""
        px = self.desk.layout.px
        return round(2 * max(self.desk.target, px(82)) + px(14)) if self._is_flat(wide) else round(px(178))

    def arrange(self) -> None:
        flat = self._is_flat(self.width())
        for button in self.tools.values():
            button.flat = flat
        self._heads = []
        if flat:
            self._arrange_rows()
        else:
            self._arrange_row()

    def _arrange_row(self) -> None:
        """All tools beside each other, with the names of their groups above."""
        px, wide = self.desk.layout.px, self.width()
        head, foot = max(px(34), self.desk.layout.letters(17) * 1.5), self.height() - px(4)
        high, tool, x = round(foot - head), self._tool(wide), px(19.0)
        self.back.setGeometry(round(x), round(head), round(px(BACK)), high)
        x += px(BACK) + px(GAP)
        for title, tools in GROUPS:
            self._heads.append((tr(title), QRectF(x + px(8), px(8), tool * len(tools), head - px(6))))
            for one in tools:
                self.tools[one.name].setGeometry(round(x), round(head), round(tool), high)
                x += tool
            x += px(GAP)
        self.next.setGeometry(round(x), round(head), round(wide - px(19) - x), high)

    def _arrange_rows(self) -> None:
        """The tools of each group in two rows below each other, for large letters."""
        px, wide, top = self.desk.layout.px, self.width(), self.desk.layout.px(6)
        high, edge = self.height() - top, px(12)
        gap = px(GAP) / 2
        back, on = min(px(BACK), wide * 0.085), min(px(NEXT), wide * 0.17)
        columns = sum(-(-len(tools) // 2) for _, tools in GROUPS)
        tool = (wide - 2 * edge - back - on - gap * (len(GROUPS) + 1)) / columns
        for button in self.tools.values():
            button.pictured = all(one.least_width(flat=True) <= tool for one in self.tools.values())
        self.back.setGeometry(round(edge), round(top), round(back), round(high))
        x = edge + back + gap
        for _, tools in GROUPS:
            across = -(-len(tools) // 2)
            for k, one in enumerate(tools):
                row, column = divmod(k, across)
                place = (x + column * tool, top + row * high / 2, tool, high / 2)
                self.tools[one.name].setGeometry(*map(round, place))
            x += across * tool + gap
        self.next.setGeometry(round(x), round(top), round(wide - edge - x), round(high))

    def art(self) -> Art:
        size = self.desk.layout.letters(17)
        return (
            Box(0, 0, self.width(), self.height(), fill="@bar"),
            Box(0, 0, self.width(), self.desk.layout.px(5), fill="#2F1F14"),
            *(Label(title, *sides(room), size, 700, "@ink2") for title, room in self._heads),
        )


def digit_of(event: QKeyEvent) -> int | None:
    """Which number key was pressed, 1 to 9, whatever Shift turns it into on this keyboard."""
    key = event.key()
    if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
        return key - Qt.Key.Key_0
    if not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return None
    if mac.here():
        return MAC_DIGITS.get(event.nativeVirtualKey())
    first = 2 if sys.platform == "win32" else 10
    place = event.nativeScanCode() - first
    return place + 1 if 0 <= place < 9 else None


MAC_DIGITS = {18: 1, 19: 2, 20: 3, 21: 4, 23: 5, 22: 6, 26: 7, 28: 8, 25: 9}
"""The digit keys of a Mac, by the numbers that it gives them."""


__all__ = ["ToolButton", "ToolRow", "WayButton", "digit_of"]
