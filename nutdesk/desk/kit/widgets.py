"""The basic parts of the desk: buttons, panels, chips."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from nutdesk.desk.kit.drawing import HINTS, Style, drawing, shadow
from nutdesk.desk.kit.layout import HIT, Layout
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.theme import LIGHT, Theme, font, metrics
from nutdesk.desk.kit.words import strung

SCROLL = (
    "QListView { background: transparent; } QScrollBar:vertical { width: 8px; background: transparent; }"
    "QScrollBar::handle:vertical { background: rgba(106, 81, 56, 140); border-radius: 4px; min-height: 24px; }"
    "QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page"
    "{ background: none; height: 0; }"
)
"""Thin scroll bars without arrows."""
OFF = 0.68
"""How strong the words are on what cannot be pressed now."""
GREEN = ("primary", "chosen")
MARGIN = 10
"""Room around a panel for its shadow and its focus ring, in units."""


class Desk:
    """What every part of a screen shares: the style and the layout; parts are told when they change."""

    text = 1.0
    """The chosen text size, on every screen: 1 is the usual."""
    target = HIT
    """The least side of what can be pressed, in pixels, on every screen."""

    def __init__(self, *, benched: bool = False) -> None:
        self.style = Style(LIGHT)
        self.layout = Layout(1920, 1080)
        self.benched = benched
        """Whether the page is magnified as a whole: see kit/zoom_area.py."""
        self.least = (0, 0)
        """The page gets no smaller than this: in a smaller window it scrolls."""

    def lay_out(self, width: float, height: float, **room: float) -> Layout:
        """Adjust to the size of a window, and to whatever else a screen keeps free in it."""
        bench = max(1.0, self.text) if self.benched else 1.0
        self.layout = Layout(width, height, text=self.text, target=self.target, bench=bench, **room)
        return self.layout

    @property
    def theme(self) -> Theme:
        return self.style.theme


def clear_viewport(area: QAbstractScrollArea) -> QWidget:
    """Give an area that scrolls, or shows a scene, a viewport without a background of its own."""
    # One that is made here: to find out what kind of widget Qt has made, PySide loads all kinds that there are.
    viewport = QWidget(area)
    area.setViewport(viewport)
    return viewport


def draw_icon(painter: QPainter, name: str, rect: QRectF, tint: str = "") -> None:
    renderer = drawing(name, tint if name.startswith("ui-") else "")
    if renderer is not None:
        renderer.render(painter, rect)


def draw_focus(painter: QPainter, rect: QRectF, radius: float) -> None:
    """White inside dark, outside the shape: visible without colour."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = 1.5 if Desk.target > HIT else 1.0
    for colour, width in (("#2F1F14", 6.0 * wide), ("#FFFFFF", 3.0 * wide)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)


def mixed(ink: QColor, ground: QColor, part: float) -> QColor:
    """So much of one colour, the rest of another."""
    rest = 1 - part
    return QColor(
        round(ink.red() * part + ground.red() * rest),
        round(ink.green() * part + ground.green() * rest),
        round(ink.blue() * part + ground.blue() * rest),
    )


def dress(widget: QWidget, style: str) -> None:
    """Give a widget a style sheet unless it has the same already: setting one is slow."""
    if widget.styleSheet() != style:
        widget.setStyleSheet(style)


def parent_of(widget: QWidget) -> QWidget:
    """The widget in front of which a sheet opens."""
    parent = widget.parentWidget()
    assert parent is not None
    return parent


class DeskButton(PlainButton):
    """A button of the desk: normal, primary, chosen or quiet, with icon and keycap."""

    def __init__(
        self,
        desk: Desk,
        label: str,
        *,
        icon: str = "",
        kind: str = "normal",
        key: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.desk = desk
        self.icon_name = icon
        self.kind = kind
        self.keycap = key
        self.key_taken = False
        """Its key means something else for now: the key is not drawn, but its room stays."""
        self.off = False
        """It looks disabled, but pressing it explains why."""
        self._allowed = ("", "")
        self.folds = False
        """Whether a label without room on one line is written on two, in the smallest letters."""
        self.size_of_type = 18.0
        self._label = label
        self.setText(label)
        self.setAccessibleName(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def allow(self, tip: str, why_not: str = "") -> None:
        """Light it; what cannot be done now looks disabled, and its tip and a screen reader say why beforehand."""
        if self._allowed == (tip, why_not):
            return  # asked many times a second while a bot thinks
        self._allowed = (tip, why_not)
        self.off = bool(why_not)
        self.setCursor(Qt.CursorShape.ArrowCursor if why_not else Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(why_not)
        set_tip(self, strung("{tip}\n{why}", tip=tip, why=why_not) if why_not else tip)
        self.update()

    def reword(self) -> None:
        """Set the text again, as Qt keeps only letters, and other languages have one word for two of ours."""
        named = self.accessibleName() == self.text()
        self.setText(self._label)
        if named:
            self.setAccessibleName(self._label)
        self.updateGeometry()

    def set_label(self, label: str) -> None:
        self._label = label
        self.setText(label)
        self.setAccessibleName(label)
        self.updateGeometry()

    @property
    def _pad(self) -> float:
        return max(6, self.desk.layout.px(6))

    def sizeHint(self) -> QSize:
        display = self.kind == "primary"
        high = self.usual_height(76 if display else 50)
        return QSize(round(max(self.width_for(self.text(), display), high)), round(high))

    def width_for(self, label: str, display: bool, key: str = "") -> float:
        """The width of the button with a label, margins and all; with room for this key in place of its own."""
        layout = self.desk.layout
        wide = metrics(layout.letters(self.size_of_type), 600, display).horizontalAdvance(label) + layout.px(28)
        if self.icon_name:
            wide += layout.px(50 if display else 36) if label else 0
        if self.keycap:
            caps = [cap if len(cap) > 1 else "W" for cap in (self.keycap, key)]  # all letters take the same room
            wide += max(map(metrics(layout.letters(14), 600).horizontalAdvance, caps)) + layout.px(30)
        return wide + 2 * self._pad

    def least_width(self, label: str = "") -> float:
        """The width in which the whole label can just be written: without the key, in the smallest letters."""
        layout, label = self.desk.layout, label or self.text()
        icon = layout.px(36) if self.icon_name else 0
        wide = metrics(layout.least, 600).horizontalAdvance
        rows = self._folded(label) if self.folds else (label,)
        return max(map(wide, rows)) + icon + layout.px(28) + 2 * self._pad + 2

    def _folded(self, label: str) -> tuple[str, str]:
        """A label on two lines, nearly equal; after a comma if that takes little more room."""
        wide, words = metrics(self.desk.layout.least, 600).horizontalAdvance, label.split(" ")
        ways = [(" ".join(words[:k]), " ".join(words[k:])) for k in range(1, len(words) + 1)]
        return min(ways, key=lambda rows: max(map(wide, rows)) * (1.0 if rows[0].endswith((",", ":")) else 1.25))

    def usual_height(self, units: float = 50) -> float:
        """The height of a button with its margins; a normal one has 50 units inside them."""
        return max(36.0, self.desk.layout.target - 2 * self._pad, self.desk.layout.px(units)) + 2 * self._pad

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, layout = self.desk.theme, self.desk.layout
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        pad = self._pad
        rect = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        radius = layout.px(18 if self.kind == "primary" else 12)
        off = self.off or not self.isEnabled()
        fill = (
            theme.colour("@panel2")
            if off or self.kind == "quiet"
            else theme.colour("@go" if self.kind in GREEN else "@panel")
        )
        ink = mixed(theme.colour("@ink"), fill, OFF) if off else theme.colour("@ongo" if self.kind in GREEN else "@ink")
        if self.isDown() and not off:
            rect.translate(0, 1.5)
        elif not off and self.kind != "quiet":
            shadow(painter, rect, radius, layout.px(4), 0.28)
        if self.underMouse() and not off:
            fill = fill.lighter(108) if fill.lightness() < 200 else fill.darker(103)
        painter.setBrush(fill)
        line = Qt.PenStyle.NoPen if self.kind == "primary" and not off else QPen(theme.colour("@line"), 1.5)
        painter.setPen(line)
        painter.drawRoundedRect(rect, radius, radius)
        self._paint_label(painter, rect, ink)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(1, 1, -1, -1), radius)
        painter.end()

    def _paint_label(self, painter: QPainter, rect: QRectF, ink: QColor) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        display = self.kind == "primary"
        size = layout.letters(28 if display and self.size_of_type == 18 else self.size_of_type)
        left, right = rect.left() + layout.px(14), rect.right() - layout.px(12)
        icon = layout.px(50 if display else 34) if self.icon_name else 0
        least = metrics(layout.least, 600, display).horizontalAdvance(self.text()) + icon
        wide = metrics(layout.letters(14), 600).horizontalAdvance(self.keycap) + layout.px(20)
        # The key is dropped before any text is cut off, as the tip has it too.
        if self.keycap and not self.key_taken and not self.off and left + least <= right - wide:
            cap = layout.letters(14)
            wide = metrics(cap, 600).horizontalAdvance(self.keycap) + layout.px(14)
            high = cap * 1.7
            box = QRectF(right - wide, rect.center().y() - high / 2, wide, high)
            painter.setBrush(theme.colour("@panel2"))
            painter.setPen(QPen(theme.colour("@line"), 1.2))
            painter.drawRoundedRect(box, 6, 6)
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(cap, 600))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.keycap)
            right = box.left() - layout.px(6)
        # The picture is dropped before any text is cut off, too.
        if self.icon_name and (not self.text() or left + least <= right + 1 or least - icon > right - left):
            side = layout.px(40 if display else 24)
            if not self.text():
                left = rect.center().x() - side / 2
            draw_icon(painter, self.icon_name, QRectF(left, rect.center().y() - side / 2, side, side), ink.name())
            left += side + layout.px(10)
        self._paint_words(painter, QRectF(left, rect.top(), right - left, rect.height()), size, ink)

    def _paint_words(self, painter: QPainter, room: QRectF, size: float, ink: QColor) -> None:
        display, wide = self.kind == "primary", room.width()
        while size > self.desk.layout.least and metrics(size, 600, display).horizontalAdvance(self.text()) > wide:
            size -= 1
        painter.setPen(ink)
        painter.setFont(font(size, 600, display))
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignLeft if self.icon_name or self.keycap else Qt.AlignmentFlag.AlignHCenter
        )
        letters = metrics(size, 600, display)
        folded = (
            self.folds and letters.horizontalAdvance(self.text()) > wide + 1 and 2 * letters.height() <= room.height()
        )
        rows = self._folded(self.text()) if folded else (self.text(),)
        text = "\n".join(letters.elidedText(row, Qt.TextElideMode.ElideRight, wide + 1) for row in rows)
        painter.drawText(room, flags, text)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the focused button, as Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()


class Panel(QWidget):
    """A panel with a shadow; subclasses paint on it in units of the layout."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk

    @property
    def sheet(self) -> QRectF:
        """The paper itself, inside the room for its shadow."""
        pad = self.desk.layout.px(MARGIN)
        return QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme, rect = self.desk.layout, self.desk.theme, self.sheet
        radius = layout.px(18)
        shadow(painter, rect, radius, layout.px(6))
        painter.setBrush(theme.colour("@panel"))
        painter.setPen(QPen(theme.colour("@line"), 1.5))
        painter.drawRoundedRect(rect, radius, radius)
        self.paint_on(painter, rect)
        painter.end()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the subclass shows."""


def reading_style(desk: Desk) -> str:
    """The style of text on a sheet, with a rim while it has the focus."""
    ink = desk.theme.colour("@ink").name()
    return (
        f"QTextBrowser {{ background: transparent; color: {ink}; border: 3px solid transparent; border-radius: 8px; }}"
        f"QTextBrowser:focus {{ border-color: {ink}; }} {SCROLL}"
    )
