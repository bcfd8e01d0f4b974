"""What is dropped on a panel that asks for it is the answer, or it goes back and says why."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from nutdesk.core.match import Match
from nutdesk.core.table import Question
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from tests.desk.conftest import Sit
from tests.desk.hands import grab_point, holds, settle
from tests.games.little_nutters.forest import at, hand, play

PATCHES = {"1": ["fox", "nut", "nut"], "2": ["nut", "nut", "nut"]}
WAYS = ["drag", "clicks"]


def panel(page: TablePage) -> QPointF:
    """A point on the panel where nothing else lies."""
    assert page.table is not None
    box = page.table.question
    assert isinstance(box, Question)
    return page.scene.board_point(box.x + box.w * 0.7, box.y + box.h * 0.4)


def answer(page: TablePage, piece: str, how: str = "drag") -> None:
    """Bring a piece to the panel and let go."""
    start, stop = grab_point(page, piece), panel(page)
    if how == "drag":
        mouse.press(page.view, start)
        for point in mouse.way(start, stop, 4):
            mouse.move(page.view, point)
        mouse.release(page.view, stop)
    else:
        mouse.click(page.view, start)
        settle()
        mouse.move(page.view, stop, held=False)
        mouse.click(page.view, stop)
    settle()


def held(page: TablePage, name: str) -> str:
    """The piece of a card in hand: cards of one name differ by their symbol."""
    return next(key for key in page.scene.pieces if key.startswith(f"hand-{name}"))


def named(match: Match, name: str) -> str:
    """A card of the first player as moves write it."""
    return next(card for card in hand(match, 1) if card.startswith(name))


def moves(page: TablePage) -> list[str]:
    return [str(move) for entry in page.session.match.line() for move in entry.moves]


def paying() -> Match:
    match = at(3, patches=PATCHES, hands=[["cramp", "catapult", "trapdoor"], [], []])
    play(match, "search 1")
    return match


@pytest.mark.parametrize("how", WAYS)
def test_a_card_that_the_panel_asks_for_is_discarded_there(sit: Sit, how: str) -> None:
    page = sit(paying())
    before = len(moves(page))
    answer(page, held(page, "catapult"), how)
    assert moves(page)[before].startswith("discard catapult")
    assert page.why_not.isHidden()


def test_while_a_card_is_over_the_panel_the_place_that_it_means_is_aimed_at(sit: Sit) -> None:
    page = sit(paying())
    start = grab_point(page, held(page, "catapult"))
    mouse.press(page.view, start)
    for point in mouse.way(start, panel(page), 4):
        mouse.move(page.view, point)
    assert page.grip.aimed == "discard"
    mouse.release(page.view, QPointF(6, 420))


@pytest.mark.parametrize("how", WAYS)
def test_a_card_is_played_on_the_panel_although_it_could_name_a_player_at_once(sit: Sit, how: str) -> None:
    page = sit(at(3, due="play", hands=[["cramp", "acorn-helmet"], [], []]))
    answer(page, held(page, "cramp"), how)
    assert [move.split("-")[0] for move in moves(page)] == ["play cramp"]


@pytest.mark.parametrize("how", WAYS)
def test_a_card_that_is_no_answer_goes_back_and_says_why(sit: Sit, how: str) -> None:
    page = sit(at(3, due="play", hands=[["cramp", "acorn-helmet"], [], []]))
    answer(page, held(page, "acorn-helmet"), how)
    assert moves(page) == []
    assert not holds(page)
    assert page.why_not.isVisible()
    assert page.why_not.clause


@pytest.mark.parametrize("how", WAYS)
def test_a_card_that_could_mean_several_things_goes_back_and_says_so(sit: Sit, how: str) -> None:
    match = at(3, due="play", hands=[["cramp"], [], []])
    play(match, f"play {named(match, 'cramp')}")
    page = sit(match)
    answer(page, "open-0", how)
    assert len(moves(page)) == 1
    assert not holds(page)
    assert "several things" in page.why_not.reason
    assert page.why_not.isVisible()


def test_a_card_that_can_mean_one_thing_only_names_it(sit: Sit) -> None:
    match = at(2, due="play", hands=[["cramp"], []])
    play(match, f"play {named(match, 'cramp')}")
    page = sit(match)
    answer(page, "open-0")
    assert moves(page)[1:] == ["name 2"]


def test_what_lies_on_the_panel_is_put_back_without_a_word(sit: Sit) -> None:
    page = sit(at(3, patches=PATCHES, hands=[["cramp", "catapult", "trapdoor"], [], []]))
    answer(page, "lens")
    assert moves(page) == []
    assert page.why_not.isHidden()


def test_a_card_dug_onto_the_panel_is_dug(sit: Sit) -> None:
    page = sit(at(3, patches=PATCHES, hands=[["cramp"], [], []]))
    answer(page, "top-2")
    assert moves(page)[0] == "dig 2"


def test_while_a_lesson_asks_the_panel_gives_no_answer_away(sit: Sit) -> None:
    page = sit(paying())
    page.grip.tells = False
    before = moves(page)
    answer(page, held(page, "catapult"))
    assert moves(page) == before
    assert page.why_not.isHidden()
