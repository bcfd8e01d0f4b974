"""A wish goes up however it was said, and what happened comes down to every screen as its viewer may know it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nutdesk.core.fact import Fact
from nutdesk.core.game import TABLE
from nutdesk.core.history import visible
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.table.session import Session
from tests.desk.conftest import Sit, at, begun
from tests.desk.hands import by_keys, click, click_twice, drag, drop_point, grab_point, letters, make, settle, wish

HANDS = [["blue-acorn", "red-walnut"], ["green-acorn", "red-acorn"], ["yellow-acorn", "yellow-walnut"]]
PIECE, SPOT = "squirrel-0", "cache-2"


class Phone:
    """A screen that keeps what it is told."""

    def __init__(self, session: Session, viewer: int) -> None:
        self.viewer: int | None = viewer
        self.facts: list[Fact] = []
        session.screens.append(self)

    def tell(self, fact: Fact) -> None:
        self.facts.append(fact)


def ring(sit: Sit) -> tuple[TablePage, Phone]:
    """Tufty on cache 1 is to move, and hears of it on a phone."""
    page = sit(at(squirrels=[1, 6, 7], hands=HANDS))
    return page, Phone(page.session, 0)


@pytest.mark.parametrize(("how", "hands"), [("drag", drag), ("click", click_twice), ("key", by_keys)])
def test_a_wish_tells_how_it_was_said(sit: Sit, how: str, hands: Callable[[TablePage, str, str], None]) -> None:
    page, phone = ring(sit)
    hands(page, PIECE, SPOT)
    (fact,) = phone.facts
    assert fact.wish is not None
    assert (fact.wish.how, fact.wish.piece, fact.wish.spot, fact.wish.by) == (how, PIECE, SPOT, 0)
    assert fact.wish.actions == page.session.match.current.moves
    assert (fact.wish.at is not None) == (how == "drag")


def test_a_finger_on_the_screen_is_told_from_the_mouse(sit: Sit, qapp: object) -> None:
    screen: QPointingDevice = QTest.createTouchDevice()
    page, phone = ring(sit)
    window = page.window()
    for kind, at_ in (("press", grab_point), ("release", grab_point), ("press", drop_point), ("release", drop_point)):
        point = grab_point(page, PIECE) if at_ is grab_point else drop_point(page, PIECE, SPOT)
        event = QTest.touchEvent(window, screen)
        getattr(event, kind)(0, page.view.viewport().mapTo(window, page.view.mapFromScene(point)), window)
        event.commit()
        settle()
    (fact,) = phone.facts
    assert fact.wish is not None
    assert fact.wish.how == "touch"


def test_a_button_is_said_by_a_click_or_a_key(sit: Sit) -> None:
    for how in ("click", "key"):
        page = sit(begun(fair=False))
        phone = Phone(page.session, 0)
        drag(page, PIECE, "cache-9")
        button = next(button for button in page.table.buttons if button.key == "N")  # type: ignore[union-attr]
        if how == "click":
            make(page, button)
        else:
            letters(page, "n")
        assert [fact.wish.how for fact in phone.facts if fact.wish is not None] == ["drag", how]
        page.hide()


def test_every_screen_is_told_what_its_own_viewer_may_know(sit: Sit) -> None:
    match, rng = begun("little-nutters", seed="phones", fair=False), Random(3)
    page = sit(match)
    phones = [Phone(page.session, viewer) for viewer in (TABLE, *range(len(match.players)))]
    private = 0
    while private < 3:
        assert page.session.submit(wish(rng.choice(match.game.legal(match.state))))
        settle()
        entry = match.current
        private += len(entry.events) - len(visible(entry.events))
        for phone in phones:
            fact = phone.facts[-1]
            assert phone.viewer is not None
            assert (fact.viewer, fact.number, fact.seat) == (phone.viewer, entry.number, entry.seat)
            assert fact.told == visible(entry.events, phone.viewer)
            assert all(one.view.viewer == phone.viewer for one in fact.seen)


def test_a_screen_that_fails_keeps_no_other_from_being_told(sit: Sit, qtbot: QtBot) -> None:
    class Broken(Phone):
        def tell(self, fact: Fact) -> None:
            raise RuntimeError("broken")

    page = sit(begun(fair=False))
    Broken(page.session, TABLE)
    phone = Phone(page.session, 0)
    with qtbot.captureExceptions() as found:
        drag(page, PIECE, "cache-9")
    assert [str(error) for _, error, _ in found] == ["broken"]
    assert len(phone.facts) == 1
    assert page.table == page.session.table()


def test_undo_and_redo_come_down_as_one_fact_each(sit: Sit) -> None:
    page = sit(begun(fair=False))
    drag(page, PIECE, "cache-9")
    phone, there = Phone(page.session, 0), page.session.match.current
    click(page.story.undo_button)
    page.session.uncover()
    settle()
    click(page.story.redo_button)
    assert [(fact.played, fact.number) for fact in phone.facts] == [(False, 0), (False, there.number)]
