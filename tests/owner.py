"""A program that has processes of one kind, prints their numbers, and waits to be killed."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from random import Random

from nutdesk.bots.process import BotProcess
from nutdesk.bots.search import settle
from nutdesk.bots.tasks import Processes, TaskSeries
from nutdesk.core.game import look
from nutdesk.games import load
from nutdesk.record.statistics import readers
from tests.bots import failing


def think_for_ever() -> list[int]:
    """The house, in the middle of a thought that never looks whether it is still wanted."""
    game = load("nice-one-squirrel")
    state = game.setup(game.chosen({}), 3)
    settle(game, state, Random(1))
    house = BotProcess(failing.oversleep)
    house.ask(game.id, look(game, state, 0), "wise", "oak")
    while not house.thinking:
        house.poll()
        time.sleep(0.01)
    KEPT.append(house)
    return children()


def read() -> list[int]:
    """Readers of the statistics: one that reads, which has one of its own, and those that wait."""
    pool = readers()
    KEPT.append(pool)
    pool.submit(abs, 1).result()
    own = pool.submit(read_on).result()
    pool.submit(time.sleep, 60)
    return [*children(), *own]


def read_on() -> list[int]:
    """What a reader does that needs one more: a record that is played by other data."""
    pool = readers()
    KEPT.append(pool)
    pool.submit(abs, 1).result()
    return children()


def play_a_series() -> list[int]:
    """Processes of the lab and of the ladder, at work."""
    series = TaskSeries(time.sleep, [(60,), (60,)], lambda: Processes(2), 2)
    KEPT.append(series)
    while len(children()) < 2:
        series.poll(1.0)
    return children()


def children() -> list[int]:
    return [child.pid for child in multiprocessing.active_children() if child.pid is not None]


KEPT: list[object] = []
KINDS = {"house": think_for_ever, "readers": read, "series": play_a_series}

if __name__ == "__main__":
    print(os.getpid(), *KINDS[sys.argv[1]](), flush=True)
    sys.stdin.read()
