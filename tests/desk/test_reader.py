"""What a screen reader gets to know of a table: every thing by name, where it is, what can be done."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from nutdesk import games
from nutdesk.core.match import Match
from nutdesk.desk.new_game.setup import Setup, people
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.desk.conftest import NICE, Sit, at, begun
from tests.desk.hands import click, drag, key, settle

Name, Description = QAccessible.Text.Name, QAccessible.Text.Description


def ring() -> Match:
    hands = [["red-acorn", "blue-acorn"], ["green-acorn"], ["yellow-acorn"]]
    return at(squirrels=[1, 3, 7], hands=hands, caches={"5": ["red-walnut"]})


def of(page: TablePage) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(page.view)


def everything(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for k in range(top.childCount()):
        child = top.child(k)
        assert top.indexOfChild(child) == k
        yield child
        yield from everything(child)


def named(page: TablePage, name: str) -> QAccessibleInterface:
    return next(one for one in everything(of(page)) if one.text(Name).startswith(name))


def names(page: TablePage) -> list[str]:
    return [one.text(Name) for one in everything(of(page))]


@pytest.mark.parametrize("game", games.ids())
def test_every_thing_is_there_by_name_at_its_place_with_what_can_be_done(sit: Sit, game: str) -> None:
    page = sit(begun(game))
    table = page.table
    assert table is not None
    lettered = [piece for piece in table.pieces if not piece.label]
    pieces = [*lettered, *(piece for group in table.hand for piece in group.pieces)]
    groups = [group.title for group in table.hand if group.pieces]
    words = page.session.words
    assert sorted(names(page)) == sorted(
        [*(page.announcer.teller.name(thing.id) for thing in (*table.spots, *pieces)), *map(words, groups)]
    )
    window = QRect(page.mapToGlobal(QPoint(0, 0)), page.size())
    takes = {gesture.piece for gesture in table.gestures}
    for one in everything(of(page)):
        assert one.text(Name).strip()
        assert window.contains(one.rect().center()), one.text(Name)
        state = one.state()
        assert not state.invisible
        if one.role() == QAccessible.Role.List:
            continue
        tag = one.object()
        assert state.focusable
        assert bool(state.selectable) == (tag.key in takes)
        assert tag.key not in takes or one.text(Description).startswith("Enter")
    for spot in table.spots:
        lying = [words(piece.name) for piece in lettered if piece.spot == spot.id]
        place = next(one for one in everything(of(page)) if one.object().key == spot.id)
        assert [place.child(k).text(Name) for k in range(place.childCount())] == lying


def test_the_middle_of_a_thing_leads_to_it(sit: Sit) -> None:
    page = sit()
    for one in everything(of(page)):
        if one.text(Name).startswith("red hazelnut"):
            found = of(page).childAt(one.rect().center().x(), one.rect().center().y())
            assert found.text(Name) == one.text(Name)


def test_there_is_nothing_to_pay_for_until_somebody_asks(sit: Sit) -> None:
    page = sit()
    drag(page, "squirrel-0", "cache-9")
    assert not page.tags.awake
    assert page.tags.top == []
    assert of(page).childCount() > 9
    assert page.tags.awake


def test_a_table_that_was_left_is_forgotten_though_it_was_read(window: MainWindow) -> None:
    game, left = games.load(NICE), []
    for k in range(2):
        window.start(Setup(game, people(game, 3), game.chosen({}), f"left {k}", fair=True))
        settle()
        assert window.page is not None
        assert names(window.page)
        left.append(ref(window.page))
        window.go_home()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # as a real event loop does
    gc.collect()
    assert all(page() is None for page in left)


def test_a_screen_reader_makes_a_whole_move(sit: Sit) -> None:
    page = sit(ring())
    before = page.session.match.current
    nut = named(page, "red acorn")
    assert nut.actionInterface().actionNames() == ["Press"]
    nut.actionInterface().doAction("Press")
    settle()
    assert named(page, "red acorn").state().selected
    cache = named(page, "Cache 5")
    assert cache.state().selectable
    assert cache.text(Description).startswith("Enter puts it here: red acorn. +1")
    cache.actionInterface().doAction("Press")
    settle()
    assert page.session.match.current.parent is before
    assert "red acorn" in named(page, "Cache 5").text(Name)


def test_the_tree_follows_the_table_forth_and_back(sit: Sit) -> None:
    page = sit(begun(fair=False))
    start = names(page)
    drag(page, "squirrel-0", "cache-9")
    assert names(page) != start
    assert named(page, "Cache 9").childCount() == 1
    page.session.undo()
    settle()
    page.session.uncover()
    settle()
    assert names(page) == start


def test_the_finger_is_the_focus(sit: Sit) -> None:
    page = sit()
    page.view.setFocus()
    key(page, Qt.Key.Key_Right)
    here = of(page).focusChild()
    assert here is not None
    assert here.state().focused
    assert here.text(Name) == page.announcer.teller.name(page.grip.finger.at)


@pytest.mark.parametrize("game", [name for name in games.ids() if games.load(name).secrets])
def test_behind_the_curtain_there_is_no_hand(sit: Sit, game: str) -> None:
    page = sit(begun(game, 3), covered=True)
    assert page.session.covered
    secret = {
        page.session.words(piece.name)
        for group in page.session.table(page.session.match.due.seat).hand  # type: ignore[union-attr]
        if group.secret
        for piece in group.pieces
    }
    assert secret
    assert not secret & set(names(page))
    assert not any(text in page.announcer.again() for text in secret)


# ---- the two keys ---------------------------------------------------------------------------------------------------


def test_the_finger_comes_with_the_keys_and_not_when_a_curtain_is_lifted(sit: Sit) -> None:
    page = sit(covered=True)
    page.curtain.button.setFocus()
    click(page.curtain.button)
    assert page.view.hasFocus()
    assert page.grip.finger.at == ""
    key(page, Qt.Key.Key_Tab)
    assert not page.view.hasFocus()
    key(page, Qt.Key.Key_Backtab)
    assert page.view.hasFocus()
    assert page.grip.finger.at


def test_f3_says_what_is_under_the_finger_and_what_enter_does(sit: Sit) -> None:
    page = sit(ring())
    page.view.setFocus()
    page.tell_here()
    assert page.why_not.reason.startswith(page.prompt.text), "nothing is under the finger yet"
    page.grip.finger.put("squirrel-0")
    page.tell_here()
    assert page.why_not.isVisible()
    assert page.why_not.reason == ("Tufty's squirrel. Cache 1: Tufty is here; empty. Enter takes it: 3 places to go.")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert page.grip.held is not None
    page.grip.finger.put("cache-9")
    page.tell_here()
    assert page.grip.held is not None, "asking puts nothing down"
    assert page.why_not.reason.endswith("It cannot go here: Tufty's squirrel. Enter says why.")


def test_it_is_said_again_with_what_is_asked_now(sit: Sit) -> None:
    page = sit(begun(fair=False))
    drag(page, "squirrel-0", "cache-9")
    told = [page.session.words(event.sentence()) for event in page.session.match.current.events]
    page.tell_again()
    for text in told:
        assert text in page.why_not.reason
    assert page.prompt.text in page.why_not.reason
    page.session.undo()
    page.tell_again()
    assert not any(text in page.why_not.reason for text in told), "what was taken back did not happen"


def test_what_one_seat_alone_was_told_is_not_said_to_the_next(sit: Sit) -> None:
    """A bonus card of NUTS is discarded: who did it hears which, as long as the curtain is up."""
    page = sit(begun("nuts"))
    drag(page, "drawn-1", "floor")
    events = page.session.match.current.events
    private = [page.session.words(event.sentence()) for event in events if event.only is not None]
    assert private
    said = page.announcer.again()
    assert all(text in said for text in private)
    page.session.cover()
    settle()
    assert not any(text in page.announcer.again() for text in private)
