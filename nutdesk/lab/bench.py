"""How many games per second the lab plays on this machine, with one process and with two."""

from __future__ import annotations

import os
from concurrent.futures import wait
from statistics import median
from time import perf_counter, sleep

from nutdesk.bots.levels import YOUNG
from nutdesk.bots.tasks import Processes
from nutdesk.games import load
from nutdesk.lab.trial import Trial, play_unit, trial


def measure(quick: bool) -> dict[str, float]:
    """Games per second between greedy bots with one process, and how many times as many with two."""
    rounds, units = (1, 4) if quick else (3, 100)
    one, two = [], []
    with Processes(1) as alone, Processes(2) as pair:
        for number in range(rounds):
            series = _trial(units, f"bench {number}")
            one.append(rate(alone, series, 1))
            two.append(rate(pair, series, 2))
    return {
        "games_per_second_one": round(median(one), 1),
        "games_per_second_two": round(median(two), 1),
        "two_over_one": round(median(more / less for less, more in zip(one, two, strict=True)), 2),
    }


def _trial(units: int, seed: str) -> Trial:
    game = load("nut-hunt")
    return trial(game, 3, game.chosen({}), (YOUNG,), 4 * units, seed)


def arrive() -> int:
    """This process's id, after a first game. It then waits a moment, so that the next call goes to another process."""
    play_unit(_trial(1, "warm"), 0)
    sleep(0.2)
    return os.getpid()


def rate(pool: Processes, series: Trial, jobs: int) -> float:
    """Games per second, once every process has started and played a game."""
    there: set[int] = set()
    while len(there) < jobs:
        there = {future.result() for future in [pool.submit(arrive) for _ in range(jobs)]}
    started = perf_counter()
    wait([pool.submit(play_unit, series, unit) for unit in series.units])
    return series.games / (perf_counter() - started)
