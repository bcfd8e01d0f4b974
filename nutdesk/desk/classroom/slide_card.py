"""The card beside the board: a number to remember, choices, things shown large, players. Never empty."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF

from nutdesk.core.palette import SEAT_FILL, SEAT_MARK
from nutdesk.core.table import Box, Label, Piece, SeatCard, Svg
from nutdesk.desk.classroom.slide_text import SlidePoint, SlideText
from nutdesk.desk.classroom.typesetter import Typesetter
from nutdesk.desk.kit.art import Style, bounds
from nutdesk.desk.kit.fitting import fits
from nutdesk.desk.kit.panel import icon_in, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.table.move_names import shorter
from nutdesk.desk.table.score_sign import score_sign

SIGN = 60
"""The width of the disc before a point."""
PAD = 36
"""Room inside the card's edge."""
FIGURE = 300
"""The largest height of a number to remember."""
LENS = 420
"""The largest height of one thing under the magnifying glass."""


NAMINGS = ((0, 0), (0, 1), (0, 2), (1, 2), (1, 3))
"""How the names below things are tried: in usual or in smaller letters, and in how many lines."""


class SlideCard:
    """Sets the card of one slide; it is as high as what is on it, and at most its room."""

    def __init__(self, slide_text: SlideText, style: Style, room: QRectF, height: float) -> None:
        self.slide_text = slide_text
        self.setter = Typesetter(style, height)
        self.laid: list[tuple[Piece, QRectF]] = []
        """The things shown large and where they lie."""
        px = self.setter.px
        inner = room.adjusted(px(PAD), px(PAD) * 0.8, -px(PAD), -px(PAD) * 0.8)
        bottom = self._set(inner)
        spare = max(0.0, inner.bottom() - bottom)
        self.setter.shift(spare / 2)
        self.laid = [(piece, place.translated(0, spare / 2)) for piece, place in self.laid]
        self.box = room.adjusted(0, spare / 2, 0, -spare / 2)
        self.setter.art.insert(0, Box(*sides(self.box), px(28), "@panel", "@line", px(3)))

    def _set(self, room: QRectF) -> float:
        """Set one thing below the other; return where they end."""
        slide_text, px = self.slide_text, self.setter.px
        inner, gap = QRectF(room), px(22)
        if slide_text.call:
            inner.setBottom(inner.bottom() - px(110))
        y = inner.top()
        if slide_text.opens:
            y = self._set_title(inner) + gap
        if slide_text.figure is not None:
            y = self._set_figure(QRectF(inner.left(), y, inner.width(), inner.bottom() - y)) + gap
        pictured = bool(slide_text.exhibits or slide_text.seats)
        if slide_text.points:
            rest = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
            if pictured:
                rest.setHeight(max(rest.height() * 0.5, sum(self._heights(self.setter.floor, rest.width()))))
            y = self._set_points(rest) + gap
        rest = QRectF(inner.left(), y, inner.width(), inner.bottom() - y)
        if slide_text.exhibits and rest.height() > px(90):
            y = self._set_exhibits(rest) + gap
        elif slide_text.seats:
            y = self._set_seats(rest) + gap
        elif slide_text.emblem and rest.height() > px(90):
            side = min(rest.width(), rest.height(), px(400))
            place = self.setter.picture(slide_text.emblem, QRectF(rest.left(), y, rest.width(), side))
            y = place.bottom() + gap
        if slide_text.call:
            return self._set_call(QRectF(inner.left(), y, inner.width(), px(88)))
        return y - gap

    def _set_title(self, room: QRectF) -> float:
        slide_text, setter = self.slide_text, self.setter
        most = QRectF(room.left(), room.top(), room.width(), room.height() * (0.35 if slide_text.points else 0.5))
        size = setter.fit(slide_text.title, 84, most, 600, display=True)
        setter.write(slide_text.title, most, size, 600, "@ink", display=True, top=True)
        return room.top() + setter.tall(slide_text.title, size, room.width(), 600, True)

    def _set_call(self, room: QRectF) -> float:
        """What everybody may do now, as the button that it is for whoever plays alone."""
        setter, px = self.setter, self.setter.px
        setter.art.append(Box(*sides(room), px(24), "@go", "@ink", px(3)))
        side = room.height() * 0.5
        words = room.adjusted(px(28) + side, 0, -px(20), 0)
        setter.art.append(Svg("ui-play", room.left() + px(22), room.center().y() - side / 2, side, side, "#FFFFFF"))
        size = setter.fit(self.slide_text.call, 60, words, 600, display=True)
        setter.write(self.slide_text.call, words, size, 600, "@ongo", align="centre", display=True, wrap=False)
        return room.bottom()

    def _set_figure(self, room: QRectF) -> float:
        """A number as large as its room, and below it what it counts."""
        slide_text, setter, px = self.slide_text, self.setter, self.setter.px
        assert slide_text.figure is not None
        number, words = slide_text.figure
        alone = not (slide_text.points or slide_text.exhibits or slide_text.seats)
        size, most = round(px(FIGURE if alone else FIGURE * 0.6)), room.width()
        while size > setter.floor and metrics(size, 600, True).horizontalAdvance(number) > most:
            size -= 2
        high = size * 1.1
        setter.write(
            number, QRectF(room.left(), room.top(), most, high), size, 600, "@go", align="centre", display=True
        )
        below = QRectF(room.left(), room.top() + high, most, room.height() * (1 if alone else 0.5) - high)
        type_ = setter.fit(words, 56, below, 700)
        below.setHeight(setter.tall(words, type_, most, 700))
        setter.write(words, below, type_, 700, "@ink", align="centre", top=True)
        return below.bottom()

    # ---- points ---------------------------------------------------------------------------------------------------

    def _heights(self, size: int, room: float) -> list[float]:
        """The height of each point at a type size: its text beside its sign, and its bar below."""
        px, side = self.setter.px, self.setter.px(SIGN)
        return [
            max(side if point.sign else 0.0, self.setter.tall(point.text, size, room - self._beside(point), 600))
            + (px(40) if point.hands is not None else 0)
            for point in self.slide_text.points
        ]

    def _beside(self, point: SlidePoint) -> float:
        """The room of the sign before a point."""
        return self.setter.px(SIGN + 20) if point.sign else 0.0

    def _set_points(self, room: QRectF) -> float:
        """Set the points in the largest type in which they all fit; return where they end."""
        points, setter, px = self.slide_text.points, self.setter, self.setter.px
        side, size, gap = px(SIGN), setter.type(56), px(26)

        def too_high() -> bool:
            return sum(self._heights(size, room.width())) + gap * (len(points) - 1) > room.height()

        while size > setter.floor and too_high():
            size -= 1
        if too_high():
            gap = px(8)
        y = room.top()
        for point, high in zip(points, self._heights(size, room.width()), strict=True):
            words, left = high - (px(40) if point.hands is not None else 0), room.left() + self._beside(point)
            if point.sign:
                top = y + max(0.0, (min(words, px(70)) - side) / 2)
                setter.sign(point.sign, QRectF(room.left(), top, side, side))
            setter.write(point.text, QRectF(left, y, room.right() - left, words), size, 600, "@ink")
            if point.hands is not None:
                self._set_bar(point, QRectF(left, y + words, room.right() - left, px(38)))
            y += high + gap
        return y - gap

    def _set_bar(self, point: SlidePoint, room: QRectF) -> None:
        setter, px, number = self.setter, self.setter.px, str(point.hands)
        wide = max(px(64), metrics(setter.floor, 700).horizontalAdvance(number) + px(8))
        bar = room.adjusted(0, px(4), -wide, -px(4))
        setter.art.append(Box(*sides(bar), px(9), "#E8E8E8", "@ink", px(2)))
        if point.hands:
            fill = "#1F5C86" if point.share >= 1 else "#5B8FA8"
            bar.setWidth(bar.width() * point.share)
            setter.art.append(Box(*sides(bar), px(9), fill, "@ink", px(2)))
        setter.write(number, room, setter.floor, 700, "@ink", align="right", wrap=False)

    # ---- things ---------------------------------------------------------------------------------------------------

    def _set_exhibits(self, room: QRectF) -> float:
        """Set the things as large as they can be, each with its name below where its drawing does not say it."""
        pieces, setter, px = self.slide_text.exhibits, self.setter, self.setter.px
        if self.slide_text.named:
            room = QRectF(room.left(), room.top(), room.width(), min(room.height(), px(LENS * 1.25) * len(pieces)))
        for size, lines in NAMINGS:
            type_ = round(setter.style.floor) if size else setter.floor
            foot = 1.25 * type_ * lines
            places = exhibit_places(pieces, room, foot)
            names = [self._name(piece, place, foot, type_) for piece, place in zip(pieces, places, strict=True)]
            if all(name is not None for name in names):
                break
        bottom = room.top()
        for piece, place, name in zip(pieces, places, names, strict=True):
            lies = setter.picture(piece.art, place.adjusted(0, 0, 0, -foot))
            self.laid.append((piece, lies))
            bottom = max(bottom, lies.bottom())
            if name:
                below = QRectF(place.left(), lies.bottom() + px(4), place.width(), foot)
                setter.write(name, below, type_, 600, "@ink", align="centre", top=True)
                bottom = max(bottom, below.top() + setter.tall(name, type_, place.width(), 600))
        return bottom

    def _name(self, piece: Piece, place: QRectF, foot: float, size: int) -> str | None:
        """What is written below a thing: '' if its drawing says enough, None if there is not room enough."""
        picture = place.adjusted(0, 0, 0, -foot)
        if (
            not piece.name
            or self._says(piece, picture)
            or not (self.slide_text.named or self._loses_words(piece, picture))
        ):
            return ""
        if not foot:
            return None
        for text in shorter(self.setter.style.words(piece.name)):
            box = self.setter.box(text, size, place.width(), 600)
            if box.height() <= foot + 1 and box.width() <= place.width():
                return text
        return None

    def _loses_words(self, piece: Piece, place: QRectF) -> bool:
        """Whether a text on a thing is too small to read at this size."""
        return any(not fits(label, self.setter.style, _scale(piece, place)) for label in _labels(piece))

    def _says(self, piece: Piece, place: QRectF) -> bool:
        """Whether a thing bears its own name, large enough."""
        style, scale = self.setter.style, _scale(piece, place)
        name = style.words(piece.name)
        return any(style.words(label.text) == name and fits(label, style, scale) for label in _labels(piece))

    # ---- players --------------------------------------------------------------------------------------------------

    def _set_seats(self, room: QRectF) -> float:
        """Set the players' cards one below the other: all names, and the contents of as many as fit."""
        seats, setter, px = self.slide_text.seats, self.setter, self.setter.px
        gap, head, scale = px(12), max(px(58), setter.floor * 1.25), room.width() / 304
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
            self._set_seat(card, QRectF(room.left(), y, room.width(), high), head, body=card.seat in full)
            y += high + gap
        return y - gap

    def _set_seat(self, card: SeatCard, room: QRectF, head: float, *, body: bool) -> None:
        setter, px, player = self.setter, self.setter.px, self.slide_text.cast[card.seat]
        top, side = QRectF(room.left(), room.top(), room.width(), head), head * 0.8
        mark, extra = SEAT_MARK[player.colour], setter.style.words(card.extra)
        badge = QRectF(top.left() + px(8), top.center().y() - side / 2, side, side)
        setter.art.append(Box(*sides(top), px(16), SEAT_FILL[player.colour], "@ink", px(6 if card.acts else 2)))
        setter.art.append(icon_in(f"badge-{player.colour}", badge))
        words = top.adjusted(side + px(20), 0, -px(16), 0)
        if card.standing is not None:
            sign, end = score_sign(card.standing, words, setter.floor, mark)
            setter.art += sign
            words.setRight(end - px(16))
        wide = metrics(setter.floor, 600, True).horizontalAdvance(extra) + px(12) if extra else 0
        name = words.adjusted(0, 0, -wide, 0)
        setter.write(player.name, name, setter.floor, 600, mark, display=True, wrap=False)
        setter.write(extra, words, setter.floor, 600, mark, align="right", display=True, wrap=False)
        if body:
            setter.things.append((card.body, room.left(), top.bottom(), room.width() / 304))


def _scale(piece: Piece, place: QRectF) -> float:
    box = bounds(piece.art)
    return min(place.width() / max(1.0, box.width()), place.height() / max(1.0, box.height()))


def _labels(piece: Piece) -> list[Label]:
    return [layer for layer in piece.art if isinstance(layer, Label) and len(layer.text) > 3]


def exhibit_places(exhibits: tuple[Piece, ...], room: QRectF, foot: float = 0.0) -> list[QRectF]:
    """Places of equal size, in as many rows as make the things largest, each with room at its foot for a name."""
    count = len(exhibits)
    if not count:
        return []
    shapes = [bounds(piece.art) for piece in exhibits]
    wide, high = max(1.0, *(box.width() for box in shapes)), max(1.0, *(box.height() for box in shapes))
    gap = room.width() * 0.03

    def cell(rows: int) -> tuple[float, float]:
        across = ceil(count / rows)
        return (room.width() - gap * (across - 1)) / across, (room.height() - gap * (rows - 1)) / rows

    def scale(rows: int) -> float:
        return min(cell(rows)[0] / wide, (cell(rows)[1] - foot) / high)

    rows = max(range(1, count + 1), key=scale)
    across, cell_wide, cell_high = ceil(count / rows), cell(rows)[0], high * scale(rows) + foot
    return [
        QRectF(
            room.left() + (k % across) * (cell_wide + gap),
            room.top() + (k // across) * (cell_high + gap),
            cell_wide,
            cell_high,
        )
        for k in range(count)
    ]


__all__ = ["SlideCard", "exhibit_places"]
