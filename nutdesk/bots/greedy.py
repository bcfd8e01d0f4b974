"""A player that looks at every move once and takes the one that looks best: what follows is not thought of."""

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
    """Imagines what is hidden once and takes what weighs most at first sight."""

    def __init__(self, game: Game) -> None:
        self.game, self.advice = game, game.advice()
        self.knows = type(self.advice).weigh is not Advice.weigh
        """Whether the game has an opinion on moves; without, each is tried and the position after it valued."""

    def choose(self, view: View, rng: Random) -> Action:
        return self.rank(view, rng)[0]

    def think(self, view: View, rng: Random) -> Thought:
        found = self.rank(view, rng)[:SHOWN]
        return Thought(tuple(Candidate(action, None, self.advice.why(view, action)) for action in found))

    def rank(self, view: View, rng: Random) -> list[Action]:
        """Every move worth a thought, best first; which of two equal ones comes first is luck."""
        state = self.advice.imagine(view, rng)
        actions = moves(self.game, state, view.viewer)
        if len(actions) == 1:
            return actions
        weights = dict(zip(actions, self.weigh(state, actions, view.viewer, rng), strict=True))
        worth = [action for action in actions if weights[action] > 0] or actions
        rng.shuffle(worth)
        return sorted(worth, key=lambda action: -weights[action])

    def weigh(self, state: Any, actions: Sequence[Action], seat: int, rng: Random) -> Sequence[float]:
        """What each move is worth at first sight, or one step later."""
        if self.knows:
            return self.advice.first_sight(state, actions)
        return [self.after(state.copy(), action, seat, rng) for action in actions]

    def after(self, state: Any, action: Action, seat: int, rng: Random) -> float:
        """What the position is worth to the seat after the move; where that cannot be told, how it might end."""
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
