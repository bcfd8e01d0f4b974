"""Small trials that take no time."""

from __future__ import annotations

from nutdesk.games import load
from nutdesk.lab.counts import Counts
from nutdesk.lab.run import TrialRun
from nutdesk.lab.trial import Trial, trial

GAME = load("nice-one-squirrel")
STORAGE = "cards = [\n" + "  { nuts = 2, points = 9 },\n" * 8 + "]\n"
"""House data for In the Nuts! under which every card is small and dear."""


def small(games: int = 10, seed: str = "oak", **wishes: bool) -> Trial:
    return trial(GAME, 3, GAME.chosen(wishes), ("kit",), games, seed)


def dear(games: int = 2) -> Trial:
    """A trial by other house data."""
    rules = load("in-the-nuts")
    return trial(rules, 2, rules.chosen({}), ("kit",), games, "oak", STORAGE)


def played(wanted: Trial, jobs: int = 1) -> Counts:
    run = TrialRun.local(wanted, jobs)
    try:
        while not run.over:
            run.poll(5.0)
        return run.counts
    finally:
        run.leave()
