"""The paper that tells luck from choice."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.desk.coach.analysis import Analysis
from nutdesk.desk.coach.cards import LEFT, RIGHT, draw_title, signed
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import SEAT_FILL, font, metrics
from nutdesk.desk.kit.widgets import Desk, Panel, draw_icon
from nutdesk.desk.kit.words import joined, strung, tr

OUTLINE = "#3B2416"


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
            draw_bar(painter, box, "#6A5138", lucky, OUTLINE)
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(size, 600))
            painter.drawText(QRectF(box.right() + layout.px(8), y - 4, rect.width(), box.height() + 8), LEFT, text)
            x = box.right() + layout.px(18) + metrics(size, 600).horizontalAdvance(text) + layout.px(8)
        small = paragraphs(self.foot(), rect.width() - layout.px(36), size, 500)
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
                draw_bar(painter, bar, SEAT_FILL[player.colour], k == 0, rim(self.desk, player.colour))
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
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap), self.foot())

    def foot(self) -> str:
        """What the numbers are."""
        said = [tr("What each move gained or lost of the winning chance, in percent, added up.")]
        if any(abs(value) > 1 for value in (*self.analysis.luck, *self.analysis.choice)):
            said.append(tr("Over many moves that can be more than 100."))
        if len(self.players) > 1:
            said.append(tr("What one gains, the others lose."))
        return joined(said, " ")


def rim(desk: Desk, colour: str) -> str:
    """What a seat's colour is drawn round with: in a dark room black has a light rim."""
    return desk.theme.colour("@ink2").name() if colour == "black" and desk.theme.name == "dark" else OUTLINE


def draw_bar(painter: QPainter, box: QRectF, colour: str, lucky: bool, outline: str) -> None:
    """Luck is hatched, choice solid."""
    painter.setBrush(QColor("#FFF6E0" if lucky else colour))
    painter.setPen(QPen(QColor(outline), 2))
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
    painter.setPen(QPen(QColor(outline), 2))
    painter.drawRoundedRect(box, radius, radius)
