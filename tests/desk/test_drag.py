"""Every move can be dragged, clicked and typed; what is not allowed snaps back and says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtTest import QTest

from nutdesk.core.game import look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action
from nutdesk.core.table import Gesture
from nutdesk.desk.offscreen import mouse
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from tests.core.tiny import TINY
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import (
    ARROWS,
    by_keys,
    click,
    click_twice,
    drag,
    drop_point,
    grab_point,
    holds,
    key,
    letters,
    lift,
    menu_of,
    settle,
    widget_of,
)

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]
ASIDE = QPointF(6, 420)
"""On the wood, where nothing lies."""


def open_ring(**more: Any) -> Match:
    """Tufty on cache 1 is to move; Cyril stands on cache 3, a nut lies hidden on cache 4, two open ones on cache 2."""
    caches = {"2": ["blue-chestnut", "yellow-walnut"], "4": ["?red-hazelnut"]}
    return at(**{"squirrels": [1, 3, 7], "hands": HANDS, "caches": caches, **more})


def moves(page: TablePage) -> list[str]:
    """All that was played, as text."""
    return [str(move) for entry in page.session.match.line() for move in entry.moves]


def legal_gestures(page: TablePage, piece: str) -> set[str]:
    """The spots of the table's own gestures for a piece, asked of the game itself."""
    session = page.session
    view = look(session.game, session.match.state, session.viewer)
    table = session.game.table(view, session.match.cast)
    return {gesture.spot for gesture in table.gestures if gesture.piece == piece}


def lit(page: TablePage) -> set[str]:
    """The spots that are not veiled while something is held."""
    return {name for name, item in page.scene.spots.items() if not item.veiled}


# ---- drag -----------------------------------------------------------------------------------------------------------


def test_a_squirrel_dragged_to_a_lit_cache_moves_there(sit: Sit) -> None:
    page = sit(open_ring())
    drag(page, "squirrel-0", "cache-5")
    assert moves(page) == ["move 5"]
    assert page.scene.pieces["squirrel-0"].thing.spot == "cache-5"  # type: ignore[union-attr]


def test_a_nut_dragged_from_the_hand_moves_and_plays_as_one_undo_step(sit: Sit) -> None:
    page = sit(open_ring())
    before = page.session.match.state.copy()
    drag(page, "hand-blue-acorn-0", "cache-2")
    assert moves(page) == ["move 2", "play blue-acorn"]
    assert page.session.match.state.scores == [1, 0, 0]
    assert page.session.undo_stack.count() == 1
    page.session.undo()
    assert page.session.match.state == before


def test_a_drop_on_no_spot_changes_nothing_and_says_nothing(sit: Sit) -> None:
    page = sit(open_ring())
    mouse.press(page.view, grab_point(page, "squirrel-0"))
    for point in mouse.way(grab_point(page, "squirrel-0"), ASIDE, 5):
        mouse.move(page.view, point)
    assert holds(page)
    mouse.release(page.view, ASIDE)
    assert not holds(page)
    assert moves(page) == []
    assert page.why_not.isHidden()
    assert lit(page) == set(page.scene.spots), "the veil is taken away"


def test_a_drop_where_it_lay_changes_nothing_and_says_nothing(sit: Sit) -> None:
    page = sit(open_ring())
    drag(page, "squirrel-0", "cache-1")
    assert moves(page) == []
    assert page.why_not.isHidden()


@pytest.mark.parametrize(
    ("piece", "spot", "sentence"),
    [
        ("squirrel-0", "cache-3", "Cyril sits there. Passing is fine, sharing is not."),
        ("squirrel-0", "cache-9", "That is 8 steps away: a squirrel moves 1 to 4 caches clockwise."),
        ("hand-blue-acorn-0", "cache-3", "Cyril sits there. Passing is fine, sharing is not."),
    ],
)
def test_an_illegal_drop_snaps_back_and_shows_sentence_and_clause(
    sit: Sit, piece: str, spot: str, sentence: str
) -> None:
    page = sit(open_ring())
    before, home = page.session.match.state.copy(), page.scene.pieces[piece].pos()
    drag(page, piece, spot)
    assert page.session.match.state == before
    assert moves(page) == []
    assert page.scene.pieces[piece].pos() == home
    assert page.scene.pieces[piece].opacity() == 1
    assert page.why_not.isVisible()
    assert page.why_not.reason == sentence
    assert page.why_not.clause == "NS-T1"
    number = spot.removeprefix("cache-")
    assert page.why_not.title == f"Why not cache {number}?"
    assert page.rect().contains(page.why_not.geometry()), "the paper lies in the window"


def test_the_paper_goes_with_the_next_click(sit: Sit) -> None:
    page = sit(open_ring())
    drag(page, "squirrel-0", "cache-3")
    mouse.click(page.view, ASIDE)
    assert page.why_not.isHidden()


def test_f1_after_a_refusal_opens_the_rules_at_its_clause(window: MainWindow) -> None:
    window.seat(open_ring(), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    assert page.table is not None
    drag(page, "nut-2-0", "hand")
    assert page.why_not.isVisible()
    assert page.why_not.clause == "NS-O1"
    assert page.table.clause != "NS-O1", "or this proves nothing"
    key(page, Qt.Key.Key_F1)
    assert page.rules.isVisible()
    assert page.rules.at == "NS-O1"
    assert "NS-O1" in page.rules.text.toPlainText()
    assert page.why_not.isHidden()
    key(page, Qt.Key.Key_Escape)
    assert page.rules.isHidden()
    assert page.view.hasFocus()
    key(page, Qt.Key.Key_F1)
    assert page.rules.at == page.table.clause, "without a refusal it opens at what matters now"


def test_a_click_on_the_paper_reads_the_rule(sit: Sit) -> None:
    page = sit(open_ring())
    drag(page, "nut-2-0", "hand")
    click(page.why_not)
    assert page.rules.isVisible()
    assert page.rules.at == "NS-O1"


@pytest.mark.parametrize("piece", ["squirrel-0", "hand-blue-acorn-0"])
def test_the_lit_targets_are_exactly_the_legal_gestures_of_the_lifted_piece(sit: Sit, piece: str) -> None:
    page = sit(open_ring())
    want = legal_gestures(page, piece)
    assert want == {"cache-2", "cache-4", "cache-5"}
    lift(page, piece, "cache-2")
    assert set(page.grip.targets()) == want
    held_on = {page.scene.pieces[piece].thing.spot} & set(page.scene.spots)  # type: ignore[union-attr]
    assert lit(page) - held_on == want
    mouse.release(page.view, ASIDE)


def test_a_piece_of_somebody_else_lights_nothing_and_does_nothing(sit: Sit) -> None:
    page = sit(open_ring())
    drag(page, "squirrel-1", "cache-5")
    assert moves(page) == []


def test_the_ghost_moves_and_the_piece_stays_until_the_move_is_made(sit: Sit) -> None:
    page = sit(open_ring())
    item = page.scene.pieces["squirrel-0"]
    home = item.pos()
    stop = lift(page, "squirrel-0", "cache-5")
    ghost = page.grip._ghost
    assert ghost is not None
    assert (ghost.pos() - stop).manhattanLength() < 30, "the ghost is under the pointer"
    assert item.pos() == home
    assert item.opacity() < 0.5
    assert item.thing.spot == "cache-1"  # type: ignore[union-attr]
    assert moves(page) == []
    mouse.release(page.view, stop)
    settle()
    assert page.grip._ghost is None
    assert ghost.scene() is None
    assert page.scene.pieces["squirrel-0"].pos() != home
    assert page.scene.pieces["squirrel-0"].opacity() == 1


def test_escape_during_a_drag_puts_the_piece_back_for_good(sit: Sit) -> None:
    page = sit(open_ring())
    stop = lift(page, "squirrel-0", "cache-5")
    key(page, Qt.Key.Key_Escape)
    assert not holds(page)
    mouse.move(page.view, stop - QPointF(30, 0))
    mouse.move(page.view, stop)
    assert not holds(page), "the button is still down, but the drag is over"
    mouse.release(page.view, stop)
    settle()
    assert not holds(page)
    assert moves(page) == []


def test_a_right_click_during_a_drag_puts_the_piece_back_for_good(sit: Sit) -> None:
    page = sit(open_ring())
    stop = lift(page, "squirrel-0", "cache-5")
    view = page.view
    right, both = Qt.MouseButton.RightButton, Qt.MouseButton.LeftButton | Qt.MouseButton.RightButton
    mouse.send(view, QEvent.Type.MouseButtonPress, view.mapFromScene(stop), right, both)
    mouse.send(view, QEvent.Type.MouseButtonRelease, view.mapFromScene(stop), right, mouse.LEFT)
    mouse.move(view, stop - QPointF(30, 0))
    mouse.move(view, stop)
    mouse.release(view, stop)
    settle()
    assert not holds(page)
    assert moves(page) == []


def test_the_pill_on_a_target_tells_the_consequence_and_the_barrier_before_the_drop(sit: Sit) -> None:
    page = sit(open_ring())
    lift(page, "squirrel-0", "cache-4")
    gesture = page.grip.aimed_gesture()
    assert gesture is not None
    assert page.session.words(gesture.says) == "3 steps, turns a nut"
    assert gesture.barrier == "a nut is turned over"
    mouse.release(page.view, ASIDE)


def test_values_on_the_hand_tell_what_each_nut_is_worth(sit: Sit) -> None:
    page = sit(open_ring())
    mouse.move(page.view, drop_point(page, "squirrel-0", "cache-2"), held=False)
    assert page.grip.values_at("cache-2") == {"hand-blue-acorn-0": "+1", "hand-red-walnut-0": "+1"}
    assert len(page.pointing.value_pills.marks.drawn) == 2


# ---- clicks and keys ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("piece", "spot", "made"),
    [
        ("squirrel-0", "cache-5", ["move 5"]),
        ("hand-blue-acorn-0", "cache-2", ["move 2", "play blue-acorn"]),
        ("hand-red-walnut-0", "cache-5", ["move 5", "play red-walnut"]),
    ],
)
def test_drag_two_clicks_and_keys_make_the_same_move(sit: Sit, piece: str, spot: str, made: list[str]) -> None:
    page = sit(open_ring(fair=False))
    match = page.session.match
    for way in (drag, click_twice, by_keys):
        way(page, piece, spot)
        assert moves(page) == made, way.__name__
        page.session.undo()
        page.session.uncover()
        settle()
    assert len(match.entries) == 2, "the same move, found again each time"


def test_drag_two_clicks_and_keys_are_refused_alike(sit: Sit) -> None:
    page = sit(open_ring())
    for way in (drag, click_twice, by_keys):
        way(page, "squirrel-0", "cache-3")
        assert moves(page) == []
        assert page.why_not.isVisible(), way.__name__
        assert page.why_not.clause == "NS-T1"
        assert not holds(page)
        page.quiet()


def test_taking_up_is_dragged_clicked_and_typed_into_the_hand(sit: Sit) -> None:
    page = sit(open_ring(taking_up=True, fair=False))
    for way in (drag, click_twice, by_keys):
        way(page, "nut-2-1", "hand")
        assert moves(page) == ["move 2", "take yellow-walnut"], way.__name__
        page.session.undo()
        page.session.uncover()
        settle()


def test_a_click_elsewhere_puts_a_clicked_piece_back(sit: Sit) -> None:
    page = sit(open_ring())
    mouse.click(page.view, grab_point(page, "squirrel-0"))
    assert holds(page)
    mouse.click(page.view, ASIDE)
    assert not holds(page)
    assert moves(page) == []


def test_escape_puts_a_piece_taken_with_the_keys_back(sit: Sit) -> None:
    page = sit(open_ring())
    page.view.setFocus()
    key(page, Qt.Key.Key_Right)
    assert page.grip.finger.at, "the first arrow shows the finger"
    page.grip.finger.put("squirrel-0")
    key(page, Qt.Key.Key_Return)
    assert holds(page)
    key(page, Qt.Key.Key_Escape)
    assert not holds(page)
    key(page, Qt.Key.Key_Escape)
    assert page.grip.finger.at == ""
    assert moves(page) == []


def test_the_arrows_reach_every_piece_that_can_be_taken_and_every_place_to_drop_it(sit: Sit) -> None:
    page = sit(open_ring(taking_up=True))
    page.view.setFocus()

    def reach() -> set[str]:
        found = {page.grip.finger.at}
        queue = [page.grip.finger.at]
        while queue:
            here = queue.pop()
            for arrow in ARROWS:
                page.grip.finger.put(here)
                QTest.keyClick(page.view, arrow)
                if page.grip.finger.at not in found:
                    found.add(page.grip.finger.at)
                    queue.append(page.grip.finger.at)
        return found

    assert page.table is not None
    assert {gesture.piece for gesture in page.table.gestures} <= reach()
    page.grip.finger.put("nut-2-0")
    QTest.keyClick(page.view, Qt.Key.Key_Return)
    assert set(page.grip.targets()) == {"hand"}
    assert "hand" in reach()


def test_a_letter_presses_the_button_that_carries_it(sit: Sit) -> None:
    page = sit(at(squirrels=[1, 3, 7], hands=HANDS, phase="nut"))
    letters(page, "n")
    assert moves(page) == ["nothing"]


def test_a_click_presses_a_button(sit: Sit) -> None:
    page = sit(at(squirrels=[1, 3, 7], hands=HANDS, phase="nut"))
    assert page.table is not None
    click(widget_of(page, page.table.buttons[0]))
    assert moves(page) == ["nothing"]


def test_letters_do_nothing_behind_the_curtain(sit: Sit) -> None:
    page = sit(at(squirrels=[1, 3, 7], hands=HANDS, phase="nut"), covered=True)
    letters(page, "n")
    assert moves(page) == []
    assert page.session.covered


@pytest.mark.parametrize(("seats", "taking"), [(2, False), (2, True), (3, True), (4, False), (5, True), (6, False)])
def test_every_player_count_and_option_can_be_played_in_every_way(sit: Sit, seats: int, taking: bool) -> None:
    page = sit(begun(seats=seats, taking_up=taking, seed=f"{seats}{taking}"))
    rng = Random(seats)
    ways = (drag, click_twice, by_keys)
    for turn in range(3):
        page.session.uncover()
        settle()
        assert page.table is not None
        gesture = rng.choice(page.table.gestures)
        ways[turn % 3](page, gesture.piece, gesture.spot)
        made = page.session.match.current.moves
        assert made[: len(gesture.actions)] == gesture.actions


# ---- a drop with several meanings -----------------------------------------------------------------------------------


class TwoWays(type(TINY)):  # type: ignore[misc]
    """The throw-away game with a drop that can mean two things: go to a heap, or go there and roll."""

    def _gestures(self, view: object) -> list[Gesture]:
        gestures: list[Gesture] = super()._gestures(view)
        legal: tuple[Action, ...] = view.legal  # type: ignore[attr-defined]
        if any(str(action).startswith("go ") for action in legal):
            for heap in ("left", "right"):
                actions = (TINY.parse(f"go {heap}"), TINY.parse("roll"))
                gestures.append(Gesture("pawn", f"heap-{heap}", actions, "go and roll", barrier="a die is rolled"))
        return gestures


@pytest.mark.parametrize(("line", "made"), [("go", ["go left"]), ("go and roll  (no undo after)", ["go left", "roll"])])
def test_a_drop_with_several_meanings_asks_which(sit: Sit, line: str, made: list[str]) -> None:
    page = sit(begun(TwoWays()))
    for way in (drag, by_keys):
        way(page, "pawn", "heap-left")
        menu = menu_of(page)
        assert [action.text() for action in menu.actions()] == ["go", "go and roll  (no undo after)"]
        assert moves(page) == [], "nothing happens before the choice"
        if way is drag:
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            settle()
            assert moves(page) == [], "leaving the menu leaves it all as it was"
    menu = menu_of(page)
    line_of = next(action for action in menu.actions() if action.text() == line)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(line_of).center())
    settle()
    assert [move for move in moves(page) if not move.startswith("luck")] == made
    assert page.session.undo_stack.count() == 1


def test_a_shaky_click_is_still_a_click(sit: Sit) -> None:
    page = sit(open_ring())
    start = grab_point(page, "squirrel-0")
    mouse.press(page.view, start)
    mouse.move(page.view, start + QPointF(2, 2))
    mouse.release(page.view, start + QPointF(2, 2))
    assert holds(page)
    assert page.grip.by == "click"
