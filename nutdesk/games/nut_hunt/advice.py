"""What a good player sees at a glance: how far each side is, and how much time is left."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import ClassVar, Final

from nutdesk.core.advice import Advice
from nutdesk.core.moves import Action, Choice
from nutdesk.core.words import Say
from nutdesk.games.nut_hunt.actions import End
from nutdesk.games.nut_hunt.bitboards import Side, gap, lie, paid
from nutdesk.games.nut_hunt.first_look import WEIGHTS, FirstLook
from nutdesk.games.nut_hunt.imagined_hands import imagine
from nutdesk.games.nut_hunt.parts import (
    ENDS,
    FAILED,
    LAST_NEST,
    NEST,
    PER_NEST,
    TILES,
)
from nutdesk.games.nut_hunt.reasons import why
from nutdesk.games.nut_hunt.scoring import result
from nutdesk.games.nut_hunt.solo import ENOUGH, NEAR, chance
from nutdesk.games.nut_hunt.state import State
from nutdesk.games.nut_hunt.views import NutHuntView

# How likely an objective is done in the end, from played games: the log-odds by missing tiles, whether a nest is
# on the way, and the clock.
_MOST_MISSING: Final = 6
_CLOCK: Final = NEST * LAST_NEST


def _likely(clock: int, nest: int, missing: int) -> float:
    late = clock / 4
    odds = -0.9 - 0.9 * missing + 0.56 * nest + 0.73 * late + 0.16 * missing * late - 0.08 * nest * late
    bonus = 1.83 - 1.16 * late - 0.36 * nest
    return 1 / (1 + exp(-(odds + max(bonus, 0.5) * (missing == 0))))


def _table() -> tuple[tuple[tuple[float, ...], ...], ...]:
    clocks = []
    for clock in range(_CLOCK + 1):
        rows = []
        for nest in (0, 1):
            row: list[float] = []
            for missing in range(_MOST_MISSING + 1):
                likely = _likely(clock, nest, missing)
                row.append(min(likely, 0.85 * row[-1]) if row else likely)  # one tile more is never better
            rows.append(tuple(row))
        clocks.append(tuple(rows))
    return tuple(clocks)


LIKELY: Final = _table()
"""LIKELY[clock][nest on the way][missing tiles]."""
_LEAST: Final = 0.04
"""Even the worst move gets this part of the best one's weight."""
_TEMPO: Final = 0.17
"""Half of what a turn brings, for the part of it that is still to come."""


class NutHuntAdvice(Advice):
    """Points now and soon, the way to the fourth nest, and nuts, given the time until somebody's last nest."""

    depth = 0
    settled = frozenset(("roll",))  # in the middle of a turn everything seems to be about to happen
    averaged_dice = frozenset(("scatter die",))  # the Automa stands nearly everywhere, and every squirrel of it rolls
    pace = 6000
    enough: ClassVar = {"clever": 150, "wise": 8000}

    def imagine(self, view: NutHuntView, rng: Random) -> State:  # type: ignore[override]
        return imagine(view, rng)

    def value(self, state: State) -> Sequence[float]:
        if not state.pending:
            ended = result(state)
            winners = ended.winners if ended else ()
            if state.seats == 1:
                return (1.0,) if 0 in winners else (0.0,)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]
        if not state.forest.order:
            return (0.5,) if state.seats == 1 else [1 / state.seats] * state.seats
        if state.seats == 1:
            return (chance(state),)
        scores = measure(state)
        top = max(scores)
        parts = [exp(score - top) for score in scores]
        whole = sum(parts)
        return [part / whole for part in parts]

    def weigh(self, state: State, actions: Sequence[Action]) -> Sequence[float]:
        due = state.pending[-1]
        assert isinstance(due, Choice)
        glance = FirstLook(state, due.seat)
        weights = [WEIGHTS[type(action)](glance, action) for action in actions]
        least = _LEAST * max(weights)
        return [max(weight, least) if weight else 0.0 for weight in weights]

    def why(self, view: NutHuntView, action: Action) -> Say:  # type: ignore[override]
        return why(view, action)

    def why_line(self, view: NutHuntView, line: Sequence[Action]) -> Say:  # type: ignore[override]
        """What comes last is what the nuts before it are for."""
        last = line[-1]
        if isinstance(last, End):
            return why(view, line[0])
        return why(self.at_last(view, line), last)


def measure(state: State) -> list[float]:
    """The log-odds of each player, up to a common term, before the fox is rolled."""
    bits, land, objectives = lie(state.forest, state.balanced)
    built = state.built
    sides = []
    clock = _CLOCK
    for seat in range(state.seats):
        side = Side(state, seat, bits)
        left = LAST_NEST - built[seat]
        if left <= 0:
            steps = 0
        elif left <= side.twos:
            steps = left
        elif left <= side.twos + side.ones:
            steps = 2 * left - side.twos
        else:
            steps = NEST * left - 2 * side.twos - side.ones
        if steps < clock:
            clock = steps
        sides.append((side, steps))
    late = clock / 4
    likely = LIKELY[clock]
    scores = []
    for seat, (side, steps) in enumerate(sides):
        held, home, ones, twos = side.held, side.home, side.ones, side.twos
        purse = state.nuts[4 * seat : 4 * seat + 4]
        parts = paid(purse)
        points, wish = 0.0, max((parts[tile] for tile in range(TILES) if bits[tile] & side.pairs), default=0.0)
        for card in state.hands[seat]:
            one, two, full = objectives[card]
            missing, way = gap(one, two, held, land)
            points += likely[1 if way & home else 0][missing] * (full + FAILED) - FAILED
            if missing:
                for bit, tile in ((one, ENDS[card][0]), (two, ENDS[card][1])):
                    if not held & bit and parts[tile] * NEAR[missing] > wish:
                        wish = parts[tile] * NEAR[missing]
        score = (0.315 - 0.06 * late) * (points + PER_NEST * built[seat])
        score += (0.17 - 0.03 * late) * (ones + 2 * twos) + 0.06 * twos - (0.26 - 0.04 * late) * steps
        score += 0.05 * min(ENOUGH, sum(purse)) + 0.3 * wish
        if seat == state.turn:
            score += _TEMPO
        scores.append(score)
    return scores
