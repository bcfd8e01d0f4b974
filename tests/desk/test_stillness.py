"""The tray keeps still: from phase to phase, while others play, and while a move is shown."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.table import Button, settled
from nutdesk.desk.kit.widgets import DeskButton
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.tray import ButtonRoom
from tests.desk.bots import hurried, seated, wait_for
from tests.desk.conftest import Sit, begun
from tests.desk.hands import choices, click, make, settle, widget_of, wish
from tests.desk.ink import watched
from tests.games.nuts.factory import play
from tests.games.nuts.test_trucks import quiet

TABLES = (*((game, "") for game in games.ids()), ("nuts", "trucks"))
"""Every game, and both editions of NUTS."""
SIZES = ((1280, 720), (1920, 1080))
MOVES = 60


class Lying(NamedTuple):
    """What is in the tray, and where."""

    counts: tuple[int, ...]
    groups: dict[str, tuple[float, ...]]
    buttons: dict[str, tuple[int, int, int, int]]
    given: tuple[object, ...]
    """How much the ends of the tray have given up."""
    room: ButtonRoom


def lying(page: TablePage) -> Lying:
    assert page.table is not None
    pieces, buttons = page.scene.pieces, page.tray_buttons
    groups = [group for group in page.table.hand if group.pieces]
    corner = buttons.pos()
    return Lying(
        tuple(len(group.pieces) for group in groups),
        {str(group.title): tuple(pieces[piece.id].pos().x() for piece in group.pieces) for group in groups},
        {
            button.place: buttons.place_of(button).translated(corner).getRect()
            for button in page.table.buttons
            if button.place
        },
        (page.tray_head.tight, buttons.tight),
        buttons._room,
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_from_move_to_move_only_the_number_of_cards_moves_anything(
    sit: Sit, game: str, edition: str, size: tuple[int, int]
) -> None:
    """Every player's hand and buttons are where they were at the last choice, whatever has been asked since."""
    match = begun(game, seed="still", **({"edition": edition} if edition else {}))
    page, rng = sit(match, size=size), Random("still")
    before: dict[int, Lying] = {}
    rooms, phases = set(), set()
    for _ in range(MOVES):
        if match.over:
            break
        page.session.uncover()
        settle()
        assert match.due is not None
        seat, now = page.session.viewer, lying(page)
        phases.add(match.due.kind)
        rooms.add((now.given, now.room))
        there = before.get(seat)
        if there is not None and (there.given, there.room) == (now.given, now.room):
            assert now.buttons == there.buttons, match.due.kind
            if there.counts == now.counts:
                assert now.groups == there.groups, match.due.kind
        before[seat] = now
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert len(phases) > 1
    # A full tray gives way twice at most. Only the names of players and cards may be longer than what is known
    # beforehand: then the room grows, and stays so.
    named = game == "little-nutters"
    assert len(rooms) <= (6 if named else 3)


@pytest.mark.parametrize("size", SIZES)
def test_the_truck_with_the_longest_name_has_its_room_before_it_can_leave(sit: Sit, size: tuple[int, int]) -> None:
    match = quiet(left=0, nuts=[[1, 1, 1, 1], [0, 0, 0, 0], [0, 0, 0, 0]])
    page = sit(match, size=size)
    before = lying(page)
    play(match, "run")
    page.session.looked.emit()
    settle()
    assert page.table is not None
    assert str(page.table.offered[0].label) == "+7: 1 almond, 1 cashew, 1 peanut, 1 pistachio"
    with watched() as words:
        page.tray_buttons.grab()
    assert "+7: 1 almond, 1 cashew,\n1 peanut, 1 pistachio" in {word.text for word in words}
    now = lying(page)
    assert (now.room, now.buttons) == (before.room, before.buttons)


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_in_every_phase_the_same_buttons_lie_in_the_tray_and_those_that_wait_say_why(
    sit: Sit, game: str, edition: str
) -> None:
    match = begun(game, seed="waits", **({"edition": edition} if edition else {}))
    page, rng = sit(match), Random("waits")
    places: set[tuple[str, ...]] = set()
    waiting = 0
    for _ in range(MOVES):
        if match.over:
            break
        page.session.uncover()
        settle()
        assert page.table is not None
        places.add(tuple(button.place for button in page.table.buttons if button.place))
        for button in page.table.buttons:
            if button.waits:
                waiting += 1
                assert page.session.words(button.why_not).endswith("."), button.label
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert len(places) == 1
    assert waiting


def test_a_button_that_waits_says_why_when_it_is_pressed(sit: Sit) -> None:
    match = begun("nut-hunt", 3)
    while match.due is None or match.due.kind != "roll":
        match.play(Random("r").choice(match.game.legal(match.state)))
    page = sit(match, size=SIZES[0])
    assert page.table is not None
    (ends,) = (button for button in page.table.buttons if button.place == "T")
    click(widget_of(page, ends))
    assert page.why_not.isVisible()
    assert page.why_not.reason == "First roll the die: the fox moves before anything else."
    assert match.due.kind == "roll"


@pytest.mark.parametrize("game", games.ids())
def test_while_bots_play_and_their_moves_are_shown_one_sees_ones_own_tray(sit: Sit, qtbot: QtBot, game: str) -> None:
    """That is when one plans: the hand and the buttons stay, and nothing lies over them."""
    match = seated("", "baby", "baby", game=game, seed="plan")
    page, rng = hurried(sit(match, size=SIZES[0], pace=0.05)), Random("plan")
    before: Lying | None = None
    bots = 0

    def rests() -> bool:
        nonlocal before, bots
        assert page.session.viewer == 0
        assert page.tray_buttons.isVisible()
        assert not page.bot_bar.isVisible()
        assert not page.curtain.isVisible()
        if page.session.bot_due is not None:
            bots += 1
        if page.scene.motion.running or page.animator.busy:
            return False
        now = lying(page)
        if before is not None and (before.counts, before.given, before.room) == (now.counts, now.given, now.room):
            assert now.groups == before.groups
            assert now.buttons == before.buttons
        before = now
        return page.session.bot_due is None or match.over

    for _ in range(20):
        wait_for(qtbot, rests)
        if match.over or bots > 3:
            break
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert bots


def test_where_nothing_is_secret_a_hand_stays_while_a_bot_plays_even_of_two_people(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("", "", "baby", game="in-the-nuts"), size=SIZES[0], pace=0.05))
    rng, match = Random("two"), page.session.match
    bots = 0

    def rests() -> bool:
        nonlocal bots
        bots += page.session.bot_due is not None
        assert page.session.viewer in (0, 1)
        assert not page.bot_bar.isVisible()
        return page.session.bot_due is None and not page.animator.busy

    for _ in range(12):
        wait_for(qtbot, rests)
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
    assert bots


def test_while_a_move_is_shown_a_press_on_a_button_only_ends_that(sit: Sit) -> None:
    page = sit(begun("in-the-nuts", 3), size=SIZES[0], pace=40.0)
    make(page, choices(page)[0])
    assert page.animator.busy
    played = len(page.session.match.entries)
    button = page.tray_buttons.findChild(DeskButton)
    assert button is not None
    assert page.tray_buttons.isVisible()
    click(page.tray_buttons, button.geometry().center())
    assert not page.animator.busy
    assert len(page.session.match.entries) == played


def test_a_button_takes_its_own_place_and_a_question_the_first_that_is_left() -> None:
    dig, stop, run = Button("Dig", key="D"), Button("Stop", key="S"), Button("Run", key="Enter", big=True)
    steady = (dig, stop, run)
    now = (Button("Left", ("l",), "L"), Button("Stop now", ("s",), "S"), Button("Go", ("g",), "G", primary=True))
    found = settled(steady, now, "Not yet.")
    assert [(button.label, button.place, button.waits) for button in found] == [
        ("Left", "D", False),
        ("Stop now", "S", False),
        ("Go", "Enter", False),
    ]
    waits = settled(steady, (), "Not yet.")
    assert [(button.label, button.why_not, button.waits) for button in waits] == [
        ("Dig", "Not yet.", True),
        ("Stop", "Not yet.", True),
        ("Run", "Not yet.", True),
    ]


def test_an_open_drawer_leaves_the_tray_in_sight(window: MainWindow) -> None:
    window.resize(1024, 768)
    window.seat(begun("nut-hunt", 3), None)
    page = window.page
    assert page is not None
    page.session.uncover()
    settle()
    assert not page.desk.layout.columns
    for side in page.drawer.buttons:
        page.drawer.turn(side)
        settle()
        assert page.drawer.geometry().bottom() <= page.height() - page.desk.layout.tray
