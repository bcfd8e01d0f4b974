"""The coach's screen, laid over the table when a game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.desk.coach.cards import BoardCard, LuckPanel, ScoreCard, TurningRow, draw_title
from nutdesk.desk.coach.chart import Chart
from nutdesk.desk.coach.coach import Analysis, Coach, Turning, ends_of_turns, paragraph
from nutdesk.desk.kit.art import paragraphs, picture
from nutdesk.desk.kit.bench import Bench
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.theme import SEAT_FILL, font
from nutdesk.desk.kit.widgets import Desk, DeskButton, Panel, draw_icon
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr

if TYPE_CHECKING:
    from nutdesk.desk.table.page import TablePage


LONG = 80
"""A game with more gestures than this is drawn turn by turn."""


class TurningsPanel(Panel):
    """The frame around the turning points."""

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        draw_title(painter, self.desk, rect, tr("Turning points"))


class WaitPanel(Panel):
    """While the coach thinks: how far it is."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.share = 0.0
        self.setAccessibleName(tr("The coach looks at every move of the game."))

    def show_share(self, share: float) -> None:
        self.share = share
        self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        draw_title(painter, self.desk, rect, tr("The coach looks at every move of the game."))
        side = min(layout.px(150), rect.height() * 0.45)
        image = QRectF(rect.center().x() - side / 2, rect.center().y() - side * 0.8, side, side)
        draw_icon(painter, "level-wise", image)
        bar = QRectF(
            rect.left() + layout.px(18), image.bottom() + layout.px(20), rect.width() - layout.px(36), layout.px(14)
        )
        painter.setPen(QPen(theme.colour("@line"), 1.5))
        painter.setBrush(theme.colour("@panel2"))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setBrush(theme.colour("@go"))
        done = QRectF(bar.left(), bar.top(), bar.width() * min(1.0, self.share), bar.height())
        painter.drawRoundedRect(done, bar.height() / 2, bar.height() / 2)


class CoachSheet(QWidget):
    """Scores and the board above, the three papers of the coach below, and what to do now."""

    closed = Signal()
    branch_wanted = Signal(object, int, object)
    """An Entry to play on from, the seat that tries, and the steps of the better move to begin with, if any."""
    replay_wanted = Signal()
    again_wanted = Signal()

    def __init__(self, page: TablePage) -> None:
        self.bench = Bench(page)
        super().__init__(self.bench)
        self.bench.setWidget(self)
        self.page, self.session = page, page.session
        self.desk = Desk(benched=True)
        self.desk.style = page.desk.style
        match = self.session.match
        result = self.session.game.result(match.state)
        assert result is not None
        self.analysis: Analysis | None = None
        self.line: list[Entry] = [match.root, *match.line()]
        self.at = len(self.line) - 1
        self.board = BoardCard(self.desk, self)
        self.cards = [ScoreCard(self.desk, seat, match.cast[seat], result, self) for seat in range(len(result.scores))]
        self.cards.sort(key=lambda card: (card.place, card.seat))
        self.wait = WaitPanel(self.desk, self)
        self.chart: Chart | None = None
        self.luck: LuckPanel | None = None
        self.turnings: TurningsPanel | None = None
        self.rows: list[TurningRow] = []
        self.text = ""
        self.play_button = DeskButton(
            self.desk, tr("Play from here"), icon="ui-branch", kind="primary", key="P", parent=self
        )
        self.play_button.size_of_type = 22
        self.replay_button = DeskButton(self.desk, tr("Replay"), icon="ui-replay", key="R", parent=self)
        self.new_button = DeskButton(self.desk, tr("New game"), icon="ui-plus", key="N", parent=self)
        self.table_button = DeskButton(self.desk, tr("Table"), icon="ui-eye", key="Esc", parent=self)
        self.play_button.clicked.connect(self.play_from_here)
        self.replay_button.clicked.connect(self.replay_wanted)
        self.new_button.clicked.connect(self.again_wanted)
        self.table_button.clicked.connect(self.closed)
        self.play_button.setEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.coach = Coach(self.session, self)
        self.coach.progressed.connect(self.wait.show_share)
        self.coach.done.connect(self.show_analysis)
        self.winner = match.cast[result.winners[0]].colour if result.winners else ""
        self._floor = Floor()

    def open(self) -> None:
        """Show what is known, and think about the rest."""
        self.arrange()
        self.show()
        self.bench.show()
        self.bench.raise_()
        self.setFocus()
        if self.analysis is None:
            self.coach.start()

    def end(self) -> None:
        """The sheet goes: so does what it thinks."""
        self.coach.cancel()
        self.bench.hide()
        self.bench.deleteLater()

    def show_analysis(self, analysis: Analysis) -> None:
        self.analysis = analysis
        match = self.session.match
        self.text = paragraph(self.session, analysis)
        self.setAccessibleName(tr("The coach: {said}", said=self.text))
        stops = list(range(len(self.line))) if len(self.line) <= LONG else ends_of_turns(match)
        self.chart = Chart(self.desk, match.players, analysis, stops, self)
        self.chart.chosen.connect(self.look)
        self.luck = LuckPanel(self.desk, match.players, analysis, self)
        self.turnings = TurningsPanel(self.desk, self)
        self.rows = []
        for number, turning in enumerate(analysis.turnings, 1):
            row = TurningRow(self.desk, turning, number, match.cast[turning.seat], self.turnings)
            row.clicked.connect(lambda _checked=False, turning=turning: self.look(turning.place))
            self.rows.append(row)
        self.wait.hide()
        self.arrange()
        for paper in (self.chart, self.luck, self.turnings):
            paper.show()
        worst = max(analysis.turnings, key=lambda turning: abs(turning.change), default=None)
        self.look(worst.place if worst else self.at)
        self.page.announce(self.text)

    # ---- a moment -------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Turning | None:
        """The turning point that is looked at."""
        return next((row.turning for row in self.rows if row.isChecked()), None)

    def look(self, at: int) -> None:
        """Look at a moment on the board."""
        self.at = at
        if self.chart is not None:
            self.chart.choose(at)
        for row in self.rows:
            row.setChecked(row.turning.place == at)
        self._draw_board()
        can = self.analysis is not None and bool(self.line[at].state.pending or self.chosen is not None)
        self.play_button.setEnabled(can)
        self.play_button.setToolTip(tr("From move {n}, as a trial: the game itself stays as it is", n=at))
        self.update()

    def _draw_board(self) -> None:
        entry, room, ratio = self.line[self.at], self.board.room(), self.devicePixelRatioF()
        wide, high = round(room.width() * ratio), round(room.height() * ratio)
        if wide < 20 or high < 20:
            return
        table = self.session.table(TABLE, entry.state)
        for card in self.cards:
            card.show_seat(next((seat for seat in table.seats if seat.seat == card.seat), None))
        # Drawn large and made small: a picture of the table, whose letters keep their proportions.
        more = max(1.0, table.width / wide)
        image = picture(table, round(wide * more), round(high * more), self.desk.style)
        pixmap = QPixmap.fromImage(image.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation))
        pixmap.setDevicePixelRatio(ratio)
        caption = tr("after move {n}", n=self.at) if self.at else tr("at the start")
        self.board.show_moment(pixmap, caption, self.session.headline(entry) if self.at else "")

    def play_from_here(self) -> None:
        """A turning point is played again from before it, with the better move; any other moment from after it."""
        turning, match = self.chosen, self.session.match
        if turning is not None:
            better = turning.better_moves(match.game)
            self.branch_wanted.emit(self.line[turning.start].parent, turning.seat, better)
        elif self.line[self.at].state.pending:
            self.branch_wanted.emit(self.line[self.at], self.line[self.at].state.pending[-1].seat, ())

    def reword(self) -> None:
        self.desk.style = self.page.desk.style
        if self.analysis is not None:
            self.text = paragraph(self.session, self.analysis)
            self.setAccessibleName(tr("The coach: {said}", said=self.text))
            self.look(self.at)
        self.restyle()

    def restyle(self) -> None:
        """Another light, or another size of pixels."""
        if self.chart is not None:
            self.chart.build()
        self.arrange()

    # ---- measures -------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        page = self.page
        bar = round(page.desk.layout.bar)
        self.bench.setGeometry(0, bar, page.width(), page.height() - bar)
        self.bench.magnify(self.desk.text)
        self.bench.fit()
        self.desk.style = page.desk.style
        layout = self.desk.lay_out(self.width(), self.height() + bar)
        wide, high = self.width(), self.height()
        edge, gap, pad = layout.px(24), layout.px(16), layout.px(10)
        tray = round(layout.tray)
        space = high - tray - layout.px(20) - gap - layout.px(16)
        upper = round(space * 0.46)
        top, below = layout.px(20), layout.px(20) + upper + gap
        lower = high - tray - layout.px(16) - below
        room = wide - 2 * edge
        board = round(room * (0.4 if len(self.cards) < 4 else 0.33))

        def put(paper: QWidget, x: float, y: float, w: float, h: float) -> None:
            paper.setGeometry(round(x - pad), round(y - pad), round(w + 2 * pad), round(h + 2 * pad))

        put(self.board, edge, top, board, upper)
        each = (room - board - gap * len(self.cards)) / len(self.cards)
        for k, card in enumerate(self.cards):
            put(card, edge + board + gap + k * (each + gap), top, each, upper)
        thirds = (room - 2 * gap) * 0.46, (room - 2 * gap) * 0.31, (room - 2 * gap) * 0.23
        put(self.wait, edge, below, room, lower)
        if self.chart is not None and self.turnings is not None and self.luck is not None:
            put(self.chart, edge, below, thirds[0], lower)
            put(self.turnings, edge + thirds[0] + gap, below, thirds[1], lower)
            put(self.luck, edge + thirds[0] + thirds[1] + 2 * gap, below, thirds[2], lower)
            inner = self.turnings.sheet.adjusted(layout.px(10), layout.px(46), -layout.px(10), -layout.px(8))
            tall = inner.height() / 3
            for k, row in enumerate(self.rows):
                row.setGeometry(
                    round(inner.left()), round(inner.top() + k * tall), round(inner.width()), round(tall - 2)
                )
                row.show()
        self._arrange_tray(layout.px(24), high - tray)
        self._draw_board()

    def _arrange_tray(self, edge: float, top: float) -> None:
        layout = self.desk.layout
        x = self.width() - edge + layout.px(6)
        middle = (top + self.height()) / 2
        for button in (self.table_button, self.new_button, self.replay_button, self.play_button):
            hint = button.sizeHint()
            wide = max(hint.width(), layout.px(120))
            x -= wide
            button.setGeometry(round(x), round(middle - hint.height() / 2), round(wide), hint.height())
            x -= layout.px(2)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        self._floor.paint(painter, self, theme, layout.unit)
        tray = QRectF(0, self.height() - layout.tray, self.width(), layout.tray)
        painter.fillRect(tray, theme.colour("@bar"))
        colour = QColor(SEAT_FILL[self.winner]) if self.winner else theme.colour("@line")
        painter.fillRect(QRectF(0, tray.top(), tray.width(), 5), colour)
        painter.fillRect(QRectF(0, tray.top() + 5, tray.width(), 1.5), theme.colour("@line"))
        side = layout.px(84)
        box = QRectF(layout.px(26), tray.center().y() - side / 2 - layout.px(10), side, side)
        painter.setBrush(theme.colour("@gold"))
        painter.setPen(QPen(QColor("#3B2416"), 2.4))
        painter.drawRoundedRect(box, side * 0.28, side * 0.28)
        inset = side * 0.22
        draw_icon(painter, "ui-hint", box.adjusted(inset, inset, -inset, -inset), "#2F1F14")
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(layout.letters(19), 600, True))
        name = QRectF(box.left() - 20, box.bottom() + 2, box.width() + 40, layout.letters(19) * 1.4)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, tr("Coach"))
        left = box.right() + layout.px(24)
        room = QRectF(left, tray.top() + 8, self.play_button.x() - left - layout.px(12), tray.height() - 12)
        size = layout.letters(20)
        while size > layout.least and paragraphs(self.text, room.width(), size, 500) > room.height():
            size -= 1
        painter.setFont(font(size, 500))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self.text)
        painter.end()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the page."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_P: self.play_from_here, Qt.Key.Key_R: self.replay_wanted.emit,
            Qt.Key.Key_N: self.again_wanted.emit, Qt.Key.Key_Escape: self.closed.emit,
        }  # fmt: skip
        slot = keys.get(Qt.Key(event.key()))
        if slot is not None and not event.modifiers():
            slot()
        elif not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()  # the table below is covered: its keys are not meant
