"""The coach: how the chances changed, where the game turned, and how much of it was luck.

Everything is worked out in the bots' process, one position at a time, and stored, so that it is done once per game.
After the end nothing is secret any more, so the curve uses whole positions; a decision is judged by what its player
could know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QObject, Signal

from nutdesk.core.game import hush, look
from nutdesk.core.match import Match
from nutdesk.core.moves import Action, Luck
from nutdesk.desk.coach.analysis import Analysis, Turning, reason, recall, remember, retold
from nutdesk.desk.coach.decision import Decision, decisions, goes_on, in_contrast, in_full
from nutdesk.desk.coach.decision_value import SMALL, chances, shares, weigh
from nutdesk.desk.table.bot_requests import OwnRequests
from nutdesk.desk.table.session import Session

if TYPE_CHECKING:
    from nutdesk.bots.process import Reply

ITERATIONS = 36_000
"""Imagined games for a whole analysis, shared among its positions …"""
MOST, LEAST = 240, 40
"""… each of which gets at most and at least this many."""
DOUBTED, AGAIN = 20, 300
"""How many of the largest changes are valued again, as many are chance, and with how many imagined games."""
TURNS, TRIES = 3, 9
"""Turning points in a game, and decisions that are weighed to find them."""
FOUND = 0.06
"""A good move that others would have missed must raise the chance by this much to count."""
STEPS = 4
"""The most steps that a move has."""
SWING, SWINGS = 0.15, 2
"""Luck that changes a chance by this much is mentioned, at most this often."""
A_WEIGHING = 6
"""Weighing a decision takes as long as valuing this many positions."""

Moves = tuple[Action, ...]


@attrs.frozen
class _Step:
    """The way from one position to the next, by a gesture's luck or its decision."""

    place: int
    lucky: bool
    before: int
    after: int
    """Numbers of the positions."""


class Coach(QObject):
    """Works an analysis out, one position at a time."""

    progressed = Signal(float)
    done = Signal(object)
    """An Analysis."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.line = session.match.line()
        self._positions: list[Any] = []
        self._values: dict[int, tuple[float, ...]] = {}
        self._steps: list[_Step] = []
        self._ends = [0]
        """The position after each gesture, and before the first."""
        self._requests = OwnRequests(self)
        self._asked: list[tuple[Decision, float]] = []
        """Decisions that may have turned the game and how much each changed, largest first."""
        self._turnings: dict[int, Turning] = {}
        self._done, self._total = 0, 1
        self._begun = False

    # ---- the whole ------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start, or answer at once if the analysis is stored; if it is under way, say how far."""
        if self._begun:
            self._proceed(0)
            return
        self._begun = True
        known = recall(self.session.match)
        if known is not None:
            self.done.emit(retold(self.session, known))
            return
        self._lay_out()
        open_ = [k for k in range(len(self._positions)) if k not in self._values]
        self._total = len(open_) + 2 * DOUBTED + TRIES * A_WEIGHING
        self._value(open_, max(LEAST, min(MOST, ITERATIONS // max(1, len(open_)))), self._doubt)

    def cancel(self) -> None:
        """Stop the analysis."""
        self._requests.cancel()

    def _lay_out(self) -> None:
        """List the positions to value, and what leads from each to the next."""
        match = self.session.match
        first = undealt(match)
        self._positions = [match.root.state] if first is None else [first, match.root.state]
        if first is not None:
            self._steps.append(_Step(0, True, 0, 1))
            self._ends = [1]
        for place, entry in enumerate(self.line, 1):
            assert entry.parent is not None
            state = entry.parent.state.copy()
            moves = list(entry.moves)
            while moves:
                lucky = isinstance(moves[0], Luck)
                forced = not lucky
                while moves and isinstance(moves[0], Luck) == lucky:
                    forced = forced and len(match.game.legal(state)) == 1
                    match.game.step(state, moves.pop(0), hush)
                if forced and state.pending:
                    continue  # there was no choice: nothing is gained or lost
                before = len(self._positions) - 1
                self._positions.append(state.copy())
                self._steps.append(_Step(place, lucky, before, before + 1))
            self._ends.append(len(self._positions) - 1)
        for k, state in enumerate(self._positions):
            if not state.pending:
                self._values[k] = shares(match, state)

    def _value(self, positions: Collection[int], iterations: int, then: Callable[[], None]) -> None:
        """Value positions, then go on."""
        match, missing = self.session.match, set(positions)

        def take(k: int, answer: Reply) -> None:
            self._values[k] = chances(match, answer)
            missing.discard(k)
            self._proceed(1)
            if not missing:
                then()

        for k in positions:
            seed = f"{match.seed}/{k}/{iterations}"
            self._requests.evaluate(match.game.id, self._positions[k], seed, iterations, partial(take, k))
        if not positions:
            then()

    def _proceed(self, by: int) -> None:
        self._done += by
        self.progressed.emit(min(1.0, self._done / self._total))

    def _doubt(self) -> None:
        """Value the largest changes again, then look for the turning points."""
        largest = sorted(self._changes(), key=lambda found: -abs(found[1]))[:DOUBTED]
        places = {place for decision, _ in largest for place in range(decision.first, decision.last + 1)}
        steps = [step for step in self._steps if step.place in places and not step.lucky]
        positions = {k for step in steps for k in (step.before, step.after) if self._positions[k].pending}
        self._value(sorted(positions), AGAIN, self._find_turnings)

    # ---- where it turned ------------------------------------------------------------------------------------------

    def _changes(self) -> list[tuple[Decision, float]]:
        """Every decision, and how much it changed the chance of the seat that made it."""
        seats = range(len(self.session.match.players))
        changes: dict[int, float] = {}
        for step in self._steps:
            seat = self.line[step.place - 1].seat
            if not step.lucky and seat in seats:
                change = self._values[step.after][seat] - self._values[step.before][seat]
                changes[step.place] = changes.get(step.place, 0.0) + change
        found = []
        for decision in decisions(self.line):
            places = [place for place in range(decision.first, decision.last + 1) if place in changes]
            if places:
                found.append((decision, sum(changes[place] for place in places)))
        return found

    def _find_turnings(self) -> None:
        """Choose the decisions to weigh: every seat's seemingly most costly one, then the largest changes."""
        most = sorted(self._changes(), key=lambda found: -abs(found[1]))
        worst: dict[int, tuple[Decision, float]] = {}
        for decision, change in most:
            if change <= -SMALL:
                worst.setdefault(decision.seat, (decision, change))
        first = {decision.last for decision, _ in worst.values()}
        rest = [found for found in most if abs(found[1]) >= SMALL and found[0].last not in first]
        self._asked = [*worst.values(), *rest][:TRIES]
        self._next_turning()

    def _next_turning(self) -> None:
        """Ask about the next decision, until no remaining one seems to have changed more than those found."""
        while self._asked:
            decision, change = self._asked.pop(0)
            if len(self._turnings) >= TURNS and abs(change) < abs(self._largest()[-1].change):
                continue
            if self._ask(decision, change, (), ()):
                return
        self._finish()

    def _keep(self, turning: Turning) -> None:
        self._turnings[turning.place] = turning

    def _largest(self) -> list[Turning]:
        """The turning points that count."""
        return sorted(self._turnings.values(), key=lambda turning: -abs(turning.change))[:TURNS]

    def _ask(self, decision: Decision, change: float, found: Moves, others: Sequence[tuple[float, Moves]]) -> bool:
        """Ask what would have been best after the steps found so far; False if there was no choice."""
        match, state = self.session.match, decision.state.copy()
        for step in found:
            match.game.step(state, step, hush)
        view = look(match.game, state, decision.seat)
        if (len(view.legal) < 2 and not found) or getattr(view.due, "seat", -1) != decision.seat:
            return False
        seed = f"{match.seed}/{decision.last}/coach"
        self._requests.hint(match.game.id, view, seed, partial(self._advised, decision, change, found, others))
        return True

    def _advised(
        self, decision: Decision, change: float, before: Moves, others: Sequence[tuple[float, Moves]], answer: Reply
    ) -> None:
        """Weigh the move that was played against the best; if it was the best, against the second best."""
        session, state, seat = self.session, decision.state, decision.seat
        assert answer.thought is not None
        best, *rest = answer.thought.candidates
        found = (*before, best.action)
        others = [*others, *((one.chance, (*before, one.action)) for one in rest if one.chance is not None)]
        if len(found) < STEPS and goes_on(session, state, found, seat) and self._ask(decision, change, found, others):
            return
        if found != decision.moves[: len(found)]:
            weigh(session, self._requests, decision, found, partial(self._weighed, decision, change, found))
        elif others:
            other = max(others)[1]
            weigh(session, self._requests, decision, other, partial(self._weighed, decision, change, other))
        else:
            self._weighed(decision, change, (), 0.0)

    def _weighed(self, decision: Decision, change: float, other: Moves, worth: float) -> None:
        """Keep it if it is a mistake or a find, but not if it may be chance or was obvious."""
        session, state, seat = self.session, decision.state, decision.seat
        if worth < 0 and not goes_on(session, state, other, seat):
            played, better = in_contrast(session, self.line, decision, other)
            action, why = "; ".join(map(str, other)), reason(session, decision, other)
            if played != better:
                self._keep(Turning(decision.first, decision.last, seat, worth, played, better, action, why))
        elif worth > 0 and change >= FOUND:
            played, why = in_full(session, self.line, decision), reason(session, decision, ())
            self._keep(Turning(decision.first, decision.last, seat, min(worth, change), played, why=why))
        self._proceed(A_WEIGHING)
        self._next_turning()

    def _swings(self) -> tuple[int, ...]:
        """The gestures whose luck changed a chance more than any decision did, including the deal."""
        changes: dict[int, list[float]] = {}
        for step in self._steps:
            if step.lucky and step.place:
                before, after = self._values[step.before], self._values[step.after]
                sums = changes.setdefault(step.place, [0.0] * len(after))
                changes[step.place] = [sums[seat] + after[seat] - before[seat] for seat in range(len(after))]
        sizes = {place: max(map(abs, sums)) for place, sums in changes.items()}
        least = max([SWING, *(abs(turning.change) for turning in self._largest())])
        large = [place for place in sizes if sizes[place] > least]
        return tuple(sorted(large, key=lambda place: -sizes[place])[:SWINGS])

    def _finish(self) -> None:
        seats = len(self.session.match.players)
        luck, choice = [0.0] * seats, [0.0] * seats
        for step in self._steps:
            sums = luck if step.lucky else choice
            for seat in range(seats):
                sums[seat] += self._values[step.after][seat] - self._values[step.before][seat]
        starts = 0 if self._steps and self._steps[0].place == 0 else self._ends[0]
        curve = (self._values[starts], *(self._values[k] for k in self._ends[1:]))
        turnings = tuple(sorted(self._largest(), key=lambda turning: turning.place))
        analysis = Analysis(curve, tuple(luck), tuple(choice), turnings, self._swings())
        if not self._requests.hasty:  # another time more can be found out
            remember(self.session.match, analysis)
        self.done.emit(analysis)


def undealt(match: Match) -> Any:
    """The position before the deal, if the game began with the usual one."""
    if not match.root.moves:
        return None
    state = match.game.setup(match.options, len(match.players))
    first = state.copy()
    for move in match.root.moves:
        match.game.step(state, move, hush)
    return first if state == match.root.state else None
