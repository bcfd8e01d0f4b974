"""The process that thinks: it answers, it can be stopped, and whatever happens to it, a move comes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import get_context
from random import Random
from typing import Any

import pytest

from nutdesk.bots import process as house_module
from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.hints import TOLD
from nutdesk.bots.process import BotProcess, Reply, Request
from nutdesk.bots.search import SearchBot, settle
from nutdesk.core.game import look
from nutdesk.games import load
from tests.bots import failing
from tests.bots.failing import process_of, thinks

GAME = load("nice-one-squirrel")
LONG = 60.0
posix = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a process that can be killed")


def position() -> Any:
    state = GAME.setup(GAME.chosen({}), 3)
    settle(GAME, state, Random(1))
    return state


VIEW = look(GAME, position(), 0)


@pytest.fixture
def open_house() -> Iterator[Callable[..., BotProcess]]:
    """Houses that are closed afterwards."""
    houses: list[BotProcess] = []

    def make(*how: Any) -> BotProcess:
        houses.append(BotProcess(*how))
        return houses[-1]

    yield make
    for house in houses:
        house.close()


def until_it_thinks(house: BotProcess) -> int:
    """The number of the process, as soon as it has a question."""
    deadline = time.monotonic() + LONG
    while not thinks(house):
        assert time.monotonic() < deadline
        house.poll()
        time.sleep(0.01)
    process = process_of(house)
    assert process is not None
    return process


def one(answers: list[Reply]) -> Reply:
    (answer,) = answers
    return answer


def gone(pid: int) -> bool:
    """Whether no such process runs any more."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - not a file to keep
            return file.read().rpartition(") ")[2][0] == "Z"
    except OSError:
        return True


def test_questions_are_answered_with_their_tickets_moves_before_outlooks(open_house: Callable[..., BotProcess]) -> None:
    house = open_house()
    win_chances = house.evaluate(GAME.id, VIEW, "oak", 40)
    full = house.evaluate(GAME.id, position(), "oak", 40)
    move = house.ask(GAME.id, VIEW, "young", "oak")
    answers: list[Reply] = []
    while house.busy:
        answers += house.wait(LONG)
    assert [answer.ticket for answer in answers] == [move, win_chances, full]
    assert not any(answer.mishap for answer in answers)
    assert answers[0].thought == GreedyBot(GAME).think(VIEW, Random("oak")), "here and there the same thought"
    for answer in answers[1:]:
        assert sum(answer.win_chances) == pytest.approx(1)


def test_whoever_moves_knows_what_it_thought_about_the_rest_of_its_turn() -> None:
    game, rng = load("nut-hunt"), Random(4)
    state = game.setup(game.chosen({}, 2), 2)
    while state.pending[-1].kind != "forage":
        settle(game, state, rng)
        game.step(state, game.legal(state)[0])
    seat = state.pending[-1].seat
    found = house_module.answer(Request(1, "move", game.id, look(game, state, seat), "", "clever"), lambda: False)
    assert found.thought is not None
    game.step(state, found.thought.action)
    bot = house_module.player("clever", game.id)
    assert isinstance(bot, SearchBot)
    assert bot.ahead is not None
    assert bot.ahead[0] == look(game, state, seat)


def test_a_hint_has_moves_with_chances_and_reasons(
    open_house: Callable[..., BotProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "HINT", house_module.Budget(iterations=50))
    house = open_house()
    house.hint(GAME.id, VIEW, "oak")
    thought = one(house.wait(LONG)).thought
    assert thought is not None
    assert 1 <= len(thought.candidates) <= TOLD
    assert all(candidate.action in VIEW.legal for candidate in thought.candidates)
    assert all(candidate.chance is not None and candidate.why for candidate in thought.candidates)


@posix
def test_killed_in_the_middle_of_a_thought_a_quick_move_is_played_and_the_next_one_thought_about(
    open_house: Callable[..., BotProcess],
) -> None:
    house = open_house()
    ticket = house.ask(GAME.id, VIEW, "wise", "oak")
    killed = until_it_thinks(house)
    os.kill(killed, signal.SIGKILL)
    answer = one(house.wait(LONG))
    assert answer.ticket == ticket
    assert "stopped unexpectedly" in answer.mishap
    assert answer.thought == GreedyBot(GAME).think(VIEW, Random("oak"))
    house.ask(GAME.id, VIEW, "young", "oak")
    after = one(house.wait(LONG))
    assert not after.mishap
    assert process_of(house) != killed


def test_who_overruns_is_stopped_and_a_quick_move_is_played(
    open_house: Callable[..., BotProcess], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_module, "MARGIN", 0.2)
    house = open_house(failing.oversleep)
    house.ask(GAME.id, VIEW, "young", "oak")
    overrun = until_it_thinks(house)
    answer = one(house.wait(LONG))
    assert "too long" in answer.mishap
    assert answer.thought is not None
    assert answer.thought.action in VIEW.legal
    assert gone(overrun)


@posix
def test_where_no_process_can_be_started_quick_moves_are_played_until_one_can(
    open_house: Callable[..., BotProcess],
) -> None:
    import resource

    house = open_house()
    quick = {GreedyBot(GAME).choose(VIEW, Random(seed)) for seed in range(20)}  # and all is imported now
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    ends = get_context("spawn").Pipe()
    highest = max(end.fileno() for end in ends)
    for end in ends:
        end.close()
    resource.setrlimit(resource.RLIMIT_NOFILE, (highest + 1, usual[1]))  # room for the pipe, and for nothing else
    try:
        for _ in range(2):
            ticket = house.ask("nice-one-squirrel", VIEW, "clever", "1")
            (answer,) = house.wait(LONG)
            assert answer.ticket == ticket
            assert answer.unable
            assert "no process can be started" in answer.mishap
            assert answer.thought is not None
            assert answer.thought.candidates[0].action in quick
            assert process_of(house) is None
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    house.ask("nice-one-squirrel", VIEW, "clever", "1")
    (answer,) = house.wait(LONG)
    assert not answer.mishap


def test_a_thought_that_goes_wrong_is_told_and_costs_no_process(open_house: Callable[..., BotProcess]) -> None:
    house = open_house(failing.stumble)
    house.ask(GAME.id, VIEW, "wise", "oak")
    first = until_it_thinks(house)
    answer = one(house.wait(LONG))
    assert "a nut too many" in answer.mishap
    assert answer.thought is not None
    house.evaluate(GAME.id, VIEW, "oak")
    answer = one(house.wait(LONG))
    assert answer.mishap
    assert sum(answer.win_chances) == pytest.approx(1)
    assert process_of(house) == first


def test_a_cancelled_question_has_no_answer_and_frees_the_process(open_house: Callable[..., BotProcess]) -> None:
    house = open_house(failing.ponder)
    ticket = house.ask(GAME.id, VIEW, "wise", "oak")
    waiting = house.hint(GAME.id, VIEW, "oak")
    process = until_it_thinks(house)
    house.cancel(waiting)
    house.cancel(ticket)
    assert not house.busy
    last = house.ask(GAME.id, VIEW, "wise", "elm")
    assert house.wait(0.5) == []
    house.cancel(last)
    deadline = time.monotonic() + LONG
    while thinks(house):
        assert house.poll() == []
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert process_of(house) == process


def test_closing_ends_the_process_and_nothing_is_owed(open_house: Callable[..., BotProcess]) -> None:
    house = open_house()
    assert process_of(house) is None, "nothing is started before there is a question"
    house.ask(GAME.id, VIEW, "wise", "oak")
    process = until_it_thinks(house)
    house.close()
    assert gone(process)
    assert process_of(house) is None
    assert house.poll() == []
    assert not house.busy


@posix
def test_when_the_owner_is_killed_the_process_ends_too() -> None:
    owner = subprocess.Popen(
        [sys.executable, "-m", "tests.bots.failing"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with owner:
        assert owner.stdout is not None
        pid, process = map(int, owner.stdout.readline().split())
        assert not gone(process)
        os.kill(pid, signal.SIGKILL)
    deadline = time.monotonic() + LONG
    while not gone(process):
        assert time.monotonic() < deadline, "it thinks on for nobody"
        time.sleep(0.02)
