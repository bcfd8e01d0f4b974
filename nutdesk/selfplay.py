"""Many games between bots, and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any

import attrs

from nutdesk.bots.bot import Bot, RandomBot
from nutdesk.core.check import LONGEST, Broken, random_play
from nutdesk.core.dealer import draw
from nutdesk.core.game import Game, Options, look
from nutdesk.core.moves import Choice


@attrs.define
class Tally:
    """The results of a series of games; moves are choices, without throws and deals."""

    game: str
    players: int
    games: int
    finished: int = 0
    moves: int = 0
    seconds: float = 0.0
    wins: list[int] = attrs.Factory(list)
    """By seat; a shared win counts for each winner."""
    longest: int = 0
    """The moves of the longest game."""


def play(game: Game, state: Any, bots: Sequence[Bot], rng: Random) -> int:
    """Play a state to the end, in place, each seat by its bot; return how many choices were made."""
    made = 0
    while state.pending:
        top = state.pending[-1]
        if not isinstance(top, Choice):
            game.step(state, draw(top, rng))
            continue
        if made == LONGEST:
            raise Broken(f"{game.id}: no end after {LONGEST} moves")
        game.step(state, bots[top.seat].choose(look(game, state, top.seat), rng))
        made += 1
    return made


def run(
    game: Game,
    options: Options,
    bots: Sequence[Bot],
    games: int,
    seed: str,
    watch: Callable[[], object] = lambda: None,
) -> Tally:
    """Play so many games with these bots; `watch` is called after each."""
    seats = len(bots)
    tally = Tally(game.id, seats, games, wins=[0] * seats)
    # The same games as through views, but as fast as the rules alone.
    random = all(type(bot) is RandomBot for bot in bots)
    started = perf_counter()
    for number in range(games):
        rng, state = Random(f"{seed}/{number}"), game.setup(options, seats)
        try:
            made = random_play(game, state, rng) if random else play(game, state, bots, rng)
        except Broken:
            made = LONGEST
        else:
            tally.finished += 1
            result = game.result(state)
            assert result is not None
            for winner in result.winners:
                if winner < seats:  # an automa has no seat
                    tally.wins[winner] += 1
        tally.moves += made
        tally.longest = max(tally.longest, made)
        watch()
    tally.seconds = perf_counter() - started
    return tally
