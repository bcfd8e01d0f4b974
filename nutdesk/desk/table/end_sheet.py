"""How a game ended: who won and why, the score line by line, and what now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from nutdesk.core.game import Player, Result, ScoreLine
from nutdesk.core.table import Art, Box, Label, Layer
from nutdesk.desk.kit.fitting import shrunk
from nutdesk.desk.kit.layout import HIT
from nutdesk.desk.kit.panel import Drawn, DrawnPanel, focus_ring, icon_in, sides
from nutdesk.desk.kit.plain import PlainButton, set_tip
from nutdesk.desk.kit.ring import chain, go_round
from nutdesk.desk.kit.theme import SEAT_FILL
from nutdesk.desk.kit.widgets import SCROLL, Desk, DeskButton, parent_of
from nutdesk.desk.kit.words import tr


class ResultSeatRow(Drawn, QWidget):
    """A player and their total."""

    def __init__(self, desk: Desk, player: Player, points: int, won: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.player, self.points, self.won = desk, player, points, won
        self.setAccessibleName(f"{player.name}: {points}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(100, round(max(34, self.desk.layout.px(44))))

    def art(self) -> Art:
        layout = self.desk.layout
        px, row = layout.px, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        line = QColor(SEAT_FILL[self.player.colour]).darker(120).name()
        plate = (Box(*sides(row), px(10), "@panel2", line, 2),) if self.won else ()
        badge = QRectF(row.left() + px(8), row.center().y() - px(32) / 2, px(32), px(32))
        words, points = sides(row.adjusted(px(52), 0, 0, 0)), sides(row.adjusted(0, 0, -px(14), 0))
        return (
            *plate,
            icon_in(f"badge-{self.player.colour}", badge),
            Label(self.player.name, *words, layout.letters(22), display=True),
            Label(str(self.points), *points, layout.letters(26), align="right", display=True),
        )


class LineRow(Drawn, PlainButton):
    """One line of the score; one with an eye can be shown on the board."""

    rule_wanted = Signal(str)

    def __init__(self, desk: Desk, line: ScoreLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.line = desk, line
        words = desk.style.words(line.text)
        self.setAccessibleName(f"{words}: {line.points:+d}, {line.clause}")
        rule = tr("{clause}: F1 or a click on it shows the rule", clause=line.clause)
        tip = tr("Show it on the board. {rule}", rule=rule) if line.shows else rule
        set_tip(self, f"{words}. {tip}")  # a long line may be cut
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        layout = self.desk.layout
        # Lines of text are close together, unless large targets are on.
        return QSize(100, round(layout.side(30) if layout.target > HIT else max(24, layout.px(30))))

    def art(self) -> Art:
        layout, line, row = self.desk.layout, self.line, QRectF(self.rect())
        px, size = layout.px, layout.letters(16)
        words, clause = row.adjusted(px(54), 0, -px(160), 0), row.adjusted(0, 0, -px(90), 0)
        art: list[Layer] = [
            Label(self.desk.style.words(line.text), *sides(words), size, 500, "@ink2", elide=True),
            Label(line.clause, *sides(clause), size, 700, "@go", "right"),
            Label(f"{line.points:+d}", *sides(row.adjusted(0, 0, -px(18), 0)), size, 500, "@ink2", "right"),
        ]
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
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not self.line.shows:
            self.rule_wanted.emit(self.line.clause)
        else:
            super().keyPressEvent(event)


class EndSheet(DrawnPanel):
    """The sheet that shows the result."""

    again = Signal()
    home = Signal()
    closed = Signal()
    coach = Signal()
    clause_wanted = Signal(str)
    line_wanted = Signal(object)
    """A ScoreLine that is to be shown on the board."""

    def __init__(self, desk: Desk, parent: QWidget, *, in_lesson: bool = False) -> None:
        super().__init__(desk, parent)
        self.result: Result | None = None
        self.cast: tuple[Player, ...] = ()
        self.lines: list[LineRow] = []
        self.area = QScrollArea(self)
        self.area.setFrameShape(QScrollArea.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setStyleSheet("QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }" + SCROLL)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.again_button = DeskButton(desk, tr("Play again"), icon="ui-play", kind="primary", parent=self)
        self.table_button = DeskButton(desk, tr("Look at the table"), parent=self)
        self.coach_button = DeskButton(desk, tr("Coach"), icon="ui-hint", parent=self)
        set_tip(self.coach_button, tr("How the chances went, and where the game turned (F9)"))
        self.home_button = DeskButton(desk, tr("Home"), parent=self)
        self.again_button.clicked.connect(self.again)
        self.table_button.clicked.connect(self.closed)
        self.coach_button.clicked.connect(self.coach)
        self.home_button.clicked.connect(self.home)
        for button in (self.again_button, self.coach_button, self.home_button):
            button.setHidden(in_lesson)  # a lesson has its own way on
        self.hide()

    def show_result(self, result: Result, cast: tuple[Player, ...]) -> None:
        """Show the result."""
        if (result, cast) != (self.result, self.cast):
            self.result, self.cast = result, cast
            self._fill()
        self._name()
        self.arrange()
        self.show()
        self.raise_()
        (self.table_button if self.again_button.isHidden() else self.again_button).setFocus()

    def _name(self) -> None:
        assert self.result is not None
        words, cast, result = self.desk.style.words, self.cast, self.result
        said = "; ".join(f"{cast[line.seat].name}: {words(line.text)}, {line.points}" for line in result.lines)
        self.setAccessibleName(f"{self.title()}. {words(result.reason)} {said}")

    def reword(self) -> None:
        if self.result is not None:
            self._fill()
            self._name()
            self.arrange()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes round on the sheet."""
        return go_round(chain(self), forward)

    def _fill(self) -> None:
        assert self.result is not None
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.lines = []
        scores, winners = self.result.scores, self.result.winners
        for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat)):
            column.addWidget(ResultSeatRow(self.desk, self.cast[seat], scores[seat], seat in winners, page))
            for line in self.result.lines:
                if line.seat == seat:
                    row = LineRow(self.desk, line, page)
                    row.rule_wanted.connect(self.clause_wanted)
                    if line.shows:
                        row.clicked.connect(lambda _checked=False, line=line: self.line_wanted.emit(line))
                    self.lines.append(row)
                    column.addWidget(row)
        column.addStretch(1)
        self.area.setWidget(page)

    def title(self) -> str:
        assert self.result is not None
        names = [self.cast[seat].name for seat in self.result.winners]
        if len(names) == 1:
            return tr("{name} wins", name=names[0])
        return tr("{names} and {last} share the win", names=", ".join(names[:-1]), last=names[-1])

    def arrange(self) -> None:
        if self.result is None:
            return
        layout, parent = self.desk.layout, parent_of(self)
        for row in self.area.findChildren(QWidget):
            row.updateGeometry()  # the window may have had another size when they were made
        rows = sum(max(34, layout.px(44)) for _ in self.result.scores)
        rows += sum(line.sizeHint().height() for line in self.lines)
        button = self.again_button.sizeHint().height()
        wide = max(520, layout.px(780))
        high = min(layout.px(144) + rows + button + layout.px(44), parent.height() - layout.px(20))
        self.setGeometry(
            round((parent.width() - wide) / 2), round((parent.height() - high) / 2), round(wide), round(high)
        )
        sheet, pad = self.sheet, layout.px(24)
        y = round(sheet.bottom() - button - layout.px(10))
        small = self.table_button.sizeHint().height()
        x, room = sheet.left() + layout.px(14), sheet.width() - layout.px(28)
        buttons = [self.again_button, self.coach_button, self.table_button, self.home_button]
        if self.again_button.isHidden():
            buttons = [self.table_button]
        share = room / sum(part.sizeHint().width() for part in buttons)
        for part in buttons:
            wide, high = part.sizeHint().width() * share, button if part is self.again_button else small
            part.setGeometry(round(x), y + (button - high) // 2, round(wide), high)
            x += wide
        top = sheet.top() + layout.px(120)
        wide = round(sheet.width() - 2 * pad)
        self.area.setGeometry(round(sheet.left() + pad), round(top), wide, round(y - top - 4))

    def art(self) -> Art:
        if self.result is None:
            return ()
        layout, rect = self.desk.layout, self.sheet
        room = rect.adjusted(layout.px(24), 0, -layout.px(24), 0)
        title, size = self.title(), shrunk(self.title(), room.width(), layout.letters(40), 18)
        top, high = rect.top() + layout.px(16), layout.px(56)
        clause = self.result.clause.replace("-", "\N{WORD JOINER}-\N{WORD JOINER}")  # in one line
        reason = f"{self.desk.style.words(self.result.reason)}  ({clause})"
        below = (room.left(), top + high, room.width(), layout.px(44))
        return (
            Label(title, room.left(), top, room.width(), high, size, align="centre", display=True),
            Label(reason, *below, layout.letters(18), 500, "@ink2", "centre", wrap=True),
        )
