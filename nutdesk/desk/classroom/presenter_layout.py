"""The parts of the presenter's window and where they are."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label
from nutdesk.desk.classroom.audience_picture import AudiencePicture
from nutdesk.desk.classroom.free_try import FreeTry
from nutdesk.desk.classroom.hands_up import CardsPanel, HandsUpPanel
from nutdesk.desk.classroom.presenter_panels import LessonStepsPanel, NextPanel, NotesPanel, ThisPanel, clock
from nutdesk.desk.classroom.presenter_tools import PresenterTools
from nutdesk.desk.classroom.projector_overlay import ProjectorOverlay
from nutdesk.desk.classroom.projector_preview import ProjectorPreview
from nutdesk.desk.classroom.tool_row import ToolRow
from nutdesk.desk.kit.drawing import HINTS, Style
from nutdesk.desk.kit.layout import SMALLEST_WINDOW
from nutdesk.desk.kit.panel import icon_in, paint_art
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.rules_panel import RulesPanel
from nutdesk.desk.kit.theme import Theme, metrics
from nutdesk.desk.kit.touch import LongPress
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.banner import Banner
from nutdesk.desk.table.seat_strip import TitleBlock


class PresenterLayout(QWidget):
    """Everything on the presenter's screen; what it does is decided in presenter.py."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setWindowTitle(tr("nutdesk: presenter"))
        self.setMinimumSize(*SMALLEST_WINDOW)
        self.resize(1280, 720)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.desk = Desk(benched=True)
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
        self.window_button = DeskButton(desk, "", icon="ui-audience", parent=self)
        self.window_button.setAccessibleName(tr("Audience window: full screen or not (F5)"))
        set_tip(self.window_button, self.window_button.accessibleName())
        self.steps = LessonStepsPanel(desk, self)
        self.this = ThisPanel(desk, self)
        self.preview = ProjectorPreview(desk, self.picture, self.projector_overlay, self.presenter_tools, self)
        self.next_panel = NextPanel(desk, self)
        self.notes = NotesPanel(desk, self)
        self.hands_up = HandsUpPanel(desk, self)
        self.cards = CardsPanel(desk, self)
        self.tools = ToolRow(desk, self)
        self.banner = Banner(desk, self)
        self.touch = LongPress(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.touch.watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Give every part its place for this window size."""
        layout = self.desk.lay_out(self.width(), self.height())
        px, pad = layout.px, layout.px(10)
        bar, foot = round(layout.bar), round(self.height() - px(178))
        self.title.setGeometry(round(px(24)), 0, round(self.width() * 0.3), bar)
        end = self.end_button.sizeHint()
        self.end_button.setGeometry(
            self.width() - end.width() - round(px(14)), (bar - end.height()) // 2, end.width(), end.height()
        )
        self.window_button.setGeometry(self.end_button.x() - bar, 0, bar, bar)
        play = self.play_button.sizeHint()
        corner = self.end_button.x() + self.end_button.width() - play.width()
        self.play_button.setGeometry(corner, bar + round(px(10)), play.width(), play.height())
        self.play_button.raise_()
        self.tools.setGeometry(0, foot, self.width(), self.height() - foot)
        self.tools.arrange()
        left, right = px(312), self.width() * 0.327
        x1, x2 = px(24) + left + px(16), self.width() - px(24) - right
        top, bottom = bar + px(18), foot - px(14)
        wide = x2 - px(16) - x1
        high = min(wide * 9 / 16, (bottom - top) * 0.66)
        middle = top + high + px(18)

        def put(part: QWidget, x: float, y: float, w: float, h: float) -> None:
            part.setGeometry(round(x - pad), round(y - pad), round(w + 2 * pad), round(h + 2 * pad))

        put(self.steps, px(24), top, left, (bottom - top) * 0.64)
        put(self.this, px(24), top + (bottom - top) * 0.64 + px(16), left, (bottom - top) * 0.36 - px(16))
        self.preview.setGeometry(round(x1 - 12), round(top - 12), round(wide + 24), round(high + 24))
        put(self.next_panel, x2, top, right, high * 0.52)
        put(self.notes, x2, top + high * 0.52 + px(16), right, high * 0.48 - px(16))
        row = self.width() - px(24) - x1 - px(16)
        put(self.hands_up, x1, middle, row * 0.36, bottom - middle)
        put(self.cards, x1 + row * 0.36 + px(16), middle, row * 0.64, bottom - middle)
        for part in (self.steps, self.notes, self.hands_up):
            part.arrange()
        if self.free_try is not None:
            self.free_try.setGeometry(0, bar, self.width(), foot - bar)
        if self.rules is not None and self.rules.isVisible():
            self.rules.arrange()
        self.banner.arrange(self.preview.geometry())

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self._floor.paint(painter, self, theme, layout.unit)
        bar = Box(0, 0, self.width(), layout.bar, fill="@bar")
        edge = Box(0, layout.bar - 1.5, self.width(), 1.5, fill="@line")
        paint_art(painter, (bar, edge, *self._lock(), *self._clock()), self.desk)
        painter.end()

    def _lock(self) -> Art:
        layout, px, text = self.desk.layout, self.desk.layout.px, tr("Only you see this window")
        size, middle, high = layout.letters(20), layout.bar / 2, layout.bar * 0.66
        wide = metrics(size, 600, True).horizontalAdvance(text) + px(74)
        left = (self.width() - wide) / 2
        words = (left + px(52), middle - high / 2, wide - px(52), high)
        return (
            Box(left, middle - high / 2, wide, high, high / 2, "#2F1F14"),
            icon_in("ui-lock", QRectF(left + px(18), middle - px(24) / 2, px(24), px(24)), "#FFC83D"),
            Label(text, *words, size, 600, "#FFF6E0", display=True),
        )

    def _clock(self) -> Art:
        layout, px = self.desk.layout, self.desk.layout.px
        big, small, right = layout.letters(31), layout.letters(16), self.window_button.x() - px(10)
        whole = tr("of {minutes} min", minutes=max(1, round(self.planned / 60)))
        time = clock(int(self.began.elapsed() // 1000))
        before = right - metrics(small, 600).horizontalAdvance(whole) - px(12)
        left = before - metrics(big, 600, True).horizontalAdvance(time) - px(10) - px(28)
        return (
            Label(whole, 0, 0, right, layout.bar, small, 600, "@ink2", "right"),
            Label(time, 0, 0, before, layout.bar, big, align="right", display=True),
            icon_in("ui-clock", QRectF(left, (layout.bar - px(28)) / 2, px(28), px(28)), "@ink2"),
        )


__all__ = ["PresenterLayout"]
