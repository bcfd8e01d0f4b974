"""The paper that tells luck from choice."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import Align, Art, Box, Inset, Label, Layer, Poly
from nutdesk.desk.coach.analysis import Analysis
from nutdesk.desk.coach.cards import head_of, signed
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, rounded, sides
from nutdesk.desk.kit.theme import SEAT_FILL, metrics
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.kit.words import joined, strung, tr

OUTLINE = "#3B2416"


class LuckPanel(DrawnPanel):
    """How much came of dice and cards, and how much of decisions, for each player."""

    def __init__(self, desk: Desk, players: tuple[Player, ...], analysis: Analysis, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.players, self.analysis = players, analysis
        said = "; ".join(
            tr("{name}: luck {luck}, decisions {choice}", name=player.name, luck=signed(luck), choice=signed(choice))
            for player, luck, choice in zip(players, analysis.luck, analysis.choice, strict=True)
        )
        self.setAccessibleName(strung("{title} {said}", title=tr("Luck or choice?"), said=said))

    def art(self) -> Art:
        px, rect, size = self.desk.layout.px, self.sheet, self.desk.layout.letters(15)
        x, y, pad = rect.left() + px(18), rect.top() + px(48), px(18)
        art: list[Layer] = [head_of(self.desk, rect, tr("Luck or choice?"))]
        for text, lucky in ((tr("dice and cards"), True), (tr("decisions"), False)):
            box = QRectF(x, y, px(28), px(22))
            words = (box.right() + px(8), y - 4, rect.width(), box.height() + 8)
            art += (*bar(box, "#6A5138", lucky, OUTLINE), Label(text, *words, size, 600, "@ink2"))
            x = box.right() + pad + metrics(size, 600).horizontalAdvance(text) + px(8)
        small = paragraphs(self.foot(), rect.width() - px(36), size, 500)
        art += self._bars(rect, y + px(36), rect.bottom() - small - pad)
        foot = (rect.left() + pad, rect.bottom() - small - px(10), rect.width() - 2 * pad, small + 2)
        return *art, Label(self.foot(), *foot, size, 500, "@ink2", wrap=True, top=True)

    def _bars(self, rect: QRectF, top: float, bottom: float) -> Art:
        """Two for each player, to the right what was won and to the left what was lost."""
        px, letters = self.desk.layout.px, self.desk.layout.letters(17)
        most = max(0.01, *(abs(value) for value in (*self.analysis.luck, *self.analysis.choice)))
        number = metrics(letters, 700).horizontalAdvance("+100") + px(8)
        step = (bottom - top) / len(self.players)
        side = min(px(38), step - 2)
        left, right = rect.left() + px(22) + side, rect.right() - px(14)
        middle = (left + right) / 2
        scale = ((right - left) / 2 - number) / most
        art: list[Layer] = [Poly(((middle, top), (middle, bottom)), line="@ink", closed=False)]
        for seat, player in enumerate(self.players):
            y = top + seat * step + step / 2
            art.append(icon_in(f"badge-{player.colour}", QRectF(rect.left() + px(14), y - side / 2, side, side)))
            high = min(px(32), step * 0.4)
            for k, value in enumerate((self.analysis.luck[seat], self.analysis.choice[seat])):
                wide = max(4.0, abs(value) * scale)
                row = y + (k - 1) * (high + px(4)) + px(2)
                box = QRectF(middle if value >= 0 else middle - wide, row, wide, high)
                art += bar(box, SEAT_FILL[player.colour], k == 0, rim(self.desk, player.colour))
                x = box.right() + 6 if value >= 0 else box.left() - number - 6
                align: Align = "left" if value >= 0 else "right"
                art.append(Label(signed(value), x, row, number, high, letters, 700, "@ink", align))
        return tuple(art)

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


def bar(box: QRectF, colour: str, lucky: bool, outline: str) -> Art:
    """Luck is hatched, choice solid."""
    radius = min(7.0, box.width() / 2)
    edge = Box(*sides(box), radius, "#FFF6E0" if lucky else colour, outline)
    if not lucky:
        return (edge,)
    slant, starts = box.height() * 0.6, list[float]()
    x = box.left() - box.height()
    while x < box.right() + box.height():
        starts.append(x)
        x += 11
    hatch = tuple(
        Poly(((x, box.bottom() + 2), (x + slant, box.top() - 2)), "", ink, width, closed=False)
        for ink, width in ((OUTLINE, 5.6), (colour, 3.4))
        for x in starts
    )
    inside = rounded(box.adjusted(1, 1, -1, -1), radius)
    return edge, Inset(hatch, clip=inside), Box(*sides(box), radius, line=outline)
