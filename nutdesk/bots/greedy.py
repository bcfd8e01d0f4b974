"""A bot that looks at each move once and plays the one that looks best, without thinking further ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.search import FOREVER, SHOWN, moves, settle, shares
from nutdesk.core.advice import Advice
from nutdesk.core.game import Game, View
from nutdesk.core.moves import Action


class GreedyBot:
    """Guesses once what is hidden, and plays the move with the highest weight."""

    def __init__(self, game: Game) -> None:
        self.game, self.advice = game, game.advice()
        self.knows = type(self.advice).weigh is not Advice.weigh
        """Whether the game weighs its moves. If not, each move is tried and the position after it is valued."""

    def choose(self, view: View, rng: Random) -> Action:
        return self.rank(view, rng)[0]

    def think(self, view: View, rng: Random) -> Thought:
        found = self.rank(view, rng)[:SHOWN]
        return Thought(tuple(Candidate(action, None, self.advice.why(view, action)) for action in found))

    def rank(self, view: View, rng: Random) -> list[Action]:
        """The moves that are worth considering, best first; equal ones are in random order."""
        state = self.advice.imagine(view, rng)
        actions = moves(self.game, state, view.viewer)
        if len(actions) == 1:
            return actions
        weights = dict(zip(actions, self.weigh(state, actions, view.viewer, rng), strict=True))
        worth = [action for action in actions if weights[action] > 0] or actions
        rng.shuffle(worth)
        return sorted(worth, key=lambda action: -weights[action])

    def weigh(self, state: Any, actions: Sequence[Action], seat: int, rng: Random) -> Sequence[float]:
        """The weight of each move, or the value of the position after it."""
        if self.knows:
            return self.advice.first_sight(state, actions)
        return [self.after(state.copy(), action, seat, rng) for action in actions]

    def after(self, state: Any, action: Action, seat: int, rng: Random) -> float:
        """What the position after a move is worth to the seat; if it cannot be valued, the result of a random game."""
        game = self.game
        game.step(state, action)
        settle(game, state, rng)
        for _ in range(FOREVER):
            if not state.pending:
                return shares(game, state)[seat]
            values = self.advice.value(state)
            if values is not None:
                return values[seat]
            game.step(state, rng.choice(game.legal(state)))
            settle(game, state, rng)
        return 0.0
