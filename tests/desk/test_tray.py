"""The hand in the tray: titles and names keep clear of each other."""

from __future__ import annotations

from nutdesk.core.table import Box, Group, Label, Piece
from nutdesk.desk.kit.art import Style
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.table.hand import lay_out
from nutdesk.desk.table.scene import ThingItem

LONG, SHORT = "Cards that wait for the next turn", "Nuts"
WINDOW = Layout(1280, 720)


def group(title: str, many: int = 1) -> Group:
    pieces = (Piece(f"{title}-{k}", "x", "hand", 0, 0, 60, 80, (Box(0, 0, 9, 9),)) for k in range(many))
    return Group(title, tuple(pieces))


def test_a_title_longer_than_its_pieces_keeps_clear_of_the_next(qapp: object) -> None:
    style = Style()
    _, titles = lay_out((group(LONG), group(SHORT, 3)), WINDOW, style, 200)
    first, second = titles
    assert first.x + first.length(style, WINDOW) < second.x


def test_a_title_without_room_gets_shorter(qapp: object) -> None:
    style = Style()
    _, titles = lay_out((group(LONG), group(SHORT, 16)), WINDOW, style, 200)
    words = titles[0].art(style, WINDOW)[0]
    assert isinstance(words, Label)
    assert words.shrink
    assert words.w * WINDOW.unit <= titles[0].room


def test_a_mark_keeps_clear_of_the_name_below(qapp: object) -> None:
    item = ThingItem(group(SHORT).pieces[0], in_tray=True)
    item.caption = "Acorn"
    *_, name = item.art()
    assert isinstance(name, Label)
    for rim in mark_art(item.thing, "selectable", captioned=True):
        assert isinstance(rim, Box)
        assert rim.y + rim.h + rim.width / 2 < name.y + (name.h - name.size) / 2
