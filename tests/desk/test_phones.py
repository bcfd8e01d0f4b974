"""Phones as private hands: the real window, the real process, real sockets."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable, Iterator
from itertools import product
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtNetwork import QHostAddress, QNetworkAddressEntry, QNetworkInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.core.game import TABLE, Player
from nutdesk.core.match import Match
from nutdesk.core.moves import Luck
from nutdesk.core.wish import Wish
from nutdesk.desk.kit.widgets import Desk
from nutdesk.desk.phones import phone_host
from nutdesk.desk.phones.consent_sheet import ConsentSheet
from nutdesk.desk.phones.device_screen import DeviceScreen
from nutdesk.desk.phones.join_card import QUIET, JoinCard
from nutdesk.desk.phones.kept import seat_of
from nutdesk.desk.phones.networks import LOOPBACK, ordered, routed
from nutdesk.desk.phones.phone_host import PhoneHost
from nutdesk.desk.phones.phones_sheet import PhonesSheet
from nutdesk.desk.play.table_page import TablePage
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table.session import Session
from nutdesk.phones.messages import Sight, Wishes
from tests.core.tiny import TINY
from tests.desk.bots import seated
from tests.desk.conftest import NICE, Sit, begun
from tests.desk.devices import PATIENCE, Phone
from tests.desk.hands import click, drag, key, settle
from tests.desk.test_curtain import hand_ids, redealt, secret_games, shown

HERE, PHONE, BOT = "here", "phone", "bot"
Open = Callable[..., PhoneHost]


@pytest.fixture(autouse=True)
def nobody_near(loopback: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever network the tests run in, nothing listens there."""
    monkeypatch.setattr(phone_host, "networks", lambda: ())


@pytest.fixture
def phones(qtbot: QtBot) -> Iterator[Callable[..., Phone]]:
    """Switches a phone on at the port of a host, and all of them off after the test."""
    on: list[Phone] = []

    def phone(host: PhoneHost, **how: Any) -> Phone:
        on.append(Phone(qtbot, host.port, **({"code": host.code} if "ticket" not in how else {}), **how))
        return on[-1]

    yield phone
    for each in on:
        each.leave()


def wait(qtbot: QtBot, what: Callable[[], object]) -> None:
    qtbot.waitUntil(lambda: bool(what()), timeout=PATIENCE)


def opened(window: MainWindow, qtbot: QtBot, match: Match | None = None) -> tuple[TablePage, PhoneHost]:
    """A game on the window, and its phones open; the sheet is put away."""
    if match is not None:
        window.seat(match, window.records.begin(match))
    page = window.page
    assert page is not None
    key(page, Qt.Key.Key_J, modifier=Qt.KeyboardModifier.ControlModifier)
    host = window.phoning.host
    assert host is not None
    wait(qtbot, lambda: host.listening)
    assert window.phoning.sheet is not None
    window.phoning.sheet.close_sheet()
    settle()
    return page, host


def listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((LOOPBACK, port)) == 0


def pid(host: PhoneHost) -> int:
    assert host._process is not None
    assert host._process.pid is not None
    return host._process.pid


def make(session: Session, text: str, by: int) -> Any:
    """Make a move by its words, as a device would."""
    return session.submit(Wish((session.game.parse(text),), "phone", by))


def nearly_over() -> Match:
    """A game of two with one choice to come."""
    whole, rng = begun(seats=2), Random(2)
    while whole.due is not None:
        whole.play(rng.choice(whole.game.legal(whole.state)))
    *before, _ = whole.line()
    match = begun(seats=2)
    for entry in before:
        match.play(*(move for move in entry.moves if not isinstance(move, Luck)))
    return match


# ---- who is at this screen ------------------------------------------------------------------------------------------


def wanted_viewer(kinds: tuple[str, ...], due: int, *, secret: bool) -> tuple[int, bool]:
    """Whose hand the screen shows when a seat is to choose and nobody has lifted a curtain; and whether one is down."""
    people = [seat for seat, kind in enumerate(kinds) if kind != BOT]
    here = [seat for seat, kind in enumerate(kinds) if kind == HERE]
    if kinds[due] == HERE:
        return (TABLE, True) if secret and len(people) > 1 else (due, False)
    if people == here and len(people) == 1:
        return here[0], False
    return (here[0], False) if here and not secret and people[0] != here[0] and len(people) > 1 else (TABLE, False)


class Bare(type(TINY)):  # type: ignore[misc]
    """A game in which nothing is secret."""

    secrets = ()


@pytest.mark.parametrize("kinds", list(product((HERE, PHONE, BOT), repeat=3)))
def test_the_curtain_hides_whatever_hand_is_at_this_screen_from_everybody_who_looks_at_it(
    kinds: tuple[str, ...],
) -> None:
    match = seated(*("kit" if kind == BOT else "" for kind in kinds))
    devices = {seat: True for seat, kind in enumerate(kinds) if kind == PHONE}
    session = Session(match)
    session.set_devices(devices)
    for due in range(3):
        choice = attrs.evolve(match.state.pending[-1], seat=due)
        match.state.pending[-1] = choice
        session.viewer = TABLE
        session.set_open_hands(False)
        viewer, covered = wanted_viewer(kinds, due, secret=True)
        assert (session.viewer, session.covered) == (viewer, covered), (kinds, due)
        assert session.viewer not in devices
        session.uncover()
        assert session.viewer == (due if kinds[due] == HERE else viewer), "only who is here can lift it"
        session.set_open_hands(True)
        assert session.viewer not in devices, "a hand on a phone is shown to nobody, even if all hands are open"
        session.set_open_hands(False)


def test_a_hand_that_is_open_goes_from_the_screen_when_its_player_takes_a_phone(sit: Sit) -> None:
    page = sit()
    assert hand_ids(page, 0) <= set(page.scene.pieces)
    page.session.set_devices({0: True})
    settle()
    assert page.session.viewer == TABLE
    assert page.curtain.isHidden()
    assert not hand_ids(page, 0) & set(page.scene.pieces)
    assert page.device_bar.isVisible()
    assert page.device_bar.accessibleName() == "Tufty plays on a phone. The hand is there; nobody sees it here."
    assert page.hints.why_not() == "Tufty plays on a phone: no hint is shown here."
    assert "3 players, 1 phone" in page.title.subtitle
    card = next(panel for panel in page.seat_panels if panel.card is not None and panel.card.seat == 0)
    assert "plays on a phone" in card.accessibleName()
    page.session.set_devices({0: False})
    assert "the phone is away" in card.accessibleName()
    assert page.prompt.text == "Tufty's phone is away"
    page.session.set_devices({})
    settle()
    assert page.curtain.isVisible()
    assert page.device_bar.isHidden()


@pytest.mark.parametrize("game_id", secret_games())
def test_two_deals_look_the_same_on_the_big_screen_while_every_hand_is_on_a_phone(sit: Sit, game_id: str) -> None:
    rng = Random(game_id)
    match = begun(game_id, max(2, games.load(game_id).usual), seed="secret")
    start = Match(match.game, match.options, match.players, match.seed, start=match.state)
    start.begin()
    pictures = []
    for one in (start, redealt(match, rng)):
        page = sit(one, covered=True)
        page.session.set_devices(dict.fromkeys(range(len(one.players)), True))
        pictures.append(shown(page))
        page.hide()
    assert pictures[0] == pictures[1]


# ---- what a device may do -------------------------------------------------------------------------------------------


def test_a_device_chooses_for_its_own_seat_alone() -> None:
    session = Session(begun())
    session.set_devices({0: True, 1: True})
    assert not make(session, "place 9", by=1)
    assert str(make(session, "place 9", by=1).reason) == "It is Player 1's move."
    assert not session.submit(Wish((), "phone", 0))
    assert session.match.current.depth == 0
    assert make(session, "place 9", by=0)


def test_a_device_says_nothing_for_luck() -> None:
    match = begun("nut-hunt", 3)
    session, rng = Session(match), Random(4)
    roll = match.game.parse("roll")
    while roll not in match.game.legal(match.state):
        match.play(rng.choice(match.game.legal(match.state)))
    assert match.due is not None
    session.set_devices({match.due.seat: True})
    luck = next(move for move in match.prepare((roll,)).moves if isinstance(move, Luck))
    assert match.prepare((roll, luck)), "the match itself would take it"
    for wanted in ((roll, luck), (luck,), (luck, roll)):
        ruling = session.submit(Wish(wanted, "phone", match.due.seat))
        assert (bool(ruling), ruling.reason) == (False, "There is nothing to roll or deal now.")


def test_an_open_choice_is_still_its_seats() -> None:
    match = begun("nut-hunt", 3)
    session, rng = Session(match), Random(4)
    session.set_devices(dict.fromkeys(range(3), True))
    while match.due is None or not match.due.open:
        match.play(rng.choice(match.game.legal(match.state)))
    action, due = match.game.legal(match.state)[0], match.due.seat
    assert not session.submit(Wish((action,), "phone", (due + 1) % 3))
    assert session.table().gestures == ()
    assert session.table().buttons == () or not any(button.actions for button in session.table().buttons)
    assert session.submit(Wish((action,), "phone", due))


def test_an_interrupt_works_whoever_is_to_choose_and_for_nobody_else() -> None:
    match = begun("nut-hunt", 3)
    session, rng = Session(match), Random(1)
    session.set_devices(dict.fromkeys(range(3), True))

    def other() -> int:
        assert match.due is not None
        seats = (seat for seat in range(3) if seat != match.due.seat)
        return next((seat for seat in seats if match.game.interrupts(match.state, seat)), -1)

    while other() < 0:
        match.play(rng.choice(match.game.legal(match.state)))
    seat = other()
    exchange = match.game.interrupts(match.state, seat)[0]
    assert not session.submit(Wish((exchange,), "phone", (seat + 1) % 3))
    assert session.submit(Wish((exchange,), "phone", seat))
    assert match.current.seat == seat


def test_a_trial_in_which_bots_sit_in_takes_nothing_from_their_phones() -> None:
    match = begun()
    session = Session(match)
    session.set_devices({0: True, 1: True})
    for text in ("place 9", "nothing"):
        match.play(match.game.parse(text))
    while not match.over:
        match.play(Random(3).choice(match.game.legal(match.state)))
    session.try_from(match.root, trier=1)
    assert session.kind_of(0)
    assert session.device_of(0) is None
    assert not make(session, "place 9", by=0)


# ---- what a device sees ---------------------------------------------------------------------------------------------


def sights(match: Match, viewer: int, moves: list[str]) -> list[Sight]:
    """Everything that is sent to one viewer while these moves are made, the first of them taken back and redone."""
    session, sent = Session(match), list[Sight]()
    session.set_devices(dict.fromkeys(range(len(match.players)), True))
    screen = DeviceScreen(viewer, sent.append)
    screen.follow(session)
    for text in moves:
        assert match.due is not None
        assert make(session, text, match.due.seat)
        if session.step_back():
            session.undo()
            session.redo_for(match.entries[-1].seat)
    return sent


@pytest.mark.parametrize("game_id", secret_games())
def test_what_is_sent_to_a_device_is_the_same_whatever_the_others_hold(game_id: str) -> None:
    rng = Random(f"{game_id} phones")
    first = begun(game_id, 3, seed="phones")
    for viewer in (0, TABLE):
        state = first.game.determinize(first.game.view(first.state, viewer), rng)
        told = []
        for start in (first.state, state):
            match = Match(first.game, first.options, first.players, first.seed, start=start)
            match.begin()
            moves, choose = [], Random(9)
            while match.due is not None and match.due.seat == 0 and len(moves) < 2:
                # What is revealed differs with good reason: it was hidden from this viewer too.
                quiet = sorted(one for one in match.game.legal(match.state) if not match.judge([one]).barrier)
                if not quiet:
                    break
                moves.append(str(choose.choice(quiet)))
                match.play(match.game.parse(moves[-1]))
            fresh = Match(first.game, first.options, first.players, first.seed, start=start)
            fresh.begin()
            told.append(sights(fresh, viewer, moves if viewer == 0 else []))
        assert told[0] == told[1]


def test_a_sight_keeps_its_number_until_something_else_is_seen() -> None:
    session, sent = Session(begun()), list[Sight]()
    session.set_devices({0: True})
    screen = DeviceScreen(0, sent.append)
    screen.follow(session)
    screen.follow(None)
    screen.follow(session)
    assert [sight.number for sight in sent] == [1, 1], "the phone was away, and nothing has happened"
    assert make(session, "place 9", by=0)
    assert [sight.number for sight in sent] == [1, 1, 2]
    assert sent[-1].pictures
    assert sent[-1].undo == "Player 1 starts on cache 9"


# ---- the whole way --------------------------------------------------------------------------------------------------


def test_nothing_listens_before_somebody_asks_and_nothing_after_the_table_is_left(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    window.seat(begun(), None)
    assert window.phoning.host is None
    assert not [child for child in active_children() if child.name == "nutdesk phones"]
    _, host = opened(window, qtbot)
    anna = phones(host).sit(0)
    port, process = host.port, pid(host)
    assert listens(port)
    window.go_home()
    wait(qtbot, lambda: anna.over)
    assert not listens(port)
    assert process not in [child.pid for child in active_children()]


def test_a_whole_move_on_a_phone_is_seen_at_the_table_and_can_be_taken_back_there(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    page, host = opened(window, qtbot, begun())
    window.actions_["projector"].trigger()
    session = page.session
    heard: list[str] = []
    host.said.connect(heard.append)
    anna, ben = phones(host).sit(0, "Anna"), phones(host, language="de").sit(1, "Ben")
    assert heard == ["Anna plays on a phone", "Ben plays on a phone"]
    assert [player.name for player in session.match.players] == ["Anna", "Ben", "Nutkin"]
    assert session.here == (2,)
    assert anna.state["turn"]
    assert not ben.state["turn"]
    assert not page.curtain.isVisible()
    stale = anna.state["number"]
    done = anna.drop("squirrel-0", "cache-9")
    anna.done(done)
    ben.until(lambda: ben.state["pictures"])
    # The room sees the move too, and neither big screen has a hand of theirs.
    projector = window.projecting.projector
    assert projector is not None
    for pieces in (page.scene.pieces, projector.picture.scene.pieces):
        assert "squirrel-0" in pieces
        assert not (hand_ids(page, 0) | hand_ids(page, 1)) & set(pieces)
    window.projecting.close()
    assert page.story.model.rows[-1].text == "Anna starts on cache 9"
    assert ben.state["pictures"][0]["says"] == "Anna beginnt in Versteck 9"
    late = anna.want("button", at=stale, index=0)
    assert anna.wait("ruling", wish=late)["says"] == "The table has changed. Look again."
    # The same once more, had it crossed what made it pointless on its way up.
    host._take(Wishes(0, 7, stale, (session.game.parse("nothing"),)))
    assert session.match.current.depth == 1
    # What is Anna's alone needs no question.
    back = anna.want("undo")
    anna.done(back)
    assert session.match.current is session.match.root
    again = anna.want("redo")
    anna.done(again)
    assert session.match.current.depth == 1
    # Ben may not: Anna is asked, on her phone.
    ben.until(lambda: ben.state["asks"] == 0)
    wish = ben.want("undo")
    question = anna.wait("question")
    assert question["says"] == "Ben would like to take this back: Anna starts on cache 9"
    anna.say(do="answer", question=question["question"], yes=False)
    assert ben.wait("ruling", wish=wish)["says"] == "Anna möchte das lieber nicht."
    assert session.match.current.depth == 1
    wish = ben.want("undo")
    anna.until(lambda: anna.wait("question")["question"] != question["question"])
    anna.say(do="answer", question=anna.wait("question")["question"], yes=True)
    ben.done(wish)
    assert session.match.current is session.match.root


def test_whoever_sits_at_the_desk_is_asked_there_and_a_question_does_not_wait_for_ever(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    page, host = opened(window, qtbot, begun())
    session = page.session
    anna = phones(host).sit(1, "Anna")
    session.uncover()
    settle()
    drag(page, "squirrel-0", "cache-9")
    anna.until(lambda: anna.state["undo"])
    assert anna.state["asks"] == 0
    wish = anna.want("undo")
    wait(qtbot, lambda: page.findChildren(ConsentSheet))
    sheet = page.findChild(ConsentSheet)
    assert sheet.sentence == "Anna would like to take this back: Tufty starts on cache 9"
    assert sheet.no.hasFocus(), "Enter by chance takes nothing back"
    click(sheet.yes)
    anna.done(wish)
    assert session.match.current is session.match.root
    session.uncover()
    settle()
    drag(page, "squirrel-0", "cache-9")
    anna.until(lambda: anna.state["undo"])
    host.questions.patience = 50
    wish = anna.want("undo")
    assert anna.wait("ruling", wish=wish)["says"] == "Tufty has not answered, so nothing changes."
    assert not [one for one in page.findChildren(ConsentSheet) if one.isVisible()]
    host.questions.patience = 30_000
    wish = anna.want("undo")
    wait(qtbot, lambda: [one for one in page.findChildren(ConsentSheet) if one.isVisible()])
    session.submit(Wish((session.game.parse("nothing"),), "click", 0))
    assert anna.wait("ruling", wish=wish)["says"] == "The table has changed. Look again."
    settle()
    assert not [one for one in page.findChildren(ConsentSheet) if one.isVisible()]


def test_a_seat_that_a_phone_has_goes_to_another_only_if_somebody_says_yes(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    page, host = opened(window, qtbot, begun())
    anna = phones(host).sit(0, "Anna")
    thief = phones(host)
    thief.wait("hall")
    thief.say(do="sit", seat=0, name="Anna")
    question = anna.wait("question")
    assert question["says"] == "Somebody on another device says: I am Anna. Shall this seat go there?"
    wait(qtbot, lambda: page.findChildren(ConsentSheet))
    anna.say(do="answer", question=question["question"], yes=False)
    assert thief.wait("turned")["why"] == "The table says no. This seat stays on the other device."
    settle()
    assert not [one for one in page.findChildren(ConsentSheet) if one.isVisible()], "it is settled at the desk too"
    before = anna.ticket
    thief.say(do="sit", seat=0, name="Anna")
    wait(qtbot, lambda: [one for one in page.findChildren(ConsentSheet) if one.isVisible()])
    click(next(one for one in page.findChildren(ConsentSheet) if one.isVisible()).yes)
    thief.wait("yours")
    wait(qtbot, lambda: anna.over)
    assert thief.ticket not in ("", before)
    assert host.tickets == {0: thief.ticket}
    # The host lets nobody else in, frees seats, and gives them to bots.
    host.lock(True)
    late = phones(host)
    assert late.wait("hall")["locked"]
    late.say(do="sit", seat=1, name="Late")
    assert late.wait("turned")["why"] == "Nobody new can join at the moment."
    host.lock(False)
    window.phoning._reseat(0, "clever")
    wait(qtbot, lambda: thief.over)
    assert host.tickets == {}
    late.say(do="sit", seat=0, name="Late")
    assert late.wait("turned", why="A bot plays this seat. Ask at the table to get it.")
    late.say(do="sit", seat=1, name="Late")
    late.wait("yours")
    host.free(1)
    wait(qtbot, lambda: late.over)
    assert page.session.devices == {}


@pytest.mark.parametrize(
    "phase", ["question", *(pytest.param(each, marks=pytest.mark.long) for each in ("before", "own", "other", "over"))]
)
def test_a_process_that_is_killed_is_back_with_the_same_seats_and_nothing_is_lost_or_played_twice(
    phase: str, window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    match = nearly_over() if phase == "over" else begun(seats=2)
    page, host = opened(window, qtbot, match)
    failed: list[str] = []
    host.failed.connect(failed.append)
    anna, ben = phones(host).sit(0, "Anna"), phones(host).sit(1, "Ben")
    port, tickets = host.port, dict(host.tickets)
    if phase in ("own", "question"):
        anna.done(anna.drop("squirrel-0", "cache-9"))
    if phase == "other":
        make(page.session, "place 9", by=0)
        make(page.session, "nothing", by=0)
    if phase == "question":
        ben.until(lambda: ben.state["undo"])
        ben.want("undo")
        anna.wait("question")
    if phase == "over":
        assert match.due is not None
        assert page.session.submit(Wish((match.game.legal(match.state)[0],), "phone", match.due.seat))
        assert match.over
    depth, process, seen = match.current.depth, pid(host), (len(anna.told), len(ben.told))
    if phase == "before":
        anna.drop("squirrel-0", "cache-5")
    os.kill(process, signal.SIGKILL)
    for phone, count in zip((anna, ben), seen, strict=True):
        phone.until(lambda phone=phone, count=count: "yours" in [told["is"] for told in phone.told[count:]])
        phone.until(lambda phone=phone, count=count: "state" in [told["is"] for told in phone.told[count:]])
    wait(qtbot, lambda: host.connected(0) and host.connected(1))
    assert (host.port, host.tickets) == (port, tickets)
    assert pid(host) != process
    assert len(failed) == 1
    assert match.current.depth in ((depth, depth + 1) if phase == "before" else (depth,))
    if phase == "question":
        question = anna.wait("question")
        anna.say(do="answer", question=question["question"], yes=True)
        wait(qtbot, lambda: match.current is match.root)
    elif phase == "over":
        wait(qtbot, lambda: anna.state["result"])
    elif match.due is not None and match.due.seat == 0 and match.current.depth:
        depth = match.current.depth
        anna.until(lambda: anna.state["turn"])
        anna.done(anna.press(anna.table["buttons"][0]["label"]))
        assert match.current.depth == depth + 1


def test_the_phones_go_with_their_people_to_the_next_game_and_come_back_to_one_that_was_left(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, host = opened(window, qtbot, begun(seats=2))
    anna, ben = phones(host).sit(0, "Anna"), phones(host).sit(1, "Ben")
    assert page.session.submit(Wish((page.session.game.parse("place 9"),), "phone", 0))
    window.play_again()
    settle()
    assert window.phoning.host is host
    page = window.page
    assert page is not None
    assert [player.name for player in page.session.match.players] == ["Ben", "Anna"]
    assert host.tickets == {0: ben.ticket, 1: anna.ticket}
    ben.until(lambda: ben.state["seat"] == 0 and ben.state["turn"])
    anna.until(lambda: anna.state["seat"] == 1)
    ben.done(ben.drop("squirrel-0", "cache-9"))
    # After an error the table is made anew, and nobody at a phone notices.
    window.recover()
    settle()
    assert window.page is not page
    assert window.phoning.host is host
    assert window.page is not None
    wait(qtbot, lambda: host.connected(0) and host.connected(1))
    ben.until(lambda: ben.state["number"] == host._screens[0].number)
    ben.done(ben.press(ben.table["buttons"][0]["label"]))
    # Left, and continued: the same address, the same seats.
    port = host.port
    window.go_home()
    wait(qtbot, lambda: anna.over and ben.over)
    window.records.resume()
    settle()
    page, host = opened(window, qtbot)
    assert host.port == port
    back = phones(host, ticket=ben.ticket)
    back.wait("yours")
    monkeypatch.setattr(phone_host, "AWAY", 0.1)
    wait(qtbot, lambda: page.session.devices == {0: True, 1: False})


def test_a_phone_that_is_away_is_said_to_be_and_the_host_goes_on_without_it(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(phone_host, "AWAY", 0.1)
    page, host = opened(window, qtbot, begun())
    heard: list[str] = []
    anna = phones(host).sit(0, "Anna")
    host.said.connect(heard.append)
    anna.leave()
    wait(qtbot, lambda: heard == ["Anna's phone is away"])
    wait(qtbot, page.device_bar.here.isVisible)
    back = phones(host, ticket=anna.ticket)
    back.wait("state")
    wait(qtbot, lambda: heard[-1] == "Anna's phone is back")
    back.leave()
    wait(qtbot, page.device_bar.here.isVisible)
    click(page.device_bar.here)
    assert page.session.here == (0, 1, 2)
    assert page.curtain.isVisible()
    assert page.curtain.button.text() == "I am Anna: show my hand"


def test_the_board_has_the_room_of_the_hands_while_all_of_them_are_on_phones(
    window: MainWindow, qtbot: QtBot, phones: Callable[..., Phone]
) -> None:
    page, host = opened(window, qtbot, begun())
    usual = page.desk.layout.board.height()
    for seat, name in enumerate(("Anna", "Ben", "Clara")):
        assert page.desk.layout.board.height() == usual
        phones(host).sit(seat, name)
    wait(qtbot, lambda: page.desk.layout.board.height() > usual)
    assert page.device_bar.geometry().height() < usual
    host.free(0)
    wait(qtbot, lambda: page.desk.layout.board.height() == usual)


def test_the_window_ends_its_phones_when_it_closes(window: MainWindow, qtbot: QtBot) -> None:
    _, host = opened(window, qtbot, begun())
    port = host.port
    window.close()
    assert not listens(port)
    assert window.phoning.host is None


# ---- the sheet ------------------------------------------------------------------------------------------------------


def test_the_sheet_says_in_a_sentence_that_there_is_no_network_and_is_used_by_keys_alone(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.seat(begun(), None)
    page = window.page
    assert page is not None
    key(page, Qt.Key.Key_J, modifier=Qt.KeyboardModifier.ControlModifier)
    sheet = page.findChild(PhonesSheet)
    assert sheet.card.accessibleName() == (
        "This computer is in no network. Connect it to the Wi-Fi that the phones use."
    )
    reached: list[QWidget] = []
    for _ in range(20):
        there = window.focusWidget()
        assert there is not None
        assert there.accessibleName() or there.property("text"), there
        reached.append(there)
        key(page, Qt.Key.Key_Tab)
    assert {sheet.card, sheet.lock, sheet.back_button, sheet.help_button, sheet.end_button} <= set(reached)
    assert {row.swap for row in sheet.rows.rows} <= set(reached)
    sheet.rows.rows[2].swap.setFocus()
    key(page, Qt.Key.Key_Return)
    assert page.session.bots == (2,)
    assert sheet.rows.rows[2].line.accessibleName().startswith("Nutkin: a bot")
    sheet.end_button.setFocus()
    key(page, Qt.Key.Key_Return)
    assert window.phoning.host is None
    assert sheet.isHidden()


def test_a_lesson_and_a_table_of_bots_have_no_phones_and_say_why(window: MainWindow) -> None:
    window.seat(seated("kit", "kit", "kit"), None)
    assert window.commands.reasons["phones"]() == "Only bots play here: there is no hand to hold."
    window.open_lesson(next(Path("scenes", NICE).glob("*.toml")))
    assert window.commands.reasons["phones"]().startswith("There are no phones in a lesson")


@pytest.mark.parametrize("size", [260, 401, 777])
def test_every_module_of_the_code_is_whole_pixels_dark_on_white(qtbot: QtBot, size: int) -> None:
    import segno

    holder = QWidget()
    qtbot.addWidget(holder)
    card = JoinCard(Desk(), holder)
    card.resize(size, size + 90)
    card.show_way("192.168.178.123:44001", "0042")
    image = card.grab().toImage()
    rows = segno.make("http://192.168.178.123:44001/#c=0042", error="m", micro=False).matrix
    first = card.art()[0]
    module = round(first.w / (len(rows) + 2 * QUIET))
    for y, row in enumerate(rows):
        for x, dark in enumerate(row):
            box = QRectF(first.x + (x + QUIET) * module, first.y + (y + QUIET) * module, module, module)
            corners = (box.topLeft(), box.center(), box.bottomRight())
            for at, point in enumerate(corners):
                shift = 1 if at == 2 else 0
                colour = image.pixelColor(round(point.x()) - shift, round(point.y()) - shift)
                assert colour.lightness() == (0 if dark else 255), (x, y, at)


class Interface:
    """What Qt tells of an interface of a computer."""

    InterfaceFlag, InterfaceType = QNetworkInterface.InterfaceFlag, QNetworkInterface.InterfaceType

    def __init__(self, name: str, kind: str, *addresses: str, up: bool = True) -> None:
        self._name, self._kind, self._addresses, self._up = name, kind, addresses, up

    def flags(self) -> Any:
        flag = self.InterfaceFlag
        lo = flag.IsLoopBack if self._kind == "Loopback" else flag.CanBroadcast
        return (flag.IsUp | flag.IsRunning | lo) if self._up else lo

    def humanReadableName(self) -> str:
        return self._name

    def type(self) -> Any:
        return getattr(self.InterfaceType, self._kind)

    def addressEntries(self) -> list[QNetworkAddressEntry]:
        entries = [QNetworkAddressEntry() for _ in self._addresses]
        for entry, address in zip(entries, self._addresses, strict=True):
            entry.setIp(QHostAddress(address))
        return entries


def test_the_networks_are_offered_wifi_first_and_none_that_leads_to_the_internet_or_nowhere() -> None:
    found = ordered(
        [
            Interface("lo", "Loopback", "127.0.0.1"),
            Interface("docker0", "Ethernet", "172.17.0.1"),
            Interface("eth1", "Ethernet", "10.0.0.5", up=False),
            Interface("eth0", "Ethernet", "169.254.3.4", "192.168.1.7", "fe80::1", "93.184.216.34"),
            Interface("tun0", "Virtual", "10.8.0.2"),
            Interface("WLAN", "Wifi", "192.168.178.42"),
        ]
    )
    addresses = [network.address for network in found]
    assert addresses == ["192.168.178.42", "192.168.1.7", "169.254.3.4", "10.8.0.2", "172.17.0.1"]
    assert [network.wireless for network in found][:2] == [True, False]
    assert all(network.address != LOOPBACK for network in routed())


def test_people_are_known_again_at_the_next_table_by_name_and_colour() -> None:
    anna, ben = Player("Anna", "blue"), Player("Ben", "red")
    assert seat_of(anna, (ben, anna), 0) == 1
    assert seat_of(anna, (Player("Ben", "blue"), Player("Anna", "red")), 0) == 1, "the name is the person's"
    assert seat_of(anna, (Player("Annie", "blue"), ben), 1) == 0
    assert seat_of(anna, (attrs.evolve(anna, kind="wise"), ben), 0) == -1, "a bot holds no phone"
