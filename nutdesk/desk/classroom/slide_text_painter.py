"""Paints the text of a slide: the head, the caption, and the card."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from nutdesk.core.palette import SEAT_FILL, SEAT_MARK
from nutdesk.core.table import Box, Piece, Svg
from nutdesk.desk.classroom.slide_card import SlideCard
from nutdesk.desk.classroom.slide_text import CAPTION, EDGE, SlideText, slide_frame
from nutdesk.desk.classroom.typesetter import Typesetter
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.panel import sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.kit.words import tr

PALE, BRIGHT, DONE, TODO = "@pale", "@bright", "@done", "@todo"
"""On the ground: the game, the lesson's title, the steps that were shown and those to come."""


class SlideTextPainter:
    """Sets the text of one slide at one size; it is data until it is painted."""

    def __init__(self, slide_text: SlideText, style: Style, width: float, height: float) -> None:
        self.slide_text = slide_text
        self.frame = slide_frame(width, height, slide_text)
        self.setter = Typesetter(style, height)
        self.card: SlideCard | None = None
        self._set_head()
        self._set_caption()
        if self.frame.card is not None:
            self.card = SlideCard(slide_text, style, self.frame.card, height)

    @property
    def laid(self) -> list[tuple[Piece, QRectF]]:
        """The things on the card and where they lie."""
        return self.card.laid if self.card is not None else []

    def paint(self, painter: QPainter) -> None:
        self.setter.paint(painter)
        if self.card is not None:
            self.card.setter.paint(painter)

    # ---- the head -------------------------------------------------------------------------------------------------

    def _set_head(self) -> None:
        """The game and the lesson at the left; at the right how far it is, and which rule this is."""
        slide_text, setter, px = self.slide_text, self.setter, self.setter.px
        line = self.frame.head.adjusted(px(EDGE / 2), px(4), -px(EDGE / 2), 0)
        size = setter.floor
        if slide_text.total:
            line.setRight(self._set_progress(line) - px(28))
        elif slide_text.aside:
            setter.write(slide_text.aside, line, size, 700, PALE, align="right", wrap=False)
            line.setRight(line.right() - metrics(size, 700).horizontalAdvance(slide_text.aside) - px(28))
        if slide_text.clause:
            line.setRight(self._set_clause(line) - px(28))
        title = "" if slide_text.opens else slide_text.title
        wide, long = metrics(size, 700).horizontalAdvance(slide_text.game), metrics(size, 600, True)
        both = wide + px(24) + long.horizontalAdvance(title) <= line.width()
        if both or not title:  # where room is scarce, the lesson's name says more
            setter.write(slide_text.game, line, size, 700, PALE, wrap=False)
            line.setLeft(line.left() + wide + px(24))
        if title:
            setter.write(title, line, size, 600, BRIGHT, display=True, wrap=False)

    def _set_progress(self, line: QRectF) -> float:
        """A bar for each step, and their number; return where that begins."""
        slide_text, setter, px = self.slide_text, self.setter, self.setter.px
        far = tr("{at} of {total}", at=slide_text.at, total=slide_text.total)
        setter.write(far, line, setter.floor, 700, PALE, align="right", wrap=False)
        right = line.right() - metrics(setter.floor, 700).horizontalAdvance(far) - px(20)
        part = min(px(34), line.width() * 0.24 / slide_text.total)
        left = right - part * slide_text.total
        for k in range(slide_text.total):
            fill = DONE if k < slide_text.at else TODO
            box = (left + k * part, line.center().y() - px(6), part * 0.8, px(12), px(6))
            setter.art.append(Box(*box, fill))
        return left

    def _set_clause(self, line: QRectF) -> float:
        """Which rule says so; return where that begins."""
        setter, px, side = self.setter, self.setter.px, self.setter.px(36)
        text = tr("Rule {clause}", clause=self.slide_text.clause)
        setter.write(text, line, setter.floor, 700, PALE, align="right", wrap=False)
        left = line.right() - metrics(setter.floor, 700).horizontalAdvance(text) - px(12) - side
        setter.art.append(Svg("ui-rules", left, line.center().y() - side / 2, side, side, PALE))
        return left

    # ---- the caption ----------------------------------------------------------------------------------------------

    def _set_caption(self) -> None:
        slide_text, setter, px, band = self.slide_text, self.setter, self.setter.px, self.frame.band
        edge = {"right": "@go", "wrong": "@no"}.get(slide_text.tone, "@gold")
        rim = px(14 if slide_text.tone else 8)
        setter.art.append(Box(*sides(band), fill="#FFFFFF"))
        setter.art.append(Box(band.left(), band.top(), band.width(), rim, fill=edge))
        room = QRectF(px(EDGE), band.top() + rim + px(8), band.width() - 2 * px(EDGE), 0)
        room.setBottom(band.bottom() - px(10))
        if slide_text.tone:
            side = px(104)
            disc = QRectF(room.left(), room.center().y() - side / 2, side, side)
            setter.sign("ok" if slide_text.tone == "right" else "no", disc)
            room.setLeft(disc.right() + px(32))
        elif slide_text.decides is not None:
            room.setTop(self._set_asked(room) + px(6))
        if not slide_text.reply:
            size = setter.fit(slide_text.caption, CAPTION, room, 700)
            setter.write(slide_text.caption, room, size, 700, "@ink")
            return
        gap, wide, size = px(8), room.width(), setter.type(52)
        while size > setter.floor and self._asked(size, wide) + gap + self._told(size, wide) > room.height():
            size -= 1
        asked, told = self._asked(size, wide), self._told(size, wide)
        if asked + gap + told > room.height():
            if slide_text.carded:  # very long ones: the question was read, and its choices are on the card
                size = setter.fit(slide_text.reply, 52, room, 700)
                setter.write(slide_text.reply, room, size, 700, "@ink")
                return
            gap = 0
        room.adjust(0, max(0.0, (room.height() - asked - gap - told) / 2), 0, 0)
        setter.write(slide_text.caption, room, size, 600, "@ink2", top=True)
        setter.write(slide_text.reply, room.adjusted(0, asked + gap, 0, 0), size, 700, "@ink", top=True)

    def _asked(self, size: int, wide: float) -> float:
        """The height of the question above a reply."""
        return self.setter.tall(self.slide_text.caption, size, wide, 600)

    def _told(self, size: int, wide: float) -> float:
        """The height of a reply."""
        return self.setter.tall(self.slide_text.reply, size, wide, 700)

    def _set_asked(self, room: QRectF) -> float:
        """Who is asked, on a line of its own above the question; return where that ends."""
        slide_text, setter, px = self.slide_text, self.setter, self.setter.px
        assert slide_text.decides is not None
        player = slide_text.cast[slide_text.decides]
        text = tr("{player} decides", player=player.name)
        high, size = max(px(48), setter.floor * 1.3), setter.floor
        wide = high + metrics(size, 600, True).horizontalAdvance(text) + px(34)
        pill = QRectF(room.left(), room.top(), min(wide, room.width()), high)
        setter.art.append(Box(*sides(pill), high / 2, SEAT_FILL[player.colour], "@ink", px(3)))
        side = high * 0.84
        setter.art.append(Svg(f"badge-{player.colour}", pill.left() + px(5), pill.center().y() - side / 2, side, side))
        words = pill.adjusted(high + px(6), 0, -px(12), 0)
        setter.write(text, words, size, 600, SEAT_MARK[player.colour], display=True, wrap=False)
        return pill.bottom()


__all__ = ["SlideTextPainter"]
