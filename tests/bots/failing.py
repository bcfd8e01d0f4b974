"""Ways to think that do not end well, and an owner that is killed: run as a script, it prints two process numbers."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from random import Random

from nutdesk.bots.process import BotProcess, Reply, Request
from nutdesk.bots.search import settle
from nutdesk.core.game import look
from nutdesk.games import load


def oversleep(question: Request, stop: Callable[[], bool]) -> Reply:
    time.sleep(60)
    raise AssertionError("nobody waits so long")


def stumble(question: Request, stop: Callable[[], bool]) -> Reply:
    raise ZeroDivisionError("a nut too many")


def ponder(question: Request, stop: Callable[[], bool]) -> Reply:
    """Think until told to stop."""
    while not stop():
        time.sleep(0.005)
    return Reply(question.ticket, question.kind)


if __name__ == "__main__":
    game = load("nice-one-squirrel")
    state = game.setup(game.chosen({}), 3)
    settle(game, state, Random(1))
    house = BotProcess(ponder)
    house.ask(game.id, look(game, state, 0), "wise", "oak")
    while not house.thinking:
        house.poll()
        time.sleep(0.01)
    print(os.getpid(), house.pid, flush=True)
    sys.stdin.read()
