"""How to play In the Nuts! well: what the moves of a turn leave, and what a nut or a place is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, ClassVar, Final

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Chance, Choice
from nutdesk.core.words import Say
from nutdesk.games.in_the_nuts.actions import Keep, Lay, Place, Roll, Stop, Store
from nutdesk.games.in_the_nuts.evaluation import Evaluation, bust_chance, climbers, shares_of
from nutdesk.games.in_the_nuts.foresight import foresee
from nutdesk.games.in_the_nuts.parts import OVER, RACCOONS
from nutdesk.games.in_the_nuts.reasons import why
from nutdesk.games.in_the_nuts.scoring import result
from nutdesk.games.in_the_nuts.state import State

SHARP: Final = 8.0
"""How strongly a nut or a place is preferred for being worth more."""
KEEN: Final = 40.0
"""How strongly a throw, a stop or a space is preferred for leaving a better chance."""
SELDOM: Final = 0.05
"""The weight of a joker that can also be stored later."""


class InTheNutsAdvice(Advice):
    """Counts what is safe, what has been begun, and the danger of a bust."""

    depth = 0
    pace = 8000
    enough: ClassVar = {"clever": 240, "wise": 12000}

    def value(self, state: State) -> Sequence[float]:
        if not state.pending:
            done = result(state)
            assert done is not None
            return [(seat in done.winners) / len(done.winners) for seat in range(state.seats)]
        due = state.pending[-1]
        if type(due) is Chance and due.cards:
            return [1 / state.seats] * state.seats
        return Evaluation(state).chances()

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        """Weigh throwing on, stopping and spaces by the chances they leave; nuts and their places by their worth."""
        due = state.pending[-1]
        if due.kind not in ("again", "place"):
            return self.first_sight(state, actions)
        win_chances, turn = Evaluation(state), state.turn
        now = win_chances.settled(state.track) if due.kind == "again" else []
        chances: list[float] = []
        for action in actions:
            if isinstance(action, Place):
                chances.append(win_chances.going_on(state.track | 1 << action.space)[turn])
            elif isinstance(action, Roll):
                chances.append(win_chances.thrown(state.track, now)[turn])
            elif isinstance(action, Stop):
                chances.append(shares_of(now)[turn])
            else:
                chances.append(0.0)
        best = max(chances)
        return [exp(KEEN * (chance - best)) if chance else SELDOM for chance in chances]

    def first_sight(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        due = state.pending[-1]
        if due.kind == "again":
            bust = bust_chance(state.track)
            nuts = sum(1 for one in foresee(state) if one.seat == state.turn)
            roll = (1 - bust) ** (2 + 2 * nuts)
            return [roll if type(action) is Roll else 1 - roll if type(action) is Stop else 0.1 for action in actions]
        if due.kind == "roll":
            return [1.0 if type(action) is Roll else 0.2 for action in actions]
        if due.kind == "place":
            mine = [field[state.turn] for field in state.fields]
            for number in climbers(state.track):
                mine[number] += 1
            here = [OVER[action.space] for action in actions if isinstance(action, Place)]
            return [1.0 + 1.5 * (mine[number] % 2) + (number in RACCOONS) for number in here]
        win_chances = Evaluation(state)
        assert isinstance(due, Choice)
        gains = [win_chances.first_sight(due.seat, action) for action in actions]
        best = max(gains)
        return [exp(SHARP * (gain - best)) for gain in gains]

    def why(self, view: Any, action: Action) -> Say:
        return why(view, action)

    def why_line(self, view: Any, line: Sequence[Action]) -> Say:
        """A nut that is got is good for what is done with it."""
        if isinstance(line[-1], Store | Keep | Lay):
            return why(self.at_last(view, line), line[-1])
        return why(view, line[0])
