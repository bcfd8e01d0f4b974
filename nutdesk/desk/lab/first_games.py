"""The first few games, one on each card: too few for charts, but each has something to tell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from nutdesk.core.table import Art, Box, Label, Layer
from nutdesk.desk.kit.drawing import INK
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.panel import DrawnPanel, icon_in, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.widgets import Desk, DeskButton
from nutdesk.desk.kit.words import day, joined, strung, tr, tr_count
from nutdesk.desk.lab.statistics_charts import level_name, scored, title_of
from nutdesk.record.clock import local_time
from nutdesk.record.facts import Side
from nutdesk.record.figures import PlayedGame

ENOUGH = 4
"""From so many games on there are charts."""


def called(side: Side) -> str:
    """Who it was: a name, or the level of a bot."""
    if not side.kind:
        return side.name or tr("A person")
    level = level_name(side.kind)
    return strung("{name} ({level})", name=side.name, level=level) if side.name else level


class GameCard(DrawnPanel):
    """One game: who won, with what, against whom, when, and how long it was."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.game = self.title = self.result = self.length = self.when = ""
        self.rows: list[tuple[str, int, bool]] = []
        """Who had how many, and whether that won, the best first."""

    def tell(self, game: PlayedGame) -> None:
        """Show a game."""
        moment = local_time(game.begun)
        won = [side for side in game.sides if side.won]
        self.rows = [(side.name or called(side), side.score, side.won) for side in game.sides]
        self.rows.sort(key=lambda row: (not row[2], -row[1]))
        self.game, self.title = game.game, title_of(game.game)
        self.when = tr("{day}, {time}", day=day(moment.date()), time=f"{moment:%H:%M}")
        if not won:
            self.result = tr("Nobody won")
        else:
            names, points = joined(map(called, won)), scored(game.game, won[0].score)
            self.result = (
                tr("{who} won with {points}", who=names, points=points)
                if len(won) == 1
                else tr("{who} shared the win with {points} each", who=names, points=points)
            )
        players = tr("alone") if game.seats == 1 else tr_count(game.seats, "{n} player", "{n} players")
        self.length = joined((tr_count(game.moves, "{n} move", "{n} moves"), players))
        scores = joined([strung("{who} {score}", who=who, score=score) for who, score, _ in self.rows])
        self.setAccessibleName(
            strung(
                "{title}, {when}. {result}. {scores}. {length}",
                title=self.title,
                when=self.when,
                result=self.result,
                scores=scores,
                length=self.length,
            )
        )
        self.update()

    def art(self) -> Art:
        if not self.rows:
            return ()  # the game has not been read yet
        layout, px, rect = self.desk.layout, self.desk.layout.px, self.sheet
        pad, cover = px(24), QRectF(rect.left() + px(24), rect.top() + px(22), px(82), px(116))
        art: list[Layer] = [
            icon_in(f"covers/{self.game}", cover),
            Box(*sides(cover), 0, "", INK, 2),
        ]
        left, wide = cover.right() + px(20), rect.right() - pad - cover.right() - px(20)
        title, small, big = layout.letters(26), layout.letters(16), layout.letters(22)
        result = min(paragraphs(self.result, wide, big, 700), 2 * big * 1.4)
        top = cover.center().y() - (title * 1.25 + small * 1.5 + result) / 2
        art.append(Label(self.title, left, top, wide, title * 1.25, title, display=True, shrink=True, elide=True))
        top += title * 1.25
        art.append(Label(self.when, left, top, wide, small * 1.5, small, 500, "@ink2", shrink=True, elide=True))
        top += small * 1.5
        art.append(Label(self.result, left, top, wide, result + 2, big, 700, wrap=True, top=True))
        foot = px(46)
        art.append(Label(self.length, rect.left() + pad, rect.bottom() - foot, wide, foot - px(8), small, 500, "@ink2"))
        below = QRectF(rect.left() + pad, cover.bottom() + px(18), rect.width() - 2 * pad, 0)
        below.setBottom(rect.bottom() - foot)
        return (*art, *self._scores(below))

    @property
    def wanted(self) -> float:
        """How high it is with a line for everybody."""
        px = self.desk.layout.px
        return px(10) * 2 + px(22 + 116 + 18 + 46) + px(46) * len(self.rows)

    def _scores(self, room: QRectF) -> Art:
        """A bar for everybody: how far they were apart."""
        layout, px = self.desk.layout, self.desk.layout.px
        step = min(px(46), room.height() / max(1, len(self.rows)))
        size = min(layout.letters(18), step * 0.7)
        longest = max(metrics(size, 700).horizontalAdvance(who) for who, *_ in self.rows) + px(10)
        names = min(room.width() * 0.5, longest)
        most = max(1, *(score for _, score, _ in self.rows))
        numbers = max(metrics(size, 700).horizontalAdvance(str(score)) for _, score, _ in self.rows) + px(16)
        art: list[Layer] = []
        for k, (who, score, won) in enumerate(self.rows):
            y, weight = room.top() + k * step, 700 if won else 500
            long = max(px(6), (room.width() - names - numbers) * max(0, score) / most)
            art.append(Label(who, room.left(), y, names - px(6), step, size, weight, shrink=True, elide=True))
            bar = (room.left() + names, y + step * 0.2, long, step * 0.6, px(5))
            art.append(Box(*bar, "@go" if won else "@panel2", "@ink2", 1.5))
            art.append(Label(str(score), bar[0] + long + px(8), y, numbers, step, size, weight))
        return tuple(art)


class ChartsAhead(DrawnPanel):
    """What will be here when more games have been played."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self.head = ""
        self.words = tr(
            "Then charts show who wins how often, with what scores and in which seat, and how long your games last."
        )
        self.play = DeskButton(desk, tr("Choose a game"), icon="ui-play", kind="primary", parent=self)

    def tell(self, games: int) -> None:
        """Say how many games are missing."""
        self.head = tr_count(ENOUGH - games, "One more game for the charts", "{n} more games for the charts")
        self.setAccessibleName(strung("{head}. {words}", head=self.head, words=self.words))
        self.update()

    def arrange(self) -> None:
        px, sheet, hint = self.desk.layout.px, self.sheet, self.play.sizeHint()
        self.play.setGeometry(
            round(sheet.right() - px(14) - hint.width()),
            round(sheet.center().y() - hint.height() / 2),
            hint.width(),
            hint.height(),
        )

    def art(self) -> Art:
        layout, px, rect = self.desk.layout, self.desk.layout.px, self.sheet
        side = min(px(72), rect.height() - px(24))
        icon = QRectF(rect.left() + px(20), rect.center().y() - side / 2, side, side)
        left = icon.right() + px(18)
        wide, head, size = self.play.x() - px(12) - left, layout.letters(26), layout.letters(17)
        while size > layout.least and head * 1.3 + paragraphs(self.words, wide, size, 500) > rect.height() - px(16):
            size -= 1
        text = paragraphs(self.words, wide, size, 500) + 2
        top = rect.center().y() - (head * 1.3 + text) / 2
        return (
            icon_in("ui-chart", icon, "@ink2"),
            Label(self.head, left, top, wide, head * 1.3, head, display=True, shrink=True),
            Label(self.words, left, top + head * 1.3, wide, text, size, 500, "@ink2", wrap=True, top=True),
        )


class FirstGames(QWidget):
    """Up to three cards side by side, and below them what comes with more games."""

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(parent)
        self.desk = desk
        self.cards = [GameCard(desk, self) for _ in range(ENOUGH - 1)]
        self.ahead = ChartsAhead(desk, self)
        self.games = 0
        self.hide()

    def tell(self, games: Sequence[PlayedGame]) -> None:
        """Show these games, the latest first."""
        self.games = len(games)
        for card, game in zip(self.cards, games, strict=False):
            card.tell(game)
        for k, card in enumerate(self.cards):
            card.setVisible(k < self.games)
        self.ahead.tell(self.games)
        self.arrange()

    def arrange(self) -> None:
        px, shown = self.desk.layout.px, [card for card in self.cards if not card.isHidden()]
        gap, low, pad = px(14), px(160), px(10)
        high = min(self.height() - low - gap, max((card.wanted for card in shown), default=0.0))
        wide = min((self.width() - gap * (len(shown) - 1)) / max(1, len(shown)), px(760))
        total = wide * len(shown) + gap * (len(shown) - 1)
        left, top = (self.width() - total) / 2, max(0.0, (self.height() - high - gap - low) * 0.3)
        for k, card in enumerate(shown):
            card.setGeometry(round(left + k * (wide + gap)), round(top), round(wide), round(high))
        broad = min(self.width(), max(total, px(1100)))
        self.ahead.setGeometry(
            round((self.width() - broad) / 2), round(top + high + gap - pad / 2), round(broad), round(low)
        )
        self.ahead.arrange()
