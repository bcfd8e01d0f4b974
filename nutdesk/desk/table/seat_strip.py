"""The players' cards and the bar on top: who plays, who acts, what is to be done."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from nutdesk.core.game import Player
from nutdesk.core.palette import LARGE, SEAT_MARK
from nutdesk.core.table import Art, Box, Inset, Label, Layer, Oval, SeatCard, Shadow
from nutdesk.desk.kit.fitting import paragraphs, shrunk
from nutdesk.desk.kit.panel import Drawn, focus_ring, icon_in, on_line, said, sides
from nutdesk.desk.kit.theme import metrics, seat_fill
from nutdesk.desk.kit.widgets import MARGIN, Desk
from nutdesk.desk.kit.words import joined, scored, signed, strung, tr
from nutdesk.desk.table.score_sign import score_sign, score_words
from nutdesk.desk.table.seat_badge import LIT, PALE, gauge_size, phone_sign, seat_badge

HEAD = 46
DOT = " · "
"""Between the parts of a subtitle."""


def level_name(player: Player) -> str:
    """What the level of a bot is called; '' for a person, and for one who plays without a seat."""
    if not player.kind:
        return ""
    from nutdesk.bots.levels import BY_ID  # only a game with bots needs it, and other tables are to come up fast

    return tr(BY_ID[player.kind].name) if player.kind in BY_ID else ""


class SeatPanel(Drawn, QWidget):
    """One player's card: a coloured head with badge and name, then what the game shows."""

    pressed = Signal()
    """It was pressed, where it takes the mouse itself."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.card: SeatCard | None = None
        self.player = Player("", "blue")
        self.lit = False
        self.pointed = False
        self.total: int | None = None
        """The points that are counted so far, at the end of a game."""
        self.gain = 0
        """What was just counted."""
        self.won = False
        self.thought: float | None = None
        """The part of its thinking time that a bot has used, 0 to 1; None while it does not think."""
        self.device: bool | None = None
        """Whether the phone that plays here is connected; None if none does."""
        # Mouse events go to the table below, as a card can be dropped on or clicked as a target.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.rect().contains(event.position().toPoint()):
            self.pressed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """It is pressed when the button is let go on it."""

    def show_card(self, card: SeatCard, player: Player) -> None:
        if (card, player) != (self.card, self.player):
            self.card, self.player = card, player
            self.reword()
            self.update()

    def reword(self) -> None:
        card, player = self.card, self.player
        if card is None:
            return
        said = [self.desk.style.words(card.says), *([level] if (level := level_name(player)) else ())]
        if self.device is not None:
            said.append(tr("plays on a phone") if self.device else tr("the phone is away"))
        said += [tr("acts now")] if card.acts else [tr("on the move")] if card.turn else []
        if self.total is not None:
            said.append(tr("final score {n}", n=self.total))
        self.setAccessibleName(joined(said))
        self.setAccessibleDescription(joined(self.lines(), "; "))

    def lines(self) -> list[str]:
        """What the number comes from, line by line."""
        return score_words(self.card.standing, self.desk.style.words) if self.card is not None else []

    def show_total(self, total: int | None, gain: int = 0, *, won: bool = False) -> None:
        """Show how many points are counted, and how many were counted just now; None ends it."""
        if (total, gain, won) != (self.total, self.gain, self.won):
            self.total, self.gain, self.won = total, gain, won
            self.reword()
            self.update()

    def show_device(self, device: bool | None) -> None:
        """Show whether a phone plays here, and whether it is there."""
        if device != self.device:
            self.device = device
            self.reword()
            self.update()

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

    def gauge_size(self) -> tuple[int, int]:
        """The room that what brings the end takes beside or below a mere badge."""
        return gauge_size(self.card.gauge, self.desk.layout) if self.card is not None else (0, 0)

    def art(self) -> Art:
        card, layout = self.card, self.desk.layout
        if card is None:
            return ()
        if self.width() < layout.px(HEAD * 3):
            return seat_badge(self, card)
        px, pad = layout.px, layout.px(MARGIN)
        rect = QRectF(self.rect()).adjusted(pad, pad, -pad, -pad)
        radius, unit = layout.px(18), rect.width() / 304
        art = [*self._paper(card, rect, radius), *self._head(card, rect, radius)]
        art.append(Inset(said(card.body, self.desk.style), rect.left(), rect.top() + layout.px(HEAD), unit))
        if self.lit:
            art += [Box(*sides(rect), radius, line=colour, width=width) for colour, width in LIT]
        if self.total is not None:
            art += self.total_plate(rect.right() + px(4), rect.top() - px(7), px(58))
        if self.pointed:
            art += focus_ring(rect, radius)
        return tuple(art)

    def total_plate(self, right: float, top: float, high: float) -> Art:
        """The points on a plate, gold for a winner, and below it what was counted just now."""
        assert self.total is not None
        layout, text = self.desk.layout, scored(self.total)
        size = max(layout.least, high * 0.72)
        wide = max(high, metrics(size, 600, True).horizontalAdvance(text) + high * 0.5)
        plate = (right - wide, top, wide, high)
        art: list[Layer] = [
            Shadow(*plate, high / 2, layout.px(5)),
            Box(*plate, high / 2, "#FFC83D" if self.won else "#FFF6E0", "#2F1F14", 2.5),
            Label(text, *plate, size, 600, "#2F1F14", "centre", display=True),
        ]
        if self.gain:
            gain, small = signed(self.gain), max(layout.least, high * 0.42)
            long, tall = metrics(small, 700).horizontalAdvance(gain) + small, small * 1.6
            box = (right - (wide + long) / 2, top + high * 0.86, long, tall)
            art.append(Box(*box, tall / 2, "#2F6B3C" if self.gain > 0 else "#B3261E", "#FFF6E0", 2))
            art.append(Label(gain, *box, small, 700, "#FFFFFF", "centre"))
        return tuple(art)

    def _paper(self, card: SeatCard, rect: QRectF, radius: float) -> Art:
        """The card itself: that of who acts lies higher, and has a thick rim."""
        px = self.desk.layout.px
        if not card.acts:
            return Shadow(*sides(rect), radius, px(6)), Box(*sides(rect), radius, "@panel", "@line", 1.5)
        rim = "#8C7A5E" if self.player.colour == "white" else self._fill(rect)
        grow = px(2.5)
        return (
            Shadow(*sides(rect), radius, px(12), 0.45),
            Box(*sides(rect), radius, "@panel", rim, px(5)),
            Box(*sides(rect.adjusted(-grow, -grow, grow, grow)), radius + grow, line="@ink", width=1.6),
        )

    def _fill(self, rect: QRectF) -> str:
        return seat_fill(self.player.colour, 0 if self._crowded(rect.width()) else LARGE).name()

    def _head(self, card: SeatCard, rect: QRectF, radius: float) -> Art:
        """The coloured head: badge, level of a bot, name, chips, and how far a bot's thinking is."""
        layout, player, fill = self.desk.layout, self.player, self._fill(rect)
        head = QRectF(rect.left() + 2, rect.top() + 2, rect.width() - 4, layout.px(42))
        side = layout.px(34)
        badge = QRectF(head.left() + layout.px(8), head.center().y() - side / 2, side, side)
        art: list[Layer] = [
            Box(*sides(head), radius - 3, fill),
            Box(*sides(head.adjusted(0, head.height() / 2, 0, 0)), fill=fill),
            Box(head.left(), head.bottom() - 1, head.width(), 2, fill="#8C2F1F14"),
            icon_in(f"badge-{player.colour}", badge),
        ]
        left, name, mark = head.left() + layout.px(50), player.name, SEAT_MARK[player.colour]
        if level_name(player):
            level, left = self._level(head, left)
            art += level
        elif self.device is not None:
            phone, left = self._sign(phone_sign(self.device), head, left)
            art += phone
        # A long name takes the room of the chips: the thick rim tells who acts all the same.
        free = head.adjusted(0, 0, -layout.px(12), 0)
        if card.standing is not None and self.total is None:
            score, end = score_sign(card.standing, free, layout.letters(26, LARGE), mark)
            art += score
            free.setRight(end - layout.px(9))
        chips, right = self._chips(card, free, left + metrics(layout.least, 600, True).horizontalAdvance(name))
        art += chips
        size = shrunk(name, right - left, layout.letters(23, LARGE), layout.least)
        name_box = (left, head.top(), right - left, head.height())
        art.append(Label(name, *name_box, size, 600, mark, display=True, elide=True))
        if card.extra:
            extra, small = self.desk.style.words(card.extra), layout.letters(19, 14)
            long = min(right - left, metrics(size, 600, True).horizontalAdvance(name))
            room = right - left - long - layout.px(14)
            if metrics(small, 600, True).horizontalAdvance(extra) <= room:
                box = (left + long + layout.px(10), head.top(), room, head.height())
                art.append(Label(extra, *box, small, 600, mark, "right", display=True))
        if self.thought is not None:
            bar = (head.left(), head.bottom() - 1)
            art.append(Box(*bar, head.width(), layout.px(5), fill="@panel2"))
            art.append(Box(*bar, head.width() * min(1.0, self.thought), layout.px(5), fill="@go"))
        return tuple(art)

    def _crowded(self, room: float) -> bool:
        """Whether something on the head is in small letters."""
        layout, card = self.desk.layout, self.card
        assert card is not None
        chip = layout.letters(15) * 5 if card.acts or card.turn else 0
        level = layout.px(37) if level_name(self.player) or self.device is not None else 0
        name = metrics(layout.letters(23, LARGE), 600, True).horizontalAdvance(self.player.name)
        if card.standing is not None:
            end = score_sign(card.standing, QRectF(0, 0, room, 1), layout.letters(26, LARGE), "")[1]
            room = end - layout.px(9)
        return bool(card.extra) or name > room - layout.px(66) - level - chip

    def _level(self, head: QRectF, left: float) -> tuple[Art, float]:
        """Paint the picture of the bot's level before its name; return where the name begins."""
        return self._sign(f"level-{self.player.kind}", head, left)

    def _sign(self, name: str, head: QRectF, left: float) -> tuple[Art, float]:
        """Paint a sign of who plays here before the name; return where the name begins."""
        side = self.desk.layout.px(34)
        disc = QRectF(left - self.desk.layout.px(4), head.center().y() - side / 2, side, side)
        inset = side * 0.14
        picture = icon_in(name, disc.adjusted(inset, inset, -inset, -inset), self._phone_ink())
        return (Oval(*sides(disc), "#FFF6E0", "#2F1F14", 1.5), picture), disc.right() + self.desk.layout.px(7)

    def _phone_ink(self) -> str:
        return PALE if self.device is False else "#2F1F14"

    def _chips(self, card: SeatCard, head: QRectF, taken: float) -> tuple[Art, float]:
        """Paint the different marks for 'turn' and 'acts now' between what is taken and the end; return where they
        begin."""
        px, size = self.desk.layout.px, self.desk.layout.letters(15)
        right = head.right()
        if self.total is not None:  # the plate with the points takes their room
            long = metrics(px(58) * 0.72, 600, True).horizontalAdvance(str(self.total)) + px(29)
            return (), right - max(px(58), long) + px(6)
        if card.acts:
            label, fill, ink = tr("thinks") if self.thought is not None else tr("acts now"), "#FFF9EC", "#2F1F14"
        else:
            label, fill, ink = tr("turn") if card.turn else "", "#2F1F14", "#FFF9EC"
        wide = metrics(size, 700).horizontalAdvance(label) + px(20)
        if not label or right - wide - px(6) < taken:
            return (), right
        box = (right - wide, head.center().y() - size * 0.87, wide, size * 1.74)
        plate = Box(*box, size * 0.87, fill, "#2F1F14", 1.5)
        return (plate, Label(label, *box, size, 700, ink, "centre")), right - wide - px(6)


class Heading(Drawn, QWidget):
    """The heading above the players, and what ends the game."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.aim = ""

    def show_aim(self, aim: str) -> None:
        self.aim = aim
        self.setAccessibleName(tr("Players; {aim}", aim=aim))
        self.update()

    def art(self) -> Art:
        layout, box = self.desk.layout, sides(QRectF(self.rect()))
        small, big, title = layout.letters(16), layout.letters(22), tr("Players")
        wide = metrics(small, 600).horizontalAdvance(self.aim) + metrics(big, 600, True).horizontalAdvance(title) + 10
        if wide > self.width():
            return (Label(self.aim, *box, small, 600, "@woodink"),)
        ink = "@ink" if self.desk.theme.name != "contrast" else "@woodink"
        return (
            Label(self.aim, *box, small, 600, "@woodink", "right"),
            Label(title, *box, big, 600, ink, display=True),
        )


class Prompt(Drawn, QWidget):
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
            self.setAccessibleName(text)  # show_art() would do, but this is shown at every move
            self.update()

    def letters(self, room: float, high: float) -> tuple[float, bool]:
        """The largest letters in which the sentence fits, and whether it needs the text font on several lines.

        A bot's reason can be long: two lines are better than half a sentence.
        """
        layout = self.desk.layout
        size = shrunk(self.text, room, layout.letters(28, 16), layout.letters(0, 15))
        if metrics(size, 600, True).horizontalAdvance(self.text) <= room or high < 2.3 * layout.least:
            return size, False
        size, least = layout.letters(28, 16), layout.letters(18)
        while size > least and paragraphs(self.text, room, size, 700) > high:
            size -= 1
        return size, True

    def art(self) -> Art:
        if not self.text:
            return ()
        layout = self.desk.layout
        high = self.height() * (0.76 if layout.columns else 0.84)
        badge = high * 0.78 if self.colour else 0
        room = self.width() - layout.px(52) - badge
        size, wraps = self.letters(room, high)
        long = room if wraps else min(room, metrics(size, 600, True).horizontalAdvance(self.text))
        wide = long + badge + layout.px(52)
        rect = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
        fill, ink, left = "@panel2", "@ink", rect.left() + layout.px(20)
        signs: Art = ()
        if self.colour:
            fill, ink = seat_fill(self.colour, 0 if wraps else size).name(), SEAT_MARK[self.colour]
            sign = QRectF(rect.left() + high * 0.11, rect.top() + high * 0.11, badge, badge)
            left = sign.right() + layout.px(12)
            signs = (icon_in(f"badge-{self.colour}", sign),)
        return (
            Shadow(*sides(rect), high / 2, layout.px(5)),
            Box(*sides(rect), high / 2, fill, "#2F1F14", 2),
            *signs,
            Label(self.text, left, rect.top(), room, high, size, 700, ink, wrap=True)
            if wraps
            else Label(self.text, left, rect.top(), room, high, size, 600, ink, display=True, elide=True),
        )


class TitleBlock(Drawn, QWidget):
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

    def art(self) -> Art:
        layout = self.desk.layout
        side, middle = layout.px(46), self.height() / 2
        left = side + layout.px(10)
        room = self.width() - left
        size, small = shrunk(self.title, room, layout.letters(26, 17), layout.letters(0, 15)), layout.letters(16)
        both = self.height() >= size + small + 8 and bool(self.subtitle)
        top = middle - (size * 1.2 + small * 1.3) / 2 if both else middle - size * 0.6
        below: Art = ()
        if both:
            box = on_line(left, top + size * 1.2 + small * 0.95, room, small, 500)
            below = (Label(self.shown(small, room), *box, small, 500, "@ink2", elide=True),)
        box = on_line(left, top + size * 0.95, room, size, 600, display=True)
        return (
            icon_in("nut-acorn", QRectF(0, middle - side / 2, side, side)),
            Label(self.title, *box, size, 600, display=True),
            *below,
        )
