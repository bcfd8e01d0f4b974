"""What bots are told about Little Nutters: who is ahead, which moves to think of, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, ClassVar

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say
from nutdesk.games.little_nutters.evaluation import CALM, measure
from nutdesk.games.little_nutters.first_look import WEIGHTS, FirstLook
from nutdesk.games.little_nutters.move_weights import EXPERIENCE
from nutdesk.games.little_nutters.reasons import why
from nutdesk.games.little_nutters.rules import result
from nutdesk.games.little_nutters.state import State
from nutdesk.games.little_nutters.views import NuttersView

Weights = dict[type[Action], Callable[[FirstLook, Any], float]]


class NuttersAdvice(Advice):
    """Nuts, and what will become nuts, against the target."""

    depth = 0
    settled = CALM
    best_playouts = True
    pace = 4600
    enough: ClassVar = {"wise": 7600}

    def value(self, state: State) -> Sequence[float]:
        seats = state.seats
        if not state.pending:
            ended = result(state)
            winners = ended.winners if ended else ()
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        if not state.characters:
            return [1 / seats] * seats
        scores = measure(state)
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        return _weigh(state, actions, EXPERIENCE)

    def first_sight(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        return _weigh(state, actions, WEIGHTS)

    def why(self, view: NuttersView, action: Action) -> Say:  # type: ignore[override]
        return why(view, action)


def _weigh(state: State, actions: Sequence[Action], weights: Weights) -> Sequence[float]:
    due = state.pending[-1]
    assert isinstance(due, Choice)
    glance = FirstLook(state, due)
    return [weights[type(action)](glance, action) for action in actions]
