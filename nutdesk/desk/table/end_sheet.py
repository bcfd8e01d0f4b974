"""How a game ended: who won, how close it was, what decided it, and the score line by line."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from nutdesk.core.game import Player, Result, ScoreLine
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Box, Label, Layer, Poly
from nutdesk.desk.kit.evening_strip import EveningStrip
from nutdesk.desk.kit.fitting import paragraphs, shrunk
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.widgets import SCROLL, Desk, parent_of
from nutdesk.desk.kit.words import joined, scored, signed, strung, tr
from nutdesk.desk.table.celebration import SQUIRREL, STANDS, Celebration
from nutdesk.desk.table.outcome import Outcome

PRESS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
SCROLLS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
"""Keys that move the lines, and how far."""


class ResultSeatRow(Drawn, PlainButton):
    """A player and their total; pressing it folds or unfolds their lines."""

    def __init__(self, desk: Desk, player: Player, points: int, won: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.player, self.points, self.won = desk, player, points, won
        self.lines: list[LineRow] = []
        self.brief = False
        """Whether there is no room for a summary."""
        self.setAccessibleName(f"{player.name}: {scored(points)}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def unfold(self, opened: bool) -> None:
        """Show or hide the lines of this player."""
        for line in self.lines:
            line.setHidden(not opened)
        if self.lines:
            set_tip(
                self, tr("Hide the lines of {name}" if opened else "Show the lines of {name}", name=self.player.name)
            )
        self.updateGeometry()  # the summary comes where the lines go
        self.update()

    @property
    def opened(self) -> bool:
        return any(not line.isHidden() for line in self.lines)

    @property
    def summary(self) -> str:
        """What each kind of points brought, while the lines are folded; '' if there is only one kind."""
        sums: dict[str, int] = {}
        for row in self.lines:
            sums[row.line.kind] = sums.get(row.line.kind, 0) + row.line.points
        if self.opened or self.brief or len(sums) < 2:
            return ""
        words, some = self.desk.style.words, [(kind, points) for kind, points in sums.items() if points]
        return joined(strung("{kind} {points}", kind=words(kind), points=signed(points)) for kind, points in some)

    @property
    def _head(self) -> float:
        layout = self.desk.layout
        return layout.side(44) if layout.target > HIT else max(36.0, layout.px(46))

    def sizeHint(self) -> QSize:
        below = self.desk.layout.letters(14.5) * 1.5 if self.summary else 0
        return QSize(100, round(self._head + below))

    def art(self) -> Art:
        layout = self.desk.layout
        px, whole = layout.px, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        row = QRectF(whole.left(), whole.top(), whole.width(), self._head - 4)
        line = QColor(SEAT_FILL[self.player.colour]).darker(120).name()
        art: list[Layer] = [Box(*sides(whole), px(10), "@panel2", line, 2)] if self.won else []
        badge = QRectF(row.left() + px(8), row.center().y() - px(32) / 2, px(32), px(32))
        name, points = row.adjusted(px(52), 0, -px(130), 0), row.adjusted(0, 0, -px(40), 0)
        art += [
            icon_in(f"badge-{self.player.colour}", badge),
            Label(self.player.name, *sides(name), layout.letters(22), display=True, elide=True),
            Label(scored(self.points), *sides(points), layout.letters(28), align="right", display=True),
        ]
        if summary := self.summary:
            below = QRectF(
                row.left() + px(16), row.bottom() - px(4), row.width() - px(30), whole.bottom() - row.bottom()
            )
            art.append(Label(summary, *sides(below), layout.letters(14.5), 500, "@ink2", shrink=True))
        if self.lines:
            x, y, side = row.right() - px(20), row.center().y(), px(6)
            ends = ((-side, -side / 2), (0, side / 2), (side, -side / 2))
            ways = tuple((x + dx, y + dy) if self.opened else (x + dy, y + dx) for dx, dy in ends)
            art.append(Poly(ways, line="@ink2", width=2.5, closed=False))
        if self.hasFocus():
            art += focus_ring(row.adjusted(5, 5, -5, -5), px(6))
        return tuple(art)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in PRESS:
            self.click()
        else:
            super().keyPressEvent(event)


class LineRow(Drawn, PlainButton):
    """One line of the score, and where its points come from; one with an eye can be shown on the board."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, line: ScoreLine, parent: QWidget, *, explained: bool) -> None:
        super().__init__(parent)
        self.desk, self.line = desk, line
        self.explained = explained and bool(line.why)
        """Whether it says where its points come from: of several lines for the same reason, the first one does."""
        words = desk.style.words(line.text)
        why = desk.style.words(line.why)
        name = f"{words}: {signed(line.points)}, {line.clause}"
        self.setAccessibleName(strung("{name}. {why}", name=name, why=why) if why else name)
        rule = tr("{clause}: F1 or a click on it shows the rule", clause=line.clause)
        tip = tr("Show it on the board. {rule}", rule=rule) if line.shows else rule
        set_tip(self, f"{words}. {tip}")  # a long line may be cut
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        layout = self.desk.layout
        # Lines of text are close together, unless large targets are on.
        high = layout.side(30) if layout.target > HIT else max(24, layout.px(30))
        return QSize(100, round(max(high, self._tall + self._low + 6)))

    @property
    def _tall(self) -> float:
        return self.desk.layout.letters(16) * 1.3

    @property
    def _low(self) -> float:
        return self.desk.layout.letters(14.5) * 1.3 if self.explained else 0.0

    def art(self) -> Art:
        layout, line, row = self.desk.layout, self.line, QRectF(self.rect())
        px, size, words = layout.px, layout.letters(16), self.desk.style.words
        top = (row.height() - self._tall - self._low) / 2
        left, right = px(54), row.width() - px(18)
        art: list[Layer] = [
            Label(words(line.text), left, top, right - px(130) - left, self._tall, size, 600, shrink=True, elide=True),
            Label(line.clause, left, top, right - px(72) - left, self._tall, size, 700, "@go", "right"),
            Label(signed(line.points), left, top, right - left, self._tall, size, 700, "@ink", "right"),
        ]
        if self.explained:
            small = layout.letters(14.5)
            place = (left, top + self._tall, right - px(72) - left, self._low)
            art.append(Label(words(line.why), *place, small, 500, "@ink2", shrink=True, elide=True))
        if line.shows:
            side = px(22)
            art.append(icon_in("ui-eye", QRectF(row.left() + px(22), row.center().y() - side / 2, side, side), "@go"))
        if self.hasFocus():
            art += focus_ring(row.adjusted(6, 6, -6, -6), 6)
        return tuple(art)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click on the clause opens its rule, and so does one anywhere on a line that shows nothing."""
        far = event.position().x() > self.width() - self.desk.layout.px(164)
        if self.isDown() and (far or not self.line.shows) and self.rect().contains(event.position().toPoint()):
            self.setDown(False)
            self.rule_wanted.emit(self.line.clause)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESS:
            super().keyPressEvent(event)
        elif self.line.shows:
            self.click()
        else:
            self.rule_wanted.emit(self.line.clause)


class EndSheet(DrawnPanel):
    """The sheet that shows the result, with the winner's squirrel behind it.

    It has no buttons and takes the keys itself: whoever presses Space or Enter once too often does nothing here.
    """

    clause_wanted = Signal(str)
    line_wanted = Signal(object)
    """A ScoreLine that is to be shown on the board."""
    turned = Signal(bool)
    """It is shown, or not any more."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.outcome: Outcome | None = None
        self.decided = ""
        """What the coach says decided the game; '' while nothing is known."""
        self.rows: list[ResultSeatRow] = []
        self.lines: list[LineRow] = []
        self._chosen = False
        """Whether somebody has folded or unfolded lines."""
        self.celebration = Celebration(desk, parent)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }" + SCROLL)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.evening = EveningStrip(desk, self, paper=False)
        """The table of wins of the evening, below the lines."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    @property
    def result(self) -> Result | None:
        return self.outcome.result if self.outcome is not None else None

    def setVisible(self, visible: bool) -> None:
        """The squirrel and the nuts come and go with the sheet."""
        super().setVisible(visible)
        self.celebration.setVisible(visible)
        if not visible:
            self.celebration.end()
        self.turned.emit(visible)

    def show_outcome(self, outcome: Outcome) -> None:
        """Show the result."""
        if outcome != self.outcome:
            self.outcome, self._chosen = outcome, False
            self.decided = outcome.difference()
            self._fill()
        cast, result = outcome.cast, outcome.result
        lost = outcome.me is not None and outcome.me not in result.winners
        self.celebration.cheer(tuple(cast[seat].colour for seat in result.winners), gently=lost)
        self._name()
        self.arrange()
        self.show()
        self.raise_()

    def tell_decided(self, sentence: str) -> None:
        """Say what decided the game, as soon as it is known."""
        if sentence and sentence != self.decided and self.outcome is not None:
            self.decided = sentence
            self._name()
            self.arrange()
            self.update()

    def said(self) -> tuple[str, ...]:
        """What stands above the lines, from the headline on."""
        assert self.outcome is not None
        outcome, words = self.outcome, self.desk.style.words
        return tuple(filter(None, (outcome.headline(), outcome.margin(), self.decided, words(outcome.result.reason))))

    def title(self) -> str:
        assert self.outcome is not None
        return self.outcome.headline()

    def _name(self) -> None:
        assert self.outcome is not None
        words, outcome = self.desk.style.words, self.outcome
        cast, lines = outcome.cast, outcome.result.lines
        told = "; ".join(f"{cast[line.seat].name}: {words(line.text)}, {scored(line.points)}" for line in lines)
        table = self.evening.words()
        self.setAccessibleName(
            joined((*(text.rstrip(".") for text in self.said()), told, *filter(None, (table,))), ". ")
        )

    def reword(self) -> None:
        if self.outcome is not None:
            self.decided = self.outcome.difference()
            self.evening.reword()
            self._fill()
            self._name()
            self.arrange()

    _by_key = False
    """Whether somebody came here with Tab, and not because a game ended."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._by_key = False
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in SCROLLS:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.value() + SCROLLS[Qt.Key(event.key())] * round(self.desk.layout.px(40)))
        elif event.key() not in PRESS:
            super().keyPressEvent(event)

    def _fill(self) -> None:
        assert self.outcome is not None
        result, cast = self.outcome.result, self.outcome.cast
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.rows, self.lines = [], []
        scores, winners = result.scores, result.winners
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat)):
            head = ResultSeatRow(self.desk, cast[seat], scores[seat], seat in winners, page)
            head.clicked.connect(lambda _checked=False, head=head: self._turn(head))
            column.addWidget(head)
            self.rows.append(head)
            for line in result.lines:
                if line.seat == seat:
                    new = all(line.why != other.line.why for other in head.lines)
                    row = LineRow(self.desk, line, page, explained=new)
                    row.rule_wanted.connect(self.clause_wanted)
                    if line.shows:
                        row.clicked.connect(lambda _checked=False, line=line: self.line_wanted.emit(line))
                    self.lines.append(row)
                    head.lines.append(row)
                    column.addWidget(row)
            head.unfold(True)
        column.addStretch(1)
        self.area.setWidget(page)

    def _turn(self, head: ResultSeatRow) -> None:
        """Fold or unfold the lines of a player."""
        self._chosen = True
        head.unfold(not head.opened)
        self.arrange()

    # ---- measures -------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        if self.outcome is None:
            return
        layout, parent = self.desk.layout, parent_of(self)
        room = QRectF(0, layout.bar, parent.width(), parent.height() - layout.bar - layout.tray)
        for row in self.area.findChildren(QWidget):
            row.updateGeometry()  # the window may have had another size when they were made
        wide = min(max(560, layout.px(850)), parent.width() - 8.0)
        pad, edge = layout.px(24), layout.px(10)  # the second is the room for the panel's shadow
        head = self._head_height(wide - 2 * edge - 2 * pad)
        self.celebration.side = min(layout.px(SQUIRREL), room.height() * 0.24)
        above = self.celebration.side * STANDS
        most = room.height() - above - layout.px(4)
        below = self.evening.wanted_height(wide - 2 * edge - 2 * pad)
        rest = most - head - 2 * edge - layout.px(12) - below
        if not self._chosen:
            self._unfold(rest)
        high = min(most, head + self._rows_height() + 2 * edge + layout.px(18) + below)
        left, top = (parent.width() - wide) / 2, room.top() + above + (most - high) / 2
        self.setGeometry(round(left), round(top), round(wide), round(high))
        sheet = self.sheet
        self.area.setGeometry(
            round(sheet.left() + pad),
            round(sheet.top() + head),
            round(sheet.width() - 2 * pad),
            round(sheet.height() - head - layout.px(12) - below),
        )
        low = round(sheet.bottom() - layout.px(8) - below)
        self.evening.setGeometry(round(sheet.left() + pad), low, round(sheet.width() - 2 * pad), below)
        board = layout.board.translated(0, layout.bar)
        self.celebration.arrange(room, board, sheet.translated(self.pos()))

    def _rows_height(self) -> float:
        lines = sum(line.sizeHint().height() for line in self.lines if not line.isHidden())
        return lines + sum(row.sizeHint().height() for row in self.rows)

    def _unfold(self, room: float) -> None:
        """All lines, if there is room; else those of one's own, or of the winner; else none, but the players."""
        assert self.outcome is not None
        cast, me = self.outcome.cast, self.outcome.me
        own = cast[me] if me is not None else self.rows[0].player
        everybody = tuple(row.player for row in self.rows)
        for opened, brief in ((everybody, False), ((own,), False), ((), False), ((), True)):
            for row in self.rows:
                row.brief = brief
                row.unfold(any(row.player is player for player in opened))
            if self._rows_height() <= room:
                break

    def _parts(self) -> list[tuple[str, float, int, str]]:
        """What stands above the lines: the words, their size, weight and colour."""
        assert self.outcome is not None
        layout, result = self.desk.layout, self.outcome.result
        clause = result.clause.replace("-", "\N{WORD JOINER}-\N{WORD JOINER}")  # in one line
        reason = f"{self.desk.style.words(result.reason)}  ({clause})"
        parts = (
            (self.outcome.margin(), layout.letters(21), 700, "@ink"),
            (self.decided, layout.letters(18), 600, "@go"),
            (reason, layout.letters(16.5), 500, "@ink2"),
        )
        return [part for part in parts if part[0]]

    @property
    def _title_height(self) -> float:
        return self.desk.layout.px(14) + self.desk.layout.letters(46) * 1.3

    def _head_height(self, wide: float) -> float:
        """The room of everything above the lines."""
        tall = sum(paragraphs(text, wide, size, weight) + 2 for text, size, weight, _ in self._parts())
        return self._title_height + tall + self.desk.layout.px(12)

    def art(self) -> Art:
        if self.outcome is None:
            return ()
        layout, rect = self.desk.layout, self.sheet
        room = rect.adjusted(layout.px(24), 0, -layout.px(24), 0)
        title, size = self.title(), shrunk(self.title(), room.width(), layout.letters(46), 18)
        high = self._title_height - layout.px(14)
        box = (room.left(), rect.top() + layout.px(14), room.width(), high)
        art: list[Layer] = [Label(title, *box, size, align="centre", display=True)]
        y = rect.top() + self._title_height
        for text, letters, weight, colour in self._parts():
            tall = paragraphs(text, room.width(), letters, weight) + 2
            art.append(Label(text, room.left(), y, room.width(), tall, letters, weight, colour, "centre", wrap=True))
            y += tall
        if self._by_key:
            art += focus_ring(rect.adjusted(4, 4, -4, -4), layout.px(15))
        return tuple(art)
