"""How fast the search is on this machine, and how much memory it takes."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.ladder import peak_memory, smallest
from nutdesk.bots.levels import BY_ID, WISE
from nutdesk.bots.search import Budget, Search, settle
from nutdesk.children import Pool
from nutdesk.core.game import Game, look
from nutdesk.games import all_games

EARLY = 12
"""How many choices are made before the search starts: past the opening, with most of the game still to come."""


def measure(quick: bool) -> dict[str, float]:
    """Iterations per second of the search in every game, and the megabytes of a process that searched them all."""
    with Pool(1) as pool:
        return pool.submit(think, 0.2 if quick else BY_ID[WISE].seconds).result()


def think(seconds: float) -> dict[str, float]:
    """The figures, measured in this process."""
    found: dict[str, float] = {}
    for game in all_games():
        search = begin(game)
        started = process_time()
        search.run(Budget(seconds=seconds), thorough=True)
        # Processor time, not clock time: other programs may be running.
        found[f"{game.id}_iterations_per_second"] = round(search.iterations / (process_time() - started))
    memory = peak_memory()
    return found if memory is None else {**found, "memory_mb": memory}


def begin(game: Game) -> Search:
    """A search that starts from a typical position."""
    rng, bot = Random(game.id), GreedyBot(game)
    state: Any = game.setup(game.chosen({}), smallest(game))
    settle(game, state, rng)
    made = 0
    while made < EARLY or len(game.legal(state)) == 1:
        game.step(state, bot.choose(look(game, state, state.pending[-1].seat), rng))
        settle(game, state, rng)
        made += 1
    view = look(game, state, state.pending[-1].seat)
    advice = game.advice()
    return Search(game, lambda rng: advice.imagine(view, rng), rng, advice)
