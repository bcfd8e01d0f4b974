"""The numbers of self-play are what was really played."""

from __future__ import annotations

from random import Random

import pytest

from nutdesk import selfplay
from nutdesk.bots.bot import RandomBot
from nutdesk.core.game import View
from nutdesk.core.moves import Action
from nutdesk.games import load

GAME = load("nice-one-squirrel")
OPTIONS = GAME.chosen({})


class Counting(RandomBot):
    """A random player that counts its choices."""

    def __init__(self) -> None:
        self.choices = 0

    def choose(self, view: View, rng: Random) -> Action:
        self.choices += 1
        return super().choose(view, rng)


@pytest.mark.parametrize("seats", GAME.players)
def test_the_fast_way_plays_the_very_same_games_as_bots_with_views(seats: int) -> None:
    quick = selfplay.run(GAME, OPTIONS, [RandomBot()] * seats, 20, "oak")
    bots = [Counting() for _ in range(seats)]
    slow = selfplay.run(GAME, OPTIONS, bots, 20, "oak")
    slow.seconds = quick.seconds
    assert quick == slow
    assert quick.moves == sum(bot.choices for bot in bots)


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (selfplay.run(GAME, OPTIONS, [RandomBot()] * 3, 10, seed) for seed in ("oak", "oak", "elm"))
    assert (first.moves, first.wins) == (again.moves, again.wins)
    assert (first.moves, first.wins) != (other.moves, other.wins)


def test_a_shared_win_counts_for_each_winner() -> None:
    games = 200
    results = []
    for number in range(games):
        state = GAME.setup(OPTIONS, 2)
        selfplay.play(GAME, state, [RandomBot()] * 2, Random(f"oak/{number}"))
        result = GAME.result(state)
        assert result is not None
        results.append(result.winners)
    shared = sum(len(winners) == 2 for winners in results)
    assert shared, "two hundred games have a tie among them"
    tally = selfplay.run(GAME, OPTIONS, [RandomBot()] * 2, games, "oak")
    assert sum(tally.wins) == games + shared
    assert tally.wins == [sum(seat in winners for winners in results) for seat in (0, 1)]


def test_the_longest_game_is_one_of_the_games() -> None:
    one = [selfplay.run(GAME, OPTIONS, [RandomBot()] * 3, 1, "oak").longest]
    tally = selfplay.run(GAME, OPTIONS, [RandomBot()] * 3, 5, "oak")
    assert tally.finished == 5
    assert one[0] <= tally.longest <= tally.moves


def test_whoever_watches_hears_of_every_game() -> None:
    heard: list[None] = []
    selfplay.run(GAME, OPTIONS, [RandomBot()] * 3, 7, "oak", lambda: heard.append(None))
    assert len(heard) == 7
