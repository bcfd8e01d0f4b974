"""The panel that separates luck from decisions."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.table import Art, Label
from nutdesk.desk.coach.analysis import Analysis
from nutdesk.desk.coach.cards import changed, head_of
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel
from nutdesk.desk.kit.plot import bar_sample, bare_plot, bars, edge, legend, pen, pinned, plotter, words
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, draw_icon
from nutdesk.desk.kit.words import joined, strung, tr

OUTLINE = "#3B2416"


class LuckPanel(DrawnPanel):
    """How much dice and cards did for each player, and how much decisions did."""

    def __init__(self, desk: Desk, players: tuple[Player, ...], analysis: Analysis, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.players, self.analysis = players, analysis
        said = "; ".join(
            tr("{name}: luck {luck}, decisions {choice}", name=player.name, luck=changed(luck), choice=changed(choice))
            for player, luck, choice in zip(players, analysis.luck, analysis.choice, strict=True)
        )
        self.setAccessibleName(strung("{title} {said}", title=tr("Luck or skill?"), said=said))
        self.plot: Any = bare_plot(self)
        self.plot.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # the wheel moves the whole screen
        self.plot.hideAxis("left")
        self.plot.hideAxis("bottom")
        self._drawn: tuple[object, ...] = ()

    def _draw(self, room: QRectF) -> None:
        """The bars in the colours of the theme, a row for each player."""
        desk, plot, ratio, count = self.desk, self.plot, self.devicePixelRatioF(), len(self.players)
        plot.clear()
        plot.setGeometry(room.toRect())
        wood, outline = QColor("#6A5138"), pen(edge(desk), 1.8 * ratio)
        keys = (tr("dice and cards"), True), (tr("decisions"), False)
        shown = legend(desk, plot, [(bar_sample(wood, outline, hatched=lucky), name) for name, lucky in keys])
        above = shown.height() + desk.layout.px(6)
        plot.getPlotItem().layout.setContentsMargins(0, above, 0, 0)
        step = max(20.0, room.height() - above) / count
        side = min(desk.layout.px(38), step - 2)
        number = metrics(desk.layout.letters(17), 700).horizontalAdvance("+100") + desk.layout.px(8)
        most = max(0.01, *(abs(value) for value in (*self.analysis.luck, *self.analysis.choice)))
        scale = max(10.0, (room.width() - side) / 2 - number) / most
        left = -number / scale - most
        plot.setXRange(left - side / scale, -left, padding=0)
        plot.setYRange(0, count, padding=0)
        plot.getViewBox().invertY(True)
        high = min(desk.layout.px(32) / step, 0.4)
        for seat, player in enumerate(self.players):
            both = []
            for k, value in enumerate((self.analysis.luck[seat], self.analysis.choice[seat])):
                wide = max(4 / scale, abs(value))
                box = QRectF(0 if value >= 0 else -wide, seat + 0.5 + (k - 1) * (high + 0.04) + 0.02, wide, high)
                both.append((box, QColor(SEAT_FILL[player.colour]), k == 0))
                at = QPointF(box.right() + 6 / scale if value >= 0 else box.left() - 6 / scale, box.center().y())
                plot.addItem(words(desk, changed(value), at, (0 if value >= 0 else 1, 0.5), size=17))
            for item in bars(both, outline, (scale, step)):
                plot.addItem(item)
            badge = QPointF(left - side / 2 / scale, seat + 0.5)
            icon = f"badge-{player.colour}"
            plot.addItem(pinned(badge, side, ratio, lambda painter, box, icon=icon: draw_icon(painter, icon, box)))  # type: ignore[misc]
        plot.addItem(plotter().InfiniteLine(0, angle=90, pen=pen(desk.theme.colour("@ink"), 2 * ratio)))

    @property
    def _small(self) -> float:
        """How high the sentence below the bars is."""
        layout = self.desk.layout
        return paragraphs(self.foot(), self.sheet.width() - layout.px(36), layout.letters(15), 500)

    def art(self) -> Art:
        px, rect, small = self.desk.layout.px, self.sheet, self._small
        foot = (rect.left() + px(18), rect.bottom() - small - px(10), rect.width() - px(36), small + 2)
        words = Label(self.foot(), *foot, self.desk.layout.letters(15), 500, "@ink2", wrap=True, top=True)
        return head_of(self.desk, rect, tr("Luck or skill?")), words

    def paintEvent(self, event: QPaintEvent) -> None:
        layout = self.desk.layout
        look = self.desk.theme.name, layout.unit, self.size(), self.devicePixelRatioF(), self.foot()
        if look != self._drawn:
            self._drawn = look
            self._draw(self.sheet.adjusted(layout.px(14), layout.px(46), -layout.px(14), -self._small - layout.px(18)))
        super().paintEvent(event)

    def foot(self) -> str:
        """Explains the numbers."""
        said = [tr("How much each move raised or lowered the chance of winning, in percent, added up.")]
        if any(abs(value) > 1 for value in (*self.analysis.luck, *self.analysis.choice)):
            said.append(tr("Over many moves that can be more than 100."))
        if len(self.players) > 1:
            said.append(tr("What one player gains, the others lose."))
        return joined(said, " ")


def rim(desk: Desk, colour: str) -> str:
    """The outline of a seat's colour: light around black in the dark theme."""
    return desk.theme.colour("@ink2").name() if colour == "black" and desk.theme.name == "dark" else OUTLINE
