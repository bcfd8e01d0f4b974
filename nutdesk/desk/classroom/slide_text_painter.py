"""Paints the text of a slide: every text as large as its room allows, and never too small for the last row."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from nutdesk.core.table import Align, Art, Box, Label, Layer, Oval, Piece, SeatCard, Svg
from nutdesk.desk.classroom.slide_text import BAND, SlidePoint, SlideText, card_room, floor_of
from nutdesk.desk.kit.art import Style, bounds, paint
from nutdesk.desk.kit.fitting import fits
from nutdesk.desk.kit.panel import SAID, icon_in, sides
from nutdesk.desk.kit.theme import CONTRAST, SEAT_FILL, SEAT_MARK, font
from nutdesk.desk.kit.words import tr
from nutdesk.desk.table.move_names import shorter
from nutdesk.desk.table.score_sign import score_sign

SIGN = 60
"""The width of the disc before a point."""
WRAP = int(Qt.TextFlag.TextWordWrap)


class SlideTextPainter:
    """Paints the text of one slide at one size."""

    def __init__(self, painter: QPainter, slide_text: SlideText, style: Style, width: float, height: float) -> None:
        self.painter, self.slide_text, self.style = painter, slide_text, style
        self.width, self.height = width, height
        self.unit = height / 1080
        self.floor = floor_of(height)
        self.laid: list[tuple[Piece, QRectF]] = []
        """The exhibits and where they lie, once they are painted."""
        self._art: list[Layer] = []
        self._things: list[tuple[Art, float, float, float]] = []
        """Drawings of the game, where the origin of each lies and how large its units are."""

    def px(self, size: float) -> float:
        return size * self.unit

    def type(self, size: float) -> int:
        return max(self.floor, round(size * self.unit))

    def paint(self) -> None:
        self._lay_caption()
        self._lay_card()
        paint(self.painter, tuple(self._art), Style(CONTRAST, SAID))
        for art, x, y, scale in self._things:
            self.painter.save()
            self.painter.translate(x, y)
            self.painter.scale(scale, scale)
            paint(self.painter, art, self.style, scale)
            self.painter.restore()

    # ---- words ----------------------------------------------------------------------------------------------------

    def _tall(self, text: str, size: int, wide: float, weight: int, display: bool) -> QRectF:
        metrics = QFontMetricsF(font(size, weight, display))
        return metrics.boundingRect(QRectF(0, 0, wide, 100_000), WRAP, text)

    def _fit(
        self, text: str, most: float, room: QRectF, weight: int, *, display: bool = False, least: float = 0
    ) -> int:
        """The largest size, up to `most`, at which a text fits its room; never below the smallest."""
        size, lowest = self.type(most), self.type(least)
        while size > lowest:
            box = self._tall(text, size, room.width(), weight, display)
            if box.height() <= room.height() and box.width() <= room.width():
                break
            size -= 1
        return size

    def _write(
        self,
        text: str,
        room: QRectF,
        size: int,
        weight: int,
        ink: str,
        *,
        align: Align = "left",
        display: bool = False,
        top: bool = False,
        wrap: bool = True,
    ) -> None:
        box = (*sides(room), size, weight, ink, align)
        self._art.append(Label(text, *box, display=display, wrap=wrap, elide=not wrap, top=top))

    # ---- the caption ----------------------------------------------------------------------------------------------

    def _lay_caption(self) -> None:
        slide_text, px = self.slide_text, self.px
        band = QRectF(0, self.height - px(BAND), self.width, px(BAND))
        edge = {"right": "@go", "wrong": "@no"}.get(slide_text.tone, "@gold")
        self._art.append(Box(*sides(band), fill="#FFFFFF"))
        self._art.append(Box(0, band.top(), self.width, px(8 if not slide_text.tone else 14), fill=edge))
        left, right = px(64), self.width - px(64)
        if slide_text.emblem and not self._bare:
            side = px(184)
            self._lay_art(slide_text.emblem, QRectF(right - side, band.top() + px(30), side, side))
            right -= side + px(40)
        if slide_text.tone:
            side = px(110)
            disc = QRectF(left, band.center().y() - side / 2 + px(4), side, side)
            self._lay_sign("ok" if slide_text.tone == "right" else "no", disc)
            left += side + px(36)
        room = QRectF(left, band.top() + px(18), right - left, band.height() - px(28))
        if not slide_text.reply:
            size = self._fit(slide_text.caption, 66, room, 700)
            self._write(slide_text.caption, room, size, 700, "@ink")
            return
        gap, wide = px(10), room.width()
        size, least = self.type(54), self.type(0)
        while size > least and self._asked(size, wide) + gap + self._told(size, wide) > room.height():
            size -= 1
        asked, told = self._asked(size, wide), self._told(size, wide)
        if asked + gap + told > room.height():  # a long refusal: the question is still on the card
            self._write(slide_text.reply, room, size, 700, "@ink")
            return
        room.adjust(0, (room.height() - asked - gap - told) / 2, 0, 0)
        self._write(slide_text.caption, room, size, 600, "@ink2", top=True)
        self._write(slide_text.reply, room.adjusted(0, asked + gap, 0, 0), size, 700, "@ink", top=True)

    def _asked(self, size: int, wide: float) -> float:
        """The height of the question above a reply."""
        return self._tall(self.slide_text.caption, size, wide, 600, False).height()

    def _told(self, size: int, wide: float) -> float:
        """The height of a reply."""
        return self._tall(self.slide_text.reply, size, wide, 700, False).height()

    # ---- the card -------------------------------------------------------------------------------------------------

    @property
    def _bare(self) -> bool:
        """Whether the card has room for the emblem."""
        return not (self.slide_text.points or self.slide_text.exhibits or self.slide_text.seats)

    def _lay_card(self) -> None:
        slide_text, px = self.slide_text, self.px
        card = card_room(self.width, self.height)
        self._art.append(Box(*sides(card), px(28), "#FFFFFF"))
        inner = card.adjusted(px(44), px(18), -px(44), -px(24))
        y = self._lay_head(inner)
        if slide_text.decides is not None:
            inner.setBottom(self._lay_seat(inner) - px(14))
        if slide_text.clause:
            inner.setBottom(self._lay_clause(inner) - px(6))
        short = not self._bare or bool(slide_text.emblem)
        most = px(200 if slide_text.exhibits else 300) if short else inner.bottom() - y - px(8)
        points = sum(self._heights(self.floor, inner.width())) + px(8) * len(slide_text.points)
        most = min(most, inner.bottom() - y - px(26) - points)  # every choice of a vote must be there
        title = QRectF(inner.left(), y + px(8), inner.width(), most)
        if slide_text.title:
            size = self._fit(slide_text.title, 84, title, 600, display=True, least=0 if slide_text.points else 46)
            self._write(slide_text.title, title, size, 600, "@ink", display=True, top=True)
            y = title.top() + self._tall(slide_text.title, size, title.width(), 600, True).height() + px(18)
        y = self._lay_points(QRectF(inner.left(), y, inner.width(), inner.bottom() - y))
        rest = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        if slide_text.seats:
            self._lay_seats(rest)
        elif slide_text.exhibits and rest.height() > px(90):
            self._lay_exhibits(rest)
        elif slide_text.emblem and self._bare:
            side = min(rest.width(), rest.height(), px(280))
            place = QRectF(0, 0, side, side)
            place.moveCenter(rest.center())
            self._lay_art(slide_text.emblem, place)

    def _lay_head(self, inner: QRectF) -> float:
        """Paint which game it is and how far it is; return where the rest begins."""
        slide_text, px = self.slide_text, self.px
        line = QRectF(inner.left(), inner.top(), inner.width(), px(56))
        far = tr("{at} of {total}", at=slide_text.at, total=slide_text.total) if slide_text.total else slide_text.aside
        wide = QFontMetricsF(font(self.floor, 700)).horizontalAdvance(far)
        self._write(far, line, self.floor, 700, "@ink2", align="right", wrap=False)
        name = line.adjusted(0, 0, -wide - px(16), 0)
        self._write(slide_text.game, name, self.floor, 700, "@ink2", wrap=False)
        y = line.bottom() + px(6)
        if slide_text.total:
            gap = px(12 if slide_text.total <= 10 else 6)
            part = (inner.width() - gap * (slide_text.total - 1)) / slide_text.total
            for k in range(slide_text.total):
                fill = "@go" if k < slide_text.at else "#CFCFCF"
                self._art.append(Box(inner.left() + k * (part + gap), y, part, px(14), px(7), fill))
            y += px(24)
        return y

    def _lay_seat(self, inner: QRectF) -> float:
        """Paint who decides; return where that begins."""
        slide_text, px = self.slide_text, self.px
        assert slide_text.decides is not None
        player = slide_text.cast[slide_text.decides]
        pill = QRectF(inner.left(), inner.bottom() - px(80), inner.width(), px(80))
        side = px(66)
        self._art.append(Box(*sides(pill), px(40), SEAT_FILL[player.colour], "@ink", px(3)))
        self._art.append(Svg(f"badge-{player.colour}", pill.left() + px(8), pill.top() + px(7), side, side))
        room = pill.adjusted(side + px(26), 0, -px(20), 0)
        text = tr("{player} decides", player=player.name)
        size = self._fit(text, 46, room, 600, display=True)
        self._write(text, room, size, 600, SEAT_MARK[player.colour], display=True, wrap=False)
        return pill.top()

    def _lay_clause(self, inner: QRectF) -> float:
        """Paint which rule says so; return where that begins."""
        px = self.px
        line = QRectF(inner.left(), inner.bottom() - px(52), inner.width(), px(52))
        side = px(40)
        self._art.append(Svg("ui-rules", line.left(), line.center().y() - side / 2, side, side, "#000000"))
        text = tr("Rule {clause}", clause=self.slide_text.clause)
        self._write(text, line.adjusted(side + px(14), 0, 0, 0), self.floor, 700, "@ink2", wrap=False)
        return line.top()

    # ---- points ---------------------------------------------------------------------------------------------------

    def _heights(self, size: int, room: float) -> list[float]:
        """The height of each point at a type size: its text beside its sign, and its bar below."""
        side = self.px(SIGN)
        wide = room - side - self.px(20)
        return [
            max(side, self._tall(point.text, size, wide, 600, False).height())
            + (self.px(40) if point.hands is not None else 0)
            for point in self.slide_text.points
        ]

    def _lay_points(self, room: QRectF) -> float:
        """Paint as many points as fit, in the largest type in which they all do; return where they end."""
        points, px = self.slide_text.points, self.px
        if not points:
            return room.top()
        side, size, gap = px(SIGN), self.type(46), px(20)
        while size > self.floor and sum(self._heights(size, room.width())) + gap * len(points) > room.height():
            size -= 1
        if sum(self._heights(size, room.width())) + gap * len(points) > room.height():
            gap = px(8)
        y = room.top()
        for point, high in zip(points, self._heights(size, room.width()), strict=True):
            if y + high > room.bottom() + px(6):
                break
            words = high - (px(40) if point.hands is not None else 0)
            left = room.left()
            if point.sign:
                self._lay_sign(point.sign, QRectF(left, y + max(0.0, (min(words, px(70)) - side) / 2), side, side))
                left += side + px(20)
            self._write(point.text, QRectF(left, y, room.right() - left, words), size, 600, "@ink")
            if point.hands is not None:
                self._lay_bar(point, QRectF(left, y + words, room.right() - left, px(38)))
            y += high + gap
        return y

    def _lay_bar(self, point: SlidePoint, room: QRectF) -> None:
        px, number = self.px, str(point.hands)
        wide = max(px(64), QFontMetricsF(font(self.floor, 700)).horizontalAdvance(number) + px(8))
        bar = room.adjusted(0, px(4), -wide, -px(4))
        self._art.append(Box(*sides(bar), px(9), "#E8E8E8", "@ink", px(2)))
        if point.hands:
            fill = "#1F5C86" if point.share >= 1 else "#5B8FA8"
            bar.setWidth(bar.width() * point.share)
            self._art.append(Box(*sides(bar), px(9), fill, "@ink", px(2)))
        self._write(number, room, self.floor, 700, "@ink", align="right", wrap=False)

    def _lay_sign(self, sign: str, disc: QRectF) -> None:
        inset = disc.width() / 4
        self._art.append(Oval(*sides(disc), {"ok": "@go", "no": "@no"}.get(sign, "@ink")))
        if sign in ("ok", "no"):
            self._art.append(icon_in(f"ui-{sign}", disc.adjusted(inset, inset, -inset, -inset), "#FFFFFF"))
        else:
            self._write(sign, disc, self.type(40), 700, "#FFFFFF", align="centre", wrap=False)

    # ---- pictures -------------------------------------------------------------------------------------------------

    def _lay_art(self, art: Art, room: QRectF) -> None:
        """A drawing as large as its room allows."""
        box = bounds(art)
        if not box.isEmpty():
            scale = min(room.width() / box.width(), room.height() / box.height())
            corner = room.center() - box.center() * scale
            self._things.append((art, corner.x(), corner.y(), scale))

    def _lay_exhibits(self, room: QRectF) -> None:
        pieces = self.slide_text.exhibits
        places = exhibit_places(pieces, room)
        wordless = any(self._loses_words(piece, place) for piece, place in zip(pieces, places, strict=True))
        if wordless and room.height() / len(pieces) >= 2.2 * self.floor:
            places = self._write_beside(pieces, room)
        self.laid = list(zip(pieces, places, strict=True))
        for piece, place in self.laid:
            self._lay_art(piece.art, place)

    def _loses_words(self, piece: Piece, place: QRectF) -> bool:
        """Whether a text on a thing is too small to read at this size."""
        box = bounds(piece.art)
        scale = min(place.width() / box.width(), place.height() / box.height())
        labels = [layer for layer in piece.art if isinstance(layer, Label) and len(layer.text) > 3]
        return any(not fits(label, self.style, scale) for label in labels)

    def _write_beside(self, pieces: tuple[Piece, ...], room: QRectF) -> list[QRectF]:
        """Paint the things one below the other with their names; return where they are."""
        places: list[QRectF] = []
        high, gap = room.height() / len(pieces), self.px(14)
        for k, piece in enumerate(pieces):
            row = QRectF(room.left(), room.top() + k * high, room.width(), high - gap)
            places.append(QRectF(row.left(), row.top(), row.width() * 0.34, row.height()))
            words = QRectF(places[-1].right() + gap, row.top(), row.right() - places[-1].right() - gap, row.height())
            for text in shorter(self.style.words(piece.name)):
                if self._tall(text, self.floor, words.width(), 600, False).height() <= words.height() + gap:
                    break
            self._write(text, words.adjusted(0, -gap / 2, 0, gap / 2), self.floor, 600, "@ink")
        return places

    def _lay_seats(self, room: QRectF) -> None:
        """Paint the players' cards one below the other: all names, and the contents of as many as fit."""
        seats, px = self.slide_text.seats, self.px
        gap = px(12)
        head = max(px(58), self.floor * 1.25)
        scale = room.width() / 304
        left = room.height() - len(seats) * (head + gap) + gap
        full: set[int] = set()
        for card in sorted(seats, key=lambda card: (not card.acts, not card.turn)):
            if card.height * scale <= left:
                full.add(card.seat)
                left -= card.height * scale
        y = room.top()
        for card in seats:
            high = head + (card.height * scale if card.seat in full else 0)
            if y + high > room.bottom() + 1:
                break
            self._lay_seat_card(card, QRectF(room.left(), y, room.width(), high), head, body=card.seat in full)
            y += high + gap

    def _lay_seat_card(self, card: SeatCard, room: QRectF, head: float, *, body: bool) -> None:
        px, player = self.px, self.slide_text.cast[card.seat]
        top, side = QRectF(room.left(), room.top(), room.width(), head), head * 0.8
        mark, extra = SEAT_MARK[player.colour], self.style.words(card.extra)
        badge = QRectF(top.left() + px(8), top.center().y() - side / 2, side, side)
        self._art.append(Box(*sides(top), px(16), SEAT_FILL[player.colour], "@ink", px(6 if card.acts else 2)))
        self._art.append(icon_in(f"badge-{player.colour}", badge))
        words = top.adjusted(side + px(20), 0, -px(16), 0)
        if card.standing is not None:
            sign, end = score_sign(card.standing, words, self.floor, mark)
            self._art += sign
            words.setRight(end - px(16))
        wide = QFontMetricsF(font(self.floor, 600, True)).horizontalAdvance(extra) + px(12) if extra else 0
        name = words.adjusted(0, 0, -wide, 0)
        self._write(player.name, name, self.floor, 600, mark, display=True, wrap=False)
        self._write(extra, words, self.floor, 600, mark, align="right", display=True, wrap=False)
        if body:
            self._things.append((card.body, room.left(), top.bottom(), room.width() / 304))


def exhibit_places(exhibits: tuple[Piece, ...], room: QRectF) -> list[QRectF]:
    """Places of equal size, in as many rows as make the things largest."""
    count = len(exhibits)
    if not count:
        return []
    shapes = [bounds(piece.art) for piece in exhibits]
    wide, high = max(box.width() for box in shapes), max(box.height() for box in shapes)
    gap = room.width() * 0.03
    best: tuple[float, int] = (0.0, 1)
    for rows in range(1, count + 1):
        across = ceil(count / rows)
        scale = min(
            (room.width() - gap * (across - 1)) / across / max(1.0, wide),
            (room.height() - gap * (rows - 1)) / rows / max(1.0, high),
        )
        best = max(best, (scale, rows))
    rows = best[1]
    across = ceil(count / rows)
    cell = QRectF(0, 0, (room.width() - gap * (across - 1)) / across, (room.height() - gap * (rows - 1)) / rows)
    return [
        cell.translated(
            room.left() + (k % across) * (cell.width() + gap), room.top() + (k // across) * (cell.height() + gap)
        )
        for k in range(count)
    ]


__all__ = ["SlideTextPainter", "exhibit_places"]
