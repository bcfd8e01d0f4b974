"""The hand in the tray: groups of pieces side by side, which overlap when there are many."""

from __future__ import annotations

from itertools import pairwise
from math import ceil, inf

import attrs

from nutdesk.core.table import Art, Group, Label, Svg
from nutdesk.core.value import Value
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.layout import SMALLEST, Layout
from nutdesk.desk.kit.theme import metrics

APART = 12.0
"""Units between two pieces of a hand, while there is room."""
NEAR = 16
"""Units between two groups when room is scarce."""
TITLES = 10
"""Units between a title and the next."""
COVERED = 0.5
"""How far piles without text overlap while there is room for it."""
LEGIBLE = 0.66
"""The part of a piece without text that is to be visible in a window where room is scarce."""
CORNER = 32
"""Units for the number in the corner of a pile, which is covered after the names on other cards."""
SEEN = 15
"""Units of a covered piece that stay visible before whole groups overlap."""
STEP = 6.0
"""The text on a covered piece is squeezed in steps of this many units."""
RIM = 6.0
"""Units that the rim of the next card takes."""
ORDER = 500_000.0
"""The tray lies over the board."""


@attrs.frozen
class HandPlace(Value):
    """Where a piece of the hand is, and whether its name is under it."""

    x: float
    y: float
    order: float
    caption: str
    seen: float = inf
    """Units from its left edge that the next piece leaves visible."""


def _title_room(layout: Layout) -> float:
    return layout.letters(17) * 1.5 + layout.px(6)


def titled(groups: tuple[Group, ...], layout: Layout) -> bool:
    """Whether all groups have room for a title above them: those of the same hand have titles, or none has."""
    return _title_room(layout) + _tallest(groups, layout) + layout.px(4) <= layout.tray


def stands(groups: tuple[Group, ...], layout: Layout) -> bool:
    """Whether cards are so tall that they rise above the tray's edge."""
    return hand_height(groups, layout) > layout.tray


def hand_height(groups: tuple[Group, ...], layout: Layout) -> float:
    """The height of the tray with the cards that rise above its edge: panels beside the board end there."""
    return max(layout.tray, _tallest(groups, layout) + layout.px(6))


def _captioned(groups: tuple[Group, ...], layout: Layout) -> bool:
    """Whether there is room for the names below the pieces that have one."""
    named = [piece.h for group in groups for piece in group.pieces if piece.caption]
    title = _title_room(layout) + layout.px(4) if titled(groups, layout) else 0
    return title + (max(named, default=0.0) + 2) * layout.unit + layout.letters(15) * 1.35 <= layout.tray


def _tallest(groups: tuple[Group, ...], layout: Layout) -> float:
    return max((piece.h for group in groups for piece in group.pieces), default=0.0) * layout.unit


def crowded(groups: tuple[Group, ...], layout: Layout, style: Style, left: float, right: float) -> bool:
    """Whether a piece of the hand would cover text on its neighbour, or most of it."""
    places, _ = lay_out(groups, layout, style, left, right)
    bare = 0 if layout.columns else LEGIBLE
    return any(
        places[after.id].x - places[before.id].x < before.w * layout.unit * (1 if _wordy(group, style) else bare) - 1
        for group in groups
        for before, after in pairwise(group.pieces)
    )


def lay_out(
    groups: tuple[Group, ...], layout: Layout, style: Style, left: float, right: float
) -> tuple[dict[str, HandPlace], list[Title]]:
    """The places of all pieces and the titles of all groups, between the tray's head and its buttons."""
    groups = tuple(group for group in groups if group.pieces)
    if not groups:
        return {}, []
    title_room, with_titles = _title_room(layout), titled(groups, layout)
    if stands(groups, layout) or (layout.aside and not layout.columns):  # clear of what is beside the board
        left = max(left, layout.left)
    gap, edge = layout.px(36), layout.px(24 if layout.columns else 8)
    end = layout.width - right - edge
    room = max(1.0, end - left - gap * (len(groups) - 1))
    # Names under the cards need more room than the cards, so they are shown only if all of them fit.
    captions = any(piece.caption for group in groups for piece in group.pieces) and _captioned(groups, layout)
    apart = APART
    widths = [_width(group, layout, style, captions, apart) for group in groups]
    if captions and sum(widths) > room:
        captions = False
        widths = [_width(group, layout, style, captions, apart) for group in groups]
    if sum(widths) > room:
        apart = 2.0
        widths = [_width(group, layout, style, captions, apart) for group in groups]
    if sum(widths) > room:
        room += (gap - layout.px(NEAR)) * (len(groups) - 1)
        gap = layout.px(NEAR)
    shares = _share(groups, widths, [_piece(group, layout, apart) for group in groups], room, layout, style)
    gaps = _gaps(groups, shares, gap, room - sum(shares), layout, style)
    top, bottom = layout.height - layout.bar - layout.tray, layout.height - layout.bar
    places: dict[str, HandPlace] = {}
    titles: list[Title] = []
    x = left
    for group, width, share, gap in zip(groups, widths, shares, gaps, strict=True):
        tallest = max(piece.h for piece in group.pieces) * layout.unit
        middle = top + title_room + tallest / 2 + layout.px(4)
        if not with_titles:  # tall cards stand above the tray's edge, as in a hand
            middle = bottom - layout.px(6) - max(tallest, _tallest(groups, layout)) / 2
        else:
            titles.append(Title(group, x, top + layout.px(10), share + gap))
        wide = _piece(group, layout, apart)
        for k, piece in enumerate(group.pieces):
            if share >= width:
                at = x + width * (k + 0.5) / len(group.pieces)
            else:
                at = x + wide / 2 + (share - wide) * (k / max(1, len(group.pieces) - 1))
            places[piece.id] = HandPlace(at, middle, ORDER + len(places), piece.caption if captions else "")
        x += share + gap
    places = _pushed(places, end - _piece(groups[-1], layout, apart) / 2)
    return _overlapped(groups, places, layout), titles


def _overlapped(groups: tuple[Group, ...], places: dict[str, HandPlace], layout: Layout) -> dict[str, HandPlace]:
    """The same places, with how much of each piece is visible."""
    seen = dict(places)
    for before, after in pairwise([piece for group in groups for piece in group.pieces]):
        free = (places[after.id].x - places[before.id].x) / layout.unit - (after.w - before.w) / 2
        if free < before.w - 1:
            # In steps, as otherwise every card that is added or removed would redraw all others.
            seen[before.id] = attrs.evolve(places[before.id], seen=free // STEP * STEP)
    return seen


def words_in_sight(art: Art, edge: float) -> Art:
    """The drawing with its text squeezed left of an edge where the next card begins: as much of it as fits."""
    return tuple(_kept(layer, edge - RIM) if isinstance(layer, Label) else layer for layer in art)


def _kept(label: Label, edge: float) -> Label:
    room = edge - label.x
    if room >= label.w:
        return label
    if room < 2 * label.size:  # a number in its disc stays there
        return label if label.align == "centre" and not label.wrap else attrs.evolve(label, text="", brief=None)
    return attrs.evolve(label, w=room, shrink=label.shrink or not label.wrap)


def _pushed(places: dict[str, HandPlace], end: float) -> dict[str, HandPlace]:
    """The same places, moved so that the last one stays inside; pieces without room overlap the ones before."""
    lying = [place.x for place in places.values()]
    first, last = lying[0], lying[-1]
    if last <= end or last == first:
        return places
    squeeze = (end - first) / (last - first)
    return {key: attrs.evolve(place, x=first + (place.x - first) * squeeze) for key, place in places.items()}


def _share(
    groups: tuple[Group, ...], widths: list[float], pieces: list[float], room: float, layout: Layout, style: Style
) -> list[float]:
    """The width of each group. Piles without text overlap before names are covered.

    After that the visible strips of covered pieces get narrower, widest first.
    """
    covered = [len(group.pieces) - 1 for group in groups]
    for least in (1 - COVERED, 0.0):
        over = sum(widths) - room
        if over <= 0:
            return widths
        slack = [
            0.0 if _wordy(group, style) else max(0.0, width - piece - count * max(piece * least, layout.px(CORNER)))
            for group, width, piece, count in zip(groups, widths, pieces, covered, strict=True)
        ]
        part = min(1.0, over / max(1.0, sum(slack)))
        widths = [width - part * spare for width, spare in zip(widths, slack, strict=True)]
    strips = [(width - piece) / max(1, count) for width, piece, count in zip(widths, pieces, covered, strict=True)]
    widest = max(layout.px(SEEN), _widest(sorted(zip(strips, covered, strict=True)), room - sum(pieces)))
    return [piece + count * min(strip, widest) for piece, strip, count in zip(pieces, strips, covered, strict=True)]


def _widest(strips: list[tuple[float, int]], room: float) -> float:
    """The width to which the widest strips must be cut for all to fit, given widths and numbers, narrowest first."""
    left = sum(count for _, count in strips)
    for strip, count in strips:
        if left and strip * left > room:
            return room / left
        room -= strip * count
        left -= count
    return strips[-1][0]


def _piece(group: Group, layout: Layout, apart: float) -> float:
    """The width of a group's widest piece, with the gap to the next."""
    return max(piece.w + apart for piece in group.pieces) * layout.unit


def _gaps(
    groups: tuple[Group, ...], shares: list[float], usual: float, spare: float, layout: Layout, style: Style
) -> list[float]:
    """The gap after each group: wider for a title longer than its pieces if there is room; the last gets the rest."""
    gaps: list[float] = []
    for group, share in zip(groups[:-1], shares, strict=False):
        long = Title(group, 0, 0, 0).length(style, layout)
        more = min(max(0.0, long + layout.px(TITLES) - share - usual), max(0.0, spare))
        spare -= more
        gaps.append(usual + more)
    return [*gaps, usual + max(0.0, spare)]


def _wordy(group: Group, style: Style) -> bool:
    """Whether a piece has text that must be readable."""
    return any(
        isinstance(layer, Label) and len(style.words(layer.text)) > 3 for piece in group.pieces for layer in piece.art
    )


def _width(group: Group, layout: Layout, style: Style, captions: bool, apart: float) -> float:
    wide = _piece(group, layout, apart)
    if captions:
        words = (style.words(piece.caption) for piece in group.pieces)
        wide = max(wide, *(metrics(layout.letters(15), 600).horizontalAdvance(text) + 14 for text in words))
    return wide * len(group.pieces)


@attrs.frozen
class Title(Value):
    """A group's title above its pieces."""

    group: Group
    x: float
    y: float
    room: float

    def _sizes(self, layout: Layout) -> tuple[float, float]:
        """The least font size, and that of a title, as they are painted: font sizes are whole numbers."""
        least = ceil(SMALLEST * layout.magnified / layout.unit - 0.01)
        return least, max(17.0, least)

    def length(self, style: Style, layout: Layout) -> float:
        """The width of the text and the lock, in pixels."""
        _, size = self._sizes(layout)
        long = metrics(size, 700).horizontalAdvance(style.words(self.group.title)) + 8
        return (long + (size * 1.1 + 4 if self.group.secret else 0)) * layout.unit

    def art(self, style: Style, layout: Layout) -> Art:
        """The text, the lock of a secret, and the hint as far as there is room."""
        unit = layout.unit
        least, size = self._sizes(layout)
        words = style.words(self.group.title)
        long = metrics(size, 700).horizontalAdvance(words)
        over = self.length(style, layout) - self.room
        if over > 0 and not layout.columns:
            return ()  # what lies there says it, under the pointer
        if over > 0:
            long -= over / unit
        art: Art = (Label(words, 0, 0, long + 8, size * 1.3, size, 700, "@ink2", shrink=over > 0),)
        end = long + 12
        if self.group.secret:
            art += (Svg("ui-lock", end, size * 0.1, size * 1.1, size * 1.1, "@ink2"),)
            end += size * 1.1 + 12
        room = self.room / unit - end - 8
        if self.group.hint and room > 60:
            hint = max(16.0, least)
            art += (Label(style.words(self.group.hint), end, 0, room, size * 1.3, hint, 500, "@ink2", shrink=True),)
        return art
