"""Information-set Monte Carlo tree search: guess what is hidden, try moves, and count who wins.

Every iteration deals the hidden things anew, walks down one tree that all deals share, and plays on for a few choices.
A move's tries are compared with how often it was available, as not every deal allows it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

import attrs

from nutdesk.bots.bot import Candidate, Thought
from nutdesk.core.advice import Advice
from nutdesk.core.dealer import draw
from nutdesk.core.game import Game, View, look
from nutdesk.core.moves import Action, Choice, Pending

CURIOSITY = 3.0
"""How strongly the search is drawn to moves that it has seldom tried, as a multiple of `spread`."""
OPENNESS = 0.15
"""The part of that pull that is the same for all moves, however bad they look at first sight."""
GUESS = (16, 0.25)
"""The spread assumed before anything is imagined, after the number of games that this assumption counts for."""
KNOWN_DICE = 36
"""The tree tells apart the results of throws with at most this many outcomes; others are averaged."""
FOREVER = 4_000
"""An imagined game that lasts this long and cannot be valued is a draw."""
BATCH = 8
"""Iterations between two looks at the clock."""
OFTEN = 0.3
"""A move is known well enough to be the best if it was tried at least this part as often as the most tried one."""
LOOKED = 0.3
"""After this part of its iterations the search may stop because one move is clearly the best …"""
CLEARLY = 3.0
"""… by this many standard errors over every other move …"""
NEGLECTED = 0.1
"""… that was tried at least this part as often."""
SHOWN = 3
"""How many candidates a thought has at most."""

Deal = Callable[[Random], Any]
"""Makes a position to play on: redealt from a view, or a copy of one that hides nothing."""
Stop = Callable[[], bool]
Found = tuple[Action, int, float | None]
"""A first move, how often it was tried, and its chance of winning."""


@attrs.frozen
class Budget:
    """How long to think: a number of iterations or of seconds, whichever is over first. 0 is no limit."""

    iterations: int = 0
    seconds: float = 0.0


class Edge:
    """One move at one place in the tree."""

    __slots__ = ("nodes", "seen", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.visits = 0
        self.seen = 0
        """How often it was available."""
        self.total = 0.0
        """The sum of the results, for the seat that makes it."""
        self.nodes: dict[tuple[int, ...], Node] = {}
        """The places that it leads to, by the numbers on the dice."""

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


Node = dict[int, dict[Action, Edge]]
"""A place in the tree: the moves of each seat that had to choose there."""


def moves(game: Game, state: Any, seat: int) -> list[Action]:
    """What a seat that is to choose can do: answer the choice, or interrupt first."""
    return game.legal(state) + game.interrupts(state, seat)


def settle(game: Game, state: Any, rng: Random, averaged: frozenset[str] = frozenset()) -> tuple[int, ...]:
    """Answer the chances that are due; return the numbers on the dice that the tree tells apart."""
    seen: tuple[int, ...] = ()
    pending: list[Pending] = state.pending
    while pending and not isinstance(pending[-1], Choice):
        chance = pending[-1]
        luck = draw(chance, rng)
        game.step(state, luck)
        if chance.dice and chance.kind not in averaged and _outcomes(chance.dice) <= KNOWN_DICE:
            seen += luck.values
        pending = state.pending
    return seen


def _outcomes(dice: tuple[int, ...]) -> int:
    outcomes = 1
    for sides in dice:
        outcomes *= sides
    return outcomes


def shares(game: Game, state: Any) -> Sequence[float]:
    """Each seat's share of the win when the game is over: all of it, a part, or nothing."""
    result = game.result(state)
    assert result is not None
    part = 1.0 / len(result.winners)
    return [part if seat in result.winners else 0.0 for seat in range(state.seats)]


class Search:
    """A search tree. The same deals and the same random numbers grow the same tree."""

    def __init__(self, game: Game, deal: Deal, rng: Random, advice: Advice | None = None) -> None:
        self.game, self.deal, self.rng = game, deal, rng
        self.advice = game.advice() if advice is None else advice
        self.knows = type(self.advice).weigh is not Advice.weigh
        """Whether the game weighs its moves."""
        self.roots: dict[tuple[int, ...], Node] = {}
        self.sums: dict[Action | None, list[float]] = {}
        """For each first move, how often it was tried in this search, and the sum of the results of every seat."""
        self.iterations = 0
        self._total, self._squares = 0.0, 0.0
        self.spread = GUESS[1]
        """How much the results of imagined games differ, for the seat that thinks: their standard deviation."""

    # Growing

    def iterate(self) -> None:
        """Deal, walk down the tree, play on, and add the result to every move on the way."""
        game, rng, step, averaged = self.game, self.rng, self.game.step, self.advice.averaged_dice
        state = self.deal(rng)
        node = self.roots.setdefault(settle(game, state, rng, averaged), {})
        path: list[tuple[Edge, int]] = []
        first: Action | None = None
        while state.pending:
            seat = state.pending[-1].seat
            action, edge = self.select(node, state, seat)
            if first is None:
                first = action
            path.append((edge, seat))
            step(state, action)
            seen = settle(game, state, rng, averaged)
            if not edge.visits:
                break
            found = edge.nodes.get(seen)
            if found is None:
                found = edge.nodes[seen] = {}
            node = found
        values = self.play_on(state)
        for edge, seat in path:
            edge.visits += 1
            edge.total += values[seat]
        self.iterations += 1
        if path:
            self.wonder(values[path[0][1]])
        came = (1.0, *values)
        totals = self.sums.get(first)
        self.sums[first] = list(came) if totals is None else [a + b for a, b in zip(totals, came, strict=True)]

    def wonder(self, value: float) -> None:
        """Update `spread`: where results hardly differ, small differences decide."""
        self._total += value
        self._squares += value * value
        count, spread = GUESS
        mean = self._total / self.iterations
        variance = self._squares / self.iterations - mean * mean
        known = (variance * self.iterations + spread * spread * count) / (self.iterations + count)
        self.spread = sqrt(max(known, 1e-6))

    def select(self, node: Node, state: Any, seat: int) -> tuple[Action, Edge]:
        """The move to try next: one that does well, looks promising, or has been neglected."""
        actions = moves(self.game, state, seat)
        edges = node.get(seat)
        if edges is None:
            edges = node[seat] = {}
        try:
            here = [edges[action] for action in actions]
        except KeyError:
            here = self.expand(edges, state, actions)
        if len(here) == 1:
            here[0].seen += 1
            return actions[0], here[0]
        weights, visits, total = 0.0, 0, 0.0
        for edge in here:
            edge.seen += 1
            weights += edge.weight
            visits += edge.visits
            total += edge.total
        # A move that was never tried counts as average.
        usual = total / visits if visits else 0.5
        openness = OPENNESS if weights else 1.0
        curiosity = CURIOSITY * self.spread
        trust = curiosity * (1 - openness) / weights if weights else 0.0
        doubt = curiosity * openness / len(here)
        best, chosen = -1.0, 0
        for index, edge in enumerate(here):
            if weights and edge.weight <= 0.0:
                continue
            tried = edge.visits
            pull = (trust * edge.weight + doubt) * sqrt(edge.seen) / (1 + tried)
            score = (edge.total / tried if tried else usual) + pull
            if score > best:
                best, chosen = score, index
        return actions[chosen], here[chosen]

    def expand(self, edges: dict[Action, Edge], state: Any, actions: Sequence[Action]) -> list[Edge]:
        """Add the missing edges."""
        weights = self.advice.weigh(state, actions) if len(actions) > 1 else (1.0,)
        for action, weight in zip(actions, weights, strict=True):
            if action not in edges:
                edges[action] = Edge(weight)
        return [edges[action] for action in actions]

    def play_on(self, state: Any) -> Sequence[float]:
        """Play the imagined game on for a while; return each seat's chance of winning then."""
        game, rng, advice = self.game, self.rng, self.advice
        weighed, best = self.knows and advice.weighed_playouts, advice.best_playouts
        left, settled = advice.depth, advice.settled
        while state.pending:
            if left <= 0 and (not settled or state.pending[-1].kind in settled):
                values = advice.value(state)
                if values is not None:
                    return values
            if left < -FOREVER:
                return [1.0 / max(2, state.seats)] * state.seats
            actions = game.legal(state)
            if len(actions) == 1:
                action = actions[0]
            elif weighed:
                weights = advice.weigh(state, actions)
                action = actions[weights.index(max(weights))] if best else pick(actions, weights, rng)
            else:
                action = actions[int(rng.random() * len(actions))]
            game.step(state, action)
            settle(game, state, rng)
            left -= 1
        return shares(game, state)

    # Thinking

    def run(self, budget: Budget, stop: Stop | None = None, *, thorough: bool = False) -> None:
        """Grow until the budget is spent, stop() says so, or the best move can hardly be overtaken any more.

        With `thorough`, for chances rather than a move, it does not stop at the last of these.
        """
        started = perf_counter()
        while True:
            done = self.iterations
            left = budget.iterations - done if budget.iterations else FOREVER * FOREVER
            if left <= 0:
                return
            if not done % BATCH:
                if done and stop is not None and stop():
                    return
                passed = perf_counter() - started
                if budget.seconds and done:
                    if passed >= budget.seconds:
                        return
                    left = min(left, int((budget.seconds - passed) * done / passed) + BATCH)
                if done and not thorough and self.decided(left):
                    return
            self.iterate()

    def decided(self, left: int) -> bool:
        """Whether this many more iterations can hardly change the best move, or there is only one."""
        if len(self.roots) != 1:
            return False
        (node,) = self.roots.values()
        if not node:
            return True  # it is over
        edges, *others = node.values()
        if others or len(edges) == 1:
            return not others
        most, *rest = sorted(edges.values(), key=lambda edge: -edge.visits)
        if most.visits - rest[0].visits > left and most.mean >= rest[0].mean:
            return True
        if self.iterations < LOOKED * (self.iterations + left):
            return False
        mean, doubt, enough = most.mean, CLEARLY * self.spread, NEGLECTED * most.visits
        return all(
            mean - edge.mean > doubt * sqrt(1 / most.visits + 1 / edge.visits) for edge in rest if edge.visits >= enough
        )

    def ranked(self, seat: int) -> list[tuple[Action, Edge]]:
        """The first moves of a seat, best first: those tried often by their chance of winning, then the others."""
        edges: dict[Action, Edge] = {}
        for node in self.roots.values():
            edges.update(node.get(seat, {}))
        enough = OFTEN * max((edge.visits for edge in edges.values()), default=0)

        def rank(pair: tuple[Action, Edge]) -> tuple[bool, float, Action]:
            often = pair[1].visits >= enough
            return not often, -pair[1].mean if often else -pair[1].visits, pair[0]

        return sorted(edges.items(), key=rank)

    def win_chances(self) -> tuple[float, ...]:
        """Every seat's chance of winning, over all first moves that are about as good as the best one.

        A seat that can hardly win any more may find all moves equal, but the others do not: so no single move may
        decide this.
        """
        if len(self.roots) == 1:
            (node,) = self.roots.values()
            tried = [pair for edges in node.values() for pair in edges.items() if pair[1].visits]
            if tried:
                best = max((edge for _, edge in tried), key=lambda edge: edge.visits)
                alike = [
                    self.sums[action]
                    for action, edge in tried
                    if best.mean - edge.mean <= self.spread * sqrt(1 / best.visits + 1 / edge.visits)
                ]
                tries, *totals = (sum(column) for column in zip(*alike, strict=True))
                return tuple(total / tries for total in totals)
        # Dice come first, or the game is over: the average over all first moves.
        tries, *totals = (sum(column) for column in zip(*self.sums.values(), strict=True))
        return tuple(total / tries for total in totals)


def pick(actions: Sequence[Action], weights: Sequence[float], rng: Random) -> Action:
    """One of the actions at random, in proportion to the weights.

    >>> from nutdesk.core.moves import Luck
    >>> pick([Luck((1,)), Luck((2,))], [0.0, 1.0], Random(1))
    Luck(values=(2,))
    """
    at = rng.random() * sum(weights)
    for action, weight in zip(actions, weights, strict=True):
        at -= weight
        if at < 0.0:
            return action
    return actions[-1]


class SearchBot:
    """A bot that searches for as long as its budget allows."""

    grows: type[Search] = Search
    told = SHOWN

    def __init__(self, game: Game, budget: Budget, stop: Stop | None = None, *, thorough: bool = False) -> None:
        self.game, self.budget, self.stop, self.thorough = game, budget, stop, thorough
        self.advice = game.advice()
        self.ahead: tuple[View, Node] | None = None
        """The view expected after the last move, if nothing is revealed before it, and the tree grown for it."""
        self.found: list[tuple[Action, Edge]] = []
        """The moves of the last search, best first."""

    def deal(self, view: View, rng: Random) -> Any:
        """A position that fits the view."""
        return self.advice.imagine(view, rng)

    def choose(self, view: View, rng: Random) -> Action:
        first, *_ = self.first_moves(view, rng)
        return first[0]

    def think(self, view: View, rng: Random) -> Thought:
        """The best moves, with their chances and reasons."""
        why, known = self.advice.why, self.known(view, self.first_moves(view, rng))
        return Thought(tuple(Candidate(action, chance, why(view, action)) for action, chance in known[: self.told]))

    def known(self, view: View, found: list[Found]) -> list[tuple[Action, float | None]]:
        """The moves that were tried often enough to say something about their chance of winning.

        A move that seems better than the best is left out: it was tried too seldom to be trusted, and would puzzle
        players.
        """
        enough = max(visits for _, visits, _ in found) / 20
        most = found[0][2] or 0.0
        return [(action, chance) for action, visits, chance in found if visits >= enough and (chance or 0.0) <= most]

    def first_moves(self, view: View, rng: Random) -> list[Found]:
        """Every move, best first, with how often it was tried and its chance of winning."""
        if len(view.legal) == 1 and not self.game.interrupts(self.deal(view, rng), view.viewer):
            self.found = []
            return [(view.legal[0], 0, None)]
        search = self.grows(self.game, lambda rng: self.deal(view, rng), rng, self.advice)
        ahead, self.ahead = self.ahead, None
        if ahead is not None and ahead[0] == view:
            search.roots[()] = ahead[1]
        search.run(self.budget, self.stop, thorough=self.thorough)
        found = self.found = search.ranked(view.viewer)
        self.look_ahead(view, *found[0], rng)
        return [(action, edge.visits, edge.mean) for action, edge in found]

    def look_ahead(self, view: View, action: Action, edge: Edge, rng: Random) -> None:
        """Keep the tree for the next choice of this turn, if no dice or cards come before it."""
        known, after = edge.nodes.get(()), self.after(view, action, rng)
        if known and after is not None:
            self.ahead = after, known

    def after(self, view: View, action: Action, rng: Random) -> View | None:
        """The view of the next choice of this turn; None if another seat's, dice or cards come before it.

        A move that reveals something starts a new search: the tree covers all the cards that it might have been.
        """
        state = self.deal(view, rng)
        if self.game.judge(state, action).barrier:
            return None
        self.game.step(state, action)
        if state.pending and isinstance(state.pending[-1], Choice) and state.pending[-1].seat == view.viewer:
            after: View = look(self.game, state, view.viewer)
            return after
        return None
