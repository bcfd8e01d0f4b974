"""How to play well: put nuts where they match, and count the nuts in hand as points to come."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, sqrt
from typing import Any, ClassVar, Final

from nutdesk.core.advice import Advice
from nutdesk.core.game import View
from nutdesk.core.moves import Action
from nutdesk.core.words import Say
from nutdesk.games.nice_one_squirrel.actions import Move, Place, Play
from nutdesk.games.nice_one_squirrel.parts import CACHES, ENOUGH, LANDINGS, NUT, NUTS
from nutdesk.games.nice_one_squirrel.reasons import best_points, why, why_played
from nutdesk.games.nice_one_squirrel.rules import score
from nutdesk.games.nice_one_squirrel.state import State
from nutdesk.games.nice_one_squirrel.views import NiceOneView

EVERYWHERE: Final = tuple(range(CACHES))
MEETING: Final = tuple(tuple(sum(score([other], nut)) for nut in range(len(NUTS))) for other in range(len(NUTS)))
"""What a nut scores for one other that is there."""

# How much of it becomes points on average, in games between greedy players.
NEXT, LATER, EACH = 0.5, 0.35, 1.3
A_TURN: Final = 3
"""The points of a turn, roughly."""
SPREAD: Final = 1.5
"""How much the points of a future turn vary."""
SHARP: Final = 1.2
"""How a lead, measured in that variation, becomes a chance."""
EAGER: Final = 3
"""How strongly moves are preferred for scoring more at once."""
REST: Final = 0.5
"""Playing nothing, in points, as the nut may do better later."""


@lru_cache(1 << 14)
def worth(cache: tuple[int, ...]) -> tuple[int, ...]:
    """What each of the sixteen nuts would score in a cache."""
    points = [0] * len(NUTS)
    for other in cache:
        points = [a + b for a, b in zip(points, MEETING[other], strict=True)]
    return tuple(points)


class NiceOneAdvice(Advice):
    depth = 12
    pace = 5600
    enough: ClassVar = {"clever": 100}

    def value(self, state: State) -> Sequence[float]:
        """Points so far, and what the hands may still score in the remaining turns."""
        open_caches = [worth(tuple(cache)) for cache in state.caches]
        places = [
            worth((*cache, nut)) if nut >= 0 else points
            for cache, nut, points in zip(state.caches, state.hidden, open_caches, strict=True)
        ]
        top = [max(column) for column in zip(*places, strict=True)]
        left = [turns_left(state, seat) for seat in range(state.seats)]
        points, most = [], max(left)
        for seat, hand in enumerate(state.hands):
            total, turns = float(state.scores[seat]), left[seat]
            if turns and hand:
                where = reach(state, seat)
                total += NEXT * max(places[cache][nut] for cache in where for nut in hand)
                total += LATER * sum(sorted((top[nut] for nut in hand), reverse=True)[:turns])
                total += EACH * (turns - 1)
            points.append(total)
        scale = SHARP / (SPREAD * sqrt(most) + 0.3)
        best = max(points)
        odds = [exp((total - best) * scale) for total in points]
        whole = sum(odds)
        return [one / whole for one in odds]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        """The points that a nut scores here, or that the best one in hand would score there."""
        seat = state.turn
        hand = state.hands[seat]
        weights = []
        here = worth(tuple(state.caches[state.squirrels[seat]])) if state.squirrels[seat] >= 0 else ()
        for action in actions:
            points = REST
            if isinstance(action, Play):
                points = here[NUT[action.nut]]
            elif isinstance(action, Place | Move):
                there = worth(tuple(state.caches[action.cache - 1]))
                points = max([there[nut] for nut in hand], default=0)
                if state.hidden[action.cache - 1] >= 0:
                    points += 1  # one more nut to meet
            weights.append((points + 0.3) ** EAGER)
        return weights

    def why(self, view: View, action: Action) -> Say:
        assert isinstance(view, NiceOneView)
        return why(view, action)

    def why_line(self, view: View, line: Sequence[Action]) -> Say:
        """Where the squirrel goes is for the nut that is played there."""
        there: NiceOneView = self.at_last(view, line)
        if isinstance(line[-1], Play):
            return why_played(there, line[-1])
        return why(there, line[-1]) if best_points(there, there.squirrels[there.viewer]) else self.why(view, line[0])


def turns_left(state: State, seat: int) -> int:
    """How many turns a seat will probably still have."""
    due = state.pending[-1] if state.pending else None
    if due is None:
        return 0
    if state.ender >= 0:  # NS-E1
        return int((seat - state.turn) % state.seats < (state.ender - state.turn) % state.seats)
    shortest = min(len(hand) for hand in state.hands)
    if state.taking:  # NS-O2
        shortest = min(shortest, 1 + max(0, ENOUGH - max(state.scores)) // A_TURN)
    return min(len(state.hands[seat]), shortest + 1)


def reach(state: State, seat: int) -> Sequence[int]:
    """Where a seat could play its next nut; squirrels that block it now will have moved by then."""
    here = state.squirrels[seat]
    if here < 0:
        return EVERYWHERE
    due: Any = state.pending[-1]
    return (here,) if due.seat == seat and due.kind == "nut" else LANDINGS[here]
