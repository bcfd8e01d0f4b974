"""The coach's screen, which covers the table when a game is over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import TABLE
from nutdesk.core.match import Entry
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label, Svg
from nutdesk.desk.coach.analysis import Analysis, Turning
from nutdesk.desk.coach.cards import BoardCard, ScoreCard, head_of
from nutdesk.desk.coach.chances_chart import ChancesChart
from nutdesk.desk.coach.coach import Coach
from nutdesk.desk.coach.decision import ends_of_turns
from nutdesk.desk.coach.luck import LuckPanel
from nutdesk.desk.coach.report import paragraph
from nutdesk.desk.coach.turning_points import TurningRow, TurningsPanel
from nutdesk.desk.kit.art import picture
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, paint_art, sides
from nutdesk.desk.kit.plain import set_tip
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.wood import Floor
from nutdesk.desk.kit.words import tr
from nutdesk.desk.kit.zoom_area import LongZoomArea
from nutdesk.desk.table.end_sheet import EndSheet
from nutdesk.desk.table.session import Session
from nutdesk.desk.table.speech import Speech

CARD, BOARD, CHART, TURNINGS, LUCK = 250, 480, 600, 470, 390
"""The least width of each panel, in units, where they are below each other."""


def fitting(papers: Sequence[tuple[QWidget, float]], room: float, gap: float) -> int:
    """How many of them fit side by side, given the least width of each."""
    used = -gap
    for many, (_, least) in enumerate(papers):
        used += gap + least
        if used > room:
            return many
    return len(papers)


class WaitPanel(DrawnPanel):
    """Shows the progress while the coach thinks."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.share = 0.0
        self.setAccessibleName(tr("The coach is looking at every move of the game."))

    def show_share(self, share: float) -> None:
        self.share = share
        self.update()

    def art(self) -> Art:
        px, rect, side = self.desk.layout.px, self.sheet, min(self.desk.layout.px(150), self.sheet.height() * 0.45)
        x, y = rect.center().x() - side / 2, rect.center().y() - side * 0.8
        left, top, wide, high = rect.left() + px(18), y + side + px(20), rect.width() - px(36), px(14)
        return (
            head_of(self.desk, rect, tr("The coach is looking at every move of the game.")),
            Svg("level-wise", x, y, side, side),
            Box(left, top, wide, high, high / 2, "@panel2", "@line", 1.5),
            Box(left, top, wide * min(1.0, self.share), high, high / 2, "@go", "@line", 1.5),
        )


class CoachSheet(QWidget):
    """Scores and the board on top, the coach's three panels below, and the buttons."""

    closed = Signal()
    branch_wanted = Signal(object, int, object)
    """An Entry to play on from, the person's seat, and the steps of the better move to start with, if any."""
    replay_wanted = Signal()
    again_wanted = Signal()

    def __init__(
        self, session: Session, coach: Coach, desk: Desk, end_sheet: EndSheet, speech: Speech, page: QWidget
    ) -> None:
        self.bench = LongZoomArea(page)
        super().__init__(self.bench)
        self.bench.setWidget(self)
        self.page, self.session = page, session
        self.table_desk = desk
        """The style and layout of the table below."""
        self.end_sheet, self.speech = end_sheet, speech
        self.desk = Desk()
        self.desk.style = desk.style
        match = self.session.match
        result = self.session.game.result(match.state)
        assert result is not None
        self.analysis: Analysis | None = None
        self.line: list[Entry] = [match.root, *match.line()]
        self.at = len(self.line) - 1
        self.board = BoardCard(self.desk, self)
        self.cards = [
            ScoreCard(self.desk, seat, match.cast[seat], result, self.session.game.points(score), self)
            for seat, score in enumerate(result.scores)
        ]
        self.cards.sort(key=lambda card: (card.place, card.seat))
        self.wait = WaitPanel(self.desk, self)
        self.chart: ChancesChart | None = None
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
        self.coach = coach
        coach.setParent(self)
        self.coach.progressed.connect(self.wait.show_share)
        self.coach.done.connect(self.show_analysis)
        self.winner = match.cast[result.winners[0]].colour if result.winners else ""
        self._floor = Floor()
        self._tray, self._told = QRectF(), QRectF()
        """Where the coach's summary is, and the room for its text."""

    def open(self) -> None:
        """Show what is known, and work out the rest."""
        self.arrange()
        self.show()
        self.bench.show()
        self.bench.raise_()
        self.setFocus()
        if self.analysis is None:
            self.coach.start()

    def end(self) -> None:
        """The sheet is closed: stop the analysis."""
        self.coach.cancel()
        self.bench.hide()
        self.bench.deleteLater()

    def show_analysis(self, analysis: Analysis) -> None:
        self.analysis = analysis
        match = self.session.match
        self.text = paragraph(self.session, analysis)
        self.setAccessibleName(tr("The coach: {said}", said=self.text))
        self.chart = ChancesChart(self.desk, match.players, analysis, ends_of_turns(match), self)
        self.chart.chosen.connect(self.look)
        self.luck = LuckPanel(self.desk, match.players, analysis, self)
        self.turnings = TurningsPanel(self.desk, not analysis.turnings, self)
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
        self.speech.announce(self.text)

    # ---- a moment -------------------------------------------------------------------------------------------------

    @property
    def chosen(self) -> Turning | None:
        """The turning point that is shown."""
        return next((row.turning for row in self.rows if row.isChecked()), None)

    def look(self, at: int) -> None:
        """Show a moment on the board."""
        self.at = at
        if self.chart is not None:
            self.chart.choose(at)
        for row in self.rows:
            row.setChecked(row.turning.place == at)
        self._draw_board()
        can = self.analysis is not None and bool(self.line[at].state.pending or self.chosen is not None)
        self.play_button.setEnabled(can)
        set_tip(self.play_button, tr("From move {n}, as a trial: the game itself stays as it is", n=at))
        self.update()

    def _draw_board(self) -> None:
        entry, ratio = self.line[self.at], self.devicePixelRatioF()
        caption = tr("after move {n}", n=self.at) if self.at else tr("at the start")
        self.board.tell(caption, self.session.headline(entry) if self.at else "")
        room = self.board.room()
        wide, high = round(room.width() * ratio), round(room.height() * ratio)
        if wide < 20 or high < 20:
            return
        table = self.session.table(TABLE, entry.state)
        for card in self.cards:
            card.show_seat(next((seat for seat in table.seats if seat.seat == card.seat), None), caption)
        # Drawn large and made small: a picture of the table, whose letters keep their proportions.
        more = max(1.0, table.width / wide)
        image = picture(table, round(wide * more), round(high * more), self.desk.style)
        pixmap = QPixmap.fromImage(image.scaled(wide, high, mode=Qt.TransformationMode.SmoothTransformation))
        pixmap.setDevicePixelRatio(ratio)
        self.board.show_moment(pixmap)

    def play_from_here(self) -> None:
        """Play on: from before a turning point, with the better move, or from after any other moment."""
        turning, match = self.chosen, self.session.match
        if turning is not None:
            better = turning.better_moves(match.game)
            self.branch_wanted.emit(self.line[turning.start].parent, turning.seat, better)
        elif self.line[self.at].state.pending:
            self.branch_wanted.emit(self.line[self.at], self.line[self.at].state.pending[-1].seat, ())

    def reword(self) -> None:
        self.end_sheet.hide()  # the table below has told its result again
        self.desk.style = self.table_desk.style
        if self.analysis is not None:
            self.text = paragraph(self.session, self.analysis)
            self.setAccessibleName(tr("The coach: {said}", said=self.text))
            self.look(self.at)
        self.restyle()

    def restyle(self) -> None:
        """The theme or the screen's resolution has changed."""
        if self.chart is not None:
            self.chart.build()
        self.arrange()

    # ---- measures -------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        """Fit everything on one screen; with large text, one panel below the other, as wide as the window."""
        page = self.page
        bar = round(self.table_desk.layout.bar)
        self.bench.setGeometry(0, bar, page.width(), page.height() - bar)
        self.desk.style = self.table_desk.style
        large = not Layout(page.width(), page.height(), text=self.desk.text).roomy
        wide = page.width() - (self.bench.BAR if large else 0)
        self.desk.lay_out(wide, page.height())
        if large:
            self._arrange_long(wide)
        else:
            self._arrange_screen(wide, page.height() - bar)
        self._arrange_rows()
        self._draw_board()

    def _put(self, paper: QWidget, x: float, y: float, w: float, h: float) -> None:
        pad = self.desk.layout.px(10)
        paper.setGeometry(round(x - pad), round(y - pad), round(w + 2 * pad), round(h + 2 * pad))

    def _arrange_screen(self, wide: float, high: float) -> None:
        layout = self.desk.layout
        self.bench.lengthen(0)
        edge, gap = layout.px(24), layout.px(16)
        tray = round(layout.tray)
        space = high - tray - layout.px(20) - gap - layout.px(16)
        upper = round(space * 0.42)
        top, below = layout.px(20), layout.px(20) + upper + gap
        lower = high - tray - layout.px(16) - below
        room = wide - 2 * edge
        board = round(room * {4: 0.33, 5: 0.28, 6: 0.26}.get(len(self.cards), 0.4))
        self._put(self.board, edge, top, board, upper)
        each = (room - board - gap * len(self.cards)) / len(self.cards)
        for k, card in enumerate(self.cards):
            self._put(card, edge + board + gap + k * (each + gap), top, each, upper)
        self._agree(each)
        thirds = (room - 2 * gap) * 0.4, (room - 2 * gap) * 0.36, (room - 2 * gap) * 0.24
        self._put(self.wait, edge, below, room, lower)
        if self.chart is not None and self.turnings is not None and self.luck is not None:
            self._put(self.chart, edge, below, thirds[0], lower)
            self._put(self.turnings, edge + thirds[0] + gap, below, thirds[1], lower)
            self._put(self.luck, edge + thirds[0] + thirds[1] + 2 * gap, below, thirds[2], lower)
        self._tray = QRectF(0, high - layout.tray, wide, layout.tray)
        x = wide - edge + layout.px(6)
        for button in (self.table_button, self.new_button, self.replay_button, self.play_button):
            hint = button.sizeHint()
            across = max(hint.width(), layout.px(120))
            x -= across
            middle = high - tray / 2
            button.setGeometry(round(x), round(middle - hint.height() / 2), round(across), hint.height())
            x -= layout.px(2)
        left = layout.px(134)
        self._told = QRectF(left, self._tray.top() + 8, x - left - layout.px(10), self._tray.height() - 12)

    def _arrange_long(self, wide: float) -> None:
        """Place panels in rows, none too narrow to read; the summary and the buttons come last."""
        layout = self.desk.layout
        edge, gap, y = layout.px(24), layout.px(16), layout.px(20)
        room = wide - 2 * edge

        def lay(papers: Sequence[tuple[QWidget, float]], high: float) -> None:
            nonlocal y
            x, share = edge, (room - gap * (len(papers) - 1)) / sum(least for _, least in papers)
            for paper, least in papers:
                self._put(paper, x, y, least * share, high)
                x += least * share + gap
            y += high + gap

        cards: list[tuple[QWidget, float]] = [(card, layout.px(CARD)) for card in self.cards]
        papers: list[tuple[QWidget, float]] = [(self.board, layout.px(BOARD))]
        if fitting([*papers, *cards], room, gap) > len(cards):
            lay([*papers, *cards], layout.px(330))
            papers, cards = [], []
        while cards:
            rows = -(-len(cards) // max(1, fitting(cards, room, gap)))
            many = -(-len(cards) // rows)  # the rows as even as can be
            lay(cards[:many], layout.px(300))
            cards = cards[many:]
        if self.chart is not None and self.turnings is not None and self.luck is not None:
            papers += [
                (self.chart, layout.px(CHART)),
                (self.turnings, layout.px(TURNINGS)),
                (self.luck, layout.px(LUCK)),
            ]
        else:
            papers.append((self.wait, room))
        while papers:
            many = max(1, fitting(papers, room, gap))
            lay(papers[:many], layout.px(480))
            papers = papers[many:]
        self._agree(min(card.width() - 2 * layout.px(10) for card in self.cards))
        self._arrange_end(wide, y + layout.px(4))

    def _arrange_end(self, wide: float, top: float) -> None:
        """Place the summary in a row of its own, and the buttons below it."""
        layout = self.desk.layout
        edge, left = layout.px(24), layout.px(134)
        tall = max(layout.px(130), paragraphs(self.text, wide - left - edge, layout.letters(20), 500))
        self._told = QRectF(left, top + layout.px(14), wide - left - edge, tall)
        x, y, lowest = edge, self._told.bottom() + layout.px(14), self.play_button.sizeHint().height()
        for button in (self.play_button, self.replay_button, self.new_button, self.table_button):
            hint = button.sizeHint()
            across = max(hint.width(), layout.px(120))
            if x > edge and x + across > wide - edge:
                x, y, lowest = edge, y + lowest + layout.px(4), hint.height()
            button.setGeometry(round(x), round(y + (lowest - hint.height()) / 2), round(across), hint.height())
            x += across + layout.px(4)
        end = max(y + lowest + layout.px(14), float(self.bench.height()))
        self._tray = QRectF(0, top, wide, end - top)
        self.bench.lengthen(end)

    def _agree(self, each: float) -> None:
        """Make the heads of all cards as short as the one with the least room."""
        terse = max(card.wants(each) for card in self.cards)
        for card in self.cards:
            card.terse = terse

    def _arrange_rows(self) -> None:
        if self.turnings is None:
            return
        layout = self.desk.layout
        inner = self.turnings.sheet.adjusted(layout.px(10), layout.px(46), -layout.px(10), -layout.px(8))
        tall = inner.height() / max(2, len(self.rows))
        for k, row in enumerate(self.rows):
            row.setGeometry(round(inner.left()), round(inner.top() + k * tall), round(inner.width()), round(tall - 2))
            row.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        self._floor.paint(painter, self, self.desk.theme, self.desk.layout.unit)
        paint_art(painter, self._foot(), self.desk)
        painter.end()

    def _foot(self) -> Art:
        """Below the papers: what the coach says of the whole game."""
        layout, px, tray, room = self.desk.layout, self.desk.layout.px, self._tray, self._told
        side, small, size = px(84), layout.letters(19), layout.letters(20)
        box, inset = QRectF(px(26), room.center().y() - side / 2 - px(10), side, side), side * 0.22
        while size > layout.least and paragraphs(self.text, room.width(), size, 500) > room.height():
            size -= 1
        name = (box.left() - 20, box.bottom() + 2, box.width() + 40, small * 1.4)
        return (
            Box(*sides(QRectF(tray)), fill="@bar"),
            Box(0, tray.top(), tray.width(), 5, fill=SEAT_FILL[self.winner] if self.winner else "@line"),
            Box(0, tray.top() + 5, tray.width(), 1.5, fill="@line"),
            Box(*sides(box), side * 0.28, "@gold", "#3B2416", 2.4),
            icon_in("ui-hint", box.adjusted(inset, inset, -inset, -inset), "#2F1F14"),
            Label(tr("Coach"), *name, small, align="centre", display=True),
            Label(self.text, *sides(room), size, 500, wrap=True),
        )

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the page."""
        return go_round(chain(self), forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = {
            Qt.Key.Key_P: self.play_from_here,
            Qt.Key.Key_R: self.replay_wanted.emit,
            Qt.Key.Key_N: self.again_wanted.emit,
            Qt.Key.Key_Escape: self.closed.emit,
        }
        slot = keys.get(Qt.Key(event.key()))
        if slot is not None and not event.modifiers():
            slot()
        elif not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.accept()  # the table below is covered: its keys are not meant
