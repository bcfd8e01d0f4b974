"""A player that looks one step ahead: what would this move alone be worth?"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from nutdesk.bots.bot import Candidate, Thought
from nutdesk.bots.search import FOREVER, SHOWN, moves, settle, shares
from nutdesk.core.advice import Advice
from nutdesk.core.game import Game, View
from nutdesk.core.moves import Action, Choice

MOST: Final = 24
"""Of more moves than this only the most promising at first sight are tried."""
OWN: Final = 4
"""How many further choices of its own turn are made at first sight, before the position is valued."""


class GreedyBot:
    """Imagines what is hidden once, tries every move on it and takes the one that leaves the best sight."""

    def __init__(self, game: Game) -> None:
        self.game, self.advice = game, game.advice()

    def choose(self, view: View, rng: Random) -> Action:
        return self.rank(view, rng)[0][0]

    def think(self, view: View, rng: Random) -> Thought:
        return Thought(tuple(
            Candidate(action, chance, self.advice.why(view, action)) for action, chance in self.rank(view, rng)[:SHOWN]
        ))  # fmt: skip

    def rank(self, view: View, rng: Random) -> list[tuple[Action, float | None]]:
        """Every move worth a thought, best first, with what it is worth; None where there is no choice."""
        game, seat = self.game, view.viewer
        state = game.determinize(view, rng)
        actions = moves(game, state, seat)
        if len(actions) == 1:
            return [(actions[0], None)]
        weights = dict(zip(actions, self.advice.weigh(state, actions), strict=True))
        worth = [action for action in actions if weights[action] > 0] or actions
        worth = sorted(worth, key=lambda action: -weights[action])[:MOST]
        if len(worth) == 1:
            return [(worth[0], None)]
        values = {action: self.look(state.copy(), action, seat, rng) for action in worth}
        worth.sort(key=lambda action: (-values[action], -weights[action], action))
        return [(action, values[action]) for action in worth]

    def look(self, state: Any, action: Action, seat: int, rng: Random) -> float:
        """What the position is worth to the seat after the move and the rest of its turn at first sight."""
        game, advice = self.game, self.advice
        game.step(state, action)
        settle(game, state, rng)
        own, further = OWN, 0
        while state.pending and further < FOREVER:
            due: Choice = state.pending[-1]
            if own and due.seat == seat:
                own -= 1
            else:
                own = 0
                values = advice.value(state)
                if values is not None:
                    return values[seat]
            actions = game.legal(state)
            game.step(state, self.glance(state, actions, rng))
            settle(game, state, rng)
            further += 1
        return shares(game, state)[seat]

    def glance(self, state: Any, actions: list[Action], rng: Random) -> Action:
        """The action that looks best at first sight; any of them, where the game has no opinion."""
        if len(actions) == 1:
            return actions[0]
        if type(self.advice).weigh is Advice.weigh:
            return actions[int(rng.random() * len(actions))]
        weights = self.advice.weigh(state, actions)
        return actions[max(range(len(actions)), key=weights.__getitem__)]
