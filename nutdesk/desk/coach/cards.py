"""The papers on the coach's screen: scores, the board at a moment, turning points, luck or choice."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from nutdesk.core.game import Player, Result
from nutdesk.core.table import SeatCard
from nutdesk.desk.coach.coach import Analysis, Turning
from nutdesk.desk.kit.art import paint, paragraphs
from nutdesk.desk.kit.drawing import HINTS
from nutdesk.desk.kit.theme import SEAT_FILL, SEAT_MARK, font, metrics, seat_fill
from nutdesk.desk.kit.tips import draw_number
from nutdesk.desk.kit.widgets import Desk, Panel, draw_focus, draw_icon
from nutdesk.desk.kit.words import strung, tr, tr_count

OUTLINE = "#3B2416"
MINUS = "\N{MINUS SIGN}"
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


def signed(change: float) -> str:
    """A change of chance with its sign."""
    n = round(change * 100)
    sign = "+" if n > 0 else MINUS if n < 0 else ""
    return f"{sign}{abs(n)}"


def ordinal(place: int) -> str:
    """first, second, third …"""
    return (tr("first"), tr("second"), tr("third"), tr("fourth"), tr("fifth"), tr("sixth"))[min(place, 5)]


def draw_title(painter: QPainter, desk: Desk, rect: QRectF, title: str) -> None:
    layout = desk.layout
    painter.setPen(desk.theme.colour("@ink"))
    painter.setFont(font(layout.letters(22), 600, True))
    head = QRectF(rect.left() + layout.px(18), rect.top() + layout.px(8), rect.width(), layout.px(36))
    painter.drawText(head, LEFT, title)


class ScoreCard(Panel):
    """One player's result: place, points, and the lines they come from."""

    def __init__(self, desk: Desk, seat: int, player: Player, result: Result, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.seat, self.player, self.result = seat, player, result
        scores = result.scores
        self.won = seat in result.winners
        self.place = (
            0 if self.won else len([k for k in range(len(scores)) if scores[k] > scores[seat] or k in result.winners])
        )
        self.lines = [line for line in result.lines if line.seat == seat]
        self.card: SeatCard | None = None
        self.reword()

    def reword(self) -> None:
        words = self.desk.style.words
        points = tr_count(self.result.scores[self.seat], "{n} point", "{n} points")
        said = "; ".join(f"{words(line.text)} {line.points:+d}" for line in self.lines)
        about = {"name": self.player.name, "place": ordinal(self.place), "points": points, "lines": said}
        self.setAccessibleName(strung("{name}, {place}, {points}. {lines}", **about))

    def show_seat(self, card: SeatCard | None) -> None:
        """What the player had at the moment that is looked at."""
        if card != self.card:
            self.card = card
            self.update()

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        radius = layout.px(18)
        fill, mark = seat_fill(self.player.colour, 0), QColor(SEAT_MARK[self.player.colour])
        head = QRectF(rect.left(), rect.top(), rect.width(), layout.px(44))
        path, low = QPainterPath(), QPainterPath()
        path.addRoundedRect(head.adjusted(1, 1, -1, radius), radius, radius)
        low.addRect(head)
        painter.fillPath(path.intersected(low), fill)
        painter.fillRect(QRectF(head.left(), head.bottom() - 1, head.width(), 2), QColor(47, 31, 20, 140))
        side = layout.px(34)
        badge = QRectF(head.left() + layout.px(8), head.center().y() - side / 2, side, side)
        draw_icon(painter, f"badge-{self.player.colour}", badge)
        left, right = head.left() + layout.px(50), head.right() - layout.px(16)
        painter.setPen(mark)
        points = tr_count(self.result.scores[self.seat], "{n} point", "{n} points")
        size = layout.letters(23, 16)
        # A narrow card says it in fewer words.
        if metrics(size, 600, True).horizontalAdvance(f"{self.player.name}  {points}") > right - left:
            points = str(self.result.scores[self.seat])
        painter.setFont(font(size, 600, True))
        painter.drawText(QRectF(left, head.top(), right - left, head.height()), RIGHT, points)
        room = right - left - metrics(size, 600, True).horizontalAdvance(points) - layout.px(8)
        name = metrics(size, 600, True).elidedText(self.player.name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, head.top(), room, head.height()), LEFT, name)
        used = metrics(size, 600, True).horizontalAdvance(name) + layout.px(12)
        small = layout.letters(19, 14)
        if metrics(small, 600, True).horizontalAdvance(ordinal(self.place)) < room - used:
            painter.setFont(font(small, 600, True))
            painter.drawText(QRectF(left + used, head.top(), room - used, head.height()), LEFT, ordinal(self.place))
        unit = min(layout.unit, rect.width() / 304)
        below = self.card.height * unit + layout.px(6) if self.card is not None else 0
        paper = rect.adjusted(0, 0, 0, -below)
        narrow = unit < layout.unit * 0.9  # its letters would get in each other's way
        if narrow or self._lines_high(paper) > paper.bottom() - head.bottom() - layout.px(16):
            paper, below = rect, 0  # the score comes first
        self._paint_lines(painter, paper, head.bottom() + layout.px(8))
        if below and self.card is not None:
            painter.fillRect(QRectF(rect.left() + 8, paper.bottom(), rect.width() - 16, 1.5), theme.colour("@line"))
            painter.save()
            painter.translate(rect.center().x() - 152 * unit, paper.bottom() + layout.px(3))
            painter.scale(unit, unit)
            paint(painter, self.card.body, self.desk.style, unit / layout.magnified)
            painter.restore()
        if self.won:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((theme.colour("@ink"), 6.5), (theme.colour("@gold"), 4.0)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(rect, radius, radius)

    def _row_heights(self, room: float) -> list[float]:
        layout, words = self.desk.layout, self.desk.style.words
        least = layout.letters(20) * 1.3
        return [
            max(least, paragraphs(words(line.text), room, layout.letters(16), 500) + layout.px(4))
            for line in self.lines
        ]

    def _room(self, rect: QRectF) -> float:
        """How wide the words of a line may get."""
        layout = self.desk.layout
        points = metrics(layout.letters(20), 600, True).horizontalAdvance("+00")
        return float(rect.width() - layout.px(38) - points)

    def _lines_high(self, rect: QRectF) -> float:
        return sum(self._row_heights(self._room(rect)))

    def _paint_lines(self, painter: QPainter, rect: QRectF, top: float) -> None:
        layout, theme, words = self.desk.layout, self.desk.theme, self.desk.style.words
        size, big = layout.letters(16), layout.letters(20)
        left, right = rect.left() + layout.px(16), rect.right() - layout.px(16)
        room = self._room(rect)
        rows = [
            (words(line.text), line.points, theme.colour("@ink" if line.points >= 0 else "@no")) for line in self.lines
        ]
        heights = self._row_heights(room)
        space = rect.bottom() - top - layout.px(8)
        fits = len(rows)
        while fits and sum(heights[:fits]) + (size * 1.5 if fits < len(rows) else 0) > space:
            fits -= 1
        for (text, points, colour), high in zip(rows[:fits], heights[:fits], strict=True):
            painter.setPen(theme.colour("@ink"))
            painter.setFont(font(size, 500))
            painter.drawText(QRectF(left, top, room, high), int(LEFT | Qt.TextFlag.TextWordWrap), text)
            painter.setPen(colour)
            painter.setFont(font(big, 600, True))
            painter.drawText(QRectF(left, top, right - left, high), RIGHT, f"{points:+d}")
            top += high
        if fits < len(rows):
            rest = sum(points for _, points, _ in rows[fits:])
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(size, 600))
            more = tr_count(len(rows) - fits, "{n} more line: {rest}", "{n} more lines: {rest}", rest=f"{rest:+d}")
            painter.drawText(QRectF(left, top, right - left, size * 1.5), LEFT, more)


class BoardCard(Panel):
    """The table at the moment that is looked at."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.caption, self.words = "", ""
        self.pixmap = QPixmap()

    def show_moment(self, pixmap: QPixmap, caption: str, words: str) -> None:
        self.pixmap, self.caption, self.words = pixmap, caption, words
        self.setAccessibleName(strung("{caption}: {words}", caption=caption, words=words))
        self.update()

    def room(self) -> QRectF:
        """Where the board is drawn."""
        layout, sheet = self.desk.layout, self.sheet
        pad = layout.px(8)
        return sheet.adjusted(pad, pad, -pad, -max(24.0, layout.px(36)))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme, room = self.desk.layout, self.desk.theme, self.room()
        if not self.pixmap.isNull():
            path = QPainterPath()
            path.addRoundedRect(room, layout.px(12), layout.px(12))
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.drawPixmap(room.topLeft(), self.pixmap)
            painter.restore()
        below = QRectF(room.left() + 4, room.bottom(), room.width() - 8, rect.bottom() - room.bottom())
        size_ = layout.letters(16)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size_, 700))
        painter.drawText(below, LEFT, self.caption)
        used = metrics(size_, 700).horizontalAdvance(self.caption) + layout.px(10)
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size_, 500))
        words = metrics(size_, 500).elidedText(self.words, Qt.TextElideMode.ElideRight, below.width() - used)
        painter.drawText(below.adjusted(used, 0, 0, 0), LEFT, words)


class TurningRow(QAbstractButton):
    """One turning point: pressing it looks there."""

    def __init__(self, desk: Desk, turning: Turning, number: int, player: Player, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk, self.turning, self.number, self.player = desk, turning, number, player
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        change = tr("{n} %", n=signed(turning.change))
        self.setAccessibleName(
            tr("Turning point {n}, move {place}: {played}, {change}.", n=number, place=turning.place,
               played=turning.played, change=change) + " " + self.advice()
        )  # fmt: skip
        self.setToolTip(strung("{played}. {advice}", played=turning.played, advice=self.advice()))

    def advice(self) -> str:
        """What the coach says to it."""
        turning = self.turning
        if turning.better:
            return tr("Better: {move}", move=self._short(turning.better))
        return tr("Well found. {why}", why=turning.why)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme, turning = self.desk.layout, self.desk.theme, self.turning
        rect = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        chosen = self.isChecked()
        painter.setBrush(theme.colour("@panel2"))
        painter.setPen(QPen(theme.colour("@ink"), 2.5) if chosen else QPen(theme.colour("@line"), 1.4))
        painter.drawRoundedRect(rect, layout.px(13), layout.px(13))
        top = rect.height() * 0.36
        middle = QPointF(rect.left() + layout.px(28), rect.top() + top / 2 + 2)
        draw_number(painter, middle, min(layout.px(17), top / 2 - 1), self.number)
        size, big = layout.letters(16), layout.letters(21)
        head = QRectF(rect.left() + layout.px(56), rect.top() + 2, rect.width() - layout.px(66), top)
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size, 700))
        painter.drawText(head, LEFT, tr("move {n}", n=turning.place))
        side = min(layout.px(30), top - 2)
        badge = QRectF(head.right() - side, head.center().y() - side / 2, side, side)
        draw_icon(painter, f"badge-{self.player.colour}", badge)
        painter.setPen(theme.colour("@go" if turning.change > 0 else "@no"))
        painter.setFont(font(big, 600, True))
        painter.drawText(head.adjusted(0, 0, -side - layout.px(8), 0), RIGHT, tr("{n} %", n=signed(turning.change)))
        high = (rect.height() - top) / 2 - 2
        row = QRectF(rect.left() + layout.px(16), rect.top() + top, rect.width() - layout.px(28), high)
        painter.setPen(theme.colour("@ink"))
        self._line(painter, row, self._short(turning.played), 700)
        row.translate(0, high)
        icon = layout.px(20)
        name = "ui-branch" if turning.better else "ui-ok"
        green = theme.colour("@go")
        draw_icon(painter, name, QRectF(row.left(), row.center().y() - icon / 2, icon, icon), green.name())
        painter.setPen(green)
        self._line(painter, row.adjusted(icon + layout.px(8), 0, 0, 0), self.advice(), 600)
        if self.hasFocus():
            draw_focus(painter, rect.adjusted(3, 3, -3, -3), layout.px(11))
        painter.end()

    def _short(self, text: str) -> str:
        """Without the name: its badge stands above."""
        text = "; ".join(part.removeprefix(f"{self.player.name} ") for part in text.split("; "))
        return text[:1].upper() + text[1:]

    def _line(self, painter: QPainter, row: QRectF, text: str, weight: int) -> None:
        size = self.desk.layout.letters(16.5)
        while size > self.desk.layout.least and metrics(size, weight).horizontalAdvance(text) > row.width():
            size -= 1
        painter.setFont(font(size, weight))
        painter.drawText(row, LEFT, metrics(size, weight).elidedText(text, Qt.TextElideMode.ElideRight, row.width()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)


class LuckPanel(Panel):
    """How much came of dice and cards, and how much of decisions, for each player."""

    def __init__(self, desk: Desk, players: tuple[Player, ...], analysis: Analysis, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.players, self.analysis = players, analysis
        said = "; ".join(
            tr("{name}: luck {luck}, decisions {choice}", name=player.name, luck=signed(luck), choice=signed(choice))
            for player, luck, choice in zip(players, analysis.luck, analysis.choice, strict=True)
        )
        self.setAccessibleName(strung("{title} {said}", title=tr("Luck or choice?"), said=said))

    def paint_on(self, painter: QPainter, rect: QRectF) -> None:
        layout, theme = self.desk.layout, self.desk.theme
        draw_title(painter, self.desk, rect, tr("Luck or choice?"))
        size = layout.letters(15)
        y = rect.top() + layout.px(48)
        x = rect.left() + layout.px(18)
        for text, lucky in ((tr("dice and cards"), True), (tr("decisions"), False)):
            box = QRectF(x, y, layout.px(28), layout.px(22))
            draw_bar(painter, box, "#6A5138", lucky)
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(size, 600))
            painter.drawText(QRectF(box.right() + layout.px(8), y - 4, rect.width(), box.height() + 8), LEFT, text)
            x = box.right() + layout.px(18) + metrics(size, 600).horizontalAdvance(text) + layout.px(8)
        small = paragraphs(self._foot(), rect.width() - layout.px(36), size, 500)
        top, bottom = y + layout.px(36), rect.bottom() - small - layout.px(18)
        most = max(0.01, *(abs(value) for value in (*self.analysis.luck, *self.analysis.choice)))
        number = metrics(layout.letters(17), 700).horizontalAdvance("+100") + layout.px(8)
        side = min(layout.px(38), (bottom - top) / len(self.players) - 2)
        left, right = rect.left() + layout.px(22) + side, rect.right() - layout.px(14)
        middle = (left + right) / 2
        scale = ((right - left) / 2 - number) / most
        painter.setPen(QPen(theme.colour("@ink"), 2))
        painter.drawLine(QLineF(middle, top, middle, bottom))
        step = (bottom - top) / len(self.players)
        for seat, player in enumerate(self.players):
            row = top + seat * step
            badge = QRectF(rect.left() + layout.px(14), row + step / 2 - side / 2, side, side)
            draw_icon(painter, f"badge-{player.colour}", badge)
            high = min(layout.px(32), step * 0.4)
            for k, value in enumerate((self.analysis.luck[seat], self.analysis.choice[seat])):
                wide = max(4.0, abs(value) * scale)
                y = row + step / 2 + (k - 1) * (high + layout.px(4)) + layout.px(2)
                bar = QRectF(middle if value >= 0 else middle - wide, y, wide, high)
                draw_bar(painter, bar, SEAT_FILL[player.colour], k == 0)
                painter.setPen(theme.colour("@ink"))
                painter.setFont(font(layout.letters(17), 700))
                if value >= 0:
                    painter.drawText(QRectF(bar.right() + 6, y, number, high), LEFT, signed(value))
                else:
                    painter.drawText(QRectF(bar.left() - number - 6, y, number, high), RIGHT, signed(value))
        painter.setPen(theme.colour("@ink2"))
        painter.setFont(font(size, 500))
        pad, low = layout.px(18), rect.bottom() - small - layout.px(10)
        foot = QRectF(rect.left() + pad, low, rect.width() - 2 * pad, small + 2)
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), self._foot())

    def _foot(self) -> str:
        first = tr("Percent of winning chance gained or lost.")
        return f"{first} {tr('Over the whole table each adds up to 0.')}" if len(self.players) > 1 else first


def draw_bar(painter: QPainter, box: QRectF, colour: str, lucky: bool) -> None:
    """Luck is hatched, choice solid."""
    painter.setBrush(QColor("#FFF6E0" if lucky else colour))
    painter.setPen(QPen(QColor(OUTLINE), 2))
    radius = min(7.0, box.width() / 2)
    painter.drawRoundedRect(box, radius, radius)
    if not lucky:
        return
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    for ink, width in ((OUTLINE, 5.6), (colour, 3.4)):
        painter.setPen(QPen(QColor(ink), width))
        x = box.left() - box.height()
        while x < box.right() + box.height():
            painter.drawLine(QLineF(x, box.bottom() + 2, x + box.height() * 0.6, box.top() - 2))
            x += 11
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(OUTLINE), 2))
    painter.drawRoundedRect(box, radius, radius)
