"""Bots at the table: they play like people, are seen to think, and show nothing that others may not know."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from nutdesk import games
from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.process import Reply
from nutdesk.cli import run
from nutdesk.cli.games import company
from nutdesk.core.game import TABLE, look
from nutdesk.core.moves import Choice
from nutdesk.core.table import Label, Oval
from nutdesk.core.words import say
from nutdesk.desk.new_game.setup import Setup
from nutdesk.desk.settings.settings import BOT_PACES
from nutdesk.desk.shell import opening
from nutdesk.desk.shell.window import MainWindow
from nutdesk.desk.table import bot_players
from nutdesk.desk.table.bot_players import BotPlayers, level_of, reason, tells_nothing
from nutdesk.desk.table.bot_requests import stop_thinking, thinking
from nutdesk.desk.table.session import Session
from nutdesk.games.little_nutters.actions import Discard
from nutdesk.games.little_nutters.parts import FACE
from nutdesk.record import load, store
from tests.bots.failing import process_of
from tests.desk.bots import hurried, seated, thinking_ends, wait_for, wait_for_person
from tests.desk.conftest import Sit, begun
from tests.desk.hands import choices, click, make, settle, wish

__all__ = ["thinking_ends"]


def hand_ids(session: Session, seat: int) -> set[str]:
    return {piece.id for group in session.table(seat).hand for piece in group.pieces}


def test_a_bot_plays_its_turn_and_the_story_tells_why(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("young", "", "")))
    wait_for_person(qtbot, page)
    entries = page.session.match.line()
    assert entries
    assert {entry.seat for entry in entries} == {0}
    reasons = [event for entry in entries for event in entry.events if event.kind is reason("young")]
    assert reasons
    told = [row for row in page.story.model.rows if row.icon == "level-young"]
    assert told[0].text == page.session.words(reasons[0].sentence())
    assert told[0].text.startswith("Tufty: ")


def test_the_hand_of_the_one_person_is_in_sight_while_a_bot_thinks(sit: Sit) -> None:
    page = sit(seated("young", "", "kit"))
    page.bots.set_paused(True)
    assert page.session.viewer == 1
    assert page.curtain.isHidden()
    assert page.tray_head.cover.isHidden()
    assert {key for key, item in page.scene.pieces.items() if item.in_tray} == hand_ids(page.session, 1)


@pytest.mark.parametrize("game", ["nuts", "little-nutters"])
def test_what_a_bot_alone_is_told_is_neither_shown_nor_written_nor_said(sit: Sit, qtbot: QtBot, game: str) -> None:
    """What it draws, for instance: in the middle of its move, and as slowly as people read."""
    page = hurried(sit(seated("", "kit", game=game, fair=False), pace=0.01))
    match, words, told = page.session.match, page.session.words, set[str]()
    page.animator.shows.connect(lambda *_: told.add(page.prompt.text))
    private: list[set[str]] = [set(), set()]
    """By seat; not what ends a move, since the prompt asks then."""
    while len(private[1] - private[0]) < 3:
        wait_for_person(qtbot, page)
        page.session.submit(wish(match.game.legal(match.state)[-1]))
        wait_for_person(qtbot, page)
        told |= {row.text for row in page.story.model.rows} | {page.announcer.again()}
        for entry in match.entries[1:]:
            private[entry.seat] |= {words(event.sentence()) for event in entry.events[:-1] if event.only == entry.seat}
    assert not [text for text in told for secret in private[1] - private[0] if secret in text]


def test_among_several_people_a_bots_turn_shows_no_hand_at_all(sit: Sit) -> None:
    page = sit(seated("young", "", ""))
    page.bots.set_paused(True)
    page.session.uncover()
    settle()
    assert page.session.viewer == TABLE
    assert page.curtain.isHidden()
    for seat in range(3):
        assert not hand_ids(page.session, seat) & set(page.scene.pieces)


def test_nothing_can_be_played_for_a_bot(sit: Sit) -> None:
    match = seated("young", "", "", game="in-the-nuts")
    page = sit(match)
    page.bots.set_paused(True)
    assert not choices(page)
    assert not page.session.judge(match.game.legal(match.state)[:1])


DOING = ("Put ", "Take ", "Move ", "Throw ", "Dig:", "Or put ")
"""How a sentence begins that says what to do."""


@pytest.mark.parametrize("game", games.ids())
def test_nobody_is_told_what_to_do_while_a_bot_is_to_choose(sit: Sit, game: str) -> None:
    match, rng = seated("", "kit", "kit", game=game), Random(game)
    page = sit(match)
    page.bots.set_paused(True)
    told = met = 0
    while met < 12:
        assert page.table is not None
        words = [layer.text for layer in page.table.marks if isinstance(layer, Label)]
        told_how = any(text.startswith(DOING) for text in (*words, page.tray_buttons.how))
        if page.session.bot_due is not None:
            met += 1
            assert not told_how, (words, page.tray_buttons.how)
        else:
            told += told_how
        page.session.submit(wish(rng.choice(match.game.legal(match.state))))
        settle()
    assert told, "but a person is"


def test_whoever_tries_alone_wears_no_badge_of_a_bot(sit: Sit) -> None:
    """From a game of bots alone the coach begins a trial: one seat is a person's there."""
    page = sit(seated("kit", "young", "wise", fair=False))
    page.bots.set_paused(True)
    match = page.session.match
    while len(match.line()) < 6:
        page.session.submit(wish(match.game.legal(match.state)[0]))
    page.session.try_from(match.entries[0], 1)
    settle()
    assert page.session.in_variation
    assert [panel.player.kind for panel in page.seat_panels] == ["kit", "", "wise"]
    page.session.return_to_trunk()
    settle()
    assert [panel.player.kind for panel in page.seat_panels] == ["kit", "young", "wise"]


def test_undo_takes_back_the_moves_of_the_bots_too_and_redo_brings_them_again(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("", "kit", "kit", fair=False)))
    session = page.session
    first = session.match.current
    make(page, next(choice for choice in choices(page) if str(choice.actions[0]).startswith("place")))
    wait_for(qtbot, lambda: session.match.due and session.match.due.kind == "nut")
    make(page, next(choice for choice in choices(page)))
    wait_for(qtbot, lambda: session.bot_due is None and len({entry.seat for entry in session.match.line()}) == 3)
    there = session.match.current
    session.undo()
    assert session.match.due is not None
    assert session.match.due.seat == 0
    assert session.match.current is not there
    session.undo()
    assert session.match.current is first
    session.redo()
    session.redo()
    assert session.match.current is there
    qtbot.wait(150)
    assert session.match.current is there, "it is a person's turn: nobody thinks again"


def test_in_fair_play_undo_passes_no_barrier_of_a_bot_and_makes_none_move_again(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("kit", "", "")))
    wait_for_person(qtbot, page)
    session = page.session
    barred = [entry for entry in session.match.line() if entry.barrier]
    assert barred, "the first squirrel turns a nut over"
    there = session.match.current
    assert there is not barred[-1], "the bot's nut came after it"
    assert not session.can_undo()
    assert session.why_no_undo()
    session.undo()
    assert session.match.current is there


def test_bots_pause_and_go_one_move_at_a_time(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("kit", "kit", "kit")))
    line = page.session.match.line
    click(page.pause_button)
    made = len(line())
    qtbot.wait(250)
    assert len(line()) == made
    assert "waits" in page.prompt.text
    for number in (1, 2):
        click(page.step_button)
        wait_for(qtbot, lambda number=number: len(line()) == made + number)
        qtbot.wait(120)
        assert len(line()) == made + number
    click(page.pause_button)
    wait_for(qtbot, lambda: len(line()) > made + 4)


@pytest.mark.parametrize("pace", [0.0, 1.0])
def test_a_bot_that_waits_is_never_said_to_think(sit: Sit, qtbot: QtBot, pace: float) -> None:
    """After one move of a bot, and after the own move of the one person: the bots pause, and the prompt says so."""
    page = hurried(sit(seated("", "kit", "kit"), pace=pace))
    session = page.session
    page.bot_watch.pause()
    while session.bot_due is None:
        make(page, choices(page)[0])
        wait_for(qtbot, lambda: not page.animator.busy)
    assert "waits" in page.prompt.text
    for _ in range(2):
        made = len(session.match.line())
        page.bot_watch.step()
        assert "thinking" in page.prompt.text
        wait_for(qtbot, lambda made=made: len(session.match.line()) > made and not page.animator.busy)
        assert session.bot_due is not None
        assert "waits" in page.prompt.text
        page.prompt_again()
        assert "waits" in page.prompt.text
    page.bot_watch.pause()
    assert "thinking" in page.prompt.text


def test_on_a_persons_own_move_one_reads_that_the_bots_wait_or_go_on(sit: Sit) -> None:
    page = hurried(sit(seated("", "kit", "kit")))
    for said in ("The bots are waiting.", "The bots go on."):
        click(page.pause_button)
        assert page.prompt.text == said


def test_one_move_of_a_bot_is_not_kept_for_later(sit: Sit, qtbot: QtBot) -> None:
    """On a person's own move there is none to make: it is said, the bots do not pause, and none moves by itself."""
    page = hurried(sit(seated("", "kit", "kit")))
    session, line = page.session, page.session.match.line
    click(page.step_button)
    assert page.prompt.text == "It is not a bot's turn: Tufty chooses."
    page.bots.step()
    assert not page.bots.paused
    page.bot_watch.pause()
    click(page.step_button)
    while session.bot_due is None:
        make(page, choices(page)[0])
    made = len(line())
    qtbot.wait(250)
    assert len(line()) == made


def test_one_move_of_a_bot_goes_with_the_move_that_is_taken_back(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("", "kit", "kit", fair=False)))
    session, line = page.session, page.session.match.line
    page.bot_watch.pause()
    while session.bot_due is None:
        make(page, choices(page)[0])
    page.bot_watch.step()
    session.undo()
    while session.bot_due is None:
        make(page, choices(page)[0])
    made = len(line())
    qtbot.wait(250)
    assert len(line()) == made


def test_a_game_of_bots_alone_shows_no_hand_and_waits_after_an_undo(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("kit", "kit", "kit", fair=False)))
    wait_for(qtbot, lambda: len(page.session.match.line()) > 2)
    assert page.session.viewer == TABLE
    assert page.curtain.isHidden()
    page.session.undo()
    assert page.bots.paused
    page.session.set_open_hands(True)
    assert page.session.viewer == page.session.bot_due


def moments(game: str) -> list[tuple[bool, bool, Session]]:
    """Positions of a game in which a bot is to choose: whether it is its turn, whether it is forced; one of each."""
    rules, found = games.load(game), {}
    for number in range(8):
        rng = Random(f"{game}/{number}")
        match = seated(*["wise"] * max(2, rules.usual), game=game, seed=str(number))
        while not match.over and len(match.line()) < 60:
            assert match.due is not None
            view = look(rules, match.state, match.due.seat)
            key = match.due.seat == view.turn, len(view.legal) == 1
            if key not in found:
                found[key] = Session(match)
                break
            match.play(rng.choice(view.legal))
    return [(*key, session) for key, session in found.items()]


class Clock:
    """Time that passes when the test says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def moves_after(session: Session, pace: str, starting: float, thinking: float, clock: Clock) -> float:
    """Seconds until a bot moves that waits so long for its process and then thinks so long."""
    match, parent = session.match, QObject()
    bots = BotPlayers(session, parent, lambda: False)
    bots.pace = pace
    began, here = clock.now, match.current
    bots._tick()
    assert match.due is not None
    move = Candidate(match.game.legal(match.state)[0], None, say(""))
    while match.current is here:
        passed = clock.now - began
        if bots._answer is None and passed >= starting + thinking:
            bots._take(Reply(1, "move", Thought((move,)), seconds=thinking))
        bots._tick()
        bots.hurry()  # whatever was said is read
        clock.now += 0.01
        assert clock.now - began < 60
    bots.rest()
    match.goto(here)
    return round(clock.now - 0.01 - began, 2)


@pytest.mark.parametrize("game", [game for game in games.ids() if games.load(game).secrets])
def test_how_long_a_bot_takes_tells_nothing_about_what_it_holds(
    game: str, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """Forced or free, clear or hard, on its own turn or another's: the same level takes the same time."""
    clock = Clock()
    monkeypatch.setattr(bot_players, "monotonic", clock)
    level, found = level_of("wise"), moments(game)
    assert (True, False) in {key[:2] for key in found}
    for pace, starting in (("instant", 0.0), ("normal", 0.0), ("normal", 1.5), ("slow", 0.0)):
        times = {
            moves_after(session, pace, starting, thinking, clock)
            for _, _, session in found
            for thinking in (0.0, 0.6, level.seconds)
        }
        assert max(times) - min(times) <= 0.02, (pace, starting, times)
        assert min(times) >= max(BOT_PACES[pace], starting + level.seconds)


def test_where_nothing_is_hidden_a_bot_moves_as_soon_as_it_knows(monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    clock = Clock()
    monkeypatch.setattr(bot_players, "monotonic", clock)
    session = Session(seated("wise", "wise", game="in-the-nuts"))
    assert moves_after(session, "instant", 0.0, 0.5, clock) < 0.6


def test_a_forced_move_that_a_hand_forces_is_told_like_a_free_one(sit: Sit) -> None:
    """Whether a reason is looked for depends on what everybody sees; on another's turn none is given."""
    for own, _, session in moments("little-nutters"):
        page = sit(session.match)
        page.bots.rest()
        page.bots._tick()
        assert page.bots._free is own
        page.bots.rest()


def test_a_reason_that_would_tell_a_secret_is_not_said_aloud() -> None:
    """Where other cards in the hand would give another reason, the reason would tell what is in the hand."""
    match, rng = seated("", "", "", game="nut-hunt"), Random(2)
    secret = plain = 0
    while secret < 3 or plain < 3:
        due = match.due
        assert due is not None
        view, advice = look(match.game, match.state, due.seat), match.game.advice()
        public = match.game.view(match.state, TABLE)
        for action in view.legal if len(view.legal) > 1 else ():
            why = advice.why(view, action)
            others = (look(match.game, match.game.determinize(public, Random(k)), due.seat) for k in range(12))
            reasons = [advice.why(other, action) for other in others if action in other.legal]
            if sum(reason != why for reason in reasons) > 9:
                secret += 1
                assert not tells_nothing(Session(match), due.seat, action, why), why
            elif len(reasons) == 12 and set(reasons) == {why}:
                plain += 1
        match.play(rng.choice(view.legal))


def test_a_bot_never_says_that_it_holds_another_card_like_this_one() -> None:
    """Many hold two of a card that there are eight of: that two or three other deals agree proves nothing."""
    advice, told = games.load("little-nutters").advice(), 0
    for number in range(40):
        match = seated("clever", "", game="little-nutters", seed=f"padlocks/{number}")
        hand, padlocks = match.state.hands[0], (FACE["nut-padlock-leaf"], FACE["nut-padlock-paw"])
        hand[:2] = padlocks
        hand.sort()
        match.state.pending[-1] = Choice(0, "discard", "LN-R1", (1, FACE["adder"]))
        action = Discard("nut-padlock-leaf")
        why = advice.why(look(match.game, match.state, 0), action)
        assert why == "There is another one like it in hand."
        told += tells_nothing(Session(match), 0, action, why)
    assert not told


def test_when_the_process_dies_a_quick_move_is_played_and_the_story_says_so(sit: Sit, qtbot: QtBot) -> None:
    stop_thinking()  # what others asked before is not in the way
    page = hurried(sit(seated("wise", "", "")))
    wait_for(qtbot, lambda: thinking().house and thinking().house._current)
    house = thinking().house
    assert house is not None
    process = process_of(house)
    assert process is not None
    os.kill(process, 9)
    wait_for(qtbot, page.session.match.line)
    assert page.session.match.line()[0].seat == 0
    assert any("quick move" in row.text for row in page.story.model.rows)


def test_the_prompt_and_the_card_show_who_thinks(sit: Sit, qtbot: QtBot) -> None:
    page = sit(seated("wise", "", ""))
    wait_for(qtbot, lambda: page.bots.thinking == 0)
    assert page.prompt.text == "Tufty is thinking"
    assert page.seat_panels[0].thought is not None
    assert page.seat_panels[1].thought is None
    assert "Wise old squirrel" in page.seat_panels[0].accessibleName()


def test_after_the_move_of_the_last_bot_nobody_is_seen_to_think(sit: Sit, qtbot: QtBot) -> None:
    page = hurried(sit(seated("kit", "kit", "")))
    wait_for_person(qtbot, page)
    assert [panel.thought for panel in page.seat_panels] == [None, None, None]


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists() if Path("/proc").exists() else True


def test_leaving_the_game_drops_the_thought_and_closing_the_window_ends_the_process(
    window: MainWindow, qtbot: QtBot
) -> None:
    game = games.load("nice-one-squirrel")
    players = seated("wise", "", "").players
    window.start(Setup(game, players, game.chosen({}), "close"))
    wait_for(qtbot, lambda: thinking().house is not None and process_of(thinking().house))
    house = thinking().house
    assert house is not None
    pid = process_of(house)
    assert pid is not None
    window.go_home()
    assert not house.busy
    window.close()
    assert thinking().house is None
    wait_for(qtbot, lambda: not alive(pid) or not Path("/proc").exists())


def test_who_plays_without_a_seat_has_no_level(sit: Sit) -> None:
    blue, automa = sit(begun("nut-hunt", 1)).seat_panels
    assert automa.accessibleName().startswith("Automa: ")
    ovals = [[layer for layer in panel.art() if isinstance(layer, Oval)] for panel in (blue, automa)]
    assert ovals == [[], []], "nothing stands between badge and name"


def test_the_level_of_a_seat_is_kept_in_the_record(window: MainWindow, qtbot: QtBot) -> None:
    game = games.load("nice-one-squirrel")
    window.start(Setup(game, seated("young", "", "kit").players, game.chosen({}), "kept"))
    assert window.page is not None
    hurried(window.page)
    wait_for_person(qtbot, window.page)
    window.go_home()
    (left,) = store.recent()
    assert [player.kind for player in load(left.path).match.players] == ["young", "", "kit"]


def test_the_keys_pause_and_step(window: MainWindow, qtbot: QtBot) -> None:
    game = games.load("nice-one-squirrel")
    window.settings.bot_pace = "instant"
    window.start(Setup(game, seated("kit", "kit", "kit").players, game.chosen({}), "keys"))
    page = window.page
    assert page is not None
    QTest.keyClick(window, Qt.Key.Key_F7)
    settle()
    assert page.bots.paused
    made = len(page.session.match.line())
    QTest.keyClick(window, Qt.Key.Key_F8)
    wait_for(qtbot, lambda: len(page.session.match.line()) == made + 1)


def test_the_command_line_seats_bots_on_the_last_seats(qapp: object) -> None:
    for first, kinds in ((0, ["", "young", "wise"]), (2, ["wise", "", "young"])):
        window = opening.open_window(
            "nice-one-squirrel", players=3, bots=("young", "wise"), first=first, journals=False
        )
        assert [player.kind for player in window.page.session.match.players] == kinds
        window.close()
        window.deleteLater()


@pytest.mark.parametrize(
    ("game", "bots", "seats"),
    [("little-nutters", 1, 2), ("little-nutters", 2, 3), ("nuts", 1, 2), ("nice-one-squirrel", 1, 3)],
)
def test_bots_named_on_the_command_line_sit_with_as_few_people_as_the_game_is_meant_for(
    game: str, bots: int, seats: int
) -> None:
    assert company(games.load(game), bots) == seats


def test_more_bots_than_seats_are_refused_by_the_largest_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "little-nutters", "--bots", ",".join(["kit"] * 9)]) == 2
    assert f"9 bots do not fit on {max(games.load('little-nutters').players)} seats" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("bots", "why"),
    [("young,clumsy", "there is no level 'clumsy'"), ("kit,kit,kit,kit", "4 bots do not fit on 3 seats")],
)
def test_the_command_line_refuses_bots_that_it_cannot_seat(
    bots: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["play", "nice-one-squirrel", "--players", "3", "--bots", bots]) == 2
    assert why in capsys.readouterr().err
