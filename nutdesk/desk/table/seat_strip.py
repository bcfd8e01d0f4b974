"""The players' cards and the bar on top: who plays, who acts, what is to be done."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.table import SeatCard
from nutdesk.desk.kit.art import HINTS, paint, shadow
from nutdesk.desk.kit.fitting import paragraphs
from nutdesk.desk.kit.theme import LARGE, SEAT_FILL, SEAT_MARK, font, metrics, seat_fill
from nutdesk.desk.kit.widgets import MARGIN, Desk, draw_focus, draw_icon
from nutdesk.desk.kit.words import joined, strung, tr

HEAD = 46
DOT = " · "
"""Between the parts of a subtitle."""


def level_name(player: Player) -> str:
    """What the level of a bot is called; '' for a person."""
    from nutdesk.bots.levels import BY_ID  # only a game with bots needs it, and the home screen is to come up fast

    return tr(BY_ID[player.kind].name) if player.kind in BY_ID else player.kind


class SeatPanel(QWidget):
    """One player's card: a coloured head with badge and name, then what the game shows."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.card: SeatCard | None = None
        self.player = Player("", "blue")
        self.lit = False
        self.pointed = False
        self.thought: float | None = None
        """The part of its thinking time that a bot has used, 0 to 1; None while it does not think."""
        # Mouse events go to the table below, as a card can be dropped on or clicked as a target.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_card(self, card: SeatCard, player: Player) -> None:
        if (card, player) != (self.card, self.player):
            self.card, self.player = card, player
            self.reword()
            self.update()

    def reword(self) -> None:
        card, player = self.card, self.player
        if card is None:
            return
        said = [self.desk.style.words(card.name), *([level_name(player)] if player.kind else ())]
        said += [tr("acts now")] if card.acts else [tr("on turn")] if card.turn else []
        self.setAccessibleName(joined(said))

    def show_thought(self, share: float | None) -> None:
        """Show how far a bot's thinking is."""
        if share != self.thought:
            self.thought = share
            self.update()

    def set_lit(self, lit: bool) -> None:
        if lit != self.lit:
            self.lit = lit
            self.update()

    def set_pointed(self, pointed: bool) -> None:
        """Show whether the finger is here."""
        if pointed != self.pointed:
            self.pointed = pointed
            self.update()

    def wanted_height(self) -> float:
        body = self.card.height if self.card else 0
        return (HEAD + body + 2 * MARGIN) * self.desk.layout.unit

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self.card
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme, style = self.desk.layout, self.desk.theme, self.desk.style
        if self.width() < layout.px(HEAD * 3):
            self._paint_badge(painter, card)
            painter.end()
            return
        pad = layout.px(MARGIN)
        rect = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        radius = layout.px(18)
        fill = seat_fill(self.player.colour, 0 if self._crowded(rect.width()) else LARGE)
        if card.acts:
            shadow(painter, rect, radius, layout.px(12), 0.45)
        else:
            shadow(painter, rect, radius, layout.px(6))
        rim = (
            fill
            if card.acts and self.player.colour != "white"
            else QColor("#8C7A5E")
            if card.acts
            else theme.colour("@line")
        )
        painter.setBrush(theme.colour("@panel"))
        painter.setPen(QPen(rim, layout.px(5) if card.acts else 1.5))
        painter.drawRoundedRect(rect, radius, radius)
        if card.acts:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.colour("@ink"), 1.6))
            grow = layout.px(2.5)
            painter.drawRoundedRect(rect.adjusted(-grow, -grow, grow, grow), radius + grow, radius + grow)
        head = QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, layout.px(42))
        path = QPainterPath()
        path.addRoundedRect(head, radius - 3, radius - 3)
        path.addRect(head.adjusted(0, head.height() / 2, 0, 0))
        path.setFillRule(Qt.FillRule.WindingFill)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPath(path)
        painter.fillRect(QRectF(head.left(), head.bottom() - 1, head.width(), 2), QColor(47, 31, 20, 140))
        side = layout.px(34)
        draw_icon(
            painter,
            f"badge-{self.player.colour}",
            QRectF(head.left() + layout.px(8), head.center().y() - side / 2, side, side),
        )
        left, name = head.left() + layout.px(50), self.player.name
        if self.player.kind:
            left = self._paint_level(painter, head, left)
        # A long name may use the room of the marks, as the thick rim shows who acts anyway.
        right = self._paint_chips(painter, card, head, left + metrics(layout.least, 600, True).horizontalAdvance(name))
        mark = QColor(SEAT_MARK[self.player.colour])
        painter.setPen(mark)
        size = layout.letters(23, LARGE)
        while size > layout.least and metrics(size, 600, True).horizontalAdvance(name) > right - left:
            size -= 1
        painter.setFont(font(size, 600, True))
        name = metrics(size, 600, True).elidedText(name, Qt.TextElideMode.ElideRight, right - left)
        painter.drawText(QRectF(left, head.top(), right - left, head.height()), Qt.AlignmentFlag.AlignVCenter, name)
        if card.extra:
            extra = style.words(card.extra)
            used = left + metrics(size, 600, True).horizontalAdvance(name) + layout.px(10)
            painter.setFont(font(layout.letters(19, 14), 600, True))
            box = QRectF(used, head.top(), right - used - layout.px(4), head.height())
            if QFontMetricsF(painter.font()).horizontalAdvance(extra) <= box.width():
                painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, extra)
        if self.thought is not None:
            bar = QRectF(head.left(), head.bottom() - 1, head.width() * min(1.0, self.thought), layout.px(5))
            painter.fillRect(QRectF(head.left(), bar.top(), head.width(), bar.height()), theme.colour("@panel2"))
            painter.fillRect(bar, theme.colour("@go"))
        unit = rect.width() / 304
        painter.translate(rect.left(), rect.top() + layout.px(HEAD))
        painter.scale(unit, unit)
        paint(painter, card.body, style, unit / layout.magnified)
        painter.resetTransform()
        if self.lit:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in (("#3B2416", 9.0), (theme.roles["gold"], 6.5), ("#FFFFFF", 2.0)):
                painter.setPen(QPen(QColor(colour), width))
                painter.drawRoundedRect(rect, radius, radius)
        if self.pointed:
            draw_focus(painter, rect, radius)
        painter.end()

    def _crowded(self, room: float) -> bool:
        """Whether something on the head is in small letters."""
        layout, card = self.desk.layout, self.card
        assert card is not None
        chip = layout.letters(15) * 5 if card.acts or card.turn else 0
        level = layout.px(37) if self.player.kind else 0
        name = metrics(layout.letters(23, LARGE), 600, True).horizontalAdvance(self.player.name)
        return bool(card.extra) or name > room - layout.px(66) - level - chip

    def _paint_badge(self, painter: QPainter, card: SeatCard) -> None:
        """Paint the badge alone, in a narrow column; a thick rim marks who acts, a dark one whose turn it is."""
        layout, theme = self.desk.layout, self.desk.theme
        side = min(self.width(), self.height()) - layout.px(14)
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(QRectF(self.rect()).center())
        radius = layout.px(14)
        painter.setBrush(QColor(SEAT_FILL[self.player.colour]))
        rims: tuple[tuple[str, float], ...] = (("#2F1F14", 1.6),)
        if self.lit:
            rims = (("#3B2416", 9.0), (theme.roles["gold"], 6.5), ("#FFFFFF", 2.0))
        elif card.acts:
            rims = (("#2F1F14", layout.px(7)), ("#FFF9EC", layout.px(4)))
        elif card.turn:
            rims = (("#2F1F14", layout.px(4)),)
        for colour, width in rims:
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(rect, radius, radius)
        inset = side * 0.16
        draw_icon(painter, f"badge-{self.player.colour}", rect.adjusted(inset, inset, -inset, -inset))
        if self.thought is not None:
            bar = QRectF(rect.left(), rect.bottom() - layout.px(6), side * min(1.0, self.thought), layout.px(6))
            painter.fillRect(bar, theme.colour("@go"))
        if self.pointed:
            draw_focus(painter, rect, radius)

    def _paint_level(self, painter: QPainter, head: QRectF, left: float) -> float:
        """Paint the picture of the bot's level before its name; return where the name begins."""
        side = self.desk.layout.px(34)
        disc = QRectF(left - self.desk.layout.px(4), head.center().y() - side / 2, side, side)
        painter.setBrush(QColor("#FFF6E0"))
        painter.setPen(QPen(QColor("#2F1F14"), 1.5))
        painter.drawEllipse(disc)
        inset = side * 0.14
        draw_icon(painter, f"level-{self.player.kind}", disc.adjusted(inset, inset, -inset, -inset))
        return disc.right() + self.desk.layout.px(7)

    def _paint_chips(self, painter: QPainter, card: SeatCard, head: QRectF, taken: float) -> float:
        """Paint the different marks for 'turn' and 'acts now' right of what is taken; return where they begin."""
        layout = self.desk.layout
        size, right = layout.letters(15), head.right() - layout.px(10)
        acts = tr("thinks") if self.thought is not None else tr("acts now")
        for on, label, fill, ink in (
            (card.acts, acts, "#FFF9EC", "#2F1F14"),
            (card.turn and not card.acts, tr("turn"), "#2F1F14", "#FFF9EC"),
        ):
            if on:
                wide = metrics(size, 700).horizontalAdvance(label) + layout.px(20)
                if right - wide - layout.px(6) < taken:
                    continue
                box = QRectF(right - wide, head.center().y() - size * 0.87, wide, size * 1.74)
                painter.setBrush(QColor(fill))
                painter.setPen(QPen(QColor("#2F1F14"), 1.5))
                painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
                painter.setPen(QColor(ink))
                painter.setFont(font(size, 700))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, label)
                right = box.left() - layout.px(6)
        return right


class Heading(QWidget):
    """The heading above the players, and what ends the game."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.aim = ""

    def show_aim(self, aim: str) -> None:
        self.aim = aim
        self.setAccessibleName(tr("Players; {aim}", aim=aim))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        painter.setPen(theme.colour("@woodink"))
        small, big = layout.letters(16), layout.letters(22)
        aim = metrics(small, 600).horizontalAdvance(self.aim)
        title = metrics(big, 600, True).horizontalAdvance(tr("Players"))
        painter.setFont(font(small, 600))
        alone = aim + title + 10 > self.width()
        side = Qt.AlignmentFlag.AlignLeft if alone else Qt.AlignmentFlag.AlignRight
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignVCenter | side, self.aim)
        if not alone:
            painter.setPen(theme.colour("@ink" if theme.name != "contrast" else "@woodink"))
            painter.setFont(font(big, 600, True))
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignVCenter, tr("Players"))
        painter.end()


class Prompt(QWidget):
    """One sentence that says who does what now, in the colour of the seat that acts; pressing it opens the rule."""

    pressed = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.text = ""
        self.colour = ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()

    def show_prompt(self, text: str, colour: str) -> None:
        if (text, colour) != (self.text, self.colour):
            self.text, self.colour = text, colour
            self.setAccessibleName(text)
            self.update()

    def letters(self, room: float, high: float) -> tuple[float, bool]:
        """The largest letters in which the sentence fits, and whether it needs the text font on several lines.

        A bot's reason can be long: two lines are better than half a sentence.
        """
        layout = self.desk.layout
        size, least = layout.letters(28, 16), layout.letters(0, 15)
        while size > least and metrics(size, 600, True).horizontalAdvance(self.text) > room:
            size -= 1
        if metrics(size, 600, True).horizontalAdvance(self.text) <= room or high < 2.3 * layout.least:
            return size, False
        size, least = layout.letters(28, 16), layout.letters(18)
        while size > least and paragraphs(self.text, room, size, 700) > high:
            size -= 1
        return size, True

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.text:
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        high = self.height() * (0.76 if layout.columns else 0.84)
        badge = high * 0.78 if self.colour else 0
        room = self.width() - layout.px(52) - badge
        size, wraps = self.letters(room, high)
        long = room if wraps else min(room, metrics(size, 600, True).horizontalAdvance(self.text))
        wide = long + badge + layout.px(52)
        rect = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        shadow(painter, rect, high / 2, layout.px(5), 0.3)
        fill = seat_fill(self.colour, 0 if wraps else size) if self.colour else theme.colour("@panel2")
        ink = QColor(SEAT_MARK[self.colour]) if self.colour else theme.colour("@ink")
        painter.setBrush(fill)
        painter.setPen(QPen(QColor("#2F1F14"), 2))
        painter.drawRoundedRect(rect, high / 2, high / 2)
        left = rect.left() + layout.px(20)
        if self.colour:
            draw_icon(
                painter,
                f"badge-{self.colour}",
                QRectF(rect.left() + high * 0.11, rect.top() + high * 0.11, badge, badge),
            )
            left = rect.left() + high * 0.11 + badge + layout.px(12)
        painter.setPen(ink)
        if wraps:
            painter.setFont(font(size, 700))
            box = QRectF(left, rect.top(), room, high)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self.text)
        else:
            painter.setFont(font(size, 600, True))
            text = metrics(size, 600, True).elidedText(self.text, Qt.TextElideMode.ElideRight, room + 1)
            painter.drawText(QRectF(left, rect.top(), rect.right() - left, high), Qt.AlignmentFlag.AlignVCenter, text)
        painter.end()


class TitleBlock(QWidget):
    """The acorn, the game's name and its options."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.title, self.subtitle = "", ""

    def show_title(self, title: str, subtitle: str) -> None:
        self.title, self.subtitle = title, subtitle
        self.setAccessibleName(strung("{title}. {subtitle}", title=title, subtitle=subtitle))
        self.update()

    def shown(self, size: float, room: float) -> str:
        """As many parts of the subtitle as fit, but always the first."""
        text = self.subtitle
        while DOT in text and metrics(size, 500).horizontalAdvance(text) > room:
            text = text.rpartition(DOT)[0]
        return text

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        layout, theme = self.desk.layout, self.desk.theme
        side = layout.px(46)
        middle = self.height() / 2
        draw_icon(painter, "nut-acorn", QRectF(0, middle - side / 2, side, side))
        left = side + layout.px(10)
        room = self.width() - left
        size = layout.letters(26, 17)
        while size > layout.letters(0, 15) and metrics(size, 600, True).horizontalAdvance(self.title) > room:
            size -= 1
        painter.setPen(theme.colour("@ink"))
        painter.setFont(font(size, 600, True))
        small = layout.letters(16)
        both = self.height() >= size + small + 8 and bool(self.subtitle)
        top = middle - (size * 1.2 + small * 1.3) / 2 if both else middle - size * 0.6
        painter.drawText(QPointF(left, top + size * 0.95), self.title)
        if both:
            painter.setPen(theme.colour("@ink2"))
            painter.setFont(font(small, 500))
            text = metrics(small, 500).elidedText(self.shown(small, room), Qt.TextElideMode.ElideRight, room)
            painter.drawText(QPointF(left, top + size * 1.2 + small * 0.95), text)
        painter.end()
