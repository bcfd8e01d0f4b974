"""A player's badge, where there is no room for the whole card: who it is, the number now, and what brings the end."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from nutdesk.core.palette import SEAT_FILL
from nutdesk.core.standing import Standing
from nutdesk.core.table import Art, Box, Label, Layer, Oval, SeatCard
from nutdesk.desk.kit.layout import RAIL, Layout
from nutdesk.desk.kit.panel import focus_ring, icon_in, sides
from nutdesk.desk.kit.theme import metrics
from nutdesk.desk.table.score_sign import INK, PAPER, score_sign

if TYPE_CHECKING:
    from nutdesk.desk.table.seat_strip import SeatPanel

LIT = (("#3B2416", 9.0), ("@gold", 6.5), ("#FFFFFF", 2.0))
"""The rims of a card on which something can be dropped."""


PALE = "#8A7355"
"""The ink of a phone that is away."""


def phone_sign(connected: bool) -> str:
    """The drawing for a seat that is played on a phone."""
    return "ui-phone" if connected else "ui-phone-off"


def _letters(layout: Layout) -> float:
    """The size of the numbers on and around a badge."""
    return layout.letters(18, 14)


def gauge_size(gauge: tuple[str, str], layout: Layout) -> tuple[int, int]:
    """How much room a gauge takes beside or below a badge, in whole pixels."""
    if not gauge[1]:
        return 0, 0
    size = _letters(layout)
    long = metrics(size, 600, True).horizontalAdvance(gauge[1]) + 2
    return ceil(size * 1.8 + long), ceil(size * 1.5)


def seat_badge(panel: SeatPanel, card: SeatCard) -> Art:
    """The badge alone, in a narrow column; a thick rim marks who acts, a dark one whose turn it is."""
    layout, colour = panel.desk.layout, panel.player.colour
    room, (wide, high) = QRectF(panel.rect()), gauge_size(card.gauge, layout)
    gauge = QRectF()
    if room.width() > layout.px(RAIL):
        room.setWidth(layout.px(RAIL))
        gauge = QRectF(room.right(), room.top(), wide, room.height())
    elif room.height() >= room.width() + high:
        room.setHeight(room.height() - high)
        gauge = QRectF(room.left(), room.bottom(), room.width(), high)
    side = min(room.width(), room.height()) - layout.px(14)
    rect = QRectF(0, 0, side, side)
    rect.moveCenter(room.center())
    radius = layout.px(14)
    rims: tuple[tuple[str, float], ...] = ((INK, 1.6),)
    if panel.lit:
        rims = LIT
    elif card.acts:
        rims = ((INK, layout.px(7)), ("#FFF9EC", layout.px(4)))
    elif card.turn:
        rims = ((INK, layout.px(4)),)
    art: list[Layer] = [Box(*sides(rect), radius, SEAT_FILL[colour], line, width) for line, width in rims]
    free, number = QRectF(rect), list[Layer]()
    if card.standing is not None and panel.total is None:
        plate = _plate_box(card.standing, rect, layout)
        free.setBottom(plate.top() + layout.px(2))
        number += _plate(card.standing, plate, layout)
    size = min(side * 0.68, free.height() - layout.px(4))
    sign = QRectF(0, 0, size, size)
    sign.moveCenter(free.center())
    art += [icon_in(f"badge-{colour}", sign), *number]
    if panel.device is not None:
        art += _phone(panel.device, rect, layout)
    if card.gauge[1] and not gauge.isEmpty():
        art += _gauge(card.gauge, gauge, layout)
    if panel.thought is not None:
        bar = layout.px(6)
        art.append(Box(rect.left(), rect.bottom() - bar, side * min(1.0, panel.thought), bar, fill="@go"))
    if panel.total is not None:
        art += panel.total_plate(rect.right() + layout.px(2), rect.bottom() - layout.px(34), layout.px(36))
    if panel.pointed:
        art += focus_ring(rect, radius)
    return tuple(art)


def _phone(connected: bool, rect: QRectF, layout: Layout) -> Art:
    """A small disc at the corner: who plays here holds a phone."""
    side = max(layout.px(22), 18)
    box = QRectF(rect.right() - side * 0.78, rect.top() - side * 0.22, side, side)
    inset, ink = side * 0.16, INK if connected else PALE
    picture = icon_in(phone_sign(connected), box.adjusted(inset, inset, -inset, -inset), ink)
    return Oval(*sides(box), PAPER, INK, 1.5), picture


def _gauge(gauge: tuple[str, str], room: QRectF, layout: Layout) -> Art:
    """A drawing and a number."""
    size, (picture, number) = _letters(layout), gauge
    side, gap = size * 1.4, size * 0.2
    long = metrics(size, 600, True).horizontalAdvance(number) + 2
    left, middle = room.center().x() - (side + gap + long) / 2, room.center().y()
    icon = icon_in(picture, QRectF(left, middle - side / 2, side, side))
    box = (left + side + gap, room.top(), long, room.height())
    return icon, Label(number, *box, size, 600, "@woodink", display=True)


def _plate_box(standing: Standing, rect: QRectF, layout: Layout) -> QRectF:
    """Where the number now lies, at the foot of the badge."""
    size = _letters(layout)
    room = QRectF(0, 0, rect.width(), size * 1.25)
    end = score_sign(standing, room, size, INK)[1]
    plate = QRectF(0, 0, room.width() - end + size * 0.7, size * 1.25)
    plate.moveCenter(rect.center())
    plate.moveBottom(rect.bottom() + layout.px(5))
    return plate


def _plate(standing: Standing, plate: QRectF, layout: Layout) -> Art:
    """The number on a small plate."""
    size = _letters(layout)
    sign, _ = score_sign(standing, plate.adjusted(0, 0, -size * 0.35, 0), size, INK)
    return Box(*sides(plate), plate.height() / 2, PAPER, INK, 1.5), *sign
