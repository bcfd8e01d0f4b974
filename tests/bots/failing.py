"""Ways to think that do not end well, and an owner that is killed: run as a script, it prints two process numbers."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from random import Random

from nutdesk.bots.house import Answer, House, Question
from nutdesk.bots.search import settle
from nutdesk.core.game import look
from nutdesk.games import load


def oversleep(question: Question, stop: Callable[[], bool]) -> Answer:
    time.sleep(60)
    raise AssertionError("nobody waits so long")


def stumble(question: Question, stop: Callable[[], bool]) -> Answer:
    raise ZeroDivisionError("a nut too many")


def ponder(question: Question, stop: Callable[[], bool]) -> Answer:
    """Think until told to stop."""
    while not stop():
        time.sleep(0.005)
    return Answer(question.ticket, question.kind)


def thinks(house: House) -> bool:
    """Whether its process has a question now."""
    return house._current is not None


def wait_until_it_thinks(house: House) -> None:
    while not thinks(house):
        house.poll()
        time.sleep(0.01)


def process_of(house: House) -> int | None:
    """The number of its process, if one runs."""
    return house._process.pid if house._process else None


if __name__ == "__main__":
    game = load("nice-one-squirrel")
    state = game.setup(game.chosen({}), 3)
    settle(game, state, Random(1))
    house = House(ponder)
    house.ask(game.id, look(game, state, 0), "wise", "oak")
    wait_until_it_thinks(house)
    print(os.getpid(), process_of(house), flush=True)
    sys.stdin.read()
