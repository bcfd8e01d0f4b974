"""Run as a script: what each way to think chooses at moments of random games, one line each."""

from __future__ import annotations

from random import Random

from nutdesk.bots.greedy import GreedyBot
from nutdesk.bots.search import Budget, SearchBot
from nutdesk.core.game import look
from nutdesk.games import all_games
from tests.bots.positions import moments

if __name__ == "__main__":
    for game in all_games():
        for state in list(moments(game, game.chosen({}), 2, "oak", 23))[:3]:
            view = look(game, state, state.pending[-1].seat)
            for bot in (GreedyBot(game), SearchBot(game, Budget(iterations=24))):
                print(game.id, bot.choose(view, Random("luck")))
