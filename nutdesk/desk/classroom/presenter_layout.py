"""The parts of the presenter's window and where they are."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.free_try import FreeTry
from nutdesk.desk.classroom.hands_up import CardsPanel, HandsUpPanel
from nutdesk.desk.classroom.panel_tabs import PanelTabs
from nutdesk.desk.classroom.presenter_panels import LessonStepsPanel, NextPanel, NotesPanel, ThisPanel, clock
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.projector_preview import ProjectorPreview
from nutdesk.desk.classroom.tool_row import ToolRow
from nutdesk.desk.kit.drawing import HINTS, Style
from nutdesk.desk.kit.layout import SMALLEST_WINDOW, Layout
from nutdesk.desk.kit.panel import icon_in, paint_art
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.theme import Theme, metrics
from nutdesk.desk.kit.touch import LongPress
from nutdesk.desk.kit.widgets import MARGIN, Desk, DeskButton
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.banner import Banner
from nutdesk.desk.table.seat_strip import TitleBlock

ROOMY = (1480, 830)
"""From so many units on all panels have room around the picture; else they take turns beside it."""
LEAST = 0.3
"""The least share of the width that the panels have then."""
SMALLEST = (890, 490)
"""Units that there must be: in a very small window text is not as large as chosen, as nothing here can be scrolled."""


class PresenterLayout(QWidget):
    """Everything on the presenter's screen; what it does is decided in presenter.py."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(tr("nutdesk: presenter"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(1280, 720)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.desk = Desk()
        self.desk.style = Style(theme)
        self.projector_overlay = ProjectorOverlay(self)
        self.picture = AudiencePicture(self.projector_overlay, self)
        self.presenter_tools = PresenterTools(self.projector_overlay, self.picture, self)
        self.free_try: FreeTry | None = None
        self.rules: RulesPanel | None = None
        self.began = QElapsedTimer()
        self.began.start()
        self._floor = Floor()
        self._make_parts()

    @property
    def planned(self) -> int:
        """Seconds planned for all lessons."""
        return 0

    def _make_parts(self) -> None:
        desk = self.desk
        self.title = TitleBlock(desk, self)
        self.end_button = DeskButton(desk, tr("End the lesson"), parent=self)
        self.play_button = DeskButton(desk, tr("Play it"), icon="ui-play", kind="primary", parent=self)
        set_tip(self.play_button, tr("End the lesson, and play the game on the projector"))
        self.play_button.hide()
        self.window_button = DeskButton(desk, tr("Projector"), icon="ui-audience", parent=self)
        set_tip(self.window_button, tr("Its window (F5), high contrast (K), slow motion (M)"))
        self.steps = LessonStepsPanel(desk, self)
        self.this = ThisPanel(desk, self)
        self.preview = ProjectorPreview(desk, self.picture, self.projector_overlay, self.presenter_tools, self)
        self.next_panel = NextPanel(desk, self)
        self.notes = NotesPanel(desk, self)
        self.hands_up = HandsUpPanel(desk, self)
        self.cards = CardsPanel(desk, self)
        self.tools = ToolRow(desk, self)
        turns = (
            (self.notes, "ui-caption"),
            (self.next_panel, "ui-next"),
            (self.steps, "ui-rules"),
            (self.this, "ui-clock"),
            (self.hands_up, "ui-vote"),
            (self.cards, "ui-card"),
        )
        self.tabs = PanelTabs(desk, turns, self)
        self.tabs.turned.connect(self.arrange)
        self.banner = Banner(desk, self)
        self.touch = LongPress(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.touch.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def roomy(self) -> bool:
        """Whether all panels have room at once."""
        unit = self.desk.layout.unit
        return self.width() >= ROOMY[0] * unit and self.height() >= ROOMY[1] * unit

    def arrange(self) -> None:
        """Give every part its place for this window size and text size."""
        unit = Layout(self.width(), self.height()).unit
        most = min(self.width() / SMALLEST[0], self.height() / SMALLEST[1]) / unit
        self.desk.text = max(1.0, min(Desk.text, most)) if Desk.text > 1 else Desk.text
        layout = self.desk.lay_out(self.width(), self.height())
        px, bar = layout.px, round(layout.bar)
        self._arrange_bar(bar)
        high = self.tools.wanted_height(self.width())
        self.tools.setGeometry(0, self.height() - high, self.width(), high)
        self.tools.arrange()
        top, bottom = bar + px(18), self.height() - high - px(14)
        self.tabs.setVisible(not self.roomy)
        for panel in self.tabs.panels:
            panel.setVisible(self.roomy or panel is self.tabs.panel)
        if self.roomy:
            self._arrange_all(top, bottom)
        else:
            self._arrange_one(top, bottom)
        for part in (self.steps, self.notes, self.hands_up):
            part.arrange()
        if self.free_try is not None:
            self.free_try.setGeometry(0, bar, self.width(), self.height() - high - bar)
        if self.rules is not None and self.rules.isVisible():
            self.rules.arrange()
        self.banner.arrange(self.preview.geometry())

    def _arrange_bar(self, bar: int) -> None:
        """The title, and the buttons at the right; the clock and the lock are painted between them."""
        px = self.desk.layout.px
        x = self.width() - round(px(14))
        for button in (self.end_button, self.window_button):
            hint = button.sizeHint()
            x -= hint.width()
            button.setGeometry(x, (bar - hint.height()) // 2, hint.width(), hint.height())
        self.title.setGeometry(round(px(24)), 0, round(self.width() * (0.3 if self.roomy else 0.24)), bar)
        play = self.play_button.sizeHint()
        corner = self.width() - play.width() - round(px(14))
        self.play_button.setGeometry(corner, bar + round(px(10)), play.width(), play.height())
        self.play_button.raise_()

    def _put(self, part: QWidget, x: float, y: float, w: float, h: float) -> None:
        """A panel on this place, with room around it for its shadow."""
        pad = self.desk.layout.px(MARGIN)
        part.setGeometry(round(x - pad), round(y - pad), round(w + 2 * pad), round(h + 2 * pad))

    def _arrange_all(self, top: float, bottom: float) -> None:
        """All panels around the picture."""
        px, put = self.desk.layout.px, self._put
        left, right = px(312), self.width() * 0.327
        x1, x2 = px(24) + left + px(16), self.width() - px(24) - right
        wide = x2 - px(16) - x1
        high = min(wide * 9 / 16, (bottom - top) * 0.66)
        middle = top + high + px(18)
        put(self.steps, px(24), top, left, (bottom - top) * 0.64)
        put(self.this, px(24), top + (bottom - top) * 0.64 + px(16), left, (bottom - top) * 0.36 - px(16))
        self.preview.setGeometry(round(x1 - 12), round(top - 12), round(wide + 24), round(high + 24))
        put(self.next_panel, x2, top, right, high * 0.52)
        put(self.notes, x2, top + high * 0.52 + px(16), right, high * 0.48 - px(16))
        row = self.width() - px(24) - x1 - px(16)
        put(self.hands_up, x1, middle, row * 0.36, bottom - middle)
        put(self.cards, x1 + row * 0.36 + px(16), middle, row * 0.64, bottom - middle)

    def _arrange_one(self, top: float, bottom: float) -> None:
        """The picture, and one panel beside it below its tabs: large letters, or a small window."""
        px, edge = self.desk.layout.px, self.desk.layout.px(24)
        most = self.width() - 2 * edge - px(16) - max(px(320), self.width() * LEAST)
        wide = min(most, (bottom - top) * 16 / 9)
        high = wide * 9 / 16
        self.preview.setGeometry(round(edge - 12), round(top - 12), round(wide + 24), round(high + 24))
        x, tabs = edge + wide + px(16), self.desk.layout.side(52)
        self.tabs.setGeometry(round(x), round(top - px(4)), round(self.width() - edge - x), round(tabs))
        self.tabs.arrange()
        below = top + tabs + px(8)
        self._put(self.tabs.panel, x, below, self.width() - edge - x, bottom - below)

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self._floor.paint(painter, self, theme, layout.unit)
        bar = Box(0, 0, self.width(), layout.bar, fill="@bar")
        edge = Box(0, layout.bar - 1.5, self.width(), 1.5, fill="@line")
        paint_art(painter, (bar, edge, *self._lock(), *self._clock()[0]), self.desk)
        painter.end()

    def _lock(self) -> Art:
        """That nobody else sees this: in the middle, or where there is room; without its words if there is little."""
        layout, px, text = self.desk.layout, self.desk.layout.px, tr("Only you see this window")
        size, middle, high = layout.letters(20), layout.bar / 2, layout.bar * 0.66
        left, right = self.title.geometry().right() + px(12), self._clock()[1] - px(12)
        wide = metrics(size, 600, True).horizontalAdvance(text) + px(74)
        if wide > right - left:
            text, wide = "", high
        left = min(max((self.width() - wide) / 2, left), right - wide)
        side = px(24)
        inset = px(18) if text else (wide - side) / 2
        words = (left + px(52), middle - high / 2, wide - px(52), high)
        return (
            Box(left, middle - high / 2, wide, high, high / 2, "#2F1F14"),
            icon_in("ui-lock", QRectF(left + inset, middle - side / 2, side, side), "#FFC83D"),
            *((Label(text, *words, size, 600, "#FFF6E0", display=True),) if text else ()),
        )

    def _clock(self) -> tuple[Art, float]:
        """The time used and planned, and where that begins."""
        layout, px = self.desk.layout, self.desk.layout.px
        big, small, right = layout.letters(31), layout.letters(16), self.window_button.x() - px(10)
        whole = tr("of {minutes} min", minutes=max(1, round(self.planned / 60)))
        time = clock(int(self.began.elapsed() // 1000))
        before = right - metrics(small, 600).horizontalAdvance(whole) - px(12)
        left = before - metrics(big, 600, True).horizontalAdvance(time) - px(10) - px(28)
        if left < self.title.geometry().right() + layout.bar:  # there is room for the time alone
            left, before, whole = left + right - before, right, ""
        return (
            *((Label(whole, 0, 0, right, layout.bar, small, 600, "@ink2", "right"),) if whole else ()),
            Label(time, 0, 0, before, layout.bar, big, align="right", display=True),
            icon_in("ui-clock", QRectF(left, (layout.bar - px(28)) / 2, px(28), px(28)), "@ink2"),
        ), left


__all__ = ["PresenterLayout"]
