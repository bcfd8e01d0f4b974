"""The table in words: a list that says the whole position, stays true to it, and can be played from."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.core.wish import Wish
from nutdesk.desk.access.word_lines import WordLine
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.settings import settings as kept
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import choices, click, key, letters, settle


def flat(found: tuple[WordLine, ...]) -> Iterator[WordLine]:
    for line in found:
        yield line
        yield from flat(line.parts)


def texts(page: TablePage) -> set[str]:
    return {line.text for line in flat(page.words.shown)}


def part(page: TablePage, name: str) -> list[WordLine]:
    return [line for top in page.words.shown if top.key == name for line in top.parts]


def in_words(page: TablePage) -> TablePage:
    page.words.show_list(True)
    page.words.tree.setFocus()
    settle()
    return page


def go_to(page: TablePage, *path: str) -> None:
    """Walk the list with the arrows to a line, opening what is folded on the way."""
    tree = page.words.tree
    wanted = page.words.items()[path]
    up = wanted.parent()
    while up is not None:
        up.setExpanded(True)
        up = up.parent()
    QTest.keyClick(tree, Qt.Key.Key_Home)
    for _ in range(500):
        if tree.currentItem() is wanted:
            return
        QTest.keyClick(tree, Qt.Key.Key_Down)
    raise AssertionError(f"no arrow leads to {path}")


def check(page: TablePage) -> None:
    """Every place, every piece, the hand, the scores and the prompt are there, as they are now."""
    table, words = page.table, page.session.words
    assert table is not None
    assert page.words.shown == page.words.lines()
    said = texts(page)
    pieces = [*table.pieces, *(piece for group in table.hand for piece in group.pieces)]
    for thing in (*table.spots, *(piece for piece in pieces if not piece.label)):
        assert any(text.startswith(words(thing.name)) for text in said)
    assert page.prompt.text in said
    for card in table.seats:
        assert any(text.startswith(words(card.name)) for text in said)
    shown = [page.words.tree.topLevelItem(k).text(0) for k in range(page.words.tree.topLevelItemCount())]
    assert shown == [line.text for line in page.words.shown]
    doing = {line.key for line in part(page, "do")}
    assert {gesture.piece for gesture in table.gestures} <= doing
    assert len(doing) >= len([button for button in table.buttons if button.actions])


@pytest.mark.parametrize("game", games.ids())
def test_it_says_the_whole_position_after_every_move_and_every_step_back(sit: Sit, game: str) -> None:
    page, rng = in_words(sit(begun(game, 3 if 3 in games.load(game).players else None, fair=False))), Random(game)
    page.session.set_open_hands(True)
    for _ in range(8):
        check(page)
        before = set(texts(page))
        page.submit(Wish.of(rng.choice(choices(page)), "click", page.session.viewer))
        settle()
        check(page)
        if rng.random() < 0.4:
            page.session.undo()
            settle()
            check(page)
            assert texts(page) == before


def test_f4_opens_it_goes_there_closes_it_and_it_is_remembered(window: MainWindow) -> None:
    window.resize(1280, 720)
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    board = page.desk.layout.board.width()
    key(window, Qt.Key.Key_F4)
    assert page.words.isVisible()
    assert window.focusWidget() is page.words.tree
    assert page.desk.layout.board.width() < board, "the board makes room"
    assert kept.load().in_words
    page.view.setFocus()
    key(window, Qt.Key.Key_F4)
    assert window.focusWidget() is page.words.tree, "from the board the key leads to the list"
    window.seat(begun(seed="next"), None)
    page = window.page
    assert page.words.isVisible(), "the next game has it too"
    page.session.uncover()
    settle()
    page.words.tree.setFocus()
    key(window, Qt.Key.Key_F4)
    assert page.words.isHidden()
    assert window.focusWidget() is page.view
    assert page.desk.layout.board.width() == board
    assert page.story.isVisible()
    assert not kept.load().in_words
    key(window, Qt.Key.Key_F4)
    click(page.words.close_button)
    assert page.words.isHidden()


def test_a_move_is_made_from_the_list_alone(sit: Sit) -> None:
    hands = [["red-acorn", "blue-acorn"], ["green-acorn"], ["yellow-acorn"]]
    page = in_words(sit(at(squirrels=[1, 3, 7], hands=hands, caches={"5": ["red-walnut"]})))
    tree = page.words.tree
    nut = next(line.key for line in part(page, "do") if line.text.startswith("red acorn"))
    go_to(page, "do", nut)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert page.grip.held is not None
    assert page.words.path(tree.currentItem())[0] == "do", "the list goes on to where it may go"
    assert "Cache 5: +1: 1 red" in texts(page)
    QTest.keyClick(tree, Qt.Key.Key_Escape)
    assert page.grip.held is None
    assert page.words.path(tree.currentItem()) == ("do", nut), "and back"
    QTest.keyClick(tree, Qt.Key.Key_Return)
    go_to(page, "do", "cache-5")
    assert page.grip.aimed == "cache-5", "the board shows what the line is about"
    QTest.keyClick(tree, Qt.Key.Key_Return)
    settle()
    assert [str(move) for move in page.session.match.current.moves] == ["move 5", "play red-acorn"]
    assert "Cache 5: Tufty is here; red walnut, red acorn" in texts(page)


def test_buttons_are_lines_and_their_letters_work_from_the_list(sit: Sit) -> None:
    hands = [["red-acorn"], ["green-acorn"], ["yellow-acorn"]]
    for how in ("line", "letter"):
        page = in_words(sit(at(squirrels=[1, 3, 7], hands=hands, phase="nut")))
        line = next(line for line in part(page, "do") if line.does == "button")
        assert page.table is not None
        button = page.table.buttons[int(line.key.removeprefix("button-"))]
        assert f"({button.key})" in line.text
        if how == "line":
            go_to(page, "do", line.key)
            QTest.keyClick(page.words.tree, Qt.Key.Key_Return)
        else:
            letters(page, button.key.lower())
        settle()
        assert page.session.match.current.moves[: len(button.actions)] == button.actions
        page.hide()


@pytest.mark.parametrize("game", [name for name in games.ids() if games.load(name).secrets])
def test_behind_the_curtain_it_says_nothing_private_and_lifts_the_curtain(sit: Sit, game: str) -> None:
    page = in_words(sit(begun(game, 3), covered=True))
    due = page.session.match.due
    assert due is not None
    hand = page.session.table(due.seat).hand
    secret = {page.session.words(piece.name) for group in hand if group.secret for piece in group.pieces}
    assert secret
    assert not secret & texts(page)
    go_to(page, "now", "curtain")
    QTest.keyClick(page.words.tree, Qt.Key.Key_Return)
    settle()
    assert page.session.viewer == due.seat
    assert secret <= texts(page)
    assert page.words.tree.hasFocus(), "the keys stay with the list"
    assert page.words.path(page.words.tree.currentItem())[0] == "do", "which goes on to what can be done"


@pytest.mark.parametrize("size", [(1100, 620), (1280, 720)])
def test_it_covers_nothing_in_a_small_window(sit: Sit, size: tuple[int, int]) -> None:
    for game in games.ids():
        page = in_words(sit(begun(game, max(games.load(game).players)), size=size))
        box = page.words.geometry()
        assert page.rect().contains(box)
        tops = [
            item.pos().y() - item.thing.h / 2 * page.scene.unit(item)
            for item in page.scene.pieces.values()
            if item.in_tray
        ]
        assert page.view.mapFrom(page, box.bottomLeft()).y() <= min(tops, default=page.scene.tray_top) + 10
        left = page.view.mapFrom(page, box.topLeft()).x()
        for item in page.scene.spots.values():
            assert item.pos().x() + item.thing.w / 2 * page.scene.scale <= left + page.desk.layout.px(12)
        assert page.words.tree.height() > 250
        page.hide()


def test_a_line_can_be_opened_while_pieces_are_still_on_their_way(sit: Sit) -> None:
    """The key ends the motion, and that makes every line anew: the one that was pressed is looked up again."""
    page = in_words(sit(begun("in-the-nuts", fair=False)))
    page.session.set_open_hands(True)
    page.animator.pace = 1.0
    for choice in range(6):
        page.submit(Wish.of(choices(page)[0], "click", page.session.viewer))
        assert page.animator.busy, choice
        path = next((line.key,) for line in page.words.shown if not line.does and line.parts)
        page.words.tree.setCurrentItem(page.words.items()[path])
        QTest.keyClick(page.words.tree, Qt.Key.Key_Space)
        assert not page.animator.busy
        check(page)


def test_a_button_that_went_while_pieces_were_on_their_way_is_not_pressed(sit: Sit) -> None:
    """Nor another that has its number now."""
    page = in_words(sit(begun("in-the-nuts", fair=False)))
    page.session.set_open_hands(True)
    page.animator.pace = 1.0
    gone = 0
    for _ in range(20):
        said = {path: item.text(0) for path, item in page.words.items().items() if path[-1].startswith("button-")}
        page.submit(Wish.of(choices(page)[0], "click", page.session.viewer))
        made = page.session.match.line()
        if said and page.animator.busy:
            path, text = next(iter(said.items()))
            page.words.tree.setCurrentItem(page.words.items()[path])
            QTest.keyClick(page.words.tree, Qt.Key.Key_Return)
            item = page.words.items().get(path)
            if item is None or item.text(0) != text:
                gone += 1
                assert page.session.match.line() == made
        page.quiet()
    assert gone
