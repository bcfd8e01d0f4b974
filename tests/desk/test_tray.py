"""The hand in the tray: titles and names keep clear of each other."""

from __future__ import annotations

import itertools
from random import Random

import pytest
from PySide6.QtGui import QImage, QPainter

from nutdesk import games
from nutdesk.core.table import Box, Group, Label, Piece
from nutdesk.desk.kit.art import Style, paint
from nutdesk.desk.kit.layout import Layout
from nutdesk.desk.kit.marks import mark_art
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.table.hand import lay_out, words_in_sight
from nutdesk.desk.table.scene import ThingItem
from tests.core.tiny import TINY, Tiny
from tests.desk.conftest import Sit, begun
from tests.desk.hands import settle, wish
from tests.desk.ink import watched

LONG, SHORT = "Cards that wait for the next turn", "Nuts"
WINDOW = Layout(1280, 720)
HEAD = 306
"""Units that the head of the tray takes while it has words."""


def group(title: str, many: int = 1) -> Group:
    pieces = (Piece(f"{title}-{k}", "x", "hand", 0, 0, 60, 80, (Box(0, 0, 9, 9),)) for k in range(many))
    return Group(title, tuple(pieces))


def test_a_title_longer_than_its_pieces_keeps_clear_of_the_next(qapp: object) -> None:
    style = Style()
    _, titles = lay_out((group(LONG), group(SHORT, 3)), WINDOW, style, WINDOW.px(HEAD), 200)
    first, second = titles
    assert first.x + first.length(style, WINDOW) < second.x


def test_a_title_without_room_gets_shorter(qapp: object) -> None:
    style = Style()
    _, titles = lay_out((group(LONG), group(SHORT, 16)), WINDOW, style, WINDOW.px(HEAD), 200)
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


@pytest.mark.parametrize(("wide", "high"), [(150, 90), (80, 110)])
def test_a_card_that_can_be_taken_has_a_rim_that_keeps_to_itself(qapp: object, wide: float, high: float) -> None:
    """A ring under its foot would lie across the cards beside it."""
    card = Piece("card", "x", "hand", 0, 0, wide, high, ())
    for rim in mark_art(card, "selectable"):
        assert isinstance(rim, Box)
        assert rim.w <= wide + 8


def test_in_a_crowded_hand_every_piece_shows_and_keeps_its_order(qapp: object) -> None:
    """Eight wide cards with words beside four piles of nuts and one of squirrels, in the smallest window."""
    window = Layout(1100, 620)
    words = (Label("needs two tiles", -60, 0, 120, 20, 16),)
    cards = Group("Objectives", tuple(Piece(f"card-{k}", "x", "hand", 0, 0, 150, 80, words) for k in range(8)))
    nuts, squirrels = group("Nuts", 4), group("Squirrels")
    places, titles = lay_out((nuts, squirrels, cards), window, Style(), window.px(HEAD), 390)
    ends = [title.x for title in titles[1:]] + [window.width - 390]
    for held, end in zip((nuts, squirrels, cards), ends, strict=True):
        lying = [places[piece.id].x for piece in held.pieces]
        assert all(right - left > 16 for left, right in itertools.pairwise(lying)), held.title
        assert lying[-1] + held.pieces[-1].w / 2 * window.unit <= end, "the last one is whole"


def test_lines_on_a_covered_card_end_before_the_next_one_and_are_as_large_as_ever(qapp: object) -> None:
    text = Label("Nullify an animal attack.", -68, 0, 136, 80, 14, wrap=True, top=True)
    (kept,) = words_in_sight((text,), 30)
    assert isinstance(kept, Label)
    assert kept.x + kept.w < 30
    image = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    painter.scale(2, 2)
    with watched() as words:
        paint(painter, (kept,), Style(), 2.0)
    painter.end()
    assert [(word.pixels, word.cut) for word in words] == [(28, 0)]


def test_where_not_even_one_piece_of_each_group_has_room_all_keep_their_order(qapp: object) -> None:
    held = (group("Crossings"), group("Salters"), group("Bonus cards", 3))
    window, right = Layout(1100, 620), 700
    places, _ = lay_out(held, window, Style(), window.px(HEAD), right)
    lying = [place.x for place in places.values()]
    assert all(before + 5 < after for before, after in itertools.pairwise(lying))
    assert lying[-1] + 30 * window.unit <= window.width - right


@pytest.mark.parametrize("game", games.ids())
def test_what_cannot_be_taken_back_is_said_once_and_sentences_end_once(sit: Sit, game: str) -> None:
    rng, told = Random(f"tips {game}"), set[str]()
    match = begun(game, seed="tips")
    page = sit(match)
    for _ in range(12):
        if match.over:
            break
        page.session.uncover()
        settle()
        told |= {widget.toolTip() for widget in page.tray_buttons.findChildren(DeskButton)}
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert told
    for tip in told:
        assert ".." not in tip, tip
        assert tip.count("undo") <= 1, tip


class Handless(Tiny):
    hands = False


def test_a_game_without_hands_has_a_low_tray(sit: Sit) -> None:
    usual = sit(begun(TINY)).desk.layout
    page = sit(begun(Handless()))
    low = page.desk.layout
    assert low.tray < usual.tray * 0.55
    assert low.board.height() > usual.board.height() + 50
    assert page.tray_buttons.height() >= low.target
    inside = page.tray_buttons.rect()
    shown = [button for button in page.tray_buttons.findChildren(DeskButton) if button.isVisible()]
    assert shown
    assert all(inside.contains(button.geometry()) for button in shown)
    assert min(button.height() for button in shown) >= low.target
