"""The home screen: five covers, the unfinished game, and lessons."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from nutdesk import games as shelf
from nutdesk.core.card import Card
from nutdesk.desk.home.cover import Cover
from nutdesk.desk.kit.drawing import HINTS, Style
from nutdesk.desk.kit.keyboard import key_of
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.quiet import Scroll
from nutdesk.desk.kit.theme import Theme, font, metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_icon
from nutdesk.desk.kit.wood import Floor, paint_planks
from nutdesk.desk.kit.words import day, strung, tr, tr_count

if TYPE_CHECKING:
    from nutdesk.core.game import Game
    from nutdesk.desk.kit.evening_strip import EveningStrip
    from nutdesk.desk.new_game.new_game_sheet import NewGameSheet
    from nutdesk.record.evening import Evening
    from nutdesk.record.store import Summary

LEAST_COVER = 236
"""Units: covers that would be narrower start a new row."""
LEAST_WAY = 360
"""Units: if the panels below the covers would be narrower, they are in two rows."""


class ResumePanel(Panel):
    """The last game that was not finished, with a picture of it."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.found: Summary | None = None
        self.thumbnail = QPixmap()
        self.resume_button = DeskButton(desk, tr("Resume"), icon="ui-play", kind="primary", parent=self)
        self.more_button = DeskButton(desk, tr("All games"), kind="normal", parent=self)

    def show_game(self, found: Summary | None, thumbnail: QPixmap) -> None:
        self.found, self.thumbnail = found, thumbnail
        self.resume_button.setVisible(found is not None)
        self.arrange()
        self.setAccessibleName(
            tr("Pick up where you left off: {title}, {when}", title=self._title(), when=self._when())
            if found
            else tr("No game is waiting for you")
        )
        self.update()

    def _title(self) -> str:
        return self.found.title if self.found else tr("A fresh table")

    def _when(self) -> str:
        if self.found is None or self.found.changed is None:
            return tr("Choose a game above. It is saved as you play.")
        moment = self.found.changed
        days = (datetime.now().astimezone().date() - moment.date()).days
        when = tr("Today") if days == 0 else tr("Yesterday") if days == 1 else day(moment, year=False)
        moves = tr("a trial") if self.found.trial else tr_count(self.found.moves, "{n} move", "{n} moves")
        return tr("{day} {time}, {moves}", day=when, time=f"{moment:%H:%M}", moves=moves)

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        left = self._text_left()
        high = self.resume_button.sizeHint().height()
        y = round(sheet.bottom() - high - layout.px(20))
        wide = round((sheet.right() - layout.px(20) - left) * 0.56)
        self.resume_button.setGeometry(round(left), y, wide, high)
        small = self.more_button.sizeHint()
        shown = self.found is not None
        x = left + wide + layout.px(4) if shown else left
        alone = round(sheet.bottom() - small.height() - layout.px(22))  # as the buttons of the papers beside it
        self.more_button.setGeometry(
            round(x),
            y + (high - small.height()) // 2 if shown else alone,
            round(sheet.right() - layout.px(20) - x),
            small.height(),
        )

    def _text_left(self) -> float:
        sheet, layout = self.sheet, self.desk.layout
        return sheet.left() + self._picture_width(sheet) + layout.px(36)

    @staticmethod
    def _picture_width(sheet: QRectF) -> float:
        return min(sheet.height() * 1.35, sheet.width() * 0.44)

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        inset = layout.px(18)
        wide, high = self._picture_width(rect), rect.height() - 2 * inset
        frame = QRectF(rect.left() + inset, rect.top() + inset, wide, high)
        path = QPainterPath()
        path.addRoundedRect(frame, layout.px(18), layout.px(18))
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(frame, theme.colour("@felt"))
        if not self.thumbnail.isNull():
            size = self.thumbnail.deviceIndependentSize()
            scale = max(frame.width() / size.width(), frame.height() / size.height())
            wide, high = size.width() * scale, size.height() * scale
            target = QRectF(frame.center().x() - wide / 2, frame.center().y() - high / 2, wide, high)
            painter.drawPixmap(target, self.thumbnail, QRectF(self.thumbnail.rect()))
        else:
            side = frame.height() * 0.5
            draw_icon(
                painter,
                "nut-acorn",
                QRectF(frame.center().x() - side / 2, frame.center().y() - side / 2, side, side),
            )
        painter.restore()
        painter.setPen(QPen(QColor("#3B2416"), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        left = self._text_left()
        room = rect.right() - left - layout.px(16)
        y = rect.top() + layout.px(24)
        lead = tr("Pick up where you left off") if self.found else tr("Nothing is waiting")
        for text, letters, weight, display, role in (
            (lead, 20, 700, False, "@ink2"),
            (self._title(), 40, 600, True, "@ink"),
            (self._when(), 21, 500, False, "@ink2"),
            (", ".join(self.found.players) if self.found else "", 19, 600, False, "@ink"),
        ):
            pixels = layout.letters(letters)
            while pixels > layout.least and metrics(pixels, weight, display).horizontalAdvance(text) > room:
                pixels -= 1
            painter.setPen(theme.colour(role))
            painter.setFont(font(pixels, weight, display))
            written = metrics(pixels, weight, display)
            if written.horizontalAdvance(text) > room and not self.found:  # words that nobody wrote are not cut
                flags = int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
                painter.drawText(QRectF(left, y, room, pixels * 3.2), flags, text)
                y += pixels * 2.9
                continue
            painter.drawText(QPointF(left, y + pixels), written.elidedText(text, Qt.TextElideMode.ElideRight, room))
            y += pixels * 1.55


class WayPanel(Panel):
    """Opens another part of the program."""

    def __init__(
        self, desk: Desk, head: str, words: str, way: str, icon: str, colours: tuple[str, str], parent: QWidget
    ) -> None:
        super().__init__(desk, parent)
        self.head, self.words, self.icon = head, words, icon
        self.field, self.ink = colours
        self.button = DeskButton(desk, way, parent=self)
        self.setAccessibleName(strung("{head}: {words}", head=head, words=words))

    def arrange(self) -> None:
        layout, sheet = self.desk.layout, self.sheet
        high = self.button.sizeHint().height()
        self.button.setGeometry(
            round(sheet.left() + layout.px(20)),
            round(sheet.bottom() - high - layout.px(22)),
            round(sheet.width() - layout.px(40)),
            high,
        )

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        tile = QRectF(rect.left() + layout.px(24), rect.top() + layout.px(24), layout.px(100), layout.px(100))
        painter.setBrush(QColor(self.field))
        painter.setPen(QPen(QColor("#3B2416"), 2.4))
        painter.drawRoundedRect(tile, layout.px(26), layout.px(26))
        inset = layout.px(18)
        draw_icon(painter, self.icon, tile.adjusted(inset, inset, -inset, -inset), self.ink)
        painter.setPen(theme.colour("@ink"))
        left, size = tile.right() + layout.px(22), layout.letters(46)
        while size > 16 and metrics(size, 600, True).horizontalAdvance(self.head) > rect.right() - left - layout.px(8):
            size -= 1
        painter.setFont(font(size, 600, True))
        head = QRectF(left, tile.top(), rect.width(), tile.height())
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, self.head)
        painter.setPen(theme.colour("@ink2"))
        words = QRectF(
            rect.left() + layout.px(26),
            tile.bottom() + layout.px(14),
            rect.width() - layout.px(50),
            self.button.y() - tile.bottom() - layout.px(14),
        )
        size, flags = layout.letters(21), int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
        while size > 13 and metrics(size, 500).boundingRect(words, flags, self.words).height() > words.height():
            size -= 1
        painter.setFont(font(size, 500))
        painter.drawText(words, flags, self.words)


class HomePage(QWidget):
    """The home screen."""

    start_wanted = Signal(object)
    resume_wanted = Signal()
    recent_wanted = Signal()
    lessons_wanted = Signal()
    lab_wanted = Signal()
    settings_wanted = Signal()
    painted = Signal()
    """The screen was painted for the first time: anything postponed can be done now."""

    def __init__(self, games: tuple[Card, ...], theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = Desk()
        self.desk.style = Style(theme)
        self._setups: dict[str, dict[str, Any]] = {}
        self.shelf = QWidget()
        self.area = Scroll(self.shelf, self)
        self.covers = [Cover(self.desk, game, self.shelf) for game in games]
        for cover in self.covers:
            cover.clicked.connect(partial(self.start_quickly, cover.game.id))
            cover.change.clicked.connect(partial(self._open, cover.game.id))
        self.resume = ResumePanel(self.desk, self.shelf)
        self.resume.resume_button.clicked.connect(self.resume_wanted)
        self.resume.more_button.clicked.connect(self.recent_wanted)
        self.learn = WayPanel(
            self.desk,
            tr("Learn"),
            tr("Short lessons for a class or a first game, played on the real table"),
            tr("Choose a lesson"),
            "ui-teach",
            ("#D9822B", "#2F1F14"),
            self.shelf,
        )
        self.learn.button.clicked.connect(self.lessons_wanted)
        self.lab = WayPanel(
            self.desk,
            tr("Lab"),
            tr("Who wins how often: figures and charts of all games"),
            tr("Open the lab"),
            "ui-lab",
            ("#5B8FA8", "#FFFFFF"),
            self.shelf,
        )
        self.lab.button.clicked.connect(self.lab_wanted)
        self.settings_button = DeskButton(self.desk, "", icon="ui-settings", parent=self)
        self.settings_button.setAccessibleName(tr("Settings"))
        set_tip(self.settings_button, tr("Settings ({key})", key=key_of("settings")))
        self.settings_button.clicked.connect(self.settings_wanted)
        self.evening: EveningStrip | None = None
        """The table of wins of the evening, once there was one."""
        self.sheet: NewGameSheet | None = None
        self._floor = Floor()
        self._seen = False
        if self.covers:
            self.setFocusProxy(self.covers[0])

    @property
    def setups(self) -> dict[str, dict[str, Any]]:
        """How each game was last set up."""
        return self._setups

    @setups.setter
    def setups(self, setups: dict[str, dict[str, Any]]) -> None:
        self._setups = setups
        for cover in self.covers:
            cover.show_who(setups.get(cover.game.id))

    def show_evening(self, evening: Evening | None) -> None:
        """Show who has won how often in the games that people have just played; None shows nothing."""
        if evening is not None and self.evening is None:
            from nutdesk.desk.kit.evening_strip import EveningStrip  # most often there is none

            self.evening = EveningStrip(self.desk, self.shelf, paper=True)
        if self.evening is not None:
            self.evening.show_evening(evening)
            self.arrange()

    def focus_game(self, game_id: str) -> None:
        """Put the focus on a game's cover; on the first one if there is no such game."""
        for cover in (*(cover for cover in self.covers if cover.game.id == game_id), *self.covers[:1]):
            cover.setFocus()
            return

    def open_focused(self) -> None:
        """The sheet of the cover that has the focus, or of the first."""
        here = next((cover for cover in self.covers if cover.hasFocus() or cover.change.hasFocus()), None)
        if (cover := here or next(iter(self.covers), None)) is not None:
            self._open(cover.game.id)

    def start_quickly(self, game: str) -> None:
        """Start a game with the players that its cover names."""
        from nutdesk.desk.new_game.setup import quick_setup

        self.start_wanted.emit(quick_setup(shelf.load(game), self.setups.get(game)))

    def _open(self, game: str) -> None:
        self.open_sheet(shelf.load(game))

    def open_sheet(self, game: Game) -> None:
        from nutdesk.desk.new_game.new_game_sheet import NewGameSheet

        self.close_sheet()
        self.sheet = NewGameSheet(self.desk, game, self.setups.get(game.id), self)
        self.sheet.play.connect(self.start_wanted)
        self.sheet.closed.connect(self.close_sheet)
        self.sheet.arrange()
        self.sheet.show()
        self.sheet.raise_()
        self._enable(False)
        self.sheet.play_button.setFocus()

    def _enable(self, on: bool) -> None:
        """Disable everything below an open sheet."""
        for part in (*self.covers, self.resume, self.learn, self.lab, self.settings_button):
            part.setEnabled(on)

    def close_sheet(self) -> None:
        if self.sheet is not None:
            sheet, self.sheet = self.sheet, None
            sheet.close_rules()
            sheet.hide()
            sheet.deleteLater()
            self._enable(True)
            self.focus_game(sheet.game.id)

    def reword(self) -> None:
        if self.evening is not None:
            self.evening.reword()
        self.arrange()

    def set_theme(self, theme: Theme) -> None:
        self.desk.style = Style(theme)
        for child in self.findChildren(QWidget):
            QWidget.update(child)  # a list has an update() of another kind
        if self.sheet is not None:
            self.sheet.restyle()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Place covers in a row and two panels below; with large text one below the other, with scrolling."""
        layout = self.desk.lay_out(self.width(), self.height())
        count = max(1, len(self.covers))
        margin, pad = layout.px(54), layout.px(14)
        width = self.width()
        head = layout.px(126)
        lower, gap = layout.px(336), layout.px(14)
        inner = min(width - 2 * margin, layout.px(1500))
        table = self.evening.wanted_height(inner) if self.evening is not None else 0
        room = self.height() - head - pad - lower - layout.px(40) - table
        wide = min((width - 2 * margin - gap * (count - 1)) / count, room * 0.72)
        if wide >= layout.px(LEAST_COVER):
            across = count
        else:
            across = max(1, min(count, int((width - 2 * margin + gap) / (layout.px(LEAST_COVER) + gap))))
            across = -(-count // -(-count // across))  # the rows as even as can be
            wide = (width - 2 * margin - gap * (across - 1)) / across
            room = min(wide / 0.72, layout.px(520))
        total = wide * across + gap * (across - 1)
        for k, cover in enumerate(self.covers):
            x = (width - total) / 2 + k % across * (wide + gap)
            y = pad + k // across * (room + layout.px(30))
            cover.setGeometry(round(x - pad), round(y - pad), round(wide + 2 * pad), round(room + 2 * pad))
            cover.place()
        y = pad + (count + across - 1) // across * (room + layout.px(30)) + layout.px(2)
        if self.evening is not None and table:
            x = (width - max(total, inner)) / 2
            self.evening.setGeometry(
                round(x), round(y - layout.px(6)), min(round(inner), self.evening.wanted_width()), table
            )
            y += table
        bottom = self._arrange_papers(y, total, lower - layout.px(20))
        self.area.setGeometry(0, round(head), width, round(self.height() - head))
        self.shelf.resize(width, round(max(bottom, self.height() - head)))
        side = round(layout.side(72))
        self.settings_button.setGeometry(round(width - margin - side), round(layout.px(40)), side, side)
        if self.sheet is not None:
            self.sheet.arrange()

    def _arrange_papers(self, y: float, total: float, high: float) -> float:
        """Place the unfinished game, the lessons and the lab, side by side if there is room; return where they end."""
        layout = self.desk.layout
        inner = max(total, min(self.width() - 2 * layout.px(54), layout.px(1500)))
        left, edge, gap = (self.width() - inner) / 2, layout.px(10), layout.px(20)
        way = min(layout.px(440), inner * 0.24)
        beside = way >= layout.px(LEAST_WAY)
        way = way if beside else (inner - gap) / 2
        ways: list[tuple[ResumePanel | WayPanel, float]] = [(self.learn, way), (self.lab, way)]
        rows: list[list[tuple[ResumePanel | WayPanel, float]]] = [[(self.resume, inner)], ways]
        if beside:
            rows = [[(self.resume, inner - 2 * (way + gap)), *ways]]
        for row in rows:
            x = left
            for panel, room in row:
                panel.setGeometry(round(x - edge), round(y), round(room + 2 * edge), round(high))
                panel.arrange()
                x += room + gap
            y += high + layout.px(8)
        return y + layout.px(12)

    def paintEvent(self, event: QPaintEvent) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        if not self._seen:
            paint_planks(painter, QRectF(self.rect()), theme, layout.unit)
            self._seen = True
            QTimer.singleShot(0, self, self._fill_in)
        else:
            self._floor.paint(painter, self, theme, layout.unit)
        left = layout.px(58)
        side = layout.px(84)
        draw_icon(painter, "nut-acorn", QRectF(left, layout.px(30), side, side))
        ink = theme.colour("@woodink" if theme.name == "contrast" else "@ink")
        painter.setPen(ink)
        big = layout.letters(64)
        painter.setFont(font(big, 600, True))
        title = QRectF(left + side + layout.px(18), layout.px(26), self.width(), layout.px(92))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, "nutdesk")
        after = title.left() + metrics(big, 600, True).horizontalAdvance("nutdesk") + layout.px(54)
        painter.setPen(theme.colour("@woodink"))
        tag, size = tr("Games about squirrels and nuts, on your own table"), layout.letters(26)
        box = QRectF(after, layout.px(26), self.width() - after - layout.px(160), layout.px(98))
        wraps = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap)
        while size > layout.least and metrics(size, 600).boundingRect(box, wraps, tag).height() > box.height():
            size -= 1
        painter.setFont(font(size, 600))
        painter.drawText(box, wraps, tag)
        painter.end()

    def _fill_in(self) -> None:
        """Draw the covers and the grain of the wood, now that the window is visible."""
        for cover in self.covers:
            cover.bake()
        self.update()
        QTimer.singleShot(0, self, self.painted.emit)
